#include "sim/combat/blows.h"

#include "base/text.h"
#include "sim/combat/reach.h"
#include "sim/space/body.h"
#include "sim/space/terrain.h"
#include "sim/state/gear_effects.h"

static const Blow BLOWS[BLOW_COUNT] = {
#define BLOW(kind, ...) [BLOW_##kind] = {__VA_ARGS__}
    BLOW(ROAR, .windup = 30, .ticks = 1, .heals = true, .words = N_("roaring")),
    BLOW(RING, .windup = 90, .ticks = BLOW_TICKS, .recovery = 36, .stops = 15, .heals = true,
         .words = N_("about to ring for a toll")),
    BLOW(HAMMER, .windup = 40, .ticks = BLOW_TICKS, .recovery = 60, .damage = 3, .reach = 40, .range = 26,
         .shape = SHAPE_AREA, .words = N_("about to slam")),
    BLOW(BARREL, .windup = 40, .ticks = BLOW_TICKS, .recovery = 48, .damage = 4, .range = 9 * CELL_PX,
         .lunge = 1024, .shape = SHAPE_LANE, .shoots = true, .words = N_("about to roll a barrel")),
    BLOW(KEG, .windup = 24, .ticks = BLOW_TICKS, .recovery = 12, .damage = 4, .range = 9 * CELL_PX,
         .lunge = 1024, .shape = SHAPE_LANE, .shoots = true, .words = N_("about to roll a barrel")),
    BLOW(SWEEP, .windup = 30, .ticks = BLOW_TICKS, .recovery = 48, .damage = 2, .reach = 64, .range = 54,
         .shape = SHAPE_HALF, .words = N_("about to sweep")),
    BLOW(SLAM, .windup = 42, .ticks = BLOW_TICKS, .recovery = 60, .damage = 3, .reach = 64, .range = 64,
         .shape = SHAPE_AREA, .words = N_("about to slam")),
    BLOW(CHARGE, .windup = 36, .ticks = 70, .recovery = 48, .damage = 2, .reach = 64, .range = 12 * CELL_PX,
         .lunge = 1536, .shape = SHAPE_LANE, .words = N_("about to charge")),
    BLOW(TOLL, .windup = 90, .ticks = BLOW_TICKS, .recovery = 48, .stops = 20, .heals = true,
         .words = N_("about to ring the great bell")),
    BLOW(LEAP, .windup = 30, .ticks = WARLORD_LEAP_TICKS, .recovery = 54, .damage = 3, .reach = 64,
         .range = 4 * CELL_PX, .shape = SHAPE_AREA, .words = N_("about to leap")),
    BLOW(FLAMES, .windup = 48, .ticks = BLOW_TICKS, .recovery = 54, .damage = 2, .reach = 64,
         .range = FLAMES_CELLS * CELL_PX, .lunge = CELL_SUB, .shape = SHAPE_FIRE, .shoots = true,
         .words = N_("about to breathe fire")),
    BLOW(SNUFF, .windup = 42, .ticks = BLOW_TICKS, .recovery = 30, .heals = true,
         .words = N_("about to put out a brazier")),
#undef BLOW
};

const Blow *blow_of(const Actor *actor) {
    return actor->brain.blow == BLOW_USUAL ? &ACTORS[actor->kind].blow : &BLOWS[actor->brain.blow];
}

bool blow_lunges(const Actor *actor) {
    return blow_of(actor)->lunge > 0 && !blow_of(actor)->shoots;
}

bool blow_faces(const Actor *actor, int aim, Vec way) {
    bool wide = actor->kind != ACTOR_HERO && blow_of(actor)->shape == SHAPE_HALF;
    return wide ? dir_is_under_90(aim, way) : dir_is_within_60(aim, way);
}

int blow_lane_half(const Actor *actor) {
    Vec half = body_half(actor->kind), way = actor->push;
    if (!blow_lunges(actor)) half = (Vec){MISSILE_PX * SUB, MISSILE_PX * SUB};
    int length = (int)int_sqrt((uint64_t)vec_square(way));
    return (half.x * int_abs(way.y) + half.y * int_abs(way.x)) / int_max(length, 1);
}

int blow_lane_front(const Actor *actor) {
    Vec way = actor->push;
    Actor across = *actor;
    across.push = (Vec){way.y, way.x};
    return blow_lane_half(&across);
}

int blow_lane_length(const Actor *actor) {
    const Blow *blow = blow_of(actor);
    return blow_lunges(actor) ? blow->ticks * blow->lunge : SHOT_CELLS * CELL_SUB;
}

bool blow_passes_between(const World *world, const Actor *actor, Vec from, Vec to) {
    for (int y = int_min(from.y, to.y); y <= int_max(from.y, to.y); y++) {
        for (int x = int_min(from.x, to.x); x <= int_max(from.x, to.x); x++) {
            if (!blow_passes(world, actor, (Vec){x, y})) return false;
        }
    }
    return true;
}

// True if what comes along the lane passes from one position to the next: a body with its whole box, a
// missile with its middle.
static bool lane_is_open(const World *world, const Actor *actor, Vec from, Vec to) {
    Vec half = body_half(actor->kind), last = {half.x - 1, half.y - 1};
    return blow_lunges(actor)
               ? blow_passes_between(world, actor, cell_of(vec_sub(to, half)), cell_of(vec_add(to, last)))
               : combat_line_open(&world->level, from, to);
}

int blow_lane_reach(const World *world, const Actor *actor) {
    enum { STEP = 2 * SUB };
    int most = blow_lane_length(actor), length = (int)int_sqrt((uint64_t)vec_square(actor->push));
    Vec at = actor->pos;
    for (int way = STEP; way < most && length > 0; way += STEP) {
        Vec by = {(int)((int64_t)actor->push.x * way / length), (int)((int64_t)actor->push.y * way / length)};
        Vec next = vec_add(actor->pos, by);
        if (!lane_is_open(world, actor, at, next)) return way - STEP;
        at = next;
    }
    return most;
}

bool blow_passes(const World *world, const Actor *actor, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    bool weak = (TILES[tile].prop && tile != TILE_BARREL) || tile == TILE_DOOR;
    return !level_solid(&world->level, cell) || (ACTORS[actor->kind].style == STYLE_CHARGE && weak) ||
           (ACTORS[actor->kind].boss && terrain_gives_way(&world->level, cell));
}

int blow_reach_px(const World *world, const Actor *actor) {
    return actor->kind == ACTOR_HERO ? gear_reach(world) : blow_of(actor)->reach;
}
