#pragma once
// Everything on the level that is not an actor: items, props, doors, fixtures, missiles and fires.

#include "sim/state/item.h"

enum {
    WORLD_ITEMS_MAX = 2 * LEVEL_SPAWNS_MAX,
    WORLD_DOORS_MAX = 64,
    DOOR_OPEN_TICKS = 8,   // from the push to the open door
    DOOR_SHUT_TICKS = 120, // after the last body left it
    MISSILES_MAX = 64,
    SPILLS_MAX = 128,
    FIRES_MAX = 256,
    PROPS_MAX = 64,
    EAT_TICKS = 120, // how long a rat takes to eat a treasure
    CANDLE_TICKS = 10800,
    BRAND_FLOOR_TICKS = 600, // at most, when it lies on the floor
    FUSE_TICKS = 90,         // of a bomb
    SPIKES_CLICK_TICKS = 15,
    SPIKES_OUT_TICKS = 30,
    DARTS_REARM_TICKS = 180,
};

typedef enum SpillKind { SPILL_WINE, SPILL_HONEY, SPILL_KIND_COUNT } SpillKind;

// A spill on a cell of floor.
typedef struct Spill {
    SpillKind kind;
    Vec cell;
    int ticks; // left
} Spill;

// A burning cell, and its remaining fuel.
typedef struct Fire {
    Vec cell;
    int ticks;  // left
    ActorId by; // who set it
} Fire;

// A crate, pot or barrel that was damaged or pushed; others have no entry. A barrel with 0 hit points
// hisses.
typedef struct Prop {
    Vec cell;
    int hp;
    int slide;  // ticks until it has moved from the cell before; a barrel: until it blows up
    int dir;    // DIR_* of that move
    ActorId by; // who made a barrel hiss
} Prop;

// A door that is neither shut and at rest nor open for good.
typedef struct WorldDoor {
    Vec cell;
    bool open; // it is open; otherwise it is opening
    bool kept; // it had a lock, so it stays open for good
    int ticks; // since the push, or since the last body left it
} WorldDoor;

typedef enum FixturePhase {
    PHASE_REST,  // waiting; a chest is shut
    PHASE_CLICK, // spikes are about to come out
    PHASE_OUT,   // spikes are out
    PHASE_SPENT, // darts are not ready again
    PHASE_OPEN,  // a chest or a plate, for good
    PHASE_COUNT
} FixturePhase;

// The state of level.fixtures[i].
typedef struct WorldFixture {
    FixturePhase phase;
    int timer;   // ticks left of it
    bool found;  // the hero knows that there is a trap, in the floor or in a chest
    bool sprung; // a chest's trap has gone off
} WorldFixture;

typedef enum MissileKind {
    MISSILE_NONE,
    MISSILE_DART,
    MISSILE_ARROW,  // the hero's
    MISSILE_LOB,    // thrown in an arc: it flies over bodies and lands at the end of its way
    MISSILE_BOLT,   // a poacher's arrow
    MISSILE_BARREL, // the Cooper's, which rolls until it bursts
    MISSILE_KIND_COUNT
} MissileKind;

typedef struct Missile {
    MissileKind kind; // MISSILE_NONE: a free slot
    Vec pos, prev;    // sub: its middle, now and a tick ago
    Vec vel;          // sub a tick
    int way;          // sub that are left to fly; a dart flies until it hits something
    int span;         // sub of the whole flight
    Item item;        // the item that flies
    Vec rest;         // the cell where it lies if its way ends now
    Vec against;      // lobs: the solid cell that ended its way early, else the cell where it lands
    ActorId by;       // who shot it; NOBODY for a trap
} Missile;

// How far the wish of this level has come.
typedef enum Errand { ERRAND_UNTOLD, ERRAND_TOLD, ERRAND_CARRIED, ERRAND_DONE } Errand;

// Everything on the level that is not an actor.
typedef struct Floor {
    Item items[WORLD_ITEMS_MAX];
    int item_count;
    WorldDoor doors[WORLD_DOORS_MAX];
    int door_count;
    WorldFixture fixtures[LEVEL_FIXTURES_MAX]; // as many as level.fixture_count
    Missile missiles[MISSILES_MAX];
    Spill spills[SPILLS_MAX];
    int spill_count;
    Fire fires[FIRES_MAX];
    int fire_count;
    Prop props[PROPS_MAX];
    int prop_count;
    Errand errand;
} Floor;
