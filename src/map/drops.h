#pragma once
// Drops of monsters, chests and pots: tables of chances by depth.

#include "base/rng.h"
#include "map/items.h"

// A monster killed by a sneak attack always drops something.
typedef enum DropTable {
    DROP_MONSTER,
    DROP_SNEAK,
    DROP_CHEST,
    DROP_LOCKED_CHEST,
    DROP_POT,
    DROP_CENSER, // of the Sacristan
    DROP_TABLE_COUNT
} DropTable;

typedef struct Drop {
    int item;  // ItemKind, -1: nothing
    int count; // of it
} Drop;

// card: the tenth of the table that the roll falls into (base/rng.h). depth: 1 and more. `heart_factor`
// multiplies the chances of hearts: 1, or 2 for who is nearly dead.
Drop drop_roll(Rng *rng, DropTable table, int card, int depth, int heart_factor);

// How many of an item such a drop is at least: 1, where the table has it not by itself.
int drop_count(DropTable table, ItemKind kind);

// The card that is dealt for a table at `index`, in a game of that seed.
int drop_card(uint64_t seed, DropTable table, int index);

// One chest in six holds a power-up besides: its ItemKind, -1: none.
int drop_power(Rng *rng);
