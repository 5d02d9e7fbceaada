#include "sim/toll/plan.h"

Rect toll_quarter(const World *world, int index) {
    const Grid *tiles = &world->level.tiles;
    Vec half = {tiles->w / 2, tiles->h / 2};
    bool right = index % 2 == 1, lower = index / 2 == 1;
    return (Rect){right ? half.x + 1 : 1, lower ? half.y + 1 : 1, right ? tiles->w - half.x - 2 : half.x - 1,
                  lower ? tiles->h - half.y - 2 : half.y - 1};
}

bool toll_quarter_lit(const World *world, int index) {
    Rect quarter = toll_quarter(world, index);
    for (int i = 0; i < quarter.w * quarter.h; i++) {
        if (level_tile(&world->level, rect_cell(quarter, i)) == TILE_BRAZIER_LIT) return true;
    }
    return false;
}
