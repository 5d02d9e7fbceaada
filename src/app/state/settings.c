// What settings do. Options of the command line apply in this run only and are not saved.
#include "app/state/state.h"

#include "app/host/host.h"
#include "app/play/pads.h"
#include "app/store/files.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

// ALSA prints what it does not find on standard error, so that is muted meanwhile.
void app_open_sound(App *app) {
    char what[256];
    if (!app->loop.opened_rest) return;
    int hushed = file_mute_stderr();
    bool opened = sound_open(app->assets.sound, host_sound_samples());
    file_restore_stderr(hushed);
    if (opened) return;
    (void)snprintf(what, sizeof what, tr("no sound: %s"), SDL_GetError());
    complain(what);
}

// Lets a setting take effect.
static void apply(App *app, Setting setting) {
    int value = app->play.prefs.now[setting];
    switch (setting) {
    case SETTING_SOUND:
        sound_set_muted(app->assets.sound, value != 0);
        app_open_sound(app);
        break;
    case SETTING_VOLUME:
        sound_set_volume(app->assets.sound, SOUNDS_EFFECTS, value + 1);
        break;
    case SETTING_AMBIENCE:
        sound_set_volume(app->assets.sound, SOUNDS_AIR, value);
        break;
    case SETTING_MUSIC:
        sound_set_volume(app->assets.sound, SOUNDS_MUSIC, value);
        break;
    case SETTING_SIZE:
    case SETTING_CAPTIONS:
    case SETTING_BRIGHTNESS:
    case SETTING_CONTRAST:
    case SETTING_COLOURS:
    case SETTING_MOTION:
    case SETTING_FLASHES:
        game_view_set_aids(&app->show, prefs_aids(&app->play.prefs));
        break;
    case SETTING_PICTURE:
        app->show.ascii = value != 0;
        break;
    default: // other settings are read where they count, or in app_apply_fullscreen()
        break;
    }
    app->loop.changed = true;
}

void app_load_settings(App *app) {
    const Options *options = &app->options;
    int *now = app->play.prefs.now;
    prefs_load(&app->play.prefs);
    prefs_load_language(&app->play.prefs, options->languages, options->lang);
    if (options->mute) now[SETTING_SOUND] = 1;
    if (!options->dungeon && options->gen.pace == PACE_TURNS) now[SETTING_PACE] = PACE_TURNS;
    if (options->zoom_given) now[SETTING_VIEW] = options->far;
    if (options->fullscreen) now[SETTING_SCREEN] = 1;
    if (options->reduced_motion) now[SETTING_MOTION] = now[SETTING_FLASHES] = 1;
    if (options->ascii) now[SETTING_PICTURE] = 1;
}

void app_apply_settings(App *app) {
    for (int i = 0; i < SETTING_COUNT; i++) apply(app, (Setting)i);
}

// Changing to full screen takes long, so it is done once in a frame, however often a key was pressed.
void app_apply_fullscreen(App *app) {
    if (!app->play.prefs.unsaved) return;
    window_set_fullscreen(&app->window, app->play.prefs.now[SETTING_SCREEN] != 0);
    prefs_save(&app->play.prefs, CARE_LITTLE);
}

void app_settings_changed(App *app) {
    uint32_t fresh = app->play.prefs.fresh;
    app->play.prefs.fresh = 0;
    for (int i = 0; i < SETTING_COUNT; i++) {
        if ((fresh >> i & 1) != 0) apply(app, (Setting)i);
    }
}

void app_set(App *app, Setting setting, int value) {
    prefs_set(&app->play.prefs, setting, value);
    app_settings_changed(app);
}

void app_toggle(App *app, Setting setting) {
    app_set(app, setting, !app->play.prefs.now[setting]);
}
