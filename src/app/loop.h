#pragma once
// The functions of the window's loop. In the window, only these files know games, saves and screens at once.

#include "app/state/state.h"

// ---- stack.c

// Allocates the state of each screen. Returns false when out of memory; app_free_screens() then frees the
// rest.
bool app_init_screens(App *app);
void app_free_screens(App *app);
// Opens a screen on top; does nothing when SCREENS_MAX are open. app_pop() closes the top screen, but not the
// last one.
void app_push(App *app, ScreenId screen);
void app_pop(App *app);
const Screen *app_top_screen(const App *app); // the screen on top
const Screen *app_screen_of(ScreenId id);
// True while time goes on: in a game that no page stops, or in a recording that is not paused.
bool app_is_ticking(const App *app);
// The text that is being typed on the top screen, with the size of its buffer; NULL: it has no text field.
char *app_text_field(App *app, size_t *size);

// ---- act.c

// Carries out a command of a screen.
void app_carry_out(App *app, const ScreenCommand *command);
// Performs an action on the top screen, or one that works on every screen.
void app_act(App *app, Action action);
// Passes an event to the screen `hears` before it becomes an action. Returns true if the screen used it.
bool app_pass_to_screen(App *app, const Screen *hears, const SDL_Event *event);
// Lets the top screen do one slice of its work, if it has any.
void app_work(App *app);

// Adds printable text to the text field of the top screen.
void app_type(App *app, const char *text);

// ---- app.c

// The input of the next tick: what the player presses, or else what a journey presses for him. A player's
// key ends the journey.
Input app_take_next_input(App *app);

// ---- hear.c

// Handles an event of mouse, keys or pads.
void app_handle_event(App *app, const SDL_Event *event);

// ---- draw.c

// Draws a frame for the window. NULL when out of memory.
Image *app_draw(App *app);
// Draws a frame and shows it in the window.
void app_present(App *app);

// ---- games.c

// Leaves all screens for another one, not for the title.
void app_open_only(App *app, ScreenId screen);
// Saves the current game, replaces it by the quiet dungeon behind the title, and leaves all screens for the
// title. If the game cannot be saved, the title says so.
void app_leave_to_title(App *app);
// Begins a dungeon and goes to the play screen.
void app_begin_dungeon(App *app, const GenOptions *options);
// Begins another dungeon at once. For a while the player can take back the game that he left for it.
void app_start_undoable(App *app, const GenOptions *options);
// Goes back to that game.
void app_start_restore(App *app);
// Plays on from the shown moment of a recording, as a new game that is not ranked.
void app_start_take_over(App *app);
// Prints once which dungeon was played.
void app_print_summary(App *app);
// Saves the game in progress, if there is one. Returns false when it cannot be saved; app->play.storage.why
// says why.
bool app_save(App *app, Care care);
// Starts to continue a saved game: the resume screen replays it in slices, one a frame.
void app_start_resume(App *app, SaveSlot slot, SavePlace place);
// Call it when the replay is done: the player can then play the game. `error`: why he cannot, or NULL.
void app_finish_resume(App *app, const char *error);
// Reads and shows a recording; takes over `bytes`. Returns false with one line in `error`; then there is no
// game.
bool app_watch_recording(App *app, Buffer bytes, Error *error);
// Shows a run; `index` counts in the table of runs. Leaving the recording returns to where it was chosen.
void app_watch_run(App *app, int index);
// Shows the recording of the game that is over.
void app_watch_last_game(App *app);
void app_leave_watching(App *app);

// ---- own_map.c

// If `options` are those of the map of --import, reads its file again and updates them. If the map cannot be
// played now, shows why and leaves the options unchanged.
void app_reread_own_map(App *app, GenOptions *options);
// True while a game of --watch is played.
bool app_plays_watched_map(const App *app);
// True if these are the options of such a game, which is never saved.
bool app_is_watched_map(const App *app, const GenOptions *options);
// Call it once a frame: checks a few times a second whether a file of that map was saved. Returns true when
// the map has to start again with `options`. In them the hero begins where he is now, if he can.
bool app_poll_map_file(App *app, GenOptions *options);
// Draws the messages about that map, if there are any.
void app_draw_map_faults(App *app, Image *layer);

// ---- signs.c

// Does what a key of roguelike players asks for: a sign, or a key together with Shift. False: it is none.
bool app_take_sign(App *app, const SDL_KeyboardEvent *event);

// ---- ticks.c

// Tells the controls whether the bell can ring and whether anything is at hand, because some keys depend on
// it. Then tells the picture the names of the keys.
void app_update_controls(App *app);
// Runs one tick with that input now, and everything that follows from it.
void app_tick_with_input(App *app, Input input);
// Runs one more tick if the game is turn by turn and time is not standing still. So acts run twice as fast
// as in real time.
void app_run_extra_tick(App *app);

// ---- travel.c

// Starts a journey to a cell, or to what is unexplored. If there is no way, tells the player why.
void app_travel(App *app, Vec cell);
void app_explore(App *app);
// Strikes the nearest monster, or aims at it. Tells the player if it cannot.
void app_attack_nearest(App *app);
// Ends the journey, if there is one. What a click asked for stays, and so does aiming.
void app_stop_journey(App *app);
// Ends the journey, forgets what the last click asked for, and stops aiming.
void app_cancel_deeds(App *app);
// Call it when a journey has ended: tells the player why. Unless the hero has arrived, what he was to do
// there is forgotten.
void app_say_journey_end(App *app);
// Call it after every tick: when something new is in sight, ends the journey, lets held keys stop repeating,
// and tells the player.
void app_stop_for_sights(App *app);
// Does what a click on the level means. The hero travels there first if he has to.
void app_start_deed(App *app, Deed deed);

// ---- pointed.c

// The part of the picture under the pointer; NULL if there is none. `layer_px` gets the pointer's place on
// the HUD's layer.
const HitBox *app_pointed_hit(const App *app, Vec *layer_px);
// Finds the point of the level under the pointer (sub). Returns false outside the picture, and while the view
// changes.
bool app_pointed_point(App *app, Vec *sub);
// Finds the cell under the pointer, and the actor seen there or NOBODY; with an actor, it is his cell.
// Returns false outside the level.
bool app_pointed_cell(App *app, Vec *cell, ActorId *actor);
// Draws the name of the button under the pointer over the HUD.
void app_draw_tooltip(App *app, Image *layer);

// ---- mouse.c

// Handles an event. Returns true if the mouse caused it.
bool app_take_mouse_event(App *app, const SDL_Event *event);
// Call it once a frame: shows or hides the mouse, and puts the cursor on the cell that it points at.
void app_update_pointing(App *app);
// The mouse's input for the next tick. `*steers`: whether it takes precedence over a journey.
Input app_mouse_input(App *app, bool *steers);

// ---- touch.c

// Handles an event of a finger. Returns true for such an event, and for the events of a mouse that SDL makes
// from it.
bool app_take_finger_event(App *app, const SDL_Event *event);
