#include "app/store/settings.h"

#include "app/store/text_file.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

enum { LINE_MAX_BYTES = 200, OTHERS_MAX_BYTES = 8192 };

static const char NAME[] = "settings";

const SettingRow SETTINGS[SETTING_COUNT] = {
#define SETTING(kind, ...) [SETTING_##kind] = {__VA_ARGS__}
    SETTING(SOUND, .key = "sound", .label = N_("Sound"), .help = N_("On or off."), .actions = {ACTION_MUTE},
            .values = {N_("on"), N_("off")}),
    SETTING(VOLUME, .key = "volume", .label = N_("Effects"),
            .help = N_("How loud blows, steps, doors and voices are."),
            .values = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}, .usual = 9),
    SETTING(AMBIENCE, .key = "ambience", .label = N_("Ambience"),
            .help = N_("How loud the place itself is: wind, water, fire, far bells."),
            .values = {N_("off"), "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}, .usual = 8),
    SETTING(MUSIC, .key = "music", .label = N_("Music"), .help = N_("How loud the music is."),
            .values = {N_("off"), "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}, .usual = 7),
    SETTING(CAPTIONS, .key = "captions", .label = N_("Captions"),
            .help = N_("Sounds from out of sight appear as words, with their direction."),
            .values = {N_("off"), N_("on")}, .terminal = true),
    SETTING(VIEW, .key = "view", .label = N_("View"),
            .help = N_("How much of the dungeon you see; far needs a large window."),
            .actions = {ACTION_NEAR, ACTION_FAR}, .values = {N_("near"), N_("far")}),
    SETTING(SIZE, .key = "size", .label = N_("Letters"),
            .help = N_("How large letters and panels are, if the window has room."),
            .values = {"1x", "1.5x", "2x"}),
    SETTING(BRIGHTNESS, .key = "brightness", .label = N_("Brightness"),
            .help = N_("How bright the picture is: below 0 darker, above 0 brighter."),
            .values = {"-2", "-1", "0", "+1", "+2", "+3"}, .usual = 2, .terminal = true),
    SETTING(CONTRAST, .key = "contrast", .label = N_("Contrast"),
            .help = N_("High: outlines around you, monsters and things, on a darker floor."),
            .values = {N_("usual"), N_("high")}),
    SETTING(COLOURS, .key = "colours", .label = N_("Colours"),
            .help = N_("For colour blindness: red and green (protan, deutan), or blue (tritan)."),
            .values = {N_("usual"), N_("protan"), N_("deutan"), N_("tritan")}, .terminal = true),
    SETTING(MOTION, .key = "motion", .label = N_("Motion"), .help = N_("Reduced: nothing shakes or sways."),
            .values = {N_("all"), N_("reduced")}),
    SETTING(FLASHES, .key = "flashes", .label = N_("Flashes"),
            .help = N_("Reduced: nothing flashes, flickers or blinks."),
            .values = {N_("all"), N_("reduced")}),
    SETTING(PACE, .key = "pace", .label = N_("Time"),
            .help =
                N_("How time passes in new games: always, in turns, or only while you move. In the game: T."),
            .values = {N_("real"), N_("turns"), N_("moves")}),
    SETTING(SPEED, .key = "speed", .label = N_("Speed"),
            .help = N_("Slow: the game runs at three quarters of its speed. The score mentions it."),
            .values = {N_("usual"), N_("slow")}),
    SETTING(WINDUPS, .key = "windups", .label = N_("Wind-ups"),
            .help = N_("Long: monsters take 1.5 times as long to strike. The score mentions it."),
            .values = {N_("usual"), N_("long")}, .terminal = true),
    SETTING(HEARTS, .key = "hearts", .label = N_("Hearts"),
            .help = N_("More: two extra hearts for the rest of the game. The score mentions it."),
            .values = {N_("usual"), N_("more")}, .terminal = true),
    SETTING(TOLL, .key = "toll", .label = N_("View of tolls"),
            .help = N_("Far: the view zooms out for a moment, unless you are hunted."),
            .values = {N_("far"), N_("near")}),
    SETTING(SHOTS, .key = "shots", .label = N_("Nearest"),
            .help = N_("Whether the key that strikes the nearest monster also shoots and throws."),
            .values = {N_("also shoots"), N_("strikes only")}, .terminal = true),
    SETTING(SCREEN, .key = "screen", .label = N_("Screen"), .help = N_("A window or the full screen."),
            .actions = {ACTION_FULLSCREEN}, .values = {N_("window"), N_("full")}),
    SETTING(PICTURE, .key = "picture", .label = N_("Picture"),
            .help = N_("Pictures or letters, in the game."), .actions = {ACTION_ASCII},
            .values = {N_("tiles"), N_("letters")}),
    SETTING(TILES, .key = "tiles", .label = N_("Tiles"),
            .help = N_("Own: PNGs in your tiles folder replace ours, from the next start."),
            .values = {N_("ours"), N_("own")}),
    SETTING(PERF_STATS, .key = "figures", .label = N_("Frame times"),
            .help = N_("How long each part of a frame takes."), .actions = {ACTION_PERF_STATS},
            .values = {N_("hidden"), N_("shown")}),
    SETTING(RUMBLE, .key = "rumble", .label = N_("Rumble"),
            .help = N_("The pad shakes when you are hurt, when you kill, and when the bell tolls."),
            .values = {N_("on"), N_("off")}),
    SETTING(TERMINAL_KEYS, .key = "terminal_keys", .label = N_("Keys"),
            .help = N_("vi: the keys of roguelikes, hjklyubn walk. Ask: at the next start."),
            .values = {N_("letters"), N_("vi"), N_("ask")}, .usual = 2, .terminal = true),
    SETTING(VESTIBULE, .key = "vestibule", .values = {"new", "seen", "passed"}),
    SETTING(GEAR, .key = "gear", .label = N_("Begin with"),
            .help = N_("Gear to start new runs with, of all that you have worn."),
            .values = {"usual", "long_sword", "axe", "silver_sword", "buckler", "kite_shield", "felt_boots",
                       "nailed_boots", "quick_boots", "ember_ring", "moth_ring", "magpie_ring",
                       "hours_ring"}),
#undef SETTING
};

int setting_value_count(Setting setting) {
    int count = 0;
    while (SETTINGS[setting].values[count] != NULL) count++;
    return count;
}

const char *setting_value_text(Setting setting, int value) {
    return tr(SETTINGS[setting].values[value]);
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

// Keeps an unknown line, so that it is written again.
static void keep_line(Settings *settings, const char *line) {
    if (settings->others.size + strlen(line) < OTHERS_MAX_BYTES) buffer_text(&settings->others, "%s\n", line);
}

static const char WINDOW[] = "window=";
enum { WINDOW_MOST = 32768 };

// Reads "window=1280x720+100+50"; " maximised" may follow.
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
    if (equals == NULL || !bindings_parse_line(&settings->bindings, line, length, equals + 1))
        keep_line(settings, line);
}

// Reads a line without the spaces at its ends. Ignores a line that is too long or has characters other than
// ASCII.
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

void settings_parse(Settings *settings, const void *bytes, size_t size) {
    TextPart line, text = {bytes, size};
    for (size_t at = 0; text_take_part(text, '\n', &at, &line);) take_line(settings, line.at, line.length);
    bindings_resolve(&settings->bindings);
}

void settings_append_lines(const Settings *settings, Buffer *out) {
    for (int i = 0; i < SETTING_COUNT; i++)
        buffer_text(out, "%s=%s\n", SETTINGS[i].key, SETTINGS[i].values[settings->at[i]]);
    if (settings->language[0] != '\0') buffer_text(out, "%s%s\n", LANGUAGE, settings->language);
    Rect window = settings->window;
    if (window.w > 0)
        buffer_text(out, "%s%dx%d%+d%+d%s\n", WINDOW, window.w, window.h, window.x, window.y,
                    settings->maximised ? " maximised" : "");
    bindings_list_changed(&settings->bindings, out);
    buffer_bytes(out, settings->others.bytes, settings->others.size);
}

bool settings_load(Settings *settings, Error *error) {
    char folder[PATH_MAX_BYTES];
    Buffer bytes = {0};
    settings_init(settings);
    if (!file_own_folder_path(FOLDER_CONFIG, folder, sizeof folder, error))
        return true; // without a folder the defaults are used
    bool read = text_file_read(FOLDER_CONFIG, NAME, &bytes, error);
    settings_parse(settings, bytes.bytes, read ? bytes.size : 0);
    buffer_free(&bytes);
    return read;
}

bool settings_save(const Settings *settings, Care care, Error *error) {
    Buffer out = {0};
    settings_append_lines(settings, &out);
    out.failed |= settings->others.failed;
    bool saved = text_file_write(FOLDER_CONFIG, NAME, &out, care, error);
    buffer_free(&out);
    return saved;
}
