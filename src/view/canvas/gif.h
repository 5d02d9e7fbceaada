#pragma once
// Animated GIFs, by giflib. Each picture has its own 255 colours. Pixels that did not change since the
// picture before are left out.

#include "io/buffer.h"
#include "view/canvas/image.h"

typedef struct Gif Gif;

// False if the program was built without giflib.
bool gif_is_supported(void);

// Begins a GIF of that size (px) that repeats for ever, appended to `out`, which must live longer. NULL when
// out of memory.
Gif *gif_begin(Buffer *out, int w, int h);

// Adds a picture that is shown for so many hundredths of a second. Returns false when out of memory, or when
// the picture has another size.
bool gif_add(Gif *gif, const Image *image, int hundredths);

// Completes and frees the GIF. Returns false when something was not written, and for NULL.
bool gif_end(Gif *gif);
