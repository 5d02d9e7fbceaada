// A vault, and likewise a shrine's room (_ instead of = and *):
//
//     #####
//     #=.*#
//     #..*1.    . the threshold: floor before the door, to which joining leads a way
//     #...#
//     #####
//
// A shop opens to the south: its keeper stands at the back, a ware to each side of him and one before him.
#include "gen/descent/special_rooms.h"

#include "gen/descent/depths.h"
#include "gen/descent/great_hall.h"
#include "gen/descent/plan.h"
#include "gen/furnish/locks.h"
#include "gen/furnish/mechanisms.h"
#include "gen/tools/spawns.h"
#include "map/vestibule.h"

enum {
    SIDE = 5,
    TRIES = 200,
    GAP = 3,
    ASIDE_MOST = 3,   // how far the vestibule may be from the side behind it
    GRATE_LEAST = 10, // steps from the vestibule's way out to the first depth's stairs down
    GRATE_MOST = 42,
    GRATE_WAYS = 5, // how many cells around the stairs are open
    GRATE_SAMPLES = 200,
    SHOP_WARES = 3
};

// ---- reserving

static bool has_room(const GenContext *gen, Rect rect) {
    for (int i = 0; i < gen->depth->special_room_count; i++) {
        if (rects_overlap(rect, rect_grown(gen->depth->special_rooms[i].rect, GAP, GAP))) return false;
    }
    return !rects_overlap(rect, rect_grown(gen->depth->great, GAP, GAP));
}

static SpecialRoom pick_room(GenContext *gen, SpecialRoomKind kind) {
    const Grid *tiles = &gen->level->tiles;
    int x = rng_below(&gen->layout, tiles->w - SIDE + 1);
    int y = rng_below(&gen->layout, tiles->h - SIDE + 1);
    int dir = kind == SPECIAL_SHOP ? (int)DIR_S : 2 * rng_below(&gen->layout, DIR_COUNT / 2);
    SpecialRoom room = {.kind = kind, .rect = {x, y, SIDE, SIDE}};
    Vec middle = room_centre(room.rect), out = vec_add(middle, DIRS[dir]);
    room.door = vec_add(out, DIRS[dir]);
    room.threshold = vec_add(room.door, DIRS[dir]);
    room.back = vec_sub(middle, DIRS[dir]);
    return room;
}

static void reserve(GenContext *gen, SpecialRoomKind kind) {
    for (int tries = 0; tries < TRIES; tries++) {
        SpecialRoom room = pick_room(gen, kind);
        if (!rect_has(context_inside(gen), room.threshold) || !has_room(gen, room.rect)) continue;
        level_build_rect(gen->level, room.rect, TILE_WALL);
        level_build_tile(gen->level, room.threshold, TILE_FLOOR);
        gen->depth->special_rooms[gen->depth->special_room_count++] = room;
        gen->apart[gen->apart_count++] = room.door;
        context_ban_pieces(gen, room.rect);
        context_ban_pieces(gen, (Rect){room.threshold.x, room.threshold.y, 1, 1});
        return;
    }
}

// Places the vestibule near the side that it does not open to. So its great hall lies in different places,
// and the rest of the level stays in one piece.
static void reserve_vestibule(GenContext *gen) {
    Level *level = gen->level;
    int aside = rng_below(&gen->layout, ASIDE_MOST + 1);
    int x = vestibule_mirrored(level->seed) ? level->tiles.w - VESTIBULE_W - aside : aside;
    int y = rng_below(&gen->layout, level->tiles.h - VESTIBULE_H + 1);
    level->vestibule = (Rect){x, y, VESTIBULE_W, VESTIBULE_H};
    great_hall_dig(gen);
    level_build_rect(level, level->vestibule, TILE_WALL);
}

void special_rooms_reserve(GenContext *gen) {
    const DescentDepth *table = descent_depth(context_depth(gen));
    if (table->vestibule) reserve_vestibule(gen);
    if (table->vault) reserve(gen, SPECIAL_VAULT);
    if (table->shrine) reserve(gen, SPECIAL_SHRINE);
    if (table->shop) reserve(gen, SPECIAL_SHOP);
}

void special_mark_held(const GenContext *gen, Grid *held) {
    Rect vestibule = gen->level->vestibule;
    for (int i = 0; i < gen->depth->special_room_count; i++) {
        grid_fill_clipped(held, gen->depth->special_rooms[i].rect, 1);
        grid_set(held, gen->depth->special_rooms[i].threshold, 1);
    }
    if (vestibule.w == 0) return;
    grid_fill_clipped(held, vestibule, 1);
    great_hall_mark_held(gen, held);
}

// ---- building

static void take_all(GenContext *gen, Rect rect) {
    for (int i = 0; i < rect.w * rect.h; i++) place_take_bare(gen, rect_cell(rect, i));
}

// Digs the room's inside and keeps everything else, even a toll, from changing it.
static void hollow(GenContext *gen, const SpecialRoom *room) {
    level_build_rect(gen->level, rect_grown(room->rect, -1, -1), TILE_FLOOR);
    gen->level->protected[gen->level->protected_count++] = room->rect;
    take_all(gen, room->rect);
}

static void build_shrine(GenContext *gen, const SpecialRoom *room) {
    hollow(gen, room);
    level_build_tile(gen->level, room_centre(room->rect), TILE_SHRINE);
    level_build_tile(gen->level, room->door, TILE_FLOOR);
}

// Puts a ware on a pedestal: something that a chest could hold. No two wares are alike.
static void put_ware(GenContext *gen, Vec cell, bool sold[ITEM_COUNT]) {
    Drop drop = {.item = -1};
    while (drop.item < 0 || sold[drop.item]) {
        int card = rng_below(&gen->furnish, DECK);
        drop = drop_roll(&gen->furnish, DROP_CHEST, card, context_depth(gen));
    }
    sold[drop.item] = true;
    spawn_item(gen, drop.item, cell);
    grid_set(&gen->level->decor, cell, DECOR_PEDESTAL);
}

static void build_shop(GenContext *gen, const SpecialRoom *room) {
    Vec middle = room_centre(room->rect), across = vec_sub(room->door, room->threshold);
    Vec aside = {across.y, across.x};
    bool sold[ITEM_COUNT] = {false};
    hollow(gen, room);
    level_build_tile(gen->level, room->door, TILE_FLOOR);
    level_build_tile(gen->level, room->back, TILE_KEEPER);
    grid_set(&gen->level->decor, (Vec){middle.x + 1, room->rect.y}, DECOR_TORCH);
    const Vec wares[SHOP_WARES] = {vec_add(room->back, aside), vec_sub(room->back, aside), middle};
    for (int i = 0; i < SHOP_WARES; i++) put_ware(gen, wares[i], sold);
}

static void furnish_place(GenContext *gen, Vec cell, char glyph) {
    if (glyph == 'c') spawn_item(gen, ITEM_CHEESE, cell);
    if (glyph == 'b') spawn_item(gen, ITEM_BELL, cell);
    if (glyph == 'r') spawn_add(&gen->level->monsters, ACTOR_RAT, cell);
    if (glyph == 'b') grid_set(&gen->level->decor, cell, DECOR_PEDESTAL);
    if (glyph == 'u' || glyph == '@') grid_set(&gen->level->decor, cell, DECOR_RUG);
    if (glyph == '!') grid_set(&gen->level->decor, cell, DECOR_TORCH);
}

static void furnish_vestibule(GenContext *gen) {
    Rect vestibule = gen->level->vestibule;
    take_all(gen, vestibule);
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        furnish_place(gen, vec_add((Vec){vestibule.x, vestibule.y}, place),
                      vestibule_glyph(gen->level->seed, VESTIBULE_SHUT, place));
    }
}

void special_rooms_build(GenContext *gen, Vec *start) {
    for (int i = 0; i < gen->depth->special_room_count; i++) {
        const SpecialRoom *room = &gen->depth->special_rooms[i];
        if (room->kind == SPECIAL_SHRINE) build_shrine(gen, room);
        if (room->kind == SPECIAL_SHOP) build_shop(gen, room);
    }
    if (!level_has_unopened_vestibule(gen->level)) return;
    furnish_vestibule(gen);
    vestibule_lay(gen->level, VESTIBULE_OPENED);
    *start = vestibule_shut_cell(gen->level->seed, gen->level->vestibule, '@');
}

void special_furnish_hall(GenContext *gen) {
    bool furnished = !level_has_unopened_vestibule(gen->level) || great_hall_furnish(gen);
    if (!furnished) gen->depth->hall = gen->unlit = (Rect){0}; // then the proof rejects the level
}

// The steps to a cell from the vestibule's way out; 0 inside the vestibule.
static int steps_outside(const GenContext *gen, Vec cell) {
    const Level *level = gen->level;
    Vec out = vestibule_outside(level->seed, level->vestibule);
    bool inside = rect_has(level->vestibule, cell);
    return inside ? 0 : dist_at(&gen->reach, cell) - dist_at(&gen->reach, out);
}

// True for a cell where the stairs down may be: neither too near nor too far, in the open, in nobody's way.
static bool suits_grate(const GenContext *gen, Vec cell) {
    int steps = steps_outside(gen, cell);
    return steps >= GRATE_LEAST && steps <= GRATE_MOST &&
           place_count_exits(gen->level, cell, 1) >= GRATE_WAYS && place_has_way_around(gen->level, cell);
}

// Places the stairs down near where the two ways meet again.
static void put_grate(GenContext *gen) {
    Vec chosen;
    int best = DIST_NONE;
    for (int i = 0; i < GRATE_SAMPLES; i++) {
        Vec cell;
        if (!place_random_free(gen, GRATE_LEAST, &cell)) break;
        int miss = vec_chebyshev(cell, gen->depth->goal);
        if (miss >= best || !suits_grate(gen, cell)) continue;
        best = miss;
        chosen = cell;
    }
    if (best != DIST_NONE) stairs_put(gen, chosen, level_stairs_on(gen->level));
}

void stairs_place_exit(GenContext *gen) {
    const Level *level = gen->level;
    put_grate(gen);
    stairs_put(gen, vestibule_shut_cell(level->seed, level->vestibule, '<'), level_stairs_back(level));
}

// ---- stages

static void fill_vault(GenContext *gen, const SpecialRoom *room, int lock) {
    Vec across = vec_sub(room->door, room->threshold), aside = {across.y, across.x};
    hollow(gen, room);
    level_build_tile(gen->level, room->door, tile_of_locked_door(lock));
    chests_put(gen, room->back, true);
    spawn_treasure(gen, vec_add(room->back, aside));
    spawn_treasure(gen, vec_sub(room->back, aside));
}

// If stairs are in front of its door there is no vault, and the proof rejects the level.
void special_build_vault(GenContext *gen) {
    for (int i = 0; i < gen->depth->special_room_count; i++) {
        const SpecialRoom *room = &gen->depth->special_rooms[i];
        bool clear = level_floor(gen->level, room->threshold);
        int lock = room->kind == SPECIAL_VAULT && clear ? locks_place_new_key(gen, (Rect){0}) : 0;
        if (lock != 0) fill_vault(gen, room, lock);
    }
}

void special_shut_hall(GenContext *gen) {
    if (level_has_unopened_vestibule(gen->level)) vestibule_lay(gen->level, VESTIBULE_SHUT);
}
