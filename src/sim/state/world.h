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

// The times of the clock that tolls.

enum {
    TOLL_WARN_TICKS = 600, // ticks before a toll of the clock at which it announces itself
};

// The bell that tolls, and what has to be collected before the way down opens.
typedef struct TollClock {
    bool on;     // false: nothing ever tolls here, and the fields below mean nothing
    bool single; // a single dungeon: no grate, no delivery
    int quota;   // how many treasures have to be collected until a toll opens the grate; in a single dungeon,
                 // how many no toll takes
    int tolls;   // how many came so far, also those of the hand bell
    int hours;   // how many of them the clock brought
    int ticks;   // ticks until the clock's next toll
    int period;  // the ticks that `ticks` starts from after each
    bool bell_ready;   // the hand bell can still be rung here
    int rings;         // how often the hand bell was rung here
    bool peal;         // the toll that is being rung takes no treasure
    bool bonus_given;  // the bonus for leaving nothing on this depth was given
    bool put_off;      // the ring of hours has delayed the next toll already
    bool shrine_given; // the shrine here has given, which it does only once
    int lost;          // treasures lost for good
    bool elite_dead;   // the death of an elite has met the quota
    bool open;         // the grate is open: a toll came after the quota was collected, or the crown is taken
    bool crown;        // only taking the crown opens the grate
    Vec doorstep; // the vestibule's exit: the clock stands until he comes there or the bell tolls; (0,0): the
                  // clock runs
} TollClock;

// What the hero knows of a level: what he sees as it is, everything else as he last saw it.

// How well the hero knows a cell.
typedef enum Known {
    KNOWN_NOT,
    KNOWN_WELL,
    KNOWN_STALE // a toll may have changed it since he saw it
} Known;

// An item as he last saw it.
typedef struct KnownItem {
    bool there;
    bool hallowed; // as far as he has seen, or was told
    ItemKind kind;
    Vec pos; // sub
} KnownItem;

// A chest as he last saw it.
typedef struct KnownChest {
    Fixture fixture;
    WorldFixture state;
    bool mimic; // it is a mimic, but he does not know that
} KnownChest;

typedef struct KnownThings {
    KnownItem items[WORLD_ITEMS_MAX]; // as floor.items
    int item_count;
    KnownChest chests[LEVEL_FIXTURES_MAX];
    int chest_count;
} KnownThings;

// Nothing in the game depends on `things`.
typedef struct Knowledge {
    Grid explored;     // Known: the cells that he ever saw
    Grid tiles, decor; // as he last saw them
    KnownThings things;
} Knowledge;

// Values that follow from the rest of the world. They are cached because they are asked for often.

enum {
    FLAME_RADIUS_MAX = 5, // cells, of a light that does not move
    PLANS_MAX = 6,        // paths planned in one tick; more have to wait for the next tick
};

// A light that does not move with the hero. His own light is separate (sim/space/flames.h).
typedef enum FlameKind {
    FLAME_TORCH, // on a wall; shines from the floor below it
    FLAME_BRAZIER,
    FLAME_GREAT, // the landmark's great fire, which nobody can put out
    FLAME_CANDLE,
    FLAME_BRAND,
    FLAME_STAIRS,
    FLAME_FIRE,
    FLAME_EMBER,
    FLAME_GLOW,  // a monster's own light
    FLAME_CROWN, // the Warlord's burning crown
    FLAME_KIND_COUNT
} FlameKind;
typedef struct Flame {
    FlameKind kind;
    Vec cell; // the cell from which it shines
    Fov fov;  // the cells in its line of sight, as far as it shines
} Flame;

// Steps to the hero in eight directions, up to CHASE_STEPS. Computed when first asked for after a change.
typedef struct WayToHero {
    DistMap map;
    bool due; // it has to be computed again
} WayToHero;

typedef struct Rebuild Rebuild;   // gen/rebuild/rebuild.h
typedef struct TollPlan TollPlan; // sim/toll/plan.h

// What follows from the rest of the world.
typedef struct Caches {
    Flame *flames; // owned; every light in the level, in reading order
    int flame_count, flame_max;
    Grid bright;                // 1 where a flame shines
    Grid closed;                // 1 where one gets only with a key, a blast or a plate
    uint32_t flame_changes;     // grows when the flames change
    bool flames_due;            // flames have changed, so the light has to be updated
    bool broad;                 // there is a body wider than a cell
    Rebuild *rebuild;           // owned; only where a bell tolls
    TollPlan *toll;             // owned; where a toll is computed before it changes anything
    Fov view;                   // what the hero sees
    Grid barred[PROFILE_COUNT]; // for each path profile: 1 where no path leads although the tiles allow it
    WayToHero *to_hero;         // for each path profile
    DistMap scratch;            // used while a path is planned
    int plans;                  // paths that can still be planned in this tick
    Vec hero_cell;              // the cell for which `view` and `to_hero` are valid
    int16_t *occupants;         // for each cell the first actor whose centre is there, or NOBODY
    uint32_t changes;           // grows when tiles change, so that others know when to look again
} Caches;

enum {
    WORLD_RULES = 33, // grows with every change that makes old recordings play differently
};

// How the hero leaves the level in this tick. Sideways means through an opening of the border.
typedef enum Exit {
    EXIT_NONE,
    EXIT_BACK,
    EXIT_ON,
    EXIT_FALL, // through a pit: to the next depth, or in a tower to the floor below
    EXIT_NORTH,
    EXIT_SOUTH,
    EXIT_EAST,
    EXIT_WEST
} Exit;

typedef enum Outcome {
    OUTCOME_NONE,
    OUTCOME_VICTORY,
    OUTCOME_DEATH,
    OUTCOME_LEFT, // left a single dungeon by the way out
    OUTCOME_COUNT
} Outcome;

typedef struct World {
    Level level;  // owned
    int depth;    // 1..GAME_DEPTHS
    bool classic; // the rules of the classic apply (sim/classic.h)
    bool quest;   // the game began in this level: collecting everything that counts here wins it
    Rng combat, ai;
    uint32_t tick;
    int hitstop;       // ticks for which play is frozen
    int truce;         // ticks for which nothing hurts anybody: an elite roars
    ActorKind killer;  // who last hurt the hero; ACTOR_NONE: nobody, a trap or a fall
    ActorId killer_id; // that actor, only for pictures; HERO: nobody
    int killer_cause;  // Cause (sim/combat/combat.h) of that, only for messages
    Outcome outcome;
    int collected; // treasures that were collected in this level; in a single dungeon, in all levels
    int remaining; // treasures in this level, also in chests
    Actor actors[ACTORS_MAX]; // actors[HERO] is the hero
    int actor_count;          // all slots in use have a smaller index
    TollClock clock;
    Hero hero;
    Intent intent;
    Floor floor;
    Knowledge known;
    Caches cache;
    Exit exit; // how the hero leaves in this tick
    EventList events;
    Facts facts; // empty between ticks
} World;

// Takes ownership of the level. Returns NULL when out of memory; the caller then keeps the level.
World *world_new(Level *level);
// The same with nobody and nothing in it: the caller fills it with what was kept of a world, then calls
// world_renew(), which computes what follows from that. `hero_cell`: as it was in the caches.
World *world_new_empty(Level *level);
void world_renew(World *world, Vec hero_cell);
// An independent copy that plays on in the same way. NULL when out of memory.
World *world_copy(const World *world);
void world_free(World *world); // accepts NULL

// Advances by a sixtieth of a second. Clears and fills world->events. Once there is an outcome the hero no
// longer acts.
void world_tick(World *world, Input input);

// True when time stands still until the hero acts, and he is free to act: turn by turn, or at the pace where
// time moves only with him. A tick then does what costs no time (the shutter, choosing) and lets none pass,
// unless its input acts. Turn by turn all bodies then stand on the centres of cells of their own.
static inline bool world_is_waiting(const World *world) {
    Act act = world->actors[HERO].act;
    bool free = act == ACT_NONE || (act == ACT_AIM && world->hero.pace == PACE_TURNS);
    return world->hero.pace != PACE_REAL && free && world->hitstop == 0 && world->outcome == OUTCOME_NONE;
}

// True when a tick with this input would change nothing, so that it need not be run.
bool world_is_idle(const World *world, Input input);

// Covers every field that matters for the future: worlds with equal hashes play on alike.
uint64_t world_hash(const World *world);

// True when the game is played turn by turn, not in real time.
static inline bool world_is_turn_based(const World *world) {
    return world->hero.pace == PACE_TURNS;
}

// How well the hero knows a cell. He knows nothing of cells outside.
static inline Known world_known(const World *world, Vec cell) {
    return (Known)grid_get(&world->known.explored, cell, KNOWN_NOT);
}
// Its tile as he last saw it; TILE_VOID if he never did.
static inline Tile world_known_tile(const World *world, Vec cell) {
    return (Tile)grid_get(&world->known.tiles, cell, TILE_VOID);
}
// Its decor as he last saw it.
static inline Decor world_known_decor(const World *world, Vec cell) {
    return (Decor)grid_get(&world->known.decor, cell, DECOR_NONE);
}

// True on a depth of the descent, which has a quota, a grate and delivery. Single dungeons may toll too.
static inline bool world_descends(const World *world) {
    return world->clock.on && !world->clock.single;
}

// True if the stairs that lead on are free. Only the descent has a grate over them.
static inline bool world_grate_is_open_or_absent(const World *world) {
    return !world_descends(world) || world->clock.open;
}

// How many treasures are missing before a toll opens the grate; in the arena 1, for the crown. 0: it is
// open, or opens at the next toll.
static inline int world_grate_missing_count(const World *world) {
    int missing = world->clock.crown        ? 1
                  : world->clock.elite_dead ? 0
                                            : world->clock.quota - world->collected;
    return !world_grate_is_open_or_absent(world) && missing > 0 ? missing : 0;
}

// True if the next toll opens the grate.
static inline bool world_grate_opens_at_toll(const World *world) {
    return !world_grate_is_open_or_absent(world) && world_grate_missing_count(world) == 0;
}

// The last depth of the game.
static inline int world_deepest_depth(const World *world) {
    return world_descends(world) ? DESCENT_DEPTHS : GAME_DEPTHS;
}

// The depth to which an exit leads, except sideways. There is none below 1 or above world_deepest_depth().
static inline int world_leads_to_depth_unchecked(const World *world, Exit exit) {
    bool back = exit == EXIT_BACK || (exit == EXIT_FALL && world->level.tower);
    return world->depth + (back ? -1 : 1);
}
