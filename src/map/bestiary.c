#include "map/bestiary.h"

const ActorInfo ACTORS[ACTOR_KIND_COUNT] = {
    [ACTOR_NONE] = {.name = "nothing", .glyph = '\0'},
    [ACTOR_HERO] = {.name = "hero", .glyph = '@', .hp = 10, .damage = 3, .speed = 683, .sight = 11,
                    .windup = 4, .recovery = 8, .reach = 38, .pack = 1},
    [ACTOR_RAT] = {.name = "rat", .glyph = 'r', .hp = 3, .damage = 1, .speed = 640, .sight = 5, .ear = 2,
                   .windup = 18, .recovery = 30, .reach = 30, .pack = 3, .weight = 3, .habit = HABIT_BITE},
    [ACTOR_BAT] = {.name = "bat", .glyph = 'b', .hp = 3, .damage = 1, .speed = 768, .sight = 6, .ear = 4,
                   .windup = 20, .recovery = 40, .reach = 14, .pack = 1, .weight = 2, .flies = true,
                   .habit = HABIT_SWOOP},
    [ACTOR_SLIME] = {.name = "slime", .glyph = 's', .hp = 6, .damage = 1, .speed = 288, .sight = 4, .ear = 0,
                     .windup = 24, .recovery = 36, .reach = 30, .pack = 1, .weight = 2, .steady = true,
                     .habit = HABIT_HOP},
    [ACTOR_GOBLIN] = {.name = "goblin", .glyph = 'g', .hp = 6, .damage = 2, .speed = 560, .sight = 7, .ear = 0,
                      .windup = 22, .recovery = 24, .reach = 30, .pack = 1, .weight = 2, .habit = HABIT_CLUB},
    [ACTOR_SKELETON] = {.name = "skeleton", .glyph = 'z', .hp = 6, .damage = 2, .speed = 448, .sight = 7, .ear = -2,
                        .windup = 26, .recovery = 28, .reach = 30, .pack = 1, .weight = 1, .habit = HABIT_SHIELD},
};
