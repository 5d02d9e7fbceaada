#pragma once
// Text files in our own folders: settings, known things, the ledger. They consist of lines. The code that
// reads one uses the lines that it knows, and keeps the others when it writes the file.

#include "app/store/files.h"

// As file_read(), but a missing file is empty. Returns false with one line in `error`.
MUST_CHECK bool text_file_read(OwnFolder folder, const char *name, Buffer *out, Error *error);
// Writes `text` to the file, and makes the folders above it. Returns false with one line in `error`; the
// old file is then unchanged.
MUST_CHECK bool text_file_write(OwnFolder folder, const char *name, const Buffer *text, Care care,
                                Error *error);

// A line without its end, or a part of a line between separators.
typedef struct TextPart {
    const char *at;
    size_t length;
} TextPart;

// Takes the next part of `text`: from the offset *from up to `separator` or the end. Moves *from behind it.
// Returns false at the end.
bool text_take_part(TextPart text, char separator, size_t *from, TextPart *part);
