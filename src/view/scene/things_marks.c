// Draws, unlit and above everything: remembered flames, health bars, and the marks above heads.
#include "view/scene/things_marks.h"

#include "map/balance_notice.h"
#include "sim/space/sight.h"
#include "view/light/lamps.h"
#include "view/scene/things_parts.h"

enum { MARK_W = 10, MARK_H = 14, BAR_W = 18, BAR_H = 3, ZZZ_TICKS = 28, STARS_TICKS = 6, SWEAT_TICKS = 14 };
enum { REMEMBERED = 130 }; // of FIELD_ONE: how opaque a remembered flame is

static void draw_sprite(const Things *things, const View *view, int sprite, int frame, Vec px, int alpha) {
    Blit blit = {.from = atlas_frame(things->atlas, sprite, frame), .alpha = alpha};
    blit.at = camera_to_frame(&view->camera, px);
    if (alpha > 0) image_blit(view->frame, &things->atlas->image, &blit);
}

// Draws flames that burned when he last saw them; he cannot know whether they still do.
static void draw_remembered(const Things *things, const View *view, Vec cell) {
    const Level *level = &view->shown->level;
    const Fades *fades = &view->light->fades;
    bool torch = grid_get(&level->decor, cell, DECOR_NONE) == DECOR_TORCH &&
                 grid_get(&level->frames, cell, FRAME_PLAIN) == FRAME_SHADED;
    Tile tile = level_tile(level, cell);
    bool brazier = tile == TILE_BRAZIER_LIT || tile == TILE_GREAT_FIRE;
    if (!(torch || brazier) || shown_is_stone_moving(view->shown, cell)) return;
    Vec front = torch ? vec_add(cell, DIRS[DIR_S]) : cell;
    int left = grid_get(&fades->explored, front, 0) - grid_get(&fades->visible, cell, 0);
    int sprite = torch ? things->art.flame : things->art.brazier_flame;
    int height = atlas_frame(things->atlas, sprite, 0).h;
    Vec px = {cell.x * CELL_PX, (cell.y + 1) * CELL_PX - height};
    if (tile == TILE_GREAT_FIRE) px.y -= GREAT_FIRE_UP_PX;
    draw_sprite(things, view, sprite, 0, px, int_max(left, 0) * REMEMBERED / FADE_FULL);
}

static void draw_all_remembered(const Things *things, const View *view) {
    Rect cells = camera_cells(&view->camera);
    for (int y = cells.y; y <= cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) draw_remembered(things, view, (Vec){x, y});
    }
}

void torch_flame_draw(const Things *things, const View *view, int lamp_index) {
    const Lamp *lamp = &view->light->lamps.at[lamp_index];
    Vec wall = vec_add(lamp->flame.cell, DIRS[DIR_N]), px = {wall.x * CELL_PX, wall.y * CELL_PX};
    if (!camera_shows(&view->camera, px, CELL_PX)) return;
    int visible = grid_get(&view->light->fades.visible, wall, 0) * lamp->shown / FADE_FULL;
    visible = int_min(visible, grid_get(&view->light->fades.explored, lamp->flame.cell, 0));
    draw_sprite(things, view, things->art.flame, (int)(view->clock / FLAME_TICKS) + lamp_index, px,
                thing_solid(visible));
}

void things_draw_flames(const Things *things, const View *view) {
    draw_all_remembered(things, view);
    const Lamps *lamps = &view->light->lamps;
    for (int i = 0; i < lamps->count; i++) {
        if (lamps->at[i].flame.kind == FLAME_TORCH) torch_flame_draw(things, view, i);
    }
}

static void draw_bar(const View *view, const Actor *actor, Vec px) {
    Vec at = camera_to_frame(&view->camera, (Vec){px.x - BAR_W / 2, px.y});
    int full = (BAR_W * actor->hp + actor->hp_max - 1) / actor->hp_max;
    image_fill(view->frame, (Rect){at.x - 1, at.y - 1, BAR_W + 2, BAR_H + 2}, INK);
    image_fill(view->frame, (Rect){at.x, at.y, BAR_W, BAR_H}, 0xff8a1c33);
    image_fill(view->frame, (Rect){at.x, at.y, full, BAR_H}, 0xffc8333b);
    image_fill(view->frame, (Rect){at.x, at.y, full, 1}, 0xfff06450);
}

// Draws a question mark that is filled from below.
static void draw_query(const Things *things, const View *view, Vec px, int part, int whole) {
    draw_sprite(things, view, things->art.query_empty, 0, px, FIELD_ONE);
    int empty = MARK_H - MARK_H * part / whole;
    Rect from = atlas_frame(things->atlas, things->art.query, 0);
    Blit blit = {.from = {from.x, from.y + empty, from.w, from.h - empty}};
    blit.at = camera_to_frame(&view->camera, (Vec){px.x, px.y + empty});
    image_blit(view->frame, &things->atlas->image, &blit);
}

// How much "?" is filled, of NOTICE_FULL; 0: it is not shown.
static int doubt(const Actor *actor) {
    if (actor->brain.mind == MIND_CHASE) return 0;
    if (actor->brain.mind == MIND_SEARCH) return NOTICE_FULL;
    int least = actor->brain.mind == MIND_SUSPICIOUS ? NOTICE_LOOK : 0;
    return int_clamp(actor->brain.notice, least, NOTICE_FULL);
}

// `px`: above the middle of the head.
static void draw_mark(const Things *things, const View *view, int index, Vec px) {
    const Actor *actor = &view->world->actors[index];
    const ThingArt *art = &things->art;
    int alert = things->effects->alert[index], jump = int_clamp(alert - (ALERT_TICKS - 6), 0, 6);
    int doubts = doubt(actor),
        hop = actor->brain.mind == MIND_SUSPICIOUS ? int_max(6 - actor->brain.mind_ticks, 0) : 0;
    int beat = (int)(view->clock / STARS_TICKS) + index;
    Vec at = {px.x - MARK_W / 2, px.y - MARK_H};
    if (actor->brain.mind == MIND_STUNNED) {
        draw_sprite(things, view, art->stars, beat, (Vec){px.x - 12, px.y - 6}, FIELD_ONE);
    } else if (alert > 0) {
        draw_sprite(things, view, art->alert, 0, (Vec){at.x, at.y + jump}, FIELD_ONE);
    } else if (actor->brain.mind == MIND_FLEE) {
        int frame = (int)(view->clock / SWEAT_TICKS) + index;
        draw_sprite(things, view, art->sweat, frame, (Vec){px.x + 5, px.y - 2}, FIELD_ONE);
    } else if (doubts > 0) {
        draw_query(things, view, (Vec){at.x, at.y - hop}, doubts, NOTICE_FULL);
    } else if (actor->brain.mind == MIND_ASLEEP) {
        int frame = (int)(view->clock / ZZZ_TICKS) + index;
        draw_sprite(things, view, art->zzz, frame, (Vec){px.x + 2, px.y - 8}, FIELD_ONE);
    }
}

static void draw_marks(const Things *things, const View *view, int index) {
    const Actor *actor = &view->world->actors[index];
    Rect box = thing_box(things, actor->kind, view_body(view, index));
    Vec above = {box.x + box.w / 2, box.y + things->sprites->actors[actor->kind].head - 2};
    if (actor->hp < actor->hp_max) {
        above.y -= BAR_H + 2;
        draw_bar(view, actor, above);
    }
    draw_mark(things, view, index, (Vec){above.x, above.y - 1});
}

void things_draw_marks(const Things *things, const View *view) {
    for (int i = 0; i < things->count; i++) {
        const Thing *thing = &things->list[i];
        bool monster = thing->kind == THING_ACTOR && thing->index != HERO;
        if (monster && things->shown[thing->index] > FADE_FULL / 2) draw_marks(things, view, thing->index);
    }
}
