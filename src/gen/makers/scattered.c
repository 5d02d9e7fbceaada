// Rooms pushed apart: rooms are thrown onto a disc, push each other until none overlap, and the larger ones
// are joined: by the shortest tree, and by some edges of a net of triangles, which make loops.
//
//     ..##...      The net is in gen/tools/net.h. A smaller room stays if a passage meets it. All that is dug
//     ..==...      hangs on the tree, so all is joined.
//     #|#####
//     #...###      Source: the dungeons of "TinyKeep".
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/tools/apart.h"
#include "gen/tools/net.h"
#include "gen/tools/spawns.h"
#include "gen/tools/ways.h"

enum {
    CELLS_PER_ROOM = 36,
    ROOMS_LEAST = 2,
    MAINS_LEAST = 4,
    ROOMS_MOST = 120,
    SIDE_MIN = 3,
    DIE_SIDES = 4, // a side is SIDE_MIN and what two such dice show, counted from 0
};

// The first of the level's rooms, the largest, are joined.
static int mains_of(const Level *level) {
    return int_min(level->room_count, int_max(MAINS_LEAST, (level->room_count + 1) / 2));
}

static int draw_length(GenContext *gen, int most) {
    int length = SIDE_MIN + rng_below(&gen->layout, DIE_SIDES);
    return int_min(length + rng_below(&gen->layout, DIE_SIDES), most);
}

// A room around a random place of the disc, which is as wide and high as half the level.
static Rect draw_room(GenContext *gen) {
    enum { RADIUS = 256 };
    Rect inside = context_inside(gen);
    Vec at;
    do {
        at.x = rng_between(&gen->layout, -RADIUS, RADIUS);
        at.y = rng_between(&gen->layout, -RADIUS, RADIUS);
    } while (at.x * at.x + at.y * at.y > RADIUS * RADIUS);
    int w = draw_length(gen, inside.w), h = draw_length(gen, inside.h);
    int x = (inside.w - w) / 2 + at.x * (inside.w - w) / (4 * RADIUS);
    int y = (inside.h - h) / 2 + at.y * (inside.h - h) / (4 * RADIUS);
    return (Rect){inside.x + x, inside.y + y, w, h};
}

// lesson: scattered rooms
static void throw_rooms(GenContext *gen) {
    Level *level = gen->level;
    int cells = level->tiles.w * level->tiles.h;
    int count = int_clamp(cells / CELLS_PER_ROOM, ROOMS_LEAST, ROOMS_MOST);
    while (level->room_count < count) level->rooms[level->room_count++] = draw_room(gen);
    rooms_push_apart(level);
    for (int i = 0; i < level->room_count; i++) {
        context_dig_inside(gen, level->rooms[i], TILE_FLOOR);
        STEP(gen);
    }
}
// lesson ends

// lesson: scattered passages
static void dig_passages(GenContext *gen) {
    const Level *level = gen->level;
    int parents[ROOMS_MOST];
    net_grow_tree(level->rooms, mains_of(level), parents);
    for (int i = 1; i < mains_of(level); i++) {
        for (int k = 0; k < i; k++) {
            bool tree = parents[i] == k || parents[k] == i;
            if (!tree && (!net_has_edge(level->rooms, mains_of(level), i, k) ||
                          !rng_chance(&gen->layout, gen->options->loops, 100)))
                continue;
            context_dig_passage(gen, room_centre(level->rooms[i]), room_centre(level->rooms[k]));
            STEP(gen);
        }
    }
}
// lesson ends

// True if floor lies beside the room.
static bool is_met(const GenContext *gen, Rect room) {
    return !context_is_solid(gen, (Rect){room.x - 1, room.y, 1, room.h}) ||
           !context_is_solid(gen, (Rect){room.x + room.w, room.y, 1, room.h}) ||
           !context_is_solid(gen, (Rect){room.x, room.y - 1, room.w, 1}) ||
           !context_is_solid(gen, (Rect){room.x, room.y + room.h, room.w, 1});
}

// lesson: scattered alcoves
static void fill_unmet(GenContext *gen) {
    Level *level = gen->level;
    int count = mains_of(level);
    for (int i = count; i < level->room_count; i++) {
        if (is_met(gen, level->rooms[i])) {
            level->rooms[count++] = level->rooms[i];
            continue;
        }
        context_dig_inside(gen, level->rooms[i], TILE_WALL);
        STEP(gen);
    }
    level->room_count = count;
}
// lesson ends

const Generator SCATTERED = {
    .name = N_("scattered"),
    .title = N_("Scattered rooms"),
    .what = N_("Rooms push each other apart; a tree of passages and a few loops join the larger ones."),
    .takes = TAKES_CORRIDOR | TAKES_TOLL | TAKES_LOOPS | TAKES_DEAD_ENDS,
    .defaults = {.kind = GEN_SCATTERED, .w = 51, .h = 39, .corridor = 1, .loops = 15},
    .shaping = 5,
    .stages =
        {
            {N_("stone"), N_("All is stone."), context_fill_wall},
            {N_("rooms"), N_("Rooms are thrown onto a heap and push each other until none overlap."),
             throw_rooms},
            {N_("passages"),
             N_("The shortest tree joins the larger rooms, and a few more passages make loops."),
             dig_passages},
            {N_("alcoves"), N_("Smaller rooms that no passage meets are filled."), fill_unmet},
            {N_("ways"), N_("Dead ends are filled, as the options say."), ways_fill_ends},
            {N_("start"), N_("The hero starts in the middle of the first room."), context_start_in_room},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
