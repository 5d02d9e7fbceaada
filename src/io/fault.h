#pragma once
// Collects faults, each one line, while a file is read.

#include <stdbool.h>
#include <stddef.h>

// Takes each line as it is found, for readers that go on behind a fault.
typedef struct Told {
    void (*say)(void *to, const char *line);
    void *to;
    int faults; // said so far, without warnings
} Told;

typedef struct Fault {
    char *text;
    size_t size;
    char where[192]; // what is being read now; comes first, unless empty
    Told *told;      // each line is said there, too; NULL: nobody listens
} Fault;

// Writes the line in the player's language, on which no byte of the input can break out: control characters
// become '?'. Returns false.
bool fault(const Fault *at, const char *format, ...) __attribute__((format(printf, 2, 3)));

// The same for what does no harm, but should be known.
void fault_warn(const Fault *at, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Says what is being read from now on.
void fault_where(Fault *at, const char *format, ...) __attribute__((format(printf, 2, 3)));
