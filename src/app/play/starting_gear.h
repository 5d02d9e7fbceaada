#pragma once
// The gear that a run may begin with: one piece that the player has worn in any run, at a price that keeps
// runs equal.

#include "view/memory/lore.h"

// Returns a number 0..GEAR_KINDS (GenOptions.gear) if that gear was found, otherwise 0: none.
int starting_gear(const Lore *lore, int gear);
// The next gear that was found, after `gear` or (by < 0) before it. Goes around through 0. The same when
// there is no other.
int starting_gear_next(const Lore *lore, int gear, int by);

// "axe", "the usual".
const char *starting_gear_name(int gear);
// "Axe: hits harder, slower. Price: 6 arrows.", written to `text`.
void starting_gear_tell(int gear, char *text, size_t size);
