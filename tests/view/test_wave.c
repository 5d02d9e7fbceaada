// How a toll looks while its light spreads from the bell, cell by cell.
#include "support/unit.h"
#include "view/effects/effects.h"
#include "view/ground/ground.h"
#include "view/light/light.h"
#include "view/painted.h"
#include "view/scene/marks.h"
#include "view/scene/toll_edge.h"
#include "view/scene/toll_warning.h"
#include "view/stage.h"

// A cellar in the west, where the hero stands, and a hall in the east, which he does not see.
static const char *const HALL[] = {
    "##########################", "#........#...............#", "#.@......#...............#",
    "#........+...............#", "#........#...............#", "##########################",
};
enum { HALL_H = 6, FADED = 12 };
static const Vec SEEN = {6, 2}, KNOWN = {12, 2}, UNKNOWN = {17, 2}, UNKNOWN_WALL = {21, 5}, SAME = {22, 3};

typedef struct Show {
    Atlas atlas;
    Ground ground;
    World *world;
    ShownLevel shown;
    Light light;
    TollEdge edge;
    Image frame;
} Show;

static Show show;

static int open_show(void **state) {
    (void)state;
    Error error;
    painted_init(&show.atlas, NULL);
    show.world = stage_new(HALL, HALL_H, 5);
    show.shown.wave.still = false;
    for (int x = 10; x < 15; x++) stage_know(show.world, (Vec){x, 2});
    assert_true(ground_init(&show.ground, &show.atlas, &error));
    assert_true(shown_init(&show.shown, show.world) && toll_edge_init_hatch(&show.edge));
    assert_true(light_init(&show.light, show.world, &show.shown));
    return image_init(&show.frame, 640, 360) ? 0 : -1;
}

static int close_show(void **state) {
    (void)state;
    image_free(&show.frame);
    toll_edge_free(&show.edge);
    light_free(&show.light);
    shown_free(&show.shown);
    stage_free(show.world);
    ground_free(&show.ground);
    atlas_free(&show.atlas);
    return 0;
}

static void tick(void) {
    shown_tick(&show.shown, show.world);
    light_tick(&show.light, show.world, &show.shown);
    show.world->events.count = 0;
}

// Floor where stone was and the other way round, and a toll that did it.
static void turn(Vec cell) {
    bool wall = level_looks_like_wall(&show.world->level, cell);
    grid_set(&show.world->level.tiles, cell, wall ? TILE_FLOOR : TILE_WALL);
}

static void toll(void) {
    Vec cells[] = {SEEN, KNOWN, UNKNOWN, UNKNOWN_WALL};
    for (int i = 0; i < 4; i++) turn(cells[i]);
    stage_update(show.world);
    grid_set(&show.world->known.explored, KNOWN, KNOWN_STALE);
    event_add(&show.world->events,
              (Event){.kind = EVENT_TOLL, .amount = 1, .pos = show.world->actors[HERO].pos});
}

static int visible(Vec cell) {
    return grid_at(&show.light.fades.visible, cell);
}

static Camera prepare(void) {
    Camera camera = camera_at((Vec){320, 80}, (Vec){show.frame.w, show.frame.h});
    light_prepare(&show.light, &show.shown, &camera, (Vec){80, 80});
    return camera;
}

static View draw_ground(void) {
    View view = {.world = show.world, .light = &show.light, .shown = &show.shown, .frame = &show.frame};
    view.camera = prepare();
    light_draw_ground(&show.light, &show.ground, &show.shown, &view.camera, &show.frame);
    return view;
}

static Colour pixel(const View *view, Vec cell, int x, int y) {
    Vec at = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX + x, cell.y * CELL_PX + y});
    return show.frame.pixels[at.y * show.frame.w + at.x];
}

static void it_reaches_every_cell_that_any_view_can_show(void **state) {
    (void)state;
    enum {
        W = 61,
        H = 37
    }; // the largest depth; with the hero in a corner of it the far view shows two thirds
    TollWave wave = {.centre = {1, 1}};
    int last = 0;
    for (int i = 0; i < W * H; i++) {
        int comes = wave_arrival_tick(&wave, (Vec){i % W, i / W});
        last = comes > last ? comes : last;
        assert_in_range(comes, 0, WAVE_TICKS - REVEAL_TICKS - FADED / 2);
    }
    assert_in_range(last, 60, WAVE_REACH); // ring by ring, and all of it before the last moment
    assert_true(wave_arrival_tick(&wave, (Vec){3, 1}) < wave_arrival_tick(&wave, (Vec){6, 1}));
    assert_true(wave_arrival_tick(&wave, (Vec){6, 1}) < wave_arrival_tick(&wave, (Vec){16, 1}));
}

static void what_it_builds_anew_out_of_sight_is_bared_for_half_a_second(void **state) {
    (void)state;
    Vec cells[] = {KNOWN, UNKNOWN, UNKNOWN_WALL};
    int ticks[3] = {0};
    toll();
    for (int i = 0; i < WAVE_TICKS; i++) {
        tick();
        for (int k = 0; k < 3; k++) {
            bool bare = shown_wave_reveals(&show.shown, show.world, cells[k]);
            if (shown_wave_delay_ticks(&show.shown, cells[k]) > 0) assert_false(bare);
            ticks[k] += bare;
        }
    }
    for (int k = 0; k < 3; k++) assert_int_equal(ticks[k], REVEAL_TICKS);
}

// First as it was, then on its way, then as it is.
static void each_cell_shows_what_it_was_and_what_it_became(void **state) {
    (void)state;
    Vec cells[] = {KNOWN, UNKNOWN, UNKNOWN_WALL};
    toll();
    tick();
    for (int i = 0; i < WAVE_REACH + HEAVE_TICKS; i++, tick()) {
        for (int k = 0; k < 3; k++) {
            int since = shown_wave_ticks(&show.shown, cells[k]);
            if (since != 1 && since != HEAVE_TICKS) continue;
            const CellPicture *own = ground_shown_cell(&show.ground, &show.shown, cells[k]).seen;
            const Level *level = since == 1 ? &show.shown.was : &show.shown.now;
            bool stone = level_looks_like_wall(level, cells[k]);
            assert_true(stone == ((since == 1) == (k == 2))); // only the third one was stone
            const CellPicture *of = ground_cell_picture(&show.ground, level, cells[k]);
            int row = since == 1 && k == 2 ? 1 : 0; // sinking stone has just begun to
            assert_memory_equal(own->seen + (ptrdiff_t)row * CELL_PX, of->seen, CELL_PX * sizeof *of->seen);
        }
    }
}

static void what_nobody_saw_and_nothing_changed_stays_dark(void **state) {
    (void)state;
    toll();
    for (int i = 0; i < WAVE_TICKS; i++) {
        tick();
        assert_int_equal(visible(SAME), 0);
        assert_int_equal(grid_at(&show.light.fades.explored, SAME), 0);
    }
}

static void afterwards_all_is_as_dark_as_the_rules_have_it(void **state) {
    (void)state;
    toll();
    int most = 0;
    for (int i = 0; i < WAVE_TICKS + FADED; i++) {
        tick();
        most = visible(UNKNOWN) > most ? visible(UNKNOWN) : most;
    }
    assert_int_equal(most, FADE_FULL);
    for (int i = 0; i < HALL_H * 26; i++) {
        Vec cell = {i % 26, i / 26};
        bool known = grid_at(&show.world->known.explored, cell) != KNOWN_NOT;
        assert_int_equal(visible(cell), fov_has(&show.world->cache.view, cell) ? FADE_FULL : 0);
        assert_int_equal(grid_at(&show.light.fades.explored, cell), known ? FADE_FULL : 0);
    }
    assert_int_equal(level_tile(&show.shown.level, KNOWN), TILE_FLOOR); // he did not see it
}

static void its_light_is_on_all_of_the_picture_in_turn(void **state) {
    (void)state;
    toll();
    uint16_t most[4] = {0};
    Vec spots[4] = {{80, 80}, {20, 20}, {620, 80}, {320, 200}}; // px of the level
    for (int i = 0; i < WAVE_TICKS; i++) {
        tick();
        (void)prepare();
        for (int k = 0; k < 4 && show.light.chill.on; k++) {
            int at = field_sample(&show.light.chill.front, &show.light.grid, spots[k]);
            most[k] = (uint16_t)(at > most[k] ? at : most[k]);
        }
    }
    for (int k = 0; k < 4; k++) assert_in_range(most[k], FIELD_ONE / 2, FIELD_ONE);
    tick();
    (void)prepare();
    assert_false(show.light.chill.on);
}

static void without_motion_every_picture_is_the_same_until_it_fades(void **state) {
    (void)state;
    static uint32_t first[640 * 360];
    show.shown.wave.still = true;
    show.light.flicker = false;
    toll();
    for (int i = 0; i < FADED; i++) tick(); // what is bared appears
    View view = draw_ground();
    marks_draw_aftermath(&show.edge, &view);
    memcpy(first, show.frame.pixels, sizeof first);
    for (int i = FADED; i < REVEAL_STILL_TICKS - 1; i++) {
        tick();
        view = draw_ground();
        marks_draw_aftermath(&show.edge, &view);
        assert_memory_equal(first, show.frame.pixels, sizeof first);
    }
}

static int specks(const Crumble *dust) {
    int count = 0;
    for (int i = 0; i < SPECKS_MAX; i++) count += dust->at[i].life > 0;
    return count;
}

static void what_was_bared_falls_to_dust_unless_nothing_may_move(void **state) {
    (void)state;
    static Crumble dust;
    for (int still = 0; still < 2; still++) {
        int most = 0;
        crumble_clear(&dust);
        show.shown.wave.still = still != 0;
        toll();
        for (int i = 0; i < WAVE_TICKS; i++) {
            tick();
            crumble_tick(&dust, show.world, &show.shown, &show.ground);
            most = specks(&dust) > most ? specks(&dust) : most;
        }
        if (still == 0) assert_true(most > 0);
        if (still == 1) assert_int_equal(most, 0);
        assert_int_equal(specks(&dust), 0);
    }
}

// ---- what is announced

static TollWarning toll_warning_around(Rect stays) {
    TollWarning warning;
    assert_true(toll_warning_init(&warning, show.world));
    warning.near = true;
    warning.clock = 1000;
    warning.left = 100;
    grid_fill_clipped(&warning.held, stays, 1);
    return warning;
}

static bool is_golden(Colour colour) {
    int r = (int)(colour >> 16 & 255), g = (int)(colour >> 8 & 255), b = (int)(colour & 255);
    return r > 150 && g > 110 && b < g;
}

static void the_gold_lies_on_the_side_that_stays_alone(void **state) {
    (void)state;
    TollWarning warning = toll_warning_around((Rect){1, 1, 4, 4});
    View view = draw_ground();
    toll_warning_draw(&warning, &show.edge, &view, true);
    for (int y = 4; y < CELL_PX - 4; y++) {
        assert_true(is_golden(pixel(&view, (Vec){4, 2}, CELL_PX - 1, y)));
        for (int x = 0; x < CELL_PX; x++) assert_false(is_golden(pixel(&view, (Vec){5, 2}, x, y)));
    }
    toll_warning_free(&warning);
}

static int changed_px(Vec cell, const View *view, const uint32_t *before) {
    int count = 0;
    Vec at = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    for (int i = 0; i < CELL_PX * CELL_PX; i++) {
        int px = (at.y + i / CELL_PX) * show.frame.w + at.x + i % CELL_PX;
        count += show.frame.pixels[px] != before[px];
    }
    return count;
}

static void what_goes_is_hatched_in_memory_too_and_what_stays_is_not(void **state) {
    (void)state;
    static uint32_t before[640 * 360];
    static const Vec REMEMBERED = {13, 2}, STAYS = {11, 2}, WALL = {0, 2};
    TollWarning warning = toll_warning_around((Rect){10, 1, 3, 4});
    View view = draw_ground();
    assert_int_equal(visible(REMEMBERED), 0);
    memcpy(before, show.frame.pixels, sizeof before);
    toll_warning_draw(&warning, &show.edge, &view, true);
    assert_in_range(changed_px(REMEMBERED, &view, before), CELL_PX * CELL_PX / 2, CELL_PX * CELL_PX);
    assert_in_range(changed_px(WALL, &view, before), CELL_PX * CELL_PX / 2, CELL_PX * CELL_PX);
    assert_int_equal(changed_px(STAYS, &view, before), 0);
    assert_int_equal(changed_px(UNKNOWN, &view, before), 0);
    toll_warning_free(&warning);
}

static void the_gold_flares_up_where_the_light_comes_by(void **state) {
    (void)state;
    toll();
    tick();
    grid_fill_clipped(&show.shown.fates, (Rect){1, 1, 4, 4}, FATE_HELD);
    int most = 0, last = 0;
    for (int i = 0; i < WAVE_TICKS - 1; i++, tick()) {
        View view = draw_ground();
        marks_draw_aftermath(&show.edge, &view);
        Colour core = pixel(&view, (Vec){4, 3}, CELL_PX - 1, CELL_PX / 2);
        last = (int)(core >> 8 & 255);
        most = last > most ? last : most;
    }
    assert_in_range(most, 200, 255);
    assert_in_range(last, 0, most / 2);
}

#define WAVE_TEST(name) cmocka_unit_test_setup_teardown(name, open_show, close_show)

int main(void) {
    const struct CMUnitTest tests[] = {
        WAVE_TEST(it_reaches_every_cell_that_any_view_can_show),
        WAVE_TEST(what_it_builds_anew_out_of_sight_is_bared_for_half_a_second),
        WAVE_TEST(each_cell_shows_what_it_was_and_what_it_became),
        WAVE_TEST(what_nobody_saw_and_nothing_changed_stays_dark),
        WAVE_TEST(afterwards_all_is_as_dark_as_the_rules_have_it),
        WAVE_TEST(its_light_is_on_all_of_the_picture_in_turn),
        WAVE_TEST(without_motion_every_picture_is_the_same_until_it_fades),
        WAVE_TEST(what_was_bared_falls_to_dust_unless_nothing_may_move),
        WAVE_TEST(the_gold_lies_on_the_side_that_stays_alone),
        WAVE_TEST(what_goes_is_hatched_in_memory_too_and_what_stays_is_not),
        WAVE_TEST(the_gold_flares_up_where_the_light_comes_by),
    };
    return cmocka_run_group_tests_name("wave", tests, NULL, NULL);
}
