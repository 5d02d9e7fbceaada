#include "view/map_marks.h"

#include <stddef.h>

#define DARK 0xff0b0912u

const MapMarkInfo MAP_MARKS[MARK_COUNT] = {
    [MARK_NONE] = {.seen = DARK},
    [MARK_YOU] = {"you", 0xffc3e66au},
    [MARK_MONSTER] = {"monster", 0xffc8333bu, .core = 0xffffa985u},
    [MARK_GOOD] = {"good", 0xffffc43du},
    [MARK_HALLOWED] = {"hallowed good", 0xffffc43du, .core = 0xfff3f6eau},
    [MARK_THING] = {"other thing", 0xffffa985u},
    [MARK_CHEST] = {"chest", 0xffad7440u, .core = 0xffffee92u},
    [MARK_TRAP] = {"trap", 0xff8b49c2u},
    [MARK_KEY_1] = {"keys", 0xfff06450u},
    [MARK_KEY_2] = {NULL, 0xff74ba49u},
    [MARK_KEY_3] = {NULL, 0xff5fb6efu},
    [MARK_KEY_4] = {NULL, 0xffcd8cefu},
    [MARK_LOCKED_1] = {"their doors", 0xfff06450u, .core = DARK},
    [MARK_LOCKED_2] = {NULL, 0xff74ba49u, .core = DARK},
    [MARK_LOCKED_3] = {NULL, 0xff5fb6efu, .core = DARK},
    [MARK_LOCKED_4] = {NULL, 0xffcd8cefu, .core = DARK},
    [MARK_DOWN] = {"stairs down", 0xfff3f6eau, 0xffc3ccd1u},
    [MARK_UP] = {"stairs up", 0xffb7effbu},
    [MARK_DOOR] = {"door", 0xffd8a268u, 0xff7e4c2au},
    [MARK_FLAME] = {"flame", 0xffe58f22u},
    [MARK_COLD] = {"unlit torch", 0xff6e3412u},
    [MARK_FLOOR] = {"floor", 0xff71778bu, 0xff43435du},
    [MARK_WALL] = {"wall", 0xff805250u, 0xff432a38u},
    [MARK_CRACKED] = {"cracked wall", 0xffa3725fu, 0xff603b45u, .core = DARK},
    [MARK_PROP] = {"crate, pot, barrel", 0xffc0ae93u, 0xff857568u, .core = 0xff553222u},
    [MARK_SHRINE] = {"shrine", 0xffebdfc0u, .core = 0xff8b49c2u},
    [MARK_WATER] = {"water", 0xff28428eu, 0xff1c1d4eu},
    [MARK_ICE] = {"ice", 0xff3b75cau, 0xff2f5aa9u},
    [MARK_EMBER] = {"embers", 0xff8a1c33u, 0xff4a1026u},
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
