// Colours that must be told apart can be told apart by eyes without one kind of cones: by the simulation of
// Machado (2009, severity 1) and the distance of CIE 1976.
#include "support/unit.h"
#include "view/canvas/aids.h"
#include "view/canvas/panel.h"
#include "view/hud/map_marks.h"

#include <math.h>

enum { LEAST = 10 };

static const double SIMULATED[SIGHT_COUNT][3][3] = {
    [SIGHT_USUAL] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    [SIGHT_PROTAN] = {{0.152286, 1.052583, -0.204868},
                      {0.114503, 0.786281, 0.099216},
                      {-0.003882, -0.048116, 1.051998}},
    [SIGHT_DEUTAN] = {{0.367322, 0.860646, -0.227968},
                      {0.280085, 0.672501, 0.047413},
                      {-0.011820, 0.042940, 0.968881}},
    [SIGHT_TRITAN] = {{1.255528, -0.076749, -0.178779},
                      {-0.078411, 0.930809, 0.147602},
                      {0.004733, 0.691367, 0.303900}},
};

static double linear(Colour colour, int shift) {
    double part = (double)(colour >> shift & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static double bent(double part) {
    return part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116;
}

static void lab_of(Colour colour, ColourSight eyes, double lab[3]) {
    static const double XYZ[3][3] = {
        {0.4339, 0.3762, 0.1898}, {0.2127, 0.7152, 0.0722}, {0.0178, 0.1095, 0.8727}};
    double rgb[3] = {linear(colour, 16), linear(colour, 8), linear(colour, 0)}, seen[3], f[3];
    for (int i = 0; i < 3; i++) {
        const double *row = SIMULATED[eyes][i];
        seen[i] = fmin(fmax(row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2], 0), 1);
    }
    for (int i = 0; i < 3; i++) f[i] = bent(XYZ[i][0] * seen[0] + XYZ[i][1] * seen[1] + XYZ[i][2] * seen[2]);
    lab[0] = 116 * f[1] - 16;
    lab[1] = 500 * (f[0] - f[1]);
    lab[2] = 200 * (f[1] - f[2]);
}

static double apart(Colour a, Colour b, const Aids *aids, ColourSight eyes) {
    double one[3], other[3], sum = 0;
    lab_of(grade_colour(aids, a), eyes, one);
    lab_of(grade_colour(aids, b), eyes, other);
    for (int i = 0; i < 3; i++) sum += (one[i] - other[i]) * (one[i] - other[i]);
    return sqrt(sum);
}

typedef struct Pair {
    const char *what;
    Colour a, b;
} Pair;

enum { PAIRS_MAX = 64 };

static int pairs_of(Pair pairs[PAIRS_MAX]) {
    static const MapMark MARKS[] = {MARK_YOU, MARK_MONSTER, MARK_TREASURE, MARK_TRAP, MARK_CHEST, MARK_FLOOR};
    const Pair hud[] = {
        {"health and full", COLOUR_RED, COLOUR_GREEN}, {"red and gold", COLOUR_RED, COLOUR_GOLD},
        {"green and gold", COLOUR_GREEN, COLOUR_GOLD}, {"blue and green", COLOUR_BLUE, COLOUR_GREEN},
        {"gold and white", COLOUR_GOLD, COLOUR_WHITE}, {"green and white", COLOUR_GREEN, COLOUR_WHITE},
        {"health and floor", COLOUR_RED, 0xff71778bu}};
    enum { MARK_COUNT_HERE = sizeof MARKS / sizeof *MARKS };
    int count = 0;
    for (int i = 1; i <= KEY_KINDS; i++) {
        for (int k = 1; k < i; k++) pairs[count++] = (Pair){"keys", KEY_COLOURS[i], KEY_COLOURS[k]};
        pairs[count++] = (Pair){"key and floor", KEY_COLOURS[i], MAP_MARKS[MARK_FLOOR].seen};
    }
    for (int i = 1; i < MARK_COUNT_HERE; i++) {
        for (int k = 0; k < i; k++)
            pairs[count++] = (Pair){"marks", MAP_MARKS[MARKS[i]].seen, MAP_MARKS[MARKS[k]].seen};
    }
    for (size_t i = 0; i < sizeof hud / sizeof *hud; i++) pairs[count++] = hud[i];
    assert_true(count <= PAIRS_MAX);
    return count;
}

static double least_of(const Aids *aids, ColourSight eyes) {
    Pair pairs[PAIRS_MAX];
    int count = pairs_of(pairs), worst = 0;
    double least = 1000;
    for (int i = 0; i < count; i++) {
        double now = apart(pairs[i].a, pairs[i].b, aids, eyes);
        if (now < least) worst = i;
        least = fmin(least, now);
    }
    printf("eyes %d, colours for %d: least dE %.1f (%s %06x %06x)\n", (int)eyes, (int)aids->sight, least,
           pairs[worst].what, (unsigned)pairs[worst].a & 0xffffffu, (unsigned)pairs[worst].b & 0xffffffu);
    return least;
}

static void each_kind_of_eyes_tells_what_matters_apart(void **state) {
    (void)state;
    for (ColourSight eyes = SIGHT_USUAL; eyes < SIGHT_COUNT; eyes++) {
        (void)least_of(&(Aids){0}, eyes); // to compare with
        assert_true(least_of(&(Aids){.sight = eyes}, eyes) >= LEAST);
        assert_true(least_of(&(Aids){.sight = eyes}, SIGHT_USUAL) >= LEAST);
    }
}

static void brightness_keeps_black_white_and_the_order_between(void **state) {
    (void)state;
    for (int step = BRIGHTNESS_LEAST; step <= BRIGHTNESS_MOST; step++) {
        const Aids aids = {.brightness = step};
        uint32_t before = 0;
        assert_int_equal(grade_colour(&aids, 0xff000000u), 0xff000000u);
        assert_int_equal(grade_colour(&aids, 0xffffffffu), 0xffffffffu);
        for (uint32_t i = 0; i < 256; i++) {
            uint32_t now = grade_colour(&aids, 0xff000000u | i) & 255;
            assert_true(now >= before && (step == 0 ? now == i : step > 0 ? now >= i : now <= i));
            before = now;
        }
    }
}

static void greys_stay_grey_for_all_eyes(void **state) {
    (void)state;
    for (ColourSight eyes = SIGHT_USUAL; eyes < SIGHT_COUNT; eyes++) {
        for (uint32_t i = 0; i < 256; i++) {
            Colour grey = 0xff000000u | i * 0x10101u;
            assert_int_equal(grade_colour(&(Aids){.sight = eyes}, grey), grey);
        }
    }
}

static void the_usual_changes_nothing(void **state) {
    (void)state;
    assert_false(grade_changes(&(Aids){.still = true, .calm = true, .contrast = true}));
    assert_true(grade_changes(&(Aids){.brightness = 1}) && grade_changes(&(Aids){.sight = SIGHT_TRITAN}));
    uint32_t pixels[2] = {0xff123456u, 0xffc8333bu}, out[2] = {0};
    Image from = {.w = 2, .h = 1, .pixels = pixels}, to = {.w = 2, .h = 1, .pixels = out};
    grade_image(&(Aids){0}, &from, &to);
    assert_memory_equal(out, pixels, sizeof out);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kind_of_eyes_tells_what_matters_apart),
        cmocka_unit_test(brightness_keeps_black_white_and_the_order_between),
        cmocka_unit_test(greys_stay_grey_for_all_eyes),
        cmocka_unit_test(the_usual_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
