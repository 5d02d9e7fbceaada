#pragma once
// What the player has set, as text: a line key=value each. Whatever a file holds, settings come of it: what
// is missing or makes no sense is as usual, lines that are not ours are kept.

#include "app/store/bindings.h"
#include "app/store/files.h"
#include "app/store/languages.h"
#include "base/check.h"
#include "base/fail.h"
#include "base/geom.h"

typedef enum Setting {
    SETTING_SOUND,
    SETTING_VOLUME,
    SETTING_AMBIENCE,
    SETTING_MUSIC,
    SETTING_CAPTIONS,
    SETTING_VIEW,
    SETTING_SIZE,
    SETTING_BRIGHTNESS,
    SETTING_CONTRAST,
    SETTING_COLOURS,
    SETTING_MOTION,
    SETTING_FLASHES,
    SETTING_PACE,
    SETTING_SPEED,
    SETTING_WINDUPS,
    SETTING_HEARTS,
    SETTING_TOLL,
    SETTING_SCREEN,
    SETTING_PICTURE,
    SETTING_TILES, // from the next start on
    SETTING_PERF_STATS,
    SETTING_RUMBLE,
    SETTING_VESTIBULE,     // sets itself once the first minute was played
    SETTING_TERMINAL_KEYS, // set in the terminal's title
    SETTING_GEAR,          // that new runs begin with, set in titles: 0..GEAR_KINDS
    SETTING_COUNT
} Setting;
enum { SETTINGS_SHOWN = SETTING_TERMINAL_KEYS }; // on the page of the window

enum { SETTING_VALUES_MAX = 14 };

// Of those with two values, the second is the one that differs from the usual.
typedef struct SettingRow {
    const char *key, *label, *help;
    const char *values[SETTING_VALUES_MAX]; // up to the first NULL
    int usual;
    bool terminal;     // it is set there, too
    Action actions[2]; // whose keys set it in play, up to the first ACTION_NONE
} SettingRow;

extern const SettingRow SETTINGS[SETTING_COUNT];

typedef struct Settings {
    int at[SETTING_COUNT]; // index of the value
    Bindings bindings;
    Rect window; // where it lay last, in points; a width of 0: not known
    bool maximised;
    char language[LANGUAGE_CODE]; // its code; "": as the system has it
    Buffer others;                // lines of keys that are not known
} Settings;

int setting_values(Setting setting);
// One of its values in the language of the player.
const char *setting_value(Setting setting, int value);

void settings_init(Settings *settings); // all as usual
void settings_free(Settings *settings);
void settings_read(Settings *settings, const void *bytes, size_t size);
void settings_write(const Settings *settings, Buffer *out);

// From their file and to it. False with one line in `error`: what cannot be read is not to be overwritten.
MUST_CHECK bool settings_load(Settings *settings, Error *error);
MUST_CHECK bool settings_save(const Settings *settings, Care care, Error *error);
