#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void text_add(char *text, size_t size, const char *format, ...) {
    size_t used = strlen(text);
    va_list list;
    va_start(list, format);
    if (used < size) (void)vsnprintf(text + used, size - used, format, list);
    va_end(list);
}
