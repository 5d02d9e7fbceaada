#include "app/store/maps.h"

#include "base/fail.h"
#include "io/level/piece_tmj.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_BYTES = PATH_MAX_BYTES + 512 };

bool map_load_beside(void *context, const char *name, Buffer *bytes) {
    char path[PATH_MAX_BYTES], error[PATH_MAX_BYTES + 128];
    const char *const *map = context;
    return file_beside(*map, name, path, sizeof path) && file_read(path, bytes, error, sizeof error);
}

// ---- one piece

static void say(void *to, const char *what) {
    char line[LINE_BYTES];
    (void)snprintf(line, sizeof line, "%s: %s", (const char *)to, what);
    complain(line);
}

static const char *file_name(const char *path) {
    const char *name = path;
    for (; *path != '\0'; path++) {
        if (file_parts(*path)) name = path + 1;
    }
    return name;
}

// Its file's, without the ending.
static bool name_of(const char *path, char *name, size_t size) {
    const char *file = file_name(path), *dot = strrchr(file, '.');
    int length = snprintf(name, size, "%.*s", dot != NULL ? (int)(dot - file) : (int)strlen(file), file);
    return length > 0 && (size_t)length < size;
}

bool piece_file_read(const char *path, SetPiece *piece, char *error, size_t error_size) {
    Buffer bytes = {0};
    char name[PIECE_NAME_MOST + 1], beyond[LINE_BYTES];
    TmjSource source = {.load = map_load_beside, .context = &path};
    if (!name_of(path, name, sizeof name))
        return fail(error, error_size, "%s: its file's name must have 1 to %d letters", path,
                    PIECE_NAME_MOST);
    bool sound = file_read(path, &bytes, error, error_size);
    if (sound) {
        (void)snprintf(beyond, sizeof beyond, "%s", path);
        source.bytes = bytes.bytes;
        source.size = bytes.size;
        sound = piece_tmj_read(piece, name, &source, say, beyond) ||
                fail(error, error_size, "%s: this set piece cannot be used", path);
    }
    buffer_free(&bytes);
    return sound;
}

// ---- a folder of them

typedef struct Names {
    char (*at)[PATH_MAX_BYTES];
    int count;
    bool failed; // memory lacks, or there are too many
} Names;

static void add_name(void *to, const char *name) {
    Names *names = to;
    size_t length = strlen(name);
    if (length < 5 || strcmp(name + length - 4, ".tmj") != 0) return;
    void *more = names->count < OWN_PIECES_MOST
                     ? realloc(names->at, (size_t)(names->count + 1) * sizeof *names->at)
                     : NULL;
    names->failed |= more == NULL || length >= sizeof *names->at;
    if (more == NULL) return;
    names->at = more;
    (void)snprintf(names->at[names->count++], sizeof *names->at, "%s", name);
}

static int by_name(const void *a, const void *b) {
    return strcmp(a, b);
}

// How many of them cannot be used.
static int read_all(const Names *names, const char *folder, Buffer *packed, char *error, size_t error_size) {
    int broken = 0;
    for (int i = 0; i < names->count; i++) {
        char path[2 * PATH_MAX_BYTES];
        uint8_t bytes[PIECE_PACKED_MOST];
        SetPiece piece;
        (void)snprintf(path, sizeof path, "%s/%s", folder, names->at[i]);
        if (piece_file_read(path, &piece, error, error_size)) {
            buffer_bytes(packed, bytes, piece_pack(&piece, bytes));
        } else {
            broken++;
        }
    }
    return broken;
}

bool piece_folder_read(const char *folder, bool must, Buffer *packed, char *error, size_t error_size) {
    Names names = {0};
    int broken = 0;
    bool listed = folder_list(folder, add_name, &names);
    bool done = listed || !must || fail(error, error_size, "%s: this folder cannot be read", folder);
    if (names.failed) done = fail(error, error_size, "%s: more than %d set pieces", folder, OWN_PIECES_MOST);
    if (names.count > 0) qsort(names.at, (size_t)names.count, sizeof *names.at, by_name);
    if (done) broken = read_all(&names, folder, packed, error, error_size);
    if (broken > 0)
        done = fail(error, error_size, "%s: %d of %d set pieces cannot be used", folder, broken, names.count);
    if (done && packed->failed) done = fail(error, error_size, "not enough memory");
    free(names.at);
    return done;
}
