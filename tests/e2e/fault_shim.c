// A preloaded library that lets one of the program's calls go wrong. It counts the calls that concern a file
// below $FAULT_HOME. Instead of call number $FAULT_AT the process is killed ($FAULT_DO=kill), or the call
// fails with that errno ($FAULT_DO=5), alone or with all that follow (5+). At the end the number of calls is
// in the file $FAULT_COUNT.
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DESCRIPTORS = 1024 };

static int calls;
static char ours[DESCRIPTORS]; // descriptors of files below the home

static int concerns(const char *path) {
    const char *home = getenv("FAULT_HOME");
    return home != NULL && path != NULL && strncmp(path, home, strlen(home)) == 0;
}

static int concerns_fd(int fd) {
    return fd >= 0 && fd < DESCRIPTORS && ours[fd] != 0;
}

// True when this call is to fail, with errno set.
static int faulty(int concerned) {
    const char *at = getenv("FAULT_AT"), *what = getenv("FAULT_DO");
    if (!concerned || ++calls < (at != NULL ? atoi(at) : 0) || at == NULL || what == NULL) return 0;
    if (calls > atoi(at) && strchr(what, '+') == NULL) return 0;
    if (strcmp(what, "kill") == 0) (void)raise(SIGKILL);
    errno = atoi(what);
    return 1;
}

__attribute__((destructor)) static void tell(void) {
    const char *path = getenv("FAULT_COUNT");
    FILE *file = path != NULL ? fopen(path, "w") : NULL;
    if (file == NULL) return;
    (void)fprintf(file, "%d\n", calls);
    (void)fclose(file);
}

#define REAL(type, name, ...)                                                                                \
    static type (*real)(__VA_ARGS__);                                                                        \
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, name)

int open(const char *path, int flags, ...) {
    REAL(int, "open", const char *, int, ...);
    va_list rest;
    va_start(rest, flags);
    unsigned mode = (flags & O_CREAT) != 0 ? va_arg(rest, unsigned) : 0;
    va_end(rest);
    int concerned = concerns(path);
    if (faulty(concerned)) return -1;
    int fd = real(path, flags, mode);
    if (fd >= 0 && fd < DESCRIPTORS) ours[fd] = (char)concerned;
    return fd;
}

#define WRAP(type, name, concerned, parameters, arguments)                                                   \
    type name parameters {                                                                                   \
        static type(*real) parameters;                                                                       \
        if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, #name);                                         \
        return faulty(concerned) ? (type)-1 : real arguments;                                                \
    }
WRAP(ssize_t, read, concerns_fd(fd), (int fd, void *to, size_t size), (fd, to, size))
WRAP(ssize_t, write, concerns_fd(fd), (int fd, const void *from, size_t size), (fd, from, size))
WRAP(int, fsync, concerns_fd(fd), (int fd), (fd))
WRAP(int, ftruncate, concerns_fd(fd), (int fd, off_t size), (fd, size))
WRAP(int, fstat, concerns_fd(fd), (int fd, struct stat *info), (fd, info))
WRAP(int, fchmod, concerns_fd(fd), (int fd, mode_t mode), (fd, mode))
WRAP(int, close, concerns_fd(fd), (int fd), (fd))
WRAP(int, flock, concerns_fd(fd), (int fd, int how), (fd, how))
WRAP(int, stat, concerns(path), (const char *path, struct stat *info), (path, info))
WRAP(int, lstat, concerns(path), (const char *path, struct stat *info), (path, info))
WRAP(int, mkdir, concerns(path), (const char *path, mode_t mode), (path, mode))
WRAP(int, rmdir, concerns(path), (const char *path), (path))
WRAP(int, unlink, concerns(path), (const char *path), (path))
WRAP(int, rename, concerns(from), (const char *from, const char *to), (from, to))
WRAP(int, link, concerns(from), (const char *from, const char *to), (from, to))
WRAP(ssize_t, readlink, concerns(path), (const char *path, char *to, size_t size), (path, to, size))
