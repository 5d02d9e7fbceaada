#pragma once
// Collects faults, a line each, while a file is read.

#include "io/buffer.h"

// Receives each fault when it is found, for readers that go on after it. fault_tell_rest() then tells the
// warnings. Of a long list only FAULT_LINES_MOST lines are told, and how many more there are.
enum { FAULT_LINES_MOST = 20 };
typedef struct FaultSink {
    void (*say)(void *to, const char *line);
    void *to;
    int faults;      // how many were found, warnings not counted
    int lines;       // how many were found, with warnings
    bool quiet;      // warnings are not told
    Buffer warnings; // not told yet: lines that end with a zero
} FaultSink;
void fault_tell_rest(FaultSink *told);

typedef struct Fault {
    char *text; // receives the last line
    size_t size;
    char where[192]; // what is being read; each line begins with it, unless it is empty
    FaultSink *told; // receives each line too; may be NULL
} Fault;

// Writes a fault in the chosen language, which is looked up here. Control characters become '?', so no byte
// of the input can break out of the line. Returns false.
bool fault_report(const Fault *at, const char *english, ...) __attribute__((format(printf, 2, 3)));

// The same without a result.
typedef void FaultTell(const Fault *at, const char *english, ...) __attribute__((format(printf, 2, 3)));
void fault_tell(const Fault *at, const char *english, ...) __attribute__((format(printf, 2, 3)));

// The same for something harmless that the player should know.
void fault_warn(const Fault *at, const char *english, ...) __attribute__((format(printf, 2, 3)));

// Sets what is being read from now on. The text is in the chosen language already.
void fault_set_where(Fault *at, const char *translated, ...) __attribute__((format(printf, 2, 3)));
