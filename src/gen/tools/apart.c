#include "gen/tools/apart.h"

enum { PUSHES = 40 }; // rounds

// How far `a` has to move to leave `b` with a wall between, along the axis where that is less; 0: they are
// apart.
static Vec push_of(Rect a, Rect b) {
    int x = int_min(a.x + a.w, b.x + b.w) - int_max(a.x, b.x) + 1;
    int y = int_min(a.y + a.h, b.y + b.h) - int_max(a.y, b.y) + 1;
    if (x <= 0 || y <= 0) return (Vec){0, 0};
    if (x < y) return (Vec){2 * a.x + a.w < 2 * b.x + b.w ? -1 : 1, 0};
    return (Vec){0, 2 * a.y + a.h < 2 * b.y + b.h ? -1 : 1};
}

static void move(const Level *level, Rect *room, Vec by) {
    Rect inside = {1, 1, level->tiles.w - 2, level->tiles.h - 2};
    room->x = int_clamp(room->x + by.x, inside.x, inside.x + inside.w - room->w);
    room->y = int_clamp(room->y + by.y, inside.y, inside.y + inside.h - room->h);
}

// Moves each two rooms that overlap a cell apart. Returns false if there were none.
static bool push(Level *level) {
    bool pushed = false;
    for (int i = 0; i < level->room_count; i++) {
        for (int k = 0; k < i; k++) {
            Vec by = push_of(level->rooms[i], level->rooms[k]);
            if (vec_square(by) == 0) continue;
            move(level, &level->rooms[i], by);
            move(level, &level->rooms[k], (Vec){-by.x, -by.y});
            pushed = true;
        }
    }
    return pushed;
}

// Lists the room before all smaller ones, unless it overlaps one.
static void list_room(Level *level, Rect room) {
    int at = level->room_count;
    for (int i = 0; i < level->room_count; i++) {
        if (vec_square(push_of(room, level->rooms[i])) != 0) return;
    }
    for (; at > 0 && level->rooms[at - 1].w * level->rooms[at - 1].h < room.w * room.h; at--)
        level->rooms[at] = level->rooms[at - 1];
    level->rooms[at] = room;
    level->room_count++;
}

void rooms_push_apart(Level *level) {
    int count = level->room_count;
    for (int i = 0; i < PUSHES && push(level); i++) {
    }
    level->room_count = 0;
    for (int i = 0; i < count; i++) list_room(level, level->rooms[i]);
}
