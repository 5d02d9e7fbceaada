// Draws, from the lowest: ground, torch light, the generator's rooms and halls, things, the proof, minds,
// actors, text.
#include "view/debug/layout.h"

#include "base/fail.h"
#include "base/text.h"
#include "lang/lang.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/plan.h"
#include "view/hud/level_title.h"
#include "view/scene/noise_rings.h"

enum {
    MARGIN = 5,
    HEAD_PX = 12, // the line of text below the level
    KEY_COLUMN = 112,
    KEY_LINE = 10,
    KEY_EDGE = 9,
    KEY_MINDS = 23,
    KEY_COUNT = KEY_MINDS + MIND_COUNT,
    LEAST_PX = 48 // if the level's part of the picture is smaller, there is no legend
};

typedef struct Entry {
    const char *name;
    Colour colour;
    bool hollow;
    bool keys; // shows the four colours of keys instead
} Entry;

static const Entry ENTRIES[KEY_MINDS] = {
    {.name = N_("floor, explored"), .colour = PLAN_FLOOR},
    {.name = N_("floor, unexplored"), .colour = PLAN_FLOOR_NEW},
    {.name = N_("wall"), .colour = PLAN_WALL},
    {.name = N_("wall's front (feeler)"), .colour = PLAN_FRONT},
    {.name = N_("door"), .colour = PLAN_DOOR},
    {.name = N_("lock, its key"), .keys = true},
    {.name = N_("proof: 1 take 2 open"), .keys = true, .hollow = true},
    {.name = N_("stairs"), .colour = PLAN_STAIRS},
    {.name = N_("chest"), .colour = PLAN_CHEST},
    {.name = N_("trap, powder barrel"), .colour = PLAN_TRAP},
    {.name = N_("room, its centre"), .colour = PLAN_ROOM, .hollow = true},
    {.name = N_("hall across, down"), .colour = PLAN_ACROSS, .hollow = true},
    {.name = N_("torch, what it lights"), .colour = PLAN_TORCH},
    {.name = N_("what stays at the toll"), .colour = PLAN_HELD, .hollow = true},
    {.name = N_("noise, how far it carries"), .colour = COLOUR_PALE, .hollow = true},
    {.name = N_("treasure"), .colour = COLOUR_GOLD},
    {.name = N_("heart"), .colour = PLAN_HEART},
    {.name = N_("cracked wall"), .colour = PLAN_CRACK, .hollow = true},
    {.name = N_("crate, pot"), .colour = PLAN_PROP},
    {.name = N_("secret, its plate"), .colour = PLAN_SECRET, .hollow = true},
    {.name = N_("what no toll touches"), .colour = PLAN_PROTECTED, .hollow = true},
    {.name = N_("hero, what he sees"), .colour = COLOUR_GREEN},
    {.name = N_("last seen, × target"), .colour = 0xffe58f22u, .hollow = true},
};

static int key_height(int columns, int scale) {
    return ((KEY_COUNT + columns - 1) / columns * KEY_LINE + 2 * KEY_EDGE - 4) * scale;
}

// Puts the legend beside or below the level, or nowhere. Returns the room that is left.
static Rect place_key(LayoutFit *fit, Vec level, Vec picture) {
    int margin = MARGIN * fit->scale, column = KEY_COLUMN * fit->scale;
    Rect all = {margin, margin, picture.x - 2 * margin, picture.y - 2 * margin - HEAD_PX * fit->scale};
    int columns = int_clamp((all.w - 2 * KEY_EDGE) / column, 1, KEY_COUNT);
    int tall = key_height(1, fit->scale), flat = key_height(columns, fit->scale);
    Rect beside = all, above = all;
    beside.w -= column + 2 * KEY_EDGE * fit->scale + margin;
    above.h -= flat + margin;
    bool right = beside.w >= LEAST_PX && tall <= picture.y - 2 * margin;
    bool below = above.h >= LEAST_PX && above.w >= column + 2 * KEY_EDGE;
    int right_side = right ? plan_cell_side_256ths(level, (Vec){beside.w, beside.h}) : 0;
    int below_side = below ? plan_cell_side_256ths(level, (Vec){above.w, above.h}) : 0;
    if (!right && !below) return all;
    if (right && right_side >= below_side) {
        fit->key = (Rect){beside.x + beside.w + margin, margin, column + 2 * KEY_EDGE * fit->scale, tall};
        return beside;
    }
    fit->key = (Rect){margin, picture.y - margin - flat, all.w, flat};
    return above;
}

// The level is in the middle of the whole picture if the legend leaves room for that.
LayoutFit layout_fit(Vec level, Vec picture) {
    LayoutFit fit = {.scale = ui_text_scale(picture)};
    plan_fit_in_rect(&fit, level, place_key(&fit, level, picture));
    int width = level.x * fit.px / fit.step, middle = (picture.x - width) / 2;
    bool free = fit.key.w == 0 || fit.key.x > middle + width + MARGIN * fit.scale;
    if (free) fit.at.x = int_max(middle, fit.at.x);
    return fit;
}

static void draw_things(const World *world, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        plan_draw_fixture(to, fit, &world->level.fixtures[i], world->floor.fixtures[i].phase == PHASE_OPEN);
    }
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken) plan_draw_item(to, fit, item->kind, cell_of(item->pos));
    }
}

static void draw_key_colours(Image *to, Rect swatch, bool hollow) {
    int half = swatch.w / 2 + 1;
    for (int i = 0; i < KEY_KINDS; i++) {
        Vec off = {i % 2 * (swatch.w - half), i / 2 * (swatch.w - half)};
        image_fill(to, (Rect){swatch.x + off.x, swatch.y + off.y, half, half}, KEY_COLOURS[i + 1]);
    }
    int edge = swatch.w / 4;
    if (hollow)
        image_fill(to, (Rect){swatch.x + edge, swatch.y + edge, swatch.w - 2 * edge, swatch.w - 2 * edge},
                   COLOUR_INK);
}

static void draw_entry(const Ui *ui, Image *to, Vec at, int scale, Entry entry) {
    Rect swatch = {at.x, at.y, 7 * scale, 7 * scale};
    if (entry.keys) {
        draw_key_colours(to, swatch, entry.hollow);
    } else if (entry.hollow) {
        image_draw_outline(to, swatch, entry.colour);
    } else {
        image_fill(to, swatch, entry.colour);
    }
    font_draw(ui->font, to, (Vec){at.x + 11 * scale, at.y + scale / 2}, scale, COLOUR_PALE, tr(entry.name));
}

static void draw_key(const Ui *ui, Image *to, const LayoutFit *fit) {
    if (fit->key.w == 0) return;
    int line = KEY_LINE * fit->scale, edge = KEY_EDGE * fit->scale, column = KEY_COLUMN * fit->scale;
    int rows = (fit->key.h - 2 * edge + 4 * fit->scale) / line;
    panel_draw(ui, to, fit->key);
    for (int i = 0; i < KEY_COUNT; i++) {
        Entry mind = {.name = i < KEY_MINDS ? "" : MIND_NAMES[i - KEY_MINDS],
                      .colour = i < KEY_MINDS ? 0 : MIND_COLOURS[i - KEY_MINDS]};
        Vec at = {fit->key.x + edge + i / rows * column, fit->key.y + edge + i % rows * line};
        draw_entry(ui, to, at, fit->scale, i < KEY_MINDS ? ENTRIES[i] : mind);
    }
}

static void draw_head(const Ui *ui, const World *world, Image *to, const LayoutFit *fit) {
    char text[256], cut[256], rooms[64] = "";
    const Level *level = &world->level;
    if (level->room_count > 0)
        (void)text_put(rooms, sizeof rooms, tr_n(", %d room", ", %d rooms", level->room_count),
                       level->room_count);
    (void)text_put(text, sizeof text, tr("%s %llu  –  %d × %d%s, attempt %d"),
                   tr(world->classic ? N_("the classic") : level_english_title(level)),
                   (unsigned long long)level->seed, level->tiles.w, level->tiles.h, rooms, level->attempts);
    int room = to->w - 2 * MARGIN,
        bottom = fit->key.w > 0 && fit->key.x == MARGIN * fit->scale ? fit->key.y : to->h;
    font_draw(ui->font, to, (Vec){MARGIN * fit->scale, bottom - HEAD_PX * fit->scale}, fit->scale,
              COLOUR_CREAM, ui_text_fit(ui, room / fit->scale, text, cut, sizeof cut));
}

// A noise is drawn as a square, because walking in eight directions spreads like that. It appears at once and
// fades.
void layout_draw_noises(const NoiseRings *rings, const World *world, Image *to) {
    const Level *level = &world->level;
    LayoutFit fit = layout_fit((Vec){level->tiles.w, level->tiles.h}, (Vec){to->w, to->h});
    for (int i = 0; i < NOISE_RINGS_MAX; i++) {
        const NoiseRing *ring = &rings->at[i];
        int left = TICKS_PER_SECOND - ring->age, side = 2 * ring->reach + 1;
        if (ring->reach == 0 || left <= 0) continue;
        Vec cell = {ring->px.x / CELL_PX - ring->reach, ring->px.y / CELL_PX - ring->reach};
        uint32_t alpha = (uint32_t)(160 * left / TICKS_PER_SECOND);
        image_draw_outline(to, layout_rect(&fit, (Rect){cell.x, cell.y, side, side}),
                           alpha << 24 | (COLOUR_PALE & 0xffffffu));
    }
}

void debug_layout_draw(const Ui *ui, const World *world, Image *to) {
    const Level *level = &world->level;
    LayoutFit fit = layout_fit((Vec){level->tiles.w, level->tiles.h}, (Vec){to->w, to->h});
    Rect all = layout_rect(&fit, (Rect){0, 0, level->tiles.w, level->tiles.h});
    image_fill(to, (Rect){0, 0, to->w, to->h}, PLAN_BACK);
    plan_draw_ground(level, &world->known.explored, to, &fit);
    plan_draw_light(world, to, &fit);
    plan_draw_toll(world, to, &fit);
    image_draw_outline(to, (Rect){all.x - 1, all.y - 1, all.w + 2, all.h + 2}, COLOUR_GREY);
    plan_draw_rooms(ui, level, to, &fit);
    plan_draw_sight(level, &world->cache.view, to, &fit);
    plan_draw_protected(level, to, &fit);
    plan_draw_plates(level, to, &fit);
    draw_things(world, to, &fit);
    plan_draw_proof_steps(ui, level, to, &fit);
    layout_draw_minds(ui, world, to, &fit);
    plan_draw_letter(ui, to, &fit, cell_of(world->actors[HERO].pos), ACTORS[ACTOR_HERO].glyph, COLOUR_GREEN);
    draw_head(ui, world, to, &fit);
    draw_key(ui, to, &fit);
}
