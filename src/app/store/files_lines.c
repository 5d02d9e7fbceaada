#include "app/store/files.h"

#include "app/host/host.h"
#include "base/fail.h"
#include "lang/lang.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool open_speech(LineOut *out, Error *error) {
    int to = -1, failed = host_start_speech(&to);
    *out = (LineOut){.open = failed == 0, .fd = to, .owned = true, .spoken = true};
    return failed == 0 || fail(error, tr("--log=speech: cannot start spd-say: %s: install speech-dispatcher"),
                               file_error_text(failed));
}

bool line_out_open(LineOut *out, const char *to, Error *error) {
    if (to == NULL) {
        *out = (LineOut){.open = true, .fd = STDOUT_FILENO};
        return true;
    }
    if (strcmp(to, LINE_OUT_SPEECH) == 0) return open_speech(out, error);
    int fd = file_open_line_output(to);
    *out = (LineOut){.open = fd >= 0, .fd = fd, .owned = true};
    return fd >= 0 || fail(error, tr("cannot write %s: %s"), to, file_error_text(errno));
}

void line_out_close(LineOut *out) {
    if (out->open && out->owned) (void)close(out->fd);
    *out = (LineOut){0};
}

// Writes bytes. Returns true if they were written, or nobody reads; false on an error.
static bool put(int fd, const char *at, unsigned size) {
    while (size > 0) {
        ssize_t done = write(fd, at, size);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno == EAGAIN; // nobody reads: the line is left out
        at += done;
        size -= (unsigned)done;
    }
    return true;
}

// A line that begins with !-! is a command of the speech dispatcher's protocol (SSIP), which spd-say passes
// on.
void line_out_hush(LineOut *out) {
    static const char CANCEL[] = "!-!CANCEL SELF\n";
    if (out->open && out->spoken) (void)put(out->fd, CANCEL, sizeof CANCEL - 1);
}

// Leaves a line out. Returns false with one line in `error` for the first of several.
static bool leave_out(LineOut *out, Error *error) {
    bool first = out->left_out++ == 0;
    return !first || out->spoken || fail(error, tr("Nobody reads the log: lines are left out"));
}

// Writes the line that tells how many lines were left out, and returns its length; 0: none was. This line and
// the next one together must be shorter than what a pipe takes at once.
static size_t tell_left_out(LineOut *out, char *line, size_t size) {
    int count = out->left_out;
    out->left_out = 0;
    if (count == 0 || out->spoken) return 0;
    return (size_t)snprintf(
        line, size,
        tr_n("%d line was left out: nobody read it.\n", "%d lines were left out: nobody read them.\n", count),
        count);
}

bool line_out_write(LineOut *out, const char *text, Error *error) {
    char line[PATH_MAX_BYTES];
    if (!out->open) return true;
    if (out->fd == STDOUT_FILENO) (void)fflush(stdout);
    if (!out->waits && !fd_can_write_now(out->fd)) return leave_out(out, error);
    size_t length = tell_left_out(out, line, sizeof line);
    length += text_escape_control(text, line + length, sizeof line - length - 1);
    line[length++] = '\n';
    if (put(out->fd, line, (unsigned)length)) return true;
    int cause = errno;
    line_out_close(out);
    return fail(error, tr("The log stops: %s"), file_error_text(cause));
}
