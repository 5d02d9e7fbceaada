// Draws what was placed in a level.
#include "view/debug/plan.h"

enum { LETTER_PX = 6 }; // letters are drawn if a cell has so many px

static void diamond(Image *to, Vec at, int half, Colour colour) {
    for (int y = -half; y <= half; y++) {
        int wide = half - int_abs(y);
        image_fill(to, (Rect){at.x - wide, at.y + y, 2 * wide + 1, 1}, colour);
    }
}

void plan_draw_item(Image *to, const LayoutFit *fit, ItemKind kind, Vec cell) {
    Vec at = layout_middle(fit, cell);
    int half = int_max(fit->px / 3, 1), key = ITEMS[kind].key;
    if (key > 0) {
        diamond(to, at, half + 1, COLOUR_WHITE);
        diamond(to, at, half, KEY_COLOURS[key]);
    } else {
        diamond(to, at, half,
                ITEMS[kind].counts                 ? COLOUR_GOLD
                : ITEMS[kind].class == CLASS_HEART ? PLAN_HEART
                                                   : COLOUR_ICE);
    }
}

// Chests are boxes with a lid in the colour of their lock, hollow when open. Traps are triangles.
void plan_draw_fixture(Image *to, const LayoutFit *fit, const Fixture *fixture, bool open) {
    Rect rect = layout_cell(fit, fixture->cell);
    int edge = rect.w / 5, inner = rect.w - 2 * edge;
    Rect box = {rect.x + edge, rect.y + edge, inner, inner};
    Colour colour = fixture->lock > 0 ? KEY_COLOURS[fixture->lock] : PLAN_CHEST;
    if (fixture->kind == FIXTURE_PLATE) return; // plan_draw_plates() draws it
    if (FIXTURES[fixture->kind].trap) {
        for (int y = 0; y < inner; y++) {
            int wide = y / 2;
            image_fill(to, (Rect){box.x + inner / 2 - wide, box.y + y, 2 * wide + 1, 1}, PLAN_TRAP);
        }
    } else if (open) {
        image_draw_outline(to, box, colour);
    } else {
        image_fill(to, box, colour);
        if (inner >= 5) image_fill(to, (Rect){box.x, box.y + inner / 3, inner, 1}, COLOUR_INK);
        if (fixture->trapped) image_draw_outline(to, box, PLAN_TRAP);
    }
}

void plan_draw_letter(const Ui *ui, Image *to, const LayoutFit *fit, Vec cell, char glyph, Colour colour) {
    Rect rect = layout_cell(fit, cell);
    char letter[2] = {glyph, '\0'};
    if (fit->px < LETTER_PX) {
        int side = int_max(fit->px, 3);
        image_fill(to, (Rect){rect.x - (side - fit->px) / 2, rect.y - (side - fit->px) / 2, side, side},
                   colour);
        return;
    }
    int scale = int_clamp(fit->px / LETTER_PX, 1, int_max(fit->scale, fit->px / 10));
    int width = (font_width(ui->font, letter) - 1) * scale;
    Vec at = {rect.x + (rect.w - width + 1) / 2, rect.y + (rect.h - FONT_CAP_PX * scale + 1) / 2};
    font_draw(ui->font, to, at, scale, colour, letter);
}

void plan_draw_things(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < level->fixture_count; i++) plan_draw_fixture(to, fit, &level->fixtures[i], false);
    for (int i = 0; i < level->items.count; i++) {
        plan_draw_item(to, fit, (ItemKind)level->items.at[i].kind, level->items.at[i].cell);
    }
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *spawn = &level->monsters.at[i];
        plan_draw_letter(ui, to, fit, spawn->cell, ACTORS[spawn->kind].glyph, COLOUR_RED);
    }
    bool placed = !vec_eq(level->start, (Vec){0, 0});
    if (placed) plan_draw_letter(ui, to, fit, level->start, ACTORS[ACTOR_HERO].glyph, COLOUR_GREEN);
}
