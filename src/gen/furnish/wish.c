// The seed and the depth say whether there is a wish, and for what. The thing lies on that side of the
// strongest monster which is farther from the start.
#include "gen/furnish/wish.h"

#include "base/hash.h"
#include "gen/furnish/props.h"
#include "gen/tools/spawns.h"
#include "map/vestibule.h"

enum { ONE_LEVEL_IN = 3, ASKER_STEPS = 6, GUARDED = 3 };

static int danger_of(int kind) {
    const ActorInfo *info = &ACTORS[kind];
    return info->elite ? INT32_MAX : info->cost * 100 + info->hp;
}

// The cell of the strongest; the start where there is nobody.
static Vec strongest(const GenContext *gen) {
    const SpawnList *monsters = &gen->level->monsters;
    Vec cell = gen->level->start;
    int most = -1;
    for (int i = 0; i < monsters->count; i++) {
        int danger = danger_of(monsters->at[i].kind);
        if (danger <= most) continue;
        most = danger;
        cell = monsters->at[i].cell;
    }
    return cell;
}

// Free, near to the strongest, and as far from the start as can be; anywhere far where nothing is free there.
static bool find_place(GenContext *gen, Vec *found) {
    Vec danger = strongest(gen);
    int most = -1;
    for (int i = 0; i < (2 * GUARDED + 1) * (2 * GUARDED + 1); i++) {
        Vec cell = {danger.x - GUARDED + i % (2 * GUARDED + 1), danger.y - GUARDED + i / (2 * GUARDED + 1)};
        if (!place_is_free(gen, cell) || dist_at(&gen->reach, cell) <= most) continue;
        most = dist_at(&gen->reach, cell);
        *found = cell;
    }
    return most > ASKER_STEPS || place_random_free(gen, 2 * ASKER_STEPS, found);
}

// Beside a wall, in nobody's way.
static bool find_asker(GenContext *gen, Vec *found) {
    dist_from(&gen->tour, gen->level, gen->level->start, FOUR_WAYS, ASKER_STEPS);
    Rect known = gen->tour.known;
    int least = DIST_NONE;
    for (int i = 0; i < known.w * known.h; i++) {
        Vec cell = {known.x + i % known.w, known.y + i / known.w};
        int steps = dist_at(&gen->tour, cell);
        if (steps >= least || !place_is_free(gen, cell) || !props_can_stand(gen->level, cell)) continue;
        least = steps;
        *found = cell;
    }
    return least != DIST_NONE;
}

void wish_place(GenContext *gen) {
    Vec asker, thing;
    uint64_t lot = hash_mix(hash_int(hash_text(gen->level->seed, "wish"), context_depth(gen)));
    if (lot % ONE_LEVEL_IN != 0 || vestibule_there(gen->level)) return;
    if (!find_asker(gen, &asker)) return;
    place_take(gen, asker);
    level_put(gen->level, asker, TILE_ASKER);
    context_start(gen, gen->level->start);
    int kind = (int)ITEM_SEEING_STONE + (int)(lot / ONE_LEVEL_IN % WISH_KINDS);
    if (find_place(gen, &thing)) spawn_item(gen, kind, thing);
}
