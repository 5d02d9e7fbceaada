#pragma once
// The hero's sightings so far, to tell new ones from known ones.

#include "sim/state/world.h"

enum { SIGHTING_TICKS = 240 }; // out of sight, after which a monster that moves is new again

// A monster as he saw it last.
typedef struct Sighting {
    ActorKind kind; // ACTOR_NONE: never
    Mind mind;
    Vec cell;  // outside of the level when it is there no more
    int ticks; // since then
    int calm;  // ticks since it was after him, for all that he has seen
} Sighting;

typedef struct Sightings {
    const World *world; // that they are about
    Sighting monsters[ACTORS_MAX];
    bool items[WORLD_ITEMS_MAX];
    bool stairs;           // down
    bool shop;             // its first ware
    bool gifts;            // the first of them
    bool locks[KEY_KINDS]; // doors of that kind, [0] of kind 1
    int hp, tolls, clock;  // of the hero, of the toll clock
} Sightings;

// Why a journey ends, and what `kind` of Stop is then. In the last seven `cell` is the first on the only way
// that he would not enter.
typedef enum StopReason {
    STOP_NONE, // it goes on, none was begun, or the player took over
    STOP_ARRIVED,
    STOP_EXPLORED,    // nothing is left to explore or to take
    STOP_SURPLUS,     // but for treasures beyond the quota, and chests
    STOP_MONSTER,     // ActorKind: came into sight
    STOP_SLEEPER,     // ActorKind: the same, asleep
    STOP_EYES,        // of one that lies in wait
    STOP_NOTICED,     // ActorKind: it has noticed him
    STOP_HUNTED,      // ActorKind: in sight, and after him
    STOP_ITEM,        // ItemKind: came into sight, and he would not take it in passing
    STOP_SHOP,        // a ware came into sight
    STOP_GIFTS,       // a gift did, or lay there when he first wanted to explore
    STOP_QUOTA,       // it is in: the next toll opens the grate
    STOP_STAIRS,      // down: came into sight; said in passing
    STOP_LOCK,        // the kind of key: the first door that needs it came into sight; said in passing
    STOP_HURT,        // he lost hit points
    STOP_TOLL_SOON,   // the bell announces itself
    STOP_TOLL,        // it came
    STOP_NO_WAY,      // that he knows of
    STOP_CUT_OFF,     // as near as he knows a way to what a toll has cut off
    STOP_HELD_UP,     // he gets no further
    STOP_BY_BODY,     // ActorKind
    STOP_BY_TREASURE, // ItemKind: beyond the quota
    STOP_BY_SLEEPER,  // ActorKind, where it lies
    STOP_BY_AMBUSH,   // where its eyes are
    STOP_BY_PROP,     // Tile
    STOP_BY_LOCK,     // the kind of key that it needs
    STOP_BY_HARM,     // FixtureKind, FIXTURE_COUNT: no trap
    STOP_COUNT
} StopReason;

typedef struct Stop {
    StopReason reason;
    int kind;
    Vec cell;
} Stop;

// Takes in what is to be seen after a tick; of what is new, the most pressing. The first look at a level
// finds nothing new.
Stop sightings_look(Sightings *sightings, const World *world);

// True where it is about somebody or something at its cell.
bool sightings_points(StopReason reason);

// True for news that is said while he goes on.
bool sightings_in_passing(StopReason reason);

// Whether he takes it as he goes: not if he has to choose, or if its time would run at once.
bool sightings_wanted(const World *world, ItemKind kind);

// Whether a gift lies there that he knows of and was not told of.
bool sightings_gift(const Sightings *sightings, const World *world, Vec *cell);

// True when he sees that actor: one in ambush only where it is lit.
bool sightings_see(const World *world, ActorId index);

// The nearest monster in sight that is after him, so many cells away at most, or about to strike; NOBODY:
// none.
ActorId sightings_hunter(const World *world, int cells);
