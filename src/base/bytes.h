#pragma once
// Numbers in the bytes of a file.

#include <stdint.h>

// A number of up to four bytes, the highest byte first.
static inline uint32_t big_endian(const uint8_t *at, int bytes) {
    uint32_t value = 0;
    for (int i = 0; i < bytes; i++) value = value << 8 | at[i];
    return value;
}
