#pragma once
// The whole state of one level in play. It changes only through world_tick(), 60 times a second, and
// everything in it follows from the level, the seed and the inputs. Several levels make a game (sim/game.h).

#include "base/grid.h"
#include "base/rng.h"
#include "map/dist.h"
#include "map/fov.h"
#include "sim/state/actor.h"
#include "sim/state/events.h"
#include "sim/state/facts.h"
#include "sim/state/floor.h"
#include "sim/state/hero.h"
#include "sim/state/units.h"

// The clock of the tolls.

enum {
    TOLL_WARN_TICKS = 600, // before a toll it announces itself
};

// The descent: the bell that tolls, and what must be collected before the way down opens.
typedef struct TollClock {
    bool on;           // else nothing ever tolls, and nothing below counts
    bool single;       // a single dungeon: no grate, no delivery
    int quota;         // treasures in the bag with which a toll opens the grate, or that no toll takes
    int tolls;         // so far, those of the hand bell included
    int hours;         // of them, those of the hour
    int ticks;         // ticks until the next one
    int period;        // that the clock starts from after each
    bool bell_ready;   // the hand bell may still be rung here
    int rings;         // of the hand bell here
    bool peal;         // the toll that rings takes no good
    bool bonus_given;  // the bonus of this depth was given
    bool put_off;      // the ring of hours has put off the next toll already
    bool shrine_given; // its shrine has, once and for all
    int lost;          // treasures that are lost for good
    bool open;    // the grate is: a toll found the quota in the bag or the elite dead, or the crown is taken
    bool crown;   // nothing except the crown opens it
    Vec doorstep; // of the vestibule: the clock waits until he comes there or the bell tolls; (0,0): it runs
} TollClock;

// The hero's knowledge of a level: what he sees as it is, everything else as he saw it last.

// How well the hero knows a cell.
typedef enum Known { KNOWN_NOT, KNOWN_WELL, KNOWN_STALE } Known; // stale: a toll may have changed it since

// An item as he saw it last.
typedef struct KnownItem {
    bool there;
    bool hallowed; // as far as he has seen it, or was told
    ItemKind kind;
    Vec pos; // sub
} KnownItem;

// A chest likewise.
typedef struct KnownChest {
    Fixture fixture;
    WorldFixture state;
    bool mimic; // which he does not know
} KnownChest;

typedef struct KnownThings {
    KnownItem items[WORLD_ITEMS_MAX]; // as floor.items
    int item_count;
    KnownChest chests[LEVEL_FIXTURES_MAX];
    int chest_count;
} KnownThings;

// Nothing that happens follows from the things.
typedef struct Knowledge {
    Grid explored;     // Known: what the hero ever saw
    Grid tiles, decor; // as he saw them last
    KnownThings things;
} Knowledge;

// Values derived from the rest of the world, cached because they are queried often.

enum {
    FLAME_RADIUS_MAX = 5, // cells, of what stands still
    PLANS_MAX = 6,        // paths planned in one tick; further requests wait for the next tick
};

// A standing light source. The light that the hero carries is separate (sim/space/flames.h).
typedef enum FlameKind {
    FLAME_TORCH, // on a wall; it shines from the floor cell below
    FLAME_BRAZIER,
    FLAME_GREAT, // the landmark's, which nobody puts out
    FLAME_CANDLE,
    FLAME_BRAND,
    FLAME_STAIRS,
    FLAME_FIRE,
    FLAME_EMBER,
    FLAME_GLOW,  // a monster's own light
    FLAME_CROWN, // the Warlord's, at last
    FLAME_KIND_COUNT
} FlameKind;
typedef struct Flame {
    FlameKind kind;
    Vec cell; // from which it shines
    Fov fov;  // what lies in its line of sight, as far as it shines
} Flame;

// Steps to the hero, eight ways, as far as a chase goes; found when first asked for after something changed.
typedef struct WayToHero {
    DistMap map;
    bool due;
} WayToHero;

typedef struct Rebuild Rebuild;   // gen/rebuild/rebuild.h
typedef struct TollPlan TollPlan; // sim/toll/plan.h

// Derived from the rest of the world and cached.
typedef struct Caches {
    Flame *flames; // owned; what burns in the level, in reading order
    int flame_count, flame_max;
    Grid bright;                // 1 where a flame shines
    Grid closed;                // 1 where only a key, a blast or a plate lets in
    uint32_t flame_changes;     // of flames so far
    bool flames_due;            // flames came or went: the light must be updated
    bool broad;                 // somebody here is larger than others
    Rebuild *rebuild;           // owned; where a bell tolls
    TollPlan *toll;             // owned; where a toll is worked out before it changes anything
    Fov view;                   // what he sees
    Grid barred[PROFILE_COUNT]; // by path profile: 1 where no path leads although the tiles allow it
    WayToHero *to_hero;         // for each path profile
    DistMap scratch;            // for planning a path
    int plans;                  // that may still be made in this tick
    Vec hero_cell;              // for which view and to_hero hold
    int16_t *occupants;         // by cell: the first actor whose centre lies there, or NOBODY
    uint32_t changes;           // of tiles so far: when it grew, look at them again
} Caches;

enum {
    WORLD_RULES = 25, // grows with every change that makes old recordings play differently
};

// Where the hero leaves the level in this tick; by the sides through an opening of the border.
typedef enum Exit {
    EXIT_NONE,
    EXIT_BACK,
    EXIT_ON,
    EXIT_FALL, // through a pit: to the next depth, in a tower to the floor before
    EXIT_NORTH,
    EXIT_SOUTH,
    EXIT_EAST,
    EXIT_WEST
} Exit;

typedef enum Outcome {
    OUTCOME_NONE,
    OUTCOME_VICTORY,
    OUTCOME_DEATH,
    OUTCOME_LEFT, // a single dungeon, by the way out
    OUTCOME_COUNT
} Outcome;

typedef struct World {
    Level level;  // owned
    int depth;    // 1..GAME_DEPTHS
    bool classic; // its rules are those of the classic (sim/classic.h)
    bool quest;   // the level in which the game began: taking all that counts here is victory
    Rng combat, ai;
    uint32_t tick;
    int hitstop;      // ticks for which everything stands still
    ActorKind killer; // who hurt the hero last; ACTOR_NONE: nobody did, or a trap or a fall
    int killer_cause; // Cause (sim/combat/combat.h) of that; for messages only
    Outcome outcome;
    int collected;
    int remaining;            // in this level, in chests too
    Actor actors[ACTORS_MAX]; // actors[HERO] is the hero
    int actor_count;          // slots in use lie below
    TollClock clock;
    Hero hero;
    Intent intent;
    Floor floor;
    Knowledge known;
    Caches cache;
    Exit exit; // taken in this tick
    EventList events;
    Facts facts; // none between ticks
} World;

// Takes ownership of the level. NULL when memory is short (the caller then keeps the level).
World *world_new(Level *level);
// A world of its own that plays on as this one does. NULL when memory is short.
World *world_copy(const World *world);
void world_free(World *world); // NULL is fine

// One sixtieth of a second. Clears and fills world->events. Once there is an outcome, the hero no longer
// acts.
void world_tick(World *world, Input input);

// True when time waits for the hero: turn by turn, or where time moves only while he does, and he is free to
// act. A tick then does what costs no time (the shutter, choosing) and lets none pass, unless its input acts.
// Turn by turn all bodies then stand on the centres of cells, one in each.
static inline bool world_waits(const World *world) {
    Act act = world->actors[HERO].act;
    bool free = act == ACT_NONE || (act == ACT_AIM && world->hero.pace == PACE_TURNS);
    return world->hero.pace != PACE_REAL && free && world->hitstop == 0 && world->outcome == OUTCOME_NONE;
}

// True when a tick with this input would change nothing: who plays need not run it.
bool world_idle(const World *world, Input input);

// Covers every field that affects the future; worlds with equal hashes play on alike.
uint64_t world_hash(const World *world);

// Turn by turn, rather than in real time.
static inline bool world_turns(const World *world) {
    return world->hero.pace == PACE_TURNS;
}

// What the hero knows of a cell; its tile and decor as he saw them last. Of cells outside he knows nothing.
static inline Known world_known(const World *world, Vec cell) {
    return (Known)grid_get(&world->known.explored, cell, KNOWN_NOT);
}
static inline Tile world_known_tile(const World *world, Vec cell) {
    return (Tile)grid_get(&world->known.tiles, cell, TILE_VOID);
}
static inline Decor world_known_decor(const World *world, Vec cell) {
    return (Decor)grid_get(&world->known.decor, cell, DECOR_NONE);
}

// True on a depth of the descent, with its quota, grate and delivery. Single dungeons may toll, too.
static inline bool world_descends(const World *world) {
    return world->clock.on && !world->clock.single;
}

// Whether the stairs that lead on are free. Only the descent has a grate over them.
static inline bool world_grate_open(const World *world) {
    return !world_descends(world) || world->clock.open;
}

// Treasures that are missing before a toll opens the grate; in the arena the crown: 1. 0: it is open, or
// opens at the next toll.
static inline int world_grate_lacks(const World *world) {
    int missing = world->clock.crown ? 1 : world->clock.quota - world->collected;
    return !world_grate_open(world) && missing > 0 ? missing : 0;
}

// Whether the next toll opens the grate.
static inline bool world_grate_waits(const World *world) {
    return !world_grate_open(world) && world_grate_lacks(world) == 0;
}

// On the first depth of the descent wind-ups are long, and a light in hand makes no blow worse.
static inline bool world_teaches(const World *world) {
    return world_descends(world) && world->depth == 1;
}

// The depth to which an exit other than by the sides leads; 0 or less: there is none.
static inline int world_leads_to(const World *world, Exit exit) {
    bool back = exit == EXIT_BACK || (exit == EXIT_FALL && world->level.tower);
    return world->depth + (back ? -1 : 1);
}

// The last depth of the game.
int world_last_depth(const World *world);
