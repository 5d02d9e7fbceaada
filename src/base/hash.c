#include "base/hash.h"

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count) {
    const uint8_t *at = bytes;
    for (size_t i = 0; i < count; i++) hash = hash_u8(hash, at[i]);
    return hash;
}

uint64_t hash_int(uint64_t hash, int64_t value) {
    for (int shift = 0; shift < 64; shift += 8) hash = hash_u8(hash, (uint8_t)((uint64_t)value >> shift));
    return hash;
}

uint64_t hash_text(uint64_t hash, const char *text) {
    for (; *text != '\0'; text++) hash = hash_u8(hash, (uint8_t)*text);
    return hash;
}
