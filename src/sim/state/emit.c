#include "sim/state/emit.h"

void emit_toward(World *world, EventKind kind, int index, int amount, int dir) {
    const Actor *actor = &world->actors[index];
    event_add(&world->events, (Event){.kind = kind,
                                      .actor = index,
                                      .what = (int)actor->kind,
                                      .amount = amount,
                                      .dir = dir,
                                      .pos = actor->pos});
}

void emit_of(World *world, EventKind kind, int index, int amount) {
    emit_toward(world, kind, index, amount, world->actors[index].facing);
}

void emit_at(World *world, EventKind kind, ActorId by, int what, int amount, Vec pos) {
    event_add(&world->events, (Event){.kind = kind, .actor = by, .what = what, .amount = amount, .pos = pos});
}
