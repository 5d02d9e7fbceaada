// The game in a terminal, for builds without ncurses: it only says so.
#include "app/terminal/terminal.h"
#include "base/fail.h"
#include "lang/lang.h"

bool terminal_play(const Options *options, Error *error) {
    (void)options;
    return fail(error, tr("--terminal: this cellarium was built without ncurses"));
}
