#pragma once
// The balance of the hero: his hearts, what blows and traps do to him and to others, what a ware costs.
// The other numbers of the balance stand in the balance_*.h beside this one; in the points and quotas of each
// depth (gen/descent/depths.c); in the rows of monsters (map/list_actors.h); in the chances of drops
// (map/drops.c). A report of bots that play by the hundred (tests/bots/report.c) shows what a change does.

enum {
    HERO_HP = 10, // half hearts
    HERO_HP_MOST = 16,
    HERO_EASE_HP = 4,     // that a game with more hearts begins with besides
    HERO_SAFE_TICKS = 48, // after a hurt,
    HERO_SAFE_TURNS = 24, // and turn by turn: two turns
    TURN_BLOW_MORE = 1,   // half hearts that a blow costs more turn by turn,
    TURN_LIGHT_MORE = 1,  // and with a light in hand besides
    SNEAK_FACTOR = 3,     // a strike or shot from the dark at an unaware monster
    TRAP_FACTOR = 2,      // damage of traps, fire and blasts to monsters
    WARE_COINS = 12,      // that each ware costs, and besides
    WARE_COINS_DEPTH = 4  // for each depth
};
