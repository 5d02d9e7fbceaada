// The list of flames is rebuilt when an item or a fixture is lit or put out, which is rare. Fires and
// glowing monsters are added and removed one by one, and a door that opens beside a flame only updates that
// flame's field of view. The light of all flames is drawn into one grid, so asking whether a cell is lit is
// a look-up.
#include "sim/space/flames.h"

#include "base/text.h"
#include "map/balance_light.h"
#include "map/balance_toll.h"
#include "sim/space/body.h"
#include "sim/space/ways.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)BRAZIER_RADIUS == (int)FLAME_RADIUS_MAX, "no flame that stands still shines farther");

enum { FLAME_SEEN = 3 };                             // animals fear a flame within this distance
enum { FLAMES_MORE = 256 + FIRES_MAX + ACTORS_MAX }; // room for flames that are added in play

const FlameInfo FLAMES[FLAME_KIND_COUNT] = {
    [FLAME_TORCH] = {.name = NAME_("torch"), .radius = TORCH_RADIUS},
    [FLAME_BRAZIER] = {.name = NAME_("brazier"), .radius = BRAZIER_RADIUS},
    [FLAME_GREAT] = {.name = NAME_("great fire"), .radius = BRAZIER_RADIUS},
    [FLAME_CANDLE] = {.name = NAME_("candle"), .radius = CANDLE_RADIUS},
    [FLAME_BRAND] = {.name = NAME_("torch"), .radius = BRAND_RADIUS},
    [FLAME_STAIRS] = {.name = NAME_("stairs"), .radius = STAIRS_RADIUS},
    [FLAME_FIRE] = {.name = NAME_("fire"), .radius = FIRE_RADIUS},
    [FLAME_EMBER] = {.name = NAME_("ember"), .radius = EMBER_RADIUS},
    [FLAME_GLOW] = {.name = NAME_("glow"), .radius = GLOW_RADIUS},
    [FLAME_CROWN] = {.name = NAME_("crown"), .radius = CROWN_RADIUS},
};

// Computes which cells a flame lights. A torch above a shut door or wall lights nothing; a burning door does
// shine.
static void shine(Fov *fov, const Level *level, FlameKind kind, Vec cell) {
    int radius = int_max(FLAMES[kind].radius, FLAME_SEEN);
    bool shut = kind != FLAME_FIRE && level_opaque(level, cell);
    *fov = (Fov){.eye = cell, .reach = {radius, radius}};
    if (!shut) fov_compute(fov, level, cell, fov->reach);
}

static void brighten(Grid *bright, const Fov *fov, int radius) {
    for (int y = fov->eye.y - radius; y <= fov->eye.y + radius; y++) {
        for (int x = fov->eye.x - radius; x <= fov->eye.x + radius; x++) {
            Vec cell = {x, y};
            bool lit = flames_in_circle(fov->eye, radius, cell) && fov_has(fov, cell);
            if (lit && grid_has(bright, cell)) grid_set(bright, cell, 1);
        }
    }
}

static void brighten_by(World *world, const Flame *flame) {
    brighten(&world->cache.bright, &flame->fov, FLAMES[flame->kind].radius);
}

static bool before(const Flame *flame, FlameKind kind, Vec cell) {
    if (flame->cell.y != cell.y) return flame->cell.y < cell.y;
    if (flame->cell.x != cell.x) return flame->cell.x < cell.x;
    return flame->kind < kind;
}

// The index of a flame in the list, or where it would be inserted.
static int place_of(const World *world, FlameKind kind, Vec cell) {
    int from = 0, to = world->cache.flame_count;
    while (from < to) {
        int middle = (from + to) / 2;
        if (before(&world->cache.flames[middle], kind, cell)) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    return from;
}

static bool stands_at(const World *world, int at, FlameKind kind, Vec cell) {
    const Flame *flame = &world->cache.flames[at];
    return at < world->cache.flame_count && flame->kind == kind && vec_eq(flame->cell, cell);
}

// Adds a flame in reading order. Two candles in one cell make one flame. Returns NULL if it is listed
// already or the list is full.
static const Flame *add(World *world, FlameKind kind, Vec cell) {
    int at = place_of(world, kind, cell);
    Flame *there = &world->cache.flames[at];
    if (stands_at(world, at, kind, cell) || world->cache.flame_count == world->cache.flame_max) return NULL;
    size_t after = (size_t)(world->cache.flame_count - at);
    memmove(there + 1, there, after * sizeof(Flame));
    there->kind = kind;
    there->cell = cell;
    shine(&there->fov, &world->level, kind, cell);
    world->cache.flame_count++;
    return there;
}

static bool shines(Tile tile) {
    return tile_stairs(tile) || tile == TILE_BRAZIER_LIT || tile == TILE_GREAT_FIRE || tile == TILE_EMBER;
}

static void add_built(World *world, Vec cell, bool torch) {
    Tile tile = level_tile(&world->level, cell);
    if (torch) add(world, FLAME_TORCH, cell);
    if (tile == TILE_BRAZIER_LIT) add(world, FLAME_BRAZIER, cell);
    if (tile == TILE_GREAT_FIRE) add(world, FLAME_GREAT, cell);
    if (tile_stairs(tile)) add(world, FLAME_STAIRS, cell);
    if (tile == TILE_EMBER) add(world, FLAME_EMBER, cell);
}

// A torch shines in the cell below it.
static void add_row(World *world, int y) {
    size_t w = (size_t)world->level.tiles.w, at = (size_t)y * w;
    for (int x = 0; x < (int)w; x++, at++) {
        bool torch = y > 0 && world->level.decor.cells[at - w] == DECOR_TORCH;
        if (torch || shines((Tile)world->level.tiles.cells[at])) add_built(world, (Vec){x, y}, torch);
    }
}

static FlameKind flame_of(const Item *item) {
    return item->kind == ITEM_BRAND ? FLAME_BRAND : FLAME_CANDLE;
}

static bool burns(const Item *item) {
    return !item->taken && item->burns > 0 && item->kind != ITEM_BOMB;
}

static void light_all(World *world) {
    grid_fill(&world->cache.bright, 0);
    for (int i = 0; i < world->cache.flame_count; i++) brighten_by(world, &world->cache.flames[i]);
    ways_update_light(world);
    world->cache.flame_changes++;
    world->cache.flames_due = false;
}

enum { CROWN_BURNS = 2 }; // its stage from which on it burns

// The kind of light that a monster gives; FLAME_KIND_COUNT: none.
static FlameKind light_of(const Actor *actor) {
    const ActorInfo *info = &ACTORS[actor->kind];
    if (info->boss && actor->brain.stage >= CROWN_BURNS) return FLAME_CROWN;
    return info->glows ? FLAME_GLOW : FLAME_KIND_COUNT;
}

static void add_glow(World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (light_of(actor) != FLAME_KIND_COUNT) add(world, light_of(actor), cell_of(actor->pos));
    }
}

void flames_rebuild(World *world) {
    const Grid *tiles = &world->level.tiles;
    world->cache.flame_count = 0;
    for (int y = 0; y < tiles->h; y++) add_row(world, y);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (burns(item)) add(world, flame_of(item), cell_of(item->pos));
    }
    for (int i = 0; i < world->floor.fire_count; i++) add(world, FLAME_FIRE, world->floor.fires[i].cell);
    add_glow(world);
    light_all(world);
}

void flames_add(World *world, FlameKind kind, Vec cell) {
    const Flame *flame = add(world, kind, cell);
    if (flame != NULL) brighten_by(world, flame);
    world->cache.flames_due = true;
}

void flames_remove(World *world, FlameKind kind, Vec cell) {
    int at = place_of(world, kind, cell);
    if (stands_at(world, at, kind, cell)) {
        Flame *there = &world->cache.flames[at];
        world->cache.flame_count--;
        memmove(there, there + 1, (size_t)(world->cache.flame_count - at) * sizeof(Flame));
    }
    world->cache.flames_due = true;
}

void flames_update_light(World *world) {
    if (world->cache.flames_due) light_all(world);
}

// Counts the fixtures and decor that can ever burn, lit or not.
static int count_light_fixtures(const Level *level) {
    int count = 0;
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            Tile tile = level_tile(level, cell);
            Decor decor = (Decor)grid_at(&level->decor, cell);
            count += decor == DECOR_TORCH || decor == DECOR_BRACKET;
            count += tile == TILE_BRAZIER || shines(tile);
        }
    }
    return count;
}

bool flames_init(World *world) {
    const Grid *tiles = &world->level.tiles;
    world->cache.flame_max = count_light_fixtures(&world->level) + FLAMES_MORE;
    world->cache.flames = malloc((size_t)world->cache.flame_max * sizeof *world->cache.flames);
    if (world->cache.flames == NULL || !grid_init(&world->cache.bright, tiles->w, tiles->h)) return false;
    flames_rebuild(world);
    return true;
}

bool flames_copy(World *to, const World *from) {
    Flame *flames = to->cache.flames = malloc((size_t)from->cache.flame_max * sizeof *flames);
    if (flames == NULL || !grid_clone(&to->cache.bright, &from->cache.bright)) return false;
    memcpy(flames, from->cache.flames, (size_t)from->cache.flame_count * sizeof *flames);
    return true;
}

void flames_free(World *world) {
    free(world->cache.flames);
    world->cache.flames = NULL;
    grid_free(&world->cache.bright);
}

// Updates a flame's field of view. Returns true when it has changed.
static bool look_again(World *world, Flame *flame) {
    Fov fov;
    shine(&fov, &world->level, flame->kind, flame->cell);
    bool same = memcmp(fov.rows, flame->fov.rows, (size_t)(2 * fov.reach.y + 1) * sizeof fov.rows[0]) == 0;
    flame->fov = fov;
    return !same;
}

// Redraws the light of all flames in the square around a cell.
static void brighten_around(World *world, Vec cell, int reach) {
    grid_fill_clipped(&world->cache.bright,
                      (Rect){cell.x - reach, cell.y - reach, 2 * reach + 1, 2 * reach + 1}, 0);
    for (int i = 0; i < world->cache.flame_count; i++) {
        const Flame *flame = &world->cache.flames[i];
        if (vec_chebyshev(flame->cell, cell) <= reach + FLAMES[flame->kind].radius) brighten_by(world, flame);
    }
}

void flames_update_cell(World *world, Vec cell) {
    bool changed = false;
    for (int i = 0; i < world->cache.flame_count; i++) {
        Flame *flame = &world->cache.flames[i];
        bool near = vec_chebyshev(flame->cell, cell) <= flame->fov.reach.x + 1;
        if (near && look_again(world, flame)) changed = true;
    }
    if (!changed) return;
    brighten_around(world, cell, 2 * FLAME_RADIUS_MAX + 1);
    ways_update_light(world);
    world->cache.flame_changes++;
}

void flames_put_out_item(World *world, int item_index, ActorId by) {
    Item *out = &world->floor.items[item_index];
    if (!burns(out)) return;
    if (out->kind == ITEM_CANDLE) out->burnt = CANDLE_TICKS - out->burns;
    out->burns = 0;
    out->taken = out->kind == ITEM_BRAND;
    emit_at(world, EVENT_QUENCH, by, (int)flame_of(out), 0, out->pos);
    flames_rebuild(world);
}

// An item has burnt out. Only items that the hero had can burn out, so no treasure is lost.
static void burn_out(World *world, int index) {
    flames_put_out_item(world, index, HERO);
    world->floor.items[index].taken = true;
}

// True in the ticks that do not count, because of the gift that makes candles burn longer.
static bool spares(const World *world, const Item *item) {
    bool slow = gear_perk(world, PERK_CANDLE) > 0 && world->tick % CANDLE_SLOW == 0;
    return slow && item->kind == ITEM_CANDLE;
}

static void burn_on(World *world, int index) {
    Item *item = &world->floor.items[index];
    if (level_tile(&world->level, cell_of(item->pos)) == TILE_WATER) {
        flames_put_out_item(world, index, HERO);
    } else if (item->burns == 1) {
        burn_out(world, index);
    } else if (!spares(world, item)) {
        item->burns--;
    }
}

static bool moves(FlameKind kind) {
    return kind == FLAME_GLOW || kind == FLAME_CROWN;
}

static bool glows_in(const World *world, FlameKind kind, Vec cell) {
    ActorId i = body_first(world, cell);
    while (i != NOBODY && light_of(&world->actors[i]) != kind) i = world->actors[i].next;
    return i != NOBODY;
}

static void move_glow(World *world) {
    for (int i = world->cache.flame_count - 1; i >= 0; i--) {
        const Flame flame = world->cache.flames[i];
        if (moves(flame.kind) && !glows_in(world, flame.kind, flame.cell))
            flames_remove(world, flame.kind, flame.cell);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        FlameKind kind = light_of(&world->actors[i]);
        if (kind == FLAME_KIND_COUNT) continue;
        Vec cell = cell_of(world->actors[i].pos);
        if (!stands_at(world, place_of(world, kind, cell), kind, cell)) flames_add(world, kind, cell);
    }
}

void flames_tick(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (burns(&world->floor.items[i])) burn_on(world, i);
    }
    move_glow(world);
    flames_update_light(world);
}

void flames_put_out_brand(World *world) {
    if (world->hero.bag.hand != ITEM_BRAND) return;
    world->hero.bag.hand = ITEM_ARROW;
    emit_at(world, EVENT_QUENCH, HERO, FLAME_BRAND, 0, world->actors[HERO].pos);
}

int flames_lantern_radius(const World *world) {
    return world->hero.lantern_shut ? SHUT_RADIUS : gear_lantern_radius(world);
}

// True if the light in the hero's hand reaches the cell: as far as he sees.
static bool reaches(const World *world, int radius, Vec cell) {
    return flames_in_circle(world->cache.hero_cell, radius, cell) && fov_has(&world->cache.view, cell);
}

bool flames_is_flame_lit(const World *world, Vec cell) {
    if (grid_get(&world->cache.bright, cell, 0) != 0) return true;
    if (gear_lantern_is_flame(world) && reaches(world, flames_lantern_radius(world), cell)) return true;
    return world->hero.bag.hand == ITEM_BRAND && reaches(world, BRAND_RADIUS, cell);
}

bool flames_is_lit_at_all(const World *world, Vec cell) {
    return flames_is_flame_lit(world, cell) || reaches(world, flames_lantern_radius(world), cell);
}

void flames_find_lit_cells(const World *world, Grid *lit) {
    int brand = world->hero.bag.hand == ITEM_BRAND ? BRAND_RADIUS : 0;
    grid_copy(lit, &world->cache.bright);
    brighten(lit, &world->cache.view, int_max(flames_lantern_radius(world), brand));
}

bool flames_lit_in_sight(const World *world, Vec cell) {
    return fov_has(&world->cache.view, cell) && flames_is_lit_at_all(world, cell);
}

bool flames_ambusher_hides(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool shows = flames_lit_in_sight(world, cell_of(actor->pos));
    return actor->brain.mind == MIND_AMBUSH && (body_looks_like_chest(actor) || !shows);
}

bool flames_hero_has_light(const World *world) {
    return world->hero.night == 0 && (!world->hero.lantern_shut || world->hero.bag.hand == ITEM_BRAND);
}

int flames_bell_heals(const World *world) {
    const Actor *hero = &world->actors[HERO];
    int lacks = int_max(hero->hp_max - hero->hp, 0);
    return flames_is_flame_lit(world, cell_of(hero->pos)) ? int_min(lacks, BELL_HP) : 0;
}

bool flames_hero_shows(const World *world) {
    return flames_hero_has_light(world) || (world->hero.night == 0 && world->hero.exposed > 0);
}

bool flames_hero_is_hidden(const World *world) {
    bool bright = world->hero.night == 0 && flames_is_flame_lit(world, world->cache.hero_cell);
    return !flames_hero_has_light(world) && !bright;
}

bool flames_hero_seen_afar(const World *world) {
    return !flames_hero_is_hidden(world) || (world->hero.night == 0 && world->hero.exposed > 0);
}
