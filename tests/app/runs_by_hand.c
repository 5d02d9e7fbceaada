// Plays whole runs with the mouse alone, or with a cross and six buttons, from the title on.
// usage: runs_by_hand [long | mouse|pad KIND real|turns SEED]
#include "app/hands.h"
#include "app/pages/practice.h"
#include "base/check.h"
#include "support/home.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TICKS_MOST = 40 * 60 * TICKS_PER_SECOND, SEEDS_MOST = 8 };

typedef struct Trip {
    const Hand *hand;
    int kind; // GenKind; GEN_COUNT: the descent
    Pace pace;
    uint64_t seed; // the first that is tried
    bool steel;
} Trip;

static int entry_of(const App *app, const char *label) {
    const Menu *menu = &app->stack.menus[app->stack.depth - 1];
    for (int i = 0; i < menu->count; i++) {
        if (strcmp(menu->entries[i].label, label) == 0) return i;
    }
    return -1;
}

static void choose(Hands *hands, const char *label) {
    hands->hand->choose(hands, entry_of(hands->app, label));
}

static GenOptions *practice_of(const App *app) {
    return &((PracticePage *)app->own[SCREEN_PRACTICE])->options;
}

static int kind_now(const App *app) {
    const GenOptions *options = practice_of(app);
    return options->descent ? (int)GEN_COUNT : (int)options->kind;
}

// By the title's menus; the seed there is a random one, from which he steps to his.
static bool begin(Hands *hands, const Trip *run) {
    App *app = hands->app;
    const Hand *hand = hands->hand;
    practice_of(app)->seed = run->seed - 3;
    hands_frame(hands);
    choose(hands, "Descent");
    while (app->play.prefs.now[SETTING_PACE] != (int)run->pace) hand->step(hands);
    choose(hands, "Practice");
    hand->confirm(hands);
    choose(hands, "Kind");
    while (kind_now(app) != run->kind) hand->step(hands);
    choose(hands, "Seed");
    while (practice_of(app)->seed != run->seed) hand->step(hands);
    choose(hands, "Begin");
    hand->confirm(hands);
    return app_top_screen_id(app) == SCREEN_PLAY && app->play.session.options.seed == run->seed;
}

static bool play(Hands *hands, const Trip *run) {
    App *app = hands->app;
    if (!begin(hands, run)) return false;
    int ticks = 0;
    for (; ticks < TICKS_MOST && app->play.session.world->outcome == OUTCOME_NONE && !app->loop.quit; ticks++)
        hands_tick(hands);
    const World *world = app->play.session.world;
    printf(
        "%s by %s, %s: seed %llu, outcome %d after %d ticks (%u of play), depth %d, collected %d, kills %d\n",
        run->kind == GEN_COUNT ? "the descent" : "a dungeon", run->hand->name,
        run->pace == PACE_TURNS ? "turn by turn" : "in real time", (unsigned long long)run->seed,
        world->outcome, ticks, world->tick, world->depth, world->collected, world->hero.score.kills);
    return world->outcome == OUTCOME_VICTORY;
}

static bool runs(const Trip *run) {
    Error error;
    Options options = {.mute = true, .window_w = 640, .window_h = 360};
    Bot steel;
    Turner turner = {0};
    App *app = app_new(&options, &error);
    if (app == NULL || !bot_init(&steel, true) || !player_init(&turner.player, TEMPER_CAREFUL, run->seed))
        return false;
    Hands hands = {.app = app, .hand = run->hand, .steel = run->steel ? &steel : NULL, .turner = &turner};
    bool won = (run->hand != &HAND_PAD || pad_plug_in(&hands)) && play(&hands, run);
    if (run->hand == &HAND_PAD) won = won && hands.shaken > 0;
    player_free(&turner.player);
    bot_free(&steel);
    app_free(app);
    return won;
}

// The bot may lose, and on another seed whenever levels change: it must win one of so many.
static bool wins(Trip trip) {
    for (int i = 0; i < SEEDS_MOST; i++, trip.seed++) {
        if (runs(&trip)) return true;
    }
    return false;
}

// Short ones first, then those of full size.
static const Trip TRIPS[] = {
    {&HAND_MOUSE, GEN_HALLS, PACE_REAL, 1, true},   {&HAND_MOUSE, GEN_HALLS, PACE_TURNS, 7, false},
    {&HAND_PAD, GEN_HALLS, PACE_REAL, 1, false},    {&HAND_PAD, GEN_HALLS, PACE_TURNS, 9, false},
    {&HAND_MOUSE, GEN_COUNT, PACE_REAL, 1, false},  {&HAND_MOUSE, GEN_COUNT, PACE_REAL, 11, false},
    {&HAND_MOUSE, GEN_COUNT, PACE_TURNS, 1, false}, {&HAND_MOUSE, GEN_COUNT, PACE_TURNS, 11, false},
    {&HAND_PAD, GEN_COUNT, PACE_REAL, 1, false},    {&HAND_PAD, GEN_COUNT, PACE_TURNS, 1, false},
};
enum { TRIP_COUNT = sizeof TRIPS / sizeof *TRIPS, SHORT_TRIPS = 4 };

// The pace was set in the title, and is kept.
static void forget_settings(const Home *home) {
    char path[sizeof home->path + 64];
    (void)snprintf(path, sizeof path, "%s/cellarium/settings", home->path);
    (void)unlink(path);
}

static Trip trip_of(char **words) {
    Trip trip = {&HAND_MOUSE, GEN_COUNT, PACE_REAL, strtoull(words[3], NULL, 10), false};
    if (strcmp(words[0], "pad") == 0) trip.hand = &HAND_PAD;
    for (int i = 0; i < GEN_COUNT; i++) {
        if (strcmp(words[1], GENERATORS[i]->name) == 0) trip.kind = i;
    }
    if (strcmp(words[2], "turns") == 0) trip.pace = PACE_TURNS;
    return trip;
}

// SDL 2 over SDL 3 loses the steps of a wheel's event that is pushed, not those of a real wheel: then the
// mouse stays.
static bool wheel_is_lost(void) {
    SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL, .y = 1}};
    CHECK(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0 && SDL_PushEvent(&event) == 1);
    CHECK(SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_MOUSEWHEEL, SDL_MOUSEWHEEL) == 1);
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
    return event.wheel.y != 1;
}

int main(int argc, char **argv) {
    Home home;
    int won = 0, count = argc > 1 && strcmp(argv[1], "long") == 0 ? (int)TRIP_COUNT : (int)SHORT_TRIPS;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    if (argc == 5) {
        Trip trip = trip_of(argv + 1);
        count = 1;
        won = runs(&trip);
    }
    bool no_wheel = wheel_is_lost();
    for (int i = 0; argc != 5 && i < count; i++)
        won += (no_wheel && TRIPS[i].hand == &HAND_MOUSE) || wins(TRIPS[i]);
    if (no_wheel) puts("not by the mouse: this SDL loses a wheel's steps");
    forget_settings(&home);
    (void)home_close(&home);
    return won == count ? 0 : 1;
}
