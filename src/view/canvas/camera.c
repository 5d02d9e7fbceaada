#include "view/canvas/camera.h"

#include "sim/state/world.h"

static int between(int prev, int pos, int alpha) {
    int64_t sub = (int64_t)prev * 256 + (int64_t)(pos - prev) * alpha;
    return floor_div((int)((sub + 128) >> 8) + SUB / 2, SUB);
}

Vec camera_interpolate_px(Vec prev, Vec pos, int alpha) {
    return (Vec){between(prev.x, pos.x, alpha), between(prev.y, pos.y, alpha)};
}

Camera camera_at(Vec middle, Vec size) {
    return (Camera){.size = size, .origin = {middle.x - size.x / 2, middle.y - size.y / 2}};
}

// ---- looking ahead

enum {
    GAZE_STEP = 1,           // px a tick
    GAZE_RETREAT = 3,        // px a tick, while something would leave the picture
    GAZE_LEAST_SUB = SUB / 4 // sub a tick; slower is not walking
};

// How many px the hero can see beyond the edge of the frame in one direction. `view`: cells that he can see,
// `size`: px of the frame.
static int gaze_most(int view, int size) {
    return int_max(view * CELL_PX + CELL_PX / 2 - size / 2, 0);
}

// How far around him he sees anything, along one axis, in cells.
typedef struct Seen {
    int low, high;
} Seen;

static Seen seen_bits(uint64_t bits, int reach) {
    Seen seen = {0, 0};
    for (int i = 0; i <= 2 * reach; i++) {
        if ((bits >> i & 1) == 0) continue;
        seen.low = int_min(seen.low, i - reach);
        seen.high = i - reach > 0 ? i - reach : seen.high;
    }
    return seen;
}

static void seen_box(const Fov *fov, Seen *across, Seen *down) {
    uint64_t columns = 0, rows = 0;
    for (int y = 0; y <= 2 * fov->reach.y; y++) {
        columns |= fov->rows[y];
        rows |= (uint64_t)(fov->rows[y] != 0) << y;
    }
    *across = seen_bits(columns, fov->reach.x);
    *down = seen_bits(rows, fov->reach.y);
}

// The camera's next offset along one axis, px. `gaze`: the offset now; `walks`: -1, 0 or 1; `hero`: px of the
// hero; `cell`: his cell. What he sees behind him stays in the picture, if it is there while he is in the
// middle.
static int gaze_axis(int gaze, int walks, Seen seen, int hero, int cell, int view, int size) {
    int half = size / 2, most = gaze_most(view, size);
    int ahead = int_max((cell + seen.low) * CELL_PX - hero + half, 0);
    int back = int_min((cell + seen.high + 1) * CELL_PX - hero - half, 0);
    int wanted = walks == 0 ? gaze : walks * most;
    int limited = int_clamp(wanted, int_max(back, -most), int_min(ahead, most));
    bool retreats = gaze > ahead || gaze < back;
    int step = retreats ? GAZE_RETREAT : GAZE_STEP;
    return gaze + int_clamp(limited - gaze, -step, step);
}

// ---- a boss

enum {
    BOSS_SIDE = 40, // px from his middle
    BOSS_UP = 52,
    BOSS_DOWN = 28,
    LEAN_STEP = 2, // px a tick
    PUSH_STEP = 6,
    PUSH_TO_TICKS = 50
};

// How far something reaches beyond a frame of that size in its middle. Negative: at the low side.
static int reach_beyond(int low, int high, int size) {
    return int_max(high - size / 2, 0) + int_min(low + size / 2, 0);
}

// How many px of a boss in sight lie outside the near view, whose middle is `middle`.
static Vec boss_beyond(const World *world, Vec middle) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *boss = &world->actors[i];
        if (!ACTORS[boss->kind].boss || !fov_has(&world->cache.view, cell_of(boss->pos))) continue;
        Vec off = vec_sub(camera_interpolate_px(boss->prev, boss->pos, 256), middle);
        return (Vec){reach_beyond(off.x - BOSS_SIDE, off.x + BOSS_SIDE, NEAR_W),
                     reach_beyond(off.y - BOSS_UP, off.y + BOSS_DOWN, NEAR_H)};
    }
    return (Vec){0, 0};
}

// Half the way to a boss whose next phase begins, as long as the hero stays in the picture.
static Vec push_to_boss(const World *world, Vec middle) {
    enum { MOST_X = 112, MOST_Y = 56 }; // px
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *boss = &world->actors[i];
        if (!ACTORS[boss->kind].boss) continue;
        Vec off = vec_sub(camera_interpolate_px(boss->prev, boss->pos, 256), middle);
        return (Vec){int_clamp(off.x / 2, -MOST_X, MOST_X), int_clamp(off.y / 2, -MOST_Y, MOST_Y)};
    }
    return (Vec){0, 0};
}

static bool phase_begins(const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_PHASE) return true;
    }
    return false;
}

static void lean_tick(CameraLookAhead *gaze, const World *world, Vec middle) {
    gaze->push = phase_begins(world) ? PUSH_TO_TICKS : gaze->push - (gaze->push > 0);
    Vec goal = gaze->push > 0 ? push_to_boss(world, middle) : boss_beyond(world, middle);
    int step = gaze->push > 0 ? PUSH_STEP : LEAN_STEP;
    Vec wanted = vec_sub(goal, gaze->lean);
    gaze->lean_before = gaze->lean;
    gaze->lean.x += int_clamp(wanted.x, -step, step);
    gaze->lean.y += int_clamp(wanted.y, -step, step);
}

// The lean between two ticks along one axis. A frame that is larger than the near view needs less of it.
static int lean_at(int before, int now, int alpha, int size, int near) {
    int lean = before + (now - before) * alpha / 256, spare = int_max((size - near) / 2, 0);
    return int_sign(lean) * int_max(int_abs(lean) - spare, 0);
}

static int walks_along(int sub) {
    return int_abs(sub) < GAZE_LEAST_SUB ? 0 : int_sign(sub);
}

void camera_tick_ahead(CameraLookAhead *gaze, const World *world, bool reduced_motion) {
    bool fallen = world->outcome == OUTCOME_DEATH;
    gaze->fallen = !fallen ? 0 : reduced_motion ? FALLEN_TICKS : int_min(gaze->fallen + 1, FALLEN_TICKS);
    if (reduced_motion) return;
    const Actor *hero = &world->actors[HERO];
    Vec px = camera_interpolate_px(hero->prev, hero->pos, 256), step = vec_sub(hero->pos, hero->prev);
    Seen across, down;
    seen_box(&world->cache.view, &across, &down);
    gaze->before = gaze->now;
    gaze->now.x =
        gaze_axis(gaze->now.x, walks_along(step.x), across, px.x, world->cache.view.eye.x, VIEW_X, NEAR_W);
    gaze->now.y =
        gaze_axis(gaze->now.y, walks_along(step.y), down, px.y, world->cache.view.eye.y, VIEW_Y, NEAR_H);
    lean_tick(gaze, world, vec_add(px, gaze->now));
}

// ---- the level's edges

// How many px of rock may show beyond a level's edges in the near view: as much as the panels in the corners
// cover, without the outermost wall.
enum { ROOM_TOP = 64, ROOM_BOTTOM = 16, ROOM_LEFT = 0, ROOM_RIGHT = 80 };

// The origin along one axis. A level that is smaller than the frame is in the middle, if there is room
// enough.
static int clamp_axis(int origin, int level, int size, int low_room, int high_room) {
    int low = -low_room, high = level + high_room - size;
    return low <= high ? int_clamp(origin, low, high) : int_clamp((level - size) / 2, high, low);
}

// ---- a death

enum { DEATH_EDGE = 32 }; // px from the edges of its picture to whoever is in it

// From the hero to what killed him, px.
static Vec killer_off(const World *world) {
    Vec off = vec_sub(world->actors[world->killer_id].pos, world->actors[HERO].pos);
    return (Vec){off.x / SUB, off.y / SUB};
}

Rect camera_end_part(const World *world, Vec size) {
    Vec off = killer_off(world);
    Vec need = {int_abs(off.x) + 2 * DEATH_EDGE, int_abs(off.y) + 2 * DEATH_EDGE};
    if (size.x >= size.y && need.x <= size.x / 2)
        return (Rect){0, 0, int_max(size.x * 2 / 5, need.x), size.y};
    return (Rect){0, 0, size.x, int_clamp(need.y, size.y * 2 / 5, size.y / 2)};
}

// The origin that puts the dead hero and his killer into their part of the frame, as far as both have room.
static Vec death_origin(const World *world, Vec hero, Vec size) {
    Rect part = camera_end_part(world, size);
    Vec off = killer_off(world), most = {part.w / 2 - DEATH_EDGE, part.h / 2 - DEATH_EDGE};
    Vec middle = {hero.x + int_clamp(off.x / 2, -most.x, most.x),
                  hero.y + int_clamp(off.y / 2, -most.y, most.y)};
    return vec_sub(middle, (Vec){part.w / 2, part.h / 2});
}

Camera camera_following_hero(const World *world, const CameraLookAhead *gaze, Vec hero, Vec size, Vec layer,
                             int alpha) {
    Vec most = {gaze_most(VIEW_X, size.x), gaze_most(VIEW_Y, size.y)}, way = vec_sub(gaze->now, gaze->before);
    Vec ahead = {gaze->before.x + way.x * alpha / 256, gaze->before.y + way.y * alpha / 256};
    Vec middle = {hero.x + int_clamp(ahead.x, -most.x, most.x), hero.y + int_clamp(ahead.y, -most.y, most.y)};
    Vec lean = {lean_at(gaze->lean_before.x, gaze->lean.x, alpha, size.x, NEAR_W),
                lean_at(gaze->lean_before.y, gaze->lean.y, alpha, size.y, NEAR_H)};
    Camera camera = camera_at(vec_add(middle, lean), size);
    Vec level = {world->level.tiles.w * CELL_PX, world->level.tiles.h * CELL_PX};
    camera.origin.x = clamp_axis(camera.origin.x, level.x, size.x, ROOM_LEFT * size.x / layer.x,
                                 ROOM_RIGHT * size.x / layer.x);
    camera.origin.y = clamp_axis(camera.origin.y, level.y, size.y, ROOM_TOP * size.x / layer.x,
                                 ROOM_BOTTOM * size.x / layer.x);
    if (gaze->fallen == 0) return camera;
    Vec death = vec_sub(death_origin(world, hero, size), camera.origin);
    camera.origin.x += death.x * gaze->fallen / FALLEN_TICKS;
    camera.origin.y += death.y * gaze->fallen / FALLEN_TICKS;
    return camera;
}

bool camera_shows(const Camera *camera, Vec px, int margin) {
    Vec at = camera_to_frame(camera, px);
    return at.x >= -margin && at.y >= -margin && at.x < camera->size.x + margin &&
           at.y < camera->size.y + margin;
}

Rect camera_cells(const Camera *camera) {
    int x0 = floor_div(camera->origin.x, CELL_PX),
        x1 = floor_div(camera->origin.x + camera->size.x - 1, CELL_PX);
    int y0 = floor_div(camera->origin.y, CELL_PX),
        y1 = floor_div(camera->origin.y + camera->size.y - 1, CELL_PX);
    return (Rect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}
