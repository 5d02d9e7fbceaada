#pragma once
// The balance of light: how far each kind reaches, in cells (see balance_hero.h).

enum {
    LANTERN_RADIUS = 5,
    SHUT_RADIUS = 1, // of the lantern with its shutter closed
    TORCH_RADIUS = 4,
    BRAZIER_RADIUS = 5,
    CANDLE_RADIUS = 3,
    BRAND_RADIUS = 3,
    STAIRS_RADIUS = 2,
    FIRE_RADIUS = 2,
    EMBER_RADIUS = 1,
    GLOW_RADIUS = 2, // of a glowing monster
    CROWN_RADIUS = 3
};
