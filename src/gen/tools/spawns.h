#pragma once
// Places the items and monsters of a level being generated.

#include "gen/tools/placement.h"

// Points to spend on monsters, and how many they must buy at least.
typedef struct MonsterBudget {
    int points, least;
} MonsterBudget;

enum { PACK_AWAY = 10 }; // the least number of steps from the start to a pack in ambush

// A random kind of good; cheap ones are likelier.
int spawn_deal_treasure_kind(GenContext *gen);

// Places an item of that kind.
void spawn_item(GenContext *gen, int kind, Vec cell);

// Places a treasure of a random kind.
void spawn_treasure(GenContext *gen, Vec cell);

// Places one monster of a random kind.
void spawn_monster(GenContext *gen, Vec cell);

// How many of a kind a budget can buy. It must keep a point for each of the others that it has to buy, and
// spends at most half of the rest at once.
int budget_most_at_once(MonsterBudget budget, int kind);

// The part of a budget that may be spent in one place: at most `points`.
MonsterBudget budget_capped(MonsterBudget budget, int points);

// Pays for `count` monsters of a kind.
void budget_pay(MonsterBudget *budget, int kind, int count);

// A kind of monster that the depth has and of which the budget can buy `count`. The budget must have a point
// for each, so there always is one. `harmful_only`: only kinds that do damage.
int spawn_deal_kind(GenContext *gen, MonsterBudget budget, int count, bool harmful_only);

// The highest number of a pack; 0: there is none.
int spawn_highest_pack(const SpawnList *monsters);

// Places up to `count` monsters of a kind at a cell and beside it, where it fits. Returns how many.
int spawn_kind(GenContext *gen, Vec cell, int kind, int count, bool (*fits)(const GenContext *gen, Vec cell));

// Places `count` monsters of one random kind side by side, lying in wait together. If there is no room for
// two, and nobody else lives here, places one.
void spawn_pack_in_ambush(GenContext *gen, int count);

// How many monsters a dungeon has at this depth, if it has `usual` at the first.
int spawn_roll_count(GenContext *gen, int usual);

// Places a group of the size that is usual for its kind, at most `most`. Returns how many.
int spawn_random_group(GenContext *gen, Vec cell, int most, bool (*fits)(const GenContext *gen, Vec cell));

// How many treasures there is room for. The start, stairs and a monster need some cells too.
int spawn_treasures_limit(const GenContext *gen);

// Treasures and monsters of a level whose generator has no places of its own for them. Their number depends
// on the floor.

// How many treasures the level gets.
int spawn_treasure_count(const GenContext *gen);
// How many monsters it would get on the first depth.
int spawn_monsters_usual(const GenContext *gen);
// A stage: places treasures until there are as many as wanted.
void spawn_treasures(GenContext *gen);
// A stage: places monsters until there are as many as usual at this depth.
void spawn_monsters(GenContext *gen);

// A stage: places packs, as many as the floor allows and at least one.
void spawn_packs(GenContext *gen);
