#pragma once
// What a lower room leaves for a higher one to settle. The queues fill and empty within a tick: between ticks
// they are empty, so no hash and no recording knows of them.

#include "map/monsters.h"
#include "sim/state/cause.h"
#include "sim/state/units.h"

// While as many wait to be settled, nothing hurts a monster.
enum { WOUNDS_MAX = 256 };
enum { STRAYS_MAX = 64 };

// A monster was hurt, or its shield stopped a blow of the hero's. Left by sim/combat, settled by
// sim/monsters/wounds.c: it wakes, turns on who did it, or is gone and leaves something behind.
typedef struct Wound {
    int victim; // its index
    int by;     // index of the actor who did it; HERO: he did, or nobody
    Cause cause;
    bool blocked;
    bool killed; // it has 0 hit points: it stands there and does nothing until this is settled
    Vec rim;     // killed: where what it leaves behind comes to lie (sub)
} Wound;

typedef struct Facts {
    Wound wounds[WOUNDS_MAX]; // oldest first
    int wound_count;
    // Goods (by index) that were to be lost although the depth cannot spare them. Left by floor_lose()
    // (sim/space), settled by toll_deal_strays() (sim/toll): they are dealt again.
    int strays[STRAYS_MAX];
    int stray_count;
} Facts;
