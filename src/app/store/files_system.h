#pragma once
// What the files of this module share: functions of each system (files_posix.c, files_windows.c), functions
// built on them for all systems (files_common.c), and writing whole files (files_write_posix.c,
// files_write_windows.c). A descriptor of -1 means failure, and errno says why; errno 0: it is not a regular
// file.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"

enum { TEMPORARY_BYTES = 40 }; // the longest addition to a temporary name

// ---- of the system

typedef enum FileOpen {
    OPEN_TO_READ,
    OPEN_EMPTY, // for writing; existing content is removed
    OPEN_NEW    // for writing; fails with EEXIST if the file exists
} FileOpen;
MUST_CHECK int fd_open(const char *path, FileOpen how);
MUST_CHECK bool fd_flush(int fd, Care care);
MUST_CHECK bool fd_id(int fd, FileId *id); // also false for a file that was removed
MUST_CHECK bool file_id(const char *path, FileId *id);
bool process_runs(long process); // also true when that cannot be found out

// ---- shared

MUST_CHECK bool fd_put(int fd, const void *bytes, size_t size);
bool fd_close(int fd, bool done); // `done`: everything was written; if not, errno stays unchanged
// Makes a new file under a free name in the same folder.
MUST_CHECK int file_open_temporary(const char *path, char *temporary, size_t size);
// Returns false with one line in `error`: what could not be done, the path and errno.
MUST_CHECK bool file_fail(Error *error, const char *what, const char *path);
