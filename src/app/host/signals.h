#pragma once
// Signals, and the width of the terminal. One source file for each kind of system; CMake takes the right
// one. Without SDL.

// From now on SIGINT and SIGTERM are noted. A second one of the same kind ends the process at once. Signals
// that are ignored, as in a shell's background, stay ignored.
void signals_start_catching(void);
void signals_stop_catching(void);
int signals_caught(void); // the number of the last signal; 0: none
void signals_clear_caught(void);

// Call it before anything slow when a game is played. From now on, signals that would end the process become
// requests (signals_caught()), and SDL ignores them. The game then saves and ends by itself. A game that has
// not ended some seconds later hangs; the process is ended, and what was saved before stays.
void signals_defer_for_game(void);
// The same for the game in a terminal: `leave` restores the terminal if the game hangs.
void signals_defer_for_terminal(void (*leave)(void));

// The width of the terminal at standard error; 0: unknown.
int terminal_width_columns(void);
