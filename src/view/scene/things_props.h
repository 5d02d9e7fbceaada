#pragma once

#include "view/scene/things.h"

// Where something touches the floor, px of the level.
Vec chest_feet(const Fixture *chest);

Vec missile_feet(const Missile *missile, int alpha);

Vec prop_feet(const View *view, Vec cell);

// Each draws one thing. `index`: of the chest that the hero knows, the missile, the actor, or the effect that
// lies or runs on the floor.
void prop_draw(const Things *things, const View *view, Vec cell);

void chest_draw(const Things *things, const View *view, int index);

void missile_draw(const Things *things, const View *view, int index);

// Draws unlit brackets and braziers once more over the ground, so that they can be seen in the dark.
void things_draw_unlit(const Things *things, const View *view);
