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
    Vec goal;                // where the stairs down are planned; (0,0): anywhere (yet)
    Rect great;              // the great room (gen/descent/great_room.c); empty: there is none
    Rect hall;               // the great hall's floor (gen/descent/great_hall.c); empty: there is none
    Vec landmark;            // the fire in the room or hall
    struct Rebuild *rebuild; // owned
} DepthPlan;
