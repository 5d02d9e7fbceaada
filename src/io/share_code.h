#pragma once
// Everything that makes a dungeon, in one word: digits and capital letters except those that look alike
// (Crockford's base 32). Reading accepts small letters, O for 0, I and L for 1, and ignores spaces and
// dashes. One wrong character and two swapped neighbours are always noticed.

#include "base/fail.h"
#include "gen/gen.h"

enum {
    SHARE_CODE_MAX = 31, // characters
    SHARE_DEPTH_MAX = 15,
    GEN_VERSION =
        19, // grows with every change of what generators make, of what they take or of their defaults
};

typedef struct Share {
    GenOptions gen; // in the descent only its seed counts; after reading it is ready for gen_level()
    bool descent;   // the descent instead of a single dungeon
    int depth; // 0..SHARE_DEPTH_MAX; 1 means the same as 0 and comes back as 0; after reading, gen.depth has
               // it too
} Share;

// Returns false when there is no code: for options that gen_check() refuses, levels too large to play, own
// set pieces, and hand-made maps.
bool share_code_write(const Share *share, char code[SHARE_CODE_MAX + 1]);

// True for a text that differs from a valid code by one typing error: a wrong, missing or additional
// character, or two swapped neighbours. Of other words about one in a million passes.
bool share_code_near_miss(const char *text);

// Options that the generator does not take come back with their defaults. Returns false with one line in
// `error`.
bool share_code_read(Share *share, const char *text, Error *error);
