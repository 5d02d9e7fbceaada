#pragma once
// Text through SDL_ttf with a cache of glyphs. Positions are px of the target; y is the top of the capitals.

#include "base/fail.h"
#include "view/canvas/image.h"

#include <stddef.h>

typedef struct Font Font;

// Opens a font from memory, which must stay valid as long as the font. SDL_ttf must be initialised. Returns
// NULL with one line in `error`.
Font *font_open(const void *bytes, size_t size, Error *error);
void font_close(Font *font); // accepts NULL

enum { FONT_CAP_PX = 6, FONT_LINE_PX = 11 };

// True if our fonts have all letters of a UTF-8 text.
bool font_has_letters(const char *text);

// Width in px of UTF-8 text at scale 1.
int font_width(Font *font, const char *text);

// Draws UTF-8 text with a shadow of one px, enlarged by a whole number. Returns its width in px.
int font_draw(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);

// The same without a shadow, for dark text on something bright.
int font_draw_flat(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);

// The same with an outline instead of a shadow, for text on any background.
int font_draw_outlined(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);
