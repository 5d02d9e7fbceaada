#pragma once
// The game as it is shown: scene and HUD, kept in step with the world, and the images that they are drawn
// on. The window and a screenshot without a window use the same.

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

// ---- app/play/show.c

enum {
    SHOW_BACK_TICKS = 16,
    SHOW_BACK_UNTIL = 120
}; // ticks of its way back; ticks of the wave after which it returns

typedef struct Show {
    const Assets *assets; // borrowed
    Scene *scene;
    Hud hud;
    Message replayed; // messages of a game that is replayed, up to where it continues
    Mood mood;        // of the music
    Fit fit;
    Image near, far, layer; // frames of both views; the HUD's layer, which menus share
    Image between;          // a frame between one view and the other
    Image whole;            // as large as the window, if every pixel of it is drawn; or nothing
    Image fitted;           // a frame after shrinking, where no whole factor fits; or nothing
    Image graded;           // the final image, where colours are changed; or nothing
    Image left;             // the last picture of the level that the hero left, while it fades
    int depth;              // where he is
    uint32_t depths;        // depths that he has visited, a bit each
    int arrival, card;      // ticks since he came to another depth, and for which its card shows
    Aids aids;
    bool watched; // a recording is being watched: its timeline lies below the HUD
    bool far_view, ascii;
    Vec all;                // px of a level that is shown whole, in the far view if necessary; otherwise 0
    Cursor cursor;          // in the picture, or none
    bool draws_back;        // to the far view for a moment when the bell tolls
    int back;               // ticks of its way there, 0..SHOW_BACK_TICKS
    const Journey *journey; // borrowed
    char bell_key[16];      // the key or button that rings it; "": not shown
    char seed_word[HUD_TEXT_MAX]; // the word last given as a seed; "": none
} Show;

// False with one line in `error`.
MUST_CHECK bool show_init(Show *show, const Assets *assets, bool reduced_motion, Error *error);
void show_free(Show *show);

// Sets what the player's settings ask of the picture.
void show_set_aids(Show *show, Aids aids);

// The word that was given as the seed: the HUD shows it instead of the number. NULL: none.
void show_name_seed(Show *show, const char *word);

// The journey whose way is shown; borrowed.
void show_set_journey(Show *show, const Journey *journey);

// Call it before anything is drawn: sets the size of the window. Returns false when out of memory.
bool show_fit(Show *show, Surface window);

// An image as large as the window, or as the layer where that is shrunk. NULL when out of memory.
Image *show_whole(Show *show, Vec window);

// Call it after each tick of a game that is replayed without being shown.
void show_replay(Show *show, const World *world);

// Call it when there is a new world. `begins`: a game begins with it; otherwise it is another level of the
// same game. Returns false when out of memory.
bool show_watch(Show *show, const World *world, bool begins);

// The names of keys or buttons for the caps in the picture.
void show_name_keys(Show *show, Controls *controls);

// Call it after every tick of that world.
void show_tick(Show *show, const World *world);

// The frame that is being drawn on.
Image *show_frame(Show *show);

// Draws the game without its HUD, alpha (0..256) between the last two ticks.
void show_draw_game(Show *show, const World *world, int alpha);

// Where a cell lies in show_frame(), alpha as above.
Rect show_cell_box(Show *show, const World *world, Vec cell, int alpha);

// The point of the level (sub) at a px of show_frame(). False while the frame changes from one view to the
// other.
bool show_point_at(const Show *show, const World *world, Vec px, Vec *point);

// The same on the HUD's layer.
Rect show_layer_box(Show *show, const World *world, Vec cell, int alpha);

// Draws the HUD, and the card of a depth that the hero has just reached, on the layer.
void show_draw_hud(Show *show, const World *world);

// Darkens everything except the hero's surroundings, to `keep` of 256.
void show_spare_hero(Show *show, const World *world, int keep);

// Lays the layer over a frame. Returns the image for the window to show, enlarged by a whole number: that
// frame, or the image that it was stretched to. NULL when out of memory.
Image *show_lay(Show *show, Image *frame);
// The same in the colours that the player asked for, the last step. NULL when out of memory.
Image *show_grade(Show *show, Image *picture);
void show_clear_layer(Show *show);
