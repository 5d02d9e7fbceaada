#pragma once
// A game as it stands at a tick, written by the names of its fields and kinds (sim/state/fields.c), so that a
// later version of the game can read it too: what it does not know is passed over, what is new there has its
// default, and a kind that is gone becomes another (SUCCESSORS in snapshot_read.c).
//
//     format, then for each NameTable: count, names;
//     the fields of LEVEL_FIELDS, KNOWN_FIELDS and WORLD_FIELDS: count, then for each field its name, the
//         table of its values, that of its elements, how many numbers an element has, 0: it has parts; then
//         the fields of these parts;
//     depth, room, then for each depth 1 and its world, or 0: hash, w, h, the fields of the level, the cell
//         from which the hero looks, count of grids, each with name, table of its values and runs (value,
//         length); the fields of the things known and of the world
//     fields: for each how many elements, and the elements
//
// Numbers have 7 bits in each byte, the lowest first; those of fields end with their sign. Texts begin with
// their length.

#include "base/fail.h"
#include "io/buffer.h"
#include "sim/game.h"

// Appends the game. A failure is noted in `out->failed`.
void snapshot_write(const Game *game, Buffer *out);

// Makes the game again, which was begun with these options; game_free() frees it. `same`: it was written by
// this version of the rules, so that each world must have the hash it had. Returns NULL with one line in
// `error`, whatever the bytes are.
Game *snapshot_read(const uint8_t *bytes, size_t size, const GenOptions *options, bool same, Error *error);
