#pragma once
// The checker: call checker_flaw(), below.

#include "gen/checker_finished.h"
#include "gen/checker_grown.h"
#include "gen/checker_planned.h"
#include "gen/furnish/furnish.h"

// What each generator promises itself. For a generator without a row, and where set pieces lie, it is only
// that everything can be reached.
static void (*const CHECKS[GEN_COUNT])(Checker *c) = {
    [GEN_HALLS] = check_halls, [GEN_PILLARS] = check_pillars,   [GEN_ARCADE] = check_arcade,
    [GEN_MAZE] = check_maze,   [GEN_ROOMS] = check_rooms,       [GEN_SCATTER] = check_scatter,
    [GEN_CAVES] = check_caves, [GEN_CHAMBERS] = check_chambers,
};

static inline bool has_floor_around(const Checker *c, int x, int y) {
    bool all = true;
    for (int i = 0; i < 9; i++) all = all && (i == 4 || is_floor(c, x - 1 + i % 3, y - 1 + i / 3));
    return all;
}

// Checks that a prop stands beside a wall and cuts nothing off: the cells beside it can be reached without
// crossing it.
static inline void check_prop(Checker *c, int x, int y) {
    static const int SIDE_X[4] = {1, 0, -1, 0}, SIDE_Y[4] = {0, 1, 0, -1};
    bool wall = false;
    for (int i = 0; i < 4; i++) {
        int to_x = x + SIDE_X[i], to_y = y + SIDE_Y[i];
        wall |= is_wall(c, to_x, to_y);
        if (is_way(c, to_x, to_y)) PROMISE(mark_at(c, to_x, to_y) == 1);
    }
    PROMISE(wall);
}

static inline void check_props(Checker *c) {
    clear_marks(c);
    flood(c, c->level->start.x, c->level->start.y, 1, true);
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            bool drawn = c->plan->tiles.cells[y * c->w + x] == tile_at(c, x, y); // in a set piece
            if (is_prop(c, x, y) && !drawn) check_prop(c, x, y);
        }
    }
}

// True for a wall that narrows the way to a locked door: it stands in a row with the door, at most two cells
// away.
static inline bool narrows_to_lock(const Checker *c, int x, int y) {
    bool any = false;
    for (int i = -2; i <= 2; i++) any |= is_lock(c, x + i, y) || is_lock(c, x, y + i);
    return any && is_wall(c, x, y);
}

// True for a floor cell that only a locked door beside it opens.
static inline bool is_closet(const Checker *c, int x, int y) {
    int walls = is_wall(c, x + 1, y) + is_wall(c, x - 1, y) + is_wall(c, x, y + 1) + is_wall(c, x, y - 1);
    int locks = is_lock(c, x + 1, y) + is_lock(c, x - 1, y) + is_lock(c, x, y + 1) + is_lock(c, x, y - 1);
    return is_way(c, x, y) && walls == 3 && locks == 1;
}

// True for a wall around a closet.
static inline bool walls_in_closet(const Checker *c, int x, int y) {
    bool any = false;
    for (int i = 0; i < 9; i++) any |= is_closet(c, x - 1 + i % 3, y - 1 + i / 3);
    return any && is_wall(c, x, y);
}

// True for a locked door that makes a short cut through what was a wall.
static inline bool cut_into_wall(const Checker *c, Tile before, int x, int y) {
    bool across = is_way(c, x - 1, y) && is_way(c, x + 1, y),
         down = is_way(c, x, y - 1) && is_way(c, x, y + 1);
    return before == TILE_WALL && is_lock(c, x, y) && (across || down);
}

static inline bool has_way_beside(const Checker *c, int x, int y) {
    return is_way(c, x - 1, y) || is_way(c, x + 1, y) || is_way(c, x, y - 1) || is_way(c, x, y + 1);
}

// Checks what furnishing has changed: it puts stairs and doors where the hero could walk before, braziers
// where he can still walk around them, props on floor, walls beside locked doors, and the old woman on floor
// or in a niche. It changes no other tile.
static inline void check_furnished(Checker *c) {
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            Tile before = (Tile)c->plan->tiles.cells[y * c->w + x], now = tile_at(c, x, y);
            bool walked = before == TILE_FLOOR || before == TILE_DOOR;
            bool brazier = before == TILE_FLOOR && now == TILE_BRAZIER && has_floor_around(c, x, y);
            bool prop = before == TILE_FLOOR && (is_prop(c, x, y) || now == TILE_ASKER);
            bool at_lock = narrows_to_lock(c, x, y) || walls_in_closet(c, x, y);
            bool built = (before == TILE_FLOOR && at_lock) || cut_into_wall(c, before, x, y);
            bool pillar = c->options->kind == GEN_PILLARS && x % 2 == 0 && y % 2 == 0 && before == TILE_WALL;
            bool niche = before == TILE_WALL && now == TILE_ASKER && has_way_beside(c, x, y);
            PROMISE(now == before || !pillar);
            PROMISE(now == before || brazier || prop || built || niche ||
                    (walked && now != TILE_FLOOR && is_way(c, x, y)));
        }
    }
}

// Checks the rules that hold before furnishing and after it.
static inline void check_both(Checker *c) {
    PROMISE(c->w == c->options->w && c->h == c->options->h);
    PROMISE(is_within(c, c->level->start.x, c->level->start.y));
    if (c->flaw != NULL) return;
    if (c->options->kind != GEN_ARCADE) check_border(c); // arcade's own check knows its openings
    check_spawns(c);
    check_frames(c);
    check_decor(c);
    if (c->plan != NULL) check_furnished(c);
    if (c->plan != NULL) check_props(c);
    if (c->plan != NULL) return;
    void (*own)(Checker *) = CHECKS[c->options->kind];
    if (own == NULL || c->options->pieces) check_one_region(c);
    if (own == NULL || (c->options->pieces && c->flaw == NULL)) return;
    c->flaw = NULL; // no piece found room: it is as the generator alone makes it
    own(c);
}

static inline const char *flaw_of(const Level *level, const Level *plan, const GenOptions *options) {
    Checker checker = {
        .level = level, .plan = plan, .options = options, .w = level->tiles.w, .h = level->tiles.h};
    size_t cells = (size_t)checker.w * (size_t)checker.h;
    checker.mark = malloc(cells * sizeof *checker.mark);
    checker.queue = malloc(cells * sizeof *checker.queue);
    if (checker.mark == NULL || checker.queue == NULL) abort();
    check_both(&checker);
    free(checker.mark);
    free(checker.queue);
    return checker.flaw;
}

// The first promise that the finished level breaks, as a condition in C; NULL when it keeps all promises.
// What a generator promises itself is checked on the level before it is furnished.
static inline const char *checker_flaw(const Level *level, const GenOptions *options) {
    Level plan;
    if (!gen_level_until(&plan, options, gen_stage_count(options) - FURNISHING_COUNT)) abort();
    const char *flaw = flaw_of(&plan, NULL, options);
    if (flaw == NULL) flaw = flaw_of(level, &plan, options);
    level_free(&plan);
    return flaw;
}
