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

int blow_lane_half(const Actor *actor) {
    Vec half = body_half(actor->kind), way = actor->push;
    if (!blow_lunges(actor)) half = (Vec){MISSILE_PX * SUB, MISSILE_PX * SUB};
    int length = (int)int_sqrt((uint64_t)vec_square(way));
    return (half.x * int_abs(way.y) + half.y * int_abs(way.x)) / int_max(length, 1);
}

int blow_lane_length(const Actor *actor) {
    const Blow *blow = blow_of(actor);
    return blow_lunges(actor) ? blow->ticks * blow->lunge : SHOT_CELLS * CELL_SUB;
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
