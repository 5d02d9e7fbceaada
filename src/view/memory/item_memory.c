#include "view/memory/item_memory.h"

#include "sim/state/needed.h"

static bool is_chest(const Fixture *fixture) {
    return fixture->kind == FIXTURE_CHEST;
}

static void keep_chest(ItemMemory *memory, const World *world, int index) {
    if (memory->chest_count == LEVEL_FIXTURES_MAX) return;
    memory->chests[memory->chest_count++] =
        (RememberedChest){.fixture = world->level.fixtures[index], .state = world->floor.fixtures[index]};
}

void item_memory_settle(ItemMemory *memory, const World *world) {
    memory->item_count = world->floor.item_count;
    memory->chest_count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool known = world_known(world, cell_of(item->pos)) != KNOWN_NOT;
        memory->items[i] = (RememberedItem){
            .there = !item->taken && known, .hallowed = item->hallowed, .kind = item->kind, .pos = item->pos};
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool known = world_known(world, fixture->cell) != KNOWN_NOT;
        if (is_chest(fixture) && known) keep_chest(memory, world, i);
    }
}

// What he remembers on ground that the wave has just built anew cannot be there any more.
static bool is_swept(const Shown *shown, Vec cell) {
    return shown_since(shown, cell) == 0 && shown_fate(shown, cell) != FATE_HELD;
}

static void look_at_item(RememberedItem *known, const World *world, const Shown *shown, const Item *item) {
    if (!item->taken && shown_sees(shown, world, cell_of(item->pos))) {
        bool hallowed = known->there ? known->hallowed : item->hallowed;
        *known = (RememberedItem){.there = true, .hallowed = hallowed, .kind = item->kind, .pos = item->pos};
    } else if (known->there && shown_sees(shown, world, cell_of(known->pos))) {
        known->there = false;
    }
}

static bool is_seen(const World *world, const Shown *shown, Vec cell) {
    return shown_wait(shown, cell) == 0 && shown_sees(shown, world, cell);
}

static void look_at_chests(ItemMemory *memory, const World *world, const Shown *shown) {
    int kept = 0;
    for (int i = 0; i < memory->chest_count; i++) {
        Vec cell = memory->chests[i].fixture.cell;
        if (!is_seen(world, shown, cell) && !is_swept(shown, cell))
            memory->chests[kept++] = memory->chests[i];
    }
    memory->chest_count = kept;
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        if (is_chest(fixture) && is_seen(world, shown, fixture->cell)) keep_chest(memory, world, i);
    }
}

static bool reads_book(const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_READ && event->what == ITEM_BOOK) return true;
    }
    return false;
}

bool item_memory_hallow(ItemMemory *memory, const World *world, const Shown *shown, int index) {
    RememberedItem *known = &memory->items[index];
    bool due = known->there && !known->hallowed && world->floor.items[index].hallowed &&
               shown_wait(shown, cell_of(known->pos)) == 0;
    known->hallowed |= due;
    return due;
}

// Goods without which nobody gets on are known wherever they are.
static void learn_needed(ItemMemory *memory, const World *world) {
    if (!needed_all(world)) return;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        RememberedItem *known = &memory->items[i];
        bool hallowed = known->there ? known->hallowed : item->hallowed;
        if (needed_good(world, item))
            *known =
                (RememberedItem){.there = true, .hallowed = hallowed, .kind = item->kind, .pos = item->pos};
    }
}

// Until the wave comes by, what is in sight stays as it was, too.
void item_memory_tick(ItemMemory *memory, const World *world, const Shown *shown) {
    for (; memory->item_count < world->floor.item_count; memory->item_count++)
        memory->items[memory->item_count] = (RememberedItem){0};
    for (int i = 0; i < world->floor.item_count; i++) {
        RememberedItem *known = &memory->items[i];
        if (known->there && shown_wait(shown, cell_of(known->pos)) > 0) continue;
        if (known->there && is_swept(shown, cell_of(known->pos))) known->there = false;
        look_at_item(known, world, shown, &world->floor.items[i]);
    }
    learn_needed(memory, world);
    look_at_chests(memory, world, shown);
    if (reads_book(world)) item_memory_settle(memory, world); // it shows goods, too
}
