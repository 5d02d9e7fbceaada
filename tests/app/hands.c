#include "app/hands.h"

void hands_frame(Hands *hands) {
    hands->app->pacing.last = UINT64_MAX; // no time has passed
    (void)app_frame(hands->app);
}

static Input decide(Hands *hands) {
    const World *world = hands->app->session.world;
    if (hands->steel != NULL) return bot_input(hands->steel, world);
    return world_turns(world) ? turner_input(hands->turner, world)
                              : player_input(&hands->turner->player, world);
}

// What was begun by a click goes on by itself.
static bool is_busy(Hands *hands) {
    const App *app = hands->app;
    bool goes = app->clicks.deed.kind != DEED_NONE || journey_goes(&app->journey);
    if (!goes || --hands->busy < 0) hands->busy = 0;
    return hands->busy > 0;
}

void hands_tick(Hands *hands) {
    App *app = hands->app;
    if (!is_busy(hands)) mouse_want(hands, decide(hands));
    app_press(app, app_input(app));
    app_hurry(app);
}
