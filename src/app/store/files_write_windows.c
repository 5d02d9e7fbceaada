// Writes whole files on Windows.
#include "app/store/files_system.h"
#include "lang/lang.h"

#include <errno.h>

bool file_write(const char *path, const void *bytes, size_t size, Care care, Error *error) {
    char temporary[PATH_MAX_BYTES + TEMPORARY_BYTES];
    int fd = file_open_temporary(path, temporary, sizeof temporary);
    bool made = fd >= 0, done = made && fd_put(fd, bytes, size) && fd_flush(fd, care);
    done = made && fd_close(fd, done) && file_move(temporary, path, care);
    int cause = errno;
    if (made && !done) (void)file_remove(temporary);
    errno = cause;
    return done || file_fail(error, tr("cannot write %s"), path);
}
