#pragma once
// Vertical menus as plain data. The app turns keys into menu_move() and menu_pick() and knows what entries
// mean.

#include "view/canvas/panel.h"

enum { MENU_ENTRIES_MAX = 48, MENU_ROWS_MOST = 15 }; // longer ones scroll around their cursor

typedef struct MenuEntry {
    const char *label;
    const char *value; // shown at the right, such as an option's setting; may be NULL
    const char *help;  // what it does, one line; may be NULL
    bool enabled;
    int id; // the caller's
} MenuEntry;

// Texts are borrowed.
typedef struct Menu {
    const char *title; // may be NULL
    MenuEntry entries[MENU_ENTRIES_MAX];
    int count, cursor;
    int rows; // that are shown; 0: as many as MENU_ROWS_MOST
} Menu;

// False when the menu is full.
bool menu_add(Menu *menu, MenuEntry entry);

// The entry with that id goes, if it is there.
void menu_remove(Menu *menu, int id);

// Moves the cursor by so many enabled entries, around the ends.
void menu_move(Menu *menu, int by);

// The entry under the cursor, or -1 when it cannot be chosen.
int menu_pick(const Menu *menu);

// Px that the menu takes. It is never wider than `widest`: labels and values that are too long are cut.
Vec menu_size(const Menu *menu, const Ui *ui, int widest);

// Shows no more rows than a menu of that height (px) has room for.
void menu_fit(Menu *menu, const Ui *ui, int height);

// Fills a glass panel, at best as large as menu_size().
void menu_draw_in(const Menu *menu, const Ui *ui, Image *to, Rect panel);

// In a panel of its own size whose upper middle lies at `top`; returns its rectangle.
Rect menu_draw(const Menu *menu, const Ui *ui, Image *to, Vec top, int widest);
