// Random buttons on levels of all generators: nobody ends in a wall or in another body, nothing lies where it
// cannot, nothing appears from nowhere, and the same inputs give the same game.
#include "gen/gen.h"
#include "sim/arena.h"
#include "sim/space/floor_items.h"
#include "sim/state/bag.h"

enum { SEEDS = 40, TICKS = 400, LOOK_TICKS = 40, SKIP_TICKS = 25, DESCENTS = 12, DESCENT_TICKS = 900 };

// Holds buttons for a few ticks each, so that throws are aimed and rolls have a direction; the bell mostly
// until it rings.
static Input riot(Rng *rng, Input last, bool ringing) {
    if (rng_chance(rng, 1, 3)) last.buttons ^= (uint8_t)(1 << rng_below(rng, 6));
    if (rng_chance(rng, 1, 3)) last.buttons &= (uint8_t)rng_below(rng, 64);
    if (ringing && !rng_chance(rng, 1, 60)) last.buttons |= BUTTON_BELL;
    last.slot = rng_chance(rng, 1, 12) ? (uint8_t)rng_between(rng, 1, SLOTS + 1) : 0;
    last.pick = rng_chance(rng, 1, 4) ? (uint8_t)rng_between(rng, 0, ITEM_COUNT + 1) : 0;
    if (!rng_chance(rng, 1, 10)) return last;
    last.x = (int8_t)rng_between(rng, -1, 1);
    last.y = (int8_t)rng_between(rng, -1, 1);
    return last;
}

// Where something is to be had: below a torch, beside a monster, or anywhere.
static Vec tempting_cell(const World *world, Rng *rng) {
    const Grid *tiles = &world->level.tiles;
    int lot = rng_below(rng, 3), monster = rng_below(rng, world->actor_count);
    Vec cell = {1, 1};
    for (int i = 0; i < 200; i++) {
        cell.x = rng_between(rng, 1, tiles->w - 2);
        cell.y = rng_between(rng, 1, tiles->h - 2);
        Decor above = (Decor)grid_at(&world->level.decor, vec_add(cell, DIRS[DIR_N]));
        Vec beside = cell_of(world->actors[monster].pos);
        bool torch = above == DECOR_TORCH || above == DECOR_BRACKET;
        if (lot == 0 || (lot == 1 && torch) || (lot == 2 && vec_chebyshev(cell, beside) == 1)) break;
    }
    return cell;
}

static void leap(World *world, Rng *rng) {
    Vec cell = tempting_cell(world, rng), pos = cell_centre(cell);
    if (!level_floor(&world->level, cell) || !body_has_room_at(world, HERO, pos)) return;
    body_leave(world, HERO);
    body_enter(world, HERO, pos);
    hero_of(world)->facing = rng_chance(rng, 1, 2) ? DIR_N : rng_below(rng, DIR_COUNT);
}

static World *world_of(const GenOptions *options) {
    Level level;
    assert_true(gen_level(&level, options));
    World *world = world_new(&level);
    assert_non_null(world);
    world->quest = false;
    // Something of everything, keys among it, and something to light.
    for (int key = 0; key < KEY_KINDS; key++) world->hero.keys[key] = 1;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        for (int i = 0; i < 3 && item_bagged((ItemKind)kind); i++) {
            bag_add(&world->hero.bag, (ItemKind)kind, kind % 3);
        }
    }
    return world;
}

static void check_pack(const World *world) {
    const Bag *pack = &world->hero.bag;
    for (int i = 0; i < ITEM_COUNT; i++) {
        int found = 0;
        for (int depth = 0; depth <= GAME_DEPTHS; depth++) found += pack->from[i][depth];
        assert_int_equal(pack->stock[i], found);
    }
    assert_true(pack->burnt >= 0);
    for (int i = 0; i < SLOTS; i++) assert_true(pack->slots[i] < 0 || item_bagged((ItemKind)pack->slots[i]));
    assert_true(pack->hand >= 0 && pack->hand < ITEM_COUNT);
    bool held = pack->hand == ITEM_ARROW || pack->hand == ITEM_BRAND || pack->stock[pack->hand] > 0;
    assert_true(held);
    assert_in_range(pack->arrows, 0, 4 * ARROWS_START); // poachers leave some
}

// A door may fall shut on what lay there from the first; nothing of his comes to lie in one.
static void check_items(const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (item->taken || !item->counted) continue;
        assert_true(floor_allows_items(world, cell_of(item->pos)));
    }
}

static void check(const World *world) {
    check_apart(world);
    check_pack(world);
    check_items(world);
    for (int i = 0; i < MISSILES_MAX; i++) {
        const Missile *missile = &world->floor.missiles[i];
        if (missile->kind == MISSILE_NONE || missile->kind == MISSILE_DART) continue;
        assert_true(floor_allows_items(world, missile->rest));
        assert_false(level_solid(&world->level, cell_of(missile->pos)));
    }
}

// How often each thing happened: a riot in which nothing does proves nothing.
typedef struct Tally {
    int ticks, of[EVENT_COUNT];
} Tally;

static void count(Tally *tally, const World *world) {
    tally->ticks++;
    for (int i = 0; i < world->events.count; i++) {
        assert_in_range(world->events.at[i].kind, 0, EVENT_COUNT - 1);
        tally->of[world->events.at[i].kind]++;
    }
}

// A hash over the whole run, in which the hero cannot die.
static uint64_t run_riot(const GenOptions *options, uint64_t seed, int ticks, Tally *tally) {
    World *world = world_of(options);
    uint64_t hash = 0;
    Input input = {0};
    Rng rng;
    rng_init(&rng, seed, STREAM_AI);
    for (int i = 0; i < ticks && world->exit == EXIT_NONE && world->outcome == OUTCOME_NONE; i++) {
        input = riot(&rng, input, hero_of(world)->act == ACT_RING);
        if (i % SKIP_TICKS == 0) leap(world, &rng);
        world_tick(world, input);
        if (tally != NULL) check(world);
        if (tally != NULL) count(tally, world);
        world->actors[HERO].hp = world->actors[HERO].hp_max;
        if (i % LOOK_TICKS == 0) hash = hash * 31 + world_hash(world);
    }
    hash = hash * 31 + world_hash(world);
    world_free(world);
    return hash;
}

static void run_twice(const GenOptions *options, int ticks, Tally *tally) {
    uint64_t once = run_riot(options, options->seed, ticks, tally);
    assert_true(run_riot(options, options->seed, ticks, NULL) == once);
}

static void all_buttons_at_random_break_no_rule(void **state) {
    (void)state;
    Tally tally = {0};
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            GenOptions options = GENERATORS[kind]->defaults;
            Vec size = gen_fit_size(&options, (Vec){25, 19});
            options.w = size.x;
            options.h = size.y;
            options.seed = (uint64_t)seed;
            options.depth = 1 + seed % GEN_DEPTH_MAX;
            run_twice(&options, TICKS, &tally);
        }
    }
    static const EventKind ALL[] = {EVENT_STRIKE, EVENT_SNEAK, EVENT_ROLL,    EVENT_SHOT,   EVENT_THROW,
                                    EVENT_LAND,   EVENT_BRAND, EVENT_KINDLE,  EVENT_QUENCH, EVENT_REGAIN,
                                    EVENT_CHEST,  EVENT_HIT,   EVENT_SHUTTER, EVENT_READ,   EVENT_DRINK,
                                    EVENT_SPLASH, EVENT_NAMED};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) assert_true(tally.of[ALL[i]] > 10);
    assert_true(tally.of[EVENT_BLAST] > 2);
    assert_true(tally.ticks > GEN_COUNT * SEEDS * TICKS / 2);
}

static void nor_do_they_in_the_descent_where_bells_toll(void **state) {
    (void)state;
    Tally tally = {0};
    for (int seed = 1; seed <= DESCENTS; seed++) {
        GenOptions options = {.seed = (uint64_t)seed, .depth = 1 + seed % 7, .descent = true};
        run_twice(&options, DESCENT_TICKS, &tally);
    }
    assert_true(tally.of[EVENT_TOLL] >= DESCENTS / 2);
    assert_true(tally.ticks > DESCENTS * DESCENT_TICKS / 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_buttons_at_random_break_no_rule),
        cmocka_unit_test(nor_do_they_in_the_descent_where_bells_toll),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
