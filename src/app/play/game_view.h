#pragma once
// The game as it is shown: scene and HUD, which follow the world, and the images that they draw on. The
// window and --screenshot use it in the same way.

#include "app/play/controls.h"
#include "app/play/fit.h"
#include "app/store/assets.h"
#include "base/check.h"
#include "base/fail.h"
#include "view/canvas/aids.h"
#include "view/hud/hud.h"
#include "view/scene/scene.h"

// ---- app/play/cursor.c

// The cell that the player points at, with the mouse or when looking around.

typedef enum CursorKind {
    CURSOR_NONE,
    CURSOR_HOVER, // the mouse is over it: a quiet outline
    CURSOR_LOOK,  // the player looks at it: bright corners
    CURSOR_AIM    // the thing in hand would land there: red corners
} CursorKind;

typedef struct Cursor {
    CursorKind kind;
    Vec cell;
} Cursor;

// Draws the cursor around a cell's box, in px of the frame.
void cursor_draw(Image *frame, Rect box, CursorKind kind);

// ---- app/play/game_view.c

enum {
    SHOW_BACK_TICKS = 16,
    SHOW_BACK_UNTIL = 120
}; // ticks of the way back; ticks of the toll's wave after which it returns

typedef struct GameView {
    const Assets *assets; // borrowed
    Scene *scene;
    Hud hud;
    Message replayed; // messages of a replayed game, up to where it is continued
    Mood mood;        // of the music
    Fit fit;
    Image near, far, layer; // the frames of both views; the layer of the HUD and of menus
    Image between;          // a frame between one view and the other
    Image whole;            // an image of the window's size, if each of its pixels is drawn; else empty
    Image fitted;           // a frame after shrinking, where no whole factor fits; else empty
    Image graded;           // the final image after colours were changed; else empty
    Image left;             // the last picture of the level that the hero has left, while it fades
    int depth;              // the depth where the hero is
    uint32_t depths;        // the depths that he has visited, a bit each
    int arrival, card;      // ticks since he arrived; ticks that the depth's card is shown
    Aids aids;
    bool watched; // a recording is being watched, so its timeline is below the HUD
    bool far_view, ascii;
    Vec all;                // px of a level that is shown whole, if need be in the far view; otherwise 0
    Cursor cursor;          // in the picture, or none
    bool draws_back;        // changes to the far view for a moment when the bell tolls
    int back;               // ticks of the change to the far view, 0..SHOW_BACK_TICKS
    const Journey *journey; // borrowed
    char bell_key[16];      // the name of the key that rings the bell; "": not shown
    char seed_word[HUD_TEXT_MAX]; // the last seed that was given as a word; "": none
} GameView;

// Returns false with one line in `error`.
MUST_CHECK bool game_view_init(GameView *show, const Assets *assets, bool reduced_motion, Error *error);
void game_view_free(GameView *show);

// Sets what the player's settings ask of the picture.
void game_view_set_aids(GameView *show, Aids aids);

// Sets the word that was given as the seed. The HUD shows it instead of the number. NULL: none.
void game_view_set_seed_word(GameView *show, const char *word);

// Sets the journey whose path is shown; borrowed.
void game_view_set_journey(GameView *show, const Journey *journey);

// Call it before anything is drawn: sets the size of the window. Returns false when out of memory.
bool game_view_resize(GameView *show, Surface window);

// An image as large as the window, or as the layer if the layer is shrunk. NULL when out of memory.
Image *game_view_make_window_image(GameView *show, Vec window);

// Call it after each tick of a game that is replayed without being shown.
void game_view_replay_tick(GameView *show, const World *world);

// Call it when there is a new world. `begins`: a game begins with it; otherwise it is another level of the
// same game. Returns false when out of memory.
bool game_view_set_world(GameView *show, const World *world, bool begins);

// The names of keys or buttons for the caps in the picture.
void game_view_set_key_names(GameView *show, Controls *controls);

// Call it after every tick of that world.
void game_view_tick(GameView *show, const World *world);

// The frame that is being drawn on.
Image *game_view_frame(GameView *show);

// Draws the game without its HUD. `alpha` (0..256) is how far time is between the last two ticks.
void game_view_draw_game(GameView *show, const World *world, int alpha);

// Where a cell is in game_view_frame(); `alpha` as above.
Rect game_view_cell_box(GameView *show, const World *world, Vec cell, int alpha);

// Finds the point of the level (sub) at a px of game_view_frame(). Returns false while the view changes.
bool game_view_level_point(const GameView *show, const World *world, Vec px, Vec *point);

// The same in px of the HUD's layer.
Rect game_view_cell_box_on_layer(GameView *show, const World *world, Vec cell, int alpha);

// Draws the HUD, and the card of a depth that the hero has just reached, on the layer.
void game_view_draw_hud(GameView *show, const World *world);

// Darkens everything except the hero's surroundings to `keep` of 256.
void game_view_dim_around_hero(GameView *show, const World *world, int keep);

// Draws the layer over a frame. Returns the image that the window shows, enlarged by a whole number: this
// frame, or the image that it was stretched to. NULL when out of memory.
Image *game_view_add_layer(GameView *show, Image *frame);
// Changes the colours as the player asked; the last step. NULL when out of memory.
Image *game_view_grade_colours(GameView *show, Image *picture);
void game_view_clear_layer(GameView *show);
