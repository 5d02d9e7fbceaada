#pragma once
// What a click asks the hero to do, as the inputs that a player could give tick by tick: go there, use or
// strike what is there, throw there. Where the way may be gone without looking, a journey goes it
// (sim/travel); where somebody hunts him it goes on all the same, for who clicks looks himself.

#include "sim/travel/journey.h"

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

// Where a throw at a cell comes down, as far as he knows: in the nearest of eight directions, as far as he
// throws, before what is solid.
Vec deed_throw_at(const World *world, Vec cell);

// The next tick's input. It ends by itself: then it is DEED_NONE.
Input deed_input(Deed *deed, const World *world, Journey *journey);

// Straight towards a point (sub), striking who is in reach there; for as long as a button is held.
Input deed_steer(const World *world, Vec point);
