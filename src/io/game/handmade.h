#pragma once
// Hand-made maps, packed to be part of a game's options: in sessions, saves and recordings, which then need
// no other file.

#include "base/fail.h"
#include "gen/gen.h"
#include "io/buffer.h"
#include "sim/game.h"

enum { HANDMADE_BYTES_MOST = 1 << 20 };

// Appends the level as a map, with what `options` say about the levels after it. Returns false when out of
// memory, and in a program built without jansson and zlib.
bool handmade_pack(const Level *level, const GenOptions *options, Buffer *out);

// True if the bytes have the frame that handmade_pack() writes.
bool handmade_header_fits(HandmadeMap map);

// Reads the level, which the caller frees, and proves it as far as possible. Returns false with one line in
// `error`.
bool handmade_unpack(HandmadeMap map, Level *level, Error *error);

// Begins the game of these options, in their map if they have one. The caller frees it with game_free().
// Returns NULL with one line in `error`.
Game *game_new_in_map(const GenOptions *options, Error *error);
