#include "app/store/settings.h"

#include "app/store/text_file.h"

#include <stdio.h>
#include <string.h>

enum { LINE_MAX_BYTES = 200, OTHERS_MAX_BYTES = 8192 };

static const char NAME[] = "settings";

const SettingRow SETTINGS[SETTING_COUNT] = {
    [SETTING_SOUND] = {.key = "sound",
                       .label = "Sound",
                       .help = "On or off.",
                       .actions = {ACTION_MUTE},
                       .values = {"on", "off"}},
    [SETTING_VOLUME] = {.key = "volume",
                        .label = "Effects",
                        .help = "How loud blows, steps, doors and voices are.",
                        .values = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"},
                        .usual = 9},
    [SETTING_AMBIENCE] = {.key = "ambience",
                          .label = "Ambience",
                          .help = "How loud the place itself is: wind, water, fire, far bells.",
                          .values = {"off", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"},
                          .usual = 8},
    [SETTING_MUSIC] = {.key = "music",
                       .label = "Music",
                       .help = "How loud the music is.",
                       .values = {"off", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"},
                       .usual = 7},
    [SETTING_CAPTIONS] = {.key = "captions",
                          .label = "Captions",
                          .help = "What is heard from out of sight is told in words, and where.",
                          .values = {"off", "on"},
                          .terminal = true},
    [SETTING_VIEW] = {.key = "view",
                      .label = "View",
                      .help = "How much of the dungeon you see; far needs a large window.",
                      .actions = {ACTION_NEAR, ACTION_FAR},
                      .values = {"near", "far"}},
    [SETTING_SIZE] = {.key = "size",
                      .label = "Letters",
                      .help = "How large letters and panels are, as far as this window has room.",
                      .values = {"1x", "1.5x", "2x"}},
    [SETTING_BRIGHTNESS] = {.key = "brightness",
                            .label = "Brightness",
                            .help = "Of the whole picture: less than 0 is darker, more is brighter.",
                            .values = {"-2", "-1", "0", "+1", "+2", "+3"},
                            .usual = 2,
                            .terminal = true},
    [SETTING_CONTRAST] = {.key = "contrast",
                          .label = "Contrast",
                          .help = "High: edges around you, monsters and things, on a darker floor.",
                          .values = {"usual", "high"}},
    [SETTING_COLOURS] = {.key = "colours",
                         .label = "Colours",
                         .help = "For eyes that take red for green (protan, deutan) or green for blue "
                                 "(tritan).",
                         .values = {"usual", "protan", "deutan", "tritan"},
                         .terminal = true},
    [SETTING_MOTION] = {.key = "motion",
                        .label = "Motion",
                        .help = "Reduced: nothing shakes or sways.",
                        .values = {"all", "reduced"}},
    [SETTING_FLASHES] = {.key = "flashes",
                         .label = "Flashes",
                         .help = "Reduced: nothing flashes, flickers or blinks.",
                         .values = {"all", "reduced"}},
    [SETTING_PACE] = {.key = "pace",
                      .label = "Time",
                      .help = "Of new games: as it comes, turn by turn, or only while you move. Key in the "
                              "game: T.",
                      .values = {"real", "turns", "moves"}},
    [SETTING_SPEED] = {.key = "speed",
                       .label = "Speed",
                       .help = "Slow: the game runs at three quarters of its pace. Its score tells.",
                       .values = {"usual", "slow"}},
    [SETTING_WINDUPS] = {.key = "windups",
                         .label = "Wind-ups",
                         .help = "Long: monsters raise their blows half as long again. The score tells.",
                         .values = {"usual", "long"},
                         .terminal = true},
    [SETTING_HEARTS] = {.key = "hearts",
                        .label = "Hearts",
                        .help = "More: two more, for the rest of the game. Its score tells.",
                        .values = {"usual", "more"},
                        .terminal = true},
    [SETTING_TOLL] = {.key = "toll",
                      .label = "View of tolls",
                      .help = "Far: the picture draws back for a moment, unless somebody is after you.",
                      .values = {"far", "near"}},
    [SETTING_SCREEN] = {.key = "screen",
                        .label = "Screen",
                        .help = "A window or the full screen.",
                        .actions = {ACTION_FULLSCREEN},
                        .values = {"window", "full"}},
    [SETTING_PICTURE] = {.key = "picture",
                         .label = "Picture",
                         .help = "Pictures or letters, in the game.",
                         .actions = {ACTION_ASCII},
                         .values = {"tiles", "letters"}},
    [SETTING_TILES] = {.key = "tiles",
                       .label = "Tiles",
                       .help = "Own: PNGs in your folder of tiles replace ours, from the next start on.",
                       .values = {"ours", "own"}},
    [SETTING_PERF_STATS] = {.key = "figures",
                            .label = "Frame times",
                            .help = "How long each part of a frame takes.",
                            .actions = {ACTION_PERF_STATS},
                            .values = {"hidden", "shown"}},
    [SETTING_RUMBLE] = {.key = "rumble",
                        .label = "Rumble",
                        .help = "A pad shakes when you are hurt, when you kill, and with the bell.",
                        .values = {"on", "off"}},
    [SETTING_VESTIBULE] = {.key = "vestibule",
                           .label = "First room of a run",
                           .help = "Whole: with all that it teaches. Short: a side door leads to its bell.",
                           .values = {"whole", "short"},
                           .terminal = true},
    [SETTING_TERMINAL_KEYS] = {.key = "terminal_keys",
                               .label = "Keys",
                               .help = "In the terminal: letters that act, or hjklyubn to walk as well.",
                               .values = {"letters", "vi"},
                               .terminal = true},
    [SETTING_GEAR] = {.key = "gear",
                      .label = "Begin with",
                      .help = "What new runs begin with, of what you have worn.",
                      .values = {"usual", "long_sword", "axe", "silver_sword", "buckler", "kite_shield",
                                 "felt_boots", "nailed_boots", "quick_boots", "ember_ring", "moth_ring",
                                 "magpie_ring", "hours_ring"}},
};

int setting_values(Setting setting) {
    int count = 0;
    while (SETTINGS[setting].values[count] != NULL) count++;
    return count;
}

void settings_init(Settings *settings) {
    *settings = (Settings){0};
    bindings_init(&settings->bindings);
    for (int i = 0; i < SETTING_COUNT; i++) settings->at[i] = SETTINGS[i].usual;
}

void settings_free(Settings *settings) {
    buffer_free(&settings->others);
}

static int find_value(const SettingRow *row, const char *value) {
    for (int i = 0; row->values[i] != NULL; i++) {
        if (strcmp(row->values[i], value) == 0) return i;
    }
    return row->usual;
}

static void keep_line(Settings *settings, const char *line) {
    if (settings->others.size + strlen(line) < OTHERS_MAX_BYTES) buffer_text(&settings->others, "%s\n", line);
}

static const char WINDOW[] = "window=";
enum { WINDOW_MOST = 32768 };

// "window=1280x720+100+50", with " maximised" behind it where it was.
static bool read_window(Settings *settings, const char *line) {
    Rect is = {0, 0, 0, 0};
    int read = 0;
    if (strncmp(line, WINDOW, sizeof WINDOW - 1) != 0) return false;
    line += sizeof WINDOW - 1;
    bool whole = strlen(line) < 48 && sscanf(line, "%5dx%5d%6d%6d%n", &is.w, &is.h, &is.x, &is.y, &read) == 4;
    bool sound = whole && is.w > 0 && is.h > 0 && int_max(is.w, is.h) <= WINDOW_MOST;
    if (sound) settings->window = is;
    settings->maximised = sound && strcmp(line + read, " maximised") == 0;
    return true;
}

static const char LANGUAGE[] = "language=";

static bool read_language(Settings *settings, const char *line) {
    if (strncmp(line, LANGUAGE, sizeof LANGUAGE - 1) != 0) return false;
    const char *code = line + sizeof LANGUAGE - 1;
    if (strlen(code) < LANGUAGE_CODE) (void)snprintf(settings->language, LANGUAGE_CODE, "%s", code);
    return true;
}

static void read_line(Settings *settings, const char *line) {
    const char *equals = strchr(line, '=');
    size_t length = equals != NULL ? (size_t)(equals - line) : 0;
    if (line[0] == '\0' || read_window(settings, line) || read_language(settings, line)) return;
    for (int i = 0; i < SETTING_COUNT; i++) {
        const SettingRow *row = &SETTINGS[i];
        if (strlen(row->key) != length || strncmp(row->key, line, length) != 0) continue;
        settings->at[i] = find_value(row, equals + 1);
        return;
    }
    if (equals == NULL || !bindings_read(&settings->bindings, line, length, equals + 1))
        keep_line(settings, line);
}

// Copies the line without control characters and spaces at its ends; what is too long for one is dropped.
static void take_line(Settings *settings, const char *from, size_t length) {
    char line[LINE_MAX_BYTES + 1];
    size_t used = 0;
    if (length > LINE_MAX_BYTES) return;
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)from[i];
        if (byte == 0 || byte >= 127) return;
        if (byte > ' ' || (byte == ' ' && used > 0)) line[used++] = (char)byte;
    }
    while (used > 0 && line[used - 1] == ' ') used--;
    line[used] = '\0';
    read_line(settings, line);
}

void settings_read(Settings *settings, const void *bytes, size_t size) {
    TextPart line, text = {bytes, size};
    for (size_t at = 0; text_part(text, '\n', &at, &line);) take_line(settings, line.at, line.length);
    bindings_settle(&settings->bindings);
}

void settings_write(const Settings *settings, Buffer *out) {
    for (int i = 0; i < SETTING_COUNT; i++)
        buffer_text(out, "%s=%s\n", SETTINGS[i].key, SETTINGS[i].values[settings->at[i]]);
    if (settings->language[0] != '\0') buffer_text(out, "%s%s\n", LANGUAGE, settings->language);
    Rect window = settings->window;
    if (window.w > 0)
        buffer_text(out, "%s%dx%d%+d%+d%s\n", WINDOW, window.w, window.h, window.x, window.y,
                    settings->maximised ? " maximised" : "");
    bindings_write(&settings->bindings, out);
    buffer_bytes(out, settings->others.bytes, settings->others.size);
}

bool settings_load(Settings *settings, Error *error) {
    char folder[PATH_MAX_BYTES];
    Buffer bytes = {0};
    settings_init(settings);
    if (!file_own_folder(FOLDER_CONFIG, folder, sizeof folder, error)) return true; // there are none
    bool read = text_file_read(FOLDER_CONFIG, NAME, &bytes, error);
    settings_read(settings, bytes.bytes, read ? bytes.size : 0);
    buffer_free(&bytes);
    return read;
}

bool settings_save(const Settings *settings, Care care, Error *error) {
    Buffer out = {0};
    settings_write(settings, &out);
    out.failed |= settings->others.failed;
    bool saved = text_file_write(FOLDER_CONFIG, NAME, &out, care, error);
    buffer_free(&out);
    return saved;
}
