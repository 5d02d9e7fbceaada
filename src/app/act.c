// Carries out the commands of pages and screens in the window, and performs actions.
#include "app/loop.h"

#include "app/host/host.h"
#include "app/pages/own.h"
#include "app/pages/stages.h"
#include "app/store/files.h"
#include "lang/lang.h"
#include "view/canvas/png.h"

#include <stdio.h>

// ---- commands

static void ask(App *app, const ScreenCommand *command) {
    *(AskPage *)app->own[SCREEN_ASK] = (AskPage){.ask = (Ask)command->what, .options = command->options};
    app_push(app, SCREEN_ASK);
}

// Begins a dungeon. The file of a hand-made map is read again first. A classic that was chosen in the title
// is shown in letters until the title comes back; F2 shows pictures.
static void play(App *app, const ScreenCommand *command) {
    bool chosen = !app_has_recording(app);
    GenOptions options = command->options;
    app_reread_own_map(app, &options);
    (command->kind == DO_INSTEAD ? app_start_undoable : app_begin_dungeon)(app, &options);
    if (chosen) app->show.ascii |= options.classic;
}

// Opens the end page of a game that the player has given up.
static void give_up(App *app) {
    app_open_only(app, SCREEN_PLAY);
    app_push(app, SCREEN_END);
    app_report_errors(app);
}

// Closes the top screen if the game stands still below it, so that the hero can move.
static void leave_page(App *app) {
    if (!app_top_screen(app)->game_runs) app_pop(app);
}

static void explore(App *app) {
    leave_page(app);
    app_explore(app);
}

// Goes to the game and performs an action there. One that can be held is tapped.
static void perform(App *app, Action action) {
    app_open_only(app, SCREEN_PLAY);
    if (action < HELD_COUNT) {
        controls_tap(&app->controls, action);
    } else {
        app_act(app, action);
    }
}

static void show_stages(App *app, const GenOptions *options) {
    const char *unfit = stages_begin(&app->play, app->own, app_has_recording(app), options);
    if (unfit != NULL) app_say(app, unfit);
    if (unfit == NULL) app_push(app, SCREEN_STAGES);
}

static void show_sheet(App *app, const GenOptions *options) {
    ((SheetPage *)app->own[SCREEN_SHEET])->options = *options;
    app_push(app, SCREEN_SHEET);
}

static void look(App *app, Vec cell) {
    *(Vec *)app->own[SCREEN_LOOK] = cell;
    app_push(app, SCREEN_LOOK);
}

static void quit(App *app) {
    app->loop.quit = true;
}

// Commands without arguments: DO_* to function.
static void (*const PLAIN[])(App *app) = {
    [DO_POP] = app_pop,
    [DO_TAKE_BACK] = app_start_restore,
    [DO_TAKE_OVER] = app_start_take_over,
    [DO_GIVE_UP] = give_up,
    [DO_EXPLORE] = explore,
    [DO_NEAREST] = app_attack_nearest,
    [DO_WATCH_OWN] = app_watch_last_game,
    [DO_LEAVE_WATCHING] = app_leave_watching,
    [DO_QUIT] = quit,
};

// Carries out the commands that begin, continue, leave or show a game.
static void carry_to_game(App *app, const ScreenCommand *command) {
    switch (command->kind) {
    case DO_PLAY:
    case DO_INSTEAD:
        play(app, command);
        break;
    case DO_RESUME:
        app_start_resume(app, (SaveSlot)(command->what / SAVE_PLACES),
                         (SavePlace)(command->what % SAVE_PLACES));
        break;
    case DO_RESUMED:
        app_finish_resume(app, command->text);
        break;
    case DO_WATCH:
        app_watch_run(app, command->what);
        break;
    case DO_TICK:
    case DO_TICK_AND_PLAY:
        app_tick_with_input(app, command->input);
        if (command->kind == DO_TICK_AND_PLAY) app_open_only(app, SCREEN_PLAY);
        break;
    case DO_ACTION:
        perform(app, (Action)command->what);
        break;
    case DO_TRAVEL:
        leave_page(app);
        app_travel(app, command->cell);
        break;
    default:
        break;
    }
}

void app_carry_out(App *app, const ScreenCommand *command) {
    bool plain = command->kind < sizeof PLAIN / sizeof *PLAIN && PLAIN[command->kind] != NULL;
    ScreenCommand below;
    if (plain) {
        PLAIN[command->kind](app);
        return;
    }
    switch (command->kind) {
    case DO_REPLACE:
        app_pop(app);
        app_push(app, (ScreenId)command->what);
        break;
    case DO_PUSH:
        app_push(app, (ScreenId)command->what);
        break;
    case DO_GO:
        if (command->what == SCREEN_TITLE)
            app_leave_to_title(app);
        else
            app_open_only(app, (ScreenId)command->what);
        break;
    case DO_ASK:
        ask(app, command);
        break;
    case DO_LOOK:
        look(app, command->cell);
        break;
    case DO_STAGES:
        show_stages(app, &command->options);
        break;
    case DO_SHEET:
        show_sheet(app, &command->options);
        break;
    case DO_SAY:
        app_say(app, command->text);
        break;
    case DO_CONFIRM:
        app_read_out(app, app->play.asked); // app_draw() shows it
        break;
    case DO_BELOW:
        below = app_screen_of(app->stack.at[0])->act(app, (Action)command->what);
        app_carry_out(app, &below);
        break;
    default:
        carry_to_game(app, command);
        break;
    }
}

// ---- actions

static void play_sound_of(App *app, const PageUse *use, Action action) {
    bool across = use->columns > 1 && (action == ACTION_LEFT || action == ACTION_RIGHT);
    if (across || action == ACTION_UP || action == ACTION_DOWN || action == ACTION_NEXT)
        sound_play(app->assets.sound, SOUND_MENU_MOVE);
    if (action == ACTION_CONFIRM) sound_play(app->assets.sound, SOUND_MENU_PICK);
}

void app_type(App *app, const char *text) {
    if (PAGES[app_top_screen_id(app)] == NULL) return;
    page_type_text(PAGES[app_top_screen_id(app)], app->own[app_top_screen_id(app)], text);
    app->loop.changed = true;
}

static void paste(App *app) {
    char *text = SDL_GetClipboardText();
    if (text != NULL) app_type(app, text);
    SDL_free(text);
}

static ScreenCommand act_on_page(App *app, const Page *page, Action action) {
    PageUse use = app_page_use(app);
    play_sound_of(app, &use, action);
    if (action == ACTION_PASTE) paste(app);
    return page_act(page, &use, action);
}

static void act_on_screen(App *app, Action action) {
    const Page *page = PAGES[app_top_screen_id(app)];
    const ScreenCommand does =
        page != NULL ? act_on_page(app, page, action) : app_top_screen(app)->act(app, action);
    app_carry_out(app, &does);
    app_settings_changed(app);
}

static void take_screenshot(App *app) {
    char path[PATH_MAX_BYTES];
    Error error;
    (void)fail(&error, "%s", tr("No screenshot: not enough memory"));
    file_screenshot_path(path, sizeof path);
    Buffer png = {0};
    const Image *picture = app_draw(app);
    bool saved = picture != NULL && png_write(picture, &png) &&
                 file_write(path, png.bytes, png.size, CARE_LITTLE, &error);
    char shown[PATH_MAX_BYTES], said[PATH_MAX_BYTES + 16];
    (void)snprintf(said, sizeof said, tr("Saved %s"), file_display_path(path, shown, sizeof shown));
    app_say(app, saved ? said : error.text);
    if (saved && host_offer_download(path)) (void)file_remove(path);
    buffer_free(&png);
}

static void toggle_mute(App *app) {
    app_toggle(app, SETTING_SOUND);
    app_say(app, app->play.prefs.now[SETTING_SOUND] != 0 ? tr("Sound is off") : tr("Sound is on"));
}

// Performs the actions that work on every screen. Returns true if this was one.
static bool act_anywhere(App *app, Action action) {
    switch (action) {
    case ACTION_FULLSCREEN:
        app_toggle(app, SETTING_SCREEN);
        return true;
    case ACTION_SCREENSHOT:
        take_screenshot(app);
        return true;
    case ACTION_PERF_STATS:
        app_toggle(app, SETTING_PERF_STATS);
        return true;
    case ACTION_MUTE:
        toggle_mute(app);
        return true;
    case ACTION_NEAR:
        app_set(app, SETTING_VIEW, 0);
        return true;
    case ACTION_FAR:
        app_set(app, SETTING_VIEW, 1);
        if (!fit_allows_far_view(&app->show.fit)) app_say(app, tr("The far view needs a larger window"));
        return true;
    default:
        return false;
    }
}

void app_act(App *app, Action action) {
    if (action == ACTION_NONE) return;
    app->loop.changed = true;
    bool own = app_top_screen(app)->steps && (action == ACTION_NEAR || action == ACTION_FAR);
    if (!own && act_anywhere(app, action)) return;
    if (action != ACTION_EXPLORE)
        app_stop_journey(app); // pressing the key of explore again continues the journey
    act_on_screen(app, action);
}

void app_work(App *app) {
    if (app_top_screen(app)->work == NULL) return;
    const ScreenCommand does = app_top_screen(app)->work(app);
    app_carry_out(app, &does);
}

// The letter of a key. On layouts with other letters it is the Latin letter that most layouts have on that
// key.
static int letter_of(const SDL_Keysym *key) {
    bool lies = key->scancode >= SDL_SCANCODE_A && key->scancode <= SDL_SCANCODE_Z;
    bool latin = key->sym > 0 && key->sym < 128;
    return lies && !latin ? 'a' + (int)(key->scancode - SDL_SCANCODE_A) : (int)key->sym;
}

// Gives a letter to the top page, as printed on the key or else as a Latin one, before the key becomes an
// action. Letters that move the hero are left out: they keep moving him.
static bool hear_letter(App *app, const SDL_Event *event, ScreenCommand *does) {
    const Page *page = PAGES[app_top_screen_id(app)];
    PageUse use = app_page_use(app);
    if (page == NULL || page->letter == NULL) return false;
    if (event->type != SDL_KEYDOWN || event->key.repeat != 0) return false;
    if (app_is_walk_key(app, event->key.keysym.scancode)) return false;
    return page->letter(&use, (int)event->key.keysym.sym, does) ||
           page->letter(&use, letter_of(&event->key.keysym), does);
}

bool app_pass_to_screen(App *app, const Screen *hears, const SDL_Event *event) {
    ScreenCommand does = command_do(DO_STAY);
    bool heard = hears->hear != NULL ? hears->hear(app, event, &does) : hear_letter(app, event, &does);
    if (heard) app_carry_out(app, &does);
    return heard;
}
