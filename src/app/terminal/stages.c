// The stage viewer in letters. What a stage or step changed is bright and golden. The source is at the right,
// if there is room beside the level.
#include "app/terminal/state.h"

#include "app/pages/stages.h"
#include "base/columns.h"
#include "io/level/text.h"
#include "lang/lang.h"
#include "view/canvas/panel.h"
#include "view/debug/letters.h"
#include "view/hud/level_title.h"

#include <stdio.h>
#include <string.h>

enum {
    WHAT_ROWS = 2,
    HEAD_ROWS = 1 + WHAT_ROWS,
    TICK_MS = 50,
    TEXT_MAX = 512,
    CODE_LEAST = 44, // columns
    LEVEL_LEAST = 24
};

// The glyphs of the level after a stage and before it; a grid is empty when out of memory.
typedef struct Sketch {
    Grid now, before;
} Sketch;

static void sketch_free(Sketch *sketch) {
    grid_free(&sketch->now);
    grid_free(&sketch->before);
}

static Sketch sketch_of(const GenLook *look) {
    Sketch sketch = {0};
    (void)level_glyphs(&look->now, &sketch.now);
    if (look->before.tiles.cells != NULL) (void)level_glyphs(&look->before, &sketch.before);
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
static void draw_cells(Terminal *t, const GenLook *look, Rect at) {
    Sketch sketch = sketch_of(look);
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

// An indentation is half as wide as in the source.
static void draw_code_line(Terminal *t, Vec at, const char *text, bool lit, int right) {
    char piece[TEXT_MAX];
    bool comment = false;
    int indent = (int)strspn(text, " ");
    at.x += indent / 2;
    for (const char *rest = text + indent; *rest != '\0';) {
        CodeWord word;
        int length = int_min(code_next_word(rest, &word), right - at.x);
        if (length <= 0) return;
        comment |= word == CODE_COMMENT;
        (void)snprintf(piece, sizeof piece, "%.*s", length, rest);
        Colour colour = lit ? COLOUR_GOLD : CODE_COLOURS[comment ? CODE_COMMENT : word];
        at.x = tty_text(&t->tty, at, colour, lit ? STYLE_BOLD : 0, piece);
        rest += length;
    }
}

// Draws the source, or the part of it around the line that acts.
static void draw_code(Terminal *t, const GenStageView *show, const Code *code, Rect at) {
    int lit = gen_stage_lit_line(show, code);
    int first = int_clamp(lit - at.h / 2, 0, int_max(code->count - at.h, 0));
    for (int i = first; i < int_min(code->count, first + at.h); i++) {
        Vec start = {at.x + 2, at.y + i - first};
        if (i == lit) (void)tty_text(&t->tty, (Vec){at.x, start.y}, COLOUR_GOLD, STYLE_BOLD, ">");
        draw_code_line(t, start, code->lines[i]->text, i == lit, at.x + at.w);
    }
}

// Draws the rows one after the other, in lines from `y` on; `draws`: otherwise only counts. Returns the
// number of lines.
static int draw_rows(Terminal *t, const Menu *menu, int y, int width, bool draws) {
    char text[TEXT_MAX];
    int x = 0, lines = 1;
    for (int i = 0; i < menu->count; i++) {
        const MenuEntry *entry = &menu->entries[i];
        bool chosen = i == menu->cursor;
        (void)snprintf(text, sizeof text, "%s%s%s%s%s", chosen ? "[" : " ", tr(entry->label),
                       entry->value != NULL ? ": " : "", entry->value != NULL ? entry->value : "",
                       chosen ? "]" : " ");
        int wide = text_columns(text);
        if (x > 0 && x + wide > width) {
            x = 0;
            lines++;
        }
        if (draws)
            (void)tty_text(&t->tty, (Vec){x, y + lines - 1}, chosen ? COLOUR_GOLD : COLOUR_CREAM,
                           chosen ? STYLE_BOLD : 0, text);
        x += wide + 1;
    }
    return lines;
}

static void draw_head(Terminal *t, const GenStageView *show, int width) {
    char text[TEXT_MAX];
    TextRow what[WHAT_ROWS];
    const GenLook *look = show->look;
    const DrawnInfo stage = gen_stage_view_info(show);
    char number[TEXT_MAX / 2];
    gen_stage_view_write_number(show, number, sizeof number);
    (void)snprintf(text, sizeof text, "%s %llu  %s", tr(level_english_title(&look->now)),
                   (unsigned long long)show->options->seed, number);
    (void)tty_text(&t->tty, (Vec){0, 0}, COLOUR_GOLD, STYLE_BOLD, text);
    int rows = text_break(tr(stage.what), width, false, what, WHAT_ROWS);
    text_draw(t, (Vec){0, 1}, COLOUR_CREAM, 0, what, rows);
}

void stages_draw_letters(Terminal *t, PageUse *use) {
    char text[TEXT_MAX];
    const GenStageView show = stage_viewer_view(&((const StagesPage *)use->own)->viewer, use->menu);
    Code code = gen_stage_view_code(&show);
    Vec size = tty_size();
    int rows = draw_rows(t, use->menu, 0, size.x, false), w = show.look->now.tiles.w;
    Rect level = {0, HEAD_ROWS, size.x, size.y - HEAD_ROWS - rows - 1};
    tty_clear(&t->tty);
    draw_head(t, &show, size.x);
    if (code.count > 0 && size.x >= LEVEL_LEAST + CODE_LEAST) {
        level.w = int_clamp(w + 1, LEVEL_LEAST, size.x / 2);
        draw_code(t, &show, &code, (Rect){level.w, level.y, size.x - level.w, level.h});
    }
    if (show.look->there) draw_cells(t, show.look, level);
    (void)draw_rows(t, use->menu, size.y - 1 - rows, size.x, true);
    (void)tty_text(&t->tty, (Vec){0, size.y - 1}, COLOUR_GREY, 0,
                   page_write_key_hints(&PAGE_STAGES, use, text, sizeof text));
    tty_flush((Vec){-1, -1});
}

int stages_wait_key(Terminal *t) {
    StageViewer *watch = &((StagesPage *)t->own[SCREEN_STAGES])->viewer;
    int key = watch->running ? tty_wait_key_within(&t->tty, TICK_MS) : tty_wait_key(&t->tty);
    (void)stage_viewer_tick(watch);
    return key;
}
