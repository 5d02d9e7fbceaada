// Turn by turn: missiles, swoops and charges move from cell to cell.
#include "map/balance_hero.h"
#include "sim/hero/throw.h"
#include "sim/raised.h"
#include "sim/state/bag.h"
#include "sim/turns.h"

static void an_arrow_hits_at_once(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int slime = with(world, ACTOR_SLIME, 5, 0);
    face(world, DIR_E);
    world_tick(world, THROW);
    assert_true(world->actors[slime].hp < 6);
    for (int i = 0; i < MISSILES_MAX; i++) assert_int_equal(world->floor.missiles[i].kind, MISSILE_NONE);
    uint32_t began = world->tick;
    while (!world_is_waiting(world)) world_tick(world, STILL);
    assert_int_equal(world->tick - began + 1, DRAW_TICKS + LOOSE_TICKS);
    world_free(world);
}

// Holds the button until the aim is so far, then lets go: where it came down, in cells.
static int lob_as_far_as(World *world, int cells) {
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    world->hero.bag.hand = ITEM_GEM;
    face(world, DIR_E);
    uint32_t began = 0;
    world_tick(world, STILL);
    world_tick(world, THROW);
    began = world->tick;
    for (int i = 0; i < 100 && throw_aimed_reach(world) != cells; i++) world_tick(world, THROW);
    assert_int_equal(throw_aimed_reach(world), cells);
    assert_int_equal(world->tick, began); // choosing is free
    world_tick(world, STILL);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (item->kind == ITEM_GEM && !item->taken)
            return vec_chebyshev(cell_of(item->pos), hero_cell(world));
    }
    return 0;
}

static void a_lob_flies_one_to_seven_cells(void **state) {
    (void)state;
    for (int cells = 1; cells <= 7; cells++) {
        World *world = turns_in("###############\n"
                                "#.............#\n"
                                "#.............#\n"
                                "#.@...........#\n"
                                "###############\n");
        assert_int_equal(lob_as_far_as(world, cells), cells);
        world_free(world);
    }
}

static void a_lob_is_aimed_at_the_nearest_in_sight_ahead(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    world->hero.bag.hand = ITEM_GEM;
    face(world, DIR_E);
    world_tick(world, THROW);
    assert_int_equal(throw_aimed_reach(world), 3);
    with(world, ACTOR_SLIME, 5, 0);
    assert_int_equal(throw_aimed_reach(world), 5);
    with(world, ACTOR_SLIME, 2, 0);
    assert_int_equal(throw_aimed_reach(world), 2);
    world_tick(world, (Input){.x = -1, .buttons = BUTTON_THROW}); // turns
    assert_int_equal(hero_of(world)->facing, DIR_W);
    assert_int_equal(throw_aimed_reach(world), 3);
    world_free(world);
}

static void a_swoop_goes_along_its_marks(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int bat = with(world, ACTOR_BAT, 4, 0);
    world->hero.lantern_shut = true;
    raise_blow(world, bat);
    Vec here = hero_cell(world);
    assert_int_equal(count_marks(world), 4);
    for (int x = 0; x < 4; x++) assert_int_equal(marked(world, vec_add(here, (Vec){x, 0})), 1);
    for (int i = 0; i < 4 && world->actors[bat].act != ACT_RECOVERY; i++) {
        act(world, WAIT);
        check_cells(world);
    }
    assert_int_equal(hero_of(world)->hp,
                     HERO_HP - ACTORS[ACTOR_BAT].blow.damage - TURN_BLOW_MORE); // in the dark
    assert_true(vec_eq(cell_of(world->actors[bat].pos), vec_add(here, DIRS[DIR_E])));
    world_free(world);
}

static void a_charge_goes_by_cells_and_stuns_at_a_wall(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int boar = with(world, ACTOR_BOAR, 4, 0);
    raise_blow(world, boar);
    Vec here = hero_cell(world);
    assert_int_equal(marked(world, here), 2);
    assert_int_equal(marked(world, vec_add(here, (Vec){-6, 0})), 2); // up to the wall
    assert_int_equal(count_marks(world), 10);
    act(world, SOUTH);
    for (int i = 0; i < 8 && world->actors[boar].brain.mind != MIND_STUNNED; i++) {
        act(world, WAIT);
        check_cells(world);
    }
    assert_int_equal(world->actors[boar].brain.mind, MIND_STUNNED);
    assert_int_equal(cell_of(world->actors[boar].pos).x, 1);
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    world_free(world);
}

static void a_charge_ends_at_whom_it_tramples(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int boar = with(world, ACTOR_BOAR, 4, 0);
    raise_blow(world, boar);
    Vec here = hero_cell(world);
    for (int i = 0; i < 4 && world->actors[boar].act != ACT_RECOVERY; i++) act(world, WAIT);
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_BOAR].blow.damage - TURN_BLOW_MORE);
    assert_true(vec_eq(hero_cell(world), here));
    assert_true(vec_eq(cell_of(world->actors[boar].pos), vec_add(here, DIRS[DIR_E])));
    world_free(world);
}

// An actor in a marked cell when a poacher shoots is hit at once; one that has left is not.
static void a_shot_follows_its_marks(void **state) {
    (void)state;
    for (int y = -2; y <= 2; y++) {
        World *world = turns_in(ROOM);
        int poacher = with(world, ACTOR_POACHER, -5, y);
        raise_blow(world, poacher);
        assert_int_equal(marked(world, hero_cell(world)), 2);
        act(world, WAIT);
        act(world, WAIT);
        act(world, WAIT);
        assert_int_equal(hero_of(world)->hp, HERO_HP - 1 - TURN_BLOW_MORE);
        world_free(world);
        world = turns_in(ROOM);
        poacher = with(world, ACTOR_POACHER, -5, y);
        raise_blow(world, poacher);
        act(world, WAIT);
        Input out = y > 0 ? (Input){.x = 1, .y = 1} : (Input){.x = 1, .y = -1};
        if (y == 0) out = NORTH;
        act(world, out);
        if (marked(world, hero_cell(world)) < 0) {
            act(world, WAIT);
            assert_int_equal(hero_of(world)->hp, HERO_HP);
        }
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_arrow_hits_at_once),
        cmocka_unit_test(a_lob_flies_one_to_seven_cells),
        cmocka_unit_test(a_lob_is_aimed_at_the_nearest_in_sight_ahead),
        cmocka_unit_test(a_swoop_goes_along_its_marks),
        cmocka_unit_test(a_charge_goes_by_cells_and_stuns_at_a_wall),
        cmocka_unit_test(a_charge_ends_at_whom_it_tramples),
        cmocka_unit_test(a_shot_follows_its_marks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
