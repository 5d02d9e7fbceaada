#pragma once
// Judges tolls by rules of its own. It works out itself what is lit, what is held, where the hero can walk
// and which bodies overlap. Of the game's code it uses only lines of sight and the tables.

#include "sim/toll_contents.h"

static inline const char *checker_undone(const World *world, const Before *before) {
    World *same = malloc(sizeof *same);
    *same = *world;
    same->clock.ticks = before->world.clock.ticks;
    same->clock.put_off =
        before->world.clock.put_off; // a delay holds until the next toll, which has just come
    same->clock.doorstep = before->world.clock.doorstep;
    same->hero.sealed = before->world.hero.sealed;
    bool equal = world_hash(same) == before->hash;
    free(same);
    return equal ? NULL : "a toll that came to nothing changed something";
}

// What was wrong with the toll that has just happened; NULL: nothing.
static inline const char *checker_verdict(const World *world, const Before *before,
                                          const TollReport *report) {
    const Actor *hero = &world->actors[HERO], *was = &before->world.actors[HERO];
    if (!vec_eq(hero->pos, was->pos)) return "the hero was moved";
    if (hero->act != was->act || hero->act_ticks != was->act_ticks) return "the hero was interrupted";
    if (world->clock.ticks != world->clock.period) return "the clock does not start again";
    if (before->flaw != NULL) return before->flaw;
    if (!report->made) return checker_undone(world, before);
    if (world->clock.tolls != before->world.clock.tolls + 1) return "the toll has a wrong number";
    typedef const char *Rule(const World *world, const Before *before);
    Rule *const rules[] = {checker_tiles, checker_memory,   checker_works, checker_items,    checker_hallowed,
                           checker_deal,  checker_monsters, checker_reach, checker_doorways, NULL};
    const char *flaw = checker_bodies(world);
    if (flaw == NULL) flaw = checker_quota(world);
    for (int i = 0; flaw == NULL && rules[i] != NULL; i++) flaw = rules[i](world, before);
    return flaw;
}
