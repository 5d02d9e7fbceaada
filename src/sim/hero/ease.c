#include "sim/hero/ease.h"

#include "map/balance_hero.h"

// Adds hearts up to the most that he can have, and fills them.
static void grow_hearts(Actor *hero) {
    int most = int_min(hero->hp_max + HERO_EASE_HP, HERO_HP_MOST);
    hero->hp += most - hero->hp_max;
    hero->hp_max = most;
}

void ease_set(World *world, unsigned ease) {
    Hero *hero = &world->hero;
    ease &= EASE_ALL;
    if ((ease & ~hero->ease & EASE_HEARTS) != 0) grow_hearts(&world->actors[HERO]);
    hero->ease |= ease;
    hero->ease_off = hero->ease & ~ease;
}
