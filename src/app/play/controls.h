#pragma once
// Turns keys and pad buttons into actions, as the bindings say. An event gives at most one action; which
// one depends on whether a menu is open. Keys that are held are remembered for the ticks, so that even the
// shortest tap moves the hero, and of two opposite keys the last one wins. In menus, the arrows, Enter and
// Esc, and a pad's cross, stick and Start always mean the same.

#include "app/store/bindings.h"
#include "sim/state/input.h"

#define HELD_COUNT (ACTION_SLOT_LAST + 1)

// A key for the bell that is held for more than TAP_TICKS rings it; when it is released sooner, it is an
// ACTION_BELL. A button for use that is held for more than HOLD_TO_RING_TICKS while nothing is at hand rings,
// too.
enum { TAP_TICKS = 15, HOLD_TO_RING_TICKS = 30, PADS_MAX = 8, PROMPT_MAX = 64 };

typedef enum Device { DEVICE_KEYS, DEVICE_PAD, DEVICE_TOUCH } Device;
typedef enum Want { WANT_NOTHING, WANT_KEY, WANT_BUTTON } Want;

typedef struct Controls {
    const Bindings *bindings;   // borrowed; NULL: the defaults
    uint8_t held[HELD_COUNT];   // a bit for each key, button or finger that holds the action down
    bool tapped[HELD_COUNT];    // went down since the last tick
    uint32_t since[HELD_COUNT]; // the number of its last press, in the order of all presses
    uint32_t order;             // the number of the last press of all
    int stick_x, stick_y;       // -1, 0 or 1
    bool axes[PAD_COUNT];       // by PadInput: which halves of axes are pushed
    Device device;              // the device used last
    bool ctrl_renews; // set by the caller: with Ctrl the key for a new dungeon makes one, not the same again
    int bell_ticks;   // ticks for which the key of the bell is held
    bool idle_use;    // set by the caller: nothing is at hand, so holding a button for use may ring the bell
    bool use_held;    // a pad or finger holds the button for use
    int ring_ticks;   // ticks for which controls_tap() still rings the bell
    Want wants;       // set by the caller: the next key or button is an ACTION_ANSWER
    int answer;       // a scancode or PadInput, as in bindings; 0: none, the player declined
    int use_ticks;    // ticks that the button for use was held while nothing was at hand; -1: something was
    int chosen;       // set by the caller: the quick slot that ACTION_USE_SLOT takes, 1..SLOTS; 0: none
    SDL_GameController *pads[PADS_MAX];     // owned
    int pad;                                // the pad used last, an index into `pads`
    char prompts[ACTION_COUNT][PROMPT_MAX]; // memory for controls_key_name()
} Controls;

// The bag is a menu in which things are used and thrown.
typedef enum ControlMode { CONTROL_MENU, CONTROL_PLAY, CONTROL_BAG, CONTROL_TEXT, CONTROL_WATCH } ControlMode;

// Closes the pads and resets all but the bindings.
void controls_close(Controls *controls);

// Handles one SDL event. Returns the action that it means; ACTION_NONE: none.
Action controls_event(Controls *controls, const SDL_Event *event, ControlMode mode);

// Presses or releases a button under a finger. Returns the action that this means; ACTION_NONE: none.
Action controls_touch_button(Controls *controls, Action action, bool down);
// Presses or releases a part of the picture that stands for the bell; works like its key.
Action controls_hold_bell(Controls *controls, bool down);
// Moves the stick, as a thumb on the screen does: -1, 0 or 1 in each direction.
void controls_set_stick(Controls *controls, int x_sign, int y_sign);

// The player's input for the next tick. Call it once a tick: it counts how long keys are held.
Input controls_input(Controls *controls);

// Acts as if the key of this action were tapped.
void controls_tap(Controls *controls, Action action);

// Releases all keys and buttons.
void controls_release_keys(Controls *controls);

// True for a key that writes something and does nothing in play.
bool controls_is_unused(const Controls *controls, const SDL_KeyboardEvent *event);

// ---- prompts.c

// The name of the key or button for an action (ACTION_BELL too) on the device used last: keyboard (as its
// layout names keys), pad or touch screen. "" if there is none. The text is valid until you ask for the
// same action again.
const char *controls_key_name(Controls *controls, Action action);

// Writes the names of the keys that walk: a line for the first keys and one for the second keys. Without keys
// it names the stick.
void controls_walk_keys(const Controls *controls, char *text, size_t size);

// The kind of the pad used last; SDL_CONTROLLER_TYPE_UNKNOWN without one.
SDL_GameControllerType controls_pad_type(const Controls *controls);
