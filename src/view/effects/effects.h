#pragma once
// Short effects: sparks, puffs, numbers, the flash of an actor that is hit, the shaking picture. They follow
// the world's events. Their random numbers are their own and change nothing in the game.

#include "base/fail.h"
#include "view/canvas/actor_sprites.h"
#include "view/canvas/font.h"
#include "view/canvas/sprites.h"
#include "view/ground/themes.h"
#include "view/light/lamps.h"
#include "view/light/view.h"

enum {
    EFFECTS_MAX = 768,
    WHITE_TICKS = 3,
    ALERT_TICKS = 45,
    REDDEN_TICKS = 12,
    SHAKE_TICKS = 8,
    RUMBLE_TICKS = 48, // the strong shaking of a toll
    CORPSE_TICKS = 8,  // ticks of a frame of a death
    BLAST_TICKS = 24,
    MIDDLE_PX = 6 // px from the centre of a body's box up to the middle of its picture
};

typedef enum EffectKind {
    EFFECT_NONE,
    EFFECT_PLAY,   // an animation that plays once
    EFFECT_SLASH,  // the same, moving with an actor
    EFFECT_CORPSE, // the same, among the things and in their light
    EFFECT_GRAIN,  // a coloured speck that flies
    EFFECT_NUMBER,
    EFFECT_TIMES,   // a text such as "x2"
    EFFECT_POINTS,  // points that fly to the score
    EFFECT_FETCH,   // an item that flies to the HUD
    EFFECT_TAKEN,   // an item that flies to a thief
    EFFECT_CRITTER, // a small animal on the floor, drawn facing right
    EFFECT_MOTH,    // flies around a flame
    EFFECT_BURN,    // an item that a toll takes burns where it lay, in sight or not
    EFFECT_OUTLINE  // of 3x3 cells; used when motion is reduced
} EffectKind;

typedef struct Effect {
    EffectKind kind;
    Vec pos, vel;  // 1/16 px of the level
    int gravity;   // added to vel.y every tick
    int age, life; // ticks; while `age` is negative the effect waits
    int sprite, flip;
    int actor;  // the actor that a slash moves with, or a thief
    bool thin;  // smoke that hides nothing
    bool stone; // dust and grit are lit like things; all other effects glow
    bool back;  // plays its frames backwards
    bool still; // a corpse of somebody who is alive and only fades; a burning item without motion
    bool bared; // shown even where the hero sees nothing
    int amount; // the number that is shown
    Vec goal;   // where an effect flies to, px of the HUD's layer
    Colour colour;
} Effect;

typedef struct EffectArt {
    int slash_side, slash_down, slash_diag, puff, spark, sparkle, dust;
    int splash_wine, splash_honey, splash_water, splash_frost, splash_night, splash_mending, splash_fire;
    int blast, coin_pop, heart_glow, hoist, charge_dust, crate_broken, pot_broken;
    int critters[THEME_COUNT], moth;
} EffectArt;

// Something that is about to appear where it lies: an item that flies there, a chest whose lid opens.
enum { ARRIVALS_MAX = 16, ARRIVAL_TICKS = 15 };

typedef struct Arrival {
    Vec from, pos; // sub
    int age;       // ticks; while negative nothing shows
} Arrival;

typedef struct Effects {
    const Atlas *atlas;
    const ActorSprites *sprites;
    EffectArt art;
    ThemeKind theme; // decides the colour of flying stone
    Effect pool[EFFECTS_MAX];
    uint8_t white[ACTORS_MAX], alert[ACTORS_MAX]; // ticks left of the flash and of "!"
    Arrival arrivals[ARRIVALS_MAX];               // a new one overwrites the oldest
    int next_arrival;
    int redden, shake, rumble; // ticks left
    int fallen;                // ticks since the hero died
    Aids aids;
    uint64_t dice;
} Effects;

// Returns false with one line in `error` when a sprite is missing. Atlas and sprites must stay valid.
bool effects_init(Effects *effects, const Atlas *atlas, const ActorSprites *sprites, Error *error);

// Ends all effects.
void effects_clear(Effects *effects);

// Call it once after every world_tick(). Torches of `lamps`, which may be NULL, shed embers.
void effects_tick(Effects *effects, const World *world, const Lamps *lamps);

// A random cell within `reach` (cells) of `middle`, perhaps outside the level.
Vec effects_random_cell(Effects *effects, Vec middle, Vec reach);

// Dust: grains that fall onto a cell; a gush that falls there; dust stirred up at its lower edge, where
// stone moves.
void effects_falling_dust(Effects *effects, Vec cell, int count);
void effects_downpour(Effects *effects, Vec cell);
void effects_floor_dust(Effects *effects, Vec cell);

// A treasure at `pos_sub` (sub) becomes hallowed: a glint, and by how much its value is multiplied.
void effects_hallow_glint(Effects *effects, Vec pos_sub);

// A golden speck that rises at one side of a cell. `dir`: DIR_N, DIR_E, DIR_S or DIR_W.
void effects_gold_speck(Effects *effects, Vec cell, int dir);

// A picture that stood at `pos_sub` (sub) stays for `wait` ticks and then fades out.
void effects_fade_out(Effects *effects, int sprite, Vec pos_sub, int wait);

// An item that lay at `pos_sub` (sub) begins to burn after `wait` ticks.
void effects_item_burn(Effects *effects, int sprite, Vec pos_sub, int wait);

// What is about to appear at `pos_sub` (sub), or NULL.
const Arrival *effects_arrival_at(const Effects *effects, Vec pos_sub);

// How far the picture is shifted now, in px.
Vec effects_shake_offset(const Effects *effects);

// The frame that an animation shows, and how opaque it still is (0..256).
int effect_frame(const Effects *effects, const Effect *effect);
int effect_alpha(const Effect *effect);

// Where it is now, px of the level.
static inline Vec effect_px(const Effect *effect) {
    return (Vec){floor_div(effect->pos.x, 16), floor_div(effect->pos.y, 16)};
}

// Draws all except corpses and critters, which are drawn among the things. Without `font`, which may be NULL,
// there are no numbers.
void effects_draw_above(const Effects *effects, const View *view, Font *font);

// Reddens the edge of the picture after the hero was hurt.
void effects_draw_hurt(const Effects *effects, Image *frame);

// ---- view/effects/crumble.c

// What a toll's wave does to the pictures of cells that it changes: they crumble into specks of their own
// colours, which fall and fade.

enum { SPECKS_MAX = 4096 };

typedef struct Speck {
    Vec pos, vel; // 1/16 px of the level
    Colour colour;
    int16_t age, life; // ticks; while `age` is negative the speck waits; no life: a free slot
} Speck;

typedef struct Crumble {
    Speck at[SPECKS_MAX];
    int next; // the next slot; the oldest speck is replaced
    int left; // ticks until all specks are gone
    uint64_t dice;
} Crumble;

void crumble_clear(Crumble *dust);

// Call it once after every world_tick(): crumbles the cells that the wave has passed.
void crumble_tick(Crumble *dust, const World *world, const ShownLevel *shown, Ground *ground);

// Draws the specks above everything that stands.
void crumble_draw(const Crumble *dust, const View *view);
