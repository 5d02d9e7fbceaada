#include "sim/monsters/poachers.h"

#include "sim/combat/combat.h"
#include "sim/hazards/missiles.h"
#include "sim/hero/loot.h"
#include "sim/monsters/fight.h"
#include "sim/monsters/infighting.h"
#include "sim/space/light.h"
#include "sim/state/emit.h"

enum { KEEP_NEAR = 4, KEEP_FAR = 7 }; // cells

bool poacher_willing(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int quarry = feud_quarry(actor);
    if (quarry == HERO && (!actor->brain.sees || !flames_exposed(world))) return false;
    return combat_line_open(&world->level, actor->pos, world->actors[quarry].pos);
}

// True when it has moved.
static bool keep_off(World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    int cells = vec_dist(cell_of(from), world->cache.hero_cell);
    bool blind = !combat_line_open(&world->level, from, world->actors[HERO].pos);
    if (cells < KEEP_NEAR && !blind) {
        habit_step(world, index, path_further, 8);
    } else if (cells > KEEP_FAR || blind) {
        habit_step(world, index, path_closer, 8);
    }
    return !vec_eq(from, actor->pos);
}

void poacher_wait(World *world, int index) {
    keep_off(world, index);
}

// From close by it shoots only where it cannot get away.
void poacher_attack(World *world, int index) {
    if (!keep_off(world, index) && poacher_willing(world, index)) habit_wind_up(world, index);
}

void poacher_loose(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (actor->act_ticks > 0) return;
    Missile bolt = {
        .kind = MISSILE_BOLT,
        .pos = actor->pos,
        .vel = actor->push,
        .way = SHOT_CELLS * CELL_SUB,
        .span = SHOT_CELLS * CELL_SUB,
        .item = {.kind = ITEM_ARROW},
        .rest = loot_spot(world, cell_of(actor->pos)),
        .by = index,
    };
    if (missiles_launch(world, bolt)) say_toward(world, EVENT_SHOT, index, 0, dir_of(actor->push));
}
