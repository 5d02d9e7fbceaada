#include "app/play/game_view.h"

// Colours; EDGE lies around the corners.
#define HOVER 0x90ffee92u
#define LOOK  0xffffee92u
#define AIM   0xffe0523cu
#define EDGE  0xff1a1426u

enum { CORNER_PX = 8 };

// Draws two strokes that meet in a corner. `to` points to the box's middle.
static void draw_corner(Image *frame, Vec at, Vec to, int thick, Colour colour) {
    int long_px = CORNER_PX * thick;
    Vec across = {to.x > 0 ? at.x : at.x - long_px + 1, to.y > 0 ? at.y : at.y - thick + 1};
    Vec down = {to.x > 0 ? at.x : at.x - thick + 1, to.y > 0 ? at.y : at.y - long_px + 1};
    image_fill(frame, (Rect){across.x, across.y, long_px, thick}, colour);
    image_fill(frame, (Rect){down.x, down.y, thick, long_px}, colour);
}

static void draw_corners(Image *frame, Rect box, int thick, Colour colour) {
    int right = box.x + box.w - 1, below = box.y + box.h - 1;
    draw_corner(frame, (Vec){box.x, box.y}, (Vec){1, 1}, thick, colour);
    draw_corner(frame, (Vec){right, box.y}, (Vec){-1, 1}, thick, colour);
    draw_corner(frame, (Vec){box.x, below}, (Vec){1, -1}, thick, colour);
    draw_corner(frame, (Vec){right, below}, (Vec){-1, -1}, thick, colour);
}

// Draws an outline with open corners, so that it looks like a mark and not like masonry.
static void draw_quiet(Image *frame, Rect box, Colour colour) {
    image_fill(frame, (Rect){box.x + 2, box.y, box.w - 4, 1}, colour);
    image_fill(frame, (Rect){box.x + 2, box.y + box.h - 1, box.w - 4, 1}, colour);
    image_fill(frame, (Rect){box.x, box.y + 2, 1, box.h - 4}, colour);
    image_fill(frame, (Rect){box.x + box.w - 1, box.y + 2, 1, box.h - 4}, colour);
}

void cursor_draw(Image *frame, Rect box, CursorKind kind) {
    if (kind == CURSOR_HOVER) draw_quiet(frame, box, HOVER);
    if (kind != CURSOR_LOOK && kind != CURSOR_AIM) return;
    Rect around = {box.x - 1, box.y - 1, box.w + 2, box.h + 2};
    draw_corners(frame, around, 3, EDGE);
    draw_corners(frame, (Rect){around.x + 1, around.y + 1, around.w - 2, around.h - 2}, 1,
                 kind == CURSOR_AIM ? AIM : LOOK);
}
