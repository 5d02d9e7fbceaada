#pragma once
// The page of the help that shows what only light keeps: four pictures of a game, a line below each.

#include "view/canvas/panel.h"

enum { LESSON_PICTURES = 4, LESSON_W = 282, LESSON_H = 121 }; // px of each

// Pictures of that size; less of them is shown where a layer is small. `foot`: px that stay free below,
// inside the panel, which is returned.
Rect page_lesson(const Ui *ui, Image *to, const Image pictures[LESSON_PICTURES], int foot);

// What is said below each picture.
extern const char *const LESSON_CAPTIONS[LESSON_PICTURES];
