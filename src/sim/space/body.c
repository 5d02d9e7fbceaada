// A gap that looks wide enough must be passable. Therefore corners are rounded for most of a box, because
// heads stand above it. A move is swept along one axis at a time, up to the nearest solid cell or box in the
// swept area. Speeds are smaller than a box, so nothing is jumped over and every body stops flush. Bodies
// are found by the cell of their centre: one that reaches into the area lies within half a box of it.
#include "sim/space/body.h"

#include "sim/space/ground.h"
#include "sim/state/emit.h"

enum { HALF_W = BODY_W * SUB / 2, HALF_H = BODY_H * SUB / 2, SLIDE_MAX = 14 * SUB, RAMP_TICKS = 3 };
// DRAG_EIGHTHS: the speed behind a crate that it pushes. SLIP: how much a velocity changes on ice in each
// tick, in sub a tick. STRIDE: the way from one footstep to the next.
enum { ALL_EIGHTHS = 8, DRAG_EIGHTHS = 4, SLIP = 64 };
enum { STRIDE = 16 * SUB, WALKED_WRAP = 1 << 24 };

// In sub, without the upper ends.
typedef struct Box {
    Vec lo, hi;
} Box;

typedef struct Sweep {
    Box box, area; // the body, and what it passes over
    Vec dir;       // one axis
    int way;       // the free way in sub
    bool blocked;
    Box obstacle; // the nearest one, when blocked
} Sweep;

Vec body_half(ActorKind kind) {
    const ActorInfo *info = &ACTORS[kind];
    return info->w == 0 ? (Vec){HALF_W, HALF_H} : (Vec){info->w * SUB / 2, info->h * SUB / 2};
}

static ActorKind kind_of(const World *world, int index) {
    return index == NOBODY ? ACTOR_NONE : world->actors[index].kind;
}

static Box box_at(Vec pos, Vec half) {
    return (Box){vec_sub(pos, half), vec_add(pos, half)};
}

static Box box_of(const Actor *actor) {
    return box_at(actor->pos, body_half(actor->kind));
}

static Box cell_box(Vec cell) {
    return (Box){{cell.x * CELL_SUB, cell.y * CELL_SUB}, {(cell.x + 1) * CELL_SUB, (cell.y + 1) * CELL_SUB}};
}

static bool overlap(Box a, Box b) {
    return a.lo.x < b.hi.x && b.lo.x < a.hi.x && a.lo.y < b.hi.y && b.lo.y < a.hi.y;
}

// The cell of a coordinate, rounded down, because a swept area may lie outside the level.
static int cell_at(int sub) {
    return sub >= 0 ? sub / CELL_SUB : -1 - (-1 - sub) / CELL_SUB;
}

static int16_t *occupants_of(const World *world, Vec cell) {
    return &world->cache.occupants[grid_index(&world->level.tiles, cell)];
}

ActorId body_first(const World *world, Vec cell) {
    return grid_has(&world->level.tiles, cell) ? *occupants_of(world, cell) : NOBODY;
}

ActorId body_find_free_slot(World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) return i;
    }
    return world->actor_count < ACTORS_MAX ? world->actor_count++ : NOBODY;
}

// Lists are kept in the order of indices, so that a world's state depends only on positions.
void body_enter(World *world, int index, Vec pos) {
    Actor *actor = &world->actors[index];
    int16_t *first = occupants_of(world, cell_of(pos));
    ActorId before = NOBODY, after = *first;
    while (after >= 0 && after < index) {
        before = after;
        after = world->actors[after].next;
    }
    actor->pos = pos;
    actor->next = after;
    if (before < 0) {
        *first = (int16_t)index;
    } else {
        world->actors[before].next = index;
    }
}

void body_leave(World *world, int index) {
    int16_t *first = occupants_of(world, cell_of(world->actors[index].pos));
    if (*first == index) {
        *first = (int16_t)world->actors[index].next;
        return;
    }
    int before = *first;
    while (world->actors[before].next != index) before = world->actors[before].next;
    world->actors[before].next = world->actors[index].next;
}

ActorId body_create(World *world, ActorKind kind, Vec pos) {
    int index = body_find_free_slot(world);
    if (index == NOBODY) return NOBODY;
    Vec cell = cell_of(pos);
    world->actors[index] = (Actor){
        .kind = kind,
        .hp = ACTORS[kind].hp,
        .hp_max = ACTORS[kind].hp,
        .prev = pos,
        .facing = DIR_S,
        .aim = DIR_S,
        .brain.foe = NOBODY,
        .brain.home = cell,
        .brain.seen = cell,
        .brain.route.target = cell,
        .brain.route.step = cell,
    };
    world->cache.broad |= ACTORS[kind].w > 0;
    body_enter(world, index, pos);
    return index;
}

static int gap_along(Box box, Box other, Vec dir) {
    if (dir.x != 0) return dir.x > 0 ? other.lo.x - box.hi.x : box.lo.x - other.hi.x;
    if (dir.y != 0) return dir.y > 0 ? other.lo.y - box.hi.y : box.lo.y - other.hi.y;
    return 0;
}

// Shortens the free way of a sweep if the box is in it.
static void meet(Sweep *sweep, Box other) {
    if (!overlap(sweep->area, other)) return;
    int gap = gap_along(sweep->box, other, sweep->dir);
    if (gap >= sweep->way) return;
    sweep->way = gap;
    sweep->blocked = true;
    sweep->obstacle = other;
}

bool body_looks_like_chest(const Actor *actor) {
    return ACTORS[actor->kind].poses && actor->brain.mind == MIND_AMBUSH;
}

bool body_can_pass_walls(const World *world, int index, Vec cell) {
    const Grid *tiles = &world->level.tiles;
    bool inside = rect_has((Rect){1, 1, tiles->w - 2, tiles->h - 2}, cell);
    return index != NOBODY && ACTORS[world->actors[index].kind].ghostly && inside;
}

static bool stops(const World *world, int index, Vec cell) {
    return level_solid(&world->level, cell) && !body_can_pass_walls(world, index, cell);
}

static void meet_cell(Sweep *sweep, const World *world, int index, Vec cell) {
    if (stops(world, index, cell)) meet(sweep, cell_box(cell));
    for (ActorId i = body_first(world, cell); i != NOBODY; i = world->actors[i].next) {
        if (i != index) meet(sweep, box_of(&world->actors[i]));
    }
}

// Finds how far a body at `pos` can move in the direction `dir`, at most `way`.
static Sweep sweep_along(const World *world, int index, Vec pos, Vec dir, int way) {
    Box box = box_at(pos, body_half(kind_of(world, index)));
    Sweep sweep = {.box = box, .area = box, .dir = dir, .way = way};
    sweep.area.lo.x += int_min(dir.x * way, 0);
    sweep.area.lo.y += int_min(dir.y * way, 0);
    sweep.area.hi.x += int_max(dir.x * way, 0);
    sweep.area.hi.y += int_max(dir.y * way, 0);
    Vec most = world->cache.broad ? (Vec){BROAD_W * SUB / 2, BROAD_H * SUB / 2} : (Vec){HALF_W, HALF_H};
    Vec first = {cell_at(sweep.area.lo.x - most.x), cell_at(sweep.area.lo.y - most.y)};
    Vec last = {cell_at(sweep.area.hi.x + most.x), cell_at(sweep.area.hi.y + most.y)};
    for (int y = first.y; y <= last.y; y++) {
        for (int x = first.x; x <= last.x; x++) meet_cell(&sweep, world, index, (Vec){x, y});
    }
    return sweep;
}

bool body_has_room_at(const World *world, int index, Vec pos) {
    return !sweep_along(world, index, pos, (Vec){0, 0}, 1).blocked;
}

// Distance in sub, along an axis, from the front of a body at `pos` to a cell.
static int gap_before(Vec pos, Vec cell, Vec dir) {
    return gap_along(box_at(pos, (Vec){HALF_W, HALF_H}), cell_box(cell), dir);
}

bool body_overlaps_cell(const World *world, Vec cell) {
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) {
            for (ActorId i = body_first(world, (Vec){x, y}); i != NOBODY; i = world->actors[i].next) {
                if (overlap(box_of(&world->actors[i]), cell_box(cell))) return true;
            }
        }
    }
    return false;
}

static void shift(World *world, int index, Vec by) {
    Vec from = world->actors[index].pos, to = vec_add(from, by);
    if (vec_eq(cell_of(from), cell_of(to))) {
        world->actors[index].pos = to;
        return;
    }
    body_leave(world, index);
    body_enter(world, index, to);
}

static Sweep move_along(World *world, int index, Vec dir, int way) {
    Sweep sweep = sweep_along(world, index, world->actors[index].pos, dir, way);
    if (sweep.way > 0) shift(world, index, (Vec){dir.x * sweep.way, dir.y * sweep.way});
    return sweep;
}

Vec body_move(World *world, int index, Vec delta) {
    Vec from = world->actors[index].pos;
    if (delta.x != 0) move_along(world, index, (Vec){int_sign(delta.x), 0}, int_abs(delta.x));
    if (delta.y != 0) move_along(world, index, (Vec){0, int_sign(delta.y)}, int_abs(delta.y));
    return vec_sub(world->actors[index].pos, from);
}

// How far (signed) a body has to move sideways to pass the obstacle, on the shorter side.
static int way_around(const Sweep *sweep, bool beside_y) {
    const Box *box = &sweep->box, *other = &sweep->obstacle;
    int less = beside_y ? box->hi.y - other->lo.y : box->hi.x - other->lo.x;
    int more = beside_y ? other->hi.y - box->lo.y : other->hi.x - box->lo.x;
    return more <= less ? more : -less;
}

// Moves a body that was stopped sideways past the obstacle, if it nearly passes, and on with what is left of
// the way.
static void slide(World *world, int index, const Sweep *sweep, int way) {
    bool beside_y = sweep->dir.x != 0;
    int around = way_around(sweep, beside_y);
    if (int_abs(around) > SLIDE_MAX) return;
    Vec past = beside_y ? (Vec){0, around} : (Vec){around, 0};
    if (!body_has_room_at(world, index, vec_add(world->actors[index].pos, vec_add(past, sweep->dir)))) return;
    int side = int_clamp(around, -way, way);
    body_move(world, index, beside_y ? (Vec){0, side} : (Vec){side, 0});
    int left = way - int_abs(side);
    if (left > 0) move_along(world, index, sweep->dir, left);
}

static void move_straight(World *world, int index, Vec delta) {
    Vec dir = {int_sign(delta.x), int_sign(delta.y)};
    int way = int_abs(delta.x + delta.y);
    Sweep sweep = move_along(world, index, dir, way);
    if (!sweep.blocked) return;
    sweep.box = box_of(&world->actors[index]);
    slide(world, index, &sweep, way - sweep.way);
}

static int ramp(int now, int want, ActorId by) {
    int sign = int_sign(want), from = int_sign(now) == sign ? int_abs(now) : 0;
    return sign * int_min(from + by, int_abs(want));
}

// A part of a speed, rounded up, so that even the last fraction of a way is walked.
static int part(int speed, int eighths) {
    return int_sign(speed) * ((int_abs(speed) * eighths + ALL_EIGHTHS - 1) / ALL_EIGHTHS);
}

static int pace_of(const World *world, int index, Vec want) {
    int pace = ground_speed_eighths(world, index);
    bool straight = (want.x == 0) != (want.y == 0);
    Vec dir = {int_sign(want.x), int_sign(want.y)};
    return straight && ground_hero_pushes(world, index, dir) ? int_min(pace, DRAG_EIGHTHS) : pace;
}

// The new velocity. On ice it changes slowly; elsewhere it is reached in three ticks and lost at once.
static Vec gather(const World *world, int index, Vec want, ActorId by) {
    Vec now = world->actors[index].vel;
    if (!ground_slips(world, index)) return (Vec){ramp(now.x, want.x, by), ramp(now.y, want.y, by)};
    return (Vec){now.x + int_clamp(want.x - now.x, -SLIP, SLIP),
                 now.y + int_clamp(want.y - now.y, -SLIP, SLIP)};
}

void body_note_bump(World *world, int index, Vec dir, bool moves_crates) {
    Facts *facts = &world->facts;
    Vec cell = vec_add(cell_of(world->actors[index].pos), dir);
    bool meets = stops(world, index, cell) && !level_looks_like_wall(&world->level, cell);
    if (!meets || facts->bump_count == BUMPS_MAX) return;
    facts->bumps[facts->bump_count++] =
        (Bump){.by = index, .cell = cell, .dir = dir_of(dir), .straight = moves_crates};
}

// Bumps into the cells that the front of the body touches.
static void lean(World *world, int index, Vec dir, bool straight) {
    Vec pos = world->actors[index].pos;
    if (gap_before(pos, vec_add(cell_of(pos), dir), dir) == 0) body_note_bump(world, index, dir, straight);
}

static void count_steps(World *world, int index, Vec way) {
    Actor *actor = &world->actors[index];
    int64_t x = way.x, y = way.y;
    int walked = actor->walked + (int)int_sqrt((uint64_t)(x * x + y * y));
    if (walked / STRIDE != actor->walked / STRIDE) {
        emit_of(world, EVENT_STEP, index, 0);
    }
    actor->walked = walked % WALKED_WRAP;
}

int body_speed_on_ground(const World *world, int index, Vec want, int speed) {
    return part(speed, pace_of(world, index, want));
}

bool body_can_hop(const World *world, int index, int dir) {
    Vec cell = cell_of(world->actors[index].pos), to = vec_add(cell, DIRS[dir]);
    bool open = dist_can_step(&world->level, cell, dir) && !level_solid(&world->level, to);
    return (open || body_can_pass_walls(world, index, to)) && body_first(world, to) == NOBODY;
}

static void hop(World *world, int index, int dir) {
    Vec from = world->actors[index].pos, to = vec_add(cell_of(from), DIRS[dir]);
    shift(world, index, vec_sub(cell_centre(to), from));
}

void body_hop(World *world, int index, int dir) {
    Vec from = world->actors[index].pos;
    hop(world, index, dir);
    count_steps(world, index, vec_sub(world->actors[index].pos, from));
}

static int velocity_dir(Vec vel) {
    return dir_of((Vec){int_sign(vel.x), int_sign(vel.y)});
}

static bool slides(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool moves = actor->vel.x != 0 || actor->vel.y != 0, braced = actor->act == ACT_WINDUP;
    return moves && !braced && ground_slips(world, index) &&
           body_can_hop(world, index, velocity_dir(actor->vel));
}

// The saved-up speed is taken a tick after the step, so that the next step can come before that.
void body_hop_on(World *world, int index, int dir, int speed) {
    int ticks = (CELL_SUB + speed - 1) / int_max(speed, 1) + 1;
    body_hop(world, index, dir);
    world->actors[index].vel = (Vec){DIRS[dir].x * ticks * SLIP, DIRS[dir].y * ticks * SLIP};
}

bool body_must_slide_first(const World *world, int index, int dir) {
    Vec vel = world->actors[index].vel;
    return slides(world, index) && vel.x * DIRS[dir].x + vel.y * DIRS[dir].y < 0;
}

static int slower(int vel) {
    return vel - int_clamp(vel, -SLIP, SLIP);
}

void bodies_slide_turns(World *world) {
    for (int i = 0; i < world->actor_count && world_is_turn_based(world); i++) {
        Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        int dir = velocity_dir(actor->vel);
        bool was = slides(world, i);
        actor->vel = was ? (Vec){slower(actor->vel.x), slower(actor->vel.y)} : (Vec){0, 0};
        if (!was || actor->vel.x != 0 || actor->vel.y != 0) continue;
        hop(world, i, dir);
        if (i == HERO) continue;
        actor->brain.route.step = cell_of(actor->pos);
        actor->brain.route.at = actor->brain.route.count = 0; // the path would begin at another cell
    }
}

bool body_lacks_energy(const World *world, int index) {
    return world_is_turn_based(world) && world->actors[index].energy < CELL_SUB;
}

static Vec walk_by_cells(World *world, int index, Vec want, int speed) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    if (want.x == 0 && want.y == 0) return want;
    int dir = dir_of(want);
    actor->energy =
        int_min(actor->energy + body_speed_on_ground(world, index, want, speed), 2 * CELL_SUB - 1);
    bool can = body_can_hop(world, index, dir) && !body_must_slide_first(world, index, dir);
    if (actor->energy >= CELL_SUB && can) {
        actor->energy -= CELL_SUB;
        body_hop_on(world, index, dir, body_speed_on_ground(world, index, want, speed));
    } else if (dir % 2 == 0) {
        body_note_bump(world, index, DIRS[dir], true);
    }
    actor->energy = int_min(actor->energy, CELL_SUB);
    return vec_sub(actor->pos, from);
}

Vec body_walk(World *world, int index, Vec want_velocity, int speed) {
    if (world_is_turn_based(world)) return walk_by_cells(world, index, want_velocity, speed);
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    int pace = pace_of(world, index, want_velocity), by = (part(speed, pace) + RAMP_TICKS - 1) / RAMP_TICKS;
    actor->vel = gather(world, index, (Vec){part(want_velocity.x, pace), part(want_velocity.y, pace)}, by);
    if (actor->vel.x != 0 && actor->vel.y != 0) {
        body_move(world, index, actor->vel);
    } else if (actor->vel.x != 0 || actor->vel.y != 0) {
        move_straight(world, index, actor->vel);
    }
    Vec way = vec_sub(actor->pos, from);
    if (want_velocity.x != 0 || want_velocity.y != 0) count_steps(world, index, way); // otherwise he slides
    Vec vel = actor->vel;
    if (vel.x != 0) lean(world, index, (Vec){int_sign(vel.x), 0}, vel.y == 0);
    if (vel.y != 0) lean(world, index, (Vec){0, int_sign(vel.y)}, vel.x == 0);
    if (ground_slips(world, index)) actor->vel = (Vec){way.x == 0 ? 0 : vel.x, way.y == 0 ? 0 : vel.y};
    return way;
}

Vec body_velocity_along(Vec way, int speed) {
    int64_t x = way.x, y = way.y, length = int_max((int)int_sqrt((uint64_t)(x * x + y * y)), 1);
    return (Vec){(int)(x * speed / length), (int)(y * speed / length)};
}

Vec body_velocity_to(Vec from, Vec to, int speed) {
    Vec way = vec_sub(to, from);
    int most = way.x != 0 && way.y != 0 ? diagonal(speed) : speed;
    return (Vec){int_clamp(way.x, -most, most), int_clamp(way.y, -most, most)};
}
