#pragma once
// Animated GIFs, by giflib. Each picture has 255 colours of its own; what stayed as it was in the picture
// before is left out.

#include "io/buffer.h"
#include "view/canvas/image.h"

typedef struct Gif Gif;

// False when the program was built without giflib: no GIF can then be begun.
bool gif_can(void);

// Appends pictures of that size (px) to `out`, which must outlive it. They are shown again and again. NULL
// when out of memory.
Gif *gif_begin(Buffer *out, int w, int h);

// One more picture, shown for so many hundredths of a second. False when out of memory.
bool gif_add(Gif *gif, const Image *image, int hundredths);

// False when something was not written. NULL is fine, and false.
bool gif_end(Gif *gif);
