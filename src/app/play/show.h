#pragma once
// The game as it is shown: scene and HUD, kept in step with the world, and the pictures they are drawn on.
// The same for the window and for a screenshot without one.

#include "app/play/controls.h"
#include "app/play/fit.h"
#include "app/store/assets.h"
#include "base/check.h"
#include "base/fail.h"
#include "view/canvas/aids.h"
#include "view/hud/hud.h"
#include "view/scene/scene.h"

// ---- app/play/cursor.c

// The cell that the player points at, with the mouse or by looking around.

typedef enum CursorKind {
    CURSOR_NONE,
    CURSOR_HOVER, // the mouse is over it: a quiet outline
    CURSOR_LOOK,  // it is looked at: bright corners
    CURSOR_AIM    // what is in hand would fall there: red corners
} CursorKind;

typedef struct Cursor {
    CursorKind kind;
    Vec cell;
} Cursor;

// Around a cell's box, px of the frame.
void cursor_draw(Image *frame, Rect box, CursorKind kind);

// ---- app/play/show.c

enum { SHOW_BACK_TICKS = 16, SHOW_BACK_UNTIL = 120 }; // ticks of its way; of the wave, then it returns

typedef struct Show {
    const Assets *assets; // borrowed
    Scene *scene;
    Hud hud;
    Message replayed; // what was said in a game that is played once more, up to where it goes on
    Mood mood;        // of the music
    Fit fit;
    Image near, far, layer; // frames of both views; the HUD's layer, which menus share
    Image between;          // a frame on its way from one view to the other
    Image whole;            // as large as the window, where every pixel of it is drawn; or nothing
    Image fitted;           // what a frame becomes where no whole factor fits; or nothing
    Image graded;           // what is shown where colours are changed at last; or nothing
    Image left;             // the last picture of the level that the hero left, while it fades
    int depth;              // where he is
    uint32_t depths;        // he was at, a bit each
    int arrival, card;      // ticks since he came to another depth, and for which its card shows
    Aids aids;
    bool watched; // a recording is: its timeline lies below the HUD
    bool far_view, ascii;
    Vec all;                      // px of a level that is seen whole, in the far view if need be; else 0
    Cursor cursor;                // in the picture, or none
    bool draws_back;              // to the far view for a moment when the bell tolls
    int back;                     // ticks of its way there, 0..SHOW_BACK_TICKS
    const Journey *journey;       // borrowed
    char bell_key[16];            // what rings it, on keyboard or pad; "": not shown
    char seed_word[HUD_TEXT_MAX]; // given last in place of a seed; "": none
} Show;

// False with one line in `error`.
MUST_CHECK bool show_init(Show *show, const Assets *assets, bool reduced_motion, Error *error);
void show_free(Show *show);

// What the player asked of the picture, from now on.
void show_set_aids(Show *show, Aids aids);

// What a seed was given as: the HUD shows that word where it means the world's seed. NULL: none.
void show_name_seed(Show *show, const char *word);

// Whose way is shown; borrowed.
void show_set_journey(Show *show, const Journey *journey);

// Before anything is drawn: how large the window is now. False when out of memory.
bool show_fit(Show *show, Surface window);

// A picture as large as the window, or as the layer where that is shrunk. NULL when out of memory.
Image *show_whole(Show *show, Vec window);

// Once after each tick of a game that is played once more without being shown.
void show_replay(Show *show, const World *world);

// A new world, and whether a game begins with it; else it is another level of the same one. False when memory
// lacks.
bool show_watch(Show *show, const World *world, bool begins);

// What is pressed on keyboard or pad, for the caps in the picture.
void show_name_keys(Show *show, Controls *controls);

// Once after every tick of that world.
void show_tick(Show *show, const World *world);

// The frame that is drawn on just now.
Image *show_frame(Show *show);

// Draws the game without its HUD, alpha (0..256) between the last two ticks.
void show_draw_game(Show *show, const World *world, int alpha);

// Where a cell lies in show_frame(), alpha as above.
Rect show_cell_box(Show *show, const World *world, Vec cell, int alpha);

// The point of the level (sub) at a px of show_frame(); false while that passes from one view to the other.
bool show_point_at(const Show *show, const World *world, Vec px, Vec *point);

// The same on the HUD's layer.
Rect show_layer_box(Show *show, const World *world, Vec cell, int alpha);

// The HUD, and the card of a depth that he has just come to, on the layer.
void show_draw_hud(Show *show, const World *world);

// All but the hero's surroundings in the dark, keep of 256.
void show_spare_hero(Show *show, const World *world, int keep);

// Lays the layer over a frame. Returns what the window is to show, enlarged by a whole number: that frame, or
// the picture that it was stretched to. NULL when out of memory.
Image *show_lay(Show *show, Image *frame);
// The same in the colours that the player asked for, the last step. NULL when out of memory.
Image *show_grade(Show *show, Image *picture);
void show_clear_layer(Show *show);
