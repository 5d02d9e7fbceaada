// Killing takes longer than being struck, so a hero who only stands still and strikes loses hearts.
#include "map/balance_hero.h"
#include "sim/arena.h"
#include "sim/minds.h"

static const Vec MIDDLE = {10, 10};

static bool deals_damage(ActorKind kind) {
    return kind > ACTOR_HERO && kind != ACTOR_ENEMY && !ACTORS[kind].elite && ACTORS[kind].blow.damage > 0;
}

// Monsters of a kind, as many as are met together, come for the hero from so many cells off. Ghosts see
// nobody in the light.
static World *attacked_by(ActorKind kind, int cells, int dir) {
    World *world = empty_room(21, 21, MIDDLE);
    world->hero.lantern_shut = ACTORS[kind].ghostly;
    for (int i = 0; i < ACTORS[kind].pack; i++) {
        Vec way = DIRS[(dir + i) % DIR_COUNT];
        int index =
            body_create(world, kind, cell_centre(vec_add(MIDDLE, (Vec){cells * way.x, cells * way.y})));
        alarm(world, index);
        world->actors[index].facing = dir_of((Vec){-way.x, -way.y});
    }
    return world;
}

// He faces the nearest, and presses as fast as fingers once it is in reach.
static Input mash(World *world) {
    Actor *hero = hero_of(world);
    const Actor *nearest = NULL;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        if (monster->kind == ACTOR_NONE) continue;
        if (nearest == NULL ||
            vec_chebyshev(hero->pos, monster->pos) < vec_chebyshev(hero->pos, nearest->pos))
            nearest = monster;
    }
    if (nearest == NULL) return STILL;
    if (hero->act == ACT_NONE) hero->facing = dir_of(vec_sub(nearest->pos, hero->pos));
    bool reaches = combat_body_within(hero->pos, nearest->pos, ACTORS[ACTOR_HERO].blow.reach + BODY_W / 2);
    return reaches && world->tick % 2 == 0 ? STRIKE : STILL;
}

static bool anybody_lives(const World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind != ACTOR_NONE) return true;
    }
    return false;
}

// Whether he kills them all and is not hurt. The timid may run off instead.
static bool kills_unhurt(World *world) {
    for (int tick = 0; tick < 600 && hero_of(world)->hp == HERO_HP && anybody_lives(world); tick++)
        world_tick(world, mash(world));
    bool unhurt = hero_of(world)->hp == HERO_HP && !anybody_lives(world);
    world_free(world);
    return unhurt;
}

static void who_mashes_is_hurt_by_every_ordinary_monster(void **state) {
    (void)state;
    for (ActorKind kind = ACTOR_NONE; kind < ACTOR_KIND_COUNT; kind++) {
        for (int i = 0; i < 4 * DIR_COUNT && deals_damage(kind); i++) {
            int cells = 2 + i / DIR_COUNT, dir = i % DIR_COUNT;
            if (kills_unhurt(attacked_by(kind, cells, dir)))
                fail_msg("%s from %d cells off, direction %d", ACTORS[kind].name, cells, dir);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_mashes_is_hurt_by_every_ordinary_monster),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
