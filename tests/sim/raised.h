#pragma once
// Blows that monsters raise, in a room that is played turn by turn.

#include "minds.h"
#include "sim/combat/turns.h"
#include "sim/monsters/attack.h"
#include "sim/turns.h"

static const char ROOM[] = "###############\n"
                           "#.............#\n"
                           "#.............#\n"
                           "#......@......#\n"
                           "#.............#\n"
                           "#.............#\n"
                           "###############\n";

// Adds a monster (x, y) cells from the hero, which does nothing by itself. Returns its index.
static inline int with(World *world, ActorKind kind, int x, int y) {
    int index = body_create(world, kind, cell_centre(vec_add(hero_cell(world), (Vec){x, y})));
    assert_true(index > HERO);
    set_mind(world, index, MIND_STUNNED);
    world->actors[index].brain.timer = 1 << 20;
    return index;
}

// Lets a monster raise a blow at the hero now.
static inline void raise_blow(World *world, int index) {
    alarm(world, index);
    world->actors[index].facing = dir_of(vec_sub(world->actors[HERO].pos, world->actors[index].pos));
    attack_turn(world, index);
    assert_int_equal(world->actors[index].act, ACT_WINDUP);
}

// In how many turns a cell will be struck; -1: it is not marked.
static inline int marked(const World *world, Vec cell) {
    Threat marks[MARKS_MAX];
    int count = turns_list_threats(world, marks, MARKS_MAX);
    for (int i = 0; i < count; i++) {
        if (vec_eq(marks[i].cell, cell)) return marks[i].turns;
    }
    return -1;
}

static inline int count_marks(const World *world) {
    Threat marks[MARKS_MAX];
    return turns_list_threats(world, marks, MARKS_MAX);
}
