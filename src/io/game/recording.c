#include "io/game/recording.h"

#include "base/hash.h"
#include "gen/option_table.h"
#include "gen/pieces/pack.h"
#include "io/game/handmade.h"
#include "lang/lang.h"
#include "sim/hero/delivery.h"

#include <string.h>

static const char MAGIC[8] = "CELLREC";
enum {
    FORMAT = 5,
    CHECK_SIZE = 8,
    INPUT_SIZE = 3,
    SLOT_SHIFT = 12,
    PICK_SHIFT = 15,
    UNUSED_SHIFT = 23,
    TEXT_BYTES = 256,     // with the final 0
    USUAL_BYTES = 1 << 18 // enough for hours, so that play does not allocate
};

// How a game begins: a single dungeon, the descent, the descent with the side door open, a single dungeon
// with tolls.
typedef enum Way { WAY_SINGLE, WAY_DESCENT, WAY_SIDE_DOOR, WAY_TOLL, WAY_BEYOND, WAY_COUNT } Way;

_Static_assert((int)ITEM_COUNT < (int)PICK_EASE &&
                   (int)PICK_EASE + (int)EASE_ALL < 1 << (UNUSED_SHIFT - PICK_SHIFT),
               "an input has no room for all that can be picked");

// x + 1 and y + 1 in two bits each, eight bits of buttons, three of the slot, eight of `pick`.
static uint32_t pack_input(Input input) {
    return (uint32_t)((input.x + 1) | (input.y + 1) << 2 | (input.buttons & BUTTONS_ALL) << 4 |
                      input.slot << SLOT_SHIFT | input.pick << PICK_SHIFT);
}

// Returns false for bits that pack_input() never writes.
static bool unpack_input(uint32_t bits, Input *input) {
    *input = (Input){.x = (int8_t)((int)(bits & 3) - 1),
                     .y = (int8_t)((int)(bits >> 2 & 3) - 1),
                     .buttons = bits >> 4 & BUTTONS_ALL,
                     .slot = bits >> SLOT_SHIFT & 7,
                     .pick = bits >> PICK_SHIFT & 255};
    bool picks =
        input->pick <= ITEM_COUNT || (input->pick >= PICK_EASE && input->pick <= PICK_EASE + EASE_ALL);
    return input->x < 2 && input->y < 2 && input->slot <= SLOTS && picks && bits >> UNUSED_SHIFT == 0;
}

void recorder_init(Recorder *recorder) {
    *recorder = (Recorder){.check = HASH_START};
    (void)buffer_reserve(&recorder->out, USUAL_BYTES);
    buffer_bytes(&recorder->out, MAGIC, sizeof MAGIC);
    buffer_int(&recorder->out, FORMAT, 2);
    buffer_int(&recorder->out, WORLD_RULES, 2);
}

void recorder_free(Recorder *recorder) {
    buffer_free(&recorder->out);
}

void recorder_seal_chunk(Recorder *recorder) {
    Buffer *out = &recorder->out;
    if (out->failed) return;
    recorder->check =
        hash_bytes(recorder->check, out->bytes + recorder->sealed, out->size - recorder->sealed);
    buffer_int(out, recorder->check, CHECK_SIZE);
    recorder->sealed = out->size;
}

Standing standing_of(const World *world) {
    const Actor *hero = &world->actors[HERO];
    return (Standing){.depth = world->depth,
                      .hp = int_max(hero->hp, 0),
                      .hp_max = hero->hp_max,
                      .collected = world->collected,
                      .score = int_max(delivery_game_score(world), 0),
                      .outcome = world->outcome,
                      .killer = world->killer,
                      .cause = world->killer_cause};
}

bool standing_same(const Standing *a, const Standing *b) {
    return a->depth == b->depth && a->hp == b->hp && a->hp_max == b->hp_max && a->collected == b->collected &&
           a->score == b->score && a->outcome == b->outcome && a->killer == b->killer && a->cause == b->cause;
}

static void write_standing(Buffer *out, Standing standing) {
    buffer_int(out, (uint64_t)standing.depth, 1);
    buffer_int(out, (uint64_t)standing.hp, 1);
    buffer_int(out, (uint64_t)standing.hp_max, 1);
    buffer_int(out, (uint64_t)standing.collected, 2);
    buffer_int(out, (uint64_t)standing.score, 4);
    buffer_int(out, standing.outcome, 1);
    buffer_int(out, standing.killer, 1);
    buffer_int(out, (uint64_t)standing.cause, 1);
}

void recorder_flush(Recorder *recorder, const World *world) {
    if (recorder->count == 0 || world == NULL) return;
    buffer_int(&recorder->out, 'T', 1);
    buffer_int(&recorder->out, (uint64_t)recorder->count, 1);
    for (int i = 0, run; i < recorder->count; i += run) {
        run = 1;
        while (i + run < recorder->count && recorder->inputs[i + run] == recorder->inputs[i]) run++;
        buffer_int(&recorder->out, recorder->inputs[i], INPUT_SIZE);
        buffer_int(&recorder->out, (uint64_t)run, 1);
    }
    buffer_int(&recorder->out, world_hash(world), 8);
    write_standing(&recorder->out, standing_of(world));
    recorder_seal_chunk(recorder);
    recorder->count = 0;
}

static Way way_of(const GenOptions *options) {
    if (options->descent)
        return options->beyond ? WAY_BEYOND : options->side_door ? WAY_SIDE_DOOR : WAY_DESCENT;
    return options->toll ? WAY_TOLL : WAY_SINGLE;
}

static void write_text(Buffer *out, const char *text) {
    buffer_int(out, strlen(text), 1);
    buffer_bytes(out, text, strlen(text));
}

static void read_text(Reader *in, char text[TEXT_BYTES]) {
    size_t length = (size_t)reader_int(in, 1);
    const uint8_t *bytes = reader_bytes(in, length);
    memset(text, 0, TEXT_BYTES);
    if (bytes != NULL) memcpy(text, bytes, length);
}

// Writes a map or own pieces into the recording, so that it needs no other file.
static void write_along(Recorder *recorder, char chunk, const uint8_t *bytes, size_t size) {
    buffer_int(&recorder->out, (uint8_t)chunk, 1);
    buffer_int(&recorder->out, size, 4);
    buffer_bytes(&recorder->out, bytes, size);
    recorder_seal_chunk(recorder);
}

// Writes a byte for each row of the table in a range.
static void write_options(Buffer *out, const GenOptions *options, int from, int to) {
    for (int i = from; i < to; i++) buffer_int(out, (uint64_t)gen_option(options, (GenOptionId)i), 1);
}

static void read_options(Reader *in, GenOptions *options, int from, int to) {
    for (int i = from; i < to; i++) gen_option_set(options, (GenOptionId)i, (int)reader_int(in, 1));
}

// Writes a chunk with one byte, if it is not 0 (it is 0 in most games).
static void write_byte(Recorder *recorder, char chunk, unsigned byte) {
    if (byte == 0) return;
    buffer_int(&recorder->out, (uint8_t)chunk, 1);
    buffer_int(&recorder->out, byte, 1);
    recorder_seal_chunk(recorder);
}

static void write_start(Recorder *recorder, const StartState *start) {
    Buffer *out = &recorder->out;
    buffer_int(out, 'N', 1);
    buffer_int(out, start->size, 4);
    buffer_bytes(out, start->bytes, start->size);
    buffer_int(out, (uint64_t)start->ticks, 4);
    write_standing(out, start->standing);
    recorder_seal_chunk(recorder);
}

void recorder_begin_game(Recorder *recorder, const World *ended_world, const GenOptions *options) {
    recorder_flush(recorder, ended_world);
    Buffer *out = &recorder->out;
    const char *name = GENERATORS[options->kind]->name;
    if (recorder->start.size > 0) write_start(recorder, &recorder->start);
    if (options->map.size > 0) write_along(recorder, 'M', options->map.bytes, options->map.size);
    if (options->pieces) write_along(recorder, 'L', options->own.bytes, options->own.size);
    write_byte(recorder, 'W', (unsigned)options->gear);
    write_byte(recorder, 'A', options->ease);
    write_byte(recorder, 'O', (unsigned)options->loops);
    write_byte(recorder, 'F', (unsigned)options->filled);
    if (options->word[0] != '\0') {
        buffer_int(out, 'S', 1);
        write_text(out, options->word);
        recorder_seal_chunk(recorder);
    }
    buffer_int(out, 'G', 1);
    write_text(out, name);
    buffer_int(out, options->seed, 8);
    buffer_int(out, (uint64_t)options->w, 2);
    buffer_int(out, (uint64_t)options->h, 2);
    write_options(out, options, 0, OPTION_TOLL);
    buffer_int(out, (uint64_t)way_of(options), 1);
    buffer_int(out, (uint64_t)options->pace, 1);
    write_options(out, options, OPTION_TOLL + 1, OPTION_PIECES);
    buffer_int(out, recorder->begun, 8);
    recorder_seal_chunk(recorder);
}

void recorder_take_over(Recorder *recorder, const World *world) {
    recorder_flush(recorder, world);
    buffer_int(&recorder->out, 'U', 1);
    recorder_seal_chunk(recorder);
}

void recorder_note_tick(Recorder *recorder, const World *world, Input input) {
    recorder->inputs[recorder->count++] = pack_input(input);
    if (recorder->count == RECORDING_HASH_TICKS) recorder_flush(recorder, world);
}

void recorder_go_on(Recorder *recorder, const Buffer *bytes, const Replay *read) {
    recorder->out.size = 0;
    buffer_bytes(&recorder->out, bytes->bytes, (size_t)(read->sealed - bytes->bytes));
    recorder->sealed = recorder->out.size;
    recorder->check = read->check;
    recorder->count = 0;
}

// True if the chunk that ends here has the right check.
static bool is_sealed(Replay *replay) {
    Reader *in = &replay->in;
    replay->check = hash_bytes(replay->check, replay->sealed, (size_t)(in->at - replay->sealed));
    bool same = reader_int(in, CHECK_SIZE) == replay->check;
    replay->sealed = in->at;
    return same && !in->failed;
}

static bool is_older(const Replay *replay) {
    return replay->rules != WORLD_RULES;
}

// Returns false for what no game writes. Older rules may have had more kinds.
static bool read_standing(Replay *replay, Standing *standing) {
    Reader *in = &replay->in;
    standing->depth = (int)reader_int(in, 1);
    standing->hp = (int)reader_int(in, 1);
    standing->hp_max = (int)reader_int(in, 1);
    standing->collected = (int)reader_int(in, 2);
    uint64_t score = reader_int(in, 4), outcome = reader_int(in, 1), killer = reader_int(in, 1),
             cause = reader_int(in, 1);
    bool known = outcome < OUTCOME_COUNT && killer < ACTOR_KIND_COUNT && cause < CAUSE_COUNT;
    standing->score = (int)(score & INT32_MAX);
    standing->outcome = outcome < OUTCOME_COUNT ? (Outcome)outcome : OUTCOME_NONE;
    standing->killer = killer < ACTOR_KIND_COUNT ? (ActorKind)killer : ACTOR_NONE;
    standing->cause = cause < CAUSE_COUNT ? (int)cause : 0;
    return score <= INT32_MAX && (known || is_older(replay));
}

static bool read_start(Replay *replay) {
    Reader *in = &replay->in;
    StartState *start = &replay->start;
    start->size = (size_t)reader_int(in, 4);
    start->bytes = reader_bytes(in, start->size);
    start->ticks = (int64_t)reader_int(in, 4);
    bool sound = read_standing(replay, &start->standing) && start->size > 0;
    return sound && is_sealed(replay);
}

static bool read_map(Replay *replay) {
    Reader *in = &replay->in;
    size_t size = (size_t)reader_int(in, 4);
    replay->map = (HandmadeMap){reader_bytes(in, size), size};
    return !in->failed && is_sealed(replay) && handmade_header_fits(replay->map);
}

static bool read_pieces(Replay *replay) {
    Reader *in = &replay->in;
    size_t size = (size_t)reader_int(in, 4);
    replay->own = (OwnPieces){reader_bytes(in, size), size};
    return !in->failed && is_sealed(replay) && own_pieces_are_valid(replay->own);
}

// `along`: the chunks before it that belong to this game.
static ReplayStep read_begin(Replay *replay, const GenOptions *along, const char *word) {
    Reader *in = &replay->in;
    char name[TEXT_BYTES];
    Error problem;
    read_text(in, name);
    GenOptions *options = &replay->options;
    *options = *along;
    options->kind = gen_find(name);
    options->map = replay->map;
    if (options->pieces) options->own = replay->own;
    options->seed = reader_int(in, 8);
    gen_note_word(options, word);
    options->w = (int)reader_int(in, 2);
    options->h = (int)reader_int(in, 2);
    read_options(in, options, 0, OPTION_TOLL);
    uint64_t way = reader_int(in, 1), pace = reader_int(in, 1);
    read_options(in, options, OPTION_TOLL + 1, OPTION_PIECES);
    replay->begun = reader_int(in, 8);
    options->descent = way == WAY_DESCENT || way == WAY_SIDE_DOOR || way == WAY_BEYOND;
    options->side_door = way == WAY_SIDE_DOOR;
    options->beyond = way == WAY_BEYOND;
    options->toll = way == WAY_TOLL;
    options->pace = pace < PACE_COUNT ? (Pace)pace : PACE_REAL;
    bool sound = !in->failed && way < WAY_COUNT && pace < PACE_COUNT && options->kind != GEN_COUNT &&
                 gen_check(options, &problem);
    if (sound && options->descent) gen_set_usual_size(options);
    sound = sound && options->w <= LEVEL_PLAY_MAX && options->h <= LEVEL_PLAY_MAX;
    return is_sealed(replay) && sound ? REPLAY_GAME : REPLAY_BROKEN;
}

// Reads what write_byte() writes, if `*chunk` is of that kind; then `*chunk` becomes the next one. Returns
// false when the byte is invalid.
static bool read_byte(Replay *replay, char which, uint64_t *chunk, unsigned *byte) {
    if (*chunk != (uint8_t)which) return true;
    *byte = (unsigned)reader_int(&replay->in, 1);
    if (*byte == 0 || !is_sealed(replay)) return false;
    *chunk = reader_int(&replay->in, 1);
    return true;
}

// A start, a map, own pieces, gear, aids and the word of a seed belong to the game after them.
static ReplayStep read_game(Replay *replay, uint64_t chunk) {
    Reader *in = &replay->in;
    replay->map = (HandmadeMap){0};
    replay->start = (StartState){0};
    if (chunk == 'N') {
        if (!read_start(replay)) return REPLAY_BROKEN;
        chunk = reader_int(in, 1);
    }
    if (chunk == 'M') {
        if (!read_map(replay)) return REPLAY_BROKEN;
        chunk = reader_int(in, 1);
    }
    bool pieces = chunk == 'L';
    if (pieces) {
        if (!read_pieces(replay)) return REPLAY_BROKEN;
        chunk = reader_int(in, 1);
    }
    GenOptions along = {.pieces = pieces};
    unsigned gear = 0, loops = 0, filled = 0;
    if (!read_byte(replay, 'W', &chunk, &gear) || !read_byte(replay, 'A', &chunk, &along.ease) ||
        !read_byte(replay, 'O', &chunk, &loops) || !read_byte(replay, 'F', &chunk, &filled))
        return REPLAY_BROKEN;
    along.gear = (int)gear;
    along.loops = (int)loops;
    along.filled = (int)filled;
    char word[TEXT_BYTES] = "";
    if (chunk == 'S') {
        read_text(in, word);
        if (!is_sealed(replay)) return REPLAY_BROKEN;
        chunk = reader_int(in, 1);
    }
    return chunk == 'G' ? read_begin(replay, &along, word) : REPLAY_BROKEN;
}

static ReplayStep read_input(Replay *replay) {
    if (replay->repeat == 0) {
        bool known = unpack_input((uint32_t)reader_int(&replay->in, INPUT_SIZE), &replay->input);
        replay->repeat = (int)reader_int(&replay->in, 1);
        if ((!known && !is_older(replay)) || replay->in.failed || replay->repeat == 0 ||
            replay->repeat > replay->ticks)
            return REPLAY_BROKEN;
    }
    replay->repeat--;
    if (--replay->ticks == 0) replay->ticks = -1; // a hash follows
    return REPLAY_INPUT;
}

// Reads the end of a chunk of ticks: the hash, and how the game stands.
static ReplayStep read_end(Replay *replay) {
    replay->ticks = 0;
    replay->hash = reader_int(&replay->in, 8);
    bool sound = read_standing(replay, &replay->standing);
    return is_sealed(replay) && sound ? REPLAY_HASH : REPLAY_BROKEN;
}

ReplayStep replay_next(Replay *replay) {
    Reader *in = &replay->in;
    if (replay->ticks > 0) return read_input(replay);
    if (replay->ticks < 0) return read_end(replay);
    if (in->at == in->end) return REPLAY_END;
    uint64_t chunk = reader_int(in, 1);
    if (chunk != 0 && strchr("AFGLMNOSW", (int)chunk) != NULL) return read_game(replay, chunk);
    if (chunk == 'U') return is_sealed(replay) ? REPLAY_TAKEN : REPLAY_BROKEN;
    replay->ticks = chunk == 'T' ? (int)reader_int(in, 1) : 0;
    if (replay->ticks < 1 || replay->ticks > RECORDING_HASH_TICKS) return REPLAY_BROKEN;
    return read_input(replay);
}

// Goes through all chunks up to `end`. Afterwards replay->in.end is behind the last whole one. Returns false
// when what follows is not a chunk that was cut off.
static bool look_through(Replay *replay, const uint8_t *end) {
    Replay scan = *replay;
    const uint8_t *whole = scan.in.at;
    ReplayStep step;
    scan.in.end = end;
    scan.ticks_whole = 0;
    replay->games = 0;
    replay->taken = replay->repaced = replay->updated = false;
    replay->eased = 0;
    while ((step = replay_next(&scan)) != REPLAY_END && step != REPLAY_BROKEN) {
        scan.ticks_whole += step == REPLAY_INPUT;
        replay->repaced |= step == REPLAY_INPUT && (scan.input.buttons & BUTTON_PACE) != 0;
        if (step == REPLAY_INPUT && scan.input.pick >= PICK_EASE)
            replay->eased |= scan.input.pick - (unsigned)PICK_EASE;
        if (step == REPLAY_INPUT) continue;
        whole = scan.in.at;
        replay->ticks_whole = scan.ticks_whole;
        replay->games += step == REPLAY_GAME;
        replay->updated |= scan.start.size > 0;
        replay->taken |= step == REPLAY_TAKEN || replay->updated;
        replay->ticks_before = scan.start.ticks;
        if (step == REPLAY_HASH) replay->last = scan.standing;
        if (step == REPLAY_GAME) replay->last = scan.start.standing;
    }
    replay->in.end = whole;
    return step == REPLAY_END || scan.in.failed;
}

// Skips zeros at the end: some file systems make a file longer before its content is written.
static const uint8_t *before_zeros(const uint8_t *from, const uint8_t *end) {
    while (end > from && end[-1] == 0) end--;
    return end;
}

static bool refuse(unsigned format, int rules, Error *error) {
    return fail(error,
                tr("it is of another version of the game, which can play it: format %u, rules %u; this one "
                   "has %u and %u"),
                format, (unsigned)rules, (unsigned)FORMAT, (unsigned)WORLD_RULES);
}

bool replay_check_open(Replay *replay, const void *bytes, size_t size, Error *error) {
    *replay = (Replay){.in = reader_of(bytes, size), .check = HASH_START};
    Reader *in = &replay->in;
    replay->sealed = in->at;
    const uint8_t *magic = reader_bytes(in, sizeof MAGIC), *start = in->at, *end = in->end;
    unsigned format = (unsigned)reader_int(in, 2);
    replay->rules = (int)reader_int(in, 2);
    if (magic == NULL || memcmp(magic, MAGIC, sizeof MAGIC) != 0)
        return fail(error, tr("this is not a recording"));
    if (in->failed) return fail(error, tr("the recording is cut off"));
    if (format != FORMAT || replay->rules > WORLD_RULES) return refuse(format, replay->rules, error);
    if (look_through(replay, end) || look_through(replay, before_zeros(start, end))) return true;
    return is_older(replay) ? refuse(format, replay->rules, error)
                            : fail(error, tr("the recording is damaged"));
}

bool replay_fits_rules(const Replay *replay, Error *error) {
    return !is_older(replay) || refuse(FORMAT, replay->rules, error);
}
