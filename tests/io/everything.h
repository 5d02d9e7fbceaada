#pragma once
// A level that has one of each thing that is hard to write down.

#include "map/vestibule.h"
#include "support/picture.h"

static inline Level level_with_everything(void) {
    Level level = level_from_picture("########################\n"
                                     "#@~:'/\\[()_.=^.*.k|.\".-#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "#......................#\n"
                                     "########################\n");
    level.decor.cells[1 * 24 + 20] = DECOR_WEB;
    level.fixtures[0] = (Fixture){.kind = FIXTURE_CHEST,
                                  .cell = {12, 1},
                                  .item = ITEM_POTION_MENDING,
                                  .lock = 2,
                                  .trapped = true,
                                  .count = 3,
                                  .extra = ITEM_RADIANCE};
    level.fixtures[1] = (Fixture){.kind = FIXTURE_PLATE, .cell = {13, 1}, .to = {6, 1}};
    level.items.at[0].kind = ITEM_BELL;
    level.protected[level.protected_count++] = (Rect){9, 0, 3, 4};
    level.protected[level.protected_count++] = (Rect){0, 0, 24, 13};
    level.vestibule = (Rect){2, 1, VESTIBULE_W, VESTIBULE_H};
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (kind == ITEM_BONES) continue; // never placed; in maps the word means the decor
        CHECK(spawn_add(&level.items, kind, (Vec){1 + kind % 22, 2 + kind / 22}));
    }
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        CHECK(spawn_add(&level.monsters, kind, (Vec){kind, 6}));
    }
    level_sort(&level);
    return level;
}
