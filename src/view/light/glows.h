#pragma once

#include "view/light/light.h"

// Draws over it, unlit, what glows in the stone of its theme.
void light_draw_growths(const Light *light, const Ground *ground, const ShownLevel *shown,
                        const Camera *camera, Image *frame);
