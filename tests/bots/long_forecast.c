// 20,000 tolls of bots in all modes: what was foretold of each is what came. Prints how many were compared.
#include "bots/forecast.h"

#include <stdio.h>

enum { TOLLS_LEAST = 20000 };

int main(void) {
    Foretold all = {0};
    for (uint64_t seed = 1; all.tolls < TOLLS_LEAST; seed++) {
        for (int mode = 0; mode < FORECAST_MODES; mode++) {
            GenOptions options = foretold_options(mode, seed);
            play_foretold(&all, &options, (Temper)(seed % TEMPER_COUNT));
        }
    }
    printf("%d tolls, %d of the clock, %d in the arena: %d treasures lost, %d doubled, %d hunters, all as "
           "foretold; %d as shown a tick before\n",
           all.tolls, all.by_clock, all.in_arena, all.lost, all.doubled, all.hunters, all.same);
    return 0;
}
