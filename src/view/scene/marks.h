#pragma once
// What is drawn over the ground and over all that stands to tell what is about to come, or what it would
// earn.

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"
#include "view/scene/things.h"

// How the picture tells what a toll leaves and what it takes: gold along the inner side of what stays, and a
// dark hatching on all the rest.
typedef struct Edge {
    Image hatch; // owned; of one cell, goes on in the next
} Edge;

// False when out of memory. The caller frees.
bool edge_init(Edge *edge);
void edge_free(Edge *edge);

// A line along the sides of a cell that stays, each towards a neighbour that does not, as far as both are
// known. `strength`: 0..255 of the line; `glow`: px that it shines inwards.
typedef bool EdgeHolds(const void *own, Vec cell);
void edge_line(const View *view, EdgeHolds *holds, const void *own, Vec cell, int strength, int glow);

// Over a cell that goes, as far as it is known; `strength`: 0..FIELD_ONE.
void edge_doom(const Edge *edge, const View *view, Vec cell, int strength);

// Where what the hero is about to throw would come down: the dotted arc of its way, and the corners of the
// cell (aim.c).
void aim_draw(const View *view);

// The cells that a journey will cross (trail.c).
void trail_draw(const View *view, const Journey *journey);

// The way of a charge and the reach of a blast on the floor, the line along which a shooter aims (threats.c).
void threats_draw_floor(const View *view);
void threats_draw_lines(const View *view, const Atlas *atlas, int aim_end);

// Turn by turn: the cells on which raised blows will fall (turn_marks.c). still: nothing pulses.
void turn_marks_draw(const View *view, bool still);

// What light would earn: in the last seconds before a toll, and while the hand bell is being rung, each good
// in sight that it would hallow says so (promise.c). Nothing without a font.
void promise_draw(const View *view, Font *font);

// What a toll's wave leaves on the ground as it comes by (aftermath.c): until then the hatching and the gold
// line stay as they were announced, then the line flares up and goes out. Without motion both stand still for
// a moment, and what rose or sank is tinted.
void aftermath_draw(const Edge *edge, const View *view);

// Turn by turn missiles fly at once: where one has flown a streak shows for a moment.

enum { STREAKS_MAX = 8, STREAK_TICKS = 14 };

typedef struct Streak {
    Vec from, to; // sub
    int left;     // ticks; 0: none
} Streak;

typedef struct Streaks {
    Streak at[STREAKS_MAX];
} Streaks;

void streaks_clear(Streaks *streaks);

// Once after every tick.
void streaks_tick(Streaks *streaks, const World *world);

void streaks_draw(const Streaks *streaks, const View *view);

// What announces a toll, by the clock or by the hand bell: a golden line around what will stay, hatching over
// all that will not, seen or remembered, embers over the goods upon it, and dust that trickles from above,
// all growing until it comes.

typedef struct TollWarning {
    Grid held;      // owned; 1: the toll would leave the cell as it is
    bool near;      // a toll is
    uint32_t clock; // ticks since it was
    int left;       // ticks until it comes, 0 while he rings
} TollWarning;

// False when out of memory. The caller frees.
bool toll_warning_init(TollWarning *warning, const World *world);
void toll_warning_free(TollWarning *warning);

// Once after every world_tick(). Dust goes to `effects`; NULL: none.
void toll_warning_tick(TollWarning *warning, const World *world, Effects *effects);

// On the ground, below all that stands.
void toll_warning_draw(const TollWarning *warning, const Edge *edge, const View *view, bool reduced_motion);

// Above all that stands: embers over goods and chests that may burn.
void toll_warning_draw_embers(const TollWarning *warning, const View *view, const Things *things,
                              bool reduced_motion);
