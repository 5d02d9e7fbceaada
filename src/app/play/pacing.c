#include "app/play/pacing.h"

#include "sim/state/world.h"

#include <SDL.h>
#include <time.h>

enum { AWAKE_US = 150 }; // sleep may last this much longer than asked

void pacing_init(Pacing *pacing) {
    uint64_t now = pacing_now();
    *pacing = (Pacing){
        .frequency = SDL_GetPerformanceFrequency(), .last = now, .deadline = now, .ticks = TICKS_PER_SECOND};
}

uint64_t pacing_now(void) {
    return SDL_GetPerformanceCounter();
}

uint32_t pacing_us_since(const Pacing *pacing, uint64_t start) {
    return (uint32_t)((pacing_now() - start) * 1000000u / pacing->frequency);
}

int pacing_take_due_ticks(Pacing *pacing, bool stopped) {
    uint64_t now = pacing_now(), most = pacing->frequency / 4;
    pacing->begun = now;
    if (pacing->deadline > now)
        now = pacing->deadline; // the picture shows the moment at which it will be seen
    uint64_t passed = now > pacing->last ? now - pacing->last : 0;
    pacing->last = now;
    if (stopped) return 0;
    pacing->debt += (passed < most ? passed : most) * pacing->ticks;
    int ticks = (int)(pacing->debt / pacing->frequency);
    pacing->debt %= pacing->frequency;
    return ticks;
}

int pacing_alpha(const Pacing *pacing) {
    return (int)(pacing->debt * 256 / pacing->frequency);
}

static void sleep_us(uint64_t us) {
    struct timespec time = {.tv_sec = (time_t)(us / 1000000u), .tv_nsec = (long)(us % 1000000u * 1000u)};
    (void)nanosleep(&time, NULL);
}

static void wait_until(const Pacing *pacing, uint64_t then) {
    uint64_t now;
    while ((now = pacing_now()) < then) {
        uint64_t left = (then - now) * 1000000u / pacing->frequency;
        if (left > AWAKE_US) sleep_us(left - AWAKE_US);
    }
}

void pacing_wait_begin(Pacing *pacing, int rate) {
    uint64_t now = pacing_now(), period = pacing->frequency / (uint64_t)rate;
    pacing->period = period;
    pacing->deadline += period;
    if (pacing->deadline < now) pacing->deadline = now; // too late: begin a new rhythm instead of catching up
    pacing->lead = pacing->lead < period / 2 ? pacing->lead : period / 2;
    wait_until(pacing, pacing->deadline - pacing->lead);
}

void pacing_wait_show(Pacing *pacing) {
    uint64_t took = pacing_now() - pacing->begun;
    pacing->lead -= pacing->lead / 32;
    // Keeps an eighth in reserve, because frames do not all take equally long. A frame longer than a period
    // is an exception and not counted.
    if (took > pacing->lead && took < pacing->period) pacing->lead = took + took / 8;
    wait_until(pacing, pacing->deadline);
}
