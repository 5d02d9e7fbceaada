#pragma once
// Bots that play as people do, each with a temper of its own, to judge the game in hundreds of runs. They
// know what the screen shows (bots/eyes.h), need time to react, and overlook some of it.

#include "base/rng.h"
#include "bots/eyes.h"

typedef enum Temper {
    TEMPER_CAREFUL,  // shuts the lantern where monsters are, strikes sleepers, leaves when it has enough
    TEMPER_GREEDY,   // wants every treasure, and lights what it passes to keep it
    TEMPER_RECKLESS, // lantern open, straight on
    TEMPER_MASHER,   // reckless, and presses strike whenever somebody is in reach: never dodges or throws
    TEMPER_COUNT
} Temper;

extern const char *const TEMPER_NAMES[TEMPER_COUNT];

// Verbs that a bot can be told not to use, to see what each is worth.
typedef enum Verb {
    VERB_ROLL,
    VERB_SHUTTER,
    VERB_THROW, // and shoot
    VERB_SNEAK, // strike who is unaware
    VERB_LIGHT,
    VERB_RING, // except where it has nowhere to go
    VERB_BAG,  // eat, drink and read
    VERB_COUNT
} Verb;

extern const char *const VERB_NAMES[VERB_COUNT];

// A way to play that is less work than a careful player's, to see that it does no better.
typedef enum Habit {
    HABIT_NONE,
    HABIT_RING_FIRST, // rings on arrival, and waits by the stairs until the hour opens the grate
    HABIT_DOORWAY,    // goes to the nearest narrow place, stands there and strikes; never dodges
} Habit;

enum { GIVEN_UP_MAX = 8 };

// A goal that it could not come by, left alone for a while.
typedef struct GivenUp {
    Vec cell;
    int ticks; // left
} GivenUp;

typedef struct Player {
    Temper temper;
    unsigned without; // bits of Verb
    Habit habit;
    int held; // ticks for which it has stood in a doorway
    Eyes eyes;
    Rng rng;
    Vec goal;                       // cell that it walks to
    Vec spot;                       // sub, in that cell
    int push;                       // DIR_* to walk on from there; -1: nowhere
    bool use;                       // uses what is there
    int pick;                       // ItemKind + 1 of what is in the bag that it uses there; 0: what is ahead
    bool watches;                   // waits for the bell, or rings it
    int tolls;                      // that it has heard here
    int tries;                      // ticks at a goal that it uses
    bool used;                      // was busy with that a tick ago
    int thinks;                     // ticks left of thinking about a way
    int rethink;                    // ticks until it chooses a goal again
    Vec stuck_at, stuck_before;     // the cells where it has stood
    int stuck;                      // for so many ticks
    int sidestep;                   // ticks left of a step aside to get free
    int side;                       // DIR_*
    int minded;                     // monster whose wind-up it has thought about, -1: none
    bool misses;                    // and does not react to
    int throwing;                   // ticks for which it goes on holding a throw, at most
    int throw_cells;                // as far as it is to fly
    int throw_dir;                  // DIR_*
    GivenUp given_up[GIVEN_UP_MAX]; // the latest
    Vec sought;                     // the goal to which it came nearer last
    int nearest;                    // steps to it
    int in_vain;                    // ticks on the way since then
} Player;

// False when out of memory; player_free() then frees what there is.
bool player_init(Player *player, Temper temper, uint64_t seed);
void player_free(Player *player);

static inline bool player_does(const Player *player, Verb verb) {
    return (player->without >> verb & 1) == 0;
}

// Straight on with an open lantern.
static inline bool player_rushes(const Player *player) {
    return player->temper == TEMPER_RECKLESS || player->temper == TEMPER_MASHER;
}

// The input of the next tick.
Input player_input(Player *player, const World *world);
