#pragma once
// What the hero has seen so far, to tell new sightings from known ones.

#include "sim/state/world.h"

// Why a journey ends. The comments say what the field `kind` of JourneyStop means then. For those
// from STOP_BY_BODY on, `cell` is what stands in the way.
typedef enum StopReason {
    STOP_NONE, // it has not ended, none was begun, or the player took over
    STOP_ARRIVED,
    STOP_EXPLORED,    // nothing is left to explore or to take
    STOP_SURPLUS,     // nothing but treasures beyond the quota, and chests
    STOP_MONSTER,     // ActorKind: came into sight
    STOP_SLEEPER,     // ActorKind: the same, asleep
    STOP_EYES,        // the eyes of a monster that lies in wait
    STOP_NOTICED,     // ActorKind: it has noticed him
    STOP_HUNTED,      // ActorKind: in sight, and after him
    STOP_ITEM,        // ItemKind: came into sight, and he takes it only when told to
    STOP_SHOP,        // a ware came into sight
    STOP_GIFTS,       // a gift came into sight, or was there when he first wanted to explore
    STOP_GREAT,       // the fire of a great room came into sight
    STOP_QUOTA,       // the quota is in: the next toll opens the grate
    STOP_STAIRS,      // stairs that lead on came into sight; said in passing
    STOP_LOCK,        // the kind of key whose first lock came into sight; said in passing
    STOP_HURT,        // he lost hit points
    STOP_TOLL_SOON,   // the bell announces itself
    STOP_TOLL,        // the bell has tolled
    STOP_NO_WAY,      // he knows no way
    STOP_HELD_UP,     // something keeps him from moving on
    STOP_BY_BODY,     // ActorKind
    STOP_BY_TREASURE, // ItemKind: beyond the quota
    STOP_BY_SLEEPER,  // ActorKind, where it lies
    STOP_BY_AMBUSH,   // where its eyes are
    STOP_BY_PROP,     // Tile
    STOP_BY_LOCK,     // the kind of its key
    STOP_BY_HARM,     // FixtureKind; FIXTURE_COUNT: not a trap
    STOP_BY_CHEST,    // it would be opened
    STOP_BY_ITEM,     // ItemKind: the hand bell, or a treasure that lies in the light
    STOP_BY_ELITE,    // ActorKind, where it is
    STOP_COUNT
} StopReason;

typedef struct JourneyStop {
    StopReason reason;
    int kind; // see StopReason
    Vec cell; // if stop_reason_has_cell()
} JourneyStop;

enum { SIGHTING_TICKS = 240 }; // out of sight for this long, a moving monster is new again

// A monster as he last saw it.
typedef struct Sighting {
    ActorKind kind; // ACTOR_NONE: never
    Mind mind;
    Vec cell;  // outside the level when it is no longer there
    int ticks; // ticks since then
    int calm;  // ticks since it hunted him, as far as he has seen
} Sighting;

typedef struct Sightings {
    const World *world; // the world that they are about
    Sighting monsters[ACTORS_MAX];
    bool items[WORLD_ITEMS_MAX];
    bool told[STOP_COUNT]; // what is said once on a level
    bool locks[KEY_KINDS]; // whether a lock of that kind was seen, [0] of kind 1
    int hp, tolls, clock;  // of the hero and the toll clock, a tick ago
} Sightings;

// Notes what can be seen after a tick. Returns the most urgent new thing. The first look at a level finds
// nothing new.
JourneyStop sightings_look(Sightings *sightings, const World *world);

// True if the reason is about somebody or something at a cell.
bool stop_reason_has_cell(StopReason reason);

// True for news that is said while he walks on.
bool stop_reason_is_passing(StopReason reason);

// True for what he picks up as he walks: not if the player has to choose, or if using it up would begin at
// once.
bool sightings_wants(const World *world, ItemKind kind);

// Finds a gift that he knows of and was not told of.
bool sightings_gift(const Sightings *sightings, const World *world, Vec *cell);

// True when he sees that actor; one in ambush only where it is lit.
bool sightings_sees(const World *world, ActorId index);

// The nearest monster in sight that hunts him within `cells` cells, or is about to strike; NOBODY: none.
ActorId sightings_threat(const World *world, int cells);
