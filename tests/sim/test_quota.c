// The promise that nothing may break: whatever is stolen, thrown or taken by a toll, enough
// treasures are left to open the grate. And the count of remaining treasures is right.
#include "map/vestibule.h"
#include "sim/game.h"
#include "sim/state/bag.h"
#include "sim/toll/toll.h"

#include "sim/arena.h"
#include "sim/toll_checker.h"

enum { SEEDS = 12, TICKS = 4000, SKIP_TICKS = 40, TOLL_TICKS = 700 };

// Treasures that were never collected: on the floor, in chests that are shut, with thieves.
static int count_remaining(const World *world) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        count += !item->taken && !item->counted && ITEMS[item->kind].counts;
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        bool shut = chest->kind == FIXTURE_CHEST && world->floor.fixtures[i].phase != PHASE_OPEN;
        count += shut && ITEMS[chest->item].counts;
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        count += actor->kind != ACTOR_NONE && actor->brain.carries_loot && !actor->brain.booty.counted;
    }
    return count;
}

static void check(const World *world) {
    assert_true(world->collected + world->remaining >= world->clock.quota);
    assert_int_equal(world->remaining, count_remaining(world));
    if (!level_has_unopened_vestibule(&world->level)) assert_null(checker_quota(world));
}

static Input any_input(Rng *rng, Input last) {
    if (rng_chance(rng, 1, 3)) last.buttons = (uint8_t)rng_below(rng, BUTTONS_ALL + 1);
    last.slot = rng_chance(rng, 1, 12) ? (uint8_t)rng_between(rng, 1, SLOTS) : 0;
    last.pick = rng_chance(rng, 1, 12) ? (uint8_t)rng_between(rng, 1, ITEM_COUNT) : 0;
    if (!rng_chance(rng, 1, 10)) return last;
    last.x = (int8_t)rng_between(rng, -1, 1);
    last.y = (int8_t)rng_between(rng, -1, 1);
    return last;
}

static Vec any_stairs(const World *world, Rng *rng) {
    const Grid *tiles = &world->level.tiles;
    Tile wanted = rng_chance(rng, 1, 2) ? TILE_STAIRS_UP : TILE_STAIRS_DOWN;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        if (level_tile(&world->level, cell) == wanted) return cell;
    }
    return world->level.start;
}

static Vec any_cell(const World *world, Rng *rng) {
    int x = rng_between(rng, 1, world->level.tiles.w - 2);
    return (Vec){x, rng_between(rng, 1, world->level.tiles.h - 2)};
}

// To a treasure, to stairs, or anywhere but behind a lock.
static void leap(World *world, Rng *rng) {
    int lot = rng_below(rng, 6);
    Vec cell = any_cell(world, rng);
    if (lot == 0) cell = any_stairs(world, rng);
    if (lot < 3 && lot > 0) cell = cell_of(world->floor.items[rng_below(rng, world->floor.item_count)].pos);
    if (level_solid(&world->level, cell) || !body_has_room_at(world, HERO, cell_centre(cell))) return;
    if (grid_at(&world->cache.closed, cell) != 0) return;
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre(cell));
}

// Something of everything to throw, drink and read, and no end of it.
static void supply(World *world, Rng *rng) {
    int kind = rng_below(rng, ITEM_COUNT);
    if (item_bagged((ItemKind)kind)) bag_add(&world->hero.bag, (ItemKind)kind, 0);
    hero_of(world)->hp = hero_of(world)->hp_max;
}

// How often each thing happened: where nothing is taken and lost nothing is proved.
typedef struct Tally {
    int of[EVENT_COUNT];
} Tally;

static void count(Tally *tally, const World *world) {
    for (int i = 0; i < world->events.count; i++) tally->of[world->events.at[i].kind]++;
}

static void play(uint64_t seed, int depth, Tally *tally) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = seed;
    options.depth = depth;
    Game *game = game_new(&options);
    assert_non_null(game);
    Rng rng;
    rng_init(&rng, seed, STREAM_AI);
    Input input = STILL;
    for (int i = 0; i < TICKS && game_world(game)->outcome == OUTCOME_NONE; i++) {
        World *world = game_world(game);
        if (i % SKIP_TICKS == 0) leap(world, &rng);
        world->events.count = 0;
        if (i % TOLL_TICKS == 0 && !level_has_unopened_vestibule(&world->level)) toll_perform_rung(world);
        count(tally, world);
        supply(world, &rng);
        check(world);
        input = any_input(&rng, input);
        game_tick(game, input);
        check(game_world(game));
        count(tally, game_world(game));
    }
    game_free(game);
}

static void whatever_happens_the_quota_stays_possible(void **state) {
    (void)state;
    Tally tally = {.of = {0}};
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (int depth = 1; depth <= 2; depth++) play(seed, depth, &tally);
    }
    static const EventKind MUST[] = {EVENT_PICKUP, EVENT_TOLL,   EVENT_GONE,      EVENT_QUOTA,
                                     EVENT_STAIRS, EVENT_STOLEN, EVENT_DELIVERED, EVENT_BLAST};
    for (size_t i = 0; i < sizeof MUST / sizeof *MUST; i++) assert_true(tally.of[MUST[i]] > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whatever_happens_the_quota_stays_possible),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
