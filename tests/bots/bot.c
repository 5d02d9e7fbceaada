#include "bots/bot.h"

enum { NEAR_PX = 46, ALIGN_SUB = 3 * SUB };

bool bot_init(Bot *bot, const World *world, bool fights) {
    const Grid *tiles = &world->level.tiles;
    *bot = (Bot){.fights = fights};
    return dist_init(&bot->from_hero, tiles->w, tiles->h) && dist_init(&bot->to_goal, tiles->w, tiles->h);
}

void bot_free(Bot *bot) {
    dist_free(&bot->from_hero);
    dist_free(&bot->to_goal);
}

static bool nearest_item(Bot *bot, const World *world, Vec *cell) {
    int best = DIST_NONE;
    bool hurt = world->actors[HERO].hp <= world->actors[HERO].hp_max - 2;
    dist_from(&bot->from_hero, &world->level, cell_of(world->actors[HERO].pos), EIGHT_WAYS, DIST_NONE);
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        int steps = dist_at(&bot->from_hero, cell_of(item->pos));
        if (item->taken || steps >= best || (!ITEMS[item->kind].counts && !hurt)) continue;
        best = steps;
        *cell = cell_of(item->pos);
    }
    return best != DIST_NONE;
}

// The nearest monster that is worth a blow, or NULL.
static const Actor *nearest_monster(const World *world, int within_px) {
    const Actor *best = NULL;
    int64_t best_far = (int64_t)within_px * SUB * within_px * SUB;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        int64_t dx = actor->pos.x - world->actors[HERO].pos.x, dy = actor->pos.y - world->actors[HERO].pos.y;
        if (dx * dx + dy * dy >= best_far) continue;
        best_far = dx * dx + dy * dy;
        best = actor;
    }
    return best;
}

static Input towards(Vec from, Vec to) {
    Vec way = vec_sub(to, from);
    return (Input){.x = (int8_t)(int_abs(way.x) > ALIGN_SUB ? int_sign(way.x) : 0),
                   .y = (int8_t)(int_abs(way.y) > ALIGN_SUB ? int_sign(way.y) : 0)};
}

static Input walk(Bot *bot, const World *world, Vec goal) {
    Vec pos = world->actors[HERO].pos, cell = cell_of(pos), next = cell;
    dist_from(&bot->to_goal, &world->level, goal, EIGHT_WAYS, DIST_NONE);
    for (int pass = 0; pass < 2; pass++) { // straight steps first
        for (int dir = pass; dir < DIR_COUNT; dir += 2) {
            Vec to = vec_add(cell, DIRS[dir]);
            if (dist_open(&world->level, cell, dir) &&
                dist_at(&bot->to_goal, to) < dist_at(&bot->to_goal, next))
                next = to;
        }
    }
    return towards(pos, cell_centre(next));
}

// Strikes on every other tick, since only a fresh press counts.
static Input fight(const World *world, const Actor *enemy) {
    const Actor *hero = &world->actors[HERO];
    Vec way = vec_sub(enemy->pos, hero->pos), facing = DIRS[dir_of(way)];
    bool ready = hero->act == ACT_NONE && hero->facing == dir_of(way);
    bool dodge = enemy->act == ACT_WINDUP && enemy->act_ticks * 2 > ACTORS[enemy->kind].windup && !ready;
    if (dodge) return (Input){.x = (int8_t)-facing.x, .y = (int8_t)-facing.y};
    return (Input){.x = (int8_t)facing.x,
                   .y = (int8_t)facing.y,
                   .buttons = ready && world->tick % 2 == 0 ? BUTTON_STRIKE : 0};
}

Input bot_input(Bot *bot, const World *world) {
    Vec goal;
    const Actor *enemy = bot->fights ? nearest_monster(world, NEAR_PX) : NULL;
    if (enemy != NULL) return fight(world, enemy);
    if (nearest_item(bot, world, &goal)) return walk(bot, world, goal);
    return (Input){0};
}
