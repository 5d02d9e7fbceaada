#include "base/hash.h"
#include "support/unit.h"
#include "view/canvas/image.h"

enum { W = 13, H = 9, SOURCE_W = 6, SOURCE_H = 5 };

static const Colour BACK = 0xff102030;

static uint32_t get(const Image *image, int x, int y) {
    return image->pixels[y * image->w + x];
}

static Image plain(int w, int h, Colour colour) {
    Image image;
    assert_true(image_init(&image, w, h));
    for (int i = 0; i < w * h; i++) image.pixels[i] = colour;
    return image;
}

// Every px has a colour of its own; one in four is a hole.
static Image numbered(void) {
    Image image = plain(SOURCE_W, SOURCE_H, 0);
    for (int i = 0; i < SOURCE_W * SOURCE_H; i++) image.pixels[i] = i % 4 == 3 ? 0 : 0xff000100 + (uint32_t)i;
    return image;
}

// The value that a px of the target should have, by the plainest reading of the header.
static uint32_t expected(const Image *source, const Blit *blit, int x, int y) {
    int u = x - blit->at.x, v = y - blit->at.y;
    if (u < 0 || v < 0 || u >= blit->from.w || v >= blit->from.h) return BACK;
    if (blit->flip & FLIP_X) u = blit->from.w - 1 - u;
    if (blit->flip & FLIP_Y) v = blit->from.h - 1 - v;
    u += blit->from.x;
    v += blit->from.y;
    if (u < 0 || v < 0 || u >= source->w || v >= source->h) return BACK;
    return get(source, u, v) >> 24 == 0 ? BACK : get(source, u, v);
}

static void check_blit(const Image *source, const Blit *blit) {
    Image to = plain(W, H, BACK);
    image_blit(&to, source, blit);
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) assert_int_equal(get(&to, x, y), expected(source, blit, x, y));
    }
    image_free(&to);
}

static void blits_are_clipped_at_all_edges_and_flipped(void **state) {
    (void)state;
    Image source = numbered();
    for (int flip = 0; flip < 4; flip++) {
        for (int y = -SOURCE_H - 1; y <= H + 1; y++) {
            for (int x = -SOURCE_W - 1; x <= W + 1; x++) {
                check_blit(&source, &(Blit){.from = {0, 0, SOURCE_W, SOURCE_H}, .at = {x, y}, .flip = flip});
                check_blit(&source, &(Blit){.from = {2, 1, 3, 3}, .at = {x, y}, .flip = flip});
            }
        }
    }
    image_free(&source);
}

static void what_lies_outside_the_source_is_left_out(void **state) {
    (void)state;
    Image source = numbered();
    for (int flip = 0; flip < 4; flip++) {
        for (int y = -4; y <= 6; y++) {
            for (int x = -4; x <= 7; x++) {
                check_blit(&source, &(Blit){.from = {x, y, 4, 3}, .at = {3, 2}, .flip = flip});
                check_blit(&source, &(Blit){.from = {x, y, 4, 3}, .at = {-1, 7}, .flip = flip});
            }
        }
    }
    image_free(&source);
}

static void fills_frames_and_lines_stay_inside(void **state) {
    (void)state;
    Image to = plain(W, H, BACK);
    image_fill(&to, (Rect){-3, -3, 5, 5}, 0xffff0000);
    image_fill(&to, (Rect){W - 1, H - 1, 50, 50}, 0xff00ff00);
    image_fill(&to, (Rect){4, 4, -2, 3}, 0xff0000ff);
    image_draw_outline(&to, (Rect){-1, 3, W + 2, 3}, 0xff777777);
    image_line(&to, (Vec){-4, 4}, (Vec){W + 4, 4}, 0xff888888);
    assert_int_equal(get(&to, 1, 1), 0xffff0000);
    assert_int_equal(get(&to, 2, 1), BACK);
    assert_int_equal(get(&to, W - 1, H - 1), 0xff00ff00);
    assert_int_equal(get(&to, W - 2, H - 1), BACK);
    assert_int_equal(get(&to, 0, 3), 0xff777777);
    assert_int_equal(get(&to, 0, 4), 0xff888888);
    assert_int_equal(get(&to, W - 1, 4), 0xff888888);
    assert_int_equal(get(&to, 4, 6), BACK);
    image_free(&to);
}

static uint32_t blited(Colour under, Colour texel, Blit blit) {
    Image to = plain(1, 1, under), from = plain(1, 1, texel);
    blit.from = (Rect){0, 0, 1, 1};
    image_blit(&to, &from, &blit);
    uint32_t result = to.pixels[0];
    image_free(&to);
    image_free(&from);
    return result;
}

static void adding_saturates(void **state) {
    (void)state;
    assert_int_equal(blited(0xff804020, 0xffc01000, (Blit){.add = true}), 0xffff5020);
    assert_int_equal(blited(0xff804020, 0xffc01000, (Blit){.add = true, .alpha = 128}), 0xffe04820);
}

static void shade_multiplies_and_saturates(void **state) {
    (void)state;
    assert_int_equal(blited(BACK, 0xff804020, (Blit){.shade = {128, 256, 512}}), 0xff404040);
    assert_int_equal(blited(BACK, 0xffff4020, (Blit){.shade = {512, 0, 256}}), 0xffff0020);
}

static void flat_keeps_only_the_silhouette(void **state) {
    (void)state;
    assert_int_equal(blited(BACK, 0xff123456, (Blit){.flat = 0xffffffff}), 0xffffffff);
    assert_int_equal(blited(BACK, 0x00123456, (Blit){.flat = 0xffffffff}), BACK);
}

static void alpha_blends_on_frames_and_on_layers(void **state) {
    (void)state;
    assert_int_equal(blited(0xff000000, 0xff808080, (Blit){.alpha = 128}), 0xff3f3f3f);
    assert_int_equal(blited(0x00000000, 0x80ff8040, (Blit){0}), 0x80ff8040);
    // Half over half covers three quarters; the upper colour has two thirds of the say.
    uint32_t both = blited(0x80000000, 0x80ff0000, (Blit){0});
    assert_in_range(both >> 24, 0xbf, 0xc1);
    assert_in_range(both >> 16 & 255, 0xa9, 0xab);
}

// Holes, opaque pixels, and in one of the rows some between.
static Image motley(int w) {
    Image image = plain(w, 2, 0);
    for (int i = 0; i < 2 * w; i++) {
        uint32_t dice = (uint32_t)hash_mix((uint64_t)i), alpha = i % 3 == 0 ? 0 : i < w ? 255 : dice >> 24;
        image.pixels[i] = alpha << 24 | (dice & 0xffffff);
    }
    return image;
}

static void a_long_row_is_as_its_pixels_one_by_one(void **state) {
    (void)state;
    enum { LONG = 150 };
    Image source = motley(LONG);
    const Blit kinds[] = {{.alpha = 256},
                          {.shade = {90, 180, 256}},
                          {.shade = {90, 300, 256}},
                          {.alpha = 77, .shade = {200, 100, 50}},
                          {.flat = 0xc0ff8000, .alpha = 200},
                          {.add = true, .alpha = 99}};
    for (int i = 0; i < 4 * (int)(sizeof kinds / sizeof *kinds); i++) {
        Blit whole = kinds[i / 4], one;
        Image rows = plain(LONG, 2, i % 2 == 0 ? BACK : 0x40506070), pixels = plain(LONG, 2, rows.pixels[0]);
        whole.from = (Rect){0, 0, LONG, 2};
        whole.flip = i / 2 % 2 == 0 ? 0 : FLIP_X;
        image_blit(&rows, &source, &whole);
        for (int x = 0; x < 2 * LONG; x++) {
            one = whole;
            one.at = (Vec){x % LONG, x / LONG};
            one.from = (Rect){whole.flip == 0 ? one.at.x : LONG - 1 - one.at.x, one.at.y, 1, 1};
            image_blit(&pixels, &source, &one);
        }
        assert_memory_equal(rows.pixels, pixels.pixels, sizeof *rows.pixels * 2 * LONG);
        image_free(&rows);
        image_free(&pixels);
    }
    image_free(&source);
}

static void overlays_are_enlarged(void **state) {
    (void)state;
    Image to = plain(5, 4, BACK), from = plain(2, 2, 0);
    from.pixels[1] = 0xffabcdef;
    image_overlay(&to, &from, 2);
    for (int i = 0; i < 20; i++) {
        bool covered = i % 5 >= 2 && i % 5 < 4 && i / 5 < 2;
        assert_int_equal(to.pixels[i], covered ? 0xffabcdef : BACK);
    }
    image_free(&to);
    image_free(&from);
}

static void check_enlarged(Vec size, Vec frame, Vec place, int scale) {
    Image to = plain(size.x, size.y, BACK), from = plain(frame.x, frame.y, 0);
    for (int i = 0; i < frame.x * frame.y; i++) from.pixels[i] = 0xff000000u + (uint32_t)i;
    image_enlarge(&to, &from, place, scale);
    for (int i = 0; i < size.x * size.y; i++) {
        Vec at = {i % size.x - place.x, i / size.x - place.y};
        bool covered = at.x >= 0 && at.x < frame.x * scale && at.y >= 0 && at.y < frame.y * scale;
        uint32_t wanted = covered ? from.pixels[at.y / scale * frame.x + at.x / scale] : BACK;
        assert_int_equal(to.pixels[i], wanted);
    }
    image_free(&to);
    image_free(&from);
}

// Rows that begin at 16 bytes, and others.
static void frames_are_enlarged_to_squares(void **state) {
    (void)state;
    for (int scale = 1; scale <= 3; scale++) {
        for (int x = 0; x <= 4; x++) {
            check_enlarged((Vec){11, 8}, (Vec){2, 2}, (Vec){x, 1}, scale);
            check_enlarged((Vec){28, 8}, (Vec){8, 2}, (Vec){x, 1}, scale);
            check_enlarged((Vec){28, 8}, (Vec){6, 2}, (Vec){x, 1}, scale);
            check_enlarged((Vec){29, 8}, (Vec){8, 2}, (Vec){x, 1}, scale);
        }
    }
}

// The mean of what a pixel of the target covers, by the plainest reading of the header, a channel of it.
static int covered(const Image *from, Vec size, int x, int y, int shift) {
    int64_t sum = 0;
    for (int v = y * from->h; v < (y + 1) * from->h; v++) {
        for (int u = x * from->w; u < (x + 1) * from->w; u++)
            sum += get(from, u / size.x, v / size.y) >> shift & 255;
    }
    return (int)(sum / ((int64_t)from->w * from->h));
}

static void pictures_are_stretched_by_any_factor(void **state) {
    (void)state;
    static const Vec SIZES[] = {{6, 5}, {12, 10}, {7, 6}, {11, 9}, {6, 17}, {18, 5}, {23, 13}};
    Image from = plain(SOURCE_W, SOURCE_H, 0);
    for (int i = 0; i < SOURCE_W * SOURCE_H; i++)
        from.pixels[i] = 0xff000000 | (uint32_t)hash_mix((uint64_t)i + 1);
    for (size_t s = 0; s < sizeof SIZES / sizeof *SIZES; s++) {
        Image to = plain(SIZES[s].x, SIZES[s].y, BACK);
        image_enlarge_to_fill(&to, &from);
        for (int i = 0; i < to.w * to.h * 4; i++) {
            int x = i / 4 % to.w, y = i / 4 / to.w, shift = i % 4 * 8;
            int got = (int)(get(&to, x, y) >> shift & 255), want = covered(&from, SIZES[s], x, y, shift);
            assert_in_range(int_abs(got - want), 0, 3); // two roundings
        }
        image_free(&to);
    }
    image_free(&from);
}

static void pictures_are_shrunk_by_any_factor(void **state) {
    (void)state;
    static const Vec SIZES[] = {{6, 5}, {5, 4}, {4, 5}, {3, 3}, {6, 1}, {1, 1}};
    Image from = plain(SOURCE_W, SOURCE_H, 0);
    for (int i = 0; i < SOURCE_W * SOURCE_H; i++) from.pixels[i] = (uint32_t)hash_mix((uint64_t)i + 1);
    for (size_t s = 0; s < sizeof SIZES / sizeof *SIZES; s++) {
        Image to = plain(SIZES[s].x, SIZES[s].y, BACK);
        image_shrink(&to, &from);
        for (int i = 0; i < to.w * to.h * 4; i++) {
            int x = i / 4 % to.w, y = i / 4 / to.w, shift = i % 4 * 8;
            int got = (int)(get(&to, x, y) >> shift & 255), want = covered(&from, SIZES[s], x, y, shift);
            assert_in_range(got - want, 0, 1); // rounded, not cut off
        }
        image_free(&to);
    }
    image_free(&from);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pictures_are_stretched_by_any_factor),
        cmocka_unit_test(pictures_are_shrunk_by_any_factor),
        cmocka_unit_test(blits_are_clipped_at_all_edges_and_flipped),
        cmocka_unit_test(what_lies_outside_the_source_is_left_out),
        cmocka_unit_test(fills_frames_and_lines_stay_inside),
        cmocka_unit_test(adding_saturates),
        cmocka_unit_test(shade_multiplies_and_saturates),
        cmocka_unit_test(flat_keeps_only_the_silhouette),
        cmocka_unit_test(alpha_blends_on_frames_and_on_layers),
        cmocka_unit_test(a_long_row_is_as_its_pixels_one_by_one),
        cmocka_unit_test(overlays_are_enlarged),
        cmocka_unit_test(frames_are_enlarged_to_squares),
    };
    return cmocka_run_group_tests_name("image", tests, NULL, NULL);
}
