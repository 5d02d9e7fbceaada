#include "base/fail.h"

#include <stdarg.h>
#include <stdio.h>

bool fail(Error *error, const char *format, ...) {
    va_list args;
    va_start(args, format);
    (void)vsnprintf(error->text, sizeof error->text, format, args);
    va_end(args);
    return false;
}
