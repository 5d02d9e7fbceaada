// Needs a window and pictures.
// The main pages look as they did, in each language that is finished, in a window of the usual size and in
// the smallest one. What counts is the layer with texts and panels: the game below it has tests of its own.
// After a change of what is shown:
//     CELLARIUM_PICTURES=/tmp build/tests/test_app in_languages       # look at the files in /tmp
//     REWRITE_GOLDEN=1 ctest --test-dir build -R app/in_languages
#include "app/store/languages.h"

#include "support/golden.h"
#include "support/home.h"

#include "full_game.h"

static const char *const LANGUAGES[] = {"en", "es", "ru"};
static const Vec SIZES[] = {{1280, 720}, {800, 600}};

static const struct {
    const char *name;
    ScreenId id;
    Ask ask;
} SHOWN[] = {{"title", SCREEN_TITLE, ASK_COUNT},
             {"game", SCREEN_PLAY, ASK_COUNT},
             {"pause", SCREEN_PAUSE, ASK_COUNT},
             {"bag", SCREEN_BAG, ASK_COUNT},
             {"settings", SCREEN_SETTINGS, ASK_COUNT},
             {"help", SCREEN_HELP, ASK_COUNT},
             {"known", SCREEN_BOOK, ASK_COUNT},
             {"practice", SCREEN_PRACTICE, ASK_COUNT},
             {"bell", SCREEN_ASK, ASK_RING},
             {"keys", SCREEN_KEYS, ASK_COUNT},
             {"statistics", SCREEN_STATISTICS, ASK_COUNT},
             {"end", SCREEN_END, ASK_COUNT}};

static Home home;
static Golden golden = {.path = "tests/app/in_languages.txt"};

static void look_at(App *app, const char *name) {
    const Image *picture = app_draw(app), *layer = &app->show.layer;
    uint64_t hash = HASH_START;
    assert_non_null(picture);
    for (int i = 0; i < layer->w * layer->h; i++) hash = hash_mix(hash ^ layer->pixels[i]);
    golden_add(&golden, name, hash);
    full_game_keep(name, picture);
}

static void look_at_all(Languages *languages, const char *code, Vec size) {
    char name[64];
    for (size_t i = 0; i < sizeof SHOWN / sizeof *SHOWN; i++) {
        App *app = full_game_open(size.x, size.y, languages, code);
        full_game_fill(app);
        World *world = app->play.session.world;
        world->outcome = SHOWN[i].id == SCREEN_END ? OUTCOME_DEATH : OUTCOME_NONE;
        world->killer = ACTOR_WEAVER;
        full_game_show(app, SHOWN[i].id, SHOWN[i].ask);
        (void)snprintf(name, sizeof name, "%s_%s_%dx%d", SHOWN[i].name, code, size.x, size.y);
        look_at(app, name);
        app_free(app);
        home_clear(&home);
    }
}

static void pages_look_as_they_did_in_each_language(void **state) {
    (void)state;
    Error error;
    Languages *languages = languages_new(NULL);
    for (size_t i = 0; i < sizeof LANGUAGES / sizeof *LANGUAGES; i++) {
        int at = languages_find(languages, LANGUAGES[i]);
        assert_true(at >= LANGUAGE_ENGLISH && languages_use(languages, at, &error));
        for (size_t size = 0; size < sizeof SIZES / sizeof *SIZES; size++)
            look_at_all(languages, LANGUAGES[i], SIZES[size]);
    }
    languages_free(languages);
    golden_end(&golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(pages_look_as_they_did_in_each_language)};
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
