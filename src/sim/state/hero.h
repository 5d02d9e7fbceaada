#pragma once
// The hero's bag, gear and intent.

#include "gen/tools/pace.h"
#include "map/drops.h"
#include "sim/state/input.h"
#include "sim/state/item.h"

enum { GAME_DEPTHS = GEN_DEPTH_MAX }; // the most levels of a game

enum {
    USE_TICKS = 20,        // to open a chest, light a bracket, set a candle
    RING_TICKS = 40,       // to ring the hand bell
    ROLL_TICKS = 16,       // how long a roll lasts
    DRAW_TICKS = 8,        // from the press of the button to the shot
    LOOSE_TICKS = 10,      // after a shot or a throw
    ROLL_AGAIN_TICKS = 36, // from the beginning of a roll to the next
    AIM_LEAST = 3,         // the shortest throw, in cells
    AIM_MOST = 7,          // the longest, after holding the button
    SLOTS = 5,
    CANDLES_START = 3,
    ARROWS_START = 6,
    BRAND_TICKS = 1800,    // a torch in the hand
    STRUCK_OUT_TICKS = 30, // how long monsters see him after a strike or a throw
};

// The bag: what the hero carries.
typedef struct Bag {
    int stock[ITEM_COUNT];                         // how many of each kind; only kinds that go into the bag
    uint8_t from[ITEM_COUNT][GAME_DEPTHS + 1];     // how many of them were collected at each depth
    uint8_t hallowed[ITEM_COUNT][GAME_DEPTHS + 1]; // how many of those are hallowed
    int slots[SLOTS];                              // the ItemKind of each quick slot, -1: empty
    bool kept[SLOTS]; // the hero pinned it himself, so stairs leave it in the bag
    int hand;         // the ItemKind to throw: ITEM_ARROW, a kind in the bag, or ITEM_BRAND
    int arrows;
    int burnt; // ticks that all its candles together have burnt before
    int torch; // ticks that the torch in hand has burnt
} Bag;

enum { RUN_LOOKS = 5 }; // how many different looks potions have; the same for scrolls

// What ACT_USE acts on.
typedef enum UseKind {
    USE_CHEST,
    USE_KINDLE,
    USE_TAKE_TORCH,
    USE_ITEM // Intent.use_item
} UseKind;

// The score of the run so far.
typedef struct RunScore {
    int coins;
    int delivered;           // points of treasures delivered
    int delivered_treasures; // how many treasures these were
    int hallowed;            // the part of those points that hallowing added
    int hallowed_treasures;  // how many of those treasures were hallowed
    int bonus;               // points for depths where no treasure was left behind
    int first;               // the depth where the game began
    int deepest;             // the deepest depth visited
    int passed;              // the deepest depth that he has gone down from; 0: none
    int kills;
    int crown; // points for the crown; 0 until he has left with it
    int total; // as shown
} RunScore;

// The hero's state apart from his body (actors[HERO]). It goes with him from level to level.
typedef struct Hero {
    Bag bag;
    RunScore score;
    int worn[GEAR_COUNT];        // ItemKind, -1: nothing
    int power[POWER_COUNT];      // ticks left
    int perk[PERK_COUNT];        // the sum over all gifts taken
    bool gifts[GIFT_KINDS];      // which gifts were taken
    int wounded;                 // the deepest depth on which he was wounded
    int night;                   // ticks for which a potion of night hides him
    bool sealed;                 // a scroll was read: the next toll changes nothing that he knows
    bool named[ITEM_COUNT];      // potions and scrolls that are identified
    uint8_t looks[ITEM_COUNT];   // of potions and scrolls: 0..RUN_LOOKS - 1
    int dealt[DROP_TABLE_COUNT]; // how many cards were drawn from the deck of each drop table
    int keys[KEY_KINDS];         // how many he has; [0] is of kind 1
    Input last_input;
    bool crown;        // he has taken it
    bool lantern_shut; // the lantern's shutter
    int exposed;       // ticks for which a strike or a throw still shows him
    int roll_wait;     // ticks until he can roll again
    unsigned ease;     // EASE_* that were on at any time in this game
    unsigned ease_off; // the part of `ease` that is off now
    Pace pace;
    Pace waiting; // the pace that BUTTON_PACE returns to from real time; PACE_REAL: turn by turn
} Hero;

// The aids that are on now, as bits EASE_*.
static inline unsigned ease_now(const Hero *hero) {
    return hero->ease & ~hero->ease_off;
}

// What he is doing or about to do on this level.
typedef struct Intent {
    unsigned pressed;  // BUTTON_* that went down and could not be handled yet
    int pressed_ticks; // how long they are still remembered
    int picked;        // ItemKind + 1 that BUTTON_USE should use; 0: what is ahead of him
    UseKind use;       // during ACT_USE
    int use_item;      // if `use` is USE_ITEM: ItemKind
    int asked;         // ticks in which using the same cell again means yes (sim/hero/confirm.h)
    Vec asked_of;      // the cell that was asked about
    Vec use_cell;      // during ACT_USE: the cell that it acts on
    int rattle;        // ticks in which pushing a locked door makes no sound
    int step_ticks;    // the ticks of the whole ACT_STEP
    uint32_t began;    // turn by turn: the tick in which his last act began
} Intent;
