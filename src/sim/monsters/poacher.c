#include "sim/monsters/poacher.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/hazards/missiles.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/step.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/state/emit.h"

enum { KEEP_NEAR = 4, KEEP_FAR = 7 }; // the cells that it keeps from the hero

bool poacher_should_attack(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int quarry = infighting_foe(actor);
    if (quarry == HERO && (!actor->brain.sees || !flames_hero_seen_afar(world))) return false;
    return combat_line_open(&world->level, actor->pos, world->actors[quarry].pos);
}

// Steps away from the hero. Returns true when it has moved.
static bool keep_off(World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    int cells = vec_chebyshev(cell_of(from), world->cache.hero_cell);
    bool blind = !combat_line_open(&world->level, from, world->actors[HERO].pos);
    if (cells < KEEP_NEAR && !blind) {
        step_take(world, index, path_score_further, 8);
    } else if (cells > KEEP_FAR || blind) {
        step_take(world, index, path_score_closer, 8);
    }
    return !vec_eq(from, actor->pos);
}

void poacher_wait(World *world, int index) {
    keep_off(world, index);
}

// At close range it shoots only if it cannot get away.
void poacher_attack(World *world, int index) {
    if (!keep_off(world, index) && poacher_should_attack(world, index)) attack_turn(world, index);
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
        .rest = floor_cell_for_item(world, cell_of(actor->pos)),
        .by = index,
    };
    if (missiles_launch(world, bolt)) emit_toward(world, EVENT_SHOT, index, 0, dir_of(actor->push));
}
