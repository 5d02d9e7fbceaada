// Lets the bot play and writes a recording of it, for pictures and to look at.
// usage: bot_record GENERATOR SEED SECONDS FILE [walk]
#include "bots/bot.h"
#include "io/recording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void play(World *world, Bot *bot, Recorder *recorder, uint32_t ticks) {
    while (world->tick < ticks) {
        Input input = world->outcome == OUTCOME_NONE ? bot_input(bot, world) : (Input){0};
        world_tick(world, input);
        recorder_tick(recorder, world, input);
    }
}

static bool write_file(const char *path, const Buffer *bytes) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) return false;
    bool written = fwrite(bytes->bytes, 1, bytes->size, file) == bytes->size;
    return fclose(file) == 0 && written;
}

int main(int argc, char **argv) {
    if (argc < 5 || gen_find(argv[1]) == GEN_COUNT) {
        fprintf(stderr, "usage: bot_record GENERATOR SEED SECONDS FILE [walk]\n");
        return 2;
    }
    GenOptions options = GENERATORS[gen_find(argv[1])]->defaults;
    options.seed = strtoull(argv[2], NULL, 10);
    Level level;
    Bot bot;
    Recorder recorder;
    if (!gen_level(&level, &options)) return 1;
    World *world = world_new(&level);
    if (world == NULL || !bot_init(&bot, world, argc < 6)) return 1;
    recorder_init(&recorder);
    recorder_game(&recorder, NULL, &options);
    play(world, &bot, &recorder, (uint32_t)strtoul(argv[3], NULL, 10) * TICKS_PER_SECOND);
    recorder_finish(&recorder, world);
    printf("%u ticks, outcome %d, collected %d, kills %d\n", world->tick, world->outcome, world->collected,
           world->kills);
    bool done = write_file(argv[4], &recorder.out);
    recorder_free(&recorder);
    bot_free(&bot);
    world_free(world);
    return done ? 0 : 1;
}
