#pragma once
// What libFuzzer calls with every input; replay.c calls it with files instead.

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
