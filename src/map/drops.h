#pragma once
// What monsters, chests and pots drop: tables of chances by depth.

#include "base/rng.h"
#include "map/items.h"

typedef enum DropTable {
    DROP_MONSTER,
    DROP_SNEAK, // of a monster killed by a sneak attack, a shot, a trap, fire or a blast: always something
    DROP_CHEST,
    DROP_LOCKED_CHEST,
    DROP_POT,
    DROP_CENSER, // the Sacristan's
    DROP_TABLE_COUNT
} DropTable;

typedef struct Drop {
    int item;  // ItemKind, -1: nothing
    int count; // how many
} Drop;

// Rolls a drop. `card`: the tenth of the table that the roll falls into (base/rng.h). `depth`: from 1.
Drop drop_roll(Rng *rng, DropTable table, int card, int depth);

// The least number of `kind` that a drop of the table contains; 1 if the table does not name that kind.
int drop_least_count(DropTable table, ItemKind kind);

// The card that is dealt to a table at `index`, in a game of that seed.
int drop_card(uint64_t seed, DropTable table, int index);

// One chest in six also holds a power-up: returns its ItemKind, or -1.
int drop_roll_power_up(Rng *rng);
