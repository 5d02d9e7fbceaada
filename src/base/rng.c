#include "base/rng.h"

#include "base/check.h"
#include "base/hash.h"

static uint64_t rotl(uint64_t v, int k) {
    return (v << k) | (v >> (64 - k));
}

void rng_init(Rng *rng, uint64_t seed, RngStream stream) {
    uint64_t state = hash_mix(seed + (uint64_t)stream * 0x9e3779b97f4a7c15u);
    for (int i = 0; i < 4; i++) {
        state += 0x9e3779b97f4a7c15u;
        rng->s[i] = hash_mix(state);
    }
}

uint64_t rng_next(Rng *rng) {
    uint64_t *s = rng->s;
    uint64_t result = rotl(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

int rng_below(Rng *rng, int n) {
    CHECK(n >= 1);
    // Lemire's multiply-and-reject on the upper 32 bits. The low half of the product shows which draws would
    // be biased. If it is not below n none are, and the division is saved.
    uint32_t bound = (uint32_t)n;
    for (;;) {
        uint64_t product = (rng_next(rng) >> 32) * bound;
        if ((uint32_t)product >= bound || (uint32_t)product >= (0u - bound) % bound)
            return (int)(product >> 32);
    }
}

int rng_between(Rng *rng, int lo, int hi) {
    return lo + rng_below(rng, hi - lo + 1);
}

bool rng_chance(Rng *rng, int num, int den) {
    return rng_below(rng, den) < num;
}

static int total_of(const int *weights, int count) {
    int total = 0;
    for (int i = 0; i < count; i++) total += weights[i];
    return total;
}

static int index_at(const int *weights, int roll) {
    int index = 0;
    while (roll >= weights[index]) roll -= weights[index++];
    return index;
}

int rng_weighted(Rng *rng, const int *weights, int count) {
    return index_at(weights, rng_below(rng, total_of(weights, count)));
}

// Fisher-Yates shuffle of the deck to which the index belongs.
int rng_deal_card(uint64_t seed, int index) {
    int cards[DECK];
    Rng rng;
    rng_init(&rng, hash_int(hash_int(HASH_START, (int64_t)seed), index / DECK), STREAM_DECK);
    for (int i = 0; i < DECK; i++) {
        int at = rng_below(&rng, i + 1);
        cards[i] = cards[at];
        cards[at] = i;
    }
    return cards[index % DECK];
}

int rng_weighted_by_card(Rng *rng, int card, const int *weights, int count) {
    int total = total_of(weights, count);
    return index_at(weights, (card * total + rng_below(rng, total)) / DECK);
}
