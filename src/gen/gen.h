#pragma once
// The only way to run a generator: its stages, then the furnishing that all share, then the proof. A level
// that fails the proof is made again from the next sub-seed.

#include "base/fail.h"
#include "gen/makers/makers.h"

#include <stddef.h>

// Reads a seed from text: a number 0..2^64-1 is taken as it is, any other word is hashed. Returns false for
// an empty text or a number that is too large.
bool gen_parse_seed(const char *text, uint64_t *seed);
// Notes the word that was given as the seed. A word that does not belong to this seed is dropped.
void gen_note_word(GenOptions *options, const char *text);

// Sets the usual size of the generator with these options; in the descent, that of the depth.
void gen_set_usual_size(GenOptions *options);

// True when the dungeon that the options name has room for a guard, and stairs to guard.
bool gen_can_guard(const GenOptions *options);

// True when the options can be used. Otherwise `error` says what is wrong and the nearest values that fit.
bool gen_check(const GenOptions *options, Error *error);
// The same in another language. `translate` turns an English text into it; NULL: English.
typedef const char *Translate(const char *english);
bool gen_check_translated(const GenOptions *options, Translate *translate, Error *error);

// Makes a furnished and proved level, which the caller frees. The options must have passed gen_check(); in
// the descent they need no size. Returns false when out of memory.
bool gen_level(Level *level, const GenOptions *options);

// Furnishes a level that has only tiles and decor, like a single dungeon: start, treasures and monsters,
// then what all levels have. It depends on the level's seed and the options' depth, and is proved. Returns
// false when out of memory, or when no attempt can be played: the level then has only its tiles.
bool gen_furnish(Level *level, const GenOptions *options);

// How many stages a level with these options has, those of furnishing included.
int gen_stage_count(const GenOptions *options);
// The stage at `index`, from 0.
const Stage *gen_stage(const GenOptions *options, int index);

// The level of gen_level(), stopped after `stages` stages. Until the hero is placed, its start is (0,0), a
// border cell. The caller frees it. Returns false when out of memory.
bool gen_level_until(Level *level, const GenOptions *options, int stages);

// A level while it is made. All zeros to begin with; gen_look_free() frees it.
typedef struct GenLook {
    int stage;         // the number of the last stage that is run; 0: none is
    int step;          // how many of its steps are run, from 1; 0: the whole stage
    int steps;         // how many steps that stage has
    const char *file;  // the source of the last step; NULL: the whole stage was run
    int line;          // the line there that acted
    int attempts;      // Level.attempts; 0 until it is known
    bool there;        // the levels exist
    Level now, before; // after that step, or stage; and after the one before
} GenLook;

// Looks at a level that was made up to look->stage and look->step. look->attempts has to be 0 when the
// options are not those of the last look. A step that the stage does not have counts as 0. When out of
// memory look->there is false.
void gen_look(GenLook *look, const GenOptions *options);
void gen_look_free(GenLook *look);
