#pragma once
// A part of a picture, enlarged smoothly until it fills another: between two whole factors.

#include "view/canvas/image.h"

enum { ZOOM_ONE = 256, ZOOM_MOST_W = 1920 }; // px of the widest picture that is filled

// Inside the picture that it is taken from; 1/ZOOM_ONE px.
typedef struct ZoomPart {
    Vec at, size;
} ZoomPart;

void zoom_draw(Image *to, const Image *from, ZoomPart part);
