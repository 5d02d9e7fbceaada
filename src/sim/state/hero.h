#pragma once
// The hero's bag, gear and intent.

#include "gen/tools/options.h"
#include "map/drops.h"
#include "sim/state/input.h"
#include "sim/state/item.h"

enum { GAME_DEPTHS = GEN_DEPTH_MAX };

enum {
    USE_TICKS = 20,  // to open a chest, light a bracket, set a candle
    RING_TICKS = 40, // to ring the hand bell
    ROLL_TICKS = 16,
    DRAW_TICKS = 8,        // from the press to the shot
    LOOSE_TICKS = 10,      // after a shot or a throw
    ROLL_AGAIN_TICKS = 36, // from the beginning of a roll to the next
    AIM_LEAST = 3,         // cells that a lob flies, at once
    AIM_MOST = 7,          // and when it was held long enough
    SLOTS = 5,
    CANDLES_START = 3,
    ARROWS_START = 6,
    BRAND_TICKS = 1800,    // in the hand
    STRUCK_OUT_TICKS = 30, // for which a strike or a throw exposes
};

// The bag: what the hero carries.
typedef struct Bag {
    int stock[ITEM_COUNT];                         // how many, by kind; only what is bagged
    uint8_t from[ITEM_COUNT][GAME_DEPTHS + 1];     // of these, by the depth where they were collected
    uint8_t hallowed[ITEM_COUNT][GAME_DEPTHS + 1]; // of those, how many are hallowed
    int slots[SLOTS];                              // ItemKind that the quick slot stands for, -1: empty
    bool kept[SLOTS];                              // the hero assigned it himself: delivery leaves it to him
    int hand; // ItemKind that a throw throws: ITEM_ARROW, what is bagged, ITEM_BRAND
    int arrows;
    int burnt; // ticks for which the candles in it burnt before, all together
    int torch; // ticks for which the torch in hand has burnt
} Bag;

enum { RUN_LOOKS = 5 }; // that potions have, and scrolls

// The object of ACT_USE.
typedef enum UseKind {
    USE_CHEST,
    USE_KINDLE,
    USE_TAKE_TORCH,
    USE_ITEM // Intent.use_item
} UseKind;

// The score of the run so far.
typedef struct RunScore {
    int coins;
    int delivered;       // points of goods delivered
    int delivered_goods; // how many
    int hallowed;        // of those points, the part added by hallowing
    int hallowed_goods;  // how many of them were
    int bonus;           // points for depths where no good was left behind
    int first;           // depth at which the game began
    int deepest;         // depth
    int passed;          // the deepest depth that he went down from; 0: none yet
    int kills;
    int crown; // points for it; 0 until he has left with it
    int total; // as shown
} RunScore;

// The hero's state beside his body (actors[HERO]): it goes with him from level to level.
typedef struct Hero {
    Bag bag;
    RunScore score;
    int worn[GEAR_COUNT];        // ItemKind, -1: nothing
    int power[POWER_COUNT];      // ticks left
    int perk[PERK_COUNT];        // of the gifts taken, all together
    bool gifts[GIFT_KINDS];      // taken
    int wounded;                 // the deepest depth on which he was wounded
    int night;                   // ticks for which a potion hides him
    bool sealed;                 // the next toll holds all that he knows
    bool named[ITEM_COUNT];      // potions and scrolls whose kind he knows
    uint8_t looks[ITEM_COUNT];   // of potions and scrolls: 0..RUN_LOOKS - 1
    int dealt[DROP_TABLE_COUNT]; // cards of the run's decks, by the table that they are for
    int keys[KEY_KINDS];         // that the hero has; [0] is of kind 1
    Input last_input;
    bool crown;        // he has taken it
    bool lantern_shut; // the lantern's shutter
    int exposed;       // ticks for which a strike or a throw still exposes the hero
    int roll_wait;     // ticks until he can roll again
    unsigned ease;     // EASE_* that have helped in this game
    unsigned ease_off; // of these, those that do not now
    Pace pace;
    Pace waiting; // that BUTTON_PACE comes back to from real time; PACE_REAL: turn by turn
} Hero;

// EASE_* that help now.
static inline unsigned ease_now(const Hero *hero) {
    return hero->ease & ~hero->ease_off;
}

// His acts on this level, current and next.
typedef struct Intent {
    unsigned pressed;  // BUTTON_* that went down and still wait for their turn
    int pressed_ticks; // for which they are still remembered
    int picked;        // ItemKind + 1 that BUTTON_USE among them is about; 0: what is ahead
    UseKind use;       // during ACT_USE
    int use_item;      // ItemKind, of USE_ITEM
    int asked;         // ticks left in which another use of the same cell is meant (sim/hero/confirm.h)
    Vec asked_of;
    Vec use_cell;   // where
    int rattle;     // ticks left in which a locked door that is pushed stays silent
    int step_ticks; // during ACT_STEP: that it takes in all
    uint32_t began; // turn by turn: the tick in which his latest act began
} Intent;
