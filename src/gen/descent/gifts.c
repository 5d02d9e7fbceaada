#include "gen/descent/gifts.h"

#include "base/check.h"
#include "gen/descent/depths.h"
#include "gen/tools/spawns.h"

enum { CARDS = GIFT_KINDS + GEAR_KINDS };
_Static_assert((DESCENT_DEPTHS - GIFTS_FIRST + 1) * GIFTS_CHOICE <= (int)CARDS, "too few gifts for a run");

static ItemKind kind_of(int card) {
    return card < GIFT_KINDS ? item_of_lasting_gift(card) : item_of_gear_number(card - GIFT_KINDS + 1);
}

// Shuffles (Fisher and Yates), from the front.
void gifts_choose(uint64_t seed, int depth, ItemKind kinds[GIFTS_CHOICE]) {
    int cards[CARDS], first = (depth - GIFTS_FIRST) * GIFTS_CHOICE;
    Rng rng;
    CHECK(depth >= GIFTS_FIRST && depth <= DESCENT_DEPTHS);
    rng_init(&rng, seed, STREAM_GIFTS);
    for (int i = 0; i < CARDS; i++) cards[i] = i;
    for (int i = 0; i < first + GIFTS_CHOICE; i++) {
        int other = i + rng_below(&rng, CARDS - i), card = cards[other];
        cards[other] = cards[i];
        cards[i] = card;
        if (i >= first) kinds[i - first] = kind_of(card);
    }
}

void gifts_place(GenContext *gen) {
    int depth = context_depth(gen);
    ItemKind kinds[GIFTS_CHOICE];
    if (depth < GIFTS_FIRST) return;
    gifts_choose(gen->options->seed, depth, kinds);
    for (int i = 0; i < GIFTS_CHOICE; i++) {
        Vec cell;
        if (!place_nearest_free(gen, gen->level->start, &cell)) return;
        spawn_item(gen, (int)kinds[i], cell);
        grid_set(&gen->level->decor, cell, DECOR_DAIS);
    }
}
