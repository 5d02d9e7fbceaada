#include "gen/pieces/pack.h"
#include "io/game/recording.h"
#include "sim/game.h"
#include "support/unit.h"

#include <stdio.h>

static World *begin(const GenOptions *options) {
    Level level;
    assert_true(gen_level(&level, options));
    World *world = world_new(&level);
    assert_non_null(world);
    return world;
}

static void open_replay(Replay *replay, const Recorder *recorder) {
    Error error;
    const Buffer *out = &recorder->out;
    if (!replay_check_open(replay, out->bytes, out->size, &error)) fail_msg("%s", error.text);
}

// Presses all there is to press, changing now and then.
static Input some_input(uint32_t tick) {
    uint32_t phase = tick / 17 * 2654435761u;
    return (Input){.x = (int8_t)((int)(phase >> 8 & 3) % 3 - 1),
                   .y = (int8_t)((int)(phase >> 12 & 3) % 3 - 1),
                   .buttons = (uint8_t)(phase >> 16 & (BUTTONS_ALL & ~BUTTON_PACE)),
                   .slot = (uint8_t)((phase >> 24) % (SLOTS + 1))};
}

// Two games: the first is left in the middle of a chunk.
static uint64_t record(Recorder *recorder) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    World *world = NULL;
    recorder_init(recorder);
    for (int game = 0; game < 2; game++) {
        options = GENERATORS[game]->defaults;
        options.seed = 77 + (uint64_t)game;
        World *next = begin(&options);
        recorder_begin_game(recorder, world, &options);
        world_free(world);
        world = next;
        for (uint32_t tick = 0; tick < 403; tick++) {
            world_tick(world, some_input(tick));
            recorder_note_tick(recorder, world, some_input(tick));
        }
    }
    recorder_flush(recorder, world);
    uint64_t hash = world_hash(world);
    world_free(world);
    return hash;
}

// Runs a replay; the first tick whose hash differs, 0 if none does. Counts what it met.
static uint32_t run(Replay *replay, World **world, int *games, int *hashes, ReplayStep *last) {
    for (*games = *hashes = 0;;) {
        *last = replay_next(replay);
        switch (*last) {
        case REPLAY_GAME:
            world_free(*world);
            *world = begin(&replay->options);
            ++*games;
            break;
        case REPLAY_INPUT:
            world_tick(*world, replay->input);
            break;
        case REPLAY_HASH:
            ++*hashes;
            if (world_hash(*world) != replay->hash) return (*world)->tick;
            break;
        default:
            return 0;
        }
    }
}

static void a_replay_plays_the_same_game(void **state) {
    (void)state;
    Recorder recorder;
    uint64_t hash = record(&recorder);
    Replay replay;
    World *world = NULL;
    int games, hashes;
    ReplayStep last;
    open_replay(&replay, &recorder);
    assert_int_equal(run(&replay, &world, &games, &hashes, &last), 0);
    assert_int_equal(last, REPLAY_END);
    assert_int_equal(games, 2);
    assert_int_equal(hashes, 2 * 7); // 403 ticks are six whole chunks and the rest
    assert_true(world_hash(world) == hash);
    world_free(world);
    recorder_free(&recorder);
}

static void a_replay_tells_where_it_differs(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    World *world = begin(&options);
    Recorder recorder;
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    for (uint32_t tick = 0; tick < 200; tick++) {
        world_tick(world, (Input){.x = 1});
        recorder_note_tick(&recorder, world, (Input){.x = (int8_t)(tick >= 130 && tick < 150 ? -1 : 1)});
    }
    recorder_flush(&recorder, world);
    world_free(world);
    world = NULL;
    Replay replay;
    int games, hashes;
    ReplayStep last;
    open_replay(&replay, &recorder);
    assert_int_equal(run(&replay, &world, &games, &hashes, &last), 180);
    world_free(world);
    recorder_free(&recorder);
}

static void expect_refused_as_other(const void *bytes, size_t size) {
    Replay replay;
    Error error = {""};
    assert_false(replay_check_open(&replay, bytes, size, &error));
    assert_non_null(strstr(error.text, "it is of another version of the game, which can play it: format "));
}

static void expect_refused(const void *bytes, size_t size, const char *expected) {
    Replay replay;
    Error error = {""};
    assert_false(replay_check_open(&replay, bytes, size, &error));
    assert_string_equal(error.text, expected);
}

// Opens what was cut off or spoilt, and plays it; the ticks that were played.
static uint32_t play_rest(const void *bytes, size_t size) {
    Replay replay;
    World *world = NULL;
    Error error;
    int games, hashes;
    ReplayStep last;
    assert_true(replay_check_open(&replay, bytes, size, &error));
    assert_int_equal(run(&replay, &world, &games, &hashes, &last), 0);
    assert_int_equal(last, REPLAY_END);
    uint32_t ticks = world != NULL ? world->tick : 0;
    assert_int_equal(replay.ticks_whole, games > 1 ? 403 + ticks : ticks);
    world_free(world);
    return ticks;
}

static void what_was_being_written_is_worth_all_but_its_last_second(void **state) {
    (void)state;
    Recorder recorder;
    (void)record(&recorder);
    Buffer *out = &recorder.out;
    assert_int_equal(play_rest(out->bytes, out->size), 403);
    assert_int_equal(play_rest(out->bytes, out->size - 1), 360);
    for (size_t left = 12; left < out->size; left++) { // wherever it is cut off
        Replay replay;
        Error error;
        assert_true(replay_check_open(&replay, out->bytes, left, &error));
        assert_true(replay.ticks_whole % RECORDING_HASH_TICKS == 0 || replay.ticks_whole >= 403);
    }
    memset(out->bytes + out->size - 20, 0, 20); // the file grew before its bytes came
    assert_int_equal(play_rest(out->bytes, out->size), 360);
    recorder_free(&recorder);
}

static void files_that_are_no_recording_are_refused(void **state) {
    (void)state;
    Recorder recorder;
    (void)record(&recorder);
    Buffer *out = &recorder.out;
    expect_refused("", 0, "this is not a recording");
    expect_refused(NULL, 0, "this is not a recording");
    expect_refused("#####\n#@..#\n", 12, "this is not a recording");
    expect_refused(out->bytes, 11, "the recording is cut off");
    out->bytes[10]++; // the rules
    Error error;
    char expected[128];
    Replay replay;
    (void)snprintf(expected, sizeof expected, "rules %d; this one has 5 and %d", WORLD_RULES + 1,
                   WORLD_RULES);
    assert_false(replay_check_open(&replay, out->bytes, out->size, &error));
    assert_non_null(strstr(error.text, expected));
    recorder_free(&recorder);
}

static void a_flipped_bit_is_damage_but_in_what_comes_last(void **state) {
    (void)state;
    Recorder recorder;
    (void)record(&recorder);
    Buffer *out = &recorder.out;
    for (size_t i = 12; i + 300 < out->size; i += 7) {
        Replay replay;
        Error error;
        out->bytes[i] ^= 4;
        assert_false(replay_check_open(&replay, out->bytes, out->size, &error));
        assert_string_equal(error.text, "the recording is damaged");
        out->bytes[i] ^= 4;
    }
    recorder_free(&recorder);
}

// Whole files, as the game wrote them before: sound, but of inputs of one byte or of older rules.
static void recordings_of_older_formats_and_rules_are_refused(void **state) {
    (void)state;
    static const uint8_t OLD[] = {
        0x43, 0x45, 0x4c, 0x4c, 0x52, 0x45, 0x43, 0x00, 0x01, 0x00, 0x01, 0x00, 0x47, 0x07, 0x70, 0x69,
        0x6c, 0x6c, 0x61, 0x72, 0x73, 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x0b,
        0x00, 0x00, 0x02, 0x00, 0x00, 0x01, 0x54, 0x3c, 0x05, 0x14, 0x16, 0x28, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x45, 0xce, 0x16, 0xec, 0xf5, 0x38, 0x8e, 0x0d, 0x6b};
    uint8_t bytes[sizeof OLD];
    memcpy(bytes, OLD, sizeof OLD);
    expect_refused_as_other(bytes, sizeof bytes); // format 1, rules 1
    bytes[10] = WORLD_RULES;
    expect_refused_as_other(bytes, sizeof bytes); // format 1
    bytes[8] = 2;
    expect_refused_as_other(bytes, sizeof bytes); // format 2: inputs without what is picked
    bytes[8] = 3;
    expect_refused_as_other(bytes, sizeof bytes); // format 3: one check for all of it
    bytes[8] = 4;
    bytes[10] = 2;
    expect_refused_as_other(bytes, sizeof bytes); // rules 2
}

// One tick of an input, and the next after it.
static Input through_a_recording(Input input) {
    GenOptions options = {.descent = true, .depth = 2, .seed = 5};
    Recorder recorder;
    Replay replay;
    World *world = begin(&options);
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    recorder_note_tick(&recorder, world, input);
    recorder_flush(&recorder, world);
    open_replay(&replay, &recorder);
    assert_int_equal(replay_next(&replay), REPLAY_GAME);
    assert_true(replay.options.descent && replay.options.depth == 2 && replay.options.seed == 5);
    assert_int_equal(replay.options.w, 43); // of that depth
    assert_int_equal(replay_next(&replay), REPLAY_INPUT);
    input = replay.input;
    world_free(world);
    recorder_free(&recorder);
    return input;
}

static void every_button_slot_and_pick_comes_back(void **state) {
    (void)state;
    for (int i = 0; i < 64; i++) {
        Input input = {.x = (int8_t)(i % 3 - 1),
                       .y = (int8_t)(i / 3 % 3 - 1),
                       .buttons = (uint8_t)i,
                       .slot = (uint8_t)(i % (SLOTS + 1)),
                       .pick = (uint8_t)(i % (ITEM_COUNT + 1))};
        Input again = through_a_recording(input);
        assert_true(again.x == input.x && again.y == input.y);
        assert_int_equal(again.buttons, input.buttons);
        assert_int_equal(again.slot, input.slot);
        assert_int_equal(again.pick, input.pick);
    }
}

// They go along: who replays it needs no other file.
static void a_recording_holds_the_pieces_of_ones_own(void **state) {
    (void)state;
    uint8_t bytes[2 * PIECE_PACKED_MOST];
    SetPiece own = PIECES[0];
    own.depths = 0x7fff;
    own.weight = PIECE_WEIGHT_MOST;
    own.name[0] = 'x';
    size_t size = piece_pack(&own, bytes);
    GenOptions options = GENERATORS[GEN_ROOMS]->defaults;
    options.pieces = true;
    options.own = (OwnPieces){bytes, size};
    World *world = begin(&options);
    Recorder recorder;
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    for (uint32_t tick = 0; tick < 90; tick++) {
        world_tick(world, some_input(tick));
        recorder_note_tick(&recorder, world, some_input(tick));
    }
    recorder_flush(&recorder, world);
    world_free(world);
    world = NULL;
    memset(bytes, 0, sizeof bytes);
    Replay replay;
    Error error;
    int games, hashes;
    ReplayStep last;
    assert_true(replay_check_open(&replay, recorder.out.bytes, recorder.out.size, &error));
    assert_int_equal(run(&replay, &world, &games, &hashes, &last), 0);
    assert_int_equal(hashes, 2);
    assert_int_equal(replay.options.own.size, size);
    assert_int_equal(pieces_count(&replay.options), PIECES_COUNT + 1);
    world_free(world);
    recorder_free(&recorder);
}

static void a_recording_holds_the_word_of_its_seed(void **state) {
    (void)state;
    static const char *const WORDS[][2] = {{"plumtree", "plumtree"}, {"another", ""}, {"7", ""}};
    for (int i = 0; i < 3; i++) {
        Recorder recorder;
        Replay replay;
        GenOptions options = {.descent = true, .depth = 1};
        assert_true(gen_parse_seed(i == 2 ? "7" : "plumtree", &options.seed));
        gen_set_usual_size(&options);
        (void)snprintf(options.word, sizeof options.word, "%s", WORDS[i][0]);
        recorder_init(&recorder);
        recorder_begin_game(&recorder, NULL, &options);
        open_replay(&replay, &recorder);
        assert_int_equal(replay_next(&replay), REPLAY_GAME);
        assert_string_equal(replay.options.word, WORDS[i][1]);
        recorder_free(&recorder);
    }
}

static void a_recording_holds_what_is_worn_from_the_beginning(void **state) {
    (void)state;
    for (int gear = 0; gear <= GEAR_KINDS + 1; gear++) {
        Recorder recorder;
        Replay replay;
        Error error;
        GenOptions options = {.descent = true, .depth = 1, .seed = 7, .gear = gear};
        gen_set_usual_size(&options);
        recorder_init(&recorder);
        recorder_begin_game(&recorder, NULL, &options);
        bool opened = replay_check_open(&replay, recorder.out.bytes, recorder.out.size, &error);
        assert_int_equal(opened && replay_next(&replay) == REPLAY_GAME, gear <= GEAR_KINDS);
        if (gear <= GEAR_KINDS) assert_int_equal(replay.options.gear, gear);
        recorder_free(&recorder);
    }
}

// The ways of a maze: its loops and dead ends shape the level, so another level would be played without them.
static void a_recording_holds_how_its_ways_are_shaped(void **state) {
    (void)state;
    static const int SHAPES[][2] = {{0, 0}, {60, 0}, {0, 100}, {15, 40}, {100, 7}};
    for (size_t i = 0; i < sizeof SHAPES / sizeof SHAPES[0]; i++) {
        Recorder recorder;
        Replay replay;
        GenOptions options = GENERATORS[GEN_MAZE]->defaults;
        options.loops = SHAPES[i][0];
        options.filled = SHAPES[i][1];
        gen_set_usual_size(&options);
        recorder_init(&recorder);
        recorder_begin_game(&recorder, NULL, &options);
        recorder_begin_game(&recorder, NULL, &GENERATORS[GEN_HALLS]->defaults); // and the next game has none
        open_replay(&replay, &recorder);
        assert_int_equal(replay_next(&replay), REPLAY_GAME);
        assert_int_equal(replay.options.loops, SHAPES[i][0]);
        assert_int_equal(replay.options.filled, SHAPES[i][1]);
        assert_int_equal(replay_next(&replay), REPLAY_GAME);
        assert_true(replay.options.loops == 0 && replay.options.filled == 0);
        recorder_free(&recorder);
    }
}

// With gear and without: what goes along with a game begins it.
static void a_recording_holds_what_makes_its_game_easier(void **state) {
    (void)state;
    for (unsigned i = 0; i < 2 * (EASE_ALL + 2); i++) {
        unsigned ease = i / 2;
        int gear = (int)(i % 2);
        Recorder recorder;
        Replay replay;
        Error error;
        GenOptions options = {.descent = true, .depth = 1, .seed = 7, .gear = gear, .ease = ease};
        gen_set_usual_size(&options);
        recorder_init(&recorder);
        recorder_begin_game(&recorder, NULL, &options);
        bool opened = replay_check_open(&replay, recorder.out.bytes, recorder.out.size, &error);
        assert_int_equal(opened && replay_next(&replay) == REPLAY_GAME, ease <= EASE_ALL);
        if (ease <= EASE_ALL) assert_true(replay.options.ease == ease && replay.options.gear == gear);
        recorder_free(&recorder);
    }
}

static void a_recording_holds_what_was_made_easier_in_it(void **state) {
    (void)state;
    Recorder recorder;
    Replay replay;
    Error error;
    Input input = {.x = 1, .pick = PICK_EASE + EASE_WINDUPS};
    GenOptions options = {.descent = true, .depth = 1, .seed = 7};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    assert_non_null(game);
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    for (int i = 0; i < RECORDING_HASH_TICKS; i++, input.pick = 0) {
        world_tick(game_world(game), input);
        recorder_note_tick(&recorder, game_world(game), input);
    }
    assert_true(replay_check_open(&replay, recorder.out.bytes, recorder.out.size, &error));
    assert_int_equal(replay.eased, EASE_WINDUPS);
    assert_int_equal(replay_next(&replay), REPLAY_GAME);
    assert_int_equal(replay_next(&replay), REPLAY_INPUT);
    assert_int_equal(replay.input.pick, PICK_EASE + EASE_WINDUPS);
    recorder_free(&recorder);
    game_free(game);
}

// Each option has a value of its own, after the file's head of 12 bytes.
static void the_options_of_a_game_keep_their_bytes(void **state) {
    (void)state;
    static const uint8_t BYTES[] = {'G', 5, 'h', 'a', 'l', 'l', 's', 9,  8, 7,          6, 5, 4, 3, 2, 50, 0,
                                    40,  0, 11,  12,  13,  14,  1,   15, 3, PACE_MOVES, 1, 1, 1, 1, 1, 77};
    enum { HEAD = 12 };
    Recorder recorder;
    GenOptions options = {.kind = GEN_HALLS, .seed = 0x0203040506070809, .w = 50, .h = 40, .rooms = 11};
    options.suppress = 12;
    options.corridor = 13;
    options.walls = 14;
    options.depth = 15;
    options.pace = PACE_MOVES;
    options.connect = options.toll = options.classic = options.tower = options.guard = true;
    options.awake = options.mapped = true;
    recorder_init(&recorder);
    recorder.begun = 77;
    recorder_begin_game(&recorder, NULL, &options);
    assert_memory_equal(recorder.out.bytes + HEAD, BYTES, sizeof BYTES);
    recorder_free(&recorder);
}

// A game that is saved every 90 ticks, in the middle of chunks.
static void what_was_recorded_so_far_is_always_a_whole_recording(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    World *world = begin(&options);
    Recorder recorder;
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    for (uint32_t tick = 0; tick < 200; tick++) {
        world_tick(world, some_input(tick));
        recorder_note_tick(&recorder, world, some_input(tick));
        if (tick % 90 != 89) continue;
        recorder_flush(&recorder, world);
        assert_int_equal(play_rest(recorder.out.bytes, recorder.out.size), tick + 1);
    }
    recorder_flush(&recorder, world);
    assert_int_equal(play_rest(recorder.out.bytes, recorder.out.size), 200);
    world_free(world);
    recorder_free(&recorder);
}

static void a_recording_tells_how_the_hero_stands(void **state) {
    (void)state;
    GenOptions options = {.descent = true, .depth = 2, .seed = 5};
    World *world = begin(&options);
    Recorder recorder;
    Replay replay;
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    open_replay(&replay, &recorder);
    assert_int_equal(replay.last.hp_max, 0);
    recorder_note_tick(&recorder, world, (Input){0});
    world->actors[HERO].hp = 7;
    world->collected = 300;
    recorder_flush(&recorder, world);
    open_replay(&replay, &recorder);
    assert_int_equal(replay.last.depth, world->depth);
    assert_int_equal(replay.last.hp, 7);
    assert_int_equal(replay.last.hp_max, world->actors[HERO].hp_max);
    assert_int_equal(replay.last.collected, 300);
    Standing is = standing_of(world);
    assert_true(standing_same(&replay.last, &is));
    is.score++;
    assert_false(standing_same(&replay.last, &is));
    world_free(world);
    recorder_free(&recorder);
}

static void a_recording_tells_when_it_was_begun_and_that_somebody_took_over(void **state) {
    (void)state;
    GenOptions options = {.descent = true, .depth = 2, .seed = 5};
    World *world = begin(&options);
    Recorder recorder;
    Replay replay;
    recorder_init(&recorder);
    recorder.begun = 1700000000;
    recorder_begin_game(&recorder, NULL, &options);
    recorder_note_tick(&recorder, world, (Input){0});
    recorder_flush(&recorder, world);
    open_replay(&replay, &recorder);
    assert_int_equal(replay.games, 1);
    assert_false(replay.taken);
    recorder_note_tick(&recorder, world, (Input){.x = 1});
    recorder_take_over(&recorder, world); // writes what was played before
    open_replay(&replay, &recorder);
    assert_true(replay.taken);
    assert_int_equal(replay.ticks_whole, 2);
    assert_int_equal(replay.last.hp_max, world->actors[HERO].hp_max);
    assert_int_equal(replay_next(&replay), REPLAY_GAME);
    assert_true(replay.begun == 1700000000);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(replay_next(&replay), REPLAY_INPUT);
        assert_int_equal(replay_next(&replay), REPLAY_HASH);
    }
    assert_int_equal(replay_next(&replay), REPLAY_TAKEN);
    assert_int_equal(replay_next(&replay), REPLAY_END);
    world_free(world);
    recorder_free(&recorder);
}

// With a right check, so that the chunk itself is looked at. False when it is refused.
static bool takes_chunk(const char *chunk, size_t size) {
    Recorder recorder;
    Replay replay;
    Error error;
    recorder_init(&recorder);
    buffer_bytes(&recorder.out, chunk, size);
    recorder_seal_chunk(&recorder);
    const Buffer *out = &recorder.out;
    bool opened = replay_check_open(&replay, out->bytes, out->size, &error);
    bool taken = opened && replay.in.end == out->bytes + out->size; // not only what comes before it
    recorder_free(&recorder);
    return taken;
}

#define BEGUN "\0\0\0\0\0\0\0\0"

static void chunks_that_make_no_sense_are_refused(void **state) {
    (void)state;
    assert_false(takes_chunk("X", 1));
    assert_false(takes_chunk("T\0", 2));                   // no ticks
    assert_false(takes_chunk("T\x3d", 2));                 // 61 ticks
    assert_false(takes_chunk("T\x02\x05\x00\x00\x03", 6)); // longer than the chunk
    assert_false(takes_chunk("T\x02\x05\x00\x00\x00", 6)); // an empty pair
    assert_true(takes_chunk("T\x02\x05\x00\x00\x02"
                            "hashhash"
                            "\1\6\6\0\0\0\0\0\0\0\0\0",
                            26));
    assert_false(takes_chunk("T\x02\x0f\x00\x00\x02"
                             "hashhash"
                             "\1\6\6\0\0\0\0\0\0\0\0\0",
                             26)); // no such direction
    assert_false(takes_chunk("T\x02\x05\x60\x00\x02"
                             "hashhash"
                             "\1\6\6\0\0\0\0\0\0\0\0\0",
                             26)); // no such slot
    assert_false(takes_chunk("T\x02\x05\x00\x80\x02"
                             "hashhash"
                             "\1\6\6\0\0\0\0\0\0\0\0\0",
                             26)); // no such button
    assert_false(takes_chunk("T\x02\x05\x80\x7f\x02"
                             "hashhash"
                             "\1\6\6\0\0\0\0\0\0\0\0\0",
                             26)); // nothing to be picked
    assert_false(takes_chunk("T\x02\x05\x00\x00\x02"
                             "hashhash"
                             "\1\6\6\0\0\0\0\0\0\x7f\0\0",
                             26)); // no such outcome
    assert_false(takes_chunk("T\x02\x05\x00\x00\x02"
                             "hashhash"
                             "\1\6\6\0\0\0\0\0\x80\0\0\0",
                             26)); // no such score
    assert_true(takes_chunk("U", 1));
    assert_false(takes_chunk("T\x02\x05\x00\x00", 5)); // cut off
    assert_false(takes_chunk("G\x05halls", 7));
    assert_false(
        takes_chunk("G\x05walls\0\0\0\0\0\0\0\0\x32\0\x32\0\x08\0\x02\0\0\x01\0\0\0\0\0\0\0" BEGUN, 40));
    assert_true(
        takes_chunk("G\x05halls\0\0\0\0\0\0\0\0\x32\0\x32\0\x08\0\x02\0\0\x01\0\0\0\0\0\0\0" BEGUN, 40));
    assert_false(takes_chunk("G\x05halls\0\0\0\0\0\0\0\0\x32\0\x00\x02\x08\0\x02\0\0\x01\0\0\0\0\0\0\0" BEGUN,
                             40)); // too high
    assert_true(takes_chunk("G\x05halls\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x07\x01\x01\0\x01\0\0\0" BEGUN,
                            40)); // the descent knows its sizes
    assert_false(takes_chunk("G\x05halls\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x09\x01\0\0\0\0\0\0" BEGUN,
                             40)); // too deep
    assert_false(takes_chunk("G\x05halls\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x07\x01\x03\0\0\0\0\0" BEGUN,
                             40)); // no such pace
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_replay_plays_the_same_game),
        cmocka_unit_test(a_replay_tells_where_it_differs),
        cmocka_unit_test(what_was_being_written_is_worth_all_but_its_last_second),
        cmocka_unit_test(files_that_are_no_recording_are_refused),
        cmocka_unit_test(a_flipped_bit_is_damage_but_in_what_comes_last),
        cmocka_unit_test(recordings_of_older_formats_and_rules_are_refused),
        cmocka_unit_test(every_button_slot_and_pick_comes_back),
        cmocka_unit_test(a_recording_holds_the_pieces_of_ones_own),
        cmocka_unit_test(a_recording_holds_the_word_of_its_seed),
        cmocka_unit_test(a_recording_holds_what_is_worn_from_the_beginning),
        cmocka_unit_test(a_recording_holds_how_its_ways_are_shaped),
        cmocka_unit_test(a_recording_holds_what_makes_its_game_easier),
        cmocka_unit_test(a_recording_holds_what_was_made_easier_in_it),
        cmocka_unit_test(the_options_of_a_game_keep_their_bytes),
        cmocka_unit_test(what_was_recorded_so_far_is_always_a_whole_recording),
        cmocka_unit_test(a_recording_tells_how_the_hero_stands),
        cmocka_unit_test(a_recording_tells_when_it_was_begun_and_that_somebody_took_over),
        cmocka_unit_test(chunks_that_make_no_sense_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
