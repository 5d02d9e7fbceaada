#include "view/ground/themes.h"

#include "gen/descent/depths.h"

// Of the palette (assets/art/engine.py): bricks b0 to b5, slates s0 to s4, greens n0 to n3.
const Theme THEMES[THEME_COUNT] = {
    [THEME_BRICK] = {.name = "brick cellar",
                     .walls = {0xff2b1b2b, 0xff432a38, 0xff603b45, 0xff805250, 0xffa3725f, 0xffc69a7d},
                     .floors = {0xff252238, 0xff33314a, 0xff43435d, 0xff575a72, 0xff71778b},
                     .leaves = {0xff13312b, 0xff205537, 0xff3c8441, 0xff74ba49}},
    [THEME_MOSS] = {.name = "mossy crypt",
                    .walls = {0xff1b211f, 0xff2b3531, 0xff3f4d45, 0xff586a5b, 0xff7d8b75, 0xffaab596},
                    .floors = {0xff1f2a2b, 0xff2c3a39, 0xff3b4c48, 0xff50635a, 0xff6f8070},
                    .leaves = {0xff13312c, 0xff1f5538, 0xff3c8440, 0xff74ba4a},
                    .stuff = 0xff3c8441,
                    .front = "moss_front",
                    .top = "moss_top",
                    .floor = "moss_floor",
                    .percent = {70, 30, 16}},
    [THEME_FLOOD] = {.name = "flooded halls",
                     .walls = {0xff14203a, 0xff1e3150, 0xff2c4868, 0xff40647f, 0xff648a9b, 0xff9cbcbc},
                     .floors = {0xff1a2440, 0xff253555, 0xff33486b, 0xff476382, 0xff64849b},
                     .leaves = {0xff0f3337, 0xff17504f, 0xff2c7a6c, 0xff5cae94},
                     .stuff = 0xff5fb6ef,
                     .front = "flood_front",
                     .top = "flood_top",
                     .floor = "flood_floor",
                     .percent = {100, 40, 18}},
    [THEME_FORGE] = {.name = "ember forge",
                     .walls = {0xff120d15, 0xff1f1820, 0xff31282f, 0xff493d45, 0xff6a5a62, 0xffa08a86},
                     .floors = {0xff261b1b, 0xff382a26, 0xff4c3930, 0xff654d3d, 0xff856750},
                     .leaves = {0xff1d171a, 0xff32282a, 0xff4e3f3e, 0xff6e5a55},
                     .stuff = 0xffe58f22,
                     .front = "forge_front",
                     .top = "forge_top",
                     .floor = "forge_floor",
                     .percent = {75, 22, 20}},
};

typedef struct DepthLook {
    ThemeKind theme;
    int ambient[3];
} DepthLook;

// The first one is that of single dungeons, too.
static const DepthLook DEPTHS[] = {
    {THEME_BRICK, {98, 107, 154}},  {THEME_BRICK, {88, 100, 176}}, {THEME_MOSS, {90, 116, 120}},
    {THEME_MOSS, {112, 102, 146}},  {THEME_FLOOD, {80, 124, 156}}, {THEME_FLOOD, {92, 92, 178}},
    {THEME_FORGE, {140, 104, 112}}, {THEME_FORGE, {156, 88, 100}},
};

enum { LOOKS = sizeof DEPTHS / sizeof *DEPTHS };

static const DepthLook *look_of(const World *world) {
    return &DEPTHS[world_descends(world) ? int_clamp(world->depth, 1, LOOKS) - 1 : 0];
}

ThemeKind theme_of(const World *world) {
    return look_of(world)->theme;
}

const int *theme_ambient(const World *world) {
    return look_of(world)->ambient;
}

static bool swap(const Colour *from, const Colour *to, int count, Colour *colour) {
    for (int i = 0; i < count; i++) {
        if (*colour != from[i]) continue;
        *colour = to[i];
        return true;
    }
    return false;
}

Colour theme_colour(const Theme *theme, Colour colour) {
    const Theme *brick = &THEMES[THEME_BRICK];
    (void)(swap(brick->walls, theme->walls, BRICKS, &colour) ||
           swap(brick->floors, theme->floors, SLATES, &colour) ||
           swap(brick->leaves, theme->leaves, LEAVES, &colour));
    return colour;
}
