#pragma once
// Short effects: sparks, puffs, numbers, the flash of an actor that is hit, the shaking picture. They follow
// the world's events; their random numbers are their own and change nothing else.

#include "base/fail.h"
#include "view/canvas/font.h"
#include "view/canvas/sprites.h"
#include "view/ground/themes.h"
#include "view/light/view.h"

enum {
    EFFECTS_MAX = 768,
    WHITE_TICKS = 3,
    ALERT_TICKS = 45,
    REDDEN_TICKS = 12,
    SHAKE_TICKS = 8,
    RUMBLE_TICKS = 48, // of the great shaking of a toll
    CORPSE_TICKS = 8,  // a picture of a death
    BLAST_TICKS = 24,
    MIDDLE_PX = 6 // from the centre of a body's box up to the middle of its picture
};

typedef enum EffectKind {
    EFFECT_NONE,
    EFFECT_PLAY,   // an animation, once
    EFFECT_SLASH,  // likewise, but it moves with an actor
    EFFECT_CORPSE, // likewise, but it stands among the things, in their light
    EFFECT_GRAIN,  // a coloured speck that flies
    EFFECT_NUMBER,
    EFFECT_TIMES,   // "x2"
    EFFECT_POINTS,  // on their way to the score
    EFFECT_FETCH,   // an item on its way to the HUD
    EFFECT_TAKEN,   // and to a thief
    EFFECT_CRITTER, // small life on the floor, among the things; faces right
    EFFECT_MOTH,    // flutters about a flame
    EFFECT_BURN,    // an item that a toll takes, where it lay, whether in sight or not
    EFFECT_OUTLINE  // of 3x3 cells, where motion is reduced
} EffectKind;

typedef struct Effect {
    EffectKind kind;
    Vec pos, vel;  // 1/16 px of the level
    int gravity;   // added to vel.y a tick
    int age, life; // ticks; a negative age waits
    int sprite, flip;
    int actor;  // that a slash moves with, or a thief
    bool thin;  // smoke that hides nothing
    bool stone; // dust and grit, in the light that falls there; all else glows
    bool back;  // its pictures from the last to the first
    bool still; // a corpse: of the living, who only fade; what burns: without motion
    bool bared; // seen even where the hero sees nothing
    int amount;
    Vec goal; // of what flies to the HUD, px of its layer
    Colour colour;
} Effect;

typedef struct EffectArt {
    int slash_side, slash_down, slash_diag, puff, spark, sparkle, dust;
    int splash_wine, splash_honey, splash_water, splash_frost, splash_night, splash_mending, splash_fire;
    int blast, coin_pop, heart_glow, hoist, charge_dust, crate_broken, pot_broken;
    int critters[THEME_COUNT], moth;
} EffectArt;

// Something that has just come to where it lies: an item that flies there, a chest whose lid flies open.
enum { ARRIVALS_MAX = 16, ARRIVAL_TICKS = 15 };

typedef struct Arrival {
    Vec from, pos; // sub
    int age;       // ticks; negative: it does not show yet
} Arrival;

typedef struct Effects {
    const Atlas *atlas;
    const ActorSprites *sprites;
    EffectArt art;
    ThemeKind theme; // of the stone that flies about
    Effect pool[EFFECTS_MAX];
    uint8_t white[ACTORS_MAX], alert[ACTORS_MAX]; // ticks left of flash and "!"
    Arrival arrivals[ARRIVALS_MAX];               // the oldest is overwritten
    int next_arrival;
    int redden, shake, rumble; // ticks left
    int fallen;                // ticks since the hero died
    Aids aids;
    uint64_t dice;
} Effects;

// False with one line in `error` when a sprite is missing. Atlas and sprites must stay valid.
bool effects_init(Effects *effects, const Atlas *atlas, const ActorSprites *sprites, Error *error);

// Forgets all that is under way.
void effects_clear(Effects *effects);

// Once after every world_tick(). Torches of `lamps` shed embers, if any.
void effects_tick(Effects *effects, const World *world, const Lamps *lamps);

// A cell near `middle`, at most `reach` away, by the dice.
Vec effects_pick(Effects *effects, Vec middle, Vec reach);

// Dust that falls from above onto a cell, in grains or as a gush; that is stirred up at its lower edge, where
// stone moves.
void effects_sift(Effects *effects, Vec cell, int count);
void effects_pour(Effects *effects, Vec cell);
void effects_stir(Effects *effects, Vec cell);

// A good that is hallowed: a glint, and what it is worth now.
void effects_hallow(Effects *effects, Vec pos);

// A golden speck that rises from the side of a cell.
void effects_mote(Effects *effects, Vec cell, int dir);

// A picture that stood at `pos` (sub) fades away, `wait` ticks from now.
void effects_fade_away(Effects *effects, int sprite, Vec pos, int wait);

// A good that lay at `pos` (sub) burns to nothing, `wait` ticks from now.
void effects_burn(Effects *effects, int sprite, Vec pos, int wait);

// The effect that arrives at `pos` (sub); NULL: none.
const Arrival *effects_arrival(const Effects *effects, Vec pos);

// How far the picture is off just now, in px.
Vec effects_shake(const Effects *effects);

// The frame of its sprite that an animation shows, and how solid it still is (0..256).
int effect_frame(const Effects *effects, const Effect *effect);
int effect_alpha(const Effect *effect);

static inline Vec effect_px(const Effect *effect) {
    return (Vec){floor_div(effect->pos.x, 16), floor_div(effect->pos.y, 16)};
}

// All but the corpses; `font` may be NULL.
void effects_draw(const Effects *effects, const View *view, Font *font);

// The edge of the picture after the hero was hurt.
void effects_draw_hurt(const Effects *effects, Image *frame);

// ---- view/effects/dust.c

// What a toll's wave leaves of remembered and bared cells: their pictures crumble into specks of their own
// colours, which fall and go out.

enum { SPECKS_MAX = 4096 };

typedef struct Speck {
    Vec pos, vel; // 1/16 px of the level
    Colour colour;
    int16_t age, life; // ticks; a negative age waits; no life: none
} Speck;

typedef struct Dust {
    Speck at[SPECKS_MAX];
    int next; // the oldest makes room
    int left; // ticks until all have gone out
    uint64_t dice;
} Dust;

void dust_clear(Dust *dust);

// Once after every world_tick(): what the wave has left crumbles.
void dust_tick(Dust *dust, const World *world, const Shown *shown, Ground *ground);

// Above all that stands.
void dust_draw(const Dust *dust, const View *view);
