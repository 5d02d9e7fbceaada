// Draws the proof as a way on the map. Each leg is the shortest walk through what is open by then. It is
// found by breadth-first search from its goal, in arrays on the stack. In levels where that would take too
// long it is a straight line.
#include "view/debug/plan.h"

#include <stdio.h>

enum {
    PLATE_H = 9,
    PLATE_EDGE = 2,
    AREA_MAX = LEVEL_PLAY_MAX * LEVEL_PLAY_MAX,
    WORK_MAX = 400000, // cells that may be searched for one picture
    LANES = 3          // legs that are drawn side by side
};

typedef struct Walk {
    int w;
    uint8_t to_goal[AREA_MAX]; // 1 + DIR_* of the step to the goal; 0: not reached
    uint16_t queue[AREA_MAX];
} Walk;
_Static_assert(AREA_MAX <= UINT16_MAX, "the queue holds every cell");

static Colour step_colour(const ProofStep *step) {
    return step->key > 0 && step->key <= KEY_KINDS ? KEY_COLOURS[step->key] : COLOUR_WHITE;
}

// A line with a dark edge, to stand out from the monsters' paths.
static void draw_line(Image *to, Vec from, Vec goal, int scale, Colour colour) {
    bool flat = int_abs(goal.x - from.x) >= int_abs(goal.y - from.y);
    for (int i = -1; i <= scale; i++) {
        Vec off = flat ? (Vec){0, i} : (Vec){i, 0};
        Colour drawn = i < 0 || i == scale ? 0x80000000u | (COLOUR_INK & 0xffffffu) : colour;
        image_line(to, vec_add(from, off), vec_add(goal, off), drawn);
    }
}

static void draw_number(const Ui *ui, Image *to, Vec middle, int scale, int number, const ProofStep *step) {
    char text[12];
    (void)snprintf(text, sizeof text, "%d", number);
    int width = (font_width(ui->font, text) - 1 + 2 * PLATE_EDGE + 1) * scale, height = PLATE_H * scale;
    Rect plate = {middle.x - width / 2, middle.y - height / 2, width, height};
    Colour colour = step_colour(step), back = step->opens ? colour : COLOUR_INK;
    image_fill(to, plate, back);
    image_draw_outline(to, plate, step->opens ? COLOUR_INK : colour);
    Vec at = {plate.x + PLATE_EDGE * scale, plate.y + (PLATE_H - FONT_CAP_PX) * scale / 2};
    font_draw_flat(ui->font, to, at, scale, step->opens ? COLOUR_INK : colour, text);
}

// True where the hero can walk before step `index`: floor, and locks that were opened by then.
static bool is_open(const Level *level, Vec cell, int index) {
    if (level_lock(level, cell) == 0) return level_walkable(level, cell);
    for (int i = 0; i <= index; i++) {
        if (level->proof_steps[i].opens && vec_eq(level->proof_steps[i].cell, cell)) return true;
    }
    return false;
}

// Fills walk->to_goal from the goal of step `index` on.
static void search(Walk *walk, const Level *level, int index) {
    int head = 0, tail = 0;
    Vec goal = level->proof_steps[index].cell;
    walk->w = level->tiles.w;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) walk->to_goal[i] = 0;
    walk->to_goal[goal.y * walk->w + goal.x] = 1;
    walk->queue[tail++] = (uint16_t)(goal.y * walk->w + goal.x);
    while (head < tail) {
        int at = walk->queue[head++];
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add((Vec){at % walk->w, at / walk->w}, DIRS[dir]);
            if (!grid_has(&level->tiles, next) || !is_open(level, next, index)) continue;
            int cell = next.y * walk->w + next.x;
            if (walk->to_goal[cell] != 0) continue;
            walk->to_goal[cell] = (uint8_t)(1 + (dir + DIR_COUNT / 2) % DIR_COUNT);
            walk->queue[tail++] = (uint16_t)cell;
        }
    }
}

// Returns false when there is no such way.
static bool draw_walk(const Walk *walk, const Level *level, Image *to, const LayoutFit *fit, Vec from,
                      int index) {
    const ProofStep *step = &level->proof_steps[index];
    int lane = (index % LANES - LANES / 2) * int_max(fit->px / (2 * LANES), 1);
    if (walk->to_goal[from.y * walk->w + from.x] == 0) return false;
    while (!vec_eq(from, step->cell)) {
        Vec next = vec_add(from, DIRS[walk->to_goal[from.y * walk->w + from.x] - 1]);
        Vec a = layout_middle(fit, from), b = layout_middle(fit, next), off = {lane, lane};
        draw_line(to, vec_add(a, off), vec_add(b, off), fit->scale, step_colour(step));
        from = next;
    }
    return true;
}

static void draw_leg(const Level *level, Image *to, const LayoutFit *fit, Vec from, int index) {
    const ProofStep *step = &level->proof_steps[index];
    int64_t area = (int64_t)level->tiles.w * level->tiles.h;
    if (area <= AREA_MAX && area * level->proof_step_count <= WORK_MAX) {
        Walk walk;
        search(&walk, level, index);
        if (draw_walk(&walk, level, to, fit, from, index)) return;
    }
    draw_line(to, layout_middle(fit, from), layout_middle(fit, step->cell), fit->scale, step_colour(step));
}

void plan_draw_proof_steps(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit) {
    Vec from = level->start;
    for (int i = 0; i < level->proof_step_count; i++) {
        draw_leg(level, to, fit, from, i);
        from = level->proof_steps[i].cell;
    }
    for (int i = 0; i < level->proof_step_count; i++) {
        const ProofStep *step = &level->proof_steps[i];
        draw_number(ui, to, layout_middle(fit, step->cell), fit->scale, i + 1, step);
    }
}
