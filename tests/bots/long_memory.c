// Bots play at full speed in dungeons of all kinds, a new one every few seconds of play. The game does all
// that it does in a window: it records, saves, watches and draws. Memory must not grow: the memory in use is
// counted in the same game at the end of each round through the kinds. The recording does not count, because
// it grows for an hour of play; its size is printed apart. usage: long_memory [SECONDS]
#include "app/play/game_view.h"
#include "app/play/session.h"
#include "app/store/saves.h"
#include "base/fail.h"
#include "bots/player.h"
#include "gen/descent/depths.h"
#include "map/level.h"
#include "support/home.h"
#include "support/progress_exit.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/layout.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    SECONDS = 120,
    KINDS = GEN_COUNT + 1, // and the descent
    GAME_TICKS = 20 * TICKS_PER_SECOND,
    DESCENT_TICKS = 3 * 60 * TICKS_PER_SECOND,
    FRAME_TICKS = 30,
    SAVE_TICKS = 60 * TICKS_PER_SECOND, // as in the game
    HOUR_TICKS = 3600 * TICKS_PER_SECOND,
    PRINT_SECONDS = 60,
    WARM_PART = 4,                 // of the time
    ROUNDS_LEAST = 3,              // after that: fewer tell nothing
    GROWTH_MOST = 4 << 10,         // bytes in use
    RESIDENT_GROWTH_MOST = 4 << 20 // bytes, which the heap's gaps make vary
};

typedef struct Memory {
    size_t in_use, resident; // bytes
} Memory;

typedef struct Tally {
    uint64_t games, rounds, ticks, frames;
    size_t recorded, longest_hour, largest_save; // bytes
    uint64_t recorded_ticks;                     // of the recording that goes on
} Tally;

typedef struct Table {
    Assets assets;
    GameView show;
    Session session;
    SaveFolder saves; // for the saved games
    Tally tally;
    Home home;
    Error error;
} Table;

static void stop_at(const char *error) {
    (void)fprintf(stderr, "long_memory: %s\n", error);
    exit(1);
}

static void must(bool done, const Table *table) {
    if (!done) stop_at(table->error.text);
}

static Memory memory_now(void) {
    struct mallinfo2 heap = mallinfo2();
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%*u %lu", &pages) != 1) stop_at("no /proc/self/statm");
    (void)fclose(file);
    return (Memory){heap.uordblks + heap.hblkhd, pages * (size_t)sysconf(_SC_PAGESIZE)};
}

// The C library keeps small pieces that were freed for a while and counts them as in use: not here.
static void keep_nothing_back(char **argv) {
    static const char NAME[] = "GLIBC_TUNABLES", VALUE[] = "glibc.malloc.tcache_count=0";
    const char *now = getenv(NAME);
    if ((now != NULL && strstr(now, VALUE) != NULL) || setenv(NAME, VALUE, 1) != 0) return;
    (void)execv("/proc/self/exe", argv);
}

static long seconds_since(const struct timespec *start) {
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (long)(now.tv_sec - start->tv_sec);
}

// ---- one game

static GenOptions options_of(uint64_t game) {
    int kind = (int)(game % KINDS);
    GenOptions options = GENERATORS[kind % GEN_COUNT]->defaults;
    options.kind = (GenKind)(kind % GEN_COUNT);
    options.descent = kind == GEN_COUNT;
    options.seed = game;
    options.depth = 1 + (int)(game / KINDS % (options.descent ? DESCENT_DEPTHS : GEN_DEPTH_MAX));
    gen_set_usual_size(&options);
    return options;
}

static void draw(Table *table) {
    GameView *show = &table->show;
    show->far_view = table->tally.frames % 4 == 3;
    show->ascii = table->tally.frames % 16 == 15;
    game_view_draw_game(show, table->session.world, 128);
    hud_draw_all(&show->hud, &show->assets->ui, table->session.world, &show->layer);
    (void)game_view_add_layer(show, game_view_frame(show));
    table->tally.frames++;
}

// What Tab and F4 show.
static void look_about(Table *table) {
    const GenOptions *options = &table->session.options;
    debug_layout_draw(&table->assets.ui, table->session.world, &table->show.far);
    for (int stage = 0; stage <= gen_stage_count(options); stage++) {
        Level level;
        if (!gen_level_until(&level, options, stage)) stop_at("not enough memory");
        level_free(&level);
    }
}

static void save(Table *table) {
    session_flush(&table->session);
    const Buffer *all = &table->session.game_recorder.out;
    table->tally.largest_save = all->size > table->tally.largest_save ? all->size : table->tally.largest_save;
    must(save_write(&table->saves, save_slot_of_game(&table->session.options, 0, false), all, CARE_LITTLE,
                    &table->error),
         table);
}

// An hour's recording ends with it.
static void record(Table *table) {
    Tally *tally = &table->tally;
    if (++tally->recorded_ticks < HOUR_TICKS) return;
    session_flush(&table->session);
    size_t size = table->session.recorder.out.size;
    tally->recorded += size;
    tally->longest_hour = size > tally->longest_hour ? size : tally->longest_hour;
    tally->recorded_ticks = 0;
    recorder_free(&table->session.recorder);
    session_record_all(&table->session);
}

static void watch(Table *table, bool begins) {
    if (!game_view_set_world(&table->show, table->session.world, begins)) stop_at("not enough memory");
}

static void begin(Table *table, const GenOptions *options) {
    must(session_start_game(&table->session, options, &table->error), table);
    save_begin_game(&table->saves, save_slot_of_game(options, 0, false));
    watch(table, true);
}

static void play_tick(Table *table, Player *player, int tick) {
    Session *session = &table->session;
    const World *before = session->world;
    Input input = player_input(player, before);
    session_tick(session, input);
    if (session->world != before) watch(table, false);
    game_view_tick(&table->show, session->world);
    if (tick % FRAME_TICKS == 0) draw(table);
    if ((tick + 1) % SAVE_TICKS == 0 || session->world != before) save(table);
    table->tally.ticks++;
    record(table);
}

static void play(Table *table, uint64_t game) {
    GenOptions options = options_of(game);
    int ticks = options.descent ? DESCENT_TICKS : GAME_TICKS;
    Player player;
    begin(table, &options);
    if (!player_init(&player, (Temper)(game / KINDS % TEMPER_COUNT), game)) stop_at("not enough memory");
    look_about(table);
    for (int tick = 0; tick < ticks && table->session.world->outcome == OUTCOME_NONE; tick++) {
        play_tick(table, &player, tick);
    }
    player_free(&player);
    save_remove_current(&table->saves, save_slot_of_game(&options, 0, false));
    table->tally.games++;
}

// ---- all of them

// Plays all kinds once, and returns the memory in use afterwards, always in the same game.
static Memory play_round(Table *table) {
    GenOptions same = options_of(0);
    for (int kind = 0; kind < KINDS; kind++) play(table, table->tally.games);
    table->tally.rounds++;
    begin(table, &same);
    Memory memory = memory_now();
    memory.in_use -= table->session.recorder.out.capacity;
    return memory;
}

static void print(const Tally *tally, long seconds, Memory memory) {
    printf("%5ld s %6llu games %8.2f hours of play %8llu frames: %8.1f KiB in use %8.1f KiB resident\n",
           seconds, (unsigned long long)tally->games, (double)tally->ticks / HOUR_TICKS,
           (unsigned long long)tally->frames, (double)memory.in_use / 1024, (double)memory.resident / 1024);
    (void)fflush(stdout);
}

static bool too_few(uint64_t rounds) {
    printf("%llu rounds since it was warm, at least %d\n", (unsigned long long)rounds, ROUNDS_LEAST);
    return rounds < ROUNDS_LEAST;
}

static bool grew(size_t first, size_t last, size_t most, const char *what) {
    long long growth = (long long)last - (long long)first;
    printf("%s: %+lld bytes since it was warm, at most %zu\n", what, growth, most);
    return growth > (long long)most;
}

// False when memory grew, or when it took too few rounds to tell.
static bool run(Table *table, Progress *progress, long seconds) {
    struct timespec start;
    Memory warm = {0}, memory = {0};
    (void)clock_gettime(CLOCK_MONOTONIC, &start);
    long now = 0, printed = 0;
    uint64_t warm_rounds = 0;
    for (bool goes_on = true; goes_on && now < seconds; now = seconds_since(&start)) {
        memory = play_round(table);
        if (now * WARM_PART <= seconds) {
            warm = memory;
            warm_rounds = table->tally.rounds;
        }
        if (now >= printed) {
            progress_clear(progress, stdout);
            print(&table->tally, now, memory);
            printed += PRINT_SECONDS;
        }
        while (goes_on && progress->done < now) goes_on = progress_step(progress);
    }
    progress_clear(progress, stdout);
    print(&table->tally, now, memory);
    bool bad = too_few(table->tally.rounds - warm_rounds);
    bad |= grew(warm.in_use, memory.in_use, GROWTH_MOST, "in use");
    bad |= grew(warm.resident, memory.resident, RESIDENT_GROWTH_MOST, "resident");
    return !bad;
}

static void set_table(Table *table) {
    if (!home_open(&table->home)) stop_at("no folder for saved games");
    save_folder_reserve(&table->saves);
    must(assets_load_look(&table->assets, NULL, &table->error), table);
    must(game_view_init(&table->show, &table->assets, false, &table->error), table);
    session_record_all(&table->session);
}

static void clear_table(Table *table) {
    save_folder_release(&table->saves);
    (void)home_close(&table->home);
    game_view_free(&table->show);
    session_free(&table->session);
    assets_free(&table->assets);
}

int main(int argc, char **argv) {
    static Table table;
    Progress progress;
    long seconds = argc > 1 ? strtol(argv[1], NULL, 10) : SECONDS;
    keep_nothing_back(argv);
    set_table(&table);
    progress_begin(&progress, "seconds", seconds);
    bool flat = run(&table, &progress, seconds);
    const Tally *tally = &table.tally;
    printf("an hour's recording: at most %zu bytes; a saved game: at most %zu; %s\n", tally->longest_hour,
           tally->largest_save, flat ? "flat" : "NOT SEEN TO BE FLAT");
    clear_table(&table);
    return progress_exit(&progress, "long_memory", flat ? 0 : 1);
}
