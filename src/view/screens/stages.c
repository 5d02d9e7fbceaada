// Draws a title and a sentence above, the level as large as it fits, and keys below. What a stage changed is
// gold and outlined.
#include "view/screens/stages.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/debug/plan.h"
#include "view/hud/level_title.h"

#define CHANGED      0x48ffc43du
#define CHANGED_EDGE 0xe0ffee92u

enum { EDGE = 8, HEAD_LINES = 3, FOOT_PX = 16, GAP = 5, OUTLINE_PX = 3, KEYS_MAX = 4 };

static bool same(const Grid *a, const Grid *b, Vec cell) {
    return grid_get(a, cell, 0) == grid_get(b, cell, 0);
}

static bool has_spawn(const SpawnList *list, const Spawn *spawn) {
    const Spawn *there = spawn_at(list, spawn->cell);
    return there != NULL && there->kind == spawn->kind;
}

static bool changed(const GenStageView *show, Vec cell) {
    const Level *now = show->level, *before = show->before;
    return !same(&now->tiles, &before->tiles, cell) || !same(&now->decor, &before->decor, cell);
}

static void wash(Image *to, const LayoutFit *fit, Vec cell) {
    image_fill(to, layout_cell(fit, cell), CHANGED);
}

// Draws a line inside the cell along each side where the neighbour did not change.
static void outline(const GenStageView *show, Image *to, const LayoutFit *fit, Vec cell) {
    Rect r = layout_cell(fit, cell);
    const Rect sides[DIR_COUNT] = {[DIR_E] = {r.x + r.w - 1, r.y, 1, r.h},
                                   [DIR_S] = {r.x, r.y + r.h - 1, r.w, 1},
                                   [DIR_W] = {r.x, r.y, 1, r.h},
                                   [DIR_N] = {r.x, r.y, r.w, 1}};
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (!changed(show, vec_add(cell, DIRS[dir]))) image_fill(to, sides[dir], CHANGED_EDGE);
    }
}

static void draw_changed_cells(const GenStageView *show, Image *to, const LayoutFit *fit) {
    const Grid *tiles = &show->level->tiles;
    for (int y = 0; y < tiles->h; y += fit->step) {
        for (int x = 0; x < tiles->w; x += fit->step) {
            if (!changed(show, (Vec){x, y})) continue;
            wash(to, fit, (Vec){x, y});
            if (fit->px >= OUTLINE_PX) outline(show, to, fit, (Vec){x, y});
        }
    }
}

static void ring(Image *to, const LayoutFit *fit, Vec cell) {
    Rect r = layout_cell(fit, cell);
    wash(to, fit, cell);
    image_draw_outline(to, (Rect){r.x - 1, r.y - 1, r.w + 2, r.h + 2}, CHANGED_EDGE);
}

static void ring_new(Image *to, const LayoutFit *fit, const SpawnList *now, const SpawnList *before) {
    for (int i = 0; i < now->count; i++) {
        if (!has_spawn(before, &now->at[i])) ring(to, fit, now->at[i].cell);
    }
}

static void draw_changes(const GenStageView *show, Image *to, const LayoutFit *fit) {
    const Level *now = show->level, *before = show->before;
    if (before == NULL) return;
    draw_changed_cells(show, to, fit);
    ring_new(to, fit, &now->items, &before->items);
    ring_new(to, fit, &now->monsters, &before->monsters);
    for (int i = 0; i < now->fixture_count; i++) {
        if (fixture_at(before, now->fixtures[i].cell) == NULL) ring(to, fit, now->fixtures[i].cell);
    }
    if (!vec_eq(now->start, before->start)) ring(to, fit, now->start);
}

static void draw_head(const Ui *ui, const GenStageView *show, Image *to, Rect panel, int scale) {
    char title[128], number[128], fit[256];
    int count = gen_stage_count(show->options), at = int_clamp(show->stage, 0, count);
    const Stage *stage = at > 0 ? gen_stage(show->options, at - 1) : NULL;
    int right = panel.x + panel.w - EDGE * scale, y = panel.y + EDGE * scale;
    (void)text_put(title, sizeof title, "%s %llu", tr(level_english_title(show->level)),
                   (unsigned long long)show->level->seed);
    (void)text_put(number, sizeof number, "%d/%d %s", at, count,
                   stage == NULL ? tr("nothing yet") : tr(stage->name));
    int width = font_width(ui->font, number) * scale;
    panel_draw(ui, to, panel);
    font_draw(ui->font, to, (Vec){right - width, y}, scale, COLOUR_GOLD, number);
    int room = (panel.w - 3 * EDGE * scale - width) / scale;
    font_draw(ui->font, to, (Vec){panel.x + EDGE * scale, y}, scale, COLOUR_WHITE,
              ui_text_fit(ui, room, title, fit, sizeof fit));
    room = (panel.w - 2 * EDGE * scale) / scale;
    y += FONT_LINE_PX * scale + scale;
    if (stage == NULL) return;
    font_draw(ui->font, to, (Vec){panel.x + EDGE * scale, y}, scale, COLOUR_CREAM,
              ui_text_fit(ui, room, tr(stage->what), fit, sizeof fit));
}

static int hint_width(const Ui *ui, const KeyHelp *help) {
    int width = font_width(ui->font, help->what) + 4;
    for (int i = 0; i < KEYS_MAX && help->keys[i] != NULL; i++)
        width += panel_key_cap_width(ui, help->keys[i]) + 2;
    return width;
}

static int draw_hint(const Ui *ui, Image *to, Vec at, const KeyHelp *help) {
    int x = at.x;
    for (int i = 0; i < KEYS_MAX && help->keys[i] != NULL; i++) {
        x += panel_draw_key_cap(ui, to, (Vec){x, at.y}, help->keys[i]) + 2;
    }
    return x + 2 + font_draw(ui->font, to, (Vec){x + 2, at.y + 5}, 1, COLOUR_PALE, help->what) - at.x;
}

// In the middle; keys that do not fit are left out.
void page_draw_key_hints(const Ui *ui, const KeyHelp *keys, const Hit *hits, int key_count, Image *to) {
    int width = 0, count = 0;
    for (; count < key_count; count++) {
        int more = hint_width(ui, &keys[count]) + 2 * EDGE;
        if (width + more > to->w) break;
        width += more;
    }
    Vec at = {(to->w - width) / 2 + EDGE, to->h - FOOT_PX - GAP};
    for (int i = 0; i < count; i++) {
        int w = draw_hint(ui, to, at, &keys[i]);
        Rect box = {at.x - EDGE, at.y - GAP, w + 2 * EDGE, FOOT_PX + 2 * GAP};
        if (hits != NULL) hits_add(ui->hits, box, (int)hits[i]);
        at.x += w + 2 * EDGE;
    }
}

void gen_stage_view_draw(const Ui *ui, const GenStageView *show, Image *to) {
    const Level *level = show->level;
    LayoutFit fit = {.scale = ui_text_scale((Vec){to->w, to->h})};
    int gap = GAP * fit.scale;
    Rect head = {gap, gap, to->w - 2 * gap, (2 * FONT_LINE_PX + 2 * EDGE - 3) * fit.scale};
    Rect room = {gap + 2, head.y + head.h + gap, to->w - 2 * gap - 4, 0};
    room.h = int_max(to->h - room.y - FOOT_PX * fit.scale - 3 * GAP, 1);
    plan_fit_in_rect(&fit, (Vec){level->tiles.w, level->tiles.h}, room);
    image_fill(to, (Rect){0, 0, to->w, to->h}, PLAN_BACK);
    plan_draw_ground(level, NULL, to, &fit);
    plan_draw_torchlight(level, to, &fit);
    Rect all = layout_rect(&fit, (Rect){0, 0, level->tiles.w, level->tiles.h});
    image_draw_outline(to, (Rect){all.x - 1, all.y - 1, all.w + 2, all.h + 2}, COLOUR_IRON);
    plan_draw_rooms(ui, level, to, &fit);
    plan_draw_protected_places(level, to, &fit);
    plan_draw_plates(level, to, &fit);
    draw_changes(show, to, &fit);
    plan_draw_things(ui, level, to, &fit);
    draw_head(ui, show, to, head, fit.scale);
    if (show->stage == 0)
        ui_draw_text_centred(ui, to, (Vec){to->w / 2, all.y + all.h / 2 - FONT_CAP_PX * fit.scale}, fit.scale,
                             COLOUR_CREAM, tr("Solid stone. The next stages show how the generator works"));
}
