#pragma once
// What the system tells a process: signals, and the width of its terminal. One source file for each kind of
// system, of which CMake takes one; without SDL.

// From now on SIGINT and SIGTERM are noted; a second one of a kind ends the process at once. What is ignored,
// as in a shell's background, stays ignored.
void signals_note(void);
void signals_note_no_more(void);
int signals_noted(void); // the last one's number; 0: none
void signals_forget(void);

// Where the game plays, all that would end it is a request: it saves and leaves by itself. A game that has
// not ended some seconds later hangs, and is ended: what was written by then keeps it.
//
// In a window: every signal comes as SIGTERM, of which SDL makes the event that a closed window gives. From
// SDL's start on, which heeds SIGINT and SIGTERM.
void signals_to_window(void);
// In a terminal: every signal is noted (signals_noted()). `leave` gives the terminal back when the game
// hangs.
void signals_to_terminal(void (*leave)(void));

// Of the terminal that standard error is; 0: not known.
int signals_columns(void);
