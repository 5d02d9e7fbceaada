#pragma once
// What a player has met in all runs so far, kind by kind. It only ever grows, so that what two games have
// learnt makes one by laying them over each other.

#include "sim/state/world.h"

typedef enum LoreBit {
    LORE_MET = 1,
    LORE_BEATEN = 2, // a monster: killed, or its counter was seen
    LORE_WORN = 2    // a piece of gear: it was put on
} LoreBit;

typedef struct Lore {
    uint8_t actors[ACTOR_KIND_COUNT]; // LoreBit, of each ActorKind
    uint8_t items[ITEM_COUNT];        // of each ItemKind
} Lore;

// Once after every tick. True when something is new.
bool lore_tick(Lore *lore, const World *world);
// Adds what another one knows; true when something is new.
bool lore_join(Lore *lore, const Lore *other);
