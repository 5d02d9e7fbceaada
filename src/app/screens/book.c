// The book of known things, which fills from run to run.
#include "app/state/state.h"

#include "view/screens/book.h"

enum { SENTENCE_BYTES = 1024 };

static BookChapter *chapter_of(const App *app) {
    return app->own[SCREEN_BOOK];
}

// In words and looks of the game that is played; NULL: the title's.
static const World *world_of(const App *app) {
    return app_in_game(app) ? app->play.session.world : NULL;
}

static bool is_tower(const App *app) {
    return world_of(app) != NULL && app->play.session.options.tower;
}

static void read_out(App *app) {
    BookEntry entry;
    char text[SENTENCE_BYTES];
    book_entry(&app->play.storage.lore, *chapter_of(app), app_menu(app)->cursor, is_tower(app), &entry);
    app_read_out(app, book_sentence(&entry, text, sizeof text));
}

static void tell_chapter(App *app) {
    char text[SENTENCE_BYTES];
    app_read_out(app, book_tally(&app->play.storage.lore, *chapter_of(app), text, sizeof text));
    read_out(app);
}

static void open_book(App *app) {
    *chapter_of(app) = BOOK_MONSTERS;
    tell_chapter(app);
}

static void turn_chapter(App *app) {
    BookChapter *chapter = chapter_of(app);
    *chapter = (BookChapter)((*chapter + 1) % BOOK_CHAPTERS);
    app_menu(app)->cursor = 0;
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
    tell_chapter(app);
}

// A step beyond an end stays there.
static void move(App *app, int by) {
    int *cursor = &app_menu(app)->cursor, to = *cursor + by;
    if (to < 0 || to >= book_count(*chapter_of(app))) return;
    *cursor = to;
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
    read_out(app);
}

static ScreenCommand act_book(App *app, Action action) {
    Vec layer = {app->show.layer.w, app->show.layer.h};
    int row = book_columns(layer, *chapter_of(app));
    switch (action) {
    case ACTION_LEFT:
    case ACTION_RIGHT:
        move(app, action == ACTION_LEFT ? -1 : 1);
        break;
    case ACTION_UP:
    case ACTION_DOWN:
        move(app, action == ACTION_UP ? -row : row);
        break;
    case ACTION_NEXT:
        turn_chapter(app);
        break;
    case ACTION_BACK:
    case ACTION_PAUSE:
        return command_do(DO_POP);
    default:
        break;
    }
    return command_do(DO_STAY);
}

static void draw_book(App *app, Image *layer) {
    enum { KEYS = 3 };
    static const Hit HITS[KEYS] = {HIT_NEXT, HIT_COVER, HIT_BACK};
    Controls *controls = &app->controls;
    bool touch = controls->device == DEVICE_TOUCH, monsters = *chapter_of(app) == BOOK_MONSTERS;
    const char *other = monsters ? "things" : "bestiary";
    const KeyHelp keys[KEYS] = {{{controls_prompt(controls, ACTION_NEXT)}, other},
                                {{"←", "↑", "↓", "→"}, "choose"},
                                {{controls_prompt(controls, ACTION_BACK)}, "back"}};
    const KeyHelp taps[KEYS] = {{{monsters ? "Things" : "Bestiary"}, ""}, {{"Tap"}, "choose"}};
    BookPage page = {.lore = &app->play.storage.lore,
                     .world = world_of(app),
                     .chapter = *chapter_of(app),
                     .cursor = app_menu(app)->cursor,
                     .tower = is_tower(app),
                     .keys = touch ? taps : keys,
                     .hits = HITS,
                     .key_count = touch ? KEYS - 1 : KEYS};
    book_page_draw(&app->assets.ui, layer, &page);
}

const Screen BOOK_SCREEN = {.name = "book",
                            .mode = CONTROL_MENU,
                            .light = 60,
                            .size = sizeof(BookChapter),
                            .open = open_book,
                            .act = act_book,
                            .draw = draw_book};
