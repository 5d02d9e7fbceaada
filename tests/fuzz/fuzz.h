#pragma once
// The function that libFuzzer calls with every input. replay.c calls it with the content of files.

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
