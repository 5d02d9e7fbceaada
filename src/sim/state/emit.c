#include "sim/state/emit.h"

void say_toward(World *world, EventKind kind, int index, int amount, int dir) {
    const Actor *actor = &world->actors[index];
    event_add(&world->events, (Event){.kind = kind,
                                      .actor = (uint16_t)index,
                                      .what = (int)actor->kind,
                                      .amount = amount,
                                      .dir = dir,
                                      .pos = actor->pos});
}

void say_of(World *world, EventKind kind, int index, int amount) {
    say_toward(world, kind, index, amount, world->actors[index].facing);
}

void say_at(World *world, EventKind kind, int by, int what, int amount, Vec pos) {
    event_add(&world->events,
              (Event){.kind = kind, .actor = (uint16_t)by, .what = what, .amount = amount, .pos = pos});
}
