// Settings: what they do, and the screen that shows them. What the command line says holds for this run and
// is not kept.
#include "app/screens/state.h"

#include "app/host/host.h"
#include "app/play/pads.h"
#include "app/store/files.h"

#include <stdio.h>
#include <string.h>

// Not before the first frame. ALSA tells standard error what it lacks.
void app_open_sound(App *app) {
    char what[256];
    if (!app->opened_rest) return;
    int hushed = file_hush();
    bool opened = sound_open(app->assets.sound, host_sound_samples());
    file_unhush(hushed);
    if (opened) return;
    (void)snprintf(what, sizeof what, "no sound: %s", SDL_GetError());
    complain(what);
}

static void apply(App *app, Setting setting) {
    int value = app->play.prefs.now[setting];
    switch (setting) {
    case SETTING_SOUND:
        sound_mute(app->assets.sound, value != 0);
        app_open_sound(app);
        break;
    case SETTING_VOLUME:
        sound_volume(app->assets.sound, value + 1);
        break;
    case SETTING_MOTION:
        show_set_still(&app->show, value != 0);
        break;
    case SETTING_PICTURE:
        app->show.ascii = value != 0;
        break;
    default: // looked at where it counts, or in app_settle()
        break;
    }
    app->changed = true;
}

void app_load_settings(App *app) {
    const Options *options = &app->options;
    int *now = app->play.prefs.now;
    prefs_load(&app->play.prefs);
    if (options->mute) now[SETTING_SOUND] = 1;
    if (options->zoom_given) now[SETTING_VIEW] = options->far;
    if (options->fullscreen) now[SETTING_SCREEN] = 1;
    if (options->reduced_motion) now[SETTING_MOTION] = 1;
    if (options->ascii) now[SETTING_PICTURE] = 1;
}

void app_apply_settings(App *app) {
    for (int i = 0; i < SETTING_COUNT; i++) apply(app, (Setting)i);
}

// What takes long: however often a key was pressed, it is done once.
void app_settle(App *app) {
    if (!app->play.prefs.unsaved) return;
    window_set_fullscreen(&app->window, app->play.prefs.now[SETTING_SCREEN] != 0);
    prefs_save(&app->play.prefs, CARE_LITTLE);
}

void app_set(App *app, Setting setting, int value) {
    prefs_set(&app->play.prefs, setting, value);
    apply(app, setting);
}

void app_toggle(App *app, Setting setting) {
    app_set(app, setting, !app->play.prefs.now[setting]);
}

// ---- the screen

enum { ENTRY_KEYS = SETTINGS_SHOWN };

static void open_settings(App *app) {
    Menu *menu = app_menu(app);
    menu->title = "Settings";
    (void)snprintf(app->play.prefs.why.text, sizeof app->play.prefs.why.text, "%s",
                   app->play.prefs.readable ? "" : "Settings are not kept: the file cannot be read");
    for (int i = 0; i < SETTINGS_SHOWN; i++) {
        menu_add(menu, (MenuEntry){.label = SETTINGS[i].label, .enabled = true, .id = i});
        menu->entries[i].help = SETTINGS[i].help;
    }
    menu_add(menu, (MenuEntry){.label = "Keys",
                               .help = "Keys and buttons of your own.",
                               .enabled = true,
                               .id = ENTRY_KEYS});
}

static void act_settings(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) {
        app_pop(app);
        return;
    }
    int chosen = app_choose(app, action), at = app_menu(app)->cursor;
    if (chosen == ENTRY_KEYS) app_push(app, &SCREEN_KEYS);
    if (at == ENTRY_KEYS) return;
    int count = setting_values((Setting)at), by = action == ACTION_LEFT ? count - 1 : 1;
    if (chosen == at || action == ACTION_LEFT || action == ACTION_RIGHT)
        app_set(app, (Setting)at, (app->play.prefs.now[at] + by) % count);
}

// Under the cursor: what it is, and what is pressed for it in play.
static void tell_setting(App *app, Setting setting, char *text, size_t size) {
    const SettingRow *row = &SETTINGS[setting];
    Controls *controls = &app->controls;
    bool two = row->actions[1] != ACTION_NONE;
    if (row->actions[0] == ACTION_NONE || controls_prompt(controls, row->actions[0])[0] == '\0') {
        (void)snprintf(text, size, "%s", row->help);
    } else {
        (void)snprintf(text, size, "%s Press %s%s%s.", row->help, controls_prompt(controls, row->actions[0]),
                       two ? " or " : "", two ? controls_prompt(controls, row->actions[1]) : "");
    }
}

static void draw_settings(App *app, Image *layer) {
    enum { HIGHEST = 70, FOOT_H = 24 };
    Menu menu = *app_menu(app);
    const Ui *ui = &app->assets.ui;
    char told[SETTINGS_SHOWN][128], usual[96];
    for (int i = 0; i < SETTINGS_SHOWN; i++) {
        tell_setting(app, (Setting)i, told[i], sizeof told[i]);
        menu.entries[i].help = told[i];
    }
    for (int i = 0; i < SETTINGS_SHOWN; i++)
        menu.entries[i].value = SETTINGS[i].values[app->play.prefs.now[i]];
    const Controls *controls = &app->controls;
    bool shakes = controls->pads[controls->pad] == NULL || pads_can_rumble(controls);
    if (!shakes) menu.entries[SETTING_RUMBLE].value = "this pad cannot";
    int widest = layer->w - 40, room = layer->h - menu_size(&menu, ui, widest).y - FOOT_H;
    Vec top = {layer->w / 2, int_clamp(room / 2, 4, HIGHEST)};
    Rect panel = menu_draw(&menu, ui, layer, top, widest);
    (void)snprintf(usual, sizeof usual, "%s to change, %s to go back",
                   app->controls.device == DEVICE_TOUCH ? "Tap" : "Left and right",
                   controls_prompt(&app->controls, ACTION_BACK));
    const char *foot = app->play.prefs.why.text[0] != '\0' ? app->play.prefs.why.text : usual;
    int width = int_min(font_width(ui->font, foot) + 18, layer->w - 8);
    Rect line = {(layer->w - width) / 2, panel.y + panel.h + 4, width, 20};
    panel_draw(ui, layer, line);
    hits_add(ui->hits, line, HIT_BACK);
    ui_text_centre(ui, layer, (Vec){layer->w / 2, panel.y + panel.h + 11}, 1,
                   app->play.prefs.why.text[0] != '\0' ? COLOUR_RED : COLOUR_GREY, foot);
}

const Screen SCREEN_SETTINGS = {.name = "settings",
                                .mode = CONTROL_MENU,
                                .light = 110,
                                .open = open_settings,
                                .act = act_settings,
                                .draw = draw_settings};
