#include "io/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void buffer_free(Buffer *buffer) {
    free(buffer->bytes);
    *buffer = (Buffer){0};
}

bool buffer_reserve(Buffer *buffer, size_t count) {
    if (buffer->failed) return false;
    if (buffer->capacity - buffer->size >= count) return true;
    size_t capacity = 2 * buffer->capacity + count;
    uint8_t *bytes = realloc(buffer->bytes, capacity);
    buffer->failed = bytes == NULL;
    if (buffer->failed) return false;
    buffer->bytes = bytes;
    buffer->capacity = capacity;
    return true;
}

uint8_t *buffer_append_space(Buffer *buffer, size_t count) {
    if (!buffer_reserve(buffer, count)) return NULL;
    uint8_t *space = buffer->bytes + buffer->size;
    buffer->size += count;
    return space;
}

void buffer_bytes(Buffer *buffer, const void *bytes, size_t count) {
    uint8_t *space = count == 0 ? NULL : buffer_append_space(buffer, count);
    if (space != NULL) memcpy(space, bytes, count);
}

void buffer_int(Buffer *buffer, uint64_t value, int bytes) {
    uint8_t out[8];
    for (int i = 0; i < bytes; i++) out[i] = (uint8_t)(value >> (8 * i));
    buffer_bytes(buffer, out, (size_t)bytes);
}

void buffer_text(Buffer *buffer, const char *format, ...) {
    char line[512];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (length > 0)
        buffer_bytes(buffer, line, (size_t)length < sizeof line ? (size_t)length : sizeof line - 1);
}

Reader reader_of(const void *bytes, size_t size) {
    static const uint8_t nothing = 0; // an empty file's bytes may be NULL
    const uint8_t *at = size > 0 ? bytes : &nothing;
    return (Reader){.at = at, .end = at + size};
}

const uint8_t *reader_bytes(Reader *reader, size_t count) {
    if (reader->failed || (size_t)(reader->end - reader->at) < count) {
        reader->failed = true;
        return NULL;
    }
    const uint8_t *bytes = reader->at;
    reader->at += count;
    return bytes;
}

uint64_t reader_int(Reader *reader, int bytes) {
    const uint8_t *in = reader_bytes(reader, (size_t)bytes);
    uint64_t value = 0;
    for (int i = 0; in != NULL && i < bytes; i++) value |= (uint64_t)in[i] << (8 * i);
    return value;
}
