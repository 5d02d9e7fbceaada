// The path of a journey: a dot on each cell, weaker with distance, and a frame around the last. If somebody
// or something has just ended a journey or kept it from beginning, four corners mark its cell. All marks have
// a shadow, so that they can be seen on bright floor.
#include "view/scene/marks.h"

enum {
    DOT_PX = 3,
    GOAL_PX = 9,
    FADE_CELLS = 24,
    STRONG = 0xa0,
    FAINT = 0x30,
    POINT_TICKS = 150,
    CORNER_PX = 7
};

#define TRAIL_PALE 0xffee92u
#define TRAIL_INK  0x080614u

static int strength(int cells) {
    return FAINT + (STRONG - FAINT) * int_max(FADE_CELLS - cells, 0) / FADE_CELLS;
}

static Rect around(Vec at, int side) {
    return (Rect){at.x - side / 2, at.y - side / 2, side, side};
}

// Draws the four corners of a cell, in px of the frame.
static void mark_corners(Image *frame, Rect cell, Colour colour) {
    for (int i = 0; i < 4; i++) {
        int right = i % 2, low = i / 2;
        Vec at = {cell.x + right * (cell.w - 2), cell.y + low * (cell.h - 2)};
        image_fill(frame, (Rect){at.x - right * (CORNER_PX - 2), at.y, CORNER_PX, 2}, colour);
        image_fill(frame, (Rect){at.x, at.y - low * (CORNER_PX - 2), 2, CORNER_PX}, colour);
    }
}

// The cell of what stopped him. A monster may have moved since, so it is the nearest one of that kind in
// sight.
static Vec cell_of_stop(const World *world, const JourneyStop *stop) {
    Vec cell = stop->cell;
    int best = INT32_MAX;
    bool somebody = stop->reason >= STOP_MONSTER && stop->reason <= STOP_HUNTED;
    for (int i = HERO + 1; i < world->actor_count && somebody; i++) {
        const Actor *actor = &world->actors[i];
        int far = vec_square(vec_sub(cell_of(actor->pos), stop->cell));
        if ((int)actor->kind != stop->kind || far >= best || !sightings_sees(world, i)) continue;
        best = far;
        cell = cell_of(actor->pos);
    }
    return cell;
}

static void point_at_stop(const View *view, const Journey *journey) {
    bool fresh = journey->stopped < POINT_TICKS && stop_reason_has_cell(journey->stop.reason);
    if (journey_active(journey) || !fresh || journey->sightings.world != view->world) return;
    Vec cell = cell_of_stop(view->world, &journey->stop);
    Vec at = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    Rect box = {at.x, at.y, CELL_PX, CELL_PX}, shade = {at.x + 1, at.y + 1, CELL_PX, CELL_PX};
    mark_corners(view->frame, shade, (uint32_t)STRONG << 24 | TRAIL_INK);
    mark_corners(view->frame, box, 0xff000000u | TRAIL_PALE);
}

void marks_draw_way(const View *view, const Journey *journey) {
    point_at_stop(view, journey);
    for (int i = 0; i < journey->path_count; i++) {
        Vec cell = journey->path[i];
        Vec px = {cell.x * CELL_PX + CELL_PX / 2, cell.y * CELL_PX + CELL_PX / 2};
        Vec at = camera_to_frame(&view->camera, px);
        uint32_t alpha = (uint32_t)strength(i) << 24;
        image_fill(view->frame, around(vec_add(at, (Vec){1, 1}), DOT_PX), alpha | TRAIL_INK);
        image_fill(view->frame, around(at, DOT_PX), alpha | TRAIL_PALE);
        if (vec_eq(cell, journey->goal))
            image_draw_outline(view->frame, around(at, GOAL_PX), alpha | TRAIL_PALE);
    }
}
