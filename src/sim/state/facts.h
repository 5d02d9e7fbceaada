#pragma once
// Facts: what a lower room queues for a higher one to settle. The queues fill and empty within a tick:
// between ticks they are empty, so they are part of no hash or recording.

#include "map/monsters.h"
#include "sim/state/actor.h"
#include "sim/state/item.h"

// While the queue is full, nothing can hurt a monster.
enum { WOUNDS_MAX = 256 };
enum { STRAYS_MAX = 64 };
enum {
    NOISES_MAX = 64,
    LANDINGS_MAX = 64,
    LURES_MAX = 16,
    FROSTS_MAX = 64,
    FLARES_MAX = 64,
    BUMPS_MAX = 64,
    BLASTS_MAX = 64
};

// Somebody was loud. Left by noise_make() (sim/space), settled by reactions_settle() (sim/monsters).
typedef struct Noise {
    Vec cell;
    int reach;  // cells that it carries
    ActorId by; // who was; things are NOBODY
    Vec about;  // cell that listeners go to look at
} Noise;

// An item that monsters run for was thrown down. Left by item_land() (sim/hero), settled by
// reactions_settle().
typedef struct Lure {
    int item;  // by index
    int steps; // as far as they come from
    int ticks; // for which they ignore everything else
    bool gem;  // lures monsters that like gems; else animals
} Lure;

// The hero lit or put out a torch or a brazier. Left by sim/space/light_fixtures.c, settled by
// reactions_settle(): who is about and sees it comes to look.
typedef struct Flare {
    Vec cell; // floor that it shines from
} Flare;

// A cell froze: monsters there are stunned. Left by spill_frost() (sim/hazards), settled by
// reactions_settle().
typedef struct Frost {
    Vec cell;
    int ticks;
} Frost;

// A monster was hurt, or its shield stopped a blow of the hero's. Left by sim/combat, settled by
// sim/monsters/wounds.c: it wakes and attacks the attacker, or it is removed and drops its loot.
typedef struct Wound {
    int victim; // its index
    ActorId by; // who did it
    Cause cause;
    bool blocked;
    bool killed; // it has 0 hit points: it stands there and does nothing until this is settled
    Vec rim;     // killed: where what it leaves behind comes to lie (sub)
} Wound;

// A body walked against something solid that is no wall. Left by body_walk() (sim/space), settled by
// bumps_resolve() (sim/hazards): doors open, crates give way.
typedef struct Bump {
    ActorId by;
    Vec cell;
    int dir;       // DIR_*, along an axis
    bool straight; // it walks along that axis alone
} Bump;

// A barrel blew up. Left by props_tick(), settled by blasts_settle() (both sim/hazards, whose blasts know
// props).
typedef struct Blast {
    Vec cell;
    ActorId by; // who lit it
} Blast;

typedef struct Facts {
    Wound wounds[WOUNDS_MAX]; // oldest first
    int wound_count;
    // Goods (by index) that were to be lost although the depth cannot spare them. Left by floor_lose()
    // (sim/space), settled by toll_deal_strays() (sim/toll): they are dealt again.
    int strays[STRAYS_MAX];
    int stray_count;
    Bump bumps[BUMPS_MAX];
    int bump_count;
    Blast blasts[BLASTS_MAX];
    int blast_count;
    Noise noises[NOISES_MAX];
    int noise_count;
    Lure lures[LURES_MAX];
    int lure_count;
    Frost frosts[FROSTS_MAX];
    int frost_count;
    Flare flares[FLARES_MAX];
    int flare_count;
    // Ticks for which all monsters that see the hero flee from a relic held up in this tick; 0: none. Left by
    // item_use() (sim/hero), settled by reactions_settle().
    int scare;
    // Things that were thrown, where they came down. Left by missiles_tick() (sim/hazards), settled by
    // item_land_all() (sim/hero): they break, burn, lure.
    Item landings[LANDINGS_MAX];
    int landing_count;
    // The hero's requests to the toll. Left by sim/hero, settled by toll_tick() (sim/toll).
    bool bell_taken; // the first toll of all comes
    bool rung;       // a toll comes now
    bool summoned;   // a hunter comes
} Facts;
