#pragma once
// Which keys and buttons stand for which action: two keys and one button or half of an axis for each. The
// table of actions says what is usual; what a player chose is kept in the settings as lines key.NAME=KEY,KEY
// and pad.NAME=BUTTON, with SDL's names for both.

#include "io/buffer.h"

#include <SDL.h>

typedef enum Action {
    ACTION_NONE,
#define ACTION(name, file, label, help, context, key, second, pad) ACTION_##name,
#include "app/store/list_actions.h"
#undef ACTION
    ACTION_COUNT,
    ACTION_SLOT_LAST = ACTION_SLOT_5
} Action;

// What is heard while the game is played, or in menus: a key means one action of each at most.
typedef enum ActionContext { CONTEXT_PLAY, CONTEXT_MENU, CONTEXT_FIXED } ActionContext;

// 0: none; then buttons, then the positive and the negative half of each axis.
typedef int PadInput;
enum { NO_PAD, PAD_AXES = SDL_CONTROLLER_BUTTON_MAX + 1, PAD_COUNT = PAD_AXES + 2 * SDL_CONTROLLER_AXIS_MAX };
PadInput pad_button(int button);
PadInput pad_axis(int axis, bool negative);

typedef struct Binding {
    SDL_Scancode keys[2]; // SDL_SCANCODE_UNKNOWN: none; what there is comes first
    PadInput pad;
} Binding;

typedef struct ActionRow {
    const char *name;         // in the file
    const char *label, *help; // for players
    ActionContext context;
    Binding usual;
} ActionRow;

extern const ActionRow ACTIONS[ACTION_COUNT];

typedef struct Bindings {
    Binding of[ACTION_COUNT];
} Bindings;

void bindings_init(Bindings *bindings); // all as usual

// What an action is bound to. Here and below, NULL stands for bindings as usual.
const Binding *bindings_of(const Bindings *bindings, Action action);

// The action that has a key or a button in that context, or ACTION_NONE. KP_Enter is Return.
Action bindings_key(const Bindings *bindings, SDL_Scancode code, ActionContext context);
Action bindings_pad(const Bindings *bindings, PadInput input, ActionContext context);
