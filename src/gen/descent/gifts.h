#pragma once
// Gifts of the descent. From the second depth on, three lie on daises beside the stairs by which the hero
// arrives, and he chooses one (sim/hero/gifts.h).

#include "gen/tools/context.h"
#include "map/items.h"

enum { GIFTS_FIRST = 2, GIFTS_CHOICE = 3 };

// The kinds that lie on a depth. A seed deals each gift and piece of gear once, so none comes twice in a
// run.
void gifts_choose(uint64_t seed, int depth, ItemKind kinds[GIFTS_CHOICE]);

// A stage: lays the gifts.
void gifts_place(GenContext *gen);
