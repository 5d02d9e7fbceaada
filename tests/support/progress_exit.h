#pragma once
// How a tool of the tests ends that shows its progress.

#include "app/tools/progress.h"

// Takes the bar away, and says on standard error after how much a signal has stopped it. The exit status.
static inline int progress_exit(Progress *progress, const char *program, int status) {
    Error why;
    if (!progress_end(progress, &why)) (void)fprintf(stderr, "%s: %s\n", program, why.text);
    return progress_exit_status(status);
}
