#pragma once
// What a player has met in all runs, by kind. It only grows, so what two games have learned can be merged.

#include "sim/state/world.h"

typedef enum LoreBit {
    LORE_MET = 1,
    LORE_BEATEN = 2, // a monster was killed, or its counter was seen
    LORE_WORN = 2    // a piece of gear was put on
} LoreBit;

typedef struct Lore {
    uint8_t actors[ACTOR_KIND_COUNT]; // LoreBit for each ActorKind
    uint8_t items[ITEM_COUNT];        // and for each ItemKind
} Lore;

// Call it once after every tick. Returns true when something is new.
bool lore_tick(Lore *lore, const World *world);
// Adds what `other` knows. Returns true when something is new.
bool lore_join(Lore *lore, const Lore *other);
