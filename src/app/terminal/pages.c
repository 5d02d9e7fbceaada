// Draws menus, questions and pages of text, each in a frame in the middle of the screen.
#include "app/terminal/state.h"

#include "base/columns.h"
#include "base/text.h"
#include "lang/lang.h"
#include "view/canvas/panel.h"

#include <stdio.h>
#include <string.h>

#define BACK 0xff000000u

enum {
    EDGE = 2,       // columns from the frame to the text
    WIDEST = 76,    // columns with the frame
    FRAME_ROWS = 4, // rows of the frame and the empty rows inside it
    HELP_ROWS = 3,  // the usual rows for the help of an entry
    PAGE_ROWS = 10, // entries that PageUp and PageDown move the cursor
    ROWS_MAX = PAGE_LAST_ROW,
    NOTICE_ROWS = 9, // the most rows of a text above or below the entries
    END_ROWS = 9,    // rows of the end page that are kept free for the entries below the facts
    HINTS_MAX = 512
};

// Draws the frame of a page with its title. Returns the place of the first row of text.
static Vec page_frame(Terminal *t, Vec size, const char *title) {
    Vec all = tty_size(), at = {int_max((all.x - size.x) / 2, 0), int_max((all.y - size.y) / 2, 0)};
    if (t->previews_toll) at.y = 0; // at the top, because the question is about the map
    for (int y = 0; y < size.y; y++) {
        for (int x = 0; x < size.x; x++) {
            bool end = x == 0 || x == size.x - 1, line = y == 0 || y == size.y - 1;
            char glyph = end && line ? '+' : end ? '|' : line ? '-' : ' ';
            tty_put(&t->tty, (Vec){at.x + x, at.y + y}, glyph, COLOUR_STEEL, BACK, 0);
        }
    }
    char text[4 * WIDEST];
    (void)snprintf(text, sizeof text, " %.*s ", (int)text_bytes_in_columns(title, WIDEST - 6), title);
    int x = at.x + (size.x - text_columns(text)) / 2;
    (void)tty_text(&t->tty, (Vec){x, at.y}, COLOUR_GOLD, STYLE_BOLD, text);
    return (Vec){at.x + EDGE, at.y + 2};
}

// Draws what lies below a page: the game, or nothing at the title.
static void draw_below(Terminal *t) {
    if (t->play.session.world != NULL && terminal_has_game_or_recording(t)) {
        show_game(t);
    } else {
        tty_clear(&t->tty);
    }
}

// Breaks a text into rows of `width` columns and draws them, at most NOTICE_ROWS. Returns the number of
// rows. With `t` NULL it only counts.
static int wrap(Terminal *t, Vec at, int width, Colour ink, unsigned style, const char *text) {
    TextRow rows[NOTICE_ROWS];
    int count = text_break(text, width, false, rows, NOTICE_ROWS);
    if (t != NULL) text_draw(t, at, ink, style, rows, count);
    return count;
}

// ---- entries

static int text_w(const char *text) {
    return text != NULL ? text_columns(text) : 0;
}

// The width of the column with the facts' names, in columns of the terminal.
static int names_w(const Fact *facts, int count) {
    int width = 0;
    for (int i = 0; i < count; i++) width = int_max(width, text_w(facts[i].name) + 2);
    return width;
}

// The width in columns that a list needs inside its frame.
static int width_of(const Page *page, PageUse *use, const Fact *facts, int fact_count) {
    enum { LEAST = 40 };
    int width = int_max(LEAST, text_w(page->empty != NULL ? tr(page->empty) : NULL)),
        count = page_entry_count(page, use);
    for (int i = 0; i < count; i++) {
        MenuEntry entry = page_entry_shown_at(page, use, i);
        width = int_max(width, text_w(entry.label) + text_w(entry.value) + 6);
        width = int_max(width, int_min(text_w(entry.help), WIDEST - 2 * EDGE));
    }
    for (int i = 0; i < fact_count; i++)
        width = int_max(width, names_w(facts, fact_count) + text_w(facts[i].value));
    return int_min(width, WIDEST - 2 * EDGE);
}

static void draw_entry(Terminal *t, Vec at, int width, const MenuEntry *entry, bool chosen) {
    Colour ink = !entry->enabled ? COLOUR_STEEL : chosen ? COLOUR_WHITE : COLOUR_PALE;
    (void)tty_text(&t->tty, at, COLOUR_CREAM, STYLE_BOLD, chosen ? ">" : " ");
    (void)tty_text(&t->tty, (Vec){at.x + 2, at.y}, ink, chosen ? STYLE_REVERSE : 0, entry->label);
    int x = at.x + width - text_w(entry->value);
    if (entry->value != NULL) (void)tty_text(&t->tty, (Vec){x, at.y}, COLOUR_GOLD, 0, entry->value);
}

// Draws the facts, a row each. The multiplication sign in their values becomes an x, because not every
// terminal has it.
static void draw_facts(Terminal *t, Vec at, int width, const Fact *facts, int count) {
    int name_w = names_w(facts, count);
    for (int i = 0; i < count; i++, at.y++) {
        char text[FACT_TEXT_MAX];
        (void)snprintf(text, sizeof text, "%.*s", (int)text_bytes_in_columns(facts[i].value, width - name_w),
                       facts[i].value);
        char *times = strstr(text, "\xc3\x97");
        if (times != NULL) {
            *times = 'x';
            memmove(times + 1, times + 2, strlen(times + 2) + 1);
        }
        (void)tty_text(&t->tty, at, COLOUR_GREY, 0, facts[i].name);
        (void)tty_text(&t->tty, (Vec){at.x + name_w, at.y}, COLOUR_CREAM, 0, text);
    }
}

// Draws the entries that fit, with the cursor among them. Returns the place of the cursor.
static Vec draw_entries(Terminal *t, const Page *page, PageUse *use, Rect at) {
    int count = page_entry_count(page, use), cursor = use->menu->cursor;
    int first = int_clamp(cursor - at.h / 2, 0, int_max(count - at.h, 0));
    if (count == 0) (void)tty_text(&t->tty, (Vec){at.x, at.y}, COLOUR_GREY, 0, tr(page->empty));
    if (first > 0) tty_put(&t->tty, (Vec){at.x + at.w + EDGE - 1, at.y}, '^', COLOUR_GOLD, BACK, STYLE_BOLD);
    if (first + at.h < count)
        tty_put(&t->tty, (Vec){at.x + at.w + EDGE - 1, at.y + at.h - 1}, 'v', COLOUR_GOLD, BACK, STYLE_BOLD);
    for (int i = first; i < count && i < first + at.h; i++) {
        MenuEntry entry = page_entry_shown_at(page, use, i);
        draw_entry(t, (Vec){at.x, at.y + i - first}, at.w, &entry, i == cursor);
    }
    if (count == 0) return (Vec){-1, -1};
    const char *help = page_entry_shown_at(page, use, cursor).help;
    if (help != NULL) (void)wrap(t, (Vec){at.x, at.y + at.h + 1}, at.w, COLOUR_GREY, 0, help);
    return (Vec){at.x, at.y + cursor - first};
}

// Draws a page that is a list: its notice, facts and entries.
static void draw_list(Terminal *t, const Page *page, PageUse *use) {
    Fact facts[FACTS_MAX];
    char hints[HINTS_MAX];
    Vec all = tty_size();
    const char *notice = page->notice != NULL ? page->notice(use) : "";
    int help = page->help_rows > 0 ? page->help_rows : HELP_ROWS,
        most = int_min(all.y - FRAME_ROWS - help - END_ROWS, FACTS_MAX),
        told = page->facts != NULL ? page->facts(use, facts, most) : 0,
        width = width_of(page, use, facts, told), warns = wrap(NULL, (Vec){0, 0}, width, 0, 0, notice),
        keys = wrap(NULL, (Vec){0, 0}, width, 0, 0, page_write_key_hints(page, use, hints, sizeof hints)),
        rest = warns + (warns > 0) + told + (told > 0) + help + keys,
        rows = int_clamp(page_entry_count(page, use), 1, int_max(all.y - FRAME_ROWS + 1 - rest, 1));
    draw_below(t);
    Vec at = page_frame(t, (Vec){width + 2 * EDGE, rows + rest + FRAME_ROWS - 1}, tr(use->menu->title));
    (void)wrap(t, (Vec){at.x, at.y + rest - keys + rows}, width, COLOUR_GREY, STYLE_DIM, hints);
    (void)wrap(t, at, width, COLOUR_RED, STYLE_BOLD, notice);
    at.y += warns + (warns > 0);
    draw_facts(t, at, width, facts, told);
    at.y += told + (told > 0);
    tty_flush(draw_entries(t, page, use, (Rect){at.x, at.y, width, rows}));
}

// ---- text

// How many rows of a text the screen shows.
static int page_rows(void) {
    return tty_size().y - FRAME_ROWS - 1;
}

// Draws a page of text. The menu's cursor is the first row shown.
static void draw_lines(Terminal *t, const Page *page, PageUse *use) {
    TextRow rows[ROWS_MAX];
    const char *lines[PAGE_LINES_MAX];
    int *first = &use->menu->cursor, width = int_min(tty_size().x - 2 * EDGE, WIDEST), room = page_rows();
    int line_count = page->lines(use, lines), count = 0;
    for (int i = 0; i < line_count; i++)
        count += text_break(lines[i], width, true, rows + count, ROWS_MAX - count);
    int last = int_max(count - room, 0);
    int shown = int_min(count, room);
    *first = int_clamp(*first, 0, last);
    draw_below(t);
    Vec at = page_frame(t, (Vec){width + 2 * EDGE, shown + FRAME_ROWS}, tr(use->menu->title));
    text_draw(t, (Vec){at.x, at.y - 1}, COLOUR_PALE, 0, rows + *first, shown);
    (void)tty_text(&t->tty, (Vec){at.x, at.y + shown}, COLOUR_GREY, 0,
                   last > 0 ? tr("Up, Down, PageUp, PageDown; Esc: back") : tr("Esc: back"));
    tty_flush((Vec){-1, -1});
}

// ---- keys

static const char *prompt(void *of, Action action) {
    return page_key_name(of, action);
}

static const char *said(void *of, int index) {
    const History *history = &((const Terminal *)of)->history;
    return index < history->count ? history->text[index] : NULL;
}

static const char *unfit(void *of, Action action) {
    return play_unfit_reason(&((const Terminal *)of)->play, action);
}

// Only keys that the game has are told. Rows without an action are keys that walk; in the classic, only the
// first.
static bool tell_key(void *of, int index, const char **keys, const char **what) {
    const Play *play = &((const Terminal *)of)->play;
    const Session *session = &play->session;
    bool plays = !session->watching && terminal_has_game_or_recording(of),
         classic = plays && session->world->classic, descent = plays && session->options.descent;
    const KeyRow *set = SET_KEYS[terminal_has_vi(of)], *row = session->watching ? WATCH_KEYS : set,
                 *next = session->watching ? NULL : PLAY_KEYS;
    for (int told = 0;; row++) {
        if (row->name == NULL && next != NULL) {
            row = next;
            next = NULL;
        }
        bool there =
            !plays || (row->action == ACTION_NONE ? !classic || row == set : play_has(play, row->action));
        if (row->name == NULL || (there && told++ == index)) break;
    }
    if (row->name == NULL) return false;
    *keys = tr(row->name);
    *what = row->what != NULL ? row->what : ACTIONS[row->action].help;
    if (row->action == ACTION_NEW_SEED && classic) *what = N_("new dungeon");
    if (row->action == ACTION_NEW_SEED && descent) *what = N_("twice: a new descent; Shift: start over");
    return true;
}

// ---- pages

static void draw_page(Terminal *t, const Page *page, PageUse *use) {
    if (page == &PAGE_STAGES) {
        stages_draw_letters(t, use);
    } else if (page->point != NULL) {
        look_draw(t, page, use);
    } else if (page->lines != NULL) {
        draw_lines(t, page, use);
    } else {
        draw_list(t, page, use);
    }
}

// Handles a key that scrolls through a text or jumps in a list. Returns true if `key` is one.
static bool scroll(const Page *page, PageUse *use, int key) {
    bool reads = page->lines != NULL;
    int *cursor = &use->menu->cursor;
    int far = reads ? page_rows() : PAGE_ROWS;
    Action action = page_key_action(key);
    int by = key == TTY_PAGE_UP                              ? -far
             : key == TTY_PAGE_DOWN || (reads && key == ' ') ? far
             : reads && action == ACTION_UP                  ? -1
             : reads && action == ACTION_DOWN                ? 1
             : key == TTY_HOME                               ? -ROWS_MAX
             : key == TTY_END                                ? ROWS_MAX
                                                             : 0;
    if (by == 0 || page->point != NULL) return false;
    if (reads) {
        *cursor = int_clamp(*cursor + by, 0, ROWS_MAX - 1);
    } else {
        page_step_cursor(page, use, by);
    }
    return true;
}

// Returns the command of a key. Pages that wait for a letter or for typed text get it first. On the map it
// may then move the cursor. Only if it does nothing of this is it an action.
static ScreenCommand hear_key(Terminal *t, const Page *page, PageUse *use, int key) {
    ScreenCommand does = command_do(DO_STAY);
    const char text[] = {key > ' ' && key < 127 ? (char)key : '\0', '\0'};
    int letter = key >= TTY_LETTER ? key - TTY_LETTER : key;
    if (page->letter != NULL && page->letter(use, letter, &does)) return does;
    if (page->text != NULL && text[0] != '\0') {
        page_type_text(page, use->own, text);
        return does;
    }
    Vec way = page->point != NULL ? look_cursor_step(t, key) : (Vec){0, 0};
    if (way.x != 0 || way.y != 0) {
        page->step(use, way);
        return does;
    }
    if (scroll(page, use, key)) return does;
    Action action = page_key_action(key);
    bool means_r = page == &PAGE_STAGES || page == &PAGE_PRACTICE || play_question_ms(&t->play) > 0;
    if (action == ACTION_SAME_SEED && key == 'R' && means_r) action = ACTION_NEW_SEED;
    return action != ACTION_NONE ? page_act(page, use, action) : does;
}

static bool answers(void *of, int letter) {
    (void)of;
    return page_key_action(letter) == ACTION_NONE;
}

PageUse page_open(Terminal *t, ScreenId id, Menu *menu) {
    PageUse use = {.play = &t->play,
                   .menu = menu,
                   .own = t->own[id],
                   .front = FRONT_TERMINAL,
                   .answers = answers,
                   .in_game = terminal_has_game_or_recording(t),
                   .letters = true,
                   .prompt = prompt,
                   .said = said,
                   .unfit = unfit,
                   .tell_key = tell_key,
                   .of = t};
    *menu = (Menu){0};
    if (PAGES[id]->open != NULL) PAGES[id]->open(&use);
    return use;
}

ScreenCommand page_next_command(Terminal *t, const Page *page, PageUse *use) {
    t->tty.aids = prefs_aids(&t->play.prefs); // the page may have changed them
    page_update(page, use);
    draw_page(t, page, use);
    int key = page == &PAGE_STAGES                       ? stages_wait_key(t)
              : page == &PAGE_PAUSE || page == &PAGE_MAP ? wait_key_while_asked(t, tty_size().y - 1)
                                                         : tty_wait_key(&t->tty);
    return key == TTY_QUIT ? command_do(DO_POP) : hear_key(t, page, use, key);
}
