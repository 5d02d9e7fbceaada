// Which things the hero remembers: those that he saw, and those that a book has shown him.
#include "sim/arena.h"
#include "sim/hero/item_use.h"
#include "sim/space/known_things.h"
#include "sim/state/bag.h"
#include "view/memory/item_memory.h"

static World *beside_a_gem_unseen(KnownThings *memory, ShownLevel *shown) {
    World *world = arena("###########\n"
                         "#.@.#######\n"
                         "#####.*...#\n"
                         "#####.....#\n"
                         "###########\n");
    assert_true(shown_init(shown, world));
    item_memory_copy(memory, world);
    return world;
}

static void what_he_never_saw_he_does_not_remember(void **state) {
    (void)state;
    KnownThings memory = {0};
    ShownLevel shown = {0};
    World *world = beside_a_gem_unseen(&memory, &shown);
    world_tick(world, STILL);
    item_memory_tick(&memory, world, &shown);
    assert_int_equal(memory.item_count, 1);
    assert_false(memory.items[0].there);
    shown_free(&shown);
    world_free(world);
}

static void a_book_tells_of_the_goods_of_the_depth(void **state) {
    (void)state;
    KnownThings memory = {0};
    ShownLevel shown = {0};
    World *world = beside_a_gem_unseen(&memory, &shown);
    bag_add(&world->hero.bag, ITEM_BOOK, 1);
    world_tick(world, STILL);
    item_use(world, ITEM_BOOK);
    item_memory_tick(&memory, world, &shown);
    assert_true(memory.items[0].there);
    assert_true(vec_eq(cell_of(memory.items[0].pos), (Vec){6, 2}));
    shown_free(&shown);
    world_free(world);
}

// The toll has dealt it elsewhere; that shows as its light comes by, and not before.
static void what_lay_on_ground_that_a_toll_builds_anew_is_forgotten(void **state) {
    (void)state;
    static KnownThings memory;
    ShownLevel shown = {0};
    World *world = beside_a_gem_unseen(&memory, &shown);
    Vec gem = cell_of(world->floor.items[0].pos);
    grid_set(&world->known.explored, gem, KNOWN_WELL);
    known_learn_explored(world);
    item_memory_copy(&memory, world);
    assert_true(memory.items[0].there);
    world->floor.items[0].pos = cell_centre((Vec){8, 3});
    grid_set(&world->known.explored, gem, KNOWN_STALE);
    known_learn_seen(world);
    world->events.count = 0;
    event_add(&world->events, (Event){.kind = EVENT_TOLL, .amount = 1, .pos = world->actors[HERO].pos});
    do {
        assert_true(memory.items[0].there);
        shown_tick(&shown, world);
        item_memory_tick(&memory, world, &shown);
        world->events.count = 0;
    } while (shown_wave_delay_ticks(&shown, gem) > 0);
    assert_false(memory.items[0].there);
    shown_free(&shown);
    world_free(world);
}

// It is told from then on, in memory too, and only once is it news.
static void what_a_toll_hallows_is_known(void **state) {
    (void)state;
    KnownThings memory = {0};
    ShownLevel shown = {0};
    World *world = arena("########\n"
                         "#.@..*.#\n"
                         "#......#\n"
                         "#......#\n"
                         "########\n");
    assert_true(shown_init(&shown, world));
    world_tick(world, STILL);
    item_memory_copy(&memory, world);
    assert_false(item_memory_hallow(&memory, world, &shown, 0));
    world->floor.items[0].hallowed = true;
    known_learn_seen(world);
    item_memory_tick(&memory, world, &shown);
    assert_false(memory.items[0].hallowed);
    assert_true(item_memory_hallow(&memory, world, &shown, 0));
    item_memory_tick(&memory, world, &shown);
    assert_true(memory.items[0].hallowed);
    assert_false(item_memory_hallow(&memory, world, &shown, 0));
    shown_free(&shown);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_he_never_saw_he_does_not_remember),
        cmocka_unit_test(a_book_tells_of_the_goods_of_the_depth),
        cmocka_unit_test(what_lay_on_ground_that_a_toll_builds_anew_is_forgotten),
        cmocka_unit_test(what_a_toll_hallows_is_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
