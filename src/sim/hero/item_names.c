#include "sim/hero/item_names.h"

#include "base/check.h"
#include "base/text.h"

static const char *const POTION_TITLES[RUN_LOOKS] = {NAME_("red potion"), NAME_("blue potion"),
                                                     NAME_("green potion"), NAME_("amber potion"),
                                                     NAME_("violet potion")};
static const char *const SCROLL_TITLES[RUN_LOOKS] = {NAME_("red scroll"), NAME_("blue scroll"),
                                                     NAME_("green scroll"), NAME_("amber scroll"),
                                                     NAME_("violet scroll")};

const char *item_known_title(const World *world, ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    if (world->hero.named[kind] || (class != CLASS_POTION && class != CLASS_SCROLL)) return ITEMS[kind].title;
    return (class == CLASS_POTION ? POTION_TITLES : SCROLL_TITLES)[world->hero.looks[kind]];
}

// No two of a class look alike.
static void draw_looks(World *world, Rng *rng, ItemClass class) {
    uint8_t free[RUN_LOOKS];
    int left = RUN_LOOKS;
    for (int i = 0; i < RUN_LOOKS; i++) free[i] = (uint8_t)i;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (ITEMS[kind].class != class) continue;
        CHECK(left > 0);
        int lot = rng_below(rng, left);
        world->hero.looks[kind] = free[lot];
        free[lot] = free[--left];
    }
}

void item_init_looks(World *world) {
    Rng rng;
    rng_init(&rng, world->level.seed, STREAM_LOOKS);
    draw_looks(world, &rng, CLASS_POTION);
    draw_looks(world, &rng, CLASS_SCROLL);
}
