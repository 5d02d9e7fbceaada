// What is seen on the stone of a cell: its variant, furniture, and what grows over it. Furniture is only for
// the eye. The level is divided into districts. Each district is one of its theme's kinds of room or is
// bare, and things of that kind hang on its walls and lie on its floor.
#include "view/ground/ground.h"

#include "base/hash.h"
#include "view/ground/ground_cells.h"

enum {
    DISTRICT_W = 9, // cells
    DISTRICT_H = 7,
    BARE = 8,           // one district in so many is bare
    FRONT_PERCENT = 42, // of the walls in the other districts
    EDGE_PERCENT = 24,  // of floor beside a wall, where things are put aside
    FLOOR_PERCENT = 9   // of other floor
};

// The kind of room at a cell, or -1.
static int room_at(const Level *level, Vec cell) {
    uint64_t x = (uint64_t)(cell.x / DISTRICT_W), y = (uint64_t)(cell.y / DISTRICT_H);
    uint64_t dice = hash_mix(level->seed ^ hash_mix(x << 16 | y << 8 | 1));
    return dice % BARE == 0 ? -1 : (int)(dice >> 32 & 0xffff) % THEME_ROOMS;
}

int cell_furniture(ThemeKind theme, const Level *level, Vec cell) {
    return (int)theme * (THEME_ROOMS + 1) + room_at(level, cell) + 1;
}

static int frame_count(const Ground *ground, int sprite) {
    return ground->atlas->sprites[sprite].frames;
}

static bool front_takes(const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_WALL && cell_shows_front(level, cell) &&
           !cell_is_column(level, cell);
}

static bool floor_takes(const Ground *ground, const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_FLOOR && cell_look(ground, cell) == LOOK_TILE &&
           cell_stain(ground, cell) == STAIN_NONE;
}

static int floor_percent(const Level *level, Vec cell) {
    return cell_shadow_walls(level, cell).n || cell_shadow_walls(level, cell).w ? EDGE_PERCENT
                                                                                : FLOOR_PERCENT;
}

Dressing cell_dressing(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    const Dressing nothing = {-1, 0};
    const ThemeArt *art = &ground->art.themes[ground->theme];
    int roll = (int)(dice >> 43 & 0xffff) % 100;
    if (roll >= FRONT_PERCENT || cell_decor(level, cell) != DECOR_NONE) return nothing; // most cells
    int room = room_at(level, cell);
    bool front = front_takes(level, cell), floor = !front && floor_takes(ground, level, cell);
    if (room < 0 || !(front || floor)) return nothing;
    if (!front && roll >= floor_percent(level, cell)) return nothing;
    int sprite = front ? art->on_walls[room] : art->on_floors[room];
    return (Dressing){sprite, (int)(dice >> 13 & 0xffff) % frame_count(ground, sprite)};
}

// Things hang only on plain walls.
static int front_frame(const Ground *ground, bool plain, uint64_t dice) {
    int others = frame_count(ground, ground->art.wall_front) - 1, pick = (int)(dice >> 32 & 0xffff);
    return !plain && others > 0 && dice % 100 >= 72 ? 1 + pick % others : 0;
}

static int top_frame(const Ground *ground, uint64_t dice) {
    return (int)(dice % 97) % frame_count(ground, ground->art.wall_top);
}

int cell_wall_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    if (!cell_shows_front(level, cell)) return top_frame(ground, dice);
    bool plain =
        cell_decor(level, cell) != DECOR_NONE || cell_dressing(ground, level, cell, dice).sprite >= 0;
    return front_frame(ground, plain, dice);
}

static int growth_place(const Level *level, Vec cell) {
    if (cell_is_column(level, cell)) return GROWS_COLUMN;
    if (cell_is_wall_in_row(level, cell) && !level_looks_like_wall(level, cell)) return GROWS_DOOR;
    return cell_shows_front(level, cell)      ? GROWS_FRONT
           : cell_is_wall_in_row(level, cell) ? GROWS_TOP
                                              : GROWS_FLOOR;
}

// True if something may grow here: not over a drain or a hole in a wall, nor over something on the floor.
static bool is_bare(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Tile tile = level_tile(level, cell);
    int place = growth_place(level, cell);
    if (place == GROWS_COLUMN || place == GROWS_DOOR) return true;
    if (cell_shows_front(level, cell))
        return level_looks_like_wall(level, cell) && cell_wall_frame(ground, level, cell, dice) < FRONTS_BARE;
    return cell_is_wall_in_row(level, cell) || (tile == TILE_FLOOR && cell_decor(level, cell) == DECOR_NONE &&
                                                cell_look(ground, cell) == LOOK_TILE);
}

Growth cell_growth(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    int place = growth_place(level, cell);
    const ThemeArt *art = &ground->art.themes[ground->theme];
    bool grows = art->growths[place] >= 0 &&
                 (int)(dice >> 7 & 0xffff) % 100 < THEMES[ground->theme].growths[place].percent &&
                 is_bare(ground, level, cell, dice);
    if (!grows) return (Growth){-1, -1, 0};
    int frame = (int)(dice >> 23 & 0xff) % frame_count(ground, art->growths[place]);
    return (Growth){art->growths[place], art->glows[place], frame};
}

Growth ground_growth(const Ground *ground, const Level *level, Vec cell) {
    return cell_growth(ground, level, cell, cell_random_bits(level, cell));
}
