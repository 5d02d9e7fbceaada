#include "view/debug/tiles_png.h"

#include "base/fail.h"
#include "io/level/pieces.h"
#include "lang/lang.h"
#include "map/level.h"
#include "view/canvas/actor_sprites.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

#include <stdio.h>

enum { BADGE_X = 10, BADGE_Y = 16 }; // px in a cell

static PieceInfo art_of(TilesetPiece piece) {
    if (piece.decor != DECOR_NONE) return DECORS[piece.decor].piece;
    const TileInfo *tile = &TILES[piece.tile];
    return piece.frame == FRAME_SHADED ? tile->front : tile->piece;
}

// Shrinks a picture that is higher than its cell: each px is the nearest one of the picture.
static void draw_small(const Image *image, Rect from, Image *to, Vec at) {
    int w = from.w * CELL_PX / from.h, left = at.x + (CELL_PX - w) / 2;
    for (int y = 0; y < CELL_PX; y++) {
        for (int x = 0; x < w; x++) {
            Rect px = {from.x + x * from.w / w, from.y + y * from.h / CELL_PX, 1, 1};
            image_blit(to, image, &(Blit){.from = px, .at = {left + x, at.y + y}});
        }
    }
}

static bool draw_sprite(const Atlas *atlas, SpriteWish wish, int frame, Image *row, Vec at, Error *error) {
    int sprite;
    if (wish.name == NULL) return true;
    wish.sprite = &sprite;
    if (!sprites_find(atlas, &wish, 1, error)) return false;
    Rect from = atlas_frame(atlas, sprite, frame);
    if (from.h > CELL_PX) {
        draw_small(&atlas->image, from, row, at);
    } else {
        image_blit(row, &atlas->image, &(Blit){.from = from, .at = at});
    }
    return true;
}

static bool draw_piece(const Atlas *atlas, int index, Image *row, Error *error) {
    PieceInfo art = art_of(tileset_piece_at(index));
    Vec at = {index * CELL_PX, 0}, badge = vec_add(at, (Vec){BADGE_X, BADGE_Y});
    SpriteWish under = {art.under, 1, NULL}, whole = {art.name, art.frame + 1, NULL},
               on = {art.badge, 1, NULL};
    return draw_sprite(atlas, under, 0, row, at, error) &&
           draw_sprite(atlas, whole, art.frame, row, at, error) &&
           draw_sprite(atlas, on, 0, row, badge, error);
}

bool tileset_picture(const Atlas *atlas, Image *out, Error *error) {
    if (!image_init(out, PIECE_COUNT * CELL_PX, CELL_PX)) return sprites_no_memory(error);
    for (int i = 0; i < PIECE_COUNT; i++) {
        if (draw_piece(atlas, i, out, error)) continue;
        image_free(out);
        return false;
    }
    return true;
}

static void put(Image *out, const Image *set, int piece, Vec cell) {
    if (piece == PIECE_NONE) return;
    Blit blit = {.from = {piece * CELL_PX, 0, CELL_PX, CELL_PX}, .at = {cell.x * CELL_PX, cell.y * CELL_PX}};
    image_blit(out, set, &blit);
}

static void draw_level(const Level *level, const Image *set, Image *out) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            put(out, set,
                tileset_piece_of_tile(level_tile(level, cell), (Frame)grid_at(&level->frames, cell)), cell);
            put(out, set, tileset_decor_piece((Decor)grid_at(&level->decor, cell)), cell);
        }
    }
}

// ---- what lies and stands there

// Draws a sprite with its feet at the lower edge of a cell.
static void stand(const Atlas *atlas, int sprite, Vec cell, Image *out) {
    Rect from = atlas_frame(atlas, sprite, 0);
    Vec at = {cell.x * CELL_PX + (CELL_PX - from.w) / 2, (cell.y + 1) * CELL_PX - from.h};
    image_blit(out, &atlas->image, &(Blit){.from = from, .at = at});
}

static bool draw_fixtures(const Atlas *atlas, const Level *level, Image *out, Error *error) {
    static const char *const NAMES[FIXTURE_COUNT] = {[FIXTURE_CHEST] = "chest_closed",
                                                     [FIXTURE_SPIKES] = "spikes",
                                                     [FIXTURE_DARTS] = "plate",
                                                     [FIXTURE_PIT] = "pit",
                                                     [FIXTURE_PLATE] = "plate"};
    for (int i = 0; i < level->fixture_count; i++) {
        int sprite;
        const SpriteWish wish = {NAMES[level->fixtures[i].kind], 1, &sprite};
        if (!sprites_find(atlas, &wish, 1, error)) return false;
        stand(atlas, sprite, level->fixtures[i].cell, out);
    }
    return true;
}

// Draws fixtures, items, monsters and the hero, from the lowest to the highest.
static bool draw_contents(const Atlas *atlas, const Level *level, Image *out, Error *error) {
    ActorSprites sprites;
    if (!draw_fixtures(atlas, level, out, error) || !actor_sprites_init(&sprites, atlas, error)) return false;
    for (int i = 0; i < level->items.count; i++)
        stand(atlas, sprites.items[level->items.at[i].kind], level->items.at[i].cell, out);
    for (int i = 0; i < level->monsters.count; i++)
        stand(atlas, sprites.actors[level->monsters.at[i].kind].down, level->monsters.at[i].cell, out);
    stand(atlas, sprites.actors[ACTOR_HERO].down, level->start, out);
    return true;
}

static bool fits(const Level *level, Error *error) {
    int most = PICTURE_SIDE_MAX / CELL_PX, w = level->tiles.w, h = level->tiles.h;
    if (w <= most && h <= most) return true;
    return fail(error, tr("a picture of %dx%d cells is too large: at most %dx%d"), w, h, most, most);
}

bool picture_of_level(const Atlas *atlas, const Level *level, bool bare, Image *out, Error *error) {
    Image set;
    *out = (Image){0};
    if (!fits(level, error) || !tileset_picture(atlas, &set, error)) return false;
    bool ready = image_init(out, level->tiles.w * CELL_PX, level->tiles.h * CELL_PX);
    if (ready) draw_level(level, &set, out);
    image_free(&set);
    if (!ready) return sprites_no_memory(error);
    if (bare || draw_contents(atlas, level, out, error)) return true;
    image_free(out);
    return false;
}
