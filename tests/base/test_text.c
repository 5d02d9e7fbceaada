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

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(text_is_added_as_far_as_there_is_room)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
