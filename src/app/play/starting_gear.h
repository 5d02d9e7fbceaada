#pragma once
// The gear that a run may begin with: one piece that the player has worn in an earlier run. It has a price,
// so that runs stay comparable.

#include "view/memory/lore.h"

// Returns `gear` (1..GEAR_KINDS, as in GenOptions.gear) if it was worn in an earlier run, otherwise 0: none.
int starting_gear_worn(const Lore *lore, int gear);
// The next gear after `gear` that was worn in an earlier run, or the one before it if by < 0. After the last
// comes 0 (none).
int starting_gear_next(const Lore *lore, int gear, int by);

// The name of gear in English, such as "axe"; "the usual" for 0.
const char *starting_gear_name(int gear);
// Writes a sentence about the gear to `text`, such as "Axe: hits harder, slower. Price: 6 arrows.", or for 0
// about the usual things.
void starting_gear_tell(int gear, char *text, size_t size);
