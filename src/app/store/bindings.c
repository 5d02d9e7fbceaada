#include "app/store/bindings.h"

#include "app/host/host.h"
#include "base/geom.h"
#include "base/text.h"
#include "sim/state/hero.h"

#include <string.h>

#define PAD(button)    (SDL_CONTROLLER_BUTTON_##button + 1)
#define PAD_AXIS(axis) (PAD_AXES + 2 * SDL_CONTROLLER_AXIS_##axis)
#define ACTION(id, file, said, told, in, key, second, button)                                                \
    [ACTION_##id] = {.name = (file),                                                                         \
                     .label = (said),                                                                        \
                     .help = (told),                                                                         \
                     .context = CONTEXT_##in,                                                                \
                     .usual = {{SDL_SCANCODE_##key, SDL_SCANCODE_##second, (button)}}},
const ActionRow ACTIONS[ACTION_COUNT] = {
    [ACTION_NONE] = {"", "", "", CONTEXT_FIXED, {{0}}},
#include "app/store/list_actions.h"
};
#undef ACTION
_Static_assert(ACTION_SLOT_LAST - ACTION_SLOT_1 + 1 == SLOTS, "an action for each quick slot");

PadInput pad_button(int button) {
    return button + 1;
}

PadInput pad_axis(int axis, bool negative) {
    return PAD_AXES + 2 * axis + negative;
}

void bindings_init(Bindings *bindings) {
    *bindings = (Bindings){0};
    for (int i = 0; i < ACTION_COUNT; i++) {
        Binding *of = &bindings->of[i];
        *of = ACTIONS[i].usual;
        if (host_keeps_key(of->at[AT_KEY])) of->at[AT_KEY] = SDL_SCANCODE_UNKNOWN;
    }
}

const Binding *bindings_of(const Bindings *bindings, Action action) {
    return bindings != NULL ? &bindings->of[action] : &ACTIONS[action].usual;
}

// Finds the action of a key or button in a context. Both keys of an action count.
static Action find(const Bindings *bindings, int input, bool pad, ActionContext context) {
    for (int i = 0; i < ACTION_COUNT && input != 0; i++) {
        const int *at = bindings_of(bindings, (Action)i)->at;
        bool has = pad ? at[AT_PAD] == input : at[AT_KEY] == input || at[AT_SECOND] == input;
        if (has && ACTIONS[i].context == context) return (Action)i;
    }
    return ACTION_NONE;
}

// The key whose function is printed on a key of the keypad, or the key itself.
static SDL_Scancode printed(SDL_Scancode code) {
    static const SDL_Scancode PRINTED[][2] = {
        {SDL_SCANCODE_KP_ENTER, SDL_SCANCODE_RETURN}, {SDL_SCANCODE_RETURN2, SDL_SCANCODE_RETURN},
        {SDL_SCANCODE_KP_8, SDL_SCANCODE_UP},         {SDL_SCANCODE_KP_2, SDL_SCANCODE_DOWN},
        {SDL_SCANCODE_KP_4, SDL_SCANCODE_LEFT},       {SDL_SCANCODE_KP_6, SDL_SCANCODE_RIGHT},
        {SDL_SCANCODE_KP_7, SDL_SCANCODE_HOME},       {SDL_SCANCODE_KP_9, SDL_SCANCODE_PAGEUP},
        {SDL_SCANCODE_KP_1, SDL_SCANCODE_END},        {SDL_SCANCODE_KP_3, SDL_SCANCODE_PAGEDOWN},
        {SDL_SCANCODE_KP_5, SDL_SCANCODE_PERIOD}, // the middle of the keypad: the key for waiting
    };
    for (size_t i = 0; i < sizeof PRINTED / sizeof *PRINTED; i++) {
        if (PRINTED[i][0] == code) return PRINTED[i][1];
    }
    return code;
}

Action bindings_key(const Bindings *bindings, SDL_Scancode code, ActionContext context) {
    Action own = find(bindings, (int)code, false, context);
    return own != ACTION_NONE ? own : find(bindings, (int)printed(code), false, context);
}

Action bindings_pad(const Bindings *bindings, PadInput input, ActionContext context) {
    return find(bindings, input, true, context);
}

static bool key_may(int code, ActionContext context) {
    static const int NEVER[] = {SDL_SCANCODE_ESCAPE, SDL_SCANCODE_LCTRL, SDL_SCANCODE_RCTRL,
                                SDL_SCANCODE_LALT,   SDL_SCANCODE_RALT,  SDL_SCANCODE_LGUI,
                                SDL_SCANCODE_RGUI,   SDL_SCANCODE_MODE,  SDL_SCANCODE_KP_ENTER,
                                SDL_SCANCODE_RETURN2};
    static const int MENUS[] = {SDL_SCANCODE_UP,    SDL_SCANCODE_DOWN,   SDL_SCANCODE_LEFT,
                                SDL_SCANCODE_RIGHT, SDL_SCANCODE_RETURN, SDL_SCANCODE_BACKSPACE};
    bool may = code > SDL_SCANCODE_UNKNOWN && code < SDL_NUM_SCANCODES;
    for (size_t i = 0; i < sizeof NEVER / sizeof NEVER[0]; i++) may = may && code != NEVER[i];
    for (size_t i = 0; i < sizeof MENUS / sizeof MENUS[0]; i++)
        may = may && (context != CONTEXT_MENU || code != MENUS[i]);
    return may;
}

static bool pad_may(PadInput input, ActionContext context) {
    int button = input - 1, axis = (input - PAD_AXES) / 2;
    bool negative = (input - PAD_AXES) % 2 != 0;
    if (input <= NO_PAD || input >= PAD_COUNT) return false;
    if (input < PAD_AXES)
        return context != CONTEXT_MENU ||
               (button != SDL_CONTROLLER_BUTTON_START &&
                (button < SDL_CONTROLLER_BUTTON_DPAD_UP || button > SDL_CONTROLLER_BUTTON_DPAD_RIGHT));
    bool trigger = axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT || axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
    bool stick = axis == SDL_CONTROLLER_AXIS_RIGHTX || axis == SDL_CONTROLLER_AXIS_RIGHTY;
    return trigger ? !negative : stick;
}

bool bindings_can_bind(Action action, BindPlace place, int input) {
    ActionContext context = ACTIONS[action].context;
    return context != CONTEXT_FIXED && (place == AT_PAD ? pad_may(input, context) : key_may(input, context));
}

// ---- changes

// True for the buttons without which a pad could not reach anything else. Keyboards always have Esc and
// Enter.
static bool is_needed(Action action, BindPlace place) {
    return place == AT_PAD && (action == ACTION_CONFIRM || action == ACTION_BACK || action == ACTION_PAUSE);
}

// True if an action has no key left, or no button.
static bool is_bare(const Binding *of, BindPlace place) {
    return place == AT_PAD ? of->at[AT_PAD] == 0 : of->at[AT_KEY] == 0 && of->at[AT_SECOND] == 0;
}

// Moves a second key to the place of a missing first one.
static void compact(Binding *of) {
    if (of->at[AT_KEY] != 0) return;
    of->at[AT_KEY] = of->at[AT_SECOND];
    of->at[AT_SECOND] = 0;
}

// The place where an action has that key or button; `like` says which of the two it is.
static BindPlace place_of(const Binding *of, BindPlace like, int input) {
    return like == AT_PAD ? AT_PAD : of->at[AT_KEY] == input ? AT_KEY : AT_SECOND;
}

// Takes the key at a place from `other`. `instead` replaces it; 0: nothing does.
static BindChange take(Bindings *bindings, Action other, BindPlace place, int instead) {
    Binding before = bindings->of[other], *of = &bindings->of[other];
    of->at[place] = instead;
    if (instead != 0) return (BindChange){BIND_SWAPPED, other};
    compact(of);
    if (!is_bare(of, place)) return (BindChange){BIND_TAKEN, other};
    if (!is_needed(other, place)) return (BindChange){BIND_BARE, other};
    *of = before;
    return (BindChange){BIND_REFUSED, other};
}

BindChange bindings_bind(Bindings *bindings, Action action, BindPlace place, int input) {
    Binding *of = &bindings->of[action];
    int before = of->at[place];
    if (before == input) return (BindChange){BIND_SAME, action};
    if (input == 0) {
        BindChange change = take(bindings, action, place, 0);
        return change.outcome == BIND_TAKEN ? (BindChange){BIND_SET, action} : change;
    }
    BindChange change = {BIND_SET, action};
    Action other = find(bindings, input, place == AT_PAD, ACTIONS[action].context);
    BindPlace from = other != ACTION_NONE ? place_of(&bindings->of[other], place, input) : place;
    if (other == action) {
        of->at[from] = before;
    } else if (other != ACTION_NONE) {
        bool may = before == 0 || bindings_can_bind(other, from, before);
        change = take(bindings, other, from, may ? before : 0);
    }
    if (change.outcome == BIND_REFUSED) return change;
    of->at[place] = input;
    compact(of);
    return change;
}

BindChange bindings_reset(Bindings *bindings, Action action) {
    BindChange worst = {BIND_SAME, action};
    for (int place = 0; place < AT_COUNT; place++) {
        int usual = ACTIONS[action].usual.at[place];
        BindChange change = bindings_bind(bindings, action, (BindPlace)place, usual);
        if (usual == 0 && change.outcome == BIND_BARE)
            change.outcome = BIND_SET; // having none is what its default says
        if (change.outcome > worst.outcome) worst = change;
    }
    return worst;
}
