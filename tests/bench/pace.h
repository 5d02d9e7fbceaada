#pragma once
// How even the frames of a game in a window are, and how much time it takes while it is paused and for music.

#include "bench/bench.h"

// work->count: frames; work->kind: the percentile of their errors that counts.
const char *pace_open(Bed *bed);
void pace_close(Bed *bed);
double pace_clock(const Bed *bed); // that error, in ns
void pace_play(Bed *bed, int run);
void pace_peers(Bed *bed, int run); // a window by SDL alone, which waits by SDL_Delay()
const char *pace_open_muted(Bed *bed);
void pace_calm(Bed *bed, int run);  // pauses the game, and waits until nothing moves any more
void pace_pause(Bed *bed, int run); // a second of the pause
void pace_music(Bed *bed, int run); // mixes a second of the boss's music, with the sounds of a forge
