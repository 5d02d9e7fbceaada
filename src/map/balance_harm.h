#pragma once
// What hurts and what heals, in half hearts (see balance_hero.h). Blows of monsters are in map/list_actors.h.

enum {
    SPIKES_DAMAGE = 2,
    DART_DAMAGE = 1,   // of a trap
    SCORCH_DAMAGE = 1, // of a fire, from time to time
    EMBER_DAMAGE = 1,  // the same of embers
    BLAST_DAMAGE = 4,
    FALL_DAMAGE = 1,
    ARROW_DAMAGE = 3,  // of the hero
    LOB_DAMAGE = 2,    // of a thing that he throws
    BOLT_DAMAGE = 1,   // of a monster's arrow
    BARREL_DAMAGE = 2, // of the Cooper's barrel
    ZEAL_DAMAGE = 2,   // added to the hero's blows
    CHEESE_HP = 2,
    HEART_HP = 2,
    MENDING_HP = 6,
    SHRINE_HP = 2 // added to the most that he can have
};
