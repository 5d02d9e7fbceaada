#pragma once
// One dungeon level: its tiles, what is placed in it, and how its generator divides it (rooms, halls).

#include "base/bits.h"
#include "base/geom.h"
#include "base/grid.h"
#include "map/items.h"
#include "map/monsters.h"
#include "map/tiles.h"

// ---- map/fixtures.c

// Fixtures: chests and traps; their table is in list_fixtures.h. Actors that come near set them off
// (sim/hazards/traps.c, sim/hero/use.c).

typedef enum FixtureKind {
    FIXTURE_CHEST,
    FIXTURE_SPIKES,
    FIXTURE_DARTS,
    FIXTURE_PIT,
    FIXTURE_PLATE,
    FIXTURE_COUNT
} FixtureKind;

typedef struct FixtureInfo {
    const char *name;
    bool plural;       // its name is a plural, as in "some spikes"
    const char *words; // what it does, in words, for players who look at it
    char glyph;        // in dumps
    bool trap;         // hidden until found
} FixtureInfo;

extern const FixtureInfo FIXTURES[FIXTURE_COUNT];

typedef struct Fixture {
    FixtureKind kind;
    Vec cell;
    // Chests only:
    int item;     // ItemKind inside
    int lock;     // the kind of its key, 1..KEY_KINDS; 0: it is not locked
    bool trapped; // shoots a dart when opened
    int count;    // of that item; 0 counts as 1
    int extra;    // ItemKind of a power-up that it holds too; 0: none
    // Plates only:
    Vec to; // the cell of TILE_SECRET that it opens
} Fixture;

// ---- map/level.c

enum {
    CELL_PX = 32,
    LEVEL_SIDE_MIN = 5,
    LEVEL_PLAY_MAX = 255,  // cells a side, for levels that are played
    LEVEL_SIDE_MAX = 4096, // cells a side, for tools that only make levels
    LEVEL_ROOMS_MAX = 255,
    LEVEL_SPAWNS_MAX = 1024,
    LEVEL_FIXTURES_MAX = 256,
    LEVEL_PROOF_STEPS_MAX = 64,
    LEVEL_PROTECTED_MAX = 8
};

// How a wall is drawn: its lower half is shaded if no wall is below it.
typedef enum Frame { FRAME_PLAIN, FRAME_SHADED } Frame;
typedef enum Lines { BY_ROWS, BY_COLUMNS, LINES_COUNT } Lines;

typedef struct Spawn {
    int kind; // ItemKind or ActorKind
    Vec cell;
    int pack; // monsters with one number lie in wait together, unseen; 0: it does not
} Spawn;

typedef struct SpawnList {
    Spawn at[LEVEL_SPAWNS_MAX];
    int count;
} SpawnList;

// A hall joins room i to room i+1: one part along a row and one along a column.
typedef struct Hall {
    Rect across, down;
} Hall;

// A step of the proof that everything can be reached: go there, take the key or open the lock.
typedef struct ProofStep {
    Vec cell;
    int key;    // the kind of the key that is taken or used; 0 for the stairs down
    bool opens; // it opens a lock
} ProofStep;

typedef struct Level {
    Grid tiles;               // Tile
    Grid decor;               // Decor
    Grid frames;              // the Frame of each wall; level_update_caches() updates it
    Bits opaque[LINES_COUNT]; // what blocks sight: in rows, and with columns as rows; level_update_caches()
                              // updates it
    Vec start;                // the cell where the hero starts
    SpawnList items, monsters;
    Fixture fixtures[LEVEL_FIXTURES_MAX];
    int fixture_count;
    ProofStep proof_steps[LEVEL_PROOF_STEPS_MAX]; // in order
    int proof_step_count;
    Rect rooms[LEVEL_ROOMS_MAX];
    int room_count;
    Hall halls[LEVEL_ROOMS_MAX];
    int hall_count;
    Rect protected[LEVEL_PROTECTED_MAX]; // vaults and shrines with their walls, which no toll changes
    int protected_count;
    Rect vestibule; // where the first depth begins, walls included; empty: there is none, or it was left
    char generator[16];
    uint64_t seed;
    int attempts; // how many were needed until one was proved
    int quota;    // treasures that open the grate over the stairs down
    int depth;    // in the descent; 0: it is not part of a descent and has no grate
    bool tower;   // stairs up lead on and stairs down lead back
    bool awake;   // no monster sleeps or lies in ambush, and each that sees the hero chases him at once
} Level;

// Makes a level of void. The caller frees it. Returns false when out of memory.
bool level_init(Level *level, int w, int h);
void level_free(Level *level);

// Makes a copy. The caller frees it. Returns false when out of memory.
bool level_clone(Level *to, const Level *from);

// Copies only the cells, between levels of the same size.
void level_copy_cells(Level *to, const Level *from);

// The tile of a cell; outside the level TILE_VOID, which is solid and opaque.
static inline Tile level_tile(const Level *level, Vec cell) {
    return (Tile)grid_get(&level->tiles, cell, TILE_VOID);
}
static inline bool level_solid(const Level *level, Vec cell) {
    return TILES[level_tile(level, cell)].solid;
}
static inline bool level_opaque(const Level *level, Vec cell) {
    return TILES[level_tile(level, cell)].opaque;
}
// True for what a body can walk without a key, shut plain doors included.
static inline bool level_walkable(const Level *level, Vec cell) {
    return TILES[level_tile(level, cell)].way;
}
// True for everything that looks like a wall, cracked walls and secret doors included.
static inline bool level_looks_like_wall(const Level *level, Vec cell) {
    return tile_looks_like_wall(level_tile(level, cell));
}
// The kind of key that the door there needs; 0: none.
static inline int level_lock(const Level *level, Vec cell) {
    return tile_lock(level_tile(level, cell));
}
// True for what a body can walk, perhaps with a key.
static inline bool level_passable_with_key(const Level *level, Vec cell) {
    return level_walkable(level, cell) || level_lock(level, cell) != 0;
}
static inline bool level_floor(const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_FLOOR;
}

// The stairs that lead on, in the descent under a grate.
static inline Tile level_stairs_on(const Level *level) {
    return level->tower ? TILE_STAIRS_UP : TILE_STAIRS_DOWN;
}
// The stairs that lead back. The hero arrives beside them.
static inline Tile level_stairs_back(const Level *level) {
    return level->tower ? TILE_STAIRS_DOWN : TILE_STAIRS_UP;
}

// True when the rectangle is not empty and lies inside the level.
static inline bool level_encloses(const Level *level, Rect rect) {
    const Grid *tiles = &level->tiles;
    return rect.x >= 0 && rect.y >= 0 && rect.w > 0 && rect.h > 0 && rect.w <= tiles->w &&
           rect.h <= tiles->h && rect.x <= tiles->w - rect.w && rect.y <= tiles->h - rect.h;
}

// The centre as generators use it: both halves are rounded down.
static inline Vec room_centre(Rect room) {
    return (Vec){room.x + room.w / 2, room.y + room.h / 2};
}

// Sets a tile while a level is made. Removes decor there that does not belong on such a tile, and decor on
// the wall above, unless there is still a way below it.
void level_build_tile(Level *level, Vec cell, Tile tile);
void level_build_rect(Level *level, Rect rect, Tile tile); // must lie inside the level

// Changes a tile of a finished level and updates frames and sight around it. Removes what hangs on a wall
// that is gone, and what lies on floor that becomes a wall.
void level_change_tile(Level *level, Vec cell, Tile tile);

// Chooses the frame of every wall: it is shaded where no wall is in the cell below. Also notes what is
// opaque. Call it when tiles were changed in any other way than by level_change_tile().
void level_update_caches(Level *level);

// Returns false when the list is full.
bool spawn_add(SpawnList *list, int kind, Vec cell);
// Returns NULL when nothing is there.
const Spawn *spawn_at(const SpawnList *list, Vec cell);

// Returns false when there are too many.
bool fixture_add(Level *level, Fixture fixture);
// Returns NULL when there is none.
const Fixture *fixture_at(const Level *level, Vec cell);
bool level_has_pit(const Level *level, Vec cell);

// Sorts the lists into reading order, in which a level's text has them.
void level_sort(Level *level);

// A hash of what generators make: cells, start, contents, and how the level is divided. Quota, depth and
// the other rules are not in it.
uint64_t level_hash_cells(const Level *level);
