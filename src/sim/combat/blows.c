#include "sim/combat/blows.h"

#include "sim/combat/styles.h"
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
                     .range = 8 * CELL_PX,
                     .lunge = CELL_SUB,
                     .shape = SHAPE_LANE,
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

int blow_reach_px(const World *world, const Actor *actor) {
    return actor->kind == ACTOR_HERO ? gear_reach(world) : blow_of(actor).reach;
}
