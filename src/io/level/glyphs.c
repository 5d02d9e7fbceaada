#include "io/level/glyphs.h"

ItemKind glyph_item(char glyph) {
    if (ITEMS[ITEM_GEM].glyph == glyph) return ITEM_GEM;
    int kind = 0;
    while (kind < ITEM_COUNT && ITEMS[kind].glyph != glyph) kind++;
    return (ItemKind)kind;
}

FixtureKind glyph_fixture(char glyph) {
    int kind = 0;
    while (kind < FIXTURE_COUNT && FIXTURES[kind].glyph != glyph) kind++;
    return (FixtureKind)kind;
}

ActorKind glyph_monster(char glyph) {
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        if (ACTORS[kind].glyph == glyph) return (ActorKind)kind;
    }
    return ACTOR_NONE;
}

bool glyph_ground(char glyph, Ground *ground) {
    *ground = (Ground){TILE_FLOOR, DECOR_NONE};
    if (glyph == HERO_GLYPH || glyph_item(glyph) != ITEM_COUNT) return true;
    if (glyph_monster(glyph) != ACTOR_NONE || glyph_fixture(glyph) != FIXTURE_COUNT) return true;
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        ground->tile = (Tile)tile;
        if (TILES[tile].glyph == glyph) return true;
    }
    for (int decor = DECOR_NONE + 1; decor < DECOR_COUNT; decor++) {
        *ground = (Ground){DECORS[decor].on, (Decor)decor};
        if (DECORS[decor].glyph == glyph) return true;
    }
    return false;
}
