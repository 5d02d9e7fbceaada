#pragma once
// Bytes in memory: a buffer that grows while it is written, and a reader that never passes the end.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Buffer {
    uint8_t *bytes;
    size_t size, capacity;
    bool failed; // out of memory; what was appended since then is lost
} Buffer;

void buffer_free(Buffer *buffer);
// Makes room for `count` more bytes without another allocation. Returns false when out of memory.
bool buffer_reserve(Buffer *buffer, size_t count);
// Appends room for `count` bytes to be filled by the caller; NULL when out of memory.
uint8_t *buffer_append_space(Buffer *buffer, size_t count);
// These three append. A failure is noted in `failed`.
void buffer_bytes(Buffer *buffer, const void *bytes, size_t count);
void buffer_int(Buffer *buffer, uint64_t value, int bytes); // 1 to 8 bytes, little-endian
// At most 511 bytes; more are cut off.
void buffer_text(Buffer *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));

typedef struct Reader {
    const uint8_t *at, *end;
    bool failed; // something was missing; all further reads return 0
} Reader;

Reader reader_of(const void *bytes, size_t size); // the bytes are not copied
uint64_t reader_int(Reader *reader, int bytes);   // 1 to 8 bytes, little-endian; 0 when there are fewer
// Returns where the next `count` bytes are, and passes them. NULL when there are fewer.
const uint8_t *reader_bytes(Reader *reader, size_t count);
