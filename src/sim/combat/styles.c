#include "sim/combat/styles.h"

enum { BLOW_RANGE = 26, SHOT_RANGE = 10 * CELL_PX, SWOOP_RANGE = 4 * CELL_PX, CHARGE_RANGE = 6 * CELL_PX };
enum { SWEEP_RANGE = 52, POUNCE_RANGE = 2 * CELL_PX, LEAP_RANGE = 3 * CELL_PX };

const FightStyle FIGHT_STYLES[STYLE_COUNT] = {
    [STYLE_BITE] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 3,
            .pace = 8,
            .flees = true,
        },
    [STYLE_SWOOP] =
        {
            .range = SWOOP_RANGE,
            .blow_ticks = SWOOP_TICKS,
            .lunge = 4 * CELL_SUB / SWOOP_TICKS,
            .rest = 40,
            .near = 4,
            .pace = 8,
        },
    [STYLE_HOP] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 20,
            .near = 3,
            .pace = 8,
            .hops = true,
            .splits = true,
        },
    [STYLE_CLUB] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 3,
            .pace = 7,
        },
    [STYLE_SHIELD] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 8,
            .near = 3,
            .pace = 5,
            .turn_ticks = 12,
            .shield = true,
        },
    [STYLE_SNATCH] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 8,
            .pace = 8,
            .loaded = 608,
        },
    [STYLE_SHOOT] =
        {
            .range = SHOT_RANGE,
            .blow_ticks = BLOW_TICKS,
            .lunge = 1536, // of what it shoots
            .rest = 30,
            .near = 10,
            .pace = 8,
            .shoots = true,
        },
    [STYLE_CHARGE] =
        {
            .range = CHARGE_RANGE,
            .blow_ticks = CHARGE_TICKS,
            .lunge = 1408,
            .rest = 30,
            .near = 6,
            .pace = 8,
            .lane = true,
        },
    [STYLE_SNUFF] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 60,
            .near = 1,
            .pace = 8,
        },
    [STYLE_POUNCE] =
        {
            .range = POUNCE_RANGE,
            .blow_ticks = POUNCE_TICKS,
            .lunge = 1280,
            .rest = 40,
            .near = 3,
            .pace = 8,
        },
    [STYLE_LEAP] =
        {
            .range = LEAP_RANGE,
            .blow_ticks = LEAP_TICKS,
            .lunge = 3 * CELL_SUB / LEAP_TICKS,
            .rest = 40,
            .near = 4,
            .pace = 8,
        },
    [STYLE_CHANT] =
        {
            .range = SHOT_RANGE,
            .blow_ticks = BLOW_TICKS,
            .near = 10,
            .pace = 8,
            .shoots = true,
            .heals = true,
        },
    [STYLE_SMITE] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 80,
            .near = 1,
            .pace = 8,
        },
    [STYLE_CENSER] =
        {
            .range = SWEEP_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 4,
            .pace = 8,
        },
    [STYLE_WARLORD] =
        {
            .range = SWEEP_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 60,
            .near = 40,
            .pace = 8,
        },
    [STYLE_COOPER] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 40,
            .near = 9,
            .pace = 8,
        },
};

const FightStyle *fight_style(const Actor *actor) {
    return &FIGHT_STYLES[ACTORS[actor->kind].style];
}
