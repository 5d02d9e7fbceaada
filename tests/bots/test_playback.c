// Once is enough: not again under the sanitizers.
// Watching recordings of bots: going to any tick, and comparing what a recording says with what is played.
#include "base/hash.h"
#include "base/rng.h"
#include "bots/bot.h"
#include "gen/gen.h"
#include "io/game/playback.h"

#include "support/game_hash.h"
#include "support/unit.h"

#include <time.h>

enum { PLAYED = 20000, SEEKS = 1000, CHECK_BYTES = 8, TRIES = 20 };

// A bot's descent, with the hash after every tick, and what the hero knows. Once it is over, the world goes
// on.
typedef struct Run {
    Buffer bytes;
    uint64_t hashes[PLAYED + 1], known[PLAYED + 1];
    int deepest, tolls;
    bool over;
} Run;

static uint64_t hash_known(const Game *game) {
    const KnownThings *things = &game->worlds[game->depth - 1]->known.things;
    uint64_t hash = hash_int(hash_int(HASH_START, things->item_count), things->chest_count);
    for (int i = 0; i < things->item_count; i++) {
        const KnownItem *item = &things->items[i];
        hash = hash_int(hash_int(hash, item->there), item->hallowed);
        if (item->there) hash = hash_int(hash_int(hash_int(hash, item->kind), item->pos.x), item->pos.y);
    }
    for (int i = 0; i < things->chest_count; i++)
        hash = hash_int(hash_int(hash, things->chests[i].state.phase), things->chests[i].fixture.cell.x);
    return hash;
}

static void record(Run *run, uint64_t seed, int ticks, bool hashed) {
    GenOptions options = {.descent = true, .depth = 1, .seed = seed};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    Bot bot;
    Recorder recorder;
    assert_true(game != NULL && bot_init(&bot, true));
    *run = (Run){0};
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    run->hashes[0] = game_hash(game);
    run->known[0] = hash_known(game);
    for (int tick = 1; tick <= ticks; tick++) {
        const World *world = game_world(game);
        Input input = world->outcome == OUTCOME_NONE ? bot_input(&bot, world) : (Input){0};
        game_tick(game, input);
        recorder_note_tick(&recorder, game_world(game), input);
        if (!hashed) continue;
        run->hashes[tick] = game_hash(game);
        run->known[tick] = hash_known(game);
    }
    recorder_flush(&recorder, game_world(game));
    run->bytes = recorder.out;
    run->deepest = game->depth;
    run->tolls = game_world(game)->clock.tolls;
    run->over = game_world(game)->outcome != OUTCOME_NONE;
    bot_free(&bot);
    game_free(game);
}

static bool comes_deep(const Run *run) {
    return run->deepest > 1 && run->tolls > 0;
}

static bool is_over(const Run *run) {
    return run->over;
}

// The first game from a seed on of which that is true; without hashes, which take longer than the game.
static uint64_t record_such(Run *run, bool (*is_such)(const Run *), uint64_t seed, int ticks) {
    record(run, seed, ticks, false);
    for (int tries = 0; tries < TRIES && !is_such(run); tries++) {
        buffer_free(&run->bytes);
        record(run, ++seed, ticks, false);
    }
    assert_true(is_such(run));
    return seed;
}

static Buffer copy_of(const Buffer *bytes) {
    Buffer copy = {0};
    buffer_bytes(&copy, bytes->bytes, bytes->size);
    return copy;
}

static void open_copy(Playback *playback, const Buffer *bytes) {
    Error error = {""};
    assert_true(playback_open(playback, copy_of(bytes), &error));
}

static void play_through(Playback *playback) {
    while (playback_play_tick(playback)) {
    }
    assert_int_equal(playback->tick, playback->ticks);
}

static void going_anywhere_is_the_same_as_having_played_there(void **state) {
    (void)state;
    Run *run = malloc(sizeof *run);
    assert_non_null(run);
    uint64_t seed = record_such(run, comes_deep, 14, PLAYED);
    buffer_free(&run->bytes);
    record(run, seed, PLAYED, true);
    Playback playback;
    Rng rng;
    clock_t longest = 0;
    open_copy(&playback, &run->bytes);
    assert_int_equal(playback.ticks, PLAYED);
    play_through(&playback);
    assert_int_equal(playback.differs, -1);
    rng_init(&rng, 1, STREAM_LAYOUT);
    for (int i = 0; i < SEEKS; i++) {
        int64_t tick = rng_below(&rng, PLAYED + 1);
        clock_t start = clock();
        assert_true(playback_seek(&playback, tick));
        longest = clock() - start > longest ? clock() - start : longest;
        assert_int_equal(playback.tick, tick);
        assert_true(game_hash(playback.game) == run->hashes[tick]);
        assert_true(hash_known(playback.game) == run->known[tick]);
        assert_true(playback_play_tick(&playback) == (tick < PLAYED)); // and plays on from there
        if (tick < PLAYED) assert_true(game_hash(playback.game) == run->hashes[tick + 1]);
    }
    print_message("the longest of %d took %.1f ms\n", SEEKS, (double)longest * 1000 / CLOCKS_PER_SEC);
    assert_true(longest < CLOCKS_PER_SEC);
    playback_free(&playback);
    buffer_free(&run->bytes);
    free(run);
}

// Half an hour would not do with less: every second keyframe goes, again and again.
static void keyframes_stay_few(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    Recorder recorder;
    Playback playback;
    Game *game = game_new(&options);
    assert_non_null(game);
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    for (int tick = 0; tick < 120000; tick++) {
        Input input = {.x = (int8_t)(tick / 50 % 3 - 1)};
        game_tick(game, input);
        recorder_note_tick(&recorder, game_world(game), input);
    }
    uint64_t last = game_hash(game);
    recorder_flush(&recorder, game_world(game));
    open_copy(&playback, &recorder.out);
    for (bool more = true; more;) {
        more = playback_play_tick(&playback);
        assert_in_range(playback.keyframe_count, 1, KEYFRAMES_MAX);
    }
    assert_int_equal(playback.keyframes[0].tick, 0);
    for (int i = 1; i < playback.keyframe_count; i++)
        assert_int_equal(playback.keyframes[i].tick - playback.keyframes[i - 1].tick, playback.spacing);
    assert_true(playback_seek(&playback, 100));
    assert_true(playback_seek(&playback, 120000));
    assert_true(game_hash(playback.game) == last);
    playback_free(&playback);
    recorder_free(&recorder);
    game_free(game);
}

static int count(const Playback *playback, MarkKind kind) {
    int found = 0;
    for (int i = 0; i < playback->mark_count; i++) found += playback->marks[i].kind == kind;
    return found;
}

static void what_happens_is_marked_once(void **state) {
    (void)state;
    Run *run = malloc(sizeof *run);
    assert_non_null(run);
    (void)record_such(run, is_over, 14, PLAYED);
    Playback playback;
    open_copy(&playback, &run->bytes);
    assert_true(playback_seek(&playback, 5000)); // the first part twice
    assert_true(playback_seek(&playback, 0));
    play_through(&playback);
    int marks = playback.mark_count;
    assert_true(count(&playback, MARK_HURT) > 0);
    assert_true(count(&playback, MARK_TOLL) >= run->tolls);
    assert_int_equal(count(&playback, MARK_DEPTH), run->deepest - 1);
    assert_int_equal(count(&playback, MARK_END), 1);
    for (int i = 1; i < marks; i++) assert_true(playback.marks[i].tick >= playback.marks[i - 1].tick);
    assert_true(playback_seek(&playback, 0));
    play_through(&playback);
    assert_int_equal(playback.mark_count, marks);
    int64_t toll = playback_mark_after(&playback, 0);
    assert_true(toll > 0 && playback_mark_before(&playback, toll + 1) == toll);
    assert_int_equal(playback_mark_before(&playback, 0), -1);
    playback_free(&playback);
    buffer_free(&run->bytes);
    free(run);
}

// ---- forgeries

enum { SCORE_BYTES = 7 }; // from the score to the end of what is claimed
typedef enum Forgery { HONEST, FORGED_SCORE, FORGED_INPUTS, FORGED_OUTCOME } Forgery;

// The last chunk once more, with another byte in what it claims, and the right check for that.
static void flush_forged(Recorder *recorder, const World *world, int from_end, uint8_t value) {
    Recorder before = *recorder;
    recorder_flush(recorder, world);
    recorder->check = before.check;
    recorder->sealed = before.sealed;
    recorder->out.size -= CHECK_BYTES;
    recorder->out.bytes[recorder->out.size - (size_t)from_end] = value;
    recorder_seal_chunk(recorder);
}

static Buffer forge(Forgery forgery) {
    GenOptions options = {.descent = true, .depth = 1, .seed = 5};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    Recorder recorder;
    assert_non_null(game);
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    for (int tick = 0; tick < 400; tick++) {
        Input input = {.x = 1}, written = input;
        if (forgery == FORGED_INPUTS && tick >= 130 && tick < 150) written.x = -1;
        game_tick(game, input);
        recorder_note_tick(&recorder, game_world(game), written);
    }
    const World *world = game_world(game);
    if (forgery == FORGED_SCORE) {
        flush_forged(&recorder, world, SCORE_BYTES - 1, 99);
    } else if (forgery == FORGED_OUTCOME) {
        flush_forged(&recorder, world, 3, OUTCOME_VICTORY);
    } else {
        recorder_flush(&recorder, world);
    }
    game_free(game);
    return recorder.out;
}

static void check_fault(Forgery forgery, const char *expected) {
    Playback playback;
    char fault[128] = "";
    Buffer bytes = forge(forgery);
    open_copy(&playback, &bytes);
    play_through(&playback);
    assert_true(playback_mismatch(&playback, fault, sizeof fault) == (expected[0] != '\0'));
    assert_string_equal(fault, expected);
    playback_free(&playback);
    buffer_free(&bytes);
}

static void forgeries_are_found_by_playing(void **state) {
    (void)state;
    check_fault(HONEST, "");
    check_fault(FORGED_INPUTS, "differs at tick 180");
    check_fault(FORGED_SCORE, "claims a score of 25344 at tick 400, but it is 0");
    check_fault(FORGED_OUTCOME, "has another state at tick 400 than the game");
}

static void what_is_no_game_is_refused(void **state) {
    (void)state;
    Playback playback;
    Recorder recorder;
    Error error = {""};
    Buffer bytes = {0};
    buffer_bytes(&bytes, "CELLREC", 8);
    assert_false(playback_open(&playback, bytes, &error));
    assert_string_equal(error.text, "the recording is cut off");
    playback_free(&playback);
    recorder_init(&recorder);
    assert_false(playback_open(&playback, recorder.out, &error));
    assert_string_equal(error.text, "there is no game in the recording");
    playback_free(&playback);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(going_anywhere_is_the_same_as_having_played_there),
        cmocka_unit_test(keyframes_stay_few),
        cmocka_unit_test(what_happens_is_marked_once),
        cmocka_unit_test(forgeries_are_found_by_playing),
        cmocka_unit_test(what_is_no_game_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
