#include "view/ground/ground_art.h"

#include "view/canvas/sprites.h"

// Sprites of tiles that are more than floor and wall; "side": in a column of walls, seen on edge.
static const struct {
    const char *name, *side;
} TILE_SPRITES[TILE_COUNT] = {
    [TILE_DOOR] = {"door_closed", "door_side_closed"},
    [TILE_DOOR_OPEN] = {"door_open", "door_side_open"},
    [TILE_LOCKED_1] = {"door_locked", "door_side_locked"},
    [TILE_LOCKED_2] = {"door_locked", "door_side_locked"},
    [TILE_LOCKED_3] = {"door_locked", "door_side_locked"},
    [TILE_LOCKED_4] = {"door_locked", "door_side_locked"},
    [TILE_STAIRS_UP] = {"stairs_up", NULL},
    [TILE_STAIRS_DOWN] = {"stairs_down", NULL},
    [TILE_BRAZIER] = {"brazier", NULL},
    [TILE_BRAZIER_LIT] = {"brazier_lit", NULL},
};

// What lies instead of floor; it ripples, or has variants.
static const struct {
    const char *name;
    int frames;
    bool ripples;
} POOLS[TILE_COUNT] = {
    [TILE_WATER] = {"water", RIPPLES, true},
    [TILE_ICE] = {"ice", 2, false},
    [TILE_EMBER] = {"ember", RIPPLES, true},
};

// What was left on the floor: joined with its like on the four sides, or one of some variants.
static const struct {
    const char *name;
    int frames;
    bool joins;
} STAINS[STAIN_COUNT] = {
    [STAIN_WINE] = {"puddle_wine", 16, true},
    [STAIN_HONEY] = {"puddle_honey", 16, true},
    [STAIN_SCORCH] = {"scorch", 3, false},
};

// Sprites of looks.
static const struct {
    const char *name;
    int frame;
} LOOK_SPRITES[LOOK_COUNT] = {
    [LOOK_SPIKES] = {"spikes", 0},      [LOOK_SPIKES_CLICK] = {"spikes", 1},
    [LOOK_SPIKES_OUT] = {"spikes", 2},  [LOOK_PLATE] = {"plate", 0},
    [LOOK_PLATE_DOWN] = {"plate", 1},   [LOOK_PIT] = {"pit", 0},
    [LOOK_GRATE] = {"grate", 0},        [LOOK_GRATE_1] = {"grate_open", 0},
    [LOOK_GRATE_2] = {"grate_open", 1}, [LOOK_GRATE_3] = {"grate_open", 2},
};

static bool find_tile(const Atlas *atlas, const char *name, int *sprite, char *error, size_t error_size) {
    *sprite = -1;
    return name == NULL || sprites_find(atlas, &(SpriteWish){name, 1, sprite}, 1, error, error_size);
}

static bool find_tiles(GroundArt *art, const Atlas *atlas, char *error, size_t error_size) {
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        if (!find_tile(atlas, TILE_SPRITES[tile].name, &art->tiles[tile], error, error_size) ||
            !find_tile(atlas, TILE_SPRITES[tile].side, &art->sides[tile], error, error_size)) {
            return false;
        }
    }
    return true;
}

static bool find_pools(GroundArt *art, const Atlas *atlas, char *error, size_t error_size) {
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        SpriteWish wish = {POOLS[tile].name, POOLS[tile].frames, &art->pools[tile]};
        art->pools[tile] = -1;
        art->ripples[tile] = POOLS[tile].ripples;
        if (wish.name != NULL && !sprites_find(atlas, &wish, 1, error, error_size)) return false;
    }
    return true;
}

static bool find_stains(GroundArt *art, const Atlas *atlas, char *error, size_t error_size) {
    for (int stain = 0; stain < STAIN_COUNT; stain++) {
        SpriteWish wish = {STAINS[stain].name, STAINS[stain].frames, &art->stains[stain]};
        art->stains[stain] = -1;
        art->joins[stain] = STAINS[stain].joins;
        if (wish.name != NULL && !sprites_find(atlas, &wish, 1, error, error_size)) return false;
    }
    return true;
}

static bool find_looks(GroundArt *art, const Atlas *atlas, char *error, size_t error_size) {
    for (int look = 0; look < LOOK_COUNT; look++) {
        int frame = LOOK_SPRITES[look].frame;
        SpriteWish wish = {LOOK_SPRITES[look].name, frame + 1, &art->looks[look]};
        art->looks[look] = -1;
        art->look_frames[look] = frame;
        if (wish.name != NULL && !sprites_find(atlas, &wish, 1, error, error_size)) return false;
    }
    return true;
}

bool ground_art_find(GroundArt *art, const Atlas *atlas, char *error, size_t error_size) {
    const SpriteWish wishes[] = {
        {"floor", FLOORS_CRACKED + 1, &art->floor},
        {"wall_front", 1, &art->wall_front},
        {"wall_top", 1, &art->wall_top},
        {"rim_front", 3, &art->rim_front},
        {"rim_top", 3, &art->rim_top},
        {"rug", 9, &art->rug},
        {"torch_out", 1, &art->torch},
        {"stairs_lamp", LAMP_LIT + 1, &art->stairs_lamp},
        {"banner", 1, &art->banner},
        {"pebbles", 1, &art->pebbles},
        {"bones", 1, &art->bones},
        {"moss", 1, &art->moss},
        {"web_floor", 1, &art->web},
        {"pedestal", 2, &art->pedestal},
        {"bank", 4, &art->bank},
        {"crack_front", 1, &art->crack_front},
        {"crack_top", 1, &art->crack_top},
        {"door_ajar", 1, &art->ajar},
        {"door_side_ajar", 1, &art->ajar_side},
        {"lock_1", 1, &art->locks[0]},
        {"lock_2", 1, &art->locks[1]},
        {"lock_3", 1, &art->locks[2]},
        {"lock_4", 1, &art->locks[3]},
    };
    return sprites_find(atlas, wishes, sizeof wishes / sizeof *wishes, error, error_size) &&
           find_tiles(art, atlas, error, error_size) && find_looks(art, atlas, error, error_size) &&
           find_pools(art, atlas, error, error_size) && find_stains(art, atlas, error, error_size);
}
