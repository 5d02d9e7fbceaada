// A table is a list of lots, drawn by one roll of a hundred; what no lot takes is nothing. Hearts stand
// first, so that a larger chance of them is taken from nothing.
#include "map/drops.h"

#include "base/geom.h"

enum { COLUMNS = 4, DEPTHS_A_COLUMN = 2, LOTS_MAX = 5, POWER_CHESTS = 6 };

// One of the kinds first..last, all alike.
typedef struct Lot {
    ItemKind first, last;
    int least, most;      // how many of it
    int percent[COLUMNS]; // depths 1-2, 3-4, 5-6, 7 and more
} Lot;

static const Lot TABLES[DROP_TABLE_COUNT][LOTS_MAX] =
    {
        [DROP_MONSTER] =
            {
                {ITEM_HEART, ITEM_HEART, .least = 1, .most = 1, .percent = {10, 12, 12, 14}},
                {ITEM_COIN, ITEM_COIN, .least = 1, .most = 3, .percent = {30, 30, 35, 35}},
                {ITEM_ARROW, ITEM_ARROW, .least = 1, .most = 1, .percent = {10, 12, 12, 12}},
            },
        [DROP_SNEAK] =
            {
                {ITEM_HEART, ITEM_HEART, .least = 1, .most = 1, .percent = {20, 22, 20, 23}},
                {ITEM_COIN, ITEM_COIN, .least = 1, .most = 3, .percent = {60, 56, 60, 57}},
                {ITEM_ARROW, ITEM_ARROW, .least = 1, .most = 1, .percent = {20, 22, 20, 20}},
            },
        [DROP_CHEST] =
            {
                {ITEM_LONG_SWORD, ITEM_HOURS_RING, .least = 1, .most = 1, .percent = {10, 20, 25, 30}},
                {ITEM_POTION_MENDING, ITEM_POTION_FROST, .least = 1, .most = 1, .percent = {35, 30, 30, 30}},
                {ITEM_SCROLL_SEAL, ITEM_SCROLL_SUMMONS, .least = 1, .most = 1, .percent = {20, 20, 20, 20}},
                {ITEM_BOMB, ITEM_BOMB, .least = 2, .most = 2, .percent = {15, 20, 20, 20}},
                {ITEM_ARROW, ITEM_ARROW, .least = 4, .most = 4, .percent = {20, 10, 5, 0}},
            },
        [DROP_LOCKED_CHEST] =
            {
                {ITEM_LONG_SWORD, ITEM_HOURS_RING, .least = 1, .most = 1, .percent = {100, 100, 100, 100}},
            },
        [DROP_POT] =
            {
                {ITEM_HEART, ITEM_HEART, .least = 1, .most = 1, .percent = {8, 8, 8, 8}},
                {ITEM_COIN, ITEM_COIN, .least = 1, .most = 1, .percent = {35, 35, 35, 35}},
                {ITEM_ARROW, ITEM_ARROW, .least = 1, .most = 1, .percent = {7, 7, 7, 7}},
            },
};

static int percent_of(const Lot *lot, int column, int heart_factor) {
    return lot->percent[column] * (lot->first == ITEM_HEART ? heart_factor : 1);
}

static Drop roll_lot(Rng *rng, const Lot *lot) {
    int item = rng_between(rng, (int)lot->first, (int)lot->last);
    return (Drop){.item = item, .count = rng_between(rng, lot->least, lot->most)};
}

Drop drop_roll(Rng *rng, DropTable table, int depth, int heart_factor) {
    int column = int_clamp((depth - 1) / DEPTHS_A_COLUMN, 0, COLUMNS - 1);
    int weights[LOTS_MAX + 1], left = 100;
    for (int i = 0; i < LOTS_MAX; i++) {
        weights[i] = int_min(percent_of(&TABLES[table][i], column, heart_factor), left);
        left -= weights[i];
    }
    weights[LOTS_MAX] = left; // nothing
    int lot = rng_weighted(rng, weights, LOTS_MAX + 1);
    return lot < LOTS_MAX ? roll_lot(rng, &TABLES[table][lot]) : (Drop){.item = -1};
}

int drop_power(Rng *rng) {
    if (!rng_chance(rng, 1, POWER_CHESTS)) return -1;
    return (int)item_of_power((Power)rng_below(rng, POWER_COUNT));
}
