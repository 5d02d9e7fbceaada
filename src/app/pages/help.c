// Help: the goal, the keys of the device in use, and how light keeps rooms.
#include "app/pages/help.h"

#include "base/columns.h"
#include "base/text.h"
#include "lang/lang.h"
#include "view/screens/help.h"
#include "view/screens/lesson.h"

#include <stdio.h>

HelpMode help_mode_of_game(const PageUse *use) {
    const Session *session = &use->play->session;
    if (!use->in_game) return HELP_BOTH;
    return session->watching          ? HELP_WATCH
           : session->world->classic  ? HELP_CLASSIC
           : session->options.descent ? HELP_DESCENT
                                      : HELP_DUNGEON;
}

bool help_has_lesson(const PageUse *use) {
    return !use->in_game || (use->play->session.world->clock.on && !use->play->session.watching);
}

static void close_help(void *own) {
    lesson_free(&((HelpState *)own)->lesson);
}

static void page_keys_line(PageText *text, const char *keys, const char *what) {
    char column[64] = "";
    text_add_padded(column, sizeof column, 19, keys);
    page_text_add_line(text, "  %s %s", column, what);
}

static void add_keys(PageUse *use, HelpState *help) {
    const char *keys, *what;
    for (int i = 0; use->tell_key(use->of, i, &keys, &what); i++) page_keys_line(&help->text, keys, tr(what));
}

// Adds a glyph with its name.
static void add_glyph(char text[PAGE_TEXT_MAX], char glyph, const char *name) {
    char plain[NAME_BYTES];
    text_add(text, PAGE_TEXT_MAX, "%s%c %s", text[0] != '\0' ? ", " : "", glyph,
             tr_name(name, "plain", plain));
}

// Explains the glyphs of the map, except those of things that look like another thing, such as a secret door.
static void add_glyphs(HelpState *help) {
    char ground[PAGE_TEXT_MAX] = "", on_it[PAGE_TEXT_MAX] = "";
    for (int i = TILE_WALL; i < TILE_COUNT; i++) {
        bool own = i != TILE_DOOR_OPEN && i != TILE_SECRET && TILES[i].lock == 0;
        if (own) add_glyph(ground, TILES[i].glyph, TILES[i].name);
    }
    for (int i = DECOR_NONE + 1; i < DECOR_COUNT; i++) add_glyph(on_it, DECORS[i].glyph, DECORS[i].name);
    page_text_add_line(&help->text,
                       tr("  On the map: @ you, small letters monsters, capitals their leaders, : eyes."));
    page_text_add_line(&help->text, tr("  Ground: %s; 1-4 locked doors."), ground);
    page_text_add_line(&help->text,
                       tr("  On it: %s; = chest, ^ trap or plate, k key, * any other thing or fire."), on_it);
}

static void add_signs(HelpState *help) {
    static const char *const SIGNS[] = {
        N_("  Floor that you remember is a small dot. Hatched floor may have changed since."),
        N_("  Red or reversed cells are hit next. A digit says in how many turns."),
    };
    add_glyphs(help);
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        page_text_add_line(&help->text, "%s", tr(SIGNS[i]));
}

// Adds the text of the lesson. Only the window shows its pictures.
static void add_lesson(HelpState *help) {
    page_text_add_line(&help->text, tr("The toll, step by step:"));
    for (int i = 0; i < LESSON_PICTURES; i++)
        page_text_add_line(&help->text, "  %d  %s", i + 1, tr(LESSON_CAPTIONS[i]));
    page_text_add_line(&help->text, "%s",
                       tr("  Before the toll, what stays is golden or bright, and what goes is hatched."));
    page_text_add_line(&help->text, "%s", "");
}

static void open_help(PageUse *use) {
    HelpState *help = use->own;
    bool tower = use->in_game && use->play->session.options.tower;
    char text[HELP_TEXT_MAX];
    const char *bell = use->prompt(use->of, ACTION_BELL);
    help->page = help->read = help->text.count = 0;
    help->pages = 1;
    use->menu->title = N_("How to play");
    if (use->front == FRONT_WINDOW) return;
    for (int i = 0; page_help_line(help_mode_of_game(use), tower, i, bell, text, sizeof text) != NULL; i++)
        page_text_add_line(&help->text, "%s", text);
    page_text_add_line(&help->text, "%s", "");
    add_keys(use, help);
    if (use->in_game && use->play->session.world->classic) return;
    page_text_add_line(&help->text, "%s", "");
    if (help_has_lesson(use)) add_lesson(help);
    add_signs(help);
}

static void step(PageUse *use, Vec by) {
    HelpState *help = use->own;
    help->page = (help->page + by.x + by.y + help->pages) % help->pages;
}

static ScreenCommand hear_help(PageUse *use, Action action) {
    if (action == ACTION_NEXT) step(use, (Vec){1, 0});
    return command_do(DO_STAY);
}

static int tell_lines(PageUse *use, const char *lines[PAGE_LINES_MAX]) {
    return page_text_lines(&((const HelpState *)use->own)->text, lines);
}

const Page PAGE_HELP = {.size = sizeof(HelpState),
                        .close = close_help,
                        .open = open_help,
                        .hear = hear_help,
                        .toggle = ACTION_HELP,
                        .step = step,
                        .lines = tell_lines};
