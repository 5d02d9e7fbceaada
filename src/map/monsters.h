#pragma once
// The table of actors, the hero among them. Its rows stand in list_actors.h.

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
    STYLE_SWOOP,   // flutters about, then swoops in a line
    STYLE_HOP,     // moves in hops; a sword's kill splits it in two
    STYLE_CLUB,    // clubs, then steps back
    STYLE_SHIELD,  // its shield stops blows from the front; it turns slowly
    STYLE_SNATCH,  // takes the dearest good and runs to the dark
    STYLE_SHOOT,   // keeps its distance, aims along a line, shoots targets that it sees by light
    STYLE_CHARGE,  // runs straight at him; a wall stuns it
    STYLE_SNUFF,   // keeps away from him; strikes only when cornered
    STYLE_POUNCE,  // waits till he is near, then leaps at him
    STYLE_LEAP,    // circles, leaps, and leaves fire where it leapt
    STYLE_CHANT,   // keeps its distance and heals an ally that it sees
    STYLE_SMITE,   // goes where it heard something, and strikes there
    STYLE_CENSER,  // sweeps its censer; wounded, it rings for a toll
    STYLE_COOPER,  // rolls barrels from afar, slams what is near
    STYLE_WARLORD, // in three phases (sim/monsters/warlord.c)
    STYLE_COUNT
} StyleKind;

// The blows of those that know more than one (sim/combat/blows.c).
typedef enum BlowKind {
    BLOW_USUAL,  // that of its row
    BLOW_RING,   // none: it rings for a toll
    BLOW_HAMMER, // on 3x3 cells
    BLOW_BARREL, // rolls one
    BLOW_SWEEP,  // the Warlord's: half a circle
    BLOW_SLAM,   // 3x3 cells
    BLOW_CHARGE, // straight on
    BLOW_TOLL,   // none: he rings the great bell
    BLOW_LEAP,   // onto 3x3 cells
    BLOW_FLAMES, // a line of fire
    BLOW_SNUFF,  // none: he puts out a brazier
    BLOW_COUNT
} BlowKind;

// Tasks of monsters that nothing disturbs (sim/monsters/tasks.c).
typedef enum Task {
    TASK_NONE,
    TASK_KINDLE, // lights brackets
    TASK_EAT,    // eats candles and cheese
    TASK_FETCH,  // takes goods
    TASK_SNUFF,  // puts out flames
    TASK_COUNT
} Task;

enum { ELITE_STAGES = 2 };

typedef struct ActorInfo {
    const char *name; // also the stem of its sprites
    char glyph;       // in dumps
    bool flies;       // no floor harms it
    bool hands;       // opens plain doors
    bool steady;      // no hit cancels its blow
    bool animal;      // fears fire
    bool clever;      // knows a trap when it sees one, and walks around it
    bool timid;       // flees when it is nearly dead
    bool voice;       // shouts to others
    bool shuns;       // never enters bright cells
    bool douses;      // puts out the flames that it crosses
    bool rises;       // its bones stand up again in the dark
    bool greedy;      // runs to a gem that was thrown
    bool silver;      // hurts it twice as much
    bool ghostly;     // passes walls; sees who hides, but nobody exposed; bright cells burn it
    bool blind;       // goes by noises alone
    bool spins;       // lives in webs, which do not slow it
    bool fiery;       // no fire frightens or hurts it
    bool poses;       // lies in wait as a closed chest
    bool glows;       // is a light (GLOW_RADIUS)
    bool elite;       // alone of its kind: its death counts as the quota; works hurt it once, no pit takes it
    bool boss;        // of the last depth: it holds the crown
    DropTable carries; // DROP_MONSTER: what chance gives
    int w, h;          // px, of its box; 0: as everybody's
    int lurks;    // cells to the hero at which it leaves the ambush it always lies in; 0: it lies in none
    int washed;   // half hearts that water poured over it takes
    int hp;       // half hearts
    int damage;   // half hearts
    int speed;    // sub a tick
    int sight;    // cells
    int ear;      // added to a noise's reach, in cells
    int windup;   // ticks
    int recovery; // ticks
    int reach;    // of a blow, px to the target's edge
    const char *title;        // its proper name, of whom there is but one; NULL: it has none
    int stages[ELITE_STAGES]; // of an elite: the half hearts at which its next phase begins; 0: none
    int pack;                 // most that are placed together
    int weight;               // how often it is chosen on the first depth; below 0: not yet
    int deeper;               // added to that with each depth
    int cost;                 // of one, where a depth has so many points to spend
    int from;                 // the first depth of the descent that has it
    const char *does;         // how it fights, for players who look at it
    const char *foil;         // and what helps against that
    Task task;
    StyleKind style;
} ActorInfo;

extern const ActorInfo ACTORS[ACTOR_KIND_COUNT];
