// Files as POSIX has them, for desktops and, in memory, for a page.
#include "app/store/files.h"

#include "app/host/host.h"
#include "base/fail.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    LINKS_MAX = 40,
    NAMES_TRIED = 100,
    NEW_FILE_MODE = 0666,
    SHOWN_OF_LONG_PATH = 60,
    TEMPORARY_BYTES = 40
};

static bool fail_at(char *error, size_t size, const char *what, const char *path) {
    if (errno == ENAMETOOLONG) {
        return fail(error, size, "%s %.*s...: a path has at most %d bytes, a name 255, and this one has %zu",
                    what, SHOWN_OF_LONG_PATH, path, PATH_MAX_BYTES - 1, strlen(path));
    }
    return fail(error, size, "%s %s: %s", what, path,
                errno != 0 ? strerror(errno) : "it is not a regular file");
}

static bool too_long(const char *path) {
    errno = strlen(path) < PATH_MAX_BYTES ? 0 : ENAMETOOLONG;
    return errno != 0;
}

// The descriptor, which never makes anybody wait; -1 with errno, 0 for what is no regular file.
static int open_regular(const char *path, int flags, struct stat *info) {
    int fd = too_long(path) ? -1 : open(path, flags | O_NONBLOCK | O_CLOEXEC, NEW_FILE_MODE);
    if (fd < 0 && (errno == ENXIO || errno == EISDIR)) errno = 0; // a pipe that nobody reads, a folder
    if (fd < 0) return -1;
    if (fstat(fd, info) == 0 && S_ISREG(info->st_mode)) return fd;
    (void)close(fd);
    errno = 0;
    return -1;
}

// ---- reading

bool file_exists(const char *path) {
    struct stat info;
    return lstat(path, &info) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

bool file_read(const char *path, Buffer *out, char *error, size_t error_size) {
    struct stat info;
    int fd = open_regular(path, O_RDONLY, &info);
    if (fd < 0) return fail_at(error, error_size, "cannot open", path);
    uint8_t chunk[16384];
    ssize_t got = 0;
    while (out->size <= FILES_MAX_BYTES && (got = read(fd, chunk, sizeof chunk)) != 0) {
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) break;
        buffer_bytes(out, chunk, (size_t)got);
    }
    int cause = errno;
    (void)close(fd);
    errno = cause;
    if (out->size > FILES_MAX_BYTES) return fail(error, error_size, "cannot read %s: it is too large", path);
    if (out->failed) errno = ENOMEM;
    return (got == 0 && !out->failed) || fail_at(error, error_size, "cannot read", path);
}

// ---- writing

static bool put(int fd, const void *bytes, size_t size) {
    const uint8_t *at = bytes;
    while (size > 0) {
        ssize_t written = write(fd, at, size);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        at += written;
        size -= (size_t)written;
    }
    return true;
}

// What cannot be flushed, such as a device, says EINVAL.
static bool flush(int fd, Care care) {
    return care == CARE_LITTLE || fsync(fd) == 0 || errno == EINVAL;
}

// A name is on the disk when its folder is.
static bool flush_folder(const char *path, Care care) {
    char folder[PATH_MAX_BYTES + TEMPORARY_BYTES];
    if (care == CARE_LITTLE) return true;
    if (!file_beside(path, ".", folder, sizeof folder)) return false;
    int fd = open(folder, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return errno == EACCES; // may be written to, but not be read
    bool done = flush(fd, care);
    (void)close(fd);
    return done;
}

static bool close_after(int fd, bool done) {
    int cause = errno;
    bool closed = close(fd) == 0;
    if (!done) errno = cause;
    return done && closed;
}

// The file itself, behind the links that lead to it, whether it is there or not.
static bool follow(const char *path, char real[PATH_MAX_BYTES]) {
    char link[PATH_MAX_BYTES], next[PATH_MAX_BYTES];
    if (too_long(path)) return false;
    (void)snprintf(real, PATH_MAX_BYTES, "%s", path);
    for (int i = 0; i < LINKS_MAX; i++) {
        ssize_t length = readlink(real, link, sizeof link - 1);
        if (length < 0) return true;
        link[length] = '\0';
        errno = ENAMETOOLONG;
        if (!file_beside(link[0] == '/' ? "" : real, link, next, sizeof next)) return false;
        (void)snprintf(real, PATH_MAX_BYTES, "%s", next);
    }
    errno = ELOOP;
    return false;
}

static bool write_directly(const char *path, const void *bytes, size_t size) {
    int fd = open(path, O_WRONLY | O_TRUNC | O_NONBLOCK | O_CLOEXEC); // nobody reads the pipe: an error
    if (fd < 0 && errno == ENXIO) errno = 0;
    if (fd < 0) return false;
    (void)fcntl(fd, F_SETFL, 0);
    return close_after(fd, put(fd, bytes, size));
}

// A new file in the same folder, under a name that nobody has.
static int open_temporary(const char *path, char *temporary, size_t size) {
    for (int i = 0; i < NAMES_TRIED; i++) {
        char name[TEMPORARY_BYTES];
        (void)snprintf(name, sizeof name, ".cellarium-%ld-%d", (long)getpid(), i);
        if (!file_beside(path, name, temporary, size)) break;
        int fd = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, NEW_FILE_MODE);
        if (fd >= 0 || errno != EEXIST) return fd;
    }
    errno = EEXIST;
    return -1;
}

// `old`: what is there now, or NULL. Signals wait so long, so that they leave nothing half done beside it.
static bool replace(const char *path, const struct stat *old, const void *bytes, size_t size, Care care) {
    static const int ENDS[] = {SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGXFSZ};
    char temporary[PATH_MAX_BYTES + TEMPORARY_BYTES];
    sigset_t ends, before;
    (void)sigemptyset(&ends);
    for (size_t i = 0; i < sizeof ENDS / sizeof ENDS[0]; i++) (void)sigaddset(&ends, ENDS[i]);
    (void)pthread_sigmask(SIG_BLOCK, &ends, &before);
    int fd = open_temporary(path, temporary, sizeof temporary);
    bool made = fd >= 0, done = made && (old == NULL || fchmod(fd, old->st_mode & 07777) == 0);
    done = done && put(fd, bytes, size) && flush(fd, care);
    done = made && close_after(fd, done) && rename(temporary, path) == 0;
    int cause = errno;
    if (made && !done) (void)unlink(temporary);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = cause;
    return done && flush_folder(path, care);
}

bool file_write(const char *path, const void *bytes, size_t size, Care care, char *error, size_t error_size) {
    char real[PATH_MAX_BYTES];
    struct stat info;
    bool done = follow(path, real);
    if (done) {
        bool there = stat(real, &info) == 0;
        bool direct = there && (!S_ISREG(info.st_mode) || info.st_nlink > 1);
        done = direct ? write_directly(real, bytes, size)
                      : replace(real, there ? &info : NULL, bytes, size, care);
    }
    return done || fail_at(error, error_size, "cannot write", path);
}

bool file_remove(const char *path) {
    return unlink(path) == 0;
}

bool file_move(const char *from, const char *to, Care care) {
    return rename(from, to) == 0 && flush_folder(to, care);
}

bool file_link(const char *from, const char *to, Care care) {
    char why[2 * PATH_MAX_BYTES];
    Buffer bytes = {0};
    if (link(from, to) == 0) return flush_folder(to, care);
    bool copied = errno != EEXIST && file_read(from, &bytes, why, sizeof why) &&
                  file_write(to, bytes.bytes, bytes.size, care, why, sizeof why);
    buffer_free(&bytes);
    return copied;
}

// ---- journals

void journal_end(Journal *journal) {
    if (journal->open) (void)close(journal->fd);
    journal->open = false;
}

// Puts what is more into the file; a failure ends the journal.
static bool add(Journal *journal, const Buffer *all, Care care) {
    bool done =
        put(journal->fd, all->bytes + journal->size, all->size - journal->size) && flush(journal->fd, care);
    journal->size = all->size;
    int cause = errno;
    if (!done) journal_end(journal);
    errno = cause;
    return done;
}

bool journal_begin(Journal *journal, const char *path, const Buffer *all, Care care, char *error,
                   size_t error_size) {
    struct stat info;
    journal_end(journal);
    int fd = open_regular(path, O_WRONLY | O_CREAT, &info);
    if (fd < 0) return fail_at(error, error_size, "cannot write", path);
    *journal =
        (Journal){.open = true, .fd = fd, .device = (uint64_t)info.st_dev, .inode = (uint64_t)info.st_ino};
    if (ftruncate(fd, 0) == 0 && add(journal, all, care)) return true;
    int cause = errno;
    journal_end(journal);
    errno = cause;
    return fail_at(error, error_size, "cannot write", path);
}

bool journal_add(Journal *journal, const Buffer *all, Care care, char *error, size_t error_size) {
    struct stat info;
    if (!journal->open || fstat(journal->fd, &info) != 0 || info.st_nlink == 0) {
        journal_end(journal);
        return fail(error, error_size, "the file is gone");
    }
    return add(journal, all, care) || fail(error, error_size, "%s", strerror(errno));
}

bool journal_know(Journal *journal, const char *path) {
    struct stat info;
    journal_end(journal);
    *journal = (Journal){0};
    if (lstat(path, &info) != 0) return false;
    journal->device = (uint64_t)info.st_dev;
    journal->inode = (uint64_t)info.st_ino;
    return true;
}

bool journal_is_at(const Journal *journal, const char *path, bool *is) {
    struct stat info;
    bool there = lstat(path, &info) == 0;
    *is = there && journal->inode != 0 && (uint64_t)info.st_dev == journal->device &&
          (uint64_t)info.st_ino == journal->inode;
    return there || errno == ENOENT;
}

// ---- folders and streams

// Where a file system knows no locks, nobody is kept out.
int folder_take(const char *path) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return FOLDER_NONE;
    if (!host_has_free(path)) {
        (void)close(folder);
        return FOLDER_TAKEN;
    }
    if (flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return folder;
    (void)close(folder);
    return FOLDER_TAKEN;
}

void folder_leave(int folder) {
    if (folder >= 0) (void)close(folder);
}

bool folder_remove(const char *path) {
    return rmdir(path) == 0;
}

bool folder_list(const char *path, void (*say)(void *to, const char *name), void *to) {
    DIR *folder = opendir(path);
    if (folder == NULL) return false;
    for (const struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        if (entry->d_name[0] != '.') say(to, entry->d_name);
    }
    return closedir(folder) == 0;
}

int file_hush(void) {
    int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (kept >= 0 && nowhere >= 0) (void)dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0) (void)close(nowhere);
    return kept;
}

void file_unhush(int hushed) {
    if (hushed < 0) return;
    (void)dup2(hushed, STDERR_FILENO);
    (void)close(hushed);
}

// Opened the wrong way round, so that using it still fails.
void file_hold_standard(void) {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

int file_open_lines(const char *path) {
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, NEW_FILE_MODE);
    if (fd >= 0) (void)fcntl(fd, F_SETFL, 0);
    return fd;
}

// ---- places

bool file_parts(char c) {
    return c == '/';
}

const char *file_home(void) {
    return getenv("HOME");
}

// A variable that names a folder counts only when it is absolute.
static const char *folder_of(const char *variable) {
    const char *value = getenv(variable);
    return value != NULL && value[0] == '/' ? value : NULL;
}

bool file_own_folder(OwnFolder folder, char *path, size_t size, char *error, size_t error_size) {
    static const struct {
        const char *variable, *below_home;
    } FOLDERS[] = {[FOLDER_CONFIG] = {"XDG_CONFIG_HOME", "/.config"},
                   [FOLDER_DATA] = {"XDG_DATA_HOME", "/.local/share"}};
    const char *base = folder_of(FOLDERS[folder].variable), *below = "";
    if (base == NULL) {
        base = folder_of("HOME");
        below = FOLDERS[folder].below_home;
    }
    if (base == NULL)
        return fail(error, error_size, "there is no home folder: set HOME or %s", FOLDERS[folder].variable);
    int length = snprintf(path, size, "%s%s/cellarium/", base, below);
    return (length > 0 && (size_t)length < size) ||
           fail(error, error_size, "the path of the home folder is too long");
}

bool folder_make(const char *path) {
    return mkdir(path, 0700) == 0;
}
