#include "gen/gen.h"
#include "io/everything.h"
#include "io/level/text.h"
#include "support/unit.h"

// Single dungeons by turns, and the depths of the descent.
static GenOptions some_options(uint64_t seed) {
    GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults;
    options.descent = seed % 5 == 0;
    options.depth = 1 + (int)(seed % 7);
    options.seed = seed * 0x9e3779b97f4a7c15u;
    return options;
}

static Buffer written(const Level *level) {
    Buffer out = {0};
    level_write(level, &out);
    assert_false(out.failed);
    return out;
}

static void what_is_written_reads_back_the_same(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 300; seed++) {
        GenOptions options = some_options(seed);
        Level level, again;
        Error error = {""};
        assert_true(gen_level(&level, &options));
        Buffer text = written(&level);
        if (!level_parse(&again, (const char *)text.bytes, text.size, &error)) fail_msg("%s", error.text);
        assert_true(level_hash_cells(&level) == level_hash_cells(&again));
        assert_int_equal(level.attempts, again.attempts);
        Buffer text_again = written(&again);
        assert_int_equal(text.size, text_again.size);
        assert_memory_equal(text.bytes, text_again.bytes, text.size);
        buffer_free(&text);
        buffer_free(&text_again);
        level_free(&level);
        level_free(&again);
    }
}

// Its level is there already.
static void the_code_is_ignored(void **state) {
    (void)state;
    GenOptions options = some_options(3);
    Level level, again;
    Error error = {""};
    assert_true(gen_level(&level, &options));
    Buffer text = written(&level);
    level_write_code("GHZZEY2", &text);
    assert_true(level_parse(&again, (const char *)text.bytes, text.size, &error));
    assert_true(level_hash_cells(&level) == level_hash_cells(&again));
    buffer_free(&text);
    level_free(&level);
    level_free(&again);
}

static void every_tile_thing_and_kept_place_reads_back(void **state) {
    (void)state;
    Level level = level_with_everything(), again;
    Error error = {""};
    level.tower = true;
    level.tiles.cells[2 * 24 + 1] = TILE_DOOR_OPEN; // below a thing, where a character says floor
    level.tiles.cells[9 * 24 + 1] = TILE_DOOR_OPEN; // shown as a shut one
    Buffer text = written(&level);
    if (!level_parse(&again, (const char *)text.bytes, text.size, &error)) fail_msg("%s", error.text);
    assert_true(level_hash_cells(&level) == level_hash_cells(&again));
    assert_true(again.tower);
    assert_int_equal(again.protected_count, 2);
    assert_int_equal(again.vestibule.w, VESTIBULE_W);
    const Fixture *chest = fixture_at(&again, (Vec){12, 1}), *plate = fixture_at(&again, (Vec){13, 1});
    assert_true(chest->count == 3 && chest->extra == ITEM_RADIANCE && chest->item == ITEM_POTION_MENDING);
    assert_true(plate->kind == FIXTURE_PLATE && vec_eq(plate->to, (Vec){6, 1}));
    buffer_free(&text);
    level_free(&level);
    level_free(&again);
}

static void pictures_need_no_notes(void **state) {
    (void)state;
    const char *rows = "######!#\n"
                       "#@.r,.*#\r\n"
                       "#.\"#\n"
                       "####\n"
                       "\n"
                       "\n";
    Level level;
    Error error = {""};
    // The blank rows at the end do not count, but five rows are the least.
    assert_false(level_parse(&level, rows, strlen(rows), &error));
    assert_string_equal(error.text, "line 6: the level is smaller than 5x5");
    rows = "######!#\n"
           "#@.r,.*#\r\n"
           "#.\"#\n"
           "####\n"
           "#  #\n";
    assert_true(level_parse(&level, rows, strlen(rows), &error));
    assert_int_equal(level.tiles.w, 8);
    assert_int_equal(level.tiles.h, 5);
    assert_int_equal(grid_at(&level.decor, (Vec){6, 0}), DECOR_TORCH);
    assert_int_equal(level_tile(&level, (Vec){6, 0}), TILE_WALL);
    assert_int_equal(grid_at(&level.decor, (Vec){2, 2}), DECOR_RUG);
    assert_int_equal(level_tile(&level, (Vec){7, 3}), TILE_VOID);
    assert_int_equal(level.monsters.at[0].kind, ACTOR_RAT);
    assert_int_equal(level.items.at[0].cell.x, 6);
    level_free(&level);
}

static void what_burns_and_what_could_has_glyphs(void **state) {
    (void)state;
    const char *rows = "##!#|##\n"
                       "#@....#\n"
                       "#..%..#\n"
                       "#....&#\n"
                       "#######\n";
    Level level;
    Error error = {""};
    assert_true(level_parse(&level, rows, strlen(rows), &error));
    assert_int_equal(grid_at(&level.decor, (Vec){2, 0}), DECOR_TORCH);
    assert_int_equal(grid_at(&level.decor, (Vec){4, 0}), DECOR_BRACKET);
    assert_int_equal(level_tile(&level, (Vec){4, 0}), TILE_WALL);
    assert_int_equal(level_tile(&level, (Vec){3, 2}), TILE_BRAZIER);
    assert_int_equal(level_tile(&level, (Vec){5, 3}), TILE_BRAZIER_LIT);
    Buffer text = written(&level);
    assert_memory_equal(text.bytes, rows, strlen(rows));
    buffer_free(&text);
    level_free(&level);
}

static void broken_levels_give_one_line(void **state) {
    (void)state;
    static const struct {
        const char *rows, *error;
    } CASES[] = {
        {"", "line 0: the level is smaller than 5x5"},
        {"#####\n#...#\n#...#\n#...#\n#####\n", "line 5: there is no start (@)"},
        {"#####\n#@.@#\n#...#\n#...#\n#####\n", "line 2: there is a second start (@)"},
        {"#####\n#@$.#\n#...#\n#...#\n#####\n", "line 2: there is a character that levels never have"},
        {"#####\n#@..#\n#...#\n#...#\n#####\n; tile 1 1 lava\n", "line 6: this note cannot be read"},
        {"#####\n#@..#\n#...#\n#...#\n#####\n; keep 1 1 9 9\n", "line 6: this note cannot be read"},
        {"#####\n#@..#\n#...#\n#...#\n#####\n; vestibule 0 0 5 5\n", "line 6: this note cannot be read"},
        {"#####\n#@^.#\n#...#\n#...#\n#####\n; plate 2 1 3 3\n", "line 6: this note cannot be read"},
        {"#####\n#@..#\n#...#\n#...#\n#####\n; item 9 9 gem\n", "line 6: this note cannot be read"},
        {"#####\n#@*.#\n#...#\n#...#\n#####\n; item 2 1 pearl\n", "line 6: this note cannot be read"},
        {"#####\n#@*.#\n#...#\n#...#\n#####\n; decor 1 1 torch\n", "line 6: this note cannot be read"},
        {"#####\n#@*.#\n#...#\n#...#\n#####\n; room 1 1\n", "line 6: this note cannot be read"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        Level level;
        Error error = {""};
        assert_false(level_parse(&level, CASES[i].rows, strlen(CASES[i].rows), &error));
        assert_string_equal(error.text, CASES[i].error);
    }
}

// Any cut of a good text is either a level or one line of complaint.
static void cut_off_texts_are_survived(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Level level;
    assert_true(gen_level(&level, &options));
    Buffer text = written(&level);
    level_free(&level);
    for (size_t size = 0; size < text.size; size += 7) {
        Error error = {""};
        char *cut = malloc(size + 1); // so that reading past the end is noticed
        memcpy(cut, text.bytes, size);
        if (level_parse(&level, cut, size, &error)) {
            level_free(&level);
        } else {
            assert_true(strlen(error.text) > 0);
        }
        free(cut);
    }
    buffer_free(&text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_reads_back_the_same),
        cmocka_unit_test(the_code_is_ignored),
        cmocka_unit_test(every_tile_thing_and_kept_place_reads_back),
        cmocka_unit_test(pictures_need_no_notes),
        cmocka_unit_test(what_burns_and_what_could_has_glyphs),
        cmocka_unit_test(broken_levels_give_one_line),
        cmocka_unit_test(cut_off_texts_are_survived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
