#pragma once
// The table of actors, the hero included. Its rows are in list_actors.h.

#include "map/drops.h"

#include <stdbool.h>

typedef enum ActorKind {
    ACTOR_NONE,
    ACTOR_HERO,
    ACTOR_RAT,
    ACTOR_BAT,
    ACTOR_SLIME,
    ACTOR_GOBLIN,
    ACTOR_SKELETON,
    ACTOR_PILFERER,
    ACTOR_POACHER,
    ACTOR_BOAR,
    ACTOR_SNUFFER,
    ACTOR_ENEMY,
    ACTOR_WEAVER,
    ACTOR_MIMIC,
    ACTOR_GHOST,
    ACTOR_CHANTER,
    ACTOR_WARDEN,
    ACTOR_HOUND,
    ACTOR_SACRISTAN,
    ACTOR_COOPER,
    ACTOR_WARLORD,
    ACTOR_KIND_COUNT
} ActorKind;

typedef enum StyleKind {
    STYLE_BITE,    // circles, darts in, darts out
    STYLE_SWOOP,   // flutters around, then swoops in a line
    STYLE_HOP,     // moves in hops; becomes two when a sword kills it
    STYLE_CLUB,    // clubs, then steps back
    STYLE_SHIELD,  // its shield stops blows from the front; it turns slowly
    STYLE_SNATCH,  // steals the most valuable treasure and runs into the dark
    STYLE_SHOOT,   // keeps its distance, aims along a line, and shoots at what light shows it
    STYLE_CHARGE,  // runs straight at the hero; a wall stuns it
    STYLE_SNUFF,   // keeps away from the hero; strikes only when cornered
    STYLE_POUNCE,  // waits until the hero is near, then leaps at him
    STYLE_LEAP,    // circles, leaps, and leaves fire where it was
    STYLE_CHANT,   // keeps its distance and heals an ally in sight
    STYLE_SMITE,   // goes where it heard something and strikes there
    STYLE_CENSER,  // swings its censer; when wounded it rings for a toll
    STYLE_COOPER,  // rolls barrels from afar, slams nearby
    STYLE_WARLORD, // has three phases (sim/monsters/warlord.c)
    STYLE_COUNT
} StyleKind;

// The blows of monsters that have more than one (sim/combat/blows.c).
typedef enum BlowKind {
    BLOW_USUAL,  // the one of its row
    BLOW_ROAR,   // not a blow: a phase begins
    BLOW_RING,   // not a blow: rings for a toll
    BLOW_HAMMER, // on 3x3 cells
    BLOW_BARREL, // rolls a barrel
    BLOW_KEG,    // the same in haste
    BLOW_SWEEP,  // the Warlord's: half a circle
    BLOW_SLAM,   // 3x3 cells
    BLOW_CHARGE, // a charge straight ahead
    BLOW_TOLL,   // not a blow: rings the great bell
    BLOW_LEAP,   // onto 3x3 cells
    BLOW_FLAMES, // a line of fire
    BLOW_SNUFF,  // not a blow: puts out a brazier
    BLOW_COUNT
} BlowKind;

// The cells or the sector that a blow meets.
typedef enum BlowShape {
    SHAPE_ARC,  // 120 degrees before it
    SHAPE_HALF, // 180 degrees
    SHAPE_AREA, // the 3x3 cells around Brain.mark
    SHAPE_LANE, // straight ahead: a charge, a barrel
    SHAPE_FIRE  // a line of cells
} BlowShape;

enum { BLOW_TICKS = 4 }; // most blows are active for so long

typedef struct Blow {
    int windup, ticks, recovery;
    int damage; // half hearts
    int reach;  // px to the target's edge
    int range;  // px to the target's edge at which its wind-up begins
    int lunge;  // sub a tick of the lunge, or of the thing that it throws
    int stops;  // this many half hearts lost during the wind-up cancel it, whatever the row says; 0: none do
    BlowShape shape;
    bool shoots;       // it throws something, and needs no place beside the hero
    bool heals;        // it is no attack: it heals and aims at nobody
    const char *words; // what its striker is doing during the wind-up
} Blow;

// Tasks of undisturbed monsters (sim/monsters/tasks.c).
typedef enum Task {
    TASK_NONE,
    TASK_KINDLE, // lights brackets
    TASK_EAT,    // eats candles and cheese
    TASK_FETCH,  // takes treasures
    TASK_SNUFF,  // puts out flames
    TASK_COUNT
} Task;

enum { ELITE_STAGES = 2, DEALT_DEPTHS = 7 };

typedef struct ActorInfo {
    const char *name;   // also the stem of its sprites
    char glyph;         // in dumps
    bool flies;         // the floor does not affect it
    bool hands;         // opens plain doors
    bool steady;        // no hit cancels its blow
    bool animal;        // fears fire
    bool clever;        // recognises traps and walks around them
    bool timid;         // flees when it is nearly dead
    bool voice;         // shouts to others
    bool shuns;         // never enters lit cells
    bool douses;        // puts out flames on cells that it crosses
    bool rises;         // its bones stand up again in the dark
    bool greedy;        // runs to a gem that was thrown
    bool silver;        // silver does twice the damage
    bool ghostly;       // passes walls; sees a hidden hero but not an exposed one; lit cells burn it
    bool blind;         // only hears
    bool lives_in_webs; // lives in webs, which do not slow it
    bool fiery;         // fire neither frightens nor hurts it
    bool poses;         // looks like a closed chest while it lies in wait
    bool glows;         // gives light (GLOW_RADIUS)
    bool elite; // there is one of it: its death counts for the quota, traps hurt it once, pits do not take it
    bool boss;  // of the last depth; has the crown
    DropTable carries; // its drops; DROP_MONSTER: the usual ones
    int w, h;          // px of its box; 0: as usual
    int lurks;         // it always lies in ambush until the hero is this near, in cells; 0: it does not
    int water_damage;  // half hearts that water poured over it does
    int hp;            // half hearts
    int speed;         // sub a tick
    int sight;         // cells
    int ear;           // added to a noise's reach, in cells
    const char *title; // its own name, if there is only one of it; else NULL
    const char
        *says[ELITE_STAGES + 1]; // elites: told when it first sees the hero, and when each phase begins
    int stages[ELITE_STAGES];    // elites: half hearts at which each next phase begins; 0: none
    int pack;                    // the most that are placed together
    int weight;                  // how often it is chosen on the first depth; below 0: not there yet
    int deeper;                  // added to `weight` with each depth
    int cost;                    // points of a depth that one of it costs
    int from;                    // the first depth of the descent where it appears
    int dealt[DEALT_DEPTHS];     // how often it is chosen on each depth of the descent, from 1 on
    const char *does;            // how it fights, in words, for players who look at it
    const char *counter_tip;     // what helps against it
    Task task;
    StyleKind style;
    Blow blow;      // its usual blow; elites have others, too
    int rest;       // ticks after a blow before the next attack token
    int near;       // within this many cells of the hero it may get the attack token
    int pace;       // eighths of its speed while it waits for the token
    int turn_ticks; // ticks to turn by 45 degrees; 0: at once
    int loaded;     // sub a tick while it carries loot; 0: it steals nothing
    bool shield;    // stops blows from the front
    bool hops;      // moves in bursts
    bool flees;     // runs off in the second half of its recovery
    bool splits;    // becomes two when a blow kills it
} ActorInfo;

extern const ActorInfo ACTORS[ACTOR_KIND_COUNT];

// What an elite says when its phase `stage` begins (ActorInfo.says); NULL for others, and for numbers out of
// range.
const char *monster_line(int kind, int stage);
