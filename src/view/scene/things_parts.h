#pragma once
// Bodies, chests, crates, pots, barrels and missiles among the things, and what they share with other
// things.

#include "view/scene/things.h"

enum {
    FEET_PX = BODY_H / 2,  // from the centre of a body's box to its feet
    ITEM_FEET_PX = 11,     // from an item's centre to its shadow
    SOLE_PX = 29,          // from the top of a sprite to its feet
    GREAT_FIRE_UP_PX = 14, // how much higher the landmark's flame is than a brazier's
    BOB_TICKS = 8          // ticks of a frame of an item
};

// Where something touches the floor, px of the level.
Vec chest_feet(const Fixture *chest);
Vec item_feet(Vec pos); // `pos`: sub
Vec body_feet(const View *view, int index);
Vec missile_feet(const Missile *missile, int alpha);

Vec prop_feet(const View *view, Vec cell);

// Each draws one thing. `index`: of the chest that the hero knows, the missile, the actor, or the effect that
// lies or runs on the floor.
void prop_draw(const Things *things, const View *view, Vec cell);
void chest_draw(const Things *things, const View *view, int index);
void missile_draw(const Things *things, const View *view, int index);
// Changes the hero's pose while he stands still for long.
void pose_apply_idle(const Things *things, const View *view, Pose *pose);
// Call it before bodies are drawn.
void things_compose_hero(Things *things, const View *view);
// Call it when the ground is drawn, before any body: notes how bright it is behind and around a body.
void body_ground_light(Things *things, const View *view, int index);
void body_draw(const Things *things, const View *view, int index);
void ground_effect_draw(const Things *things, const View *view, int effect_index);
void eyes_draw(const Things *things, const View *view, int index);

// Draws one thing of the list.
void thing_draw(const Things *things, const View *view, const Thing *thing);

// The middle of a thing's feet, px of the level. Returns false for corpses, eyes and missiles, which are not
// mirrored.
bool thing_mirror_feet(const Things *things, const View *view, const Thing *thing, Vec *feet);

// Draws the flame of a lamp on a wall.
void torch_flame_draw(const Things *things, const View *view, int lamp_index);

// Mirrors everything in the list in the water below it.
void things_draw_reflections(Things *things, const View *view);

// Draws a shadow for feet at a px of the level. Shadows are slightly above the soles.
void thing_draw_shadow(const Image *shadow, const View *view, Vec feet, int alpha);

// Draws a thing in sight and remembered at once, while one becomes the other. Both are 0..FIELD_ONE.
void thing_draw_known(const Image *image, const View *view, Blit blit, int visible, int explored);

// Draws a silhouette moved by `px` to each side, and to the corners too: an outline of the picture.
void thing_draw_outline(const Image *image, const View *view, Blit blit, int px, bool corners);

// Keeps a blit at full brightness in any light, for flames.
void blit_set_full_bright(Blit *blit);
