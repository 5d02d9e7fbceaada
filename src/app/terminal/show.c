// The game as it is shown: the map around the hero, what was said above it, how he stands below.
#include "app/terminal/state.h"

void show_game(Terminal *t) {
    const World *world = t->play.session.world;
    Vec hero = cell_of(world->actors[HERO].pos);
    MapPlace place = map_place(hero, world);
    tty_clear(&t->tty);
    map_draw(t, &place);
    status_messages(t);
    status_draw(t);
    tty_show(map_at(&place, hero));
}
