// Where there is no ncurses.
#include "app/terminal/terminal.h"
#include "base/fail.h"

bool terminal_play(const Options *options, char *error, size_t error_size) {
    (void)options;
    return fail(error, error_size, "--terminal: this cellarium was built without ncurses");
}
