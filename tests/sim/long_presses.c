// Counts how often a player has to press the key that explores, over many levels of each depth, and why the
// journey before each press had stopped.
#include "sim/presses.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const REASONS[STOP_COUNT] = {
    [STOP_NONE] = "arrival",      [STOP_ARRIVED] = "arrived", [STOP_EXPLORED] = "explored",
    [STOP_MONSTER] = "monster",   [STOP_SLEEPER] = "sleeper", [STOP_EYES] = "eyes",
    [STOP_NOTICED] = "noticed",   [STOP_HUNTED] = "hunted",   [STOP_ITEM] = "item",
    [STOP_SHOP] = "shop",         [STOP_GIFTS] = "gifts",     [STOP_STAIRS] = "stairs",
    [STOP_LOCK] = "lock",         [STOP_HURT] = "hurt",       [STOP_TOLL_SOON] = "bell",
    [STOP_TOLL] = "toll",         [STOP_NO_WAY] = "no way",   [STOP_GREAT] = "great room",
    [STOP_HELD_UP] = "held up",   [STOP_BY_BODY] = "by body", [STOP_BY_SLEEPER] = "by sleeper",
    [STOP_BY_AMBUSH] = "by eyes", [STOP_BY_PROP] = "by prop", [STOP_BY_LOCK] = "by lock",
    [STOP_BY_HARM] = "by harm",   [STOP_BY_CHEST] = "chest",  [STOP_BY_ITEM] = "by item",
    [STOP_BY_ELITE] = "by elite", [STOP_QUOTA] = "quota"};

static void print(const char *name, const Presses *presses) {
    printf("%-8s %5d.%d", name, presses->count / presses->levels,
           presses->count % presses->levels * 10 / presses->levels);
    for (int i = 0; i < STOP_COUNT; i++) {
        if (presses->by[i] > 0) printf("  %s %d", REASONS[i], presses->by[i]);
    }
    printf("\n");
}

int main(int argc, char *argv[]) {
    int levels = argc > 1 ? atoi(argv[1]) : 40;
    Journey journey;
    if (!journey_init(&journey)) return 1;
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        Presses presses = {0};
        char name[16];
        for (int seed = 1; seed <= levels; seed++) press_through(&journey, (uint64_t)seed, depth, &presses);
        (void)snprintf(name, sizeof name, "depth %d", depth);
        print(name, &presses);
    }
    journey_free(&journey);
    return 0;
}
