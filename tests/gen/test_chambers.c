// The generator chambers: how rooms are chosen, which drawings are refused, and what a drawing asks for.
#include "gen/gen.h"
#include "gen/makers/makers.h"
#include "gen/pieces/pieces.h"
#include "gen/tools/context.h"
#include "support/unit.h"

enum { SEEDS = 300, ROOMS = 59, GRID = 12 };

// A room with a way for each sort of door, and a closet.
static const SetPiece CELL = {
    .name = "cell",
    .w = 11,
    .h = 9,
    .depths = 0x7fff,
    .generators = 1 << GEN_CHAMBERS,
    .weight = 10,
    .forms = FORMS_FIXED,
    .ways_least = 4,
    .ways_most = 4,
    .feature_count = 5,
    .picture = {"###########", "#.........#", "#.........#", "#..###....#", "#..#.1....#", "#..###....#",
                "#.........#", "#.........#", "###########"},
    .features = {{FEATURE_WAY, 5, 0, TILE_FLOOR, 0, 100, 0},
                 {FEATURE_WAY, 0, 4, TILE_CRACKED, 0, 100, 0},
                 {FEATURE_WAY, 10, 4, TILE_CRACKED, 0, 100, 0},
                 {FEATURE_WAY, 5, 8, TILE_DOOR, 0, 100, 0},
                 {FEATURE_TREASURE, 4, 4, 0, 0, 100, 0}},
};

typedef struct Made {
    GenOptions options;
    Level level;
    GenContext gen;
} Made;

static GenOptions options_of(uint64_t seed, int columns, int rows) {
    GenOptions options = GENERATORS[GEN_CHAMBERS]->defaults;
    options.seed = seed;
    options.w = 14 * columns + 1;
    options.h = 10 * rows + 1;
    return options;
}

// The stages of the generator alone.
static void make(Made *made, GenOptions options) {
    const Generator *generator = GENERATORS[GEN_CHAMBERS];
    made->options = options;
    assert_true(level_init(&made->level, options.w, options.h));
    assert_true(context_init(&made->gen, &made->level, &made->options, GENERATORS[made->options.kind]));
    context_begin(&made->gen, options.seed);
    for (int i = 0; i < GEN_STAGES_MAX && generator->stages[i].name != NULL; i++)
        generator->stages[i].run(&made->gen);
}

static void done(Made *made) {
    context_free(&made->gen);
    level_free(&made->level);
}

// ---- dealing

static int kinds_of_depth(int depth) {
    int count = 0;
    for (int i = 0; i < PIECES_COUNT; i++)
        count += piece_is_room(&PIECES[i]) && (PIECES[i].depths >> (depth - 1) & 1) != 0;
    return count;
}

// Of so many rooms in a row, from the first on, no two are alike.
static void expect_rounds(const Made *made, int kinds) {
    int last[ROOMS * 8] = {0};
    assert_true(PIECES_COUNT <= ROOMS * 8);
    for (int i = 0; i < made->gen.pieces->placed_count; i++) {
        int *before = &last[made->gen.pieces->placed[i].piece], round = i / kinds + 1;
        if (*before == round)
            fail_msg("seed %d: %d again", (int)made->options.seed, made->gen.pieces->placed[i].piece);
        *before = round;
    }
}

static void none_repeats_until_all_are_used(void **state) {
    (void)state;
    for (int seed = 0; seed < SEEDS; seed++) {
        Made made;
        bool large = seed % 20 == 0;
        GenOptions options = options_of((uint64_t)seed, large ? 18 : 4, large ? 25 : 3);
        options.depth = 1 + seed % GEN_DEPTH_MAX;
        make(&made, options);
        assert_int_equal(made.gen.pieces->placed_count, large ? 450 : GRID);
        expect_rounds(&made, kinds_of_depth(options.depth));
        done(&made);
    }
}

static void each_depth_has_rooms_for_a_whole_grid(void **state) {
    (void)state;
    for (int depth = 1; depth <= GEN_DEPTH_MAX; depth++)
        assert_in_range(kinds_of_depth(depth), 40, ROOMS * 8);
}

static void rooms_are_laid_nowhere_else(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_CHAMBERS; kind++) {
        for (int i = 0; i < PIECES_COUNT; i++)
            assert_true(!piece_is_room(&PIECES[i]) || (PIECES[i].generators >> kind & 1) == 0);
    }
}

// ---- doors

// Open, closed, and closed so that it can be broken.
static void count_joints(const Level *level, int counts[3]) {
    for (int y = 0; y < level->tiles.h; y += 10) {
        for (int x = 0; x < level->tiles.w; x += 14) {
            Vec cells[2] = {{x + 14, y + 5}, {x + 7, y + 10}};
            for (int i = 0; i < 2; i++) {
                bool inner = cells[i].x < level->tiles.w - 1 && cells[i].y < level->tiles.h - 1;
                if (!inner) continue;
                Tile tile = level_tile(level, cells[i]);
                counts[tile == TILE_CRACKED ? 2 : tile == TILE_WALL ? 1 : 0]++;
            }
        }
    }
}

static Made only_cell(uint64_t seed, bool connect, uint8_t *bytes) {
    Made made;
    GenOptions options = options_of(seed, 6, 5);
    options.pieces = true;
    options.connect = connect;
    options.own = (OwnPieces){bytes, piece_pack(&CELL, bytes)};
    options.own_alone = true;
    assert_true(own_pieces_are_valid(options.own));
    make(&made, options);
    return made;
}

// All to the east and west are secret here, and half of the corners throw their walls that way.
static void a_secret_door_that_is_closed_can_be_broken(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    int counts[3] = {0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        Made made = only_cell(seed, false, bytes);
        for (int i = 0; i < made.gen.pieces->placed_count; i++)
            assert_int_equal(made.gen.pieces->placed[i].piece, PIECES_COUNT);
        count_joints(&made.level, counts);
        done(&made);
    }
    assert_true(counts[0] > 0 && counts[1] > 0 && counts[2] > 0);
    assert_in_range(100 * counts[2] / (counts[1] + counts[2]), 40, 60);
}

static void a_ring_of_closed_doors_is_opened_on_request(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    int shut = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        for (int connect = 0; connect < 2; connect++) {
            Made made = only_cell(seed, connect == 1, bytes);
            for (int i = 0; i < made.gen.pieces->placed_count; i++) {
                Rect rect = made.gen.pieces->placed[i].rect;
                bool reached = dist_at(&made.gen.reach, (Vec){rect.x + 1, rect.y + 1}) != DIST_NONE;
                assert_true(reached || connect == 0);
                shut += !reached;
            }
            done(&made);
        }
    }
    assert_true(shut > 0);
}

// ---- what a drawing asks for

// All of them ask for a treasure in the same place; half of what the level has lies there.
// A ring of walls around one room is left open, also without --connect.
static void every_room_has_a_way_out(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 300; seed++) {
        Level level;
        GenOptions options = GENERATORS[GEN_CHAMBERS]->defaults;
        options.seed = seed;
        assert_true(gen_level(&level, &options));
        for (int i = 0; i < level.room_count; i++) {
            Rect walls = rect_grown(level.rooms[i], 1, 1);
            int doors = 0;
            for (int k = 0; k < walls.w * walls.h; k++) {
                Vec cell = rect_cell(walls, k);
                doors += !rect_has(level.rooms[i], cell) && level_passable_with_key(&level, cell);
            }
            assert_true(doors > 0);
        }
        level_free(&level);
    }
}

static void treasures_lie_where_rooms_ask_for_them(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    for (uint64_t seed = 0; seed < 40; seed++) {
        Made made = only_cell(seed, true, bytes);
        int all = 0, asked = 0;
        for (int i = 0; i < made.level.items.count; i++) all += ITEMS[made.level.items.at[i].kind].counts;
        for (int i = 0; i < made.gen.pieces->placed_count; i++) {
            Rect rect = made.gen.pieces->placed[i].rect;
            const Spawn *item = spawn_at(&made.level.items, (Vec){rect.x + 4, rect.y + 4});
            asked += item != NULL && ITEMS[item->kind].counts;
        }
        assert_in_range(asked, all / 2, all * 2 / 3);
        done(&made);
    }
}

// Its lock gets a key, which lies outside of it.
static void a_closet_of_a_room_is_locked_and_its_key_lies_elsewhere(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    for (uint64_t seed = 0; seed < 40; seed++) {
        Made made = only_cell(seed, true, bytes);
        int locks = 0, keys = 0;
        for (int i = 0; i < made.gen.pieces->placed_count; i++) {
            Rect rect = made.gen.pieces->placed[i].rect;
            if (level_lock(&made.level, (Vec){rect.x + 5, rect.y + 4}) == 0) continue;
            locks++;
            for (int k = 0; k < made.level.items.count; k++) {
                const Spawn *item = &made.level.items.at[k];
                keys += ITEMS[item->kind].key != 0 && !rect_has(rect, item->cell);
            }
        }
        assert_int_equal(locks, 1);
        assert_int_equal(keys, 1);
        done(&made);
    }
}

static void expect_flaw(SetPiece piece, const char *flaw) {
    Vec where;
    const char *is = piece_flaw(&piece, &where);
    assert_string_equal(is == NULL ? "" : is, flaw);
}

static void rooms_that_do_not_fit_the_grid_are_refused(void **state) {
    (void)state;
    SetPiece piece = CELL;
    expect_flaw(piece, "");
    piece.h = 10, piece.features[3].y = 9;
    expect_flaw(piece, "a room of chambers has odd sides, 11x9 to 15x11");
    piece = CELL, piece.features[2].y = 3;
    expect_flaw(piece, "a room of chambers has four ways, in the middle of its sides");
    piece = CELL, piece.feature_count = 3, piece.ways_least = piece.ways_most = 3;
    expect_flaw(piece, "a room of chambers has four ways, in the middle of its sides");
    piece = CELL, piece.picture[0][2] = '.';
    expect_flaw(piece, "a room of chambers has wall at its edge");
    piece = CELL, piece.picture[2][9] = '[', piece.picture[1][8] = '[';
    expect_flaw(piece, "no way leads to this floor");
    for (int x = 1; x < 10; x++) piece.picture[2][x] = x == 5 ? '1' : '#', piece.picture[1][x] = '.';
    expect_flaw(piece, "each way of a room must be free to walk to from the others");
    piece = CELL, piece.generators = 0x7f;
    expect_flaw(piece, "only a room of chambers has secret ways");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(none_repeats_until_all_are_used),
        cmocka_unit_test(each_depth_has_rooms_for_a_whole_grid),
        cmocka_unit_test(rooms_are_laid_nowhere_else),
        cmocka_unit_test(a_secret_door_that_is_closed_can_be_broken),
        cmocka_unit_test(a_ring_of_closed_doors_is_opened_on_request),
        cmocka_unit_test(every_room_has_a_way_out),
        cmocka_unit_test(treasures_lie_where_rooms_ask_for_them),
        cmocka_unit_test(a_closet_of_a_room_is_locked_and_its_key_lies_elsewhere),
        cmocka_unit_test(rooms_that_do_not_fit_the_grid_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
