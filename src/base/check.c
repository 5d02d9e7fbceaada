#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

void check_failed(const char *condition, const char *file, int line) {
    fprintf(stderr, "cellarium: internal error: %s:%d: check failed: %s\n", file, line, condition);
    abort();
}
