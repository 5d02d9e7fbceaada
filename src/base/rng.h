#pragma once
// xoshiro256** 1.0 (Blackman and Vigna, 2018), seeded through splitmix64. Each named stream of one seed is a
// generator of its own, so that one more call in one part of the game changes nothing elsewhere.

#include <stdbool.h>
#include <stdint.h>

typedef struct Rng {
    uint64_t s[4];
} Rng;

typedef enum RngStream {
    STREAM_LAYOUT,
    STREAM_FURNISH,
    STREAM_COMBAT,
    STREAM_AI,
    STREAM_LOOKS,
    STREAM_DECK,
    STREAM_GIFTS
} RngStream;

// Begins that stream of a seed.
void rng_init(Rng *rng, uint64_t seed, RngStream stream);
// 64 random bits.
uint64_t rng_next(Rng *rng);

// Uniform in 0..n-1, without modulo bias; n >= 1.
int rng_below(Rng *rng, int n);

// Uniform in lo..hi, both included; lo <= hi.
int rng_between(Rng *rng, int lo, int hi);

// An index below `count`, with chances in proportion to the weights. Weights are 0 or more, and not all 0.
int rng_weighted(Rng *rng, const int *weights, int count);

// Deals cards: ten are shuffled, dealt, and shuffled again. Returns the card at `index`, 0..DECK - 1. The
// same `seed` always deals the same. A roll inside its card's tenth of a table has the table's chances, but
// luck evens out within ten draws.
enum { DECK = 10 };
int rng_deal_card(uint64_t seed, int index);

// rng_weighted() within a card's tenth of the sum of all weights.
int rng_weighted_by_card(Rng *rng, int card, const int *weights, int count);

// True in `num` of `den` cases.
bool rng_chance(Rng *rng, int num, int den);
