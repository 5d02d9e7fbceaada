#include "app/hands.h"

#include "sim/hero/throw.h"

void hands_frame(Hands *hands) {
    hands->app->pacing.last = UINT64_MAX; // no time has passed
    (void)app_frame(hands->app);
}

static Input decide(Hands *hands) {
    const World *world = hands->app->play.session.world;
    if (hands->steel != NULL) return bot_input(hands->steel, world);
    return world_is_turn_based(world) ? turner_input(hands->turner, world)
                                      : player_input(&hands->turner->player, world);
}

int hands_throw_cells(const Hands *hands, Input input) {
    enum { TICKS = 4, MORE_TICKS = 6 }; // as bots/player_bag.c holds it
    int held = hands->turner->player.throwing - TICKS;
    return input.pick > 0 ? held / MORE_TICKS + AIM_LEAST : (int)AIM_LEAST;
}

void hands_tick(Hands *hands) {
    App *app = hands->app;
    if (!hands->hand->is_busy(hands)) hands->hand->want(hands, decide(hands));
    app_tick_with_input(app, app_take_next_input(app));
    app_run_extra_tick(app);
}
