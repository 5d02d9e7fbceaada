#include "app/store/languages.h"

#include "app/play/play.h"
#include "lang/lang.h"
#include "support/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const TREASURE = "msgid \"\"\nmsgstr \"\"\n\"X-Language-Name: Xish\\n\"\n\n"
                                    "msgid \"Settings\"\nmsgstr \"Xettings\"\n";
static const char *const BROKEN = "msgid \"\"\nmsgstr \"\"\n\"X-Language-Name: Broken\\n\"\n\nnonsense\n";
static const char *const NAMES[] = {"lang/x.po", "lang/x_YY.po", "lang/zz.po", "lang/update", "atlas.txt"};

static char folder[64];

static void put(const char *name, const char *text) {
    char path[128];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

// The assets of a game with three languages, of which one cannot be read.
static Languages *open_languages(void) {
    char lang[128];
    (void)snprintf(folder, sizeof folder, "/tmp/cellarium-lang-XXXXXX");
    assert_non_null(mkdtemp(folder));
    (void)snprintf(lang, sizeof lang, "%s/lang", folder);
    assert_int_equal(mkdir(lang, 0700), 0);
    for (int i = 0; i < 2; i++) put(NAMES[i], TREASURE);
    put(NAMES[2], BROKEN);
    put(NAMES[3], "");
    put(NAMES[4], "");
    return languages_new(folder);
}

static void close_languages(Languages *languages) {
    char path[128];
    languages_free(languages);
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        (void)snprintf(path, sizeof path, "%s/%s", folder, NAMES[i]);
        assert_int_equal(unlink(path), 0);
    }
    (void)snprintf(path, sizeof path, "%s/lang", folder);
    assert_int_equal(rmdir(path), 0);
    assert_int_equal(rmdir(folder), 0);
}

static void each_file_is_a_language_after_english(void **state) {
    (void)state;
    Languages *languages = open_languages();
    assert_int_equal(languages_count(languages), 4);
    assert_string_equal(languages_name(languages, 0), "English");
    assert_string_equal(languages_code(languages, 1), "x");
    assert_string_equal(languages_name(languages, 1), "Xish");
    assert_string_equal(languages_name(languages, 3), "Broken");
    close_languages(languages);
}

static void a_locale_finds_the_file_that_fits_best(void **state) {
    (void)state;
    Languages *languages = open_languages();
    assert_int_equal(languages_find(languages, "x_YY.UTF-8"), 2);
    assert_int_equal(languages_find(languages, "x_QQ@euro"), 1);
    assert_int_equal(languages_find(languages, "en_GB.UTF-8"), LANGUAGE_ENGLISH);
    assert_int_equal(languages_find(languages, "xx"), -1);
    assert_int_equal(languages_find(languages, "C"), -1);
    assert_int_equal(languages_find(languages, ""), -1);
    assert_int_equal(languages_find(NULL, "en"), LANGUAGE_ENGLISH);
    close_languages(languages);
}

static void texts_are_in_the_language_that_is_used(void **state) {
    (void)state;
    Error error;
    Languages *languages = open_languages();
    assert_true(languages_use(languages, 1, &error));
    const char *before = tr("Settings");
    assert_string_equal(before, "Xettings");
    assert_true(languages_use(languages, LANGUAGE_ENGLISH, &error));
    assert_string_equal(tr("Settings"), "Settings");
    assert_string_equal(before, "Xettings"); // a page may show it still
    close_languages(languages);
}

static void a_broken_file_is_told_and_leaves_english(void **state) {
    (void)state;
    Error error;
    Languages *languages = open_languages();
    assert_false(languages_use(languages, 3, &error));
    assert_non_null(strstr(error.text, "lang/zz.po: line 5"));
    assert_string_equal(tr("Settings"), "Settings");
    close_languages(languages);
}

static void without_assets_there_is_english(void **state) {
    (void)state;
    Error error;
    Languages *languages = languages_new("/nowhere");
    assert_int_equal(languages_count(languages), 1);
    assert_true(languages_use(languages, LANGUAGE_ENGLISH, &error));
    languages_free(languages);
}

// In the order of the page: as the system has it, English, each file.
static void a_choice_holds_at_once_and_is_kept(void **state) {
    (void)state;
    Languages *languages = open_languages();
    Prefs prefs = {0}, later = {0};
    assert_int_equal(setenv("LC_ALL", "x_QQ.UTF-8", 1), 0);
    settings_init(&prefs.kept);
    prefs_load_language(&prefs, languages, NULL);
    assert_int_equal(prefs.language, LANGUAGE_OF_SYSTEM);
    assert_string_equal(tr("Settings"), "Xettings");
    prefs_set_language(&prefs, LANGUAGE_ENGLISH);
    assert_string_equal(tr("Settings"), "Settings");
    assert_string_equal(prefs.kept.language, "en");
    assert_true(prefs.unsaved);
    later.kept = prefs.kept;
    assert_int_equal(setenv("LC_ALL", "C.UTF-8", 1), 0);
    prefs_load_language(&later, languages, NULL);
    assert_int_equal(later.language, LANGUAGE_ENGLISH);
    prefs_set_language(&later, LANGUAGE_OF_SYSTEM);
    assert_string_equal(later.kept.language, "");
    prefs_free(&prefs);
    close_languages(languages);
}

// A file that is gone may come back: its code stays in the settings.
static void settings_keep_the_code(void **state) {
    (void)state;
    static const char TEXT[] = "language=pt_BR\n";
    Settings settings;
    Buffer out = {0};
    settings_init(&settings);
    settings_parse(&settings, TEXT, strlen(TEXT));
    assert_string_equal(settings.language, "pt_BR");
    settings_append_lines(&settings, &out);
    buffer_int(&out, 0, 1);
    assert_non_null(strstr((const char *)out.bytes, TEXT));
    buffer_free(&out);
    settings_free(&settings);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_file_is_a_language_after_english),
                                       cmocka_unit_test(a_locale_finds_the_file_that_fits_best),
                                       cmocka_unit_test(texts_are_in_the_language_that_is_used),
                                       cmocka_unit_test(a_broken_file_is_told_and_leaves_english),
                                       cmocka_unit_test(without_assets_there_is_english),
                                       cmocka_unit_test(settings_keep_the_code),
                                       cmocka_unit_test(a_choice_holds_at_once_and_is_kept)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
