// The pictures come from the game's own code (view/ground), with parts of it left out: first all walls are
// plain, then the feeler gives each its frame, then rims and shadows are added, then light.
#include "view/screens/drawn.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/ground/ground_cells.h"

#include <stdlib.h>

#define FEELS     0x60ffffffu
#define FEELS_GAP 0xe0ffc43du

const DrawnInfo DRAWN[DRAWN_COUNT] = {
    [DRAWN_FLAT] = {N_("flat"), N_("Every wall has the same picture, so the level looks flat.")},
    [DRAWN_FEELER] =
        {N_("feeler"),
         N_("For every wall, a feeler checks the cell below. Without a wall there, the front is seen.")},
    [DRAWN_FRAMES] = {N_("frames"),
                      N_("So a wall has two frames: a plain one, and one whose lower half is darker.")},
    [DRAWN_SHADOW] = {N_("shadow"),
                      N_("Walls get rims on their open sides, and throw shadows on the floor.")},
    [DRAWN_LIGHT] = {N_("light"), N_("At last, each pixel is multiplied by the light that falls there.")},
};

// What is drawn where: some cells, the first at `at`.
typedef struct View {
    Image *to;
    Vec at;
    Rect cells;
    int scale;
} View;

static View view_of(const Level *level, Image *to, Rect room, int scale) {
    int side = CELL_PX * scale;
    Vec shown = {int_clamp(room.w / side, 1, level->tiles.w), int_clamp(room.h / side, 1, level->tiles.h)};
    Rect cells = {int_clamp(level->start.x - shown.x / 2, 0, level->tiles.w - shown.x),
                  int_clamp(level->start.y - shown.y / 2, 0, level->tiles.h - shown.y), shown.x, shown.y};
    Vec at = {room.x + (room.w - shown.x * side) / 2, room.y + (room.h - shown.y * side) / 2};
    return (View){.to = to, .at = at, .cells = cells, .scale = scale};
}

static Rect cell_px(const View *view, Vec cell) {
    int side = CELL_PX * view->scale;
    return (Rect){view->at.x + (cell.x - view->cells.x) * side, view->at.y + (cell.y - view->cells.y) * side,
                  side, side};
}

static void enlarge(const View *view, const Image *from, Vec at) {
    for (int y = 0; y < from->h; y++) {
        for (int x = 0; x < from->w; x++) {
            Colour colour = *image_pixel(from, x, y) | 0xff000000u;
            image_fill(view->to,
                       (Rect){at.x + x * view->scale, at.y + y * view->scale, view->scale, view->scale},
                       colour);
        }
    }
}

static void draw_ground_cells(const View *view, Ground *ground, const Level *level) {
    for (int i = 0; i < view->cells.w * view->cells.h; i++) {
        Vec cell = {view->cells.x + i % view->cells.w, view->cells.y + i / view->cells.w};
        Rect px = cell_px(view, cell);
        if (level_tile(level, cell) == TILE_VOID) continue;
        ground_draw_cell(ground, level, cell, cell_random_bits(level, cell));
        enlarge(view, &ground->scratch, (Vec){px.x, px.y});
    }
}

// Draws a line from a wall into the cell below: gold where the feeler finds no wall.
static void draw_feeler(const View *view, const Level *level, Vec cell) {
    Rect px = cell_px(view, cell);
    bool gap = !level_looks_like_wall(level, vec_add(cell, DIRS[DIR_S]));
    int wide = 2 * view->scale, middle = px.x + px.w / 2 - wide / 2, from = px.y + px.h / 2;
    if (!level_looks_like_wall(level, cell)) return;
    image_fill(view->to, (Rect){middle, from, wide, px.h}, gap ? FEELS_GAP : FEELS);
    image_fill(view->to, (Rect){middle - wide, from + px.h - wide, 3 * wide, 2 * wide},
               gap ? FEELS_GAP : FEELS);
    if (gap) image_draw_outline(view->to, rect_inset(px, view->scale), FEELS_GAP);
}

// The rows that the feeler checks in a step: from .x to .y - 1. Step 0: all that are shown.
static Vec rows_of(const View *view, int step) {
    Rect cells = view->cells;
    if (step == 0) return (Vec){cells.y, cells.y + cells.h};
    return (Vec){cells.y + cells.h * (step - 1) / DRAWN_STEPS, cells.y + cells.h * step / DRAWN_STEPS};
}

static void draw_feelers(const View *view, const Level *level, Vec rows) {
    for (int y = rows.x; y < rows.y; y++) {
        for (int x = view->cells.x; x < view->cells.x + view->cells.w; x++)
            draw_feeler(view, level, (Vec){x, y});
    }
}

// Draws the two frames of a wall, enlarged, in the lower right corner.
static void draw_frames(const View *view, Ground *ground) {
    const int sprites[2] = {ground->art.wall_top, ground->art.wall_front};
    int side = CELL_PX * view->scale, gap = 4 * view->scale;
    Rect box = {view->at.x + view->cells.w * side - 2 * side - 3 * gap,
                view->at.y + view->cells.h * side - side - 2 * gap, 2 * side + 3 * gap, side + 2 * gap};
    image_fill(view->to, box, COLOUR_INK);
    image_draw_outline(view->to, box, COLOUR_GOLD);
    for (int i = 0; i < 2; i++) {
        Rect from = atlas_frame(ground->atlas, sprites[i], 0);
        image_fill(&ground->scratch, (Rect){0, 0, CELL_PX, CELL_PX}, COLOUR_INK);
        image_blit(&ground->scratch, &ground->atlas->image, &(Blit){.from = from});
        enlarge(view, &ground->scratch, (Vec){box.x + gap + i * (side + gap), box.y + gap});
    }
}

// Makes all walls plain from that row on.
static void flatten(Level *level, int row) {
    const Grid *frames = &level->frames;
    grid_fill_clipped(&level->frames, (Rect){0, row, frames->w, frames->h - row}, FRAME_PLAIN);
}

// Draws what the game shows. The hero in its middle stands in the cell where he starts.
static void draw_lit(const View *view, const Image *lit, Rect room, Vec start) {
    Image part;
    Rect cell = cell_px(view, start);
    Vec hero = {(cell.x + cell.w / 2 - room.x) / view->scale, (cell.y + cell.h / 2 - room.y) / view->scale};
    if (lit == NULL || lit->pixels == NULL) return;
    if (!image_init(&part, int_max(room.w / view->scale, 1), int_max(room.h / view->scale, 1))) return;
    image_blit(&part, lit,
               &(Blit){.from = {0, 0, lit->w, lit->h}, .at = {hero.x - lit->w / 2, hero.y - lit->h / 2}});
    enlarge(view, &part, (Vec){room.x, room.y});
    image_free(&part);
}

static void draw_unlit(const View *view, Ground *ground, Level *shown, DrawnStage stage, int step) {
    Vec rows = rows_of(view, step);
    if (stage == DRAWN_FLAT) flatten(shown, 0);
    if (stage == DRAWN_FEELER) flatten(shown, rows.y);
    if (stage < DRAWN_SHADOW) grid_fill(&shown->decor, DECOR_NONE);
    ground->bare = stage < DRAWN_SHADOW;
    draw_ground_cells(view, ground, shown);
    if (stage == DRAWN_FEELER) draw_feelers(view, shown, rows);
    if (stage == DRAWN_FRAMES) draw_frames(view, ground);
}

void drawn_stage_draw(const Ui *ui, const Level *level, DrawnStage stage, int step, const Image *lit,
                      Image *to, Rect room, int scale) {
    View view = view_of(level, to, room, scale);
    Error error;
    Level shown;
    if (stage == DRAWN_LIGHT) {
        draw_lit(&view, lit, room, level->start);
        return;
    }
    Ground *ground = calloc(1, sizeof *ground);
    if (ground == NULL || !level_clone(&shown, level)) {
        free(ground);
        return;
    }
    ground->atlas = ui->atlas;
    if (ground_art_find(&ground->art, ui->atlas, &error) && image_init(&ground->scratch, CELL_PX, CELL_PX))
        draw_unlit(&view, ground, &shown, stage, step);
    image_free(&ground->scratch);
    level_free(&shown);
    free(ground);
}
