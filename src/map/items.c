#include "map/items.h"

const ItemInfo ITEMS[ITEM_COUNT] = {
    [ITEM_CANDLE] = {.name = "candle", .glyph = '*', .value = 10, .counts = true},
    [ITEM_CHEESE] = {.name = "cheese", .glyph = '*', .value = 15, .counts = true},
    [ITEM_WINE] = {.name = "wine", .glyph = '*', .value = 20, .counts = true},
    [ITEM_HONEY] = {.name = "honey", .glyph = '*', .value = 20, .counts = true},
    [ITEM_BOOK] = {.name = "book", .glyph = '*', .value = 30, .counts = true},
    [ITEM_CHALICE] = {.name = "chalice", .glyph = '*', .value = 40, .counts = true},
    [ITEM_GEM] = {.name = "gem", .glyph = '*', .value = 50, .counts = true},
    [ITEM_RELIC] = {.name = "relic", .glyph = '*', .value = 80, .counts = true},
    [ITEM_HEART] = {.name = "heart", .glyph = '*', .value = 0, .counts = false},
    [ITEM_KEY_1] = {.name = "key_1", .glyph = 'k', .key = 1},
    [ITEM_KEY_2] = {.name = "key_2", .glyph = 'k', .key = 2},
    [ITEM_KEY_3] = {.name = "key_3", .glyph = 'k', .key = 3},
    [ITEM_KEY_4] = {.name = "key_4", .glyph = 'k', .key = 4},
    [ITEM_ARROW] = {.name = "arrow", .glyph = '*'},
    [ITEM_BONES] = {.name = "bones", .glyph = '*'},
    [ITEM_BRAND] = {.name = "brand", .glyph = '*'},
};
