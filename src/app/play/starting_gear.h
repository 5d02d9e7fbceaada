#pragma once
// The gear that a run may begin with: one piece that the player has worn in an earlier run. It has a price,
// so that runs stay comparable.

#include "view/memory/lore.h"

// Returns `gear` (1..GEAR_KINDS, as in GenOptions.gear) if it was found before, otherwise 0: none.
int starting_gear_if_found(const Lore *lore, int gear);
// The next gear that was found after `gear`, or before it if by < 0. After the last comes 0 (none).
int starting_gear_next(const Lore *lore, int gear, int by);

// Its name, such as "axe"; "the usual" for 0.
const char *starting_gear_name(int gear);
// "Axe: hits harder, slower. Price: 6 arrows.", written to `text`.
void starting_gear_tell(int gear, char *text, size_t size);
