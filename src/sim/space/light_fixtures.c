#include "sim/space/light_fixtures.h"

#include "sim/space/flames.h"
#include "sim/space/terrain.h"
#include "sim/state/emit.h"

// Notes that a light changed, at the cell from which it shines: below a torch, or a brazier's own.
static void flare(World *world, Vec cell) {
    Facts *facts = &world->facts;
    if (facts->flare_count == FLARES_MAX) return;
    if (level_looks_like_wall(&world->level, cell)) cell = vec_add(cell, DIRS[DIR_S]);
    facts->flares[facts->flare_count++] = (Flare){cell};
}

// Lights or puts out a torch or brazier. Returns false when there is none in the other state.
static bool turn(World *world, Vec cell, ActorId by, bool lit) {
    Decor decor = (Decor)grid_get(&world->level.decor, cell, DECOR_NONE);
    bool torch = decor == (lit ? DECOR_BRACKET : DECOR_TORCH);
    if (!torch && level_tile(&world->level, cell) != (lit ? TILE_BRAZIER : TILE_BRAZIER_LIT)) return false;
    if (torch) {
        terrain_set_decor(world, cell, lit ? DECOR_TORCH : DECOR_BRACKET);
    } else {
        terrain_set(world, cell, lit ? TILE_BRAZIER_LIT : TILE_BRAZIER);
    }
    FlameKind kind = torch ? FLAME_TORCH : FLAME_BRAZIER;
    if (by == HERO) flare(world, cell);
    emit_at(world, lit ? EVENT_KINDLE : EVENT_QUENCH, by, (int)kind, 0, cell_centre(cell));
    return true;
}

bool light_fixture_kindle(World *world, Vec cell, ActorId by) {
    bool turned = turn(world, cell, by, true);
    if (turned) flames_rebuild(world);
    return turned;
}

bool light_fixture_quench(World *world, Vec cell, ActorId by) {
    bool turned = turn(world, cell, by, false);
    if (turned) flames_rebuild(world);
    return turned;
}

void fixtures_kindle_all(World *world, ActorId by) {
    const Grid *tiles = &world->level.tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) (void)turn(world, (Vec){x, y}, by, true);
    }
    flames_rebuild(world);
}
