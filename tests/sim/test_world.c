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
    actor->path_count = 2;
    actor->laden = true;
    world->door_count = 1;
    world->missiles[2].kind = MISSILE_DART;
    world->pressed_ticks = 1;
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
    SEES(world->kills);
    SEES(world->score);
    SEES(world->pressed);
    SEES(world->last_input.x);
    SEES(world->last_input.y);
    SEES(world->last_input.buttons);
    SEES(world->explored.cells[41]);
    SEES(world->items[0].kind);
    SEES(world->items[1].pos.x);
    SEES(world->items[1].pos.y);
    SEES_FLAG(world->items[1].taken);
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
    SEES(actor->struck);
    SEES(actor->walked);
    SEES(actor->mind);
    SEES(actor->mind_ticks);
    SEES(actor->notice);
    SEES(actor->unseen);
    SEES_FLAG(actor->sees);
    SEES_FLAG(actor->patrols);
    SEES(actor->home.x);
    SEES(actor->home.y);
    SEES(actor->seen.x);
    SEES(actor->seen.y);
    SEES(actor->target.x);
    SEES(actor->target.y);
    SEES(actor->step.x);
    SEES(actor->step.y);
    SEES(actor->path[0]);
    SEES(actor->path[1]);
    SEES(actor->path_at);
    SEES(actor->path_count);
    SEES(actor->leash);
    SEES(actor->spots);
    SEES(actor->blocked);
    SEES(actor->turn);
    SEES(actor->timer);
    SEES(actor->steady);
    SEES(actor->stiff);
    SEES(actor->pack);
    SEES_FLAG(actor->risen);
    SEES(actor->chore);
    SEES(actor->work.x);
    SEES(actor->work.y);
    SEES(actor->good);
    SEES_FLAG(actor->laden);
    SEES(actor->booty.kind);
    SEES(actor->booty.depth);
    SEES_FLAG(actor->booty.hallowed);
    SEES_FLAG(actor->booty.counted);
    SEES(actor->lured);
    SEES(actor->scared);
    SEES(actor->wary);
    SEES(actor->foe);
    SEES(actor->foe_ticks);
    SEES(actor->worked);
    SEES(world->depth);
    SEES_FLAG(world->quest);
    SEES(world->keys[0]);
    SEES(world->keys[KEY_KINDS - 1]);
    SEES(world->pressed_ticks);
    SEES(world->rattle);
    SEES(world->doors[0].cell.x);
    SEES(world->doors[0].ticks);
    SEES_FLAG(world->doors[0].open);
    SEES_FLAG(world->doors[0].kept);
    SEES(world->door_count);
    SEES(world->fixtures[0].phase);
    SEES(world->fixtures[0].timer);
    SEES_FLAG(world->fixtures[0].found);
    SEES_FLAG(world->fixtures[0].sprung);
    SEES(world->missiles[2].kind);
    SEES(world->missiles[2].pos.y);
    SEES(world->missiles[2].vel.x);
    SEES(world->missiles[2].way);
    SEES(world->missiles[2].span);
    SEES(world->missiles[2].item.kind);
    SEES(world->missiles[2].rest.y);
    SEES(world->missiles[2].against.x);
    SEES(world->missiles[2].by);
    SEES(world->last_input.slot);
    SEES(world->last_input.pick);
    SEES(world->picked);
    SEES(world->use_item);
    SEES(world->items[1].depth);
    SEES(world->items[1].burnt);
    SEES_FLAG(world->items[1].hallowed);
    SEES(world->missiles[2].item.depth);
    SEES(world->missiles[2].item.burnt);
    SEES_FLAG(world->missiles[2].item.hallowed);
    SEES(world->pack.hallowed[ITEM_GEM][2]);
    SEES(world->run.hallowed);
    SEES(world->run.hallowed_goods);
    SEES(world->pack.from[ITEM_GEM][2]);
    SEES_FLAG(world->pack.kept[2]);
    SEES(world->pack.burnt);
    SEES(world->pack.torch);
    SEES(world->run.night);
    SEES_FLAG(world->run.named[ITEM_SCROLL_PEAL]);
    SEES(world->run.looks[ITEM_POTION_FIRE]);
    SEES_FLAG(world->shut);
    SEES(world->shown);
    SEES(world->roll_wait);
    SEES(world->pack.stock[ITEM_RELIC]);
    SEES(world->pack.slots[SLOTS - 1]);
    SEES(world->pack.hand);
    SEES(world->pack.arrows);
    SEES(world->items[0].burns);
    SEES(world->items[0].rises);
    SEES_FLAG(world->items[0].counted);
    SEES(world->use_cell.x);
    SEES(world->use);
    SEES_FLAG(world->hour.on);
    SEES_FLAG(world->hour.single);
    SEES(world->hour.quota);
    SEES(world->hour.tolls);
    SEES(world->hour.clock);
    SEES(world->hour.period);
    SEES_FLAG(world->hour.bell);
    SEES_FLAG(world->hour.peal);
    SEES_FLAG(world->hour.left);
    SEES_FLAG(world->hour.given);
    SEES(world->asked);
    SEES(world->asked_of.x);
    SEES(world->asked_of.y);
    SEES(world->run.first);
    SEES(world->run.passed);
    SEES_FLAG(world->hour.longer);
    SEES(world->hour.lost);
    SEES(world->hour.doorstep.x);
    SEES(world->run.coins);
    SEES(world->run.delivered);
    SEES(world->run.delivered_goods);
    SEES(world->run.bonus);
    SEES(world->run.deepest);
    SEES(world->run.worn[GEAR_COUNT - 1]);
    SEES(world->run.power[POWER_COUNT - 1]);
    SEES_FLAG(world->run.sealed);
    SEES_FLAG(actor->hunter);
    SEES(world->known_tiles.cells[41]);
    SEES(world->known_decor.cells[41]);
    SEES(world->actor_count);
    SEES(world->item_count);
#undef SEES
#undef SEES_FLAG
    world_free(world);
}

static void the_hash_skips_what_is_gone(void **state) {
    (void)state;
    World *world = arena(MAP);
    world->items[0].taken = true;
    body_leave(world, 2);
    world->actors[2].kind = ACTOR_NONE;
    uint64_t hash = world_hash(world);
    world->items[0].pos.x++;
    world->actors[2].hp++;
    assert_true(world_hash(world) == hash);
    world_free(world);
}

static void the_hero_remembers_what_he_saw(void **state) {
    (void)state;
    World *world = arena(MAP);
    assert_int_equal(grid_at(&world->explored, (Vec){3, 3}), 1);
    assert_int_equal(grid_at(&world->explored, (Vec){0, 0}), 1); // walls too
    assert_int_equal(grid_at(&world->explored, (Vec){16, 5}), 0);
    assert_false(fov_has(&world->view, (Vec){7, 1}));
    for (int i = 1; i < world->actor_count; i++) {
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
    run(world, SOUTH, 12);
    run(world, EAST, 80);
    assert_true(fov_has(&world->view, (Vec){7, 1}));
    assert_false(fov_has(&world->view, (Vec){1, 1}));
    assert_int_equal(grid_at(&world->explored, (Vec){1, 1}), 1);
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
