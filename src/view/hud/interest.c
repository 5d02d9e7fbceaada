#include "view/hud/interest.h"

#include "sim/space/body.h"
#include "sim/travel/sightings.h"

typedef enum Order { ORDER_AWAKE, ORDER_STILL, ORDER_THING } Order;

static Order order_of(const World *world, Vec cell) {
    Order order = ORDER_THING;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        Mind mind = actor->brain.mind;
        bool still = mind == MIND_ASLEEP || mind == MIND_AMBUSH;
        if (!vec_eq(cell_of(actor->pos), cell) || !sightings_sees(world, i) || body_looks_like_chest(actor))
            continue;
        if (!still) return ORDER_AWAKE;
        order = ORDER_STILL;
    }
    return order;
}

static int64_t rank(const World *world, Vec cell) {
    enum { FURTHER = 1 << 20 }; // more than the squared distance of any two cells
    int64_t far =
        (int64_t)order_of(world, cell) * FURTHER + vec_square(vec_sub(cell, world->cache.hero_cell));
    return (far << 32) + (int64_t)cell.y * LEVEL_PLAY_MAX + cell.x;
}

void interest_insert(Interest *interest, const World *world, Vec cell) {
    int at = interest->count;
    int64_t new_rank = rank(world, cell);
    if (at == INTEREST_MAX) return;
    for (; at > 0 && interest->ranks[at - 1] > new_rank; at--) {
        interest->at[at] = interest->at[at - 1];
        interest->ranks[at] = interest->ranks[at - 1];
    }
    interest->at[at] = cell;
    interest->ranks[at] = new_rank;
    interest->count++;
}

Vec interest_next(const Interest *interest, Vec from, int by) {
    int count = interest->count, at = 0;
    if (count == 0) return from;
    while (at < count && !vec_eq(interest->at[at], from)) at++;
    if (at == count && by > 0) at = -1;
    return interest->at[(at + by + count) % count];
}
