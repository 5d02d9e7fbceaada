// Draws the map in letters. It tells apart cells that are lit, seen without light, remembered, or perhaps
// changed by a toll, with colours or without. Shortly before a toll, it also tells apart the cells that would
// be rebuilt.
#include "app/terminal/state.h"

#include "sim/combat/turns.h"
#include "sim/hero/throw.h"
#include "sim/space/flames.h"
#include "sim/toll/toll.h"
#include "view/canvas/panel.h"
#include "view/debug/letters.h"

#define BACK_LIT  0xff5f5f00u // in 256 colours; with fewer, lit floor has a sign of its own
#define SIGN_LIT  '`'
#define BACK_MARK 0xffa01820u
#define INK_KEPT  0xffffc43du
#define INK_DOOM  0xff6a74a0u

enum { ROW_MAX = 512 }; // columns

MapPlace map_place(Vec middle, const World *world) {
    Vec size = tty_size();
    int top = status_message_rows();
    Rect at = {0, top, int_min(size.x - side_width(), ROW_MAX), size.y - top - STATUS_ROWS};
    Vec first = {letters_scroll_start(middle.x, at.w, world->level.tiles.w),
                 letters_scroll_start(middle.y, at.h, world->level.tiles.h)};
    return (MapPlace){at, first};
}

Vec map_cell_on_screen(const MapPlace *place, Vec cell) {
    Vec at = vec_add(vec_sub(cell, place->first), (Vec){place->at.x, place->at.y});
    return rect_has(place->at, at) ? at : (Vec){-1, -1};
}

// True when the bell will ring soon, or the player is asked whether to ring it.
static bool shows_toll(const Terminal *t) {
    const TollClock *clock = &t->play.session.world->clock;
    bool runs = clock->on && clock->doorstep.x == 0 && clock->ticks <= TOLL_WARN_TICKS;
    return clock->on && (runs || t->previews_toll);
}

// The style of the ground: bright where it is lit, dim where it is remembered, hatched where a toll may have
// changed it.
static unsigned ground_style(const World *world, Vec cell, const Letter *letter) {
    bool floor = letter->of == LETTER_GROUND && letter->glyph == TILES[TILE_FLOOR].glyph;
    if (letter->seen) return flames_is_lit_at_all(world, cell) ? STYLE_BOLD : 0;
    if (letter->known == KNOWN_STALE) return STYLE_DIM | (floor ? STYLE_HATCH : STYLE_UNDERLINE);
    return STYLE_DIM | (floor ? STYLE_DOT : 0);
}

// The style of a letter: actors and things that are seen are bright.
static unsigned letter_style(const World *world, Vec cell, const Letter *letter) {
    if (letter->of == LETTER_ACTOR) return STYLE_BOLD;
    if (letter->of == LETTER_THING) return letter->seen ? STYLE_BOLD : STYLE_DIM;
    return ground_style(world, cell, letter);
}

// Shows what the toll would do to a cell: it is gold if it stays, hatched if it is rebuilt.
static void tell_toll(const Grid *held, Vec cell, Letter *letter, unsigned *style) {
    bool kept = grid_get(held, cell, 1) != 0;
    if (letter->of != LETTER_GROUND) return;
    letter->colour = kept ? INK_KEPT : INK_DOOM;
    bool floor = letter->glyph == TILES[TILE_FLOOR].glyph;
    *style = kept ? (*style & ~(unsigned)STYLE_DIM) | STYLE_BOLD
                  : STYLE_DIM | (floor ? STYLE_HATCH : STYLE_UNDERLINE);
}

// Draws one row of the map. `held` has the cells that the next toll keeps; NULL: no toll is shown.
static void draw_map_row(Terminal *t, const MapPlace *place, int row, const Grid *held) {
    Letter letters[ROW_MAX];
    const World *world = t->play.session.world;
    Rect cells = {place->first.x, place->first.y + row, place->at.w, 1};
    (t->shows_all ? letters_fill_revealed : letters_fill)(world, cells, letters);
    for (int i = 0; i < cells.w; i++) {
        Vec cell = {cells.x + i, cells.y};
        Letter *letter = &letters[i];
        if (letter->glyph == '\0') continue;
        unsigned style = letter_style(world, cell, letter);
        Colour back = letter->back;
        bool many = t->tty.colours == 256,
             floor = letter->of == LETTER_GROUND && letter->glyph == TILES[TILE_FLOOR].glyph;
        if (letter->seen && back == LETTERS_FLOOR && flames_is_lit_at_all(world, cell)) {
            back = many ? BACK_LIT : back;
            if (!many && floor) letter->glyph = SIGN_LIT;
        }
        if (held != NULL) tell_toll(held, cell, letter, &style);
        // With few colours, dark on gold is drawn as gold on dark, reversed.
        bool turned = !many && letter->colour == LETTERS_BACK;
        tty_put(&t->tty, (Vec){place->at.x + i, place->at.y + row}, letter->glyph,
                turned ? letter->back : letter->colour, turned ? LETTERS_BACK : back,
                style | (turned ? STYLE_REVERSE : 0));
    }
}

// Marks the cells that monsters are about to strike: red, or reversed on a terminal without colours. An
// empty cell shows the turns until then.
static void draw_marks(Terminal *t, const MapPlace *place) {
    Threat marks[MARKS_MAX];
    const World *world = t->play.session.world;
    int count = turns_list_threats(world, marks, MARKS_MAX);
    for (int i = count - 1; i >= 0; i--) {
        Letter letter;
        Vec at = map_cell_on_screen(place, marks[i].cell);
        letters_fill(world, (Rect){marks[i].cell.x, marks[i].cell.y, 1, 1}, &letter);
        if (at.x < 0 || !letter.seen || letter.glyph == '\0') continue;
        bool reverses = t->tty.colours == 0;
        bool free = letter.of == LETTER_GROUND && marks[i].turns > 1;
        char glyph = free ? (char)('0' + int_min(marks[i].turns, 9)) : letter.glyph;
        tty_put(&t->tty, at, glyph, COLOUR_WHITE, BACK_MARK, STYLE_BOLD | (reverses ? STYLE_REVERSE : 0));
    }
}

void map_draw(Terminal *t, const MapPlace *place) {
    Grid held = {0};
    const World *world = t->play.session.world;
    bool warns = shows_toll(t) && grid_init(&held, world->level.tiles.w, world->level.tiles.h);
    if (warns) toll_hold(world, &held);
    for (int row = 0; row < place->at.h; row++) draw_map_row(t, place, row, warns ? &held : NULL);
    draw_marks(t, place);
    grid_free(&held);
}
