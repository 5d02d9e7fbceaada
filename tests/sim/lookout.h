#pragma once
// Rooms in which monsters look for the hero.

#include "sim/arena.h"

// A goblin out of the hero's sight, around a corner.
static const char CORNER[] = "################\n"
                             "#..............#\n"
                             "#.##########...#\n"
                             "#.#........#...#\n"
                             "#.#........#...#\n"
                             "#@#...g....#...#\n"
                             "#.#............#\n"
                             "################\n";

static const char HALL[] = "####################\n"
                           "#..................#\n"
                           "#..................#\n"
                           "#.@......g.........#\n"
                           "#..................#\n"
                           "#..................#\n"
                           "####################\n";
