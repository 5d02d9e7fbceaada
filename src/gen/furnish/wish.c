// Seed and depth decide whether there is a wish, and for what. The thing lies by the strongest monster, but
// not nearer to the start. If the monster stands at the very end of a way, the two change places.
#include "gen/furnish/wish.h"

#include "base/hash.h"
#include "base/rng.h"
#include "gen/furnish/props.h"
#include "gen/tools/context.h"
#include "gen/tools/spawns.h"
#include "map/vestibule.h"

enum { ONE_LEVEL_IN = 3, ASKER_STEPS = 6, GUARDED = 3 };

// ---- who asks

// Where the hero begins: at the vestibule's way out on the first depth, elsewhere at the start.
static Vec beginning(const Level *level) {
    return level_has_unopened_vestibule(level) ? vestibule_outside(level->seed, level->vestibule)
                                               : level->start;
}

// True for a cell beside a wall, where nobody has to pass.
static bool may_stand(const GenContext *gen, Vec cell) {
    return place_is_free(gen, cell) && props_can_stand(gen->level, cell);
}

// True for a niche in a wall, for levels with narrow ways.
static bool may_be_niche(const GenContext *gen, Vec cell) {
    bool wall = rect_has(context_inside(gen), cell) && level_tile(gen->level, cell) == TILE_WALL &&
                !place_has_pillar(gen, cell) && grid_at(&gen->level->decor, cell) == DECOR_NONE &&
                grid_at(&gen->taken, cell) == TAKEN_NOT;
    for (int dir = 0; dir < DIR_COUNT && wall; dir += 2)
        wall = !TILES[level_tile(gen->level, vec_add(cell, DIRS[dir]))].door;
    return wall;
}

// The steps to the nearest cell beside it.
static int steps_beside(const GenContext *gen, Vec cell) {
    int least = DIST_NONE;
    for (int dir = 0; dir < DIR_COUNT; dir += 2)
        least = int_min(least, dist_at(&gen->tour, vec_add(cell, DIRS[dir])));
    return least;
}

// Finds the cell for her that is nearest to the beginning.
static bool find_asker(GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), Vec *found) {
    dist_from(&gen->tour, gen->level, beginning(gen->level), FOUR_WAYS, ASKER_STEPS);
    Rect near = rect_grown(gen->tour.known, 1, 1);
    int best = DIST_NONE;
    for (int i = 0; i < near.w * near.h; i++) {
        Vec cell = rect_cell(near, i);
        int steps = steps_beside(gen, cell);
        if (steps >= best || !fits(gen, cell)) continue;
        best = steps;
        *found = cell;
    }
    return best != DIST_NONE;
}

// ---- what she wants

static int danger_of(int kind) {
    const ActorInfo *info = &ACTORS[kind];
    return info->elite ? INT32_MAX : info->cost * 100 + info->hp;
}

// The strongest monster; of equal ones the farthest from the start. The vestibule's rat does not count.
static Spawn *strongest(const GenContext *gen) {
    SpawnList *monsters = &gen->level->monsters;
    Spawn *best = NULL;
    for (int i = 0; i < monsters->count; i++) {
        Spawn *other = &monsters->at[i];
        int more = best == NULL ? 1 : danger_of(other->kind) - danger_of(best->kind);
        if (rect_has(gen->level->vestibule, other->cell) || more < 0) continue;
        if (more > 0 || dist_at(&gen->reach, other->cell) > dist_at(&gen->reach, best->cell)) best = other;
    }
    return best;
}

static bool may_lie(const GenContext *gen, Vec cell) {
    bool piece = place_is_free_inside(gen, cell) && level_floor(gen->level, cell) &&
                 dist_at(&gen->reach, cell) != DIST_NONE;
    return piece || place_is_free(gen, cell);
}

// The free cell within some steps of a cell that is farthest from the start.
static bool farthest_near(GenContext *gen, Vec cell, int within, Vec *found) {
    dist_from(&gen->tour, gen->level, cell, FOUR_WAYS, within);
    Rect near = gen->tour.known;
    int most = -1;
    for (int i = 0; i < near.w * near.h; i++) {
        Vec at = rect_cell(near, i);
        bool met = dist_at(&gen->tour, at) != DIST_NONE && may_lie(gen, at);
        if (!met || dist_at(&gen->reach, at) <= most) continue;
        most = dist_at(&gen->reach, at);
        *found = at;
    }
    return most >= 0;
}

static bool find_place(GenContext *gen, Vec cell, Vec *found) {
    int limit = gen->level->tiles.w * gen->level->tiles.h;
    for (int within = GUARDED; within < 2 * limit; within *= 2) {
        if (farthest_near(gen, cell, within, found)) return true;
    }
    return false;
}

static bool in_room(const Level *level, Vec cell) {
    for (int i = 0; i < level->room_count; i++) {
        if (rect_has(level->rooms[i], cell)) return true;
    }
    return false;
}

// True if a monster may move to a cell. An elite stays with the stairs that it guards, and monsters of
// hallways stay out of rooms.
static bool may_step(const GenContext *gen, const Spawn *monster, Vec cell) {
    return !ACTORS[monster->kind].elite && vec_chebyshev(cell, monster->cell) <= GUARDED &&
           place_fits_monster(gen, cell) &&
           (in_room(gen->level, monster->cell) || !in_room(gen->level, cell));
}

// Puts the thing behind the monster: if it would lie before the monster, they change places.
static void put_behind(GenContext *gen, Spawn *monster, Vec cell, int kind) {
    Vec lair = monster->cell;
    bool before = dist_at(&gen->reach, cell) < dist_at(&gen->reach, lair);
    if (before && may_step(gen, monster, cell)) {
        monster->cell = cell;
        place_take_bare(gen, cell);
        cell = lair;
    }
    spawn_item(gen, kind, cell);
}

// lesson: wish
void wish_place(GenContext *gen) {
    Vec asker = {0}, place = {0};
    uint64_t lot = hash_mix(hash_int(hash_text(gen->level->seed, "wish"), context_depth(gen)));
    int kind = (int)ITEM_SEEING_STONE + (int)(lot / ONE_LEVEL_IN % WISH_KINDS);
    Spawn *monster = strongest(gen);
    if (lot % ONE_LEVEL_IN != 0 || monster == NULL) return;
    if (!find_asker(gen, may_stand, &asker) && !find_asker(gen, may_be_niche, &asker)) return;
    place_take_bare(gen, asker);
    if (!find_place(gen, monster->cell, &place)) return;
    level_build_tile(gen->level, asker, TILE_ASKER);
    put_behind(gen, monster, place, kind);
}
// lesson ends
