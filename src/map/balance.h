#pragma once
// The knobs of the game's balance, all in one place, with the points and quotas of each depth
// (gen/descent/depths.c), the wind-ups of monsters (map/list_actors.h) and the chances of drops
// (map/drops.c). The report of bots that play by the hundred (tests/bots/report.c) tells what turning one
// does.

enum {
    // The hero
    HERO_HP = 10, // half hearts
    HERO_HP_MOST = 16,
    HERO_SAFE_TICKS = 48, // after a hurt
    SNEAK_FACTOR = 3,     // a strike or shot from the dark at an unaware monster
    TRAP_FACTOR = 2,      // damage of traps, fire and blasts to monsters
    // A shop
    WARE_COINS = 12,      // that each ware costs, and besides
    WARE_COINS_DEPTH = 4, // for each depth
    // Light, cells
    LANTERN_RADIUS = 5,
    SHUT_RADIUS = 1, // with the shutter closed
    TORCH_RADIUS = 4,
    BRAZIER_RADIUS = 5,
    CANDLE_RADIUS = 3,
    BRAND_RADIUS = 3,
    STAIRS_RADIUS = 2,
    FIRE_RADIUS = 2,
    EMBER_RADIUS = 1,
    GLOW_RADIUS = 2, // of a monster
    CROWN_RADIUS = 3,
    // Notice: each look adds the gain, and more the nearer he is
    NOTICE_GAIN = 12,
    NOTICE_NEAR = 4, // for each cell that he is nearer than it sees
    NOTICE_LOSS = 6,
    NOTICE_FULL = 60,
    // The toll
    TOLL_FIRST = 9000, // ticks until the first of depth 1, once he has left the vestibule
    TOLL_PERIOD = 5400,
    HALLOWED_FACTOR = 2, // how many times as much a hallowed good is worth
    HALLOWED_HP = 2,     // half hearts that it mends when it is collected
    HOURS_SPARED = 1,    // on the first depth, that bring no hunters
    HUNTERS_MOST = 4,    // that come at once,
    HUNTER_COST = 1,     // each costs at most so much more than the depth
    LOW_HP = 4,          // of the hero, at which hearts are twice as likely
    HEART_LOW_FACTOR = 2
};
