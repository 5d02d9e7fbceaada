#pragma once
// Places the items and monsters of a level being generated.

#include "gen/tools/placement.h"

// Points to spend on monsters, and how many they buy at least.
typedef struct MonsterBudget {
    int points, least;
} MonsterBudget;

enum { PACK_AWAY = 10 }; // steps from the start at which packs lie in wait

// A random kind of good, cheap ones more often.
int spawn_random_good(GenContext *gen);

// Places an item of that kind.
void spawn_item(GenContext *gen, int kind, Vec cell);

// Places a good of a random kind.
void spawn_good(GenContext *gen, Vec cell);

// Places one monster of a random kind.
void spawn_monster(GenContext *gen, Vec cell);

// How many of a kind a budget can buy: what it is left with buys the others that it owes, and at most half of
// what is beyond a point for each goes at once.
int budget_buys(MonsterBudget budget, int kind);

// The part of the budget that may be spent in one place: at most so many points.
MonsterBudget budget_part(MonsterBudget budget, int points);

// Takes out what so many of a kind cost.
void budget_pay(MonsterBudget *budget, int kind, int count);

// A kind of monster that the depth has and that the budget buys so many of; it must have a point for each.
int spawn_affordable(GenContext *gen, MonsterBudget budget, int count, bool ambush);

// The highest number of a pack; 0: there is none.
int spawn_packs_count(const SpawnList *monsters);

// Up to so many monsters of a kind at a cell and beside it, where it fits; how many there was room for.
int spawn_kind(GenContext *gen, Vec cell, int kind, int count, bool (*fits)(const GenContext *gen, Vec cell));

// So many monsters of one random kind beside each other that lie in wait together; one of them where nobody
// else lives and there is no room for two.
void spawn_pack(GenContext *gen, int count);

// How many monsters a dungeon has that has so many at the first depth.
int spawn_wanted(GenContext *gen, int usual);

// A group as large as its kind has it, `most` at most, where it fits; how many there was room for.
int spawn_group(GenContext *gen, Vec cell, int most, bool (*fits)(const GenContext *gen, Vec cell));

// How many goods there is room for: the start, stairs and a monster need some cells too.
int spawn_goods_most(const GenContext *gen);

// Stages for a generator without places of its own for them: so many goods, and so many monsters away from
// the start, as there is floor.
int spawn_goods_wanted(const GenContext *gen);
int spawn_monsters_usual(const GenContext *gen); // on the first depth
void spawn_goods(GenContext *gen);
void spawn_monsters(GenContext *gen);

// A stage: packs, as many as there is floor for, and one at least.
void spawn_packs(GenContext *gen);
