// Above are a title and a sentence. Below them is the level, as large as it fits, then the rows that can be
// changed; the source is at the right, or below in a picture that is taller than wide. Keys are at the foot.
// What a stage or step changed is gold and outlined.
#include "view/screens/stages.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/debug/plan.h"
#include "view/hud/level_title.h"

#define CHANGED      0x48ffc43du
#define CHANGED_EDGE 0xe0ffee92u

enum { EDGE = 8, FOOT_PX = 16, GAP = 5, OUTLINE_PX = 3, KEYS_MAX = 4, ROW_PX = 12, ROWS_W = 290 };

static bool same(const Grid *a, const Grid *b, Vec cell) {
    return grid_get(a, cell, 0) == grid_get(b, cell, 0);
}

static bool has_spawn(const SpawnList *list, const Spawn *spawn) {
    const Spawn *there = spawn_at(list, spawn->cell);
    return there != NULL && there->kind == spawn->kind;
}

static bool changed(const GenStageView *show, Vec cell) {
    const Level *now = &show->look->now, *before = &show->look->before;
    return !same(&now->tiles, &before->tiles, cell) || !same(&now->decor, &before->decor, cell);
}

// True if the whole stage left the level as it was.
static bool did_nothing(const GenStageView *show) {
    const Level *now = &show->look->now, *before = &show->look->before;
    if (show->drawn > 0 || show->look->step > 0 || before->tiles.cells == NULL) return false;
    for (int i = 0; i < now->tiles.w * now->tiles.h; i++) {
        if (changed(show, (Vec){i % now->tiles.w, i / now->tiles.w})) return false;
    }
    return now->room_count == before->room_count && now->hall_count == before->hall_count &&
           now->items.count == before->items.count && now->monsters.count == before->monsters.count &&
           now->fixture_count == before->fixture_count && vec_eq(now->start, before->start);
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
    const Grid *tiles = &show->look->now.tiles;
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

// Rooms and halls are marked before they are dug.
static void gild(Image *to, const LayoutFit *fit, Rect cells) {
    Rect rect = layout_rect(fit, cells);
    image_fill(to, rect, CHANGED);
    image_draw_outline(to, rect, CHANGED_EDGE);
}

static void gild_new_parts(Image *to, const LayoutFit *fit, const Level *now, const Level *before) {
    for (int i = before->room_count; i < now->room_count; i++) gild(to, fit, now->rooms[i]);
    for (int i = before->hall_count; i < now->hall_count; i++) {
        gild(to, fit, now->halls[i].across);
        gild(to, fit, now->halls[i].down);
    }
}

static void draw_changes(const GenStageView *show, Image *to, const LayoutFit *fit) {
    const Level *now = &show->look->now, *before = &show->look->before;
    if (before->tiles.cells == NULL) return;
    draw_changed_cells(show, to, fit);
    gild_new_parts(to, fit, now, before);
    ring_new(to, fit, &now->items, &before->items);
    ring_new(to, fit, &now->monsters, &before->monsters);
    for (int i = 0; i < now->fixture_count; i++) {
        if (fixture_at(before, now->fixtures[i].cell) == NULL) ring(to, fit, now->fixtures[i].cell);
    }
    if (!vec_eq(now->start, before->start)) ring(to, fit, now->start);
}

// Where things are on the layer.
typedef struct Places {
    Rect head, level, rows, code;
} Places;

static int rows_height(const Ui *ui, const Menu *menu) {
    return menu == NULL ? 0 : menu->count * ui_row_height(ui, ROW_PX) + 2 * GAP;
}

static Places places_of(const Ui *ui, const GenStageView *show, Vec layer) {
    Places at = {.head = {GAP, GAP, layer.x - 2 * GAP, 2 * FONT_LINE_PX + 2 * EDGE - 3}};
    Rect body = {GAP, at.head.y + at.head.h + GAP, layer.x - 2 * GAP, 0};
    body.h = int_max(layer.y - body.y - FOOT_PX - 3 * GAP, 1);
    bool code = gen_stage_view_code(show).count > 0, tall = layer.y > layer.x;
    int rows = int_min(rows_height(ui, show->menu), body.h / 2), half = body.w * 46 / 100;
    at.level = body;
    if (code && tall) {
        at.code = (Rect){body.x, body.y + body.h / 2, body.w, body.h - body.h / 2};
        at.level.h -= at.code.h + GAP;
    } else if (code) {
        at.code = (Rect){body.x + half + GAP, body.y, body.w - half - GAP, body.h};
        at.level.w = half;
    }
    at.level.h = int_max(at.level.h - rows - GAP, 1);
    at.rows =
        (Rect){body.x, at.level.y + at.level.h + GAP, code ? at.level.w : int_min(body.w, ROWS_W), rows};
    return at;
}

static void draw_head(const Ui *ui, const GenStageView *show, Image *to, Rect panel) {
    char title[128], number[128], fit[256];
    const GenLook *look = show->look;
    const DrawnInfo stage = gen_stage_view_info(show);
    int right = panel.x + panel.w - EDGE, y = panel.y + EDGE;
    (void)text_put(title, sizeof title, "%s %llu", tr(level_english_title(&look->now)),
                   (unsigned long long)look->now.seed);
    gen_stage_view_write_number(show, number, sizeof number);
    int width = font_width(ui->font, number);
    panel_draw(ui, to, panel);
    ui_draw_text_right(ui, to, (Vec){right, y}, COLOUR_GOLD, number);
    font_draw(ui->font, to, (Vec){panel.x + EDGE, y}, 1, COLOUR_WHITE,
              ui_text_fit(ui, panel.w - 3 * EDGE - width, title, fit, sizeof fit));
    font_draw(ui->font, to, (Vec){panel.x + EDGE, y + FONT_LINE_PX + 1}, 1, COLOUR_CREAM,
              ui_text_fit(ui, panel.w - 2 * EDGE, tr(stage.what), fit, sizeof fit));
}

// Draws the arrows beside the value of the chosen row. A click on the left one steps back.
static void draw_arrows(const Ui *ui, Image *to, Rect line, int width) {
    int y = line.y + (line.h - FONT_CAP_PX) / 2, right = line.x + line.w - EDGE,
        arrow = font_width(ui->font, "→") + 3;
    int left = right - width - 2 * arrow;
    ui_draw_text_right(ui, to, (Vec){right, y}, COLOUR_STEEL, "→");
    font_draw(ui->font, to, (Vec){left, y}, 1, COLOUR_STEEL, "←");
    hits_add(ui->hits, (Rect){left - EDGE, line.y, arrow + EDGE + width / 2, line.h}, HIT_LESS);
}

static void draw_stage_row(const Ui *ui, Image *to, const MenuEntry *entry, Rect line, bool chosen) {
    char fit[128];
    const char *value = entry->value != NULL ? entry->value : "";
    int y = line.y + (line.h - FONT_CAP_PX) / 2, right = line.x + line.w - EDGE,
        width = font_width(ui->font, value);
    if (chosen) image_fill(to, line, 0x50575a72u);
    if (chosen && entry->enabled && entry->value != NULL) {
        draw_arrows(ui, to, line, width);
        right -= font_width(ui->font, "→") + 3;
    }
    ui_draw_text_right(ui, to, (Vec){right, y}, entry->enabled ? COLOUR_GOLD : COLOUR_STEEL, value);
    font_draw(ui->font, to, (Vec){line.x + EDGE, y}, 1, chosen ? COLOUR_CREAM : COLOUR_PALE,
              ui_text_fit(ui, line.w - width - 5 * EDGE, entry->label, fit, sizeof fit));
}

// Draws the rows, or as many as fit around the chosen one.
static void draw_rows(const Ui *ui, const Menu *menu, Image *to, Rect panel) {
    int height = ui_row_height(ui, ROW_PX), shown = int_min(menu->count, (panel.h - 2 * GAP) / height);
    if (shown <= 0) return;
    int first = int_clamp(menu->cursor - shown / 2, 0, menu->count - shown);
    panel_draw(ui, to, panel);
    hits_add(ui->hits, panel, HIT_COVER);
    for (int i = first; i < first + shown; i++) {
        Rect line = {panel.x + 3, panel.y + GAP + (i - first) * height, panel.w - 6, height};
        hits_add_entry(ui->hits, line, i, shown < menu->count);
        draw_stage_row(ui, to, &menu->entries[i], line, i == menu->cursor);
    }
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

DrawnInfo gen_stage_view_info(const GenStageView *show) {
    if (show->drawn > 0) return DRAWN[show->drawn - 1];
    if (show->look->stage == 0)
        return (DrawnInfo){N_("nothing yet"),
                           N_("Solid stone. The next stages show how the generator works")};
    const Stage *stage = gen_stage(show->options, show->look->stage - 1);
    return (DrawnInfo){stage->name, stage->what};
}

void gen_stage_view_write_number(const GenStageView *show, char *text, size_t size) {
    (void)text_put(text, size, "%d/%d %s%s", show->look->stage + show->drawn,
                   gen_stage_count(show->options) + (int)DRAWN_COUNT, tr(gen_stage_view_info(show).name),
                   did_nothing(show) ? tr(": nothing to do here") : "");
}

Code gen_stage_view_code(const GenStageView *show) {
    const GenOptions *options = show->options;
    if (show->drawn > 0) return code_find("drawn", DRAWN[show->drawn - 1].name);
    if (show->look->stage == 0 || options->descent) return (Code){.count = 0};
    return code_find(GENERATORS[options->kind]->name, gen_stage(options, show->look->stage - 1)->name);
}

int gen_stage_lit_line(const GenStageView *show, const Code *code) {
    if (show->drawn == 0) return code_find_line(code, show->look->file, show->look->line);
    return show->drawn_step > 0 ? code_find_text(code, "= feel(") : -1;
}

void gen_stage_view_draw(const Ui *ui, const GenStageView *show, Image *to, Vec layer) {
    const Level *level = &show->look->now;
    int scale = int_max(int_min(to->w / int_max(layer.x, 1), to->h / int_max(layer.y, 1)), 1);
    Rect room = places_of(ui, show, layer).level;
    LayoutFit fit = {.scale = scale};
    room = (Rect){room.x * scale + 2, room.y * scale + 2, room.w * scale - 4, room.h * scale - 4};
    image_fill(to, (Rect){0, 0, to->w, to->h}, PLAN_BACK);
    if (!show->look->there) return;
    if (show->drawn > 0) {
        drawn_stage_draw(ui, level, (DrawnStage)(show->drawn - 1), show->drawn_step, show->lit, to, room,
                         scale);
        return;
    }
    plan_fit_in_rect(&fit, (Vec){level->tiles.w, level->tiles.h}, room);
    plan_draw_ground(level, NULL, to, &fit);
    plan_draw_torchlight(level, to, &fit);
    Rect all = layout_rect(&fit, (Rect){0, 0, level->tiles.w, level->tiles.h});
    image_draw_outline(to, (Rect){all.x - 1, all.y - 1, all.w + 2, all.h + 2}, COLOUR_IRON);
    plan_draw_rooms(ui, level, to, &fit);
    plan_draw_protected(level, to, &fit);
    plan_draw_plates(level, to, &fit);
    draw_changes(show, to, &fit);
    plan_draw_things(ui, level, to, &fit);
}

void gen_stage_draw_words(const Ui *ui, const GenStageView *show, Image *layer) {
    Places at = places_of(ui, show, (Vec){layer->w, layer->h});
    Code code = gen_stage_view_code(show);
    draw_head(ui, show, layer, at.head);
    if (show->menu != NULL) draw_rows(ui, show->menu, layer, at.rows);
    if (code.count > 0) code_draw(ui, layer, at.code, &code, gen_stage_lit_line(show, &code));
}
