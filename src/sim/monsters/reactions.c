// A single search from the source of a noise finds all monsters that hear it.
#include "sim/monsters/ai.h"

#include "sim/combat/combat.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/tasks.h"
#include "sim/space/body.h"
#include "sim/space/noise.h"

static int hearing(const Actor *actor, Noise noise) {
    return noise.reach + noise_ear_steps(actor->kind, actor->brain.mind);
}

// The steps up to which the noise has to be followed; -1 if nobody near is able to hear it.
static int most_steps(const World *world, Noise noise) {
    int most = -1;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        bool near = vec_chebyshev(cell_of(actor->pos), noise.cell) <= hearing(actor, noise);
        if (actor->kind != ACTOR_NONE && i != noise.by && near) most = int_max(most, hearing(actor, noise));
    }
    return most;
}

static void hear(World *world, Noise noise) {
    int most = grid_has(&world->level.tiles, noise.cell) ? most_steps(world, noise) : -1;
    if (most < 0) return;
    dist_sound(&world->cache.scratch, &world->level, noise.cell, most);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE || i == noise.by) continue;
        if (dist_at(&world->cache.scratch, cell_of(actor->pos)) > hearing(actor, noise)) continue;
        minds_hear(world, i, noise.about);
    }
}

// Sends the monsters that like a lure and are near enough.
static void come(World *world, Lure lure) {
    const Item *item = &world->floor.items[lure.item];
    if (item->taken) return;
    dist_from(&world->cache.scratch, &world->level, cell_of(item->pos), EIGHT_WAYS, lure.steps);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        const ActorInfo *info = &ACTORS[actor->kind];
        if (actor->kind == ACTOR_NONE || !(lure.gem ? info->greedy : info->animal)) continue;
        if (dist_at(&world->cache.scratch, cell_of(actor->pos)) > lure.steps) continue;
        (void)tasks_lure(world, i, lure.item, lure.ticks);
    }
}

// True for a monster that would light a flame again: it has hands, is idle or on patrol, and sees the flame.
static bool minds_flame(const World *world, const Actor *actor, Vec cell) {
    Mind mind = actor->brain.mind;
    bool about = mind == MIND_IDLE || mind == MIND_PATROL || mind == MIND_RETURN;
    return about && ACTORS[actor->kind].hands &&
           vec_chebyshev(cell_of(actor->pos), cell) <= ACTORS[actor->kind].sight &&
           combat_line_open(&world->level, actor->pos, cell_centre(cell));
}

static void wonder(World *world, Flare flare) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind != ACTOR_NONE && minds_flame(world, actor, flare.cell))
            minds_hear(world, i, flare.cell);
    }
}

static void freeze(World *world, Frost frost) {
    for (ActorId i = body_first(world, frost.cell); i != NOBODY; i = world->actors[i].next) {
        if (i != HERO) minds_stun(world, i, frost.ticks);
    }
}

static void scare(World *world, int ticks) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        bool there = actor->kind != ACTOR_NONE && fov_has(&world->cache.view, cell_of(actor->pos));
        if (there) minds_scare(world, i, ticks);
    }
}

void reactions_resolve(World *world) {
    Facts *facts = &world->facts;
    for (int i = 0; i < facts->noise_count; i++) hear(world, facts->noises[i]);
    for (int i = 0; i < facts->lure_count; i++) come(world, facts->lures[i]);
    for (int i = 0; i < facts->frost_count; i++) freeze(world, facts->frosts[i]);
    for (int i = 0; i < facts->flare_count; i++) wonder(world, facts->flares[i]);
    if (facts->scare > 0) scare(world, facts->scare);
    facts->noise_count = facts->lure_count = facts->frost_count = facts->flare_count = facts->scare = 0;
}
