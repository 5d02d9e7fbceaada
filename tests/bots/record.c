// Lets a bot play and writes a recording of the game, for pictures and to watch.
// usage: bot_record GENERATOR|descent SEED SECONDS FILE [walk|careful|greedy|reckless]
#include "bots/bot.h"
#include "bots/player.h"
#include "io/game/recording.h"
#include "sim/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// `player` may be NULL.
static Input choose(Bot *bot, Player *player, const World *world) {
    if (world->outcome != OUTCOME_NONE) return (Input){0};
    return player != NULL ? player_input(player, world) : bot_input(bot, world);
}

static void play(Game *game, Bot *bot, Player *player, Recorder *recorder, uint32_t ticks) {
    while (game_world(game)->tick < ticks) {
        Input input = choose(bot, player, game_world(game));
        game_tick(game, input);
        recorder_note_tick(recorder, game_world(game), input);
    }
}

static bool write_file(const char *path, const Buffer *bytes) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) return false;
    bool written = fwrite(bytes->bytes, 1, bytes->size, file) == bytes->size;
    return fclose(file) == 0 && written;
}

static bool parse(GenOptions *options, const char *name, const char *seed) {
    bool descent = strcmp(name, "descent") == 0;
    GenKind kind = descent ? GEN_HALLS : gen_find(name);
    if (kind == GEN_COUNT) return false;
    *options = GENERATORS[kind]->defaults;
    options->descent = descent;
    if (descent) gen_set_usual_size(options);
    return gen_parse_seed(seed, &options->seed);
}

static int temper_of(const char *name) {
    int temper = 0;
    while (temper < TEMPER_COUNT && strcmp(TEMPER_NAMES[temper], name) != 0) temper++;
    return temper;
}

int main(int argc, char **argv) {
    GenOptions options;
    if (argc < 5 || !parse(&options, argv[1], argv[2])) {
        fprintf(stderr,
                "usage: bot_record GENERATOR|descent SEED SECONDS FILE [walk|careful|greedy|reckless]\n");
        return 2;
    }
    Game *game = game_new(&options);
    Bot bot;
    Player player;
    Recorder recorder;
    int temper = argc > 5 ? temper_of(argv[5]) : TEMPER_COUNT;
    bool plays = temper < TEMPER_COUNT;
    if (game == NULL || !bot_init(&bot, argc < 6)) return 1;
    if (!player_init(&player, plays ? (Temper)temper : TEMPER_CAREFUL, options.seed)) return 1;
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    play(game, &bot, plays ? &player : NULL, &recorder,
         (uint32_t)strtoul(argv[3], NULL, 10) * TICKS_PER_SECOND);
    const World *world = game_world(game);
    recorder_flush(&recorder, world);
    printf("%u ticks, outcome %d, depth %d, collected %d, kills %d, tolls %d\n", world->tick, world->outcome,
           world->depth, world->collected, world->hero.score.kills, world->clock.tolls);
    bool done = write_file(argv[4], &recorder.out);
    recorder_free(&recorder);
    player_free(&player);
    bot_free(&bot);
    game_free(game);
    return done ? 0 : 1;
}
