#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include <limits.h>

// Checks a thing and notes its cell. `taken`: 1 where another thing stands.
static bool stand(const Level *level, Grid *taken, const Fault *at, const char *name, Vec cell) {
    if (!level_floor(level, cell))
        return fault_report(at, "the %s at %d,%d stands on %s: it needs floor", name, cell.x, cell.y,
                            TILES[level_tile(level, cell)].name);
    if (grid_at(taken, cell) != 0)
        return fault_report(at, "the %s at %d,%d stands on another thing: a cell has room for one", name,
                            cell.x, cell.y);
    grid_set(taken, cell, 1);
    return true;
}

static bool check_things(const Level *level, bool started, Grid *taken, const Fault *at) {
    bool sound = !started || stand(level, taken, at, "start", level->start);
    for (int i = 0; i < level->items.count; i++) {
        const Spawn *item = &level->items.at[i];
        sound = stand(level, taken, at, ITEMS[item->kind].name, item->cell) && sound;
    }
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        sound = stand(level, taken, at, ACTORS[monster->kind].name, monster->cell) && sound;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        sound = stand(level, taken, at, FIXTURES[fixture->kind].name, fixture->cell) && sound;
    }
    return sound;
}

// True if decor may be on a tile. Decor of floors may also be on stairs and everything else that can be
// walked on.
static bool fits(const DecorInfo *decor, Tile tile) {
    return decor->on == tile || (decor->on == TILE_FLOOR && !TILES[tile].solid && tile != TILE_VOID);
}

static bool check_decor(const Level *level, const Fault *at) {
    bool sound = true;
    for (int y = 0; y < level->decor.h; y++) {
        for (int x = 0; x < level->decor.w; x++) {
            const DecorInfo *decor = &DECORS[grid_at(&level->decor, (Vec){x, y})];
            if (decor == &DECORS[DECOR_NONE] || fits(decor, level_tile(level, (Vec){x, y}))) continue;
            sound =
                fault_report(at, "the %s at %d,%d must be on %s", decor->name, x, y, TILES[decor->on].name);
        }
    }
    return sound;
}

bool tmj_check_placement(const Level *level, bool has_start, const Fault *at) {
    Grid taken;
    if (!grid_init(&taken, level->tiles.w, level->tiles.h))
        return fault_report(at, "there is not enough memory for it");
    bool things = check_things(level, has_start, &taken, at), sound = check_decor(level, at) && things;
    grid_free(&taken);
    return sound;
}

// ---- maps that were drawn for something else

void tmj_open_up(Level *level) {
    Grid *tiles = &level->tiles;
    int cells = tiles->w * tiles->h;
    for (int i = 0; i < cells; i++) {
        if (!TILES[tiles->cells[i]].solid && tiles->cells[i] != TILE_VOID) return;
    }
    for (int i = 0; i < cells; i++) {
        if (tiles->cells[i] == TILE_VOID) tiles->cells[i] = TILE_FLOOR;
    }
}

bool tmj_is_open(const Level *level) {
    Vec size = {level->tiles.w, level->tiles.h};
    for (int y = 0; y < size.y; y++) {
        for (int x = 0; x < size.x; x += y == 0 || y == size.y - 1 ? 1 : size.x - 1) {
            Tile tile = level_tile(level, (Vec){x, y});
            if (tile != TILE_VOID && !TILES[tile].solid) return true;
        }
    }
    return false;
}

// Marks the cells of things. Removes those that stand on no floor or on another thing, if `loose`.
static void mark_things(SpawnList *list, const Level *level, bool loose, Grid *taken) {
    int kept = 0;
    for (int i = 0; i < list->count; i++) {
        Spawn thing = list->at[i];
        bool stands = level_floor(level, thing.cell) && grid_at(taken, thing.cell) == 0;
        if (stands || !loose) list->at[kept++] = thing;
        grid_set(taken, thing.cell, 1);
    }
    list->count = kept;
}

static void mark_fixtures(Level *level, bool loose, Grid *taken) {
    int kept = 0;
    for (int i = 0; i < level->fixture_count; i++) {
        Fixture fixture = level->fixtures[i];
        bool stands = level_floor(level, fixture.cell) && grid_at(taken, fixture.cell) == 0;
        if (stands || !loose) level->fixtures[kept++] = fixture;
        grid_set(taken, fixture.cell, 1);
    }
    level->fixture_count = kept;
}

// Removes decor that is not on its proper tile.
static void clean_decor(Level *level) {
    for (int i = 0; i < level->decor.w * level->decor.h; i++) {
        if (!fits(&DECORS[level->decor.cells[i]], (Tile)level->tiles.cells[i]))
            level->decor.cells[i] = DECOR_NONE;
    }
}

// The free floor nearest to a cell.
static bool find_free(const Level *level, const Grid *taken, Vec wish, Vec *start) {
    int best = INT_MAX;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        Vec cell = {i % level->tiles.w, i / level->tiles.w}, off = vec_sub(cell, wish);
        int far = off.x * off.x + off.y * off.y;
        if (far >= best || !level_floor(level, cell) || grid_at(taken, cell) != 0) continue;
        best = far;
        *start = cell;
    }
    return best < INT_MAX;
}

bool tmj_settle(Level *level, bool has_start, bool loose, const Fault *at) {
    Grid taken;
    Vec wish = has_start ? level->start : (Vec){level->tiles.w / 2, level->tiles.h / 2};
    if (!grid_init(&taken, level->tiles.w, level->tiles.h)) return has_start;
    mark_things(&level->items, level, loose, &taken);
    mark_things(&level->monsters, level, loose, &taken);
    mark_fixtures(level, loose, &taken);
    if (loose) clean_decor(level);
    bool found = find_free(level, &taken, wish, &level->start);
    grid_free(&taken);
    if (found && !has_start)
        fault_warn(at,
                   "there is no start, so the hero begins at %d,%d: an object of the class start says where",
                   level->start.x, level->start.y);
    return found;
}
#else
typedef int CheckNeedsMaps; // no file of C may be empty
#endif
