#include "view/scene/marks.h"

#include "sim/combat/blows.h"
#include "sim/combat/turns.h"
#include "sim/monsters/chanter.h"

enum {
    DOT_EVERY = 7, // px
    DOT_PX = 3,
    LINE_CELLS = 11,
    CHEVRON_EVERY = 16,
    CHEVRON_PX = 7,
    LAST_TICKS = 8, // of a wind-up, in which the mark is strongest
    MARCH_TICKS = 3,
    BLINK_TICKS = 6,
    HOT_TICKS = 30, // of a fuse
    MOTE_EVERY = 18,
    POSE_PX = 40, // the farthest reach that a pose shows
    AIM_UP_PX = 8 // px from the middle of a body's box up to its bow
};

#define DANGER 0xf06450u
#define HOT    0xffee92u
#define SONG   0x8ee6b4u

// A line on the level that is followed px by px.
typedef struct Lane {
    Vec from; // px
    Vec way;  // its direction, of any length
    int length;
} Lane;

static Vec along(const Lane *lane, int px) {
    return vec_add(lane->from, (Vec){lane->way.x * px / lane->length, lane->way.y * px / lane->length});
}

static int length_of(Vec way) {
    return (int)int_sqrt((uint64_t)((int64_t)way.x * way.x) + (uint64_t)((int64_t)way.y * way.y));
}

// The line from an actor to its target. During the wind-up Actor.push has the direction.
static bool lane_of(const View *view, int index, Lane *lane) {
    *lane = (Lane){.from = view_body(view, index), .way = view->world->actors[index].push};
    lane->length = length_of(lane->way);
    return lane->length > 0;
}

static bool is_open(const View *view, Vec px) {
    return !level_solid(&view->shown->level, cell_of_px(px)) &&
           light_visibility_at(view->light, px) > FIELD_ONE / 2;
}

// The length in px up to the first obstacle.
static int reach_of(const View *view, const Lane *lane) {
    int px = 0;
    while (px < LINE_CELLS * CELL_PX && !level_solid(&view->shown->level, cell_of_px(along(lane, px))))
        px += 2;
    return px;
}

static bool is_last(const Actor *actor) {
    return blow_of(actor)->windup - actor->act_ticks <= LAST_TICKS;
}

// The strength of the mark, which grows during the wind-up: 0..255.
static uint32_t strength(const Actor *actor) {
    int windup = int_max(blow_of(actor)->windup, 1);
    return (uint32_t)int_clamp(140 + 110 * actor->act_ticks / windup, 0, 250);
}

static void put(const View *view, Vec px, int side, Colour colour) {
    Vec at = camera_to_frame(&view->camera, px);
    image_fill(view->frame, (Rect){at.x - side / 2, at.y - side / 2, side, side}, colour);
}

// Draws the line of a shooter up to the first obstacle, and the sign at its end.
static void draw_line(const View *view, int index, const Atlas *atlas, int aim_end) {
    const Actor *actor = &view->world->actors[index];
    Lane lane;
    if (!lane_of(view, index, &lane)) return;
    int reach = reach_of(view, &lane), phase = (int)(view->clock / MARCH_TICKS) % DOT_EVERY;
    uint32_t alpha = strength(actor);
    Colour colour = is_last(actor) && view_flash_is_on(view, 2) ? HOT : DANGER;
    Vec up = {0, AIM_UP_PX};
    for (int px = CELL_PX / 2 + phase; px < reach; px += DOT_EVERY) {
        Vec at = along(&lane, px);
        if (!is_open(view, at)) continue;
        put(view, vec_sub(at, up), DOT_PX + 2, alpha / 2 << 24 | (INK & 0xffffffu));
        put(view, vec_sub(at, up), DOT_PX, alpha << 24 | colour);
    }
    Rect from = atlas_frame(atlas, aim_end, view_flash_is_on(view, BLINK_TICKS) ? 0 : 1);
    Vec end = camera_to_frame(&view->camera, vec_sub(along(&lane, reach), up));
    Blit blit = {.from = from, .at = {end.x - from.w / 2, end.y - from.h / 2}, .alpha = (int)alpha};
    if (is_open(view, along(&lane, int_max(reach - 4, 0)))) image_blit(view->frame, &atlas->image, &blit);
}

// Draws an arrow's head across the line, in two strokes.
static void draw_chevron(const View *view, const Lane *lane, int px, Colour colour) {
    Vec tip = along(lane, px), side = {-lane->way.y, lane->way.x};
    for (int i = -CHEVRON_PX; i <= CHEVRON_PX; i++) {
        Vec at = vec_add(tip, (Vec){side.x * i / lane->length, side.y * i / lane->length});
        at = vec_sub(at,
                     (Vec){lane->way.x * int_abs(i) / lane->length, lane->way.y * int_abs(i) / lane->length});
        if (is_open(view, at)) put(view, at, 2, colour);
    }
}

// Draws the two edges of a charge's way, and arrow heads that run along it.
static void draw_lane(const View *view, int index) {
    const Actor *actor = &view->world->actors[index];
    Lane lane;
    if (!lane_of(view, index, &lane)) return;
    int reach = (blow_lane_reach(view->world, actor) + blow_lane_front(actor)) / SUB,
        phase = (int)(view->clock / 2) % CHEVRON_EVERY;
    int half = blow_lane_half(actor) / SUB;
    uint32_t alpha = strength(actor) * 3 / 4;
    Colour colour = is_last(actor) ? HOT : DANGER;
    Vec side = {-lane.way.y * half / lane.length, lane.way.x * half / lane.length};
    for (int px = CELL_PX / 2; px < reach; px += 2) {
        Vec at = along(&lane, px);
        if (!is_open(view, at)) continue;
        put(view, vec_add(at, side), 2, alpha << 24 | colour);
        put(view, vec_sub(at, side), 2, alpha << 24 | colour);
    }
    for (int px = CELL_PX / 2 + phase; px < reach; px += CHEVRON_EVERY)
        draw_chevron(view, &lane, px, alpha << 24 | colour);
}

// Draws the edge of an arc that reaches further than its pose shows.
static void draw_sweep(const View *view, int index) {
    const Actor *actor = &view->world->actors[index];
    int reach = blow_of(actor)->reach;
    Colour colour = strength(actor) * 3 / 4 << 24 | (is_last(actor) ? HOT : DANGER);
    for (int i = -reach; i <= reach; i += 2) {
        int other = (int)int_sqrt((uint64_t)(reach * reach - i * i));
        const Vec ways[] = {{i, other}, {i, -other}, {other, i}, {-other, i}};
        for (int k = 0; k < 4; k++) {
            Vec at = vec_add(view_body(view, index), ways[k]);
            if (blow_faces(actor, actor->aim, ways[k]) && is_open(view, at)) put(view, at, 2, colour);
        }
    }
}

// Draws dashes around the cells within `around` cells, which move faster at the end. `left`: ticks until
// then.
static void draw_cells(const View *view, Vec cell, int around, int left) {
    enum { DASH = 8 };
    Vec corner = {(cell.x - around) * CELL_PX, (cell.y - around) * CELL_PX};
    int far = (2 * around + 1) * CELL_PX;
    bool hot = left < HOT_TICKS && view_flash_is_on(view, 3);
    Colour colour = 0xd0000000u | (hot ? HOT : DANGER);
    int phase = (int)(view->clock / (left < HOT_TICKS ? 2 : 4)) % DASH;
    for (int i = 0; i < far; i += 2) {
        if ((i + phase) % DASH >= DASH / 2) continue;
        const Vec edge[4] = {{i, 0}, {far - 2 - i, far - 2}, {far - 2, i}, {0, far - 2 - i}};
        for (int k = 0; k < 4; k++) {
            Vec at = vec_add(corner, edge[k]);
            if (light_visibility_at(view->light, at) > 0) put(view, vec_add(at, (Vec){1, 1}), 2, colour);
        }
    }
}

static void draw_blast(const View *view, Vec cell, int left) {
    draw_cells(view, cell, 1, left);
}

static void draw_fire(const View *view, int index, int left) {
    Threat cells[FLAMES_CELLS];
    int count = turns_list_fire(view->world, index, cells, FLAMES_CELLS);
    for (int i = 0; i < count; i++) draw_cells(view, cells[i].cell, 0, left);
}

static bool is_seen(const View *view, Vec cell) {
    return fov_has(&view->world->cache.view, cell);
}

static void draw_blasts(const View *view) {
    const World *world = view->world;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool hisses = item->kind == ITEM_BOMB && !item->taken && item->burns > 0;
        if (hisses && is_seen(view, cell_of(item->pos))) draw_blast(view, cell_of(item->pos), item->burns);
    }
    for (int i = 0; i < world->floor.prop_count; i++) {
        const Prop *prop = &world->floor.props[i];
        bool hisses = level_tile(&world->level, prop->cell) == TILE_BARREL && prop->hp <= 0;
        if (hisses && is_seen(view, prop->cell)) draw_blast(view, prop->cell, prop->slide);
    }
}

static bool winds_up(const View *view, int index, StyleKind style) {
    const Actor *actor = &view->world->actors[index];
    return actor->kind > ACTOR_HERO && actor->act == ACT_WINDUP && ACTORS[actor->kind].style == style;
}

// Marks the cells where a blow will fall. (Turn by turn all blows are marked.)
static void draw_blow(const View *view, int index) {
    const Actor *actor = &view->world->actors[index];
    if (actor->kind <= ACTOR_HERO || actor->act != ACT_WINDUP || world_is_turn_based(view->world)) return;
    const Blow *blow = blow_of(actor);
    int left = blow->windup - actor->act_ticks;
    bool far = blow->shape < SHAPE_AREA && blow->reach > POSE_PX && !blow->heals;
    if (far) draw_sweep(view, index);
    if (blow->shape == SHAPE_LANE) draw_lane(view, index);
    if (blow->shape == SHAPE_AREA) draw_blast(view, actor->brain.mark, left);
    if (blow->shape == SHAPE_FIRE) draw_fire(view, index, left);
}

void marks_draw_threats(const View *view) {
    for (int i = HERO + 1; i < view->world->actor_count; i++) draw_blow(view, i);
    draw_blasts(view);
}

// Draws a chanter's thread: specks that run to the monster that it heals.
static void draw_thread(const View *view, int index) {
    ActorId ward = chanter_hurt_ally(view->world, index);
    if (ward == NOBODY) return;
    Lane lane = {.from = view_body(view, index),
                 .way = vec_sub(view_body(view, ward), view_body(view, index))};
    lane.length = int_max(length_of(lane.way), 1);
    int phase = (int)(view->clock / 2) % MOTE_EVERY;
    for (int px = 0; px < lane.length; px += 2) {
        Vec at = vec_sub(along(&lane, px), (Vec){0, AIM_UP_PX});
        at.y += (int)(view->clock / 4 + (uint32_t)px / 6) % 4 / 2;
        bool mote = (px + MOTE_EVERY - phase) % MOTE_EVERY < 4;
        if (is_open(view, along(&lane, px)))
            put(view, at, mote ? 4 : 2, (mote ? 0xf0000000u : 0x80000000u) | SONG);
    }
}

bool marks_find_afar(const View *view, int index, Vec *edge) {
    enum { INSET = 20 }; // px
    const Actor *actor = &view->world->actors[index];
    Vec body = view_body(view, index), at = camera_to_frame(&view->camera, body);
    bool known = ACTORS[actor->kind].boss || is_seen(view, cell_of(actor->pos));
    *edge = (Vec){int_clamp(at.x, INSET, view->camera.size.x - INSET),
                  int_clamp(at.y, INSET, view->camera.size.y - INSET)};
    return actor->kind > ACTOR_HERO && actor->act == ACT_WINDUP && known &&
           !camera_shows(&view->camera, body, 0);
}

// Draws an arrow head that points to it.
static void draw_afar(const View *view, int index) {
    Vec edge;
    if (!marks_find_afar(view, index, &edge)) return;
    Vec way = DIRS[dir_of(vec_sub(camera_to_frame(&view->camera, view_body(view, index)), edge))];
    bool last = is_last(&view->world->actors[index]);
    for (int wide = 3; wide >= 0; wide -= 3) { // an edge of ink, then the head
        for (int i = -MARKS_AFAR_PX; i <= MARKS_AFAR_PX; i++) {
            int back = int_abs(i), side = 3 + wide;
            Vec px = {edge.x - way.x * back - way.y * i, edge.y - way.y * back + way.x * i};
            Colour colour = wide > 0 ? INK : last ? HOT : DANGER;
            image_fill(view->frame, (Rect){px.x - side / 2, px.y - side / 2, side, side},
                       0xff000000u | colour);
        }
    }
}

void marks_draw_lines(const View *view, const Atlas *atlas, int aim_end) {
    for (int i = HERO + 1; i < view->world->actor_count; i++) {
        draw_afar(view, i);
        if (winds_up(view, i, STYLE_SHOOT)) draw_line(view, i, atlas, aim_end);
        if (winds_up(view, i, STYLE_CHANT)) draw_thread(view, i);
    }
}
