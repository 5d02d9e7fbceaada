// These functions replace those of the libraries, and call them while the time is real.
#include "fake_clock.h"

#include <SDL.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum { US_PER_S = 1000000, ASKING_US = 5, NOON = 1700000000 };

static bool fake;
static pthread_t owner; // the threads of SDL have the real time
static uint64_t us;

static bool is_faked(void) {
    return fake && pthread_equal(owner, pthread_self()) != 0;
}

void fake_clock_begin(void) {
    fake = true;
    owner = pthread_self();
    us = 1000 * 1000;
}

void fake_clock_end(void) {
    fake = false;
}

void fake_clock_pass(uint64_t ms) {
    us += ms * 1000;
}

uint64_t fake_clock_ms(void) {
    return us / 1000;
}

// ISO C has no pointers to functions that are pointers to data.
static void find(const char *name, void *function) {
    *(void **)function = dlsym(RTLD_NEXT, name);
    if (*(void **)function == NULL) abort();
}

Uint32 SDL_GetTicks(void) {
    static Uint32 (*real)(void);
    if (is_faked()) return (Uint32)(us / 1000);
    if (real == NULL) find("SDL_GetTicks", &real);
    return real();
}

// Asking takes a moment, or to ask until it is late would never end.
Uint64 SDL_GetPerformanceCounter(void) {
    static Uint64 (*real)(void);
    if (is_faked()) return (us += ASKING_US) * (SDL_GetPerformanceFrequency() / US_PER_S);
    if (real == NULL) find("SDL_GetPerformanceCounter", &real);
    return real();
}

void SDL_Delay(Uint32 ms) {
    static void (*real)(Uint32);
    if (real == NULL) find("SDL_Delay", &real);
    if (is_faked())
        fake_clock_pass(ms);
    else
        real(ms);
}

int nanosleep(const struct timespec *asked, struct timespec *left) {
    static int (*real)(const struct timespec *, struct timespec *);
    if (real == NULL) find("nanosleep", &real);
    if (!is_faked()) return real(asked, left);
    us += (uint64_t)asked->tv_sec * US_PER_S + (uint64_t)asked->tv_nsec / 1000;
    return 0;
}

time_t time(time_t *out) {
    static time_t (*real)(time_t *);
    if (real == NULL) find("time", &real);
    time_t now = is_faked() ? (time_t)(NOON + us / US_PER_S) : real(NULL);
    if (out != NULL) *out = now;
    return now;
}
