#pragma once
#include "io/buffer.h"
#include "view/canvas/image.h"

// Appends the image as a PNG file, which says that Cellarium made it. Returns false if that fails.
bool png_write(const Image *image, Buffer *out);
// True if png_write() made the file.
bool png_is_ours(const Buffer *file);
