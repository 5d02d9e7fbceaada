// What the keys of roguelikes do turn by turn, in the window and in the terminal.
#include "app/pages/ask.h"

#include "lang/lang.h"

// Goes to stairs that the hero knows.
static ScreenCommand to_stairs(const World *world, Tile stairs) {
    const Grid *tiles = &world->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        if (world_known_tile(world, cell) == stairs) return (ScreenCommand){.kind = DO_TRAVEL, .cell = cell};
    }
    return command_say(tr("You have not seen these stairs yet"));
}

// Goes straight on over known floor. Anything new in sight stops the hero.
static ScreenCommand run(const World *world, Vec way) {
    Vec cell = world->cache.hero_cell, next = vec_add(cell, way);
    for (; !TILES[world_known_tile(world, next)].solid; next = vec_add(next, way)) cell = next;
    return (ScreenCommand){.kind = DO_TRAVEL, .cell = cell};
}

ScreenCommand ask_by_sign(const World *world, int sign, Vec way) {
    if (sign == '<' || sign == '>') return to_stairs(world, sign == '>' ? TILE_STAIRS_DOWN : TILE_STAIRS_UP);
    if (sign == 'S') return command_to(DO_GO, SCREEN_TITLE);
    if (sign == 'Q') return command_to(DO_ASK, ASK_GIVE_UP);
    return way.x != 0 || way.y != 0 ? run(world, way) : command_do(DO_STAY);
}
