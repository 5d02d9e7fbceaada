#include "base/geom.h"

const Vec DIRS[DIR_COUNT] = {
    [DIR_E] = {1, 0},  [DIR_SE] = {1, 1},   [DIR_S] = {0, 1},  [DIR_SW] = {-1, 1},
    [DIR_W] = {-1, 0}, [DIR_NW] = {-1, -1}, [DIR_N] = {0, -1}, [DIR_NE] = {1, -1},
};

uint32_t int_sqrt(uint64_t v) {
    uint64_t root = 0, bit = (uint64_t)1 << (v >> 32 != 0 ? 62 : 30);
    while (bit > v) bit >>= 2;
    for (; bit != 0; bit >>= 2) {
        if (v >= root + bit) {
            v -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
    }
    return (uint32_t)root;
}

int dir_of(Vec v) {
    // a component counts beyond tan 22.5 degrees, which is 0.4142
    int ax = int_abs(v.x), ay = int_abs(v.y);
    int sx = (int64_t)ax * 1000 > (int64_t)ay * 414 ? int_sign(v.x) : 0;
    int sy = (int64_t)ay * 1000 > (int64_t)ax * 414 ? int_sign(v.y) : 0;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (DIRS[dir].x == sx && DIRS[dir].y == sy) return dir;
    }
    return DIR_S;
}

bool dir_is_within_60(int dir, Vec way) {
    int64_t x = way.x, y = way.y;
    int64_t dot = x * DIRS[dir].x + y * DIRS[dir].y, square = dir % 2 == 0 ? 1 : 2;
    return dot > 0 && 4 * dot * dot >= square * (x * x + y * y);
}

bool dir_is_under_90(int dir, Vec way) {
    return (int64_t)way.x * DIRS[dir].x + (int64_t)way.y * DIRS[dir].y > 0;
}
