#pragma once
// What hurts an actor.

typedef enum Cause {
    CAUSE_BLOW,
    CAUSE_SNEAK, // a blow at one that knew of nothing
    CAUSE_SHOT,  // something the hero shot or threw
    CAUSE_FOE,   // another monster
    CAUSE_TRAP,
    CAUSE_DART, // a trap's, which a shield may stop
    CAUSE_FIRE, // and embers: throws nobody back, and gives no safety
    CAUSE_BLAST,
    CAUSE_FALL,
    CAUSE_COUNT
} Cause;
