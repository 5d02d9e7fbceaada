#include "io/level/pieces.h"

#include "base/check.h"

// Walls with a shaded lower half. Later ones are at the end, so that no number changes.
static const struct {
    int index;
    Tile tile;
    const char *name;
} SHADED[] = {
    {PIECE_SHADED_WALL, TILE_WALL, "shaded wall"},
    {PIECE_SHADED_CRACKED, TILE_CRACKED, "shaded cracked wall"},
    {PIECE_SHADED_SECRET, TILE_SECRET, "shaded secret door"},
};
enum { SHADED_COUNT = sizeof SHADED / sizeof SHADED[0] };

TilesetPiece tileset_piece_at(int index) {
    CHECK(index >= 0 && index < PIECE_COUNT);
    for (int i = 0; i < SHADED_COUNT; i++) {
        if (SHADED[i].index == index)
            return (TilesetPiece){.name = SHADED[i].name, .tile = SHADED[i].tile, .frame = FRAME_SHADED};
    }
    if (index < PIECE_SHADED_WALL)
        return (TilesetPiece){.name = TILES[index + 1].name, .tile = (Tile)(index + 1)};
    int decor = index - PIECE_SHADED_WALL;
    return (TilesetPiece){.name = DECORS[decor].name, .decor = (Decor)decor};
}

int tileset_piece_of_tile(Tile tile, Frame frame) {
    if (tile == TILE_VOID) return PIECE_NONE;
    for (int i = 0; i < SHADED_COUNT; i++) {
        if (SHADED[i].tile == tile && frame == FRAME_SHADED) return SHADED[i].index;
    }
    return (int)tile - 1;
}

int tileset_decor_piece(Decor decor) {
    return decor == DECOR_NONE ? (int)PIECE_NONE : PIECE_SHADED_WALL + (int)decor;
}
