#pragma once
// Saves and snapshots as a version with other rules would have written them.

#include "base/hash.h"
#include "io/game/recording.h"

#include "support/unit.h"

#include <string.h>

enum { RULES_AT = 10, SNAPSHOT_RULES_AT = 8, SNAPSHOT_CHECK_AT = 14, OTHER_CHECK_SIZE = 8 };

static inline void other_put(uint8_t *at, uint64_t number, int bytes) {
    for (int i = 0; i < bytes; i++) at[i] = (uint8_t)(number >> 8 * i);
}

static inline uint64_t other_get(const uint8_t *at, int bytes) {
    uint64_t number = 0;
    for (int i = bytes; i-- > 0;) number = number << 8 | at[i];
    return number;
}

// Gives a recording other rules, and each chunk the check that it then has. `*check`, the check of a chunk,
// becomes what it is now. A chunk ends where the check of all before it stands.
static inline void other_rules_of_recording(Buffer *recording, int rules, uint64_t *check) {
    uint64_t was = HASH_START, is = HASH_START, follows = *check;
    int chunks = 0;
    for (size_t at = 0; at < recording->size; at++) {
        uint8_t *byte = recording->bytes + at;
        if (at > RULES_AT && at + OTHER_CHECK_SIZE <= recording->size &&
            other_get(byte, OTHER_CHECK_SIZE) == was) {
            if (was == follows) *check = is;
            other_put(byte, is, OTHER_CHECK_SIZE);
            at += OTHER_CHECK_SIZE - 1;
            chunks++;
            continue;
        }
        was = hash_bytes(was, byte, 1);
        if (at == RULES_AT || at == RULES_AT + 1) *byte = (uint8_t)(rules >> 8 * (at - RULES_AT));
        is = hash_bytes(is, byte, 1);
    }
    assert_true(chunks > 0);
}

// Ends the file of a snapshot with the hash that it has now.
static inline void other_seal_snapshot(Buffer *file) {
    size_t size = file->size - OTHER_CHECK_SIZE;
    other_put(file->bytes + size, hash_bytes(HASH_START, file->bytes, size), OTHER_CHECK_SIZE);
}

// The check of the recording to which the file of a snapshot belongs.
static inline uint64_t other_check_of_snapshot(const Buffer *file) {
    return other_get(file->bytes + SNAPSHOT_CHECK_AT, OTHER_CHECK_SIZE);
}

static inline void other_rules_of_snapshot(Buffer *file, int rules, uint64_t check) {
    other_put(file->bytes + SNAPSHOT_RULES_AT, (uint64_t)rules, 2);
    other_put(file->bytes + SNAPSHOT_CHECK_AT, check, OTHER_CHECK_SIZE);
    other_seal_snapshot(file);
}

// Gives everything of that name in a snapshot another one of the same length, as another version might.
// Returns how often.
static inline int other_rename(Buffer *snapshot, const char *name, const char *other) {
    size_t length = strlen(name);
    int found = 0;
    assert_int_equal(length, strlen(other));
    for (size_t i = 1; i + length < snapshot->size; i++) {
        if (snapshot->bytes[i - 1] != length || memcmp(snapshot->bytes + i, name, length) != 0) continue;
        memcpy(snapshot->bytes + i, other, length);
        found++;
    }
    return found;
}
