#pragma once
// Time that a test controls: the program gets it from SDL and the system in place of real time. Waiting
// takes no real time, but advances this one. Every part of the test's program uses it.

#include <stdbool.h>
#include <stdint.h>

// From now on, or the real time again.
void fake_clock_begin(void);
void fake_clock_end(void);
void fake_clock_pass(uint64_t ms);
uint64_t fake_clock_ms(void); // since it began
