#include "io/level/pieces.h"

#include "base/check.h"

Piece piece_at(int index) {
    CHECK(index >= 0 && index < PIECE_COUNT);
    if (index < PIECE_SHADED_WALL) return (Piece){.name = TILES[index + 1].name, .tile = (Tile)(index + 1)};
    if (index == PIECE_SHADED_WALL)
        return (Piece){.name = "shaded wall", .tile = TILE_WALL, .frame = FRAME_SHADED};
    int decor = index - PIECE_SHADED_WALL;
    return (Piece){.name = DECORS[decor].name, .decor = (Decor)decor};
}

int piece_of_tile(Tile tile, Frame frame) {
    if (tile == TILE_VOID) return PIECE_NONE;
    return tile == TILE_WALL && frame == FRAME_SHADED ? (int)PIECE_SHADED_WALL : (int)tile - 1;
}

int piece_of_decor(Decor decor) {
    return decor == DECOR_NONE ? (int)PIECE_NONE : PIECE_SHADED_WALL + (int)decor;
}
