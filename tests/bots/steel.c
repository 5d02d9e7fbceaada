// Plays the descent with the bot that knows everything, and that nothing can kill here. If it does not win, a
// level or a rule has shut it in. usage: bot_steel [SEEDS [FIRST_SEED]]
#include "bots/bot.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "support/progress_exit.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEEDS = 200, MINUTES_MOST = 60, TICKS_MOST = MINUTES_MOST * 60 * TICKS_PER_SECOND };

// One who falls down a pit would leave a depth without having what it asks for.
static const char *play(Game *game, Bot *bot) {
    for (int tick = 0; tick < TICKS_MOST; tick++) {
        World *world = game_world(game);
        if (world->outcome == OUTCOME_VICTORY) return NULL;
        if (world->outcome == OUTCOME_DEATH) return "died";
        world->actors[HERO].hp = world->actors[HERO].hp_max;
        game_tick(game, bot_input(bot, world));
        if (game_world(game) != world && world->exit == EXIT_FALL) return "fell";
    }
    return "gets nowhere";
}

static bool passes(uint64_t seed, Progress *progress) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Bot bot;
    options.descent = true;
    options.seed = seed;
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    if (game == NULL || !bot_init(&bot, true)) return false;
    const char *wrong = play(game, &bot);
    const World *world = game_world(game);
    if (wrong != NULL) {
        progress_clear(progress, stdout);
        printf("seed %llu depth %d: %s at %d,%d with %d of %d goods\n", (unsigned long long)seed,
               world->depth, wrong, world->cache.hero_cell.x, world->cache.hero_cell.y, world->collected,
               world->clock.quota);
    }
    bot_free(&bot);
    game_free(game);
    return wrong == NULL;
}

int main(int argc, char **argv) {
    long seeds = argc > 1 ? strtol(argv[1], NULL, 10) : SEEDS;
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    long won = 0;
    Progress progress;
    progress_begin(&progress, "runs", seeds);
    for (bool goes_on = true; goes_on && progress.done < seeds; goes_on = progress_step(&progress)) {
        won += passes(first + (uint64_t)progress.done, &progress);
    }
    progress_clear(&progress, stdout);
    printf("%ld of %lld reach the end\n", won, (long long)progress.done);
    return progress_exit(&progress, "bot_steel", won < progress.done);
}
