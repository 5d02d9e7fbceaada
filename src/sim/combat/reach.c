// Tests whether a blow reaches a target: the distance to its box, and the cells on the line to it.
#include "sim/combat/reach.h"

// The distance in sub, along one axis, from a position to the far side of a cell. The far side is seen in
// the direction `sign`.
static int to_border(int pos, int cell, int sign) {
    return sign > 0 ? (cell + 1) * CELL_SUB - pos : pos - cell * CELL_SUB;
}

// True if a line may step by `by`. Through an exact corner it needs both cells beside it free.
static bool step_open(const Level *level, Vec cell, Vec by) {
    if (level_solid(level, vec_add(cell, by))) return false;
    if (by.x == 0 || by.y == 0) return true;
    return !level_solid(level, (Vec){cell.x + by.x, cell.y}) &&
           !level_solid(level, (Vec){cell.x, cell.y + by.y});
}

bool combat_line_open(const Level *level, Vec from, Vec to) {
    Vec cell = cell_of(from), end = cell_of(to), way = vec_sub(to, from);
    while (!vec_eq(cell, end)) {
        Vec by = {int_sign(end.x - cell.x), int_sign(end.y - cell.y)};
        // both distances times the length on the other axis: the smaller one is crossed first
        int64_t x = (int64_t)to_border(from.x, cell.x, by.x) * int_abs(way.y);
        int64_t y = (int64_t)to_border(from.y, cell.y, by.y) * int_abs(way.x);
        if (by.x != 0 && by.y != 0 && x < y) by.y = 0;
        if (by.x != 0 && by.y != 0 && y < x) by.x = 0;
        if (!step_open(level, cell, by)) return false;
        cell = vec_add(cell, by);
    }
    return true;
}

bool combat_body_within(Vec from, Vec target, int reach_px) {
    return combat_box_within(from, target, (Vec){BODY_W * SUB / 2, BODY_H * SUB / 2}, reach_px);
}

bool combat_box_within(Vec from, Vec target, Vec half, int reach_px) {
    int64_t x = int_max(int_abs(target.x - from.x) - half.x, 0);
    int64_t y = int_max(int_abs(target.y - from.y) - half.y, 0);
    int64_t most = (int64_t)reach_px * SUB;
    return x * x + y * y <= most * most;
}

bool combat_missile_hits(Vec at, Vec target, Vec half) {
    return int_abs(at.x - target.x) < half.x + MISSILE_PX * SUB &&
           int_abs(at.y - target.y) < half.y + MISSILE_PX * SUB;
}
