#include "bots/player_light.h"

#include "map/balance_light.h"
#include "map/vestibule.h"

#include "sim/combat/combat.h"
#include "sim/space/flames.h"

enum {
    LAST_TICKS = 900,  // before a toll, in which he waits for it rather than collect
    CANDLE_STEPS = 24, // as far as he goes to light one treasure
    FETCH_STEPS = 8,   // to have a candle back
    STAND_CELLS = 3,   // from the treasure that he stands by
    LEAST_WORTH = 20,
    ENOUGH_LIT = 2 // treasures, deeper than the first depth: waiting is dangerous there
};

static bool lights(const Player *player, const World *world) {
    return player_does(player, VERB_LIGHT) && !player_rushes(player) && world->clock.on &&
           !level_has_unopened_vestibule(&world->level);
}

// Tolls after these bring too much: on the first depth, and deeper. Who is hurt takes what he can get.
bool light_waits(const Player *player, const World *world) {
    static const int TOLLS[TEMPER_COUNT][2] = {[TEMPER_CAREFUL] = {1, 1}, [TEMPER_GREEDY] = {2, 2}};
    static const int LEAST_HP[TEMPER_COUNT][2] = {[TEMPER_CAREFUL] = {6, 6}, [TEMPER_GREEDY] = {4, 7}};
    const TollClock *hour = &world->clock;
    bool comes = !hour->crown && (hour->bell_ready || hour->ticks < LAST_TICKS); // the last tolls are his
    return lights(player, world) && comes && hour->tolls < TOLLS[player->temper][world->depth > 1] &&
           world->actors[HERO].hp >= LEAST_HP[player->temper][hour->tolls];
}

int light_spares(const Player *player, const World *world) {
    if (!light_waits(player, world)) return 0;
    int more = world->collected + world->remaining - world->clock.quota;
    return player->temper == TEMPER_CAREFUL ? int_max(more, 0) : WORLD_ITEMS_MAX;
}

// For a thing in a cell that he does not walk on: the steps to the nearest cell beside it.
static int steps_beside(const Player *player, Vec cell) {
    int least = dist_at(&player->eyes.from_hero, cell);
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        int steps = dist_at(&player->eyes.from_hero, vec_add(cell, DIRS[dir]));
        if (steps < least) least = steps;
    }
    return least;
}

static bool waits(const Player *player, int index) {
    const Eyes *eyes = &player->eyes;
    return eyes->lies[index] && eyes_spared(&eyes->items[index]) &&
           steps_beside(player, cell_of(eyes->items[index].pos)) != DIST_NONE;
}

static bool line_open(const Player *player, Vec from, Vec to) {
    return combat_line_open(&player->eyes.level, cell_centre(from), cell_centre(to));
}

// ---- where a flame helps

// How many treasures that wait in the dark a flame in a cell would light.
static int helps(const Player *player, const World *world, Vec cell, int radius) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!waits(player, i) || player->eyes.lit[i]) continue;
        Vec treasure = cell_of(player->eyes.items[i].pos);
        count += flames_in_circle(cell, radius, treasure) && line_open(player, cell, treasure);
    }
    return count;
}

static void look_at_hearths(const Player *player, const World *world, Choice *best) {
    const Grid *tiles = &player->eyes.level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w}, below = vec_add(cell, DIRS[DIR_S]);
        bool bracket = world->known.decor.cells[i] == DECOR_BRACKET,
             brazier = tiles->cells[i] == TILE_BRAZIER;
        if (bracket && helps(player, world, below, TORCH_RADIUS) > 0)
            goals_consider(player, best, (Choice){.cell = below, .use = true, .push = DIR_N});
        if (!brazier || helps(player, world, cell, BRAZIER_RADIUS) == 0) continue;
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            goals_consider(player, best,
                           (Choice){.cell = vec_sub(cell, DIRS[dir]), .push = dir, .use = true});
        }
    }
}

static bool is_wet(const Player *player, Vec cell) {
    return level_tile(&player->eyes.level, cell) == TILE_WATER;
}

// A candle is set beside a treasure, from beside it, where it is dry.
static void look_at_dark_treasures(const Player *player, const World *world, Choice *best) {
    for (int i = 0; i < world->floor.item_count && world->hero.bag.stock[ITEM_CANDLE] > 0; i++) {
        if (!waits(player, i) || player->eyes.lit[i]) continue;
        Vec treasure = cell_of(player->eyes.items[i].pos);
        if (steps_beside(player, treasure) > CANDLE_STEPS) continue;
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            Vec cell = vec_sub(treasure, DIRS[dir]);
            if (!line_open(player, cell, treasure) || (is_wet(player, cell) && is_wet(player, treasure)))
                continue;
            goals_consider(
                player, best,
                (Choice){.cell = cell, .push = dir, .use = true, .pick = ITEM_CANDLE + 1, .cost = -6});
        }
    }
}

static bool burns_for_nothing(const Player *player, const Item *candle) {
    const Eyes *eyes = &player->eyes;
    for (int i = 0; i < WORLD_ITEMS_MAX; i++) {
        if (!eyes->lies[i] || !eyes_spared(&eyes->items[i])) continue;
        if (flames_in_circle(cell_of(candle->pos), CANDLE_RADIUS, cell_of(eyes->items[i].pos))) return false;
    }
    return true;
}

static void look_at_candles(const Player *player, const World *world, Choice *best) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *candle = &player->eyes.items[i];
        bool burns = player->eyes.lies[i] && candle->kind == ITEM_CANDLE && candle->burns > 0;
        Vec cell = cell_of(candle->pos);
        if (!burns || dist_at(&player->eyes.from_hero, cell) > FETCH_STEPS) continue;
        if (burns_for_nothing(player, candle))
            goals_consider(player, best, (Choice){.cell = cell, .use = true, .push = -1});
    }
}

void light_consider(const Player *player, const World *world, Choice *best) {
    if (!lights(player, world)) return;
    look_at_candles(player, world, best);
    if (!light_waits(player, world)) return;
    look_at_hearths(player, world, best);
    look_at_dark_treasures(player, world, best);
}

// ---- the bell

typedef struct Vigil {
    int lit, dark, hallowed; // treasures
    int worth;               // points that a toll would add
    int nearest;             // of those in the dark, -1: none
} Vigil;

static Vigil look(const Player *player, const World *world) {
    Vigil vigil = {.nearest = -1};
    int least = CANDLE_STEPS;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &player->eyes.items[i];
        if (player->eyes.lies[i] && item->hallowed) vigil.hallowed++;
        if (!waits(player, i)) continue;
        int steps = steps_beside(player, cell_of(item->pos));
        bool lit = player->eyes.lit[i];
        if (lit) vigil.worth += ITEMS[item->kind].value;
        vigil.lit += lit;
        vigil.dark += !lit;
        if (lit || steps >= least) continue;
        least = steps;
        vigil.nearest = i;
    }
    return vigil;
}

static bool shines_on(const Player *player, const World *world, Vec treasure) {
    return vec_chebyshev(world->cache.hero_cell, treasure) <= STAND_CELLS &&
           line_open(player, world->cache.hero_cell, treasure);
}

static void stand_by(Player *player, const World *world, int treasure) {
    Choice best = {.cell = {-1, -1}, .cost = INT32_MAX, .push = -1};
    Vec cell = cell_of(player->eyes.items[treasure].pos);
    if (shines_on(player, world, cell)) return;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        goals_consider(player, &best, (Choice){.cell = vec_add(cell, DIRS[dir]), .push = -1});
    }
    goals_set(player, &best);
}

static bool is_enough(const Player *player, const World *world, const Vigil *vigil) {
    if (player->temper == TEMPER_CAREFUL) return vigil->lit > 0 && world_grate_opens_at_toll(world);
    return world->depth > 1 && vigil->lit >= ENOUGH_LIT;
}

bool light_watches(Player *player, const World *world, bool idle) {
    Vigil vigil = look(player, world);
    bool enough = is_enough(player, world, &vigil);
    bool pays = vigil.worth >= LEAST_WORTH || vigil.nearest >= 0;
    bool soon = world->clock.ticks < GOALS_SOON_TICKS;
    if (!light_waits(player, world) || !pays || !(idle || enough || soon)) return false;
    player->goal = (Vec){-1, -1};
    player->watches = true;
    if (vigil.nearest >= 0) stand_by(player, world, vigil.nearest);
    return true;
}
