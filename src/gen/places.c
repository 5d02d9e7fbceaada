// A vault, and likewise a shrine's room (_ instead of = and *):
//
//     #####
//     #=.*#
//     #..*1.    . the threshold: floor before the door, to which joining leads a way
//     #...#
//     #####
#include "gen/places.h"

#include "gen/descent.h"
#include "gen/fittings.h"
#include "gen/locks.h"
#include "map/drops.h"
#include "map/vestibule.h"

enum { SIDE = 5, TRIES = 200, GAP = 3 };

static const DescentDepth *table_of(const Draft *draft) {
    return descent_depth(int_max(draft->options->depth, 1));
}

// ---- reserving

static Rect grown(Rect rect, int by) {
    return (Rect){rect.x - by, rect.y - by, rect.w + 2 * by, rect.h + 2 * by};
}

static bool overlap(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool has_room(const Draft *draft, Rect rect) {
    for (int i = 0; i < draft->place_count; i++) {
        if (overlap(rect, grown(draft->places[i].rect, GAP))) return false;
    }
    return true;
}

static Place draw_place(Draft *draft, bool vault) {
    const Grid *tiles = &draft->level->tiles;
    int x = rng_below(&draft->layout, tiles->w - SIDE + 1);
    int y = rng_below(&draft->layout, tiles->h - SIDE + 1);
    int dir = 2 * rng_below(&draft->layout, DIR_COUNT / 2);
    Place place = {.rect = {x, y, SIDE, SIDE}, .vault = vault};
    Vec middle = room_centre(place.rect), out = vec_add(middle, DIRS[dir]);
    place.door = vec_add(out, DIRS[dir]);
    place.threshold = vec_add(place.door, DIRS[dir]);
    place.back = vec_sub(middle, DIRS[dir]);
    return place;
}

static void reserve(Draft *draft, bool vault) {
    for (int tries = 0; tries < TRIES; tries++) {
        Place place = draw_place(draft, vault);
        if (!rect_has(draft_inside(draft), place.threshold) || !has_room(draft, place.rect)) continue;
        grid_fill_rect(&draft->level->tiles, place.rect, TILE_WALL);
        grid_set(&draft->level->tiles, place.threshold, TILE_FLOOR);
        draft->places[draft->place_count++] = place;
        return;
    }
}

// What lies before its way out: floor to the grate, and a wall for a bracket.
static Rect porch_of(Rect vestibule) {
    return (Rect){vestibule.x + VESTIBULE_W, vestibule.y + 5, 7, 3};
}
static Rect porch_wall(Rect vestibule) {
    return (Rect){vestibule.x + VESTIBULE_W + 1, vestibule.y + 4, 3, 1};
}

// Against the left side; the rest of the level stays in one piece.
static void reserve_vestibule(Draft *draft) {
    Level *level = draft->level;
    int y = rng_below(&draft->layout, level->tiles.h - VESTIBULE_H + 1);
    level->vestibule = (Rect){0, y, VESTIBULE_W, VESTIBULE_H};
    grid_fill_rect(&level->tiles, level->vestibule, TILE_WALL);
    grid_fill_rect(&level->tiles, porch_of(level->vestibule), TILE_FLOOR);
    grid_fill_rect(&level->tiles, porch_wall(level->vestibule), TILE_WALL);
}

void places_reserve(Draft *draft) {
    const DescentDepth *table = table_of(draft);
    if (table->vestibule) reserve_vestibule(draft);
    if (table->vault) reserve(draft, true);
    if (table->shrine) reserve(draft, false);
}

void places_hold(const Draft *draft, Grid *held) {
    Rect vestibule = draft->level->vestibule;
    for (int i = 0; i < draft->place_count; i++) {
        grid_fill_rect(held, draft->places[i].rect, 1);
        grid_set(held, draft->places[i].threshold, 1);
    }
    if (vestibule.w == 0) return;
    grid_fill_rect(held, vestibule, 1);
    grid_fill_rect(held, porch_of(vestibule), 1);
    grid_fill_rect(held, porch_wall(vestibule), 1);
}

// ---- building

static void take_all(Draft *draft, Rect rect) {
    for (int i = 0; i < rect.w * rect.h; i++)
        draft_take(draft, (Vec){rect.x + i % rect.w, rect.y + i / rect.w});
}

static void hollow(Draft *draft, const Place *place) {
    grid_fill_rect(&draft->level->tiles, grown(place->rect, -1), TILE_FLOOR);
    draft->level->keeps[draft->level->keep_count++] = place->rect;
    take_all(draft, place->rect);
}

static void build_shrine(Draft *draft, const Place *place) {
    hollow(draft, place);
    grid_set(&draft->level->tiles, room_centre(place->rect), TILE_SHRINE);
    grid_set(&draft->level->tiles, place->door, TILE_FLOOR);
}

static void furnish_place(Draft *draft, Vec cell, char glyph) {
    if (glyph == 'c') draft_add_item(draft, ITEM_CHEESE, cell);
    if (glyph == 'b') draft_add_item(draft, ITEM_BELL, cell);
    if (glyph == 'r') spawn_add(&draft->level->monsters, ACTOR_RAT, cell);
    if (glyph == 'b') grid_set(&draft->level->decor, cell, DECOR_PEDESTAL);
    if (glyph == '!') grid_set(&draft->level->decor, cell, DECOR_TORCH);
}

// Lays the tiles of a picture; where the hero starts in it.
static Vec lay(Draft *draft, VestibulePart part) {
    Level *level = draft->level;
    Vec start = {0, 0};
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        Vec cell = vec_add((Vec){level->vestibule.x, level->vestibule.y}, place);
        grid_set(&level->tiles, cell, (uint8_t)vestibule_tile(part, place));
        if (vestibule_glyph(part, place) == '@') start = cell;
    }
    return start;
}

static void furnish_vestibule(Draft *draft) {
    Rect vestibule = draft->level->vestibule, porch = porch_of(vestibule), wall = porch_wall(vestibule);
    take_all(draft, vestibule);
    take_all(draft, porch);
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        furnish_place(draft, vec_add((Vec){vestibule.x, vestibule.y}, place),
                      vestibule_glyph(VESTIBULE_SHUT, place));
    }
    grid_set(&draft->level->decor, (Vec){wall.x + 1, wall.y}, DECOR_BRACKET);
    draft_add_good(draft, (Vec){porch.x + 3, porch.y + 2});
}

bool places_build(Draft *draft, Vec *start) {
    for (int i = 0; i < draft->place_count; i++) {
        if (!draft->places[i].vault) build_shrine(draft, &draft->places[i]);
    }
    if (!vestibule_there(draft->level)) return false;
    furnish_vestibule(draft);
    *start = lay(draft, VESTIBULE_OPENED);
    return true;
}

void places_stairs(Draft *draft) {
    Rect vestibule = draft->level->vestibule, porch = porch_of(vestibule);
    fit_put_stairs(draft, (Vec){porch.x + 5, porch.y + 1}, TILE_STAIRS_DOWN);
    fit_put_stairs(draft, (Vec){vestibule.x + 13, vestibule.y + 2}, TILE_STAIRS_UP);
}

// ---- stages

static void fill_vault(Draft *draft, const Place *place, int lock) {
    Vec across = vec_sub(place->door, place->threshold), aside = {across.y, across.x};
    hollow(draft, place);
    grid_set(&draft->level->tiles, place->door, (uint8_t)(TILE_LOCKED_1 + lock - 1));
    fit_put_chest(draft, place->back, true);
    draft_add_good(draft, vec_add(place->back, aside));
    draft_add_good(draft, vec_sub(place->back, aside));
}

void places_vault(Draft *draft) {
    for (int i = 0; i < draft->place_count; i++) {
        int lock = draft->places[i].vault ? lock_with_key(draft) : 0;
        if (lock != 0) fill_vault(draft, &draft->places[i], lock);
    }
}

void places_seal(Draft *draft) {
    if (vestibule_there(draft->level)) (void)lay(draft, VESTIBULE_SHUT);
}
