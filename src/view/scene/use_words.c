#include "view/scene/use_words.h"

#include "base/text.h"
#include "lang/lang.h"
#include "sim/hero/delivery.h"
#include "sim/hero/errand.h"
#include "sim/hero/gifts.h"
#include "sim/hero/shop.h"
#include "sim/hero/stairs.h"
#include "sim/hero/use.h"
#include "view/events/places.h"

static const char *say(char text[USE_WORDS_MAX], const char *words) {
    return text_put(text, USE_WORDS_MAX, "%s", words);
}

// Fills a text about a thing of that kind.
static const char *say_of(const World *world, char text[USE_WORDS_MAX], const char *words, ItemKind kind) {
    char filled[SENTENCE_MAX];
    return say(text,
               placeholders_fill(words, world, &(Event){.kind = EVENT_COUNT, .what = (int)kind}, filled));
}

// On the first depth of the descent the stairs back only deliver; in a single dungeon they lead out.
static const char *words_back(const World *world, char text[USE_WORDS_MAX]) {
    int treasures = delivery_pending(world);
    if (world->depth > (world_descends(world) ? world->hero.score.first : 1))
        return text_put(text, USE_WORDS_MAX,
                        world->level.tower ? tr("back to floor %d") : tr("back to depth %d"),
                        world->depth - 1);
    if (!world_descends(world)) return say(text, tr("leave the dungeon"));
    (void)text_put(text, USE_WORDS_MAX, tr_n("deliver %d treasure", "deliver %d treasures", treasures),
                   treasures);
    return treasures > 0 ? text : say(text, "");
}

static const char *words_on(const World *world, char text[USE_WORDS_MAX]) {
    int missing = world_grate_missing_count(world);
    if (missing > 0 && world->clock.crown) return say(text, tr("shut: needs the crown"));
    if (world_grate_opens_at_toll(world)) return say(text, tr("shut: opens at the next toll"));
    if (missing == 0)
        return say(text, world->depth == world_deepest_depth(world) ? tr("leave with the crown")
                         : world->level.tower                       ? tr("go up")
                                                                    : tr("go down"));
    return text_put(text, USE_WORDS_MAX,
                    tr_n("shut: needs %d more treasure", "shut: needs %d more treasures", missing), missing);
}

static const char *words_for_chest(const World *world, Vec cell) {
    const Fixture *chest = fixture_at(&world->level, cell);
    if (chest == NULL || chest->lock == 0) return tr("open");
    return world->hero.keys[chest->lock - 1] == 0 ? tr("locked: needs its key") : tr("unlock");
}

static const char *words_for_gift(const World *world, Vec cell, char text[USE_WORDS_MAX]) {
    return say_of(world, text, N_("take the {item}: {effect}"), gift_kind(world, cell));
}

int use_words_gear(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool gear = !item->taken && item_gear_place(item->kind) >= 0;
        if (gear && vec_eq(cell_of(item->pos), cell)) return (int)item->kind;
    }
    return -1;
}

const char *use_words_instead(const World *world, Vec cell, char text[USE_WORDS_MAX]) {
    int gear = use_words_gear(world, cell),
        worn = gear < 0 ? -1 : world->hero.worn[item_gear_place((ItemKind)gear)];
    if (worn < 0) return say(text, "");
    return say_of(world, text, N_("instead of the {item}: {effect}"), (ItemKind)worn);
}

static bool has_burning_candle(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool burns = !item->taken && item->kind == ITEM_CANDLE && item->burns > 0;
        if (burns && vec_eq(cell_of(item->pos), cell)) return true;
    }
    return false;
}

// In the order in which the use verb tries things.
const char *use_words(const World *world, Vec cell, char text[USE_WORDS_MAX]) {
    Tile tile = level_tile(&world->level, cell);
    Decor decor = (Decor)grid_get(&world->level.decor, cell, DECOR_NONE);
    if (use_looks_like_chest(world, cell)) return say(text, words_for_chest(world, cell));
    if (stairs_lead_somewhere(world, cell))
        return tile == level_stairs_back(&world->level) ? words_back(world, text) : words_on(world, text);
    if (tile == TILE_SHRINE) return say(text, world->clock.shrine_given ? "" : tr("give 3 treasures"));
    if (tile == TILE_ASKER && world->floor.errand == ERRAND_CARRIED)
        return say_of(world, text, N_("give back the {item}"), (ItemKind)errand_item_kind(world));
    if (tile == TILE_ASKER) return say(text, world->floor.errand == ERRAND_DONE ? "" : tr("listen"));
    int gear = use_words_gear(world, cell);
    if (shop_is_ware_in_cell(world, cell))
        return gear < 0 ? say(text, tr("buy"))
                        : say_of(world, text, N_("buy the {item}: {effect}"), (ItemKind)gear);
    if (gift_is_in_cell(world, cell)) return words_for_gift(world, cell, text);
    if (decor == DECOR_TORCH) return say(text, tr("take the torch"));
    if (decor == DECOR_BRACKET || tile == TILE_BRAZIER) return say(text, tr("light it"));
    if (gear < 0 || has_burning_candle(world, cell)) return say(text, tr("take the candle"));
    return say_of(world, text, N_("put on the {item}: {effect}"), (ItemKind)gear);
}
