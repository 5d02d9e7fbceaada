#include "base/text.h"
#include "lang/lang.h"
#include "view/hud/hud_parts.h"

#include <string.h>

enum {
    COME_TICKS = 8,
    GO_TICKS = 24,
    LINE = 12,
    EDGE = 14,
    BACK = 168, // 0..255: how opaque the dark strip is in the middle
    TEXT_MAX = 160
};

// Draws a dark strip that fades at both ends.
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

void toll_banner_draw(const Hud *hud, const Ui *ui, Image *layer) {
    char rebuilt[TEXT_MAX];
    const TollWave *wave = hud->wave;
    int left = WAVE_TICKS - wave->age, keep = PANEL_OPAQUE, scale = hud_has_little_height(hud) ? 1 : 2;
    if (!wave_runs(wave)) return;
    (void)text_put(rebuilt, sizeof rebuilt, "%s", tr("What was dark is rebuilt"));
    if (wave->still && scale > 1)
        (void)text_put(rebuilt, sizeof rebuilt, tr("What was dark is rebuilt: %d cells rose, %d sank"),
                       wave->rose, wave->sank);
    if (!wave->still) keep = PANEL_OPAQUE * int_min(wave->age + 1, COME_TICKS) / COME_TICKS;
    keep = int_min(keep, PANEL_OPAQUE * left / GO_TICKS);
    Rect back = hud_banner_rect(hud, font_width(ui->font, rebuilt) + 2 * EDGE + 40);
    Vec at = {back.x + back.w / 2, back.y + (scale > 1 ? 5 : 4)};
    draw_back(layer, back);
    draw_line(ui, layer, at, scale, COLOUR_WHITE, tr("The bell tolls"));
    at.y += scale > 1 ? LINE + 5 : LINE - 1;
    draw_line(ui, layer, at, 1, COLOUR_ICE, rebuilt);
    if (scale > 1) draw_line(ui, layer, (Vec){at.x, at.y + LINE}, 1, COLOUR_GOLD, tr("What was lit stays"));
    panel_scale_opacity(layer, back, keep);
}
