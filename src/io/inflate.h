#pragma once
// Packing of bytes from any source with zlib and zstd. Only where CELLARIUM_MAPS is defined.

#include "io/buffer.h"

// Unpacks to exactly `size` bytes, or returns false. Never writes more, whatever the stream claims. `gzip`:
// the stream has the frame of gzip, otherwise that of zlib.
bool inflate_exactly(const uint8_t *packed, size_t packed_size, bool gzip, uint8_t *out, size_t size);

// The same for zstd. Only where CELLARIUM_ZSTD is defined.
bool unzstd_exactly(const uint8_t *packed, size_t packed_size, uint8_t *out, size_t size);

// Appends the bytes, packed in the frame of zlib, to `out`. A failure is noted in `out->failed`.
void deflate_all(const uint8_t *bytes, size_t size, Buffer *out);
