#pragma once
// The lights of a level and how they fall on the lattice: wall torches, each shining from the floor cell
// below it, and the hero's lantern. A light reaches only nodes all of whose cells the rules call lit by it.

#include "sim/world.h"
#include "view/fades.h"
#include "view/lattice.h"

enum { LAMP_SIDE = 2 * TORCH_RADIUS + 1, LAMP_NODES = LAMP_SIDE * NODES_A_CELL + 1 };

typedef struct Lamp {
    Vec wall;        // cell of the torch
    Vec cell;        // from which it shines, below
    uint64_t around; // which cells near it are opaque, when fov was computed
    Fov fov;
} Lamp;

typedef struct Lamps {
    Lamp *torches;
    int count;
    uint32_t changes; // of the world's tiles, when they were looked at
    // Of one torch, over the square around its cell: light and glow in 1/256.
    uint16_t light[LAMP_NODES * LAMP_NODES], glow[LAMP_NODES * LAMP_NODES];
} Lamps;

// Where light is added up.
typedef struct Shine {
    Lattice *lattice;
    Field *light; // three: red, green, blue
    Field *glow;  // fire-coloured haze around flames
    Field *lit;   // FIELD_ONE where the rules call all cells that touch the node lit by one light or another
} Shine;

// False when memory lacks. The caller frees.
bool lamps_init(Lamps *lamps, const Level *level);
void lamps_free(Lamps *lamps);

// Looks again after doors opened or shut.
void lamps_tick(Lamps *lamps, const World *world);

// One in FIELD_ONE parts: how bright torch `index` burns just now; FIELD_ONE +- 6 %.
int lamp_flicker(int index, uint32_t clock);

void lamps_shine(const Lamps *lamps, const Fades *fades, uint32_t clock, bool flicker, const Shine *shine);

// `px`: where the lantern is drawn.
void lantern_shine(const Fades *fades, Vec px, const Shine *shine);
