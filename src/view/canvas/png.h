#pragma once
#include "io/buffer.h"
#include "view/canvas/image.h"

// Appends the image as a PNG file's bytes; false when that could not be done.
bool png_write(const Image *image, Buffer *out);
