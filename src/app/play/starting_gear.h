#pragma once
// The gear that a run may begin with: one piece of what was ever worn, at its price, so that all begin equal.

#include "view/memory/lore.h"

// Of a number 0..GEAR_KINDS (GenOptions.gear), the same if it was found; else 0, which is nothing.
int starting_gear(const Lore *lore, int gear);
// The next one that was found, after or (by < 0) before it, around by way of 0; the same where there is none.
int starting_gear_next(const Lore *lore, int gear, int by);

// "axe", "the usual".
const char *starting_gear_name(int gear);
// "Axe: hits harder, slower. Price: 6 arrows.", written to `text`.
void starting_gear_tell(int gear, char *text, size_t size);
