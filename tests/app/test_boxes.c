// Needs a window and pictures.
// No page cuts its text or draws two texts over each other, in windows of all sizes, however large its
// letters are. The linker lets the calls that draw texts and panels come here first, where they are noted.
#include "app/app.h"
#include "app/loop.h"
#include "app/pages/own.h"
#include "app/store/languages.h"

#include "support/home.h"
#include "support/unit.h"

#include "full_game.h"
#include "tap.h"

enum { NOTES_MAX = 1024, TOLERANCE = 1 };

typedef struct Note {
    Rect box;
    bool panel, large;
    char text[256];
} Note;

static struct {
    const Image *layer; // NULL: nothing is noted
    Note notes[NOTES_MAX];
    int count;
    bool layer_only; // the game below is not drawn, which takes most of the time
} noted;

static App *app;
static Home home;
static int faults;
static Languages *languages;
static const char *lang; // the code of the one that is used
static int every;        // so many steps on a page apart it is looked at
static bool says;        // messages are looked at: none is cut

// ---- what is drawn

static void note(const Image *to, Rect box, int scale, const char *text) {
    if (noted.layer == NULL || to != noted.layer || noted.count == NOTES_MAX) return;
    Note *new = &noted.notes[noted.count++];
    *new = (Note){.box = box, .panel = text == NULL, .large = scale > 1};
    (void)snprintf(new->text, sizeof new->text, "%s", text != NULL ? text : "");
}

#ifdef HEAP_WRAPPED // else the linker cannot, and nothing is noted
#define WRAPPED_TEXT(name)                                                                                   \
    int __real_##name(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);            \
    int __wrap_##name(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text);            \
    int __wrap_##name(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text) {           \
        int width = __real_##name(font, to, at, scale, colour, text);                                        \
        if (text[0] != '\0') note(to, (Rect){at.x, at.y, width, FONT_CAP_PX * scale}, scale, text);          \
        return width;                                                                                        \
    }

WRAPPED_TEXT(font_draw)
WRAPPED_TEXT(font_draw_flat)
WRAPPED_TEXT(font_draw_outlined)

void __real_panel_draw(const Ui *ui, Image *to, Rect rect);
void __wrap_panel_draw(const Ui *ui, Image *to, Rect rect);
void __wrap_panel_draw(const Ui *ui, Image *to, Rect rect) {
    __real_panel_draw(ui, to, rect);
    note(to, rect, 1, NULL);
}

void __real_scene_draw(Scene *scene, const World *world, int alpha, Image *frame);
void __wrap_scene_draw(Scene *scene, const World *world, int alpha, Image *frame);
void __wrap_scene_draw(Scene *scene, const World *world, int alpha, Image *frame) {
    if (!noted.layer_only) __real_scene_draw(scene, world, alpha, frame);
}

Image *__real_game_view_add_layer(GameView *show, Image *frame);
Image *__wrap_game_view_add_layer(GameView *show, Image *frame);
Image *__wrap_game_view_add_layer(GameView *show, Image *frame) {
    return noted.layer_only ? frame : __real_game_view_add_layer(show, frame);
}
#endif

// ---- what is wrong with it

// In a language that nobody speaks (tests/lang/test_boxes.py) only titles are read.
static bool is_cut(const Note *note) {
    bool read = note->large || strcmp(lang, "zz") != 0;
    return read && strstr(note->text, "…") != NULL;
}

static Rect shared(Rect a, Rect b) {
    int x = int_max(a.x, b.x), y = int_max(a.y, b.y);
    return (Rect){x, y, int_min(a.x + a.w, b.x + b.w) - x, int_min(a.y + a.h, b.y + b.h) - y};
}

static bool meet(Rect a, Rect b) {
    Rect both = shared(a, b);
    return both.w > TOLERANCE && both.h > TOLERANCE;
}

static bool lies_in(Rect a, Rect b) {
    return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}

static void fault(const char *where, const char *what, const Note *a, const Note *b) {
    faults++;
    print_message("%s %s: %s: \"%s\" (%d,%d %dx%d)", lang, where, what, a->panel ? "a panel" : a->text,
                  a->box.x, a->box.y, a->box.w, a->box.h);
    if (b != NULL)
        print_message(" and \"%s\" (%d,%d %dx%d)", b->panel ? "a panel" : b->text, b->box.x, b->box.y,
                      b->box.w, b->box.h);
    print_message("\n");
}

// Whether a panel drawn before it, but after `since`, holds all of it.
static bool has_own_panel(int note, int since) {
    for (int i = since + 1; i < note; i++) {
        if (noted.notes[i].panel && lies_in(noted.notes[note].box, noted.notes[i].box)) return true;
    }
    return false;
}

// A panel covers whole what lies below it, or nothing of it; except what is said of a cell while the hero
// looks around, which lies beside that cell.
static void check_notes(const char *where, bool looks) {
    Rect all = {0, 0, noted.layer->w, noted.layer->h};
    for (int i = 0; i < noted.count; i++) {
        const Note *note = &noted.notes[i];
        bool hidden = false;
        if (!lies_in(note->box, all)) fault(where, "out of the picture", note, NULL);
        if (is_cut(note)) fault(where, "cut", note, NULL);
        for (int j = i + 1; j < noted.count && !hidden; j++) {
            const Note *later = &noted.notes[j];
            if (!meet(note->box, later->box) || (note->panel && has_own_panel(j, i))) continue;
            hidden = later->panel && lies_in(note->box, later->box);
            if (looks && later->panel) continue;
            bool within = note->panel && lies_in(later->box, note->box);
            if (!hidden && !within) fault(where, "over each other", note, later);
        }
    }
}

// ---- pages

static void check_page(const char *name, const char *step) {
    char where[128];
    noted.count = 0;
    noted.layer = &app->show.layer;
    noted.layer_only =
        app_top_screen_id(app) != SCREEN_PLAY && app_top_screen_id(app) != SCREEN_LOOK && !full_game_kept();
    const Image *picture = app_draw(app);
    Vec window = window_size_in_pixels(&app->window);
    (void)snprintf(where, sizeof where, "%s%s_%dx%d_%d", name, step, window.x, window.y,
                   app->play.prefs.now[SETTING_SIZE]);
    full_game_keep(where, picture);
    check_notes(where, app_top_screen_id(app) == SCREEN_LOOK);
    noted.layer = NULL;
    noted.layer_only = false;
}

// Along its entries, each of which may say something of its own.
static void walk_over(ScreenId id, const char *name) {
    enum { STEPS = 45, FEW = 15, BOOK_LAST = 18 };
    bool many = id == SCREEN_BOOK || id == SCREEN_KEYS;
    full_game_show(app, id, ASK_GIVE_UP);
    check_page(name, "");
    for (int i = 0; id != SCREEN_PLAY && i < (many ? STEPS : FEW); i++) {
        char step[8];
        (void)snprintf(step, sizeof step, "_%d", i);
        bool across = id == SCREEN_BOOK || id == SCREEN_HELP;
        if (id == SCREEN_BOOK && i == BOOK_LAST) tap(app, SDL_SCANCODE_TAB);
        tap(app, across ? SDL_SCANCODE_RIGHT : SDL_SCANCODE_DOWN);
        if (i % every == 0) check_page(name, step);
    }
}

// The pages behind the rows of the first one.
static void walk_over_settings(void) {
    full_game_show(app, SCREEN_SETTINGS, ASK_GIVE_UP);
    for (int chapter = 1; chapter < app_menu(app)->count; chapter++) {
        char name[32];
        app_menu(app)->cursor = chapter;
        app_act(app, ACTION_CONFIRM);
        for (int i = 0; i < app_menu(app)->count; i++) {
            (void)snprintf(name, sizeof name, "settings_%d_%d", chapter, i);
            check_page(name, "");
            tap(app, SDL_SCANCODE_DOWN);
        }
        app_act(app, ACTION_BACK);
    }
}

static const struct {
    ScreenId id;
    const char *name;
} PAGES_SEEN[] = {{SCREEN_PLAY, "hud"},
                  {SCREEN_EXTRAS, "extras"},
                  {SCREEN_BAG, "bag"},
                  {SCREEN_PAUSE, "pause"},
                  {SCREEN_ASK, "ask"},
                  {SCREEN_SETTINGS, "settings"},
                  {SCREEN_KEYS, "keys"},
                  {SCREEN_HELP, "help"},
                  {SCREEN_BOOK, "known"},
                  {SCREEN_SEED, "seed"},
                  {SCREEN_MAP, "map"},
                  {SCREEN_PRACTICE, "practice"},
                  {SCREEN_LOOK, "look"},
                  {SCREEN_MORE, "more"},
                  {SCREEN_SAID, "said"},
                  {SCREEN_RUNS, "runs"},
                  {SCREEN_STATISTICS, "statistics"},
                  {SCREEN_LAYOUT, "layout"}};

// Each way to end, with all that there is to tell.
static void walk_over_ends(void) {
    static const struct {
        Outcome outcome;
        const char *name;
    } ENDS[] = {{OUTCOME_NONE, "end"}, {OUTCOME_DEATH, "end_death"}, {OUTCOME_VICTORY, "end_victory"}};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        World *world = app->play.session.world;
        world->outcome = ENDS[i].outcome;
        world->killer = ACTOR_WEAVER;
        world->hero.crown = true;
        app->play.prefs.now[SETTING_MOTION] = 1; // without the scene, so that the page is there at once
        walk_over(SCREEN_END, ENDS[i].name);
    }
}

// Puts the longest of all messages into `longest`.
static void find_longest(char longest[2][SENTENCE_MAX]) {
    World *world = app->play.session.world;
    char text[SENTENCE_MAX];
    longest[0][0] = longest[1][0] = '\0';
    for (int i = 0; i < EVENT_COUNT * ITEM_COUNT; i++) {
        world->events = (EventList){.count = 1};
        world->events.at[0] = (Event){.kind = (EventKind)(i / ITEM_COUNT),
                                      .actor = 1,
                                      .what = i % ITEM_COUNT,
                                      .amount = 16,
                                      .pos = world->actors[HERO].pos};
        const EventText *said = event_text_of(world, &world->events.at[0]);
        if (said == NULL) continue;
        sentence_of_event(world, said, &world->events.at[0], text);
        int at = strlen(text) > strlen(longest[0]) ? 0 : 1;
        if (strlen(text) <= strlen(longest[at])) continue;
        if (at == 0) memmove(longest[1], longest[0], SENTENCE_MAX);
        memcpy(longest[at], text, SENTENCE_MAX);
    }
    world->events.count = 0;
}

// The two longest messages, alone and under the card of a depth; and the question about the bell.
static void look_at_messages(void) {
    char longest[2][SENTENCE_MAX];
    find_longest(longest);
    app_open_only(app, SCREEN_PLAY);
    app->show.hud.message.count = 0;
    for (int i = 0; i < 2; i++) message_add_text(&app->show.hud.message, longest[i]);
    says = true;
    check_page("messages", "");
    app->show.card = 100;
    app->show.hud.carded = true;
    check_page("messages", "_card");
    app->show.card = 0;
    app->show.hud.carded = false;
    full_game_show(app, SCREEN_ASK, ASK_RING);
    const char *toll = app_menu(app)->entries[0].help;
    assert_int_equal(toll[strlen(toll) - 1], '.');
    check_page("ask_ring", "");
    says = false;
}

// With little to tell its page is narrow.
static void look_at_a_short_game(void) {
    app_open_only(app, SCREEN_PLAY);
    app->play.session.world->outcome = OUTCOME_DEATH;
    app->play.session.world->killer = ACTOR_RAT;
    app_push(app, SCREEN_END);
    check_page("end_short", "");
}

static void walk_at(int w, int h, int larger) {
    app = full_game_open(w, h, languages, lang);
    app_set(app, SETTING_SIZE, larger);
    look_at_a_short_game();
    app->play.session.world->outcome = OUTCOME_NONE;
    look_at_messages();
    full_game_fill(app);
    for (size_t i = 0; i < sizeof PAGES_SEEN / sizeof *PAGES_SEEN; i++)
        walk_over(PAGES_SEEN[i].id, PAGES_SEEN[i].name);
    walk_over_settings();
    walk_over_ends();
    walk_over(SCREEN_TITLE, "title"); // leaves the game
    app_free(app);
    home_clear(&home);
}

static void walk_in(int language) {
    static const Vec SIZES[] = {{390, 844}, {640, 360}, {800, 600}, {1280, 720}, {1920, 1080}};
    Error error;
    lang = languages_code(languages, language);
    every = language == LANGUAGE_ENGLISH ? 1 : 3; // the game is the same
    assert_true(languages_use(languages, language, &error));
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        for (int larger = 0; larger < 3; larger++) {
            Surface surface = {SIZES[i], 100};
            if (larger > 0 && fit_text_percent(surface, larger) == fit_text_percent(surface, larger - 1))
                continue;
            walk_at(SIZES[i].x, SIZES[i].y, larger);
        }
    }
}

// $CELLARIUM_BOXES_LANG: in that language alone.
static void no_page_lays_texts_over_each_other(void **state) {
    (void)state;
    const char *only = getenv("CELLARIUM_BOXES_LANG");
    languages = languages_new(NULL);
    faults = 0;
    assert_true(only == NULL || languages_find(languages, only) >= 0);
    for (int i = 0; i < languages_count(languages); i++) {
        if (only == NULL || strcmp(languages_code(languages, i), only) == 0) walk_in(i);
    }
    languages_free(languages);
    assert_int_equal(faults, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_page_lays_texts_over_each_other)};
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
