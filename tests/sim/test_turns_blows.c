// Turn by turn: blows, marks, missiles, rolls and looking around.
#include "map/balance_hero.h"
#include "map/balance_notice.h"
#include "sim/combat/turns.h"
#include "sim/dusk.h"
#include "sim/minds.h"
#include "sim/raised.h"
#include "sim/state/bag.h"
#include "sim/turns.h"

static void he_strikes_whom_he_walks_into(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = turns_in(ROOM);
        int rat = with(world, ACTOR_SLIME, DIRS[dir].x, DIRS[dir].y);
        Vec from = hero_cell(world);
        set_mind(world, rat, MIND_CHASE);
        world->actors[rat].brain.sees = true;
        Input into = {.x = (int8_t)DIRS[dir].x, .y = (int8_t)DIRS[dir].y};
        assert_int_equal(act(world, into), strike_ticks());
        assert_int_equal(world->actors[rat].hp, ACTORS[ACTOR_SLIME].hp - ACTORS[ACTOR_HERO].blow.damage);
        assert_true(vec_eq(hero_cell(world), from));
        check_cells(world); // nobody is thrown back
        world_free(world);
    }
}

static void a_strike_meets_the_faced_cell_and_its_neighbours(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = turns_in(ROOM);
        int all[DIR_COUNT];
        for (int i = 0; i < DIR_COUNT; i++) all[i] = with(world, ACTOR_SLIME, DIRS[i].x, DIRS[i].y);
        face(world, dir);
        act(world, STRIKE);
        for (int i = 0; i < DIR_COUNT; i++) {
            int off = (i - dir + DIR_COUNT) % DIR_COUNT;
            bool met = off <= 1 || off == DIR_COUNT - 1;
            assert_int_equal(world->actors[all[i]].hp < ACTORS[ACTOR_SLIME].hp, met);
        }
        world_free(world);
    }
}

static void a_long_sword_reaches_two_cells_ahead(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = turns_in(ROOM);
        int far = with(world, ACTOR_SLIME, 2 * DIRS[dir].x, 2 * DIRS[dir].y);
        face(world, dir);
        act(world, STRIKE);
        assert_int_equal(world->actors[far].hp, ACTORS[ACTOR_SLIME].hp);
        world->hero.worn[item_gear_place(ITEM_LONG_SWORD)] = ITEM_LONG_SWORD;
        act(world, STRIKE);
        assert_true(world->actors[far].hp < ACTORS[ACTOR_SLIME].hp);
        world_free(world);
    }
}

// Section 4's wind-ups in turns: (W + 12) / 24, at least one.
static void wind_ups_take_whole_turns(void **state) {
    (void)state;
    static const struct {
        ActorKind kind;
        int turns;
    } ROWS[] = {{ACTOR_RAT, 1},      {ACTOR_BAT, 1},      {ACTOR_SLIME, 1},   {ACTOR_GOBLIN, 1},
                {ACTOR_PILFERER, 1}, {ACTOR_SKELETON, 2}, {ACTOR_POACHER, 2}, {ACTOR_BOAR, 2},
                {ACTOR_SNUFFER, 2},  {ACTOR_WARDEN, 2}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        World *world = turns_in(ROOM);
        int index = with(world, ROWS[i].kind, 1, 0);
        bag_add(&world->hero.bag, ITEM_GEM, 1);
        raise_blow(world, index);
        assert_int_equal(marked(world, hero_cell(world)), ROWS[i].turns);
        int ticks = 0;
        world->intent.began = world->tick - 1; // he was free when it began
        while (world->actors[index].act == ACT_WINDUP && ticks < 100) {
            combat_act_tick(world, index);
            ticks++;
        }
        assert_int_equal(ticks, 12 * ROWS[i].turns);
        world_free(world);
    }
}

static void recoveries_take_whole_turns(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int rat = with(world, ACTOR_RAT, 1, 0);
    combat_begin_act(world, rat, ACT_RECOVERY); // 30
    assert_int_equal(combat_act_ticks(world, rat), 36);
    int goblin = with(world, ACTOR_GOBLIN, 2, 0);
    combat_begin_act(world, goblin, ACT_RECOVERY); // 24
    assert_int_equal(combat_act_ticks(world, goblin), 24);
    combat_begin_act(world, goblin, ACT_HURT); // 8
    assert_int_equal(combat_act_ticks(world, goblin), 12);
    world_free(world);
}

static void a_blow_falls_on_its_cells_whoever_stands_there(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int goblin = with(world, ACTOR_GOBLIN, 1, 0), rat = with(world, ACTOR_RAT, 0, 1);
    raise_blow(world, goblin);
    Vec here = hero_cell(world);
    assert_int_equal(count_marks(world), 3);
    assert_int_equal(marked(world, here), 1);
    assert_int_equal(marked(world, vec_add(here, DIRS[DIR_N])), 1);
    assert_int_equal(marked(world, vec_add(here, DIRS[DIR_S])), 1);
    assert_int_equal(marked(world, vec_add(here, DIRS[DIR_W])), -1);
    act(world, WEST); // he steps out of it; the rat cannot
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    run(world, STILL, 1);
    act(world, WAIT);
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    assert_true(world->actors[rat].hp < 3);
    world_free(world);
}

static void who_stays_is_hit_once_and_safe_for_two_turns(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int goblin = with(world, ACTOR_GOBLIN, 1, 0);
    raise_blow(world, goblin);
    Vec here = hero_cell(world);
    act(world, WAIT);
    if (hero_of(world)->hp == HERO_HP) act(world, WAIT);
    int left = HERO_HP - ACTORS[ACTOR_GOBLIN].blow.damage - TURN_BLOW_MORE;
    assert_int_equal(hero_of(world)->hp, left);
    assert_true(vec_eq(hero_cell(world), here));
    assert_true(world_is_waiting(world));
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
    assert_int_equal(hero_of(world)->hp, left);
    world->actors[goblin].act = ACT_RECOVERY; // it strikes no more
    world->actors[goblin].act_ticks = 0;
    act(world, WAIT);
    act(world, WAIT);
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP); // what no monster does costs no more
    assert_int_equal(hero_of(world)->hp, left - 1);
    world_free(world);
}

static void a_blow_costs_half_a_heart_more_on_every_depth_whatever_he_carries(void **state) {
    (void)state;
    for (int i = 0; i < 4; i++) {
        World *world = dusk(1); // a depth of the descent
        int goblin = with(world, ACTOR_GOBLIN, 1, 0);
        world->hero.pace = PACE_TURNS;
        world->depth = 1 + i / 2;
        world->hero.lantern_shut = i % 2 == 0;
        raise_blow(world, goblin);
        for (int k = 0; k < 4 && hero_of(world)->hp == HERO_HP; k++) act(world, WAIT);
        assert_int_equal(HERO_HP - hero_of(world)->hp, ACTORS[ACTOR_GOBLIN].blow.damage + 1);
        world_free(world);
    }
}

// His strike takes longer than a turn.
static void a_turn_to_spare_is_time_for_any_act(void **state) {
    (void)state;
    for (int at = 0; at < TURN_TICKS; at++) {
        World *world = turns_in(ROOM);
        int skeleton = with(world, ACTOR_SKELETON, 1, 0);
        raise_blow(world, skeleton);
        world->actors[skeleton].act_ticks = at;
        assert_int_equal(marked(world, hero_cell(world)), 2);
        act(world, EAST); // strikes
        assert_int_equal(world->actors[skeleton].act, ACT_WINDUP);
        assert_int_equal(hero_of(world)->hp, HERO_HP);
        assert_int_equal(marked(world, hero_cell(world)), 1);
        world_free(world);
    }
}

// However long his act: what was raised in the midst of it falls after he could answer.
static void no_blow_falls_unseen(void **state) {
    (void)state;
    for (int at = 1; at < DRAW_TICKS + LOOSE_TICKS; at++) {
        World *world = turns_in(ROOM);
        int goblin = with(world, ACTOR_GOBLIN, 1, 0);
        face(world, DIR_W);
        world_tick(world, THROW);
        run(world, STILL, at - 1);
        raise_blow(world, goblin);
        while (!world_is_waiting(world)) world_tick(world, STILL);
        assert_int_equal(hero_of(world)->hp, HERO_HP);
        assert_int_equal(marked(world, hero_cell(world)), 1);
        act(world, WEST);
        act(world, WEST);
        assert_int_equal(hero_of(world)->hp, HERO_HP);
        world_free(world);
    }
}

static void nothing_stops_time_for_a_hit(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    world->actors[with(world, ACTOR_RAT, 1, 0)].hp = 1;
    world_tick(world, EAST);
    assert_int_equal(heard(world, EVENT_KILL), 1);
    assert_int_equal(world->hitstop, 0);
    world_free(world);
}

static void he_rolls_two_cells_untouched_every_third_turn(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    Vec from = hero_cell(world);
    face(world, DIR_W);
    world_tick(world, ROLL);
    while (!world_is_waiting(world)) {
        combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
        world_tick(world, STILL);
    }
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP); // until his next act
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    assert_true(vec_eq(hero_cell(world), vec_add(from, (Vec){-2, 0})));
    check_cells(world);
    assert_int_equal(act(world, ROLL), 0); // not yet
    act(world, WAIT);
    assert_int_equal(act(world, ROLL), 0);
    act(world, WAIT);
    assert_int_equal(act(world, ROLL), ROLL_TICKS);
    world_free(world);
}

static void he_rolls_across_a_pit(void **state) {
    (void)state;
    Level level = level_from_picture(ROOM);
    Vec pit = vec_add(level.start, DIRS[DIR_E]);
    assert_true(fixture_add(&level, (Fixture){.kind = FIXTURE_PIT, .cell = pit}));
    World *world = world_new(&level);
    world->hero.pace = PACE_TURNS;
    Vec from = hero_cell(world);
    face(world, DIR_E);
    world_tick(world, ROLL);
    while (!world_is_waiting(world)) {
        assert_int_equal(world->exit, EXIT_NONE);
        world_tick(world, STILL);
    }
    assert_true(vec_eq(hero_cell(world), vec_add(from, (Vec){2, 0})));
    world_free(world);
}

static void monsters_look_three_times_a_turn(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int slime = with(world, ACTOR_SLIME, 4, 0); // sees 4
    set_mind(world, slime, MIND_IDLE);
    act(world, WAIT);
    assert_int_equal(world->actors[slime].brain.notice, 3 * NOTICE_GAIN);
    world_free(world);
}

static void clever_monsters_keep_out_of_marked_cells(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int slime = with(world, ACTOR_SLIME, 1, 0), goblin = with(world, ACTOR_GOBLIN, 0, 1);
    raise_blow(world, slime);
    alarm(world, goblin);
    world->actors[goblin].brain.timer = 60; // waits for its turn
    world->actors[goblin].energy = CELL_SUB / 2;
    Vec cell = cell_of(world->actors[goblin].pos);
    assert_int_equal(marked(world, cell), 1);
    act(world, WAIT);
    act(world, WAIT);
    assert_int_equal(world->actors[goblin].hp, ACTORS[ACTOR_GOBLIN].hp);
    assert_false(vec_eq(cell_of(world->actors[goblin].pos), cell));
    world_free(world);
}

static void who_acts_next_comes_first(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int slime = with(world, ACTOR_SLIME, 3, 0), rat = with(world, ACTOR_RAT, 0, 2),
        asleep = with(world, ACTOR_RAT, 0, -2), goblin = with(world, ACTOR_GOBLIN, 1, 0);
    ActorId ids[4];
    set_mind(world, asleep, MIND_ASLEEP);
    alarm(world, slime);
    alarm(world, rat);
    raise_blow(world, goblin);
    assert_int_equal(turns_list_next(world, ids, 4), 3);
    assert_int_equal(ids[0], goblin); // 12 ticks
    assert_int_equal(ids[1], rat);    // 13
    assert_int_equal(ids[2], slime);  // 29
    assert_int_equal(turns_list_next(world, ids, 1), 1);
    assert_int_equal(ids[0], goblin);
    world->actors[slime].energy = CELL_SUB - 1;
    assert_int_equal(turns_list_next(world, ids, 4), 3);
    assert_int_equal(ids[0], slime);
    world_free(world);
}

static void a_split_slime_takes_two_cells(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int slime = with(world, ACTOR_SLIME, 1, 0);
    set_mind(world, slime, MIND_CHASE);
    world->actors[slime].hp = ACTORS[ACTOR_HERO].blow.damage;
    act(world, EAST);
    int slimes = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) slimes += world->actors[i].kind == ACTOR_SLIME;
    assert_int_equal(slimes, 2);
    check_cells(world);
    world_free(world);
}

// It has its hands full with that: it raises no blow of its own meanwhile.
static void who_leaves_a_marked_cell_does_nothing_else(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    int slime = with(world, ACTOR_SLIME, 1, 0), goblin = with(world, ACTOR_GOBLIN, 0, 1);
    raise_blow(world, slime);
    alarm(world, goblin);
    world->actors[goblin].energy = CELL_SUB / 2;
    Vec cell = cell_of(world->actors[goblin].pos);
    world_tick(world, STILL);
    world_tick(world, WAIT);
    while (vec_eq(cell_of(world->actors[goblin].pos), cell) && !world_is_waiting(world))
        world_tick(world, STILL);
    assert_false(vec_eq(cell_of(world->actors[goblin].pos), cell));
    assert_int_equal(world->actors[goblin].act, ACT_NONE);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(he_strikes_whom_he_walks_into),
        cmocka_unit_test(a_strike_meets_the_faced_cell_and_its_neighbours),
        cmocka_unit_test(a_long_sword_reaches_two_cells_ahead),
        cmocka_unit_test(wind_ups_take_whole_turns),
        cmocka_unit_test(recoveries_take_whole_turns),
        cmocka_unit_test(a_blow_falls_on_its_cells_whoever_stands_there),
        cmocka_unit_test(who_stays_is_hit_once_and_safe_for_two_turns),
        cmocka_unit_test(a_blow_costs_half_a_heart_more_on_every_depth_whatever_he_carries),
        cmocka_unit_test(a_turn_to_spare_is_time_for_any_act),
        cmocka_unit_test(no_blow_falls_unseen),
        cmocka_unit_test(nothing_stops_time_for_a_hit),
        cmocka_unit_test(he_rolls_two_cells_untouched_every_third_turn),
        cmocka_unit_test(he_rolls_across_a_pit),
        cmocka_unit_test(monsters_look_three_times_a_turn),
        cmocka_unit_test(clever_monsters_keep_out_of_marked_cells),
        cmocka_unit_test(who_acts_next_comes_first),
        cmocka_unit_test(a_split_slime_takes_two_cells),
        cmocka_unit_test(who_leaves_a_marked_cell_does_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
