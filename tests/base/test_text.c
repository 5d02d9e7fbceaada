#include "base/text.h"

#include "support/unit.h"

#include <string.h>

static void text_is_added_as_far_as_there_is_room(void **state) {
    (void)state;
    char text[8] = "";
    text_add(text, sizeof text, "%d", 12);
    assert_string_equal(text, "12");
    text_add(text, sizeof text, "%s-%c", "ab", 'c');
    assert_string_equal(text, "12ab-c");
    text_add(text, sizeof text, "%s", "more than fits");
    assert_string_equal(text, "12ab-cm");
    text_add(text, sizeof text, "x");
    assert_string_equal(text, "12ab-cm");
}

static void text_ends_with_a_whole_letter(void **state) {
    (void)state;
    char text[8] = "";
    assert_string_equal(text_put(text, sizeof text, "%s", "крыса"), "кры");
    assert_string_equal(text_put(text, sizeof text, "%s", "aкрыса"), "aкры"); // 7 bytes: all are used
    text[0] = '\0';
    text_add(text, 4, "é");
    text_add(text, 4, "ñ");
    assert_string_equal(text, "é");
    assert_string_equal(text_put(text, sizeof text, "%s", "€€€"), "€€");
    assert_string_equal(text_put(text, 2, "%s", "ж"), "");
    assert_int_equal(text_fit_bytes("крыса", 5), 4);
    assert_int_equal(text_fit_bytes("крыса", 10), 10);
    assert_int_equal(text_fit_bytes("rat", 2), 2);
}

static void a_sentence_begins_with_a_capital(void **state) {
    (void)state;
    static const char *const BEGINNINGS[][2] = {{"rat", "Rat"},
                                                {"éclair", "Éclair"},
                                                {"ñu", "Ñu"},
                                                {"крыса", "Крыса"},
                                                {"ёж", "Ёж"},
                                                {"яма", "Яма"},
                                                {"ωμέγα", "Ωμέγα"},
                                                {"¡alto!", "¡Alto!"},
                                                {"«нет»", "«Нет»"},
                                                {"žaba", "Žaba"},
                                                {"ğ", "Ğ"},
                                                {"Šest", "Šest"},
                                                {"3 ratas", "3 ratas"},
                                                {"", ""},
                                                {"÷", "÷"},
                                                {"\"rat\"", "\"Rat\""}};
    for (size_t i = 0; i < sizeof BEGINNINGS / sizeof *BEGINNINGS; i++) {
        char text[32];
        text_capitalise_first(text_put(text, sizeof text, "%s", BEGINNINGS[i][0]));
        assert_string_equal(text, BEGINNINGS[i][1]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(text_is_added_as_far_as_there_is_room),
                                       cmocka_unit_test(text_ends_with_a_whole_letter),
                                       cmocka_unit_test(a_sentence_begins_with_a_capital)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
