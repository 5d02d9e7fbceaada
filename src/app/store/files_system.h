#pragma once
// Between the files of this module: what each system has of its own (files_posix.c, files_windows.c), what
// stands on that on all of them (files_common.c), and on both (files_write_posix.c, files_write_windows.c). A
// descriptor is -1 where it could not be had, and errno says why; 0 there: it is not a regular file.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"

enum { TEMPORARY_BYTES = 40 }; // of a name that is made up

// ---- of the system

typedef enum FileOpen {
    OPEN_TO_READ,
    OPEN_EMPTY, // to be written, whatever was there
    OPEN_NEW    // to be written; fails with EEXIST where something is
} FileOpen;
MUST_CHECK int fd_open(const char *path, FileOpen how);
MUST_CHECK bool fd_flush(int fd, Care care);
MUST_CHECK bool fd_id(int fd, FileId *id); // false, too, for a file that was removed
MUST_CHECK bool file_id(const char *path, FileId *id);
bool process_runs(long process); // also where that cannot be told

// ---- shared

MUST_CHECK bool fd_put(int fd, const void *bytes, size_t size);
bool fd_close(int fd, bool done); // whether all was done; errno stays what it was if not
// A new file in the same folder, under a name that nobody has.
MUST_CHECK int file_open_temporary(const char *path, char *temporary, size_t size);
// False with one line in `error`: what could not be done, the path and errno.
MUST_CHECK bool file_fail(Error *error, const char *what, const char *path);
