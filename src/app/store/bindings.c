#include "app/store/bindings.h"

#include "sim/state/world.h"

#include <string.h>

#define PAD(button)    (SDL_CONTROLLER_BUTTON_##button + 1)
#define PAD_AXIS(axis) (PAD_AXES + 2 * SDL_CONTROLLER_AXIS_##axis)
#define ACTION(id, file, said, told, in, key, second, button)                                                \
    [ACTION_##id] = {.name = (file),                                                                         \
                     .label = (said),                                                                        \
                     .help = (told),                                                                         \
                     .context = CONTEXT_##in,                                                                \
                     .usual = {{SDL_SCANCODE_##key, SDL_SCANCODE_##second}, (button)}},
const ActionRow ACTIONS[ACTION_COUNT] = {
    [ACTION_NONE] = {"", "", "", CONTEXT_FIXED, {{0}, 0}},
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
    for (int i = 0; i < ACTION_COUNT; i++) bindings->of[i] = ACTIONS[i].usual;
}

const Binding *bindings_of(const Bindings *bindings, Action action) {
    return bindings != NULL ? &bindings->of[action] : &ACTIONS[action].usual;
}

Action bindings_key(const Bindings *bindings, SDL_Scancode code, ActionContext context) {
    if (code == SDL_SCANCODE_KP_ENTER) code = SDL_SCANCODE_RETURN;
    if (code == SDL_SCANCODE_UNKNOWN) return ACTION_NONE;
    for (int i = 0; i < ACTION_COUNT; i++) {
        const Binding *of = bindings_of(bindings, (Action)i);
        if (ACTIONS[i].context == context && (of->keys[0] == code || of->keys[1] == code)) return (Action)i;
    }
    return ACTION_NONE;
}

Action bindings_pad(const Bindings *bindings, PadInput input, ActionContext context) {
    if (input == NO_PAD) return ACTION_NONE;
    for (int i = 0; i < ACTION_COUNT; i++) {
        if (ACTIONS[i].context == context && bindings_of(bindings, (Action)i)->pad == input) return (Action)i;
    }
    return ACTION_NONE;
}
