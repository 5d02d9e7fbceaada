#include "gen/tools/spawns.h"

#include "base/hash.h"

enum {
    TREASURES_LEAST = 3,     // if there is room
    FLOOR_PER_TREASURE = 40, // cells of floor for each further good
    TREASURES_MAX = 40,
    TREASURE_AWAY = 3, // steps from the start
    OTHERS = 4,        // cells that treasures leave for other things
    MONSTERS_LEAST = 2,
    FLOOR_PER_MONSTER = 30,
    MONSTERS_MAX = 80,
    DEPTHS_TO_DOUBLE = 32, // depths after which there are twice as many monsters

    FLOOR_PER_PACK = 220,
    PACKS_MAX = 8
};

static void place(GenContext *gen, SpawnList *list, int kind, Vec cell) {
    if (spawn_add(list, kind, cell)) place_take_bare(gen, cell);
}

// Puts webs around the place of a monster that lives in them.
static void spin(GenContext *gen, Vec cell) {
    for (int dir = -1; dir < DIR_COUNT; dir++) {
        Vec at = dir < 0 ? cell : vec_add(cell, DIRS[dir]);
        bool bare = level_tile(gen->level, at) == TILE_FLOOR &&
                    grid_get(&gen->level->decor, at, DECOR_WEB) == DECOR_NONE;
        if (bare) grid_set(&gen->level->decor, at, DECOR_WEB);
    }
}

// Places a monster, with its webs if it lives in them.
static void settle(GenContext *gen, int kind, Vec cell) {
    place(gen, &gen->level->monsters, kind, cell);
    if (ACTORS[kind].lives_in_webs) spin(gen, cell);
}

int spawn_deal_treasure_kind(GenContext *gen) {
    int weights[ITEM_COUNT];
    for (int i = 0; i < ITEM_COUNT; i++) weights[i] = ITEMS[i].counts ? 100 - ITEMS[i].value : 0;
    return rng_weighted_by_card(&gen->furnish, rng_deal_card(gen->level->seed, gen->treasures++), weights,
                                ITEM_COUNT);
}

void spawn_item(GenContext *gen, int kind, Vec cell) {
    place(gen, &gen->level->items, kind, cell);
}

void spawn_treasure(GenContext *gen, Vec cell) {
    int kind = spawn_deal_treasure_kind(gen);
    spawn_item(gen, kind, cell);
}

// On deeper levels strong monsters are likelier. Pacifist monsters are never placed in an ambush.
static int weight_of(const GenContext *gen, int kind, bool ambush) {
    if (ambush && ACTORS[kind].blow.damage == 0) return 0;
    int weight = ACTORS[kind].weight + ACTORS[kind].deeper * (int_max(gen->options->depth, 1) - 1);
    return int_max(weight, 0);
}

static int random_monster(GenContext *gen, bool ambush) {
    int weights[ACTOR_KIND_COUNT];
    for (int i = 0; i < ACTOR_KIND_COUNT; i++) weights[i] = weight_of(gen, i, ambush);
    return rng_weighted(&gen->furnish, weights, ACTOR_KIND_COUNT);
}

int budget_most_at_once(MonsterBudget budget, int kind) {
    int cost = ACTORS[kind].cost, all = budget.points / cost, spare = budget.points - budget.least;
    return cost == 1 ? all : int_min(all, (spare - spare / 2) / (cost - 1));
}

MonsterBudget budget_capped(MonsterBudget budget, int points) {
    points = int_min(points, budget.points);
    return (MonsterBudget){.points = points, .least = budget.least - (budget.points - points)};
}

void budget_pay(MonsterBudget *budget, int kind, int count) {
    budget->points -= count * ACTORS[kind].cost;
    budget->least -= count;
}

// Pacifist monsters are never placed in an ambush.
static int weight_in_budget(int kind, int depth, MonsterBudget budget, int count, bool ambush) {
    const ActorInfo *info = &ACTORS[kind];
    if (ambush && info->blow.damage == 0) return 0;
    if (info->cost == 0 || budget_most_at_once(budget, kind) < count) return 0;
    return info->dealt[int_min(depth, DEALT_DEPTHS) - 1];
}

int spawn_deal_kind(GenContext *gen, MonsterBudget budget, int count, bool harmful_only) {
    int depth = context_depth(gen), weights[ACTOR_KIND_COUNT];
    for (int i = 0; i < ACTOR_KIND_COUNT; i++)
        weights[i] = weight_in_budget(i, depth, budget, count, harmful_only);
    // dealt like cards, so that there are many kinds
    int card = rng_deal_card(hash_int(hash_text(gen->level->seed, "monsters"), depth), gen->monsters++);
    return rng_weighted_by_card(&gen->furnish, card, weights, ACTOR_KIND_COUNT);
}

void spawn_monster(GenContext *gen, Vec cell) {
    int kind = random_monster(gen, false);
    settle(gen, kind, cell);
}

int spawn_kind(GenContext *gen, Vec cell, int kind, int count,
               bool (*fits)(const GenContext *gen, Vec cell)) {
    int placed = 0;
    for (int dir = -1; dir < DIR_COUNT && placed < count; dir++) {
        Vec at = dir < 0 ? cell : vec_add(cell, DIRS[dir]);
        if (!fits(gen, at)) continue;
        settle(gen, kind, at);
        placed++;
    }
    return placed;
}

int spawn_highest_pack(const SpawnList *monsters) {
    int packs = 0;
    for (int i = 0; i < monsters->count; i++) packs = int_max(packs, monsters->at[i].pack);
    return packs;
}

static void add_pack(GenContext *gen, Vec cell, int count) {
    SpawnList *monsters = &gen->level->monsters;
    int kind = random_monster(gen, true), pack = spawn_highest_pack(monsters) + 1, before = monsters->count;
    (void)spawn_kind(gen, cell, kind, count, place_fits_monster);
    for (int i = before; i < monsters->count; i++) monsters->at[i].pack = pack;
}

static bool lair_for_two(const GenContext *gen, Vec cell) {
    if (!place_fits_monster(gen, cell)) return false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (place_fits_monster(gen, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

void spawn_pack_in_ambush(GenContext *gen, int count) {
    Vec cell;
    bool found = place_find_random(gen, lair_for_two, PACK_AWAY, &cell);
    bool nobody =
        gen->level->monsters.count == 0; // then a single monster may stand here, or one near the start
    if (found || (nobody && (place_find_random(gen, lair_for_two, 0, &cell) ||
                             place_find_random(gen, place_fits_monster, 0, &cell))))
        add_pack(gen, cell, count);
}

int spawn_roll_count(GenContext *gen, int usual) {
    int part = rng_below(&gen->furnish,
                         DEPTHS_TO_DOUBLE); // a random remainder, so that the average grows with every depth
    return usual + (usual * (context_depth(gen) - 1) + part) / DEPTHS_TO_DOUBLE;
}

int spawn_random_group(GenContext *gen, Vec cell, int most, bool (*fits)(const GenContext *gen, Vec cell)) {
    int kind = random_monster(gen, false);
    int count = rng_between(&gen->furnish, 1, int_min(ACTORS[kind].pack, most));
    return spawn_kind(gen, cell, kind, count, fits);
}

static int treasures_there(const GenContext *gen) {
    int count = 0;
    for (int i = 0; i < gen->level->items.count; i++) count += ITEMS[gen->level->items.at[i].kind].counts;
    return count;
}

int spawn_treasures_limit(const GenContext *gen) {
    return int_max(place_count_free(gen) - OTHERS, 1);
}

int spawn_treasure_count(const GenContext *gen) {
    int wanted = int_min(TREASURES_LEAST + context_reachable(gen) / FLOOR_PER_TREASURE, TREASURES_MAX);
    return int_min(wanted, spawn_treasures_limit(gen));
}

// lesson: treasures
void spawn_treasures(GenContext *gen) {
    int wanted = spawn_treasure_count(gen) - treasures_there(gen);
    for (Vec cell; wanted > 0; wanted--) {
        if (!place_random_free(gen, TREASURE_AWAY, &cell) && !place_random_free(gen, 1, &cell)) continue;
        spawn_treasure(gen, cell);
        STEP(gen);
    }
}
// lesson ends

int spawn_monsters_usual(const GenContext *gen) {
    return MONSTERS_LEAST + context_reachable(gen) / FLOOR_PER_MONSTER;
}

// lesson: monsters
void spawn_monsters(GenContext *gen) {
    int wanted = spawn_roll_count(gen, spawn_monsters_usual(gen));
    int left = int_min(wanted, MONSTERS_MAX) - gen->level->monsters.count;
    Vec cell;
    while (left > 0 && place_find_random(gen, place_fits_monster, 0, &cell)) {
        left -= spawn_random_group(gen, cell, left, place_fits_monster);
        STEP(gen);
    }
}
// lesson ends

static bool any_pack(const SpawnList *monsters) {
    for (int i = 0; i < monsters->count; i++) {
        if (monsters->at[i].pack != 0) return true;
    }
    return false;
}

// lesson: packs
void spawn_packs(GenContext *gen) {
    int least = !any_pack(&gen->level->monsters);
    int packs = int_clamp(context_reachable(gen) / FLOOR_PER_PACK + context_depth(gen) / 3, least, PACKS_MAX);
    for (int i = 0; i < packs; i++) {
        int count = rng_between(&gen->furnish, 2, 3);
        spawn_pack_in_ambush(gen, count);
        STEP(gen);
    }
}
// lesson ends
