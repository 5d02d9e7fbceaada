// Rooms drawn by hand (assets/chambers) lie on a grid, with a door between each two neighbours. Then each
// inner corner of the grid throws one wall, which closes the door that it crosses:
//
//     +----+----+----+      What holds for pillars (gen/makers/pillars.c) holds here: a group of joined walls
//     |    :    |    |      touches the border at most once, or else closes at most one ring. So each room
//     +-..-+----+-..-+      at the edge of the grid reaches every other.
//     |    :    :    |
//     +----+----+----+      (: and .. doors; the left corner threw its wall to the right, the other one up)
//
// A smaller room lies in the middle of its cell, and short passages lead to its doors.
#include "base/check.h"
#include "base/text.h"
#include "gen/makers/rows.h"
#include "gen/pieces/pieces.h"

enum {
    PITCH_X = ROOM_W_MOST - 1, // neighbours share a wall
    PITCH_Y = ROOM_H_MOST - 1,
    KINDS_MOST = 1024,
    ROOMS_PER_CHEST = 6
};

// Rooms are dealt like cards: each once before any comes again.
typedef struct Deck {
    int weights[KINDS_MOST];
    int kinds, left; // the entries of `weights`, and their sum: of the rooms that were not dealt yet
} Deck;

static Vec grid_size(const GenContext *gen) {
    return (Vec){(gen->level->tiles.w - 1) / PITCH_X, (gen->level->tiles.h - 1) / PITCH_Y};
}

// ---- dealing

// Fills the deck with the rooms of this depth. `own_alone`: only with the player's own.
static void shuffle(const GenContext *gen, Deck *deck, bool own_alone) {
    int depth = context_depth(gen), all = gen->options->pieces ? pieces_count(gen->options) : PIECES_COUNT;
    *deck = (Deck){.kinds = int_min(all, KINDS_MOST)};
    for (int i = own_alone ? PIECES_COUNT : 0; i < deck->kinds; i++) {
        SetPiece room;
        pieces_get(gen->options, i, &room);
        bool fits = piece_is_room(&room) && (room.depths >> (depth - 1) & 1) != 0;
        deck->weights[i] = fits ? room.weight : 0;
        deck->left += deck->weights[i];
    }
}

static int draw(GenContext *gen, Deck *deck) {
    bool own_alone = gen->options->pieces && gen->options->own_alone;
    if (deck->left == 0) shuffle(gen, deck, own_alone);
    if (deck->left == 0) shuffle(gen, deck, false);
    int index = rng_weighted(&gen->layout, deck->weights, deck->kinds);
    deck->left -= deck->weights[index];
    deck->weights[index] = 0;
    return index;
}

static void deal(GenContext *gen, Deck *deck, Vec place) {
    SetPiece room;
    Placed placed = {.piece = draw(gen, deck)};
    pieces_get(gen->options, placed.piece, &room);
    placed.form = rng_below(&gen->layout, int_min(piece_form_count(&room), FORM_TURNED));
    placed.features = pieces_pick_features(gen, &room);
    placed.rect = (Rect){place.x * PITCH_X + (ROOM_W_MOST - room.w) / 2,
                         place.y * PITCH_Y + (ROOM_H_MOST - room.h) / 2, room.w, room.h};
    CHECK(gen->pieces->placed_count < gen->pieces->placed_most);
    gen->pieces->placed[gen->pieces->placed_count++] = placed;
}

// ---- doors

// The connection between a room and its neighbour to the east or south.
typedef struct Joint {
    Vec from, to; // the first cell outside of each room's floor
    Vec middle;   // the door's cell
    bool door, secret;
} Joint;

// The middle of a side of a room.
static Vec side_cell(const Placed *room, int dir) {
    Vec middle = room_centre(room->rect);
    return (Vec){middle.x + DIRS[dir].x * (room->rect.w / 2), middle.y + DIRS[dir].y * (room->rect.h / 2)};
}

// The tile that the room's drawing has in the middle of a side.
static Tile wanted_at(const GenContext *gen, const Placed *placed, int dir) {
    SetPiece room;
    Vec cell = side_cell(placed, dir);
    pieces_get(gen->options, placed->piece, &room);
    for (int i = 0; i < room.feature_count; i++) {
        const Feature *way = &room.features[i];
        bool here = vec_eq(piece_placed_cell(&room, placed, (Vec){way->x, way->y}), cell);
        if (way->what == FEATURE_WAY && here) return (Tile)way->kind;
    }
    return TILE_FLOOR;
}

static Joint joint_of(const GenContext *gen, Vec place, int dir) {
    Vec grid = grid_size(gen), next = vec_add(place, DIRS[dir]);
    const Placed *a = &gen->pieces->placed[place.y * grid.x + place.x],
                 *b = &gen->pieces->placed[next.y * grid.x + next.x];
    Tile wanted[2] = {wanted_at(gen, a, dir), wanted_at(gen, b, (dir + DIR_COUNT / 2) % DIR_COUNT)};
    Joint joint = {.from = side_cell(a, dir), .to = side_cell(b, (dir + DIR_COUNT / 2) % DIR_COUNT)};
    joint.middle = joint.from;
    if (dir == DIR_E) joint.middle.x = next.x * PITCH_X;
    if (dir == DIR_S) joint.middle.y = next.y * PITCH_Y;
    joint.door = wanted[0] == TILE_DOOR || wanted[1] == TILE_DOOR;
    joint.secret = wanted[0] == TILE_CRACKED || wanted[1] == TILE_CRACKED;
    return joint;
}

// Opens or closes a connection. A closed one with a secret keeps its passages on both sides, and the stone
// between them can be broken.
static void set_joint(GenContext *gen, const Joint *joint, bool open) {
    Rect passage = {joint->from.x, joint->from.y, joint->to.x - joint->from.x + 1,
                    joint->to.y - joint->from.y + 1};
    level_build_rect(gen->level, passage, open || joint->secret ? TILE_FLOOR : TILE_WALL);
    if (open && joint->door) level_build_tile(gen->level, joint->middle, TILE_DOOR);
    if (!open && joint->secret) level_build_tile(gen->level, joint->middle, TILE_CRACKED);
}

static bool has_joint(const GenContext *gen, Vec place, int dir) {
    Vec grid = grid_size(gen), next = vec_add(place, DIRS[dir]);
    return rect_has((Rect){0, 0, grid.x, grid.y}, place) && rect_has((Rect){0, 0, grid.x, grid.y}, next);
}

// lesson: chambers rooms
static void deal_rooms(GenContext *gen) {
    static const int AHEAD[2] = {DIR_E, DIR_S};
    Vec grid = grid_size(gen);
    Deck deck = {.left = 0};
    Level *level = gen->level;
    pieces_reset(gen->pieces);
    for (int i = 0; i < grid.x * grid.y; i++) deal(gen, &deck, (Vec){i % grid.x, i / grid.x});
    pieces_build(gen);
    for (int i = 0; i < 2 * grid.x * grid.y; i++) {
        Vec place = {i / 2 % grid.x, i / 2 / grid.x};
        if (!has_joint(gen, place, AHEAD[i % 2])) continue;
        Joint joint = joint_of(gen, place, AHEAD[i % 2]);
        set_joint(gen, &joint, true);
    }
    for (int i = 0; i < int_min(gen->pieces->placed_count, LEVEL_ROOMS_MAX); i++)
        level->rooms[level->room_count++] = rect_inset(gen->pieces->placed[i].rect, 1);
}
// lesson ends

// ---- walls

// The wall that a corner throws lies between a room and its neighbour to the east or south. Sets `place` to
// that room and returns which neighbour. `place` is first the corner's upper left room.
static int thrown_across(Vec *place, int dir) {
    if (dir == DIR_E || dir == DIR_W) {
        *place = (Vec){place->x - (dir == DIR_W), place->y - 1};
        return DIR_S;
    }
    *place = (Vec){place->x - 1, place->y - (dir == DIR_N)};
    return DIR_E;
}

static bool is_open(const GenContext *gen, Vec place, int dir) {
    Vec next = vec_add(place, DIRS[dir]);
    bool ahead = dir == DIR_E || dir == DIR_S;
    if (!has_joint(gen, place, dir)) return false;
    Joint joint = joint_of(gen, ahead ? place : next, ahead ? dir : (dir + DIR_COUNT / 2) % DIR_COUNT);
    return level_walkable(gen->level, joint.middle);
}

// True if a room has more than one open door.
static bool can_lose_door(const GenContext *gen, Vec place) {
    int count = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) count += is_open(gen, place, dir);
    return count > 1;
}

// A wall that would close the last door of a room is left out.
// lesson: chambers walls
static void shut_doors(GenContext *gen) {
    Vec grid = grid_size(gen);
    for (int y = 1; y < grid.y; y++) {
        for (int x = 1; x < grid.x; x++) {
            Vec place = {x, y};
            bool left_out = rng_chance(&gen->layout, gen->options->suppress, GEN_SUPPRESS_MAX);
            int dir = 2 * rng_below(&gen->layout, 4); // right, down, left, up
            int across = thrown_across(&place, dir);
            Joint joint = joint_of(gen, place, across);
            bool closes = can_lose_door(gen, place) && can_lose_door(gen, vec_add(place, DIRS[across]));
            if (!left_out && closes) set_joint(gen, &joint, false);
        }
    }
}
// lesson ends

// ---- the start

// The cell just inside the middle of a side.
static Vec entry(const GenContext *gen, Vec place, int dir) {
    const Placed *room = &gen->pieces->placed[place.y * grid_size(gen).x + place.x];
    return vec_sub(side_cell(room, dir), DIRS[dir]);
}

static bool is_reached(const GenContext *gen, Vec place, int dir) {
    return dist_at(&gen->reach, entry(gen, place, dir)) != DIST_NONE;
}

// Opens some of the doors between what is reached and what is not. Returns false when there was none.
static bool open_ring(GenContext *gen) {
    static const int AHEAD[2] = {DIR_E, DIR_S};
    Vec grid = grid_size(gen);
    bool found = false;
    for (int i = 0; i < 2 * grid.x * grid.y; i++) {
        Vec place = {i / 2 % grid.x, i / 2 / grid.x};
        int dir = AHEAD[i % 2];
        if (!has_joint(gen, place, dir)) continue;
        bool here = is_reached(gen, place, dir);
        if (here == is_reached(gen, vec_add(place, DIRS[dir]), (dir + DIR_COUNT / 2) % DIR_COUNT)) continue;
        Joint joint = joint_of(gen, place, dir);
        found = true;
        if (rng_chance(&gen->layout, 1, 4)) set_joint(gen, &joint, true);
    }
    context_set_start(gen, gen->level->start);
    return found;
}

// lesson: chambers start
static void start(GenContext *gen) {
    Vec place = {0, rng_below(&gen->layout, grid_size(gen).y)};
    context_set_start(gen, entry(gen, place, DIR_W));
    while (gen->options->connect && open_ring(gen)) {
    }
}
// lesson ends

// ---- what the rooms ask for

// lesson: chambers things
// Rooms get half of the level's monsters and treasures; the rest lies anywhere. Meanwhile the whole level
// counts as a set piece, because things are placed only there.
static void inhabit(GenContext *gen) {
    int treasures = spawn_treasure_count(gen), monsters = spawn_monsters_usual(gen);
    gen->pieces->budget = (Budget){.treasures = treasures / 2,
                                   .chests = gen->pieces->placed_count / ROOMS_PER_CHEST,
                                   .locks = 1,
                                   .monsters = {monsters / 4, 0},
                                   .ambush = {monsters / 4, 0}};
    grid_fill(&gen->taken, TAKEN_PIECE);
    pieces_add_contents(gen);
    for (int i = 0; i < gen->taken.w * gen->taken.h; i++)
        gen->taken.cells[i] = gen->taken.cells[i] == TAKEN ? TAKEN : TAKEN_NOT;
    pieces_place_locks(gen);
}
// lesson ends

static Sizes grid_sizes(const GenOptions *options) {
    (void)options;
    Vec usual = {CHAMBERS.defaults.w, CHAMBERS.defaults.h};
    return (Sizes){.least = {2 * PITCH_X + 1, 2 * PITCH_Y + 1},
                   .step = {PITCH_X, PITCH_Y},
                   .usual = usual,
                   .needs = N_("sides of 14 n + 1 and 10 n + 1")};
}

const Generator CHAMBERS = {
    .name = N_("chambers"),
    .title = N_("Chambers"),
    .what = N_("Rooms drawn by hand on a grid; closed doors between them make it a maze."),
    .takes = TAKES_SUPPRESS | TAKES_CONNECT | TAKES_TOLL,
    .defaults = {.kind = GEN_CHAMBERS, .w = 4 * PITCH_X + 1, .h = 3 * PITCH_Y + 1},
    .sizes = grid_sizes,
    .drawn = true,
    .begin = pieces_init,
    .shaping = 3,
    .stages =
        {
            {N_("stone"), N_("All is stone."), context_fill_wall},
            {N_("rooms"), N_("Rooms are placed on a grid, and all doors between them are open."), deal_rooms},
            {N_("walls"),
             N_("Every corner of the grid gets one wall, which closes a door. Some are left out."),
             shut_doors},
            {N_("start"),
             N_("The hero starts at the left edge; on request, rings of closed doors are opened."), start},
            {N_("things"), N_("The rooms get the things and monsters of their drawings."), inhabit},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
