#pragma once
// Bots that play as people do, each with a temper of its own, to judge the game in hundreds of runs. They
// know only what the screen shows (bots/eyes.h), need time to react, and overlook some of it.

#include "base/rng.h"
#include "bots/eyes.h"

enum { LOW_HP = 4 }; // half hearts with which a bot is nearly dead

typedef enum Temper {
    TEMPER_CAREFUL,  // shuts the lantern where monsters are, strikes sleepers, leaves when it has enough
    TEMPER_GREEDY,   // wants every treasure, and lights what it passes to keep it
    TEMPER_RECKLESS, // goes straight on with the lantern open
    TEMPER_MASHER,   // reckless, and strikes whenever a monster is in reach: never dodges or throws
    TEMPER_COUNT
} Temper;

extern const char *const TEMPER_NAMES[TEMPER_COUNT];

// Verbs that a bot can be told not to use, to see what each is worth.
typedef enum Verb {
    VERB_ROLL,
    VERB_SHUTTER,
    VERB_THROW, // throw and shoot
    VERB_SNEAK, // strike monsters that are unaware
    VERB_LIGHT,
    VERB_RING, // except where there is nothing else to do
    VERB_BAG,  // eat, drink and read
    VERB_COUNT
} Verb;

extern const char *const VERB_NAMES[VERB_COUNT];

// Ways to play that rely on one thing, to see that none is as good as careful play. Habits are bits: a player
// may have several.
enum {
    HABIT_MASH = 1,         // strikes whenever a monster is in reach; never dodges
    HABIT_RING_FIRST = 2,   // rings on arrival, and waits by the stairs until a toll opens the grate
    HABIT_DOORWAY = 4,      // goes to the nearest narrow place when hunted, and stands there
    HABIT_PEACE = 8,        // never strikes a monster
    HABIT_LIGHT_ALL = 16,   // lights every bracket and brazier that it knows of
    HABIT_SHUT = 32,        // keeps its lantern shut
    HABIT_STAIRS = 64,      // takes the nearest stairs, up or down, whenever it is hunted
    HABIT_SWITCH_PACE = 128 // plays turn by turn while somebody is after it, otherwise in real time
};

enum { GIVEN_UP_MAX = 8 };

// A goal that the bot could not reach, and leaves alone for a while.
typedef struct GivenUp {
    Vec cell;
    int ticks; // how much longer
} GivenUp;

typedef struct Player {
    Temper temper;
    unsigned without; // the verbs that it does not use: a bit for each Verb
    unsigned habits;  // bits of HABIT_
    int held;         // ticks for which it has stood in a doorway
    Eyes eyes;
    Rng rng;
    Vec goal;                   // the cell that it walks to
    Vec spot;                   // the point (sub) in that cell
    int push;                   // the direction (DIR_*) to walk on from there; -1: none
    bool use;                   // it uses what is there
    int pick;                   // ItemKind + 1 of the item in the bag that it uses there; 0: what is ahead
    bool watches;               // it waits for the bell, or rings it
    int tolls;                  // how many tolls it has heard on this level
    int tries;                  // ticks that it has spent at a goal that it uses
    bool used;                  // it was busy with that a tick ago
    int thinks;                 // ticks for which it still thinks about a way
    int rethink;                // ticks until it chooses a goal again
    Vec stuck_at, stuck_before; // the cells between which it has stood
    int stuck;                  // the ticks for which it has stood there
    int sidestep;               // ticks left of a step aside to get free
    int side;                   // the direction (DIR_*) of that step
    int minded;                 // the monster whose wind-up it has thought about; -1: none
    bool misses;                // it does not react to that wind-up
    int throwing;               // the most ticks for which it goes on holding a throw
    int throw_cells;            // how far the throw should fly
    int throw_dir;              // its direction (DIR_*)
    GivenUp given_up[GIVEN_UP_MAX]; // the latest goals that it has given up
    Vec sought;                     // the goal to which it came nearer last
    int nearest;                    // the steps that were left to that goal then
    int in_vain;                    // ticks on the way since then
} Player;

// Returns false when out of memory; player_free() then frees what there is.
bool player_init(Player *player, Temper temper, uint64_t seed);
void player_free(Player *player);

static inline bool player_does(const Player *player, Verb verb) {
    return (player->without >> verb & 1) == 0;
}

static inline bool player_has(const Player *player, unsigned habit) {
    return (player->habits & habit) != 0;
}

// True for bots that strike whoever is in reach, and never dodge.
static inline bool player_mashes(const Player *player) {
    return player->temper == TEMPER_MASHER || player_has(player, HABIT_MASH);
}

// True for bots that go straight on with an open lantern.
static inline bool player_rushes(const Player *player) {
    return player->temper == TEMPER_RECKLESS || player->temper == TEMPER_MASHER;
}

// The input of the next tick in real time.
Input player_input(Player *player, const World *world);
