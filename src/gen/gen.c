#include "gen/gen.h"

#include "base/check.h"
#include "base/hash.h"
#include "gen/draft.h"
#include "gen/furnish.h"
#include "gen/halls.h"
#include "gen/pillars.h"
#include "gen/proof.h"

#include <stdio.h>
#include <string.h>

enum { DRAFTS_MAX = 64 };

const Generator *const GENERATORS[GEN_COUNT] = {
    [GEN_HALLS] = &HALLS,
    [GEN_PILLARS] = &PILLARS,
};

GenKind gen_find(const char *name) {
    int kind = 0;
    while (kind < GEN_COUNT && strcmp(GENERATORS[kind]->name, name) != 0) kind++;
    return (GenKind)kind;
}

bool gen_seed(const char *text, uint64_t *seed) {
    if (text[0] == '\0') return false;
    uint64_t number = 0;
    for (const char *at = text; *at != '\0'; at++) {
        if (*at < '0' || *at > '9') {
            *seed = hash_text(HASH_START, text);
            return true;
        }
        uint64_t digit = (uint64_t)(*at - '0');
        if (number > (UINT64_MAX - digit) / 10) return false;
        number = 10 * number + digit;
    }
    *seed = number;
    return true;
}

static bool in_range(const char *what, int value, int min, int max, char *text, size_t size) {
    if (value >= min && value <= max) return true;
    snprintf(text, size, "%s is %d: it must be %d to %d", what, value, min, max);
    return false;
}

static bool check_odd(const Generator *generator, int w, int h, char *text, size_t size) {
    if (!generator->odd_sides || (w % 2 == 1 && h % 2 == 1)) return true;
    int up_w = w | 1, up_h = h | 1; // the limits themselves are 5, which is odd, and 4096, which is not
    int down_w = up_w > w ? w - 1 : w, down_h = up_h > h ? h - 1 : h;
    if (up_w > LEVEL_SIDE_MAX || up_h > LEVEL_SIDE_MAX) {
        up_w = down_w;
        up_h = down_h;
    }
    snprintf(text, size, "size %dx%d: %s needs odd sides; the nearest are %dx%d and %dx%d", w, h, generator->name,
             down_w, down_h, up_w, up_h);
    return false;
}

bool gen_check(const GenOptions *options, char *text, size_t size) {
    const Generator *generator = GENERATORS[options->kind];
    unsigned takes = generator->takes;
    if (!in_range("width", options->w, LEVEL_SIDE_MIN, LEVEL_SIDE_MAX, text, size)) return false;
    if (!in_range("height", options->h, LEVEL_SIDE_MIN, LEVEL_SIDE_MAX, text, size)) return false;
    if ((takes & TAKES_ROOMS) != 0 &&
        !in_range("number of rooms", options->rooms, GEN_ROOMS_MIN, LEVEL_ROOMS_MAX, text, size)) {
        return false;
    }
    if ((takes & TAKES_SUPPRESS) != 0 &&
        !in_range("suppression", options->suppress, 0, GEN_SUPPRESS_MAX, text, size)) {
        return false;
    }
    if ((takes & TAKES_CORRIDOR) != 0 &&
        !in_range("corridor", options->corridor, GEN_CORRIDOR_MIN, GEN_CORRIDOR_MAX, text, size)) {
        return false;
    }
    return check_odd(generator, options->w, options->h, text, size);
}

static void clear(Draft *draft) {
    Level *level = draft->level;
    grid_fill(&level->tiles, TILE_VOID);
    grid_fill(&level->decor, DECOR_NONE);
    grid_fill(&draft->rooms, 0);
    level->items.count = level->monsters.count = level->room_count = level->hall_count = 0;
}

static void run_stages(Draft *draft) {
    const Stage *stages = GENERATORS[draft->options->kind]->stages;
    for (int i = 0; i < GEN_STAGES_MAX && stages[i].name != NULL; i++) stages[i].run(draft);
    furnish(draft);
    level_feel(draft->level);
}

static uint64_t sub_seed(uint64_t seed, int draft) { return draft == 0 ? seed : hash_mix(seed + (uint64_t)draft); }

static void draw_until_proved(Draft *draft) {
    Level *level = draft->level;
    for (level->drafts = 1;; level->drafts++) {
        CHECK(level->drafts <= DRAFTS_MAX);
        uint64_t seed = sub_seed(level->seed, level->drafts - 1);
        rng_init(&draft->layout, seed, STREAM_LAYOUT);
        rng_init(&draft->furnish, seed, STREAM_FURNISH);
        clear(draft);
        run_stages(draft);
        if (proof_check(level, &draft->reach) == FLAW_NONE) break;
    }
    level_sort(level);
}

bool gen_level(Level *level, const GenOptions *options) {
    if (!level_init(level, options->w, options->h)) return false;
    level->seed = options->seed;
    snprintf(level->generator, sizeof level->generator, "%s", GENERATORS[options->kind]->name);
    Draft draft = {.level = level, .options = options};
    bool ready = grid_init(&draft.rooms, options->w, options->h) && dist_init(&draft.reach, options->w, options->h);
    if (ready) draw_until_proved(&draft);
    grid_free(&draft.rooms);
    dist_free(&draft.reach);
    if (!ready) level_free(level);
    return ready;
}
