#pragma once
// The player's mouse, fingers and held keys, before they become inputs of the game.

#include "app/store/bindings.h"
#include "base/geom.h"
#include "sim/state/world.h"
#include "sim/travel/journey.h"
#include "view/events/places.h"

#include <SDL.h>

#include <stdbool.h>
#include <stdint.h>

// ---- app/play/pointer.c

// The mouse as a device: where it points, whether it is in use, what is held down. It is in use from its
// first motion until a key or button is pressed, or until it has rested for a while.

enum { POINTER_IDLE_MS = 3000 };

typedef struct Pointer {
    bool used;        // it is in use: no key or button was pressed since
    Vec at;           // in points of the window, as SDL reports it
    uint32_t used_ms; // SDL_GetTicks() when it was used last
    bool held;        // its left button is down
    bool came; // the window has come under the mouse: SDL then reports a motion that the player did not make
    uint32_t came_ms; // when that happened, if `came`
} Pointer;

// Handles one event. Returns true if it was the mouse's.
bool pointer_event(Pointer *pointer, const SDL_Event *event);

// True while the mouse is in use and has not rested for POINTER_IDLE_MS. `now_ms`: SDL_GetTicks().
bool pointer_should_show(const Pointer *pointer, uint32_t now_ms);

// ---- app/play/deeds.c

// What a click asks the hero to do: go there, use or strike the thing there, or throw. It becomes inputs
// that a player could give tick by tick. Where the way can be walked without watching it, a journey walks
// it (sim/travel). A monster that hunts the hero does not stop it, because a player who clicks is watching.

typedef enum DeedKind {
    DEED_NONE,
    DEED_GO,     // to a cell
    DEED_USE,    // what is in the cell
    DEED_STRIKE, // the monster or thing in the cell
    DEED_THROW   // throw the thing in hand towards the cell
} DeedKind;

typedef struct Deed {
    DeedKind kind;
    Vec cell;      // the cell that was clicked; a monster may have moved since
    Vec stand;     // the cell where the hero goes, or stands to use or strike what is in `cell`
    ActorId actor; // the monster to strike; NOBODY: a thing
    bool goes_on;  // keeps striking until the thing or monster is gone
    Vec step;      // the next cell on the way
    Vec from;      // the hero's cell when the step was chosen
    int since;     // ticks since the step was chosen
    int stuck;     // ticks without progress
    Vec pos;       // where the hero was a tick ago, in sub
    bool begun;    // a throw is being aimed
} Deed;

// What a click on a cell means. `actor` is the one in sight there, or NOBODY.
Deed deed_for_click(const World *world, Vec cell, ActorId actor);
Deed deed_for_throw(Vec cell);
// Strikes, or `shoots` or throws at, the nearest monster in sight that can be hit, awake before asleep. Never
// throws a treasure or a light. With DEED_NONE, `why` gets the reason.
Deed deed_nearest_attack(const World *world, bool shoots, char why[SENTENCE_MAX]);

// How many the hero has of what he would throw or shoot now: the thing in hand, or arrows.
int deed_throwables_left(const World *world);

// Where a throw towards a cell would land, as far as the hero knows. It flies in the nearest of eight
// directions, as far as he can throw, and stops in front of the first solid thing.
Vec deed_throw_landing(const World *world, Vec cell);

// The input of the next tick. When the deed is done, or given up because the hero does not get on, its kind
// becomes DEED_NONE. `journey` lends its knowledge of the way.
Input deed_input(Deed *deed, const World *world, Journey *journey);

// The input of a tick in which the mouse steers: walks straight towards a point (sub), and strikes a monster
// that is in reach in that direction.
Input deed_steer(const World *world, Vec sub);

// Fingers on a screen. Each keeps the role that it had when it went down until it is lifted.

enum { TOUCH_FINGERS = 10 };

typedef enum TouchDoes {
    TOUCH_NOTHING, // no finger
    TOUCH_STEERS,  // a thumb that steers with the stick
    TOUCH_HOLDS,   // holds a button down
    TOUCH_POINTS,  // does what the mouse's left button does
    TOUCH_TAPS     // the same, but when it is lifted: before that, it may scroll a list
} TouchDoes;

typedef struct Finger {
    SDL_FingerID id;
    TouchDoes does;
    int hit;           // the part of the picture (Hit) on which it went down
    Vec at;            // in points of the window, like the mouse
    Vec from;          // px of the HUD's layer: where it went down or last scrolled
    uint32_t since_ms; // when it went down
    bool moved;        // too far for a tap
} Finger;

typedef struct Touch {
    Finger fingers[TOUCH_FINGERS];
    Vec stick, thumb; // px of the layer: the stick's middle, and the thumb
} Touch;

// ---- app/play/repeat.c

// Held keys, turn by turn. A press is one act. A held step or held waiting repeats after a while, until
// something new comes into sight. With a number typed before it, it is repeated that often. Two arrows
// pressed at nearly the same time are one diagonal step.

typedef struct Repeat {
    Vec way;          // the direction held; (0,0): none
    bool waits;       // the key for waiting is held
    int frames;       // how long these have been held, in 60ths of a second
    bool queued;      // something was pressed and is not done yet:
    Vec queued_way;   // the direction of the step; (0,0): none
    bool queued_wait; // waiting
    bool stopped;     // no repeating until the key is released
    unsigned buttons; // the buttons of the frame before
    bool counts;      // a number is being typed:
    int count;        // how often the next step or wait will be done
    int times;        // how often the last one is still to be repeated
    Vec cell;         // where the hero was before it
} Repeat;

// Adds a digit to the number; 0 begins one. Returns false for another digit when none was begun.
bool repeat_add_digit(Repeat *repeat, int digit);

// Waits until something happens, at most as often as a number can say.
void repeat_rest(Repeat *repeat);

// Call it every 60th of a second with the input of all held keys. Returns the input that the game gets.
Input repeat_filter_input(Repeat *repeat, Input held, const World *world);

// Call it when something new came into sight: held keys no longer repeat, so they must be pressed again.
void repeat_stop(Repeat *repeat);
