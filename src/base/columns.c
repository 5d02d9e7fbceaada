#include "base/columns.h"

#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static bool begins_letter(char byte) {
    return ((unsigned char)byte & 0xc0) != 0x80;
}

int text_columns_in(const char *text, size_t bytes) {
    int columns = 0;
    for (size_t i = 0; i < bytes && text[i] != '\0'; i++) columns += begins_letter(text[i]);
    return columns;
}

int text_columns(const char *text) {
    return text_columns_in(text, SIZE_MAX);
}

size_t text_bytes_in_columns(const char *text, int columns) {
    size_t bytes = 0;
    for (int left = columns; text[bytes] != '\0'; bytes++) {
        if (begins_letter(text[bytes]) && left-- <= 0) break;
    }
    return bytes;
}

void text_add_padded(char *text, size_t size, int columns, const char *more) {
    int wide = columns < 0 ? -columns : columns;
    size_t bytes = text_bytes_in_columns(more, wide);
    int empty = wide - text_columns_in(more, bytes);
    text_add(text, size, "%*s%.*s%*s", columns < 0 ? empty : 0, "", (int)bytes, more, columns < 0 ? 0 : empty,
             "");
}
