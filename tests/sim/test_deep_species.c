// Weavers, mimics, ghosts, chanters, wardens and hounds: what they do, and what helps against them.
#include "map/balance_hero.h"
#include "sim/arena.h"
#include "sim/hazards/spills.h"
#include "sim/hero/use.h"
#include "sim/minds.h"
#include "sim/monsters/chanter.h"
#include "sim/monsters/minds.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/space/noise.h"

static Vec cell_at(const World *world, int index) {
    return cell_of(world->actors[index].pos);
}

static void shut_lantern(World *world) {
    world->hero.lantern_shut = true;
}

// ---- weavers

static void a_weaver_waits_until_he_is_two_cells_off_then_leaps(void **state) {
    (void)state;
    World *world = arena("############\n"
                         "#w.......@.#\n"
                         "############\n"
                         "############\n"
                         "############\n");
    run(world, STILL, 60);
    assert_int_equal(world->actors[1].brain.mind, MIND_AMBUSH);
    int ticks = 0;
    while (vec_chebyshev(cell_at(world, 1), cell_at(world, HERO)) > 3 && ticks++ < 400)
        world_tick(world, WEST);
    run(world, STILL, 8);
    assert_int_equal(world->actors[1].brain.mind, MIND_AMBUSH);
    assert_true(run_until_mind(world, WEST, 1, MIND_CHASE, 30));
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    Vec from = world->actors[1].pos;
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_in_range(world->actors[1].pos.x - from.x, CELL_SUB / 2, 2 * CELL_SUB);
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_WEAVER].blow.damage);
    world_free(world);
}

static void webs_slow_all_but_weavers(void **state) {
    (void)state;
    World *world = arena("#####\n"
                         "#.w.#\n"
                         "#.g@#\n"
                         "#####\n"
                         "#####\n");
    for (int i = HERO; i < world->actor_count; i++)
        grid_set(&world->level.decor, cell_at(world, i), DECOR_WEB);
    for (int i = HERO; i < world->actor_count; i++)
        assert_int_equal(ground_speed_eighths(world, i), world->actors[i].kind == ACTOR_WEAVER ? 8 : 4);
    world_free(world);
}

static void who_lies_in_wait_alone_wakes_no_other(void **state) {
    (void)state;
    World *world = arena("##############\n"
                         "#w@.........w#\n"
                         "##############\n"
                         "##############\n"
                         "##############\n");
    assert_true(run_until_mind(world, STILL, 1, MIND_CHASE, 10));
    assert_int_equal(world->actors[2].brain.mind, MIND_AMBUSH);
    world_free(world);
}

// ---- ghosts

static World *haunted(void) {
    World *world = arena("###########\n"
                         "#.f.#.....#\n"
                         "#...#..@..#\n"
                         "#...#.....#\n"
                         "###########\n");
    set_mind(world, 1, MIND_CHASE);
    world->actors[1].brain.patrols = false;
    return world;
}

static void a_ghost_comes_through_the_wall_to_who_hides(void **state) {
    (void)state;
    World *world = haunted();
    shut_lantern(world);
    bool inside = false;
    for (int i = 0; i < 400 && world->actors[HERO].hp == HERO_HP; i++) {
        world->actors[1].brain.sees = true; // the wall hides him at first
        world->actors[1].brain.unseen = 0;
        world_tick(world, STILL);
        bool wall = level_solid(&world->level, cell_at(world, 1));
        inside |= wall;
        if (wall) assert_int_not_equal(world->actors[1].act, ACT_WINDUP);
    }
    assert_true(inside);
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_GHOST].blow.damage);
    world_free(world);
}

static void a_ghost_stays_inside_the_border(void **state) {
    (void)state;
    World *world = haunted();
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        for (int i = 0; i < 40; i++) {
            Vec by = {DIRS[dir].x * 1000, DIRS[dir].y * 1000};
            (void)body_move(world, 1, by);
        }
        assert_true(body_can_pass_walls(world, 1, cell_at(world, 1)));
    }
    world_free(world);
}

static void a_ghost_sees_who_hides_and_nobody_exposed(void **state) {
    (void)state;
    for (int shut = 0; shut < 2; shut++) {
        World *world = arena("#########\n"
                             "#f.....@#\n"
                             "#########\n"
                             "#########\n"
                             "#########\n");
        set_mind(world, 1, MIND_IDLE);
        world->actors[1].brain.patrols = false;
        world->hero.lantern_shut = shut;
        run(world, STILL, 40);
        assert_int_equal(world->actors[1].brain.sees, shut);
        assert_int_equal(world->actors[1].brain.mind, shut ? MIND_CHASE : MIND_IDLE);
        world_free(world);
    }
}

static void bright_cells_burn_a_ghost(void **state) {
    (void)state;
    World *world = arena("###!###\n"
                         "#..f..#\n"
                         "#.....#\n"
                         "#@....#\n"
                         "#######\n");
    minds_stun(world, 1, 1000);
    int hp = world->actors[1].hp;
    run(world, STILL, 61);
    assert_int_equal(world->actors[1].hp, hp - 4);
    world_free(world);
}

static void what_a_ghost_leaves_in_stone_lies_on_the_nearest_floor(void **state) {
    (void)state;
    World *world = haunted();
    put_beside_hero(world, 1, -96, 0);
    slay(world, 1, CAUSE_SNEAK); // which surely leaves something
    assert_true(world->floor.item_count > 0);
    for (int i = 0; i < world->floor.item_count; i++) {
        Vec cell = cell_of(world->floor.items[i].pos);
        assert_true(level_floor(&world->level, cell));
        assert_int_equal(vec_chebyshev(cell, (Vec){4, 2}), 1);
    }
    world_free(world);
}

static void nothing_that_is_left_beside_a_wall_lies_in_it(void **state) {
    (void)state;
    World *world = haunted();
    Vec centre = cell_centre((Vec){5, 2});
    for (int i = 0; i < 60; i++) // as a ghost does, half in the wall
        floor_drop(world, DROP_MONSTER, 1, (Vec){5 * CELL_SUB + SUB, centre.y});
    assert_true(world->floor.item_count > 10);
    for (int i = 0; i < world->floor.item_count; i++)
        assert_true(level_floor(&world->level, cell_of(world->floor.items[i].pos)));
    world_free(world);
}

static void water_hurts_ghosts_and_hounds(void **state) {
    (void)state;
    World *world = arena("########\n"
                         "#f.....#\n"
                         "#h.....#\n"
                         "#g....@#\n"
                         "########\n");
    spill_water(world, (Vec){1, 2}, HERO);
    for (int i = 1; i < world->actor_count; i++) {
        const ActorInfo *info = &ACTORS[world->actors[i].kind];
        assert_int_equal(info->hp - world->actors[i].hp, info->water_damage);
    }
    world_free(world);
}

// ---- chanters

static World *choir(void) {
    World *world = arena("##############\n"
                         "#c....z......#\n"
                         "#............#\n"
                         "#............#\n"
                         "#......@.....#\n"
                         "##############\n");
    set_mind(world, 1, MIND_CHASE);
    minds_stun(world, 2, 10000);
    world->actors[2].hp = 1;
    return world;
}

static void a_chanter_heals_who_is_hurt_and_wakes_all(void **state) {
    (void)state;
    World *world = choir();
    assert_int_equal(chanter_hurt_ally(world, 1), 2);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    int ticks = 0;
    while (heard(world, EVENT_CHANT) == 0 && ticks++ < 200) world_tick(world, STILL);
    assert_in_range(ticks, ACTORS[ACTOR_CHANTER].blow.windup, ACTORS[ACTOR_CHANTER].blow.windup + 2);
    assert_int_equal(world->actors[2].hp, 3);
    assert_true(heard_noise(world, NOISE_CHANT));
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    world_free(world);
}

static void who_is_whole_needs_no_song(void **state) {
    (void)state;
    World *world = choir();
    world->actors[2].hp = world->actors[2].hp_max;
    assert_int_equal(chanter_hurt_ally(world, 1), NOBODY);
    assert_int_equal(run_count(world, STILL, EVENT_CHANT, 200), 0);
    world_free(world);
}

static void whoever_steps_between_cuts_the_thread(void **state) {
    (void)state;
    World *world = choir();
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    Vec between = vec_add(world->actors[1].pos, world->actors[2].pos);
    body_leave(world, HERO);
    body_enter(world, HERO, (Vec){between.x / 2, between.y / 2});
    assert_int_equal(chanter_hurt_ally(world, 1), NOBODY);
    run(world, STILL, 2);
    assert_int_not_equal(world->actors[1].act, ACT_WINDUP);
    world_free(world);
}

// ---- wardens

static World *vault(void) {
    World *world = arena("###############\n"
                         "#d...........@#\n"
                         "#.............#\n"
                         "#.............#\n"
                         "###############\n");
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].brain.patrols = false;
    return world;
}

static void a_warden_sees_nobody(void **state) {
    (void)state;
    World *world = vault();
    run(world, STILL, 300);
    assert_int_equal(world->actors[1].brain.mind, MIND_IDLE);
    assert_false(world->actors[1].brain.sees);
    world_free(world);
}

static void a_warden_smites_where_it_heard_something(void **state) {
    (void)state;
    World *world = vault();
    noise_make(world, (Vec){6, 3}, NOISE_GEM, NOBODY, (Vec){6, 3});
    world_tick(world, STILL);
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 200));
    assert_in_range(vec_chebyshev(cell_at(world, 1), (Vec){6, 3}), 0, 1);
    assert_true(run_until(world, STILL, EVENT_STRIKE, 60));
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    assert_true(run_until_mind(world, STILL, 1, MIND_IDLE, 900));
    world_free(world);
}

static void a_warden_smites_who_is_loud_beside_it(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#d....#\n"
                         "#.g..@#\n"
                         "#######\n"
                         "#######\n");
    set_mind(world, 1, MIND_IDLE);
    minds_stun(world, 2, 1000);
    noise_make(world, (Vec){2, 2}, NOISE_SHOUT, 2, (Vec){2, 2});
    assert_true(run_until(world, STILL, EVENT_STRIKE, 120));
    assert_int_equal(world->actors[2].hp, ACTORS[ACTOR_GOBLIN].hp - ACTORS[ACTOR_WARDEN].blow.damage);
    world_free(world);
}

static void a_warden_that_is_struck_turns_on_him(void **state) {
    (void)state;
    World *world = vault();
    put_beside_hero(world, 1, -30, 0);
    run(world, WEST, 1);
    strike(world);
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    assert_true(run_until(world, STILL, EVENT_HIT, 120));
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_WARDEN].blow.damage);
    world_free(world);
}

// ---- hounds

static World *kennel(void) {
    World *world = arena("#############\n"
                         "#...........#\n"
                         "#h.........@#\n"
                         "#...........#\n"
                         "#############\n");
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].brain.patrols = false;
    return world;
}

static void a_hound_is_a_light_that_walks(void **state) {
    (void)state;
    World *world = kennel();
    shut_lantern(world);
    world_tick(world, STILL);
    assert_true(flames_is_flame_lit(world, (Vec){3, 2}));
    assert_false(flames_is_flame_lit(world, (Vec){4, 2}));
    body_leave(world, 1);
    body_enter(world, 1, cell_centre((Vec){6, 2}));
    world_tick(world, STILL);
    assert_false(flames_is_flame_lit(world, (Vec){3, 2}));
    assert_true(flames_is_flame_lit(world, (Vec){8, 2}));
    slay(world, 1, CAUSE_BLOW);
    run(world, STILL, 10); // the kill stops time
    assert_false(flames_is_flame_lit(world, (Vec){6, 2}));
    world_free(world);
}

static void a_hound_exposes_who_is_near(void **state) {
    (void)state;
    World *world = kennel();
    shut_lantern(world);
    world_tick(world, STILL);
    assert_false(flames_hero_seen_afar(world));
    body_leave(world, 1);
    body_enter(world, 1, cell_centre((Vec){9, 2}));
    world_tick(world, STILL);
    assert_true(flames_hero_seen_afar(world));
    world_free(world);
}

static void a_hound_leaps_and_leaves_fire_that_spares_it(void **state) {
    (void)state;
    World *world = kennel();
    set_mind(world, 1, MIND_CHASE);
    int hp = world->actors[1].hp;
    assert_true(run_until(world, STILL, EVENT_STRIKE, 600));
    run(world, STILL, 20);
    assert_in_range(world->floor.fire_count, 1, 4);
    for (int i = 0; i < world->floor.fire_count; i++) assert_in_range(world->floor.fires[i].ticks, 1, 120);
    assert_int_equal(world->actors[1].hp, hp);
    assert_int_not_equal(world->actors[1].brain.mind, MIND_FLEE);
    combat_hurt(world, 1, 2, 0, CAUSE_FIRE);
    assert_int_equal(world->actors[1].hp, hp);
    world_free(world);
}

// ---- mimics

static World *store(void) {
    return arena("###########\n"
                 "#m.......@#\n"
                 "#.........#\n"
                 "###########\n"
                 "###########\n");
}

static void a_mimic_is_a_chest_until_he_has_stood_beside_it(void **state) {
    (void)state;
    World *world = store();
    assert_true(body_looks_like_chest(&world->actors[1]));
    assert_true(flames_ambusher_hides(world, 1)); // lit, it still is no monster
    run(world, STILL, 100);
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre((Vec){2, 1}));
    int ticks = 0;
    while (body_looks_like_chest(&world->actors[1]) && ticks++ < 200) world_tick(world, STILL);
    assert_in_range(ticks, 38, 42);
    assert_true(run_until(world, STILL, EVENT_HIT, 80));
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_MIMIC].blow.damage);
    world_free(world);
}

static void a_blow_in_that_time_is_a_sneak_attack(void **state) {
    (void)state;
    World *world = store();
    world_tick(world, STILL);
    put_beside_hero(world, 1, -30, 0);
    run(world, WEST, 1);
    strike(world);
    int damage = ACTORS[ACTOR_HERO].blow.damage;
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_MIMIC].hp - SNEAK_FACTOR * damage);
    assert_false(body_looks_like_chest(&world->actors[1]));
    world_free(world);
}

static World *beside_a_mimic(void) {
    World *world = store();
    run(world, STILL, 2);
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre((Vec){2, 1}));
    hero_of(world)->facing = DIR_W;
    world_tick(world, STILL);
    world->hero.pace = PACE_TURNS;
    return world;
}

static void a_mimic_bites_the_hand_that_opens_it(void **state) {
    (void)state;
    World *world = beside_a_mimic();
    assert_true(use_looks_like_chest(world, (Vec){1, 1}));
    world_tick(world, USE);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    assert_false(body_looks_like_chest(&world->actors[1]));
    world_free(world);
}

// Walked into, it is something solid in the way, which takes a turn to find out.
static void a_mimic_costs_him_a_turn_who_walks_into_it(void **state) {
    (void)state;
    World *world = beside_a_mimic();
    for (int i = 0; i < 4 && body_looks_like_chest(&world->actors[1]); i++) {
        uint32_t began = world->tick;
        world_tick(world, WEST);
        while (!world_is_waiting(world)) world_tick(world, STILL);
        assert_true(world->tick > began);
    }
    assert_false(body_looks_like_chest(&world->actors[1]));
    world_free(world);
}

static void a_mimic_bites_goblins_that_come_to_it(void **state) {
    (void)state;
    World *world = arena("############\n"
                         "#mg........#\n"
                         "############\n"
                         "#@.........#\n"
                         "############\n");
    set_mind(world, 2, MIND_ASLEEP);
    int ticks = 0;
    while (world->actors[2].hp == ACTORS[ACTOR_GOBLIN].hp && ticks++ < 200) world_tick(world, STILL);
    assert_in_range(ticks, 20, 100);
    world_free(world);
}

static void a_mimic_holds_as_much_as_two_chests(void **state) {
    (void)state;
    int drops = 0;
    for (int i = 0; i < 60; i++) {
        World *world = arena_seeded("######\n######\n#m..@#\n######\n######\n", (uint64_t)i + 1);
        slay(world, 1, CAUSE_BLOW);
        drops += heard(world, EVENT_DROP);
        world_free(world);
    }
    assert_in_range(drops, 90, 400); // a monster's would be a third of sixty
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_weaver_waits_until_he_is_two_cells_off_then_leaps),
        cmocka_unit_test(webs_slow_all_but_weavers),
        cmocka_unit_test(who_lies_in_wait_alone_wakes_no_other),
        cmocka_unit_test(a_ghost_comes_through_the_wall_to_who_hides),
        cmocka_unit_test(a_ghost_stays_inside_the_border),
        cmocka_unit_test(a_ghost_sees_who_hides_and_nobody_exposed),
        cmocka_unit_test(bright_cells_burn_a_ghost),
        cmocka_unit_test(what_a_ghost_leaves_in_stone_lies_on_the_nearest_floor),
        cmocka_unit_test(nothing_that_is_left_beside_a_wall_lies_in_it),
        cmocka_unit_test(water_hurts_ghosts_and_hounds),
        cmocka_unit_test(a_chanter_heals_who_is_hurt_and_wakes_all),
        cmocka_unit_test(who_is_whole_needs_no_song),
        cmocka_unit_test(whoever_steps_between_cuts_the_thread),
        cmocka_unit_test(a_warden_sees_nobody),
        cmocka_unit_test(a_warden_smites_where_it_heard_something),
        cmocka_unit_test(a_warden_smites_who_is_loud_beside_it),
        cmocka_unit_test(a_warden_that_is_struck_turns_on_him),
        cmocka_unit_test(a_hound_is_a_light_that_walks),
        cmocka_unit_test(a_hound_exposes_who_is_near),
        cmocka_unit_test(a_hound_leaps_and_leaves_fire_that_spares_it),
        cmocka_unit_test(a_mimic_is_a_chest_until_he_has_stood_beside_it),
        cmocka_unit_test(a_blow_in_that_time_is_a_sneak_attack),
        cmocka_unit_test(a_mimic_bites_the_hand_that_opens_it),
        cmocka_unit_test(a_mimic_costs_him_a_turn_who_walks_into_it),
        cmocka_unit_test(a_mimic_bites_goblins_that_come_to_it),
        cmocka_unit_test(a_mimic_holds_as_much_as_two_chests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
