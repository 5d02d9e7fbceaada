// The source that the stage viewer shows is the source that runs.
#include "view/screens/code.h"

#include "gen/gen.h"

#include "support/unit.h"

#include <stdio.h>

enum { TEXT = 512 };

static GenOptions options_of(int kind) {
    GenOptions options = GENERATORS[kind]->defaults;
    options.seed = 4;
    options.suppress = 3;
    options.connect = true;
    return options;
}

static void every_stage_of_a_single_dungeon_has_its_source(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = options_of(kind);
        for (int i = 0; i < gen_stage_count(&options); i++) {
            Code code = code_find(GENERATORS[kind]->name, gen_stage(&options, i)->name);
            if (code.count == 0)
                fail_msg("%s, %s: no source", GENERATORS[kind]->name, gen_stage(&options, i)->name);
        }
    }
}

// A lesson that many generators share must be about a function that they share.
static void stages_with_one_source_run_one_function(void **state) {
    (void)state;
    for (int a = 0; a < GEN_COUNT * GEN_COUNT; a++) {
        GenOptions one = options_of(a / GEN_COUNT), other = options_of(a % GEN_COUNT);
        for (int i = 0; i < gen_stage_count(&one); i++) {
            for (int k = 0; k < gen_stage_count(&other); k++) {
                const Stage *left = gen_stage(&one, i), *right = gen_stage(&other, k);
                Code l = code_find(GENERATORS[one.kind]->name, left->name);
                Code r = code_find(GENERATORS[other.kind]->name, right->name);
                if (l.lines[0] == r.lines[0] && left->run != right->run)
                    fail_msg("%s: %s and %s", left->name, GENERATORS[one.kind]->name,
                             GENERATORS[other.kind]->name);
            }
        }
    }
}

static void lines_are_those_of_the_files(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = options_of(kind);
        for (int i = 0; i < gen_stage_count(&options); i++) {
            Code code = code_find(GENERATORS[kind]->name, gen_stage(&options, i)->name);
            for (int k = 0; k < code.count; k++) {
                char path[TEXT], text[TEXT] = "";
                (void)snprintf(path, sizeof path, "src/%s", code.lines[k]->file);
                FILE *file = fopen(path, "r");
                assert_non_null(file);
                for (int line = 0; line < code.lines[k]->line; line++)
                    assert_non_null(fgets(text, sizeof text, file));
                (void)fclose(file);
                text[strcspn(text, "\n")] = '\0';
                assert_string_equal(text, code.lines[k]->text);
            }
        }
    }
}

static void the_numbers_of_constants_are_shown(void **state) {
    (void)state;
    static const char *const SHOWN[][3] = {{"maze", "doors", "DOORS_PER_TEN = "},
                                           {"halls", "traps", "FLOOR_PER_TRAP = "},
                                           {"halls", "braziers", "FLOOR_PER_BRAZIER = "}, // of a header
                                           {"chambers", "walls", "GEN_SUPPRESS_MAX = "}};
    for (size_t i = 0; i < sizeof SHOWN / sizeof *SHOWN; i++) {
        Code code = code_find(SHOWN[i][0], SHOWN[i][1]);
        assert_true(code_find_text(&code, SHOWN[i][2]) > 0);
    }
}

// Whatever a step did, the line that did it is among those that are shown.
static void the_line_that_acts_is_shown(void **state) {
    (void)state;
    static const GenKind TAUGHT[] = {GEN_PILLARS, GEN_HALLS, GEN_MAZE, GEN_ROOMS, GEN_SCATTER};
    for (size_t g = 0; g < sizeof TAUGHT / sizeof *TAUGHT; g++) {
        GenOptions options = options_of((int)TAUGHT[g]);
        GenLook look = {0};
        for (int stage = 1; stage <= GENERATORS[TAUGHT[g]]->shaping; stage++) {
            Code code = code_find(GENERATORS[TAUGHT[g]]->name, gen_stage(&options, stage - 1)->name);
            look.steps = 1;
            for (int step = 1; step <= look.steps; step++) {
                look.stage = stage;
                look.step = step;
                gen_look(&look, &options);
                if (look.file != NULL && code_find_line(&code, look.file, look.line) < 0)
                    fail_msg("%s:%d is not shown", look.file, look.line);
            }
        }
        gen_look_free(&look);
    }
}

static void assert_words(const char *text, const char *kinds) {
    for (; *text != '\0'; kinds++) {
        CodeWord word;
        int length = code_next_word(text, &word);
        if (*text != ' ') assert_int_equal("pcktCf"[word], *kinds);
        text += length;
    }
    assert_int_equal(*kinds, '\0');
}

static void words_are_told_apart(void **state) {
    (void)state;
    assert_words("for (Vec cell", "k.pt.p");
    assert_words("dig(gen, TILE_WALL, 10); // why", "fppp.Cp.Cp.c.p");
    assert_words("a - b", "p.p.p");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_stage_of_a_single_dungeon_has_its_source),
        cmocka_unit_test(stages_with_one_source_run_one_function),
        cmocka_unit_test(lines_are_those_of_the_files),
        cmocka_unit_test(the_numbers_of_constants_are_shown),
        cmocka_unit_test(the_line_that_acts_is_shown),
        cmocka_unit_test(words_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
