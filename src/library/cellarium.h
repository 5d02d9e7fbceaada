#ifndef CELLARIUM_H
#define CELLARIUM_H
// Dungeon levels from a seed: the generators of the game Cellarium, for C and C++. The same version makes the
// same level from the same options on every machine.
//
// Link with -lcellarium (pkg-config cellarium, or find_package(Cellarium) and Cellarium::cellarium in CMake).
// The library prints nothing, opens no files and keeps no state of its own, so threads may use it at the same
// time, each with its own options and levels. Whatever it is given, it never aborts: a function says below
// what it answers to what it cannot do.
//
// Within a major version (CELLARIUM_MAJOR) functions are only added, so programs need not be built again.
// Levels may change with the minor version: keep the level, or what you need of it, not only its seed.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CELLARIUM_MAJOR 0
#define CELLARIUM_MINOR 1

#if defined _WIN32
#define CELLARIUM_API
#else
#define CELLARIUM_API __attribute__((visibility("default")))
#endif

// ---- what there is

// The generators: halls, pillars, arcade, maze, ... and descent, the game's own mixture. NULL from the last
// `index` on, and before 0.
CELLARIUM_API const char *cellarium_generator_name(int index);

// The options by name, and a sentence about each; NULL as above. A generator ignores what it does not take.
CELLARIUM_API const char *cellarium_option_name(int index);
CELLARIUM_API const char *cellarium_option_help(int index);

// Tiles by number: their names (floor, wall, door, locked_1, ...), and whether they stop bodies and sight.
// NULL and true for numbers that no tile has.
CELLARIUM_API const char *cellarium_tile_name(int tile);
CELLARIUM_API bool cellarium_tile_is_solid(int tile);
CELLARIUM_API bool cellarium_tile_is_opaque(int tile);

// ---- options

typedef struct cellarium_options cellarium_options;

// The usual options of a generator, with seed 1. NULL for an unknown generator, or when out of memory. The
// caller frees it.
CELLARIUM_API cellarium_options *cellarium_options_new(const char *generator);
CELLARIUM_API void cellarium_options_free(cellarium_options *options); // NULL is fine

// Sets an option: seed (a number from 0 to 2^64-1, or any word), size (such as 50x30, in cells), or one that
// cellarium_option_name() lists; its value is a number, or "on" or "off". Returns false, and changes nothing,
// when there is no such option or the value does not fit.
CELLARIUM_API bool cellarium_options_set(cellarium_options *options, const char *name, const char *value);

// Why the last call with these options failed, in one line of English; "": it did not. Valid until the next
// call with them.
CELLARIUM_API const char *cellarium_options_error(const cellarium_options *options);

// ---- a level

typedef struct cellarium_level cellarium_level;

// Makes a level, and proves that everything in it can be reached. NULL when the options do not fit together,
// or when out of memory: cellarium_options_error() has the reason. The caller frees it; the options may be
// used again, or be freed before.
CELLARIUM_API cellarium_level *cellarium_level_new(cellarium_options *options);
CELLARIUM_API void cellarium_level_free(cellarium_level *level); // NULL is fine

CELLARIUM_API int cellarium_level_width(const cellarium_level *level); // cells
CELLARIUM_API int cellarium_level_height(const cellarium_level *level);

// The number of the tile in column x, row y, from 0; outside the level 0, which is solid.
CELLARIUM_API int cellarium_level_tile(const cellarium_level *level, int x, int y);
// True for a wall that has no wall below it: draw it with its lower half shaded, and walls look deep.
CELLARIUM_API bool cellarium_level_is_shaded(const cellarium_level *level, int x, int y);
// The name of what lies or hangs in the cell (torch, web, ...); NULL: nothing.
CELLARIUM_API const char *cellarium_level_decor(const cellarium_level *level, int x, int y);

typedef struct cellarium_cell {
    int x, y;
} cellarium_cell;

typedef struct cellarium_rect {
    int x, y, w, h;
} cellarium_rect;

// Where the player starts.
CELLARIUM_API cellarium_cell cellarium_level_start(const cellarium_level *level);

// A thing in the level. The strings live as long as the program.
typedef struct cellarium_thing {
    const char *what; // "item", "monster" or "fixture" (chests and traps)
    const char *name; // coin, rat, chest, ...
    int x, y;
    const char *inside; // chests: the item in it; otherwise NULL
    int lock;           // chests: the number of its key, 1 to 4; 0: not locked
} cellarium_thing;

CELLARIUM_API int cellarium_level_thing_count(const cellarium_level *level);
// Fills in the thing at `index`, from 0. Returns false, and all zeros, where there is none.
CELLARIUM_API bool cellarium_level_thing(const cellarium_level *level, int index, cellarium_thing *thing);

// The rooms, for generators that plan them; all zeros where there is none.
CELLARIUM_API int cellarium_level_room_count(const cellarium_level *level);
CELLARIUM_API cellarium_rect cellarium_level_room(const cellarium_level *level, int index);

// The proof: the way through the level's locks from the start, step by step. The last step is the stairs.
typedef struct cellarium_step {
    int x, y;
    int key;    // the number of the key that is taken or used; 0: none
    bool opens; // it opens a lock
} cellarium_step;

CELLARIUM_API int cellarium_level_step_count(const cellarium_level *level);
CELLARIUM_API cellarium_step cellarium_level_step(const cellarium_level *level, int index); // zeros as above

// ---- as text

typedef enum cellarium_format {
    CELLARIUM_TEXT, // a character a cell, then notes; `cellarium --dump` prints the same
    CELLARIUM_JSON,
    CELLARIUM_TMJ // a map for the editor Tiled
} cellarium_format;

// The whole level as text that ends with 0, which the caller gives to cellarium_text_free(). NULL when out of
// memory, for an unknown format, and for the last two where the library was built without jansson.
CELLARIUM_API char *cellarium_level_text(const cellarium_level *level, cellarium_format format);
CELLARIUM_API void cellarium_text_free(char *text); // NULL is fine

#ifdef __cplusplus
}
#endif
#endif
