// The cost map, as Brogue explores by one: each goal is a source, each bar makes its cell dear, and the hero
// goes down. A bar that he leaves for last costs more than the longest way.
#include "sim/travel/survey.h"

#include <string.h>

enum {
    FAR = 1 << 16,       // more than the longest way
    COST_MOST = 1 << 30, // so that no sum overflows
    KEEP = 4,            // what the goal that he walks to already is worth more
    THING_WORTH = 10     // a thing counts as this many steps nearer than what is unexplored
};

const BarInfo BARS[BAR_COUNT] = {
    [BAR_NONE] = {.cost = 1},
    [BAR_UNKNOWN] = {.cost = 8},
    [BAR_WALL] = {.cost = 0},
    [BAR_EXIT] = {.cost = 0},
    [BAR_CHEST] = {.cost = 1, .near = true, .asks = true, .once = true, .why = STOP_BY_CHEST},
    [BAR_ITEM] = {.cost = 20, .near = true, .asks = true, .once = true, .why = STOP_BY_ITEM},
    [BAR_LOCK] = {.cost = 1, .near = true, .asks = true, .once = true, .why = STOP_BY_LOCK},
    [BAR_ELITE] = {.cost = FAR, .near = true, .asks = true, .last = true, .why = STOP_BY_ELITE},
    [BAR_BODY] = {.cost = 4 * FAR, .last = true, .why = STOP_BY_BODY},
    [BAR_TREASURE] = {.cost = 4 * FAR, .asks = true, .last = true, .why = STOP_BY_TREASURE},
    [BAR_SLEEPER] = {.cost = FAR, .asks = true, .last = true, .why = STOP_BY_SLEEPER},
    [BAR_AMBUSH] = {.cost = FAR, .asks = true, .last = true, .why = STOP_BY_AMBUSH},
    [BAR_PROP] = {.cost = 5 * FAR, .near = true, .last = true, .why = STOP_BY_PROP},
    [BAR_LOCKED] = {.cost = 6 * FAR, .last = true, .why = STOP_BY_LOCK},
    [BAR_HARM] = {.cost = 7 * FAR, .last = true, .why = STOP_BY_HARM},
    [BAR_HUNTER] = {.asks = true, .why = STOP_HUNTED},
};

static const int WORTH[GOAL_COUNT] = {[GOAL_TAKE] = THING_WORTH, [GOAL_OPEN] = THING_WORTH};

static bool init_grids(Survey *survey, int side) {
    return grid_init(&survey->bars, side, side) && grid_init(&survey->goals, side, side) &&
           grid_init(&survey->tried, side, side) && grid_init(&survey->level.tiles, side, side);
}

bool survey_init(Survey *survey) {
    *survey = (Survey){0};
    return init_grids(survey, LEVEL_PLAY_MAX) && dist_init(&survey->way, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&survey->sound, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX);
}

void survey_free(Survey *survey) {
    grid_free(&survey->bars);
    grid_free(&survey->goals);
    grid_free(&survey->tried);
    grid_free(&survey->level.tiles);
    dist_free(&survey->way);
    dist_free(&survey->sound);
}

// Nobody cuts the corner of what is not clear, and it is entered straight.
static bool is_clear(const Survey *survey, Vec cell) {
    return grid_at(&survey->bars, cell) == BAR_NONE && !level_solid(&survey->level, cell);
}

static bool can_step(const Survey *survey, Vec from, int dir) {
    Vec to = vec_add(from, DIRS[dir]);
    return dir % 2 == 0 || (survey->ways == EIGHT_WAYS && is_clear(survey, from) && is_clear(survey, to) &&
                            is_clear(survey, (Vec){to.x, from.y}) && is_clear(survey, (Vec){from.x, to.y}));
}

// The cost of entering a cell; 0: it cannot be entered. What he walked up to before he leaves for last.
static int cost_of(const Survey *survey, Vec cell) {
    const BarInfo *bar = &BARS[grid_get(&survey->bars, cell, BAR_WALL)];
    bool later = bar->near && grid_at(&survey->tried, cell) == TRIED_BAR;
    return later ? int_max(bar->cost, FAR) : bar->cost;
}

// ---- goals

void survey_goal_cell(Survey *survey, Vec cell) {
    TravelBar bar = (TravelBar)grid_get(&survey->bars, cell, BAR_WALL);
    bool stands = grid_has(&survey->bars, cell) && bar != BAR_BODY && !level_solid(&survey->level, cell);
    if (bar == BAR_ITEM) grid_set(&survey->bars, cell, BAR_NONE); // he was told to go there
    if (stands || bar == BAR_UNKNOWN) grid_set(&survey->goals, cell, GOAL_GO);
    for (int dir = 0; dir < DIR_COUNT && !stands; dir += 2) {
        Vec beside = vec_add(cell, DIRS[dir]);
        if (grid_has(&survey->goals, beside)) grid_set(&survey->goals, beside, GOAL_GO);
    }
}

// ---- the map

// A queue in a ring. `open` of the distance map tells which cells wait in it.
typedef struct Queue {
    DistMap *map;
    int head, count;
} Queue;

static void reach(Queue *queue, int at, int cost) {
    DistMap *map = queue->map;
    int size = map->w * map->h;
    if (cost >= map->steps[at]) return;
    map->steps[at] = cost;
    if (map->open[at] != 0) return;
    map->open[at] = 1;
    map->queue[(queue->head + queue->count++) % size] = at;
}

static int take(Queue *queue) {
    int at = queue->map->queue[queue->head];
    queue->head = (queue->head + 1) % (queue->map->w * queue->map->h);
    queue->count--;
    queue->map->open[at] = 0;
    return at;
}

// What a goal is worth, as a cost; DIST_NONE: there is none.
static int source_at(const Survey *survey, Vec cell) {
    Goal goal = (Goal)grid_at(&survey->goals, cell);
    return goal == GOAL_NONE ? DIST_NONE : -WORTH[goal] - (vec_eq(cell, survey->kept) ? KEEP : 0);
}

static void start(Survey *survey, Queue *queue) {
    DistMap *map = &survey->way;
    map->known = (Rect){0, 0, map->w, map->h};
    memset(map->open, 0, (size_t)map->w * (size_t)map->h);
    for (int i = 0; i < map->w * map->h; i++) map->steps[i] = DIST_NONE;
    for (int i = 0; i < map->w * map->h; i++) {
        Vec cell = {i % map->w, i / map->w};
        if (cost_of(survey, cell) > 0) reach(queue, i, source_at(survey, cell));
    }
}

// Corrects costs until none gets less (Bellman and Ford, with a queue). No border cell can be entered.
void survey_measure(Survey *survey, Vec kept) {
    DistMap *map = &survey->way;
    Queue queue = {.map = map};
    survey->kept = kept;
    start(survey, &queue);
    while (queue.count > 0) {
        int at = take(&queue);
        Vec cell = {at % map->w, at / map->w};
        int cost = int_min(map->steps[at] + cost_of(survey, cell), COST_MOST);
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            Vec from = vec_add(cell, DIRS[dir]);
            if (cost_of(survey, from) > 0 && can_step(survey, cell, dir))
                reach(&queue, from.y * map->w + from.x, cost);
        }
    }
}

Vec survey_next(const Survey *survey, Vec from) {
    int least = dist_at(&survey->way, from);
    if (least == DIST_NONE || source_at(survey, from) == least) return from;
    for (int i = 0; i < DIR_COUNT; i++) { // straight neighbours first
        int dir = 2 * i % DIR_COUNT + 2 * i / DIR_COUNT;
        Vec to = vec_add(from, DIRS[dir]);
        int cost = cost_of(survey, to);
        if (cost == 0 || !can_step(survey, from, dir)) continue;
        if (dist_at(&survey->way, to) <= least - cost) return to;
    }
    return from;
}

Obstacle survey_follow(const Survey *survey, Vec from) {
    Obstacle first = {.bar = BAR_NONE, .goal = from};
    for (Vec next; !vec_eq(next = survey_next(survey, first.goal), first.goal); first.goal = next) {
        TravelBar bar = (TravelBar)grid_at(&survey->bars, next);
        if (first.bar != BAR_NONE || BARS[bar].why == STOP_NONE) continue;
        first.bar = bar;
        first.cell = next;
        first.before = first.goal;
    }
    bool here = first.bar == BAR_NONE && grid_at(&survey->bars, from) != BAR_NONE; // a chest under him
    if (here && vec_eq(first.goal, from))
        first = (Obstacle){(TravelBar)grid_at(&survey->bars, from), from, from, from};
    return first;
}
