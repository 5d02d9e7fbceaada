#pragma once

#include "view/screens/menu.h"

// The page of the help about what light keeps: four pictures of a game, with a line below each.

enum { LESSON_PICTURES = 4, LESSON_W = 282, LESSON_H = 121 }; // px of each

// Draws pictures of that size, or less of them on a small layer. `foot`: px inside the panel that stay free
// below. Returns the panel.
Rect lesson_page_draw(const Ui *ui, Image *to, const Image pictures[LESSON_PICTURES], int foot);

// The lines below the pictures.
extern const char *const LESSON_CAPTIONS[LESSON_PICTURES];
