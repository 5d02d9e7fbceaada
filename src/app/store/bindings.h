#pragma once
// Which keys and buttons stand for which action: two keys and one button (or half of an axis) for each. The
// table of actions has the defaults. The player's own choices are in the settings, as lines
// key.NAME=KEY,KEY and pad.NAME=BUTTON with SDL's names for both.

#include "io/buffer.h"

#include <SDL.h>

// What a player can do, in the order of the rows of list_actions.h. Actions that can be held for a tick or
// longer come first, up to the quick slots.
typedef enum Action {
    ACTION_NONE,
    ACTION_LEFT,
    ACTION_RIGHT,
    ACTION_UP,
    ACTION_DOWN,
    ACTION_UP_LEFT,
    ACTION_UP_RIGHT,
    ACTION_DOWN_LEFT,
    ACTION_DOWN_RIGHT,
    ACTION_STRIKE,
    ACTION_USE,
    ACTION_ROLL,
    ACTION_THROW,
    ACTION_SHUTTER,
    ACTION_BELL,
    ACTION_WAIT,
    ACTION_PACE,
    ACTION_SLOT_1,
    ACTION_SLOT_2,
    ACTION_SLOT_3,
    ACTION_SLOT_4,
    ACTION_SLOT_5,

    // Actions that happen once at a press.
    ACTION_NEXT_SLOT,
    ACTION_USE_SLOT,
    ACTION_BAG,
    ACTION_MAP,
    ACTION_EXPLORE,
    ACTION_NEAREST,
    ACTION_LOOK,
    ACTION_SAID,
    ACTION_NEW_SEED,
    ACTION_SAME_SEED,
    ACTION_TAKE_BACK,
    ACTION_NEXT_GENERATOR,
    ACTION_STAGES,
    ACTION_MORE,
    ACTION_LAYOUT,
    ACTION_NEAR,
    ACTION_FAR,
    ACTION_ASCII,
    ACTION_PERF_STATS,
    ACTION_FULLSCREEN,
    ACTION_SCREENSHOT,
    ACTION_PAUSE,
    ACTION_MUTE,
    ACTION_HELP,

    ACTION_CONFIRM,
    ACTION_BACK,
    ACTION_NEXT,
    ACTION_COPY_CODE,
    ACTION_GIVE_FILE,
    // Actions while a recording is watched.
    ACTION_WATCH_PAUSE,
    ACTION_WATCH_BACK,
    ACTION_WATCH_ON,
    ACTION_WATCH_REWIND,
    ACTION_WATCH_FORWARD,
    ACTION_WATCH_FASTER,
    ACTION_WATCH_SLOWER,
    ACTION_WATCH_MARK_BACK,
    ACTION_WATCH_MARK_ON,
    ACTION_WATCH_TAKE_OVER,
    ACTION_WATCH_LEAVE,
    ACTION_WATCH_FIRST,
    ACTION_WATCH_LAST,

    ACTION_ERASE,
    ACTION_PASTE,
    ACTION_ANSWER,
    ACTION_COUNT,
    ACTION_SLOT_LAST = ACTION_SLOT_5,
    ACTION_WALK_LAST = ACTION_DOWN_RIGHT
} Action;

// ---- app/store/bindings.c

// Actions in play, in menus, and while a recording is watched. In each context a key means at most one
// action.
typedef enum ActionContext { CONTEXT_PLAY, CONTEXT_MENU, CONTEXT_WATCH, CONTEXT_FIXED } ActionContext;

// What can be pressed on a pad: NO_PAD (nothing), then the buttons, then the positive and negative half of
// each axis.
typedef int PadInput;
enum { NO_PAD, PAD_AXES = SDL_CONTROLLER_BUTTON_MAX + 1, PAD_COUNT = PAD_AXES + 2 * SDL_CONTROLLER_AXIS_MAX };
// The PadInput of a button or half of an axis, from SDL's numbers.
PadInput pad_button(int button);
PadInput pad_axis(int axis, bool negative);

typedef enum BindPlace { AT_KEY, AT_SECOND, AT_PAD, AT_COUNT } BindPlace;

// Scancodes for the two keys, a PadInput for the button; 0: none. If there is only one key, it is the first.
typedef struct Binding {
    int at[AT_COUNT];
} Binding;

typedef struct ActionRow {
    const char *name;         // in the settings file
    const char *label, *help; // for players
    ActionContext context;
    Binding usual;
} ActionRow;

extern const ActionRow ACTIONS[ACTION_COUNT];

typedef struct Bindings {
    Binding of[ACTION_COUNT];
    // Until bindings_resolve(): which were read from the settings or belong to a preset.
    bool given[ACTION_COUNT][AT_COUNT];
} Bindings;

void bindings_init(Bindings *bindings); // the defaults

// The keys and button of an action. This function, bindings_key() and bindings_pad() take NULL for the
// default bindings.
const Binding *bindings_of(const Bindings *bindings, Action action);

// The action of a key or button in that context, or ACTION_NONE. A key of the keypad without an action
// counts as the arrow, Home, Return and so on that is printed on it.
Action bindings_key(const Bindings *bindings, SDL_Scancode code, ActionContext context);
Action bindings_pad(const Bindings *bindings, PadInput input, ActionContext context);

// Whether a key or button can be bound to an action. Those that always mean the same cannot: Esc, keys that
// are held together with others, the left stick, and in menus what moves the cursor.
bool bindings_can_bind(Action action, BindPlace place, int input);

// The result of a change, the best first. `other` is the other action that it concerns.
typedef enum BindOutcome {
    BIND_SAME,    // the key was bound to that place already
    BIND_SET,     // the key was free, or the action's own
    BIND_TAKEN,   // `other` has lost the key and keeps another one
    BIND_SWAPPED, // the two actions have changed places
    BIND_BARE,    // `other` has no key left; the menu of all actions still has it
    BIND_REFUSED  // nothing has changed, because `other` would have become unreachable
} BindOutcome;

typedef struct BindChange {
    BindOutcome outcome;
    Action other;
} BindChange;

// Binds an action to a key or button for which bindings_can_bind() is true, or to none (0).
BindChange bindings_bind(Bindings *bindings, Action action, BindPlace place, int input);
// Restores the defaults of one action. Returns the worst of the results.
BindChange bindings_reset(Bindings *bindings, Action action);

typedef enum Preset {
    PRESET_USUAL,
    PRESET_LEFT,
    PRESET_RIGHT,
    PRESET_VI,
    PRESET_SIX,
    PRESET_STICK,
    PRESET_COUNT
} Preset;
extern const char *const PRESET_NAMES[PRESET_COUNT];

// Replaces all keys by those of the preset; the presets for six buttons and for the arcade stick replace all
// buttons instead, and PRESET_USUAL both.
void bindings_apply_preset(Bindings *bindings, Preset preset);
// True if applying the preset would change nothing.
bool bindings_is_preset(const Bindings *bindings, Preset preset);

// ---- bindings_text.c

// Reads a line NAME=`value` of the settings. `name` has `name_length` bytes. Call
// bindings_resolve() after all lines. Returns false when the name is unknown. An invalid value
// counts as the default.
bool bindings_parse_line(Bindings *bindings, const char *name, size_t name_length, const char *value);
// Makes sure that no key is used twice in a context. The player's choices come first, then the defaults;
// among them the order of the table counts. On a pad, choosing, leaving menus and pausing always keep a
// button.
void bindings_resolve(Bindings *bindings);
// Appends lines for all bindings that are not the default.
void bindings_list_changed(const Bindings *bindings, Buffer *out);
