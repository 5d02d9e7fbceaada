// Lists the keys of the device in use, from the table of actions.
#include "app/state/state.h"

#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

static bool watches(const App *app) {
    return app_has_recording(app) && app->play.session.watching;
}

// What keys do while a recording is watched, in the words of the line below it. It has no other keys.
static const char *const BRIEF[ACTION_COUNT] = {
    [ACTION_WATCH_PAUSE] = N_("pause"),     [ACTION_WATCH_BACK] = N_("tick"),
    [ACTION_WATCH_ON] = N_("tick"),         [ACTION_WATCH_REWIND] = N_("5 s"),
    [ACTION_WATCH_FORWARD] = N_("5 s"),     [ACTION_WATCH_FASTER] = N_("speed"),
    [ACTION_WATCH_SLOWER] = N_("speed"),    [ACTION_WATCH_MARK_BACK] = N_("marks"),
    [ACTION_WATCH_MARK_ON] = N_("marks"),   [ACTION_WATCH_TAKE_OVER] = N_("play on"),
    [ACTION_WATCH_LEAVE] = N_("leave"),     [ACTION_WATCH_FIRST] = N_("start, end"),
    [ACTION_WATCH_LAST] = N_("start, end"),
};

// The other actions that work while a recording is watched.
static bool works_watching(Action action) {
    return action == ACTION_BAG || action == ACTION_MAP || (action >= ACTION_LAYOUT && action < ACTION_PAUSE);
}

// True if the help names the key of this action: there is one, and it can be used now.
static bool is_told(App *app, Action action, bool brief) {
    bool unfit = app_has_recording(app) && !app->play.session.watching && !play_has(&app->play, action);
    const int *at = bindings_of(app->controls.bindings, action)->at;
    const char *prompt = controls_key_name(&app->controls, action);
    bool bound = app->controls.device == DEVICE_TOUCH ? prompt[0] != '\0' && strcmp(prompt, tr("Tap")) != 0
                 : app->controls.device == DEVICE_PAD ? at[AT_PAD] != 0
                                                      : prompt[0] != '\0';
    bool heard = brief          ? BRIEF[action] != NULL
                 : watches(app) ? ACTIONS[action].context == CONTEXT_WATCH || works_watching(action)
                                : ACTIONS[action].context == CONTEXT_PLAY;
    return bound && heard && ACTIONS[action].help[0] != '\0' && !unfit;
}

// Adds an action's second key to its line, if the line has no other action.
static void add_second(App *app, Action action, HelpLines *lines, KeyHelp *line) {
    int second = bindings_of(app->controls.bindings, action)->at[AT_SECOND];
    bool keys = app->controls.device == DEVICE_KEYS && second != 0 && action != ACTION_PAUSE;
    if (keys) line->keys[1] = key_name((SDL_Scancode)second, lines->second[action]);
}

// Adds a line for neighbouring actions that have the same help. It names each key, or of more than EACH keys
// the first and the last.
static void add_line(App *app, const Action *same, int count, HelpLines *lines, bool brief) {
    enum { EACH = 4 };
    KeyHelp *line = &lines->at[lines->count++];
    *line = (KeyHelp){.what = tr(brief ? BRIEF[same[0]] : ACTIONS[same[0]].help)};
    for (int i = 0; i < count && count <= EACH; i++)
        line->keys[i] = controls_key_name(&app->controls, same[i]);
    if (count > EACH) {
        line->keys[0] = controls_key_name(&app->controls, same[0]);
        line->keys[1] = "";
        line->keys[2] = controls_key_name(&app->controls, same[count - 1]);
    }
    if (count == 1) add_second(app, same[0], lines, line);
    if (same[0] == ACTION_LEFT) line->what = lines->walk;
    if (same[0] == ACTION_NEW_SEED && app_has_recording(app) && app->play.session.options.descent)
        line->what = tr("twice: a new descent; Shift: start over");
}

// Writes what the line of the walking keys says: which other keys walk, too.
static void tell_walking(const App *app, char *text, size_t size) {
    char keys[2 * KEY_NAME_MAX];
    controls_walk_keys(&app->controls, keys, sizeof keys);
    const char *second = strchr(keys, '\n');
    const char *also = app->controls.device == DEVICE_PAD ? tr("the stick")
                       : second != NULL                   ? second + 1
                                                          : NULL;
    (void)snprintf(text, size, also != NULL ? tr("move, also with %s") : tr("move"), also);
}

// Adds the keys of roguelike players, which are no actions.
static void add_signs(const App *app, HelpLines *lines) {
    static const struct {
        const char *keys[4];
        bool shift;
        const char *what;
    } SIGNS[] = {{{";", ",", "_", "@"}, false, N_("look; use; map; bag")},
                 {{"<", ">"}, false, N_("go to the stairs up, or down")},
                 {{N_("Shift"), "", "→"}, true, N_("run that way")},
                 {{N_("Shift"), "Z"}, true, N_("rest until something happens")},
                 {{N_("Shift"), "S"}, true, N_("save and leave")},
                 {{N_("Shift"), "Q"}, true, N_("give up; asks first")}};
    bool keys = app_has_recording(app) && !watches(app) && app->controls.device == DEVICE_KEYS;
    for (size_t i = 0; keys && i < sizeof SIGNS / sizeof *SIGNS; i++) {
        if (!app_has_signs(app, SIGNS[i].shift)) continue;
        KeyHelp *line = &lines->at[lines->count++];
        *line = (KeyHelp){.what = tr(SIGNS[i].what)};
        for (int key = 0; key < 4 && SIGNS[i].keys[key] != NULL; key++)
            line->keys[key] = tr(SIGNS[i].keys[key]);
    }
}

void app_help_lines(App *app, HelpLines *lines, bool brief) {
    Action same[ACTION_COUNT];
    int count = 0;
    lines->count = 0;
    tell_walking(app, lines->walk, sizeof lines->walk);
    int before = watches(app) ? ACTION_WATCH_PAUSE - 1 : ACTION_NONE; // its own keys come first
    for (int n = 0; n < ACTION_COUNT - 1; n++) {
        int i = (before + n) % (ACTION_COUNT - 1) + 1;
        if (!is_told(app, (Action)i, brief)) continue;
        if (count > 0 && strcmp(ACTIONS[same[0]].help, ACTIONS[i].help) != 0) {
            add_line(app, same, count, lines, brief);
            count = 0;
        }
        same[count++] = (Action)i;
    }
    if (count > 0) add_line(app, same, count, lines, brief);
    add_signs(app, lines);
    bool digits = watches(app) && app->controls.device == DEVICE_KEYS; // digits are no actions
    if (digits)
        lines->at[lines->count++] =
            (KeyHelp){{"0", "", "9"}, brief ? tr("tenths") : tr("jump to that tenth")};
}
