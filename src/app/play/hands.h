#pragma once
// What a player does with mouse, fingers and held keys, before it is an input of the game.

#include "app/store/bindings.h"
#include "base/geom.h"
#include "sim/state/world.h"
#include "sim/travel/journey.h"

#include <SDL.h>

#include <stdbool.h>
#include <stdint.h>

// ---- app/play/pointer.c

// The mouse as a device: where it points, whether it is in use, what is held down. It is in use from its
// first motion until a key or button is pressed, or nothing was done with it for a while.

enum { POINTER_IDLE_MS = 3000 };

typedef struct Pointer {
    bool used;        // the mouse was, after all keys and buttons
    Vec at;           // as SDL tells it: points of the window
    uint32_t used_ms; // SDL_GetTicks() when it was used last
    bool held;        // its left button is down
    bool came;        // the window came below it at `came_ms`: what moves it then is not the player
    uint32_t came_ms;
} Pointer;

// Takes one event. True when it was the mouse's.
bool pointer_event(Pointer *pointer, const SDL_Event *event);

// In use, and not left alone for so long that it should hide.
bool pointer_shows(const Pointer *pointer, uint32_t now_ms);

// ---- app/play/deeds.c

// What a click asks the hero to do, as the inputs that a player could give tick by tick: go there, use or
// strike what is there, throw there. Where the way may be gone without looking, a journey goes it
// (sim/travel); where somebody hunts him it goes on all the same, for who clicks looks himself.

typedef enum DeedKind {
    DEED_NONE,
    DEED_GO,     // to a cell
    DEED_USE,    // what is in it
    DEED_STRIKE, // who or what is in it
    DEED_THROW   // what is in hand, towards it
} DeedKind;

typedef struct Deed {
    DeedKind kind;
    Vec cell;      // that was clicked; who is to be struck may move on
    Vec stand;     // where he uses or strikes it from, or goes to
    ActorId actor; // who is to be struck; NOBODY: a thing
    bool goes_on;  // strikes again for as long as it lasts
    Vec step;      // the next cell on the way
    Vec from;      // where he was when it was chosen: cell
    int since;     // ticks since then
    int stuck;     // ticks without getting on
    Vec pos;       // sub, a tick ago
    bool begun;    // to aim a throw
} Deed;

// What a click on a cell means; `actor`: who is seen there, NOBODY: nobody.
Deed deed_for(const World *world, Vec cell, ActorId actor);
Deed deed_throw(Vec cell);
// Strikes the nearest foe that he sees, where that reaches him; else throws or shoots at him what is in hand,
// but no last light. DEED_NONE: `why` says why not.
Deed deed_nearest(const World *world, const char **why);

// How many he has of what he would throw or shoot.
int deed_throws(const World *world);

// Where a throw at a cell comes down, as far as he knows: in the nearest of eight directions, as far as he
// throws, before what is solid.
Vec deed_throw_at(const World *world, Vec cell);

// The next tick's input. It ends by itself: then it is DEED_NONE.
Input deed_input(Deed *deed, const World *world, Journey *journey);

// Straight towards a point (sub), striking who is in reach there; for as long as a button is held.
Input deed_steer(const World *world, Vec point);

// Fingers on a screen: what each of them began with when it went down, which it keeps until it is lifted.

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

// Keys held while the game is played turn by turn: a press is one act. A step or waiting that is held repeats
// after a while, until something new comes up; two arrows pressed nearly together are one diagonal step.

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

// What of the keys that are held now counts in this frame.
Input repeat_input(Repeat *repeat, Input held, const World *world);

// Something new came up: what is held must be pressed again.
void repeat_stop(Repeat *repeat);
