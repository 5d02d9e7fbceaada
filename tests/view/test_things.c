#include "support/unit.h"
#include "view/ground.h"
#include "view/things_works.h"

enum { W = 150, H = 100, SPRITE_W = 130, SPRITE_H = 70 };

// A set of pictures from disk may have any.
static void a_thing_of_any_size_is_remembered(void **state) {
    (void)state;
    Atlas atlas = {0};
    Image frame;
    assert_true(image_init(&atlas.image, W, H) && image_init(&frame, W, H));
    for (int i = 0; i < W * H; i++) atlas.image.pixels[i] = 0xff000000 | (uint32_t)i * 997;
    Things things = {.atlas = &atlas};
    View view = {.frame = &frame};
    Stamp stamp = {.from = {7, 9, SPRITE_W, SPRITE_H}, .at = {-3, 5}};
    const Colour *from = &atlas.image.pixels[9 * W + 7];
    thing_known(&things, &view, stamp, 0, FIELD_ONE);
    for (int y = 0; y < SPRITE_H; y++) {
        for (int x = 3; x < SPRITE_W; x++) {
            Colour colour;
            ground_remember(&colour, &from[y * W + x], 1);
            assert_int_equal(frame.pixels[(5 + y) * W + x - 3], colour);
        }
    }
    assert_int_equal(frame.pixels[(5 + SPRITE_H) * W], 0);
    assert_int_equal(frame.pixels[5 * W + SPRITE_W - 3], 0);
    image_free(&frame);
    image_free(&atlas.image);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_thing_of_any_size_is_remembered)};
    return cmocka_run_group_tests_name("things", tests, NULL, NULL);
}
