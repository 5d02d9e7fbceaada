// Now and then a monster that nothing presses looks about for its chore, walks there, works for a while, and
// goes home. Any change of mind ends it.
#include "sim/chores.h"

#include "sim/combat.h"
#include "sim/flames.h"
#include "sim/habits.h"
#include "sim/minds.h"
#include "sim/say.h"
#include "sim/toll.h"

enum { WALK = 5, KINDLE_SIGHT = 8, LOOK_TICKS = 16, GIVE_UP_TICKS = 300, DOUSE_TICKS = 8 };

typedef struct ChoreInfo {
    int ticks;              // that the work takes
    bool minds[MIND_COUNT]; // in which it is thought of
    bool (*find)(World *world, int index);
    bool (*holds)(const World *world, const Actor *actor); // there is still something to do
    void (*finish)(World *world, int index);
} ChoreInfo;

static bool sees_cell(const World *world, const Actor *actor, Vec cell) {
    return combat_line_open(&world->level, actor->pos, cell_centre(cell));
}

static void begin(World *world, int index, Chore chore, Vec work, Vec stand) {
    Actor *actor = &world->actors[index];
    actor->chore = chore;
    actor->work = work;
    actor->worked = 0;
    path_send(world, index, stand, CHASE_STEPS);
}

static bool is_bracket(const World *world, Vec wall) {
    return grid_get(&world->level.decor, wall, DECOR_NONE) == DECOR_BRACKET;
}

// The nearest unlit bracket in its sight.
static bool find_bracket(World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos), best = cell;
    int least = KINDLE_SIGHT + 1;
    for (int y = cell.y - KINDLE_SIGHT; y <= cell.y + KINDLE_SIGHT; y++) {
        for (int x = cell.x - KINDLE_SIGHT; x <= cell.x + KINDLE_SIGHT; x++) {
            Vec below = {x, y};
            if (!is_bracket(world, vec_add(below, DIRS[DIR_N])) || vec_dist(below, cell) >= least) continue;
            if (level_solid(&world->level, below) || !sees_cell(world, actor, below)) continue;
            best = below;
            least = vec_dist(below, cell);
        }
    }
    if (least > KINDLE_SIGHT) return false;
    begin(world, index, CHORE_KINDLE, vec_add(best, DIRS[DIR_N]), best);
    return true;
}

static bool bracket_holds(const World *world, const Actor *actor) {
    return is_bracket(world, actor->work);
}

static void light_bracket(World *world, int index) {
    flames_kindle(world, world->actors[index].work, index);
}

static bool is_food(const Item *item) {
    return !item->taken && (item->kind == ITEM_CANDLE || item->kind == ITEM_CHEESE);
}

static bool find_food(World *world, int index) {
    Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos);
    int least = ACTORS[actor->kind].sight + 1;
    bool found = false;
    for (int i = 0; i < world->item_count; i++) {
        Vec at = cell_of(world->items[i].pos);
        if (!is_food(&world->items[i]) || vec_dist(at, cell) >= least) continue;
        if (!sees_cell(world, actor, at)) continue;
        least = vec_dist(at, cell);
        actor->good = i;
        found = true;
    }
    if (!found) return false;
    Vec at = cell_of(world->items[actor->good].pos);
    begin(world, index, CHORE_EAT, at, at);
    return true;
}

static bool food_holds(const World *world, const Actor *actor) {
    const Item *item = &world->items[actor->good];
    return is_food(item) && vec_eq(cell_of(item->pos), actor->work);
}

// What the hero had before counts as collected already, and is no loss.
static void eat(World *world, int index) {
    int good = world->actors[index].good;
    Item *item = &world->items[good];
    say_at(world, EVENT_EATEN, index, (int)item->kind, 0, item->pos);
    flames_put_out(world, good, index);
    if (item->counted) {
        item->taken = true;
    } else {
        toll_lose(world, good);
    }
}

static const ChoreInfo CHORES[CHORE_COUNT] = {
    [CHORE_KINDLE] = {.ticks = USE_TICKS,
                      .minds = {[MIND_IDLE] = true, [MIND_PATROL] = true, [MIND_RETURN] = true},
                      .find = find_bracket,
                      .holds = bracket_holds,
                      .finish = light_bracket},
    [CHORE_EAT] = {.ticks = EAT_TICKS,
                   .minds = {[MIND_IDLE] = true,
                             [MIND_PATROL] = true,
                             [MIND_SUSPICIOUS] = true,
                             [MIND_SEARCH] = true,
                             [MIND_RETURN] = true},
                   .find = find_food,
                   .holds = food_holds,
                   .finish = eat},
};

void chores_drop(Actor *actor, int ticks) {
    actor->chore = CHORE_NONE;
    actor->worked = ticks;
}

static bool takes_up(World *world, int index) {
    Actor *actor = &world->actors[index];
    const ChoreInfo *info = &CHORES[ACTORS[actor->kind].chore];
    if (info->find == NULL || !info->minds[actor->mind]) return false;
    if (actor->worked > 0) actor->worked--;
    if (actor->worked > 0) return false;
    actor->worked = LOOK_TICKS;
    return info->find(world, index);
}

static void stop(World *world, int index, int ticks) {
    minds_go_home(world, index);
    chores_drop(&world->actors[index], ticks);
}

bool chores_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->chore == CHORE_NONE && !takes_up(world, index)) return false;
    const ChoreInfo *info = &CHORES[actor->chore];
    if (!info->holds(world, actor)) {
        stop(world, index, LOOK_TICKS);
        return true;
    }
    Travel travel = actor->worked == 0 ? habit_walk(world, index, WALK) : TRAVEL_THERE;
    if (travel == TRAVEL_NO_WAY || travel == TRAVEL_HELD_UP) stop(world, index, GIVE_UP_TICKS);
    if (travel != TRAVEL_THERE) return true;
    actor->worked++;
    if (actor->worked < info->ticks) return true;
    info->finish(world, index);
    stop(world, index, LOOK_TICKS);
    return true;
}

void chores_pass(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (!ACTORS[actor->kind].douses || (world->tick + (uint32_t)index) % DOUSE_TICKS != 0) return;
    Vec cell = cell_of(actor->pos);
    if (grid_at(&world->bright, cell) == 0) return;
    for (int i = 0; i < world->item_count; i++) {
        if (vec_eq(cell_of(world->items[i].pos), cell)) flames_put_out(world, i, index);
    }
}
