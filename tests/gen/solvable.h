#pragma once
// Finds out whether a furnished level can be played to its end, slowly and without the generators' own tools:
// the floor is flooded again from the start after every key and every lock.

#include "gen/gen.h"
#include "map/vestibule.h"

#include <stdio.h>
#include <string.h>

typedef struct Player {
    const Level *level;
    Grid been;
    int keys[KEY_KINDS + 1];
    bool has[LEVEL_SPAWNS_MAX];
    Grid opened; // cells of doors and chests, and of what levers open, that were opened
    bool blasts; // the player also breaks cracked walls, which no level may require
} Player;

static inline bool player_passes(const Player *player, Vec cell) {
    if (!grid_has(&player->been, cell)) return false;
    switch (level_tile(player->level, cell)) {
    case TILE_VOID:
    case TILE_BRAZIER:
    case TILE_BRAZIER_LIT:
    case TILE_GREAT_FIRE:
    case TILE_SHRINE:
    case TILE_KEEPER:
    case TILE_ASKER:
        return false;
    case TILE_CRACKED:
        return player->blasts;
    case TILE_WALL:
    case TILE_SECRET:
    case TILE_CRATE:
    case TILE_POT:
    case TILE_BARREL:
    case TILE_FURNITURE:
    case TILE_LOCKED_1:
    case TILE_LOCKED_2:
    case TILE_LOCKED_3:
    case TILE_LOCKED_4:
        return grid_at(&player->opened, cell) != 0;
    default:
        return true;
    }
}

// Visits one more ring of cells around those where the player has been. Returns false when there is none.
static inline bool player_spreads(Player *player) {
    bool any = false;
    for (int y = 0; y < player->been.h; y++) {
        for (int x = 0; x < player->been.w; x++) {
            if (grid_at(&player->been, (Vec){x, y}) == 0) continue;
            const Vec sides[4] = {{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}};
            for (int i = 0; i < 4; i++) {
                if (!player_passes(player, sides[i]) || grid_at(&player->been, sides[i]) != 0) continue;
                grid_set(&player->been, sides[i], 1);
                any = true;
            }
        }
    }
    return any;
}

static inline bool player_takes_key(Player *player) {
    for (int i = 0; i < player->level->items.count; i++) {
        Spawn item = player->level->items.at[i];
        int key = item.kind >= ITEM_KEY_1 && item.kind <= ITEM_KEY_4 ? item.kind - ITEM_KEY_1 + 1 : 0;
        if (key == 0 || player->has[i] || grid_at(&player->been, item.cell) == 0) continue;
        player->has[i] = true;
        player->keys[key]++;
        return true;
    }
    return false;
}

static inline bool player_opens(Player *player, Vec cell, int key) {
    if (key == 0 || player->keys[key] == 0 || grid_at(&player->opened, cell) != 0) return false;
    player->keys[key]--;
    grid_set(&player->opened, cell, 1);
    return true;
}

static inline bool player_unlocks(Player *player) {
    for (int y = 1; y < player->been.h - 1; y++) {
        for (int x = 1; x < player->been.w - 1; x++) {
            Tile tile = level_tile(player->level, (Vec){x, y});
            if (tile < TILE_LOCKED_1 || tile > TILE_LOCKED_4) continue;
            bool beside = grid_at(&player->been, (Vec){x - 1, y}) + grid_at(&player->been, (Vec){x + 1, y}) +
                              grid_at(&player->been, (Vec){x, y - 1}) +
                              grid_at(&player->been, (Vec){x, y + 1}) >
                          0;
            if (beside && player_opens(player, (Vec){x, y}, (int)(tile - TILE_LOCKED_1) + 1)) return true;
        }
    }
    for (int i = 0; i < player->level->fixture_count; i++) {
        Fixture chest = player->level->fixtures[i];
        if (chest.lock != 0 && grid_at(&player->been, chest.cell) != 0 &&
            player_opens(player, chest.cell, chest.lock))
            return true;
    }
    return false;
}

static inline bool player_lifts(Player *player, Vec cell) {
    if (grid_at(&player->opened, cell) != 0) return false;
    grid_set(&player->opened, cell, 1);
    return true;
}

// Steps on plates, breaks the one pot that bars a way, and takes the bell, which opens the vestibule. Returns
// false when nothing of this can be done.
static inline bool player_works(Player *player) {
    const Level *level = player->level;
    Rect rect = level->vestibule;
    for (int i = 0; i < level->fixture_count; i++) {
        Fixture plate = level->fixtures[i];
        bool steps = plate.kind == FIXTURE_PLATE && grid_at(&player->been, plate.cell) != 0;
        if (steps && player_lifts(player, plate.to)) return true;
    }
    if (rect.w == 0) return false;
    for (int i = 0; i < rect.w * rect.h; i++) {
        Vec cell = {rect.x + i % rect.w, rect.y + i / rect.w};
        bool beside = false;
        for (int dir = 0; dir < DIR_COUNT; dir += 2)
            beside |= grid_get(&player->been, vec_add(cell, DIRS[dir]), 0) != 0;
        if (level_tile(level, cell) == TILE_POT && beside && player_lifts(player, cell)) return true;
        const Spawn *bell = spawn_at(&level->items, cell);
        bool rings = bell != NULL && bell->kind == ITEM_BELL && grid_at(&player->been, cell) != 0;
        if (rings && player_lifts(player, vestibule_cell_that_opens(level->seed, rect))) return true;
    }
    return false;
}

static inline void player_plays(Player *player) {
    while (player_spreads(player) || player_takes_key(player) || player_unlocks(player) ||
           player_works(player)) {
    }
}

// The fault if a key, treasure or lock can be reached only with a blast, or NULL.
static inline const char *blast_verdict(const Player *player) {
    for (int i = 0; i < player->level->items.count; i++) {
        Spawn item = player->level->items.at[i];
        bool needed = ITEMS[item.kind].counts || ITEMS[item.kind].key != 0;
        if (needed && grid_at(&player->been, item.cell) == 0) return "a good or a key needs a blast";
    }
    for (int i = 0; i < player->level->monsters.count; i++) {
        if (grid_at(&player->been, player->level->monsters.at[i].cell) == 0) return "a monster is shut in";
    }
    return NULL;
}

// What cannot be reached on the whole level, or NULL.
static inline const char *player_verdict(const Player *player) {
    const Level *level = player->level;
    int locks = 0, keys = 0;
    for (int y = 0; y < player->been.h; y++) {
        for (int x = 0; x < player->been.w; x++) {
            Tile tile = level_tile(level, (Vec){x, y});
            bool door = tile >= TILE_LOCKED_1 && tile <= TILE_LOCKED_4;
            if (door && grid_at(&player->opened, (Vec){x, y}) == 0) return "a door stays locked";
            if ((tile == TILE_STAIRS_DOWN || tile == TILE_STAIRS_UP) &&
                grid_at(&player->been, (Vec){x, y}) == 0)
                return "stairs are cut off";
            locks += door;
        }
    }
    for (int i = 0; i < level->items.count; i++) {
        keys += level->items.at[i].kind >= ITEM_KEY_1 && level->items.at[i].kind <= ITEM_KEY_4;
        if (grid_at(&player->been, level->items.at[i].cell) == 0) return "an item is cut off";
    }
    for (int i = 0; i < level->monsters.count; i++) {
        if (grid_at(&player->been, level->monsters.at[i].cell) == 0) return "a monster is cut off";
    }
    for (int i = 0; i < level->fixture_count; i++) {
        Fixture fixture = level->fixtures[i];
        if (grid_at(&player->been, fixture.cell) == 0) return "a fixture is cut off";
        if (fixture.lock != 0 && grid_at(&player->opened, fixture.cell) == 0) return "a chest stays locked";
        locks += fixture.lock != 0;
    }
    return keys == locks ? NULL : "there are more keys than locks";
}

// The fault of the order of steps that the proof stores in the level, or NULL: each key must be taken before
// it is used.
static inline const char *steps_verdict(const Level *level) {
    int keys[KEY_KINDS + 1] = {0};
    for (int i = 0; i < level->proof_step_count; i++) {
        ProofStep step = level->proof_steps[i];
        if (step.opens && --keys[step.key] < 0) return "the steps use a key that is not there";
        if (!step.opens && step.key > 0) keys[step.key]++;
    }
    return NULL;
}

static inline const char *solvable_verdict(const Level *level) {
    Player player = {.level = level};
    if (!grid_init(&player.been, level->tiles.w, level->tiles.h) ||
        !grid_init(&player.opened, level->tiles.w, level->tiles.h)) {
        return "memory runs out";
    }
    grid_set(&player.been, level->start, 1);
    player_plays(&player);
    const char *blast = blast_verdict(&player);
    player.blasts = true;
    player_plays(&player);
    const char *wrong = blast != NULL ? blast : player_verdict(&player);
    grid_free(&player.been);
    grid_free(&player.opened);
    return wrong != NULL ? wrong : steps_verdict(level);
}
