// How the picture shows a level that changes: as it was last seen, and in the wave of a toll.
#include "support/unit.h"
#include "view/ground/ground.h"
#include "view/light/light.h"
#include "view/painted.h"
#include "view/scene/noise_rings.h"
#include "view/scene/toll_warning.h"
#include "view/stage.h"

static const char *const HALL[] = {
    "##################", "#........#.......#", "#.@......+.......#",
    "#........#.......#", "##################", "##################",
};
enum { HALL_H = 6 };
static const Vec NEAR = {5, 2}, FAR = {8, 3}, BEYOND = {12, 2};

typedef struct Show {
    Atlas atlas;
    Ground ground;
    World *world;
    ShownLevel shown;
} Show;

static Show show;

static int open_show(void **state) {
    (void)state;
    Error error;
    painted_init(&show.atlas, NULL);
    show.world = stage_new(HALL, HALL_H, 5);
    show.shown.wave.still = false;
    return ground_init(&show.ground, &show.atlas, &error) && shown_init(&show.shown, show.world) ? 0 : -1;
}

static int close_show(void **state) {
    (void)state;
    shown_free(&show.shown);
    stage_free(show.world);
    ground_free(&show.ground);
    atlas_free(&show.atlas);
    return 0;
}

static void tick(int count) {
    for (int i = 0; i < count; i++) {
        shown_tick(&show.shown, show.world);
        show.world->events.count = 0;
    }
}

static Tile shown_tile(Vec cell) {
    return level_tile(&show.shown.level, cell);
}

static uint64_t picture(Vec cell) {
    const CellPicture *seen = ground_shown_cell(&show.ground, &show.shown, cell).seen;
    uint64_t hash = HASH_START;
    for (int i = 0; i < CELL_PX * CELL_PX; i++) hash = hash_mix(hash ^ seen->seen[i]);
    return hash;
}

// Builds a wall there and says that it was a toll.
static void toll_at(Vec cell) {
    event_add(&show.world->events, (Event){.kind = EVENT_TOLL, .amount = 1});
    stage_set(show.world, cell, TILE_WALL);
}

static void out_of_sight_the_level_looks_as_last_seen(void **state) {
    (void)state;
    stage_move(show.world, (Vec){11, 2});
    stage_move(show.world, (Vec){2, 2});
    tick(1);
    grid_set(&show.world->level.tiles, BEYOND, TILE_WALL);
    tick(3);
    assert_int_equal(shown_tile(BEYOND), TILE_FLOOR);
    stage_move(show.world, (Vec){11, 2});
    tick(1);
    assert_int_equal(shown_tile(BEYOND), TILE_WALL);
}

static void what_changes_in_sight_shows_at_once(void **state) {
    (void)state;
    stage_set(show.world, FAR, TILE_WALL);
    tick(1);
    assert_int_equal(shown_tile(FAR), TILE_WALL);
    assert_false(shown_is_stone_moving(&show.shown, FAR));
}

static void a_toll_runs_from_the_hero_outwards(void **state) {
    (void)state;
    stage_set(show.world, NEAR, TILE_WALL);
    toll_at(FAR);
    int near = 0, far = 0;
    for (int i = 1; i <= WAVE_TICKS; i++) {
        tick(1);
        if (near == 0 && shown_tile(NEAR) == TILE_WALL) near = i;
        if (far == 0 && shown_tile(FAR) == TILE_WALL) far = i;
    }
    assert_in_range(near, 1, far - 1);
    assert_in_range(far, 1, WAVE_TICKS);
}

static void stone_rises_over_several_pictures_and_then_stands(void **state) {
    (void)state;
    uint64_t before = picture(NEAR), last = before;
    int pictures = 0;
    toll_at(NEAR);
    for (int i = 0; i < WAVE_TICKS; i++) {
        tick(1);
        pictures += picture(NEAR) != last;
        last = picture(NEAR);
    }
    assert_in_range(pictures, 6, HEAVE_TICKS + SETTLE_TICKS + 1);
    assert_true(last != before);
}

static void another_level_stands_still(void **state) {
    (void)state;
    toll_at(NEAR);
    tick(2);
    shown_free(&show.shown);
    assert_true(shown_init(&show.shown, show.world));
    assert_false(shown_is_stone_moving(&show.shown, NEAR));
    assert_int_equal(shown_wave_delay_ticks(&show.shown, FAR), 0);
    assert_int_equal(shown_tile(FAR), level_tile(&show.world->level, FAR));
}

static void without_motion_all_is_changed_at_once_and_stays_bare_for_longer(void **state) {
    (void)state;
    show.shown.wave.still = true;
    stage_move(show.world, (Vec){11, 2});
    stage_move(show.world, (Vec){2, 2});
    tick(1);
    toll_at(NEAR);
    grid_set(&show.world->level.tiles, BEYOND, TILE_WALL);
    tick(1);
    uint64_t near = picture(NEAR), beyond = picture(BEYOND);
    for (int i = 1; i < REVEAL_STILL_TICKS; i++) {
        assert_true(picture(NEAR) == near && picture(BEYOND) == beyond);
        assert_true(shown_wave_reveals(&show.shown, show.world, BEYOND));
        tick(1);
    }
    tick(1);
    assert_false(shown_wave_reveals(&show.shown, show.world, BEYOND));
    assert_int_equal(shown_tile(BEYOND), TILE_FLOOR); // as he remembers it
}

static void what_a_new_wall_hides_stays_in_sight_until_the_wave_is_there(void **state) {
    (void)state;
    Vec behind = {8, 2};
    assert_true(shown_is_in_sight(&show.shown, show.world, behind));
    toll_at((Vec){4, 2});
    assert_false(fov_has(&show.world->cache.view, behind));
    tick(1);
    assert_true(shown_is_in_sight(&show.shown, show.world, behind));
    tick(WAVE_TICKS);
    assert_false(shown_is_in_sight(&show.shown, show.world, behind));
}

// All px of a remembered cell together: its lines may be brighter than what they lie on.
static int brightness(const Image *frame, const Camera *camera, Vec cell) {
    Vec at = camera_to_frame(camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    int sum = 0;
    for (int i = 0; i < CELL_PX * CELL_PX; i++) {
        uint32_t pixel = frame->pixels[(at.y + i / CELL_PX) * frame->w + at.x + i % CELL_PX];
        sum += (int)(pixel & 255);
    }
    return sum;
}

static void what_may_have_changed_is_dimmer(void **state) {
    (void)state;
    static Light light;
    Image frame;
    Camera camera = camera_at((Vec){288, 80}, (Vec){640, 360});
    int bright[2];
    stage_move(show.world, (Vec){11, 2});
    stage_move(show.world, (Vec){2, 2});
    assert_true(image_init(&frame, 640, 360));
    for (int stale = 0; stale < 2; stale++) {
        if (stale == 1) grid_fill_clipped(&show.world->known.explored, (Rect){10, 0, 8, 5}, KNOWN_STALE);
        assert_true(light_init(&light, show.world, &show.shown));
        light_prepare(&light, &show.shown, &camera, (Vec){80, 80});
        light_draw_ground(&light, &show.ground, &show.shown, &camera, &frame);
        bright[stale] = brightness(&frame, &camera, BEYOND);
        light_free(&light);
    }
    assert_in_range(bright[1], 1, bright[0] * 3 / 4);
    image_free(&frame);
}

static void a_trap_that_a_toll_took_lies_there_until_the_wave_comes(void **state) {
    (void)state;
    Looks looks;
    int pit = stage_fixture(show.world, (Fixture){.kind = FIXTURE_PIT, .cell = {7, 2}});
    show.world->floor.fixtures[pit].found = true;
    assert_true(looks_init(&looks, show.world));
    show.world->level.fixture_count = 0;
    show.world->clock.tolls = 1;
    toll_at(FAR);
    tick(1);
    looks_tick(&looks, show.world, &show.shown);
    assert_int_equal(grid_at(&looks.cells, (Vec){7, 2}), LOOK_PIT);
    tick(WAVE_TICKS);
    looks_tick(&looks, show.world, &show.shown);
    assert_int_equal(grid_at(&looks.cells, (Vec){7, 2}), LOOK_TILE);
    looks_free(&looks);
}

static void only_his_own_noises_ring_in_the_picture(void **state) {
    (void)state;
    static NoiseRings rings;
    noise_rings_clear(&rings);
    Event noise = {.kind = EVENT_NOISE, .amount = 5, .pos = show.world->actors[HERO].pos};
    event_add(&show.world->events, noise);
    noise.actor = 1;
    event_add(&show.world->events, noise);
    noise_rings_tick(&rings, show.world);
    assert_true(rings.at[0].hero && rings.at[0].reach == 5);
    assert_false(rings.at[1].hero);
}

static void an_omen_begins_ten_seconds_before_the_toll(void **state) {
    (void)state;
    TollWarning warning;
    assert_true(toll_warning_init(&warning, show.world));
    show.world->clock = (TollClock){.on = true, .ticks = TOLL_WARN_TICKS + 1};
    toll_warning_tick(&warning, show.world, NULL);
    assert_false(warning.near);
    show.world->clock.ticks--;
    toll_warning_tick(&warning, show.world, NULL);
    assert_true(warning.near);
    assert_true(grid_at(&warning.held, show.world->cache.hero_cell) != 0);
    toll_warning_free(&warning);
}

static void ringing_the_hand_bell_shows_at_once_what_will_go(void **state) {
    (void)state;
    TollWarning warning;
    assert_true(toll_warning_init(&warning, show.world));
    show.world->clock = (TollClock){.on = true, .ticks = 3000, .bell_ready = true};
    toll_warning_tick(&warning, show.world, NULL);
    assert_false(warning.near);
    show.world->actors[HERO].act = ACT_RING;
    toll_warning_tick(&warning, show.world, NULL);
    assert_true(warning.near && warning.left == 0);
    show.world->clock.on = false; // no bell of a single dungeon
    toll_warning_tick(&warning, show.world, NULL);
    assert_false(warning.near);
    toll_warning_free(&warning);
}

static void from_behind_a_wall_nothing_that_hangs_on_it_shows(void **state) {
    (void)state;
    static const Vec WALL = {4, 4}, BELOW = {4, 5};
    Level *level = &show.world->level;
    grid_set(&level->decor, WALL, DECOR_BANNER);
    grid_set(&show.world->known.decor, WALL, DECOR_BANNER);
    grid_set(&show.world->known.explored, BELOW, KNOWN_NOT);
    tick(1);
    assert_int_equal(grid_at(&show.shown.level.decor, WALL), DECOR_NONE);
    grid_set(&show.world->known.explored, BELOW, KNOWN_WELL);
    tick(1);
    assert_int_equal(grid_at(&show.shown.level.decor, WALL), DECOR_BANNER);
}

enum { MANY_SIDE = 50 };

// Hardly two cells have the same around them.
static Level motley_level(void) {
    static const Decor DECORS_THERE[4] = {DECOR_NONE, DECOR_PEBBLES, DECOR_MOSS, DECOR_BONES};
    Level level;
    Rng rng;
    rng_init(&rng, 1, STREAM_LOOKS);
    assert_true(level_init(&level, MANY_SIDE, MANY_SIDE));
    for (int i = 0; i < MANY_SIDE * MANY_SIDE; i++) {
        level.tiles.cells[i] = rng_below(&rng, 3) == 0 ? TILE_WALL : TILE_FLOOR;
        level.decor.cells[i] = (uint8_t)DECORS_THERE[rng_below(&rng, 4)];
    }
    level_update_caches(&level);
    return level;
}

// More pictures than are kept: who makes room is made again, and none is taken for another.
static void a_picture_shows_its_cell_however_many_there_are(void **state) {
    (void)state;
    enum { LAPS = 3, CELLS = MANY_SIDE * MANY_SIDE };
    static uint64_t hashes[CELLS];
    Level level = motley_level();
    int others = 0;
    for (int i = 0; i < LAPS * CELLS; i++) {
        int at = i / CELLS == 1 ? CELLS - 1 - i % CELLS : i % CELLS;
        const CellPicture *picture =
            ground_cell_picture(&show.ground, &level, (Vec){at % MANY_SIDE, at / MANY_SIDE});
        uint64_t hash = HASH_START;
        for (int k = 0; k < CELL_PX * CELL_PX; k++) hash = hash_mix(hash ^ picture->seen[k]);
        if (i < CELLS) hashes[at] = hash;
        assert_true(hashes[at] == hash);
        others += at > 0 && hashes[at] != hashes[at - 1];
    }
    assert_true(others > LAPS * CELLS / 2);
    level_free(&level);
}

#define SHOWN_TEST(name) cmocka_unit_test_setup_teardown(name, open_show, close_show)

int main(void) {
    const struct CMUnitTest tests[] = {
        SHOWN_TEST(a_picture_shows_its_cell_however_many_there_are),
        SHOWN_TEST(out_of_sight_the_level_looks_as_last_seen),
        SHOWN_TEST(what_changes_in_sight_shows_at_once),
        SHOWN_TEST(a_toll_runs_from_the_hero_outwards),
        SHOWN_TEST(stone_rises_over_several_pictures_and_then_stands),
        SHOWN_TEST(another_level_stands_still),
        SHOWN_TEST(without_motion_all_is_changed_at_once_and_stays_bare_for_longer),
        SHOWN_TEST(what_a_new_wall_hides_stays_in_sight_until_the_wave_is_there),
        SHOWN_TEST(what_may_have_changed_is_dimmer),
        SHOWN_TEST(a_trap_that_a_toll_took_lies_there_until_the_wave_comes),
        SHOWN_TEST(only_his_own_noises_ring_in_the_picture),
        SHOWN_TEST(an_omen_begins_ten_seconds_before_the_toll),
        SHOWN_TEST(ringing_the_hand_bell_shows_at_once_what_will_go),
        SHOWN_TEST(from_behind_a_wall_nothing_that_hangs_on_it_shows),
    };
    return cmocka_run_group_tests_name("shown", tests, NULL, NULL);
}
