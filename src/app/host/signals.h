#pragma once
// Signals, and the width of the terminal. One source file for each kind of system; CMake takes the right
// one. Without SDL.

// From now on SIGINT and SIGTERM are noted. A second one of the same kind ends the process at once. Signals
// that are ignored, as in a shell's background, stay ignored.
void signals_catch(void);
// Restores what the signals did before.
void signals_stop_catching(void);
// For work that loses nothing when it stops at once. From now on, if it has not stopped a tenth of a second
// after a signal, the process prints `line` on standard error and ends. The line is borrowed. NULL: it goes
// on.
void signals_set_late_line(const char *line);
int signals_caught(void); // the number of the last signal; 0: none
void signals_clear_caught(void);

// Call it before anything slow when a game is played. From now on, signals that would end the process become
// requests (signals_caught()), and SDL does not see them. The game then saves and ends by itself. If it has
// not ended some seconds later, it hangs and the process is ended; what was saved before stays.
void signals_defer_game(void);
// The same for the game in a terminal: `leave` restores the terminal if the game hangs.
void signals_defer_curses(void (*leave)(void));

// Call it when a thread of a library hangs, such as that of a sound device. exit() would wait for it, so
// process_watchdog() then ends the process with that status; otherwise it does nothing.
void process_note_stuck(void);
void process_watchdog(int status);

// The width in columns of the terminal at standard error; 0: unknown, or it is no terminal.
int terminal_columns(void);
