// Journeys: they press keys for the player until he presses one himself.
#include "app/loop.h"
#include "view/hud/travel_text.h"

// Tells why the journey ended, or cannot begin, unless the log of events says it already.
static void say_why(App *app) {
    const World *world = app->play.session.world;
    const Journey *journey = &app->play.journey;
    const EventText *text = travel_stop_text(world, journey), *hint = travel_hint_text(world, journey);
    if (text != NULL)
        app_show_journey_text(app, text, &journey->stop, !event_log_covers_stop(journey->stop.reason));
    if (hint != NULL) app_show_journey_text(app, hint, &journey->stop, true);
}

static bool can_travel(const App *app) {
    const World *world = app->play.session.world;
    return world != NULL && world->outcome == OUTCOME_NONE && !app->play.session.watching;
}

void app_travel(App *app, Vec cell) {
    if (can_travel(app) && !journey_to(&app->play.journey, app->play.session.world, cell)) say_why(app);
}

static void say_where_to(App *app) {
    const Journey *journey = &app->play.journey;
    const EventText *text = travel_stairs_text(app->play.session.world, journey);
    if (text != NULL) app_show_journey_text(app, text, &(JourneyStop){.cell = journey->target}, true);
}

void app_explore(App *app) {
    if (!can_travel(app) || journey_active(&app->play.journey)) return;
    if (journey_explore(&app->play.journey, app->play.session.world)) {
        say_where_to(app);
    } else {
        say_why(app);
    }
}

void app_stop_journey(App *app) {
    if (journey_active(&app->play.journey)) journey_end(&app->play.journey);
}

void app_cancel_deeds(App *app) {
    app_stop_journey(app);
    app->mouse.clicks.aims = false;
    app->mouse.clicks.deed.kind = DEED_NONE;
}

void app_say_journey_end(App *app) {
    say_why(app);
    if (app->play.journey.stop.reason != STOP_ARRIVED) app->mouse.clicks.deed.kind = DEED_NONE;
}

void app_start_deed(App *app, Deed deed) {
    Vec hero = cell_of(app->play.session.world->actors[HERO].pos);
    bool walks = (deed.kind == DEED_GO || deed.kind == DEED_USE) && !vec_eq(hero, deed.stand);
    if (!can_travel(app)) return;
    app_cancel_deeds(app);
    bool goes = !walks || journey_to(&app->play.journey, app->play.session.world, deed.stand);
    if (goes || app->play.journey.stop.reason == STOP_HUNTED) {
        app->mouse.clicks.deed = deed;
        if (goes && deed.kind == DEED_GO) app->mouse.clicks.deed.kind = DEED_NONE;
    } else {
        say_why(app);
    }
}

void app_attack_nearest(App *app) {
    if (!can_travel(app)) return;
    char why[SENTENCE_MAX];
    bool shoots = app->play.prefs.now[SETTING_SHOTS] == 0;
    Deed deed = deed_nearest_attack(app->play.session.world, shoots, why);
    if (deed.kind == DEED_NONE) {
        app_say(app, why);
    } else {
        app_start_deed(app, deed);
    }
}

void app_stop_for_sights(App *app) {
    bool went = journey_active(&app->play.journey);
    if (app->play.session.world->outcome != OUTCOME_NONE) repeat_stop(&app->repeat);
    journey_look(&app->play.journey, app->play.session.world);
    const EventText *passing = travel_news_text(app->play.session.world, &app->play.journey);
    if (passing != NULL)
        app_show_journey_text(app, passing, &app->play.journey.news,
                              !event_log_covers_stop(app->play.journey.news.reason));
    bool news = passing == NULL && app->play.journey.news.reason != STOP_NONE;
    if (news) repeat_stop(&app->repeat);
    if (news && world_is_turn_based(app->play.session.world))
        app->mouse.clicks.deed.kind = DEED_NONE; // a new click replaces the deed
    if (went && !journey_active(&app->play.journey)) app_say_journey_end(app);
}
