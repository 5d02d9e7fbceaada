#pragma once
// The balance of the hero: his hearts, what blows and traps do to him and to others, what a ware costs.
// Further numbers of the balance are in the other balance_*.h here; in the points and quotas of each depth
// (gen/descent/depths.c); in the rows of monsters (map/list_actors.h); and in the chances of drops
// (map/drops.c). To see what a change does, run hundreds of bots (tests/bots/report.c).

enum {
    HERO_HP = 10, // half hearts
    HERO_HP_MOST = 16,
    HERO_EASE_HP = 4,     // added in a game with more hearts
    HERO_SAFE_TICKS = 48, // ticks without further damage after a wound
    HERO_SAFE_TURNS = 24, // the same turn by turn: two turns
    TURN_BLOW_MORE = 1,   // turn by turn a blow does so many half hearts more,
    TURN_LIGHT_MORE = 1,  // and so many more if the hero carries a light
    SNEAK_FACTOR = 3,     // times the damage: a strike or shot from the dark at an unaware monster
    TRAP_FACTOR = 2,      // times the damage of traps, fire and blasts to monsters
    WARE_COINS = 12,      // the price of each ware, plus
    WARE_COINS_DEPTH = 4  // so much for each depth
};
