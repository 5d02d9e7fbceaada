// A's side is the part below a certain height: the height that gives A its share.
#include "gen/descent/seam.h"

#include "gen/descent/depths.h"
#include "gen/descent/plan.h"
#include "gen/tools/heights.h"

typedef enum Follows { FOLLOWS_NOTHING, FOLLOWS_WALL, FOLLOWS_STREAM, FOLLOWS_CLEFT, FOLLOWS_COUNT } Follows;

static Follows draw_follows(GenContext *gen) {
    Follows follows = (Follows)rng_below(&gen->layout, FOLLOWS_COUNT);
    bool dry = descent_depth(context_depth(gen))->dry;
    return follows == FOLLOWS_STREAM && dry ? FOLLOWS_CLEFT : follows;
}

void seam_choose_side(GenContext *gen) {
    static const int RAGGED[FOLLOWS_COUNT] = {
        [FOLLOWS_NOTHING] = 8, [FOLLOWS_WALL] = 2, [FOLLOWS_STREAM] = 6, [FOLLOWS_CLEFT] = 6}; // cells
    int cells = gen->tour.w * gen->tour.h;
    Follows follows = draw_follows(gen);
    int share = cells / 100 * rng_between(&gen->layout, SEAM_LEAST, SEAM_MOST);
    gen->depth->seam = (int)follows;
    heights_generate(gen, &gen->layout, (Relief){.ragged = RAGGED[follows]});
    int height = heights_threshold(gen, share);
    for (int i = 0; i < cells; i++) gen->spare.cells[i] = gen->tour.steps[i] < height;
}

static bool on_seam(const GenContext *gen, Vec cell) {
    int side = grid_at(&gen->spare, cell);
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (grid_get(&gen->spare, vec_add(cell, DIRS[dir]), (uint8_t)side) != side) return true;
    }
    return false;
}

void seam_build(GenContext *gen) {
    Rect inside = context_inside(gen);
    Follows follows = (Follows)gen->depth->seam;
    for (int i = 0; i < inside.w * inside.h && follows != FOLLOWS_NOTHING; i++) {
        Vec cell = {inside.x + i % inside.w, inside.y + i / inside.w};
        if (!on_seam(gen, cell)) continue;
        level_build_tile(gen->level, cell, follows == FOLLOWS_WALL ? TILE_WALL : TILE_FLOOR);
        if (follows == FOLLOWS_STREAM) grid_set(&gen->plan, cell, PLAN_WATER);
    }
}
