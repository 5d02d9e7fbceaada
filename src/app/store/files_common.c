// Temporary names, reading whole files, and files that grow, built on the functions of each system.
#include "app/store/files_system.h"

#include "base/fail.h"
#include "base/text.h"
#include "lang/lang.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The name of a temporary file: the number of its process, and a counter.
#define TEMPORARY ".cellarium-%ld-%d"

enum { CHUNK_BYTES = 16384, NAMES_TRIED = 100, SHOWN_OF_LONG_PATH = 60 };

const char *file_error_text(int cause) {
    static const struct {
        int cause;
        const char *text;
    } CAUSES[] = {{ENOENT, N_("No such file or directory")},
                  {EACCES, N_("Permission denied")},
                  {EPERM, N_("Operation not permitted")},
                  {EEXIST, N_("File exists")},
                  {ENOTDIR, N_("Not a directory")},
                  {EISDIR, N_("Is a directory")},
                  {ENOSPC, N_("No space left on device")},
                  {EROFS, N_("Read-only file system")},
                  {ENOMEM, N_("Cannot allocate memory")},
                  {EIO, N_("Input/output error")},
                  {EPIPE, N_("Broken pipe")}};
    for (size_t i = 0; i < sizeof CAUSES / sizeof *CAUSES; i++) {
        if (CAUSES[i].cause == cause) return tr(CAUSES[i].text);
    }
    return strerror(cause);
}

bool file_fail(Error *error, const char *what, const char *path) {
    int cause = errno;
    bool is_long = cause == ENAMETOOLONG;
    char shown[PATH_MAX_BYTES + TEMPORARY_BYTES], told[sizeof shown + 128];
    (void)text_put(shown, sizeof shown, is_long ? "%.*s..." : "%.*s",
                   is_long ? text_fit_bytes(path, SHOWN_OF_LONG_PATH) : (int)strlen(path), path);
    (void)text_put(told, sizeof told, what, shown);
    if (is_long)
        return fail(error, tr("%s: a path has at most %d bytes, a name 255, and this one has %zu"), told,
                    PATH_MAX_BYTES - 1, strlen(path));
    return fail(error, "%s: %s", told, cause != 0 ? file_error_text(cause) : tr("it is not a regular file"));
}

// ---- descriptors

bool fd_put(int fd, const void *bytes, size_t size) {
    const uint8_t *at = bytes;
    while (size > 0) {
        ssize_t written = write(fd, at, (unsigned)(size < CHUNK_BYTES ? size : CHUNK_BYTES));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        at += written;
        size -= (size_t)written;
    }
    return true;
}

bool fd_close(int fd, bool all_written) {
    int cause = errno;
    bool closed = close(fd) == 0;
    if (!all_written) errno = cause;
    return all_written && closed;
}

bool file_path_beside(const char *path, const char *name, char *beside, size_t size) {
    int folder = (int)strlen(path);
    while (folder > 0 && !file_is_separator(path[folder - 1])) folder--;
    int length = snprintf(beside, size, "%.*s%s", folder, path, name);
    return length >= 0 && (size_t)length < size;
}

int file_open_temporary(const char *path, char *temporary, size_t size) {
    for (int i = 0; i < NAMES_TRIED; i++) {
        char name[TEMPORARY_BYTES];
        (void)snprintf(name, sizeof name, TEMPORARY, (long)getpid(), i);
        if (!file_path_beside(path, name, temporary, size)) break;
        int fd = fd_open(temporary, OPEN_NEW);
        if (fd >= 0 || errno != EEXIST) return fd;
    }
    errno = EEXIST;
    return -1;
}

// ---- folders

bool folder_list(const char *path, void (*say)(void *to, const char *name), void *to) {
    DIR *folder = opendir(path);
    if (folder == NULL) return false;
    for (const struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) say(to, entry->d_name);
    }
    return closedir(folder) == 0;
}

// Removes a temporary file whose process has ended. If the number is our own, an earlier process had it,
// because this one has not written yet.
static void sweep_name(void *of, const char *name) {
    const char *const *folder = of;
    char path[PATH_MAX_BYTES + TEMPORARY_BYTES], rest;
    long process;
    int number;
    if (sscanf(name, TEMPORARY "%c", &process, &number, &rest) != 2) return;
    if (process != (long)getpid() && process_may_run(process)) return;
    if (file_path_beside(*folder, name, path, sizeof path)) (void)file_remove(path);
}

void folder_sweep(const char *path) {
    if (!folder_list(path, sweep_name, &path)) return; // there is no such folder, so there is nothing to do
}

// ---- reading

bool file_read(const char *path, Buffer *out, Error *error) {
    int fd = fd_open(path, OPEN_TO_READ);
    if (fd < 0) return file_fail(error, tr("cannot open %s"), path);
    uint8_t chunk[CHUNK_BYTES];
    ssize_t got = 0;
    while (out->size <= FILES_MAX_BYTES && (got = read(fd, chunk, sizeof chunk)) != 0) {
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) break;
        buffer_bytes(out, chunk, (size_t)got);
    }
    (void)fd_close(fd, false);
    bool large = out->size > FILES_MAX_BYTES;
    if (out->failed) errno = ENOMEM;
    if (got == 0 && !out->failed && !large) return true;
    bool read = large ? fail(error, tr("cannot read %s: it is too large"), path)
                      : file_fail(error, tr("cannot read %s"), path);
    buffer_free(out);
    return read;
}

// ---- files that grow

void append_end(AppendFile *file) {
    if (file->open) (void)close(file->fd);
    file->open = false;
}

// Appends the new part. If that fails the file is closed.
static bool add(AppendFile *file, const Buffer *all, Care care) {
    bool done = fd_put(file->fd, all->bytes + file->size, all->size - file->size) && fd_flush(file->fd, care);
    file->size = all->size;
    int cause = errno;
    if (!done) append_end(file);
    errno = cause;
    return done;
}

bool append_begin(AppendFile *file, const char *path, const Buffer *all, Care care, Error *error) {
    append_end(file);
    int fd = fd_open(path, OPEN_EMPTY);
    if (fd < 0) return file_fail(error, tr("cannot write %s"), path);
    *file = (AppendFile){.open = true, .fd = fd};
    if (fd_id(fd, &file->id) && add(file, all, care)) return true;
    int cause = errno;
    append_end(file);
    errno = cause;
    return file_fail(error, tr("cannot write %s"), path);
}

bool append_add(AppendFile *file, const Buffer *all, Care care, Error *error) {
    FileId id;
    if (!file->open || !fd_id(file->fd, &id) || all->size < file->size) {
        bool shorter = file->open && all->size < file->size;
        append_end(file);
        return fail(error, shorter ? tr("it is of another game") : tr("the file is gone"));
    }
    return add(file, all, care) || fail(error, "%s", file_error_text(errno));
}

bool append_set_id(AppendFile *file, const char *path) {
    append_end(file);
    *file = (AppendFile){0};
    return file_id(path, &file->id);
}

bool append_is_at(const AppendFile *file, const char *path, bool *is) {
    FileId there = {0};
    bool known = file_id(path, &there);
    *is = known && file->id.number != 0 && there.device == file->id.device && there.number == file->id.number;
    return known || errno == ENOENT;
}

bool file_is_link(const char *path) {
    FileId id;
    FileStamp stamp;
    if (!file_may_exist(path)) return false;
    return !file_id(path, &id) || !file_read_stamp(path, &stamp) || stamp.id.device != id.device ||
           stamp.id.number != id.number;
}
