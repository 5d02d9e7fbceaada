// The plain rules of the tutorials: no monster sleeps or lies in ambush, every monster that sees the hero
// chases him, and the map is known from the start.
#include "gen/gen.h"
#include "sim/levels.h"
#include "sim/monsters/minds.h"
#include "sim/space/sight.h"

static const char LAIR[] = "####################\n"
                           "#@.........r.......#\n"
                           "#########.##########\n"
                           "#..............g.g.#\n"
                           "####################\n";

// The goblins are a pack; the rat is farther off than it can see elsewhere.
static World *lair(bool awake) {
    Level level = level_from_picture(LAIR);
    level.seed = 3;
    level.awake = awake;
    for (int i = 0; i < level.monsters.count; i++)
        level.monsters.at[i].pack = level.monsters.at[i].kind == ACTOR_RAT ? 0 : 1;
    World *world = world_new(&level);
    assert_non_null(world);
    return world;
}

static int count_mind(const World *world, Mind mind) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) count += world->actors[i].brain.mind == mind;
    return count;
}

static void nobody_sleeps_or_lies_in_ambush(void **state) {
    (void)state;
    World *world = lair(false);
    assert_int_equal(count_mind(world, MIND_AMBUSH), 2);
    assert_int_equal(count_mind(world, MIND_ASLEEP), 1);
    world_free(world);
    world = lair(true);
    assert_int_equal(count_mind(world, MIND_AMBUSH) + count_mind(world, MIND_ASLEEP), 0);
    world_free(world);
}

static void nobody_lies_down_later(void **state) {
    (void)state;
    World *world = lair(true);
    for (int i = HERO + 1; i < world->actor_count; i++) minds_sleep_here(world, i);
    assert_int_equal(count_mind(world, MIND_AMBUSH) + count_mind(world, MIND_ASLEEP), 0);
    world_free(world);
}

// The rat sees him from afar at its first look, though his lantern is shut; the goblins do not see him.
static void each_that_sees_the_hero_chases_him(void **state) {
    (void)state;
    World *world = lair(true);
    world->hero.lantern_shut = true;
    run(world, STILL, SIGHT_TICKS);
    for (int i = HERO + 1; i < world->actor_count; i++)
        assert_int_equal(world->actors[i].brain.mind == MIND_CHASE, world->actors[i].kind == ACTOR_RAT);
    world_free(world);
}

static void expect_known(const World *world, bool known) {
    const Grid *explored = &world->known.explored;
    int cells = 0, items = 0;
    for (int i = 0; i < explored->w * explored->h; i++) cells += explored->cells[i] == KNOWN_WELL;
    for (int i = 0; i < world->floor.item_count; i++) items += world->known.things.items[i].there;
    assert_int_equal(cells == explored->w * explored->h, known);
    assert_int_equal(items == world->floor.item_count, known);
}

// Also of the levels that follow.
static void a_map_is_known_from_the_start(void **state) {
    (void)state;
    for (int mapped = 0; mapped < 2; mapped++) {
        GenOptions options = GENERATORS[GEN_ROOMS]->defaults;
        options.mapped = mapped == 1;
        options.depth = 1;
        Game *game = game_new(&options);
        assert_non_null(game);
        expect_known(game_world(game), options.mapped);
        World *world = game_world(game);
        for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
            if (world->level.tiles.cells[i] != TILE_STAIRS_DOWN) continue;
            body_leave(world, HERO);
            body_enter(world, HERO, cell_centre((Vec){i % world->level.tiles.w, i / world->level.tiles.w}));
        }
        use_again(game);
        assert_int_equal(game->depth, 2);
        expect_known(game_world(game), options.mapped);
        game_free(game);
    }
}

static void halls_take_it_with_them(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.awake = true;
    Game *game = game_new(&options);
    assert_non_null(game);
    assert_true(game_world(game)->actor_count > 1);
    assert_int_equal(count_mind(game_world(game), MIND_AMBUSH) + count_mind(game_world(game), MIND_ASLEEP),
                     0);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_sleeps_or_lies_in_ambush),
        cmocka_unit_test(nobody_lies_down_later),
        cmocka_unit_test(each_that_sees_the_hero_chases_him),
        cmocka_unit_test(a_map_is_known_from_the_start),
        cmocka_unit_test(halls_take_it_with_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
