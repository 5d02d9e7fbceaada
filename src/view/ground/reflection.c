#include "view/ground/reflection.h"

#include "map/level.h"

#include <stddef.h>

enum {
    MIRROR_PART = 140, // of 256, at the foot of the mirrored thing
    FACE_PX = 23,      // of a wall's front, below its edge
    BRIGHT = 480,      // the least sum of the channels of a glint, which is drawn above mirror images
};

const uint16_t MIRROR_SHADE[3] = {165, 182, 228};

int reflection_offset_x(int depth, unsigned phase) {
    static const int WAVE[8] = {0, 1, 1, 0, 0, -1, -1, 0};
    int wave = WAVE[((unsigned)(depth / MIRROR_STRIP_PX) + 2 * phase) % 8];
    return depth < 6 ? 0 : depth < 18 ? wave : 2 * wave;
}

int reflection_opacity(int depth) {
    return int_max(MIRROR_PART - 4 * depth, 0);
}

static uint32_t mix(uint32_t under, uint32_t over, int shift, uint32_t shade, uint32_t part) {
    uint32_t from = under >> shift & 255, to = (over >> shift & 255) * shade >> 8;
    return (from * (256 - part) + to * part) >> 8 << shift;
}

static bool glints(Colour colour) {
    return (colour >> 16 & 255) + (colour >> 8 & 255) + (colour & 255) > BRIGHT;
}

void reflection_draw_wall(Colour *water, const Colour *wall, unsigned phase) {
    for (int y = 0; y < FACE_PX; y++) {
        uint32_t part = (uint32_t)reflection_opacity(y);
        const Colour *row = wall + (ptrdiff_t)(CELL_PX - 1 - y) * CELL_PX;
        for (int x = 0; x < CELL_PX; x++) {
            Colour *to = &water[(BANK_PX + y) * CELL_PX + x],
                   over = row[int_clamp(x + reflection_offset_x(y, phase), 0, CELL_PX - 1)];
            if (glints(*to)) continue;
            *to = (*to & 0xff000000) | mix(*to, over, CHANNEL_R, MIRROR_SHADE[0], part) |
                  mix(*to, over, CHANNEL_G, MIRROR_SHADE[1], part) |
                  mix(*to, over, CHANNEL_B, MIRROR_SHADE[2], part);
        }
    }
}
