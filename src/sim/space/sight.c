// Sight is symmetric: a monster that the hero could see can see him, so his field of view serves for all.
// Each monster looks every fourth tick, in rotation.
#include "sim/space/sight.h"

#include "sim/space/flames.h"

static bool in_line(const World *world, Vec cell) {
    Vec way = vec_sub(world->cache.hero_cell, cell);
    return int_abs(way.x) <= SIGHT_X && int_abs(way.y) <= SIGHT_Y && fov_has(&world->cache.view, cell);
}

// True if a monster sees a hidden hero: from two cells away at most, if it faces or chases him.
static bool makes_out(const World *world, const Actor *actor) {
    if (actor->brain.mind == MIND_ASLEEP ||
        vec_chebyshev(cell_of(actor->pos), world->cache.hero_cell) > HIDDEN_SIGHT)
        return false;
    Vec way = vec_sub(world->actors[HERO].pos, actor->pos), ahead = DIRS[actor->facing];
    return actor->brain.mind == MIND_CHASE || way.x * ahead.x + way.y * ahead.y > 0;
}

// How much one look at the hero adds to the monster's notice; 0: it does not see him.
static int gain_of(const World *world, const Actor *actor) {
    bool blind =
        ACTORS[actor->kind].blind || actor->brain.mind == MIND_AMBUSH || actor->brain.mind == MIND_STUNNED;
    Vec cell = cell_of(actor->pos);
    if (blind || world->outcome != OUTCOME_NONE || !in_line(world, cell)) return 0;
    if (world->level.awake) return NOTICE_FULL;
    int sight = actor->brain.mind == MIND_ASLEEP ? ASLEEP_SIGHT : ACTORS[actor->kind].sight;
    int spare = sight - vec_chebyshev(cell, world->cache.hero_cell);
    const ActorInfo *info = &ACTORS[actor->kind];
    bool seen = info->ghostly ? flames_hero_is_hidden(world)
                              : flames_hero_seen_afar(world); // a strike shows him, but not to a ghost
    if (seen) return spare >= 0 ? NOTICE_GAIN + NOTICE_NEAR * spare : 0;
    return !info->ghostly && makes_out(world, actor) ? NOTICE_GAIN : 0;
}

static void look(World *world, Actor *actor) {
    int gain = gain_of(world, actor);
    actor->brain.sees = gain > 0;
    if (actor->brain.sees) actor->brain.seen = world->cache.hero_cell;
    if (actor->brain.mind == MIND_CHASE) return;
    actor->brain.notice =
        int_clamp(actor->brain.notice + (actor->brain.sees ? gain : -NOTICE_LOSS), 0, NOTICE_FULL);
}

void sight_update_brain(World *world, int index) {
    Actor *actor = &world->actors[index];
    if ((world->tick + (uint32_t)index) % SIGHT_TICKS == 0) look(world, actor);
    actor->brain.unseen = actor->brain.sees ? 0 : int_min(actor->brain.unseen + 1, INT16_MAX);
}
