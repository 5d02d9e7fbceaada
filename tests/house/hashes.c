// Prints what must be equal on every processor and with every compiler: hashes of levels, and of games that
// bots play, a line for each. hashes.txt beside this file has all of them. usage: hashes [quick]      quick:
// all games, but only some of the levels
#include "base/hash.h"
#include "bots/player_looks.h"
#include "bots/turner.h"
#include "gen/makers/rows.h"
#include "gen/shapes.h"
#include "io/game/recording.h"
#include "io/level/text.h"
#include "io/share_code.h"
#include "support/game_hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEVELS = 200, LEVELS_A_LINE = 20, GAME_TICKS = 8 * 60 * TICKS_PER_SECOND };
enum { QUICK_LINES = 1 }; // of each family

static const char *const PACE_NAMES[PACE_COUNT] = {
    [PACE_REAL] = "real time", [PACE_TURNS] = "turns", [PACE_MOVES] = "moves"};
static const char *const OUTCOME_NAMES[OUTCOME_COUNT] = {[OUTCOME_NONE] = "goes on",
                                                         [OUTCOME_VICTORY] = "victory",
                                                         [OUTCOME_DEATH] = "death",
                                                         [OUTCOME_LEFT] = "left"};

static void need(bool true_here, const char *what) {
    if (true_here) return;
    fprintf(stderr, "hashes: %s\n", what);
    exit(1);
}

static void print_hash(uint64_t hash) {
    printf(" %016llx\n", (unsigned long long)hash);
}

// ---- levels

// As it is in memory, as text, and the code that leads to it.
static uint64_t hash_level(uint64_t hash, const GenOptions *options) {
    Level level;
    Buffer text = {0};
    Share share = {.gen = *options, .descent = options->descent, .depth = options->depth};
    char code[SHARE_CODE_MAX + 1] = "";
    Error why = {""};
    need(gen_check(options, &why), why.text);
    need(gen_level(&level, options), "there is not enough memory");
    if (share_code_write(&share, code)) level_write_code(code, &text);
    level_write(&level, &text);
    need(!text.failed, "there is not enough memory");
    hash = hash_bytes(hash_int(hash, (int64_t)level_hash_cells(&level)), text.bytes, text.size);
    buffer_free(&text);
    level_free(&level);
    return hash;
}

static GenOptions single(int kind, int i) {
    GenOptions options = shape_of((GenKind)kind, (uint64_t)i);
    options.depth = 1 + i % GEN_DEPTH_MAX;
    return options;
}

static GenOptions descent(int depth, int i) {
    (void)i;
    return (GenOptions){.kind = GEN_HALLS, .descent = true, .depth = depth};
}

static GenOptions tower(int unused, int i) {
    (void)unused;
    return (GenOptions){.kind = GEN_HALLS, .descent = true, .depth = 1 + i % DESCENT_DEPTHS, .tower = true};
}

static GenOptions classic(int unused, int i) {
    (void)unused;
    (void)i;
    return CLASSIC.defaults;
}

static void print_levels(const char *name, int arg, GenOptions (*options_of)(int arg, int i), bool quick) {
    for (int first = 0; first < (quick ? QUICK_LINES * LEVELS_A_LINE : LEVELS); first += LEVELS_A_LINE) {
        uint64_t hash = HASH_START;
        for (int i = first; i < first + LEVELS_A_LINE; i++) {
            GenOptions options = options_of(arg, i);
            options.seed = hash_mix((uint64_t)i);
            hash = hash_level(hash, &options);
        }
        printf("%s, levels %d to %d:", name, first, first + LEVELS_A_LINE - 1);
        print_hash(hash);
    }
}

static void print_all_levels(bool quick) {
    char name[32];
    for (int kind = 0; kind < GEN_COUNT; kind++) print_levels(GENERATORS[kind]->name, kind, single, quick);
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        (void)snprintf(name, sizeof name, "descent depth %d", depth);
        print_levels(name, depth, descent, quick);
    }
    print_levels("tower", 0, tower, quick);
    print_levels("classic", 0, classic, quick);
}

// ---- games

typedef struct Match {
    GenOptions options;
    Temper temper;
} Match;

#define DESCENT .kind = GEN_HALLS, .descent = true

static const Match MATCHES[] = {
    {{DESCENT}, TEMPER_CAREFUL},
    {{DESCENT}, TEMPER_GREEDY},
    {{DESCENT}, TEMPER_RECKLESS},
    {{DESCENT, .pace = PACE_TURNS}, TEMPER_CAREFUL},
    {{DESCENT, .pace = PACE_TURNS}, TEMPER_GREEDY},
    {{DESCENT, .pace = PACE_TURNS}, TEMPER_RECKLESS},
    {{DESCENT, .pace = PACE_MOVES}, TEMPER_CAREFUL},
    {{DESCENT, .pace = PACE_MOVES}, TEMPER_GREEDY},
    {{DESCENT, .pace = PACE_MOVES}, TEMPER_RECKLESS},
    {{DESCENT, .tower = true}, TEMPER_GREEDY},
    {{DESCENT, .side_door = true}, TEMPER_RECKLESS},
    {{.kind = GEN_HALLS, .toll = true}, TEMPER_GREEDY},
    {{.kind = GEN_PILLARS}, TEMPER_RECKLESS},
    {{.kind = GEN_ARCADE}, TEMPER_CAREFUL},
    {{.kind = GEN_MAZE, .pace = PACE_TURNS, .depth = 9}, TEMPER_RECKLESS},
    {{.kind = GEN_ROOMS, .pace = PACE_MOVES, .depth = 5}, TEMPER_CAREFUL},
    {{.kind = GEN_SCATTER, .depth = 15}, TEMPER_GREEDY},
    {{.kind = GEN_CAVES, .toll = true, .pace = PACE_TURNS}, TEMPER_CAREFUL},
    {{.kind = GEN_SCATTER, .classic = true, .pace = PACE_TURNS}, TEMPER_CAREFUL},
    {{.kind = GEN_SCATTER, .classic = true, .pace = PACE_TURNS}, TEMPER_RECKLESS},
};
enum { MATCHES_COUNT = sizeof MATCHES / sizeof MATCHES[0] };

// The rest of its options are its kind's.
static GenOptions options_of(const Match *match, uint64_t seed) {
    const Generator *generator = match->options.classic ? &CLASSIC : GENERATORS[match->options.kind];
    GenOptions options = match->options;
    options.seed = seed;
    options.rooms = generator->defaults.rooms;
    options.corridor = generator->defaults.corridor;
    options.walls = generator->defaults.walls;
    options.w = generator->defaults.w;
    options.h = generator->defaults.h;
    if (!options.classic) gen_set_usual_size(&options);
    return options;
}

// The classic has nothing that players know of: every other tick somebody presses one of the four arrows.
static Input input_of(Turner *turner, const World *world, int i) {
    if (world->hero.pace == PACE_REAL) return player_input(&turner->player, world);
    if (!world->classic) return turner_input(turner, world);
    uint64_t random = hash_mix(world->level.seed + (uint64_t)i);
    return i % 2 == 0 ? look_direction(2 * (int)(random % 4)) : (Input){0};
}

static void play(Game *game, Turner *turner, Recorder *recorder) {
    for (int i = 0; i < GAME_TICKS && game_world(game)->outcome == OUTCOME_NONE; i++) {
        Input input = input_of(turner, game_world(game), i);
        game_tick(game, input);
        recorder_note_tick(recorder, game_world(game), input);
    }
    recorder_flush(recorder, game_world(game));
    need(!recorder->out.failed, "there is not enough memory");
}

// The recording has the state's hash of every second.
static void print_match(int index) {
    const Match *match = &MATCHES[index];
    GenOptions options = options_of(match, hash_mix((uint64_t)index));
    Error why = {""};
    need(gen_check(&options, &why), why.text);
    Game *game = game_new(&options);
    Turner turner = {0};
    Recorder recorder;
    need(game != NULL && player_init(&turner.player, match->temper, options.seed),
         "there is not enough memory");
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    play(game, &turner, &recorder);
    const World *world = game_world(game);
    const char *name = options.classic   ? "classic"
                       : options.descent ? "descent"
                                         : GENERATORS[options.kind]->name;
    printf("game %d, %s, %s, %s: %s at depth %d after %u ticks, score %d:", index, name,
           PACE_NAMES[options.pace], TEMPER_NAMES[match->temper], OUTCOME_NAMES[world->outcome], world->depth,
           (unsigned)world->tick, world->hero.score.total);
    uint64_t hash = hash_int(HASH_START, (int64_t)game_hash(game));
    print_hash(hash_bytes(hash, recorder.out.bytes, recorder.out.size));
    recorder_free(&recorder);
    player_free(&turner.player);
    game_free(game);
}

int main(int argc, char **argv) {
    bool quick = argc > 1 && strcmp(argv[1], "quick") == 0;
    print_all_levels(quick);
    for (int i = 0; i < MATCHES_COUNT; i++) print_match(i);
    return 0;
}
