#pragma once
// One list of fields for each struct of the state. Hashing, snapshots and tests all use these lists, so a
// field is listed once. tests/house/test_fields.py reports a field that is missing.

#include "sim/state/world.h"

#include <stddef.h>

typedef struct FieldList FieldList;

typedef enum NumberType {
    NUMBER_BOOL,
    NUMBER_INT8,
    NUMBER_UINT8,
    NUMBER_INT,
    NUMBER_UINT,
    NUMBER_UINT64
} NumberType;

// How many bytes such a number has.
#define NUMBER_SIZE(type) ((type) == NUMBER_UINT64 ? 8u : (type) < NUMBER_INT ? 1u : 4u)

// The tables whose rows have names. A snapshot knows kinds by their names, not by their numbers.
typedef enum NameTable {
    NAMES_NONE,
    NAMES_TILES,
    NAMES_DECORS,
    NAMES_ACTORS,
    NAMES_ITEMS,
    NAMES_GIFTS,
    NAMES_FIXTURES,
    NAMES_COUNT
} NameTable;

// Which numbers of a field a snapshot may bring.
typedef enum FieldLimit {
    LIMIT_TYPE,    // all that are usual for its type
    LIMIT_RANGE,   // least..most
    LIMIT_KIND,    // first..; numbers from `least` to it stand for none
    LIMIT_CELL,    // pairs: a cell of the level
    LIMIT_POSITION // pairs: a position in the level, in sub
} FieldLimit;

typedef struct Field {
    const char *name;
    size_t offset;          // bytes from the start of the struct
    size_t size;            // bytes, all elements of an array together
    size_t element;         // bytes of one number or one struct; 0: not part of the state
    const FieldList *parts; // the fields of a struct, or of each struct in an array; NULL: numbers
    size_t count_at;        // offset of the number of elements in use; 0: all are
    bool later;             // hashed only if it is not 0
    bool unhashed;          // not hashed at all
    NumberType type;
    FieldLimit limit;
    NameTable values, by; // what its numbers name; what its elements belong to, one for each kind
    int first;            // the number of the first kind
    int least, most;
} Field;

struct FieldList {
    const char *of; // name of the struct
    const Field *at;
    int count;
};

// All fields of World except the level and what is known of it; those of the level and of the things known,
// without grids.
extern const FieldList WORLD_FIELDS, LEVEL_FIELDS, KNOWN_FIELDS;

// How many elements of a field are in use, in the struct `of`.
size_t field_used_count(const Field *field, const void *of);
