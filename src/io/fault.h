#pragma once
// Where one line about what is wrong goes, for readers of several files of code.

#include <stdbool.h>
#include <stddef.h>

typedef struct Fault {
    char *text;
    size_t size;
    char where[96]; // what is being read now; comes first, unless empty
} Fault;

// Writes the line, on which no byte of the input can break out: control characters become '?'. Returns false.
bool fault(const Fault *at, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Says what is being read from now on.
void fault_where(Fault *at, const char *format, ...) __attribute__((format(printf, 2, 3)));
