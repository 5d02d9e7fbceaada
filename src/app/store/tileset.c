#include "app/store/tileset.h"

#include "app/store/files.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_NAME_BYTES = 68, FILES_MOST = 4096, LINES_MOST = 20 };

typedef struct FileNames {
    const char *folder;
    char (*at)[FILE_NAME_BYTES];
    int count;
    int others; // pictures of other formats, and folders
    bool too_many;
} FileNames;

// True if the name has that ending, in small or capital letters.
static bool has_ending(const char *name, const char *ending) {
    size_t length = strlen(name), letters = strlen(ending);
    if (length <= letters) return false;
    for (size_t i = 0; i < letters; i++) {
        char letter = name[length - letters + i];
        if (letter != ending[i] && letter != ending[i] - 'a' + 'A') return false;
    }
    return true;
}

static void pass_over(void *to, const char *name) {
    (void)to, (void)name;
}

// Tells that a picture of another format, or a folder, is not read. Other files are no pictures.
static void tell_other(FileNames *names, const char *name) {
    static const char *const FORMATS[] = {".gif", ".webp", ".jpg", ".jpeg", ".bmp", ".tga", ".svg", ".png"};
    char path[PATH_MAX_BYTES];
    Error line;
    bool picture = false;
    int length = snprintf(path, sizeof path, "%s/%s", names->folder, name);
    for (size_t i = 0; i < sizeof FORMATS / sizeof *FORMATS; i++) picture |= has_ending(name, FORMATS[i]);
    bool folder = !picture && length < (int)sizeof path && folder_list(path, pass_over, NULL);
    if (!picture && !folder) return;
    (void)fail(&line,
               folder ? tr("%s: pictures in folders inside are not read: move them up")
                      : tr("%s: not read: a picture must be a PNG with a name of at most 63 letters"),
               path);
    if (names->others++ < LINES_MOST) complain(line.text);
}

static void add_png(void *to, const char *name) {
    FileNames *names = to;
    if (name[0] == '.') return;
    if (!has_ending(name, ".png") || strlen(name) >= FILE_NAME_BYTES) {
        tell_other(names, name);
        return;
    }
    void *more =
        names->count < FILES_MOST ? realloc(names->at, (size_t)(names->count + 1) * sizeof *names->at) : NULL;
    names->too_many |= more == NULL;
    if (more == NULL) return;
    names->at = more;
    (void)snprintf(names->at[names->count++], FILE_NAME_BYTES, "%s", name);
}

// Sorts shorter names first, because they stand for several sprites. More exact names come later and win.
static int by_length(const void *a, const void *b) {
    size_t left = strlen(a), right = strlen(b);
    return left != right ? (left > right) - (left < right) : strcmp(a, b);
}

static bool lay_file(Atlas *atlas, const char *folder, const char *file, bool tells) {
    char path[PATH_MAX_BYTES], name[FILE_NAME_BYTES];
    Error line;
    Buffer png = {0};
    Error why;
    int length = snprintf(path, sizeof path, "%s/%s", folder, file);
    (void)snprintf(name, sizeof name, "%.*s", (int)(strlen(file) - strlen(".png")), file);
    bool fits = length < (int)sizeof path || fail(&why, tr("%s: the path is too long"), name);
    bool read = fits && file_read(path, &png, &why);
    int hushed = file_mute_stderr(); // libpng prints messages of its own
    bool laid = read && atlas_replace_sprites(atlas, name, png.bytes, png.size, &why);
    file_restore_stderr(hushed);
    buffer_free(&png);
    if (laid || !tells) return laid;
    (void)fail(&line, "%s%s%s", read ? path : "", read ? ": " : "", why.text);
    complain(line.text);
    return laid;
}

bool tileset_replace(Atlas *atlas, const char *folder, Error *error) {
    FileNames names = {.folder = folder};
    Error rest;
    bool listed = folder_list(folder, add_png, &names) ||
                  fail(error, tr("%s: this folder of pictures cannot be read"), folder);
    if (names.too_many) listed = fail(error, tr("%s: more than %d pictures"), folder, FILES_MOST);
    if (names.count > 0) qsort(names.at, (size_t)names.count, sizeof *names.at, by_length);
    for (int i = 0; listed && i < names.count; i++)
        names.others += !lay_file(atlas, folder, names.at[i], names.others < LINES_MOST);
    (void)fail(&rest, tr("and %d more lines"), names.others - LINES_MOST);
    if (names.others > LINES_MOST) complain(rest.text);
    free(names.at);
    return listed;
}
