// The screen where the player changes keys and buttons. It tells what a change does to other actions.
#include "app/state/state.h"

#include "lang/lang.h"
#include "view/screens/key_table.h"

#include <stdio.h>

typedef struct KeysScreen {
    int asked;               // the cursor's place for which a key is asked
    char note[KEY_NOTE_MAX]; // the line below the table
    bool alarm;              // the note is a warning
} KeysScreen;

static bool is_row(Action action) {
    return ACTIONS[action].context != CONTEXT_FIXED;
}

static int row_count(void) {
    int count = 0;
    for (int i = 1; i < ACTION_COUNT; i++) count += is_row((Action)i);
    return count;
}

// The action of a row of the table, counted from 1.
static Action action_of(int row) {
    for (int i = 1; i < ACTION_COUNT; i++) {
        if (is_row((Action)i) && --row == 0) return (Action)i;
    }
    return ACTION_NONE;
}

// The cursor's row, 0 for the presets. The menu stores row and column in one number.
static int row_of(App *app) {
    return app_menu(app)->cursor / KEY_STRIDE;
}

static int column_of(App *app) {
    return app_menu(app)->cursor % KEY_STRIDE;
}

// ---- notes

static void say(App *app, bool alarm, const char *text) {
    KeysScreen *keys = app->own[SCREEN_KEYS];
    (void)snprintf(keys->note, sizeof keys->note, "%s", text);
    keys->alarm = alarm;
}

static const char *name_at(App *app, BindPlace place, int input, char text[KEY_NAME_MAX]) {
    return place == AT_PAD ? pad_name(input, controls_pad_type(&app->controls))
                           : key_name((SDL_Scancode)input, text);
}

// Explains what is under the cursor, until something is changed.
static void say_where(App *app) {
    say(app, false,
        row_of(app) == 0              ? tr("A whole set replaces your own keys or your own buttons.")
        : column_of(app) == KEY_CELLS ? tr("Resets this action to its usual keys.")
                                      : tr("This line tells what a change does to other actions."));
}

static void say_change(App *app, Action action, BindPlace place, int input, BindChange change) {
    char text[KEY_NOTE_MAX], name[KEY_NAME_MAX], more[KEY_NAME_MAX];
    const char *label = tr(ACTIONS[action].label), *other = tr(ACTIONS[change.other].label),
               *is = name_at(app, place, input, name);
    const char *all =
        key_name((SDL_Scancode)bindings_of(&app->play.prefs.kept.bindings, ACTION_MORE)->at[AT_KEY], more);
    switch (change.outcome) {
    case BIND_SWAPPED:
        (void)snprintf(text, sizeof text, tr("%s: %s. %s gets its old key."), label, is, other);
        break;
    case BIND_TAKEN:
        (void)snprintf(text, sizeof text, tr("%s: %s. %s loses it and keeps its other key."), label, is,
                       other);
        break;
    case BIND_BARE:
        (void)snprintf(text, sizeof text,
                       place == AT_PAD ? tr("%s has no button now: use All actions (%s) for it.")
                                       : tr("%s has no key now: use All actions (%s) for it."),
                       other, all);
        break;
    case BIND_REFUSED:
        (void)snprintf(text, sizeof text, tr("Nothing changed: %s would have no button left."), other);
        break;
    default:
        (void)snprintf(text, sizeof text, "%s: %s.", label, is[0] != '\0' ? is : tr("nothing here"));
        break;
    }
    say(app, change.outcome > BIND_TAKEN && change.outcome != BIND_SWAPPED, text);
}

// ---- changes

static void changed(App *app) {
    prefs_mark_changed(&app->play.prefs);
    sound_play(app->assets.sound, SOUND_MENU_PICK);
}

static void bind(App *app, int input) {
    Action action = action_of(row_of(app));
    BindPlace place = (BindPlace)column_of(app);
    char text[KEY_NOTE_MAX], name[KEY_NAME_MAX];
    if (input != 0 && !bindings_can_bind(action, place, input)) {
        (void)snprintf(text, sizeof text, tr("%s cannot be chosen here."), name_at(app, place, input, name));
        say(app, true, text);
        return;
    }
    say_change(app, action, place, input,
               bindings_bind(&app->play.prefs.kept.bindings, action, place, input));
    changed(app);
}

// Restores the default keys of the action under the cursor.
static void reset(App *app) {
    Action action = action_of(row_of(app));
    char text[KEY_NOTE_MAX];
    BindChange change = bindings_reset(&app->play.prefs.kept.bindings, action);
    const char *how = change.outcome == BIND_BARE      ? tr("%s is reset. %s has no key now.")
                      : change.outcome == BIND_SWAPPED ? tr("%s is reset. %s gets the old one.")
                      : change.outcome == BIND_TAKEN   ? tr("%s is reset. %s keeps its other key.")
                                                       : tr("%s is reset. %s keeps its button.");
    if (change.outcome <= BIND_SET) {
        (void)snprintf(text, sizeof text, tr("%s is reset."), tr(ACTIONS[action].label));
    } else {
        (void)snprintf(text, sizeof text, how, tr(ACTIONS[action].label), tr(ACTIONS[change.other].label));
    }
    say(app, change.outcome == BIND_BARE, text);
    changed(app);
}

static void choose_set(App *app) {
    char text[KEY_NOTE_MAX];
    bindings_apply_preset(&app->play.prefs.kept.bindings, (Preset)column_of(app));
    (void)snprintf(text, sizeof text, "%s: %s.", tr(PRESET_NAMES[column_of(app)]),
                   column_of(app) == PRESET_USUAL ? tr("all keys and buttons are reset")
                   : column_of(app) >= PRESET_SIX ? tr("gamepad buttons; All actions has the rest")
                                                  : tr("keyboard keys for one hand"));
    say(app, false, text);
    changed(app);
}

// Asks for the new key or button of the place under the cursor. It arrives as ACTION_ANSWER.
static void ask(App *app) {
    bool pad = column_of(app) == AT_PAD;
    app->controls.wants = pad ? WANT_BUTTON : WANT_KEY;
    ((KeysScreen *)app->own[SCREEN_KEYS])->asked = app_menu(app)->cursor;
    char text[KEY_NOTE_MAX];
    (void)snprintf(text, sizeof text,
                   pad ? tr("Press the new button for: %s. Esc leaves it as it is.")
                       : tr("Press the new key for: %s. Esc leaves it as it is."),
                   tr(ACTIONS[action_of(row_of(app))].label));
    say(app, false, text);
}

static void pick(App *app) {
    if (row_of(app) == 0) {
        choose_set(app);
    } else if (column_of(app) == KEY_CELLS) {
        reset(app);
    } else {
        ask(app);
    }
}

// Moves the cursor. Past an edge of the table it continues at the other.
static void move_in_table(App *app, int rows, int columns) {
    int all = row_count() + 1, row = (row_of(app) + rows + all) % all, column = column_of(app);
    int across = row == 0 ? (int)PRESET_COUNT : (int)KEY_COLUMNS;
    if ((row == 0) != (row_of(app) == 0)) column = 0;
    app_menu(app)->cursor = row * KEY_STRIDE + (column + columns + across) % across;
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
    say_where(app);
}

// ---- the screen

static void open_keys(App *app) {
    app_menu(app)->cursor = KEY_STRIDE;
    say_where(app);
}

static ScreenCommand act_keys(App *app, Action action) {
    const KeysScreen *keys = app->own[SCREEN_KEYS];
    app->controls.wants = WANT_NOTHING; // a click elsewhere cancels the question
    switch (action) {
    case ACTION_ANSWER:
        app_menu(app)->cursor = keys->asked; // the pointer may have moved the cursor meanwhile
        if (app->controls.answer != 0) {
            bind(app, app->controls.answer);
        } else {
            say_where(app);
        }
        break;
    case ACTION_UP:
    case ACTION_DOWN:
        move_in_table(app, action == ACTION_UP ? -1 : 1, 0);
        break;
    case ACTION_LEFT:
    case ACTION_RIGHT:
        move_in_table(app, 0, action == ACTION_LEFT ? -1 : 1);
        break;
    case ACTION_CONFIRM:
        pick(app);
        break;
    case ACTION_ERASE:
    case ACTION_THROW:
        if (row_of(app) > 0 && column_of(app) < KEY_CELLS) bind(app, 0);
        break;
    case ACTION_BACK:
        return command_do(DO_POP);
    default:
        break;
    }
    return command_do(DO_STAY);
}

// Memory for the names of all keys while the table is drawn. Names of buttons need none.
typedef struct Names {
    char key[ACTION_COUNT][2][KEY_NAME_MAX];
} Names;

static KeyRow make_row(App *app, Action action, Names *names) {
    const int *at = app->play.prefs.kept.bindings.of[action].at, *usual = ACTIONS[action].usual.at;
    KeyRow row = {.label = tr(ACTIONS[action].label), .bare = at[AT_KEY] == 0 && usual[AT_KEY] != 0};
    for (int place = 0; place < AT_COUNT; place++) {
        bool key = place < AT_PAD;
        row.cells[place] = name_at(app, (BindPlace)place, at[place], key ? names->key[action][place] : NULL);
        row.changed = row.changed || at[place] != usual[place];
    }
    return row;
}

static void draw_keys(App *app, Image *layer) {
    Controls *controls = &app->controls;
    const KeysScreen *keys = app->own[SCREEN_KEYS];
    KeyRow rows[ACTION_COUNT];
    Names names;
    KeyTable table = {.rows = rows,
                      .row = row_of(app),
                      .column = column_of(app),
                      .waits = controls->wants != WANT_NOTHING ? keys->asked : 0,
                      .note = app->play.prefs.why.text[0] != '\0' ? app->play.prefs.why.text : keys->note,
                      .alarm = keys->alarm || app->play.prefs.why.text[0] != '\0',
                      .pick = controls_key_name(controls, ACTION_CONFIRM),
                      .clear = controls->device == DEVICE_PAD ? controls_key_name(controls, ACTION_THROW)
                                                              : tr("Backspace"),
                      .back = controls_key_name(controls, ACTION_BACK)};
    for (int i = 1; i < ACTION_COUNT; i++) {
        if (is_row((Action)i)) rows[table.row_count++] = make_row(app, (Action)i, &names);
    }
    for (int i = 0; i < PRESET_COUNT; i++) {
        table.sets[table.set_count] = tr(PRESET_NAMES[i]);
        table.holds[table.set_count++] = bindings_is_preset(&app->play.prefs.kept.bindings, (Preset)i);
    }
    key_table_draw(&table, &app->assets.ui, layer);
}

const Screen KEYS_SCREEN = {
    .light = 60, .size = sizeof(KeysScreen), .open = open_keys, .act = act_keys, .draw = draw_keys};
