// Journeys in the game as it is played: they press for the player until he presses something himself.
#include "app/screens/state.h"
#include "view/hud/travel_text.h"

static void say_why(App *app) {
    const World *world = app->session.world;
    const Journey *journey = &app->journey;
    const EventText *text = travel_text_of(world, journey), *hint = travel_hint_of(world, journey);
    if (text != NULL) app_tell(app, text, journey->stop.kind, !event_log_tells(journey->stop.reason));
    if (hint != NULL) app_tell(app, hint, 0, true);
}

static bool can_travel(const App *app) {
    const World *world = app->session.world;
    return world != NULL && world->outcome == OUTCOME_NONE && !app->session.watching;
}

void app_travel(App *app, Vec cell) {
    if (can_travel(app) && !journey_to(&app->journey, app->session.world, cell)) say_why(app);
}

void app_explore(App *app) {
    if (can_travel(app) && !journey_explore(&app->journey, app->session.world)) say_why(app);
}

bool app_halt(App *app) {
    bool went = journey_goes(&app->journey);
    if (went) journey_end(&app->journey);
    return went;
}

Input app_input(App *app) {
    Input own = controls_input(&app->controls);
    if (!input_idle(own)) (void)app_halt(app);
    if (!journey_goes(&app->journey)) return own;
    Input input = journey_input(&app->journey, app->session.world);
    if (!journey_goes(&app->journey)) say_why(app);
    return input;
}

void app_watch_journey(App *app) {
    bool went = journey_goes(&app->journey);
    journey_watch(&app->journey, app->session.world);
    if (went && !journey_goes(&app->journey)) say_why(app);
}
