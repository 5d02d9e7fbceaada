#include "sim/combat/blows.h"

#include "sim/combat/reach.h"
#include "sim/combat/styles.h"
#include "sim/space/body.h"
#include "sim/space/terrain.h"
#include "sim/state/gear_effects.h"

static const Blow BLOWS[BLOW_COUNT] = {
    [BLOW_ROAR] = {.windup = 30, .ticks = 1, .heals = true},
    [BLOW_RING] = {.windup = 90, .ticks = BLOW_TICKS, .recovery = 36, .stops = 15, .heals = true},
    [BLOW_HAMMER] = {.windup = 40,
                     .ticks = BLOW_TICKS,
                     .recovery = 60,
                     .damage = 3,
                     .reach = 40,
                     .range = 26,
                     .shape = SHAPE_AREA},
    [BLOW_BARREL] = {.windup = 40,
                     .ticks = BLOW_TICKS,
                     .recovery = 48,
                     .damage = 4,
                     .range = 9 * CELL_PX,
                     .lunge = 1024,
                     .shape = SHAPE_LANE,
                     .shoots = true},
    [BLOW_KEG] = {.windup = 24,
                  .ticks = BLOW_TICKS,
                  .recovery = 12,
                  .damage = 4,
                  .range = 9 * CELL_PX,
                  .lunge = 1024,
                  .shape = SHAPE_LANE,
                  .shoots = true},
    [BLOW_SWEEP] = {.windup = 30,
                    .ticks = BLOW_TICKS,
                    .recovery = 48,
                    .damage = 2,
                    .reach = 64,
                    .range = 54,
                    .shape = SHAPE_HALF},
    [BLOW_SLAM] = {.windup = 42,
                   .ticks = BLOW_TICKS,
                   .recovery = 60,
                   .damage = 3,
                   .reach = 64,
                   .range = 64,
                   .shape = SHAPE_AREA},
    [BLOW_CHARGE] = {.windup = 36,
                     .ticks = CHARGE_TICKS,
                     .recovery = 48,
                     .damage = 2,
                     .reach = 64,
                     .range = 12 * CELL_PX,
                     .lunge = 1536,
                     .shape = SHAPE_LANE},
    [BLOW_TOLL] = {.windup = 90, .ticks = BLOW_TICKS, .recovery = 48, .stops = 20, .heals = true},
    [BLOW_LEAP] = {.windup = 30,
                   .ticks = WARLORD_LEAP_TICKS,
                   .recovery = 54,
                   .damage = 3,
                   .reach = 64,
                   .range = 4 * CELL_PX,
                   .shape = SHAPE_AREA},
    [BLOW_FLAMES] = {.windup = 48,
                     .ticks = BLOW_TICKS,
                     .recovery = 54,
                     .damage = 2,
                     .reach = 64,
                     .range = FLAMES_CELLS * CELL_PX,
                     .lunge = CELL_SUB,
                     .shape = SHAPE_FIRE,
                     .shoots = true},
    [BLOW_SNUFF] = {.windup = 42, .ticks = BLOW_TICKS, .recovery = 30, .heals = true},
};

static Blow usual(const Actor *actor) {
    const ActorInfo *info = &ACTORS[actor->kind];
    const FightStyle *style = fight_style(actor);
    return (Blow){.windup = info->windup,
                  .ticks = style->blow_ticks,
                  .recovery = info->recovery,
                  .damage = info->damage,
                  .reach = info->reach,
                  .range = style->range,
                  .lunge = style->lunge,
                  .shape = style->lane ? SHAPE_LANE : SHAPE_ARC,
                  .shoots = style->shoots,
                  .heals = style->heals};
}

Blow blow_of(const Actor *actor) {
    return actor->brain.blow == BLOW_USUAL ? usual(actor) : BLOWS[actor->brain.blow];
}

bool blow_lunges(const Actor *actor) {
    return blow_of(actor).lunge > 0 && !blow_of(actor).shoots;
}

int blow_lane_half(const Actor *actor) {
    Vec half = body_half(actor->kind), way = actor->push;
    if (!blow_lunges(actor)) half = (Vec){MISSILE_PX * SUB, MISSILE_PX * SUB};
    int length = (int)int_sqrt((uint64_t)vec_square(way));
    return (half.x * int_abs(way.y) + half.y * int_abs(way.x)) / int_max(length, 1);
}

int blow_lane_length(const Actor *actor) {
    Blow blow = blow_of(actor);
    return blow_lunges(actor) ? blow.ticks * blow.lunge : SHOT_CELLS * CELL_SUB;
}

bool blow_passes(const World *world, const Actor *actor, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    bool weak = tile == TILE_CRATE || tile == TILE_POT || tile == TILE_DOOR;
    return !level_solid(&world->level, cell) || (fight_style(actor)->lane && weak) ||
           (ACTORS[actor->kind].boss && terrain_gives_way(&world->level, cell));
}

int blow_reach_px(const World *world, const Actor *actor) {
    return actor->kind == ACTOR_HERO ? gear_reach(world) : blow_of(actor).reach;
}
