#include "base/bits.h"

#include <stdlib.h>
#include <string.h>

static size_t size_of(const Bits *bits) {
    return (size_t)bits->stride * (size_t)(bits->h + 2 * BITS_MARGIN) * sizeof *bits->words;
}

bool bits_init_all_set(Bits *bits, int w, int h) {
    *bits = (Bits){.w = w, .h = h, .stride = (w + 63) / 64 + 2};
    bits->words = malloc(size_of(bits));
    if (bits->words == NULL) {
        *bits = (Bits){0};
        return false;
    }
    memset(bits->words, 0xff, size_of(bits));
    return true;
}

void bits_free(Bits *bits) {
    free(bits->words);
    *bits = (Bits){0};
}

void bits_copy(Bits *to, const Bits *from) {
    memcpy(to->words, from->words, size_of(from));
}
