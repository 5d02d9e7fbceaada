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

// When the bell tolls, the view moves back to the far view in SHOW_BACK_TICKS. It returns once the toll's
// wave is SHOW_BACK_UNTIL ticks old.
enum { SHOW_BACK_TICKS = 16, SHOW_BACK_UNTIL = 120 };

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
    Vec all;         // px of a level that must be seen whole, in the far view if necessary; otherwise 0
    Cursor cursor;   // in the picture, or none
    bool draws_back; // changes to the far view for a moment when the bell tolls
    int back;        // ticks of the change to the far view, 0..SHOW_BACK_TICKS
    const Journey *journey;       // borrowed
    char bell_key[16];            // the name of the key that rings the bell; "": not shown
    char seed_word[HUD_TEXT_MAX]; // the last seed that was given as a word; "": none
} GameView;

// The `assets` are borrowed. `reduced_motion`: nothing shakes or flashes. Returns false with one line in
// `error`.
MUST_CHECK bool game_view_init(GameView *show, const Assets *assets, bool reduced_motion, Error *error);
void game_view_free(GameView *show);

// Sets what the player's settings ask of the picture.
void game_view_set_aids(GameView *show, Aids aids);

// Sets the word that was given as the seed; it is copied. The HUD shows it instead of the number. NULL: none.
void game_view_set_word(GameView *show, const char *word);

// Sets the journey whose path is shown; borrowed.
void game_view_set_journey(GameView *show, const Journey *journey);

// Call it before each frame is drawn: fits the images to the window. Returns false when out of memory.
bool game_view_resize(GameView *show, Surface window);

// An image in place of the frame, for pictures that draw each px of the window (`window`: its size in px). If
// the HUD's layer is shrunk with the picture, the image is only as large as the layer. It belongs to `show`.
// NULL when out of memory.
Image *game_view_lend_image(GameView *show, Vec window);

// Call it after each tick of a game that is replayed without being shown: collects its messages.
void game_view_messages(GameView *show, const World *world);

// Call it when there is a new world. `begins`: a game begins with it; otherwise it is another level of the
// same game. Returns false when out of memory.
bool game_view_set_world(GameView *show, const World *world, bool begins);

// Takes over the names of keys or buttons that the picture and the HUD show.
void game_view_set_keys(GameView *show, Controls *controls);

// Call it after every tick of that world.
void game_view_tick(GameView *show, const World *world);

// The frame that the game is drawn on: near, far or between. It belongs to `show`.
Image *game_view_frame(GameView *show);

// Draws the game without its HUD. `alpha` (0..256) is how far time is between the last two ticks.
void game_view_draw_game(GameView *show, const World *world, int alpha);

// Where a cell is in game_view_frame(); `alpha` as above.
Rect game_view_cell_box(GameView *show, const World *world, Vec cell, int alpha);

// Finds the point of the level (sub) at a px of game_view_frame(). Returns false while the view changes
// between near and far.
bool game_view_level_point(const GameView *show, const World *world, Vec px, Vec *sub);

// Where a cell is on the HUD's layer, in px of the layer; `alpha` as above.
Rect game_view_layer_box(GameView *show, const World *world, Vec cell, int alpha);

// Draws the HUD, and the card of a depth that the hero has just reached, on the layer.
void game_view_draw_hud(GameView *show, const World *world);

// The part of the layer where the last page has room: all of it or, after a death or a descent that was won,
// what is beside or below the picture of that.
Rect game_view_end_room(GameView *show, const World *world);

// Draws the layer over a frame. Returns the image that the window shows, enlarged by a whole number: this
// frame, or the image that it was stretched to. NULL when out of memory.
Image *game_view_add_layer(GameView *show, Image *frame);
// Changes the colours as the player's settings ask; the last step. Returns the picture itself if there is
// nothing to change. NULL when out of memory, and for NULL.
Image *game_view_grade(GameView *show, Image *picture);
// Makes the layer transparent.
void game_view_clear_layer(GameView *show);
