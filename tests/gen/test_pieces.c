// Levels with set pieces keep what levels promise, and each piece is laid whole.
#include "gen/checker_level.h"
#include "gen/pieces/pieces.h"
#include "gen/shapes.h"
#include "gen/tools/context.h"
#include "support/unit.h"

enum { SEEDS = 150, DEPTH_SEEDS = 40 };

// A place that no generator makes by itself, with nothing in common between its forms.
static const SetPiece HOOK = {
    .name = "hook",
    .w = 7,
    .h = 6,
    .depths = 0x7fff,
    .generators = (1 << GEN_COUNT) - 1,
    .weight = PIECE_WEIGHT_MOST,
    .forms = FORMS_ANY,
    .ways_least = 1,
    .ways_most = 2,
    .feature_count = 3,
    .picture = {"#######", "#~....#", "#~###.#", "#..:#.#", "#.'##.#", "#######"},
    .features = {{FEATURE_WAY, 0, 3, TILE_DOOR, 0, 100, 0},
                 {FEATURE_WAY, 5, 5, TILE_FLOOR, 0, 100, 0},
                 {FEATURE_TREASURE, 4, 1, 0, 40, 100, 0}},
};

static GenOptions options_with(GenKind kind, uint64_t seed, OwnPieces own) {
    GenOptions options = GENERATORS[kind]->defaults;
    options.seed = seed;
    options.depth = 3;
    options.pieces = true;
    options.own = own;
    gen_set_usual_size(&options);
    return options;
}

static Level made(const GenOptions *options) {
    Level level;
    assert_true(gen_level(&level, options));
    return level;
}

// ---- what the checker says

static void expect_kept(const GenOptions *options) {
    Level level = made(options), again = made(options);
    const char *flaw = checker_flaw(&level, options);
    if (flaw != NULL || level_hash_cells(&level) != level_hash_cells(&again))
        fail_msg("%s: %s %dx%d seed %llu depth %d", flaw != NULL ? flaw : "another level",
                 GENERATORS[options->kind]->name, options->w, options->h, (unsigned long long)options->seed,
                 options->depth);
    level_free(&level);
    level_free(&again);
}

static void every_generator_keeps_its_promises_with_pieces(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            GenOptions options = shape_of((GenKind)kind, seed);
            options.pieces = true;
            options.depth = 1 + (int)(seed % GEN_DEPTH_MAX);
            expect_kept(&options);
        }
    }
}

// gen_level() itself compares a depth with its table.
static void every_depth_can_be_made_with_pieces(void **state) {
    (void)state;
    int redone = 0;
    for (int i = 0; i < DEPTH_SEEDS * DESCENT_DEPTHS; i++) {
        GenOptions options = {.seed = (uint64_t)i / DESCENT_DEPTHS,
                              .depth = 1 + i % DESCENT_DEPTHS,
                              .descent = true,
                              .pieces = true};
        Level level = made(&options);
        redone += level.attempts - 1;
        level_free(&level);
    }
    assert_in_range(redone, 0, DEPTH_SEEDS * DESCENT_DEPTHS / 20);
}

// ---- what lies around them

enum { WORTH_A_WAY = 6 };

static bool under_piece(const GenContext *gen, Vec cell) {
    for (int i = 0; i < gen->pieces->placed_count; i++) {
        if (rect_has(gen->pieces->placed[i].rect, cell)) return true;
    }
    return false;
}

// How much floor of the generator, connected without the pieces, has become stone.
static int sealed_off(const GenContext *gen, const Grid *before) {
    int w = before->w, cells = w * before->h, sealed = 0, *queue = malloc((size_t)cells * sizeof *queue);
    Grid left;
    assert_true(queue != NULL && grid_clone(&left, before));
    for (int i = 0; i < cells; i++)
        left.cells[i] = TILES[before->cells[i]].way && !under_piece(gen, (Vec){i % w, i / w});
    for (int i = 0; i < cells; i++) {
        int count = 0, gone = 0;
        if (left.cells[i] != 0) queue[count++] = i;
        left.cells[i] = 0;
        for (int k = 0; k < count; k++) {
            Vec cell = {queue[k] % w, queue[k] / w};
            gone += !TILES[level_tile(gen->level, cell)].way;
            for (int dir = 0; dir < DIR_COUNT; dir += 2) {
                Vec next = vec_add(cell, DIRS[dir]);
                if (grid_get(&left, next, 0) == 0) continue;
                grid_set(&left, next, 0);
                queue[count++] = (int)grid_index(&left, next);
            }
        }
        if (count >= WORTH_A_WAY) sealed += gone;
    }
    free(queue);
    grid_free(&left);
    return sealed;
}

static int lay_and_count(GenOptions options) {
    Vec size = gen_fit_size(&options, (Vec){options.w, options.h});
    const Generator *generator = GENERATORS[options.kind];
    Level level;
    Grid before;
    GenContext gen;
    options.w = size.x;
    options.h = size.y;
    options.pieces = true;
    assert_true(level_init(&level, options.w, options.h) &&
                context_init(&gen, &level, &options, GENERATORS[options.kind]) && laying_init(&gen));
    level.seed = options.seed;
    context_begin(&gen, options.seed);
    for (int i = 0; i < generator->shaping; i++) generator->stages[i].run(&gen);
    assert_true(grid_clone(&before, &level.tiles));
    pieces_lay_joined(&gen);
    int sealed = sealed_off(&gen, &before);
    grid_free(&before);
    laying_free(&gen);
    context_free(&gen);
    level_free(&level);
    return sealed;
}

static void narrow_levels_are_not_parted_by_them(void **state) {
    (void)state;
    enum { NARROW = 300, SIDE = 10, LONG = 60 };
    for (uint64_t seed = 0; seed < (uint64_t)NARROW * GEN_COUNT; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults;
        options.seed = seed;
        options.w = LONG;
        options.h = SIDE + (int)(seed / GEN_COUNT % SIDE);
        bool high = seed / GEN_COUNT / SIDE % 2 == 0;
        if (high) options.w = options.h;
        if (high) options.h = LONG;
        options.corridor = 1 + (int)(seed % GEN_CORRIDOR_MAX);
        options.connect = true;
        options.depth = 1 + (int)(seed % GEN_DEPTH_MAX);
        if (!GENERATORS[options.kind]->drawn) assert_int_equal(lay_and_count(options), 0);
    }
}

static void the_default_is_without_pieces(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        if (GENERATORS[kind]->drawn) continue; // all of it is pieces
        GenOptions with = options_with((GenKind)kind, 4, (OwnPieces){0}), without = with;
        without.pieces = false;
        Level laid = made(&with), plain = made(&without);
        assert_true(level_hash_cells(&laid) != level_hash_cells(&plain));
        level_free(&laid);
        level_free(&plain);
    }
}

// ---- one piece of one's own

static bool shows(const Level *level, const SetPiece *piece, int form, Vec at) {
    for (int i = 0; i < piece->w * piece->h; i++) {
        Vec drawn = {i % piece->w, i / piece->w};
        Tile tile;
        Decor decor;
        bool way = false;
        for (int k = 0; k < piece->feature_count; k++)
            way |= piece->features[k].what == FEATURE_WAY && piece->features[k].x == drawn.x &&
                   piece->features[k].y == drawn.y;
        assert_true(piece_parse_letter(piece_letter_at(piece, drawn), &tile, &decor));
        if (!way && level_tile(level, vec_add(at, piece_form_cell(piece, form, drawn))) != tile) return false;
    }
    return true;
}

// The form in which it lies there, -1: none; and where.
static int find_form(const Level *level, const SetPiece *piece, Vec *at) {
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        *at = (Vec){i % level->tiles.w, i / level->tiles.w};
        for (int form = 0; form < piece_form_count(piece); form++) {
            if (shows(level, piece, form, *at)) return form;
        }
    }
    return -1;
}

// Behind each of its ways that opened there is a cell before it, where one can walk.
static void expect_open(const Level *level, const SetPiece *piece, int form, Vec at) {
    int open = 0;
    for (int i = 0; i < piece->feature_count; i++) {
        const Feature *way = &piece->features[i];
        Vec outside;
        if (way->what != FEATURE_WAY) continue;
        assert_true(piece_outside_exit(piece, way, 0, &outside));
        Vec cell = vec_add(at, piece_form_cell(piece, form, (Vec){way->x, way->y}));
        if (level_tile(level, cell) == TILE_WALL) continue;
        assert_int_equal(level_tile(level, cell), way->kind);
        assert_true(level_passable_with_key(level, vec_add(at, piece_form_cell(piece, form, outside))));
        open++;
    }
    assert_in_range(open, piece->ways_least, piece->ways_most);
}

static void a_piece_is_laid_whole_in_all_its_forms_with_its_ways_open(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    OwnPieces own = {bytes, piece_pack(&HOOK, bytes)};
    bool met[FORM_COUNT] = {false};
    int laid = 0, treasures = 0;
    for (uint64_t seed = 0; seed < 80; seed++) {
        GenOptions options = options_with((GenKind)(seed % 2 == 0 ? GEN_ROOMS : GEN_CAVES), seed, own);
        options.own_alone = true;
        Level level = made(&options);
        Vec at;
        int form = find_form(&level, &HOOK, &at);
        if (form >= 0) {
            laid++;
            met[form] = true;
            expect_open(&level, &HOOK, form, at);
            const Spawn *treasure =
                spawn_at(&level.items, vec_add(at, piece_form_cell(&HOOK, form, (Vec){4, 1})));
            treasures +=
                treasure != NULL && ITEMS[treasure->kind].counts && ITEMS[treasure->kind].value >= 40;
        }
        level_free(&level);
    }
    assert_in_range(laid, 20, 80);
    assert_int_equal(treasures, laid);
    for (int form = 0; form < FORM_COUNT; form++) assert_true(met[form]);
}

static void a_piece_comes_only_where_it_fits(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    SetPiece deep = HOOK, other = HOOK;
    deep.depths = 1 << 5;
    other.generators = 1 << GEN_MAZE;
    for (uint64_t seed = 0; seed < 30; seed++) {
        Vec at;
        OwnPieces own = {bytes, piece_pack(seed % 2 == 0 ? &deep : &other, bytes)};
        GenOptions options = options_with(GEN_ROOMS, seed, own);
        Level level = made(&options);
        assert_int_equal(find_form(&level, &HOOK, &at), -1);
        level_free(&level);
    }
}

static void once_a_dungeon_is_at_one_of_its_depths_at_most(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    SetPiece once = HOOK;
    once.once = 1;
    int all = 0;
    OwnPieces own = {bytes, piece_pack(&once, bytes)};
    for (uint64_t seed = 0; seed < 20; seed++) {
        int count = 0;
        for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
            GenOptions options = {.seed = seed, .depth = depth, .descent = true, .pieces = true, .own = own};
            Level level = made(&options);
            Vec at;
            count += find_form(&level, &HOOK, &at) >= 0;
            level_free(&level);
        }
        assert_in_range(count, 0, 1);
        all += count;
    }
    assert_in_range(all, 2, 20);
}

// Of things with the same choice, one is there; of things that come by chance, some.
static void choices_and_chances_vary_a_piece(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    SetPiece piece = HOOK;
    piece.forms = FORMS_FIXED;
    piece.features[2] = (Feature){FEATURE_GROUND, 2, 1, '(', 0, 100, 1};
    piece.features[3] = (Feature){FEATURE_GROUND, 3, 1, '(', 0, 100, 1};
    piece.features[4] = (Feature){FEATURE_GROUND, 2, 3, '[', 0, 50, 0};
    piece.feature_count = 5;
    OwnPieces own = {bytes, piece_pack(&piece, bytes)};
    assert_true(own_pieces_are_valid(own));
    int crates = 0, laid = 0, first = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        GenOptions options = options_with(GEN_ROOMS, seed, own);
        options.own_alone = true;
        Level level = made(&options);
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            Vec at = {i % level.tiles.w, i / level.tiles.w};
            Tile pots[2] = {level_tile(&level, vec_add(at, (Vec){2, 1})),
                            level_tile(&level, vec_add(at, (Vec){3, 1}))};
            Tile crate = level_tile(&level, vec_add(at, (Vec){2, 3}));
            bool may = level_tile(&level, vec_add(at, (Vec){1, 1})) == TILE_WATER &&
                       level_tile(&level, vec_add(at, (Vec){1, 2})) == TILE_WATER &&
                       level_tile(&level, vec_add(at, (Vec){3, 3})) == TILE_ICE;
            if (!may) continue;
            assert_int_equal((pots[0] == TILE_POT) + (pots[1] == TILE_POT), 1);
            laid++;
            first += pots[0] == TILE_POT;
            crates += crate == TILE_CRATE;
        }
        level_free(&level);
    }
    assert_in_range(laid, 15, 60);
    assert_in_range(first, 3, laid - 3);
    assert_in_range(crates, 3, laid - 3);
}

// ---- bytes of others

static void packed_pieces_come_back_and_broken_ones_are_told(void **state) {
    (void)state;
    uint8_t bytes[2 * PIECE_PACKED_MOST];
    size_t first = piece_pack(&HOOK, bytes), all = first + piece_pack(&PIECES[0], bytes + first);
    GenOptions options = {.pieces = true, .own = {bytes, all}};
    SetPiece piece;
    assert_true(own_pieces_are_valid(options.own));
    assert_int_equal(pieces_count(&options), PIECES_COUNT + 2);
    pieces_get(&options, PIECES_COUNT, &piece);
    assert_string_equal(piece.name, HOOK.name);
    pieces_get(&options, PIECES_COUNT + 1, &piece);
    assert_memory_equal(&piece, &PIECES[0], sizeof piece);
    for (size_t size = 1; size < all; size++)
        assert_int_equal(own_pieces_are_valid((OwnPieces){bytes, size}), size == first);
}

static void expect_unsound(SetPiece piece) {
    uint8_t bytes[PIECE_PACKED_MOST];
    assert_false(own_pieces_are_valid((OwnPieces){bytes, piece_pack(&piece, bytes)}));
}

static void pieces_that_make_no_sense_are_refused(void **state) {
    (void)state;
    SetPiece piece = HOOK;
    piece.w = 4, expect_unsound(piece);
    piece = HOOK, piece.name[1] = ' ', expect_unsound(piece);
    piece = HOOK, piece.name[0] = '\0', expect_unsound(piece);
    piece = HOOK, piece.weight = 0, expect_unsound(piece);
    piece = HOOK, piece.forms = FORMS_COUNT, expect_unsound(piece);
    piece = HOOK, piece.ways_most = 0, expect_unsound(piece);
    piece = HOOK, piece.ways_least = 3, piece.ways_most = 3, expect_unsound(piece);
    piece = HOOK, piece.picture[2][1] = 'Q', expect_unsound(piece);
    piece = HOOK, piece.feature_count = 0, expect_unsound(piece);
    piece = HOOK, piece.features[0].kind = TILE_WALL, expect_unsound(piece);
    piece = HOOK, piece.features[0].y = 6, expect_unsound(piece);
    piece = HOOK, piece.features[1].x = 3, expect_unsound(piece); // no floor behind it
    piece = HOOK, piece.features[2].x = 2, piece.features[2].y = 2, expect_unsound(piece); // in a wall
    piece = HOOK, piece.features[2].what = FEATURE_COUNT, expect_unsound(piece);
    piece = HOOK, piece.features[2].chance = 0, expect_unsound(piece);
    piece = HOOK, piece.features[2] = (Feature){FEATURE_ITEM, 4, 1, ITEM_KEY_1, 0, 100, 0},
    expect_unsound(piece);
    piece = HOOK, piece.features[2] = (Feature){FEATURE_MONSTER, 4, 1, ACTOR_HERO, 0, 100, 0},
    expect_unsound(piece);
    piece = HOOK, piece.picture[0][3] = '!', expect_unsound(piece); // turned, it hangs on no front
    piece = HOOK, piece.picture[1][2] = '#', piece.picture[1][4] = '#', piece.features[2].x = 5,
    expect_unsound(piece);                                          // 3,1 is walled in
    piece = HOOK, piece.picture[2][3] = ' ', expect_unsound(piece); // a hole
    piece = HOOK, piece.picture[1][3] = '#', expect_unsound(piece); // cut off from one way
    piece.ways_least = 2;
    uint8_t bytes[PIECE_PACKED_MOST];
    assert_true(
        own_pieces_are_valid((OwnPieces){bytes, piece_pack(&piece, bytes)})); // both ways are always there
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_generator_keeps_its_promises_with_pieces),
        cmocka_unit_test(every_depth_can_be_made_with_pieces),
        cmocka_unit_test(narrow_levels_are_not_parted_by_them),
        cmocka_unit_test(the_default_is_without_pieces),
        cmocka_unit_test(a_piece_is_laid_whole_in_all_its_forms_with_its_ways_open),
        cmocka_unit_test(a_piece_comes_only_where_it_fits),
        cmocka_unit_test(once_a_dungeon_is_at_one_of_its_depths_at_most),
        cmocka_unit_test(choices_and_chances_vary_a_piece),
        cmocka_unit_test(packed_pieces_come_back_and_broken_ones_are_told),
        cmocka_unit_test(pieces_that_make_no_sense_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
