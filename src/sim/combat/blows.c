#include "sim/combat/blows.h"

#include "sim/combat/styles.h"

static const Blow BLOWS[BLOW_COUNT] = {
    [BLOW_RING] = {.windup = 90, .ticks = BLOW_TICKS, .recovery = 36, .stops = 4, .heals = true},
    [BLOW_HAMMER] = {.windup = 40,
                     .ticks = BLOW_TICKS,
                     .recovery = 48,
                     .damage = 3,
                     .reach = 40,
                     .range = 26,
                     .shape = SHAPE_AREA},
    [BLOW_BARREL] = {.windup = 40,
                     .ticks = BLOW_TICKS,
                     .recovery = 48,
                     .damage = 3,
                     .range = 9 * CELL_PX,
                     .lunge = 1024,
                     .shape = SHAPE_LANE,
                     .shoots = true},
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
