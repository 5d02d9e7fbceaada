#pragma once
// All that makes a dungeon in one word: digits and capital letters without those that look alike (Crockford's
// base 32). Reading takes small letters, O for 0, I and L for 1, and ignores spaces and dashes. Two typing
// errors are always noticed: one wrong character, and two neighbours swapped.

#include "base/fail.h"
#include "gen/gen.h"

enum {
    SHARE_CODE_MAX = 29, // characters
    SHARE_DEPTH_MAX = 15,
    GEN_VERSION =
        16, // grows with every change of what generators make, of what they take or of their defaults
};

typedef struct Share {
    GenOptions gen; // of the descent only the seed; read, it is ready for gen_level()
    bool descent;   // the campaign instead of a single dungeon
    int depth;      // 0..SHARE_DEPTH_MAX; 1 comes back as 0, which means the same; read, gen.depth has it too
} Share;

// False when no code can say it: options that gen_check() refuses, a level too large to play, set pieces of
// one's own, or a map made by hand.
bool share_code_write(const Share *share, char code[SHARE_CODE_MAX + 1]);

// True for a text that differs from a valid code by one typing error: a wrong, missing or additional
// character, or two neighbours swapped. Of other words about one in a million passes.
bool share_code_near(const char *text);

// Options that the generator does not take come back as its defaults. False with one line in `error`.
bool share_code_read(Share *share, const char *text, Error *error);
