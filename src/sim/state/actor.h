#pragma once
// The hero and the monsters: a body, and for monsters a brain.

#include "map/monsters.h"
#include "sim/state/item.h"

enum {
    ACTORS_MAX = 1280, // the hero and monsters, with room for slimes that split
    ROUTE_MAX = 64,
};

typedef enum Mind {
    MIND_ASLEEP,
    MIND_IDLE,
    MIND_PATROL,
    MIND_SUSPICIOUS, // noticed or heard something: "?", then goes there
    MIND_CHASE,      // sees the hero, or did within the last half second
    MIND_SEARCH,     // goes where he was last seen, then looks about there
    MIND_RETURN,     // walks home
    MIND_AMBUSH,     // lies in wait, unseen, with the rest of its pack
    MIND_FLEE,       // away from the hero; cornered, it fights
    MIND_STUNNED,    // does nothing
    MIND_COUNT
} Mind;
extern const char *const MIND_NAMES[MIND_COUNT];

// The cause of damage.
typedef enum Cause {
    CAUSE_BLOW,
    CAUSE_SNEAK, // a blow at an unaware monster
    CAUSE_SHOT,  // something the hero shot or threw
    CAUSE_FOE,   // another monster
    CAUSE_TRAP,
    CAUSE_DART, // a trap's, which a shield may stop
    CAUSE_FIRE, // and embers: throws nobody back, and gives no safety
    CAUSE_BLAST,
    CAUSE_FALL,
    CAUSE_COUNT
} Cause;

typedef enum Act {
    ACT_NONE,
    ACT_WINDUP,
    ACT_BLOW,
    ACT_RECOVERY,
    ACT_HURT, // thrown back, without control
    ACT_DEAD, // the hero only; dead monsters are gone at once
    // The hero only:
    ACT_USE, // opens a chest, lights something, sets a candle: Intent.use says what
    ACT_ROLL,
    ACT_DRAW,  // the wind-up of a shot
    ACT_LOOSE, // its recovery, and a throw's
    ACT_AIM,   // holds what is to be thrown; act_ticks says how far
    ACT_RING,  // rings the hand bell
    ACT_STEP   // turn by turn: the time that his step takes, or his waiting
} Act;

// A path, as far as it is planned.
typedef struct Route {
    Vec target;              // cell that it walks to
    Vec step;                // the next cell: it reserves this one and the one it stands in
    uint8_t dirs[ROUTE_MAX]; // DIR_* of the next steps to the target, when not chasing
    int at, count;
    int max_steps; // most steps that the path may take
    int blocked;   // ticks without getting on
} Route;

// A monster's mind state, perception and plans.
typedef struct Brain {
    Mind mind;
    int mind_ticks;   // since it began
    int notice;       // 0..NOTICE_FULL; "?" fills, at the full "!" pops
    int unseen;       // ticks since it saw the hero
    bool sees;        // sees the hero now
    bool patrols;     // else it stands about when nothing happens
    Vec home, seen;   // cells: where it belongs, where it last saw the hero
    int search_spots; // places left to search
    int attack_token; // ticks left of its attack token; 0: it has none
    int timer;        // ticks to rest before the next attack token, task or look around
    int steady;       // ticks left in which no hit cancels its blow
    int turn_wait;    // ticks left until a slow turner can turn again
    int pack;         // monsters of one number wake together; 0: alone
    bool risen;       // from its bones: counts as killed only once
    bool hunter;      // sent by a toll or a scroll: it drops nothing
    Task task;        // that it is doing
    Vec task_cell;    // cell: the bracket's, or the good's
    int good;         // the item that it wants
    bool laden;       // it has stolen a good:
    Item booty;
    int lured;       // ticks left in which it only goes to the lure
    int scared;      // ticks left in which it runs from a relic
    ActorId foe;     // who hurt it and is not the hero
    int foe_ticks;   // left, in which it is after that one
    int wary;        // ticks left in which it avoids traps as clever monsters do, since one has just hurt it
    int task_ticks;  // ticks at it so far; while it has none: until it looks for one
    BlowKind blow;   // that it strikes
    Vec mark;        // the cell about which it falls, where it falls on cells
    int braced;      // its hit points when the wind-up began
    int stage;       // of an elite: how many of its turning points are behind it
    int stage_ticks; // since it came to the one before it
    int blows;       // that an elite has struck so far
    Route route;
} Brain;

typedef struct Actor {
    ActorKind kind; // ACTOR_NONE: a free slot
    int hp, hp_max; // half hearts
    Vec pos, prev;  // sub, the centre of the box, now and a tick ago; the feet stand at its lower edge
    Vec vel;        // sub a tick
    Vec push;       // sub a tick, while thrown back or swooping
    int facing;     // DIR_*
    Act act;
    int act_ticks;         // since the act began
    int aim;               // DIR_* of the blow
    uint32_t invulnerable; // ticks left in which nothing can hurt it; monsters flash meanwhile
    int walked;            // sub walked in all (modulo 2^24): which foot is up
    ActorId next;          // the next actor whose centre lies in the same cell
    int scorch;            // ticks until fire hurts it again
    int energy;            // turn by turn: sub that it has gathered for its next step
    Brain brain;           // monsters only
} Actor;

// What monsters can pass: those with hands open plain doors, clever ones step around traps, others do one of
// the two or neither, and those that shun light also keep out of bright cells.
typedef enum PathProfile {
    PROFILE_PLAIN,
    PROFILE_HANDY,
    PROFILE_CLEVER,
    PROFILE_WARY,
    PROFILE_SHY,
    PROFILE_COUNT
} PathProfile;
