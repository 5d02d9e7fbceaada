#pragma once
// Golden values in a file, a line for each: a hash and its name, such as "0123456789abcdef a picture". With
// REWRITE_GOLDEN=1 in the environment the file is written again.

#include "base/hash.h"
#include "support/unit.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GOLDEN_MOST = 96, GOLDEN_LINE = 128 };

typedef struct Golden {
    const char *path;
    char lines[GOLDEN_MOST][GOLDEN_LINE]; // the values of this run
    int count;
} Golden;

static inline void golden_add(Golden *golden, const char *name, uint64_t hash) {
    assert_true(golden->count < GOLDEN_MOST);
    (void)snprintf(golden->lines[golden->count++], GOLDEN_LINE, "%016llx %s\n", (unsigned long long)hash,
                   name);
}

static inline void golden_write(const Golden *golden) {
    FILE *file = fopen(golden->path, "w");
    assert_non_null(file);
    for (int i = 0; i < golden->count; i++) assert_true(fputs(golden->lines[i], file) >= 0);
    assert_int_equal(fclose(file), 0);
}

// Compares the values with the file, and prints the names of those that differ.
static inline void golden_end(const Golden *golden) {
    char line[GOLDEN_LINE];
    int differ = 0;
    if (getenv("REWRITE_GOLDEN") != NULL) golden_write(golden);
    FILE *file = fopen(golden->path, "r");
    assert_non_null(file);
    for (int i = 0; i < golden->count; i++) {
        bool there = fgets(line, sizeof line, file) != NULL;
        if (there && strcmp(line, golden->lines[i]) == 0) continue;
        differ++;
        print_error("%s: not as it was: %s", golden->path, golden->lines[i]);
    }
    assert_null(fgets(line, sizeof line, file));
    assert_int_equal(fclose(file), 0);
    if (differ > 0) fail_msg("%d pictures differ: look at them, then REWRITE_GOLDEN=1", differ);
}
