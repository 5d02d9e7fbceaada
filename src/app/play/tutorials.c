#include "app/play/lessons.h"

#include "base/text.h"
#include "io/share_code.h"

#include <string.h>

// The options of each tutorial. Where a tutorial showed the whole level, it is mapped here; in its pillars
// sight was limited. In its maze of 21x21 blocks, passages and walls were equally thick; here a block is
// three cells wide, for room to fight.
const Tutorial TUTORIALS[TUTORIAL_COUNT] = {
    {N_("Pillars"),
     N_("19x13 cells; you see only what is in sight."),
     {.kind = GEN_PILLARS, .w = 19, .h = 13, .depth = 1}},
    {N_("Halls"),
     N_("50x50 cells, 8 rooms, the map known; each monster that sees you chases you."),
     {.kind = GEN_HALLS,
      .w = 50,
      .h = 50,
      .rooms = 8,
      .corridor = 2,
      .depth = 1,
      .awake = true,
      .mapped = true}},
    {N_("The classic"),
     N_("15x10 cells in letters, nine enemies; each key is a turn."),
     {.kind = GEN_SCATTER, .w = 17, .h = 12, .depth = 1, .classic = true, .pace = PACE_TURNS}},
    {N_("Maze"),
     N_("21x21 blocks of 3x3 cells, the map known."),
     {.kind = GEN_MAZE, .w = 63, .h = 63, .corridor = 3, .depth = 1, .walls = 3, .mapped = true}},
    {N_("Rooms"),
     N_("35x35 cells, the map known."),
     {.kind = GEN_ROOMS, .w = 35, .h = 35, .depth = 1, .mapped = true}},
};

GenOptions tutorial_options(int index, uint64_t seed) {
    GenOptions options = TUTORIALS[index].options;
    options.seed = seed;
    return options;
}

static bool write_code(GenOptions options, char code[SHARE_CODE_MAX + 1]) {
    if (!options.classic) options.pace = PACE_REAL;
    return share_code_write(&(Share){.gen = options, .descent = options.descent, .depth = options.depth},
                            code);
}

// Compares share codes, because a code contains all options.
int tutorial_of(const GenOptions *options) {
    char code[SHARE_CODE_MAX + 1], own[SHARE_CODE_MAX + 1];
    if (!write_code(*options, own)) return -1;
    for (int i = 0; i < TUTORIAL_COUNT; i++) {
        if (write_code(tutorial_options(i, options->seed), code) && strcmp(code, own) == 0) return i;
    }
    return -1;
}
