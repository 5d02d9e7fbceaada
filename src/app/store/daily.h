#pragma once
// The daily descent: on one date (UTC) it is the same dungeon for everybody. Its seed is the date as a
// number, such as 20261123 on 2026-11-23. So anyone who knows the date can make the dungeon, its share code
// names it, and its seed can be typed like any other. The caller supplies the clock: games depend only on
// the seed.

#include "gen/gen.h"

#define DAILY_DATE_BYTES sizeof "2026-11-23"

// The date of a Unix time as a number, such as 20261123; 0: the time is out of range.
int daily_date(uint64_t now);

// The dungeon of a date.
GenOptions daily_options(int date, Pace pace);

// If a game with these options, begun at that Unix time, is the daily descent of its date, at any pace,
// returns the date; otherwise 0.
int daily_date_of_game(const GenOptions *options, uint64_t begun);

// Writes a date to `text`, such as "2026-11-23", and returns it.
const char *daily_date_text(int date, char text[DAILY_DATE_BYTES]);
