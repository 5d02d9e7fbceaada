#include "gen/tools/net.h"

static Vec centre(const Rect *rooms, int room) {
    return room_centre(rooms[room]);
}

static int gap(const Rect *rooms, int a, int b) {
    return vec_square(vec_sub(centre(rooms, a), centre(rooms, b)));
}

// Prim: each round joins the room that is nearest to the tree.
void net_grow_tree(const Rect *rooms, int count, int parents[]) {
    bool joined[LEVEL_ROOMS_MAX] = {true};
    for (int i = 0; i < count; i++) parents[i] = 0;
    for (int round = 1; round < count; round++) {
        int next = 0;
        for (int i = 1; i < count; i++) {
            if (joined[i]) continue;
            if (next == 0 || gap(rooms, i, parents[i]) < gap(rooms, next, parents[next])) next = i;
        }
        joined[next] = true;
        for (int i = 1; i < count; i++) {
            if (!joined[i] && gap(rooms, i, next) < gap(rooms, i, parents[i])) parents[i] = next;
        }
    }
}

// Twice the area of the triangle a, b, c: positive if c lies on one side of the line, negative on the other.
static int64_t side_of(Vec a, Vec b, Vec c) {
    return (int64_t)(b.x - a.x) * (c.y - a.y) - (int64_t)(b.y - a.y) * (c.x - a.x);
}

// Positive if d lies inside the circle through a, b and c, whose side_of() is positive.
static int64_t in_circle(Vec a, Vec b, Vec c, Vec d) {
    Vec p = vec_sub(a, d), q = vec_sub(b, d), r = vec_sub(c, d), zero = {0, 0};
    return vec_square(p) * side_of(zero, q, r) - vec_square(q) * side_of(zero, p, r) +
           vec_square(r) * side_of(zero, p, q);
}

// Of the circles through both centres and a third one on one side, the emptiest decides.
bool net_has_edge(const Rect *rooms, int count, int a, int b) {
    Vec from = centre(rooms, a), to = centre(rooms, b), third = from;
    for (int i = 0; i < count; i++) {
        Vec at = centre(rooms, i);
        if (side_of(from, to, at) > 0 && (vec_eq(third, from) || in_circle(from, to, third, at) > 0))
            third = at;
    }
    for (int i = 0; i < count; i++) {
        Vec at = centre(rooms, i);
        if (i == a || i == b || side_of(from, to, at) > 0) continue;
        bool between = gap(rooms, a, i) + gap(rooms, i, b) < gap(rooms, a, b); // on the line itself
        bool inside = !vec_eq(third, from) && in_circle(from, to, third, at) > 0;
        if (side_of(from, to, at) == 0 ? between : inside) return false;
    }
    return true;
}
