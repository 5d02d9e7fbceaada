// Everything depends on the scene's tick alone. The sky grows light while the hero climbs. Maps show a px or
// more for each cell of levels that are as he left them.
#include "view/screens/victory.h"

#include "base/text.h"
#include "gen/descent/depths.h"
#include "lang/lang.h"
#include "map/level.h"
#include "sim/space/flames.h"

enum { CLIMB_TICKS = 240, LEVEL_TICKS = 80, FADE_TICKS = 40, STEPS = 9, EDGE = 8 };

#define ROCK      0xff17131cu
#define STONE     0xff43435du
#define STONE_LIT 0xffd8a268u
#define MAP_FLOOR 0xff2f3350u
#define MAP_WALL  0xff1f1c2au
#define MAP_LIT   0xffffc43du
#define MAP_EDGE  0xffa3725fu

static const World *level_at(const Game *game, int index) {
    for (int i = 0; i < GAME_DEPTHS; i++) {
        if (game->worlds[i] != NULL && index-- == 0) return game->worlds[i];
    }
    return NULL;
}

static int count_levels(const Game *game) {
    int count = 0;
    while (count < GAME_DEPTHS && level_at(game, count) != NULL) count++;
    return count;
}

int victory_ticks(const Game *game) {
    const World *world = game == NULL ? NULL : game->worlds[game->depth - 1];
    bool won = world != NULL && world->outcome == OUTCOME_VICTORY && world_descends(world);
    return won ? CLIMB_TICKS + LEVEL_TICKS * (count_levels(game) + 1) : 0;
}

int victory_told(const Game *game, int ticks) {
    if (victory_ticks(game) == 0) return 0;
    if (ticks < CLIMB_TICKS) return ticks < CLIMB_TICKS / VICTORY_BELLS ? 1 : VICTORY_BELLS;
    return VICTORY_BELLS + int_min((ticks - CLIMB_TICKS) / LEVEL_TICKS + 1, count_levels(game));
}

// The flames of a level that stay where they are.
static int count_flames(const World *world) {
    int count = 0;
    for (int i = 0; i < world->cache.flame_count; i++) {
        FlameKind kind = world->cache.flames[i].kind;
        count += kind <= FLAME_BRAND;
    }
    return count;
}

const char *victory_line(const Game *game, int index, char *text) {
    const World *world = index < VICTORY_BELLS ? NULL : level_at(game, index - VICTORY_BELLS);
    if (world == NULL) {
        (void)text_put(text, VICTORY_TEXT_MAX, "%s",
                       index == 0 ? tr("The stairs lead into morning light.")
                                  : tr("Above you, the bells ring."));
        return text;
    }
    int flames = count_flames(world);
    (void)text_put(text, VICTORY_TEXT_MAX,
                   world->level.tower
                       ? tr_n("Floor %d: %d flame still burns.", "Floor %d: %d flames still burn.", flames)
                       : tr_n("Depth %d: %d flame still burns.", "Depth %d: %d flames still burn.", flames),
                   world->depth, flames);
    return text;
}

// ---- the stairs

// From colour to colour: `part` of 256.
static Colour between(Colour from, Colour to, int part) {
    Colour mixed = 0xff000000u;
    for (int shift = 0; shift <= CHANNEL_R; shift += 8) {
        int a = (int)(from >> shift & 255), b = (int)(to >> shift & 255);
        mixed |= (Colour)(a + (b - a) * part / 256) << shift;
    }
    return mixed;
}

// How far the morning is, 0..256.
static int morning(int ticks) {
    return int_clamp(64 + ticks * 192 / CLIMB_TICKS, 64, 256);
}

static void draw_sky(Image *to, int horizon, int ticks) {
    int light = morning(ticks);
    for (int y = 0; y < to->h; y++) {
        int low = int_clamp(y * 256 / int_max(horizon, 1), 0, 256);
        Colour day = low < 128 ? between(0xff2c4a7eu, 0xffcf8a6au, low * 2)
                               : between(0xffcf8a6au, 0xffffdf8cu, (low - 128) * 2);
        image_fill(to, (Rect){0, y, to->w, 1}, between(0xff0b0912u, day, light));
    }
}

// Draws the stairs and the rock below them. Returns where the hero's feet are; `ticks` tells how far up.
static Vec draw_stairs(Image *to, Rect part, int ticks) {
    int wide = int_max(part.w / (STEPS + 4), 6), high = int_max(part.h / (3 * STEPS), 3), feet = 0;
    int climbed = int_min(ticks, CLIMB_TICKS) * (STEPS - 2) * wide / CLIMB_TICKS, left = part.x + 2 * wide;
    Vec hero = {left + wide / 2 + climbed, 0};
    for (int i = -1; i <= STEPS; i++) {
        int x = i < 0 ? 0 : left + i * wide, end = i == STEPS ? to->w : left + (i + 1) * wide;
        int y = part.y + part.h * 2 / 3 - int_clamp(i, 0, STEPS - 1) * high;
        image_fill(to, (Rect){x, y, end - x, to->h - y}, ROCK);
        image_fill(to, (Rect){x, y, end - x, high}, STONE);
        image_fill(to, (Rect){x, y, end - x, 2},
                   between(STONE, STONE_LIT, morning(ticks) * (i + 2) / (STEPS + 2)));
        if (hero.x >= x && hero.x < end) feet = y;
    }
    hero.y = feet;
    return hero;
}

// Draws a sprite enlarged by a whole number. `foot`: the middle of its lower edge.
static void draw_enlarged(const Ui *ui, Image *to, int sprite, Vec foot, int scale) {
    if (sprite < 0) return;
    const Image *atlas = &ui->atlas->image;
    Rect from = atlas_frame(ui->atlas, sprite, 0);
    Vec at = {foot.x - from.w * scale / 2, foot.y - from.h * scale};
    for (int i = 0; i < from.w * from.h; i++) {
        Vec px = {i % from.w, i / from.w};
        Colour colour = atlas->pixels[(from.y + px.y) * atlas->w + from.x + px.x];
        if (colour >> CHANNEL_A >= 128)
            image_fill(to, (Rect){at.x + px.x * scale, at.y + px.y * scale, scale, scale}, colour);
    }
}

// ---- the maps

static Colour map_colour(const World *world, Vec cell) {
    bool wall = level_opaque(&world->level, cell);
    if (level_tile(&world->level, cell) == TILE_VOID) return 0;
    if (flames_is_flame_lit(world, cell)) return wall ? MAP_EDGE : MAP_LIT;
    return wall ? MAP_WALL : MAP_FLOOR;
}

// Draws a level into the middle of a part of the picture, as large as it has room.
static void draw_map(Image *to, const World *world, Rect part, int keep) {
    Vec tiles = {world->level.tiles.w, world->level.tiles.h}, size = {part.w, tiles.y * part.w / tiles.x};
    if (size.y > part.h) size = (Vec){tiles.x * part.h / tiles.y, part.h};
    Vec at = {part.x + (part.w - size.x) / 2, part.y + (part.h - size.y) / 2};
    for (int i = 0; i < size.x * size.y; i++) {
        Vec px = {i % size.x, i / size.x};
        Colour colour = map_colour(world, (Vec){px.x * tiles.x / size.x, px.y * tiles.y / size.y});
        if (colour == 0) continue;
        image_fill(to, (Rect){at.x + px.x, at.y + px.y, 1, 1},
                   (colour & 0xffffffu) | (Colour)int_min(keep, 255) << CHANNEL_A);
    }
}

static void draw_maps(const Ui *ui, Image *to, Rect part, const Game *game, int ticks) {
    int count = count_levels(game), columns = part.w >= 2 * part.h ? count : (count + 1) / 2;
    if (part.w < part.h) columns = int_min(columns, 3);
    int rows = (count + columns - 1) / columns;
    Vec slot = {part.w / columns, part.h / rows};
    for (int i = 0; i < count; i++) {
        int keep = int_clamp((ticks - CLIMB_TICKS - i * LEVEL_TICKS) * 256 / FADE_TICKS, 0, 256);
        if (keep == 0) break;
        const World *world = level_at(game, i);
        char name[16];
        Rect at = {part.x + i % columns * slot.x + 2, part.y + i / columns * slot.y, slot.x - 4, slot.y};
        draw_map(to, world, (Rect){at.x, at.y + FONT_LINE_PX, at.w, at.h - FONT_LINE_PX - 4}, keep);
        (void)text_put(name, sizeof name, world->level.tower ? tr("F%d") : tr("D%d"), world->depth);
        ui_draw_text_centred(ui, to, (Vec){at.x + at.w / 2, at.y}, 1, COLOUR_PALE, name);
    }
}

void victory_draw(const Ui *ui, Image *to, Rect part, const Game *game, int ticks) {
    enum { LINES = 3 };
    char text[VICTORY_TEXT_MAX];
    int scale = int_clamp(part.h / 160, 1, 4);
    draw_sky(to, part.y + part.h / 2, ticks);
    Vec foot = draw_stairs(to, part, ticks);
    draw_enlarged(ui, to, ui->actors[ACTOR_HERO], foot, scale);
    draw_enlarged(ui, to, ui->items[ITEM_CROWN], (Vec){foot.x, foot.y - 17 * scale}, scale);
    int below = part.y + part.h * 2 / 3 + EDGE;
    Rect maps = {part.x + EDGE, below, part.w - 2 * EDGE, part.y + part.h - below - EDGE};
    draw_maps(ui, to, maps, game, ticks);
    if (ticks >= VICTORY_STILL) return;
    (void)victory_line(game, victory_told(game, ticks) - 1, text);
    (void)ui_draw_wrapped(ui, to, (Vec){part.x + part.w / 2, part.y + 2 * EDGE}, part.w - 2 * EDGE, LINES,
                          COLOUR_WHITE, text);
}
