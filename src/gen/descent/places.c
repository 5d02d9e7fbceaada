// A vault, and likewise a shrine's room (_ instead of = and *):
//
//     #####
//     #=.*#
//     #..*1.    . the threshold: floor before the door, to which joining leads a way
//     #...#
//     #####
#include "gen/descent/places.h"

#include "gen/descent/depths.h"
#include "gen/descent/great_hall.h"
#include "gen/furnish/fittings.h"
#include "gen/furnish/locks.h"
#include "map/drops.h"
#include "map/vestibule.h"

enum {
    SIDE = 5,
    TRIES = 200,
    GAP = 3,
    GRATE_LEAST = 10, // steps from the vestibule's way out to the first depth's stairs down
    GRATE_MOST = 42,
    GRATE_WAYS = 5, // open cells around them
    GRATE_SAMPLES = 200
};

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

// Against the side from which it does not open; the rest of the level stays in one piece.
static void reserve_vestibule(Draft *draft) {
    Level *level = draft->level;
    int x = vestibule_mirrored(level->seed) ? level->tiles.w - VESTIBULE_W : 0;
    int y = rng_below(&draft->layout, level->tiles.h - VESTIBULE_H + 1);
    level->vestibule = (Rect){x, y, VESTIBULE_W, VESTIBULE_H};
    great_hall_reserve(draft);
    grid_fill_rect(&level->tiles, level->vestibule, TILE_WALL);
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
    great_hall_hold(draft, held);
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

// Lays the tiles of a picture.
static void lay(Draft *draft, VestibulePart part) {
    Level *level = draft->level;
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        Vec cell = vec_add((Vec){level->vestibule.x, level->vestibule.y}, place);
        grid_set(&level->tiles, cell, (uint8_t)vestibule_tile(level->seed, part, place));
    }
}

static void furnish_vestibule(Draft *draft) {
    Rect vestibule = draft->level->vestibule;
    take_all(draft, vestibule);
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        furnish_place(draft, vec_add((Vec){vestibule.x, vestibule.y}, place),
                      vestibule_glyph(draft->level->seed, VESTIBULE_SHUT, place));
    }
}

bool places_build(Draft *draft, Vec *start) {
    for (int i = 0; i < draft->place_count; i++) {
        if (!draft->places[i].vault) build_shrine(draft, &draft->places[i]);
    }
    if (!vestibule_there(draft->level)) return false;
    furnish_vestibule(draft);
    lay(draft, VESTIBULE_OPENED);
    *start = vestibule_cell(draft->level->seed, draft->level->vestibule, '@');
    return true;
}

void places_hall(Draft *draft) {
    bool furnished = !vestibule_there(draft->level) || great_hall_furnish(draft);
    if (!furnished) draft->hall = (Rect){0}; // the proof refuses it
}

static int steps_outside(const Draft *draft, Vec cell) {
    const Level *level = draft->level;
    Vec out = vestibule_outside(level->seed, level->vestibule);
    return rect_has(level->vestibule, cell) ? DIST_NONE / 2
                                            : dist_at(&draft->reach, cell) - dist_at(&draft->reach, out);
}

// At about the distance from the vestibule that was drawn, in the open, in nobody's way.
static void put_grate(Draft *draft) {
    int wanted = rng_between(&draft->furnish, GRATE_LEAST, GRATE_MOST), best = DIST_NONE;
    Vec chosen = draft->level->start;
    for (int i = 0; i < GRATE_SAMPLES; i++) {
        Vec cell;
        if (!draft_random_free(draft, GRATE_LEAST, &cell)) break;
        int steps = steps_outside(draft, cell), miss = int_abs(steps - wanted);
        bool hidden = fit_ways(draft->level, cell, 1) < GRATE_WAYS || !fit_spare(draft->level, cell);
        if (steps < GRATE_LEAST || steps > GRATE_MOST || hidden || miss >= best) continue;
        best = miss;
        chosen = cell;
    }
    if (best != DIST_NONE) fit_put_stairs(draft, chosen, TILE_STAIRS_DOWN);
}

void places_stairs(Draft *draft) {
    const Level *level = draft->level;
    put_grate(draft);
    fit_put_stairs(draft, vestibule_cell(level->seed, level->vestibule, '<'), TILE_STAIRS_UP);
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
    if (vestibule_there(draft->level)) lay(draft, VESTIBULE_SHUT);
}
