#pragma once
// FNV-1a over single bytes, so that a hash never sees padding, pointers or byte order.

#include <stddef.h>
#include <stdint.h>

#define HASH_START 0xcbf29ce484222325u

static inline uint64_t hash_u8(uint64_t hash, uint8_t byte) {
    return (hash ^ byte) * 0x100000001b3u;
}

// The finalizer of splitmix64 (Steele et al., 2014): a bijection that spreads every bit.
static inline uint64_t hash_mix(uint64_t v) {
    v = (v ^ (v >> 30)) * 0xbf58476d1ce4e5b9u;
    v = (v ^ (v >> 27)) * 0x94d049bb133111ebu;
    return v ^ (v >> 31);
}

// Each returns a hash that continues `hash`, which begins as HASH_START.
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count);
uint64_t hash_int(uint64_t hash, int64_t value);
uint64_t hash_text(uint64_t hash, const char *text);
