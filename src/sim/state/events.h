#pragma once
// What happened during a tick, for sound, effects and messages; the simulation never reads it back.

#include "base/geom.h"

#include <stdint.h>

enum { EVENTS_MAX = 128 }; // a tick; further ones are dropped

typedef enum EventKind {
    EVENT_STEP,    // an actor put a foot down
    EVENT_STRIKE,  // a blow begins to be active; dir
    EVENT_HIT,     // an actor was hurt; amount = half hearts
    EVENT_BLOCKED, // a shield stopped a blow
    EVENT_KILL,    // a monster died
    EVENT_DEATH,   // the hero died
    EVENT_WINDUP,  // a monster announces a blow
    EVENT_NOTICE,  // a monster has seen the hero and gives chase
    EVENT_LOST,    // a monster has lost him and begins to search
    EVENT_SPLIT,   // a slime became two
    EVENT_PICKUP,  // an item was collected; what = ItemKind, amount = points that it brings
    EVENT_HEAL,    // a heart was taken; amount = half hearts
    EVENT_DROP,    // a monster left an item behind; what = ItemKind
    EVENT_VICTORY, // the last item was collected
    // Works. Without an actor of their own, `actor` is the hero.
    EVENT_DOOR_OPEN, // somebody pushes a door, which begins to open
    EVENT_DOOR_SHUT, // a door fell shut
    EVENT_UNLOCK,    // a key was used up; what = its kind, 1..KEY_KINDS
    EVENT_LOCKED,    // the key is lacking; what = its kind
    EVENT_KEY,       // a key was taken; what = ItemKind
    EVENT_CHEST,     // a chest was opened; what = ItemKind inside
    EVENT_NOTHING,   // there is nothing to use
    EVENT_NO_FIRE,   // something could be lit, were the lantern not shut
    EVENT_FOUND,     // a trap shows; what = FixtureKind
    EVENT_CLICK,     // a trap was triggered, harmlessly so far; what = FixtureKind
    EVENT_SPIKES,    // spikes come out
    EVENT_DART,      // a dart flies off; dir
    EVENT_FALL,      // somebody fell into a pit; the hero's comes on the level below, amount = its depth
    EVENT_STAIRS,    // the hero arrived by stairs; amount = the depth, dir = DIR_N up, DIR_S down
    EVENT_WAY_OUT,   // the stairs lead out of the dungeon, for good: it asks first
    EVENT_LEFT,      // he has left it; amount = goods that remain
    EVENT_WAKE,      // a pack wakes, once for all of it
    // Light and senses.
    EVENT_SHUTTER, // the lantern's; amount = 1 open, 0 shut
    EVENT_KINDLE,  // something begins to burn; what = FlameKind
    EVENT_QUENCH,  // something goes out; what = FlameKind
    EVENT_BRAND,   // a torch was taken off its bracket
    EVENT_NOISE,   // somebody was loud; amount = how many cells it carries
    EVENT_SUSPECT, // a monster noticed or heard something
    EVENT_SHOUT,   // a monster tells others where the hero is
    EVENT_FLEE,    // a monster runs away
    EVENT_STUN,    // an actor is stunned; amount = ticks
    EVENT_SNEAK,   // a blow from hiding: it counted twice
    EVENT_RISE,    // a monster stood up from its bones
    EVENT_CRUMBLE, // bones are scattered for good
    EVENT_EATEN,   // a monster ate something; what = ItemKind
    // Verbs.
    EVENT_ROLL,
    EVENT_DRAW,   // the bow is drawn
    EVENT_SHOT,   // an arrow flies off; dir
    EVENT_THROW,  // something is thrown in an arc; what = ItemKind
    EVENT_LAND,   // it came down, or an arrow stuck; what = ItemKind
    EVENT_HAND,   // something else was taken in hand; what = ItemKind
    EVENT_EMPTY,  // there is nothing to throw
    EVENT_REGAIN, // an arrow, or a good that was collected before, is in the pack again; what = ItemKind
    // The descent.
    EVENT_BELL,         // the hand bell begins to ring; amount = goods that its toll would take
    EVENT_BELL_STOPPED, // he let go of it before it did
    EVENT_BELL_SPENT,   // it was rung on this depth before
    EVENT_STROKE,       // the toll is near; amount = ticks until then, what = goods that it would take now
    EVENT_TOLL,         // the unlit was made anew; amount = the toll's number
    EVENT_DUST,         // a toll that came to nothing
    EVENT_GONE,         // a good is lost for ever; what = ItemKind
    EVENT_QUOTA,        // the grate over the stairs down opens
    EVENT_GRATE,        // it is shut; amount = goods that are missing
    EVENT_DELIVERED,    // the hoist took goods up; amount = points, what = how many
    EVENT_BONUS,        // nothing was left behind on a depth; amount = points
    EVENT_PASSED,      // he has gone down from a depth for the first time; what = that depth, amount = points
    EVENT_SHRINE_ASK,  // three goods, the cheapest, would be given; what = the first's ItemKind
    EVENT_SHRINE,      // they were: more hearts; amount = half hearts
    EVENT_SHRINE_POOR, // there are not three goods to give, or it has given already
    EVENT_BELL_TAKEN,  // the hand bell is his
    // Things in use.
    EVENT_COIN,       // coins were taken; amount
    EVENT_FOUND_ITEM, // a potion, scroll or bomb went into the bag; what = ItemKind
    EVENT_EAT,        // the hero ate something; what = ItemKind, amount = half hearts
    EVENT_NO_NEED,    // what he wants to use would be wasted; what = ItemKind
    EVENT_READ,       // a book or a scroll; what = ItemKind
    EVENT_DRINK,      // a potion; what = ItemKind
    EVENT_NAMED,      // the kind of a potion or scroll is known from now on; what = ItemKind
    EVENT_RELIC,      // it was held up: all who see it flee
    EVENT_POWER,      // a power-up begins to work; what = ItemKind, amount = ticks
    EVENT_WEAR,       // gear was put on; what = ItemKind
    EVENT_LURE,       // an animal is lured; what = ItemKind
    EVENT_SPLASH,     // something breaks and pours out, 3x3 cells; what = ItemKind
    EVENT_FREEZE,     // frost, 3x3 cells
    EVENT_DARKEN,     // flames around go out
    EVENT_FUSE,       // a bomb or a barrel begins to hiss
    EVENT_BLAST,      // 3x3 cells
    // Terrain.
    EVENT_FIRE,     // a cell begins to burn
    EVENT_FIRE_OUT, // it has burnt down, or was put out
    EVENT_CRATE,    // a crate is pushed; dir
    EVENT_BREAK,    // something breaks; what = Tile
    EVENT_PLATE,    // a plate sinks, its secret opens
    EVENT_SECRET,   // that secret; pos = the cell that opened
    EVENT_CRACK,    // cracks show in a wall
    EVENT_WADE,     // somebody came into water
    EVENT_SPARED,   // a shield or an aegis kept damage off the hero
    // Monsters.
    EVENT_STOLEN,  // a monster took a good; what = ItemKind
    EVENT_AWAY,    // it is gone with it; what = ItemKind
    EVENT_AIM,     // a shooter takes aim; dir
    EVENT_CHARGE,  // a charge begins; dir
    EVENT_CRASH,   // it ended at a wall
    EVENT_INFIGHT, // a monster turns on another
    // What stays pays.
    EVENT_HALLOWED, // a toll found a good lit and uncollected: worth twice; what = ItemKind, amount = points
    EVENT_COUNT
} EventKind;

typedef struct Event {
    EventKind kind;
    uint16_t actor; // index of the actor concerned
    int what;       // ActorKind, or ItemKind for items
    int amount;
    int dir; // DIR_*, the direction of a blow
    Vec pos; // sub
} Event;

typedef struct EventList {
    Event at[EVENTS_MAX];
    int count;
} EventList;

void event_add(EventList *events, Event event);
