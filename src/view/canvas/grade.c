// Brightness bends the scale between black and white, which stay. For each kind of colour blindness there is
// a matrix (in 1/256, each row's sum is 256, so greys stay). It moves colours apart that these eyes cannot
// tell apart. The numbers were found by a search over the pairs of test_grade.c: the smallest change of the
// picture after which no pair is closer than 16 (CIE 1976, after Machado's simulation).
#include "view/canvas/aids.h"

#include <stddef.h>

enum { LEVELS = 256, STEEP = 3 }; // one step of brightness is a third of the strongest bend

static const int SIGHTS[SIGHT_COUNT][3][3] = {
    [SIGHT_USUAL] = {{256, 0, 0}, {0, 256, 0}, {0, 0, 256}},
    [SIGHT_PROTAN] = {{253, 5, -2}, {-8, 315, -51}, {-14, 12, 258}},
    [SIGHT_DEUTAN] = {{254, 3, -1}, {117, 197, -58}, {62, -105, 299}},
    [SIGHT_TRITAN] = {{269, -25, 12}, {18, 269, -31}, {-7, -2, 265}},
};

// The value of each byte of a channel before the matrix.
typedef struct Grade {
    uint8_t level[LEVELS];
    const int (*rows)[3];
} Grade;

static Grade grade_of(const Aids *aids) {
    Grade grade = {.rows = SIGHTS[aids->sight]};
    int bend = int_clamp(aids->brightness, BRIGHTNESS_LEAST, BRIGHTNESS_MOST);
    for (int i = 0; i < LEVELS; i++)
        grade.level[i] = (uint8_t)(i + bend * i * (LEVELS - 1 - i) / (STEEP * (LEVELS - 1)));
    return grade;
}

static uint32_t mixed(const int row[3], int r, int g, int b) {
    return (uint32_t)int_clamp((row[0] * r + row[1] * g + row[2] * b + 128) >> 8, 0, LEVELS - 1);
}

static inline Colour graded(const Grade *grade, Colour colour) {
    int r = grade->level[colour >> CHANNEL_R & 255], g = grade->level[colour >> CHANNEL_G & 255],
        b = grade->level[colour >> CHANNEL_B & 255];
    return (colour & 0xff000000u) | mixed(grade->rows[0], r, g, b) << CHANNEL_R |
           mixed(grade->rows[1], r, g, b) << CHANNEL_G | mixed(grade->rows[2], r, g, b) << CHANNEL_B;
}

bool grade_changes(const Aids *aids) {
    return aids->brightness != 0 || aids->sight != SIGHT_USUAL;
}

Colour grade_colour(const Aids *aids, Colour colour) {
    Grade grade = grade_of(aids);
    return graded(&grade, colour);
}

void grade_image(const Aids *aids, const Image *from, Image *to) {
    Grade grade = grade_of(aids);
    size_t count = (size_t)from->w * (size_t)from->h;
    for (size_t i = 0; i < count; i++) to->pixels[i] = graded(&grade, from->pixels[i]);
}
