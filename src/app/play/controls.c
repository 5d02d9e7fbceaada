#include "app/play/controls.h"

#include "sim/state/world.h"

#include <string.h>

// What holds an action down: its first key, its second, its button, the key of the chosen slot, or a finger.
// A bit each.
enum { BY_KEY = 1, BY_SECOND = 2, BY_PAD = 4, BY_CHOICE = 8, BY_FINGER = 16 };

enum { STICK_THRESHOLD = 12000, TRIGGER_THRESHOLD = 16000 }; // of 32767

void controls_close(Controls *controls) {
    for (int i = 0; i < PADS_MAX; i++) {
        if (controls->pads[i] != NULL) SDL_GameControllerClose(controls->pads[i]);
    }
    *controls = (Controls){.bindings = controls->bindings};
}

void controls_release_keys(Controls *controls) {
    memset(controls->held, 0, sizeof controls->held);
    memset(controls->tapped, 0, sizeof controls->tapped);
    controls->stick_x = controls->stick_y = 0;
    controls->use_held = false;
    controls->ring_ticks = 0;
    controls->wants = WANT_NOTHING;
}

// Notes that a key, button or finger (`by`, BY_*) presses or releases an action that can be held.
static void press(Controls *controls, Action action, unsigned by, bool down) {
    if (action <= ACTION_NONE || action >= HELD_COUNT) return;
    controls->held[action] = (uint8_t)(down ? controls->held[action] | by : controls->held[action] & ~by);
    if (!down) return;
    controls->tapped[action] = true;
    controls->since[action] = ++controls->order;
}

void controls_tap(Controls *controls, Action action) {
    if (action == ACTION_BELL) controls->ring_ticks = RING_TICKS + 8;
    if (action > ACTION_NONE && action < HELD_COUNT) press(controls, action, 0, true);
}

// Presses or releases the slot that was chosen, for the button that stands for it.
static void take_chosen(Controls *controls, bool down) {
    for (int i = ACTION_SLOT_1; !down && i <= ACTION_SLOT_LAST; i++)
        press(controls, (Action)i, BY_CHOICE, false);
    if (down && controls->chosen > 0)
        press(controls, (Action)(ACTION_SLOT_1 + controls->chosen - 1), BY_CHOICE, true);
}

// Presses an action in play. Returns what happens at once: nothing yet for the bell, which may be meant to be
// held.
static Action begin(Controls *controls, Action action, unsigned by) {
    if (action == ACTION_USE_SLOT) take_chosen(controls, true);
    if (action == ACTION_BELL) controls->bell_ticks = 0;
    press(controls, action, by, true);
    return action == ACTION_BELL ? ACTION_NONE : action;
}

// Ends what begin() began for this key or button.
static void end(Controls *controls, Action action, unsigned by) {
    if (action == ACTION_USE_SLOT) take_chosen(controls, false);
    press(controls, action, by, false);
}

// ---- keys

// The keys that always mean the same in menus. In play they can be bound, except Esc.
static Action fixed_key(SDL_Scancode code) {
    static const Action FIXED[SDL_NUM_SCANCODES] = {
        [SDL_SCANCODE_LEFT] = ACTION_LEFT,      [SDL_SCANCODE_KP_4] = ACTION_LEFT,
        [SDL_SCANCODE_RIGHT] = ACTION_RIGHT,    [SDL_SCANCODE_KP_6] = ACTION_RIGHT,
        [SDL_SCANCODE_UP] = ACTION_UP,          [SDL_SCANCODE_KP_8] = ACTION_UP,
        [SDL_SCANCODE_DOWN] = ACTION_DOWN,      [SDL_SCANCODE_KP_2] = ACTION_DOWN,
        [SDL_SCANCODE_RETURN] = ACTION_CONFIRM, [SDL_SCANCODE_KP_ENTER] = ACTION_CONFIRM,
        [SDL_SCANCODE_ESCAPE] = ACTION_BACK,    [SDL_SCANCODE_BACKSPACE] = ACTION_ERASE};
    return code < SDL_NUM_SCANCODES ? FIXED[code] : ACTION_NONE;
}

static Action first_of(Action fixed, Action menu, Action play) {
    return fixed != ACTION_NONE ? fixed : menu != ACTION_NONE ? menu : play;
}

// In the bag, only the menu keys for Confirm and Back are heard; others keep their meaning in play. The bag
// has nothing to copy and just one page.
static Action menu_action(Action action, ControlMode mode) {
    bool heard = mode != CONTROL_BAG || action == ACTION_CONFIRM || action == ACTION_BACK;
    return heard ? action : ACTION_NONE;
}

static Action key_action(const Controls *controls, SDL_Scancode code, ControlMode mode) {
    Action play = bindings_key(controls->bindings, code, CONTEXT_PLAY);
    if (mode == CONTROL_PLAY) return code == SDL_SCANCODE_ESCAPE ? ACTION_PAUSE : play;
    if (mode == CONTROL_WATCH)
        return first_of(code == SDL_SCANCODE_ESCAPE ? ACTION_BACK : ACTION_NONE,
                        bindings_key(controls->bindings, code, CONTEXT_WATCH), play);
    Action menu = bindings_key(controls->bindings, code, CONTEXT_MENU);
    return first_of(fixed_key(code), menu_action(menu, mode), play);
}

// The action of a key that is pressed together with Shift, Ctrl or others. With Ctrl only the key for a new
// dungeon works.
static Action with_modifiers(const Controls *controls, const SDL_Keysym *key, Action action) {
    Uint16 mod = key->mod;
    if (key->scancode == SDL_SCANCODE_RETURN && (mod & KMOD_ALT) != 0) return ACTION_FULLSCREEN;
    if (action == ACTION_NEW_SEED && (mod & KMOD_SHIFT) != 0) return ACTION_SAME_SEED;
    if (action == ACTION_NEW_SEED && (mod & KMOD_CTRL) != 0)
        return controls->ctrl_renews ? ACTION_NEW_SEED : ACTION_SAME_SEED;
    return (mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0 ? ACTION_NONE : action;
}

// True for keys that type letters, digits or signs on some layout, by their place on the keyboard.
static bool writes(SDL_Scancode code) {
    static const SDL_Scancode RANGES[][2] = {{SDL_SCANCODE_A, SDL_SCANCODE_0},
                                             {SDL_SCANCODE_SPACE, SDL_SCANCODE_SLASH},
                                             {SDL_SCANCODE_KP_DIVIDE, SDL_SCANCODE_KP_PLUS},
                                             {SDL_SCANCODE_KP_1, SDL_SCANCODE_NONUSBACKSLASH},
                                             {SDL_SCANCODE_INTERNATIONAL1, SDL_SCANCODE_INTERNATIONAL9}};
    for (size_t i = 0; i < sizeof RANGES / sizeof RANGES[0]; i++) {
        if (code >= RANGES[i][0] && code <= RANGES[i][1]) return true;
    }
    return false;
}

bool controls_is_unused(const Controls *controls, const SDL_KeyboardEvent *event) {
    bool plain = (event->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) == 0 && event->repeat == 0;
    SDL_Scancode code = event->keysym.scancode;
    return plain && writes(code) && key_action(controls, code, CONTROL_PLAY) == ACTION_NONE;
}

// The action of a key while text is typed: only keys that type nothing have one.
static Action text_action(const SDL_Keysym *key, Action action) {
    static const bool ACTS[ACTION_COUNT] = {
        [ACTION_LEFT] = true, [ACTION_RIGHT] = true, [ACTION_UP] = true,      [ACTION_DOWN] = true,
        [ACTION_BACK] = true, [ACTION_ERASE] = true, [ACTION_CONFIRM] = true, [ACTION_FULLSCREEN] = true};
    if (key->scancode == SDL_SCANCODE_V && (key->mod & KMOD_CTRL) != 0) return ACTION_PASTE;
    return ACTS[action] && !writes(key->scancode) ? action : ACTION_NONE;
}

// Releases a key. Only now is a short tap of the bell's key known as one.
static Action let_go(Controls *controls, Action play, unsigned by) {
    bool taps =
        play == ACTION_BELL && (controls->held[ACTION_BELL] & by) != 0 && controls->bell_ticks <= TAP_TICKS;
    end(controls, play, by);
    return taps ? ACTION_BELL : ACTION_NONE;
}

// A held key repeats in menus and recordings, and erases text; nothing else repeats.
static bool repeats(Action action, ControlMode mode) {
    if (mode == CONTROL_WATCH)
        return ACTIONS[action].context == CONTEXT_WATCH && action != ACTION_WATCH_PAUSE &&
               action != ACTION_WATCH_TAKE_OVER;
    return mode != CONTROL_PLAY && (action == ACTION_UP || action == ACTION_DOWN || action == ACTION_LEFT ||
                                    action == ACTION_RIGHT || action == ACTION_ERASE);
}

static Action key_event(Controls *controls, const SDL_KeyboardEvent *event, ControlMode mode) {
    SDL_Scancode code = event->keysym.scancode;
    bool down = event->type == SDL_KEYDOWN;
    Action play = bindings_key(controls->bindings, code, CONTEXT_PLAY);
    unsigned by = bindings_of(controls->bindings, play)->at[AT_SECOND] == (int)code ? BY_SECOND : BY_KEY;
    if (!down) return let_go(controls, play, by);
    controls->device = DEVICE_KEYS;
    Action action = with_modifiers(controls, &event->keysym, key_action(controls, code, mode));
    if (event->repeat != 0 && !repeats(action, mode)) return ACTION_NONE;
    if (mode == CONTROL_PLAY) return begin(controls, action, by);
    return mode == CONTROL_TEXT ? text_action(&event->keysym, action) : action;
}

// The index of a pad, or -1.
static int pad_at(const Controls *controls, SDL_JoystickID id) {
    SDL_GameController *pad = SDL_GameControllerFromInstanceID(id);
    for (int i = 0; i < PADS_MAX && pad != NULL; i++) {
        if (controls->pads[i] == pad) return i;
    }
    return -1;
}

static void use_pad(Controls *controls, SDL_JoystickID id) {
    controls->pad = int_max(pad_at(controls, id), 0);
    controls->device = DEVICE_PAD;
}

// ---- the next key or button, asked for to bind it

static Action answer(Controls *controls, int input) {
    controls->wants = WANT_NOTHING;
    controls->answer = input;
    return ACTION_ANSWER;
}

static Action answer_key(Controls *controls, const SDL_KeyboardEvent *event) {
    SDL_Scancode code = event->keysym.scancode;
    if (code == SDL_SCANCODE_KP_ENTER || code == SDL_SCANCODE_RETURN2) code = SDL_SCANCODE_RETURN;
    if (event->repeat != 0) return ACTION_NONE;
    if (code == SDL_SCANCODE_ESCAPE) return answer(controls, 0);
    return controls->wants == WANT_KEY ? answer(controls, (int)code) : ACTION_NONE;
}

static Action answer_pad(Controls *controls, PadInput input, SDL_JoystickID id) {
    use_pad(controls, id);
    return answer(controls, controls->wants == WANT_BUTTON ? input : 0);
}

// ---- pads

static Action fixed_pad(PadInput input) {
    static const Action FIXED[PAD_COUNT] = {[SDL_CONTROLLER_BUTTON_DPAD_LEFT + 1] = ACTION_LEFT,
                                            [SDL_CONTROLLER_BUTTON_DPAD_RIGHT + 1] = ACTION_RIGHT,
                                            [SDL_CONTROLLER_BUTTON_DPAD_UP + 1] = ACTION_UP,
                                            [SDL_CONTROLLER_BUTTON_DPAD_DOWN + 1] = ACTION_DOWN,
                                            [SDL_CONTROLLER_BUTTON_START + 1] = ACTION_BACK};
    return input > NO_PAD && input < PAD_COUNT ? FIXED[input] : ACTION_NONE;
}

// Notes that the button for use is pressed or released, and counts anew how long it is held.
static void hold_use(Controls *controls, bool down) {
    controls->use_held = down;
    controls->use_ticks = 0;
}

static Action pad_input(Controls *controls, PadInput input, bool down, ControlMode mode) {
    Action play = bindings_pad(controls->bindings, input, CONTEXT_PLAY);
    if (play == ACTION_USE) hold_use(controls, down && mode == CONTROL_PLAY);
    if (!down) return let_go(controls, play, BY_PAD);
    if (mode == CONTROL_WATCH)
        return first_of(ACTION_NONE, bindings_pad(controls->bindings, input, CONTEXT_WATCH), play);
    Action menu = bindings_pad(controls->bindings, input, CONTEXT_MENU);
    if (mode != CONTROL_PLAY) return first_of(fixed_pad(input), menu_action(menu, mode), play);
    return begin(controls, play, BY_PAD);
}

static Action pad_event(Controls *controls, const SDL_ControllerButtonEvent *event, ControlMode mode) {
    bool down = event->type == SDL_CONTROLLERBUTTONDOWN;
    if (down) use_pad(controls, event->which);
    return pad_input(controls, pad_button(event->button), down, mode);
}

// True if this pad may release what is held. A pad that trembles on the table must not release anything that
// another pad holds.
static bool lets_go(const Controls *controls, SDL_JoystickID id) {
    return int_max(pad_at(controls, id), 0) == controls->pad;
}

// Moves the left stick. In menus, each push is an action, a step.
static Action stick_event(Controls *controls, const SDL_ControllerAxisEvent *event, ControlMode mode) {
    bool across = event->axis == SDL_CONTROLLER_AXIS_LEFTX;
    int way = event->value > STICK_THRESHOLD ? 1 : event->value < -STICK_THRESHOLD ? -1 : 0;
    int *stick = across ? &controls->stick_x : &controls->stick_y;
    if (*stick == way || (way == 0 && !lets_go(controls, event->which))) return ACTION_NONE;
    *stick = way;
    if (way == 0) return ACTION_NONE;
    use_pad(controls, event->which);
    if (mode == CONTROL_PLAY || mode == CONTROL_WATCH) return ACTION_NONE;
    if (across) return way < 0 ? ACTION_LEFT : ACTION_RIGHT;
    return way < 0 ? ACTION_UP : ACTION_DOWN;
}

// Turns half of another axis into a button. A trigger that was already held when a question came up must be
// released before it answers.
static Action axis_event(Controls *controls, const SDL_ControllerAxisEvent *event, ControlMode mode) {
    Action action = ACTION_NONE;
    bool asked = controls->wants != WANT_NOTHING;
    bool stick = event->axis == SDL_CONTROLLER_AXIS_LEFTX || event->axis == SDL_CONTROLLER_AXIS_LEFTY;
    if (stick && !asked) return stick_event(controls, event, mode);
    for (int half = 0; half < 2; half++) {
        PadInput input = pad_axis(event->axis, half != 0);
        bool down = (half != 0 ? -event->value : event->value) > TRIGGER_THRESHOLD;
        if (input >= PAD_COUNT || controls->axes[input] == down) continue;
        if (!down && !lets_go(controls, event->which)) continue;
        controls->axes[input] = down;
        if (asked && down) return answer_pad(controls, input, event->which);
        if (asked) continue;
        if (down) use_pad(controls, event->which);
        Action done = pad_input(controls, input, down, mode);
        if (done != ACTION_NONE) action = done;
    }
    return action;
}

static void add_pad(Controls *controls, int device) {
    for (int i = 0; i < PADS_MAX; i++) {
        if (controls->pads[i] != NULL) continue;
        controls->pads[i] = SDL_GameControllerOpen(device);
        return;
    }
}

// Releases everything held on a pad that is gone. The game waits if the player used that pad.
static Action remove_pad(Controls *controls, SDL_JoystickID id, ControlMode mode) {
    int at = pad_at(controls, id);
    if (at < 0) return ACTION_NONE;
    bool used = controls->device == DEVICE_PAD && at == controls->pad;
    SDL_GameControllerClose(controls->pads[at]);
    controls->pads[at] = NULL;
    controls_release_keys(controls);
    memset(controls->axes, 0, sizeof controls->axes);
    if (!used) return ACTION_NONE;
    controls->device = DEVICE_KEYS;
    return mode == CONTROL_PLAY ? ACTION_PAUSE : ACTION_NONE;
}

// ---- fingers

Action controls_touch_button(Controls *controls, Action action, bool down) {
    controls->device = DEVICE_TOUCH;
    if (action == ACTION_USE) hold_use(controls, down);
    if (!down) {
        end(controls, action, BY_FINGER);
        return ACTION_NONE;
    }
    return begin(controls, action, BY_FINGER);
}

Action controls_hold_bell(Controls *controls, bool down) {
    return down ? begin(controls, ACTION_BELL, BY_FINGER) : let_go(controls, ACTION_BELL, BY_FINGER);
}

void controls_set_stick(Controls *controls, int x_sign, int y_sign) {
    controls->stick_x = x_sign;
    controls->stick_y = y_sign;
}

Action controls_event(Controls *controls, const SDL_Event *event, ControlMode mode) {
    bool asked = controls->wants != WANT_NOTHING;
    switch (event->type) {
    case SDL_KEYDOWN:
        if (asked) return answer_key(controls, &event->key);
        return key_event(controls, &event->key, mode);
    case SDL_KEYUP:
        return key_event(controls, &event->key, mode);
    case SDL_CONTROLLERBUTTONDOWN:
        if (asked) return answer_pad(controls, pad_button(event->cbutton.button), event->cbutton.which);
        return pad_event(controls, &event->cbutton, mode);
    case SDL_CONTROLLERBUTTONUP:
        return pad_event(controls, &event->cbutton, mode);
    case SDL_CONTROLLERAXISMOTION:
        return axis_event(controls, &event->caxis, mode);
    case SDL_CONTROLLERDEVICEADDED:
        add_pad(controls, event->cdevice.which);
        return ACTION_NONE;
    case SDL_CONTROLLERDEVICEREMOVED:
        return remove_pad(controls, event->cdevice.which, mode);
    default:
        return ACTION_NONE;
    }
}

// ---- ticks

static bool is_down(const Controls *controls, Action action) {
    return controls->held[action] != 0 || controls->tapped[action];
}

// The direction -1, 0 or 1 from two opposite keys. If both are down, the later one counts.
static int axis(const Controls *controls, Action less, Action more) {
    bool a = is_down(controls, less), b = is_down(controls, more);
    if (a && b) return controls->since[less] > controls->since[more] ? -1 : 1;
    return b - a;
}

// The slot whose key went down last among those that are down; 0: none.
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

// True once a button for use was held for long enough while nothing was at hand: then it rings the bell.
static bool rings_by_use(Controls *controls) {
    if (!controls->use_held) return false;
    if (!controls->idle_use) controls->use_ticks = -1;
    if (controls->use_ticks >= 0) controls->use_ticks++;
    return controls->use_ticks > HOLD_TO_RING_TICKS;
}

// True while the key of the bell is not held long enough to ring. Turn by turn even a tap would ring to the
// end.
static bool is_too_short(const Controls *controls, Action action) {
    return action == ACTION_BELL && controls->bell_ticks <= TAP_TICKS;
}

static unsigned buttons_down(Controls *controls) {
    static const struct {
        Action action;
        unsigned button;
    } BUTTONS[] = {{ACTION_STRIKE, BUTTON_STRIKE},   {ACTION_USE, BUTTON_USE},
                   {ACTION_ROLL, BUTTON_ROLL},       {ACTION_THROW, BUTTON_THROW},
                   {ACTION_SHUTTER, BUTTON_SHUTTER}, {ACTION_BELL, BUTTON_BELL},
                   {ACTION_WAIT, BUTTON_WAIT},       {ACTION_PACE, BUTTON_PACE}};
    unsigned down = rings_by_use(controls) || controls->ring_ticks > 0 ? BUTTON_BELL : 0;
    controls->ring_ticks = int_max(controls->ring_ticks - 1, 0);
    controls->bell_ticks = controls->held[ACTION_BELL] != 0 ? controls->bell_ticks + 1 : 0;
    for (size_t i = 0; i < sizeof BUTTONS / sizeof *BUTTONS; i++) {
        if (is_down(controls, BUTTONS[i].action) && !is_too_short(controls, BUTTONS[i].action))
            down |= BUTTONS[i].button;
    }
    return down;
}

// The direction of the diagonal key that went down last; (0, 0): none is down.
static Vec diagonal(const Controls *controls) {
    Vec way = {0, 0};
    uint32_t last = 0;
    for (int i = ACTION_UP_LEFT; i <= ACTION_DOWN_RIGHT; i++) {
        if (!is_down(controls, (Action)i) || controls->since[i] < last) continue;
        bool left = i == ACTION_UP_LEFT || i == ACTION_DOWN_LEFT;
        last = controls->since[i];
        way = (Vec){left ? -1 : 1, i <= ACTION_UP_RIGHT ? -1 : 1};
    }
    return way;
}

Input controls_input(Controls *controls) {
    Vec way = diagonal(controls);
    int x = axis(controls, ACTION_LEFT, ACTION_RIGHT), y = axis(controls, ACTION_UP, ACTION_DOWN);
    x = way.x != 0 ? way.x : x;
    y = way.y != 0 ? way.y : y;
    Input input = {.x = (int8_t)(x != 0 ? x : controls->stick_x),
                   .y = (int8_t)(y != 0 ? y : controls->stick_y),
                   .buttons = (uint8_t)buttons_down(controls),
                   .slot = (uint8_t)slot_down(controls)};
    memset(controls->tapped, 0, sizeof controls->tapped);
    return input;
}
