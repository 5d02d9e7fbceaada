// An undisturbed monster looks for its task from time to time, walks there, works for a while and goes home.
// Any change of its state of mind ends the task.
#include "sim/monsters/tasks.h"

#include "sim/combat/combat.h"
#include "sim/hazards/fire.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/species.h"
#include "sim/monsters/step.h"
#include "sim/monsters/thieves.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/light_fixtures.h"
#include "sim/state/emit.h"

enum {
    WALK = 5,
    RUN = 8,
    KINDLE_SIGHT = 8,
    SNUFF_SIGHT = 16,
    SNUFF_TICKS = 40,
    TAKE_TICKS = 20,
    LOOK_TICKS = 16,
    GIVE_UP_TICKS = 300,
    DOUSE_TICKS = 8
};

typedef struct TaskInfo {
    int ticks;         // duration of the work
    const bool *minds; // the states of mind in which it looks for the task
    bool (*find)(World *world, int index);
    bool (*holds)(const World *world, const Actor *actor); // whether there is still work to do
    void (*finish)(World *world, int index);
} TaskInfo;

static bool sees_cell(const World *world, const Actor *actor, Vec cell) {
    return combat_line_open(&world->level, actor->pos, cell_centre(cell));
}

static void begin(World *world, int index, Task task, Vec work, Vec stand) {
    Actor *actor = &world->actors[index];
    actor->brain.task = task;
    actor->brain.task_cell = work;
    actor->brain.task_ticks = 0;
    path_set_target(world, index, stand, CHASE_STEPS);
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
            if (!is_bracket(world, vec_add(below, DIRS[DIR_N])) || vec_chebyshev(below, cell) >= least)
                continue;
            if (level_solid(&world->level, below) || !sees_cell(world, actor, below)) continue;
            best = below;
            least = vec_chebyshev(below, cell);
        }
    }
    if (least > KINDLE_SIGHT) return false;
    begin(world, index, TASK_KINDLE, vec_add(best, DIRS[DIR_N]), best);
    return true;
}

static bool bracket_holds(const World *world, const Actor *actor) {
    return is_bracket(world, actor->brain.task_cell);
}

static void light_bracket(World *world, int index) {
    light_fixture_kindle(world, world->actors[index].brain.task_cell, index);
}

// Candles that are out, and cheese that the hero threw. What the level still holds counts, so nobody eats it.
static bool is_food(const Item *item) {
    bool candle = item->kind == ITEM_CANDLE && item->burns == 0;
    return !item->taken && (candle || (item->kind == ITEM_CHEESE && item->counted));
}

// The index of the nearest thing in sight that it likes, less than `least` cells away, or -1.
static int find_item(const World *world, const Actor *actor, int least, bool (*likes)(const Item *item)) {
    Vec cell = cell_of(actor->pos);
    int found = -1;
    for (int i = 0; i < world->floor.item_count; i++) {
        Vec at = cell_of(world->floor.items[i].pos);
        if (!likes(&world->floor.items[i]) || vec_chebyshev(at, cell) >= least ||
            !sees_cell(world, actor, at))
            continue;
        least = vec_chebyshev(at, cell);
        found = i;
    }
    return found;
}

static bool begin_item(World *world, int index, Task task, int item) {
    if (item < 0) return false;
    Vec at = cell_of(world->floor.items[item].pos);
    world->actors[index].brain.treasure = item;
    begin(world, index, task, at, at);
    return true;
}

// In the vestibule nobody eats: the hero is still learning there and cannot guard his things.
static bool find_food(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (world->level.vestibule.w > 0) return false;
    int item = find_item(world, actor, ACTORS[actor->kind].sight + 1, is_food);
    return begin_item(world, index, TASK_EAT, item);
}

static bool lies_at_work(const World *world, const Actor *actor) {
    const Item *item = &world->floor.items[actor->brain.treasure];
    return !item->taken && vec_eq(cell_of(item->pos), actor->brain.task_cell);
}

static bool food_holds(const World *world, const Actor *actor) {
    return is_food(&world->floor.items[actor->brain.treasure]) && lies_at_work(world, actor);
}

static void eat(World *world, int index) {
    int treasure = world->actors[index].brain.treasure;
    Item *item = &world->floor.items[treasure];
    emit_at(world, EVENT_EATEN, index, (int)item->kind, 0, item->pos);
    flames_put_out_item(world, treasure, index);
    item->taken = true;
}

// True for items that a thief takes; burning ones are not.
static bool is_loot(const Item *item) {
    return !item->taken && item->burns == 0 && ITEMS[item->kind].class == CLASS_TREASURE;
}

// Looks for loot nearer than the hero that it chases.
static bool find_loot(World *world, int index) {
    const Actor *actor = &world->actors[index];
    int least = ACTORS[actor->kind].sight + 1;
    bool busy = actor->brain.mind == MIND_CHASE && thief_should_attack(world, index);
    if (busy) least = int_min(least, vec_chebyshev(cell_of(actor->pos), world->cache.hero_cell));
    if (actor->brain.carries_loot) return false;
    return begin_item(world, index, TASK_FETCH, find_item(world, actor, least, is_loot));
}

static bool loot_holds(const World *world, const Actor *actor) {
    return !actor->brain.carries_loot && is_loot(&world->floor.items[actor->brain.treasure]) &&
           lies_at_work(world, actor);
}

static void take_loot(World *world, int index) {
    thief_take(world, index, world->actors[index].brain.treasure);
}

// An animal eats the item; another monster takes it.
static void fetch(World *world, int index, int item) {
    bool eats = ACTORS[world->actors[index].kind].animal;
    begin_item(world, index, eats ? TASK_EAT : TASK_FETCH, item);
}

// ---- flames

static bool can_snuff(const Flame *flame) {
    return flame->kind == FLAME_TORCH || flame->kind == FLAME_BRAZIER || flame->kind == FLAME_CANDLE;
}

// How much a flame attracts it: the less, the more; INT32_MAX: not at all. Candles in sight come before all
// other flames.
static int lure_of(const World *world, const Actor *actor, const Flame *flame) {
    int cells = vec_chebyshev(cell_of(actor->pos), flame->cell);
    if (!can_snuff(flame) || cells > SNUFF_SIGHT) return INT32_MAX;
    bool bait = flame->kind == FLAME_CANDLE && sees_cell(world, actor, flame->cell);
    return bait ? cells - SNUFF_SIGHT : cells;
}

static const Flame *flame_at(const World *world, Vec cell) {
    for (int i = 0; i < world->cache.flame_count; i++) {
        const Flame *flame = &world->cache.flames[i];
        if (can_snuff(flame) && vec_eq(flame->cell, cell)) return flame;
    }
    return NULL;
}

// The cell to stand on: beside a brazier, below a torch, over a candle.
static bool find_stand(const World *world, int index, Vec flame, Vec *stand) {
    *stand = flame;
    if (!level_solid(&world->level, flame)) return true;
    int least = INT32_MAX;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec cell = vec_add(flame, DIRS[dir]);
        int far = vec_square(vec_sub(cell, cell_of(world->actors[index].pos)));
        if (level_solid(&world->level, cell) || far >= least) continue;
        least = far;
        *stand = cell;
    }
    return least < INT32_MAX;
}

static bool find_flame(World *world, int index) {
    const Actor *actor = &world->actors[index];
    const Flame *best = NULL;
    int least = INT32_MAX;
    for (int i = 0; i < world->cache.flame_count; i++) {
        int lure = lure_of(world, actor, &world->cache.flames[i]);
        if (lure >= least) continue;
        least = lure;
        best = &world->cache.flames[i];
    }
    Vec stand;
    if (best == NULL || snuffer_sees_hero(world, index)) return false;
    if (!find_stand(world, index, best->cell, &stand)) return false;
    begin(world, index, TASK_SNUFF, best->cell, stand);
    return true;
}

static bool flame_holds(const World *world, const Actor *actor) {
    int index = (int)(actor - world->actors);
    return !snuffer_sees_hero(world, index) && flame_at(world, actor->brain.task_cell) != NULL;
}

static void snuff(World *world, int index) {
    Vec cell = world->actors[index].brain.task_cell;
    if (light_fixture_quench(world, cell, index) ||
        light_fixture_quench(world, vec_add(cell, DIRS[DIR_N]), index))
        return;
    for (int i = 0; i < world->floor.item_count; i++) {
        bool candle = world->floor.items[i].kind == ITEM_CANDLE;
        if (candle && vec_eq(cell_of(world->floor.items[i].pos), cell)) flames_put_out_item(world, i, index);
    }
}

static const bool AT_EASE[MIND_COUNT] = {[MIND_IDLE] = true, [MIND_PATROL] = true, [MIND_RETURN] = true};
static const bool AT_LARGE[MIND_COUNT] = {[MIND_IDLE] = true,
                                          [MIND_PATROL] = true,
                                          [MIND_RETURN] = true,
                                          [MIND_SUSPICIOUS] = true,
                                          [MIND_SEARCH] = true};
static const bool ANY_TIME[MIND_COUNT] = {
    [MIND_IDLE] = true,       [MIND_PATROL] = true, [MIND_RETURN] = true,
    [MIND_SUSPICIOUS] = true, [MIND_SEARCH] = true, [MIND_CHASE] = true};

static const TaskInfo TASKS[TASK_COUNT] = {
    [TASK_KINDLE] = {.ticks = USE_TICKS,
                     .minds = AT_EASE,
                     .find = find_bracket,
                     .holds = bracket_holds,
                     .finish = light_bracket},
    [TASK_EAT] =
        {.ticks = EAT_TICKS, .minds = AT_LARGE, .find = find_food, .holds = food_holds, .finish = eat},
    [TASK_FETCH] =
        {.ticks = TAKE_TICKS, .minds = ANY_TIME, .find = find_loot, .holds = loot_holds, .finish = take_loot},
    [TASK_SNUFF] =
        {.ticks = SNUFF_TICKS, .minds = ANY_TIME, .find = find_flame, .holds = flame_holds, .finish = snuff},
};

// Begins the task of its kind, if it is time to look and there is something to do.
static bool takes_up(World *world, int index) {
    Actor *actor = &world->actors[index];
    const TaskInfo *info = &TASKS[ACTORS[actor->kind].task];
    if (info->find == NULL || !info->minds[actor->brain.mind]) return false;
    if (actor->brain.task_ticks > 0) actor->brain.task_ticks--;
    if (actor->brain.task_ticks > 0) return false;
    actor->brain.task_ticks = LOOK_TICKS;
    return info->find(world, index);
}

// Ends the task. The monster looks for no other for `ticks`.
static void stop(World *world, int index, int ticks) {
    minds_go_home(world, index);
    minds_drop_task(&world->actors[index], ticks);
}

bool tasks_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.task == TASK_NONE && !takes_up(world, index)) return false;
    const TaskInfo *info = &TASKS[actor->brain.task];
    if (!info->holds(world, actor)) {
        stop(world, index, LOOK_TICKS);
        return true;
    }
    int pace = actor->brain.lured > 0 || actor->brain.mind == MIND_CHASE ? RUN : WALK;
    TravelResult travel = actor->brain.task_ticks == 0 ? step_walk(world, index, pace) : TRAVEL_THERE;
    if (travel == TRAVEL_NO_WAY || travel == TRAVEL_HELD_UP) stop(world, index, GIVE_UP_TICKS);
    if (travel != TRAVEL_THERE) return true;
    actor->brain.task_ticks++;
    if (actor->brain.task_ticks < info->ticks) return true;
    info->finish(world, index);
    stop(world, index, LOOK_TICKS);
    return true;
}

void tasks_douse_cell(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (!ACTORS[actor->kind].douses || (world->tick + (uint32_t)index) % DOUSE_TICKS != 0) return;
    Vec cell = cell_of(actor->pos);
    if (grid_at(&world->cache.bright, cell) == 0) return;
    fire_quench(world, cell);
    for (int i = 0; i < world->floor.item_count; i++) {
        if (vec_eq(cell_of(world->floor.items[i].pos), cell)) flames_put_out_item(world, i, index);
    }
}

bool tasks_lure(World *world, int index, int item_index, int ticks) {
    Actor *actor = &world->actors[index];
    if (actor->brain.mind == MIND_STUNNED || actor->act == ACT_HURT) return false;
    thief_drop_loot(world, index, actor->pos);
    minds_cancel_act(actor);
    minds_set(world, index, MIND_RETURN);
    actor->brain.foe = NOBODY;
    actor->brain.notice = actor->brain.foe_ticks = actor->brain.scared = 0;
    actor->brain.lured = ticks;
    fetch(world, index, item_index);
    emit_of(world, EVENT_LURE, index, 0);
    return true;
}
