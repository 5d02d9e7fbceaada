// The tutorials that the game grew from: a dungeon of each, and its own words.
#include "app/pages/own.h"

#include "app/pages/ask.h"
#include "base/text.h"

static void close_tutorials(void *own) {
    level_free(&((TutorialsPage *)own)->preview);
}

// Makes the level of the tutorial under the cursor.
static void make(PageUse *use) {
    TutorialsPage *page = use->own;
    const GenOptions options = tutorial_options(use->menu->cursor, page->seed);
    level_free(&page->preview);
    if (!gen_level(&page->preview, &options)) page->preview = (Level){0};
}

static void open_tutorials(PageUse *use) {
    TutorialsPage *page = use->own;
    page->seed = session_random_seed();
    use->menu->title = N_("Tutorials");
    for (int i = 0; i < TUTORIAL_COUNT; i++) {
        (void)text_put(page->help[i], sizeof page->help[i], "%s %s", tr(TUTORIALS[i].what),
                       tr(TUTORIALS[i].words));
        bool room = use->front == FRONT_TERMINAL; // the window draws the words below
        page_add(use, i, TUTORIALS[i].title, room ? page->help[i] : TUTORIALS[i].what);
    }
    make(use);
}

static ScreenCommand choose_tutorial(PageUse *use, int index) {
    const GenOptions options = tutorial_options(index, ((const TutorialsPage *)use->own)->seed);
    return ask_begin(use->play, &options);
}

static ScreenCommand hear_tutorials(PageUse *use, Action action) {
    if (action != ACTION_NEW_SEED) return command_do(DO_STAY);
    ((TutorialsPage *)use->own)->seed = session_random_seed();
    make(use);
    return command_do(DO_STAY);
}

const Page PAGE_TUTORIALS = {.size = sizeof(TutorialsPage),
                             .close = close_tutorials,
                             .open = open_tutorials,
                             .choose = choose_tutorial,
                             .moved = make,
                             .hear = hear_tutorials,
                             .help_rows = 5};
