// What counts as met, and what does not.
#include "sim/dusk.h"
#include "view/memory/lore.h"

#include "support/unit.h"

static const char ROOM[] = "###############\n"
                           "#.............#\n"
                           "#.@..........r#\n"
                           "#.............#\n"
                           "###############\n";
static const char APART[] = "###############\n"
                            "#.....#.......#\n"
                            "#.@...#......r#\n"
                            "#.....#.......#\n"
                            "###############\n";

static Lore lore;
static World *world;

static World *begin(const char *picture) {
    lore = (Lore){0};
    world = arena(picture);
    run(world, STILL, 1);
    (void)lore_tick(&lore, world); // what he has from the beginning
    world->events.count = 0;
    return world;
}

static int tear_down(void **state) {
    (void)state;
    world_free(world);
    return 0;
}

static void lay(ItemKind kind, Vec cell) {
    world->floor.items[world->floor.item_count++] = (Item){.kind = kind, .pos = cell_centre(cell)};
}

static void tell(EventKind kind, ActorKind what, Vec cell) {
    world->events.at[world->events.count++] =
        (Event){.kind = kind, .actor = 1, .what = (int)what, .pos = cell_centre(cell)};
}

static void who_is_seen_is_met_once(void **state) {
    (void)state;
    begin(ROOM);
    assert_int_equal(lore.actors[ACTOR_RAT], LORE_MET);
    assert_false(lore_tick(&lore, world)); // nothing new
}

static void who_is_behind_a_wall_is_not_met(void **state) {
    (void)state;
    begin(APART);
    assert_int_equal(lore.actors[ACTOR_RAT], 0);
    tell(EVENT_KILL, ACTOR_RAT, (Vec){13, 2}); // nor seen to die
    lay(ITEM_GEM, (Vec){9, 2});
    assert_false(lore_tick(&lore, world));
    assert_int_equal(lore.items[ITEM_GEM], 0);
}

static void eyes_are_nobody(void **state) {
    (void)state;
    begin(ROOM);
    lore = (Lore){0};
    world->actors[1].brain.mind = MIND_AMBUSH;
    (void)lore_tick(&lore, world);
    assert_int_equal(lore.actors[ACTOR_RAT], 0);
}

static void a_death_or_the_counter_at_work_shows_how_it_is_beaten(void **state) {
    (void)state;
    static const struct {
        EventKind event;
        ActorKind what, who;
    } CASES[] = {{EVENT_KILL, ACTOR_RAT, ACTOR_RAT},
                 {EVENT_CRASH, ACTOR_BOAR, ACTOR_BOAR},
                 {EVENT_STRUCK_BACK, ACTOR_HERO, ACTOR_COOPER}};
    begin(ROOM);
    tell(EVENT_HIT, ACTOR_RAT, (Vec){4, 2});
    assert_false(lore_tick(&lore, world)); // a wound alone shows nothing
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        world->events.count = 0;
        tell(CASES[i].event, CASES[i].what, (Vec){4, 2});
        assert_true(lore_tick(&lore, world));
        assert_int_equal(lore.actors[CASES[i].who], LORE_MET | LORE_BEATEN);
    }
    assert_int_equal(lore.actors[ACTOR_HERO], 0);
}

static void things_are_met_lying_carried_or_worn(void **state) {
    (void)state;
    begin(ROOM);
    assert_int_equal(lore.items[ITEM_ARROW], LORE_MET); // in hand from the beginning
    lay(ITEM_GEM, (Vec){4, 2});
    lay(ITEM_AXE, (Vec){5, 2});
    world->hero.bag.stock[ITEM_WINE] = 1;
    world->hero.keys[1] = 1;
    world->hero.power[POWER_WINGS] = 9;
    assert_true(lore_tick(&lore, world));
    assert_int_equal(lore.items[ITEM_GEM], LORE_MET);
    assert_int_equal(lore.items[ITEM_WINE], LORE_MET);
    assert_int_equal(lore.items[ITEM_KEY_2], LORE_MET);
    assert_int_equal(lore.items[ITEM_KEY_1], 0);
    assert_int_equal(lore.items[ITEM_WINGS], LORE_MET);
    assert_int_equal(lore.items[ITEM_AXE], LORE_MET);
    world->hero.worn[item_gear_place(ITEM_BUCKLER)] = ITEM_BUCKLER; // begun with
    assert_true(lore_tick(&lore, world));
    assert_int_equal(lore.items[ITEM_BUCKLER], LORE_MET);
    world->events.at[world->events.count++] =
        (Event){.kind = EVENT_WEAR, .actor = HERO, .what = ITEM_AXE, .pos = world->actors[HERO].pos};
    assert_true(lore_tick(&lore, world));
    assert_int_equal(lore.items[ITEM_AXE], LORE_MET | LORE_WORN);
}

// A red potion may be any.
static void potions_and_scrolls_are_met_when_they_are_named(void **state) {
    (void)state;
    begin(ROOM);
    lay(ITEM_POTION_FIRE, (Vec){4, 2});
    world->hero.bag.stock[ITEM_SCROLL_SEAL] = 1;
    assert_false(lore_tick(&lore, world));
    world->hero.named[ITEM_POTION_FIRE] = world->hero.named[ITEM_SCROLL_SEAL] = true;
    assert_true(lore_tick(&lore, world));
    assert_int_equal(lore.items[ITEM_POTION_FIRE], LORE_MET);
    assert_int_equal(lore.items[ITEM_SCROLL_SEAL], LORE_MET);
    assert_int_equal(lore.items[ITEM_SCROLL_PEAL], 0);
}

static void two_make_one(void **state) {
    (void)state;
    begin(ROOM);
    Lore one = {0}, other = {0};
    one.actors[ACTOR_BAT] = LORE_MET;
    other.actors[ACTOR_BAT] = LORE_MET | LORE_BEATEN;
    other.items[ITEM_GEM] = LORE_MET;
    assert_true(lore_join(&one, &other));
    assert_int_equal(one.actors[ACTOR_BAT], LORE_MET | LORE_BEATEN);
    assert_int_equal(one.items[ITEM_GEM], LORE_MET);
    assert_false(lore_join(&one, &other));
}

#define LORE_TEST(name) cmocka_unit_test_teardown(name, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        LORE_TEST(who_is_seen_is_met_once),
        LORE_TEST(who_is_behind_a_wall_is_not_met),
        LORE_TEST(eyes_are_nobody),
        LORE_TEST(a_death_or_the_counter_at_work_shows_how_it_is_beaten),
        LORE_TEST(things_are_met_lying_carried_or_worn),
        LORE_TEST(potions_and_scrolls_are_met_when_they_are_named),
        LORE_TEST(two_make_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
