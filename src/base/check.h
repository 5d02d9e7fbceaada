#pragma once

// A CHECK that fails is a bug in this program, never bad input. It stays on in release builds.
#define CHECK(condition) ((condition) ? (void)0 : check_failed(#condition, __FILE__, __LINE__))

// For functions that return whether they succeeded: a caller that ignores the result does not compile.
#define MUST_CHECK __attribute__((warn_unused_result))

// Prints the condition and its place, and aborts. Only CHECK calls it.
_Noreturn void check_failed(const char *condition, const char *file, int line);
