// The picture of a victory, made from the game's sprites: the hero stands in gold light under the crown,
// between treasures.
#include "view/screens/victory.h"

enum { STEPS = 6 };

// Light falls from the middle outwards in even steps, as in the game.
static void draw_glow(Image *to, Rect area) {
    static const Colour SHADES[STEPS + 1] = {0xff6b4a1fu, 0xff573b1cu, 0xff452f1du, 0xff34241du,
                                             0xff251a1bu, 0xff1a1318u, 0xff110d15u};
    Vec middle = {area.x + area.w / 2, area.y + area.h / 2};
    for (int y = area.y; y < area.y + area.h; y++) {
        for (int x = area.x; x < area.x + area.w; x++) {
            Vec off = {(x - middle.x) / 2, y - middle.y};
            int ring = vec_square(off) * STEPS / int_max(area.h * area.h / 2, 1);
            image_dot(to, (Vec){x, y}, SHADES[int_min(ring, STEPS)]);
        }
    }
}

// Draws a sprite enlarged by a whole number. `foot`: the middle of its lower edge.
static void draw_enlarged(const Ui *ui, Image *to, int sprite, Vec foot, int scale) {
    if (sprite < 0) return;
    const Image *atlas = &ui->atlas->image;
    Rect from = atlas_frame(ui->atlas, sprite, 0);
    Vec at = {foot.x - from.w * scale / 2, foot.y - from.h * scale};
    for (int i = 0; i < from.w * from.h; i++) {
        Vec px = {i % from.w, i / from.w};
        Colour colour = atlas->pixels[(from.y + px.y) * atlas->w + from.x + px.x];
        if (colour >> CHANNEL_A >= 128)
            image_fill(to, (Rect){at.x + px.x * scale, at.y + px.y * scale, scale, scale}, colour);
    }
}

void victory_picture_draw(const Ui *ui, Image *to, Rect area) {
    static const struct {
        ItemKind item;
        int x;
    } SIDES[] = {{ITEM_CHALICE, -54}, {ITEM_GEM, -30}, {ITEM_RELIC, 30}, {ITEM_BOOK, 54}};
    int scale = int_max(area.h / VICTORY_PX, 1), x = area.x + area.w / 2, y = area.y + area.h;
    draw_glow(to, area);
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES; i++)
        if ((int_abs(SIDES[i].x) + 16) * scale <= area.w / 2)
            draw_enlarged(ui, to, ui->items[SIDES[i].item], (Vec){x + SIDES[i].x * scale, y}, scale);
    draw_enlarged(ui, to, ui->actors[ACTOR_HERO], (Vec){x, y}, scale);
    draw_enlarged(ui, to, ui->items[ITEM_CROWN], (Vec){x, y - 17 * scale}, scale);
}
