#pragma once
// Bots play, and each toll that comes is held against what was foretold. A twin of the game is one tick
// behind: when a toll has come, the twin's tick is played without it, and asked what it would bring.

#include "bots/turner.h"
#include "gen/gen.h"
#include "gen/makers/makers.h"
#include "map/vestibule.h"
#include "sim/game.h"
#include "sim/space/body.h"
#include "sim/toll/toll.h"

#include "support/unit.h"

enum { HOUR_TICKS = 350, FORECAST_SECONDS = 200 };

// What was compared so far.
typedef struct Foretold {
    int tolls, by_clock, in_arena;
    int lost, doubled, hunters; // in all
    int same;                   // tolls of which the number was the same a tick before
} Foretold;

// The treasures that were not doubled before, and are now.
static inline int count_doubled(const World *before, const World *after) {
    int count = 0;
    for (int i = 0; i < before->floor.item_count; i++) {
        const Item *was = &before->floor.items[i], *is = &after->floor.items[i];
        count += !was->taken && !was->hallowed && is->hallowed;
    }
    for (int i = 1; i < before->actor_count; i++)
        count += !before->actors[i].brain.booty.hallowed && after->actors[i].brain.booty.hallowed;
    return count;
}

static inline int count_hunters(const World *world) {
    int count = 0;
    for (int i = 1; i < world->actor_count; i++)
        count += world->actors[i].kind != ACTOR_NONE && world->actors[i].brain.hunter;
    return count;
}

static inline const Event *last_toll(const World *world) {
    const Event *toll = NULL;
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_TOLL && event->amount > 0) toll = event;
    }
    return toll;
}

static inline bool has_read_peal(const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_READ && event->what == ITEM_SCROLL_PEAL) return true;
    }
    return false;
}

// `before`: the world a tick before `after`, in which a toll came.
static inline void check_toll(Foretold *all, const World *before, const World *after, Input input) {
    bool rung = after->clock.hours == before->clock.hours;
    TollForecast shown = toll_forecast(before, rung);
    World *calm = world_copy(before);
    assert_non_null(calm);
    calm->clock.on = false;
    world_tick(calm, input);
    bool crown = calm->clock.open; // taken in this tick, it opens the grate without a toll
    calm->clock = before->clock;
    calm->clock.open = crown;
    calm->clock.elite_dead = after->clock.elite_dead;
    calm->clock.peal = has_read_peal(calm);
    TollForecast says = toll_forecast(calm, rung);
    assert_int_equal(count_hunters(after) - count_hunters(calm), says.hunters);
    assert_int_equal(count_doubled(calm, after), says.doubled);
    assert_int_equal(last_toll(after)->what, says.hunters);
    int gone = 0, hallowed = 0;
    for (int i = 0; i < after->events.count; i++) {
        gone += after->events.at[i].kind == EVENT_GONE;
        hallowed += after->events.at[i].kind == EVENT_HALLOWED;
    }
    assert_int_equal(gone, says.lost);
    assert_int_equal(hallowed, says.doubled);
    assert_int_equal(calm->remaining - after->remaining, says.lost);
    assert_int_equal(says.opens && !calm->clock.open, after->clock.open && !calm->clock.open);
    all->tolls++;
    all->by_clock += !rung;
    all->in_arena += after->clock.crown;
    all->lost += gone;
    all->doubled += hallowed;
    all->hunters += says.hunters;
    all->same += shown.hunters == says.hunters && shown.lost == says.lost && shown.doubled == says.doubled;
    world_free(calm);
}

// Many tolls, and nobody dies of them.
static inline void hurry(World *world, int tick) {
    TollClock *clock = &world->clock;
    if (clock->ticks > HOUR_TICKS) clock->ticks = HOUR_TICKS;
    if (tick % 500 == 0 && !level_has_unopened_vestibule(&world->level)) clock->bell_ready = true;
    if (tick % 900 == 899 && clock->crown) world->facts.rung = true; // as by the Warlord
    world->actors[HERO].hp = world->actors[HERO].hp_max;
    for (int i = 1; i < world->actor_count && tick % 300 == 0; i++) { // he would have fled, or be dead
        if (world->actors[i].kind == ACTOR_NONE || !world->actors[i].brain.hunter) continue;
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
}

static inline void play_foretold(Foretold *all, const GenOptions *options, Temper temper) {
    Game *game = game_new(options), *twin = game_new(options);
    Turner turner = {.idle = 0};
    assert_true(game != NULL && twin != NULL && player_init(&turner.player, temper, options->seed));
    for (int tick = 0; tick < FORECAST_SECONDS * TICKS_PER_SECOND; tick++) {
        const World *world = game_world(game);
        Input input =
            options->pace == PACE_TURNS ? turner_input(&turner, world) : player_input(&turner.player, world);
        hurry(game_world(game), tick);
        hurry(game_world(twin), tick);
        game_tick(game, input);
        bool tolled = game->depth == twin->depth && last_toll(game_world(game)) != NULL &&
                      game_world(game)->clock.tolls > game_world(twin)->clock.tolls;
        if (tolled) check_toll(all, game_world(twin), game_world(game), input);
        game_tick(twin, input);
        if (game_world(game)->outcome != OUTCOME_NONE) break;
    }
    player_free(&turner.player);
    game_free(game);
    game_free(twin);
}

enum { FORECAST_MODES = 10 };

// Descents, towers and single dungeons, at each pace.
static inline GenOptions foretold_options(int mode, uint64_t seed) {
    static const GenKind SINGLE[] = {GEN_HALLS, GEN_CAVES, GEN_MAZE, GEN_CHAMBERS};
    GenOptions options = GENERATORS[mode < 6 ? GEN_HALLS : SINGLE[mode - 6]]->defaults;
    options.seed = seed;
    options.descent = mode < 6;
    options.toll = mode >= 6;
    options.tower = mode == 2 || mode == 3;
    options.depth = mode == 4 || mode == 5 ? DESCENT_DEPTHS : 1 + (int)(seed % 7);
    options.pace = mode % 2 == 0 ? PACE_REAL : PACE_TURNS;
    gen_set_usual_size(&options);
    return options;
}
