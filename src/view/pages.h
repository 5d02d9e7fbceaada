#pragma once
// Whole screens of text, to be laid over a darkened picture of the game. All fit pictures of 640x360 and
// larger.

#include "sim/world.h"
#include "view/menu.h"

// A key, or several that do the same, and what it does. Names as the player's keyboard calls them.
typedef struct KeyHelp {
    const char *keys[4]; // up to the first NULL
    const char *what;
} KeyHelp;

// Leaves `keep` of 256 of a frame's light, so that text can be read on it: the caller's to do before.
void page_darken(Image *to, int keep);

void page_title(const Ui *ui, Image *to, const Menu *menu, const char *version);
void page_pause(const Ui *ui, Image *to, const Menu *menu, const World *world, const char *code);
void page_help(const Ui *ui, Image *to, const KeyHelp *keys, int count, const char *close_key);

// Victory or death, as world->outcome says. `deepest` is told of a descent. The keys make a new dungeon and
// the same one again.
void page_end(const Ui *ui, Image *to, const World *world, int deepest, const char *new_key,
              const char *same_key, const char *back_key);
