#pragma once
// zlib's and zstd's packing of bytes of any origin. Only where CELLARIUM_MAPS is defined.

#include "io/buffer.h"

// Exactly `size` bytes must come out of all that goes in, else false: never more is written, whatever the
// stream claims to hold.
bool inflate_exactly(const uint8_t *packed, size_t packed_size, bool gzip, uint8_t *out, size_t size);

// The same of zstd. Only where CELLARIUM_ZSTD is defined.
bool unzstd_exactly(const uint8_t *packed, size_t packed_size, uint8_t *out, size_t size);

// Appends the bytes, packed, to `out`.
void deflate_all(const uint8_t *bytes, size_t size, Buffer *out);
