#include "sim/hazards/bones.h"

#include "sim/combat/combat.h"
#include "sim/space/floor_items.h"
#include "sim/state/emit.h"

bool bones_is_present(const Item *item) {
    return !item->taken && item->kind == ITEM_BONES;
}

void bones_place(World *world, ActorKind kind, Vec pos) {
    if (!ACTORS[kind].rises) return;
    floor_put(world, (Item){.kind = ITEM_BONES, .pos = pos, .rises = BONES_TICKS});
}

void bones_crumble(World *world, Item *bones) {
    bones->taken = true;
    emit_at(world, EVENT_CRUMBLE, HERO, (int)RISEN, 0, bones->pos);
}

void bones_take_hero_blow(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        bool ripe = bones_is_present(item) && item->rises <= BONES_TICKS - BONES_SAFE_TICKS;
        if (ripe && combat_in_hero_blow(world, item->pos)) bones_crumble(world, item);
    }
}
