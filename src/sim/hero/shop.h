#pragma once
// A shop: wares lie on pedestals. Each has a price in coins (map/balance_hero.h), and all are identified.
// They are taken only by the use verb. Striking the keeper shuts the shop (sim/hazards/props.h).

#include "sim/state/world.h"

// Whether a ware lies in a cell.
bool shop_is_ware_in_cell(const World *world, Vec cell);

// How many items of a kind make a ware: as many as a chest holds.
int shop_ware_size(ItemKind kind);

// The hero buys the ware in a cell; there must be one. Without the coins he is only told so. If he wears
// other gear of that class, new gear stays where it lies, but belongs to him.
void shop_buy(World *world, Vec cell);
