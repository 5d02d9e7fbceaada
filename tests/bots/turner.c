#include "bots/turner.h"

#include "bots/player_looks.h"
#include "sim/combat/turns.h"
#include "sim/space/body.h"
#include "sim/state/gear_effects.h"

enum {
    DANGER_PX = 160,   // in which somebody is after it
    STEADY_LEAST = 90, // inputs between two changes of the pace
    RUSHED = 3,        // one of so many turns
    CALM = 8,
    IDLE_MOST = 3,
    STILL_MOST = 12 // inputs that let no time pass, such as steps to where no way leads
};

typedef struct Marks {
    Threat at[MARKS_MAX];
    int count;
} Marks;

// Turns until a blow falls on a cell; 0: none will.
static int falls_in(const Marks *marks, Vec cell) {
    int soonest = 0;
    for (int i = 0; i < marks->count; i++) {
        int turns = int_max(marks->at[i].turns, 1);
        if (vec_eq(marks->at[i].cell, cell) && (soonest == 0 || turns < soonest)) soonest = turns;
    }
    return soonest;
}

static bool is_near(const World *world, ActorId index) {
    return vec_chebyshev(cell_of(world->actors[index].pos), cell_of(world->actors[HERO].pos)) == 1;
}

// One who dies of a strike.
static bool can_stop(const World *world, ActorId index) {
    const Actor *monster = &world->actors[index];
    return is_near(world, index) && monster->hp <= gear_damage(world, monster->kind);
}

static Input strike_at(const World *world, ActorId index) {
    return look_direction(dir_of(vec_sub(world->actors[index].pos, world->actors[HERO].pos)));
}

// To the free cell beside that no blow marks, the farthest from who strikes.
static bool step_aside(const Turner *turner, const World *world, const Marks *marks, ActorId from,
                       Input *input) {
    Vec here = cell_of(world->actors[HERO].pos), foe = cell_of(world->actors[from].pos);
    int best = -1, most = -1;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(here, DIRS[dir]);
        int far = vec_square(vec_sub(to, foe));
        bool harms = grid_get(&turner->player.eyes.harm, to, 0) != 0;
        if (harms || !body_can_hop(world, HERO, dir) || falls_in(marks, to) > 0 || far <= most) continue;
        most = far;
        best = dir;
    }
    if (best >= 0) *input = look_direction(best);
    return best >= 0;
}

// Where each cell beside is marked, too: nothing hits who rolls until he acts again.
static bool roll_out(const Turner *turner, const World *world, Input *input) {
    bool can = player_does(&turner->player, VERB_ROLL) && world->hero.roll_wait == 0;
    for (int dir = 0; dir < DIR_COUNT && can; dir++) {
        Vec to = vec_add(cell_of(world->actors[HERO].pos), DIRS[dir]), beyond = vec_add(to, DIRS[dir]);
        bool harms = grid_get(&turner->player.eyes.harm, beyond, 1) != 0;
        if (harms || !body_can_hop(world, HERO, dir)) continue;
        *input = look_direction(dir);
        input->buttons = look_press(world, BUTTON_ROLL);
        return input->buttons != 0;
    }
    return false;
}

// Whether it overlooks a marked cell: in a hurry every third time, otherwise now and then.
static bool overlooks(Turner *turner) {
    return rng_chance(&turner->player.rng, 1, player_rushes(&turner->player) ? RUSHED : CALM);
}

// Answers the next blows: stops a single one that is raised against it, otherwise leaves the cell.
static bool answer(const Turner *turner, const World *world, Input *input) {
    Marks marks;
    Vec here = cell_of(world->actors[HERO].pos);
    ActorId by = NOBODY;
    int raised = 0;
    marks.count = turns_list_threats(world, marks.at, MARKS_MAX);
    for (int i = 0; i < marks.count; i++) {
        if (!vec_eq(marks.at[i].cell, here) || marks.at[i].turns > 1) continue;
        by = marks.at[i].by;
        raised++;
    }
    if (raised == 0) return false;
    if (raised == 1 && can_stop(world, by)) {
        *input = strike_at(world, by);
        return true;
    }
    if (step_aside(turner, world, &marks, by, input) || roll_out(turner, world, input)) return true;
    if (is_near(world, by)) *input = strike_at(world, by);
    return is_near(world, by);
}

// Changes the pace where somebody is after it, and back.
static bool switch_pace(Turner *turner, const World *world, Input *input) {
    bool turns = world->hero.pace != PACE_REAL, danger = look_nearest(world, DANGER_PX, true) >= 0;
    bool switches = player_has(&turner->player, HABIT_SWITCH_PACE) && turns != danger;
    if (turner->steady++ < STEADY_LEAST || !switches) return false;
    input->buttons = BUTTON_PACE | (turns ? 0 : BUTTON_WAIT);
    turner->steady = 0;
    return true;
}

// Moving into a monster is a strike: who strikes nobody rather waits.
static Input keep_peace(const Turner *turner, const World *world, Input input) {
    Vec to = vec_add(world->cache.hero_cell, (Vec){input.x, input.y});
    for (int i = HERO + 1; i < world->actor_count && player_has(&turner->player, HABIT_PEACE); i++) {
        bool there = world->actors[i].kind != ACTOR_NONE && vec_eq(cell_of(world->actors[i].pos), to);
        if (there && input.buttons == 0) return (Input){.buttons = BUTTON_WAIT};
    }
    return input;
}

static Input act_in_turn(Turner *turner, const World *world) {
    Input input = {0};
    Act act = world->actors[HERO].act;
    if (!world_is_waiting(world)) {
        turner->player.used |= act == ACT_USE; // or it would take the torch again that it has lit
        return (Input){.buttons = act == ACT_RING ? BUTTON_BELL : 0};
    }
    bool aims = world->actors[HERO].act == ACT_AIM;
    if (aims || player_mashes(&turner->player) || overlooks(turner) || !answer(turner, world, &input))
        input = player_input(&turner->player, world);
    turner->idle = input_idle(input) && !aims ? turner->idle + 1 : 0;
    turner->still = world->tick == turner->tick && !aims ? turner->still + 1 : 0;
    turner->tick = world->tick;
    if (turner->idle <= IDLE_MOST && turner->still <= STILL_MOST) return input;
    turner->idle = turner->still = 0;
    return (Input){.buttons = BUTTON_WAIT};
}

Input turner_input(Turner *turner, const World *world) {
    Input input = {0};
    if (switch_pace(turner, world, &input)) return input;
    if (world->hero.pace == PACE_REAL) return player_input(&turner->player, world);
    return keep_peace(turner, world, act_in_turn(turner, world));
}
