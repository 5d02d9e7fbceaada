#pragma once
// The clock of the tolls.

#include "sim/state/units.h"

enum {
    TOLL_WARN_TICKS = 600, // before a toll it announces itself
};

// The descent: the bell that tolls, and what must be collected before the way down opens.
typedef struct TollClock {
    bool on;           // else nothing ever tolls, and nothing below counts
    bool single;       // a single dungeon: no grate, no delivery
    int quota;         // treasures in the bag with which a toll opens the grate, or that no toll takes
    int tolls;         // so far, those of the hand bell included
    int hours;         // of them, those of the hour
    int ticks;         // ticks until the next one
    int period;        // that the clock starts from after each
    bool bell_ready;   // the hand bell may still be rung here
    int rings;         // of the hand bell here
    bool peal;         // the toll that rings takes no good
    bool bonus_given;  // the bonus of this depth was given
    bool put_off;      // the ring of hours has put off the next toll already
    bool shrine_given; // its shrine has, once and for all
    int lost;          // goods that are gone for ever
    bool open;    // the grate is: a toll found the quota in the bag, the elite is dead or the crown taken
    bool crown;   // nothing except the crown opens it
    Vec doorstep; // of the vestibule: the clock waits until he comes there or the bell tolls; (0,0): it runs
} TollClock;
