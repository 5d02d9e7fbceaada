#pragma once
// Vertical menus as plain data. The app turns keys into menu_move_cursor() and menu_selected_index() and
// knows what entries mean.

#include "view/canvas/panel.h"

enum { MENU_ENTRIES_MAX = 48, MENU_ROWS_MOST = 15 }; // longer menus scroll

typedef struct MenuEntry {
    const char *label;
    const char *value; // at the right, such as a setting's value; may be NULL
    const char *help;  // what it does, one line; may be NULL
    bool enabled;
    int id; // for the caller
} MenuEntry;

// Texts are borrowed.
typedef struct Menu {
    const char *title; // may be NULL
    MenuEntry entries[MENU_ENTRIES_MAX];
    int count, cursor;
    int rows;   // how many are shown; 0: MENU_ROWS_MOST
    bool turns; // pointing at a value chooses the next one, and not the entry
} Menu;

// Returns false when the menu is full.
bool menu_add(Menu *menu, MenuEntry entry);

// Removes the entry with that id, if there is one.
void menu_remove(Menu *menu, int id);

// Moves the cursor by `by` entries that can be chosen; it continues at the other end.
void menu_move_cursor(Menu *menu, int by);

// The index (not the id) of the entry under the cursor, or -1 when it cannot be chosen.
int menu_selected_index(const Menu *menu);

// The menu's size in px, at most `widest` wide: labels and values that are too long are cut off.
Vec menu_size(const Menu *menu, const Ui *ui, int widest);

// Shows only as many rows as a menu has room for that is at most that wide and high (px).
void menu_limit_rows(Menu *menu, const Ui *ui, Vec most);

// Draws the menu into a glass panel, which should be as large as menu_size().
void menu_draw_in(const Menu *menu, const Ui *ui, Image *to, Rect panel);

// Draws the menu in a panel of its own size. `top`: the middle of the upper edge. Returns the panel's
// rectangle.
Rect menu_draw(const Menu *menu, const Ui *ui, Image *to, Vec top, int widest);
