#include "gen/descent/treasures.h"

#include "gen/descent/arcs.h"
#include "gen/descent/dead_ends.h"
#include "gen/tools/spawns.h"

enum {
    SAMPLES = 40,
    AWAY = 6,      // steps from the start
    APART = 10,    // cells to the next good; more distance is no better
    DEAD_END = 24, // how good a place is because it is a dead end
    NICHE = 8,
    DARK_BY_LIGHT = 10,
    ON_DARK_WAY = 6,
    ON_LIT_WAY = -14,
    NEAR_LIT = 6 // cells
};

// The distance to the nearest item in cells, at most APART.
static int nearest_item(const GenContext *gen, Vec cell) {
    const SpawnList *items = &gen->level->items;
    int nearest = APART;
    for (int i = 0; i < items->count; i++) nearest = int_min(nearest, vec_chebyshev(items->at[i].cell, cell));
    return nearest;
}

// How well a cell suits a treasure, in points.
static int worth(const GenContext *gen, Vec cell) {
    int points = 2 * nearest_item(gen, cell) + int_min(dist_at(&gen->reach, cell), 60) / 6;
    if (is_dead_end(gen->level, cell)) points += DEAD_END;
    if (place_count_exits(gen->level, cell, 1) <= 3) points += NICHE;
    if (route_is_near(gen, cell, PLAN_LIT, 1)) return points + ON_LIT_WAY;
    if (route_is_near(gen, cell, PLAN_LIT, NEAR_LIT)) points += DARK_BY_LIGHT;
    if (route_is_near(gen, cell, PLAN_DARK, 2)) points += ON_DARK_WAY;
    return points;
}

// Exchanges cells so that the most valuable good lies farthest away. Only for the items from `first` on:
// those that were there before have their places.
static void sort_by_distance(GenContext *gen, int first) {
    SpawnList *items = &gen->level->items;
    for (int i = first; i < items->count; i++) {
        for (int k = i + 1; k < items->count; k++) {
            Spawn *a = &items->at[i], *b = &items->at[k];
            bool nearer = dist_at(&gen->reach, a->cell) < dist_at(&gen->reach, b->cell);
            bool poorer = ITEMS[a->kind].value < ITEMS[b->kind].value;
            if (nearer == poorer) continue;
            Vec cell = a->cell;
            a->cell = b->cell;
            b->cell = cell;
        }
    }
}

void treasures_place(GenContext *gen, int count) {
    int first = gen->level->items.count;
    for (int i = 0; i < count; i++) {
        Vec cell;
        if (place_find_best_free(gen, SAMPLES, AWAY, worth, &cell)) spawn_treasure(gen, cell);
    }
    sort_by_distance(gen, first);
}
