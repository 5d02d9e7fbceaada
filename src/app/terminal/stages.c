// The stage viewer in letters. What a stage changed is bright and golden.
#include "app/terminal/state.h"

#include "app/play/stage_viewer.h"
#include "io/level/text.h"
#include "lang/lang.h"
#include "view/canvas/panel.h"
#include "view/debug/letters.h"
#include "view/hud/level_title.h"

#include <stdio.h>
#include <string.h>

enum { WHAT_ROWS = 2, HEAD_ROWS = 1 + WHAT_ROWS, FOOT_ROWS = 1, TICK_MS = 50, TEXT_MAX = 512 };

// The glyphs of the level after a stage and before it; a grid is empty when out of memory.
typedef struct Sketch {
    Grid now, before;
} Sketch;

static void sketch_free(Sketch *sketch) {
    grid_free(&sketch->now);
    grid_free(&sketch->before);
}

static Sketch sketch_of(const StageViewer *watch) {
    Sketch sketch = {0};
    (void)level_glyphs(&watch->level, &sketch.now);
    if (watch->compares) (void)level_glyphs(&watch->before, &sketch.before);
    return sketch;
}

static bool is_new(const Sketch *sketch, Vec cell) {
    return sketch->before.cells != NULL && grid_at(&sketch->now, cell) != grid_get(&sketch->before, cell, 0);
}

// The middle of what the stage changed, or of the level if it changed nothing.
static Vec middle_of(const Sketch *sketch) {
    const Grid *now = &sketch->now;
    Vec low = {now->w, now->h}, high = {-1, -1};
    for (int i = 0; i < now->w * now->h; i++) {
        Vec cell = {i % now->w, i / now->w};
        if (!is_new(sketch, cell)) continue;
        low = (Vec){int_min(low.x, cell.x), int_min(low.y, cell.y)};
        high = (Vec){int_max(high.x, cell.x), int_max(high.y, cell.y)};
    }
    if (high.x < 0) return (Vec){now->w / 2, now->h / 2};
    return (Vec){(low.x + high.x) / 2, (low.y + high.y) / 2};
}

// Draws the level after a stage, with changed cells marked.
static void draw_cells(Terminal *t, const StageViewer *watch, Rect at) {
    Sketch sketch = sketch_of(watch);
    const Grid *now = &sketch.now;
    Vec middle = middle_of(&sketch);
    Vec first = {letters_scroll_start(middle.x, at.w, now->w), letters_scroll_start(middle.y, at.h, now->h)};
    for (int y = 0; y < at.h; y++) {
        for (int x = 0; x < at.w; x++) {
            Vec cell = vec_add(first, (Vec){x, y});
            char glyph = (char)grid_get(now, cell, ' ');
            if (glyph == ' ') continue;
            bool fresh = is_new(&sketch, cell);
            tty_put(&t->tty, (Vec){at.x + x, at.y + y}, glyph, fresh ? COLOUR_GOLD : COLOUR_GREY,
                    LETTERS_BACK, fresh ? STYLE_BOLD : 0);
        }
    }
    sketch_free(&sketch);
}

void stages_draw_letters(Terminal *t, PageUse *use) {
    char text[TEXT_MAX];
    TextRow what[WHAT_ROWS];
    const StageViewer *watch = use->own;
    Vec size = tty_size();
    int count = gen_stage_count(&watch->options);
    const Stage *stage = watch->stage > 0 ? gen_stage(&watch->options, watch->stage - 1) : NULL;
    tty_clear(&t->tty);
    (void)snprintf(text, sizeof text, "%s %llu  %d/%d %s", tr(level_english_title(&watch->level)),
                   (unsigned long long)watch->options.seed, watch->stage, count,
                   stage != NULL ? tr(stage->name) : tr("nothing yet"));
    (void)tty_text(&t->tty, (Vec){0, 0}, COLOUR_GOLD, STYLE_BOLD, text);
    int rows = stage != NULL ? text_break(tr(stage->what), size.x, false, what, WHAT_ROWS) : 0;
    text_draw(t, (Vec){0, 1}, COLOUR_CREAM, 0, what, rows);
    draw_cells(t, watch, (Rect){0, HEAD_ROWS, size.x, size.y - HEAD_ROWS - FOOT_ROWS});
    (void)tty_text(&t->tty, (Vec){0, size.y - 1}, COLOUR_GREY, 0,
                   page_write_key_hints(&PAGE_STAGES, use, text, sizeof text));
    tty_flush((Vec){-1, -1});
}

int stages_wait_key_or_redraw(Terminal *t) {
    StageViewer *watch = t->own[SCREEN_STAGES];
    int key = watch->running ? tty_wait_key_within(&t->tty, TICK_MS) : tty_wait_key(&t->tty);
    (void)stage_viewer_tick(watch);
    return key;
}
