// How everything that stands or flies is drawn: shadow, memory, light.
#include "view/scene/things_parts.h"

enum { PIECE_SIDE = 64 }; // px that are converted to memory's colours at once

Vec item_feet(Vec pos) {
    return (Vec){pos.x / SUB, pos.y / SUB + ITEM_FEET_PX};
}

void thing_draw_shadow(const Image *shadow, const View *view, Vec feet, int alpha) {
    if (alpha == 0) return;
    Vec at = camera_to_frame(&view->camera, feet);
    Blit blit = {.from = {0, 0, shadow->w, shadow->h}, .alpha = alpha};
    blit.at = (Vec){at.x - shadow->w / 2, at.y - shadow->h / 2 - 1};
    image_blit(view->frame, shadow, &blit);
}

void blit_set_full_bright(Blit *blit) {
    blit->shade[0] = blit->shade[1] = blit->shade[2] = FIELD_ONE;
}

// Draws a piece of a sprite of at most that size, in memory's colours.
static void blit_memory(const Image *atlas, const View *view, Blit blit, Rect piece) {
    Colour pixels[PIECE_SIDE * PIECE_SIDE];
    for (int y = 0; y < piece.h; y++) {
        const Colour *from = atlas->pixels + (ptrdiff_t)(piece.y + y) * atlas->w + piece.x;
        colours_dim_memory(pixels + (ptrdiff_t)y * piece.w, from, piece.w);
    }
    blit.at = vec_add(blit.at, (Vec){piece.x - blit.from.x, piece.y - blit.from.y});
    blit.from = (Rect){0, 0, piece.w, piece.h};
    image_blit(view->frame, &(Image){.w = piece.w, .h = piece.h, .pixels = pixels, .hard = atlas->hard},
               &blit);
}

static void draw_memory(const Image *atlas, const View *view, Blit blit, int alpha) {
    int right = blit.from.x + blit.from.w, end = blit.from.y + blit.from.h;
    blit.alpha = alpha;
    blit_set_full_bright(&blit);
    for (int y = blit.from.y; y < end; y += PIECE_SIDE) {
        for (int x = blit.from.x; x < right; x += PIECE_SIDE) {
            Rect piece = {x, y, int_min(PIECE_SIDE, right - x), int_min(PIECE_SIDE, end - y)};
            blit_memory(atlas, view, blit, piece);
        }
    }
}

void thing_draw_known(const Image *image, const View *view, Blit blit, int visible, int explored) {
    if (visible < explored) draw_memory(image, view, blit, explored);
    blit.alpha = visible;
    if (visible > 0) image_blit(view->frame, image, &blit);
}

void thing_draw_outline(const Image *image, const View *view, Blit blit, int px, bool corners) {
    Vec at = blit.at;
    for (int dir = 0; dir < DIR_COUNT && blit.alpha > 0; dir += corners ? 1 : 2) {
        blit.at = vec_add(at, (Vec){DIRS[dir].x * px, DIRS[dir].y * px});
        image_blit(view->frame, image, &blit);
    }
}
