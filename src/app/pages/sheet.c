// A sheet of seeds: twelve dungeons of one kind, to choose from.
#include "app/pages/own.h"

#include "app/host/host.h"
#include "app/pages/ask.h"
#include "app/pages/practice.h"
#include "app/play/session.h"
#include "base/text.h"

#include <stdio.h>

static void init_sheet(void *own, const Play *play) {
    SheetPage *page = own;
    (void)play;
    page->options = session_usual_options(GEN_HALLS, false, session_random_seed());
    gen_set_usual_size(&page->options);
}

static void close_sheet(void *own) {
    for (int i = 0; i < SHEET_LEVELS; i++) level_free(&((SheetPage *)own)->shown[i].level);
}

// The options of the level at an index.
static GenOptions options_at(const SheetPage *page, int index) {
    GenOptions options = page->options;
    options.seed = page->shown[index].seed;
    return options;
}

// Makes twelve levels, from the seed of the page's options on.
static void deal(PageUse *use) {
    SheetPage *page = use->own;
    GenOptions options = page->options;
    close_sheet(page);
    use->menu->count = 0;
    for (int i = 0; i < SHEET_LEVELS; i++, options.seed++) {
        SheetLevel *shown = &page->shown[i];
        shown->seed = options.seed;
        bool made = gen_level(&shown->level, &options) &&
                    measure_level(&shown->level, (MeasureHook){0}, &shown->measures);
        if (!made) shown->level = (Level){0};
        (void)snprintf(page->labels[i], sizeof page->labels[i], "%llu", (unsigned long long)options.seed);
        page_add(use, i, page->labels[i], sheet_figures(shown, page->helps[i], sizeof page->helps[i]));
    }
}

static void open_sheet(PageUse *use) {
    use->menu->title = N_("Sheet of seeds");
    deal(use);
}

static ScreenCommand choose_level(PageUse *use, int index) {
    GenOptions options = options_at(use->own, index);
    if (!options.classic) options.pace = (Pace)use->play->prefs.now[SETTING_PACE];
    return ask_begin(use->play, &options);
}

static ScreenCommand copy_code(const GenOptions *options) {
    char code[SHARE_CODE_MAX + 1] = "";
    const char *said = "";
    session_share_code(options, code);
    return command_say(host_copy_share_code(code, &said) ? said : tr("The clipboard is not available."));
}

static ScreenCommand hear_sheet(PageUse *use, Action action) {
    SheetPage *page = use->own;
    GenOptions chosen = options_at(page, use->menu->cursor);
    if (action == ACTION_COPY_CODE) return copy_code(&chosen);
    if (action == ACTION_STAGES) return (ScreenCommand){.kind = DO_STAGES, .options = chosen};
    if (action == ACTION_NEXT_GENERATOR)
        page->options = practice_step_options(&page->options, PRACTICE_KIND, 1);
    if (action == ACTION_NEW_SEED) page->options.seed = page->shown[SHEET_LEVELS - 1].seed + 1;
    if (action == ACTION_NEXT_GENERATOR || action == ACTION_NEW_SEED) deal(use);
    return command_do(DO_STAY);
}

const Page PAGE_SHEET = {.size = sizeof(SheetPage),
                         .init = init_sheet,
                         .close = close_sheet,
                         .open = open_sheet,
                         .choose = choose_level,
                         .hear = hear_sheet,
                         .hints = {{{ACTION_CONFIRM}, N_("play"), NULL},
                                   {{ACTION_NEW_SEED}, N_("twelve more"), N_("More")},
                                   {{ACTION_NEXT_GENERATOR}, N_("another kind"), NULL},
                                   {{ACTION_STAGES}, N_("how it is made"), NULL},
                                   {{ACTION_COPY_CODE}, N_("copy its code"), N_("Code")},
                                   {{ACTION_BACK}, N_("back"), N_("Back")}}};
