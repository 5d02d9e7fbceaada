#pragma once

#include "view/scene/things.h"

Vec body_feet(const View *view, int index);

// Call it before bodies are drawn.
void things_compose_hero(Things *things, const View *view);

void body_draw(const Things *things, const View *view, int index);

void ground_effect_draw(const Things *things, const View *view, int effect_index);

void eyes_draw(const Things *things, const View *view, int index);

// See scene_portrait().
const Image *things_portrait(Things *things, const World *world, bool hurt);
