#include "base/columns.h"

#include "support/unit.h"

static void a_letter_takes_one_column_whatever_its_bytes(void **state) {
    (void)state;
    assert_int_equal(text_columns(""), 0);
    assert_int_equal(text_columns("bell"), 4);
    assert_int_equal(text_columns("Ñandú"), 5);
    assert_int_equal(text_columns("колокол"), 7);
    assert_int_equal(text_columns("→×"), 2);
    assert_int_equal(text_columns_in("колокол", 4), 2);
}

static void texts_are_cut_between_letters(void **state) {
    (void)state;
    assert_int_equal(text_bytes_in_columns("колокол", 3), 6);
    assert_int_equal(text_bytes_in_columns("bell", 9), 4);
    assert_int_equal(text_bytes_in_columns("bell", 0), 0);
}

static void columns_are_filled_or_cut(void **state) {
    (void)state;
    char text[64] = "";
    text_add_padded(text, sizeof text, 6, "два");
    text_add_padded(text, sizeof text, -4, "12");
    text_add_padded(text, sizeof text, 3, " колокол");
    assert_string_equal(text, "два     12 ко");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_letter_takes_one_column_whatever_its_bytes),
                                       cmocka_unit_test(texts_are_cut_between_letters),
                                       cmocka_unit_test(columns_are_filled_or_cut)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
