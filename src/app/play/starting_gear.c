#include "app/play/starting_gear.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>

int starting_gear_worn(const Lore *lore, int gear) {
    bool found = gear > 0 && gear <= GEAR_KINDS && (lore->items[item_of_gear_number(gear)] & LORE_WORN) != 0;
    return found ? gear : 0;
}

int starting_gear_next(const Lore *lore, int gear, int by) {
    int next = gear;
    do {
        next = (next + (by < 0 ? GEAR_KINDS : 1)) % (GEAR_KINDS + 1);
    } while (next != 0 && starting_gear_worn(lore, next) == 0);
    return next;
}

const char *starting_gear_name(int gear) {
    return gear > 0 ? ITEMS[item_of_gear_number(gear)].title : N_("the usual");
}

static void add_price(char *text, size_t size, const char *format, int count) {
    if (count == 0) return;
    if (text[0] != '\0') text_add(text, size, ", ");
    text_add(text, size, format, count);
}

void starting_gear_tell(int gear, char *text, size_t size) {
    (void)snprintf(text, size, tr("New runs begin with %d candles, %d arrows and a sword."), CANDLES_START,
                   ARROWS_START);
    if (gear == 0) return;
    const ItemInfo *info = &ITEMS[item_of_gear_number(gear)];
    int arrows = info->price.arrows, candles = info->price.candles, hearts = info->price.hp / 2;
    char name[NAME_BYTES], price[160] = "";
    add_price(price, sizeof price, tr_n("%d arrow", "%d arrows", arrows), arrows);
    add_price(price, sizeof price, tr_n("%d candle", "%d candles", candles), candles);
    add_price(price, sizeof price, tr_n("%d heart", "%d hearts", hearts), hearts);
    (void)snprintf(text, size, price[0] != '\0' ? tr("%s: %s. Price: %s.") : tr("%s: %s."),
                   tr_name(info->title, "plain", name), tr(info->words.passive), price);
    text_capitalise_first(text);
}
