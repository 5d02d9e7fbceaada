#pragma once
// The balance of the hero: his hearts, what fights him, the price of a ware.
// Further numbers of the balance are in the other balance_*.h here; in the points and quotas of each depth
// (gen/descent/depths.c); in what differs by pace and depth (sim/state/rules.c); in the rows of monsters
// (map/list_actors.h); and in the chances of drops (map/drops.c). To see what a change does, run hundreds of
// bots (tests/bots/report.c).

enum {
    HERO_HP = 10, // half hearts
    HERO_HP_MOST = 16,
    HERO_EASE_HP = 4,     // added in a game with more hearts
    HERO_SAFE_TICKS = 48, // ticks without further damage after a wound
    HERO_SAFE_TURNS = 24, // the same turn by turn: two turns
    TURN_BLOW_MORE = 1,   // half hearts that a blow at the hero does more turn by turn, where it was marked
    ATTACKERS = 2,        // monsters that attack the hero at the same time, besides a shooter
    ATTACKERS_DEEP = 3,   // the same from depth 5 on
    SNEAK_FACTOR = 3,     // multiplies a strike or shot at a monster that is off guard
    TRAP_FACTOR = 2,      // multiplies the damage of traps, fire and blasts to monsters
    WARE_COINS = 12,      // the price of a ware in coins,
    WARE_COINS_DEPTH = 4  // and what each depth adds to it
};
