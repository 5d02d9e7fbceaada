#include "app/pacing.h"

#include "sim/world.h"

#include <SDL.h>

void pacing_init(Pacing *pacing) {
    uint64_t now = pacing_now();
    *pacing = (Pacing){.frequency = SDL_GetPerformanceFrequency(), .last = now, .deadline = now};
}

uint64_t pacing_now(void) { return SDL_GetPerformanceCounter(); }

int pacing_us(const Pacing *pacing, uint64_t start) {
    return (int)((pacing_now() - start) * 1000000u / pacing->frequency);
}

int pacing_ticks(Pacing *pacing, bool stopped) {
    uint64_t now = pacing_now(), most = pacing->frequency / 4;
    uint64_t passed = now - pacing->last;
    pacing->last = now;
    if (stopped) return 0;
    pacing->debt += (passed < most ? passed : most) * TICKS_PER_SECOND;
    int ticks = (int)(pacing->debt / pacing->frequency);
    pacing->debt %= pacing->frequency;
    return ticks;
}

int pacing_alpha(const Pacing *pacing) { return (int)(pacing->debt * 256 / pacing->frequency); }

void pacing_wait(Pacing *pacing, int rate) {
    uint64_t period = pacing->frequency / (uint64_t)rate, now = pacing_now();
    pacing->deadline += period;
    // A late frame starts a new rhythm instead of hurrying after the old one.
    if (pacing->deadline <= now || pacing->deadline > now + period) pacing->deadline = now + (pacing->deadline > now ? period : 0);
    uint64_t awake = pacing->frequency / 1000;
    while ((now = pacing_now()) < pacing->deadline) {
        uint64_t left = pacing->deadline - now;
        SDL_Delay(left > 2 * awake ? (Uint32)((left - awake) / awake) : 0);
    }
}
