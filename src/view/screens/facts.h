#pragma once

// What the pause menu and the end of a game tell about it.

#include "map/monsters.h"
#include "sim/state/hero.h"

typedef struct World World;

// A fact about a game: its name is on the left, its value on the right.
enum { FACTS_MAX = 32, FACT_TEXT_MAX = 256 };
typedef struct Fact {
    const char *name;
    char value[FACT_TEXT_MAX];
    int spare; // facts with a higher number are left out first if there is no room; 0: never
} Fact;

// A depth of the run: when the hero last left it, and what he took there.
typedef struct EndStep {
    int depth, collected, all;
    uint32_t ticks;
} EndStep;

// The page counts the parts of the score up one by one, each for END_PART_TICKS.
enum { END_PART_TICKS = 40, END_COUNTED = 1 << 16 };

typedef struct EndPage {
    const World *world;
    // Its rank among `ranked` games of its kind, and the best score of the others; 0: none.
    int rank, ranked, best;
    EndStep path[GAME_DEPTHS];
    int steps;
    uint32_t ticks;               // the duration of the game
    int deepest;                  // the deepest depth, in a descent
    bool looked;                  // the player has seen the layout
    int counted;                  // ticks for which the score has been counted; END_COUNTED: it is all there
    const char *seed_word, *code; // as for pause_page_draw()
} EndPage;

// Writes what the card of a depth says: "Lauds, the second hour". Returns `text`.
const char *page_arrival_text(const World *world, char *text, size_t size);

// Lists the facts for the pause menu. Returns how many.
int pause_page_list_facts(const World *world, const char *seed_word, const char *code, Fact facts[FACTS_MAX]);

// Writes who or what killed the hero: "a rat", "fire". `killer` as in World; `cause`: World.killer_cause.
// Returns `text`.
const char *page_killer_text(ActorKind killer, int cause, char *text, size_t size);

// Lists at most `most` facts for the end of a game, gifts in brief if there is little room. Returns how many.
int end_page_list_facts(const EndPage *page, Fact facts[FACTS_MAX], int most);

// How many ticks the page counts; 0: there is nothing to count.
int end_page_count_ticks(const World *world);
