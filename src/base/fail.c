#include "base/fail.h"

#include <stdarg.h>
#include <stdio.h>

bool fail(char *error, size_t error_size, const char *format, ...) {
    va_list args;
    va_start(args, format);
    (void)vsnprintf(error, error_size, format, args);
    va_end(args);
    return false;
}
