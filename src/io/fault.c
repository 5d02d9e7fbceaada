#include "io/fault.h"

#include "lang/lang.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void one_line(char *text) {
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < 0x20 || *text == 0x7f) *text = '?';
    }
}

static void tell(const Fault *at, const char *format, va_list args) __attribute__((format(printf, 2, 0)));
static void tell(const Fault *at, const char *format, va_list args) {
    snprintf(at->text, at->size, "%s%s", at->where, at->where[0] == '\0' ? "" : ": ");
    size_t used = strlen(at->text);
    vsnprintf(at->text + used, at->size - used, tr(format), args);
    one_line(at->text);
    if (at->told != NULL) at->told->lines++;
}

void fault_tell_rest(FaultSink *told) {
    char line[64];
    const char *warning = (const char *)told->warnings.bytes;
    size_t left = told->warnings.size;
    for (int lines = told->faults; left > 0 && lines < FAULT_LINES_MOST; lines++) {
        told->say(told->to, warning);
        left -= strlen(warning) + 1;
        warning += strlen(warning) + 1;
    }
    buffer_free(&told->warnings);
    (void)snprintf(line, sizeof line, tr("and %d more lines"), told->lines - FAULT_LINES_MOST);
    if (told->lines > FAULT_LINES_MOST) told->say(told->to, line);
}

bool fault_report(const Fault *at, const char *english, ...) {
    va_list args;
    va_start(args, english);
    tell(at, english, args);
    va_end(args);
    if (at->told != NULL && at->told->faults++ < FAULT_LINES_MOST) at->told->say(at->told->to, at->text);
    return false;
}

void fault_tell(const Fault *at, const char *english, ...) {
    va_list args;
    va_start(args, english);
    tell(at, english, args);
    va_end(args);
    if (at->told != NULL && at->told->faults++ < FAULT_LINES_MOST) at->told->say(at->told->to, at->text);
}

void fault_warn(const Fault *at, const char *english, ...) {
    va_list args;
    if (at->told != NULL && at->told->quiet) return;
    va_start(args, english);
    tell(at, english, args);
    va_end(args);
    if (at->told != NULL && at->told->lines <= FAULT_LINES_MOST)
        buffer_bytes(&at->told->warnings, at->text, strlen(at->text) + 1);
}

void fault_set_where(Fault *at, const char *translated, ...) {
    va_list args;
    va_start(args, translated);
    vsnprintf(at->where, sizeof at->where, translated, args);
    va_end(args);
}
