#include "lang/plural.h"

#include "support/unit.h"

static const char
    SPANISH
        [] = "nplurals=2; plural=(n != 1);",
 RUSSIAN[] =
     "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);";

static void forms_are(const char *text, const char *expected) {
    PluralRule rule;
    assert_true(plural_read(text, &rule));
    for (int n = 0; expected[n] != '\0'; n++) assert_int_equal(plural_form(&rule, n), expected[n] - '0');
}

static void forms_follow_the_rules_of_languages(void **state) {
    (void)state;
    forms_are(SPANISH, "10111111111111111111111111");
    forms_are(RUSSIAN, "20111222222222222222201112");
    forms_are("nplurals=1; plural=0;", "0000");
    forms_are(
        "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
        "012333333334444");
    forms_are("nplurals=2; plural=!(n - 2 * 3 + 1 == 0);", "111110111");
}

static void operators_bind_as_in_c(void **state) {
    (void)state;
    forms_are("nplurals=2; plural=n==1 || n==2 && n==3;", "0100");
    forms_are("nplurals=2; plural=n+1*2==4;", "0010");
    forms_are("nplurals=3; plural=9-4-3-(n<=1);", "1122");
    forms_are("nplurals=4; plural=n/2%4;", "0011223300");
    forms_are("nplurals=2; plural=1==n<2;", "1100");
}

static void a_rule_that_is_none_is_refused(void **state) {
    (void)state;
    static const char *const BAD[] = {"",
                                      "nplurals=2; plural=;",
                                      "nplurals=2; plural=n+;",
                                      "nplurals=0; plural=0;",
                                      "nplurals=7; plural=0;",
                                      "nplurals=2; plural=n;",
                                      "nplurals=2; plural=(n != 1;",
                                      "nplurals=2; plural=5%n;",
                                      "nplurals=2; plural=m;",
                                      "nplurals=2; plural=1?0;",
                                      "nplurals=2; plural=1 2;"};
    PluralRule rule;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) assert_false(plural_read(BAD[i], &rule));
    char deep[240] = "nplurals=2; plural=";
    for (int i = 0; i < 200; i++) deep[19 + i] = '(';
    assert_false(plural_read(deep, &rule));
}

static void a_negative_number_counts_as_its_amount(void **state) {
    (void)state;
    PluralRule rule;
    assert_true(plural_read(RUSSIAN, &rule));
    assert_int_equal(plural_form(&rule, -1), 0);
    assert_int_equal(plural_form(&rule, -3), 1);
    assert_int_equal(plural_form(&rule, -11), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(forms_follow_the_rules_of_languages),
                                       cmocka_unit_test(operators_bind_as_in_c),
                                       cmocka_unit_test(a_rule_that_is_none_is_refused),
                                       cmocka_unit_test(a_negative_number_counts_as_its_amount)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
