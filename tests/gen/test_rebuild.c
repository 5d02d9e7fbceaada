// What a rebuild promises, checked for every pair of generators and random masks, without the rebuild's own
// tools.
#include "gen/makers/makers.h"
#include "gen/rebuild/rebuild.h"
#include "gen/tools/doorways.h"
#include "support/picture.h"
#include "support/unit.h"

enum { W = 45, H = 33, LAMPS = 5, SEEDS = 12 };

typedef struct Toll {
    Blend blend;
    Rebuild *rebuild;
    Level level, before;
    Grid held;
    Vec hero;
    uint64_t state; // of a small random generator of the test's own
} Toll;

static int any(Toll *toll, int n) {
    toll->state = toll->state * 6364136223846793005u + 1442695040888963407u;
    return (int)((toll->state >> 33) % (uint64_t)n);
}

static GenOptions usual(GenKind kind) {
    GenOptions options = GENERATORS[kind]->defaults;
    if (kind == GEN_PILLARS) options.suppress = 3;
    return options;
}

static Toll toll_of(GenKind a, GenKind b, int w, int h, uint64_t seed) {
    Toll toll = {.blend = {.w = w, .h = h, .of = {usual(a), usual(b)}}, .state = seed + 1};
    toll.rebuild = rebuild_new(&toll.blend);
    assert_non_null(toll.rebuild);
    assert_true(level_init(&toll.level, w, h) && level_init(&toll.before, w, h) &&
                grid_init(&toll.held, w, h));
    return toll;
}

static void toll_done(Toll *toll) {
    rebuild_free(toll->rebuild);
    level_free(&toll->level);
    level_free(&toll->before);
    grid_free(&toll->held);
}

static bool on_border(const Level *level, int x, int y) {
    return x == 0 || y == 0 || x == level->tiles.w - 1 || y == level->tiles.h - 1;
}

static bool walks(const Level *level, Vec cell) {
    return level_walkable(level, cell);
}

static void keep_level(Toll *toll) {
    size_t cells = (size_t)toll->level.tiles.w * (size_t)toll->level.tiles.h;
    memcpy(toll->before.tiles.cells, toll->level.tiles.cells, cells);
    memcpy(toll->before.decor.cells, toll->level.decor.cells, cells);
}

// The whole level from the first generator, with the hero somewhere on its floor.
static void first_draft(Toll *toll, uint64_t seed) {
    Vec middle = {toll->level.tiles.w / 2, toll->level.tiles.h / 2};
    grid_fill(&toll->held, 0);
    rebuild_level(toll->rebuild, &toll->level, &toll->held, middle, 0, seed);
    do {
        toll->hero.x = any(toll, toll->level.tiles.w);
        toll->hero.y = any(toll, toll->level.tiles.h);
    } while (!level_floor(&toll->level, toll->hero));
}

static void hold_disc(Toll *toll, Vec middle, int radius) {
    for (int y = middle.y - radius; y <= middle.y + radius; y++) {
        for (int x = middle.x - radius; x <= middle.x + radius; x++) {
            if (grid_has(&toll->held, (Vec){x, y})) grid_set(&toll->held, (Vec){x, y}, 1);
        }
    }
}

static void random_mask(Toll *toll) {
    int w = toll->level.tiles.w, h = toll->level.tiles.h;
    grid_fill(&toll->held, 0);
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            if (on_border(&toll->level, x, y) || any(toll, 40) == 0) grid_set(&toll->held, (Vec){x, y}, 1);
        }
    }
    hold_disc(toll, toll->hero, 1);
    for (int i = 0; i < LAMPS; i++) {
        int x = any(toll, w), y = any(toll, h), radius = any(toll, 5);
        hold_disc(toll, (Vec){x, y}, radius);
    }
}

// ---- what must hold

static void assert_held_stays(const Toll *toll) {
    int cells = toll->held.w * toll->held.h;
    for (int i = 0; i < cells; i++) {
        if (toll->held.cells[i] == 0) continue;
        assert_int_equal(toll->level.tiles.cells[i], toll->before.tiles.cells[i]);
        assert_int_equal(toll->level.decor.cells[i], toll->before.decor.cells[i]);
    }
}

static void assert_border_is_solid(const Toll *toll) {
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            if (on_border(&toll->level, x, y)) assert_true(level_looks_like_wall(&toll->level, (Vec){x, y}));
        }
    }
}

// Marks by rings what the hero can walk to, or could by digging as well.
static void spread(const Toll *toll, Grid *been, bool digs) {
    bool more = true;
    grid_set(been, toll->hero, 1);
    while (more) {
        more = false;
        for (int y = 1; y < been->h - 1; y++) {
            for (int x = 1; x < been->w - 1; x++) {
                Vec cell = {x, y};
                bool dug = digs && grid_at(&toll->held, cell) == 0;
                if (grid_at(been, cell) != 0 || !(dug || walks(&toll->level, cell))) continue;
                bool beside = grid_at(been, (Vec){x - 1, y}) + grid_at(been, (Vec){x + 1, y}) +
                                  grid_at(been, (Vec){x, y - 1}) + grid_at(been, (Vec){x, y + 1}) >
                              0;
                if (!beside) continue;
                grid_set(been, cell, 1);
                more = true;
            }
        }
    }
}

// No floor is out of reach but what held walls shut in, and there only what is held itself.
static void assert_joined(const Toll *toll) {
    Grid been = {0}, could = {0};
    assert_true(grid_init(&been, toll->held.w, toll->held.h) &&
                grid_init(&could, toll->held.w, toll->held.h));
    spread(toll, &been, false);
    spread(toll, &could, true);
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            Vec cell = {x, y};
            if (!walks(&toll->level, cell) || grid_at(&been, cell) != 0) continue;
            assert_int_equal(grid_at(&toll->held, cell), 1);
            assert_int_equal(grid_at(&could, cell), 0);
        }
    }
    grid_free(&been);
    grid_free(&could);
}

static void assert_doors_hang(const Toll *toll) {
    const Level *level = &toll->level;
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            if (level_tile(level, (Vec){x, y}) != TILE_DOOR || grid_at(&toll->held, (Vec){x, y}) != 0)
                continue;
            Vec east = {x + 1, y}, west = {x - 1, y}, north = {x, y - 1}, south = {x, y + 1};
            bool across = level_looks_like_wall(level, north) && level_looks_like_wall(level, south) &&
                          walks(level, east) && walks(level, west);
            bool down = level_looks_like_wall(level, east) && level_looks_like_wall(level, west) &&
                        walks(level, north) && walks(level, south);
            assert_true(across || down);
        }
    }
}

static void assert_bare_and_framed(const Toll *toll) {
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            Vec cell = {x, y};
            Tile tile = level_tile(&toll->level, cell);
            Decor decor = (Decor)grid_at(&toll->level.decor, cell);
            assert_true(tile == TILE_WALL || tile == TILE_FLOOR || tile == TILE_DOOR);
            assert_true(decor == DECOR_NONE || DECORS[decor].on == tile);
            assert_true(decor != DECOR_TORCH && decor != DECOR_BRACKET);
            bool shaded = tile == TILE_WALL && !level_looks_like_wall(&toll->level, (Vec){x, y + 1});
            assert_int_equal(grid_at(&toll->level.frames, cell), shaded ? FRAME_SHADED : FRAME_PLAIN);
        }
    }
}

static void one_toll(Toll *toll, int which, uint64_t seed) {
    random_mask(toll);
    keep_level(toll);
    rebuild_level(toll->rebuild, &toll->level, &toll->held, toll->hero, which, seed);
    assert_held_stays(toll);
    assert_border_is_solid(toll);
    assert_joined(toll);
    assert_doors_hang(toll);
    assert_bare_and_framed(toll);
}

static void what_is_held_stays_and_all_else_is_joined_or_filled(void **state) {
    (void)state;
    for (int pair = 0; pair < GEN_COUNT * GEN_COUNT; pair++) {
        Toll toll = toll_of((GenKind)(pair / GEN_COUNT), (GenKind)(pair % GEN_COUNT), W, H, (uint64_t)pair);
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            first_draft(&toll, seed);
            one_toll(&toll, 1, seed + 1000);
            one_toll(&toll, 0, seed + 2000);
        }
        toll_done(&toll);
    }
}

static void the_same_memory_makes_the_same_again(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        Toll used = toll_of((GenKind)kind, GEN_HALLS, W, H, 7),
             fresh = toll_of((GenKind)kind, GEN_HALLS, W, H, 7);
        first_draft(&used, 1);
        one_toll(&used, 1, 5);
        used.state = fresh.state;
        first_draft(&used, 2);
        one_toll(&used, 0, 9);
        first_draft(&fresh, 2);
        one_toll(&fresh, 0, 9);
        assert_true(level_hash_cells(&used.level) == level_hash_cells(&fresh.level));
        toll_done(&used);
        toll_done(&fresh);
    }
}

static void all_sizes_are_made(void **state) {
    (void)state;
    for (int side = LEVEL_SIDE_MIN; side < 40; side++) {
        for (int kind = 0; kind < GEN_COUNT; kind++) {
            Toll toll = toll_of((GenKind)kind, (GenKind)kind, side, 44 - side, 3);
            Vec hero = {side / 2, (44 - side) / 2};
            rebuild_level(toll.rebuild, &toll.level, &toll.held, hero, 0, 3);
            assert_true(walks(&toll.level, hero));
            toll_done(&toll);
        }
    }
}

static void nine_rooms_of_an_arcade_share_their_walls(void **state) {
    (void)state;
    Toll toll = toll_of(GEN_ARCADE, GEN_SCATTER, 61, 37, 1);
    first_draft(&toll, 4);
    int apart = 0;
    for (int y = 1; y < 36; y++) {
        assert_int_equal(level_floor(&toll.level, (Vec){20, y}), (y - 1) % 12 / 4 == 1 && y % 4 != 0);
    }
    for (int x = 1; x < 20; x++) {
        apart += level_tile(&toll.level, (Vec){x, 4}) != level_tile(&toll.level, (Vec){x + 20, 4});
    }
    assert_true(apart > 0); // the rooms differ
    toll_done(&toll);
}

// ---- by pictures

// Makes a picture anew with nothing but stone; in `held`, what is held is wall.
static Level remade(const char *rows, const char *held) {
    Blend blend = {.of = {usual(GEN_ARCADE), usual(GEN_ARCADE)}}; // too large to fit
    Level level = level_from_picture(rows), mask = level_from_picture(held);
    blend.w = level.tiles.w;
    blend.h = level.tiles.h;
    Rebuild *rebuild = rebuild_new(&blend);
    Grid grid;
    if (rebuild == NULL || !grid_init(&grid, blend.w, blend.h)) abort();
    for (int i = 0; i < blend.w * blend.h; i++) grid.cells[i] = mask.tiles.cells[i] == TILE_WALL;
    rebuild_level(rebuild, &level, &grid, level.start, 0, 1);
    rebuild_free(rebuild);
    grid_free(&grid);
    level_free(&mask);
    return level;
}

static void assert_tiles(const Level *level, const char *rows) {
    Level wanted = level_from_picture(rows);
    assert_memory_equal(level->tiles.cells, wanted.tiles.cells, (size_t)(wanted.tiles.w * wanted.tiles.h));
    level_free(&wanted);
}

static void the_shortest_tunnel_goes_around_held_walls(void **state) {
    (void)state;
    Level level = remade("#########\n"
                         "#@..#...#\n"
                         "#.......#\n"
                         "#.......#\n"
                         "#########\n",
                         "#########\n"
                         "##..#..##\n"
                         "#.......#\n"
                         "#......@#\n"
                         "#########\n");
    int dug = 0;
    for (int x = 2; x < 7; x++) {
        for (int y = 1; y < 4; y++) dug += level_floor(&level, (Vec){x, y});
    }
    for (int y = 2; y < 4; y++) dug += level_floor(&level, (Vec){1, y}) + level_floor(&level, (Vec){7, y});
    assert_true(level_looks_like_wall(&level, (Vec){4, 1}) && level_floor(&level, (Vec){4, 2}));
    assert_int_equal(dug, 7);
    level_free(&level);
}

static void held_walls_shut_in_what_they_enclose(void **state) {
    (void)state;
    Level level = remade("#########\n"
                         "#@..#...#\n"
                         "#...#...#\n"
                         "#########\n"
                         "#########\n",
                         "#########\n"
                         "##..#..##\n"
                         "#..@#...#\n"
                         "#########\n"
                         "#########\n");
    assert_tiles(&level, "#########\n"
                         "#@#####.#\n" // held: it stays, though nobody gets there
                         "#########\n"
                         "#########\n"
                         "#########\n");
    level_free(&level);
}

// Floor that is left of a corridor when nothing is held and the hero joins what there is.
static int floor_joined(const char *row) {
    char rows[5 * 13 + 1];
    const char *wall = "############\n";
    snprintf(rows, sizeof rows, "%s%s%s%s%s", wall, row, wall, wall, wall);
    Blend blend = {.w = 12, .h = 5, .of = {usual(GEN_ARCADE), usual(GEN_ARCADE)}};
    Level level = level_from_picture(rows);
    Rebuild *rebuild = rebuild_new(&blend);
    Grid held;
    if (rebuild == NULL || !grid_init(&held, blend.w, blend.h)) abort();
    rebuild_finish(rebuild, &level, &held, level.start, 1);
    int floor = 0;
    for (int i = 0; i < blend.w * blend.h; i++) floor += level.tiles.cells[i] == TILE_FLOOR;
    rebuild_free(rebuild);
    grid_free(&held);
    level_free(&level);
    return floor;
}

static void six_cells_are_worth_a_tunnel_and_five_are_filled(void **state) {
    (void)state;
    assert_int_equal(floor_joined("#@.##......#\n"), 10);
    assert_int_equal(floor_joined("#@.###.....#\n"), 2);
}

// Nothing is held but the locked door: its room is joined to the hero around it.
static void a_tunnel_goes_around_a_locked_door_where_it_can(void **state) {
    (void)state;
    const char *rows = "#########\n"
                       "#@..#...#\n"
                       "#...1...#\n"
                       "#...#...#\n"
                       "#########\n";
    Level around = remade(rows, "#########\n"
                                "##.....##\n"
                                "#...#...#\n"
                                "#......@#\n"
                                "#########\n");
    Level through = remade(rows, "#########\n"
                                 "##..#..##\n"
                                 "#...#...#\n"
                                 "#...#..@#\n"
                                 "#########\n");
    assert_true(level_lock(&around, (Vec){4, 2}) == 1 && level_lock(&through, (Vec){4, 2}) == 1);
    assert_true(level_floor(&around, (Vec){4, 1}) || level_floor(&around, (Vec){4, 3}));
    assert_true(level_looks_like_wall(&through, (Vec){4, 1}) && level_looks_like_wall(&through, (Vec){4, 3}));
    assert_true(level_floor(&through, (Vec){3, 2}) && level_floor(&through, (Vec){5, 2}));
    level_free(&around);
    level_free(&through);
}

static void doors_that_lost_their_meaning_become_floor(void **state) {
    (void)state;
    Blend blend = {.w = 8, .h = 5, .of = {usual(GEN_SCATTER), usual(GEN_SCATTER)}};
    Rebuild *rebuild = rebuild_new(&blend);
    Level level = level_from_picture("########\n"
                                     "#@+...+#\n"
                                     "######.#\n"
                                     "#.+.##.#\n" // too small to be worth a tunnel
                                     "########\n");
    Grid held;
    assert_true(rebuild != NULL && grid_init(&held, 8, 5));
    rebuild_finish(rebuild, &level, &held, level.start, 1);
    assert_tiles(&level, "########\n"
                         "#@+....#\n"
                         "######.#\n"
                         "######.#\n"
                         "########\n");
    grid_free(&held);
    level_free(&level);
    rebuild_free(rebuild);
}

// Three cells are not worth a door.
static void doors_that_shut_off_next_to_nothing_become_floor(void **state) {
    (void)state;
    Level level = level_from_picture("##########\n"
                                     "#@.....+.#\n"
                                     "#......#.#\n"
                                     "########.#\n"
                                     "##########\n");
    Blend blend = {.w = 10, .h = 5, .of = {usual(GEN_SCATTER), usual(GEN_SCATTER)}};
    Rebuild *rebuild = rebuild_new(&blend);
    Grid held;
    assert_true(rebuild != NULL && grid_init(&held, 10, 5));
    rebuild_finish(rebuild, &level, &held, level.start, 1);
    assert_int_equal(level_tile(&level, (Vec){7, 1}), TILE_FLOOR);
    grid_free(&held);
    level_free(&level);
    rebuild_free(rebuild);
}

// Its openings reach the edges of the only room that fits.
static void an_arcade_is_laid_in_the_middle(void **state) {
    (void)state;
    for (int more = 0; more < 2; more++) { // than the same room on both sides
        int w = 24 + more, h = 18 + more;
        Toll toll = toll_of(GEN_ARCADE, GEN_SCATTER, w, h, 1);
        rebuild_generate(toll.rebuild, &toll.level, &toll.held, 0, 4);
        Vec least = {w, h}, most = {0, 0};
        for (int i = 0; i < w * h; i++) {
            Vec cell = {i % w, i / w};
            if (!walks(&toll.level, cell)) continue;
            least = (Vec){int_min(least.x, cell.x), int_min(least.y, cell.y)};
            most = (Vec){int_max(most.x, cell.x), int_max(most.y, cell.y)};
        }
        assert_true(vec_eq(least, (Vec){1 + more, 2 + more}));
        assert_true(vec_eq(vec_sub(most, least), (Vec){20, 12}));
        toll_done(&toll);
    }
}

static void a_clone_makes_the_same_of_both_generators(void **state) {
    (void)state;
    Toll toll = toll_of(GEN_MAZE, GEN_CAVES, W, H, 1);
    Rebuild *clone = rebuild_clone(toll.rebuild);
    assert_non_null(clone);
    for (int which = 0; which < 2; which++) {
        first_draft(&toll, 3);
        rebuild_level(toll.rebuild, &toll.level, &toll.held, toll.hero, which, 5);
        uint64_t hash = level_hash_cells(&toll.level);
        rebuild_level(clone, &toll.level, &toll.held, toll.hero, which, 5);
        assert_true(level_hash_cells(&toll.level) == hash);
    }
    rebuild_free(clone);
    toll_done(&toll);
}

// The held door hangs on stone in the east alone: what is open in the west stays open and free.
static void of_a_doorways_sides_only_stone_is_kept(void **state) {
    (void)state;
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        Level level = level_from_picture(mirrored ? "#######\n#@....#\n###+..#\n#.....#\n#######\n"
                                                  : "#######\n#@....#\n#..+###\n#.....#\n#######\n");
        Grid held;
        assert_true(grid_init(&held, 7, 5));
        grid_set(&held, (Vec){3, 2}, 1);
        doorways_open_ends(&level, &held);
        int stone = mirrored ? 2 : 4, open = 6 - stone;
        assert_int_equal(grid_at(&held, (Vec){stone, 2}), 1);
        assert_int_equal(grid_at(&held, (Vec){open, 2}), 0);
        assert_int_equal(level_tile(&level, (Vec){open, 2}), TILE_FLOOR);
        assert_int_equal(grid_at(&held, (Vec){3, 1}) + grid_at(&held, (Vec){3, 3}), 2);
        grid_free(&held);
        level_free(&level);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_held_stays_and_all_else_is_joined_or_filled),
        cmocka_unit_test(the_same_memory_makes_the_same_again),
        cmocka_unit_test(all_sizes_are_made),
        cmocka_unit_test(nine_rooms_of_an_arcade_share_their_walls),
        cmocka_unit_test(the_shortest_tunnel_goes_around_held_walls),
        cmocka_unit_test(held_walls_shut_in_what_they_enclose),
        cmocka_unit_test(six_cells_are_worth_a_tunnel_and_five_are_filled),
        cmocka_unit_test(a_tunnel_goes_around_a_locked_door_where_it_can),
        cmocka_unit_test(doors_that_lost_their_meaning_become_floor),
        cmocka_unit_test(doors_that_shut_off_next_to_nothing_become_floor),
        cmocka_unit_test(an_arcade_is_laid_in_the_middle),
        cmocka_unit_test(a_clone_makes_the_same_of_both_generators),
        cmocka_unit_test(of_a_doorways_sides_only_stone_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
