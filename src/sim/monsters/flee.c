#include "sim/monsters/fight.h"

#include "sim/combat/combat.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/step.h"
#include "sim/monsters/thieves.h"
#include "sim/space/flames.h"

enum { FIRE_NEAR = 3 };

// Animals fear burning things on the floor, except candles and embers.
static const bool FIERCE[FLAME_KIND_COUNT] = {
    [FLAME_BRAND] = true,
    [FLAME_FIRE] = true,
};

static const Flame *fire_near(const World *world, Vec cell) {
    for (int i = 0; i < world->cache.flame_count; i++) {
        const Flame *flame = &world->cache.flames[i];
        if (!FIERCE[flame->kind] || vec_chebyshev(flame->cell, cell) > FIRE_NEAR) continue;
        if (combat_line_open(&world->level, cell_centre(flame->cell), cell_centre(cell))) return flame;
    }
    return NULL;
}

// True at a quarter of its hit points, or at the last one.
static bool nearly_dead(const Actor *actor) {
    return actor->hp <= int_max(actor->hp_max / 4, 1);
}

bool flee_wanted(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    const ActorInfo *info = &ACTORS[actor->kind];
    if (thief_is_escaping(actor)) return true;
    if (info->timid && actor->brain.mind == MIND_CHASE && nearly_dead(actor)) return true;
    return info->animal && !info->fiery && fire_near(world, cell_of(actor->pos)) != NULL;
}

// A StepScore for fleeing: out of the fire's reach first, then away from the hero.
static int away(const World *world, int index, Vec to) {
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos);
    const ActorInfo *info = &ACTORS[actor->kind];
    const Flame *fire = info->animal && !info->fiery ? fire_near(world, cell) : NULL;
    if (fire == NULL) return path_score_further(world, index, to);
    int gained = vec_square(vec_sub(to, fire->cell)) - vec_square(vec_sub(cell, fire->cell));
    return gained > 0 ? 64 - gained : -1;
}

static bool get_away(World *world, int index) {
    if (thief_is_escaping(&world->actors[index])) return thief_escape_step(world, index);
    return step_take(world, index, away, 8);
}

void flee_run(World *world, int index) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    bool fights =
        actor->brain.attack_token > 0 || (!get_away(world, index) && fight_token_is_free(world, index));
    if (fights) {
        fight_hero_tick(world, index);
    } else if (!vec_eq(from, actor->pos)) {
        step_face(actor, dir_of(vec_sub(actor->pos, from)));
    } else if (actor->brain.sees) {
        step_face(actor, attack_dir_to_target(world, actor));
    }
}

static bool lies(const Actor *actor) {
    return actor->brain.mind == MIND_ASLEEP || actor->brain.mind == MIND_AMBUSH ||
           actor->brain.mind == MIND_STUNNED;
}

static void leave_by(World *world, int index, StepScore *score) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    actor->brain.attack_token = 0;
    step_take(world, index, score, 8);
    if (!vec_eq(from, actor->pos)) step_face(actor, dir_of(vec_sub(actor->pos, from)));
    actor->brain.route.at = actor->brain.route.count = 0; // the path would begin at another cell
}

bool flee_blow(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (lies(actor) || !step_foresees_blow(world, index, cell_of(actor->pos))) return false;
    leave_by(world, index, step_score_safe);
    return true;
}

bool flee_light(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (lies(actor) || !ACTORS[actor->kind].shuns || !flames_is_flame_lit(world, cell_of(actor->pos)))
        return false;
    leave_by(world, index, step_score_darker);
    return true;
}
