#pragma once
// Files of text in our own folders: settings, what is known, the ledger. Each is lines, of which a reader
// knows its own words and leaves the rest as it is.

#include "app/store/files.h"

// As file_read(); a file that is not there is empty. False with one line in `error`.
MUST_CHECK bool text_file_read(OwnFolder folder, const char *name, Buffer *out, Error *error);
// Puts `text` into its place, with the folders above it. False with one line in `error`; what was there is
// then still there.
MUST_CHECK bool text_file_write(OwnFolder folder, const char *name, const Buffer *text, Care care,
                                Error *error);

// A line, without its end, or one of the parts of a line that a sign separates.
typedef struct TextPart {
    const char *at;
    size_t length;
} TextPart;

// The next part of `text` before `sign` or its end, from *from on, which moves behind it. False at the end.
bool text_part(TextPart text, char sign, size_t *from, TextPart *part);
