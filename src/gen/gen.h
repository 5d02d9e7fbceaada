#pragma once
// The one way to run a generator: its stages, then the furnishing that all share, then the proof. A level
// that fails the proof is generated again from the next sub-seed.

#include "base/fail.h"
#include "gen/makers/makers.h"

#include <stddef.h>

// A seed from text: a number 0..2^64-1 as it is, any other word hashed. False for no text or a number too
// large.
bool gen_seed(const char *text, uint64_t *seed);
// Notes what the seed was given as; a word that is not of this seed is forgotten.
void gen_name_seed(GenOptions *options, const char *text);

// Gives the options the size that their generator has, with its other options as they are, when none is asked
// for; of the descent, that of the depth.
void gen_usual_size(GenOptions *options);

// True when the options can be used; else `text` says what is wrong and the nearest that fits.
bool gen_check(const GenOptions *options, Error *error);
// The same in another language: `translate` gives each text in it; NULL: English.
typedef const char *Translate(const char *english);
bool gen_check_said(const GenOptions *options, Translate *translate, Error *error);

// Makes a furnished, proved level, which the caller frees; false when out of memory. The options must have
// passed gen_check(); of the descent, the size need not be set.
bool gen_level(Level *level, const GenOptions *options);

// Furnishes a level that has tiles and decor alone, as single dungeons are: start, treasures and monsters,
// then all that levels share. Proved; by the level's seed and the depth of the options. False when memory is
// short or no attempt gives a level that can be played: it then has its tiles alone.
bool gen_furnish(Level *level, const GenOptions *options);

// The stages that a level of these options goes through, those of the furnishing included.
int gen_stage_count(const GenOptions *options);
const Stage *gen_stage(const GenOptions *options, int index);

// The same level as gen_level() makes, stopped after so many of its stages. Until the hero is placed, its
// start is (0,0), a border cell.
bool gen_level_until(Level *level, const GenOptions *options, int stages);
