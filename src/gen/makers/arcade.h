#pragma once
// The rooms of the arcade's world.

#include <stdint.h>

// The seed of the room `dx` rooms to the east and `dy` to the south; the world of 256x256 rooms wraps.
uint64_t arcade_room(uint64_t seed, int dx, int dy);
