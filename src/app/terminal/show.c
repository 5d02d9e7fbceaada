// Draws the game: the map around a cell, messages above it, the hero's state below.
#include "app/terminal/state.h"

#include "base/columns.h"
#include "view/canvas/panel.h"

MapPlace draw_game_around(Terminal *t, Vec middle) {
    MapPlace place = map_place(middle, t->play.session.world);
    tty_clear(&t->tty);
    map_draw(t, &place);
    status_draw_messages(t);
    status_draw(t);
    side_draw(t, place.at);
    return place;
}

void show_game(Terminal *t) {
    Vec hero = t->play.session.world->cache.hero_cell;
    MapPlace place = draw_game_around(t, hero);
    tty_flush(map_cell_on_screen(&place, hero));
}

void draw_question(Terminal *t, int row, const char *question) {
    char line[1024] = "";
    text_add_padded(line, sizeof line, int_clamp(tty_size().x, 0, 250), question);
    (void)tty_text(&t->tty, (Vec){0, row}, COLOUR_WHITE, STYLE_BOLD | STYLE_REVERSE, line);
    tty_flush((Vec){-1, -1});
}

int wait_key_while_asked(Terminal *t, int row) {
    int ms = play_question_ms(&t->play);
    if (ms == 0) return tty_wait_key(&t->tty);
    draw_question(t, row, t->play.asked);
    return tty_wait_key_within(&t->tty, ms);
}
