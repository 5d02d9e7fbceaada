#include "sim/monsters/bones.h"

#include "sim/combat/combat.h"
#include "sim/hero/loot.h"
#include "sim/monsters/minds.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/state/emit.h"

enum { AGAIN_TICKS = 30 }; // when somebody stands in the way

// The one kind that leaves bones; a second one would need its name kept with them.
static const ActorKind RISEN = ACTOR_SKELETON;

static bool lies(const Item *item) {
    return !item->taken && item->kind == ITEM_BONES;
}

void bones_lay(World *world, ActorKind kind, Vec pos) {
    if (!ACTORS[kind].rises) return;
    loot_put(world, (Item){.kind = ITEM_BONES, .pos = pos, .rises = BONES_TICKS});
}

static void crumble(World *world, Item *bones) {
    bones->taken = true;
    emit_at(world, EVENT_CRUMBLE, HERO, (int)RISEN, 0, bones->pos);
}

void bones_strike(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        bool ripe = lies(item) && item->rises <= BONES_TICKS - BONES_SAFE_TICKS;
        if (ripe && combat_in_blow(world, item->pos)) crumble(world, item);
    }
}

static bool stand_up(World *world, Vec pos) {
    int index = body_fits(world, -1, pos) ? body_create(world, RISEN, pos) : -1;
    if (index < 0) return false;
    world->actors[index].brain.risen = true;
    minds_hunt(world, index, cell_of(pos));
    emit_of(world, EVENT_RISE, index, 0);
    return true;
}

static void rise(World *world, Item *bones) {
    if (flames_bright(world, cell_of(bones->pos))) {
        crumble(world, bones);
    } else if (stand_up(world, bones->pos)) {
        bones->taken = true;
    } else {
        bones->rises = AGAIN_TICKS;
    }
}

void bones_tick(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (lies(item) && --item->rises <= 0) rise(world, item);
    }
}
