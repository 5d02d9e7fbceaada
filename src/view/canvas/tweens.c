#include "view/canvas/camera.h"

#include "sim/state/world.h"

#include <stddef.h>

enum { HOP_MOST = 2 * CELL_SUB }; // on each axis; a body that is farther away after a tick did not walk

void tweens_clear(Tweens *slides) {
    *slides = (Tweens){0};
}

// How much of the way is left (sub) when `part` 256ths of a tick are left.
static Vec still_off(const Tween *slide, int part) {
    int whole = SLIDE_TICKS * 256;
    return (Vec){slide->off.x / whole * part, slide->off.y / whole * part};
}

static void tick(Tween *slide, const Actor *actor, bool hops) {
    Vec way = vec_sub(actor->prev, actor->pos);
    bool near = int_abs(way.x) < HOP_MOST && int_abs(way.y) < HOP_MOST;
    if (slide->left > 0) slide->left--;
    if (way.x == 0 && way.y == 0) return;
    Vec off = vec_add(way, still_off(slide, slide->left * 256));
    *slide = hops && near ? (Tween){.off = off, .left = SLIDE_TICKS} : (Tween){0};
}

void tweens_tick(Tweens *slides, const World *world) {
    bool hops = world_is_turn_based(world) &&
                !world->classic; // the bodies of the classic move smoothly by themselves
    for (int i = 0; i < world->actor_count; i++) tick(&slides->at[i], &world->actors[i], hops);
}

Vec tweens_body_px(const Tweens *slides, const World *world, int index, int alpha) {
    const Actor *actor = &world->actors[index];
    const Tween *slide = slides != NULL ? &slides->at[index] : NULL;
    if (slide == NULL || slide->left == 0) return camera_interpolate_px(actor->prev, actor->pos, alpha);
    Vec at = vec_add(actor->pos, still_off(slide, slide->left * 256 - alpha));
    return camera_interpolate_px(at, at, 256);
}
