// A table is a list of lots. One roll of a hundred chooses a lot; numbers that no lot has give nothing.
// Hearts come first, so that a larger chance of hearts is taken from nothing.
#include "map/drops.h"

#include "base/geom.h"

enum { COLUMNS = 4, DEPTHS_A_COLUMN = 2, LOTS_MAX = 5, POWER_CHESTS = 6 };

#define OF(class) (1u << CLASS_##class)
#define GEAR      (OF(WEAPON) | OF(SHIELD) | OF(BOOTS) | OF(RING))

// A kind of item, or any kind of some classes with equal chances.
typedef struct Lot {
    ItemKind kind;
    unsigned classes;     // a bit for each class; 0: only `kind`
    int least, most;      // how many of it
    int percent[COLUMNS]; // for depths 1-2, 3-4, 5-6, and from 7 on
} Lot;

static const Lot TABLES[DROP_TABLE_COUNT][LOTS_MAX] =
    {
        [DROP_MONSTER] =
            {
                {ITEM_COIN, .least = 1, .most = 3, .percent = {30, 30, 35, 35}},
                {ITEM_ARROW, .least = 1, .most = 1, .percent = {10, 12, 12, 12}},
            },
        [DROP_SNEAK] =
            {
                {ITEM_HEART, .least = 1, .most = 1, .percent = {18, 25, 33, 38}},
                {ITEM_COIN, .least = 1, .most = 3, .percent = {60, 51, 47, 42}},
                {ITEM_ARROW, .least = 1, .most = 1, .percent = {22, 24, 20, 20}},
            },
        [DROP_CHEST] =
            {
                {.classes = GEAR, .least = 1, .most = 1, .percent = {10, 20, 25, 30}},
                {.classes = OF(POTION), .least = 1, .most = 1, .percent = {35, 30, 30, 30}},
                {.classes = OF(SCROLL), .least = 1, .most = 1, .percent = {20, 20, 20, 20}},
                {ITEM_BOMB, .least = 2, .most = 2, .percent = {15, 20, 20, 20}},
                {ITEM_ARROW, .least = 4, .most = 4, .percent = {20, 10, 5, 0}},
            },
        [DROP_LOCKED_CHEST] =
            {
                {.classes = GEAR, .least = 1, .most = 1, .percent = {100, 100, 100, 100}},
            },
        [DROP_CENSER] =
            {
                {ITEM_RELIC, .least = 1, .most = 1, .percent = {100, 100, 100, 100}},
            },
        [DROP_POT] =
            {
                {ITEM_COIN, .least = 1, .most = 1, .percent = {35, 35, 35, 35}},
                {ITEM_CANDLE, .least = 1, .most = 1, .percent = {15, 15, 15, 15}},
                {ITEM_ARROW, .least = 1, .most = 1, .percent = {7, 7, 7, 7}},
            },
};

// True when a lot can give that kind.
static bool among(const Lot *lot, int kind) {
    return lot->classes == 0 ? kind == (int)lot->kind : (lot->classes >> ITEMS[kind].class & 1) != 0;
}

static int roll_kind(Rng *rng, const Lot *lot) {
    int count = 0, kind = -1;
    for (int i = 0; i < ITEM_COUNT; i++) count += among(lot, i);
    int left = rng_below(rng, count);
    while (left >= 0) left -= among(lot, ++kind);
    return kind;
}

static Drop roll_lot(Rng *rng, const Lot *lot) {
    int item = roll_kind(rng, lot);
    return (Drop){.item = item, .count = rng_between(rng, lot->least, lot->most)};
}

int drop_least_count(DropTable table, ItemKind kind) {
    for (int i = 0; i < LOTS_MAX; i++) {
        const Lot *lot = &TABLES[table][i];
        if (lot->classes == 0 && lot->kind == kind && lot->least > 0) return lot->least;
    }
    return 1;
}

int drop_card(uint64_t seed, DropTable table, int index) {
    return rng_deal_card(seed + (uint64_t)table, index);
}

Drop drop_roll(Rng *rng, DropTable table, int card, int depth) {
    int column = int_clamp((depth - 1) / DEPTHS_A_COLUMN, 0, COLUMNS - 1);
    int weights[LOTS_MAX + 1], left = 100;
    for (int i = 0; i < LOTS_MAX; i++) {
        weights[i] = int_min(TABLES[table][i].percent[column], left);
        left -= weights[i];
    }
    weights[LOTS_MAX] = left; // the rest is nothing
    int lot = rng_weighted_by_card(rng, card, weights, LOTS_MAX + 1);
    return lot < LOTS_MAX ? roll_lot(rng, &TABLES[table][lot]) : (Drop){.item = -1};
}

int drop_roll_power_up(Rng *rng) {
    if (!rng_chance(rng, 1, POWER_CHESTS)) return -1;
    return (int)item_of_power((Power)rng_below(rng, POWER_COUNT));
}
