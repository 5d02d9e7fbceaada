#pragma once
// One list of fields for each struct of the state. Hashing, comparing and testing walk these lists, so that a
// field is listed once; tests/house/test_fields.py reports a missing one.

#include "sim/state/world.h"

#include <stddef.h>

typedef struct FieldList FieldList;

typedef struct Field {
    const char *name;
    size_t offset;          // bytes from the beginning of the struct
    size_t size;            // bytes, all elements of an array together
    size_t element;         // bytes of one number, or of one struct; 0: no part of the state
    const FieldList *parts; // of a struct, or of each struct of an array; NULL: numbers
    size_t count_at;        // where the struct holds how many elements are in use; 0: all are
    bool later;             // hashed only where it is not 0
} Field;

struct FieldList {
    const char *of; // name of the struct
    const Field *at;
    int count;
};

// All fields of World except the level and what is known of it, which are grids.
extern const FieldList WORLD_FIELDS;

// The elements of a field that are in use, in a struct `of`.
size_t field_count(const Field *field, const void *of);
