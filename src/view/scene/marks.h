#pragma once
// Marks over the ground and over what stands on it: what is about to happen, and what it would bring.

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"
#include "view/scene/things.h"

// Shows what a toll leaves and what it takes: a gold line along the inner side of what stays, and dark
// hatching over the rest.
typedef struct TollEdge {
    Image hatch; // owned; of one cell, and continuous from cell to cell
} TollEdge;

// Returns false when out of memory. The caller frees it.
bool toll_edge_init_hatch(TollEdge *edge);
void toll_edge_free(TollEdge *edge);

// Draws lines along the sides of a cell that stays, towards neighbours that do not, where both are known.
// `holds` is true for a cell that stays; it receives `own`. `strength`: 0..255, of the line; `glow_px`: how
// far it shines inwards.
typedef bool TollEdgeHolds(const void *own, Vec cell);
void toll_edge_draw_line(const View *view, TollEdgeHolds *holds, const void *own, Vec cell, int strength,
                         int glow_px);

// Hatches a cell that does not stay, as far as it is known. `strength`: 0..FIELD_ONE.
void toll_edge_draw_hatch(const TollEdge *edge, const View *view, Vec cell, int strength);

// Where what the hero is about to throw would land: the dotted arc of its way, and the corners of the cell
// (aim.c).
void aim_draw(const View *view);

// The cells that a journey will cross (trail.c).
void journey_draw(const View *view, const Journey *journey);

// On the floor: the way of a charge and the reach of a blast (threats.c).
void threats_draw(const View *view);
// Above what stands: the line along which a shooter aims, with the sprite `aim_end` at its end, and the
// thread from a chanter to the monster that it heals.
void threats_draw_lines(const View *view, const Atlas *atlas, int aim_end);

// Turn by turn: the cells that raised blows are going to hit (turn_marks.c). `reduced_motion`: nothing
// pulses.
void coming_blows_draw(const View *view, bool reduced_motion);

// What light would bring. In the last seconds before a toll, and while the hand bell is rung, a sign stands
// over each treasure in sight that the toll would hallow (promise.c). Draws nothing without a font.
void hallow_preview_draw(const View *view, Font *font);

// What a toll's wave leaves on the ground (aftermath.c). Until it passes, hatching and gold line stay as
// announced; then the line flares up and fades. If motion is reduced both stay for a moment, and cells that
// rose or sank are tinted.
void toll_aftermath_draw(const TollEdge *edge, const View *view);

// Turn by turn missiles arrive at once. A streak shows for a moment where one has flown.

enum { STREAKS_MAX = 8, STREAK_TICKS = 14 };

typedef struct Streak {
    Vec from, to; // sub
    int left;     // ticks; 0: none
} Streak;

typedef struct Streaks {
    Streak at[STREAKS_MAX];
} Streaks;

void streaks_clear(Streaks *streaks);

// Call it once after every tick.
void streaks_tick(Streaks *streaks, const World *world);

void streaks_draw(const Streaks *streaks, const View *view);

// The announcement of a toll, by the clock or the hand bell: a gold line around what will stay, hatching
// over the rest, embers over the treasures there, and dust that trickles from above. All this grows until the
// toll.

typedef struct TollWarning {
    Grid held;      // owned; 1: the toll would not change the cell
    bool near;      // a toll is near
    uint32_t clock; // ticks since then
    int left;       // ticks until it comes; 0 while the hero rings
} TollWarning;

// Returns false when out of memory. The caller frees it.
bool toll_warning_init(TollWarning *warning, const World *world);
void toll_warning_free(TollWarning *warning);

// Call it once after every world_tick(). Dust goes to `effects`; NULL: no dust.
void toll_warning_tick(TollWarning *warning, const World *world, Effects *effects);

// Draws on the ground, below everything that stands.
void toll_warning_draw(const TollWarning *warning, const TollEdge *edge, const View *view,
                       bool reduced_motion);

// Draws embers above everything that stands, over treasures and chests that may burn.
void toll_draw_embers(const TollWarning *warning, const View *view, const Things *things,
                      bool reduced_motion);
