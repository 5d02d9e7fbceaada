#include "app/play/starting_gear.h"
#include "base/text.h"

#include <stdio.h>

int starting_gear(const Lore *lore, int gear) {
    bool found = gear > 0 && gear <= GEAR_KINDS && (lore->items[item_of_gear(gear)] & LORE_WORN) != 0;
    return found ? gear : 0;
}

int starting_gear_next(const Lore *lore, int gear, int by) {
    int next = gear;
    do {
        next = (next + (by < 0 ? GEAR_KINDS : 1)) % (GEAR_KINDS + 1);
    } while (next != 0 && starting_gear(lore, next) == 0);
    return next;
}

const char *starting_gear_name(int gear) {
    return gear > 0 ? ITEMS[item_of_gear(gear)].title : "the usual";
}

void starting_gear_tell(int gear, char *text, size_t size) {
    (void)snprintf(text, size, "What new runs begin with: %d candles, %d arrows and a sword.", CANDLES_START,
                   ARROWS_START);
    if (gear == 0) return;
    const ItemInfo *info = &ITEMS[item_of_gear(gear)];
    const struct {
        int count;
        const char *what;
    } PARTS[] = {
        {info->price.arrows, "arrow"}, {info->price.candles, "candle"}, {info->price.hp / 2, "heart"}};
    const char *between = ". Price: ";
    (void)snprintf(text, size, "%s: %s", info->title, info->words.passive);
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        if (PARTS[i].count == 0) continue;
        text_add(text, size, "%s%d %s%s", between, PARTS[i].count, PARTS[i].what,
                 PARTS[i].count == 1 ? "" : "s");
        between = ", ";
    }
    text_add(text, size, ".");
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
}
