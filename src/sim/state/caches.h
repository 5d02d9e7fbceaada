#pragma once
// Values derived from the rest of the world, cached because they are queried often.

#include "map/dist.h"
#include "map/fov.h"
#include "sim/state/actor.h"

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
