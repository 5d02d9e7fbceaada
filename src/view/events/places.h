#pragma once
// Texts with places for what differs, such as "The {monster} is dead", which are translated and then filled.
//
// {monster}       what belongs there
// {monster.acc}   the same in a form that the language has for names (X-Name-Forms in its file)
// {monster?a:b:c} one of these words: by the gender of the name (m, f, n, p), or by the language's
//                 plural form if the place is a number. If there are fewer words, the last one.
// English puts articles before names and has no forms; {an item} is a name with an article there, and the
// plain name elsewhere. A text without a translation stays English as a whole, with the names in it.

#include "sim/state/world.h"

enum { SENTENCE_MAX = 288 }; // bytes, with the final 0; some letters have two

// Translates the text for the player and fills it in for that event, which may not be NULL. Returns `text`.
char *placeholders_fill(const char *english, const World *world, const Event *event, char text[SENTENCE_MAX]);

// The number of events of a kind in this tick.
int events_count_of_kind(const World *world, EventKind kind);
static inline bool events_has_kind(const World *world, EventKind kind) {
    return events_count_of_kind(world, kind) > 0;
}

// A number of half hearts: "2.5 hearts", "one heart". Returns `text`.
char *sentence_of_hearts(int halves, char text[SENTENCE_MAX]);

// Such as "2.5 of 5 hearts". Returns `text`.
char *sentence_of_health(int halves, int most, char text[SENTENCE_MAX]);

// The English name of a kind. A proper name, such as "Warlord", begins with a capital.
const char *actor_english_name(ActorKind kind);

// The same of a tile. The crown is taken up the last stairs.
const char *tile_english_name(const World *world, Tile tile);

// "a rat", "an arrow", "the Warlord"; in other languages the form "a". Returns `text`.
char *sentence_indefinite(const char *name, char text[SENTENCE_MAX]);

// "The Warlord"; in other languages the form "the", with a capital. Returns `text`.
char *sentence_definite(const char *name, char text[SENTENCE_MAX]);

// ---- view/events/ways.c

// The way to a cell from the hero: "3 north-east", "4 west, 1 south", or "here". Returns `text`.
char *sentence_way_to_cell(const World *world, Vec cell, char text[SENTENCE_MAX]);
