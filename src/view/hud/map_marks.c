#include "view/hud/map_marks.h"

#define DARK 0xff0b0912u

const MapMarkInfo MAP_MARKS[MARK_COUNT] = {
    [MARK_NONE] = {.seen = DARK},
    [MARK_YOU] = {.name = "you", .seen = 0xffc3e66au},
    [MARK_MONSTER] = {.name = "monster", .seen = 0xffc8333bu, .core = 0xffffa985u},
    [MARK_GOOD] = {.name = "good", .seen = 0xffffc43du},
    [MARK_HALLOWED] = {.name = "hallowed good", .seen = 0xffffc43du, .core = 0xfff3f6eau},
    [MARK_THING] = {.name = "other thing", .seen = 0xffffa985u},
    [MARK_CHEST] = {.name = "chest", .seen = 0xffad7440u, .core = 0xffffee92u},
    [MARK_TRAP] = {.name = "trap", .seen = 0xff8b49c2u},
    [MARK_KEY_1] = {.name = "keys", .seen = 0xfff06450u},
    [MARK_KEY_2] = {.seen = 0xff74ba49u},
    [MARK_KEY_3] = {.seen = 0xff5fb6efu},
    [MARK_KEY_4] = {.seen = 0xffcd8cefu},
    [MARK_LOCKED_1] = {.name = "their doors", .seen = 0xfff06450u, .core = DARK},
    [MARK_LOCKED_2] = {.seen = 0xff74ba49u, .core = DARK},
    [MARK_LOCKED_3] = {.seen = 0xff5fb6efu, .core = DARK},
    [MARK_LOCKED_4] = {.seen = 0xffcd8cefu, .core = DARK},
    [MARK_DOWN] = {.name = "stairs down", .seen = 0xfff3f6eau, .remembered = 0xffc3ccd1u},
    [MARK_UP] = {.name = "stairs up", .seen = 0xffb7effbu},
    [MARK_DOOR] = {.name = "door", .seen = 0xffd8a268u, .remembered = 0xff7e4c2au},
    [MARK_FLAME] = {.name = "flame", .seen = 0xffe58f22u},
    [MARK_COLD] = {.name = "unlit torch", .seen = 0xff6e3412u},
    [MARK_FLOOR] = {.name = "floor", .seen = 0xff71778bu, .remembered = 0xff43435du},
    [MARK_WALL] = {.name = "wall", .seen = 0xff805250u, .remembered = 0xff432a38u},
    [MARK_CRACKED] = {.name = "cracked wall", .seen = 0xffa3725fu, .remembered = 0xff603b45u, .core = DARK},
    [MARK_PROP] = {.name = "crate, pot, barrel",
                   .seen = 0xffc0ae93u,
                   .remembered = 0xff857568u,
                   .core = 0xff553222u},
    [MARK_SHRINE] = {.name = "shrine", .seen = 0xffebdfc0u, .core = 0xff8b49c2u},
    [MARK_WATER] = {.name = "water", .seen = 0xff28428eu, .remembered = 0xff1c1d4eu},
    [MARK_ICE] = {.name = "ice", .seen = 0xff3b75cau, .remembered = 0xff2f5aa9u},
    [MARK_EMBER] = {.name = "embers", .seen = 0xff8a1c33u, .remembered = 0xff4a1026u},
};

const uint8_t TILE_MARKS[TILE_COUNT] = {
    [TILE_VOID] = MARK_NONE,         [TILE_WALL] = MARK_WALL,         [TILE_FLOOR] = MARK_FLOOR,
    [TILE_DOOR] = MARK_DOOR,         [TILE_DOOR_OPEN] = MARK_DOOR,    [TILE_LOCKED_1] = MARK_LOCKED_1,
    [TILE_LOCKED_2] = MARK_LOCKED_2, [TILE_LOCKED_3] = MARK_LOCKED_3, [TILE_LOCKED_4] = MARK_LOCKED_4,
    [TILE_STAIRS_UP] = MARK_UP,      [TILE_STAIRS_DOWN] = MARK_DOWN,  [TILE_BRAZIER] = MARK_COLD,
    [TILE_BRAZIER_LIT] = MARK_FLAME, [TILE_WATER] = MARK_WATER,       [TILE_ICE] = MARK_ICE,
    [TILE_EMBER] = MARK_EMBER,       [TILE_CRACKED] = MARK_CRACKED,   [TILE_SECRET] = MARK_WALL,
    [TILE_CRATE] = MARK_PROP,        [TILE_POT] = MARK_PROP,          [TILE_BARREL] = MARK_PROP,
    [TILE_SHRINE] = MARK_SHRINE,
};
