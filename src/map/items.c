#include "map/items.h"

const ItemInfo ITEMS[ITEM_COUNT] = {
    [ITEM_CANDLE] = {.name = "candle", .value = 10, .counts = true},
    [ITEM_CHEESE] = {.name = "cheese", .value = 15, .counts = true},
    [ITEM_WINE] = {.name = "wine", .value = 20, .counts = true},
    [ITEM_HONEY] = {.name = "honey", .value = 20, .counts = true},
    [ITEM_BOOK] = {.name = "book", .value = 30, .counts = true},
    [ITEM_CHALICE] = {.name = "chalice", .value = 40, .counts = true},
    [ITEM_GEM] = {.name = "gem", .value = 50, .counts = true},
    [ITEM_RELIC] = {.name = "relic", .value = 80, .counts = true},
    [ITEM_HEART] = {.name = "heart", .value = 0, .counts = false},
};
