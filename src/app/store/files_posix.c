// Files on POSIX systems, and on a page, where they lie in memory.
#include "app/store/files_system.h"

#include "app/host/host.h"
#include "base/fail.h"
#include "lang/lang.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NEW_FILE_MODE = 0666 };

// True if a path is too long; then errno is ENAMETOOLONG, otherwise 0.
static bool too_long(const char *path) {
    errno = strlen(path) < PATH_MAX_BYTES ? 0 : ENAMETOOLONG;
    return errno != 0;
}

// Opens a file without ever waiting.
int fd_open(const char *path, FileOpen how) {
    static const int FLAGS[] = {[OPEN_TO_READ] = O_RDONLY,
                                [OPEN_EMPTY] = O_WRONLY | O_CREAT,
                                [OPEN_NEW] = O_WRONLY | O_CREAT | O_EXCL};
    struct stat info;
    int fd = too_long(path) ? -1 : open(path, FLAGS[how] | O_NONBLOCK | O_CLOEXEC, NEW_FILE_MODE);
    if (fd < 0 && (errno == ENXIO || errno == EISDIR)) errno = 0; // a pipe without a reader, or a folder
    if (fd < 0) return -1;
    bool regular = fstat(fd, &info) == 0 && S_ISREG(info.st_mode);
    if (regular && (how != OPEN_EMPTY || ftruncate(fd, 0) == 0)) return fd;
    int cause = regular ? errno : 0;
    (void)close(fd);
    errno = cause;
    return -1;
}

bool file_may_exist(const char *path) {
    struct stat info;
    return lstat(path, &info) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

// ---- writing

// A device cannot be flushed: it answers EINVAL.
bool fd_flush(int fd, Care care) {
    return care == CARE_LITTLE || fsync(fd) == 0 || errno == EINVAL;
}

bool file_remove(const char *path) {
    return unlink(path) == 0;
}

// ---- which file

static FileId id_of(const struct stat *info) {
    return (FileId){.device = (uint64_t)info->st_dev, .number = (uint64_t)info->st_ino};
}

bool fd_id(int fd, FileId *id) {
    struct stat info;
    if (fstat(fd, &info) != 0 || info.st_nlink == 0) return false;
    *id = id_of(&info);
    return true;
}

bool file_id(const char *path, FileId *id) {
    struct stat info;
    if (lstat(path, &info) != 0) return false;
    *id = id_of(&info);
    return true;
}

bool process_may_run(long process) {
    return kill((pid_t)process, 0) == 0 || errno != ESRCH;
}

bool file_read_stamp(const char *path, FileStamp *stamp) {
    struct stat info;
    if (stat(path, &info) != 0) return false;
    *stamp = (FileStamp){.id = id_of(&info),
                         .time = (int64_t)info.st_mtim.tv_sec * 1000000000 + info.st_mtim.tv_nsec,
                         .size = (uint64_t)info.st_size};
    return true;
}

// ---- folders and streams

// On a file system without locks, other processes are not kept out.
int folder_lock(const char *path) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return FOLDER_NONE;
    if (!host_folder_is_free(path)) {
        (void)close(folder);
        return FOLDER_TAKEN;
    }
    if (flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return folder;
    (void)close(folder);
    return FOLDER_TAKEN;
}

void folder_unlock(int folder) {
    if (folder >= 0) (void)close(folder);
}

bool folder_remove(const char *path) {
    return rmdir(path) == 0;
}

int file_mute_stderr(void) {
    int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (kept >= 0 && nowhere >= 0) (void)dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0) (void)close(nowhere);
    return kept;
}

void file_restore_stderr(int hushed) {
    if (hushed < 0) return;
    (void)dup2(hushed, STDERR_FILENO);
    (void)close(hushed);
}

// A stream that is closed is opened in the wrong direction, so that using it still fails.
void file_secure_std(void) {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

int file_open_line_output(const char *path) {
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, NEW_FILE_MODE);
    if (fd >= 0) (void)fcntl(fd, F_SETFL, 0);
    return fd;
}

bool fd_can_write_now(int fd) {
    struct pollfd out = {.fd = fd, .events = POLLOUT};
    return poll(&out, 1, 0) != 0;
}

// ---- places

bool file_is_separator(char c) {
    return c == '/';
}

const char *file_home(void) {
    return getenv("HOME");
}

// An environment variable that names a folder counts only if it is absolute.
static const char *folder_of(const char *variable) {
    const char *value = getenv(variable);
    return value != NULL && value[0] == '/' ? value : NULL;
}

bool file_own_folder_path(OwnFolder folder, char *path, size_t size, Error *error) {
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
        return fail(error, tr("there is no home folder: set HOME or %s"), FOLDERS[folder].variable);
    int length = snprintf(path, size, "%s%s/cellarium/", base, below);
    return (length > 0 && (size_t)length < size) ||
           fail(error, tr("the path of the home folder is too long"));
}

bool folder_make_new(const char *path) {
    return mkdir(path, 0700) == 0;
}
