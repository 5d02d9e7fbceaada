// The counter that the book advises against each monster costs fewer hearts than to stand there and strike.
#include "sim/arena.h"
#include "sim/combat/blows.h"
#include "sim/minds.h"

enum { DUELS = 100, DUEL_TICKS = 900, HP = 1 << 14, LATE_TICKS = 10, THREAT_CELLS = 3 };

typedef Input Play(World *world, const Actor *nearest);

// A room, and one with a corridor that only one can enter at a time.
static const char ROOM[] = "#####################\n#...................#\n#...................#\n"
                           "#...................#\n#...................#\n#...................#\n"
                           "#...................#\n#...................#\n#.........@.........#\n"
                           "#...................#\n#...................#\n#...................#\n"
                           "#...................#\n#...................#\n#...................#\n"
                           "#...................#\n#####################\n";
static const char DOORWAY[] = "#####################\n#...................#\n#...................#\n"
                              "#...................#\n#...................#\n#...................#\n"
                              "#...................#\n##########.##########\n##########@##########\n"
                              "##########.##########\n##########.##########\n##########.##########\n"
                              "##########.##########\n##########.##########\n##########.##########\n"
                              "##########.##########\n#####################\n";

static bool reaches(const World *world, const Actor *monster) {
    return combat_body_within(world->actors[HERO].pos, monster->pos,
                              ACTORS[ACTOR_HERO].blow.reach + BODY_W / 2);
}

static Input towards(World *world, const Actor *monster) {
    Vec way = DIRS[dir_of(vec_sub(monster->pos, hero_of(world)->pos))];
    return (Input){.x = (int8_t)way.x, .y = (int8_t)way.y};
}

// Strikes as fast as fingers can, at any monster in reach.
static Input mash(World *world, const Actor *nearest) {
    if (hero_of(world)->act == ACT_NONE)
        hero_of(world)->facing = dir_of(vec_sub(nearest->pos, hero_of(world)->pos));
    return reaches(world, nearest) && world->tick % 2 == 0 ? STRIKE : STILL;
}

// The monster whose blow falls on him within so many ticks; NULL: none.
static const Actor *raised_against(const World *world, int within) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        bool raised = monster->kind != ACTOR_NONE && monster->act == ACT_WINDUP;
        int left = raised ? blow_of(monster)->windup - monster->act_ticks : within + 1;
        bool near = vec_chebyshev(cell_of(monster->pos), world->cache.hero_cell) <= THREAT_CELLS;
        bool far = ACTORS[monster->kind].style == STYLE_CHARGE;
        if (left <= within && (near || far)) return monster;
    }
    return NULL;
}

// No strike that would not be over before the blow.
static Input strike_in_time(World *world, const Actor *nearest) {
    return raised_against(world, LATE_TICKS + strike_ticks()) == NULL ? mash(world, nearest) : STILL;
}

// Aside of a blow that is raised, and strikes while there is time for one.
static Input step_aside(World *world, const Actor *nearest) {
    const Actor *raised = raised_against(world, LATE_TICKS);
    if (raised == NULL) return strike_in_time(world, nearest);
    int aside = (dir_of(vec_sub(hero_of(world)->pos, raised->pos)) + 2) % DIR_COUNT;
    if (!dist_can_step(&world->level, world->cache.hero_cell, aside)) aside = (aside + 4) % DIR_COUNT;
    Input input = {.x = (int8_t)DIRS[aside].x, .y = (int8_t)DIRS[aside].y};
    if (world->hero.roll_wait == 0 && world->tick % 2 == 0) input.buttons = BUTTON_ROLL;
    return input;
}

// Up to it, and a strike.
static Input approach(World *world, const Actor *nearest) {
    if (raised_against(world, LATE_TICKS) != NULL) return step_aside(world, nearest);
    return reaches(world, nearest) ? mash(world, nearest) : towards(world, nearest);
}

static Input stand_still(World *world, const Actor *nearest) {
    (void)world;
    (void)nearest;
    return STILL;
}

// Where, how lit, whether they know of the hero, and what he does.
typedef struct Counter {
    ActorKind kind;
    const char *rows; // NULL: in the open
    bool shut, unaware;
    Play *play;
} Counter;

static const Counter COUNTERS[] = {
    {ACTOR_RAT, .rows = DOORWAY, .play = mash},
    {ACTOR_BAT, .play = step_aside},
    {ACTOR_SLIME, .shut = true, .unaware = true, .play = approach},
    {ACTOR_GOBLIN, .play = step_aside},
    {ACTOR_SKELETON, .play = step_aside},
    {ACTOR_POACHER, .shut = true, .unaware = true, .play = approach},
    {ACTOR_BOAR, .play = step_aside},
    {ACTOR_WEAVER, .play = step_aside},
    {ACTOR_MIMIC, .unaware = true, .play = approach},
    {ACTOR_GHOST, .play = mash},
    {ACTOR_WARDEN, .play = stand_still},
    {ACTOR_HOUND, .play = step_aside},
    {ACTOR_SACRISTAN, .play = step_aside},
    {ACTOR_COOPER, .play = step_aside},
    {ACTOR_WARLORD, .play = step_aside},
};

static const Actor *nearest_to_hero(const World *world) {
    const Actor *hero = &world->actors[HERO], *nearest = NULL;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        if (monster->kind == ACTOR_NONE) continue;
        if (nearest == NULL ||
            vec_chebyshev(hero->pos, monster->pos) < vec_chebyshev(hero->pos, nearest->pos))
            nearest = monster;
    }
    return nearest;
}

// From 2 to 5 cells off, in front of a doorway, or anywhere around.
static void place(World *world, ActorKind kind, bool door, bool unaware, int duel) {
    for (int i = 0; i < int_max(ACTORS[kind].pack, 1); i++) {
        int dir = door ? DIR_N : (duel / 4 + i) % DIR_COUNT, cells = 2 + duel % 4;
        Vec cell = vec_add(cell_of(hero_of(world)->pos),
                           (Vec){cells * DIRS[dir].x + (door ? i - 1 : 0), cells * DIRS[dir].y});
        int index = body_create(world, kind, cell_centre(cell));
        assert_true(index > HERO);
        world->actors[index].facing = (dir + 4) % DIR_COUNT;
        set_mind(world, index, MIND_ASLEEP);
        if (!unaware) alarm(world, index);
    }
}

// Half hearts that the hero loses until all are dead, or the time is up.
static int lost_in_duel(const Counter *how, int duel) {
    World *world = arena_seeded(how->rows != NULL ? how->rows : ROOM, (uint64_t)duel + 1);
    hero_of(world)->hp = hero_of(world)->hp_max = HP;
    world->hero.lantern_shut = how->shut;
    place(world, how->kind, how->rows == DOORWAY, how->unaware, duel);
    const Actor *nearest = nearest_to_hero(world);
    for (int tick = 0; tick < DUEL_TICKS && nearest != NULL; tick++) {
        world_tick(world, how->play(world, nearest));
        nearest = nearest_to_hero(world);
    }
    int lost = HP - hero_of(world)->hp;
    world_free(world);
    return lost;
}

static int lost_in_all(const Counter *how) {
    int lost = 0;
    for (int duel = 0; duel < DUELS; duel++) lost += lost_in_duel(how, duel);
    return lost;
}

static void each_counter_costs_fewer_hearts_than_mashing(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof COUNTERS / sizeof *COUNTERS; i++) {
        const Counter *counter = &COUNTERS[i],
                      masher = {.kind = counter->kind, .shut = ACTORS[counter->kind].ghostly, .play = mash};
        int mashing = lost_in_all(&masher), countering = lost_in_all(counter);
        if (countering >= mashing)
            fail_msg("%s: %d half hearts by mashing, %d by its counter", ACTORS[counter->kind].name, mashing,
                     countering);
    }
}

static void each_monster_that_hurts_has_its_counter_here(void **state) {
    (void)state;
    for (ActorKind kind = ACTOR_NONE; kind < ACTOR_KIND_COUNT; kind++) {
        bool hurts = kind > ACTOR_HERO && kind != ACTOR_ENEMY && ACTORS[kind].blow.damage > 0, found = false;
        for (size_t i = 0; i < sizeof COUNTERS / sizeof *COUNTERS; i++) found |= COUNTERS[i].kind == kind;
        if (hurts && !found) fail_msg("%s", ACTORS[kind].name);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_counter_costs_fewer_hearts_than_mashing),
        cmocka_unit_test(each_monster_that_hurts_has_its_counter_here),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
