#include "app/store/settings.h"

#include "support/unit.h"

static void read_text(Settings *settings, const char *text) {
    settings_init(settings);
    settings_parse(settings, text, strlen(text));
}

static void expect_written(const Settings *settings, const char *part) {
    Buffer out = {0};
    settings_append_lines(settings, &out);
    buffer_int(&out, 0, 1);
    assert_non_null(strstr((const char *)out.bytes, part));
    buffer_free(&out);
}

static void what_is_set_comes_back(void **state) {
    (void)state;
    for (int setting = 0; setting < SETTING_COUNT; setting++) {
        for (int value = 0; value < setting_value_count((Setting)setting); value++) {
            Settings settings, again;
            Buffer out = {0};
            settings_init(&settings);
            settings.at[setting] = value;
            settings_append_lines(&settings, &out);
            settings_init(&again);
            settings_parse(&again, out.bytes, out.size);
            assert_memory_equal(again.at, settings.at, sizeof again.at);
            assert_int_equal(again.others.size, 0);
            buffer_free(&out);
        }
    }
}

static void nothing_is_as_usual(void **state) {
    (void)state;
    Settings settings;
    read_text(&settings, "");
    for (int i = 0; i < SETTING_COUNT; i++) assert_int_equal(settings.at[i], SETTINGS[i].usual);
    expect_written(&settings, "sound=on\nvolume=10\n");
}

static void spaces_and_foreign_line_ends_do_not_matter(void **state) {
    (void)state;
    Settings settings;
    read_text(&settings, "  sound=off  \r\n\r\nvolume=3");
    assert_int_equal(settings.at[SETTING_SOUND], 1);
    assert_int_equal(settings.at[SETTING_VOLUME], 2);
    settings_free(&settings);
}

static void a_value_that_makes_no_sense_is_as_usual(void **state) {
    (void)state;
    Settings settings;
    read_text(&settings, "volume=11\nsound=\nview=FAR\nscreen\n");
    assert_int_equal(settings.at[SETTING_VOLUME], 9);
    assert_int_equal(settings.at[SETTING_SOUND], 0);
    assert_int_equal(settings.at[SETTING_VIEW], 0);
    settings_free(&settings);
}

static void lines_of_a_newer_version_are_kept(void **state) {
    (void)state;
    Settings settings;
    read_text(&settings, "# mine\ndialect=ru\nmotion=reduced\n");
    assert_int_equal(settings.at[SETTING_MOTION], 1);
    expect_written(&settings, "\n# mine\ndialect=ru\n");
    settings_free(&settings);
}

static void the_place_of_the_window_comes_back(void **state) {
    (void)state;
    static const char *const WRONG[] = {"window=",        "window=0x0+1+1",
                                        "window=1280",    "window=99999x1+0+0",
                                        "window=axb+1+1", "window=1280x720"};
    Settings settings;
    read_text(&settings, "window=1280x720+100-50 maximised\n");
    assert_int_equal(settings.window.w, 1280);
    assert_int_equal(settings.window.x, 100);
    assert_int_equal(settings.window.y, -50);
    assert_true(settings.maximised);
    expect_written(&settings, "\nwindow=1280x720+100-50 maximised\n");
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
        read_text(&settings, WRONG[i]);
        assert_int_equal(settings.window.w, 0);
        assert_false(settings.maximised);
        assert_int_equal(settings.others.size, 0);
    }
}

static void garbage_is_dropped(void **state) {
    (void)state;
    Settings settings;
    char garbage[70000];
    for (size_t i = 0; i < sizeof garbage; i++) garbage[i] = (char)(i * 2654435761u >> 11);
    settings_init(&settings);
    settings_parse(&settings, garbage, sizeof garbage);
    assert_true(settings.others.size < 8192);
    for (int i = 0; i < SETTING_COUNT; i++) assert_int_equal(settings.at[i], SETTINGS[i].usual);
    settings_free(&settings);
}

static void each_is_explained(void **state) {
    (void)state;
    for (int i = 0; i < SETTING_COUNT; i++) {
        assert_true(SETTINGS[i].key != NULL && setting_value_count((Setting)i) > 1);
        if (i == SETTING_VESTIBULE) continue; // no page offers it
        assert_non_null(SETTINGS[i].label);
        if (SETTINGS[i].help == NULL || SETTINGS[i].help[0] == '\0') fail_msg("%s", SETTINGS[i].label);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_explained),
        cmocka_unit_test(what_is_set_comes_back),
        cmocka_unit_test(nothing_is_as_usual),
        cmocka_unit_test(spaces_and_foreign_line_ends_do_not_matter),
        cmocka_unit_test(a_value_that_makes_no_sense_is_as_usual),
        cmocka_unit_test(lines_of_a_newer_version_are_kept),
        cmocka_unit_test(the_place_of_the_window_comes_back),
        cmocka_unit_test(garbage_is_dropped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
