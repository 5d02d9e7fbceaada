// At each cell the survey is made and the goal chosen again, so the way follows what becomes known. Steps
// lead from the centre of one cell to the centre of the next, so nothing beside them is touched.
#include "sim/travel/journey.h"

#include "sim/space/body.h"

enum {
    SLACK_SUB = 3 * SUB, // more than half of his way in a tick, so that he misses no centre
    REPLAN_TICKS = 20,   // longer than a door takes to open
    HELD_UP_TICKS = 90,
    UPON_HIM_CELLS = 2
};

static const Vec NOWHERE = {-1, -1};

bool journey_init(Journey *journey) {
    *journey = (Journey){.active = false};
    return survey_init(&journey->survey);
}

void journey_free(Journey *journey) {
    survey_free(&journey->survey);
}

void journey_end(Journey *journey) {
    journey->active = false;
    journey->path_count = 0;
}

static void stop(Journey *journey, JourneyStop why) {
    journey_end(journey);
    journey->stop = why;
    journey->stopped = 0;
    journey->asked = BAR_NONE;
}

// Ends it before something that he passes when asked again.
static void ask(Journey *journey, const World *world, JourneyStop why, TravelBar bar) {
    stop(journey, why);
    journey->asked = bar;
    journey->asked_at = world->cache.hero_cell;
}

void journey_reset(Journey *journey) {
    journey->sightings.world = NULL;
    stop(journey, (JourneyStop){.reason = STOP_NONE});
}

bool journey_asks(const Journey *journey, const World *world) {
    return journey->asked != BAR_NONE && vec_eq(journey->asked_at, world->cache.hero_cell);
}

bool journey_is_done(const Journey *journey) {
    StopReason why = journey->stop.reason;
    bool ended = why == STOP_EXPLORED || why == STOP_SURPLUS || why >= STOP_BY_BODY;
    return ended && journey->kind == JOURNEY_EXPLORE && !journey->active && journey->asked == BAR_NONE;
}

bool journey_open_stairs(const World *world, Vec *cell) {
    const Grid *tiles = &world->known.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        *cell = (Vec){i % tiles->w, i / tiles->w};
        if (world_known(world, *cell) == KNOWN_WELL && tiles->cells[i] == level_stairs_on(&world->level))
            return world_grate_is_open_or_absent(world);
    }
    return false;
}

// ---- news

// Starts afresh on another level, or on one that a toll has changed.
static void begin_level(Journey *journey, const World *world) {
    Grid *tried = &journey->survey.tried;
    *tried = (Grid){world->level.tiles.w, world->level.tiles.h, tried->cells};
    grid_fill(tried, TRIED_NOT);
    journey->goal = NOWHERE;
    bool *told = journey->sightings.told;
    told[STOP_QUOTA] = told[STOP_ARRIVED] = told[STOP_EXPLORED] = false;
}

// A hunter within so many cells because of whom he stops.
static JourneyStop hunted(const World *world, int cells) {
    ActorId hunter = sightings_threat(world, cells);
    if (hunter == NOBODY) return (JourneyStop){.reason = STOP_NONE};
    const Actor *monster = &world->actors[hunter];
    return (JourneyStop){.reason = monster->brain.mind == MIND_CHASE ? STOP_HUNTED : STOP_NOTICED,
                         .kind = (int)monster->kind,
                         .cell = cell_of(monster->pos)};
}

// One that keeps its distance, such as a bat outside the light, must not stop travel for ever: asked again he
// goes until it is upon him.
static int heeded_cells(const Journey *journey) {
    return (journey->passes >> BAR_HUNTER & 1u) != 0 ? UPON_HIM_CELLS : LEVEL_PLAY_MAX;
}

// Stops once when the quota is in the bag: the next toll opens the grate, and the player has to choose what
// else to take.
static bool stops_at_quota(Journey *journey, const World *world) {
    bool *told = &journey->sightings.told[STOP_QUOTA];
    if (journey->kind == JOURNEY_GO || *told || !world_grate_opens_at_toll(world) || !survey_quota_met(world))
        return false;
    *told = true;
    stop(journey, (JourneyStop){.reason = STOP_QUOTA});
    return true;
}

void journey_look(Journey *journey, const World *world) {
    bool other = journey->sightings.world != world;
    JourneyStop news = sightings_look(&journey->sightings, world);
    journey->stopped++;
    if (other || news.reason == STOP_TOLL) begin_level(journey, world);
    if (other || world->outcome != OUTCOME_NONE) stop(journey, (JourneyStop){.reason = STOP_NONE});
    journey->news = news;
    if (news.reason != STOP_NONE && !vec_eq(news.cell, journey->stop.cell)) journey->asked = BAR_NONE;
    if (!journey->active) return;
    if (news.reason == STOP_NONE || stop_reason_is_passing(news.reason))
        news = hunted(world, heeded_cells(journey));
    if (news.reason != STOP_NONE) stop(journey, news);
    if (journey->active) (void)stops_at_quota(journey, world);
}

// ---- setting out

static void look(Journey *journey, const World *world) {
    unsigned passes = journey->passes | (journey->kind == JOURNEY_GO ? 1u << BAR_TREASURE : 0);
    survey_look(&journey->survey, world, &journey->sightings, passes);
    if (journey->kind == JOURNEY_EXPLORE) {
        survey_goal_all(&journey->survey, world);
    } else {
        survey_goal_cell(&journey->survey, journey->target);
    }
    survey_measure(&journey->survey, journey->goal);
}

static void set_goal(Journey *journey, Vec goal) {
    journey->step = NOWHERE;
    if (vec_eq(goal, journey->goal)) return;
    journey->goal = goal;
    journey->tries = 0;
    for (int bar = 0; bar < BAR_COUNT; bar++) journey->passes &= ~((unsigned)BARS[bar].once << bar);
}

// The nearest sighting that is the reason for a bar.
static Sighting nearest(const Sightings *sightings, TravelBar bar, Vec cell) {
    Sighting best = {.kind = ACTOR_NONE, .cell = cell};
    for (int i = HERO + 1; i < ACTORS_MAX; i++) {
        const Sighting *one = &sightings->monsters[i];
        bool fits = bar == BAR_SLEEPER  ? one->mind == MIND_ASLEEP
                    : bar == BAR_AMBUSH ? one->mind == MIND_AMBUSH
                    : bar == BAR_ELITE  ? ACTORS[one->kind].elite
                                        : vec_eq(one->cell, cell);
        bool nearer =
            best.kind == ACTOR_NONE || vec_chebyshev(one->cell, cell) < vec_chebyshev(best.cell, cell);
        if (one->kind != ACTOR_NONE && fits && nearer) best = *one;
    }
    return best;
}

static int item_at(const World *world, Vec cell) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count; i++) {
        if (things->items[i].there && vec_eq(cell_of(things->items[i].pos), cell))
            return (int)things->items[i].kind;
    }
    return ITEM_COUNT;
}

static JourneyStop stop_before(const Journey *journey, const World *world, const Obstacle *at) {
    JourneyStop why = {.reason = BARS[at->bar].why, .cell = at->cell};
    const Fixture *fixture = fixture_at(&world->level, at->cell);
    Tile tile = world_known_tile(world, at->cell);
    Sighting one = nearest(&journey->sightings, at->bar, at->cell);
    switch (at->bar) {
    case BAR_BODY:
    case BAR_SLEEPER:
    case BAR_ELITE:
    case BAR_AMBUSH:
        why.cell = one.cell;
        why.kind = at->bar == BAR_AMBUSH ? 0 : (int)one.kind; // he does not know whose eyes they are
        break;
    case BAR_ITEM:
    case BAR_TREASURE:
        why.kind = item_at(world, at->cell);
        break;
    case BAR_LOCK:
    case BAR_LOCKED:
        why.kind = TILES[tile].lock;
        break;
    case BAR_HARM:
        why.kind = fixture != NULL ? (int)fixture->kind : FIXTURE_COUNT;
        break;
    default:
        why.kind = (int)tile;
    }
    return why;
}

// Ends the journey because there is no way, even through what stands in it.
static bool give_up(Journey *journey, const World *world) {
    StopReason why = journey->kind == JOURNEY_GO ? STOP_NO_WAY
                     : survey_has_surplus(world) ? STOP_SURPLUS
                                                 : STOP_EXPLORED;
    journey->sightings.told[STOP_EXPLORED] |= journey->kind == JOURNEY_EXPLORE;
    stop(journey, (JourneyStop){.reason = why, .cell = journey->target});
    return false;
}

// Ends the journey before a bar, unless he walks up to it first. While exploring he does so once.
static bool approach(Journey *journey, const World *world, const Obstacle *at) {
    Vec stairs, hero = world->cache.hero_cell;
    uint8_t *tried = &journey->survey.tried.cells[grid_index(&journey->survey.tried, at->cell)];
    bool explores = journey->kind == JOURNEY_EXPLORE, there = vec_eq(at->before, hero);
    if (BARS[at->bar].near && !there && !(explores && *tried == TRIED_BAR)) return true;
    if (there) *tried = TRIED_BAR;
    bool leaves =
        explores && BARS[at->bar].last && journey_open_stairs(world, &stairs) && !vec_eq(stairs, hero);
    TravelBar bar = BARS[at->bar].asks && !leaves ? at->bar : BAR_NONE;
    if (journey->kind == JOURNEY_LEAVE && bar == BAR_NONE) journey->sightings.told[STOP_ARRIVED] = true;
    journey->sightings.told[STOP_EXPLORED] |= explores && BARS[at->bar].last;
    ask(journey, world, stop_before(journey, world, at), bar);
    return false;
}

static bool choose(Journey *journey, const World *world) {
    Vec hero = world->cache.hero_cell;
    look(journey, world);
    bool leads = survey_leads(&journey->survey, hero);
    if (!leads && journey->kind == JOURNEY_LEAVE) { // what is unexplored may lead to the stairs
        journey->kind = JOURNEY_EXPLORE;
        look(journey, world);
        leads = survey_leads(&journey->survey, hero);
    }
    if (!leads) return give_up(journey, world);
    Obstacle at = survey_follow(&journey->survey, hero);
    set_goal(journey, at.goal);
    journey->active = at.bar == BAR_NONE || approach(journey, world, &at);
    return journey->active;
}

// Stops and returns false if a hunter forbids to set out.
static bool heed(Journey *journey, const World *world) {
    JourneyStop why = hunted(world, heeded_cells(journey));
    bool upon = hunted(world, UPON_HIM_CELLS).reason != STOP_NONE;
    if (why.reason != STOP_NONE) ask(journey, world, why, upon ? BAR_NONE : BAR_HUNTER);
    return journey->active;
}

static bool set_out(Journey *journey, const World *world, JourneyKind kind, Vec target) {
    bool same = (kind == JOURNEY_GO) == (journey->kind == JOURNEY_GO) &&
                (kind != JOURNEY_GO || vec_eq(target, journey->target));
    bool again = same && journey_asks(journey, world);
    journey->passes = again ? journey->passes | 1u << journey->asked : 0;
    if (!again) journey->goal = NOWHERE;
    journey->kind = kind;
    journey->target = target;
    journey->held_up = 0;
    return choose(journey, world) && heed(journey, world);
}

static void begin(Journey *journey, const World *world) {
    if (journey->sightings.world != world) journey_look(journey, world);
    journey_end(journey);
}

bool journey_to(Journey *journey, const World *world, Vec cell) {
    begin(journey, world);
    if (world_known(world, cell) != KNOWN_NOT) return set_out(journey, world, JOURNEY_GO, cell);
    journey->kind = JOURNEY_GO;
    journey->target = cell;
    return give_up(journey, world);
}

// Stops once for gifts. They lie where he arrives, so he is told of them before he leaves.
static bool stays_for_gifts(Journey *journey, const World *world) {
    JourneyStop why = {.reason = STOP_GIFTS};
    if (!sightings_gift(&journey->sightings, world, &why.cell)) return false;
    journey->sightings.told[STOP_GIFTS] = true;
    stop(journey, why);
    return true;
}

// True if the stairs come before what is unexplored: they are open, and he was not led to them yet, or
// nothing else is left.
static bool leaves(const Journey *journey, const World *world, Vec *stairs) {
    bool all = world_descends(world) || (world->collected > 0 && world->remaining == 0);
    bool wants = journey_is_done(journey) || (all && !journey->sightings.told[STOP_ARRIVED]);
    return journey_open_stairs(world, stairs) && wants && !vec_eq(*stairs, world->cache.hero_cell);
}

bool journey_explore(Journey *journey, const World *world) {
    Vec stairs = NOWHERE;
    if (journey->active && journey->kind != JOURNEY_GO) return true;
    begin(journey, world);
    if (journey->kind == JOURNEY_GO) journey->asked = BAR_NONE;
    bool again = journey_asks(journey, world), leads = leaves(journey, world, &stairs);
    JourneyKind kind = again ? journey->kind : leads ? JOURNEY_LEAVE : JOURNEY_EXPLORE;
    journey->kind = kind;
    if (stays_for_gifts(journey, world) || stops_at_quota(journey, world)) return false;
    return set_out(journey, world, kind, stairs);
}

Vec journey_step_to(Journey *journey, const World *world, Vec cell) {
    enum { PASSES = 1u << BAR_BODY | 1u << BAR_SLEEPER | 1u << BAR_AMBUSH | 1u << BAR_ELITE };
    Vec hero = world->cache.hero_cell;
    survey_look(&journey->survey, world, &journey->sightings, PASSES);
    survey_goal_cell(&journey->survey, cell);
    survey_measure(&journey->survey, NOWHERE);
    Obstacle at = survey_follow(&journey->survey, hero);
    bool barred = at.bar != BAR_NONE && vec_eq(at.before, hero);
    return barred ? hero : survey_next(&journey->survey, hero);
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

// Walks to the next cell: if he is between two cells, straight to it, unless something there could hurt him.
static Input step(Journey *journey, const World *world) {
    Vec hero = cell_of(world->actors[HERO].pos), cell = survey_next(&journey->survey, hero);
    journey->step = !is_at(world, hero) && harm_beside(world, hero) ? hero : cell;
    journey->near = INT32_MAX;
    journey->path_count = 0;
    for (Vec next; journey->path_count < JOURNEY_PATH_MAX; cell = next) {
        journey->path[journey->path_count++] = cell;
        next = survey_next(&journey->survey, cell);
        if (vec_eq(next, cell)) break;
    }
    return towards(world, journey->step);
}

static Input at_goal(Journey *journey, const World *world) {
    enum { TRIES_MOST = 90 };
    bool opens = grid_at(&journey->survey.goals, journey->goal) == GOAL_OPEN;
    bool pressed = (world->hero.last_input.buttons & BUTTON_USE) != 0;
    if (journey->kind != JOURNEY_EXPLORE) {
        journey->sightings.told[STOP_ARRIVED] |= journey->kind == JOURNEY_LEAVE;
        stop(journey, (JourneyStop){.reason = STOP_ARRIVED, .cell = journey->target});
    } else if (++journey->tries > (opens ? TRIES_MOST : 1)) {
        grid_set(&journey->survey.tried, journey->goal, TRIED_GOAL);
    }
    return (Input){.buttons = opens && !pressed ? BUTTON_USE : 0};
}

Input journey_input(Journey *journey, const World *world) {
    if (!journey->active || world->actors[HERO].act != ACT_NONE) return (Input){0};
    bool walks = journey->step.x >= 0 && !is_at(world, journey->step);
    if (walks && gets_on(journey, world) && !survey_is_harmful(world, journey->step))
        return towards(world, journey->step);
    if (journey->held_up >= HELD_UP_TICKS) {
        stop(journey, (JourneyStop){.reason = STOP_HELD_UP, .cell = journey->step});
        return (Input){0};
    }
    if (!walks) journey->held_up = 0;
    if (!choose(journey, world)) return (Input){0};
    return is_at(world, journey->goal) ? at_goal(journey, world) : step(journey, world);
}
