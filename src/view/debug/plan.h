#pragma once
// A level as seen from above, everything revealed: the pieces that the layout and the stages of generation
// are drawn from.

#include "map/fov.h"
#include "sim/state/actor.h"
#include "view/canvas/panel.h"

typedef struct World World;

#define PLAN_BACK      0xff0b0912u
#define PLAN_FLOOR     0xff43435du
#define PLAN_FLOOR_NEW 0xff2a2841u // not explored yet
#define PLAN_WALL      0xff432a38u
#define PLAN_FRONT     0xffa3725fu // where the feeler found no wall below
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

// Where the level lies in a picture.
typedef struct LayoutFit {
    Vec at;    // px of the level's upper left
    int px;    // a cell's side, 1..32
    int step;  // cells a px; above 1 the level is sampled and px is 1
    Rect key;  // px of the legend; empty when there is no room for it
    int scale; // of text
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

// Px of many cells.
Rect layout_rect(const LayoutFit *fit, Rect cells);

// A cell's side in 1/256 px when a level of that size has that much room.
int plan_side(Vec level, Vec room);

// In the middle of the room, as large as whole px allow.
void plan_place(LayoutFit *fit, Vec level, Rect room);

// Tiles, torches and brackets. `explored` is 0 where floor is darker; NULL: nowhere.
void plan_ground(const Level *level, const Grid *explored, Image *to, const LayoutFit *fit);

// Of a level that nobody plays, what its torches light; of a world, everything lit by the rules, the hero's
// lantern fainter.
void plan_torches(const Level *level, Image *to, const LayoutFit *fit);
void plan_light(const World *world, Image *to, const LayoutFit *fit);

// The edge of what the toll would leave as it is, when it is near.
void plan_held(const World *world, Image *to, const LayoutFit *fit);

// The generator's rooms and halls.
void plan_rooms(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit);

// The outline of the open cells that are seen.
void plan_view(const Level *level, const Fov *view, Image *to, const LayoutFit *fit);

// Places that no toll changes: vaults, shrines and the vestibule. And the line from each plate to its secret.
void plan_keeps(const Level *level, Image *to, const LayoutFit *fit);
void plan_plates(const Level *level, Image *to, const LayoutFit *fit);

void plan_item(Image *to, const LayoutFit *fit, ItemKind kind, Vec cell);
// All that was placed in a level, and its start.
void plan_things(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit);
void plan_fixture(Image *to, const LayoutFit *fit, const Fixture *fixture, bool open);

// A letter, or a square where cells are too small for one.
void plan_letter(const Ui *ui, Image *to, const LayoutFit *fit, Vec cell, char glyph, Colour colour);

// The proof as a way: from the start to each step in its order, keys on dark plates, locks on bright ones.
void plan_proof_steps(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit);

// The part of the layout that shows what monsters have in mind.
extern const Colour MIND_COLOURS[MIND_COUNT];

// Sight line, path, target, the hero's last seen cell and home of every monster; and the monsters.
void layout_minds(const Ui *ui, const World *world, Image *to, const LayoutFit *fit);
