#pragma once
// What writing and reading snapshots share.

#include "sim/game.h"
#include "sim/state/fields.h"

enum { SNAPSHOT_FORMAT = 1, SNAPSHOT_LISTS = 3 };

// The lists whose fields a snapshot describes, in this order.
typedef enum SnapshotList { SNAPSHOT_LEVEL, SNAPSHOT_KNOWN, SNAPSHOT_WORLD } SnapshotList;
extern const FieldList *const SNAPSHOT_FIELDS[SNAPSHOT_LISTS];

// A grid of a world, by its name.
typedef struct SnapshotGrid {
    const char *name;
    NameTable values; // NAMES_NONE: numbers,
    int most;         // up to this one
} SnapshotGrid;

enum { SNAPSHOT_GRIDS = 6 };
extern const SnapshotGrid SNAPSHOT_GRID[SNAPSHOT_GRIDS];
Grid *snapshot_grid(World *world, int index);

// The rows of a table, and the name of each.
int snapshot_kinds(NameTable table);
const char *snapshot_kind(NameTable table, int index);

// How many bytes an element of a field has: a struct, a number, or all numbers of one kind.
size_t snapshot_element(const Field *field);
