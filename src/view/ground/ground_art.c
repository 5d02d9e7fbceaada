#include "view/ground/ground_art.h"

#include "view/canvas/sprites.h"

// Things that were left on the floor. They are joined with the same thing on their four sides, or come in
// variants.
static const struct {
    const char *name;
    int frames;
    bool joins;
} STAINS[STAIN_COUNT] = {
    [STAIN_WINE] = {"puddle_wine", 16, true},
    [STAIN_HONEY] = {"puddle_honey", 16, true},
    [STAIN_SCORCH] = {"scorch", 3, false},
};

// The sprites of fixtures' looks.
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

static bool find_tile(const Atlas *atlas, const char *name, int *sprite, Error *error) {
    *sprite = -1;
    return name == NULL || sprites_find(atlas, &(SpriteWish){name, 1, sprite}, 1, error);
}

static bool find_tiles(GroundArt *art, const Atlas *atlas, Error *error) {
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        if (!find_tile(atlas, TILES[tile].sprite, &art->tiles[tile], error) ||
            !find_tile(atlas, TILES[tile].side, &art->sides[tile], error)) {
            return false;
        }
    }
    return true;
}

// The flame of a torch is drawn separately, because it moves.
static bool find_decors(GroundArt *art, const Atlas *atlas, Error *error) {
    static const int FRAMES[DECOR_COUNT] = {[DECOR_RUG] = RUG_PARTS, [DECOR_PEDESTAL] = PEDESTAL_SUNK + 1};
    for (int decor = 0; decor < DECOR_COUNT; decor++) {
        const char *name = DECORS[decor == DECOR_TORCH ? DECOR_BRACKET : decor].piece.name;
        SpriteWish wish = {name, int_max(FRAMES[decor], 1), &art->decors[decor]};
        art->decors[decor] = -1;
        if (name != NULL && !sprites_find(atlas, &wish, 1, error)) return false;
    }
    return true;
}

static bool find_pools(GroundArt *art, const Atlas *atlas, Error *error) {
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        SpriteWish wish = {TILES[tile].pool, TILES[tile].pool_frames, &art->pools[tile]};
        art->pools[tile] = -1;
        art->ripples[tile] = TILES[tile].ripples;
        if (wish.name != NULL && !sprites_find(atlas, &wish, 1, error)) return false;
    }
    return true;
}

static bool find_stains(GroundArt *art, const Atlas *atlas, Error *error) {
    for (int stain = 0; stain < STAIN_COUNT; stain++) {
        SpriteWish wish = {STAINS[stain].name, STAINS[stain].frames, &art->stains[stain]};
        art->stains[stain] = -1;
        art->joins[stain] = STAINS[stain].joins;
        if (wish.name != NULL && !sprites_find(atlas, &wish, 1, error)) return false;
    }
    return true;
}

static bool find_looks(GroundArt *art, const Atlas *atlas, Error *error) {
    for (int look = 0; look < LOOK_COUNT; look++) {
        int frame = LOOK_SPRITES[look].frame;
        SpriteWish wish = {LOOK_SPRITES[look].name, frame + 1, &art->looks[look]};
        art->looks[look] = -1;
        art->look_frames[look] = frame;
        if (wish.name != NULL && !sprites_find(atlas, &wish, 1, error)) return false;
    }
    return true;
}

static bool find_themes(GroundArt *art, const Atlas *atlas, Error *error) {
    for (int i = 0; i < THEME_COUNT * GROWTH_PLACES; i++) {
        int place = i % GROWTH_PLACES;
        ThemeArt *theme = &art->themes[i / GROWTH_PLACES];
        const GrowthInfo *growth = &THEMES[i / GROWTH_PLACES].growths[place];
        if (!find_tile(atlas, growth->sprite, &theme->growths[place], error) ||
            !find_tile(atlas, growth->glow, &theme->glows[place], error)) {
            return false;
        }
    }
    return true;
}

static bool find_rooms(GroundArt *art, const Atlas *atlas, Error *error) {
    for (int i = 0; i < THEME_COUNT * THEME_ROOMS; i++) {
        int room = i % THEME_ROOMS;
        ThemeArt *theme = &art->themes[i / THEME_ROOMS];
        const Theme *info = &THEMES[i / THEME_ROOMS];
        if (!find_tile(atlas, info->on_walls[room], &theme->on_walls[room], error) ||
            !find_tile(atlas, info->on_floors[room], &theme->on_floors[room], error)) {
            return false;
        }
    }
    return true;
}

bool ground_art_find(GroundArt *art, const Atlas *atlas, Error *error) {
    const SpriteWish wishes[] = {
        {"floor", FLOORS_CRACKED + 1, &art->floor},
        {"wall_front", 1, &art->wall_front},
        {"wall_top", 1, &art->wall_top},
        {"column", 1, &art->column},
        {"rim_front", 3, &art->rim_front},
        {"rim_top", 3, &art->rim_top},
        {"stairs_lamp", LAMP_LIT + 1, &art->stairs_lamp},
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
    return sprites_find(atlas, wishes, sizeof wishes / sizeof *wishes, error) &&
           find_tiles(art, atlas, error) && find_decors(art, atlas, error) && find_looks(art, atlas, error) &&
           find_pools(art, atlas, error) && find_stains(art, atlas, error) &&
           find_themes(art, atlas, error) && find_rooms(art, atlas, error);
}
