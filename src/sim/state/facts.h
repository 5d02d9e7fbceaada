#pragma once
// Facts: what a room of sim leaves for a later room to handle. The queues are filled and emptied within a
// tick. Between ticks they are empty, so they are in no hash or recording.

#include "map/monsters.h"
#include "sim/state/actor.h"
#include "sim/state/item.h"

// While the queue is full, nothing can hurt a monster.
enum { WOUNDS_MAX = 256 };
enum {
    NOISES_MAX = 64,
    LANDINGS_MAX = 64,
    LURES_MAX = 16,
    FROSTS_MAX = 64,
    FLARES_MAX = 64,
    BUMPS_MAX = 64,
    BLASTS_MAX = 64
};

// Somebody was loud. Left by noise_make() (sim/space), handled by reactions_resolve()
// (sim/monsters).
typedef struct Noise {
    Vec cell;
    int reach;  // how many cells away it is heard
    ActorId by; // who made it; NOBODY for things
    Vec about;  // the cell that monsters go to look at
} Noise;

// An item that monsters run for was thrown down. Left by item_resolve_landed() (sim/hero), handled by
// reactions_resolve().
typedef struct Lure {
    int item;  // by index
    int steps; // from how many steps away they come
    int ticks; // how long they ignore everything else
    bool gem;  // it lures monsters that like gems; otherwise animals
} Lure;

// The hero lit or put out a torch or a brazier. Left by sim/space/light_fixtures.c, handled by
// reactions_resolve(): monsters that see it come to look.
typedef struct Flare {
    Vec cell; // the floor from which it shines
} Flare;

// A cell froze, and monsters there are stunned. Left by spill_frost() (sim/hazards), handled by
// reactions_resolve().
typedef struct Frost {
    Vec cell;
    int ticks;
} Frost;

// A monster was hurt, or its shield stopped the hero's blow. Left by sim/combat, handled by
// sim/monsters/wounds.c: it wakes and attacks the attacker, or it is removed and drops its loot.
typedef struct Wound {
    int victim; // its index
    ActorId by; // who did it
    Cause cause;
    bool blocked;
    bool killed; // it has 0 hit points; it stays and does nothing until this is handled
    Vec rim;     // if killed: where its drops are laid (sub)
} Wound;

// A body walked against something solid that is not a wall. Left by body_note_bump()
// (sim/space), handled by bumps_resolve() (sim/hazards): doors open, crates move.
typedef struct Bump {
    ActorId by;
    Vec cell;
    int dir;       // DIR_*, along an axis
    bool straight; // it walks along that axis only
} Bump;

// A barrel blew up. Left by props_tick(), handled by blasts_resolve(). Both are in sim/hazards, but blasts
// know props, so props cannot know blasts.
typedef struct Blast {
    Vec cell;
    ActorId by; // who lit it
} Blast;

typedef struct Facts {
    Wound wounds[WOUNDS_MAX]; // oldest first
    int wound_count;
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
    // Ticks for which all monsters that see the hero flee, because he held up a relic in this tick; 0: he
    // did not. Left by item_use() (sim/hero), handled by reactions_resolve().
    int scare;
    // Thrown things, where they came down. Left by missiles_tick() (sim/hazards), handled by
    // item_resolve_landed() (sim/hero): they break, burn or lure.
    Item landings[LANDINGS_MAX];
    int landing_count;
    // What the hero asks of the toll. Left by sim/hero, handled by toll_tick() (sim/toll).
    bool bell_taken; // the very first toll comes now
    bool rung;       // a toll comes now
    bool summoned;   // a hunter comes
} Facts;
