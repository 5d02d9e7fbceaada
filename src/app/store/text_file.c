#include "app/store/text_file.h"

#include "app/host/host.h"
#include "lang/lang.h"

#include <string.h>

bool text_file_read(OwnFolder folder, const char *name, Buffer *out, Error *error) {
    char path[PATH_MAX_BYTES];
    if (!file_own_path(folder, name, path, sizeof path, error)) return false;
    return !file_may_exist(path) || file_read(path, out, error);
}

bool text_file_write(OwnFolder folder, const char *name, const Buffer *text, Care care, Error *error) {
    char path[PATH_MAX_BYTES];
    if (text->failed) return fail(error, tr("there is not enough memory"));
    bool written = file_own_path(folder, name, path, sizeof path, error) && file_make_folders(path, error) &&
                   file_write(path, text->bytes, text->size, care, error);
    host_persist_files();
    return written;
}

bool text_take_part(TextPart text, char separator, size_t *from, TextPart *part) {
    if (*from >= text.length) return false;
    const char *at = text.at + *from, *end = memchr(at, separator, text.length - *from);
    *part = (TextPart){at, end != NULL ? (size_t)(end - at) : text.length - *from};
    *from += part->length + 1;
    return true;
}
