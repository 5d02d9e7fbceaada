// What the hero does while the player does nothing: he looks around, shivers in water and on ice, warms his
// hands at a fire. This changes only his picture, not the direction that he faces.
#include "view/scene/idle.h"

#include "view/canvas/actor_sprites.h"
#include "view/light/lamps.h"

enum {
    REST_TICKS = 150, // ticks of standing still before it begins
    LOOK_TICKS = 50,
    LOOK_EVERY = 320,
    SHIVER_TICKS = 26,
    SHIVER_EVERY = 110,
    SHUT_LANTERN = 2 // from the frame of a raised arm to the one with the lantern shut
};

static void face(const Things *things, const World *world, Pose *pose, Vec way) {
    const ActorKindSprites *plain = &things->sprites->actors[ACTOR_HERO];
    const HeroSprites *hero = &things->sprites->hero;
    int index = way.x != 0 ? 2 : way.y < 0 ? 1 : 0, open[] = {plain->down, plain->up, plain->side};
    pose->sprite = world->hero.lantern_shut ? hero->shut[index] : open[index];
    pose->flip = way.x < 0 ? FLIP_X : 0;
}

// The direction of a fire beside him; {0, 0}: none.
static Vec way_to_fire(const View *view) {
    const Lamps *lamps = &view->light->lamps;
    Vec here = cell_of(view->world->actors[HERO].pos);
    for (int i = 0; i < lamps->count; i++) {
        const Flame *flame = &lamps->at[i].flame;
        bool warm = flame->kind == FLAME_BRAZIER || flame->kind == FLAME_GREAT || flame->kind == FLAME_FIRE;
        if (warm && lamps->at[i].burns && vec_chebyshev(flame->cell, here) == 1)
            return vec_sub(flame->cell, here);
    }
    return (Vec){0, 0};
}

static void warm_hands(const Things *things, const World *world, Pose *pose, Vec way) {
    face(things, world, pose, way);
    pose->sprite = things->sprites->hero.toss[way.x != 0 ? 2 : way.y < 0 ? 1 : 0];
    pose->frame = world->hero.lantern_shut ? SHUT_LANTERN : 0;
}

static bool is_cold(const View *view) {
    Tile tile = level_tile(&view->shown->level, cell_of(view->world->actors[HERO].pos));
    return tile == TILE_ICE || TILES[tile].mirrors;
}

void pose_apply_idle(const Things *things, const View *view, Pose *pose) {
    int rest = things->rest - REST_TICKS;
    if (rest < 0 || view->aids.still || pose->over >= 0 || pose->holds) return;
    Vec fire = way_to_fire(view);
    if (fire.x != 0 || fire.y != 0) {
        warm_hands(things, view->world, pose, fire);
    } else if (is_cold(view)) {
        pose->lean.x += rest % SHIVER_EVERY < SHIVER_TICKS && rest / 2 % 2 == 0;
    } else if (rest % LOOK_EVERY < 2 * LOOK_TICKS) {
        face(things, view->world, pose, (Vec){rest % LOOK_EVERY < LOOK_TICKS ? -1 : 1, 0});
    }
}
