#include "view/memory/item_memory.h"

void item_memory_copy(KnownThings *memory, const World *world) {
    *memory = world->known.things;
}

static bool waits(const ShownLevel *shown, const KnownItem *known) {
    return known->there && shown_wave_delay_ticks(shown, cell_of(known->pos)) > 0;
}

// Learning that an item is hallowed is news of its own.
static void follow_item(KnownItem *shows, const KnownItem *knows, const ShownLevel *shown) {
    bool hallowed = shows->there && knows->there ? shows->hallowed : knows->hallowed;
    if (waits(shown, shows) || waits(shown, knows)) return;
    *shows = *knows;
    shows->hallowed = hallowed;
}

// Where the wave has not passed yet, chests stay as they were. Elsewhere they are as the hero knows them.
static void follow_chests(KnownThings *memory, const KnownThings *knows, const ShownLevel *shown) {
    int kept = 0;
    for (int i = 0; i < memory->chest_count; i++) {
        if (shown_wave_delay_ticks(shown, memory->chests[i].fixture.cell) > 0)
            memory->chests[kept++] = memory->chests[i];
    }
    for (int i = 0; i < knows->chest_count && kept < LEVEL_FIXTURES_MAX; i++) {
        if (shown_wave_delay_ticks(shown, knows->chests[i].fixture.cell) == 0)
            memory->chests[kept++] = knows->chests[i];
    }
    memory->chest_count = kept;
}

void item_memory_tick(KnownThings *memory, const World *world, const ShownLevel *shown) {
    const KnownThings *knows = &world->known.things;
    for (; memory->item_count < knows->item_count; memory->item_count++)
        memory->items[memory->item_count] = (KnownItem){0};
    for (int i = 0; i < knows->item_count; i++) follow_item(&memory->items[i], &knows->items[i], shown);
    follow_chests(memory, knows, shown);
}

bool item_memory_hallow(KnownThings *memory, const World *world, const ShownLevel *shown, int index) {
    KnownItem *known = &memory->items[index];
    bool due = known->there && !known->hallowed && world->known.things.items[index].hallowed &&
               shown_wave_delay_ticks(shown, cell_of(known->pos)) == 0;
    known->hallowed |= due;
    return due;
}
