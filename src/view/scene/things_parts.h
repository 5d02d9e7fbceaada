#pragma once
// Bodies, chests, crates, pots, barrels and missiles among the things, and the pieces that they share with
// the others.

#include "view/scene/things.h"

enum {
    FEET_PX = BODY_H / 2,  // from the centre of a body's box down to its feet
    ITEM_FEET_PX = 11,     // from an item's centre down to its shadow
    SOLE_PX = 29,          // from the top of a sprite to its feet
    GREAT_FIRE_UP_PX = 14, // that the landmark's flame stands higher than a brazier's
    BOB_TICKS = 8          // a picture of an item
};

// Px of the level.
Vec chest_feet(const Fixture *chest);
Vec item_feet(Vec pos);
Vec body_feet(const View *view, int index);
Vec missile_feet(const Missile *missile, int alpha);

Vec prop_feet(const View *view, Vec cell);

void prop_draw(const Things *things, const View *view, Vec cell);
void chest_draw(const Things *things, const View *view, int index);
void missile_draw(const Things *things, const View *view, int index);
// How the hero's picture changes while he stands still for long.
void idle_pose(const Things *things, const View *view, Pose *pose);
// Before the bodies are drawn.
void hero_dress(Things *things, const View *view);
// When the ground is drawn, and before any body is: notes how light it is behind and around one.
void body_note_ground(Things *things, const View *view, int index);
void body_draw(const Things *things, const View *view, int index);
void corpse_draw(const Things *things, const View *view, int index);
void eyes_draw(const Things *things, const View *view, int index);

// One of the list, whatever it is.
void thing_draw(const Things *things, const View *view, const Thing *thing);

// Px of the level: the middle of its feet. False for what does not stand.
bool thing_stands(const Things *things, const View *view, const Thing *thing, Vec *feet);

// The flame of a lamp on a wall.
void torch_draw(const Things *things, const View *view, int index);

// All that is in the list, in the water below it.
void things_draw_mirrored(Things *things, const View *view);

// The feet in px of the level; shadows lie a little up from the soles.
void thing_shadow(const Image *shadow, const View *view, Vec feet, int alpha);

// In sight and in memory at once where one passes into the other.
void thing_known(const Image *image, const View *view, Blit blit, int visible, int explored);

// A silhouette, moved by so many px to each side, or to the corners as well: an edge around the picture.
void thing_edge(const Image *image, const View *view, Blit blit, int px, bool corners);

// Bright whatever falls on it: a flame.
void thing_unlit(Blit *blit);
