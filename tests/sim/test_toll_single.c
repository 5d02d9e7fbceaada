// A bell in a single dungeon: the same level and the same tolls, and still a treasure hunt without a grate or
// a hoist.
#include "map/balance_toll.h"
#include "sim/game.h"
#include "sim/hero/delivery.h"
#include "sim/hero/loot.h"
#include "sim/state/bag.h"
#include "sim/state/quota.h"

#include "sim/arena.h"
#include "sim/climb.h"
#include "sim/stir.h"
#include "sim/toll_checker.h"

enum { SEEDS = 9, TOLLS = 5, MANY = 40 }; // 270 tolls

static GenOptions options_of(GenKind kind, uint64_t seed) {
    GenOptions options = GENERATORS[kind]->defaults;
    gen_set_usual_size(&options);
    options.seed = seed;
    options.depth = 1;
    options.toll = true;
    return options;
}

static bool tolls(int kind) {
    return (GENERATORS[kind]->takes & TAKES_TOLL) != 0;
}

static Game *begin(GenKind kind, uint64_t seed) {
    GenOptions options = options_of(kind, seed);
    Game *game = game_new(&options);
    assert_non_null(game);
    return game;
}

static void all_but_arcade_can_toll(void **state) {
    (void)state;
    Error why;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = options_of((GenKind)kind, 1);
        assert_int_equal(tolls(kind), kind != GEN_ARCADE);
        assert_int_equal(gen_check(&options, &why), tolls(kind));
    }
    assert_false(gen_check(&(GenOptions){.descent = true, .depth = 1, .toll = true}, &why));
}

static void the_level_is_the_same_as_without(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        if (!tolls(kind)) continue;
        GenOptions options = options_of((GenKind)kind, 5);
        Game *with = game_new(&options);
        options.toll = false;
        Game *without = game_new(&options);
        const World *bell = game_world(with), *none = game_world(without);
        assert_true(level_hash_cells(&bell->level) == level_hash_cells(&none->level));
        assert_true(bell->clock.on && bell->clock.bell_ready && bell->quest && !none->clock.on);
        assert_false(world_descends(bell));
        assert_int_equal(bell->clock.ticks, TOLL_PERIOD);
        assert_int_equal(bell->remaining, none->remaining);
        game_free(with);
        game_free(without);
    }
}

static void judge(World *world, Rng *rng, const char *name, uint64_t seed) {
    static Before before;
    stir(world, rng);
    if (world->outcome != OUTCOME_NONE) return;
    checker_look(&before, world);
    TollReport report = toll_perform_rung(world);
    const char *flaw = checker_verdict(world, &before, &report);
    if (flaw != NULL) print_error("%s, seed %d, toll %d: %s\n", name, (int)seed, world->clock.tolls, flaw);
    assert_null(flaw);
    assert_true(world->collected + world->remaining >= world->clock.quota);
    stir_ticks(world, rng, 20);
    assert_null(checker_bodies(world));
}

static void no_toll_breaks_a_promise(void **state) {
    (void)state;
    int made = 0;
    for (int i = 0; i < SEEDS * GEN_COUNT; i++) {
        GenKind kind = (GenKind)(i % GEN_COUNT);
        uint64_t seed = 100 + (uint64_t)i;
        if (!tolls((int)kind)) continue;
        Game *game = begin(kind, seed);
        World *world = game_world(game);
        Rng rng;
        assert_true(cells_of(world) <= CELLS_MAX);
        rng_init(&rng, seed, STREAM_AI);
        for (int k = 0; k < TOLLS && world->outcome == OUTCOME_NONE; k++)
            judge(world, &rng, GENERATORS[kind]->name, seed);
        made += world->clock.tolls;
        game_free(game);
    }
    assert_true(made >= 200);
}

// Lit all over, a small level has no dark floor for what a toll brings: it brings less, and is made.
static void no_toll_of_a_small_level_gives_up(void **state) {
    (void)state;
    enum { SMALL = 40 };
    static const GenKind KINDS[] = {GEN_SCATTER, GEN_PILLARS};
    for (int i = 0; i < 2 * SMALL; i++) {
        GenOptions options = options_of(KINDS[i % 2], 7000 + (uint64_t)i);
        options.depth = 4 + i % 8;
        Game *game = game_new(&options);
        assert_non_null(game);
        World *world = game_world(game);
        Rng rng;
        rng_init(&rng, options.seed, STREAM_AI);
        for (int k = 0; k < TOLLS && world->outcome == OUTCOME_NONE; k++) {
            stir(world, &rng);
            if (world->outcome == OUTCOME_NONE) assert_true(toll_perform_rung(world).made);
        }
        game_free(game);
    }
}

static void clear_monsters(World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) continue;
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
}

static void take_all(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        bool treasure = !item->taken && !item->counted && ITEMS[item->kind].counts;
        if (treasure) loot_take(world, item);
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        bool shut = chest->kind == FIXTURE_CHEST && world->floor.fixtures[i].phase == PHASE_REST;
        if (!shut || !ITEMS[chest->item].counts) continue;
        world->floor.fixtures[i].phase = PHASE_OPEN;
        loot_give(world, (ItemKind)chest->item, cell_centre(chest->cell));
    }
}

// However often it tolls in the dark, it takes some treasures, never too many, and whoever has the rest has
// won.
static void what_is_left_is_victory(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        if (!tolls(kind)) continue;
        Game *game = begin((GenKind)kind, 21);
        World *world = game_world(game);
        int all = world->remaining;
        clear_monsters(world); // no thieves
        world->hero.lantern_shut = true;
        for (int i = 0; i < MANY; i++) {
            grid_fill(&world->known.explored,
                      KNOWN_NOT); // who has found nothing has left nothing in the light
            (void)toll_perform_rung(world);
        }
        assert_int_equal(world->clock.lost + world->remaining, all);
        assert_true(world->clock.lost > 0 && world->remaining >= world->clock.quota);
        assert_true(quota_count_at_risk(world) >= world->clock.quota);
        take_all(world);
        assert_int_equal(world->remaining, 0);
        assert_int_equal(world->outcome, OUTCOME_VICTORY);
        game_free(game);
    }
}

// Treasures that he has count towards the quota; the last one stays for him to win with.
static void the_last_good_is_never_taken(void **state) {
    (void)state;
    Game *game = begin(GEN_CAVES, 5);
    World *world = game_world(game);
    clear_monsters(world);
    world->hero.lantern_shut = true;
    for (int i = 0; i < world->floor.item_count && world->collected < world->clock.quota; i++) {
        Item *item = &world->floor.items[i];
        if (!item->taken && ITEMS[item->kind].counts) loot_take(world, item);
    }
    assert_int_equal(world->collected, world->clock.quota);
    for (int i = 0; i < MANY; i++) (void)toll_perform_rung(world);
    assert_int_equal(world->remaining, 1);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    game_free(game);
}

static void hallowed_treasures_count_double(void **state) {
    (void)state;
    Game *game = begin(GEN_HALLS, 4);
    World *world = game_world(game);
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (item->taken || !ITEMS[item->kind].counts) continue;
        int before = world->hero.score.total;
        item->hallowed = true;
        loot_take(world, item);
        assert_int_equal(world->hero.score.total - before, bag_item_worth(item->kind, 1, true));
        assert_int_equal(bag_item_worth(item->kind, 1, true), 2 * bag_item_worth(item->kind, 1, false));
        break;
    }
    world_tick(world, STILL);
    assert_int_equal(delivery_game_score(world), world->hero.score.total);
    assert_int_equal(delivery_carried(world), 0);
    game_free(game);
}

// No grate, and the level below tolls, too.
static void stairs_are_open_and_every_depth_tolls(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        if (!tolls(kind)) continue;
        Game *game = begin((GenKind)kind, 8);
        World *world = game_world(game);
        Vec stairs = {0, 0};
        for (int i = 0; i < cells_of(world); i++)
            if (world->level.tiles.cells[i] == TILE_STAIRS_DOWN) stairs = cell_number(world, i);
        clear_monsters(world);
        world->collected = 7; // which count on, but not for the treasures of the next depth
        body_leave(world, HERO);
        body_enter(world, HERO, cell_centre(stairs));
        for (int dir = 0; dir < DIR_COUNT && game->depth == 1; dir += 2) { // other things may be ahead
            face(game_world(game), dir);
            use_again(game);
        }
        assert_int_equal(game->depth, 2);
        world = game_world(game);
        assert_int_equal(quota_count_missing(world), (quota_count_at_risk(world) + 1) / 2);
        assert_true(world->clock.on && world->clock.single && world->clock.bell_ready && !world->quest);
        assert_int_equal(heard(world, EVENT_DELIVERED), 0);
        assert_true(toll_perform_rung(world).made);
        game_free(game);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_but_arcade_can_toll),
        cmocka_unit_test(the_level_is_the_same_as_without),
        cmocka_unit_test(no_toll_breaks_a_promise),
        cmocka_unit_test(no_toll_of_a_small_level_gives_up),
        cmocka_unit_test(what_is_left_is_victory),
        cmocka_unit_test(the_last_good_is_never_taken),
        cmocka_unit_test(hallowed_treasures_count_double),
        cmocka_unit_test(stairs_are_open_and_every_depth_tolls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
