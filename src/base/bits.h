#pragma once
// A rectangle of bits, row by row, which can be read 64 at a time.

#include "base/geom.h"

#include <stddef.h>

enum { BITS_MARGIN = 64 }; // cells around it that can be read too

typedef struct Bits {
    int w, h, stride; // stride: words in a row, with a word of margin on each side
    uint64_t *words;
} Bits;

// All bits are set, and the margin stays so. The caller frees it. Returns false, with an empty one, when out
// of memory.
bool bits_init_all_set(Bits *bits, int w, int h);
void bits_free(Bits *bits);

// Both must have the same size.
void bits_copy(Bits *to, const Bits *from);

// The word of a cell, and the cell's bit in it. The cell may be in the margin.
static inline uint64_t *bits_word(const Bits *bits, Vec cell, int *bit) {
    unsigned x = (unsigned)(cell.x + BITS_MARGIN), y = (unsigned)(cell.y + BITS_MARGIN);
    *bit = (int)(x % 64);
    return &bits->words[(size_t)y * (size_t)bits->stride + x / 64];
}

// Sets the bit of a cell, which must lie inside.
static inline void bits_set(Bits *bits, Vec cell, bool value) {
    int at;
    uint64_t *word = bits_word(bits, cell, &at), bit = (uint64_t)1 << at;
    *word = value ? *word | bit : *word & ~bit;
}

// 64 cells of a row: the given cell in the lowest bit, and the 63 to its right. The cell may be in the
// margin, except the right one.
static inline uint64_t bits_from(const Bits *bits, Vec cell) {
    int bit;
    const uint64_t *word = bits_word(bits, cell, &bit);
    return word[0] >> bit | word[1] << 1 << (63 - bit);
}

// The index of the lowest set bit of a word that is not 0.
static inline int bits_lowest(uint64_t word) {
#ifdef __GNUC__
    return __builtin_ctzll(word);
#else
    int place = 0;
    for (int half = 32; half > 0; half /= 2) {
        if ((word >> place & (((uint64_t)1 << half) - 1)) == 0) place += half;
    }
    return place;
#endif
}
