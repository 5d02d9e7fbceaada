#include "app/play/lessons.h"

#include "base/text.h"
#include "io/share_code.h"

#include <string.h>

// The options of each tutorial. All showed the whole level, so it is mapped here. In its maze of 21x21
// blocks, passages and walls were equally thick; here a block is three cells wide, for room to fight. From
// depth 3 on a maze has two locked doors.
const Tutorial TUTORIALS[TUTORIAL_COUNT] = {
    {"pillars",
     N_("Pillars"),
     N_("19x13 cells: a wall on every even cell, and one thrown beside it. The map is known."),
     N_("Its words: SuppressWalls is Left out; DungeonWidth and DungeonHeight are Width and Height."),
     {.kind = GEN_PILLARS, .w = 19, .h = 13, .depth = 1, .mapped = true}},
    {"halls",
     N_("Halls"),
     N_("50x50 cells, 8 rooms, the map known. Enemies stand in halls; each that sees you chases you."),
     N_("Its words: the check for a wall below is the feeler; the camera is the near view."),
     {.kind = GEN_HALLS,
      .w = 50,
      .h = 50,
      .rooms = 8,
      .corridor = 2,
      .depth = 1,
      .awake = true,
      .mapped = true}},
    {"classic",
     N_("The classic"),
     N_("15x10 cells in letters, nine enemies; each key is a turn."),
     N_("Its words: COLS and ROWS are Width and Height without the border; ACTORS are you and the enemies."),
     {.kind = GEN_SCATTER, .w = 17, .h = 12, .depth = 1, .classic = true, .pace = PACE_TURNS}},
    {"maze",
     N_("Maze"),
     N_("21x21 blocks of 3x3 cells, the map known. Doors are short cuts, two of them locked."),
     N_("Its words: a cell is a block of ours; Corridor and Walls are its cell size."),
     {.kind = GEN_MAZE, .w = 63, .h = 63, .corridor = 3, .depth = 3, .walls = 3, .mapped = true}},
    {"rooms",
     N_("Rooms"),
     N_("35x35 cells, grown room by room, the map known."),
     N_("Its words: width and height of the map are Width and Height."),
     {.kind = GEN_ROOMS, .w = 35, .h = 35, .depth = 1, .mapped = true}},
};

GenOptions tutorial_options(int index, uint64_t seed) {
    GenOptions options = TUTORIALS[index].options;
    options.seed = seed;
    return options;
}

int tutorial_named(const char *name) {
    for (int i = 0; i < TUTORIAL_COUNT; i++) {
        if (strcmp(TUTORIALS[i].name, name) == 0) return i;
    }
    return -1;
}

int tutorial_of_kind(GenKind kind) {
    for (int i = 0; i < TUTORIAL_COUNT; i++) {
        if (TUTORIALS[i].options.kind == kind && TUTORIALS[i].options.mapped) return i;
    }
    return -1;
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
