#pragma once

#include "view/light/light_grid.h"
#include "view/memory/fades.h"

// The lights of a level, and how they fall on the grid: everything that burns by the rules
// (sim/space/flames.h), what the hero carries, and what went out and still fades. A light reaches a node
// only if the rules call all of the node's cells lit by it.

enum { LAMP_SIDE = 2 * FLAME_RADIUS_MAX + 1, LAMP_NODES = LAMP_SIDE * NODES_A_CELL + 1, LAMPS_FADING = 64 };

typedef struct Lamp {
    Flame flame;
    bool burns;    // otherwise it is fading out
    uint8_t shown; // 0..255
} Lamp;

// The light and glow of a kind of flame, over the square around its cell, in 1/256.
typedef struct Kernel {
    uint16_t light[LAMP_NODES * LAMP_NODES + FIELD_SPARE], glow[LAMP_NODES * LAMP_NODES + FIELD_SPARE];
} Kernel;

typedef struct Lamps {
    Lamp *at;
    int count, max;
    uint32_t changes; // Caches.flame_changes of the world when it was last read
    bool fading;      // some are fading in or out
    int lantern;      // how far it reaches now, px
    Kernel kernels[FLAME_KIND_COUNT];
} Lamps;

// The fields that light is added to.
typedef struct LightTarget {
    LightGrid *grid;
    Field *light; // three fields: red, green, blue
    Field *glow;  // fire-coloured haze around flames
    Field *lit;   // FIELD_ONE where the rules call all of a node's cells lit by some light
} LightTarget;

// Returns false when out of memory. The caller frees it.
bool lamps_init(Lamps *lamps, const World *world);

void lamps_free(Lamps *lamps);

// Follows the world's flames.
void lamps_tick(Lamps *lamps, const World *world);

// The middle of a lamp's flame, px of the level. Returns false when no flame is seen.
bool lamp_flame(const Lamp *lamp, Vec *px);

// How bright lamp `index` is now: FIELD_ONE +- 6 %.
int lamp_flicker(int index, uint32_t clock);

// `clock`: ticks, for the flicker. Without `flicker` all lamps are steady.
void lamps_add_light(const Lamps *lamps, const Fades *fades, uint32_t clock, bool flicker,
                     const LightTarget *shine);

// The light that the hero carries: lantern, and torch in hand. `px`: where he is drawn; `power`: 1/256 of the
// torch's usual brightness.
void lantern_add_light(const Lamps *lamps, const Fades *fades, Vec px, const LightTarget *shine);

void hand_torch_add_light(const Fades *fades, Vec px, int power_256ths, const LightTarget *shine);
