#pragma once
// What the system tells a process: signals, and the width of its terminal. One source file for each kind of
// system, of which CMake takes one; without SDL.

// From now on SIGINT and SIGTERM are noted; a second one of a kind ends the process at once. What is ignored,
// as in a shell's background, stays ignored.
void signals_note(void);
void signals_note_no_more(void);
int signals_noted(void); // the last one's number; 0: none
void signals_forget(void);

// Where a game is played, before anything that takes time: all that would end it is a request, which is noted
// (signals_noted()); SDL heeds none of them then. The game saves and leaves by itself. One that has not ended
// some seconds later hangs, and is ended: what was written by then keeps it.
void signals_to_game(void);
// In a terminal: `leave` gives it back when the game hangs.
void signals_to_terminal(void (*leave)(void));

// Of the terminal that standard error is; 0: not known.
int signals_columns(void);
