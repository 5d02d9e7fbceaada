// The game as it is played: a tick of it, and its screens, play and layout.
#include "app/play/pads.h"
#include "app/screens/state.h"
#include "map/vestibule.h"
#include "sim/hero/item_use.h"
#include "sim/hero/use.h"
#include "view/hud/describe_draw.h"

#include <stdio.h>
#include <string.h>

enum { END_DELAY_TICKS = 75, ASK_AGAIN_MS = 3000 };

// ---- ticks

static void listen(App *app) {
    const char *unkept = storage_learn(&app->play.storage, &app->play.session);
    if (unkept != NULL) app_say(app, unkept);
    show_tick(&app->show, app->play.session.world);
    sound_tick(app->assets.sound, app->play.session.world);
    if (app->play.prefs.now[SETTING_RUMBLE] == 0) pads_tick(&app->controls, app->play.session.world);
    app_log(app);
}

void app_tell_controls(App *app) {
    const World *world = app->play.session.world;
    Controls *controls = &app->controls;
    Vec cell;
    if (world == NULL) return;
    bool plays = world->outcome == OUTCOME_NONE && !app->play.session.watching;
    controls->rings_bell = world->clock.on && world->clock.bell_ready && plays;
    controls->idle_use =
        world->clock.on && !item_has_use((ItemKind)world->hero.bag.hand) && !use_at_hand(world, &cell);
    app->show.hud.chosen = controls->chosen;
    show_name_keys(&app->show, controls);
    memcpy(app->play.log.events.throw_key, app->show.hud.message.throw_key,
           sizeof app->play.log.events.throw_key);
}

// Whoever has rung its bell may take the side door from now on.
static void note_vestibule(App *app) {
    const EventList *events = &app->play.session.world->events;
    if (!app->play.session.options.descent || app->play.prefs.now[SETTING_VESTIBULE] != 0) return;
    for (int i = 0; i < events->count; i++) {
        if (events->at[i].kind == EVENT_TOLL && events->at[i].amount == 0) app_set(app, SETTING_VESTIBULE, 1);
    }
}

static void save_due(App *app, StorageMoment moment) {
    const char *unsaved = storage_save_due(&app->play.storage, &app->play.session, moment);
    if (unsaved != NULL) app_say(app, unsaved);
}

// While time waits the picture lives on.
static void wait_on(App *app) {
    world_tick(app->play.session.world, (Input){0});
    listen(app);
    save_due(app, STORAGE_WAIT);
}

static void tell_pace(App *app, Pace before) {
    static const char *const PACES[PACE_COUNT] = {"Real time", "Turn by turn: time waits for you",
                                                  "Time moves when you move"};
    Pace pace = app->play.session.world->hero.pace;
    if (pace != before) app_say(app, PACES[pace]);
}

// The picture lives on for a while; the time that the run took stands still.
static void end(App *app) {
    storage_forget(&app->play.storage, &app->play.session);
    app_tell_unkept(app);
    if (app->over_ticks++ == 0) app->over_tick = app->play.session.world->tick;
    if (app->over_ticks != END_DELAY_TICKS) return;
    app_go(app, &SCREEN_PLAY);
    app_push(app, &SCREEN_END);
}

void app_press(App *app, Input input) {
    Error error = {""};
    app_tell_controls(app);
    const World *before = app->play.session.world;
    const Game *game = app->play.session.game;
    Pace pace = before->hero.pace;
    if (world_idle(before, input)) {
        wait_on(app);
        return;
    }
    if (!session_tick(&app->play.session, input, &error)) {
        app_stop(app, error.text);
        return;
    }
    bool moved = app->play.session.world != before;
    if (moved) app_watch_world(app, app->play.session.game != game);
    listen(app);
    tell_pace(app, pace);
    app_watch_journey(app);
    note_vestibule(app);
    if (app->play.left.ticks > 0) app->play.left.ticks--;
    save_due(app, moved ? STORAGE_DEPTH : STORAGE_TICK);
    if (!storage_record(&app->play.storage, &app->play.session, CARE_LITTLE, &error))
        app_say(app, error.text);
    if (app->play.session.world->outcome != OUTCOME_NONE) end(app);
}

void app_hurry(App *app) {
    const World *world = app->play.session.world;
    bool goes = world_turns(world) && !world->classic && !world_waits(world) &&
                world->outcome == OUTCOME_NONE && app_top(app)->game_runs && !app->quit;
    if (goes) app_press(app, (Input){.buttons = world->hero.last_input.buttons});
}

// ---- screens

// The same seed for the next generator.
static void play_next_generator(App *app) {
    GenOptions next = watch_next_generator(&app->play.session.options);
    app_play_instead(app, &next);
}

// Of a pad: the next quick slot in which there is something.
static void choose_slot(App *app) {
    const Bag *pack = &app->play.session.world->hero.bag;
    for (int i = 1; i <= SLOTS; i++) {
        int slot = (app->controls.chosen + SLOTS - 1 + i) % SLOTS;
        if (pack->slots[slot] < 0 || pack->stock[pack->slots[slot]] == 0) continue;
        app->controls.chosen = slot + 1;
        return;
    }
}

// Why the hand bell does not ring; NULL: it does.
static const char *silent_bell(const World *world) {
    if (!world->clock.on) return "No bell tolls here";
    if (world->clock.bell_ready) return NULL;
    return vestibule_there(&world->level) ? "No hand bell yet: it stands in the torchlight"
                                          : "The hand bell is silent until the next level";
}

// Where a bell tolls, the key that rings it is also the one for a new dungeon: it asks once, in a line.
static bool is_asked_again(App *app) {
    char text[160], key[PROMPT_MAX];
    const World *world = app->play.session.world;
    uint32_t now = SDL_GetTicks();
    bool again = app->asked_new_ms != 0 && now - app->asked_new_ms < ASK_AGAIN_MS;
    app->asked_new_ms = again ? 0 : now | 1;
    if (again) return true;
    const char *prompt = controls_prompt(&app->controls, ACTION_NEW_SEED), *silent = silent_bell(world);
    (void)snprintf(key, sizeof key, "%s", prompt);
    int at = snprintf(text, sizeof text, "%s%s: a new %s. ", key, key[0] != '\0' ? " again" : "Again",
                      world_descends(world) ? "descent" : "dungeon");
    if (silent != NULL) {
        (void)snprintf(text + at, sizeof text - (size_t)at, "%s", silent);
    } else {
        (void)snprintf(text + at, sizeof text - (size_t)at, "Hold %s: ring the bell",
                       key[0] != '\0' ? key : "the bell");
    }
    app_say(app, text);
    return false;
}

static void play_another(App *app, bool same) {
    const World *world = app->play.session.world;
    bool asks = !same && world->clock.on && world->outcome == OUTCOME_NONE;
    if (!asks) {
        app_play_again(app, same);
    } else if (is_asked_again(app)) {
        app_play_another(app);
    }
}

// In the classic one walks, and nothing else.
static bool classic_has(Action action) {
    return action <= ACTION_DOWN || action >= ACTION_LOOK;
}

const char *app_unfit(const App *app, Action action) {
    const World *world = app->play.session.world;
    const GenOptions *options = &app->play.session.options;
    if (world->classic && !classic_has(action)) return "The classic has no bag, no map and no bell";
    switch (action) {
    case ACTION_BELL:
        return silent_bell(world);
    case ACTION_WAIT:
        return world_turns(world) ? NULL : "Time does not wait for you";
    case ACTION_TAKE_BACK:
        return app_offers_back(app) ? NULL : "No dungeon was left";
    case ACTION_NEXT_GENERATOR:
        if (options->descent) return "Only single dungeons change generators";
        return options->map.size > 0 ? "This map was made by hand" : NULL;
    case ACTION_NEAR:
    case ACTION_FAR:
        return fit_has_far(&app->show.fit) ? NULL : "The window is too small for it";
    default:
        return NULL;
    }
}

// The screen that an action opens, or NULL.
static const Screen *opened_by(Action action) {
    static const struct {
        Action action;
        const Screen *screen;
    } OPENS[] = {{ACTION_PAUSE, &SCREEN_PAUSE}, {ACTION_HELP, &SCREEN_HELP}, {ACTION_LAYOUT, &SCREEN_LAYOUT},
                 {ACTION_BAG, &SCREEN_BAG},     {ACTION_MAP, &SCREEN_MAP},   {ACTION_MORE, &SCREEN_MORE},
                 {ACTION_SAID, &SCREEN_SAID}};
    for (size_t i = 0; i < sizeof OPENS / sizeof OPENS[0]; i++) {
        if (OPENS[i].action == action) return OPENS[i].screen;
    }
    return NULL;
}

// In a descent the layout tells what he is there to find out: he is asked, once.
static void open_screen(App *app, const Screen *screen) {
    const World *world = app->play.session.world;
    bool tells = screen == &SCREEN_LAYOUT && world_descends(world) && world->outcome == OUTCOME_NONE &&
                 !app->play.session.watching;
    if (tells && !app->play.saw_layout) {
        app_ask(app, ASK_LAYOUT);
    } else {
        app_push(app, screen);
    }
}

// Whatever is held down for a while, or does nothing, is better left unsaid.
static bool is_said(Action action) {
    return action >= HELD_COUNT && action != ACTION_TAKE_BACK && action != ACTION_NEAR &&
           action != ACTION_FAR;
}

static void act_play(App *app, Action action) {
    const Screen *screen = opened_by(action);
    const char *unfit = app_unfit(app, action);
    if (unfit != NULL && is_said(action)) {
        app_say(app, unfit);
        return;
    }
    if (screen != NULL) open_screen(app, screen);
    switch (action) {
    case ACTION_STAGES:
        app_show_stages(app);
        break;
    case ACTION_EXPLORE:
        app_explore(app);
        break;
    case ACTION_LOOK:
        app_look(app, cell_of(app->play.session.world->actors[HERO].pos));
        break;
    case ACTION_ASCII:
        app_set(app, SETTING_PICTURE, !app->show.ascii);
        break;
    case ACTION_NEW_SEED:
    case ACTION_SAME_SEED:
        play_another(app, action == ACTION_SAME_SEED);
        break;
    case ACTION_TAKE_BACK:
        if (app_offers_back(app)) app_take_back(app);
        break;
    case ACTION_NEXT_GENERATOR:
        play_next_generator(app);
        break;
    case ACTION_NEXT_SLOT:
        choose_slot(app);
        break;
    default:
        break;
    }
}

enum { LINE_EDGE = 9 }; // px from the panel's edge to text

static int line_width(const App *app, const char *text) {
    return font_width(app->assets.ui.font, text) + 2 * LINE_EDGE;
}

static void draw_line(App *app, Image *layer, Rect rect, const char *text) {
    char fit[MESSAGE_MAX + 4];
    const Ui *ui = &app->assets.ui;
    const char *line = ui_text_fit(ui, rect.w - 2 * LINE_EDGE, text, fit, sizeof fit);
    panel_draw(ui, layer, rect);
    ui_text_centre(ui, layer, (Vec){rect.x + rect.w / 2, rect.y + 7}, 1, COLOUR_CREAM, line);
}

static void draw_play(App *app, Image *layer) {
    char text[96];
    Description what;
    const Cursor *cursor = &app->show.cursor;
    if (cursor->kind == CURSOR_HOVER) {
        describe_cell(app->play.session.world, scene_item_memory(app->show.scene), &app->play.storage.lore,
                      cursor->cell, &what);
        Rect box =
            show_layer_box(&app->show, app->play.session.world, cursor->cell, pacing_alpha(&app->pacing));
        describe_draw_name(&app->assets.ui, layer, box, &what);
    }
    app_draw_pointed(app, layer);
    if (!app_offers_back(app)) return;
    int seconds = (app->play.left.ticks + TICKS_PER_SECOND - 1) / TICKS_PER_SECOND;
    (void)snprintf(text, sizeof text, "%s: back to the dungeon that you left (%d)",
                   controls_prompt(&app->controls, ACTION_TAKE_BACK), seconds);
    Rect rect =
        hud_line_rect(&app->show.hud, &app->assets.ui, app->play.session.world, line_width(app, text));
    draw_line(app, layer, rect, text);
    hits_add(&app->hits, rect, HIT_TAKE_BACK);
}

const Screen SCREEN_PLAY = {
    .name = "play", .mode = CONTROL_PLAY, .game_runs = true, .act = act_play, .draw = draw_play};

static void act_layout(App *app, Action action) {
    if (action == ACTION_LAYOUT || action == ACTION_PAUSE || action == ACTION_BACK ||
        action == ACTION_WATCH_LEAVE) {
        app_pop(app);
    } else {
        app->stack[0]->act(app, action);
    }
}

const Screen SCREEN_LAYOUT = {.name = "layout", .mode = CONTROL_PLAY, .game_runs = true, .act = act_layout};
