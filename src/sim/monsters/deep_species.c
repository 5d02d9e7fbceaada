// Monsters of the lower depths. Their other properties are columns of their rows (map/list_actors.h): ghosts
// pass walls, hounds give light, weavers live in webs.
#include "sim/monsters/deep_species.h"

#include "sim/hazards/fire.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"

enum {
    TRAIL_TICKS = 120, // how long a hound's trail burns
    HUNT_PACE = 11,    // eighths of its speed
    BREATHS = 40       // ticks that a mimic lets the hero stand near
};

// ---- hounds

void hound_leap(World *world, int index) {
    const Actor *hound = &world->actors[index];
    Vec from = cell_of(hound->pos);
    attack_lunge(world, index);
    if (!vec_eq(from, cell_of(hound->pos))) fire_ignite(world, from, TRAIL_TICKS, index);
}

// ---- wardens

// Leaves the last free cell towards its target, whose own cell is taken. Returns false when it gets no
// nearer.
static bool press_on(World *world, int index) {
    Vec from = world->actors[index].pos;
    attack_final_approach(world, index);
    return !vec_eq(from, world->actors[index].pos);
}

static void run_there(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (!vec_eq(actor->brain.route.target, actor->brain.seen))
        path_set_target(world, index, actor->brain.seen, CHASE_STEPS);
    if (step_walk(world, index, HUNT_PACE) != TRAVEL_ON) actor->brain.search_spots = 0;
}

bool warden_hunt_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.search_spots == 0) return false;
    bool near = vec_chebyshev(cell_of(actor->pos), actor->brain.seen) <= 1;
    if (attack_can_wind_up(world, actor) || (near && !press_on(world, index))) {
        attack_turn(world, index);
        actor->brain.search_spots = 0;
    } else if (!near) {
        run_there(world, index);
    }
    return true;
}

// ---- mimics

// The first monster in the mimic's cell or beside it that collects treasures, or NOBODY.
static ActorId visitor(const World *world, int index) {
    ActorId found = NOBODY;
    for (int dir = 0; dir <= DIR_COUNT; dir++) {
        Vec step = dir < DIR_COUNT ? DIRS[dir] : (Vec){0, 0};
        ActorId i = body_first(world, vec_add(cell_of(world->actors[index].pos), step));
        while (i != NOBODY && (i == index || !ACTORS[world->actors[i].kind].greedy))
            i = world->actors[i].next;
        if (i != NOBODY && (found == NOBODY || i < found)) found = i;
    }
    return found;
}

static bool is_being_opened(const World *world, Vec cell) {
    return world->actors[HERO].act == ACT_USE && world->intent.use == USE_CHEST &&
           vec_eq(world->intent.use_cell, cell);
}

bool mimic_spares_hero_tick(World *world, int index, bool hero_near) {
    Actor *mimic = &world->actors[index];
    ActorId other = visitor(world, index);
    if (other != NOBODY) {
        minds_suspect(world, index, cell_of(world->actors[other].pos));
        infighting_begin(world, index, other);
        return true;
    }
    if (!hero_near) mimic->brain.timer = BREATHS;
    return mimic->brain.timer > 0 && !is_being_opened(world, cell_of(mimic->pos));
}
