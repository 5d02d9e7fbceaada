// Look mode: a cursor on the map, a description of what is under it, and a key that walks there.
#include "app/terminal/state.h"

#include "lang/lang.h"

#include "view/canvas/panel.h"
#include "view/hud/describe.h"

#include <stdio.h>

enum { FAR = 8, WIDTH = 60 }; // cells that capital letters move the cursor; columns of the description

static int lower(int key) {
    return key >= 'A' && key <= 'Z' ? key - 'A' + 'a' : key;
}

Vec look_cursor_step(const Terminal *t, int key) {
    Vec way = play_key_way(t, lower(key));
    int far = lower(key) != key ? FAR : 1;
    return (Vec){far * way.x, far * way.y};
}

// Describes the cell under the cursor at the foot of the map, or at its top if the text would cover the
// cursor.
static void draw_description(Terminal *t, const MapPlace *place, Vec cursor, const char *keys) {
    Description what;
    char text[DESCRIPTION_TEXT + SENTENCE_MAX], where[SENTENCE_MAX];
    const World *world = t->play.session.world;
    describe_cell(world, NULL, &t->play.storage.lore, cursor, &what);
    int rows = what.count + 1, y = place->at.y + place->at.h - rows;
    if (map_cell_on_screen(place, cursor).y >= y) y = place->at.y;
    for (int i = 0; i < rows; i++) {
        tty_blank(&t->tty, (Vec){0, y + i}, WIDTH);
    }
    for (int i = 0; i < what.count; i++) {
        bool names = what.lines[i].names;
        (void)snprintf(text, sizeof text, names ? "%.80s, %s" : "  %.80s", what.lines[i].text,
                       sentence_way_to_cell(world, cursor, where));
        (void)tty_text(&t->tty, (Vec){0, y + i}, names ? COLOUR_CREAM : COLOUR_PALE, names ? STYLE_BOLD : 0,
                       text);
    }
    (void)tty_text(&t->tty, (Vec){0, y + what.count}, COLOUR_GREY, 0, keys);
}

void look_draw(Terminal *t, const Page *page, PageUse *use) {
    char keys[TTY_W];
    Vec cursor = *(const Vec *)use->own;
    MapPlace place = draw_game_around(t, cursor);
    draw_description(t, &place, cursor, page_write_key_hints(page, use, keys, sizeof keys));
    tty_flush(map_cell_on_screen(&place, cursor));
}

// ---- the full layout

static void draw_layout(Terminal *t, Vec middle) {
    MapPlace place = map_place(middle, t->play.session.world);
    tty_clear(&t->tty);
    t->shows_all = true;
    map_draw(t, &place);
    t->shows_all = false;
    (void)tty_text(&t->tty, (Vec){0, 0}, COLOUR_GREY, 0,
                   tr("The full layout. Arrows: move; Tab or Esc: back"));
    status_draw(t);
    tty_flush(map_cell_on_screen(&place, cell_of(t->play.session.world->actors[HERO].pos)));
}

ScreenCommand layout_next_command(Terminal *t, Vec *middle) {
    const World *world = t->play.session.world;
    draw_layout(t, *middle);
    int key = wait_key_while_asked(t, tty_size().y - STATUS_ROWS - 1);
    if (key == TTY_QUIT || key == TTY_ESC || key == TTY_ENTER || key == '\t') return command_do(DO_POP);
    Vec way = play_key_way(t, lower(key));
    middle->x = int_clamp(middle->x + FAR * way.x, 0, world->level.tiles.w - 1);
    middle->y = int_clamp(middle->y + FAR * way.y, 0, world->level.tiles.h - 1);
    return ask_for_dungeon(&t->play, play_key_action(t, key), page_key_name(t, ACTION_NEW_SEED));
}
