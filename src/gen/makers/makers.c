#include "gen/makers/makers.h"

#include "gen/makers/rows.h"

#include <string.h>

const Generator *const GENERATORS[GEN_COUNT] = {
#define GENERATOR(kind) [GEN_##kind] = &kind,
#include "gen/tools/list_generators.h"
#undef GENERATOR
};

GenKind gen_find(const char *name) {
    int kind = 0;
    while (kind < GEN_COUNT && strcmp(GENERATORS[kind]->name, name) != 0) kind++;
    return (GenKind)kind;
}

static void nearest_sides(int side, int least, int step, int *down, int *up) {
    int steps = step == 0 ? 0 : int_max(side - least, 0) / step;
    *down = *up = least + steps * step;
    if (*up < side && *up + step <= LEVEL_SIDE_MAX) *up += step;
}

// The least side of at least `room` cells in steps of `step` from `least` on.
static int least_side(int least, int step, int room) {
    return least + (int_max(room - least, 0) + int_max(step, 1) - 1) / int_max(step, 1) * step;
}

void gen_nearest_sizes(const GenOptions *options, Vec wanted, Vec *down, Vec *up) {
    const Generator *generator = GENERATORS[options->kind];
    Sizes fit = {.least = {LEVEL_SIDE_MIN, LEVEL_SIDE_MIN}, .step = {1, 1}};
    if (generator->sizes != NULL) fit = generator->sizes(options);
    int room = options->guard ? GEN_GUARD_SIDE_MIN : 0;
    nearest_sides(wanted.x, least_side(fit.least.x, fit.step.x, room), fit.step.x, &down->x, &up->x);
    nearest_sides(wanted.y, least_side(fit.least.y, fit.step.y, room), fit.step.y, &down->y, &up->y);
}

Vec gen_fit_size(const GenOptions *options, Vec most) {
    Vec down, up;
    gen_nearest_sizes(options, most, &down, &up);
    return down;
}
