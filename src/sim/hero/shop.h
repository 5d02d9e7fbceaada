#pragma once
// A shop: wares lie on pedestals, each has its price in coins (map/balance_hero.h), and all are named. They
// are taken by use alone. A blow at the keeper shuts it (sim/hazards/props.h).

#include "sim/state/world.h"

// Whether a ware lies in a cell.
bool shop_has(const World *world, Vec cell);

// How many of a kind are one ware: as many as a chest holds.
int shop_count(ItemKind kind);

// The hero buys the ware in a cell, where one is. Without the coins nothing changes but that he is told. Gear
// whose place is taken stays where it lies, and is his.
void shop_buy(World *world, Vec cell);
