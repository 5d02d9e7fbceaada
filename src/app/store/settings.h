#pragma once
// The player's settings, as text with a line key=value each. A file cannot be wrong: missing or invalid
// values count as the default, and unknown lines are kept.

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
    SETTING_SHOTS,
    SETTING_SCREEN,
    SETTING_PICTURE,
    SETTING_TILES, // applies at the next start
    SETTING_PERF_STATS,
    SETTING_RUMBLE,
    SETTING_TERMINAL_KEYS, // set on the terminal's title
    SETTING_VESTIBULE,     // how far the player came in the descent
    SETTING_GEAR,          // gear that new runs begin with, set on the title: 0..GEAR_KINDS
    SETTING_COUNT
} Setting;
// The values of SETTING_TERMINAL_KEYS: the usual keys, those of roguelikes, or ask at the next start.
enum { KEYS_LETTERS, KEYS_VI, KEYS_ASK };
// The values of SETTING_VESTIBULE. Once its bell was rung, later games open its side door; once depth 2 was
// reached, a game may begin behind it.
enum { VESTIBULE_NEW, VESTIBULE_RUNG, VESTIBULE_PASSED };
enum { SETTINGS_SHOWN = SETTING_TERMINAL_KEYS }; // the window's page shows the settings before this one

enum { SETTING_VALUES_MAX = 14 };

// A setting's name in the file, its words for players, and its values. If a setting has two values, the
// second is the one that is not the default.
typedef struct SettingRow {
    const char *key, *label, *help;
    const char *values[SETTING_VALUES_MAX]; // up to the first NULL
    int usual;                              // the index of the default
    bool terminal;                          // the terminal has the setting too
    Action actions[2];                      // their keys change it in play; up to the first ACTION_NONE
} SettingRow;

extern const SettingRow SETTINGS[SETTING_COUNT];

typedef struct Settings {
    int at[SETTING_COUNT]; // for each setting, the index of its value
    Bindings bindings;
    Rect window; // the window's last place in points; a width of 0: unknown
    bool maximised;
    char language[LANGUAGE_CODE]; // a language's code; "": the system's
    Buffer others;                // unknown lines
} Settings;

int setting_value_count(Setting setting);
// A value of a setting, by its index, in the player's language.
const char *setting_value_text(Setting setting, int value);

void settings_init(Settings *settings); // the defaults
void settings_free(Settings *settings);
// Reads the content of a file. The settings must be the defaults before.
void settings_parse(Settings *settings, const void *bytes, size_t size);
// Appends the settings as they stand in the file.
void settings_append_lines(const Settings *settings, Buffer *out);

// Read and write the file of the settings. Both return false with one line in `error`. If the file cannot be
// read, the settings are the defaults, and the caller must not overwrite the file.
MUST_CHECK bool settings_load(Settings *settings, Error *error);
MUST_CHECK bool settings_save(const Settings *settings, Care care, Error *error);
