#include "app/store/tileset.h"

#include "app/store/files.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char ENDING[] = ".png";
enum { FILE_NAME_BYTES = 64, FILES_MOST = 4096, ENDING_LETTERS = sizeof ENDING - 1 };

typedef struct FileNames {
    char (*at)[FILE_NAME_BYTES]; // without the ending
    int count;
    bool too_many;
} FileNames;

static void add_png(void *to, const char *name) {
    FileNames *names = to;
    size_t length = strlen(name);
    bool png = name[0] != '.' && length > ENDING_LETTERS && length < FILE_NAME_BYTES &&
               strcmp(name + length - ENDING_LETTERS, ENDING) == 0;
    if (!png) return;
    void *more =
        names->count < FILES_MOST ? realloc(names->at, (size_t)(names->count + 1) * sizeof *names->at) : NULL;
    names->too_many |= more == NULL;
    if (more == NULL) return;
    names->at = more;
    (void)snprintf(names->at[names->count++], FILE_NAME_BYTES, "%.*s", (int)(length - ENDING_LETTERS), name);
}

// Sorts shorter names first, because they stand for several sprites. More exact names come later and win.
static int by_length(const void *a, const void *b) {
    size_t left = strlen(a), right = strlen(b);
    return left != right ? (left > right) - (left < right) : strcmp(a, b);
}

static void lay_file(Atlas *atlas, const char *folder, const char *name) {
    char path[PATH_MAX_BYTES], line[PATH_MAX_BYTES + 256];
    Buffer png = {0};
    Error why;
    int length = snprintf(path, sizeof path, "%s/%s%s", folder, name, ENDING);
    bool fits = length < (int)sizeof path || fail(&why, tr("%s: the path is too long"), name);
    bool read = fits && file_read(path, &png, &why);
    int hushed = file_mute_stderr(); // libpng prints messages of its own
    bool laid = read && atlas_replace_sprites(atlas, name, png.bytes, png.size, &why);
    file_restore_stderr(hushed);
    buffer_free(&png);
    if (laid) return;
    (void)snprintf(line, sizeof line, read ? "%s: %s" : "%.0s%s", path, why.text);
    complain(line);
}

bool tileset_replace_sprites(Atlas *atlas, const char *folder, Error *error) {
    FileNames names = {0};
    bool listed = folder_list(folder, add_png, &names) ||
                  fail(error, tr("%s: this folder of pictures cannot be read"), folder);
    if (names.too_many) listed = fail(error, tr("%s: more than %d pictures"), folder, FILES_MOST);
    if (names.count > 0) qsort(names.at, (size_t)names.count, sizeof *names.at, by_length);
    for (int i = 0; listed && i < names.count; i++) lay_file(atlas, folder, names.at[i]);
    free(names.at);
    return listed;
}
