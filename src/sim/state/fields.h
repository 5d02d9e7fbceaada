#pragma once
// One list of fields for each struct of the state. Hashing, comparing and testing all use these lists, so a
// field is listed once. tests/house/test_fields.py reports a field that is missing.

#include "sim/state/world.h"

#include <stddef.h>

typedef struct FieldList FieldList;

typedef struct Field {
    const char *name;
    size_t offset;          // bytes from the start of the struct
    size_t size;            // bytes, all elements of an array together
    size_t element;         // bytes of one number or one struct; 0: not part of the state
    const FieldList *parts; // the fields of a struct, or of each struct in an array; NULL: numbers
    size_t count_at;        // offset of the number of elements in use; 0: all are
    bool later;             // hashed only if it is not 0
} Field;

struct FieldList {
    const char *of; // name of the struct
    const Field *at;
    int count;
};

// All fields of World except the level and what is known of it, which are grids.
extern const FieldList WORLD_FIELDS;

// How many elements of a field are in use, in the struct `of`.
size_t field_used_count(const Field *field, const void *of);
