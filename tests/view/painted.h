#pragma once
// An atlas made of patterns instead of art, so that golden pictures change only when drawing changes. It has
// every sprite that the scene needs, each with a colour and holes of its own.

#include "base/hash.h"
#include "map/items.h"
#include "map/monsters.h"
#include "map/tiles.h"
#include "view/canvas/atlas.h"

#include <stdio.h>
#include <string.h>

enum { PAINTED_W = 640, PAINTED_H = 12288 };

static inline bool painted_opaque_name(const char *name) {
    return strncmp(name, "floor", 5) == 0 || strncmp(name, "wall", 4) == 0 || strcmp(name, "pit") == 0 ||
           strcmp(name, "water") == 0 || strcmp(name, "ice") == 0 || strcmp(name, "ember") == 0;
}

static inline uint32_t painted_pixel(const char *name, int frame, int x, int y) {
    uint64_t dice = hash_mix(hash_text(HASH_START, name));
    int tone = (x / 4 + y / 4 + frame) % 3 * 24;
    uint32_t colour = ((uint32_t)dice & 0x7f7f7f) + 0x202020 + (uint32_t)tone * 0x010101;
    bool hole = !painted_opaque_name(name) && (x < 6 || y < 4 || (x + y + frame) % 11 == 0);
    return hole ? 0 : 0xff000000 | colour;
}

static inline void painted_add(Atlas *atlas, const char *name, int w, int h, int frames) {
    const Sprite *last = atlas->count == 0 ? NULL : &atlas->sprites[atlas->count - 1];
    int y0 = 1 + (last == NULL ? 0 : last->first.y + last->first.h);
    Sprite sprite = {.first = {1, y0, w, h}, .frames = frames};
    snprintf(sprite.name, sizeof sprite.name, "%s", name);
    if (atlas->count == ATLAS_SPRITES_MAX || y0 + h > PAINTED_H) abort();
    for (int frame = 0; frame < frames; frame++) {
        for (int i = 0; i < w * h; i++) {
            int x = i % w, y = i / w;
            atlas->image.pixels[(y0 + y) * PAINTED_W + 1 + frame * (w + 2) + x] =
                painted_pixel(name, frame, x, y);
        }
    }
    atlas_add(atlas, &sprite);
}

static inline void painted_actor(Atlas *atlas, const ActorInfo *info) {
    static const struct {
        const char *part;
        int frames;
    } PARTS[] = {{"_down", 7},  {"_up", 7},        {"_side", 7},    {"_death", 3},
                 {"_sleep", 2}, {"_loot_down", 7}, {"_loot_up", 7}, {"_loot_side", 7}};
    for (int i = 0; i < (info->style == STYLE_SNATCH ? 8 : 5); i++) {
        char full[32];
        snprintf(full, sizeof full, "%.20s%s", info->name, PARTS[i].part);
        painted_add(atlas, full, 32, 32, PARTS[i].frames);
    }
}

// Adds the sprites that the rows of tiles name, unless they are there already.
static inline void painted_tiles(Atlas *atlas, const char *without) {
    for (int kind = 0; kind < TILE_COUNT; kind++) {
        const TileInfo *tile = &TILES[kind];
        const char *names[] = {tile->sprite, tile->side, tile->stands, tile->pool};
        int frames[] = {1, 1, tile->stands_frames, tile->pool_frames};
        for (int i = 0; i < 4; i++) {
            bool left_out = names[i] == NULL || (without != NULL && strcmp(without, names[i]) == 0);
            if (!left_out && atlas_find(atlas, names[i]) < 0) painted_add(atlas, names[i], 32, 32, frames[i]);
        }
    }
}

// `without`: the name of one sprite to leave out, or NULL.
static inline void painted_init(Atlas *atlas, const char *without) {
    static const struct {
        const char *name;
        int w, h, frames;
    } SPRITES[] = {
        {"floor", 32, 32, 12},
        {"wall_front", 32, 32, 6},
        {"wall_top", 32, 32, 4},
        {"rim_top", 32, 32, 3},
        {"rim_front", 32, 32, 3},
        {"rug", 32, 32, 9},
        {"banner", 32, 32, 1},
        {"great_bell", 32, 32, 1},
        {"torch_out", 32, 32, 1},
        {"torch", 32, 32, 4},
        {"flame", 32, 32, 4},
        {"moss", 32, 32, 1},
        {"moss_front", 32, 32, 4},
        {"moss_top", 32, 32, 2},
        {"moss_floor", 32, 32, 4},
        {"flood_front", 32, 32, 3},
        {"flood_top", 32, 32, 2},
        {"flood_floor", 32, 32, 4},
        {"forge_front", 32, 32, 3},
        {"forge_top", 32, 32, 2},
        {"forge_floor", 32, 32, 4},
        {"forge_front_glow", 32, 32, 3},
        {"forge_top_glow", 32, 32, 2},
        {"forge_floor_glow", 32, 32, 4},
        {"column", 32, 32, 1},
        {"moss_column", 32, 32, 1},
        {"flood_column", 32, 32, 1},
        {"forge_column", 32, 32, 1},
        {"forge_column_glow", 32, 32, 1},
        {"moss_door", 32, 32, 1},
        {"flood_door", 32, 32, 1},
        {"forge_door", 32, 32, 1},
        {"forge_door_glow", 32, 32, 1},
        {"store_front", 32, 32, 3},
        {"store_floor", 32, 32, 2},
        {"armoury_front", 32, 32, 3},
        {"armoury_floor", 32, 32, 2},
        {"study_front", 32, 32, 3},
        {"study_floor", 32, 32, 2},
        {"ossuary_front", 32, 32, 3},
        {"ossuary_floor", 32, 32, 2},
        {"tombs_front", 32, 32, 3},
        {"tombs_floor", 32, 32, 2},
        {"roots_front", 32, 32, 3},
        {"roots_floor", 32, 32, 2},
        {"baths_front", 32, 32, 3},
        {"baths_floor", 32, 32, 2},
        {"docks_front", 32, 32, 3},
        {"docks_floor", 32, 32, 2},
        {"weed_front", 32, 32, 3},
        {"weed_floor", 32, 32, 2},
        {"smithy_front", 32, 32, 3},
        {"smithy_floor", 32, 32, 2},
        {"pipes_front", 32, 32, 3},
        {"pipes_floor", 32, 32, 2},
        {"cells_front", 32, 32, 3},
        {"cells_floor", 32, 32, 2},
        {"bones", 32, 32, 1},
        {"pebbles", 32, 32, 1},
        {"slash_side", 48, 48, 3},
        {"slash_down", 48, 48, 3},
        {"slash_diag", 48, 48, 3},
        {"puff", 32, 32, 4},
        {"spark", 16, 16, 3},
        {"sparkle", 9, 9, 4},
        {"zzz", 16, 16, 2},
        {"mark_alert", 10, 14, 1},
        {"mark_query", 10, 14, 1},
        {"mark_query_empty", 10, 14, 1},
        {"door_ajar", 32, 32, 1},
        {"door_side_ajar", 32, 32, 1},
        {"lock_1", 13, 13, 1},
        {"lock_2", 13, 13, 1},
        {"lock_3", 13, 13, 1},
        {"lock_4", 13, 13, 1},
        {"badge_trap", 13, 13, 1},
        {"spikes", 32, 32, 3},
        {"plate", 32, 32, 2},
        {"pit", 32, 32, 1},
        {"chest_closed", 32, 32, 1},
        {"chest_open", 32, 32, 1},
        {"chest_opening", 32, 32, 3},
        {"furniture_deep", 32, 48, 16},
        {"critter_brick", 14, 9, 2},
        {"critter_moss", 14, 9, 2},
        {"critter_flood", 14, 9, 2},
        {"critter_forge", 14, 9, 2},
        {"moth", 5, 5, 2},
        {"dart", 32, 32, 1},
        {"dart_down", 32, 32, 1},
        {"flame_big", 32, 48, 4},
        {"candle_lit", 32, 32, 4},
        {"arrow_fly_side", 32, 32, 1},
        {"arrow_fly_down", 32, 32, 1},
        {"arrow_fly_diag", 32, 32, 1},
        {"grate", 32, 32, 1},
        {"grate_open", 32, 32, 3},
        {"stairs_lamp", 32, 32, 2},
        {"dust", 32, 32, 4},
        {"eyes", 16, 8, 4},
        {"stars", 24, 12, 4},
        {"sweat", 10, 12, 2},
        {"bank", 32, 32, 4},
        {"crack_front", 32, 32, 1},
        {"crack_top", 32, 32, 1},
        {"crate_broken", 32, 32, 1},
        {"pot_broken", 32, 32, 1},
        {"barrel_lit", 32, 32, 4},
        {"barrel_roll", 20, 20, 4},
        {"shrine", 32, 48, 2},
        {"pedestal", 32, 32, 2},
        {"dais", 32, 32, 1},
        {"web_floor", 32, 32, 2},
        {"scorch", 32, 32, 3},
        {"puddle_wine", 32, 32, 16},
        {"puddle_honey", 32, 32, 16},
        {"fire", 32, 48, 8},
        {"fire_low", 32, 32, 4},
        {"ice_block", 32, 32, 1},
        {"bomb_lit", 32, 32, 4},
        {"potion_0", 32, 32, 1},
        {"potion_1", 32, 32, 1},
        {"potion_2", 32, 32, 1},
        {"potion_3", 32, 32, 1},
        {"potion_4", 32, 32, 1},
        {"scroll_0", 32, 32, 1},
        {"scroll_1", 32, 32, 1},
        {"scroll_2", 32, 32, 1},
        {"scroll_3", 32, 32, 1},
        {"scroll_4", 32, 32, 1},
        {"splash_wine", 96, 96, 4},
        {"splash_honey", 96, 96, 4},
        {"splash_water", 96, 96, 4},
        {"splash_frost", 96, 96, 4},
        {"splash_night", 96, 96, 4},
        {"splash_mending", 96, 96, 4},
        {"splash_fire", 96, 96, 4},
        {"blast", 96, 96, 6},
        {"coin_pop", 16, 16, 4},
        {"hoist", 32, 48, 4},
        {"heart_glow", 32, 32, 4},
        {"aim_end", 9, 9, 2},
        {"charge_dust", 16, 16, 4},
        {"hero_shut_down", 32, 32, 7},
        {"hero_shut_up", 32, 32, 7},
        {"hero_shut_side", 32, 32, 7},
        {"hero_draw_down", 32, 32, 4},
        {"hero_draw_up", 32, 32, 4},
        {"hero_draw_side", 32, 32, 4},
        {"hero_throw_down", 32, 32, 4},
        {"hero_throw_up", 32, 32, 4},
        {"hero_throw_side", 32, 32, 4},
        {"hero_ring", 32, 32, 8},
        {"hero_roll", 32, 32, 4},
        {"hero_brand_down", 32, 32, 4},
        {"hero_brand_up", 32, 32, 4},
        {"hero_brand_side", 32, 32, 4},
        {"worn_long_sword_down", 48, 48, 7},
        {"worn_long_sword_up", 48, 48, 7},
        {"worn_long_sword_side", 48, 48, 7},
        {"worn_axe_down", 48, 48, 7},
        {"worn_axe_up", 48, 48, 7},
        {"worn_axe_side", 48, 48, 7},
        {"worn_buckler_down", 32, 32, 7},
        {"worn_buckler_up", 32, 32, 7},
        {"worn_buckler_side", 32, 32, 7},
        {"worn_kite_shield_down", 32, 32, 7},
        {"worn_kite_shield_up", 32, 32, 7},
        {"worn_kite_shield_side", 32, 32, 7},
    };
    *atlas = (Atlas){0};
    if (!image_init(&atlas->image, PAINTED_W, PAINTED_H)) abort();
    for (size_t i = 0; i < sizeof SPRITES / sizeof *SPRITES; i++) {
        bool left_out = without != NULL && strcmp(without, SPRITES[i].name) == 0;
        if (!left_out) painted_add(atlas, SPRITES[i].name, SPRITES[i].w, SPRITES[i].h, SPRITES[i].frames);
    }
    painted_tiles(atlas, without);
    for (int kind = ACTOR_HERO; kind < ACTOR_KIND_COUNT; kind++) painted_actor(atlas, &ACTORS[kind]);
    for (int kind = 0; kind < ITEM_COUNT; kind++) painted_add(atlas, ITEMS[kind].name, 32, 32, 1);
}
