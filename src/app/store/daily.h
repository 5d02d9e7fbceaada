#pragma once
// The daily descent: on one date, in universal time, it is the same dungeon for everybody. Its seed is that
// date read as a number, 20261123 on 2026-11-23: whoever has the date has the dungeon, its share code names
// it, and it can be typed as any other seed. The clock is the caller's: games are made of the seed alone.

#include "gen/gen.h"

#define DAILY_DATE_BYTES sizeof "2026-11-23"

// The date of a Unix time as such a number; 0: it has none.
int daily_date(uint64_t now);

// The dungeon of a date.
GenOptions daily_options(int date, Pace pace);

// The date whose daily descent a game is that was begun then, at whatever pace; 0: it is none.
int daily_of(const GenOptions *options, uint64_t begun);

// "2026-11-23".
const char *daily_text(int date, char text[DAILY_DATE_BYTES]);
