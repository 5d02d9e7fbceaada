#pragma once
// Time that a test lets pass: what the program asks SDL and the system for it. Waiting takes none, but as
// much of this one. Everybody in the program of the test has it.

#include <stdbool.h>
#include <stdint.h>

// From now on, or the real time again.
void fake_clock_begin(void);
void fake_clock_end(void);
void fake_clock_pass(uint64_t ms);
uint64_t fake_clock_ms(void); // since it began
