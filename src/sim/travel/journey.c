// After each step the survey is made and the goal chosen again, so the way follows what becomes known. The
// current goal gets a small bonus, so that he does not walk back and forth. Steps lead from the centre of
// one cell to the centre of the next, so nothing beside them is touched.
#include "sim/travel/journey.h"

#include "sim/space/body.h"

enum {
    SLACK_SUB = 3 * SUB, // more than half of his way in a tick, so that he misses no centre
    REPLAN_TICKS = 20,   // longer than a door takes to open
    HELD_UP_TICKS = 90,
    UPON_HIM_CELLS = 2
};

bool journey_init(Journey *journey) {
    *journey = (Journey){.goal_kind = GOAL_NONE};
    return survey_init(&journey->survey) && grid_init(&journey->given_up, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX);
}

void journey_free(Journey *journey) {
    survey_free(&journey->survey);
    grid_free(&journey->given_up);
}

void journey_end(Journey *journey) {
    journey->goal_kind = GOAL_NONE;
    journey->path_count = 0;
}

static void stop(Journey *journey, JourneyStop why) {
    journey_end(journey);
    journey->stop = why;
    journey->stopped = 0;
}

void journey_reset(Journey *journey) {
    journey->sightings.world = NULL;
    stop(journey, (JourneyStop){.reason = STOP_NONE});
}

// Starts afresh on another level, or on one that a toll has changed.
static void begin_level(Journey *journey, const World *world) {
    journey->given_up.w = world->level.tiles.w;
    journey->given_up.h = world->level.tiles.h;
    grid_fill(&journey->given_up, 0);
    journey->spent = journey->led = journey->astray = journey->told_quota = false;
}

static JourneyStop hunted_by(const World *world, ActorId hunter) {
    if (hunter == NOBODY) return (JourneyStop){.reason = STOP_NONE};
    const Actor *monster = &world->actors[hunter];
    return (JourneyStop){.reason = STOP_HUNTED, .kind = (int)monster->kind, .cell = cell_of(monster->pos)};
}

// The hunter because of whom he stops. One that keeps its distance, such as a bat outside the light, must
// not stop travel for ever.
static JourneyStop hunted(const Journey *journey, const World *world) {
    return hunted_by(world,
                     sightings_nearest_threat(world, journey->heedless ? UPON_HIM_CELLS : LEVEL_PLAY_MAX));
}

// True if the hunter was reported already: he refused because of it, or the player chose to ignore it.
static bool is_told(const Journey *journey, const JourneyStop *news) {
    bool known = journey_is_active(journey) ? journey->heedless : journey->stop.reason == STOP_HUNTED;
    return news->reason == STOP_NOTICED && known;
}

// Stops once when the quota is in the bag: the next toll opens the grate, and the player has to choose what
// else to take.
static bool stops_at_quota(Journey *journey, const World *world) {
    if (!journey->explores || journey->told_quota || !world_grate_opens_at_toll(world) ||
        !surplus_is_depth_quota_met(world))
        return false;
    journey->told_quota = true;
    journey->refused = (Vec){-1, -1};
    stop(journey, (JourneyStop){.reason = STOP_QUOTA});
    return true;
}

// True for a thing that was reported when he refused. It is no reason to ask again.
static bool is_of_refusal(const Journey *journey, const JourneyStop *news) {
    const JourneyStop *why = &journey->stop;
    bool sleeper = why->reason == STOP_BY_SLEEPER && news->reason == STOP_SLEEPER,
         lurker = why->reason == STOP_BY_AMBUSH && news->reason == STOP_EYES;
    return (sleeper || lurker) && vec_eq(why->cell, news->cell);
}

void journey_look_and_maybe_end(Journey *journey, const World *world) {
    bool other = journey->sightings.world != world;
    JourneyStop news = sightings_look(&journey->sightings, world);
    journey->stopped++;
    if (other || news.reason == STOP_TOLL) begin_level(journey, world);
    if (other || world->outcome != OUTCOME_NONE) stop(journey, (JourneyStop){.reason = STOP_NONE});
    journey->news = other ? (JourneyStop){.reason = STOP_NONE} : news;
    if (is_told(journey, &news)) news.reason = STOP_NONE;
    if (news.reason != STOP_NONE && !is_of_refusal(journey, &news))
        journey->refused = (Vec){-1, -1}; // ask again
    if (!journey_is_active(journey)) return;
    if (news.reason == STOP_NONE || stop_reason_is_passing(news.reason)) news = hunted(journey, world);
    if (news.reason != STOP_NONE) stop(journey, news);
    if (journey_is_active(journey)) (void)stops_at_quota(journey, world);
}

// ---- setting out

// Updates what he knows. On the way to a chosen place he takes things that lie on it.
static void look(Journey *journey, const World *world, unsigned passes) {
    if (!journey->explores && !journey->leaves) passes |= 1u << BAR_TREASURE;
    survey_update(&journey->survey, world, &journey->sightings, passes | journey->passes);
}

static void set_goal(Journey *journey, const Goal *goal) {
    bool same =
        journey_is_active(journey) && goal->kind == journey->goal_kind && vec_eq(goal->cell, journey->goal);
    if (!same) journey->tries = 0;
    journey->goal_kind = goal->kind;
    journey->goal = goal->cell;
    journey->door = goal->door;
    journey->step = (Vec){-1, -1};
}

static void head_for(Journey *journey, Vec stairs) {
    journey->explores = journey->gathers = false;
    journey->leaves = true;
    journey->target = stairs;
}

static GoalQuery query_of(const Journey *journey, const World *world) {
    return (GoalQuery){.world = world,
                       .survey = &journey->survey,
                       .given_up = &journey->given_up,
                       .kept = journey->goal_kind != GOAL_NONE ? journey->goal : (Vec){-1, -1},
                       .gathers = journey->gathers};
}

static bool find(Journey *journey, const World *world, Goal *goal) {
    const GoalQuery query = query_of(journey, world);
    Vec stairs;
    if (journey->explores && goals_find(&query, goal)) return true;
    if (journey->gathers && goals_known_open_stairs(world, &stairs) != TILE_VOID) head_for(journey, stairs);
    return !journey->explores && goals_find_at_or_beside(&query, journey->target, goal);
}

// The first cell that bars the way to a goal, and the cell before it.
static JourneyStop first_bar(Journey *journey, const World *world, Vec goal, Vec *before) {
    Vec cell = cell_of(world->actors[HERO].pos);
    survey_set_goal(&journey->survey, goal);
    while (!vec_eq(cell, goal)) {
        *before = cell;
        cell = survey_next_cell_or_stay(&journey->survey, cell);
        JourneyStop why = survey_obstacle_at(&journey->survey, &journey->sightings, world, cell);
        if ((journey->passes >> grid_at(&journey->survey.bars, cell) & 1u) != 0) why.reason = STOP_NONE;
        if (why.reason != STOP_NONE) return why;
    }
    return (JourneyStop){.reason = STOP_HELD_UP, .cell = goal};
}

// The smallest obstacle that he would have to pass, and the cell before it.
static JourneyStop find_bar(Journey *journey, const World *world, Vec *before) {
    static const unsigned PASSES[] = {1u << BAR_BODY,
                                      1u << BAR_TREASURE,
                                      1u << BAR_SLEEPER,
                                      1u << BAR_AMBUSH,
                                      1u << BAR_PROP,
                                      1u << BAR_LOCK,
                                      1u << BAR_HARM,
                                      1u << BAR_BODY | 1u << BAR_TREASURE | 1u << BAR_SLEEPER |
                                          1u << BAR_AMBUSH | 1u << BAR_PROP | 1u << BAR_LOCK |
                                          1u << BAR_HARM};
    Goal goal;
    for (size_t i = 0; i < sizeof PASSES / sizeof *PASSES; i++) {
        look(journey, world, PASSES[i]);
        if (find(journey, world, &goal)) return first_bar(journey, world, goal.cell, before);
    }
    if (!journey->explores) return (JourneyStop){.reason = STOP_NO_WAY, .cell = journey->target};
    return (JourneyStop){.reason = surplus_or_shut_chest_is_left(world) ? STOP_SURPLUS : STOP_EXPLORED};
}

// True when he walks up to something that a blow would break. While exploring he does so once.
static bool approach(Journey *journey, const World *world, const JourneyStop *why, Vec before) {
    bool there = vec_eq(cell_of(world->actors[HERO].pos), before);
    if (why->reason != STOP_BY_PROP) return false;
    bool again = journey->explores && grid_at(&journey->given_up, why->cell) == TRIED_BAR;
    if (there) grid_set(&journey->given_up, why->cell, TRIED_BAR);
    if (there || again) return false;
    look(journey, world, 0);
    set_goal(journey, &(Goal){.kind = GOAL_GO, .cell = before});
    return true;
}

// True when all treasures of the level are in, and he knows the open stairs down.
static bool is_done(const World *world) {
    Vec stairs;
    bool all = world->collected > 0 && world->remaining == 0;
    return all && goals_known_open_stairs(world, &stairs) == level_stairs_on(&world->level);
}

// True when a toll has opened the grate and he knows the stairs.
static bool may_leave(const Journey *journey, const World *world, Vec *stairs) {
    return world_descends(world) && journey->explores && !journey->gathers && !journey->led &&
           goals_known_open_stairs(world, stairs) == level_stairs_on(&world->level);
}

// Sets out for something that he saw before but has no way to now.
static bool seek(Journey *journey, const World *world) {
    Goal goal;
    const GoalQuery query = query_of(journey, world);
    bool on_the_way = journey->seeks,
         seen = grid_get(&world->known.explored, journey->target, KNOWN_NOT) != KNOWN_NOT;
    look(journey, world, 0);
    if (tile_stairs((Tile)grid_get(&world->known.tiles, journey->target, TILE_VOID))) {
        journey->seeks = seen && goals_find_frontier_towards(&query, journey->target, &goal);
    } else {
        goals_find_closest_to_cell(&query, journey->target, &goal);
        journey->seeks = seen && (on_the_way || !vec_eq(goal.cell, world->cache.hero_cell));
    }
    if (journey->seeks) set_goal(journey, &goal);
    return journey->seeks;
}

static bool choose_as_asked(Journey *journey, const World *world) {
    Goal goal;
    Vec before = world->cache.hero_cell, stairs;
    journey->spent = journey->spent && journey->leaves;
    journey->gathers = journey->explores && !journey->led && is_done(world);
    if (may_leave(journey, world, &stairs)) head_for(journey, stairs);
    look(journey, world, 0);
    if (find(journey, world, &goal)) {
        set_goal(journey, &goal);
        journey->seeks = false;
        return true;
    }
    if (journey->seeks && seek(journey, world)) return true;
    JourneyStop why = find_bar(journey, world, &before);
    if (approach(journey, world, &why, before)) return true;
    if (why.reason == STOP_NO_WAY && seek(journey, world)) return true;
    bool breaks = why.reason == STOP_BY_PROP &&
                  goals_known_open_stairs(world, &before) != level_stairs_on(&world->level);
    if (journey->explores)
        journey->spent = !breaks; // what bars the way has to be struck, so there is still something to do
    journey->led |= journey->leaves;
    journey->refused = world->cache.hero_cell;
    stop(journey, why);
    return false;
}

// If the stairs that he was led to lie behind what is unexplored, explores that first. Returns false
// otherwise.
static bool strays(Journey *journey) {
    if (journey->stop.reason != STOP_NO_WAY || !journey->leaves) return false;
    journey->explores = journey->astray = true;
    journey->leaves = false;
    return true;
}

static bool choose(Journey *journey, const World *world) {
    return choose_as_asked(journey, world) || (strays(journey) && choose_as_asked(journey, world));
}

static void set_out(Journey *journey, const World *world) {
    if (journey->sightings.world != world) journey_look_and_maybe_end(journey, world);
    journey_end(journey);
    journey->held_up = 0;
    journey->seeks = false;
}

// True if no hunter is close, and the step does not lead nearer to the nearest one.
static bool keeps_away(const World *world, Vec step) {
    ActorId hunter = sightings_nearest_threat(world, LEVEL_PLAY_MAX);
    if (hunter == NOBODY) return true;
    Vec cell = cell_of(world->actors[hunter].pos);
    return sightings_nearest_threat(world, UPON_HIM_CELLS) == NOBODY &&
           vec_chebyshev(step, cell) >= vec_chebyshev(world->cache.hero_cell, cell);
}

// Stops and returns false if a hunter forbids to set out; asked again, only if the way leads to it.
static bool heed(Journey *journey, const World *world) {
    survey_set_goal(&journey->survey, journey->goal);
    journey->first = survey_next_cell_or_stay(&journey->survey, world->cache.hero_cell);
    if (journey->heedless && keeps_away(world, journey->first)) return true;
    JourneyStop why = hunted_by(world, sightings_nearest_threat(world, LEVEL_PLAY_MAX));
    if (why.reason == STOP_NONE) return true;
    journey->refused = world->cache.hero_cell;
    stop(journey, why);
    return false;
}

// Gives up because of a hunter and says so; asking again is not offered.
static bool stay(Journey *journey, const World *world) {
    JourneyStop why = hunted_by(world, sightings_nearest_threat(world, LEVEL_PLAY_MAX));
    if (why.reason == STOP_NONE) return false;
    journey->refused = (Vec){-1, -1};
    stop(journey, why);
    return false;
}

// While exploring he leaves sleepers alone as soon as he may leave the level.
bool journey_can_go_if_asked_again(const Journey *journey, const World *world) {
    Vec stairs;
    StopReason why = journey->stop.reason;
    if (!vec_eq(journey->refused, world->cache.hero_cell)) return false;
    if (why == STOP_HUNTED) return !journey->heedless && keeps_away(world, journey->first);
    if (why == STOP_BY_TREASURE) return true;
    if (why != STOP_BY_SLEEPER && why != STOP_BY_AMBUSH) return false;
    return !journey->explores || journey->astray ||
           goals_known_open_stairs(world, &stairs) != level_stairs_on(&world->level);
}

static void insist(Journey *journey, bool again) {
    bool hunted_before = journey->stop.reason == STOP_HUNTED;
    journey->heedless = again && hunted_before;
    unsigned bars =
        journey->stop.reason == STOP_BY_TREASURE ? 1u << BAR_TREASURE : 1u << BAR_SLEEPER | 1u << BAR_AMBUSH;
    journey->passes = again && !hunted_before ? bars : 0;
}

bool journey_to(Journey *journey, const World *world, Vec cell) {
    bool same = !journey->explores && vec_eq(cell, journey->target);
    insist(journey, same && journey_can_go_if_asked_again(journey, world));
    journey->explores = journey->leaves = false;
    journey->target = cell;
    set_out(journey, world);
    return choose(journey, world) && heed(journey, world);
}

// Stops once for gifts. They lie where he arrives, so he is told of them before he leaves.
static bool stays_for_gifts(Journey *journey, const World *world) {
    JourneyStop why = {.reason = STOP_GIFTS};
    if (!sightings_find_new_gift(&journey->sightings, world, &why.cell)) return false;
    journey->sightings.gifts = true;
    stop(journey, why);
    return true;
}

bool journey_explore(Journey *journey, const World *world) {
    Vec stairs;
    bool again = journey->spent;
    if (journey_is_active(journey) && (journey->explores || journey->leaves)) return true;
    bool past = (journey->explores || journey->leaves) && journey_can_go_if_asked_again(journey, world);
    insist(journey, past);
    journey->leaves = journey->leaves && past;
    journey->explores = !journey->leaves;
    set_out(journey, world);
    if (stays_for_gifts(journey, world) || stops_at_quota(journey, world)) return false;
    if (journey->explores && choose(journey, world)) return heed(journey, world);
    bool leads = again || journey->leaves;
    if (!leads || goals_known_open_stairs(world, &stairs) == TILE_VOID) return stay(journey, world);
    head_for(journey, stairs);
    return choose(journey, world) && heed(journey, world);
}

// ---- on the way

static Vec way_to(const World *world, Vec cell) {
    return vec_sub(cell_centre(cell), world->actors[HERO].pos);
}

static bool is_at(const World *world, Vec cell) {
    Vec way = way_to(world, cell);
    return int_abs(way.x) <= SLACK_SUB && int_abs(way.y) <= SLACK_SUB;
}

static Input towards(const World *world, Vec cell) {
    Vec way = way_to(world, cell);
    return (Input){.x = (int8_t)(int_abs(way.x) > SLACK_SUB ? int_sign(way.x) : 0),
                   .y = (int8_t)(int_abs(way.y) > SLACK_SUB ? int_sign(way.y) : 0)};
}

static Input direction(Vec way) {
    return (Input){.x = (int8_t)int_sign(way.x), .y = (int8_t)int_sign(way.y)};
}

// True if he comes nearer to the next cell. From time to time he looks for another way.
static bool gets_on(Journey *journey, const World *world) {
    Vec way = way_to(world, journey->step);
    int left = int_abs(way.x) + int_abs(way.y);
    journey->held_up = left < journey->near ? 0 : journey->held_up + 1;
    journey->near = int_min(journey->near, left);
    return journey->held_up % REPLAN_TICKS != REPLAN_TICKS - 1;
}

static bool harm_beside(const World *world, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (survey_is_harmful(world, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

static void lay_path(Journey *journey) {
    Vec cell = journey->step;
    journey->path_count = 0;
    while (journey->path_count < JOURNEY_PATH_MAX) {
        journey->path[journey->path_count++] = cell;
        Vec next = survey_next_cell_or_stay(&journey->survey, cell);
        if (vec_eq(cell, next)) break;
        cell = next;
    }
}

// Walks to the next cell: if he is between two cells, straight to it, unless something there could hurt him.
static Input step(Journey *journey, const World *world) {
    Vec hero = cell_of(world->actors[HERO].pos);
    survey_set_goal(&journey->survey, journey->goal);
    journey->step = survey_next_cell_or_stay(&journey->survey, hero);
    if (!is_at(world, hero) && harm_beside(world, hero)) journey->step = hero;
    journey->near = INT32_MAX;
    lay_path(journey);
    return towards(world, journey->step);
}

// ---- at the goal

static uint8_t press(const World *world, unsigned button) {
    return (world->hero.last_input.buttons & button) != 0 ? 0 : (uint8_t)button;
}

static Input at_goal(Journey *journey, const World *world) {
    enum { TRIES_MOST = 90 };
    bool busy = journey->goal_kind == GOAL_OPEN || journey->goal_kind == GOAL_UNLOCK;
    if (journey->goal_kind == GOAL_GO) {
        journey->led |= journey->leaves;
        stop(journey,
             (JourneyStop){.reason = journey->seeks ? STOP_CUT_OFF : STOP_ARRIVED, .cell = journey->target});
        return (Input){0};
    }
    if (++journey->tries > (busy ? TRIES_MOST : 1)) grid_set(&journey->given_up, journey->goal, TRIED_GOAL);
    if (journey->goal_kind == GOAL_OPEN) return (Input){.buttons = press(world, BUTTON_USE)};
    if (journey->goal_kind == GOAL_UNLOCK) return direction(vec_sub(journey->door, journey->goal));
    return (Input){0};
}

// True if he stands at the goal. Pushing a door moves him off the middle of his cell, which does not count.
static bool is_there(const Journey *journey, const World *world) {
    if (journey->tries == 0) return is_at(world, journey->goal);
    return vec_eq(cell_of(world->actors[HERO].pos), journey->goal);
}

Input journey_input(Journey *journey, const World *world) {
    if (!journey_is_active(journey) || world->actors[HERO].act != ACT_NONE) return (Input){0};
    bool walks = journey->step.x >= 0 && !is_at(world, journey->step);
    if (walks && gets_on(journey, world) && !survey_is_harmful(world, journey->step))
        return towards(world, journey->step);
    if (journey->held_up >= HELD_UP_TICKS) {
        stop(journey, (JourneyStop){.reason = STOP_HELD_UP, .cell = journey->step});
        return (Input){0};
    }
    if (!walks) journey->held_up = 0;
    if (!choose(journey, world)) return (Input){0};
    return is_there(journey, world) ? at_goal(journey, world) : step(journey, world);
}
