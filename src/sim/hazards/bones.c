#include "sim/hazards/bones.h"

#include "sim/combat/combat.h"
#include "sim/space/floor_items.h"
#include "sim/state/emit.h"

bool bones_lie(const Item *item) {
    return !item->taken && item->kind == ITEM_BONES;
}

void bones_lay(World *world, ActorKind kind, Vec pos) {
    if (!ACTORS[kind].rises) return;
    floor_put(world, (Item){.kind = ITEM_BONES, .pos = pos, .rises = BONES_TICKS});
}

void bones_crumble(World *world, Item *bones) {
    bones->taken = true;
    emit_at(world, EVENT_CRUMBLE, HERO, (int)RISEN, 0, bones->pos);
}

void bones_strike(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        bool ripe = bones_lie(item) && item->rises <= BONES_TICKS - BONES_SAFE_TICKS;
        if (ripe && combat_in_blow(world, item->pos)) bones_crumble(world, item);
    }
}
