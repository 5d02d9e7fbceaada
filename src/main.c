#include "app/app.h"
#include "app/host/signals.h"
#include "app/play/session.h"
#include "app/store/daily.h"
#include "app/store/files.h"
#include "app/store/languages.h"
#include "app/terminal/terminal.h"
#include "app/tools/commands.h"
#include "app/tools/maps.h"
#include "app/tools/pieces.h"
#include "app/tools/progress.h"
#include "app/tools/recordings.h"
#include "app/tools/sprites.h"
#include "base/fail.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>
#include <time.h>

enum { EXIT_DONE, EXIT_FAILED, EXIT_OPTIONS };

static bool print_version(void) {
    return printf("cellarium %s\n", APP_VERSION) > 0 && fflush(stdout) == 0;
}

static bool print(void (*write)(Buffer *out)) {
    Buffer text = {0};
    write(&text);
    bool printed = file_write_stdout(text.bytes, text.size);
    buffer_free(&text);
    return printed;
}

static bool play(const Options *options, Error *error) {
    signals_defer_game(); // a map was read before: until here a signal ends the process at once
    if (options->terminal) return terminal_play(options, error);
    App *app = app_new(options, error);
    return app != NULL && app_run(app, error);
}

static bool run(const Options *options, Error *error) {
    switch (options->command) {
    case COMMAND_HELP:
        return print(options_help) || fail(error, tr("cannot write to standard output"));
    case COMMAND_KEYS:
        return print(options_keys) || fail(error, tr("cannot write to standard output"));
    case COMMAND_VERSION:
        return print_version() || fail(error, tr("cannot write to standard output"));
    case COMMAND_DUMP:
        return command_dump(options, error);
    case COMMAND_REPLAY_FAST:
        return command_replay_fast(options, error);
    case COMMAND_FIND:
        return command_find(options, error);
    case COMMAND_STATS:
        return command_print_stats(options, error);
    case COMMAND_VERIFY:
        return command_verify(options, error);
    case COMMAND_RANK:
        return command_rank(options, error);
    case COMMAND_CLIP:
        return command_clip(options, error);
    case COMMAND_SPRITES:
        return command_list_sprites(options, error);
    case COMMAND_CHECK_PIECE:
        return command_check_piece(options, error);
    case COMMAND_SCREENSHOT:
        return command_screenshot(options, error);
    default:
        return play(options, error);
    }
}

// Before there is anything to tell. A language that is asked for must be there; one that cannot be read is
// told.
static bool choose_language(Languages *languages, const char *asked, Error *error) {
    char list[256] = "";
    Error why;
    int at = asked != NULL ? languages_find(languages, asked) : languages_of_system(languages);
    for (int i = 0; at < 0 && i < languages_count(languages); i++)
        text_add(list, sizeof list, " %s", languages_code(languages, i));
    if (at < 0) return fail(error, tr("--lang %s: choose one of%s"), asked, list);
    if (!languages_use(languages, at, &why)) complain(why.text);
    return true;
}

static bool read_options(Options *options, int argc, char **argv, Error *error) {
    Languages *languages = languages_new(options_peek_value(argc, argv, "data-dir"));
    bool read = choose_language(languages, options_peek_value(argc, argv, "lang"), error) &&
                options_parse(options, argc, argv, error) && options_check_tileset(options, error);
    options->languages = languages;
    return read;
}

static int run_all(Options *options) {
    Error error = {""};
    if (!options->seed_given) options->gen.seed = session_random_seed();
    if (options->daily) options->gen = daily_options(daily_date((uint64_t)time(NULL)), options->gen.pace);
    Buffer pieces = {0};
    MapFile map = {0};
    bool done = own_pieces_read(options, &pieces, &error) && own_map_read(options, &map, &error) &&
                run(options, &error);
    buffer_free(&pieces);
    map_file_free(&map);
    if (done) return EXIT_DONE;
    complain(error.text);
    return progress_exit_status(EXIT_FAILED);
}

int main(int argc, char **argv) {
    Options options = {0};
    Error error = {""};
    file_secure_std();
    bool read = read_options(&options, argc, argv, &error);
    if (!read) complain(error.text);
    int status = read ? run_all(&options) : EXIT_OPTIONS;
    languages_free(options.languages);
    process_watchdog(status);
    return status;
}
