#pragma once
// What the source files of this module share: functions of each system (files_posix.c, files_windows.c),
// functions built on them for all systems (files_common.c), and writing whole files (files_write_posix.c,
// files_write_windows.c). After false or a descriptor of -1, errno says why; errno 0: it is not a regular
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
MUST_CHECK bool fd_flush(int fd, Care care); // with CARE_SURE, waits until the data is on the disk
MUST_CHECK bool fd_id(int fd, FileId *id);   // also false for a file that was removed
MUST_CHECK bool file_id(const char *path, FileId *id);
bool process_may_run(long process); // also true when that cannot be found out

// ---- shared

MUST_CHECK bool fd_put(int fd, const void *bytes, size_t size); // writes all bytes
// Closes a file. `all_written`: everything was written. Returns true if that and closing went well. errno
// keeps the first cause.
bool fd_close(int fd, bool all_written);
// Makes a new file under a free name in the folder of the file `path`, and writes its path to `temporary`.
// Returns its descriptor.
MUST_CHECK int file_open_temporary(const char *path, char *temporary, size_t size);
// Writes a line to `error` and returns false. `what` is a format with a place for the path; errno says why.
MUST_CHECK bool file_fail(Error *error, const char *what, const char *path);
