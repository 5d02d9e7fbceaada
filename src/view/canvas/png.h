#pragma once
#include "io/buffer.h"
#include "view/canvas/image.h"

// Appends the image as a PNG file. Returns false if that fails.
bool png_write(const Image *image, Buffer *out);
