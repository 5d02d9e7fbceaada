#include "view/tiles_png.h"

#include "io/pieces.h"
#include "view/sprites.h"

#include <stdio.h>

enum { BADGE_X = 10, BADGE_Y = 16 }; // px in a cell

typedef struct Look {
    const char *name; // of the sprite
    int frame;
    const char *badge; // another one on it, or NULL
} Look;

static const Look TILE_LOOKS[TILE_COUNT] = {
    [TILE_WALL] = {"wall_top", 0, NULL},
    [TILE_FLOOR] = {"floor", 0, NULL},
    [TILE_DOOR] = {"door_closed", 0, NULL},
    [TILE_DOOR_OPEN] = {"door_open", 0, NULL},
    [TILE_LOCKED_1] = {"door_locked", 0, "lock_1"},
    [TILE_LOCKED_2] = {"door_locked", 0, "lock_2"},
    [TILE_LOCKED_3] = {"door_locked", 0, "lock_3"},
    [TILE_LOCKED_4] = {"door_locked", 0, "lock_4"},
    [TILE_STAIRS_UP] = {"stairs_up", 0, NULL},
    [TILE_STAIRS_DOWN] = {"stairs_down", 0, NULL},
    [TILE_BRAZIER] = {"barrel", 0, NULL},
    [TILE_BRAZIER_LIT] = {"barrel", 0, NULL},
};

static const Look DECOR_LOOKS[DECOR_COUNT] = {
    [DECOR_TORCH] = {"torch", 0, NULL},       [DECOR_BANNER] = {"banner", 0, NULL},
    [DECOR_PEBBLES] = {"pebbles", 0, NULL},   [DECOR_BONES] = {"bones", 0, NULL},
    [DECOR_MOSS] = {"moss", 0, NULL},         [DECOR_RUG] = {"rug", 4, NULL},
    [DECOR_BRACKET] = {"torch_out", 0, NULL},
};

static const Look SHADED_WALL_LOOK = {"wall_front", 0, NULL};

static Look look_of(Piece piece) {
    if (piece.decor != DECOR_NONE) return DECOR_LOOKS[piece.decor];
    return piece.frame == FRAME_SHADED ? SHADED_WALL_LOOK : TILE_LOOKS[piece.tile];
}

static bool draw_piece(const Atlas *atlas, int index, Image *row, char *error, size_t error_size) {
    Look look = look_of(piece_at(index));
    int sprite;
    if (!sprites_find(atlas, &(SpriteWish){look.name, look.frame + 1, &sprite}, 1, error, error_size))
        return false;
    Vec at = {index * CELL_PX, 0};
    image_stamp(row, &atlas->image, &(Stamp){.from = atlas_frame(atlas, sprite, look.frame), .at = at});
    if (look.badge == NULL) return true;
    if (!sprites_find(atlas, &(SpriteWish){look.badge, 1, &sprite}, 1, error, error_size)) return false;
    at = vec_add(at, (Vec){BADGE_X, BADGE_Y});
    image_stamp(row, &atlas->image, &(Stamp){.from = atlas_frame(atlas, sprite, 0), .at = at});
    return true;
}

bool tileset_picture(const Atlas *atlas, Image *out, char *error, size_t error_size) {
    if (!image_init(out, PIECE_COUNT * CELL_PX, CELL_PX)) return sprites_no_memory(error, error_size);
    for (int i = 0; i < PIECE_COUNT; i++) {
        if (draw_piece(atlas, i, out, error, error_size)) continue;
        image_free(out);
        return false;
    }
    return true;
}

static void put(Image *out, const Image *set, int piece, Vec cell) {
    if (piece == PIECE_NONE) return;
    Stamp stamp = {.from = {piece * CELL_PX, 0, CELL_PX, CELL_PX},
                   .at = {cell.x * CELL_PX, cell.y * CELL_PX}};
    image_stamp(out, set, &stamp);
}

static void draw_level(const Level *level, const Image *set, Image *out) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            put(out, set, piece_of_tile(level_tile(level, cell), (Frame)grid_at(&level->frames, cell)), cell);
            put(out, set, piece_of_decor((Decor)grid_at(&level->decor, cell)), cell);
        }
    }
}

static bool fits(const Level *level, char *error, size_t error_size) {
    int most = PICTURE_SIDE_MAX / CELL_PX, w = level->tiles.w, h = level->tiles.h;
    if (w <= most && h <= most) return true;
    (void)snprintf(error, error_size, "a picture of %dx%d cells is too large: at most %dx%d", w, h, most,
                   most);
    return false;
}

bool picture_of_level(const Atlas *atlas, const Level *level, Image *out, char *error, size_t error_size) {
    Image set;
    *out = (Image){0};
    if (!fits(level, error, error_size) || !tileset_picture(atlas, &set, error, error_size)) return false;
    bool ready = image_init(out, level->tiles.w * CELL_PX, level->tiles.h * CELL_PX);
    if (ready) draw_level(level, &set, out);
    image_free(&set);
    return ready || sprites_no_memory(error, error_size);
}
