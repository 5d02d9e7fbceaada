#pragma once
// A clock that the test controls. The program gets its time from SDL and the system in place of real time.
// Waiting takes no real time, but advances this clock. Every part of the test's program uses it.

#include <stdbool.h>
#include <stdint.h>

// From fake_clock_begin() to fake_clock_end() the program gets this time instead of the real one.
void fake_clock_begin(void);
void fake_clock_end(void);
void fake_clock_pass(uint64_t ms);
uint64_t fake_clock_ms(void); // ms since fake_clock_begin()
