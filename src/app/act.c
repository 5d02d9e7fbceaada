// What screens want done: here alone screens, games and what is kept of them meet.
#include "app/loop.h"

#include "app/pages/practice.h"
#include "app/play/watch.h"

// ---- commands

static void ask(App *app, const ScreenCommand *command) {
    *(AskPage *)app->own[SCREEN_ASK] = (AskPage){(Ask)command->what, command->options};
    app_push(app, SCREEN_ASK);
}

void app_ask(App *app, Ask question) {
    const ScreenCommand command = {
        .kind = DO_ASK, .what = (int)question, .options = app->play.session.options};
    ask(app, &command);
}

// From a page of the title. The classic is in letters, until the title comes back; F2 shows pictures.
static void play(App *app, const GenOptions *options) {
    bool chosen = !app_in_game(app);
    app_play(app, options);
    if (chosen) app->show.ascii |= options->classic;
}

static void give_up(App *app) {
    app_go(app, SCREEN_PLAY);
    app_push(app, SCREEN_END);
    app_tell_unkept(app);
}

static void back_in_game(App *app) {
    app_go(app, SCREEN_PLAY);
}

// Over which the game stands still.
static void leave_page(App *app) {
    if (!app_screen(app)->game_runs) app_pop(app);
}

static void perform(App *app, Action action) {
    back_in_game(app);
    if (action < HELD_COUNT) {
        controls_tap(&app->controls, action);
    } else {
        app_act(app, action);
    }
}

// In the title, that of the practice page; of a map made by hand, that it was not.
static void show_stages(App *app) {
    const PracticePage *practice = app->own[SCREEN_PRACTICE];
    const GenOptions *options = app_in_game(app) ? &app->play.session.options : &practice->options;
    if (options->map.size > 0) {
        app_say(app, "This map was made by hand");
        return;
    }
    watch_begin(app->own[SCREEN_STAGES], options);
    app_push(app, SCREEN_STAGES);
}

// True when it was one of those that lead from screen to screen.
static bool carry_to_screen(App *app, const ScreenCommand *command) {
    switch (command->kind) {
    case DO_STAY:
        return true;
    case DO_POP:
        app_pop(app);
        return true;
    case DO_PUSH:
        app_push(app, (ScreenId)command->what);
        return true;
    case DO_REPLACE:
        app_pop(app);
        app_push(app, (ScreenId)command->what);
        return true;
    case DO_GO:
        app_go(app, (ScreenId)command->what);
        return true;
    case DO_ASK:
        ask(app, command);
        return true;
    case DO_STAGES:
        show_stages(app);
        return true;
    case DO_LOOK:
        *(Vec *)app->own[SCREEN_LOOK] = command->cell;
        app_push(app, SCREEN_LOOK);
        return true;
    case DO_SAY:
        app_say(app, command->text);
        return true;
    case DO_QUIT:
        app->loop.quit = true;
        return true;
    default:
        return false;
    }
}

// True when it was one of those that begin or end a game.
static bool carry_to_game(App *app, const ScreenCommand *command) {
    switch (command->kind) {
    case DO_PLAY:
        play(app, &command->options);
        return true;
    case DO_RESUME:
        app_resume(app, (SaveSlot)(command->what / SAVE_PLACES), (SavePlace)(command->what % SAVE_PLACES));
        return true;
    case DO_NEW:
        app_play_new_seed(app);
        return true;
    case DO_SAME:
        app_play_same_seed(app);
        return true;
    case DO_AGAIN_NEW:
    case DO_AGAIN_SAME:
        app_play_again(app, command->kind == DO_AGAIN_SAME);
        return true;
    case DO_ANOTHER:
        app_play_another(app);
        return true;
    case DO_INSTEAD:
        app_play_instead(app, &command->options);
        return true;
    case DO_TAKE_BACK:
        app_take_back(app);
        return true;
    case DO_TAKE_OVER:
        app_take_over(app);
        return true;
    case DO_GIVE_UP:
        give_up(app);
        return true;
    default:
        return false;
    }
}

void app_carry_out(App *app, const ScreenCommand *command) {
    if (carry_to_screen(app, command) || carry_to_game(app, command)) return;
    ScreenCommand below;
    switch (command->kind) {
    case DO_TICK:
        app_press(app, command->input);
        break;
    case DO_TICK_AND_PLAY:
        app_press(app, command->input);
        back_in_game(app);
        break;
    case DO_ACTION:
        perform(app, (Action)command->what);
        break;
    case DO_BELOW:
        below = app_screen_of(app->stack.at[0])->act(app, (Action)command->what);
        app_carry_out(app, &below);
        break;
    case DO_TRAVEL:
        leave_page(app);
        app_travel(app, command->cell);
        break;
    case DO_EXPLORE:
        leave_page(app);
        app_explore(app);
        break;
    case DO_WATCH:
        app_watch_run(app, command->what);
        break;
    case DO_RESUMED:
        app_resumed(app, command->text);
        break;
    case DO_LEAVE_WATCHING:
        app_leave_watching(app);
        break;
    default:
        break;
    }
}

// ---- actions

static void play_sound_of(App *app, Action action) {
    bool moves = action == ACTION_UP || action == ACTION_DOWN;
    if (moves) sound_play(app->assets.sound, SOUND_MENU_MOVE);
    if (action == ACTION_CONFIRM) sound_play(app->assets.sound, SOUND_MENU_PICK);
}

static void paste(App *app) {
    char *text = SDL_GetClipboardText();
    if (text != NULL) app_type(app, text);
    SDL_free(text);
}

static ScreenCommand act_on_page(App *app, const Page *page, Action action) {
    PageUse use = app_page_use(app);
    play_sound_of(app, action);
    if (action == ACTION_PASTE) paste(app);
    return page_act(page, &use, action);
}

void app_act_on_screen(App *app, Action action) {
    const Page *page = PAGES[app_top(app)];
    const ScreenCommand does =
        page != NULL ? act_on_page(app, page, action) : app_screen(app)->act(app, action);
    app_carry_out(app, &does);
    app_apply_fresh(app);
}

void app_work(App *app) {
    if (app_screen(app)->work == NULL) return;
    const ScreenCommand does = app_screen(app)->work(app);
    app_carry_out(app, &does);
}

// A letter as it is printed, which elsewhere means something else; but for those that move.
static bool hear_letter(App *app, const SDL_Event *event, ScreenCommand *does) {
    const Page *page = PAGES[app_top(app)];
    PageUse use = app_page_use(app);
    if (page == NULL || page->letter == NULL) return false;
    if (event->type != SDL_KEYDOWN || event->key.repeat != 0) return false;
    Action moves = bindings_key(app->controls.bindings, event->key.keysym.scancode, CONTEXT_PLAY);
    if (moves != ACTION_NONE && moves <= ACTION_DOWN) return false;
    return page->letter(&use, (int)event->key.keysym.sym, does);
}

bool app_hear_on_screen(App *app, const Screen *hears, const SDL_Event *event) {
    ScreenCommand does = command_do(DO_STAY);
    bool heard = hears->hear != NULL ? hears->hear(app, event, &does) : hear_letter(app, event, &does);
    if (heard) app_carry_out(app, &does);
    return heard;
}
