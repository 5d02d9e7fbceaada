#include "view/scene/scene.h"

#include "base/geom.h"
#include "view/ground/themes.h"

enum {
    HOLD_TICKS = 240, // ticks for which a danger that is over still counts
    FIGHT_CELLS = 5,
    HUNT_CELLS = 16,
};

static Layer danger_from(const Actor *actor, int cells) {
    bool after = actor->brain.mind == MIND_CHASE;
    if (after && cells <= FIGHT_CELLS) return LAYER_FIGHT;
    bool hunts = after || actor->brain.mind == MIND_SEARCH;
    return hunts && cells <= HUNT_CELLS ? LAYER_HUNTED : LAYER_CALM;
}

// The layer for a great fight: by the boss's phase.
static Layer stage_of(const Actor *actor) {
    const ActorInfo *info = &ACTORS[actor->kind];
    int stage = 0;
    while (stage < ELITE_STAGES && info->stages[stage] > 0 && actor->hp <= info->stages[stage]) stage++;
    return (Layer)int_min(stage, LAYER_FIGHT);
}

// Takes over the danger of this tick, unless a greater one still counts.
static void feel(Mood *mood, Layer danger, bool boss) {
    bool less = mood->ticks > 0 && (danger < mood->danger || (mood->boss && !boss));
    if (mood->ticks > 0) mood->ticks--;
    if (less) return;
    *mood = (Mood){.danger = danger, .boss = boss, .ticks = danger > LAYER_CALM || boss ? HOLD_TICKS : 0};
}

static TuneName tune_of(const Mood *mood, const World *world) {
    const TollClock *clock = &world->clock;
    if (world->outcome == OUTCOME_VICTORY) return TUNE_VICTORY;
    if (world->outcome == OUTCOME_DEATH) return TUNE_DEATH;
    if (mood->boss) return TUNE_BOSS;
    bool tolls = clock->on && !clock->crown && clock->doorstep.x == 0 && clock->doorstep.y == 0;
    if (tolls && clock->ticks > 0 && clock->ticks <= TOLL_WARN_TICKS) return TUNE_TOLL;
    return (TuneName)(TUNE_BRICK + (int)theme_of(world));
}

MusicCue mood_tick(Mood *mood, const World *world) {
    Vec here = cell_of(world->actors[HERO].pos);
    Layer danger = LAYER_CALM;
    bool boss = false;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        Layer its = danger_from(actor, vec_chebyshev(here, cell_of(actor->pos)));
        bool great = ACTORS[actor->kind].elite && its > LAYER_CALM;
        if (great) its = stage_of(actor);
        if ((great && !boss) || (great == boss && its > danger)) danger = its;
        boss |= great;
    }
    feel(mood, danger, boss);
    return (MusicCue){.tune = tune_of(mood, world),
                      .danger = mood->danger,
                      .air = (TuneName)(TUNE_BRICK + (int)theme_of(world))};
}
