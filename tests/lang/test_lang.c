#include "lang/lang.h"

#include "base/rng.h"
#include "support/unit.h"

#include <stdlib.h> // defines __GLIBC__
#ifdef __GLIBC__
#include <printf.h>
#endif
#include <string.h>

#define HEADER                                                                                               \
    "msgid \"\"\nmsgstr \"\"\n\"X-Language-Name: Español\\n\"\n\"X-Name-Forms: gender plain one\\n\"\n"     \
    "\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n"

static Language *read_it(const char *text) {
    Error error;
    Language *language = language_read(text, strlen(text), &error);
    if (language == NULL) fail_msg("%s", error.text);
    return language;
}

static void a_text_is_found_by_its_english(void **state) {
    (void)state;
    Language *language =
        read_it(HEADER "#: src/a.c:1\nmsgid \"Settings\"\nmsgstr \"Ajustes\"\n\n"
                       "#. Two lines, and signs.\nmsgid \"\"\n\"Say \\\"%d\\\"\\n\"\n\"again\"\n"
                       "msgstr \"Di \"\n\"\\\"%d\\\"\\notra vez\"\n"
                       "msgctxt \"of a lock\"\nmsgid \"key\"\nmsgstr \"llave\"\n"
                       "msgid \"key\"\nmsgstr \"tecla\"\n");
    lang_use(language);
    assert_string_equal(language_name(language), "Español");
    assert_string_equal(tr("Settings"), "Ajustes");
    assert_string_equal(tr("Say \"%d\"\nagain"), "Di \"%d\"\notra vez");
    assert_string_equal(tr_in("of a lock", "key"), "llave");
    assert_string_equal(tr("key"), "tecla");
    assert_string_equal(tr("nothing of it"), "nothing of it");
    assert_string_equal(tr(""), "");
    lang_use(NULL);
    assert_string_equal(tr("Settings"), "Settings");
    language_free(language);
}

static void numbers_have_their_forms(void **state) {
    (void)state;
    Language *language = read_it(
        HEADER "msgid \"%d rat\"\nmsgid_plural \"%d rats\"\nmsgstr[0] \"%d rata\"\nmsgstr[1] \"%d ratas\"\n");
    assert_string_equal(tr_n("%d rat", "%d rats", 1), "%d rat");
    assert_string_equal(tr_n("%d rat", "%d rats", 0), "%d rats");
    lang_use(language);
    for (int n = 0; n <= 25; n++)
        assert_string_equal(tr_n("%d rat", "%d rats", n), n == 1 ? "%d rata" : "%d ratas");
    lang_use(NULL);
    language_free(language);
}

static void names_have_their_forms(void **state) {
    (void)state;
    char text[NAME_BYTES];
    Language *language = read_it(HEADER "msgctxt \"name\"\nmsgid \"rat\"\nmsgstr \"f|rata|una rata\"\n\n"
                                        "msgctxt \"name\"\nmsgid \"bat\"\nmsgstr \"m|murciélago\"\n");
    assert_string_equal(tr_name("rat", "one", text), "rat");
    lang_use(language);
    assert_string_equal(tr_name("rat", "plain", text), "rata");
    assert_string_equal(tr_name("rat", "one", text), "una rata");
    assert_string_equal(tr_name("rat", "no such form", text), "rata");
    assert_string_equal(tr_name("bat", "one", text), "murciélago");
    assert_string_equal(tr_name("slime", "one", text), "slime");
    assert_int_equal(tr_gender("rat"), 'f');
    assert_int_equal(tr_gender("slime"), '\0');
    lang_use(NULL);
    language_free(language);
}

static void what_is_not_translated_counts_as_missing(void **state) {
    (void)state;
    Language *language = read_it(
        HEADER "#, fuzzy\nmsgid \"One\"\nmsgstr \"Uno\"\n\nmsgid \"Two\"\nmsgstr \"\"\n\n"
               "#~ msgid \"Three\"\n#~ msgstr \"Tres\"\n\n#, c-format\nmsgid \"Four\"\nmsgstr \"Cuatro\"");
    assert_null(language_find(language, NULL, "One", 1));
    assert_null(language_find(language, NULL, "Two", 1));
    assert_null(language_find(language, NULL, "Three", 1));
    assert_string_equal(language_find(language, NULL, "Four", 1), "Cuatro");
    language_free(language);
}

static void is_refused(const char *text, const char *why) {
    Error error = {""};
    assert_null(language_read(text, strlen(text), &error));
    assert_non_null(strstr(error.text, why));
}

static void a_broken_file_is_refused_in_one_line(void **state) {
    (void)state;
    is_refused("msgid \"One\nmsgstr \"Uno\"\n", "line 1");
    is_refused("msgid \"One\"\nmsgstr[9] \"Uno\"\n", "line 2");
    is_refused("<html>\n", "line 1");
    is_refused("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=boo;\\n\"\n", "plural");
}

static void places_must_be_those_of_the_english(void **state) {
    (void)state;
    is_refused("msgid \"%d rats\"\nmsgstr \"%s ratas\"\n", "places");
    is_refused("msgid \"%d rats\"\nmsgstr \"ratas\"\n", "places");
    is_refused("msgid \"rats\"\nmsgstr \"%n ratas\"\n", "places");
    is_refused("msgid \"%s %d\"\nmsgstr \"%d %s\"\n", "places");
    is_refused("msgid \"%.*s\"\nmsgstr \"%s\"\n", "places");
    is_refused("msgid \"%d\"\nmsgid_plural \"%d all\"\nmsgstr[0] \"%d\"\nmsgstr[1] \"%ld\"\n", "places");
    is_refused("msgid \"%d of 5%%\"\nmsgstr \"%d, 5 % de\"\n", "places");
    language_free(read_it("msgid \"A chance of 47 %.\"\nmsgstr \"47 % de suerte\"\n"));
    language_free(read_it("msgid \"%d of %-10s at 5%%\"\nmsgstr \"%02d de %s, 5%%\"\n"));
}

static void a_place_that_is_not_wholly_understood_is_refused(void **state) {
    (void)state;
    static const char *const BAD[] = {"%1$n",  "%1$d", "%'d", "%Id",  "%S",   "%C",     "%b",    "%",
                                      "%d %m", "%Zd",  "%qd", "%lhd", "%d %", "%9999d", "%*1$d", "%%%"};
    static const char *const ENGLISH[] = {"%d", "%s", "%ls", "%ld", "%hhd", "%d %d", "all", "100%%"};
    char text[128];
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        for (size_t k = 0; k < sizeof ENGLISH / sizeof *ENGLISH; k++) {
            (void)snprintf(text, sizeof text, "msgid \"%s\"\nmsgstr \"%s\"\n", ENGLISH[k], BAD[i]);
            is_refused(text, "places");
        }
    }
    // The source's own plural may be another than the file's.
    is_refused("msgid \"%d rat\"\nmsgid_plural \"%s\"\nmsgstr[0] \"%d\"\nmsgstr[1] \"%s\"\n", "places");
}

static void control_characters_are_refused(void **state) {
    (void)state;
    is_refused("msgid \"a\"\nmsgstr \"\x1b[2J\"\n", "line 2 has a control character");
    is_refused("msgid \"a\"\nmsgstr \"\x7f\"\n", "control");
    is_refused("msgid \"a\"\nmsgstr \"\xc2\x9b\"\n", "control");
    language_free(read_it("msgid \"a\"\nmsgstr \"\xc2\xa0\tb\\n\"\r\n"));
}

#ifdef __GLIBC__
// Appends a random sign or two to a format: a sound place in the English, anything in the other.
static void add_random(char *text, Rng *rng, bool sound) {
    static const char *const SOUND[] = {"%d", "%s", "%ld", "%zu",  "%c",  "%.*s",
                                        "%%", "a",  "%5d", "%lld", "%hhd"};
    static const char *const ANY[] = {"%", "%", "%", "d", "s", "l", "h", "z", "*", ".",
                                      "1", "$", "'", "I", "S", "C", "b", "n", "m", "Z",
                                      "q", "j", "t", "L", " ", "-", "+", "#", "0", "u"};
    int kinds = sound ? (int)(sizeof SOUND / sizeof *SOUND) : (int)(sizeof ANY / sizeof *ANY);
    strcat(text, (sound ? SOUND : ANY)[rng_below(rng, kinds)]);
}

// Whatever is accepted reads the same arguments, as glibc's own parser sees them.
static void what_is_accepted_reads_the_same_arguments(void **state) {
    (void)state;
    enum { TRIES = 5000, ARGUMENTS = 16 };
    static const char QUICK[] = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=1; plural=0;\\n\"\n\n";
    Rng rng;
    int accepted = 0;
    rng_init(&rng, 1, STREAM_LAYOUT);
    for (int i = 0; i < TRIES; i++) {
        char english[64] = "", translated[64] = "", text[256];
        int one[ARGUMENTS], other[ARGUMENTS];
        Error error;
        for (int k = rng_below(&rng, 4); k >= 0; k--) add_random(english, &rng, true);
        if (rng_below(&rng, 4) != 0) strcat(translated, english);
        for (int k = rng_below(&rng, 4); k > 0; k--) add_random(translated, &rng, rng_below(&rng, 3) == 0);
        if (translated[0] == '\0') continue;
        (void)snprintf(text, sizeof text, "%smsgid \"%s\"\nmsgstr \"%s\"\n", QUICK, english, translated);
        Language *language = language_read(text, strlen(text), &error);
        if (language == NULL) continue;
        language_free(language);
        accepted++;
        size_t count = parse_printf_format(english, ARGUMENTS, one);
        bool same = parse_printf_format(translated, ARGUMENTS, other) == count &&
                    memcmp(one, other, count * sizeof *one) == 0;
        if (!same) fail_msg("\"%s\" for \"%s\"", translated, english);
    }
    assert_true(accepted > TRIES / 20);
}
#endif

// Whatever stands in a file, it is read or refused.
static void any_part_of_a_file_is_read_or_refused(void **state) {
    (void)state;
    static const char TEXT[] =
        HEADER "msgctxt \"a\"\nmsgid \"b\\\"\"\nmsgid_plural \"c\"\nmsgstr[0] \"d\"\nmsgstr[1] \"e\\n\"\n";
    for (size_t size = 0; size < sizeof TEXT; size++) {
        char *part = malloc(size + 1); // its end can be watched
        assert_non_null(part);
        memcpy(part, TEXT, size);
        Error error;
        language_free(language_read(part, size, &error));
        free(part);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_text_is_found_by_its_english),
                                       cmocka_unit_test(numbers_have_their_forms),
                                       cmocka_unit_test(names_have_their_forms),
                                       cmocka_unit_test(what_is_not_translated_counts_as_missing),
                                       cmocka_unit_test(a_broken_file_is_refused_in_one_line),
                                       cmocka_unit_test(places_must_be_those_of_the_english),
                                       cmocka_unit_test(a_place_that_is_not_wholly_understood_is_refused),
                                       cmocka_unit_test(control_characters_are_refused),
#ifdef __GLIBC__
                                       cmocka_unit_test(what_is_accepted_reads_the_same_arguments),
#endif
                                       cmocka_unit_test(any_part_of_a_file_is_read_or_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
