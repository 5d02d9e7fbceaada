#include "app/play/pads.h"

#include "app/store/text_file.h"
#include "lang/lang.h"
#include "sim/state/world.h"

#include <stdio.h>
#include <string.h>

enum { LINE_MAX_BYTES = 2048, GUID_DIGITS = 32 };

// ---- mappings

// True if the line begins with the id of a pad.
static bool has_guid(const char *line) {
    size_t digits = strspn(line, "0123456789abcdefABCDEF");
    return digits == GUID_DIGITS && line[digits] == ',';
}

// True for a mapping of another platform.
static bool is_foreign(const char *line) {
    char own[64];
    const char *platform = strstr(line, "platform:");
    (void)snprintf(own, sizeof own, "platform:%s", SDL_GetPlatform());
    return platform != NULL && strncmp(platform, own, strlen(own)) != 0;
}

// Adds one mapping. Returns false if the line is not a mapping.
static bool add_line(const char *from, size_t length) {
    char line[LINE_MAX_BYTES + 1];
    if (length > 0 && from[length - 1] == '\r') length--;
    if (length == 0 || from[0] == '#') return true;
    if (length > LINE_MAX_BYTES || memchr(from, '\0', length) != NULL) return false;
    memcpy(line, from, length);
    line[length] = '\0';
    return is_foreign(line) || (has_guid(line) && SDL_GameControllerAddMapping(line) >= 0);
}

int pads_add_mappings(const void *bytes, size_t size) {
    static const char MARK[] =
        "\xef\xbb\xbf"; // the mark of UTF-8 that some editors write at the start of a file
    TextPart line, text = {bytes, size};
    int number = 0, broken = 0;
    size_t at = size >= 3 && memcmp(bytes, MARK, 3) == 0 ? 3 : 0;
    while (text_take_part(text, '\n', &at, &line)) {
        number++;
        if (!add_line(line.at, line.length) && broken == 0) broken = number;
    }
    return broken;
}

static void read_mappings(void) {
    char path[PATH_MAX_BYTES];
    Error error;
    Buffer bytes = {0};
    if (!file_own_path(FOLDER_CONFIG, "gamecontrollerdb.txt", path, sizeof path, &error) ||
        !file_may_exist(path))
        return;
    if (!file_read(path, &bytes, &error)) {
        complain(error.text);
    } else {
        int broken = pads_add_mappings(bytes.bytes, bytes.size);
        (void)fail(&error, tr("%s:%d: not a mapping of a pad"), path, broken);
        if (broken > 0) complain(error.text);
    }
    buffer_free(&bytes);
}

void pads_enable(void) {
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0) read_mappings();
}

// ---- rumble

// The strength of the heavy and the light motor, of 65535.
typedef struct Rumble {
    uint16_t low, high;
    uint16_t ms;
} Rumble;

static const Rumble RUMBLES[EVENT_COUNT] = {
    [EVENT_HIT] = {40000, 20000, 180},   [EVENT_KILL] = {12000, 30000, 120},
    [EVENT_DEATH] = {65535, 40000, 700}, [EVENT_BELL] = {10000, 20000, 300},
    [EVENT_STROKE] = {18000, 0, 250},    [EVENT_TOLL] = {60000, 20000, 900},
    [EVENT_DUST] = {30000, 0, 500},
};

static SDL_GameController *pad_of(const Controls *controls) {
    return controls->pads[controls->pad];
}

bool pads_can_rumble(const Controls *controls) {
    return pad_of(controls) != NULL && SDL_GameControllerHasRumble(pad_of(controls)) == SDL_TRUE;
}

void pads_rumble_tick(const Controls *controls, const World *world) {
    const EventList *events = &world->events;
    Rumble most = {0};
    if (controls->device != DEVICE_PAD || pad_of(controls) == NULL) return;
    for (int i = 0; i < events->count; i++) {
        const Rumble *of = &RUMBLES[events->at[i].kind];
        bool felt = events->at[i].kind != EVENT_HIT || events->at[i].actor == HERO;
        if (felt && of->ms > most.ms) most = *of;
    }
    if (most.ms > 0) (void)SDL_GameControllerRumble(pad_of(controls), most.low, most.high, most.ms);
}
