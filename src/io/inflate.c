#ifdef CELLARIUM_MAPS
#include "io/inflate.h"

#define ZLIB_CONST
#include <zlib.h>

bool inflate_exactly(const uint8_t *packed, size_t packed_size, bool gzip, uint8_t *out, size_t size) {
    z_stream stream = {
        .next_in = packed, .avail_in = (uInt)packed_size, .next_out = out, .avail_out = (uInt)size};
    if (inflateInit2(&stream, gzip ? 31 : 15) != Z_OK) return false;
    int status = inflate(&stream, Z_FINISH);
    (void)inflateEnd(&stream);
    return status == Z_STREAM_END && stream.avail_out == 0 && stream.avail_in == 0;
}

#ifdef CELLARIUM_ZSTD
#include <zstd.h>

bool unzstd_exactly(const uint8_t *packed, size_t packed_size, uint8_t *out, size_t size) {
    size_t got = ZSTD_decompress(out, size, packed, packed_size);
    return ZSTD_isError(got) == 0 && got == size;
}
#endif

void deflate_all(const uint8_t *bytes, size_t size, Buffer *out) {
    uLongf packed = compressBound((uLong)size);
    size_t before = out->size;
    uint8_t *room = buffer_append_space(out, packed);
    if (room == NULL) return;
    out->failed |= compress2(room, &packed, bytes, (uLong)size, Z_BEST_COMPRESSION) != Z_OK;
    out->size = before + packed;
}
#else
typedef int InflateNeedsMaps; // no file of C may be empty
#endif
