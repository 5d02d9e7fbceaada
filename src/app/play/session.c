#include "app/play/session.h"

#include "app/store/files.h"
#include "base/fail.h"
#include "base/hash.h"
#include "base/text.h"
#include "gen/option_table.h"
#include "io/game/handmade.h"
#include "io/game/snapshot.h"
#include "lang/lang.h"
#include "sim/hero/delivery.h"
#include "view/hud/score.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Frees the game that is played or watched.
static void drop_game(Session *session) {
    if (session->watching) {
        playback_free(&session->watched);
    } else {
        game_free(session->game);
    }
    session->watching = false;
    session->game = NULL;
    session->world = NULL;
}

// Copies bytes to memory that lives as long as any game needs it, because options pass from game to game.
// Returns NULL when out of memory.
static const uint8_t *keep_bytes(Session *session, const uint8_t *bytes, size_t size) {
    for (int i = 0; i < session->kept_count; i++) {
        const Buffer *kept = &session->kept[i];
        if (kept->size == size && memcmp(kept->bytes, bytes, size) == 0) return kept->bytes;
    }
    Buffer *more = realloc(session->kept, (size_t)(session->kept_count + 1) * sizeof *more);
    if (more == NULL) return NULL;
    Buffer *kept = &more[session->kept_count];
    *kept = (Buffer){0};
    session->kept = more;
    buffer_bytes(kept, bytes, size);
    session->kept_count += !kept->failed;
    return kept->failed ? NULL : kept->bytes;
}

// Copies the pieces and map that the options only borrow. Returns false when out of memory.
static bool keep_what_goes_along(Session *session, GenOptions *options) {
    OwnPieces *own = &options->own;
    HandmadeMap *map = &options->map;
    if (own->size > 0) own->bytes = keep_bytes(session, own->bytes, own->size);
    if (map->size > 0) map->bytes = keep_bytes(session, map->bytes, map->size);
    return (own->size == 0 || own->bytes != NULL) && (map->size == 0 || map->bytes != NULL);
}

void session_free(Session *session) {
    drop_game(session);
    for (int i = 0; i < session->kept_count; i++) buffer_free(&session->kept[i]);
    free(session->kept);
    recorder_free(&session->recorder);
    recorder_free(&session->game_recorder);
    buffer_free(&session->replay_bytes);
    *session = (Session){0};
}

void session_record_all(Session *session) {
    recorder_init(&session->recorder);
    session->recording = true;
}

void session_flush(Session *session) {
    if (session->playing) recorder_flush(&session->game_recorder, session->world);
    if (session->playing && session->recording) recorder_flush(&session->recorder, session->world);
}

static bool no_memory(const GenOptions *options, Error *error) {
    return fail(error, tr("not enough memory for a dungeon of %dx%d"), options->w, options->h);
}

static void replace_game(Session *session, Game *game, bool playing) {
    drop_game(session);
    session->playing = playing;
    session->taken = session->by_another = false;
    session->ticks_before = 0;
    session->sneaks = 0;
    session->game = game;
    session->world = game_world(game);
}

uint32_t session_uptime_ms(void) {
    return SDL_GetTicks();
}

uint64_t session_unix_now(const Session *session) {
    return session->clock != NULL ? session->clock() : (uint64_t)time(NULL);
}

// The time at which the new game counts as begun. A continued game keeps its time; a game that was taken
// over gets a new one. Times differ by a second at least, because they tell games apart.
static uint64_t begun(const Session *session) {
    bool same = session->replaying && session->left == ALL_TICKS;
    uint64_t now = session_unix_now(session), before = session->game_recorder.begun;
    return same ? session->replay.begun : now > before ? now : before + 1;
}

// Records a game that begins.
static void begin_record(Recorder *recorder, const World *ended, const GenOptions *options, uint64_t when,
                         const StartState *start) {
    recorder->begun = when;
    recorder->start = *start;
    recorder_begin_game(recorder, ended, options);
    recorder->start = (StartState){0}; // it may not live longer
}

// Begins a game of these options, or the one that a replay has just read.
static bool start_game(Session *session, const GenOptions *asked, const Replay *replay, Error *error) {
    GenOptions own = *asked, *options = &own;
    const StartState anew = {0}, *start = replay != NULL ? &replay->start : &anew;
    gen_note_word(options, asked->word); // the options may come from a game with another seed
    if (!keep_what_goes_along(session, options)) return no_memory(options, error);
    Game *game = replay != NULL ? playback_new_game(replay, error) : game_new_in_map(options, error);
    if (game == NULL) return false;
    uint64_t when = begun(session);
    if (session->recording)
        begin_record(&session->recorder, session->playing ? session->world : NULL, options, when, start);
    recorder_free(&session->game_recorder);
    recorder_init(&session->game_recorder);
    begin_record(&session->game_recorder, NULL, options, when, start);
    replace_game(session, game, true);
    session->taken = start->size > 0;
    session->ticks_before = start->ticks;
    session->options = *options;
    return true;
}

bool session_start_game(Session *session, const GenOptions *options, Error *error) {
    return start_game(session, options, NULL, error);
}

bool session_show_backdrop(Session *session, Error *error) {
    const GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Level level;
    if (!backdrop_make_level(&level, error)) return false;
    Game *game = game_new_from_level(&level, &options);
    if (game == NULL) {
        level_free(&level);
        return no_memory(&options, error);
    }
    if (session->recording && session->playing) recorder_flush(&session->recorder, session->world);
    replace_game(session, game, false);
    return true;
}

uint64_t session_random_seed(void) {
    return hash_mix((uint64_t)time(NULL) ^ SDL_GetPerformanceCounter() << 20) % 1000000000u;
}

GenOptions session_usual_options(int kind, bool tower, uint64_t seed) {
    GenOptions options = GENERATORS[kind == KIND_DESCENT ? GEN_HALLS : kind]->defaults;
    options.seed = seed;
    options.descent = kind == KIND_DESCENT;
    options.tower = tower;
    if (options.descent) gen_set_usual_size(&options);
    return options;
}

bool session_append_game(Session *session, Buffer *out) {
    const Buffer *all = &session->game_recorder.out;
    session_flush(session);
    buffer_bytes(out, all->bytes, all->size);
    return !all->failed && !out->failed;
}

void session_mark_unranked(Session *session) {
    if (session->recording) recorder_take_over(&session->recorder, session->world);
    recorder_take_over(&session->game_recorder, session->world);
    session->taken = true;
    session->by_another |= session->world->tick > 0;
}

// Begins the replay of session->replay_bytes.
static bool begin_replay(Session *session, Error *error) {
    const Buffer *bytes = &session->replay_bytes;
    session->skipped = false;
    if (!replay_check_open(&session->replay, bytes->bytes, bytes->size, error) ||
        !replay_fits_rules(&session->replay, error))
        return false;
    if (replay_next(&session->replay) != REPLAY_GAME) {
        return fail(error, tr("there is no game in the recording"));
    }
    return start_game(session, &session->replay.options, &session->replay, error);
}

bool session_skip_to(Session *session, const StoredSnapshot *stored) {
    Error error;
    Replay at = session->replay;
    bool taken = session->taken, by_another = false, played = false;
    int64_t before = session->ticks_before;
    while (at.check != stored->check || at.ticks != 0) {
        ReplayStep step = replay_next(&at);
        if (step == REPLAY_END || step == REPLAY_BROKEN || step == REPLAY_GAME) return false;
        taken |= step == REPLAY_TAKEN;
        by_another |= step == REPLAY_TAKEN && played;
        played |= step == REPLAY_INPUT;
    }
    if (session->recording || stored->rules != WORLD_RULES || !played) return false;
    Game *game = snapshot_read(stored->bytes, stored->size, &session->options, true, &error);
    if (game == NULL) return false;
    if (world_hash(game_world(game)) != at.hash) {
        game_free(game);
        return false;
    }
    recorder_go_on(&session->game_recorder, &session->replay_bytes, &at);
    replace_game(session, game, true);
    session->replay = at;
    session->skipped = true;
    session->sneaks = stored->sneaks;
    session->taken = taken;
    session->ticks_before = before;
    session->by_another = by_another;
    return true;
}

// Takes the next input from the recording. Returns false at its end, or with one line in `error`.
static bool next_input(Session *session, Error *error) {
    if (session->left == 0) return false;
    if (session->left != ALL_TICKS) session->left--;
    for (;;) {
        switch (replay_next(&session->replay)) {
        case REPLAY_INPUT:
            return session->world != NULL;
        case REPLAY_GAME:
            if (!start_game(session, &session->replay.options, &session->replay, error)) return false;
            break;
        case REPLAY_TAKEN:
            session_mark_unranked(session);
            break;
        case REPLAY_HASH:
            if (session->world == NULL || world_hash(session->world) == session->replay.hash) break;
            if (session->skipped) { // the snapshot lacks something: replay all
                if (!begin_replay(session, error)) return false;
                break;
            }
            return fail(error, tr("the game no longer matches the recording at tick %u"),
                        session->world->tick);
        case REPLAY_END:
            return false;
        default:
            return fail(error, tr("the recording is damaged"));
        }
    }
}

int session_progress(const Session *session) {
    size_t left = (size_t)(session->replay.in.end - session->replay.in.at), all = session->replay_bytes.size;
    return all == 0 ? 256 : (int)((all - left) * 256 / all);
}

bool session_start_replay(Session *session, Buffer bytes, int64_t ticks_to_replay, Error *error) {
    buffer_free(&session->replay_bytes);
    session->replay_bytes = bytes;
    session->replaying = true;
    session->left = ticks_to_replay;
    return begin_replay(session, error);
}

// ---- watching

// Makes the playback's game the session's game.
static void follow(Session *session) {
    session->game = session->watched.game;
    session->world = game_world(session->game);
    session->options = session->watched.replay.options;
    if (keep_what_goes_along(session, &session->options)) return;
    session->options.own = (OwnPieces){0}; // out of memory: a game begun from here has no pieces and no map
    session->options.map = (HandmadeMap){0};
}

bool session_watch(Session *session, Buffer bytes, Error *error) {
    if (session->recording && session->playing) recorder_flush(&session->recorder, session->world);
    drop_game(session);
    session->playing = session->replaying = false;
    if (!playback_open(&session->watched, bytes, error)) {
        playback_free(&session->watched);
        return false;
    }
    session->watching = true;
    follow(session);
    return true;
}

void session_watch_end(Session *session) {
    if (session->watching) drop_game(session);
}

bool session_watch_step(Session *session) {
    bool stepped = playback_play_tick(&session->watched);
    follow(session);
    return stepped;
}

bool session_watch_seek(Session *session, int64_t tick) {
    bool there = playback_seek(&session->watched, tick);
    follow(session);
    return there;
}

// ---- playing

static void count_sneaks(Session *session) {
    const EventList *events = &session->world->events;
    for (int i = 0; i < events->count; i++) session->sneaks += events->at[i].kind == EVENT_SNEAK;
}

static void tick(Session *session, Input input) {
    game_tick(session->game, input);
    session->world = game_world(session->game);
    if (!session->playing) return;
    if (session->recording) recorder_note_tick(&session->recorder, session->world, input);
    recorder_note_tick(&session->game_recorder, session->world, input);
    count_sneaks(session);
}

void session_tick(Session *session, Input input) {
    CHECK(!session->replaying);
    tick(session, input);
}

bool session_replay_tick(Session *session, Error *error) {
    CHECK(session->replaying);
    if (!next_input(session, error)) return false;
    tick(session, session->replay.input);
    return true;
}

int session_deepest(const Session *session) {
    int depth = GAME_DEPTHS;
    while (depth > 1 && session->game->worlds[depth - 1] == NULL) depth--;
    return depth;
}

const char SESSION_NO_CODE[] = N_("a map has no share code: share its recording");

// Writes the options of a dungeon that differ from its defaults, such as " --rooms 8 --mapped".
static void describe_options(const GenOptions *options, Buffer *out) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        const GenOption *option = &GEN_OPTIONS[i];
        GenOptionId id = (GenOptionId)i;
        int value = int_max(gen_option(options, id), option->min);
        bool shown = option->flag ? value != 0 : option->takes != 0 || options->descent || value > 1;
        bool usual =
            option->code == CODE_END && value == gen_option(&GENERATORS[options->kind]->defaults, id);
        if (!shown || usual || !gen_option_applies(options, id)) continue;
        buffer_text(out, " --%s", option->name);
        if (id == OPTION_PIECES) buffer_text(out, " on");
        if (!option->flag) buffer_text(out, " %d", value);
    }
}

// Writes the command that makes this dungeon again: "cellarium --generator halls --seed 42 --size 50x50
// ...".
static void describe(const GenOptions *options, Buffer *out) {
    if (options->map.size > 0) {
        buffer_text(out, tr("a map made by hand has no share code: share its recording\n"));
        return;
    }
    buffer_text(out, "cellarium --generator %s --seed %llu",
                options->descent ? "descent" : GENERATORS[options->kind]->name,
                (unsigned long long)options->seed);
    if (!options->descent) buffer_text(out, " --size %dx%d", options->w, options->h);
    describe_options(options, out);
    if (options->pace == PACE_TURNS) buffer_text(out, " --turns");
    if (options->gear > 0) buffer_text(out, " --gear %s", ITEMS[item_of_gear_number(options->gear)].name);
    buffer_text(out, "\n");
}

void session_share_code(const GenOptions *options, char code[SHARE_CODE_MAX + 1]) {
    Share share = {.gen = *options, .depth = options->depth, .descent = options->descent};
    if (!share_code_write(&share, code)) code[0] = '\0';
}

void session_print_summary(const Session *session, const char *code, bool saved) {
    static const char *const OUTCOMES[OUTCOME_COUNT] = {[OUTCOME_NONE] = "left",
                                                        [OUTCOME_VICTORY] = "victory",
                                                        [OUTCOME_DEATH] = "death",
                                                        [OUTCOME_LEFT] = "out"};
    const World *world = session->world;
    char ease[EASE_TEXT_MAX];
    Buffer lines = {0};
    describe(&session->options, &lines);
    if (code[0] != '\0') buffer_text(&lines, "cellarium --code %s\n", code);
    buffer_text(&lines, "%s after %u ticks", OUTCOMES[world->outcome], world->tick);
    if (session->options.descent)
        buffer_text(&lines, " on %s %d", world->level.tower ? "floor" : "depth", world->depth);
    buffer_text(&lines, ", collected %d of %d, kills %d, score %d%s\n", world->collected,
                world->collected + world->remaining, world->hero.score.kills, delivery_game_score(world),
                score_assists_suffix(world->hero.ease, ease));
    if (saved) buffer_text(&lines, tr("The game is saved: Continue in the title goes on with it.\n"));
    (void)file_drop_stdout(lines.bytes, lines.size);
    buffer_free(&lines);
}
