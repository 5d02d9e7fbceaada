// Needs pictures.
// The four pictures of the help show a real toll: what is lit in them stays, and what is dark is rebuilt.
#include "app/play/lessons.h"
#include "support/unit.h"
#include "view/screens/lesson.h"

static Assets assets;
static Lesson lesson;

static int load(void **state) {
    (void)state;
    Error error;
    return assets_load_look(&assets, NULL, &error) && lesson_make_pictures(&lesson, &assets) ? 0 : -1;
}

static int unload(void **state) {
    (void)state;
    lesson_free(&lesson);
    assets_free(&assets);
    return 0;
}

static int green(const Image *image, Vec at) {
    return (int)(image->pixels[at.y * image->w + at.x] >> 8 & 255);
}

// The mean difference of a part of two pictures, of 255.
static int change(const Image *before, const Image *after, Rect part) {
    int sum = 0;
    for (int i = 0; i < part.w * part.h; i++) {
        Vec at = {part.x + i % part.w, part.y + i / part.w};
        sum += int_abs(green(before, at) - green(after, at));
    }
    return sum / (part.w * part.h);
}

static const Rect LIT = {50, 20, 80, 50}, DARK = {222, 70, 60, 50}, ALL = {0, 0, LESSON_W, LESSON_H};

static int brightness(const Image *image, Rect part) {
    int sum = 0;
    for (int i = 0; i < part.w * part.h; i++)
        sum += green(image, (Vec){part.x + i % part.w, part.y + i / part.w});
    return sum / (part.w * part.h);
}

static void one_part_is_lit_from_the_start_the_other_is_not(void **state) {
    (void)state;
    assert_true(brightness(&lesson.pictures[0], LIT) >= 2 * brightness(&lesson.pictures[0], DARK));
}

static void only_what_is_dark_is_another_after_the_toll(void **state) {
    (void)state;
    assert_in_range(change(&lesson.pictures[0], &lesson.pictures[3], LIT), 0, 4);
    assert_in_range(change(&lesson.pictures[0], &lesson.pictures[3], DARK), 6, 255);
}

static void each_picture_shows_another_moment(void **state) {
    (void)state;
    for (int i = 1; i < LESSON_PICTURES; i++)
        assert_in_range(change(&lesson.pictures[i - 1], &lesson.pictures[i], DARK), 6, 255);
}

static void they_are_made_once(void **state) {
    (void)state;
    const uint32_t *before = lesson.pictures[0].pixels;
    assert_true(lesson_make_pictures(&lesson, &assets));
    assert_ptr_equal(before, lesson.pictures[0].pixels);
}

static void they_are_the_same_every_time(void **state) {
    (void)state;
    Lesson again = {0};
    assert_true(lesson_make_pictures(&again, &assets));
    for (int i = 0; i < LESSON_PICTURES; i++)
        assert_int_equal(change(&lesson.pictures[i], &again.pictures[i], ALL), 0);
    lesson_free(&again);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_part_is_lit_from_the_start_the_other_is_not),
        cmocka_unit_test(only_what_is_dark_is_another_after_the_toll),
        cmocka_unit_test(each_picture_shows_another_moment),
        cmocka_unit_test(they_are_made_once),
        cmocka_unit_test(they_are_the_same_every_time),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
