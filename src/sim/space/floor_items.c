// The list of items is short: every search is linear.
#include "sim/space/floor_items.h"

#include "sim/space/flames.h"
#include "sim/state/emit.h"
#include "sim/state/quota.h"

enum { SPREAD = 3 * SUB }; // half the distance between two items of one drop

bool floor_allows_items(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    return !TILES[tile].solid && tile != TILE_DOOR_OPEN && !level_has_pit(&world->level, cell);
}

Vec floor_cell_for_item(const World *world, Vec cell) {
    if (floor_allows_items(world, cell)) return cell;
    for (int pass = 0; pass < 2; pass++) { // straight neighbours first
        for (int dir = pass; dir < DIR_COUNT; dir += 2) {
            Vec beside = vec_add(cell, DIRS[dir]);
            if (dist_can_step(&world->level, cell, dir) && floor_allows_items(world, beside)) return beside;
        }
    }
    return cell;
}

// Reuses the slot of an item that was taken.
static Item *free_slot(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (world->floor.items[i].taken) return &world->floor.items[i];
    }
    return world->floor.item_count < WORLD_ITEMS_MAX ? &world->floor.items[world->floor.item_count++] : NULL;
}

// The item that a treasure replaces when the list is full, or NULL.
static Item *least_item(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        ItemClass class = ITEMS[world->floor.items[i].kind].class;
        if (class == CLASS_COIN || class == CLASS_HEART || class == CLASS_ARROW)
            return &world->floor.items[i];
    }
    return NULL;
}

int floor_put(World *world, Item item) {
    Item *slot = free_slot(world);
    if (slot == NULL && ITEMS[item.kind].counts) slot = least_item(world);
    if (slot == NULL) return -1;
    *slot = item;
    return (int)(slot - world->floor.items);
}

int floor_put_burning(World *world, Item item) {
    int index = floor_put(world, item);
    FlameKind flame = item.kind == ITEM_BRAND ? FLAME_BRAND : FLAME_CANDLE;
    emit_at(world, EVENT_KINDLE, HERO, (int)flame, 0, item.pos);
    flames_rebuild(world);
    return index;
}

void floor_put_lit_item(World *world, ItemKind kind, Vec cell, int ticks) {
    floor_put_burning(world, (Item){.kind = kind, .pos = cell_centre(cell), .counted = true, .burns = ticks});
}

// The nearest floor to a position in stone, for what a ghost leaves there.
static Vec out_of_stone(const World *world, Vec pos) {
    const Grid *tiles = &world->level.tiles;
    Vec cell = cell_of(pos), best = cell;
    int least = INT32_MAX;
    if (!level_solid(&world->level, cell)) return pos;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec at = {i % tiles->w, i / tiles->w};
        int away = vec_square(vec_sub(at, cell));
        if (away >= least || !floor_allows_items(world, at)) continue;
        least = away;
        best = at;
    }
    return cell_centre(best);
}

// Lays drops slightly apart, so that all of them can be seen.
static void lay(World *world, Drop drop, ActorId by, Vec pos) {
    for (int i = 0; i < drop.count; i++) {
        Vec off = {(2 * i - drop.count + 1) * SPREAD, 0};
        Vec at = out_of_stone(world, vec_add(pos, off));
        floor_put(world, (Item){.kind = (ItemKind)drop.item, .pos = at, .counted = ITEMS[drop.item].counts});
        emit_at(world, EVENT_DROP, by, drop.item, 0, at);
    }
}

void floor_drop(World *world, DropTable table, ActorId by, Vec pos) {
    int card = drop_card(world->level.seed, table, world->hero.dealt[table]++);
    Drop drop = drop_roll(&world->combat, table, card, world->depth);
    if (drop.item >= 0) lay(world, drop, by, out_of_stone(world, pos));
}

bool floor_item_is_lit(const World *world, const Item *item) {
    return quota_is_uncollected(item) && flames_is_lit_at_all(world, cell_of(item->pos));
}

bool floor_lit_is_known(const World *world, const Item *item) {
    return world_known(world, cell_of(item->pos)) != KNOWN_NOT && floor_item_is_lit(world, item);
}

bool floor_item_doubles(const World *world, const Item *item) {
    return !item->hallowed && floor_lit_is_known(world, item);
}
