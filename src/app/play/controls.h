#pragma once
// Keys and pads become actions. An event gives at most one action, which depends on whether a menu is open;
// what is held down is kept for the ticks, so that even the shortest tap moves and the last of two opposite
// keys wins.

#include "sim/state/world.h"

#include <SDL.h>

typedef enum Action {
    ACTION_NONE,
    ACTION_LEFT,
    ACTION_RIGHT,
    ACTION_UP,
    ACTION_DOWN,
    ACTION_STRIKE,
    ACTION_USE,
    ACTION_ROLL,
    ACTION_THROW,
    ACTION_SHUTTER,
    ACTION_BELL,
    ACTION_WAIT,
    ACTION_PACE,
    ACTION_SLOT_1, // the first of SLOTS
    ACTION_SLOT_LAST = ACTION_SLOT_1 + SLOTS - 1,
    ACTION_CONFIRM,
    ACTION_BACK,
    ACTION_ERASE,
    ACTION_PASTE,
    ACTION_NEW_SEED,
    ACTION_SAME_SEED,
    ACTION_LAYOUT,
    ACTION_PAUSE,
    ACTION_HELP,
    ACTION_ASCII,
    ACTION_PERF_STATS,
    ACTION_NEAR,
    ACTION_FAR,
    ACTION_FULLSCREEN,
    ACTION_SCREENSHOT,
    ACTION_MUTE,
    ACTION_STAGES,
    ACTION_NEXT_GENERATOR,
    ACTION_COPY_CODE,
    ACTION_BAG,
    ACTION_MAP,
    ACTION_TAKE_BACK, // the game left for another
    ACTION_NEXT_SLOT, // of a pad, which has no key for each
    ACTION_COUNT
} Action;

#define HELD_COUNT (ACTION_SLOT_LAST + 1)

enum { HOLD_TO_RING_TICKS = 30 }; // a pad's use button

typedef struct Controls {
    bool held[HELD_COUNT];      // down now
    bool tapped[HELD_COUNT];    // went down since the last tick
    uint32_t since[HELD_COUNT]; // order in which they went down
    uint32_t order;
    int stick_x, stick_y; // -1, 0, 1
    bool trigger;         // the right one is pulled
    bool left_trigger;
    bool by_pad;             // what was pressed last was a pad's
    bool rings_bell;         // the caller's: the key for a new dungeon rings the hand bell instead
    bool idle_use;           // the caller's: nothing is at hand, so a pad's use button may ring it when held
    bool pad_use;            // that button is down
    int pad_use_ticks;       // for which nothing was at hand meanwhile; -1: something was
    int chosen;              // the caller's: the slot that the trigger uses, 1..SLOTS; 0: none
    SDL_GameController *pad; // the first one found
} Controls;

typedef enum ControlMode { CONTROL_PLAY, CONTROL_MENU, CONTROL_TEXT } ControlMode;

void controls_close(Controls *controls);

// Takes one SDL event; ACTION_NONE when it means nothing.
Action controls_event(Controls *controls, const SDL_Event *event, ControlMode mode);

// What the player wants during the next tick.
Input controls_input(Controls *controls);

// Lets go of everything.
void controls_release(Controls *controls);

// The name of the key for an action on this keyboard layout.
const char *controls_key_name(Action action);

// What to press to walk, a line each for the arrows and the letters.
void controls_walk_keys(const Controls *controls, char *text, size_t size);

// What to press for an action, ACTION_BELL too, on what was used last: keyboard or pad.
const char *controls_prompt(const Controls *controls, Action action);
