#pragma once
// The lights of a level and how they fall on the grid: all that burns by the rules (sim/space/flames.h),
// what the hero carries, and what went out a moment ago and still fades. A light reaches only nodes all of
// whose cells the rules call lit by it.

#include "sim/space/flames.h"
#include "view/light/light_grid.h"
#include "view/memory/fades.h"

enum { LAMP_SIDE = 2 * FLAME_RADIUS_MAX + 1, LAMP_NODES = LAMP_SIDE * NODES_A_CELL + 1, LAMPS_FADING = 64 };

typedef struct Lamp {
    Flame flame;
    bool burns;    // else it fades out
    uint8_t shown; // 0..255
} Lamp;

// Of one kind of flame, over the square around its cell: light and glow in 1/256.
typedef struct Kernel {
    uint16_t light[LAMP_NODES * LAMP_NODES + FIELD_SPARE], glow[LAMP_NODES * LAMP_NODES + FIELD_SPARE];
} Kernel;

typedef struct Lamps {
    Lamp *at;
    int count, max;
    uint32_t changes; // of the world's flames, when they were looked at
    bool fading;      // some come or go
    int lantern;      // how far it reaches just now, px
    Kernel kernels[FLAME_KIND_COUNT];
} Lamps;

// Where light is added up.
typedef struct Shine {
    LightGrid *grid;
    Field *light; // three: red, green, blue
    Field *glow;  // fire-coloured haze around flames
    Field *lit;   // FIELD_ONE where the rules call all cells that touch the node lit by one light or another
} Shine;

// False when memory lacks. The caller frees.
bool lamps_init(Lamps *lamps, const World *world);
void lamps_free(Lamps *lamps);

// Follows the world's flames.
void lamps_tick(Lamps *lamps, const World *world);

// Px of the level: the middle of a lamp's flame. False where there is none to be seen.
bool lamp_flame(const Lamp *lamp, Vec *px);

// One in FIELD_ONE parts: how bright lamp `index` burns just now; FIELD_ONE +- 6 %.
int lamp_flicker(int index, uint32_t clock);

void lamps_shine(const Lamps *lamps, const Fades *fades, uint32_t clock, bool flicker, const Shine *shine);

// What the hero carries: lantern, and torch in hand. `px`: where he is drawn.
void lantern_shine(const Lamps *lamps, const Fades *fades, Vec px, const Shine *shine);
void brand_shine(const Fades *fades, Vec px, int power, const Shine *shine);
