#include "view/omen.h"

#include "sim/toll.h"

enum {
    LOOK_TICKS = 8,   // between two looks at what would stay
    LAST_TICKS = 180, // of the warning: now it is serious
    EDGE_PX = 2,
    PULSE_TICKS = 64, // a slow swell of the line
    QUICK_PULSE = 32
};

#define EDGE_GOLD 0xffc43du
#define EDGE_PALE 0xffee92u

bool omen_init(Omen *omen, const World *world) {
    *omen = (Omen){0};
    return grid_init(&omen->held, world->level.tiles.w, world->level.tiles.h);
}

void omen_free(Omen *omen) {
    grid_free(&omen->held);
}

static bool is_held(const Omen *omen, Vec cell) {
    return grid_get(&omen->held, cell, 1) != 0;
}

static void glitter(const Omen *omen, Effects *effects, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (is_held(omen, vec_add(cell, DIRS[dir]))) effects_mote(effects, cell, dir);
    }
}

// A cell in sight that the toll would take; one that is picked is often none.
static void trickle(const Omen *omen, const World *world, Effects *effects) {
    int tries = omen->left < LAST_TICKS ? 6 : 1 + (TOLL_WARN_TICKS - omen->left) / 200;
    for (int i = 0; i < tries; i++) {
        Vec cell = effects_pick(effects, world->hero_cell, (Vec){VIEW_X, VIEW_Y});
        bool goes = grid_has(&omen->held, cell) && !is_held(omen, cell);
        if (!goes || !fov_has(&world->view, cell) || level_opaque(&world->level, cell)) continue;
        effects_sift(effects, cell, omen->left < LAST_TICKS ? 3 : 1);
        if (omen->left < LAST_TICKS) glitter(omen, effects, cell);
        if (omen->left < LAST_TICKS && i == 0) effects_pour(effects, cell);
    }
}

void omen_tick(Omen *omen, const World *world, Effects *effects) {
    const Hour *hour = &world->hour;
    bool near = hour->on && hour->clock > 0 && hour->clock <= TOLL_WARN_TICKS;
    omen->clock = near && omen->near ? omen->clock + 1 : 0;
    omen->near = near;
    omen->left = hour->clock;
    if (!near) return;
    if (omen->clock % LOOK_TICKS == 0) {
        grid_fill(&omen->held, 0);
        toll_hold(world, &omen->held);
    }
    if (effects != NULL) trickle(omen, world, effects);
}

// 0..period/2..0
static int swell(uint32_t clock, int period) {
    int at = (int)(clock % (uint32_t)period);
    return at < period / 2 ? at : period - at;
}

// 0..255, how strong the line is just now.
static uint32_t strength(const Omen *omen, bool reduced_motion) {
    bool last = omen->left < LAST_TICKS;
    int period = last ? QUICK_PULSE : PULSE_TICKS, come = int_min((int)omen->clock * 2, 100);
    int base = last ? 170 : 70 + (TOLL_WARN_TICKS - omen->left) / 8;
    int wave = reduced_motion ? 0 : (last ? 80 : 50) * 2 * swell(omen->clock, period) / period;
    return (uint32_t)int_min((base + wave) * come / 100, 255);
}

// Of the cell that starts at `at`, the side towards `dir`.
static Rect side(Vec at, int dir) {
    switch (dir) {
    case DIR_E:
        return (Rect){at.x + CELL_PX - EDGE_PX, at.y, EDGE_PX, CELL_PX};
    case DIR_W:
        return (Rect){at.x, at.y, EDGE_PX, CELL_PX};
    case DIR_S:
        return (Rect){at.x, at.y + CELL_PX - EDGE_PX, CELL_PX, EDGE_PX};
    default:
        return (Rect){at.x, at.y, CELL_PX, EDGE_PX};
    }
}

// A bright core at the edge and a faint fringe inside it.
static void draw_side(Image *frame, Vec at, int dir, uint32_t alpha) {
    Rect core = side(at, dir), fringe = core;
    fringe.x -= EDGE_PX * DIRS[dir].x;
    fringe.y -= EDGE_PX * DIRS[dir].y;
    image_fill(frame, core, alpha << 24 | (alpha > 200 ? EDGE_PALE : EDGE_GOLD));
    image_fill(frame, fringe, alpha / 4 << 24 | EDGE_GOLD);
}

static bool is_ground(const Shown *shown, Vec cell) {
    return !level_opaque(&shown->level, cell);
}

// Between two walls, or beside what he never saw, nobody needs to know.
static bool is_known(const View *view, Vec cell) {
    return grid_get(&view->light->fades.explored, cell, 0) > 0;
}

static void draw_cell(const Omen *omen, const View *view, const Shown *shown, Vec cell, uint32_t alpha) {
    int known = grid_get(&view->light->fades.explored, cell, 0),
        seen = grid_get(&view->light->fades.visible, cell, 0);
    if (known == 0 || !is_held(omen, cell)) return;
    Vec at = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    alpha = alpha * (uint32_t)(known / 2 + seen / 2) / FADE_FULL;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec beside = vec_add(cell, DIRS[dir]);
        if (!is_held(omen, beside) && is_known(view, beside) &&
            (is_ground(shown, cell) || is_ground(shown, beside)))
            draw_side(view->frame, at, dir, alpha);
    }
}

void omen_draw(const Omen *omen, const View *view, const Shown *shown, bool reduced_motion) {
    if (!omen->near) return;
    uint32_t alpha = strength(omen, reduced_motion);
    Rect cells = camera_cells(&view->camera);
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) draw_cell(omen, view, shown, (Vec){x, y}, alpha);
    }
}
