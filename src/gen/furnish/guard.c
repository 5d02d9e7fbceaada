// Chooses at random a cell within a few steps of the stairs that sees them.
#include "gen/furnish/guard.h"

#include "base/rng.h"
#include "gen/tools/context.h"
#include "gen/tools/spawns.h"
#include "map/fov.h"

static bool stairs_on(const GenContext *gen, Vec *stairs) {
    for (int i = 0; i < gen->stairs_count; i++) {
        *stairs = gen->stairs[i];
        if (level_tile(gen->level, *stairs) == level_stairs_on(gen->level)) return true;
    }
    return false;
}

// A random free cell among those that gen->tour has reached; with `view`, one that is in it.
static bool draw_lair(GenContext *gen, const Fov *view, Vec *found) {
    Rect known = gen->tour.known;
    int count = 0;
    for (int i = 0; i < known.w * known.h; i++) {
        Vec cell = rect_cell(known, i);
        bool fits = dist_at(&gen->tour, cell) != DIST_NONE && place_fits_monster(gen, cell) &&
                    (view == NULL || fov_has(view, cell));
        if (!fits) continue;
        count++;
        int lot = rng_below(&gen->furnish, count);
        if (lot == 0) *found = cell;
    }
    return count > 0;
}

static void look_from(GenContext *gen, Vec stairs, Fov *view) {
    level_update_caches(gen->level);
    fov_compute(view, gen->level, stairs, (Vec){GUARD_STEPS, GUARD_STEPS});
    dist_from(&gen->tour, gen->level, stairs, FOUR_WAYS, GUARD_STEPS);
}

static bool choose(GenContext *gen, Vec stairs, Vec *found) {
    Fov view;
    look_from(gen, stairs, &view);
    if (draw_lair(gen, &view, found) || draw_lair(gen, NULL, found)) return true;
    int limit = GUARD_STEPS, most = gen->level->tiles.w + gen->level->tiles.h;
    while ((limit *= 2) < 2 * most) {
        dist_from(&gen->tour, gen->level, stairs, FOUR_WAYS, limit);
        if (draw_lair(gen, NULL, found)) return true;
    }
    return false;
}

void guard_place_kind(GenContext *gen, int actor_kind) {
    Vec stairs, cell = {0, 0}; // the analyzer does not see that choose() sets it
    if (stairs_on(gen, &stairs) && choose(gen, stairs, &cell))
        (void)spawn_kind(gen, cell, actor_kind, 1, place_fits_monster);
}

static bool wanted(const GenContext *gen) {
    return gen->options->guard && context_depth(gen) >= GEN_GUARD_FROM;
}

bool guard_is_settled(GenContext *gen) {
    const SpawnList *monsters = &gen->level->monsters;
    Vec stairs;
    Fov view;
    if (!stairs_on(gen, &stairs)) return true;
    for (int i = 0; i < monsters->count; i++) {
        const ActorInfo *info = &ACTORS[monsters->at[i].kind];
        Vec cell = monsters->at[i].cell;
        if (!info->elite || info->boss) continue;
        look_from(gen, stairs, &view);
        return fov_has(&view, cell) && dist_at(&gen->tour, cell) <= GUARD_STEPS;
    }
    return !wanted(gen);
}

// lesson: guard
void guard_place(GenContext *gen) {
    int weights[ACTOR_KIND_COUNT], depth = context_depth(gen);
    if (!wanted(gen)) return;
    for (int i = 0; i < ACTOR_KIND_COUNT; i++)
        weights[i] = ACTORS[i].elite && !ACTORS[i].boss && ACTORS[i].from <= depth;
    guard_place_kind(gen, rng_weighted(&gen->furnish, weights, ACTOR_KIND_COUNT));
}
// lesson ends
