#pragma once
// For tools of the tests that show their progress.

#include "app/tools/progress.h"

// Call it at the end: removes the bar, and says on standard error where a signal has stopped the tool.
// Returns the exit status: `status`, unless a signal has stopped it.
static inline int progress_exit(Progress *progress, const char *program, int status) {
    Error why;
    if (!progress_end(progress, &why)) (void)fprintf(stderr, "%s: %s\n", program, why.text);
    return progress_exit_status(status);
}
