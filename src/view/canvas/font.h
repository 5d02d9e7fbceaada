#pragma once
// Text through SDL_ttf with a cache of glyphs. Positions are px of the target; y is the top of the capitals.

#include "base/fail.h"
#include "view/canvas/image.h"

#include <stddef.h>

typedef struct Font Font;

// Opens the font from memory, which must stay valid as long as the font does. NULL with one line in `error`.
// SDL_ttf must have been initialised.
Font *font_open(const void *bytes, size_t size, Error *error);
void font_close(Font *font); // NULL is fine

enum { FONT_CAP_PX = 6, FONT_LINE_PX = 11 };

// Whether a font of ours has all letters of UTF-8 text.
bool font_has(const char *text);

// Width in px of UTF-8 text at scale 1.
int font_width(Font *font, const char *text);

// Draws UTF-8 text with a shadow of one px, enlarged by a whole number; returns its width in px.
int font_draw(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);

// The same without the shadow, for dark text on a bright ground.
int font_draw_flat(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);

// With a full outline instead of the shadow, for text on whatever lies below.
int font_draw_outlined(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);
