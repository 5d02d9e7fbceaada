#pragma once
// The functions of the window's loop. Only these files know games, saves and screens at once.

#include "app/state/state.h"

// ---- stack.c

// Allocates the state of each screen. Returns false when out of memory.
bool app_init_screens(App *app);
void app_free_screens(App *app);
void app_push(App *app, ScreenId screen);
void app_pop(App *app);
const Screen *app_top_screen(const App *app); // the screen on top
const Screen *app_screen_of(ScreenId id);
// True while the picture changes every frame.
bool app_is_ticking(const App *app);
// The text that is being typed on the top screen; NULL: it has no text field.
char *app_text_field(App *app, size_t *size);

// ---- act.c

// Carries out a command of a screen.
void app_carry_out(App *app, const ScreenCommand *command);
// Performs an action on the top screen, or one that works on every screen. Returns true if a screen took an
// event before it became an action.
void app_act(App *app, Action action);
bool app_pass_to_screen(App *app, const Screen *hears, const SDL_Event *event);
// Lets the top screen do one slice of its work, if it has any.
void app_work(App *app);

// Adds printable text to the text field of the top screen.
void app_type(App *app, const char *text);

// ---- app.c

// The input of the next tick: what the player presses, or else what a journey presses for him. A player's
// key ends the journey.
Input app_input(App *app);

// ---- hear.c

// Handles an event of mouse, keys or pads.
void app_handle_input_event(App *app, const SDL_Event *event);

// ---- draw.c

// Draws a frame for the window. NULL when out of memory.
Image *app_draw(App *app);
void app_present(App *app);

// ---- games.c

// Leaves all screens for the given one. For the title it also saves and leaves the game.
void app_go(App *app, ScreenId screen);
// Begins a dungeon and goes to the play screen.
void app_begin_dungeon(App *app, const GenOptions *options);
// Begins another dungeon at once. For a while the player can take back the game that he left for it.
void app_start_undoable_game(App *app, const GenOptions *options);
void app_restore_stashed_game(App *app);
// Plays on from the shown moment of a recording, as a new game that is not ranked.
void app_take_over(App *app);
// Prints once which dungeon was played.
void app_print_summary(App *app);
// Saves the game in progress, if there is one. Returns false when it cannot be saved; app->play.storage.why
// says why.
bool app_save(App *app, Care care);
// Continues the saved game. It is replayed in slices, one a frame; then the player can play it, or an error
// says why not.
void app_resume(App *app, SaveSlot slot, SavePlace place);
void app_finish_resume(
    App *app,
    const char *error); // call it when that is done; `error`: why the game cannot be continued, or NULL
// Reads and shows a recording; takes over `bytes`. Returns false with one line in `error`; then there is no
// game.
bool app_watch_recording(App *app, Buffer bytes, Error *error);
// Shows one of the runs. Leaving the recording returns to where it was chosen.
void app_watch_run(App *app, int index);
// Shows the recording of the game that is over.
void app_watch_last_game(App *app);
void app_leave_watching(App *app);

// ---- own_map.c

// Reads the file of --import again if `options` are of its map, and updates them. If the map cannot be
// played now, the reasons are shown and the options stay. Options of any other map stay too.
void app_reload_map_file(App *app, GenOptions *options);
// True while a game of --watch is played.
bool app_watches_map(const App *app);
// True for options of such a game, which is never saved.
bool app_is_watched_map(const App *app, const GenOptions *options);
// Checks its files now and then. Returns true when one was saved and the map has to start again with these
// options. The hero stays where he is if he can.
bool app_poll_map_file(App *app, GenOptions *options);
void app_draw_map_faults(App *app, Image *layer);

// ---- ticks.c

// Tells the controls what lies in front of the hero, because some keys and buttons depend on that.
void app_update_controls(App *app);
// Runs one tick with that input at once.
void app_tick_with_input(App *app, Input input);
// Runs one more tick if the game is turn by turn and time is not standing still. So acts run twice as fast
// as in real time.
void app_run_extra_tick(App *app);

// ---- travel.c

// Starts a journey to a cell, or to unexplored places. Tells the player if it cannot.
void app_travel(App *app, Vec cell);
void app_explore(App *app);
// Strikes the nearest monster, or aims at it. Tells the player if it cannot.
void app_attack_nearest(App *app);
// Ends the journey, if there is one.
void app_stop_journey(App *app);
// Ends the journey and whatever was to be done at its end, and tells the player why.
void app_cancel_journey(App *app);
void app_report_journey_end(App *app);
// Call it after every tick: ends a journey when something new is in sight, and says so.
void app_stop_journey_on_sight(App *app);
// Does what a click on the level means. The hero travels there first if he has to.
void app_do(App *app, Deed deed);

// ---- pointed.c

// The part of the picture under the pointer and its place on the layer; NULL if there is none.
const HitBox *app_pointed_hit(const App *app, Vec *px);
// The point of the level under the pointer and its cell; for somebody in sight there, his own cell. Returns
// false outside the level.
bool app_pointed_level_point(App *app, Vec *point);
bool app_pointed_cell(App *app, Vec *cell, ActorId *actor);
// Draws the name of the button under the pointer over the HUD.
void app_draw_tooltip(App *app, Image *layer);

// ---- mouse.c

// The first function handles an event and returns true if the mouse caused it. The second runs once a frame
// and finds what the mouse points at.
bool app_mouse(App *app, const SDL_Event *event);
void app_update_pointing(App *app);
// The mouse's input for the next tick. `*steers` is set when it takes precedence over a journey.
Input app_mouse_input(App *app, bool *steers);

// ---- touch.c

// Handles an event of a finger. Returns false for other events.
bool app_touch(App *app, const SDL_Event *event);
