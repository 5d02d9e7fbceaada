// Whole sets of keys and buttons. The sets for one hand have the whole game within its reach. The sets for
// six buttons and for an arcade stick have buttons for the verbs, and one for the menu of all actions.
#include "app/store/bindings.h"

#include "base/text.h"

#include <string.h>

#define KEYS(preset, action, key, second)                                                                    \
    {                                                                                                        \
        PRESET_##preset, ACTION_##action, {                                                                  \
            SDL_SCANCODE_##key, SDL_SCANCODE_##second, -1                                                    \
        }                                                                                                    \
    }
#define BUTTON(preset, action, button)                                                                       \
    {                                                                                                        \
        PRESET_##preset, ACTION_##action, {                                                                  \
            -1, -1, (button)                                                                                 \
        }                                                                                                    \
    }
#define PAD(button)    (SDL_CONTROLLER_BUTTON_##button + 1)
#define PAD_AXIS(axis) (PAD_AXES + 2 * SDL_CONTROLLER_AXIS_##axis)

const char *const PRESET_NAMES[PRESET_COUNT] = {
    [PRESET_USUAL] = N_("Usual"), [PRESET_LEFT] = N_("Left hand"),  [PRESET_RIGHT] = N_("Right hand"),
    [PRESET_VI] = N_("vi"),       [PRESET_SIX] = N_("Six buttons"), [PRESET_STICK] = N_("Arcade stick")};

// What a preset changes in the defaults; -1: this key or button is not changed.
static const struct {
    Preset preset;
    Action action;
    int at[AT_COUNT];
} CHANGES[] = {
    KEYS(LEFT, LEFT, A, LEFT),
    KEYS(LEFT, RIGHT, D, RIGHT),
    KEYS(LEFT, UP, W, UP),
    KEYS(LEFT, DOWN, S, DOWN),
    KEYS(LEFT, STRIKE, SPACE, UNKNOWN),
    KEYS(LEFT, USE, E, UNKNOWN),
    KEYS(LEFT, ROLL, LSHIFT, C),
    KEYS(LEFT, THROW, F, UNKNOWN),
    KEYS(LEFT, SHUTTER, Q, Z),
    KEYS(LEFT, WAIT, X, UNKNOWN),
    KEYS(LEFT, BAG, 6, UNKNOWN),
    KEYS(LEFT, MAP, TAB, UNKNOWN),
    KEYS(LEFT, EXPLORE, G, UNKNOWN),
    KEYS(LEFT, NEAREST, UNKNOWN, UNKNOWN),
    KEYS(LEFT, LAYOUT, GRAVE, UNKNOWN),
    KEYS(LEFT, NEXT_GENERATOR, F6, UNKNOWN),
    KEYS(LEFT, TAKE_BACK, F7, BACKSPACE),

    KEYS(RIGHT, LEFT, J, LEFT),
    KEYS(RIGHT, RIGHT, L, RIGHT),
    KEYS(RIGHT, UP, I, UP),
    KEYS(RIGHT, DOWN, K, DOWN),
    KEYS(RIGHT, STRIKE, SPACE, UNKNOWN),
    KEYS(RIGHT, USE, O, RETURN),
    KEYS(RIGHT, ROLL, RSHIFT, N),
    KEYS(RIGHT, THROW, H, UNKNOWN),
    KEYS(RIGHT, SHUTTER, U, UNKNOWN),
    KEYS(RIGHT, WAIT, PERIOD, UNKNOWN),
    KEYS(RIGHT, PACE, LEFTBRACKET, UNKNOWN),
    KEYS(RIGHT, SLOT_1, 6, UNKNOWN),
    KEYS(RIGHT, SLOT_2, 7, UNKNOWN),
    KEYS(RIGHT, SLOT_3, 8, UNKNOWN),
    KEYS(RIGHT, SLOT_4, 9, UNKNOWN),
    KEYS(RIGHT, SLOT_5, 0, UNKNOWN),
    KEYS(RIGHT, BAG, RIGHTBRACKET, UNKNOWN),
    KEYS(RIGHT, MAP, M, UNKNOWN),
    KEYS(RIGHT, EXPLORE, SEMICOLON, UNKNOWN),
    KEYS(RIGHT, NEAREST, UNKNOWN, UNKNOWN),
    KEYS(RIGHT, LOOK, COMMA, UNKNOWN),
    KEYS(RIGHT, NEW_SEED, Y, UNKNOWN),
    KEYS(RIGHT, STAGES, F9, UNKNOWN),
    KEYS(RIGHT, LAYOUT, BACKSLASH, UNKNOWN),
    KEYS(RIGHT, MORE, SLASH, UNKNOWN),
    KEYS(RIGHT, ASCII, F7, UNKNOWN),
    KEYS(RIGHT, PERF_STATS, F8, UNKNOWN),
    KEYS(RIGHT, MUTE, APOSTROPHE, UNKNOWN),
    KEYS(RIGHT, HELP, F10, F1),

    KEYS(VI, LEFT, H, LEFT),
    KEYS(VI, DOWN, J, DOWN),
    KEYS(VI, UP, K, UP),
    KEYS(VI, RIGHT, L, RIGHT),
    KEYS(VI, UP_LEFT, Y, HOME),
    KEYS(VI, UP_RIGHT, U, PAGEUP),
    KEYS(VI, DOWN_LEFT, B, END),
    KEYS(VI, DOWN_RIGHT, N, PAGEDOWN),
    KEYS(VI, STRIKE, SPACE, UNKNOWN),
    KEYS(VI, ROLL, C, UNKNOWN),
    KEYS(VI, THROW, X, UNKNOWN),
    KEYS(VI, BELL, D, UNKNOWN),
    KEYS(VI, SAID, S, UNKNOWN),
    KEYS(VI, MUTE, A, UNKNOWN),

    BUTTON(SIX, MORE, PAD(RIGHTSHOULDER)),

    BUTTON(STICK, MORE, PAD(RIGHTSHOULDER)),
    BUTTON(STICK, SHUTTER, PAD_AXIS(TRIGGERRIGHT)),
};

// True for presets of the pad: they reset only its buttons. Other presets reset only the keys.
static bool is_of_pad(Preset preset) {
    return preset == PRESET_SIX || preset == PRESET_STICK;
}

static void as_usual(Bindings *bindings, BindPlace first, BindPlace last) {
    for (int i = 0; i < ACTION_COUNT; i++) {
        for (int place = (int)first; place <= (int)last; place++)
            bindings->of[i].at[place] = ACTIONS[i].usual.at[place];
    }
}

void bindings_apply_preset(Bindings *bindings, Preset preset) {
    bool pad = is_of_pad(preset), all = preset == PRESET_USUAL;
    as_usual(bindings, pad ? AT_PAD : AT_KEY, pad || all ? AT_PAD : AT_SECOND);
    memset(bindings->given, 0, sizeof bindings->given);
    for (size_t i = 0; i < sizeof CHANGES / sizeof CHANGES[0]; i++) {
        for (int place = 0; place < AT_COUNT && CHANGES[i].preset == preset; place++) {
            if (CHANGES[i].at[place] < 0) continue;
            bindings->of[CHANGES[i].action].at[place] = CHANGES[i].at[place];
            bindings->given[CHANGES[i].action][place] = true;
        }
    }
    bindings_resolve(bindings);
}

bool bindings_is_preset(const Bindings *bindings, Preset preset) {
    Bindings would = *bindings;
    bindings_apply_preset(&would, preset);
    return memcmp(would.of, bindings->of, sizeof would.of) == 0;
}
