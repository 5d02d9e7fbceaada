#include "view/ground/themes.h"

#include "gen/descent/depths.h"
#include "gen/gen.h"

// Names of the palette (assets/art/engine.py): bricks b0 to b5, slates s0 to s4, greens n0 to n3, blues u0
// to u3; wood w0 to w4, clay w1 g0 g1 w3 w4, stone s1 to s6.
const Theme THEMES[THEME_COUNT] = {
    [THEME_BRICK] = {.name = "brick cellar",
                     .walls = {0xff2b1b2b, 0xff432a38, 0xff603b45, 0xff805250, 0xffa3725f, 0xffc69a7d},
                     .floors = {0xff252238, 0xff33314a, 0xff43435d, 0xff575a72, 0xff71778b},
                     .leaves = {0xff13312b, 0xff205537, 0xff3c8441, 0xff74ba49},
                     .waters = {0xff1c1d4e, 0xff28428e, 0xff3b75ca, 0xff5fb6ef},
                     .on_walls = {"store_front", "armoury_front", "study_front"},
                     .on_floors = {"store_floor", "armoury_floor", "study_floor"},
                     .rock = {0xff191522, 0xff1f1b28, 0xff221d2b, 0xff251f30, 0xff2b2435, 0xff362228,
                              0xff4a2d2f},
                     .stuffs = {{0xff321c1a, 0xff553222, 0xff7e4c2a, 0xffad7440, 0xffd8a268},
                                {0xff553222, 0xff6e3412, 0xffad5c16, 0xffad7440, 0xffd8a268},
                                {0xff33314a, 0xff43435d, 0xff575a72, 0xff71778b, 0xff969fab, 0xffc3ccd1}}},
    [THEME_MOSS] = {.name = "mossy crypt",
                    .walls = {0xff221e18, 0xff393125, 0xff544a35, 0xff726748, 0xff998d62, 0xffc6bb8b},
                    .floors = {0xff152422, 0xff1d362f, 0xff28483c, 0xff3a5d4b, 0xff57775c},
                    .leaves = {0xff13312c, 0xff1f5538, 0xff3c8440, 0xff74ba4a},
                    .waters = {0xff14283c, 0xff1e4a66, 0xff3a7f96, 0xff79bcc0},
                    .on_walls = {"ossuary_front", "tombs_front", "roots_front"},
                    .on_floors = {"ossuary_floor", "tombs_floor", "roots_floor"},
                    .rock = {0xff111816, 0xff161f1c, 0xff18231f, 0xff1a2622, 0xff202e28, 0xff2b2116,
                             0xff403120},
                    .stuffs = {{0xff211c14, 0xff3f3722, 0xff625734, 0xff8a7c4c, 0xffb5a772},
                               {0xff1f2f26, 0xff2f4a38, 0xff4b6e4c, 0xff789a68, 0xffb0c890},
                               {0xff2c3a39, 0xff3b4c48, 0xff50635a, 0xff6f8070, 0xff93a08a, 0xffb9c3a8}},
                    .grit = 0xff3c8441,
                    .growths = {{"moss_front", NULL, 70},
                                {"moss_top", NULL, 30},
                                {"moss_floor", NULL, 16},
                                {"moss_column", NULL, 100},
                                {"moss_door", NULL, 100}}},
    [THEME_FLOOD] = {.name = "flooded halls",
                     .walls = {0xff14203a, 0xff1e3150, 0xff2c4868, 0xff40647f, 0xff648a9b, 0xff9cbcbc},
                     .floors = {0xff1d2940, 0xff293a54, 0xff394e69, 0xff4e6880, 0xff6b8899},
                     .leaves = {0xff0f3337, 0xff17504f, 0xff2c7a6c, 0xff5cae94},
                     .waters = {0xff0b2c33, 0xff124a4c, 0xff258078, 0xff66c2a8},
                     .on_walls = {"baths_front", "docks_front", "weed_front"},
                     .on_floors = {"baths_floor", "docks_floor", "weed_floor"},
                     .rock = {0xff0e141d, 0xff121a25, 0xff141d28, 0xff16202c, 0xff1b2735, 0xff123039,
                              0xff1c4a52},
                     .stuffs = {{0xff2a2c33, 0xff4c4b4a, 0xff7a7468, 0xffa79d88, 0xffd2c6a8},
                                {0xff1c2f52, 0xff2f4f86, 0xff5b86b8, 0xff9cc3d8, 0xffe2f2f0},
                                {0xff293a54, 0xff394e69, 0xff4e6880, 0xff6b8899, 0xff8fb0b8, 0xffbcd6d4}},
                     .grit = 0xff5fb6ef,
                     .growths = {{"flood_front", NULL, 100},
                                 {"flood_top", NULL, 40},
                                 {"flood_floor", NULL, 14},
                                 {"flood_column", NULL, 100},
                                 {"flood_door", NULL, 100}}},
    [THEME_FORGE] = {.name = "ember forge",
                     .walls = {0xff120d15, 0xff1d1821, 0xff2d2730, 0xff453d47, 0xff675c66, 0xff9f918f},
                     .floors = {0xff241c1b, 0xff362b26, 0xff4a3b33, 0xff615044, 0xff7e6958},
                     .leaves = {0xff1d171a, 0xff32282a, 0xff4e3f3e, 0xff6e5a55},
                     .waters = {0xff1c1d4f, 0xff28428f, 0xff3b75cb, 0xff5fb6ee},
                     .on_walls = {"smithy_front", "pipes_front", "cells_front"},
                     .on_floors = {"smithy_floor", "pipes_floor", "cells_floor"},
                     .rock = {0xff140e0e, 0xff1a1313, 0xff1d1514, 0xff201716, 0xff281d1a, 0xff3a1610,
                              0xff5a2412},
                     .stuffs = {{0xff17100f, 0xff33241f, 0xff4f382e, 0xff6f5040, 0xff96705a},
                                {0xff120d16, 0xff231c24, 0xff3b323b, 0xff5f545a, 0xff8f8480},
                                {0xff2d2731, 0xff3f3740, 0xff574d54, 0xff72666a, 0xff94867f, 0xffb7a591}},
                     .grit = 0xffe58f22,
                     .growths = {{"forge_front", "forge_front_glow", 40},
                                 {"forge_top", "forge_top_glow", 8},
                                 {"forge_floor", "forge_floor_glow", 8},
                                 {"forge_column", "forge_column_glow", 100},
                                 {"forge_door", "forge_door_glow", 100}}},
};

typedef struct DepthLook {
    ThemeKind theme;
    int ambient[3];
} DepthLook;

static const DepthLook DEPTHS[] = {
    {THEME_BRICK, {98, 107, 154}}, {THEME_BRICK, {88, 100, 176}}, {THEME_MOSS, {122, 116, 84}},
    {THEME_MOSS, {78, 118, 138}},  {THEME_FLOOD, {80, 124, 156}}, {THEME_FLOOD, {104, 88, 152}},
    {THEME_FORGE, {148, 112, 96}}, {THEME_FORGE, {138, 72, 118}},
};

enum { LOOKS = sizeof DEPTHS / sizeof *DEPTHS };

// The row of DEPTHS, from 0, for a single dungeon's first depth. Deeper depths have the rows after it.
static const int FIRST[GEN_COUNT] = {
    [GEN_HALLS] = 0, [GEN_PILLARS] = 3,   [GEN_ARCADE] = 6, [GEN_MAZE] = 4,
    [GEN_ROOMS] = 1, [GEN_SCATTER] = 0,   [GEN_CAVES] = 2,  [GEN_CHAMBERS] = 5,
    [GEN_BSP] = 1,   [GEN_SCATTERED] = 0, [GEN_WARREN] = 4,
};

static const DepthLook *look_of(const World *world) {
    if (world_descends(world)) return &DEPTHS[int_clamp(world->depth, 1, LOOKS) - 1];
    GenKind kind = gen_find(world->level.generator);
    return &DEPTHS[((kind == GEN_COUNT ? 0 : FIRST[kind]) + int_max(world->depth, 1) - 1) % LOOKS];
}

ThemeKind theme_at(int depth) {
    return DEPTHS[int_clamp(depth, 1, LOOKS) - 1].theme;
}

ThemeKind theme_of(const World *world) {
    return look_of(world)->theme;
}

bool theme_is_deep(const World *world) {
    return (look_of(world) - DEPTHS) % 2 != 0;
}

const int *theme_ambient_light(const World *world) {
    return look_of(world)->ambient;
}

// Replaces a colour of one list by that of the other. Returns false if the list does not have it.
static bool swap(const Colour *from, const Colour *to, int count, Colour *colour) {
    for (int i = 0; i < count; i++) {
        if (*colour != from[i]) continue;
        *colour = to[i];
        return true;
    }
    return false;
}

Colour theme_recolour(const Theme *theme, Colour colour) {
    const Theme *brick = &THEMES[THEME_BRICK];
    (void)(swap(brick->walls, theme->walls, BRICKS, &colour) ||
           swap(brick->floors, theme->floors, SLATES, &colour) ||
           swap(brick->leaves, theme->leaves, LEAVES, &colour));
    return colour;
}

Colour theme_recolour_water(const Theme *theme, Colour colour) {
    (void)swap(THEMES[THEME_BRICK].waters, theme->waters, WATERS, &colour);
    return colour;
}

Colour theme_recolour_prop(const Theme *theme, PropMaterial stuff, Colour colour) {
    const Colour *from = THEMES[THEME_BRICK].stuffs[stuff];
    int count = 0;
    while (count < STUFF_COLOURS && from[count] != 0) count++;
    (void)swap(from, theme->stuffs[stuff], count, &colour);
    return colour;
}

Colour theme_recolour_rock(const Theme *from, const Theme *to, Colour colour) {
    (void)swap(from->rock, to->rock, ROCKS, &colour);
    return colour;
}
