#pragma once
// One dungeon level: its tiles, what was placed in it, and how its maker thinks of it (rooms, halls).

#include "base/bits.h"
#include "base/geom.h"
#include "base/grid.h"
#include "map/items.h"
#include "map/monsters.h"
#include "map/tiles.h"

// ---- map/fixtures.c

// Fixtures: chests and traps; their table is in list_fixtures.h. Actors that come near trigger them
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
    bool plural;       // its name: some spikes
    const char *words; // what it does, for players who look at it
    char glyph;        // in dumps
    bool trap;         // hidden until found
} FixtureInfo;

extern const FixtureInfo FIXTURES[FIXTURE_COUNT];

typedef struct Fixture {
    FixtureKind kind;
    Vec cell;
    // Chests only:
    int item;     // ItemKind inside
    int lock;     // kind of the key that it needs, 1..KEY_KINDS; 0: none
    bool trapped; // shoots a dart when opened
    int count;    // of that item; 0 counts as 1
    int extra;    // ItemKind of a power-up besides; 0: none
    // Plates only:
    Vec to; // the cell of TILE_SECRET that it opens
} Fixture;

// ---- map/level.c

enum {
    CELL_PX = 32,
    LEVEL_SIDE_MIN = 5,
    LEVEL_PLAY_MAX = 255,  // cells a side, to play
    LEVEL_SIDE_MAX = 4096, // cells a side, for tools
    LEVEL_ROOMS_MAX = 255,
    LEVEL_SPAWNS_MAX = 1024,
    LEVEL_FIXTURES_MAX = 256,
    LEVEL_PROOF_STEPS_MAX = 64,
    LEVEL_PROTECTED_MAX = 8
};

typedef enum Frame { FRAME_PLAIN, FRAME_SHADED } Frame;
typedef enum Lines { BY_ROWS, BY_COLUMNS, LINES_COUNT } Lines;

typedef struct Spawn {
    int kind; // ItemKind or ActorKind
    Vec cell;
    int pack; // monsters: those of one number lie in wait together, unseen; 0: it does not
} Spawn;

typedef struct SpawnList {
    Spawn at[LEVEL_SPAWNS_MAX];
    int count;
} SpawnList;

// Room i is joined to room i+1 by one hall along a row and one along a column.
typedef struct Hall {
    Rect across, down;
} Hall;

// One step of the proof that all can be reached: go there, take the key or open the lock.
typedef struct ProofStep {
    Vec cell;
    int key;    // kind of the key taken or used; 0 for the way down
    bool opens; // a lock
} ProofStep;

typedef struct Level {
    Grid tiles;               // Tile
    Grid decor;               // Decor
    Grid frames;              // Frame of each wall, kept by the feeler
    Bits opaque[LINES_COUNT]; // what sight reads: so do its rows, and its columns as rows; kept by the feeler
    Vec start;                // the hero's cell
    SpawnList items, monsters;
    Fixture fixtures[LEVEL_FIXTURES_MAX];
    int fixture_count;
    ProofStep proof_steps[LEVEL_PROOF_STEPS_MAX]; // from the proof, in their order
    int proof_step_count;
    Rect rooms[LEVEL_ROOMS_MAX];
    int room_count;
    Hall halls[LEVEL_ROOMS_MAX];
    int hall_count;
    Rect protected[LEVEL_PROTECTED_MAX]; // vaults, shrines, with their walls: no toll changes them
    int protected_count;
    Rect vestibule; // with its walls, where the first depth begins; empty: there is none, or it was left
    char generator[16];
    uint64_t seed;
    int attempts; // how many were made until one was proved
    int quota;    // goods that open the grate over the stairs that lead on
    int depth;    // of the descent; 0: it belongs to no descent, and has no grate
    bool tower;   // stairs up lead on, stairs down lead back; else the other way round
    bool awake;   // no monster sleeps or lies in ambush, and each that sees the hero chases him at once
} Level;

// All void. False when out of memory. The caller frees.
bool level_init(Level *level, int w, int h);
void level_free(Level *level);

// A new level like the other. False when out of memory. The caller frees.
bool level_clone(Level *to, const Level *from);

// The cells alone, of a level of the same size.
void level_copy_cells(Level *to, const Level *from);

static inline Tile level_tile(const Level *level, Vec cell) {
    return (Tile)grid_get(&level->tiles, cell, TILE_VOID);
}
static inline bool level_solid(const Level *level, Vec cell) {
    return TILES[level_tile(level, cell)].solid;
}
static inline bool level_opaque(const Level *level, Vec cell) {
    return TILES[level_tile(level, cell)].opaque;
}
static inline bool level_way(const Level *level, Vec cell) {
    return TILES[level_tile(level, cell)].way;
}
// True for all that looks like a wall, cracked walls and secret doors included.
static inline bool level_wall(const Level *level, Vec cell) {
    return tile_wall(level_tile(level, cell));
}
// The kind of key that the door there needs; 0: none.
static inline int level_lock(const Level *level, Vec cell) {
    return tile_lock(level_tile(level, cell));
}
// What a body can walk, perhaps with a key.
static inline bool level_passable(const Level *level, Vec cell) {
    return level_way(level, cell) || level_lock(level, cell) != 0;
}
static inline bool level_floor(const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_FLOOR;
}

// The stairs that lead on, in the descent under a grate, and those that lead back, beside which one arrives.
static inline Tile level_on(const Level *level) {
    return level->tower ? TILE_STAIRS_UP : TILE_STAIRS_DOWN;
}
static inline Tile level_back(const Level *level) {
    return level->tower ? TILE_STAIRS_DOWN : TILE_STAIRS_UP;
}

// True when the rectangle holds cells, and all of them are the level's.
static inline bool level_encloses(const Level *level, Rect rect) {
    const Grid *tiles = &level->tiles;
    return rect.x >= 0 && rect.y >= 0 && rect.w > 0 && rect.h > 0 && rect.w <= tiles->w &&
           rect.h <= tiles->h && rect.x <= tiles->w - rect.w && rect.y <= tiles->h - rect.h;
}

// The centre as the generators mean it: both halves rounded down.
static inline Vec room_centre(Rect room) {
    return (Vec){room.x + room.w / 2, room.y + room.h / 2};
}

// Sets a tile of a level that is being made. What lay or hung there goes unless it belongs on such a tile; so
// does what hung on the wall above, unless there is still a way below it.
void level_put(Level *level, Vec cell, Tile tile);
void level_put_rect(Level *level, Rect rect, Tile tile); // within the level

// Changes a tile of a finished level and lets the feeler look again at what that concerns. What hangs on a
// wall goes with it, and what lies on floor that becomes one.
void level_set(Level *level, Vec cell, Tile tile);

// The feeler: for every wall it looks at the cell below and chooses the shaded frame where no wall is there.
// It also notes what is opaque. To be called after the tiles were changed otherwise than by level_set().
void level_feel(Level *level);

// False when the list is full.
bool spawn_add(SpawnList *list, int kind, Vec cell);
// NULL when nothing stands there.
const Spawn *spawn_at(const SpawnList *list, Vec cell);

// False when there are too many.
bool fixture_add(Level *level, Fixture fixture);
// NULL when there is none.
const Fixture *fixture_at(const Level *level, Vec cell);
bool level_pit(const Level *level, Vec cell);

// Puts the lists into reading order, the one order that a level's text has.
void level_sort(Level *level);

uint64_t level_hash(const Level *level);
