#pragma once

#include "map/level.h"
#include "sim/space/flames.h"
#include "view/canvas/camera.h"
#include "view/canvas/image.h"
#include "view/ground/ground.h"
#include "view/light/light.h"
#include "view/memory/fades.h"
#include "view/memory/shown.h"

// Draws the lit ground over the whole frame.
void light_draw_ground(const Light *light, Ground *ground, const ShownLevel *shown, const Camera *camera,
                       Image *frame);
