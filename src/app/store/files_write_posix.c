// Writes whole files, under their own or a second name, on POSIX systems.
#include "app/store/files_system.h"
#include "lang/lang.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LINKS_MAX = 40 };

// Flushes the folder of a file: only then is a new name on the disk.
static bool flush_folder(const char *path, Care care) {
    char folder[PATH_MAX_BYTES + TEMPORARY_BYTES];
    if (care == CARE_LITTLE) return true;
    if (!file_path_beside(path, ".", folder, sizeof folder)) return false;
    int fd = open(folder, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return errno == EACCES; // the folder can be written, but not read
    bool done = fd_flush(fd, care);
    (void)close(fd);
    return done;
}

// Follows links to the file's real path; the file itself may be missing.
static bool follow(const char *path, char real[PATH_MAX_BYTES]) {
    char link[PATH_MAX_BYTES], next[PATH_MAX_BYTES];
    errno = ENAMETOOLONG;
    if (snprintf(real, PATH_MAX_BYTES, "%s", path) >= PATH_MAX_BYTES) return false;
    for (int i = 0; i < LINKS_MAX; i++) {
        ssize_t length = readlink(real, link, sizeof link - 1);
        if (length < 0) return true;
        link[length] = '\0';
        errno = ENAMETOOLONG;
        if (!file_path_beside(link[0] == '/' ? "" : real, link, next, sizeof next)) return false;
        (void)snprintf(real, PATH_MAX_BYTES, "%s", next);
    }
    errno = ELOOP;
    return false;
}

static bool write_directly(const char *path, const void *bytes, size_t size) {
    int fd =
        open(path, O_WRONLY | O_TRUNC | O_NONBLOCK | O_CLOEXEC); // a pipe without a reader gives an error
    if (fd < 0 && errno == ENXIO) errno = 0;
    if (fd < 0) return false;
    (void)fcntl(fd, F_SETFL, 0);
    return fd_close(fd, fd_put(fd, bytes, size));
}

// Replaces a file. `old`: the present file, or NULL. Signals are held back, so that no half-written file is
// left beside it.
static bool replace(const char *path, const struct stat *old, const void *bytes, size_t size, Care care) {
    static const int ENDS[] = {SIGHUP, SIGINT, SIGTERM, SIGALRM, SIGPIPE, SIGXFSZ};
    char temporary[PATH_MAX_BYTES + TEMPORARY_BYTES];
    sigset_t ends, before;
    (void)sigemptyset(&ends);
    for (size_t i = 0; i < sizeof ENDS / sizeof ENDS[0]; i++) (void)sigaddset(&ends, ENDS[i]);
    (void)pthread_sigmask(SIG_BLOCK, &ends, &before);
    int fd = file_open_temporary(path, temporary, sizeof temporary);
    bool made = fd >= 0, done = made && (old == NULL || fchmod(fd, old->st_mode & 07777) == 0);
    done = done && fd_put(fd, bytes, size) && fd_flush(fd, care);
    done = made && fd_close(fd, done) && rename(temporary, path) == 0;
    int cause = errno;
    if (made && !done) (void)unlink(temporary);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = cause;
    return done && flush_folder(path, care);
}

bool file_write(const char *path, const void *bytes, size_t size, Care care, Error *error) {
    char real[PATH_MAX_BYTES];
    struct stat info;
    bool done = follow(path, real);
    if (done) {
        bool there = stat(real, &info) == 0;
        bool direct = there && (!S_ISREG(info.st_mode) || info.st_nlink > 1);
        done = direct ? write_directly(real, bytes, size)
                      : replace(real, there ? &info : NULL, bytes, size, care);
    }
    return done || file_fail(error, tr("cannot write %s"), path);
}

bool file_move(const char *from, const char *to, Care care) {
    return rename(from, to) == 0 && flush_folder(to, care);
}

bool file_link(const char *from, const char *to, Care care) {
    Error why;
    Buffer bytes = {0};
    if (link(from, to) == 0) return flush_folder(to, care);
    bool copied = errno != EEXIST && file_read(from, &bytes, &why) &&
                  file_write(to, bytes.bytes, bytes.size, care, &why);
    buffer_free(&bytes);
    return copied;
}
