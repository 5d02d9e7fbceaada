#pragma once
// Maps made by hand, packed to go along with the options of a game: into sessions, saves and recordings,
// which then need no file beside them.

#include "base/fail.h"
#include "gen/gen.h"
#include "io/buffer.h"
#include "sim/game.h"

enum { HANDMADE_BYTES_MOST = 1 << 20 };

// Appends the level, as a map with what `options` say of those that follow. False when out of memory, and in
// a program built without jansson and zlib.
bool handmade_pack(const Level *level, const GenOptions *options, Buffer *out);

// Whether the bytes have the frame that handmade_pack() gives them.
bool handmade_sound(HandmadeMap map);

// The level, proved as far as it can be, which the caller frees. False with one line in `error`.
bool handmade_unpack(HandmadeMap map, Level *level, Error *error);

// Begins the game of these options, in their map if they have one. NULL with one line in `error`.
Game *handmade_game(const GenOptions *options, Error *error);
