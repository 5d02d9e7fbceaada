#pragma once
// Everything on the level that is no actor: items, props, doors, fixtures, missiles and fires.

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
    EAT_TICKS = 120, // that a rat takes to eat a good
    CANDLE_TICKS = 10800,
    BRAND_FLOOR_TICKS = 600, // on the floor, at most
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

// A crate, pot or barrel that was damaged or pushed; the others are whole. A barrel without hit points
// hisses.
typedef struct Prop {
    Vec cell;
    int hp;
    int slide;  // ticks left of its move from the cell before; a barrel: until it blows up
    int dir;    // DIR_* of that move
    ActorId by; // who made a barrel hiss
} Prop;

// A door that is neither at rest shut nor open for good.
typedef struct WorldDoor {
    Vec cell;
    bool open; // else it is being opened
    bool kept; // was locked: stays open for good
    int ticks; // since the push, or since the last body left it
} WorldDoor;

typedef enum FixturePhase {
    PHASE_REST,  // waits; a chest is shut
    PHASE_CLICK, // spikes: about to come out
    PHASE_OUT,   // spikes: are out
    PHASE_SPENT, // darts: not ready again yet
    PHASE_OPEN,  // a chest or a plate, for good
    PHASE_COUNT
} FixturePhase;

// The state of level.fixtures[i].
typedef struct WorldFixture {
    FixturePhase phase;
    int timer;   // ticks left of it
    bool found;  // the hero knows the trap, in the floor or in a chest
    bool sprung; // a chest's trap is gone
} WorldFixture;

typedef enum MissileKind {
    MISSILE_NONE,
    MISSILE_DART,
    MISSILE_ARROW,  // the hero's
    MISSILE_LOB,    // thrown in an arc: over bodies, down where its way ends
    MISSILE_BOLT,   // a poacher's arrow
    MISSILE_BARREL, // a cooper's, which rolls until it bursts
    MISSILE_KIND_COUNT
} MissileKind;

typedef struct Missile {
    MissileKind kind; // MISSILE_NONE: a free slot
    Vec pos, prev;    // sub, its middle now and a tick ago
    Vec vel;          // sub a tick
    int way;          // sub left to fly; a dart: until it meets something
    int span;         // sub that it flies in total
    Item item;        // that flies
    Vec rest;         // cell where it comes to lie if its way ends now
    Vec against;      // lobs: the solid cell that cut their way short, else the cell where they come down
    ActorId by;       // who shot it; a trap is NOBODY
} Missile;

// How far what somebody asks for has come.
typedef enum Errand { ERRAND_UNTOLD, ERRAND_TOLD, ERRAND_CARRIED, ERRAND_DONE } Errand;

// Everything on the level that is no actor.
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
