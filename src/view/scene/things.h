#pragma once
// Everything that stands upright or flies: chests, items, actors, missiles, and for a moment the dead. They
// are drawn in the order of their feet, each in the light that falls on it. Items and chests that are
// explored but out of sight look remembered; all else is drawn only in sight.

#include "base/fail.h"
#include "view/canvas/actor_sprites.h"
#include "view/canvas/atlas.h"
#include "view/canvas/worn.h"
#include "view/effects/effects.h"
#include "view/ground/themes.h"
#include "view/memory/item_memory.h"
#include "view/scene/prop_art.h"

// ---- view/scene/things.c

enum {
    THING_FIRES_MAX = 320, // braziers and fires in a picture
    THING_PROPS_MAX = 256,
    THINGS_MAX = ACTORS_MAX + WORLD_ITEMS_MAX + EFFECTS_MAX + LEVEL_FIXTURES_MAX + MISSILES_MAX +
                 THING_FIRES_MAX + THING_PROPS_MAX
};

enum { MIRROR_ASIDE_PX = 64 }; // as wide as the largest thing

enum { FLAME_TICKS = 7 }; // ticks of a frame of a flame

typedef enum ThingKind {
    THING_CHEST,
    THING_PROP, // a crate, pot, barrel or shrine
    THING_ITEM,
    THING_CORPSE,
    THING_ACTOR,
    THING_EYES,
    THING_FIRE,
    THING_MISSILE
} ThingKind;

typedef struct Thing {
    int feet; // px of the level
    ThingKind kind;
    int index; // in the list of its kind (things_parts.h)
    Vec cell;  // a prop's
} Thing;

typedef struct ThingArt {
    int flame, alert, query, query_empty, zzz;
    int chest_closed, chest_opening, chest_open, locks[KEY_KINDS], trap;
    int dart, dart_down; // flying to the right, and down
    int arrow, arrow_down, arrow_diag;
    int candle, brazier_flame, fire, fire_low, bomb, eyes, stars, sweat;
    int barrel_lit, barrel_roll;
    int stands[TILE_COUNT]; // what stands upright, by tile; -1: nothing
    int furniture_deep;
    int bracket, brazier, ice;
} ThingArt;

typedef struct Things {
    const Atlas *atlas;
    const ActorSprites *sprites;
    const Effects *effects;
    ThingArt art;
    Image body_shadow, item_shadow; // the small one is used for flyers too
    Image aside;                    // a single thing, to be mirrored in water
    PropArt props;
    Worn worn;                  // the hero's picture with his gear
    bool dressed;               // it was made for this frame
    uint8_t shown[ACTORS_MAX];  // 0..255: how much an actor has come into sight
    uint8_t behind[ACTORS_MAX]; // brightness (luma) of the ground behind it in this frame
    Vec last[ACTORS_MAX];       // where it was a tick ago
    bool frozen[ACTORS_MAX];    // it was stunned by frost
    bool calls;                 // all remaining treasures are needed, so they are shown through the dark
    int rest;                   // ticks that the hero has stood still
    bool lobbed;                // what he threw last flew in an arc
    KnownThings memory;
    Thing list[THINGS_MAX]; // what stands in this frame, in the order of feet
    int count;
} Things;

// Returns false with one line in `error` when out of memory or when a sprite is missing. The arguments must
// stay valid.
bool things_init(Things *things, const Atlas *atlas, const ActorSprites *sprites, const Effects *effects,
                 Error *error);
void things_free(Things *things);

void things_set_theme(Things *things, ThemeKind theme);

// For a new world: everything is shown at once, without fading in.
void things_set_world(Things *things, const World *world);

// Call it once after every world_tick(). Actors that were moved leave a fading picture in `effects`.
void things_tick(Things *things, const World *world, const ShownLevel *shown, Effects *effects);

// False for free slots and for monsters in ambush, which are never drawn.
bool actor_is_drawable(const Actor *actor);

// How opaque a picture is, of FIELD_ONE, when its cell is in sight by `fade` (0..FADE_FULL).
static inline int thing_solid(int fade) {
    return fade + (fade >> 7);
}

// Where an actor's sprite is drawn, in px of the level, if the middle of its body is there.
Rect thing_box(const Things *things, ActorKind kind, Vec middle);

// Collects what stands in the frame, and draws it.
void things_draw(Things *things, const View *view);
