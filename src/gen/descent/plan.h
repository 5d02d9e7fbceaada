#pragma once
// What the stages of a depth share, besides the context.

#include "gen/tools/context.h"

typedef enum SpecialRoomKind { SPECIAL_VAULT, SPECIAL_SHRINE, SPECIAL_SHOP } SpecialRoomKind;

// A room with walls of its own, inside stone (gen/descent/special_rooms.c).
typedef struct SpecialRoom {
    SpecialRoomKind kind;
    Rect rect;
    Vec door, threshold; // the wall's cell that opens, and the cell before it
    Vec back;            // the inside cell at the opposite wall
} SpecialRoom;

enum { SPECIAL_ROOMS_MAX = APART_MAX };

typedef struct DepthPlan {
    SpecialRoom special_rooms[SPECIAL_ROOMS_MAX];
    int special_room_count;
    int seam;                // the shape that it follows (gen/descent/seam.c)
    Vec goal;                // where the stairs down are planned; (0,0): anywhere
    Rect great;              // the great room (gen/descent/great_room.c); empty: there is none
    Rect hall;               // the great hall's floor (gen/descent/great_hall.c); empty: there is none
    Vec landmark;            // the fire in the room or hall
    struct Rebuild *rebuild; // owned
} DepthPlan;

// The great room is what one remembers of a depth: a landmark burns in its middle, and the lit way leads
// through it. The first depth has its great hall instead.

// A stage, before anything else has a place.
void great_room_dig(GenContext *gen);

// After joining: lights the landmark.
void great_room_light(GenContext *gen);

// The seam between a depth's two generators. It runs across, slants, or goes around a corner or an island.
// It is ragged, or follows a wall, a stream or a cleft.

enum { SEAM_LEAST = 30, SEAM_MOST = 70 }; // percent of the level that belong to A

// Marks A's side with 1 in gen->spare, and chooses what the seam follows.
void seam_choose_side(GenContext *gen);

// When both generators have made their sides: builds what the seam follows, and plans its water.
void seam_build(GenContext *gen);

// Special rooms: the vestibule where the first depth begins, vaults, shrines and shops. They get their stone
// before the regions of the level are joined, so that a way leads to each; then they are built.

// Reserves what the depth's table asks for. If there is no room for something, the proof rejects the attempt
// later.
void special_rooms_reserve(GenContext *gen);

// Marks with 1 what joining must neither dig nor fill.
void special_mark_held(const GenContext *gen, Grid *held);

// After joining: builds shrines, shops and the vestibule with its contents. The vestibule is open for now,
// so that whatever is placed can find its way. If there is a vestibule, `start` becomes a cell in it.
void special_rooms_build(GenContext *gen, Vec *start);

// A stage: the great hall before the vestibule, with its contents.
void special_furnish_hall(GenContext *gen);

// The stairs of a depth with a vestibule: up inside it, down anywhere outside.
void stairs_place_exit(GenContext *gen);

// A stage: a vault, which has two treasures and a locked chest behind a locked door; both keys lie elsewhere.
void special_build_vault(GenContext *gen);

// A stage: shuts the vestibule.
void special_shut_hall(GenContext *gen);

// The great hall that the vestibule opens into. It is large and mostly dark. So the very first toll rebuilds
// nearly everything in view, while what the landmark lights stays.

// Before joining: clears its ground before the vestibule's way out. Joining may break through its walls, but
// not through its pillars.
void great_hall_dig(GenContext *gen);
void great_hall_mark_held(const GenContext *gen, Grid *held);

// After joining: places a bracket to light, the landmark, and treasures in light and dark. Nothing else
// stands near the way out. Returns false when there is not enough room.
bool great_hall_furnish(GenContext *gen);

// The plan of a depth: two ways from where the hero arrives to the stairs down, which form a ring. It is
// made before anything else (as in Unexplored; Dormans, 2017). One way is lit and guarded and leads through
// the great room. The other is dark, so every toll rebuilds it.

// Chooses both ends and digs the two ways between them, along what is there already. Marks them in
// gen->plan. `gen->spare` is 1 on the side where the hero starts. Cells that `held` marks are not dug.
void routes_dig(GenContext *gen, Vec start, const Grid *held);

// True when a way of that kind (PLAN_*) is within `within` cells.
bool route_is_near(const GenContext *gen, Vec cell, int plan, int within);

// Dead ends. A few stay, each with something worth the way. The others are filled up to the next fork.

// Fills all dead ends except about `wanted`. What `held` marks and what is planned stays.
void dead_ends_trim(GenContext *gen, const Grid *held, int wanted);

// A stage: puts a pot or a crate, which may hold something, into each empty dead end.
void dead_ends_put_prop(GenContext *gen);

// True on floor with a single way on, counting four directions.
bool is_dead_end(const Level *level, Vec cell);

// Where the treasures of a depth lie: at dead ends, in niches, in the dark beside the lit way, far from each
// other. Those near the stairs are worth less.

// Places `count` treasures. Treasures that lie there already count as neighbours.
void treasures_place(GenContext *gen, int count);
