#pragma once
// The Warlord in a small hall.

#include "gen/descent/depths.h"
#include "map/balance_hero.h"
#include "sim/combat/blows.h"
#include "sim/dusk.h"
#include "sim/minds.h"
#include "sim/monsters/warlord.h"

enum { LORD = 1 };

static inline World *arena_of(const char *rows) {
    Level level = level_from_picture(rows);
    level.seed = 1;
    level.depth = DESCENT_DEPTHS;
    Vec bell = {level.tiles.w / 2, 0};
    grid_set(&level.decor, bell, DECOR_GREAT_BELL);
    World *world = world_new(&level);
    assert_non_null(world);
    alarm(world, LORD);
    world->cache.broad = true;
    return world;
}

static const char HALL[] = "#####################\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#....&.........&....#\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#..........W.......@#\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#....&.........&....#\n"
                           "#..>................#\n"
                           "#####################\n";

static inline Actor *lord_of(World *world) {
    return &world->actors[LORD];
}

static inline void wound(World *world, int damage) {
    lord_of(world)->invulnerable = 0;
    combat_hurt(world, LORD, damage, DIR_E, CAUSE_BLOW);
    wounds_resolve(world);
    world->hitstop = 0;
}

// Wounds him until that phase begins, and lets him roar.
static inline void wound_to(World *world, WarlordPhase phase) {
    while (lord_of(world)->brain.stage < (int)phase) {
        world->truce = 0;
        wound(world, ACTORS[ACTOR_WARLORD].hp);
    }
    for (int i = 0; i < 60 && lord_of(world)->brain.blow == BLOW_ROAR; i++) {
        bool roars = lord_of(world)->act != ACT_NONE;
        world_tick(world, STILL);
        if (!roars) break;
    }
}

static inline bool run_until_blow(World *world, BlowKind blow, int most) {
    for (int i = 0; i < most; i++) {
        hero_of(world)->hp = HERO_HP;
        world_tick(world, STILL);
        if (lord_of(world)->act == ACT_WINDUP && lord_of(world)->brain.blow == blow) return true;
    }
    return false;
}
