#pragma once
// Whatever stands upright or flies: chests, items, actors, missiles, and what is left of the dead for a
// moment. They are drawn in the order of their feet, each in the light that falls there. Items and chests
// that are explored but out of sight look as in memory; the others show only in sight.

#include "base/fail.h"
#include "view/canvas/atlas.h"
#include "view/canvas/worn.h"
#include "view/effects/effects.h"
#include "view/ground/themes.h"
#include "view/memory/item_memory.h"

// ---- view/scene/prop_art.c

// Crates, pots, barrels and pillars, whole and broken, in the colours of the theme: dyed once for each level.

enum { DYED_PROPS = 8 };

typedef struct PropArt {
    const Atlas *atlas;
    int sprites[DYED_PROPS],
        left[DYED_PROPS]; // which ones, and where in the image their first frames lie, px
    Image image;
} PropArt;

// False with one line in `error` when out of memory or without a sprite. The atlas must stay valid.
bool prop_art_init(PropArt *art, const Atlas *atlas, Error *error);
void prop_art_free(PropArt *art);

void prop_art_dye(PropArt *art, ThemeKind theme);

// The image that has a frame of any sprite, the atlas for what is not dyed, and where in it.
const Image *prop_art_frame(const PropArt *art, int sprite, int frame, Rect *from);

// ---- view/scene/things.c

enum {
    THING_FIRES_MAX = 320, // braziers and fires in one picture
    THING_PROPS_MAX = 256,
    THINGS_MAX = ACTORS_MAX + WORLD_ITEMS_MAX + EFFECTS_MAX + LEVEL_FIXTURES_MAX + MISSILES_MAX +
                 THING_FIRES_MAX + THING_PROPS_MAX
};

enum { MIRROR_ASIDE_PX = 64 }; // as wide as the largest of them

enum { FLAME_TICKS = 7 }; // of one picture of a flame

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
    int index;
    Vec cell; // of a prop
} Thing;

typedef struct ThingArt {
    int flame, alert, query, query_empty, zzz;
    int chest_closed, chest_opening, chest_open, locks[KEY_KINDS], trap;
    int dart, dart_down; // to the right and down
    int arrow, arrow_down, arrow_diag;
    int candle, brazier_flame, fire, fire_low, bomb, eyes, stars, sweat;
    int barrel_lit, barrel_roll;
    int stands[TILE_COUNT]; // what stands upright, by tile; -1: nothing does
    int bracket, brazier, ice;
} ThingArt;

typedef struct Things {
    const Atlas *atlas;
    const ActorSprites *sprites;
    const Effects *effects;
    ThingArt art;
    Image body_shadow, item_shadow; // the small one is also that of flyers
    Image aside;                    // one of them alone, for water to mirror
    PropArt props;
    Worn worn;                  // the hero's picture with what he wears
    bool dressed;               // it is that of this frame
    uint8_t shown[ACTORS_MAX];  // 0..255: how far an actor has come into sight
    uint8_t behind[ACTORS_MAX]; // luma of the ground behind it, in this frame
    Vec last[ACTORS_MAX];       // where it was a tick ago
    bool frozen[ACTORS_MAX];    // stunned by frost
    bool calls;                 // the goods that are left are all needed: they show through the dark
    int rest;                   // ticks that the hero has stood still
    bool lobbed;                // what the hero threw last flew in an arc
    KnownThings memory;
    Thing list[THINGS_MAX];
    int count;
} Things;

// False with one line in `error` when out of memory or without a sprite. What it is given must stay valid.
bool things_init(Things *things, const Atlas *atlas, const ActorSprites *sprites, const Effects *effects,
                 Error *error);
void things_free(Things *things);

void things_set_theme(Things *things, ThemeKind theme);

// A new world: all at once.
void things_start(Things *things, const World *world);

// Once after every world_tick(). Who was dealt away leaves a picture that fades to `effects`.
void things_tick(Things *things, const World *world, const Shown *shown, Effects *effects);

// After light_prepare() and before the ground is drawn: a floor of that theme is to be darker around those
// who stand on it in bright light.
void things_dim_ground(const Things *things, const View *view, ThemeKind theme, Light *light);

void things_draw(Things *things, const View *view);

// As scene_portrait().
const Image *things_portrait(Things *things, const World *world, bool hurt);

// Cold brackets and braziers once more over the ground, so that they do not sink into the dark.
void things_draw_light_fixtures(const Things *things, const View *view);

// Unlit, above all that stands: the flames of torches, then health bars and the marks over monsters' heads.
void things_draw_flames(const Things *things, const View *view);
void things_draw_marks(const Things *things, const View *view);

// False for what is not to be seen however near it is: free slots, and who lies in ambush.
bool thing_appears(const Actor *actor);

// Of FIELD_ONE: how solid a picture is whose cell has come so far (0..FADE_FULL) into sight.
static inline int thing_solid(int fade) {
    return fade + (fade >> 7);
}

// Where the sprite of an actor lies, px of the level, whose body is drawn with its middle there.
Rect thing_box(const Things *things, ActorKind kind, Vec middle);
