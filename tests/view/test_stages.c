// Needs pictures.
#include "view/screens/stages.h"

#include "base/fail.h"
#include "io/level/pieces.h"
#include "kit.h"
#include "map/level.h"
#include "support/unit.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/layout.h"
#include "view/debug/plan.h"
#include "view/debug/tiles_png.h"
#include "view/scene/noise_rings.h"

static const Vec WINDOWS[] = {{640, 360}, {1280, 720}, {333, 777}, {200, 150}, {40, 30}, {1, 1}};
enum { WINDOW_COUNT = 6 };
static const KeyHelp KEYS[] = {{{"Space"}, "play or pause"}, {{"Left", "Right"}, "step"}, {{"F4"}, "leave"}};

// After the generators, the descent.
static GenOptions options_of(GenKind kind) {
    bool descent = kind == GEN_COUNT;
    GenOptions options = GENERATORS[descent ? GEN_HALLS : kind]->defaults;
    options.descent = descent;
    options.depth = descent ? 5 : 0;
    options.seed = UINT64_MAX;
    gen_set_usual_size(&options);
    return options;
}

// Draws level and words into pictures of that size.
static void draw_all(const GenStageView *show, Vec size) {
    Image image = guarded_image(size.x, size.y), layer = guarded_image(size.x, size.y);
    gen_stage_view_draw(&kit.ui, show, &image, size);
    gen_stage_draw_words(&kit.ui, show, &layer);
    page_draw_key_hints(&kit.ui, KEYS, NULL, 3, &layer);
    assert_true(guard_intact(&image) && guard_intact(&layer));
    guarded_free(&image);
    guarded_free(&layer);
}

static void every_stage_of_every_generator_fits_every_picture(void **state) {
    (void)state;
    Menu menu = {.count = 0};
    for (int i = 0; i < 8; i++)
        menu_add(&menu,
                 (MenuEntry){.label = "Left out (SuppressWalls)", .value = "17", .enabled = i % 2 == 0});
    for (int kind = 0; kind <= GEN_COUNT; kind++) {
        GenOptions options = options_of((GenKind)kind);
        GenLook look = {0};
        for (int i = 0; i <= 2 * gen_stage_count(&options); i++) {
            look.stage = i / 2;
            look.step = i % 2;
            gen_look(&look, &options);
            assert_true(look.there);
            GenStageView show = {.options = &options, .look = &look, .menu = &menu};
            for (int k = 0; k < WINDOW_COUNT; k++) draw_all(&show, WINDOWS[k]);
        }
        gen_look_free(&look);
    }
}

static void a_stage_that_did_nothing_says_so(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_PILLARS);
    int idle = 0;
    for (int i = 1; i <= gen_stage_count(&options); i++) {
        char text[128];
        GenLook look = {.stage = i};
        gen_look(&look, &options);
        GenStageView show = {.options = &options, .look = &look};
        gen_stage_view_write_number(&show, text, sizeof text);
        bool says = strstr(text, "nothing to do") != NULL;
        assert_true(says || level_hash_cells(&look.now) != level_hash_cells(&look.before));
        idle += says;
        if (i <= 3) assert_false(says); // box, pillars, walls
        gen_look_free(&look);
    }
    assert_true(idle > 0); // a depth without locks
}

// Inside its passages, every step cuts a node or the wall before one.
static void each_step_of_the_maze_cuts(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_MAZE);
    GenLook look = {.stage = 2, .step = 1};
    for (int step = 1, steps = 1; step <= steps; step++) {
        look.stage = 2;
        look.step = step;
        gen_look(&look, &options);
        steps = look.steps;
        int cut = 0;
        for (int i = 0; i < options.w * options.h; i++) {
            Vec cell = {i % options.w, i / options.w};
            cut += grid_at(&look.now.tiles, cell) != grid_at(&look.before.tiles, cell);
        }
        if (cut != 1) fail_msg("step %d of %d cuts %d cells", step, steps, cut);
    }
    gen_look_free(&look);
}

static void every_stage_of_drawing_fits_every_picture(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_ROOMS);
    GenLook look = {.stage = gen_stage_count(&options)};
    gen_look(&look, &options);
    assert_true(look.there);
    Image lit = guarded_image(300, 200);
    for (int i = 0; i < (int)DRAWN_COUNT * 2; i++) {
        GenStageView show = {.options = &options,
                             .look = &look,
                             .drawn = 1 + i / 2,
                             .drawn_step = i / 2 == (int)DRAWN_FEELER ? i % 2 : 0,
                             .lit = i % 2 == 0 ? &lit : NULL};
        assert_true(gen_stage_view_code(&show).count > 0);
        for (int k = 0; k < WINDOW_COUNT; k++) draw_all(&show, WINDOWS[k]);
    }
    guarded_free(&lit);
    gen_look_free(&look);
}

// A picture of the level as a stage of drawing leaves it.
static Image drawn_of(const Level *level, DrawnStage stage, int step) {
    Image image = guarded_image(640, 480);
    drawn_stage_draw(&kit.ui, level, stage, step, NULL, &image, (Rect){0, 0, 640, 480}, 1);
    assert_true(guard_intact(&image));
    return image;
}

static bool same_cell(const Image *a, const Image *b, Vec cell) {
    for (int i = 0; i < CELL_PX * CELL_PX; i++) {
        int x = cell.x * CELL_PX + i % CELL_PX, y = cell.y * CELL_PX + i / CELL_PX;
        if (*image_pixel(a, x, y) != *image_pixel(b, x, y)) return false;
    }
    return true;
}

// The two pictures of a wall differ only where the cell below is no wall.
static void the_feeler_gives_walls_their_frames(void **state) {
    (void)state;
    World *world = kit_hall(20, 15); // as large as the picture
    Image flat = drawn_of(&world->level, DRAWN_FLAT, 0), frames = drawn_of(&world->level, DRAWN_FRAMES, 0);
    for (int y = 0; y < 12; y++) { // below, the two frames are shown
        for (int x = 0; x < 20; x++) {
            bool front = level_looks_like_wall(&world->level, (Vec){x, y}) &&
                         !level_looks_like_wall(&world->level, (Vec){x, y + 1});
            assert_int_equal(same_cell(&flat, &frames, (Vec){x, y}), !front);
        }
    }
    guarded_free(&flat);
    guarded_free(&frames);
    kit_free(world);
}

static Image stage_of(const Level *now, const Level *before) {
    Image image = guarded_image(640, 360);
    GenOptions options = options_of(GEN_HALLS);
    GenLook look = {.stage = 1, .there = true, .now = *now};
    if (before != NULL) look.before = *before;
    GenStageView show = {.options = &options, .look = &look};
    gen_stage_view_draw(&kit.ui, &show, &image, (Vec){640, 360});
    return image;
}

static int differing(const Image *a, const Image *b) {
    int count = 0;
    for (int i = 0; i < a->w * a->h; i++) count += a->pixels[i] != b->pixels[i];
    return count;
}

// Rooms and halls are marked before they are dug: the newest ones stand out.
static void new_rooms_and_halls_are_lit_up(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_HALLS);
    for (int stage = 2; stage <= 3; stage++) {
        GenLook look = {.stage = stage, .step = 3};
        gen_look(&look, &options);
        assert_true(look.there);
        GenLook same = look;
        same.before = look.now;
        Image marked = guarded_image(640, 360), plain = guarded_image(640, 360);
        GenStageView show = {.options = &options, .look = &look};
        gen_stage_view_draw(&kit.ui, &show, &marked, (Vec){640, 360});
        show.look = &same;
        gen_stage_view_draw(&kit.ui, &show, &plain, (Vec){640, 360});
        assert_true(differing(&marked, &plain) > 3 * 3 * 4);
        guarded_free(&marked);
        guarded_free(&plain);
        gen_look_free(&look);
    }
}

static void what_a_stage_changed_is_lit_up(void **state) {
    (void)state;
    World *a = kit_hall(21, 11), *b = kit_hall(21, 11);
    Image plain = stage_of(&a->level, NULL), same = stage_of(&a->level, &b->level);
    assert_true(image_same(&plain, &same));
    level_change_tile(&b->level, (Vec){5, 5}, TILE_WALL);
    Image one = stage_of(&a->level, &b->level);
    assert_in_range(differing(&plain, &one), 12 * 12, 32 * 32);
    level_change_tile(&b->level, (Vec){5, 5}, TILE_FLOOR);
    assert_true(spawn_add(&a->level.items, ITEM_GEM, (Vec){3, 3}));
    Image item = stage_of(&a->level, &b->level), old = stage_of(&a->level, &a->level);
    assert_true(differing(&old, &item) > 12 * 12);
    for (Image *image = (Image[]){plain, same, one, item, old}, *end = image + 5; image < end; image++) {
        assert_true(guard_intact(image));
        guarded_free(image);
    }
    kit_free(a);
    kit_free(b);
}

// ---- the layout's share of it

static void the_proof_shows_as_a_way(void **state) {
    (void)state;
    World *world = kit_hall(21, 11);
    Image before = guarded_image(640, 360), after = guarded_image(640, 360);
    debug_layout_draw(&kit.ui, world, &before);
    world->level.start = (Vec){1, 1};
    debug_layout_draw(&kit.ui, world, &after);
    assert_true(image_same(&before, &after)); // no steps, nothing
    world->level.proof_steps[world->level.proof_step_count++] = (ProofStep){.cell = {18, 3}, .key = 3};
    debug_layout_draw(&kit.ui, world, &after);
    assert_true(differing(&before, &after) > 17 * 18);
    int blue = 0;
    for (int i = 0; i < 640 * 360; i++)
        blue += after.pixels[i] == KEY_COLOURS[3] && before.pixels[i] != KEY_COLOURS[3];
    assert_true(blue > 17 * 10);
    world->level.proof_steps[world->level.proof_step_count++] =
        (ProofStep){.cell = {0, 0}, .key = 3, .opens = true};
    debug_layout_draw(&kit.ui, world, &after); // no way leads there: a straight line
    assert_true(guard_intact(&before) && guard_intact(&after));
    guarded_free(&before);
    guarded_free(&after);
    kit_free(world);
}

static void the_layout_shows_who_lies_in_ambush(void **state) {
    (void)state;
    World *world = kit_hall(21, 11);
    Image before = guarded_image(640, 360), after = guarded_image(640, 360);
    world->actors[1].brain.mind = MIND_AMBUSH;
    world->actors[1].brain.pack = 2;
    debug_layout_draw(&kit.ui, world, &after);
    world->actors[1].kind = ACTOR_NONE;
    debug_layout_draw(&kit.ui, world, &before);
    assert_true(differing(&before, &after) > 10);
    guarded_free(&before);
    guarded_free(&after);
    kit_free(world);
}

// ---- the tile set and levels made of it

static void the_tile_set_has_every_piece(void **state) {
    (void)state;
    Error error;
    Image set;
    assert_true(tileset_picture(&kit.atlas, &set, &error));
    assert_int_equal(set.w, PIECE_COUNT * CELL_PX);
    assert_int_equal(set.h, CELL_PX);
    for (int a = 0; a < PIECE_COUNT; a++) {
        int painted = 0;
        for (int i = 0; i < CELL_PX * CELL_PX; i++)
            painted += set.pixels[i / CELL_PX * set.w + a * CELL_PX + i % CELL_PX] != 0;
        assert_true(painted > 20);
        if (tileset_piece_at(a).decor == DECOR_NONE) assert_int_equal(painted, CELL_PX * CELL_PX);
        for (int b = 0; b < a; b++) {
            int same = 0;
            for (int i = 0; i < CELL_PX * CELL_PX; i++) {
                int at = i / CELL_PX * set.w + i % CELL_PX;
                same += set.pixels[at + a * CELL_PX] == set.pixels[at + b * CELL_PX];
            }
            assert_int_not_equal(same, CELL_PX * CELL_PX);
        }
    }
    image_free(&set);
}

static void a_level_is_made_of_its_pieces(void **state) {
    (void)state;
    Error error;
    World *world = kit_hall(9, 7);
    Image set, picture;
    grid_set(&world->level.tiles, (Vec){0, 6}, TILE_VOID);
    assert_true(tileset_picture(&kit.atlas, &set, &error));
    assert_true(picture_of_level(&kit.atlas, &world->level, true, &picture, &error));
    assert_int_equal(picture.w, 9 * CELL_PX);
    assert_int_equal(picture.h, 7 * CELL_PX);
    for (int y = 0; y < picture.h; y++) {
        for (int x = 0; x < picture.w; x++) {
            Vec cell = {x / CELL_PX, y / CELL_PX};
            int piece = tileset_piece_of_tile(level_tile(&world->level, cell),
                                              (Frame)grid_at(&world->level.frames, cell));
            uint32_t wanted =
                piece == PIECE_NONE ? 0 : set.pixels[y % CELL_PX * set.w + piece * CELL_PX + x % CELL_PX];
            assert_int_equal(picture.pixels[y * picture.w + x], wanted);
        }
    }
    image_free(&set);
    image_free(&picture);
    kit_free(world);
}

static void pictures_too_large_are_refused(void **state) {
    (void)state;
    Error error = {""};
    Level level;
    Image picture;
    assert_true(level_init(&level, 5, PICTURE_SIDE_MAX / CELL_PX + 1));
    assert_false(picture_of_level(&kit.atlas, &level, true, &picture, &error));
    assert_non_null(strstr(error.text, "5x513"));
    assert_null(picture.pixels);
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_stage_of_every_generator_fits_every_picture),
        cmocka_unit_test(a_stage_that_did_nothing_says_so),
        cmocka_unit_test(each_step_of_the_maze_cuts),
        cmocka_unit_test(every_stage_of_drawing_fits_every_picture),
        cmocka_unit_test(the_feeler_gives_walls_their_frames),
        cmocka_unit_test(what_a_stage_changed_is_lit_up),
        cmocka_unit_test(new_rooms_and_halls_are_lit_up),
        cmocka_unit_test(the_proof_shows_as_a_way),
        cmocka_unit_test(the_layout_shows_who_lies_in_ambush),
        cmocka_unit_test(the_tile_set_has_every_piece),
        cmocka_unit_test(a_level_is_made_of_its_pieces),
        cmocka_unit_test(pictures_too_large_are_refused),
    };
    return cmocka_run_group_tests_name("stages", tests, open_kit, close_kit);
}
