#include "app/play/controls.h"

#include <stdio.h>
#include <string.h>

typedef struct Key {
    SDL_Scancode code;
    Action play, menu;
} Key;

static const Key KEYS[] = {
    {SDL_SCANCODE_LEFT, ACTION_LEFT, ACTION_LEFT},
    {SDL_SCANCODE_A, ACTION_LEFT, ACTION_LEFT},
    {SDL_SCANCODE_RIGHT, ACTION_RIGHT, ACTION_RIGHT},
    {SDL_SCANCODE_D, ACTION_RIGHT, ACTION_RIGHT},
    {SDL_SCANCODE_UP, ACTION_UP, ACTION_UP},
    {SDL_SCANCODE_W, ACTION_UP, ACTION_UP},
    {SDL_SCANCODE_DOWN, ACTION_DOWN, ACTION_DOWN},
    {SDL_SCANCODE_S, ACTION_DOWN, ACTION_DOWN},
    {SDL_SCANCODE_SPACE, ACTION_STRIKE, ACTION_CONFIRM},
    {SDL_SCANCODE_J, ACTION_STRIKE, ACTION_NONE},
    {SDL_SCANCODE_L, ACTION_ROLL, ACTION_NONE},
    {SDL_SCANCODE_C, ACTION_ROLL, ACTION_NONE},
    {SDL_SCANCODE_K, ACTION_THROW, ACTION_THROW},
    {SDL_SCANCODE_X, ACTION_THROW, ACTION_THROW},
    {SDL_SCANCODE_Q, ACTION_SHUTTER, ACTION_NONE},
    {SDL_SCANCODE_Z, ACTION_SHUTTER, ACTION_NONE},
    {SDL_SCANCODE_1, ACTION_SLOT_1, ACTION_SLOT_1},
    {SDL_SCANCODE_2, ACTION_SLOT_1 + 1, ACTION_SLOT_1 + 1},
    {SDL_SCANCODE_3, ACTION_SLOT_1 + 2, ACTION_SLOT_1 + 2},
    {SDL_SCANCODE_4, ACTION_SLOT_1 + 3, ACTION_SLOT_1 + 3},
    {SDL_SCANCODE_5, ACTION_SLOT_1 + 4, ACTION_SLOT_1 + 4},
    {SDL_SCANCODE_E, ACTION_USE, ACTION_USE},
    {SDL_SCANCODE_RETURN, ACTION_USE, ACTION_CONFIRM},
    {SDL_SCANCODE_KP_ENTER, ACTION_USE, ACTION_CONFIRM},
    {SDL_SCANCODE_ESCAPE, ACTION_PAUSE, ACTION_BACK},
    {SDL_SCANCODE_BACKSPACE, ACTION_TAKE_BACK, ACTION_ERASE},
    {SDL_SCANCODE_P, ACTION_PAUSE, ACTION_PAUSE},
    {SDL_SCANCODE_R, ACTION_NEW_SEED, ACTION_NEW_SEED},
    {SDL_SCANCODE_I, ACTION_BAG, ACTION_BAG},
    {SDL_SCANCODE_M, ACTION_MAP, ACTION_MAP},
    {SDL_SCANCODE_TAB, ACTION_LAYOUT, ACTION_LAYOUT},
    {SDL_SCANCODE_F1, ACTION_HELP, ACTION_HELP},
    {SDL_SCANCODE_F2, ACTION_ASCII, ACTION_NONE},
    {SDL_SCANCODE_F3, ACTION_PERF_STATS, ACTION_PERF_STATS},
    {SDL_SCANCODE_F4, ACTION_STAGES, ACTION_STAGES},
    {SDL_SCANCODE_PERIOD, ACTION_WAIT, ACTION_NONE},
    {SDL_SCANCODE_T, ACTION_PACE, ACTION_PACE},
    {SDL_SCANCODE_G, ACTION_NEXT_GENERATOR, ACTION_NEXT_GENERATOR},
    {SDL_SCANCODE_Y, ACTION_NONE, ACTION_COPY_CODE},
    {SDL_SCANCODE_EQUALS, ACTION_NEAR, ACTION_NEAR},
    {SDL_SCANCODE_KP_PLUS, ACTION_NEAR, ACTION_NEAR},
    {SDL_SCANCODE_MINUS, ACTION_FAR, ACTION_FAR},
    {SDL_SCANCODE_KP_MINUS, ACTION_FAR, ACTION_FAR},
    {SDL_SCANCODE_F11, ACTION_FULLSCREEN, ACTION_FULLSCREEN},
    {SDL_SCANCODE_F12, ACTION_SCREENSHOT, ACTION_SCREENSHOT},
    {SDL_SCANCODE_N, ACTION_MUTE, ACTION_MUTE},
};
enum { KEY_COUNT = sizeof KEYS / sizeof KEYS[0] };

static const struct {
    SDL_GameControllerButton button;
    Action play, menu;
} PAD[] = {
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, ACTION_LEFT, ACTION_LEFT},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, ACTION_RIGHT, ACTION_RIGHT},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, ACTION_UP, ACTION_UP},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, ACTION_DOWN, ACTION_DOWN},
    {SDL_CONTROLLER_BUTTON_A, ACTION_STRIKE, ACTION_CONFIRM},
    {SDL_CONTROLLER_BUTTON_B, ACTION_ROLL, ACTION_BACK},
    {SDL_CONTROLLER_BUTTON_X, ACTION_THROW, ACTION_THROW},
    {SDL_CONTROLLER_BUTTON_Y, ACTION_USE, ACTION_COPY_CODE},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, ACTION_SHUTTER, ACTION_NONE},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, ACTION_NEXT_SLOT, ACTION_NONE},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, ACTION_MAP, ACTION_MAP},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, ACTION_BAG, ACTION_BAG},
    {SDL_CONTROLLER_BUTTON_START, ACTION_PAUSE, ACTION_BACK},
    {SDL_CONTROLLER_BUTTON_BACK, ACTION_LAYOUT, ACTION_LAYOUT},
};

enum { STICK_THRESHOLD = 12000, TRIGGER_THRESHOLD = 16000 }; // of 32767

void controls_close(Controls *controls) {
    if (controls->pad != NULL) SDL_GameControllerClose(controls->pad);
    *controls = (Controls){0};
}

void controls_release(Controls *controls) {
    memset(controls->held, 0, sizeof controls->held);
    memset(controls->tapped, 0, sizeof controls->tapped);
    controls->stick_x = controls->stick_y = 0;
    controls->trigger = controls->pad_use = false;
}

static void press(Controls *controls, Action action, bool down) {
    if (action <= ACTION_NONE || action >= HELD_COUNT) return;
    controls->held[action] = down;
    if (!down) return;
    controls->tapped[action] = true;
    controls->since[action] = ++controls->order;
}

static Action with_modifiers(SDL_Scancode code, Uint16 mod, Action action) {
    if (code == SDL_SCANCODE_RETURN && (mod & KMOD_ALT) != 0) return ACTION_FULLSCREEN;
    if (action == ACTION_NEW_SEED && (mod & (KMOD_SHIFT | KMOD_CTRL)) != 0) return ACTION_SAME_SEED;
    return (mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0 ? ACTION_NONE : action;
}

// Arrows write nothing.
static bool is_arrow(SDL_Scancode code) {
    return code == SDL_SCANCODE_UP || code == SDL_SCANCODE_DOWN || code == SDL_SCANCODE_LEFT ||
           code == SDL_SCANCODE_RIGHT;
}

// While text is typed, only keys without a letter act.
static Action text_action(const SDL_Keysym *key, Action action) {
    if (key->scancode == SDL_SCANCODE_V && (key->mod & KMOD_CTRL) != 0) return ACTION_PASTE;
    bool acts = is_arrow(key->scancode) || action == ACTION_BACK || action == ACTION_ERASE ||
                action == ACTION_FULLSCREEN ||
                (action == ACTION_CONFIRM && key->scancode != SDL_SCANCODE_SPACE);
    return acts ? action : ACTION_NONE;
}

static const Key *key_of(SDL_Scancode code) {
    static const Key NONE = {SDL_SCANCODE_UNKNOWN, ACTION_NONE, ACTION_NONE};
    for (int i = 0; i < KEY_COUNT; i++) {
        if (KEYS[i].code == code) return &KEYS[i];
    }
    return &NONE;
}

// A key that is held moves on through menus, and erases; nothing else happens twice.
static bool repeats(Action action, ControlMode mode) {
    return mode != CONTROL_PLAY && (action == ACTION_UP || action == ACTION_DOWN || action == ACTION_LEFT ||
                                    action == ACTION_RIGHT || action == ACTION_ERASE);
}

// Whatever the key did when it went down, it does no longer.
static void let_go(Controls *controls, Action action) {
    press(controls, action == ACTION_NEW_SEED ? ACTION_BELL : action, false);
}

static Action key_event(Controls *controls, const SDL_KeyboardEvent *event, ControlMode mode) {
    const Key *key = key_of(event->keysym.scancode);
    bool down = event->type == SDL_KEYDOWN;
    Action action = with_modifiers(event->keysym.scancode, event->keysym.mod,
                                   mode == CONTROL_PLAY ? key->play : key->menu);
    if (mode == CONTROL_PLAY && action == ACTION_NEW_SEED && controls->rings_bell) action = ACTION_BELL;
    if (down) controls->by_pad = false;
    if (!down) let_go(controls, key->play);
    if (down && mode == CONTROL_PLAY && event->repeat == 0) press(controls, action, true);
    if (!down || (event->repeat != 0 && !repeats(action, mode))) return ACTION_NONE;
    return mode == CONTROL_TEXT ? text_action(&event->keysym, action) : action;
}

static Action pad_event(Controls *controls, const SDL_ControllerButtonEvent *event, ControlMode mode) {
    bool down = event->type == SDL_CONTROLLERBUTTONDOWN;
    controls->by_pad = true;
    for (size_t i = 0; i < sizeof PAD / sizeof PAD[0]; i++) {
        if (PAD[i].button != event->button) continue;
        if (!down || mode == CONTROL_PLAY) press(controls, PAD[i].play, down);
        if (PAD[i].play == ACTION_USE) {
            controls->pad_use = down && mode == CONTROL_PLAY;
            controls->pad_use_ticks = 0;
        }
        return !down ? ACTION_NONE : mode == CONTROL_PLAY ? PAD[i].play : PAD[i].menu;
    }
    return ACTION_NONE;
}

// Pulled, it is the key of the slot that was chosen.
static void pull_trigger(Controls *controls, int value, ControlMode mode) {
    bool down = value > TRIGGER_THRESHOLD;
    if (down == controls->trigger) return;
    controls->trigger = down;
    if (!down) {
        for (int i = ACTION_SLOT_1; i <= ACTION_SLOT_LAST; i++) press(controls, (Action)i, false);
    } else if (mode == CONTROL_PLAY && controls->chosen > 0) {
        press(controls, (Action)(ACTION_SLOT_1 + controls->chosen - 1), true);
    }
}

// Pulled, it takes back a game that was left.
static Action pull_left(Controls *controls, int value, ControlMode mode) {
    bool down = value > TRIGGER_THRESHOLD, pulled = down && !controls->left_trigger;
    controls->left_trigger = down;
    if (pulled) controls->by_pad = true;
    return pulled && mode == CONTROL_PLAY ? ACTION_TAKE_BACK : ACTION_NONE;
}

// The stick is eight ways; in menus, a push is a step.
static Action stick_event(Controls *controls, const SDL_ControllerAxisEvent *event, ControlMode mode) {
    if (event->axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT) return pull_left(controls, event->value, mode);
    if (event->axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) pull_trigger(controls, event->value, mode);
    int way = event->value > STICK_THRESHOLD ? 1 : event->value < -STICK_THRESHOLD ? -1 : 0;
    int *stick = event->axis == SDL_CONTROLLER_AXIS_LEFTX   ? &controls->stick_x
                 : event->axis == SDL_CONTROLLER_AXIS_LEFTY ? &controls->stick_y
                                                            : NULL;
    if (stick == NULL || *stick == way) return ACTION_NONE;
    *stick = way;
    controls->by_pad = true;
    if (mode == CONTROL_PLAY || way == 0) return ACTION_NONE;
    if (stick == &controls->stick_x) return way < 0 ? ACTION_LEFT : ACTION_RIGHT;
    return way < 0 ? ACTION_UP : ACTION_DOWN;
}

Action controls_event(Controls *controls, const SDL_Event *event, ControlMode mode) {
    switch (event->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        return key_event(controls, &event->key, mode);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return pad_event(controls, &event->cbutton, mode);
    case SDL_CONTROLLERAXISMOTION:
        return stick_event(controls, &event->caxis, mode);
    case SDL_CONTROLLERDEVICEADDED:
        if (controls->pad == NULL) controls->pad = SDL_GameControllerOpen(event->cdevice.which);
        return ACTION_NONE;
    case SDL_CONTROLLERDEVICEREMOVED:
        controls_close(controls);
        return mode == CONTROL_PLAY ? ACTION_PAUSE : ACTION_NONE;
    default:
        return ACTION_NONE;
    }
}

static bool is_down(const Controls *controls, Action action) {
    return controls->held[action] || controls->tapped[action];
}

// -1, 0 or 1 from two opposite keys, of which the later one counts.
static int axis(const Controls *controls, Action less, Action more) {
    bool a = is_down(controls, less), b = is_down(controls, more);
    if (a && b) return controls->since[less] > controls->since[more] ? -1 : 1;
    return b - a;
}

// Of several, the one that went down last; 0: none.
static int slot_down(const Controls *controls) {
    int slot = 0;
    uint32_t last = 0;
    for (int i = ACTION_SLOT_1; i <= ACTION_SLOT_LAST; i++) {
        if (!is_down(controls, (Action)i) || controls->since[i] < last) continue;
        last = controls->since[i];
        slot = i - ACTION_SLOT_1 + 1;
    }
    return slot;
}

// A pad's use button rings once it was held over nothing for long enough.
static bool rings_by_use(Controls *controls) {
    if (!controls->pad_use) return false;
    if (!controls->idle_use) controls->pad_use_ticks = -1;
    if (controls->pad_use_ticks >= 0) controls->pad_use_ticks++;
    return controls->pad_use_ticks > HOLD_TO_RING_TICKS;
}

static unsigned buttons_down(Controls *controls) {
    static const struct {
        Action action;
        unsigned button;
    } BUTTONS[] = {{ACTION_STRIKE, BUTTON_STRIKE},   {ACTION_USE, BUTTON_USE},
                   {ACTION_ROLL, BUTTON_ROLL},       {ACTION_THROW, BUTTON_THROW},
                   {ACTION_SHUTTER, BUTTON_SHUTTER}, {ACTION_BELL, BUTTON_BELL},
                   {ACTION_WAIT, BUTTON_WAIT},       {ACTION_PACE, BUTTON_PACE}};
    unsigned down = rings_by_use(controls) ? BUTTON_BELL : 0;
    for (size_t i = 0; i < sizeof BUTTONS / sizeof *BUTTONS; i++) {
        if (is_down(controls, BUTTONS[i].action)) down |= BUTTONS[i].button;
    }
    return down;
}

Input controls_input(Controls *controls) {
    int x = axis(controls, ACTION_LEFT, ACTION_RIGHT), y = axis(controls, ACTION_UP, ACTION_DOWN);
    Input input = {.x = (int8_t)(x != 0 ? x : controls->stick_x),
                   .y = (int8_t)(y != 0 ? y : controls->stick_y),
                   .buttons = (uint8_t)buttons_down(controls),
                   .slot = (uint8_t)slot_down(controls)};
    memset(controls->tapped, 0, sizeof controls->tapped);
    return input;
}

// Without a window SDL knows no layout.
static const char *name_of(SDL_Scancode code) {
    const char *name = SDL_GetKeyName(SDL_GetKeyFromScancode(code));
    return name[0] != '\0' ? name : SDL_GetScancodeName(code);
}

const char *controls_key_name(Action action) {
    // Shorter than what SDL calls them, and the same on every layout.
    static const char *const SHORT[ACTION_COUNT] = {
        [ACTION_LEFT] = "←", [ACTION_RIGHT] = "→", [ACTION_UP] = "↑",      [ACTION_DOWN] = "↓",
        [ACTION_NEAR] = "+", [ACTION_FAR] = "-",   [ACTION_PAUSE] = "Esc",
    };
    if (SHORT[action] != NULL) return SHORT[action];
    for (int i = 0; i < KEY_COUNT; i++) {
        if (KEYS[i].play == action || (KEYS[i].play == ACTION_NONE && KEYS[i].menu == action)) {
            return name_of(KEYS[i].code);
        }
    }
    return "";
}

void controls_walk_keys(const Controls *controls, char *text, size_t size) {
    static const SDL_Scancode LETTERS[] = {SDL_SCANCODE_W, SDL_SCANCODE_A, SDL_SCANCODE_S, SDL_SCANCODE_D};
    char letters[sizeof LETTERS / sizeof *LETTERS + 1] = "";
    for (size_t i = 0; i < sizeof LETTERS / sizeof *LETTERS; i++) letters[i] = name_of(LETTERS[i])[0];
    bool plain = strlen(letters) == sizeof letters - 1;
    for (size_t i = 0; letters[i] != '\0'; i++) plain = plain && (uint8_t)letters[i] < 0x80;
    (void)snprintf(text, size, controls->by_pad ? "Stick" : plain ? "Arrows\n%s" : "Arrows", letters);
}

const char *controls_prompt(const Controls *controls, Action action) {
    static const char *const BUTTONS[ACTION_COUNT] = {
        [ACTION_STRIKE] = "A",   [ACTION_ROLL] = "B",      [ACTION_THROW] = "X",      [ACTION_USE] = "Y",
        [ACTION_SHUTTER] = "LB", [ACTION_BELL] = "hold Y", [ACTION_TAKE_BACK] = "LT",
    };
    if (controls->by_pad && BUTTONS[action] != NULL) return BUTTONS[action];
    return controls_key_name(action == ACTION_BELL ? ACTION_NEW_SEED : action);
}
