#pragma once
// What the stages of a depth share besides the context.

#include "gen/tools/context.h"

typedef enum SpecialRoomKind { SPECIAL_VAULT, SPECIAL_SHRINE, SPECIAL_SHOP } SpecialRoomKind;

// A room in stone of its own, with its walls (gen/descent/special_rooms.c).
typedef struct SpecialRoom {
    SpecialRoomKind kind;
    Rect rect;
    Vec door, threshold; // the cell of its wall that opens, and the one before it
    Vec back;            // the cell inside that lies opposite
} SpecialRoom;

enum { SPECIAL_ROOMS_MAX = APART_MAX };

typedef struct DepthPlan {
    SpecialRoom special_rooms[SPECIAL_ROOMS_MAX];
    int special_room_count;
    int seam;                // what it follows (gen/descent/seam.c)
    Vec goal;                // where the way on is planned; (0,0): anywhere
    Rect great;              // the great room (gen/descent/great_room.c); empty: there is none
    Rect hall;               // the great hall's floor (gen/descent/great_hall.c); empty: there is none
    Vec landmark;            // the fire in one of them
    struct Rebuild *rebuild; // owned
} DepthPlan;

// The one great room by which a depth is remembered: a landmark burns in its middle, and the lit way leads
// through it. The first depth has its great hall instead.

// A stage, before anything else gets a place.
void great_room_dig(GenContext *gen);

// After joining: lights the landmark.
void great_room_light(GenContext *gen);

// The seam between a depth's two generators: it cuts across, slants, goes round a corner or an island; it is
// ragged, or follows a wall, a stream or a cleft.

enum { SEAM_LEAST = 30, SEAM_MOST = 70 }; // percent of the level that are A's

// Marks A's side in gen->spare, 1 a cell, and draws what the seam follows.
void seam_choose(GenContext *gen);

// Once both generators have made their sides: builds what the seam follows, and plans its water.
void seam_build(GenContext *gen);

// Special rooms of the descent: the vestibule in which the first depth begins, vaults, shrines, shops. Stone
// is reserved for them before the regions of the level are joined, so that a way leads to each; then they are
// built.

// Reserves what the depth's table asks for. Where there is no room for it the proof refuses the attempt.
void special_rooms_reserve(GenContext *gen);

// Marks what joining must neither dig nor fill, 1 a cell.
void special_rooms_hold(const GenContext *gen, Grid *held);

// After joining: shrines and shops, and the vestibule as it will be once it is open, with what belongs into
// it, so that whatever is placed finds its way. True where the vestibule is the place to start from, in
// `start`.
bool special_rooms_build(GenContext *gen, Vec *start);

// A stage: the great hall before the vestibule, with what belongs into it.
void special_rooms_hall(GenContext *gen);

// The stairs of a depth with a vestibule: those up inside it, those down anywhere outside.
void special_rooms_stairs(GenContext *gen);

// A stage: behind a locked door two goods and a locked chest; both keys lie elsewhere.
void special_rooms_vault(GenContext *gen);

// A stage: the vestibule is shut.
void special_rooms_seal(GenContext *gen);

// The great hall into which the vestibule opens: large and mostly dark, so that the first toll of the first
// depth remakes nearly all that is in view, while what its landmark lights stays.

// Before joining: clears its ground before the vestibule's way out. What joins the rest to it may break
// through its walls, not through its pillars.
void great_hall_reserve(GenContext *gen);
void great_hall_hold(const GenContext *gen, Grid *held);

// After joining: a bracket to light, the landmark, goods in the light and in the dark; nothing else stands
// near the way out. False where there is no room for all of it.
bool great_hall_furnish(GenContext *gen);

// The plan of a depth: a ring of two ways from where the hero comes to where the way leads on, made before
// all else (as Unexplored does; Dormans, 2017). One way is lit and watched and leads through the great room;
// the other is dark, so that every toll makes it again.

// A stage: chooses both ends and digs the two ways between them, along what is there. Marks them in
// gen->plan. `gen->spare` is 1 on the side where the hero starts. Nothing is dug in what `held` marks.
void arcs_plan(GenContext *gen, Vec start, const Grid *held);

// True when a way of that kind, PLAN_*, comes within so many cells.
bool arcs_near(const GenContext *gen, Vec cell, int plan, int within);

// Dead ends: a few stay, and in each is what is worth the way there; the others are filled as far as the next
// fork.

// Fills all but `wanted` dead ends or so. What `held` marks stays, and so does what is planned.
void ends_trim(GenContext *gen, const Grid *held, int wanted);

// Stage: what dead end is still empty gets a pot or a crate, in which something may be.
void ends_fill(GenContext *gen);

// True on floor with one way on, four ways.
bool is_dead_end(const Level *level, Vec cell);

// The places of a depth's treasures: at dead ends, in niches, in the dark beside the lit way, and far from
// each other. Those near the stairs are worth less.

// So many goods. Those that lie about already count as neighbours.
void goods_place(GenContext *gen, int count);
