// Whole runs by the mouse alone, from the title on.
// usage: runs_by_hand [long]
#include "app/hands.h"

#include "support/home.h"

#include <stdio.h>
#include <string.h>

enum { TICKS_MOST = 40 * 60 * TICKS_PER_SECOND };

typedef struct Trip {
    const char *name;
    int kind; // GenKind; GEN_COUNT: the descent
    Pace pace;
    uint64_t seed;
    bool steel;
} Trip;

static Vec middle_of(const App *app, int hit) {
    for (int i = app->hits.count - 1; i >= 0; i--) {
        Rect rect = app->hits.at[i].rect;
        if (app->hits.at[i].hit == hit) return (Vec){rect.x + rect.w / 2, rect.y + rect.h / 2};
    }
    return (Vec){-1, -1};
}

static int entry_of(const App *app, const char *label) {
    const Menu *menu = &app->menus[app->depth - 1];
    for (int i = 0; i < menu->count; i++) {
        if (strcmp(menu->entries[i].label, label) == 0) return i;
    }
    return -1;
}

static void point_entry(Hands *hands, const char *label) {
    mouse_point(hands, middle_of(hands->app, HIT_ENTRY + entry_of(hands->app, label)));
}

static int kind_now(const App *app) {
    return app->practice.descent ? (int)GEN_COUNT : (int)app->practice.kind;
}

// By the title's menus; the seed there is a random one, from which he turns the wheel to his.
static bool begin(Hands *hands, const Trip *run) {
    App *app = hands->app;
    app->practice.seed = run->seed - 3;
    hands_frame(hands);
    point_entry(hands, "Descent");
    while (app->now[SETTING_PACE] != (int)run->pace) mouse_wheel(hands, 1);
    (void)mouse_hit(hands, HIT_ENTRY + entry_of(app, "Practice"));
    point_entry(hands, "Kind");
    while (kind_now(app) != run->kind) mouse_wheel(hands, 1);
    point_entry(hands, "Seed");
    while (app->practice.seed != run->seed) mouse_wheel(hands, 1);
    (void)mouse_hit(hands, HIT_CONFIRM);
    return app_top(app) == &SCREEN_PLAY && app->session.options.seed == run->seed;
}

static bool play(Hands *hands, const Trip *run) {
    App *app = hands->app;
    if (!begin(hands, run)) return false;
    int ticks = 0;
    for (; ticks < TICKS_MOST && app->session.world->outcome == OUTCOME_NONE && !app->quit; ticks++)
        hands_tick(hands);
    const World *world = app->session.world;
    printf("%s: seed %llu, outcome %d after %d ticks (%u of play), depth %d, collected %d, kills %d\n",
           run->name, (unsigned long long)run->seed, world->outcome, ticks, world->tick, world->depth,
           world->collected, world->hero.score.kills);
    return world->outcome == OUTCOME_VICTORY;
}

static bool runs(const Trip *run) {
    char error[4096];
    Options options = {.mute = true, .window_w = 640, .window_h = 360};
    Bot steel;
    Turner turner = {0};
    App *app = app_new(&options, error, sizeof error);
    if (app == NULL || !bot_init(&steel, true) || !player_init(&turner.player, TEMPER_CAREFUL, run->seed))
        return false;
    Hands hands = {.app = app, .steel = run->steel ? &steel : NULL, .turner = &turner};
    bool won = play(&hands, run);
    player_free(&turner.player);
    bot_free(&steel);
    app_free(app);
    return won;
}

// Each was seen to be won by what plays it. A short one first, then those of full size.
static const Trip TRIPS[] = {
    {"a dungeon", GEN_HALLS, PACE_REAL, 1, true},
    {"the descent", GEN_COUNT, PACE_REAL, 6, false},
    {"a dungeon, turn by turn", GEN_HALLS, PACE_TURNS, 1, false},
    {"the descent", GEN_COUNT, PACE_REAL, 3, false},
    {"the descent", GEN_COUNT, PACE_REAL, 1, false},
};
enum { TRIP_COUNT = sizeof TRIPS / sizeof *TRIPS, SHORT_TRIPS = 2 };

// The pace was set in the title, and is kept.
static void forget_settings(const Home *home) {
    char path[sizeof home->path + 64];
    (void)snprintf(path, sizeof path, "%s/cellarium/settings", home->path);
    (void)unlink(path);
}

int main(int argc, char **argv) {
    Home home;
    int won = 0, count = argc > 1 && strcmp(argv[1], "long") == 0 ? (int)TRIP_COUNT : (int)SHORT_TRIPS;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    for (int i = 0; i < count; i++) won += runs(&TRIPS[i]);
    forget_settings(&home);
    (void)home_close(&home);
    return won == count ? 0 : 1;
}
