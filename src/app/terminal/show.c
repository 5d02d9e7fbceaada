// Draws the game: the map around a cell, messages above it, the hero's state below.
#include "app/terminal/state.h"

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
