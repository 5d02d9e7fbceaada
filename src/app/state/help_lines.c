// Lists the keys of the device in use, from the table of actions.
#include "app/state/state.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

static bool watches(const App *app) {
    return app_has_recording(app) && app->play.session.watching;
}

// True if the help names the key of this action: there is one, and it can be used now.
static bool is_told(App *app, Action action) {
    bool unfit = app_has_recording(app) && !app->play.session.watching && !play_has(&app->play, action);
    const int *at = bindings_of(app->controls.bindings, action)->at;
    const char *prompt = controls_key_name(&app->controls, action);
    bool bound = app->controls.device == DEVICE_TOUCH ? prompt[0] != '\0' && strcmp(prompt, tr("Tap")) != 0
                 : app->controls.device == DEVICE_PAD ? at[AT_PAD] != 0
                                                      : prompt[0] != '\0';
    return bound && ACTIONS[action].context == (watches(app) ? CONTEXT_WATCH : CONTEXT_PLAY) &&
           ACTIONS[action].help[0] != '\0' && !unfit;
}

// Adds an action's second key to its line, if the line has no other action.
static void add_second(App *app, Action action, HelpLines *lines, KeyHelp *line) {
    int second = bindings_of(app->controls.bindings, action)->at[AT_SECOND];
    bool keys = app->controls.device == DEVICE_KEYS && second != 0 && action != ACTION_PAUSE;
    if (keys) line->keys[1] = key_name((SDL_Scancode)second, lines->second[action]);
}

// Adds a line for neighbouring actions that have the same help. It names each key, or of more than EACH keys
// the first and the last.
static void add_line(App *app, const Action *same, int count, HelpLines *lines) {
    enum { EACH = 4 };
    KeyHelp *line = &lines->at[lines->count++];
    *line = (KeyHelp){.what = tr(ACTIONS[same[0]].help)};
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

void app_help_lines(App *app, HelpLines *lines) {
    Action same[ACTION_COUNT];
    int count = 0;
    lines->count = 0;
    tell_walking(app, lines->walk, sizeof lines->walk);
    for (int i = 1; i < ACTION_COUNT; i++) {
        if (!is_told(app, (Action)i)) continue;
        if (count > 0 && strcmp(ACTIONS[same[0]].help, ACTIONS[i].help) != 0) {
            add_line(app, same, count, lines);
            count = 0;
        }
        same[count++] = (Action)i;
    }
    if (count > 0) add_line(app, same, count, lines);
    bool digits = watches(app) && app->controls.device == DEVICE_KEYS; // digits are no actions
    if (digits) lines->at[lines->count++] = (KeyHelp){{"0", "", "9"}, tr("tenths")};
}
