// The first minute of the descent: when the hero takes the bell of the vestibule, a toll opens it and spares
// what is lit.
#include "gen/descent/depths.h"
#include "gen/gen.h"
#include "map/balance_hero.h"
#include "map/balance_toll.h"
#include "map/vestibule.h"
#include "sim/game.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/terrain.h"

#include "sim/dusk.h"

static World *first_depth(uint64_t seed) {
    Level level;
    assert_true(gen_level(&level, &(GenOptions){.seed = seed, .depth = 1, .descent = true}));
    World *world = world_new(&level);
    assert_non_null(world);
    world->quest = false;
    world->hero.lantern_shut = true;
    return world;
}

// The cell of a glyph of its shut picture; asked with the rectangle from before it was left.
static Vec place(const World *world, Rect vestibule, char glyph) {
    return vestibule_shut_cell(world->level.seed, vestibule, glyph);
}

// From the start past the pot, and from the corner to the rat, it is the same way.
static Input onward(const World *world, Rect vestibule) {
    Vec start = place(world, vestibule, '@'), pot = place(world, vestibule, '(');
    return (Input){.x = (int8_t)int_sign(pot.x - start.x)};
}

static const Event *told(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind) return &world->events.at[i];
    }
    return NULL;
}

// Where it sleeps, -1: nobody does.
static int find_rat(const World *world) {
    return body_first(world, place(world, world->level.vestibule, 'r'));
}

// Past the cheese, which is taken on the way, and through the pot.
static void break_in(World *world, Rect vestibule) {
    Vec pot = place(world, vestibule, '(');
    assert_true(run_until(world, onward(world, vestibule), EVENT_PICKUP, 120));
    run(world, onward(world, vestibule), 20);
    assert_int_equal(level_tile(&world->level, pot), TILE_POT);
    strike(world);
    assert_int_equal(level_tile(&world->level, pot), TILE_FLOOR);
}

// A step on the shortest way to a cell.
static Input step_to(const World *world, DistMap *map, Vec goal) {
    Vec pos = world->actors[HERO].pos, cell = cell_of(pos), next = cell;
    dist_from(map, &world->level, goal, FOUR_WAYS, DIST_NONE);
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec to = vec_add(cell, DIRS[dir]);
        if (dist_at(map, to) < dist_at(map, next)) next = to;
    }
    Vec way = vec_sub(cell_centre(next), pos);
    return (Input){.x = (int8_t)(int_abs(way.x) > 3 * SUB ? int_sign(way.x) : 0),
                   .y = (int8_t)(int_abs(way.y) > 3 * SUB ? int_sign(way.y) : 0)};
}

// Walks there with nothing but keys; true when that event came on the way.
static bool walk_to(World *world, Vec cell, EventKind kind) {
    DistMap map;
    bool any = false;
    assert_true(dist_init(&map, world->level.tiles.w, world->level.tiles.h));
    for (int i = 0; i < 900 && !vec_eq(cell_of(hero_of(world)->pos), cell); i++) {
        world_tick(world, step_to(world, &map, cell));
        any |= heard(world, kind) > 0;
    }
    assert_true(vec_eq(cell_of(hero_of(world)->pos), cell));
    dist_free(&map);
    return any;
}

enum { PICTURES = 24 }; // seeds that show every picture, mirrored and not

// From the start to the bell and out with nothing but keys.
static void hands_alone_take_him_out(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < PICTURES; seed++) {
        World *world = first_depth(seed);
        Rect vestibule = world->level.vestibule;
        int rat = find_rat(world);
        break_in(world, vestibule);
        assert_int_equal(world->collected, 1);
        assert_false(world->clock.bell_ready);
        Vec bell = place(world, vestibule, 'b');
        bool taken = walk_to(world, bell, EVENT_BELL_TAKEN);
        assert_true(taken || run_until(world, STILL, EVENT_BELL_TAKEN, 2));
        assert_true(world->clock.bell_ready);
        run(world, STILL, 1);
        body_leave(world, rat); // it may have come to sleep on his way
        world->actors[rat].kind = ACTOR_NONE;
        walk_to(world, vestibule_outside(seed, vestibule), EVENT_TOLL);
        world_free(world);
    }
}

// Ticks after which people strike at what they have just come up to.
enum { WITS_TICKS = 18 };

// Up to the rat, with the lantern shut once he has seen it or not at all; a strike, and what it was worth.
static const Event *come_up_to_the_rat(World *world, bool shuts) {
    Rect vestibule = world->level.vestibule;
    Input on = onward(world, vestibule);
    Vec rat = place(world, vestibule, 'r'), corner = {rat.x - 5 * on.x, rat.y},
        near = {rat.x - 2 * on.x, rat.y};
    world->hero.lantern_shut = false;
    break_in(world, vestibule);
    walk_to(world, corner, EVENT_TOLL);
    assert_int_equal(world->actors[find_rat(world)].brain.mind, MIND_ASLEEP); // for all the noise
    if (shuts) world_tick(world, SHUTTER);
    for (int i = 0; i < 240 && on.x * (cell_centre(near).x - hero_of(world)->pos.x) >= 0; i++)
        world_tick(world, on);
    run(world, on, WITS_TICKS);
    return run_until(world, STRIKE, EVENT_SNEAK, 10) ? told(world, EVENT_SNEAK) : NULL;
}

static void a_newcomer_who_shuts_his_lantern_strikes_the_rat_for_twice_as_much(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < PICTURES; seed++) {
        World *world = first_depth(seed);
        const Event *sneak = come_up_to_the_rat(world, true);
        assert_non_null(sneak);
        assert_int_equal(sneak->amount, SNEAK_FACTOR * ACTORS[ACTOR_HERO].blow.damage);
        world_free(world);
    }
}

static void who_comes_with_an_open_lantern_does_not(void **state) {
    (void)state;
    World *world = first_depth(1);
    assert_null(come_up_to_the_rat(world, false));
    world_free(world);
}

static void the_first_toll_opens_the_dark_end_and_spares_what_is_lit(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        World *world = first_depth(seed);
        Rect vestibule = world->level.vestibule;
        Grid before = copy_of(&world->level.tiles), held = held_now(world);
        int treasures = count_treasures(world);
        toll_perform_first(world);
        const Event *toll = told(world, EVENT_TOLL);
        assert_non_null(toll);
        assert_int_equal(toll->amount, 0);
        for (int i = 0; i < before.w * before.h; i++) {
            Vec cell = {i % before.w, i / before.w};
            bool may_change =
                grid_at(&held, cell) == 0 || vec_eq(cell, vestibule_cell_that_opens(seed, vestibule));
            if (!rect_has(vestibule, cell) || !may_change)
                assert_int_equal(grid_at(&before, cell), level_tile(&world->level, cell));
        }
        for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
            Vec at = {i % VESTIBULE_W, i / VESTIBULE_W}, cell = {vestibule.x + at.x, vestibule.y + at.y};
            if (grid_at(&held, cell) != 0 && !vec_eq(cell, vestibule_cell_that_opens(seed, vestibule)))
                continue;
            assert_int_equal(level_tile(&world->level, cell),
                             vestibule_tile(&world->level, VESTIBULE_OPENED, at));
        }
        assert_int_equal(count_treasures(world), treasures);
        assert_int_equal(world->clock.lost, 0);
        assert_int_equal(world->clock.tolls, 0);
        assert_false(level_has_unopened_vestibule(&world->level));
        grid_free(&before);
        grid_free(&held);
        world_free(world);
    }
}

// The cheese lies in the light of his torch.
static void the_first_toll_hallows_what_is_lit_in_the_vestibule_alone(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < PICTURES; seed++) {
        World *world = first_depth(seed);
        Rect vestibule = world->level.vestibule;
        Vec outside = vestibule_outside(seed, vestibule);
        int cheese = item_at(world, place(world, vestibule, 'c'));
        int far = floor_put(world, (Item){.kind = ITEM_GEM, .pos = cell_centre(outside)});
        floor_put_lit_item(world, ITEM_CANDLE, outside, CANDLE_TICKS);
        grid_fill(&world->known.explored, KNOWN_WELL);
        toll_perform_first(world);
        assert_true(world->floor.items[cheese].hallowed);
        assert_false(world->floor.items[far].hallowed);
        assert_int_equal(heard(world, EVENT_HALLOWED), 1);
        world_free(world);
    }
}

static void the_clock_stands_until_he_steps_out(void **state) {
    (void)state;
    World *world = first_depth(1);
    Rect vestibule = world->level.vestibule;
    run(world, STILL, 700);
    assert_int_equal(world->clock.ticks, TOLL_FIRST);
    run(world, BELL, 60);
    assert_int_equal(world->clock.tolls, 0); // he has no bell to ring
    toll_perform_first(world);
    run(world, STILL, 100);
    assert_int_equal(world->clock.ticks, TOLL_FIRST); // he has not seen what lies outside yet
    put_hero(world, vestibule_cell_that_opens(1, vestibule));
    assert_int_equal(world->clock.ticks, TOLL_FIRST - 1);
    put_hero(world, place(world, vestibule, 'b'));
    assert_int_equal(world->clock.ticks, TOLL_FIRST - 2);
    world_free(world);
}

// He may leave by a way that it made, past the doorstep.
static void a_toll_that_he_rings_inside_starts_the_clock(void **state) {
    (void)state;
    World *world = first_depth(1);
    toll_perform_first(world);
    (void)toll_perform_rung(world);
    run(world, STILL, 100);
    assert_int_equal(world->clock.ticks, world->clock.period - 100);
    world_free(world);
}

// Some way into the hall, where he looks about with an open lantern.
static Vec into_the_hall(const World *world, uint64_t seed, Rect vestibule) {
    Vec door = vestibule_cell_that_opens(seed, vestibule), out = vestibule_outside(seed, vestibule);
    int way = out.x - door.x, steps = 8;
    while (level_solid(&world->level, (Vec){out.x + way * steps, out.y})) steps--;
    return (Vec){out.x + way * steps, out.y};
}

typedef struct Shares {
    int floor, kept, changed; // cells of the near view around him: floor before a toll, held, another now
} Shares;

static Shares toll_in_view(World *world) {
    Grid before = copy_of(&world->level.tiles), held = held_now(world);
    Vec hero = world->cache.hero_cell;
    Shares shares = {0};
    assert_true(toll_perform_rung(world).made);
    for (int y = hero.y - 5; y <= hero.y + 5; y++) {
        for (int x = hero.x - 10; x <= hero.x + 10; x++) {
            bool was = grid_get(&before, (Vec){x, y}, TILE_WALL) == TILE_FLOOR;
            bool is = level_tile(&world->level, (Vec){x, y}) == TILE_FLOOR;
            shares.floor += was;
            shares.kept += was && grid_get(&held, (Vec){x, y}, 1) != 0;
            shares.changed += was != is;
        }
    }
    grid_free(&before);
    grid_free(&held);
    return shares;
}

// As much as in the open caves of the third depth.
static void the_first_real_toll_remakes_most_of_the_dark_in_view_while_lit_islands_stay(void **state) {
    (void)state;
    enum { SEEDS = 100 };
    Shares sum = {0};
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        World *world = first_depth(seed);
        Rect vestibule = world->level.vestibule;
        put_hero(world, into_the_hall(world, seed, vestibule));
        world->hero.lantern_shut = false;
        world_tick(world, STILL);
        Shares shares = toll_in_view(world);
        assert_true(shares.floor >= 80 && 100 * shares.changed / shares.floor >= 6); // an asker stays
        sum.floor += shares.floor;
        sum.kept += shares.kept;
        sum.changed += shares.changed;
        world_free(world);
    }
    int dark = sum.floor - sum.kept;
    print_message("floor in view %d, held %d %%; changed %d %% of all, %d %% of the dark\n",
                  sum.floor / SEEDS, 100 * sum.kept / sum.floor, 100 * sum.changed / sum.floor,
                  100 * sum.changed / dark);
    assert_true(sum.floor / SEEDS >= 150);
    assert_in_range(100 * sum.kept / sum.floor, 40, 64);
    assert_true(100 * sum.changed / dark >= 55);
}

static void a_candle_in_the_dead_end_does_not_shut_him_in(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < PICTURES; seed++) {
        World *world = first_depth(seed);
        Rect vestibule = world->level.vestibule;
        Vec way_out = vestibule_cell_that_opens(seed, vestibule);
        Vec end = vec_sub(vec_add(way_out, way_out), vestibule_outside(seed, vestibule));
        floor_put_lit_item(world, ITEM_CANDLE, end, 5000);
        world_tick(world, STILL);
        toll_perform_first(world);
        assert_int_equal(level_tile(&world->level, vec_add(end, DIRS[DIR_N])), TILE_WALL); // that is lit
        assert_int_equal(level_tile(&world->level, way_out), TILE_FLOOR);
        world_free(world);
    }
}

static void who_took_the_torch_still_gets_out(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < PICTURES; seed++) {
        World *world = first_depth(seed);
        Rect vestibule = world->level.vestibule;
        Vec bell = place(world, vestibule, 'b'), start = place(world, vestibule, '@');
        Vec beside = vec_add(bell, DIRS[DIR_W]);
        assert_true(light_fixture_quench(world, vec_add(bell, vec_add(DIRS[DIR_N], DIRS[DIR_N])), HERO));
        put_hero(world, beside);
        toll_perform_first(world);
        dist_from(&world->cache.scratch, &world->level, beside, FOUR_WAYS, DIST_NONE);
        assert_true(dist_at(&world->cache.scratch, vestibule_outside(seed, vestibule)) != DIST_NONE);
        Vec pot = place(world, vestibule, '('), behind = {2 * pot.x - start.x, pot.y}; // and back to the pot
        behind.x = pot.x + int_sign(behind.x - pot.x);
        assert_true(dist_at(&world->cache.scratch, behind) != DIST_NONE);
        world_free(world);
    }
}

static void the_rat_sleeps_in_the_dark(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 40; seed++) {
        World *world = first_depth(seed);
        int rat = find_rat(world);
        assert_true(rat > HERO && world->actors[rat].next < 0);
        assert_int_equal(world->actors[rat].kind, ACTOR_RAT);
        assert_int_equal(world->actors[rat].brain.mind, MIND_ASLEEP);
        assert_false(flames_is_flame_lit(world, cell_of(world->actors[rat].pos)));
        world_free(world);
    }
}

static void a_body_where_stone_grows_is_put_elsewhere(void **state) {
    (void)state;
    World *world = first_depth(5);
    Rect vestibule = world->level.vestibule;
    int rat = find_rat(world);
    toll_perform_first(world);
    assert_true(level_tile(&world->level, place(world, vestibule, 'r')) == TILE_WALL);
    assert_false(level_solid(&world->level, cell_of(world->actors[rat].pos)));
    assert_true(rect_has(vestibule, cell_of(world->actors[rat].pos)));
    world_free(world);
}

static void who_comes_from_below_finds_it_open(void **state) {
    (void)state;
    World *world = first_depth(4);
    Rect vestibule = world->level.vestibule;
    put_hero(world, vestibule_outside(4, vestibule));
    assert_false(level_has_unopened_vestibule(&world->level));
    assert_true(world->clock.bell_ready);
    assert_int_equal(level_tile(&world->level, vestibule_cell_that_opens(4, vestibule)), TILE_FLOOR);
    world_free(world);
}

static void there_is_no_first_toll_elsewhere(void **state) {
    (void)state;
    World *world = dusk(1);
    uint64_t hash = world_hash(world);
    toll_perform_first(world);
    assert_true(world_hash(world) == hash);
    world_free(world);
}

// The first depth as a game begins it; who has seen the vestibule finds its side door.
static Game *game_of(uint64_t seed, bool side_door) {
    GenOptions options = {.seed = seed, .depth = 1, .descent = true, .side_door = side_door};
    Game *game = game_new(&options);
    assert_non_null(game);
    return game;
}

static void who_has_seen_it_walks_straight_to_the_bell(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < PICTURES; seed++) {
        Game *shut = game_of(seed, false), *open = game_of(seed, true);
        World *world = game_world(open);
        Vec door = place(world, world->level.vestibule, 's'),
            bell = place(world, world->level.vestibule, 'b');
        assert_int_equal(level_tile(&game_world(shut)->level, door), TILE_WALL);
        assert_int_equal(level_tile(&world->level, door), TILE_DOOR);
        level_change_tile(&world->level, door, TILE_WALL); // nothing else differs
        assert_true(level_hash_cells(&world->level) == level_hash_cells(&game_world(shut)->level));
        level_change_tile(&world->level, door, TILE_DOOR);
        bool taken = walk_to(world, bell, EVENT_BELL_TAKEN);
        assert_true(taken || run_until(world, STILL, EVENT_BELL_TAKEN, 2));
        assert_true(world->tick < 5 * TICKS_PER_SECOND);
        assert_true(run_until(world, STILL, EVENT_TOLL, 60) ||
                    !level_has_unopened_vestibule(&world->level)); // sees the rule
        assert_false(level_has_unopened_vestibule(&world->level));
        game_free(shut);
        game_free(open);
    }
}

// The way out is open, the bell is at hand, and the clock runs from the first tick.
static void who_has_passed_it_begins_behind_it_with_the_bell(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < PICTURES; seed++) {
        GenOptions options = {.seed = seed, .depth = 1, .descent = true, .beyond = true};
        Game *shut = game_of(seed, false), *past = game_new(&options);
        World *world = game_world(past);
        Rect vestibule = game_world(shut)->level.vestibule;
        assert_false(level_has_unopened_vestibule(&world->level));
        assert_true(vec_eq(cell_of(hero_of(world)->pos), vestibule_outside(seed, vestibule)));
        assert_true(vec_eq(world->cache.hero_cell, vestibule_outside(seed, vestibule)));
        assert_true(world->clock.bell_ready);
        assert_int_equal(world->clock.quota, game_world(shut)->clock.quota);
        assert_int_equal(world->hero.score.total, 0);
        int ticks = world->clock.ticks;
        game_tick(past, STILL);
        assert_int_equal(world->clock.ticks, ticks - 1);
        assert_int_equal(heard(world, EVENT_TOLL), 0);
        for (int i = 0; i < world->floor.item_count; i++)
            assert_true(world->floor.items[i].taken || world->floor.items[i].kind != ITEM_BELL);
        game_free(shut);
        game_free(past);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_alone_take_him_out),
        cmocka_unit_test(a_newcomer_who_shuts_his_lantern_strikes_the_rat_for_twice_as_much),
        cmocka_unit_test(who_comes_with_an_open_lantern_does_not),
        cmocka_unit_test(the_first_toll_opens_the_dark_end_and_spares_what_is_lit),
        cmocka_unit_test(the_first_toll_hallows_what_is_lit_in_the_vestibule_alone),
        cmocka_unit_test(the_clock_stands_until_he_steps_out),
        cmocka_unit_test(a_toll_that_he_rings_inside_starts_the_clock),
        cmocka_unit_test(the_first_real_toll_remakes_most_of_the_dark_in_view_while_lit_islands_stay),
        cmocka_unit_test(a_candle_in_the_dead_end_does_not_shut_him_in),
        cmocka_unit_test(who_took_the_torch_still_gets_out),
        cmocka_unit_test(the_rat_sleeps_in_the_dark),
        cmocka_unit_test(a_body_where_stone_grows_is_put_elsewhere),
        cmocka_unit_test(who_comes_from_below_finds_it_open),
        cmocka_unit_test(there_is_no_first_toll_elsewhere),
        cmocka_unit_test(who_has_seen_it_walks_straight_to_the_bell),
        cmocka_unit_test(who_has_passed_it_begins_behind_it_with_the_bell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
