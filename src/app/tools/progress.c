#include "app/tools/progress.h"

#include "app/host/signals.h"
#include "base/columns.h"
#include "base/fail.h"
#include "lang/lang.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    FIRST_MS = 500, // shorter work needs no bar
    EVERY_MS = 100, // from one drawing of the bar to the next
    BAR_LEAST = 10, // columns; a shorter bar is left out
    BAR_MOST = 40,
    COLUMNS = 80, // of a terminal that does not tell its width
    ECHO = 2,     // the columns of "^C", which the terminal writes itself
    LINE_BYTES = 320,
    WHOLE = 1000000 // parts of the whole work
};

static const char FULL[] = "########################################";

static uint64_t now_ms(void) {
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static int columns(void) {
    int known = terminal_columns();
    return known > 0 ? known : COLUMNS;
}

// Writes how much time is left, when `share` of WHOLE took `ms`; "" while that cannot be told.
static void tell_left(int64_t share, uint64_t ms, char *text, size_t size) {
    uint64_t s = share > 0 ? ms * (uint64_t)(WHOLE - share) / (uint64_t)share / 1000 : 0;
    text[0] = '\0';
    if (share > 0)
        (void)snprintf(text, size, tr(", %llu:%02llu left"), (unsigned long long)s / 60,
                       (unsigned long long)s % 60);
}

void progress_line(const Progress *progress, uint64_t ms, int columns_most, char *line, size_t size) {
    char tail[LINE_BYTES], left[LINE_BYTES / 2];
    int64_t share = (progress->done * WHOLE + progress->part * (int64_t)(WHOLE / 1000)) / progress->all;
    if (share > WHOLE) share = WHOLE;
    tell_left(share, ms, left, sizeof left);
    (void)snprintf(tail, sizeof tail, tr("%3d %%  %lld of %lld %s%s"), (int)(share * 100 / WHOLE),
                   (long long)progress->done, (long long)progress->all, progress->items, left);
    int bar = columns_most - text_columns(tail) - 3;
    if (bar > BAR_MOST) bar = BAR_MOST;
    int full = (int)(bar * share / WHOLE);
    if (bar >= BAR_LEAST) {
        (void)snprintf(line, size, "[%.*s%*s] %s", full, FULL, bar - full, "", tail);
    } else {
        (void)snprintf(line, size, "%.*s", (int)text_bytes_in_columns(tail, columns_most), tail);
    }
}

// Draws the bar, and blanks what remains of a longer one.
static void draw(Progress *progress, uint64_t now) {
    char line[LINE_BYTES];
    progress_line(progress, now - progress->begun, columns() - ECHO - 1, line, sizeof line);
    int length = text_columns(line), over = progress->drawn > length ? progress->drawn - length : 0;
    (void)fprintf(stderr, "\r%s%*s", line, over, "");
    progress->drawn = length;
    progress->at = now;
}

static void erase(Progress *progress) {
    if (progress->drawn > 0) (void)fprintf(stderr, "\r%*s\r", progress->drawn + ECHO, "");
    progress->drawn = 0;
}

// Draws the bar if it is time. Returns false when the work has to stop.
static bool go_on(Progress *progress) {
    uint64_t now = progress->terminal ? now_ms() : 0;
    if (progress->terminal && now - progress->begun >= FIRST_MS && now - progress->at >= EVERY_MS)
        draw(progress, now);
    if (signals_caught() != 0) signals_set_late_line(NULL);
    return signals_caught() == 0;
}

void progress_begin(Progress *progress, const char *items, int64_t all) {
    *progress = (Progress){
        .items = items, .all = all > 0 ? all : 1, .begun = now_ms(), .terminal = isatty(STDERR_FILENO) != 0};
    signals_catch();
}

static bool tell_stopped(const Progress *progress, Error *error) {
    return fail(error, tr("stopped after %lld of %lld %s"), (long long)progress->done,
                (long long)progress->all, progress->items);
}

void progress_may_end(Progress *progress) {
    Error error;
    int width = progress->terminal ? columns() - 1 : 0;
    (void)tell_stopped(progress, &error);
    signals_set_late_line(NULL);
    (void)snprintf(progress->late, sizeof progress->late, "%s%*s%scellarium: %.200s\n", width > 0 ? "\r" : "",
                   width, "", width > 0 ? "\r" : "", error.text);
    signals_set_late_line(progress->late);
}

bool progress_step(Progress *progress) {
    progress->done++;
    progress->part = 0;
    return go_on(progress);
}

bool progress_set_part(Progress *progress, int permille) {
    progress->part = permille;
    return go_on(progress);
}

void progress_clear(Progress *progress, FILE *to) {
    if (progress->drawn == 0 || isatty(fileno(to)) == 0) return;
    erase(progress);
    progress->at = 0;
}

bool progress_stopped(void) {
    return signals_caught() != 0;
}

bool progress_end(Progress *progress, Error *error) {
    erase(progress);
    signals_stop_catching();
    if (progress->done >= progress->all) signals_clear_caught();
    return signals_caught() == 0 || tell_stopped(progress, error);
}

int progress_exit_status(int status) {
    return signals_caught() != 0 ? 128 + signals_caught() : status;
}
