#include "bots/player_looks.h"

#include "sim/combat/combat.h"
#include "sim/travel/sightings.h"

enum { SLACK_SUB = 3 * SUB };

uint8_t look_press(const World *world, unsigned button) {
    return (world->hero.last_input.buttons & button) != 0 ? 0 : (uint8_t)button;
}

Input look_towards(Vec from, Vec to) {
    Vec way = vec_sub(to, from);
    return (Input){.x = (int8_t)(int_abs(way.x) > SLACK_SUB ? int_sign(way.x) : 0),
                   .y = (int8_t)(int_abs(way.y) > SLACK_SUB ? int_sign(way.y) : 0)};
}

Input look_direction(int dir) {
    return (Input){.x = (int8_t)DIRS[dir].x, .y = (int8_t)DIRS[dir].y};
}

bool look_awake(const Actor *monster) {
    return monster->brain.mind == MIND_CHASE || monster->brain.mind == MIND_FLEE ||
           monster->brain.mind == MIND_SEARCH || monster->act == ACT_WINDUP;
}

int look_px(Vec a, Vec b) {
    int64_t x = a.x - b.x, y = a.y - b.y;
    return (int)(int_sqrt((uint64_t)(x * x + y * y)) / SUB);
}

int look_nearest(const World *world, int within_px, bool only_awake) {
    int best = -1, best_px = within_px;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        if (!sightings_sees(world, i) || (only_awake && !look_awake(monster))) continue;
        int px = look_px(world->actors[HERO].pos, monster->pos);
        if (px >= best_px) continue;
        best = i;
        best_px = px;
    }
    return best;
}

bool look_in_line(const World *world, Vec pos, int *dir) {
    Vec way = vec_sub(pos, world->actors[HERO].pos);
    int x = int_abs(way.x), y = int_abs(way.y), slack = 10 * SUB;
    if (x > slack && y > slack && int_abs(x - y) > slack) return false;
    *dir = dir_of(way);
    return combat_line_open(&world->level, world->actors[HERO].pos, pos);
}

int look_hunters(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        bool near = vec_chebyshev(cell_of(world->actors[i].pos), world->cache.hero_cell) <= 6;
        count += near && world->actors[i].brain.mind == MIND_CHASE && sightings_sees(world, i);
    }
    return count;
}
