// What must hold in any crowd: nobody overlaps a wall or another, and nobody is stuck.
#include "gen/gen.h"
#include "sim/arena.h"
#include "sim/minds.h"
#include "sim/space/paths.h"

static const char *const MAPS[] = {
    // Corridors one cell wide, rooms, dead ends, and a mob in each.
    "##############################\n"
    "#......#.............#.......#\n"
    "#.rrr..#.###########.#..ggg..#\n"
    "#......#.#....b....#.#.......#\n"
    "#...@....#.b..b..b.#....zzz..#\n"
    "#......#.#....b....#.#.......#\n"
    "#.sss..#.#####.#####.#..rrr..#\n"
    "#......#.............#.......#\n"
    "####.###.###########.####.####\n"
    "####.....#...gg....#.....s####\n"
    "##############################\n",
    // Everything narrow.
    "#######################\n"
    "#@....r....g....z....r#\n"
    "#.###.###.###.###.###.#\n"
    "#.#r..#.g.#.s.#..b#.#.#\n"
    "#.#.#.#.#.#.#.#.#.#.#.#\n"
    "#r..#...#g..#...#r..#.#\n"
    "#.#.#.#.#.#.#.#.#.#.#.#\n"
    "#.#...#.s.#.r.#...#.#.#\n"
    "#.###.###.###.###.###.#\n"
    "#....g....b....r....s.#\n"
    "#######################\n",
    // An open field around pillars.
    "#####################\n"
    "#.rrrr.........bbbb.#\n"
    "#.#.#.#.#.#.#.#.#.#.#\n"
    "#.gggg.........ssss.#\n"
    "#.#.#.#.#.@.#.#.#.#.#\n"
    "#...................#\n"
    "#.#.#.#.#.#.#.#.#.#.#\n"
    "#.zzzz..............#\n"
    "#####################\n",
    // Those who steal, shoot, charge and snuff, among those who do not.
    "#####!###############!#####\n"
    "#.pp..#....a....#....nn...#\n"
    "#.....+.........+.........#\n"
    "#..r..#....a....#....g....#\n"
    "###+#####.#######.#####.###\n"
    "#.........................#\n"
    "#.o..@....o.......p.......#\n"
    "#.........................#\n"
    "#####.#####!####.####.#####\n"
    "#...o.#..n......#....a..o.#\n"
    "#.....#....s....+.........#\n"
    "###########################\n",
    // Rooms with doors, some of which not everybody can open.
    "####################\n"
    "#..g.+...r..+..z...#\n"
    "#....#......#......#\n"
    "##+######+######+###\n"
    "#....#......#......#\n"
    "#..@.+..gs..+..rr..#\n"
    "#....#......#......#\n"
    "##+######.######+###\n"
    "#..b.+...z..+..g...#\n"
    "####################\n",
};
// A monster that is held up tries another way each second: four in vain is bad luck, as with a sleeper in
// the door.
enum { MAP_COUNT = sizeof MAPS / sizeof MAPS[0], STUCK_TICKS = 4 * 60 };

// Every actor is listed in the cell of its centre, once, and nobody else is.
static void check_lists(const World *world) {
    int listed = 0, living = 0;
    for (int y = 0; y < world->level.tiles.h; y++) {
        for (int x = 0; x < world->level.tiles.w; x++) {
            int before = -1;
            for (int i = body_first(world, (Vec){x, y}); i >= 0; i = world->actors[i].next) {
                assert_true(i > before);
                assert_true(vec_eq(cell_of(world->actors[i].pos), (Vec){x, y}));
                before = i;
                listed++;
            }
        }
    }
    for (int i = 0; i < world->actor_count; i++) living += world->actors[i].kind != ACTOR_NONE;
    assert_int_equal(listed, living);
}

static void nobody_ever_overlaps_a_wall_or_another(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 50; seed++) {
        World *world = arena_seeded(MAPS[seed % MAP_COUNT], seed);
        (void)wander_apart(world, seed, EVENT_HIT, 2000);
        check_lists(world);
        world_free(world);
    }
}

typedef struct Watch {
    Vec pos[ACTORS_MAX];
    int still[ACTORS_MAX];
} Watch;

// On the way to somewhere, by its own state of mind.
static bool travels(const Actor *actor) {
    return actor->brain.mind == MIND_SEARCH || actor->brain.mind == MIND_RETURN ||
           (actor->brain.mind == MIND_PATROL && actor->brain.timer == 0);
}

static bool taken(const World *world, int index, Vec cell) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (i == index || other->kind == ACTOR_NONE) continue;
        if (vec_eq(cell_of(other->pos), cell) || (i != HERO && vec_eq(other->brain.route.step, cell)))
            return true;
    }
    return false;
}

// Steps from the hero at which a chaser is content to stay: shooters keep their distance, snuffers any.
static int content_at(const Actor *actor) {
    if (actor->kind == ACTOR_SNUFFER) return DIST_NONE;
    return actor->kind == ACTOR_POACHER ? 10 : 3;
}

// Some cell beside it is free; for a chaser further off than the ring around the hero, one nearer to him.
static bool could_get_on(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos);
    bool chases = actor->brain.mind == MIND_CHASE;
    int steps = path_hero_steps_from(world, index, cell);
    if (chases && (actor->act != ACT_NONE || steps == DIST_NONE || steps <= content_at(actor))) return false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(cell, DIRS[dir]);
        if (!path_terrain_allows(world, index, cell, dir) ||
            (chases && path_hero_steps_from(world, index, to) >= steps))
            continue;
        if (!taken(world, index, to)) return true;
    }
    return false;
}

// Ticks that the most stuck monster stood still although it wanted to get on.
static int watch(const World *world, Watch *last) {
    int worst = 0;
    for (int i = 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        bool wants = actor->kind != ACTOR_NONE && (travels(actor) || actor->brain.mind == MIND_CHASE) &&
                     could_get_on(world, i);
        bool looks = actor->brain.sees && actor->brain.notice >= 20; // stands to look at the hero
        bool moved = !vec_eq(actor->pos, last->pos[i]);
        last->still[i] = wants && !looks && !moved && world->hitstop == 0 ? last->still[i] + 1 : 0;
        last->pos[i] = actor->pos;
        worst = int_max(worst, last->still[i]);
    }
    return worst;
}

static int worst_stand_still(World *world, uint64_t seed, int ticks) {
    Rng rng;
    rng_init(&rng, seed, STREAM_COMBAT);
    Input input = STILL;
    Watch last = {0};
    int worst = 0;
    for (int i = 1; i < world->actor_count; i++) {
        world->actors[i].brain.patrols = true;
        if (i % 2 == 0) set_mind(world, i, MIND_PATROL);
    }
    for (int i = 0; i < ticks; i++) {
        hero_of(world)->hp = 10;
        input = wander(&rng, input);
        input.buttons = 0;
        world_tick(world, input);
        worst = int_max(worst, watch(world, &last));
    }
    return worst;
}

static void nobody_who_wants_to_get_on_is_stuck(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 40; seed++) {
        World *world = arena_seeded(MAPS[seed % MAP_COUNT], seed);
        assert_in_range(worst_stand_still(world, seed, 3000), 0, STUCK_TICKS);
        world_free(world);
    }
}

static void nobody_is_stuck_in_generated_levels(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults;
        options.seed = seed;
        Level level;
        assert_true(gen_level(&level, &options));
        World *world = world_new(&level);
        assert_in_range(worst_stand_still(world, seed, 2000), 0, STUCK_TICKS);
        check_apart(world);
        world_free(world);
    }
}

static void two_walkers_head_on_in_a_corridor_part_again(void **state) {
    (void)state;
    World *world = arena("############################\n"
                         "#....#######...#######.....#\n"
                         "#....#######.@.#######.....#\n"
                         "#....#######...#######.....#\n"
                         "############################\n"
                         "#....#################.....#\n"
                         "#g.........................#\n"
                         "#....#################....g#\n"
                         "############################\n");
    for (int i = 1; i <= 2; i++) {
        set_mind(world, i, MIND_RETURN);
        world->actors[i].brain.patrols = false;
        world->actors[i].brain.home = world->actors[i].brain.route.target = cell_of(world->actors[3 - i].pos);
        world->actors[i].brain.route.max_steps = DIST_NONE;
    }
    run(world, STILL, 2000);
    assert_int_equal(world->actors[1].brain.mind, MIND_IDLE);
    assert_int_equal(world->actors[2].brain.mind, MIND_IDLE);
    world_free(world);
}

static void a_walker_goes_around_a_sleeper(void **state) {
    (void)state;
    World *world = arena("############\n"
                         "#....##...@#\n"
                         "#....#######\n"
                         "#.g...s....#\n"
                         "#..........#\n"
                         "############\n");
    set_mind(world, 1, MIND_RETURN);
    world->actors[1].brain.patrols = false;
    world->actors[1].brain.home = world->actors[1].brain.route.target = (Vec){9, 3};
    world->actors[1].brain.route.max_steps = DIST_NONE;
    for (int i = 0; i < 400 && world->actors[1].brain.mind == MIND_RETURN; i++) world_tick(world, STILL);
    assert_true(vec_eq(cell_of(world->actors[1].pos), (Vec){9, 3}));
    assert_int_equal(world->actors[2].brain.mind, MIND_ASLEEP);
    world_free(world);
}

// Each has set out for a cell that the other bars.
static void chasers_wedged_in_a_doorway_get_out(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#.......#\n"
                         "####.####\n"
                         "####.####\n"
                         "####.####\n"
                         "####.####\n"
                         "#.......#\n"
                         "#...g...#\n"
                         "#...g.@.#\n"
                         "#########\n");
    Vec middle = cell_centre((Vec){4, 3});
    const Vec places[] = {{middle.x, middle.y + 945}, {middle.x, middle.y - 3151}};
    for (int i = 1; i <= 2; i++) {
        body_leave(world, i);
        body_enter(world, i, places[i - 1]);
        alarm(world, i);
        world->actors[i].brain.route.step = (Vec){4, i == 1 ? 3 : 4};
    }
    run(world, STILL, 200);
    for (int i = 1; i <= 2; i++) assert_in_range(cell_of(world->actors[i].pos).y, 4, 8);
    world_free(world);
}

// Planning is dear: the others wait for the next tick.
static void only_some_plan_their_way_in_one_tick(void **state) {
    (void)state;
    World *world = arena("###############\n"
                         "#gggggggggg...#\n"
                         "#.............#\n"
                         "#.............#\n"
                         "#.............#\n"
                         "###############\n"
                         "#@............#\n"
                         "###############\n");
    for (int i = 1; i < world->actor_count; i++) {
        set_mind(world, i, MIND_RETURN);
        path_set_target(world, i, (Vec){13 - i, 4}, DIST_NONE);
    }
    for (int tick = 1; tick <= 2; tick++) {
        int planned = 0;
        world_tick(world, STILL);
        for (int i = 1; i < world->actor_count; i++) planned += world->actors[i].brain.route.count > 0;
        assert_int_equal(planned, int_min(tick * PLANS_MAX, 10));
    }
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_ever_overlaps_a_wall_or_another),
        cmocka_unit_test(only_some_plan_their_way_in_one_tick),
        cmocka_unit_test(nobody_who_wants_to_get_on_is_stuck),
        cmocka_unit_test(nobody_is_stuck_in_generated_levels),
        cmocka_unit_test(two_walkers_head_on_in_a_corridor_part_again),
        cmocka_unit_test(a_walker_goes_around_a_sleeper),
        cmocka_unit_test(chasers_wedged_in_a_doorway_get_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
