#pragma once
// The hero and the monsters: a body, and for monsters a brain.

#include "map/monsters.h"
#include "sim/state/item.h"

enum {
    ACTORS_MAX = 1280, // the hero and monsters, with room for slimes that split
    ROUTE_MAX = 64,    // steps of a path that are planned at once
};

typedef enum Mind {
    MIND_ASLEEP,
    MIND_IDLE,
    MIND_PATROL,
    MIND_SUSPICIOUS, // noticed or heard something: shows "?", then goes there
    MIND_CHASE,      // sees the hero, or saw him within the last half second
    MIND_SEARCH,     // goes to where it last saw him, then looks around there
    MIND_RETURN,     // walks home
    MIND_AMBUSH,     // lies in wait, unseen, with the rest of its pack
    MIND_FLEE,       // flees from the hero; fights when cornered
    MIND_STUNNED,    // does nothing
    MIND_COUNT
} Mind;
extern const char *const MIND_NAMES[MIND_COUNT];

// The cause of damage.
typedef enum Cause {
    CAUSE_BLOW,
    CAUSE_SNEAK,      // the hero's sneak attack: a blow
    CAUSE_SNEAK_SHOT, // the same from afar: a shot
    CAUSE_SHOT,       // something else that was shot or thrown
    CAUSE_FOE,        // another monster
    CAUSE_TRAP,
    CAUSE_DART, // of a trap; a shield can stop it
    CAUSE_FIRE, // and embers: no knockback and no invulnerability
    CAUSE_BLAST,
    CAUSE_FALL,
    CAUSE_COUNT
} Cause;

typedef enum Act {
    ACT_NONE,
    ACT_WINDUP,
    ACT_BLOW,
    ACT_RECOVERY,
    ACT_HURT, // being thrown back, without control
    ACT_DEAD, // only the hero: dead monsters are removed at once
    // The hero only:
    ACT_USE, // opens a chest, lights something, sets a candle: Intent.use says what
    ACT_ROLL,
    ACT_DRAW,  // wind-up of a shot
    ACT_LOOSE, // recovery of a shot or throw
    ACT_AIM,   // aims a throw; act_ticks decides how far
    ACT_RING,  // rings the hand bell
    ACT_STEP   // turn by turn: the time of his step or of waiting
} Act;

// The planned part of a path.
typedef struct Route {
    Vec target;              // the cell that it walks to
    Vec step;                // the next cell: it reserves this one and the one it stands in
    uint8_t dirs[ROUTE_MAX]; // DIR_* of the next steps to the target, when not chasing
    int at, count;
    int max_steps; // the longest path that it may take
    int blocked;   // ticks without progress
} Route;

// A monster's mind state, perception and plans.
typedef struct Brain {
    Mind mind;
    int mind_ticks;    // ticks since this state of mind began
    int notice;        // 0..NOTICE_FULL: fills the "?"; when full, "!" appears
    int unseen;        // ticks since it saw the hero
    bool sees;         // sees the hero now
    bool patrols;      // walks around when nothing happens; otherwise it stands
    Vec home, seen;    // cells: where it belongs; where it last saw the hero
    int search_spots;  // places that are left to search
    int attack_token;  // ticks left of its attack token; 0: it has none
    int timer;         // ticks until the next attack token, task or look around
    int steady;        // ticks for which no hit cancels its blow
    int turn_wait;     // ticks until a slow turner can turn again
    int pack;          // monsters with the same number wake together; 0: alone
    bool dazed;        // stunned, and not struck since
    bool risen;        // it stood up from its bones: it counts as a kill only once
    bool hunter;       // sent by a toll or a scroll, so it drops nothing
    Task task;         // the task that it is doing
    Vec task_cell;     // the cell of the task's bracket or good
    int treasure;      // index of the item that it wants
    bool carries_loot; // it carries a treasure that it stole:
    Item booty;
    int lured;       // ticks for which it goes to a lure and does nothing else
    int scared;      // ticks for which it flees from a relic
    ActorId foe;     // the monster that hurt it
    int foe_ticks;   // ticks for which it fights that foe
    int wary;        // ticks for which it avoids traps like clever monsters do, because one has hurt it
    int task_ticks;  // ticks spent on its task; without a task: ticks until it looks for one
    BlowKind blow;   // the blow that it strikes
    Vec mark;        // the cell around which a blow that hits cells falls
    int braced;      // its hit points when the wind-up began
    int stage;       // elites: how many of its turning points are passed
    int stage_ticks; // ticks since the last of them
    int blows;       // how many blows an elite has struck
    Route route;
} Brain;

typedef struct Actor {
    ActorKind kind; // ACTOR_NONE: a free slot
    int hp, hp_max; // half hearts
    Vec pos, prev;  // sub: the centre of its box, now and a tick ago; the feet are at the box's lower edge
    Vec vel;        // sub a tick
    Vec push;       // sub a tick, while it is thrown back or swoops
    int facing;     // DIR_*
    Act act;
    int act_ticks;         // ticks since the act began
    int aim;               // DIR_* of its blow
    uint32_t invulnerable; // ticks for which nothing can hurt it; monsters flash meanwhile
    int walked;            // sub walked in total (modulo 2^24); decides which foot is up
    ActorId next;          // the next actor whose centre lies in the same cell
    int scorch;            // ticks until fire hurts it again
    int energy;            // turn by turn: sub that it has saved for its next step
    Brain brain;           // monsters only
} Actor;

// What a monster can pass. Monsters with hands open plain doors, clever ones walk around traps; there are
// profiles for one, both or neither. Those that shun light also avoid lit cells.
typedef enum PathProfile {
    PROFILE_PLAIN,
    PROFILE_HANDY,
    PROFILE_CLEVER,
    PROFILE_WARY,
    PROFILE_SHY,
    PROFILE_COUNT
} PathProfile;
