#include "view/hud/hud_parts.h"

#include <stdio.h>
#include <string.h>

enum {
    COME_TICKS = 8,
    GO_TICKS = 24,
    TOP = 60, // px; the hero stands lower, the panels in the corners end beside it
    HEIGHT = 46,
    LINE = 12,
    EDGE = 14,
    BACK = 168, // 0..255, of the dark below the letters in its middle
    TEXT_MAX = 64
};

// A dark strip that fades out to both sides.
static void draw_back(Image *layer, Rect rect) {
    enum { STEP = 2, SIDE = 48 };
    for (int x = 0; x < rect.w; x += STEP) {
        int in = int_clamp(rect.w - x - STEP, 0, int_min(x, SIDE));
        uint32_t alpha = (uint32_t)(BACK * in / SIDE);
        image_fill(layer, (Rect){rect.x + x, rect.y, STEP, rect.h}, alpha << 24 | (COLOUR_INK & 0xffffff));
    }
}

static void draw_line(const Ui *ui, Image *layer, Vec middle, int scale, Colour colour, const char *text) {
    int width = font_width(ui->font, text) * scale;
    font_draw_outlined(ui->font, layer, (Vec){middle.x - width / 2, middle.y}, scale, colour, text);
}

void banner_draw(const Ui *ui, const Wave *wave, Image *layer) {
    static const char HELD[] = "What was lit stays";
    char rebuilt[TEXT_MAX] = "What was dark is rebuilt";
    int left = WAVE_TICKS - wave->age, keep = PANEL_OPAQUE;
    if (!wave_runs(wave)) return;
    if (wave->still)
        (void)snprintf(rebuilt, sizeof rebuilt, "What was dark is rebuilt: %d cells rose, %d sank",
                       wave->rose, wave->sank);
    if (!wave->still) keep = PANEL_OPAQUE * int_min(wave->age + 1, COME_TICKS) / COME_TICKS;
    keep = int_min(keep, PANEL_OPAQUE * left / GO_TICKS);
    int width = font_width(ui->font, rebuilt) + 2 * EDGE + 40;
    Rect back = {(layer->w - width) / 2, TOP, width, HEIGHT};
    Vec at = {layer->w / 2, TOP + 5};
    draw_back(layer, back);
    draw_line(ui, layer, at, 2, COLOUR_WHITE, "The bell tolls");
    draw_line(ui, layer, (Vec){at.x, at.y + LINE + 5}, 1, COLOUR_ICE, rebuilt);
    draw_line(ui, layer, (Vec){at.x, at.y + 2 * LINE + 5}, 1, COLOUR_GOLD, HELD);
    panel_fade(layer, back, keep);
}
