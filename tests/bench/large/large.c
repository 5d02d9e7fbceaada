// What bench/large.c opens: a crowd in a simulation of its own, which has room for it.
#include "bench/crowd.h"

extern const Work LARGE;
__attribute__((visibility("default")))
const Work LARGE = {.open = crowd_open, .close = crowd_close, .ready = crowd_ready, .ours = crowd_ticks};
