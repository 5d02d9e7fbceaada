// Pools, cracks, crates, puddles and fires in the scene's picture.
#include "sim/hazards/props.h"
#include "support/unit.h"

static const char *const HALL[] = {
    "##############", "#............#", "#............#", "#.....@......+",
    "#............#", "#............#", "######+#######",
};
enum { HALL_H = 7 };

#include "view/show.h"

// Every one of some pictures differs from the others.
static void check_distinct(const uint64_t *pictures, int count) {
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < i; k++) assert_true(pictures[i] != pictures[k]);
    }
}

static void every_kind_of_tile_looks_different(void **state) {
    (void)state;
    static const Tile TILES_SEEN[] = {TILE_FLOOR, TILE_WATER, TILE_ICE, TILE_EMBER,  TILE_CRACKED,
                                      TILE_WALL,  TILE_CRATE, TILE_POT, TILE_BARREL, TILE_SHRINE};
    enum { COUNT = sizeof TILES_SEEN / sizeof *TILES_SEEN };
    uint64_t pictures[COUNT];
    for (int i = 0; i < COUNT; i++) {
        stage_set(show.world, (Vec){9, 2}, TILES_SEEN[i]);
        pictures[i] = seen();
    }
    check_distinct(pictures, COUNT);
}

static void what_he_takes_for_a_wall_looks_like_one(void **state) {
    (void)state;
    static const Tile MASKED[] = {TILE_CRACKED, TILE_SECRET};
    stage_set(show.world, (Vec){4, 0}, TILE_WALL);
    uint64_t wall = seen();
    for (int i = 0; i < 2; i++) {
        stage_set(show.world, (Vec){4, 0}, MASKED[i]);
        grid_set(&show.world->known.tiles, (Vec){4, 0}, TILE_WALL);
        assert_true(seen() == wall);
    }
}

static void water_ripples_unless_motion_is_reduced(void **state) {
    (void)state;
    stage_set(show.world, (Vec){9, 2}, TILE_WATER);
    uint64_t calm = seen();
    for (int i = 0; i < 16; i++) scene_tick(show.scene, show.world);
    assert_true(drawn() == calm);
    scene_set_aids(show.scene, (Aids){0});
    uint64_t first = seen();
    for (int i = 0; i < 16; i++) scene_tick(show.scene, show.world);
    assert_true(drawn() != first);
}

// From `upper` px of that cell on.
static uint64_t seen_below(Vec cell, int upper) {
    (void)seen();
    Camera camera = scene_camera(show.scene, show.world, (Vec){show.frame.w, show.frame.h}, 256);
    Vec at = camera_to_frame(&camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    uint64_t hash = HASH_START;
    for (int y = at.y + upper; y < at.y + CELL_PX; y++)
        hash = hash_bytes(hash, show.frame.pixels + (ptrdiff_t)y * show.frame.w + at.x,
                          CELL_PX * sizeof *show.frame.pixels);
    return hash;
}

static uint64_t seen_at(Vec cell) {
    return seen_below(cell, 0);
}

static void water_mirrors_the_wall_above_it(void **state) {
    (void)state;
    static const Tile TILES_BELOW[] = {TILE_WATER, TILE_EMBER, TILE_FLOOR};
    Vec wall = {9, 0}, below = {9, 1};
    for (int i = 0; i < 3; i++) {
        stage_set(show.world, below, TILES_BELOW[i]);
        grid_set(&show.world->known.decor, wall, DECOR_NONE);
        uint64_t plain = seen_at(below);
        grid_set(&show.world->known.decor, wall, DECOR_BANNER);
        assert_int_equal(seen_at(below) != plain, TILES_BELOW[i] == TILE_WATER);
    }
    stage_set(show.world, below, TILE_WATER);
    uint64_t still = seen();
    for (int i = 0; i < 16; i++) scene_tick(show.scene, show.world);
    assert_true(drawn() == still);
}

static void water_mirrors_who_stands_above_it(void **state) {
    (void)state;
    enum { HALO_PX = 16 }; // as far as the dimmed ground around her reaches
    Vec below = {9, 3};
    for (int water = 0; water <= 1; water++) {
        stage_set(show.world, below, water == 1 ? TILE_WATER : TILE_FLOOR);
        uint64_t alone = seen_below(below, HALO_PX);
        stage_actor(show.world, ACTOR_RAT, (Vec){9, 2});
        assert_int_equal(seen_below(below, HALO_PX) != alone, water);
        show.world->actor_count--;
    }
}

static void a_pool_ends_in_banks(void **state) {
    (void)state;
    uint64_t pictures[3];
    stage_set(show.world, (Vec){9, 2}, TILE_WATER);
    for (int i = 0; i < 3; i++) {
        stage_set(show.world, (Vec){10, 2}, i == 0 ? TILE_FLOOR : i == 1 ? TILE_WATER : TILE_ICE);
        pictures[i] = seen();
    }
    check_distinct(pictures, 3);
}

static void webs_and_pedestals_show(void **state) {
    (void)state;
    uint64_t pictures[3] = {seen()};
    grid_set(&show.world->level.decor, (Vec){9, 2}, DECOR_WEB);
    stage_update(show.world);
    pictures[1] = seen();
    grid_set(&show.world->level.decor, (Vec){9, 2}, DECOR_PEDESTAL);
    stage_update(show.world);
    pictures[2] = seen();
    check_distinct(pictures, 3);
}

static void the_pedestal_sinks_when_its_bell_is_taken(void **state) {
    (void)state;
    World *world = show.world;
    grid_set(&world->level.decor, (Vec){9, 2}, DECOR_PEDESTAL);
    stage_update(world);
    uint64_t sunk = seen();
    Item *bell = &world->floor.items[world->floor.item_count++];
    *bell = (Item){.kind = ITEM_BELL, .pos = cell_centre((Vec){3, 1})};
    uint64_t raised = seen();
    bell->taken = true;
    assert_true(raised != sunk && seen() == sunk);
}

static void a_pushed_crate_slides_into_its_cell(void **state) {
    (void)state;
    stage_set(show.world, (Vec){9, 3}, TILE_CRATE);
    Prop *crate = &show.world->floor.props[show.world->floor.prop_count++];
    uint64_t pictures[3];
    static const int LEFT[] = {0, 6, 12};
    for (int i = 0; i < 3; i++) {
        *crate = (Prop){.cell = {9, 3}, .hp = PROP_HP, .slide = LEFT[i], .dir = DIR_E};
        pictures[i] = seen();
    }
    check_distinct(pictures, 3);
}

static void puddles_differ_and_join(void **state) {
    (void)state;
    World *world = show.world;
    uint64_t pictures[4] = {seen()};
    world->floor.spills[0] = (Spill){.kind = SPILL_WINE, .cell = {9, 2}, .ticks = 9};
    world->floor.spill_count = 1;
    pictures[1] = seen();
    world->floor.spills[0].kind = SPILL_HONEY;
    pictures[2] = seen();
    world->floor.spills[1] = (Spill){.kind = SPILL_HONEY, .cell = {10, 2}, .ticks = 9};
    world->floor.spill_count = 2;
    pictures[3] = seen();
    check_distinct(pictures, 4);
}

static void a_puddle_that_is_gone_is_seen_no_more(void **state) {
    (void)state;
    World *world = show.world;
    uint64_t dry = seen();
    world->floor.spills[0] = (Spill){.kind = SPILL_WINE, .cell = {9, 2}, .ticks = 9};
    world->floor.spill_count = 1;
    assert_true(seen() != dry);
    world->floor.spill_count = 0;
    scene_tick(show.scene, world);
    assert_true(drawn() == dry);
}

static void fire_leaves_a_mark(void **state) {
    (void)state;
    uint64_t before = seen();
    event_add(&show.world->events, (Event){.kind = EVENT_FIRE_OUT, .pos = cell_centre((Vec){9, 2})});
    scene_tick(show.scene, show.world);
    show.world->events.count = 0;
    for (int i = 0; i < 120; i++) scene_tick(show.scene, show.world);
    assert_true(drawn() != before);
}

static void fires_burn_in_the_light_that_they_make(void **state) {
    (void)state;
    World *world = show.world;
    uint64_t pictures[3] = {seen()};
    world->floor.fires[0] = (Fire){.cell = {9, 2}, .ticks = 200};
    world->floor.fire_count = 1;
    flames_rebuild(world);
    pictures[1] = seen();
    world->floor.fires[0].ticks = 9; // burns low
    pictures[2] = seen();
    check_distinct(pictures, 3);
}

static void a_barrel_and_a_bomb_that_hiss_show_how_far_they_reach(void **state) {
    (void)state;
    World *world = show.world;
    stage_set(world, (Vec){9, 3}, TILE_BARREL);
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_BOMB, .pos = cell_centre((Vec){4, 4})};
    uint64_t pictures[3] = {seen()};
    world->floor.props[world->floor.prop_count++] = (Prop){.cell = {9, 3}, .hp = 0, .slide = 40};
    pictures[1] = seen();
    world->floor.items[world->floor.item_count - 1].burns = 80;
    pictures[2] = seen();
    check_distinct(pictures, 3);
}

static void an_aim_and_a_charge_are_marked_the_way_that_they_go(void **state) {
    (void)state;
    static const ActorKind KINDS[] = {ACTOR_POACHER, ACTOR_BOAR};
    for (int i = 0; i < 2; i++) {
        stage_actor(show.world, KINDS[i], (Vec){10, 2});
        Actor *actor = &show.world->actors[show.world->actor_count - 1];
        actor->act = ACT_WINDUP;
        actor->act_ticks = 5;
        uint64_t pictures[3] = {seen()};
        actor->push = (Vec){-1000, 0};
        pictures[1] = seen();
        actor->push = (Vec){-1000, 500};
        pictures[2] = seen();
        check_distinct(pictures, 3);
        actor->kind = ACTOR_NONE;
    }
}

static void a_thief_carries_what_it_took(void **state) {
    (void)state;
    stage_actor(show.world, ACTOR_PILFERER, (Vec){10, 2});
    uint64_t empty = seen();
    show.world->actors[show.world->actor_count - 1].brain.carries_loot = true;
    assert_true(seen() != empty);
}

static void potions_lie_there_as_this_run_has_them(void **state) {
    (void)state;
    World *world = show.world;
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_POTION_FIRE, .pos = cell_centre((Vec){4, 4})};
    uint64_t first = seen();
    world->hero.looks[ITEM_POTION_FIRE] = 2;
    assert_true(seen() != first);
}

static void plates_are_no_secret_and_sink(void **state) {
    (void)state;
    uint64_t pictures[3] = {seen()};
    int plate = stage_fixture(show.world, (Fixture){.kind = FIXTURE_PLATE, .cell = {9, 2}});
    pictures[1] = seen();
    show.world->floor.fixtures[plate].phase = PHASE_OPEN;
    pictures[2] = seen();
    check_distinct(pictures, 3);
}

#define TERRAIN_TEST(name) cmocka_unit_test_setup_teardown(name, open_show, close_show)

int main(void) {
    const struct CMUnitTest tests[] = {
        TERRAIN_TEST(every_kind_of_tile_looks_different),
        TERRAIN_TEST(what_he_takes_for_a_wall_looks_like_one),
        TERRAIN_TEST(water_ripples_unless_motion_is_reduced),
        TERRAIN_TEST(water_mirrors_the_wall_above_it),
        TERRAIN_TEST(water_mirrors_who_stands_above_it),
        TERRAIN_TEST(a_pool_ends_in_banks),
        TERRAIN_TEST(webs_and_pedestals_show),
        TERRAIN_TEST(the_pedestal_sinks_when_its_bell_is_taken),
        TERRAIN_TEST(a_pushed_crate_slides_into_its_cell),
        TERRAIN_TEST(puddles_differ_and_join),
        TERRAIN_TEST(a_puddle_that_is_gone_is_seen_no_more),
        TERRAIN_TEST(fire_leaves_a_mark),
        TERRAIN_TEST(plates_are_no_secret_and_sink),
        TERRAIN_TEST(fires_burn_in_the_light_that_they_make),
        TERRAIN_TEST(a_barrel_and_a_bomb_that_hiss_show_how_far_they_reach),
        TERRAIN_TEST(an_aim_and_a_charge_are_marked_the_way_that_they_go),
        TERRAIN_TEST(a_thief_carries_what_it_took),
        TERRAIN_TEST(potions_lie_there_as_this_run_has_them),
    };
    return cmocka_run_group_tests_name("terrain", tests, NULL, NULL);
}
