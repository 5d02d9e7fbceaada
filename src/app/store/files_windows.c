// Files on Windows. Its own calls are used where C's would prevent others from moving or removing an open
// file, and for what C cannot do.
#include "app/store/files_system.h"

#include "base/fail.h"
#include "lang/lang.h"

#include <SDL.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

// The errno of an error of Windows.
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

// Opens a file in binary. Returns its descriptor, or -1 with errno.
static int open_file(const char *path, DWORD rights, DWORD how) {
    HANDLE handle = CreateFileA(path, rights, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                                how, FILE_ATTRIBUTE_NORMAL, NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        errno = cause_of(GetLastError());
        return -1;
    }
    if (GetFileType(handle) == FILE_TYPE_DISK) return _open_osfhandle((intptr_t)handle, _O_BINARY);
    (void)CloseHandle(handle);
    errno = 0; // it is a device
    return -1;
}

int fd_open(const char *path, FileOpen how) {
    static const DWORD HOW[] = {
        [OPEN_TO_READ] = OPEN_EXISTING, [OPEN_EMPTY] = CREATE_ALWAYS, [OPEN_NEW] = CREATE_NEW};
    return open_file(path, how == OPEN_TO_READ ? GENERIC_READ : GENERIC_WRITE, HOW[how]);
}

// ---- reading

bool file_may_exist(const char *path) {
    return GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES;
}

// ---- writing

bool fd_flush(int fd, Care care) {
    return care == CARE_LITTLE || _commit(fd) == 0;
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

int file_open_line_output(const char *path) {
    return open_file(path, GENERIC_WRITE, CREATE_ALWAYS);
}

// ---- which file

bool fd_id(int fd, FileId *id) {
    BY_HANDLE_FILE_INFORMATION info;
    if (!done_or_errno(GetFileInformationByHandle((HANDLE)_get_osfhandle(fd), &info))) return false;
    id->device = info.dwVolumeSerialNumber;
    id->number = (uint64_t)info.nFileIndexHigh << 32 | info.nFileIndexLow; // stays when the file is moved
    return info.nNumberOfLinks > 0;
}

bool file_id(const char *path, FileId *id) {
    int fd = open_file(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    bool known = fd >= 0 && fd_id(fd, id);
    if (fd >= 0) (void)_close(fd);
    return known;
}

bool process_may_run(long process) {
    HANDLE handle = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, (DWORD)process);
    if (handle == NULL) return GetLastError() != ERROR_INVALID_PARAMETER;
    (void)CloseHandle(handle);
    return true;
}

bool file_read_stamp(const char *path, FileStamp *stamp) {
    WIN32_FILE_ATTRIBUTE_DATA info;
    *stamp = (FileStamp){0};
    if (!GetFileAttributesExA(path, GetFileExInfoStandard, &info) || !file_id(path, &stamp->id)) return false;
    uint64_t time = (uint64_t)info.ftLastWriteTime.dwHighDateTime << 32 | info.ftLastWriteTime.dwLowDateTime;
    stamp->time = (int64_t)time;
    stamp->size = (uint64_t)info.nFileSizeHigh << 32 | info.nFileSizeLow;
    return true;
}

// ---- folders and streams

// Locks a folder by a file beside it, which Windows removes when the process ends. The path may end with a
// separator.
int folder_lock(const char *path) {
    char lock[PATH_MAX_BYTES + TEMPORARY_BYTES];
    int length = (int)strlen(path);
    while (length > 0 && file_is_separator(path[length - 1])) length--;
    (void)snprintf(lock, sizeof lock, "%.*s.lock", length, path);
    HANDLE handle = CreateFileA(lock, GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_FLAG_DELETE_ON_CLOSE, NULL);
    if (handle != INVALID_HANDLE_VALUE) return _open_osfhandle((intptr_t)handle, _O_BINARY);
    return GetLastError() == ERROR_SHARING_VIOLATION ? FOLDER_TAKEN : FOLDER_NONE;
}

void folder_unlock(int folder) {
    if (folder >= 0) (void)_close(folder);
}

bool folder_remove(const char *path) {
    return done_or_errno(RemoveDirectoryA(path));
}

// A drive, such as C:, cannot be made, but exists.
bool folder_make_new(const char *path) {
    size_t length = strlen(path);
    return (length > 0 && path[length - 1] == ':') || done_or_errno(CreateDirectoryA(path, NULL));
}

// Libraries write nothing to standard error here.
int file_mute_stderr(void) {
    return -1;
}

void file_restore_stderr(int hushed) {
    (void)hushed;
}

// A program with a window has only the streams that it was given; otherwise it writes to the console that
// started it. Output stays unchanged: no CR before each LF.
void file_secure_std(void) {
    bool has = GetStdHandle(STD_OUTPUT_HANDLE) != NULL;
    if (!has && AttachConsole(ATTACH_PARENT_PROCESS)) {
        (void)freopen("CONOUT$", "w", stdout);
        (void)freopen("CONOUT$", "w", stderr);
    }
    (void)_setmode(_fileno(stdout), _O_BINARY);
}

bool fd_can_write_now(int fd) {
    (void)fd;
    return true;
}

// ---- places

bool file_is_separator(char c) {
    return c == '\\' || c == '/';
}

const char *file_home(void) {
    return getenv("USERPROFILE");
}

bool file_own_folder_path(OwnFolder folder, char *path, size_t size, Error *error) {
    (void)folder; // settings and games are in one folder
    char *own = SDL_GetPrefPath("Cellarium", "Cellarium");
    int length = own != NULL ? snprintf(path, size, "%s", own) : -1;
    SDL_free(own);
    if (length < 0) return fail(error, tr("there is no home folder: %s"), SDL_GetError());
    return (size_t)length < size || fail(error, tr("the path of the home folder is too long"));
}
