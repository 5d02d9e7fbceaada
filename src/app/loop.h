#pragma once
// The loop of the window: it alone knows games, what is kept of them, and screens at once.

#include "app/state/state.h"

// ---- stack.c

// Room for the state of each screen; false when out of memory.
bool app_init_screens(App *app);
void app_free_screens(App *app);
void app_push(App *app, ScreenId screen);
void app_pop(App *app);
const Screen *app_screen(const App *app); // the top one
const Screen *app_screen_of(ScreenId id);
// True while frames follow each other; false where nothing moves.
bool app_runs(const App *app);
// Where text is typed on the top screen; NULL: nowhere.
char *app_text(App *app, size_t *size);

// ---- act.c

// Does what a screen wants done.
void app_carry_out(App *app, const ScreenCommand *command);
// What an action does on the top screen, or on all; true if a screen heard an event before that.
void app_act(App *app, Action action);
bool app_hear_on_screen(App *app, const Screen *hears, const SDL_Event *event);
// What the top screen does each frame, if anything.
void app_work(App *app);

// Adds printable text to what is being typed.
void app_type(App *app, const char *text);

// ---- app.c

// What the player presses in the next tick, which ends a journey, or what that presses for him.
Input app_input(App *app);

// ---- hear.c

// Takes an event of the mouse, of keys or pads.
void app_hear(App *app, const SDL_Event *event);

// ---- draw.c

// A frame for the window; NULL when out of memory.
Image *app_draw(App *app);
void app_present(App *app);

// ---- games.c

// Leaves all screens for one; for the title the game that is played, too, which is saved.
void app_go(App *app, ScreenId screen);
// Begins a dungeon and goes to the play screen.
void app_play(App *app, const GenOptions *options);
// Begins another dungeon at once. What is left for it can be taken back for a while.
void app_play_instead(App *app, const GenOptions *options);
void app_take_back(App *app);
// Plays on from where the recording stands, as a new game that is not ranked.
void app_take_over(App *app);
// Prints which dungeon was played, once.
void app_report(App *app);
// Saves the game in progress, if there is one. False when it cannot be saved; app->play.storage.why says why.
bool app_save(App *app, Care care);
// Goes on with the saved game, in slices, a frame each; then it is played, or cannot be.
void app_resume(App *app, SaveSlot slot, SavePlace place);
void app_resumed(App *app, const char *error); // NULL: there is none
// Looks through a recording, which it takes over, and shows it. False with one line in `error`; there is no
// game then.
bool app_watch_recording(App *app, Buffer bytes, Error *error);
// Shows one of the runs; goes back to where a recording was chosen.
void app_watch_run(App *app, int index);
// The same of the game that is over.
void app_watch_own(App *app);
void app_leave_watching(App *app);

// ---- own_map.c

// The map of --import: from now on `options` are those of what its file holds now. If that cannot be played
// it is said why, and they stay; also those of any other map.
void app_take_map(App *app, GenOptions *options);
// True while a game of --watch is played.
bool app_watches_map(const App *app);
// True for options that such a game is made of: it is not saved.
bool app_is_watched_map(const App *app, const GenOptions *options);
// Looks at its files now and then. True when one was saved, and it is to start again with these options. The
// hero stays where he is if he can.
bool app_map_changed(App *app, GenOptions *options);
void app_draw_map_faults(App *app, Image *layer);

// ---- ticks.c

// What keys and buttons mean depends on where the hero is and on what lies before him.
void app_tell_controls(App *app);
// One tick with that input, at once.
void app_press(App *app, Input input);
// Turn by turn an act goes on twice as fast as in real time: a tick more, unless time waits.
void app_hurry(App *app);

// ---- travel.c

// Sets out for a cell, or for what is unexplored; says why not.
void app_travel(App *app, Vec cell);
void app_explore(App *app);
// Strikes who is nearest, or aims at him; says why not.
void app_face_nearest(App *app);
// Ends a journey, if there is one.
void app_halt(App *app);
// With all that was meant to follow; and says why it ended.
void app_drop_journey(App *app);
void app_end_journey(App *app);
// Once after every tick: ends a journey at what is new, and says so.
void app_watch_journey(App *app);
// Does what a click on the level means, by a journey where that goes.
void app_do(App *app, Deed deed);

// ---- pointed.c

// The part of the picture under the pointer, NULL: none, and its place on the layer.
const HitBox *app_pointed_hit(const App *app, Vec *px);
// The point of the level there; its cell, and who is seen there, his own cell then. False: no part of the
// level is.
bool app_pointed_point(App *app, Vec *point);
bool app_pointed_cell(App *app, Vec *cell, ActorId *actor);
// The name of the button that it points at, over the HUD.
void app_draw_pointed(App *app, Image *layer);

// ---- mouse.c

// The mouse: takes its events, true when it was one; and once a frame, what it points at.
bool app_mouse(App *app, const SDL_Event *event);
void app_point(App *app);
// What the mouse wants in the next tick; `*steers` when that comes before any journey.
Input app_mouse_input(App *app, bool *steers);

// ---- touch.c

// Fingers: takes their events, true when it was one of theirs.
bool app_touch(App *app, const SDL_Event *event);
