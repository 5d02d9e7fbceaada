#pragma once
// A level seen from above, with everything revealed: the pieces that the layout and the stage viewer are
// drawn from.

#include "map/fov.h"
#include "sim/state/actor.h"
#include "view/canvas/panel.h"

typedef struct World World;

#define PLAN_BACK      0xff0b0912u
#define PLAN_FLOOR     0xff43435du
#define PLAN_FLOOR_NEW 0xff2a2841u // not explored yet
#define PLAN_WALL      0xff432a38u
#define PLAN_FRONT     0xffa3725fu // a wall whose front is hidden
#define PLAN_ROOM      0xff5fb6efu
#define PLAN_ACROSS    0xff74ba49u
#define PLAN_DOWN      0xffcd8cefu
#define PLAN_TORCH     0xffff9c3cu
#define PLAN_BRACKET   0xff71778bu
#define PLAN_HELD      0xffffee92u
#define PLAN_HEART     0xffffa985u
#define PLAN_DOOR      0xffd8a268u
#define PLAN_STAIRS    0xfff3f6eau
#define PLAN_CHEST     0xffe58f22u
#define PLAN_TRAP      0xffc8333bu
#define PLAN_SECRET    0xffff5ad0u // and the plate that opens it
#define PLAN_CRACK     0xffd8a268u
#define PLAN_PROTECTED 0xffb7effbu
#define PLAN_PROP      0xffad7440u

// Where the level is in a picture.
typedef struct LayoutFit {
    Vec at;    // px of the level's upper left
    int px;    // a cell's side, 1..32
    int step;  // cells for each px; above 1 the level is sampled and `px` is 1
    Rect key;  // px of the legend; empty: no room for it
    int scale; // the scale of text
} LayoutFit;

// Px of the picture where a cell lies.
static inline Rect layout_cell(const LayoutFit *fit, Vec cell) {
    return (Rect){fit->at.x + cell.x * fit->px / fit->step, fit->at.y + cell.y * fit->px / fit->step, fit->px,
                  fit->px};
}

// Px of the middle of a cell.
static inline Vec layout_middle(const LayoutFit *fit, Vec cell) {
    Rect rect = layout_cell(fit, cell);
    return (Vec){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

// The px of a rectangle of cells.
Rect layout_rect(const LayoutFit *fit, Rect cells);

// The side of a cell, in 1/256 px, for a level of that size (cells) in that room (px); 0: there is no room.
int plan_cell_side_256ths(Vec level, Vec room);

// Puts a level of that size (cells) into the middle of the room (px), as large as whole px allow. `scale` and
// `key` stay.
void plan_fit_in_rect(LayoutFit *fit, Vec level, Rect room);

// Draws tiles, torches and brackets. Floor is darker where `dark_where_0` is 0; NULL: nowhere.
void plan_draw_ground(const Level *level, const Grid *dark_where_0, Image *to, const LayoutFit *fit);

// Draws what the torches light, for a level that nobody plays.
void plan_draw_torchlight(const Level *level, Image *to, const LayoutFit *fit);
// Draws everything that is lit by the rules in a world, the lantern's light weaker.
void plan_draw_light(const World *world, Image *to, const LayoutFit *fit);

// Outlines what a toll would leave unchanged, when one is near.
void plan_draw_toll(const World *world, Image *to, const LayoutFit *fit);

// Outlines the generator's rooms and halls.
void plan_draw_rooms(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit);

// Outlines the open cells that the hero sees.
void plan_draw_sight(const Level *level, const Fov *view, Image *to, const LayoutFit *fit);

// Outlines places that no toll changes: vaults, shrines, the vestibule.
void plan_draw_protected(const Level *level, Image *to, const LayoutFit *fit);
// Marks each plate, and draws a line from it to its secret.
void plan_draw_plates(const Level *level, Image *to, const LayoutFit *fit);

void plan_draw_item(Image *to, const LayoutFit *fit, ItemKind kind, Vec cell);
// Draws everything that was placed in a level, and its start.
void plan_draw_things(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit);
void plan_draw_fixture(Image *to, const LayoutFit *fit, const Fixture *fixture, bool open);

// Draws a letter, or a square if cells are too small for letters.
void plan_draw_letter(const Ui *ui, Image *to, const LayoutFit *fit, Vec cell, char glyph, Colour colour);

// Draws the proof as a way from the start to each step in order. Keys stand on dark plates, locks on bright
// ones.
void plan_draw_proof_steps(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit);

// The part of the layout about what monsters have in mind.
extern const Colour MIND_COLOURS[MIND_COUNT];

// Draws for every monster its line of sight, its path and target, its home, and the cell where it last saw
// the hero; then the monsters.
void layout_draw_minds(const Ui *ui, const World *world, Image *to, const LayoutFit *fit);
