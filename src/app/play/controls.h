#pragma once
// Keys and pads become actions, as the bindings say. An event gives at most one action, which depends on
// whether a menu is open; what is held down is kept for the ticks, so that even the shortest tap moves and
// the last of two opposite keys wins. In menus the arrows, Enter and Esc, a pad's cross, stick and Start mean
// the same whatever was bound to them.

#include "app/store/bindings.h"
#include "sim/state/input.h"

#define HELD_COUNT (ACTION_SLOT_LAST + 1)

enum { TAP_TICKS = 15, HOLD_TO_RING_TICKS = 30, PADS_MAX = 8, PROMPT_MAX = 64 }; // a button for use

typedef enum Device { DEVICE_KEYS, DEVICE_PAD, DEVICE_TOUCH } Device;
typedef enum Want { WANT_NOTHING, WANT_KEY, WANT_BUTTON } Want;

typedef struct Controls {
    const Bindings *bindings;   // borrowed; NULL: as usual
    uint8_t held[HELD_COUNT];   // by what it is held down now: a bit for each key, pad and finger
    bool tapped[HELD_COUNT];    // went down since the last tick
    uint32_t since[HELD_COUNT]; // order in which they went down
    uint32_t order;
    int stick_x, stick_y; // -1, 0, 1
    bool axes[PAD_COUNT]; // which halves of axes are pushed
    Device device;        // what was pressed last was its
    bool rings_bell;      // the caller's: the key for a new dungeon, held, rings the hand bell
    int bell_ticks;       // for which the bell is held
    bool idle_use;        // the caller's: nothing is at hand, so a button for use may ring it when held
    bool use_held;        // a pad's or a finger's is down
    int ring_ticks;       // for which controls_tap() still rings the bell
    Want wants;           // the caller's: the next key or button is an ACTION_ANSWER
    int answer;           // a scancode or a PadInput, as bindings have them; 0: none, it was put off
    int use_ticks;        // for which nothing was at hand meanwhile; -1: something was
    int chosen;           // the caller's: the slot that ACTION_USE_SLOT takes, 1..SLOTS; 0: none
    SDL_GameController *pads[PADS_MAX]; // owned
    int pad;                            // the one used last, of those
    char prompts[ACTION_COUNT][PROMPT_MAX];
} Controls;

// The bag is a menu in which things are used and thrown.
typedef enum ControlMode { CONTROL_MENU, CONTROL_PLAY, CONTROL_BAG, CONTROL_TEXT, CONTROL_WATCH } ControlMode;

void controls_close(Controls *controls);

// Takes one SDL event; ACTION_NONE when it means nothing.
Action controls_event(Controls *controls, const SDL_Event *event, ControlMode mode);

// A button under a finger goes down or up; the stick under a thumb, -1, 0 or 1 each way. What else it means.
Action controls_touch(Controls *controls, Action action, bool down);
void controls_steer(Controls *controls, int x, int y);

// What the player wants during the next tick.
Input controls_input(Controls *controls);

// Does what an action's key does when it is pressed for as short as it takes.
void controls_tap(Controls *controls, Action action);

// Lets go of everything.
void controls_release(Controls *controls);

// ---- prompts.c

// What to press for an action, ACTION_BELL too, on what was used last: keyboard, in the words of its layout,
// pad or touch screen; "": nothing. It lasts until that action is asked for again.
const char *controls_prompt(Controls *controls, Action action);

// What to press to walk, a line each for the arrows and the letters.
void controls_walk_keys(const Controls *controls, char *text, size_t size);

// The kind of the pad used last.
SDL_GameControllerType controls_pad_type(const Controls *controls);
