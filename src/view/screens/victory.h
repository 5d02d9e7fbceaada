#pragma once
// The scene after a descent is won: the last stairs lead into morning light, then the levels of the run pass
// as small maps with what stayed lit. Each part has a line of words.

#include "sim/game.h"
#include "view/canvas/panel.h"

enum {
    VICTORY_TEXT_MAX = 128,
    VICTORY_STILL = 1 << 16,
    VICTORY_BELLS = 2
}; // the first lines are about bells

// How many ticks the scene takes; 0: this game has none.
int victory_ticks(const Game *game);
// How many lines have been told after `ticks` ticks.
int victory_told(const Game *game, int ticks);
// Writes line `index` to `text` (VICTORY_TEXT_MAX), and returns it.
const char *victory_line(const Game *game, int index, char *text);

// Fills the picture. The hero and the maps are in `part` of it. `ticks`: VICTORY_STILL shows the scene's end
// without its words.
void victory_draw(const Ui *ui, Image *to, Rect part, const Game *game, int ticks);
