#pragma once

// A broken CHECK is a bug in this program, never a reaction to bad input; it stays on in release builds.
#define CHECK(condition) ((condition) ? (void)0 : check_failed(#condition, __FILE__, __LINE__))

// Before a function whose answer says whether it was done: a caller that drops it is not compiled.
#define MUST_CHECK __attribute__((warn_unused_result))

_Noreturn void check_failed(const char *condition, const char *file, int line);
