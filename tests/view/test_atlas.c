#include "support/unit.h"
#include "view/canvas/atlas.h"

#include <SDL.h>
#include <SDL_image.h>

enum { W = 40, H = 20, PNG_MAX = 8192 };

static char png[PNG_MAX];
static size_t png_size;

static int make_png(void **state) {
    (void)state;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(surface, NULL, 0x00000000);
    SDL_FillRect(surface, &(SDL_Rect){3, 2, 4, 5}, 0xff123456);
    SDL_RWops *out = SDL_RWFromMem(png, PNG_MAX);
    int failed = IMG_SavePNG_RW(surface, out, 0);
    png_size = (size_t)SDL_RWtell(out);
    SDL_RWclose(out);
    SDL_FreeSurface(surface);
    return failed;
}

static bool load(Atlas *atlas, const char *index, Error *error) {
    return atlas_load(atlas, png, png_size, index, strlen(index), error);
}

static void a_good_index_is_read(void **state) {
    (void)state;
    Atlas atlas;
    Error error;
    assert_true(load(&atlas, "# comment\n\nrat 3 2 4 5 1\n  coin 1 1 8 8 3\r\nend 0 0 1 1 1", &error));
    assert_int_equal(atlas.count, 3);
    assert_int_equal(atlas.image.w, W);
    assert_int_equal(atlas.image.pixels[2 * W + 3], 0xff123456);
    assert_int_equal(atlas.image.pixels[2 * W + 2] >> 24, 0);
    assert_int_equal(atlas_find(&atlas, "coin"), 1);
    assert_int_equal(atlas_find(&atlas, "dragon"), -1);
    Rect rect = atlas_frame(&atlas, 1, 5); // frames wrap around: 5 is the last of three
    assert_int_equal(rect.x, 1 + 2 * 10);
    atlas_free(&atlas);
}

// ---- pictures of one's own

static char own[PNG_MAX];
static size_t own_size;

// As wide as that many squares of a side, each in a colour of its own but for a clear corner.
static void draw_own(int side, int squares) {
    static const Uint32 COLOURS[] = {0xff0000aa, 0xff00bb00, 0x90cc0000};
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, side * squares, side, 32, SDL_PIXELFORMAT_ARGB8888);
    for (int i = 0; i < squares; i++) {
        SDL_FillRect(surface, &(SDL_Rect){i * side, 0, side, side}, COLOURS[i]);
        SDL_FillRect(surface, &(SDL_Rect){i * side, 0, 1, 1}, 0);
    }
    SDL_RWops *out = SDL_RWFromMem(own, PNG_MAX);
    assert_int_equal(IMG_SavePNG_RW(surface, out, 0), 0);
    own_size = (size_t)SDL_RWtell(out);
    SDL_RWclose(out);
    SDL_FreeSurface(surface);
}

static Colour pixel(const Atlas *atlas, const char *name, int frame, Vec at) {
    Rect rect = atlas_frame(atlas, atlas_find(atlas, name), frame);
    return atlas->image.pixels[(rect.y + at.y) * atlas->image.w + rect.x + at.x];
}

static void a_picture_of_ones_own_takes_the_place_of_a_sprite(void **state) {
    (void)state;
    Atlas atlas;
    Error error = {""};
    assert_true(load(&atlas, "rat_up 0 8 4 4 3\nrat_down 0 14 4 4 3\ncoin 3 2 4 4 1", &error));
    draw_own(4, 3); // a strip: a square a frame
    assert_true(atlas_replace_sprites(&atlas, "rat_up", own, own_size, &error));
    assert_int_equal(pixel(&atlas, "rat_up", 1, (Vec){3, 3}), 0xff00bb00);
    assert_int_equal(pixel(&atlas, "rat_up", 2, (Vec){3, 3}), 0xffcc0000); // either there or not
    assert_int_equal(pixel(&atlas, "rat_up", 1, (Vec){0, 0}), 0);
    assert_int_equal(atlas_opaque_rect(&atlas, 0, 0).w, 4); // as the picture is now
    draw_own(2, 1); // half as large: all frames, and all names that go on
    assert_true(atlas_replace_sprites(&atlas, "rat", own, own_size, &error));
    assert_int_equal(pixel(&atlas, "rat_down", 2, (Vec){2, 1}), 0xff0000aa);
    assert_int_equal(pixel(&atlas, "rat_up", 0, (Vec){1, 1}), 0);
    assert_int_equal(pixel(&atlas, "rat_up", 0, (Vec){1, 2}), 0xff0000aa);
    draw_own(4, 1); // the coin has no hole, so it keeps what it had under one
    assert_true(atlas_replace_sprites(&atlas, "coin", own, own_size, &error));
    assert_int_equal(pixel(&atlas, "coin", 0, (Vec){0, 0}), 0xff123456);
    assert_int_equal(pixel(&atlas, "coin", 0, (Vec){1, 0}), 0xff0000aa);
    atlas_free(&atlas);
}

static void a_picture_of_a_cell_stands_on_the_foot_of_a_larger_sprite(void **state) {
    (void)state;
    static Atlas atlas; // of one sprite of 48x48
    Error error = {""};
    assert_true(image_init(&atlas.image, 48, 48));
    atlas_add(&atlas, &(Sprite){.name = "cooper_down", .first = {0, 0, 48, 48}, .frames = 1});
    draw_own(16, 1);
    assert_true(atlas_replace_sprites(&atlas, "cooper", own, own_size, &error));
    assert_int_equal(pixel(&atlas, "cooper_down", 0, (Vec){24, 15}), 0);
    assert_int_equal(pixel(&atlas, "cooper_down", 0, (Vec){24, 16}), 0xff0000aa);
    assert_int_equal(pixel(&atlas, "cooper_down", 0, (Vec){7, 47}), 0);
    assert_int_equal(pixel(&atlas, "cooper_down", 0, (Vec){8, 47}), 0xff0000aa);
    atlas_free(&atlas);
}

// The checksum of a chunk of a PNG.
static uint32_t crc_of(const char *bytes, size_t size) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < size; i++) {
        crc ^= (unsigned char)bytes[i];
        for (int bit = 0; bit < 8; bit++) crc = (crc & 1) != 0 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
    return ~crc;
}

static void put_big(char *to, uint32_t value) {
    for (int i = 0; i < 4; i++) to[i] = (char)(value >> (24 - 8 * i));
}

// It says 8000x8000 px, and has the pixels of 5x5: decoding it would take much memory, and then fail.
static void a_picture_is_refused_by_the_size_that_it_says(void **state) {
    (void)state;
    enum { CHUNK_AT = 12, WIDTH_AT = 16, HEIGHT_AT = 20, CHECK_AT = 29 };
    Atlas atlas;
    Error error = {""};
    assert_true(load(&atlas, "coin 3 2 4 4 1", &error));
    draw_own(5, 1);
    put_big(own + WIDTH_AT, 8000);
    put_big(own + HEIGHT_AT, 8000);
    put_big(own + CHECK_AT, crc_of(own + CHUNK_AT, CHECK_AT - CHUNK_AT));
    assert_false(atlas_replace_sprites(&atlas, "coin", own, own_size, &error));
    assert_non_null(strstr(error.text, "it is 8000x8000 px: coin needs 4x4"));
    atlas_free(&atlas);
}

static void a_picture_that_does_not_fit_says_why(void **state) {
    (void)state;
    Atlas atlas;
    Error error = {""};
    assert_true(load(&atlas, "rat_up 0 8 4 4 3\ncoin 3 2 4 4 1", &error));
    Atlas was = atlas;
    draw_own(5, 1);
    assert_false(atlas_replace_sprites(&atlas, "coin", own, own_size, &error));
    assert_non_null(strstr(error.text, "5x5 px: coin needs 4x4"));
    assert_false(atlas_replace_sprites(&atlas, "rat", own, own_size, &error));
    assert_non_null(strstr(error.text, "rat_up needs"));
    draw_own(4, 2); // two of three frames
    assert_false(atlas_replace_sprites(&atlas, "rat_up", own, own_size, &error));
    assert_false(atlas_replace_sprites(&atlas, "dragon", own, own_size, &error));
    assert_non_null(strstr(error.text, "no sprite has this name"));
    assert_false(atlas_replace_sprites(&atlas, "coin", own, own_size / 2, &error));
    assert_non_null(strstr(error.text, "damaged"));
    assert_memory_equal(&was, &atlas, sizeof atlas);
    assert_int_equal(pixel(&atlas, "coin", 0, (Vec){0, 0}), 0xff123456);
    atlas_free(&atlas);
}

// As the game's own atlas is.
static void a_palette_keeps_its_colours_and_what_is_clear(void **state) {
    (void)state;
    static char bytes[PNG_MAX];
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, 7, 3, 8, SDL_PIXELFORMAT_INDEX8);
    SDL_Color colours[] = {{9, 9, 9, 0}, {0x12, 0x34, 0x56, 255}, {0xff, 0, 1, 255}};
    SDL_SetPaletteColors(surface->format->palette, colours, 0, 3);
    SDL_FillRect(surface, &(SDL_Rect){1, 1, 1, 1}, 1);
    SDL_FillRect(surface, &(SDL_Rect){6, 2, 1, 1}, 2);
    SDL_RWops *out = SDL_RWFromMem(bytes, PNG_MAX);
    assert_int_equal(IMG_SavePNG_RW(surface, out, 0), 0);
    Atlas atlas;
    Error error = {""};
    assert_true(atlas_load(&atlas, bytes, (size_t)SDL_RWtell(out), "a 0 0 1 1 1", 11, &error));
    assert_int_equal(atlas.image.w, 7);
    for (int i = 0; i < 7 * 3; i++)
        assert_int_equal(atlas.image.pixels[i], i == 8 ? 0xff123456 : i == 20 ? 0xffff0001 : 0);
    atlas_free(&atlas);
    SDL_RWclose(out);
    SDL_FreeSurface(surface);
}

static void expect_error(const char *index, const char *what) {
    Atlas atlas;
    Error error = {""};
    assert_false(load(&atlas, index, &error));
    if (strstr(error.text, what) == NULL) fail_msg("\"%s\" does not say \"%s\"", error.text, what);
    assert_null(strchr(error.text, '\n'));
    assert_null(atlas.image.pixels);
}

static void each_error_names_its_line_and_sprite(void **state) {
    (void)state;
    expect_error("rat 3 2 4 5 1\nbat 37 0 4 4 1\n", "line 2: bat: lies outside");
    expect_error("bat 0 17 4 4 1\n", "outside");
    expect_error("bat 0 0 8 8 5\n", "outside"); // the fifth frame would
    expect_error("bat 0 0 16000 16000 16000\n", "outside");
    expect_error("rat 3 2 4 5 1\nrat 0 0 4 5 1\n", "line 2: rat: is there twice");
    expect_error("rat 3 2 4 5\n", "rat: five whole numbers");
    expect_error("rat 3 2 4 5 1 9\n", "rat: only five");
    expect_error("rat 3 2 4 5x 1\n", "rat: five whole numbers");
    expect_error("rat -3 2 4 5 1\n", "rat: five whole numbers");
    expect_error("rat 3 2 4 99999999999999999999 1\n", "too large");
    expect_error("rat 3 2 0 5 1\n", "empty");
    expect_error("rat 3 2 4 5 0\n", "empty");
    expect_error("a_name_that_is_longer_than_any_sprite_has 0 0 1 1 1\n", "too long");
    expect_error("# nothing\n", "names no sprite");
}

static void a_picture_that_is_no_png_is_an_error(void **state) {
    (void)state;
    Atlas atlas;
    Error error = {""};
    assert_false(atlas_load(&atlas, "GIF?", 4, "a 0 0 1 1 1", 11, &error));
    assert_non_null(strstr(error.text, "atlas.png"));
    assert_false(atlas_load(&atlas, png, png_size / 2, "a 0 0 1 1 1", 11, &error));
    png[png_size - 20] ^= 1;
    assert_false(load(&atlas, "a 0 0 1 1 1", &error));
    assert_non_null(strstr(error.text, "damaged"));
    png[png_size - 20] ^= 1;
}

static void too_many_sprites_are_an_error(void **state) {
    (void)state;
    static char index[ATLAS_SPRITES_MAX * 32];
    for (int frames = 1; frames <= 14; frames += 13) {
        int length = 0;
        for (int i = 0; i <= ATLAS_SPRITES_MAX; i++) {
            length += snprintf(index + length, sizeof index - (size_t)length, "s%d 0 0 1 1 %d\n", i, frames);
        }
        expect_error(index, frames == 1 ? "s512: is one sprite too many" : "s292: has too many frames");
    }
}

static void a_box_holds_the_opaque_pixels_of_one_frame(void **state) {
    (void)state;
    Atlas atlas = {0};
    assert_true(image_init(&atlas.image, 20, 10));
    static const Vec INSIDE[] = {{10, 3}, {12, 5}, {0, 0}, {8, 3}}; // the last two lie beside the frame
    for (int i = 0; i < 4; i++) atlas.image.pixels[INSIDE[i].y * 20 + INSIDE[i].x] = 0x01ffffff;
    atlas_add(&atlas, &(Sprite){.first = {1, 2, 6, 5}, .frames = 2});
    Rect box = atlas_opaque_rect(&atlas, 0, 1);
    assert_true(box.x == 10 && box.y == 3 && box.w == 3 && box.h == 3);
    assert_int_equal(atlas_opaque_rect(&atlas, 0, 0).w, 0);
    image_free(&atlas.image);
}

// However it is turned, and where it sticks out of the target.
static void a_trimmed_blit_draws_the_same(void **state) {
    (void)state;
    enum { TARGET_W = 24, TARGET_H = 12 };
    Atlas atlas = {0};
    Image whole, part;
    assert_true(image_init(&atlas.image, W, H) && image_init(&whole, TARGET_W, TARGET_H) &&
                image_init(&part, TARGET_W, TARGET_H));
    for (int i = 0; i < 3; i++) atlas.image.pixels[(5 + i) * W + 26 + i] = 0xff000000u | 1u << i * 8;
    atlas_add(&atlas, &(Sprite){.first = {1, 2, 18, 9}, .frames = 2});
    for (int flip = 0; flip < 4; flip++) {
        Blit blit = {.from = atlas_frame(&atlas, 0, 1), .at = {flip % 2 * 8, flip / 2 * 4 - 1}, .flip = flip};
        Blit trimmed = atlas_trim(&atlas, 0, 1, blit);
        assert_true(trimmed.from.w < blit.from.w && trimmed.from.h == 3);
        image_fill(&whole, (Rect){0, 0, TARGET_W, TARGET_H}, 0xff404040);
        image_fill(&part, (Rect){0, 0, TARGET_W, TARGET_H}, 0xff404040);
        image_blit(&whole, &atlas.image, &blit);
        image_blit(&part, &atlas.image, &trimmed);
        assert_memory_equal(whole.pixels, part.pixels, sizeof *part.pixels * TARGET_W * TARGET_H);
        assert_true(memchr(part.pixels, 1, sizeof *part.pixels * TARGET_W * TARGET_H) != NULL);
    }
    image_free(&part);
    image_free(&whole);
    image_free(&atlas.image);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_good_index_is_read),
        cmocka_unit_test(a_palette_keeps_its_colours_and_what_is_clear),
        cmocka_unit_test(each_error_names_its_line_and_sprite),
        cmocka_unit_test(a_picture_that_is_no_png_is_an_error),
        cmocka_unit_test(too_many_sprites_are_an_error),
        cmocka_unit_test(a_box_holds_the_opaque_pixels_of_one_frame),
        cmocka_unit_test(a_trimmed_blit_draws_the_same),
        cmocka_unit_test(a_picture_of_ones_own_takes_the_place_of_a_sprite),
        cmocka_unit_test(a_picture_of_a_cell_stands_on_the_foot_of_a_larger_sprite),
        cmocka_unit_test(a_picture_is_refused_by_the_size_that_it_says),
        cmocka_unit_test(a_picture_that_does_not_fit_says_why),
    };
    return cmocka_run_group_tests_name("atlas", tests, make_png, NULL);
}
