// The world as a whole: equal inputs give equal worlds, and the hash sees every field that matters.
#include "sim/arena.h"

static const char MAP[] = "####################\n"
                          "#....#.....r..#....#\n"
                          "#.@..#..s.....#.*..#\n"
                          "#..........b.......#\n"
                          "#....#..g.....#..z.#\n"
                          "#..*.#......r.#....#\n"
                          "####################\n";

static Input random_input(Rng *rng) {
    Input input;
    input.x = (int8_t)rng_between(rng, -1, 1);
    input.y = (int8_t)rng_between(rng, -1, 1);
    input.buttons = rng_chance(rng, 1, 3) ? BUTTON_STRIKE : 0;
    return input;
}

static void equal_inputs_give_equal_worlds(void **state) {
    (void)state;
    World *one = arena_seeded(MAP, 9), *other = arena_seeded(MAP, 9);
    Rng rng;
    rng_init(&rng, 5, STREAM_AI);
    uint64_t start = world_hash(one);
    for (int i = 0; i < 3000; i++) {
        Input input = random_input(&rng);
        world_tick(one, input);
        world_tick(other, input);
        if (i % 60 == 0) assert_true(world_hash(one) == world_hash(other));
    }
    assert_true(world_hash(one) == world_hash(other));
    assert_true(world_hash(one) != start);
    world_free(one);
    world_free(other);
}

static void other_seeds_and_inputs_give_other_worlds(void **state) {
    (void)state;
    World *one = arena_seeded(MAP, 9), *other = arena_seeded(MAP, 10);
    assert_true(world_hash(one) != world_hash(other));
    world_free(other);
    other = arena_seeded(MAP, 9);
    run(one, EAST, 60);
    run(other, EAST, 59);
    run(other, WEST, 1);
    assert_true(world_hash(one) != world_hash(other));
    world_free(one);
    world_free(other);
}

static void the_hash_sees_every_field_that_matters(void **state) {
    (void)state;
    World *world = arena(MAP);
    Actor *actor = &world->actors[1];
    actor->brain.route.count = 2;
    actor->brain.laden = true;
    world->floor.door_count = 1;
    world->floor.missiles[2].kind = MISSILE_DART;
    world->intent.pressed_ticks = 1;
    world->actors[HERO].act = ACT_USE;
    assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_CHEST, .cell = {3, 3}}));
    uint64_t hash = world_hash(world);
#define SEES(field)                                                                                          \
    do {                                                                                                     \
        (field)++;                                                                                           \
        assert_true(world_hash(world) != hash);                                                              \
        (field)--;                                                                                           \
        assert_true(world_hash(world) == hash);                                                              \
    } while (0)
#define SEES_FLAG(field)                                                                                     \
    do {                                                                                                     \
        (field) = !(field);                                                                                  \
        assert_true(world_hash(world) != hash);                                                              \
        (field) = !(field);                                                                                  \
    } while (0)
    SEES(world->level.tiles.cells[30]);
    SEES(world->combat.s[0]);
    SEES(world->combat.s[3]);
    SEES(world->ai.s[1]);
    SEES(world->tick);
    SEES(world->hitstop);
    SEES(world->outcome);
    SEES(world->collected);
    SEES(world->remaining);
    SEES(world->hero.score.kills);
    SEES(world->hero.score.total);
    SEES(world->intent.pressed);
    SEES(world->hero.last_input.x);
    SEES(world->hero.last_input.y);
    SEES(world->hero.last_input.buttons);
    SEES(world->known.explored.cells[41]);
    SEES(world->floor.items[0].kind);
    SEES(world->floor.items[1].pos.x);
    SEES(world->floor.items[1].pos.y);
    SEES_FLAG(world->floor.items[1].taken);
    SEES(world->actors[HERO].pos.x);
    SEES(actor->kind);
    SEES(actor->hp);
    SEES(actor->hp_max);
    SEES(actor->pos.x);
    SEES(actor->pos.y);
    SEES(actor->vel.x);
    SEES(actor->vel.y);
    SEES(actor->push.x);
    SEES(actor->push.y);
    SEES(actor->facing);
    SEES(actor->act);
    SEES(actor->act_ticks);
    SEES(actor->aim);
    SEES(actor->invulnerable);
    SEES(actor->walked);
    SEES(actor->brain.mind);
    SEES(actor->brain.mind_ticks);
    SEES(actor->brain.notice);
    SEES(actor->brain.unseen);
    SEES_FLAG(actor->brain.sees);
    SEES_FLAG(actor->brain.patrols);
    SEES(actor->brain.home.x);
    SEES(actor->brain.home.y);
    SEES(actor->brain.seen.x);
    SEES(actor->brain.seen.y);
    SEES(actor->brain.route.target.x);
    SEES(actor->brain.route.target.y);
    SEES(actor->brain.route.step.x);
    SEES(actor->brain.route.step.y);
    SEES(actor->brain.route.dirs[0]);
    SEES(actor->brain.route.dirs[1]);
    SEES(actor->brain.route.at);
    SEES(actor->brain.route.count);
    SEES(actor->brain.route.max_steps);
    SEES(actor->brain.search_spots);
    SEES(actor->brain.route.blocked);
    SEES(actor->brain.attack_token);
    SEES(actor->brain.timer);
    SEES(actor->brain.steady);
    SEES(actor->brain.turn_wait);
    SEES(actor->brain.pack);
    SEES_FLAG(actor->brain.risen);
    SEES(actor->brain.task);
    SEES(actor->brain.task_cell.x);
    SEES(actor->brain.task_cell.y);
    SEES(actor->brain.good);
    SEES_FLAG(actor->brain.laden);
    SEES(actor->brain.booty.kind);
    SEES(actor->brain.booty.depth);
    SEES_FLAG(actor->brain.booty.hallowed);
    SEES_FLAG(actor->brain.booty.counted);
    SEES(actor->brain.lured);
    SEES(actor->brain.scared);
    SEES(actor->brain.wary);
    SEES(actor->brain.foe);
    SEES(actor->brain.foe_ticks);
    SEES(actor->brain.task_ticks);
    SEES(world->depth);
    SEES_FLAG(world->quest);
    SEES(world->hero.keys[0]);
    SEES(world->hero.keys[KEY_KINDS - 1]);
    SEES(world->intent.pressed_ticks);
    SEES(world->intent.rattle);
    SEES(world->floor.doors[0].cell.x);
    SEES(world->floor.doors[0].ticks);
    SEES_FLAG(world->floor.doors[0].open);
    SEES_FLAG(world->floor.doors[0].kept);
    SEES(world->floor.door_count);
    SEES(world->floor.fixtures[0].phase);
    SEES(world->floor.fixtures[0].timer);
    SEES_FLAG(world->floor.fixtures[0].found);
    SEES_FLAG(world->floor.fixtures[0].sprung);
    SEES(world->floor.missiles[2].kind);
    SEES(world->floor.missiles[2].pos.y);
    SEES(world->floor.missiles[2].vel.x);
    SEES(world->floor.missiles[2].way);
    SEES(world->floor.missiles[2].span);
    SEES(world->floor.missiles[2].item.kind);
    SEES(world->floor.missiles[2].rest.y);
    SEES(world->floor.missiles[2].against.x);
    SEES(world->floor.missiles[2].by);
    SEES(world->hero.last_input.slot);
    SEES(world->hero.last_input.pick);
    SEES(world->intent.picked);
    SEES(world->intent.use_item);
    SEES(world->floor.items[1].depth);
    SEES(world->floor.items[1].burnt);
    SEES_FLAG(world->floor.items[1].hallowed);
    SEES(world->floor.missiles[2].item.depth);
    SEES(world->floor.missiles[2].item.burnt);
    SEES_FLAG(world->floor.missiles[2].item.hallowed);
    SEES(world->hero.bag.hallowed[ITEM_GEM][2]);
    SEES(world->hero.score.hallowed);
    SEES(world->hero.score.hallowed_goods);
    SEES(world->hero.bag.from[ITEM_GEM][2]);
    SEES_FLAG(world->hero.bag.kept[2]);
    SEES(world->hero.bag.burnt);
    SEES(world->hero.bag.torch);
    SEES(world->hero.night);
    SEES_FLAG(world->hero.named[ITEM_SCROLL_PEAL]);
    SEES(world->hero.looks[ITEM_POTION_FIRE]);
    SEES_FLAG(world->hero.lantern_shut);
    SEES(world->hero.exposed);
    SEES(world->hero.roll_wait);
    SEES(world->hero.bag.stock[ITEM_RELIC]);
    SEES(world->hero.bag.slots[SLOTS - 1]);
    SEES(world->hero.bag.hand);
    SEES(world->hero.bag.arrows);
    SEES(world->floor.items[0].burns);
    SEES(world->floor.items[0].rises);
    SEES_FLAG(world->floor.items[0].counted);
    SEES(world->intent.use_cell.x);
    SEES(world->intent.use);
    SEES_FLAG(world->clock.on);
    SEES_FLAG(world->clock.single);
    SEES(world->clock.quota);
    SEES(world->clock.tolls);
    SEES(world->clock.ticks);
    SEES(world->clock.period);
    SEES_FLAG(world->clock.bell_ready);
    SEES_FLAG(world->clock.peal);
    SEES_FLAG(world->clock.bonus_given);
    SEES_FLAG(world->clock.shrine_given);
    SEES(world->intent.asked);
    SEES(world->intent.asked_of.x);
    SEES(world->intent.asked_of.y);
    SEES(world->hero.score.first);
    SEES(world->hero.score.passed);
    SEES_FLAG(world->clock.put_off);
    SEES(world->clock.lost);
    SEES(world->clock.doorstep.x);
    SEES(world->hero.score.coins);
    SEES(world->hero.score.delivered);
    SEES(world->hero.score.delivered_goods);
    SEES(world->hero.score.bonus);
    SEES(world->hero.score.deepest);
    SEES(world->hero.worn[GEAR_COUNT - 1]);
    SEES(world->hero.power[POWER_COUNT - 1]);
    SEES_FLAG(world->hero.sealed);
    SEES_FLAG(actor->brain.hunter);
    SEES(world->known.tiles.cells[41]);
    SEES(world->known.decor.cells[41]);
    SEES(world->actor_count);
    SEES(world->floor.item_count);
#undef SEES
#undef SEES_FLAG
    world_free(world);
}

static void the_hash_skips_what_is_gone(void **state) {
    (void)state;
    World *world = arena(MAP);
    world->floor.items[0].taken = true;
    body_leave(world, 2);
    world->actors[2].kind = ACTOR_NONE;
    uint64_t hash = world_hash(world);
    world->floor.items[0].pos.x++;
    world->actors[2].hp++;
    assert_true(world_hash(world) == hash);
    world_free(world);
}

static void the_hero_remembers_what_he_saw(void **state) {
    (void)state;
    World *world = arena(MAP);
    assert_int_equal(grid_at(&world->known.explored, (Vec){3, 3}), 1);
    assert_int_equal(grid_at(&world->known.explored, (Vec){0, 0}), 1); // walls too
    assert_int_equal(grid_at(&world->known.explored, (Vec){16, 5}), 0);
    assert_false(fov_has(&world->cache.view, (Vec){7, 1}));
    for (int i = 1; i < world->actor_count; i++) {
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
    run(world, SOUTH, 12);
    run(world, EAST, 80);
    assert_true(fov_has(&world->cache.view, (Vec){7, 1}));
    assert_false(fov_has(&world->cache.view, (Vec){1, 1}));
    assert_int_equal(grid_at(&world->known.explored, (Vec){1, 1}), 1);
    world_free(world);
}

static void nobody_is_placed_upon_another(void **state) {
    (void)state;
    Level level = level_from_picture(MAP);
    int count = level.monsters.count;
    spawn_add(&level.monsters, ACTOR_RAT, level.start);
    spawn_add(&level.monsters, ACTOR_RAT, level.monsters.at[0].cell);
    spawn_add(&level.monsters, ACTOR_RAT, (Vec){0, 0});
    World *world = world_new(&level);
    assert_int_equal(world->actor_count, 1 + count);
    world_free(world);
}

static void the_level_moves_into_the_world(void **state) {
    (void)state;
    Level level = level_from_picture(MAP);
    const uint8_t *cells = level.tiles.cells;
    World *world = world_new(&level);
    assert_ptr_equal(world->level.tiles.cells, cells);
    assert_null(level.tiles.cells);
    assert_int_equal(world->actors[HERO].kind, ACTOR_HERO);
    assert_int_equal(world->remaining, 2);
    world_free(world);
    world_free(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_inputs_give_equal_worlds),
        cmocka_unit_test(other_seeds_and_inputs_give_other_worlds),
        cmocka_unit_test(the_hash_sees_every_field_that_matters),
        cmocka_unit_test(the_hash_skips_what_is_gone),
        cmocka_unit_test(the_hero_remembers_what_he_saw),
        cmocka_unit_test(nobody_is_placed_upon_another),
        cmocka_unit_test(the_level_moves_into_the_world),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
