// Files as Windows has them. Its own calls are asked where C's would keep others from moving or removing a
// file that is open, and for what C has no calls.
#include "app/store/files.h"

#include "base/fail.h"

#include <SDL.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

enum { NAMES_TRIED = 100, TEMPORARY_BYTES = 40, CHUNK_BYTES = 16384 };

static bool fail_at(char *error, size_t size, const char *what, const char *path) {
    return fail(error, size, "%s %.*s: %s", what, PATH_MAX_BYTES, path, strerror(errno));
}

static int cause_of(DWORD code) {
    switch (code) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
        return ENOENT;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return EEXIST;
    case ERROR_DISK_FULL:
        return ENOSPC;
    case ERROR_FILENAME_EXCED_RANGE:
        return ENAMETOOLONG;
    default:
        return EACCES;
    }
}

static bool done_or_errno(BOOL done) {
    if (!done) errno = cause_of(GetLastError());
    return done != 0;
}

// A descriptor, in binary; -1 with errno.
static int open_file(const char *path, DWORD rights, DWORD how) {
    HANDLE handle = CreateFileA(path, rights, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                                how, FILE_ATTRIBUTE_NORMAL, NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        errno = cause_of(GetLastError());
        return -1;
    }
    if (GetFileType(handle) == FILE_TYPE_DISK) return _open_osfhandle((intptr_t)handle, _O_BINARY);
    (void)CloseHandle(handle);
    errno = EINVAL; // a device
    return -1;
}

// ---- reading

bool file_exists(const char *path) {
    return GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES;
}

bool file_read(const char *path, Buffer *out, char *error, size_t error_size) {
    uint8_t chunk[CHUNK_BYTES];
    int got = 0, fd = open_file(path, GENERIC_READ, OPEN_EXISTING);
    if (fd < 0) return fail_at(error, error_size, "cannot open", path);
    while (out->size <= FILES_MAX_BYTES && (got = _read(fd, chunk, sizeof chunk)) > 0)
        buffer_bytes(out, chunk, (size_t)got);
    int cause = errno;
    (void)_close(fd);
    errno = out->failed ? ENOMEM : cause;
    if (out->size > FILES_MAX_BYTES) return fail(error, error_size, "cannot read %s: it is too large", path);
    return (got == 0 && !out->failed) || fail_at(error, error_size, "cannot read", path);
}

// ---- writing

static bool put(int fd, const uint8_t *at, size_t size) {
    while (size > 0) {
        int written = _write(fd, at, (unsigned)(size < CHUNK_BYTES ? size : CHUNK_BYTES));
        if (written <= 0) return false;
        at += written;
        size -= (size_t)written;
    }
    return true;
}

static bool flush(int fd, Care care) {
    return care == CARE_LITTLE || _commit(fd) == 0;
}

static bool close_after(int fd, bool done) {
    int cause = errno;
    bool closed = _close(fd) == 0;
    if (!done) errno = cause;
    return done && closed;
}

static int open_temporary(const char *path, char *temporary, size_t size) {
    for (int i = 0; i < NAMES_TRIED; i++) {
        char name[TEMPORARY_BYTES];
        (void)snprintf(name, sizeof name, ".cellarium-%d-%d", _getpid(), i);
        if (!file_beside(path, name, temporary, size)) break;
        int fd = open_file(temporary, GENERIC_WRITE, CREATE_NEW);
        if (fd >= 0 || errno != EEXIST) return fd;
    }
    errno = EEXIST;
    return -1;
}

bool file_write(const char *path, const void *bytes, size_t size, Care care, char *error, size_t error_size) {
    char temporary[PATH_MAX_BYTES + TEMPORARY_BYTES];
    int fd = open_temporary(path, temporary, sizeof temporary);
    bool made = fd >= 0, done = made && put(fd, bytes, size) && flush(fd, care);
    done = made && close_after(fd, done) && file_move(temporary, path, care);
    int cause = errno;
    if (made && !done) (void)file_remove(temporary);
    errno = cause;
    return done || fail_at(error, error_size, "cannot write", path);
}

bool file_remove(const char *path) {
    return done_or_errno(DeleteFileA(path));
}

bool file_move(const char *from, const char *to, Care care) {
    DWORD sure = care == CARE_SURE ? MOVEFILE_WRITE_THROUGH : 0;
    return done_or_errno(MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | sure));
}

bool file_link(const char *from, const char *to, Care care) {
    (void)care;
    return done_or_errno(CreateHardLinkA(to, from, NULL) || CopyFileA(from, to, TRUE));
}

int file_open_lines(const char *path) {
    return open_file(path, GENERIC_WRITE, CREATE_ALWAYS);
}

// ---- journals

// The file's number, which stays while it is moved.
static bool identify(int fd, Journal *journal) {
    BY_HANDLE_FILE_INFORMATION info;
    if (!done_or_errno(GetFileInformationByHandle((HANDLE)_get_osfhandle(fd), &info))) return false;
    journal->device = info.dwVolumeSerialNumber;
    journal->inode = (uint64_t)info.nFileIndexHigh << 32 | info.nFileIndexLow;
    return true;
}

void journal_end(Journal *journal) {
    if (journal->open) (void)_close(journal->fd);
    journal->open = false;
}

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
    journal_end(journal);
    int fd = open_file(path, GENERIC_WRITE, CREATE_ALWAYS);
    *journal = (Journal){.open = fd >= 0, .fd = fd};
    if (fd >= 0 && identify(fd, journal) && add(journal, all, care)) return true;
    int cause = errno;
    journal_end(journal);
    errno = cause;
    return fail_at(error, error_size, "cannot write", path);
}

bool journal_add(Journal *journal, const Buffer *all, Care care, char *error, size_t error_size) {
    BY_HANDLE_FILE_INFORMATION info;
    if (!journal->open || !GetFileInformationByHandle((HANDLE)_get_osfhandle(journal->fd), &info) ||
        info.nNumberOfLinks == 0) {
        journal_end(journal);
        return fail(error, error_size, "the file is gone");
    }
    return add(journal, all, care) || fail(error, error_size, "%s", strerror(errno));
}

bool journal_know(Journal *journal, const char *path) {
    journal_end(journal);
    *journal = (Journal){0};
    int fd = open_file(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    return fd >= 0 && close_after(fd, identify(fd, journal));
}

bool journal_is_at(const Journal *journal, const char *path, bool *is) {
    Journal there = {0};
    bool known = journal_know(&there, path);
    *is = known && journal->inode != 0 && there.device == journal->device && there.inode == journal->inode;
    return known || errno == ENOENT;
}

// ---- folders and streams

// By a file beside it that goes with this process. A folder's path may end with what parts names.
int folder_take(const char *path) {
    char lock[PATH_MAX_BYTES + TEMPORARY_BYTES];
    int length = (int)strlen(path);
    while (length > 0 && file_parts(path[length - 1])) length--;
    (void)snprintf(lock, sizeof lock, "%.*s.lock", length, path);
    HANDLE handle = CreateFileA(lock, GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_FLAG_DELETE_ON_CLOSE, NULL);
    if (handle != INVALID_HANDLE_VALUE) return _open_osfhandle((intptr_t)handle, _O_BINARY);
    return GetLastError() == ERROR_SHARING_VIOLATION ? FOLDER_TAKEN : FOLDER_NONE;
}

void folder_leave(int folder) {
    if (folder >= 0) (void)_close(folder);
}

bool folder_remove(const char *path) {
    return done_or_errno(RemoveDirectoryA(path));
}

// A drive cannot be made, and is there.
bool folder_make(const char *path) {
    size_t length = strlen(path);
    return (length > 0 && path[length - 1] == ':') || done_or_errno(CreateDirectoryA(path, NULL));
}

bool folder_list(const char *path, void (*say)(void *to, const char *name), void *to) {
    DIR *folder = opendir(path);
    if (folder == NULL) return false;
    for (const struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        if (entry->d_name[0] != '.') say(to, entry->d_name);
    }
    return closedir(folder) == 0;
}

// Libraries write nothing there that would have to be kept away.
int file_hush(void) {
    return -1;
}

void file_unhush(int hushed) {
    (void)hushed;
}

// A program with a window has no standard streams but those that it is given; else it writes to the console
// from which it was called. What is written stays as it is, without a CR before each LF.
void file_hold_standard(void) {
    bool has = GetStdHandle(STD_OUTPUT_HANDLE) != NULL;
    if (!has && AttachConsole(ATTACH_PARENT_PROCESS)) {
        (void)freopen("CONOUT$", "w", stdout);
        (void)freopen("CONOUT$", "w", stderr);
    }
    (void)_setmode(_fileno(stdout), _O_BINARY);
}

// ---- places

bool file_parts(char c) {
    return c == '\\' || c == '/';
}

const char *file_home(void) {
    return getenv("USERPROFILE");
}

bool file_own_folder(OwnFolder folder, char *path, size_t size, char *error, size_t error_size) {
    (void)folder; // settings and games are kept together
    char *own = SDL_GetPrefPath("Cellarium", "Cellarium");
    int length = own != NULL ? snprintf(path, size, "%s", own) : -1;
    SDL_free(own);
    if (length < 0) return fail(error, error_size, "there is no home folder: %s", SDL_GetError());
    return (size_t)length < size || fail(error, error_size, "the path of the home folder is too long");
}
