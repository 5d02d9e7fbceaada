#include "app/play/key_names.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/canvas/font.h"

#include <stdio.h>

// Short names: SDL's are longer, and differ between layouts.
static const struct {
    SDL_Scancode code;
    const char *name;
} SHORT[] = {
    {SDL_SCANCODE_LEFT, "←"},
    {SDL_SCANCODE_RIGHT, "→"},
    {SDL_SCANCODE_UP, "↑"},
    {SDL_SCANCODE_DOWN, "↓"},
    {SDL_SCANCODE_ESCAPE, N_("Esc")},
    {SDL_SCANCODE_RETURN, N_("Enter")},
    {SDL_SCANCODE_LSHIFT, N_("Shift")},
    {SDL_SCANCODE_RSHIFT, N_("RShift")},
    {SDL_SCANCODE_PAGEUP, N_("PgUp")},
    {SDL_SCANCODE_PAGEDOWN, N_("PgDn")},
    {SDL_SCANCODE_INSERT, N_("Ins")},
    {SDL_SCANCODE_DELETE, N_("Del")},
    {SDL_SCANCODE_SPACE, N_("Space")},
    {SDL_SCANCODE_BACKSPACE, N_("Backspace")},
    {SDL_SCANCODE_TAB, N_("Tab")},
    {SDL_SCANCODE_HOME, N_("Home")},
    {SDL_SCANCODE_END, N_("End")},
    {SDL_SCANCODE_CAPSLOCK, N_("Caps")},
    {SDL_SCANCODE_KP_PLUS, N_("Num +")},
    {SDL_SCANCODE_KP_MINUS, N_("Num -")},
};

static const char *const BUTTONS[SDL_CONTROLLER_BUTTON_MAX] = {
    [SDL_CONTROLLER_BUTTON_A] = "A",
    [SDL_CONTROLLER_BUTTON_B] = "B",
    [SDL_CONTROLLER_BUTTON_X] = "X",
    [SDL_CONTROLLER_BUTTON_Y] = "Y",
    [SDL_CONTROLLER_BUTTON_BACK] = N_("Back"),
    [SDL_CONTROLLER_BUTTON_GUIDE] = N_("Guide"),
    [SDL_CONTROLLER_BUTTON_START] = N_("Start"),
    [SDL_CONTROLLER_BUTTON_LEFTSTICK] = "LS",
    [SDL_CONTROLLER_BUTTON_RIGHTSTICK] = "RS",
    [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = "LB",
    [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = "RB",
    [SDL_CONTROLLER_BUTTON_DPAD_UP] = "↑",
    [SDL_CONTROLLER_BUTTON_DPAD_DOWN] = "↓",
    [SDL_CONTROLLER_BUTTON_DPAD_LEFT] = "←",
    [SDL_CONTROLLER_BUTTON_DPAD_RIGHT] = "→",
    [SDL_CONTROLLER_BUTTON_MISC1] = N_("Misc"),
    [SDL_CONTROLLER_BUTTON_PADDLE1] = "P1",
    [SDL_CONTROLLER_BUTTON_PADDLE2] = "P2",
    [SDL_CONTROLLER_BUTTON_PADDLE3] = "P3",
    [SDL_CONTROLLER_BUTTON_PADDLE4] = "P4",
    [SDL_CONTROLLER_BUTTON_TOUCHPAD] = N_("Touch"),
};

static const char *const AXES[2 * SDL_CONTROLLER_AXIS_MAX] = {
    [2 * SDL_CONTROLLER_AXIS_RIGHTX] = "R→",      [2 * SDL_CONTROLLER_AXIS_RIGHTX + 1] = "R←",
    [2 * SDL_CONTROLLER_AXIS_RIGHTY] = "R↓",      [2 * SDL_CONTROLLER_AXIS_RIGHTY + 1] = "R↑",
    [2 * SDL_CONTROLLER_AXIS_TRIGGERLEFT] = "LT", [2 * SDL_CONTROLLER_AXIS_TRIGGERRIGHT] = "RT",
};

// The names on a PlayStation's pad, where they differ.
static const char *const PLAYSTATION[SDL_CONTROLLER_BUTTON_MAX] = {
    [SDL_CONTROLLER_BUTTON_A] = N_("Cross"),     [SDL_CONTROLLER_BUTTON_B] = N_("Circle"),
    [SDL_CONTROLLER_BUTTON_X] = N_("Square"),    [SDL_CONTROLLER_BUTTON_Y] = N_("Triangle"),
    [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = "L1", [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = "R1",
    [SDL_CONTROLLER_BUTTON_LEFTSTICK] = "L3",    [SDL_CONTROLLER_BUTTON_RIGHTSTICK] = "R3",
    [SDL_CONTROLLER_BUTTON_BACK] = N_("Select"),
};

// Ranges of small letters, and how far before them their capitals are (`back`). With a `step` of 2, small and
// capital letters alternate.
static const struct {
    int first, last, step, back;
} SMALL[] = {{0xe0, 0xf6, 1, 32},   {0xf8, 0xfe, 1, 32},   {0x101, 0x137, 2, 1},  {0x13a, 0x148, 2, 1},
             {0x14b, 0x177, 2, 1},  {0x17a, 0x17e, 2, 1},  {0x219, 0x21b, 2, 1},  {0x3b1, 0x3c1, 1, 32},
             {0x3c3, 0x3cb, 1, 32}, {0x430, 0x44f, 1, 32}, {0x450, 0x45f, 1, 80}, {0x491, 0x491, 1, 1}};

// The capital of a two-byte letter, as keys are printed; SDL names keys by small letters.
static const char *on_cap(const char *name, char text[3]) {
    const unsigned char *at = (const unsigned char *)name;
    int code = (at[0] & 0x1f) << 6 | (at[0] != '\0' ? at[1] & 0x3f : 0);
    bool letter = (at[0] & 0xe0) == 0xc0 && at[1] != '\0' && at[2] == '\0';
    if (!letter) return name;
    if (code == 0x131) return "I"; // the Turkish i without a dot
    for (size_t i = 0; i < sizeof SMALL / sizeof SMALL[0]; i++) {
        bool within = code >= SMALL[i].first && code <= SMALL[i].last;
        if (!within || (code - SMALL[i].first) % SMALL[i].step != 0) continue;
        code -= SMALL[i].back;
        (void)snprintf(text, 3, "%c%c", 0xc0 | code >> 6, 0x80 | (code & 0x3f));
        return text;
    }
    return name;
}

// True for a letter key that types a sign, on a layout without Latin letters. Keyboards for such layouts
// also show the American letter (those for Hebrew do), so that is its name.
static bool is_sign_among_other_letters(SDL_Scancode code, const char *name) {
    bool letter = code >= SDL_SCANCODE_A && code <= SDL_SCANCODE_Z, sign = (unsigned char)name[0] < 0x80;
    return letter && sign && SDL_GetScancodeFromKey(SDLK_a) == SDL_SCANCODE_UNKNOWN;
}

// On a layout with letters that our font does not have, keys have the names of an American keyboard.
const char *key_name(SDL_Scancode code, char text[KEY_NAME_MAX]) {
    char cap[3];
    const char *name = on_cap(SDL_GetKeyName(SDL_GetKeyFromScancode(code)), cap);
    if (name[0] == '\0' || !font_has_letters(name) || is_sign_among_other_letters(code, name))
        name = SDL_GetScancodeName(code);
    for (size_t i = 0; i < sizeof SHORT / sizeof SHORT[0]; i++) {
        if (SHORT[i].code == code) name = tr(SHORT[i].name);
    }
    if (code == SDL_SCANCODE_UNKNOWN) name = "";
    // Players know the key "=" as the one with the plus.
    (void)text_put(text, KEY_NAME_MAX, "%s", SDL_strcmp(name, "=") == 0 ? "+" : name);
    return text;
}

const char *pad_name(PadInput input, SDL_GameControllerType type) {
    const char *name = NULL;
    bool sony =
        type == SDL_CONTROLLER_TYPE_PS3 || type == SDL_CONTROLLER_TYPE_PS4 || type == SDL_CONTROLLER_TYPE_PS5;
    if (input >= PAD_COUNT || input <= NO_PAD) return "";
    if (input >= PAD_AXES) {
        name = AXES[input - PAD_AXES];
    } else {
        if (sony) name = PLAYSTATION[input - 1];
        if (name == NULL) name = BUTTONS[input - 1];
    }
    return name != NULL ? tr(name) : "";
}
