#include "sim/monsters/chanter.h"

#include "sim/combat/combat.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/poacher.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"

enum { CHANT_CELLS = 8, CHANT_HEALS = 2 }; // its longest thread, and half hearts

static bool hears_song(const World *world, const Actor *chanter, const Actor *other) {
    if (other->kind == ACTOR_NONE || other->hp <= 0 || other->hp >= other->hp_max) return false;
    return vec_chebyshev(cell_of(chanter->pos), cell_of(other->pos)) <= CHANT_CELLS &&
           combat_line_open(&world->level, chanter->pos, other->pos);
}

// True if the hero's body lies on the thread.
static bool cut_by_hero(const World *world, Vec from, Vec to) {
    Vec hero = world->actors[HERO].pos, way = vec_sub(to, from), at = vec_sub(hero, from);
    int64_t along = (int64_t)way.x * at.x + (int64_t)way.y * at.y;
    int64_t length = (int64_t)way.x * way.x + (int64_t)way.y * way.y;
    if (along <= 0 || along >= length) return false;
    int64_t off = (int64_t)way.x * at.y - (int64_t)way.y * at.x;
    int64_t away = off / (int64_t)int_sqrt((uint64_t)length);
    return away > -BODY_W * SUB / 2 && away < BODY_W * SUB / 2;
}

ActorId chanter_hurt_ally(const World *world, int index) {
    const Actor *chanter = &world->actors[index];
    ActorId ward = NOBODY;
    int most = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        int lacks = other->hp_max - other->hp;
        if (i == index || lacks <= most || !hears_song(world, chanter, other)) continue;
        if (cut_by_hero(world, chanter->pos, other->pos)) continue;
        most = lacks;
        ward = i;
    }
    return ward;
}

bool chanter_should_heal(const World *world, int index) {
    return chanter_hurt_ally(world, index) != NOBODY;
}

void chanter_begin_song(World *world, int index) {
    if (chanter_should_heal(world, index)) {
        attack_turn(world, index);
    } else {
        poacher_wait(world, index);
    }
}

void chanter_sing(World *world, int index) {
    ActorId ward = chanter_hurt_ally(world, index);
    if (world->actors[index].act_ticks > 0 || ward == NOBODY) return;
    Actor *healed = &world->actors[ward];
    healed->hp = int_min(healed->hp + CHANT_HEALS, healed->hp_max);
    emit_of(world, EVENT_CHANT, ward, CHANT_HEALS);
    noise_make(world, cell_of(world->actors[index].pos), NOISE_CHANT, index, world->cache.hero_cell);
}
