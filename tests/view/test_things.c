#include "support/unit.h"
#include "view/scene/things_parts.h"

enum { W = 150, H = 100, SPRITE_W = 130, SPRITE_H = 70 };

static Colour texel_at(int y, int x) {
    return 0xff000000 | (Colour)(y * W + x) * 997;
}

// A set of pictures from disk may have any.
static void a_thing_of_any_size_is_remembered(void **state) {
    (void)state;
    Atlas atlas = {0};
    Image frame;
    assert_true(image_init(&atlas.image, W, H) && image_init(&frame, W, H));
    for (int i = 0; i < W * H; i++) atlas.image.pixels[i] = texel_at(i / W, i % W);
    View view = {.frame = &frame};
    Blit blit = {.from = {7, 9, SPRITE_W, SPRITE_H}, .at = {-3, 5}};
    thing_draw_known(&atlas.image, &view, blit, 0, FIELD_ONE);
    for (int y = 0; y < SPRITE_H; y++) {
        for (int x = 3; x < SPRITE_W; x++) {
            Colour colour, texel = texel_at(9 + y, 7 + x);
            colours_dim_memory(&colour, &texel, 1);
            assert_int_equal(frame.pixels[W * (5 + y) + x - 3], colour);
        }
    }
    for (int y = 0; y < H; y++) assert_int_equal(frame.pixels[y * W + SPRITE_W - 3], 0);
    for (int x = 0; x < W; x++) assert_int_equal(frame.pixels[W * (5 + SPRITE_H) + x], 0);
    image_free(&frame);
    image_free(&atlas.image);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_thing_of_any_size_is_remembered)};
    return cmocka_run_group_tests_name("things", tests, NULL, NULL);
}
