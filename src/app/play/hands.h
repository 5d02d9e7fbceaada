#pragma once
// The player's mouse, fingers and held keys, before they become inputs of the game.

#include "app/store/bindings.h"
#include "base/geom.h"
#include "sim/state/world.h"
#include "sim/travel/journey.h"

#include <SDL.h>

#include <stdbool.h>
#include <stdint.h>

// ---- app/play/pointer.c

// The mouse as a device: where it points, whether it is in use, what is held down. It is in use from its
// first motion until a key or button is pressed, or until it has rested for a while.

enum { POINTER_IDLE_MS = 3000 };

typedef struct Pointer {
    bool used;        // after all keys and buttons
    Vec at;           // points of the window, as SDL tells it
    uint32_t used_ms; // SDL_GetTicks() when it was used last
    bool held;        // its left button is down
    bool came; // the window appeared under the mouse at `came_ms`: motion just then is not the player's
    uint32_t came_ms;
} Pointer;

// Handles one event. Returns true if it was the mouse's.
bool pointer_event(Pointer *pointer, const SDL_Event *event);

// True while it is in use and has not rested so long that it should hide.
bool pointer_shows(const Pointer *pointer, uint32_t now_ms);

// ---- app/play/deeds.c

// What a click asks the hero to do: go there, use or strike the thing there, or throw. It becomes inputs
// that a player could give tick by tick. Where the way can be walked without watching it, a journey walks
// it (sim/travel). A monster that hunts the hero does not stop it, because a player who clicks is watching.

typedef enum DeedKind {
    DEED_NONE,
    DEED_GO,     // to a cell
    DEED_USE,    // what is in it
    DEED_STRIKE, // who or what is in it
    DEED_THROW   // what is in hand, towards it
} DeedKind;

typedef struct Deed {
    DeedKind kind;
    Vec cell;      // that was clicked; a monster to strike may move on
    Vec stand;     // where the hero stands to use or strike it, or where he goes
    ActorId actor; // to strike; NOBODY: a thing
    bool goes_on;  // keeps striking until the thing or monster is gone
    Vec step;      // the next cell on the way
    Vec from;      // the hero's cell when it was chosen
    int since;     // ticks since then
    int stuck;     // ticks without progress
    Vec pos;       // sub, a tick ago
    bool begun;    // to aim a throw
} Deed;

// What a click on a cell means. `actor` is the one in sight there, or NOBODY.
Deed deed_for(const World *world, Vec cell, ActorId actor);
Deed deed_throw(Vec cell);
// Strikes the nearest monster in sight if the blow reaches it. Otherwise throws or shoots the thing in hand
// at it, but never the last light. For DEED_NONE, `why` says why.
Deed deed_nearest(const World *world, const char **why);

// How many the hero has of the thing that he would throw or shoot.
int deed_throws(const World *world);

// Where a throw at a cell would land, as far as the hero knows: in the nearest of eight directions, as far
// as he can throw, in front of the first solid thing.
Vec deed_throw_at(const World *world, Vec cell);

// The input of the next tick. When the deed is done, it becomes DEED_NONE.
Input deed_input(Deed *deed, const World *world, Journey *journey);

// Walks straight towards a point (sub) and strikes whoever is in reach there, as long as a button is held.
Input deed_steer(const World *world, Vec point);

// Fingers on a screen. Each keeps the role that it had when it went down until it is lifted.

enum { TOUCH_FINGERS = 10 };

typedef enum TouchDoes {
    TOUCH_NOTHING, // no finger
    TOUCH_STEERS,  // a thumb on the stick
    TOUCH_HOLDS,   // a button down
    TOUCH_POINTS,  // as the mouse's left button does
    TOUCH_TAPS     // likewise, once it is lifted: until then it may be drawn over a list
} TouchDoes;

typedef struct Finger {
    SDL_FingerID id;
    TouchDoes does;
    int hit;           // that it holds
    Vec at;            // points of the window, as the mouse has them
    Vec from;          // px of the HUD's layer: where it went down, or a list was moved last
    uint32_t since_ms; // when it went down
    bool moved;        // it is no tap any longer
} Finger;

typedef struct Touch {
    Finger fingers[TOUCH_FINGERS];
    Vec stick, thumb; // px of the layer: the stick's middle, and the thumb
} Touch;

// ---- app/play/repeat.c

// Held keys, turn by turn. A press is one act. A held step or held waiting repeats after a while, until
// something new comes into sight. Two arrows pressed at nearly the same time are one diagonal step.

typedef struct Repeat {
    Vec way;     // that is held; (0,0): none
    bool waits;  // waiting is held
    int frames;  // for which they have been
    bool queued; // pressed, and not yet done:
    Vec queued_way;
    bool queued_wait;
    bool stopped;     // until it is let go
    unsigned buttons; // that were down a frame ago
} Repeat;

// Which of the held keys count in this frame.
Input repeat_input(Repeat *repeat, Input held, const World *world);

// Something new came into sight: held keys must be pressed again.
void repeat_stop(Repeat *repeat);
