#include "view/scene/toll_warning.h"

#include "sim/toll/toll.h"
#include "view/scene/toll_edge.h"

enum {
    HOLD_TICKS = 8,   // ticks between two computations of what would stay
    LAST_TICKS = 180, // ticks of the last, serious part of the warning
    PULSE_TICKS = 64, // ticks of one pulse of the line
    QUICK_PULSE = 32,
    GLOW_PX = 8,
    LAST_GLOW_PX = 14,
    COME_TICKS = 50, // ticks until the whole warning is there
    BELL_COME_TICKS = 8,
    EMBER_UP_PX = 13, // px from an item's centre
    EMBER_TICKS = 7   // ticks of a frame of an ember
};

// The second frame is the mirror image of the first. o rim, r middle, g core.
static const char *const EMBER[] = {
    "...o...", "..oro..", "..orro.", ".orrro.", ".orgro.", ".orgro.", "..ooo..",
};
enum { EMBER_W = 7, EMBER_H = sizeof EMBER / sizeof *EMBER };

bool toll_warning_init(TollWarning *warning, const World *world) {
    *warning = (TollWarning){0};
    return grid_init(&warning->held, world->level.tiles.w, world->level.tiles.h);
}

void toll_warning_free(TollWarning *warning) {
    grid_free(&warning->held);
}

static bool is_held(const TollWarning *warning, Vec cell) {
    return grid_get(&warning->held, cell, 1) != 0;
}

static void glitter(const TollWarning *warning, Effects *effects, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (is_held(warning, vec_add(cell, DIRS[dir]))) effects_gold_speck(effects, cell, dir);
    }
}

// Lets dust trickle onto some cells that are in sight and that the toll would take. They are tried at random.
static void trickle(const TollWarning *warning, const World *world, Effects *effects) {
    int tries = warning->left < LAST_TICKS ? 6 : 1 + (TOLL_WARN_TICKS - warning->left) / 200;
    for (int i = 0; i < tries; i++) {
        Vec cell = effects_random_cell(effects, world->cache.hero_cell, (Vec){VIEW_X, VIEW_Y});
        bool goes = grid_has(&warning->held, cell) && !is_held(warning, cell);
        if (!goes || !fov_has(&world->cache.view, cell) || level_opaque(&world->level, cell)) continue;
        effects_falling_dust(effects, cell, warning->left < LAST_TICKS ? 3 : 1);
        if (warning->left < LAST_TICKS) glitter(warning, effects, cell);
        if (warning->left < LAST_TICKS && i == 0) effects_downpour(effects, cell);
    }
}

void toll_warning_tick(TollWarning *warning, const World *world, Effects *effects) {
    const TollClock *clock = &world->clock;
    bool bell_rings = world->actors[HERO].act == ACT_RING;
    bool near = clock->on && (bell_rings || (clock->ticks > 0 && clock->ticks <= TOLL_WARN_TICKS));
    warning->clock = near && warning->near ? warning->clock + 1 : 0;
    warning->near = near;
    warning->left = bell_rings ? 0 : clock->ticks;
    if (!near) return;
    if (warning->clock % HOLD_TICKS == 0) {
        grid_fill(&warning->held, 0);
        toll_hold(world, &warning->held);
    }
    if (effects != NULL) trickle(warning, world, effects);
}

// 0..period/2..0.
static int swell(uint32_t clock, int period) {
    int at = (int)(clock % (uint32_t)period);
    return at < period / 2 ? at : period - at;
}

// 0..256, while the warning appears.
static int come(const TollWarning *warning) {
    int ticks = warning->left == 0 ? BELL_COME_TICKS : COME_TICKS;
    return int_min((int)warning->clock, ticks) * FIELD_ONE / ticks;
}

// The strength of the line, 0..255.
static int strength(const TollWarning *warning, bool reduced_motion) {
    bool last = warning->left < LAST_TICKS;
    int period = last ? QUICK_PULSE : PULSE_TICKS;
    int base = last ? 170 : 70 + (TOLL_WARN_TICKS - warning->left) / 8;
    int wave = reduced_motion ? 0 : (last ? 80 : 50) * 2 * swell(warning->clock, period) / period;
    return int_min(base + wave, 255) * come(warning) / FIELD_ONE;
}

// How dark the hatching is, 0..256: it pulses slowly, and is at its darkest in the serious part.
static int doom(const TollWarning *warning, bool reduced_motion) {
    int near = int_clamp(TOLL_WARN_TICKS - warning->left, 0, TOLL_WARN_TICKS - LAST_TICKS);
    int base = 90 + 110 * near / (TOLL_WARN_TICKS - LAST_TICKS);
    int wave = reduced_motion ? 0 : 56 * 2 * swell(warning->clock, PULSE_TICKS) / PULSE_TICKS;
    return (base + wave) * come(warning) / FIELD_ONE;
}

static bool stays(const void *warning, Vec cell) {
    return is_held(warning, cell);
}

void toll_warning_draw(const TollWarning *warning, const TollEdge *edge, const View *view,
                       bool reduced_motion) {
    if (!warning->near) return;
    int line = strength(warning, reduced_motion), dark = doom(warning, reduced_motion);
    int glow = warning->left < LAST_TICKS ? LAST_GLOW_PX : GLOW_PX;
    Rect cells = camera_cells(&view->camera);
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) {
            Vec cell = {x, y};
            if (!is_held(warning, cell)) toll_edge_draw_hatch(edge, view, cell, dark);
            toll_edge_draw_line(view, stays, warning, cell, line, glow);
        }
    }
}

// Gold while there is time, red at the end.
static Colour ember_colour(const TollWarning *warning, char key) {
    static const Colour COOL[] = {0xb8862a, 0xffc43d, 0xfff6c8}, HOT[] = {0x8a1c33, 0xf0483c, 0xffc43d};
    const Colour *colours = warning->left < LAST_TICKS ? HOT : COOL;
    return colours[key == 'o' ? 0 : key == 'r' ? 1 : 2];
}

// `px` of the level: the lower end of the ember.
static void draw_ember(const TollWarning *warning, const View *view, Vec px, int flicker) {
    Vec at = camera_to_frame(&view->camera, (Vec){px.x - EMBER_W / 2, px.y - EMBER_H});
    uint32_t alpha = (uint32_t)int_min(come(warning), 255) << 24;
    for (int y = 0; y < EMBER_H; y++) {
        for (int x = 0; x < EMBER_W; x++) {
            char key = EMBER[y][flicker % 2 == 0 ? x : EMBER_W - 1 - x];
            if (key == '.') continue;
            image_dot(view->frame, (Vec){at.x + x, at.y + y}, alpha | ember_colour(warning, key));
        }
    }
}

static bool may_burn(const TollWarning *warning, const View *view, Vec cell) {
    return grid_has(&warning->held, cell) && !is_held(warning, cell) &&
           fov_has(&view->world->cache.view, cell);
}

static bool is_treasure(const KnownItem *item) {
    return item->there && ITEMS[item->kind].counts;
}

void toll_draw_embers(const TollWarning *warning, const View *view, const Things *things,
                      bool reduced_motion) {
    const KnownThings *memory = &things->memory;
    int flicker = reduced_motion ? 0 : (int)(view->clock / EMBER_TICKS);
    if (!warning->near) return;
    for (int i = 0; i < memory->item_count; i++) {
        Vec px = {memory->items[i].pos.x / SUB, memory->items[i].pos.y / SUB - EMBER_UP_PX};
        if (is_treasure(&memory->items[i]) && may_burn(warning, view, cell_of(memory->items[i].pos)))
            draw_ember(warning, view, px, flicker + i);
    }
    for (int i = 0; i < memory->chest_count; i++) {
        Vec cell = memory->chests[i].fixture.cell;
        if (memory->chests[i].state.phase != PHASE_OPEN && may_burn(warning, view, cell))
            draw_ember(warning, view, (Vec){cell.x * CELL_PX + CELL_PX / 2, cell.y * CELL_PX + 2},
                       flicker + i);
    }
}
