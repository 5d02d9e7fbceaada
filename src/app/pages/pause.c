#include "app/host/host.h"
#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "base/text.h"
#include "lang/lang.h"
#include "view/screens/facts.h"

enum {
    PAUSE_CONTINUE,
    PAUSE_BAG,
    PAUSE_SETTINGS,
    PAUSE_MAP,
    PAUSE_HELP,
    PAUSE_SAID,
    PAUSE_MORE,
    PAUSE_BOOK,
    PAUSE_STATISTICS,
    PAUSE_COPY,
    PAUSE_WATCH,
    PAUSE_LEAVE,
    PAUSE_QUIT,
    PAUSE_GIVE_UP,
    PAUSE_COUNT
};

typedef struct PausePage {
    Error why; // why the recording cannot be saved
} PausePage;

static const PageRow ROWS[PAUSE_COUNT] = {
    [PAUSE_CONTINUE] = {.label = N_("Continue"), .help = N_("Return to the dungeon.")},
    [PAUSE_BAG] = {.label = N_("Bag"),
                   .help = N_("What you carry and what it does."),
                   .opens = SCREEN_BAG,
                   .key = ACTION_BAG},
    [PAUSE_SETTINGS] = {.label = N_("Settings"),
                        .help = N_("Sound, view, motion."),
                        .terminal_help = N_("The keys of the terminal."),
                        .opens = SCREEN_SETTINGS},
    [PAUSE_MAP] = {.label = N_("Map"),
                   .help = N_("What you know of this level."),
                   .opens = SCREEN_MAP,
                   .key = ACTION_MAP},
    [PAUSE_HELP] = {.label = N_("Help"),
                    .help = N_("The keys and the goal."),
                    .opens = SCREEN_HELP,
                    .key = ACTION_HELP},
    [PAUSE_SAID] = {.label = N_("Messages"),
                    .help = N_("The last messages, newest below."),
                    .opens = SCREEN_SAID,
                    .key = ACTION_SAID},
    [PAUSE_MORE] = {.label = N_("All actions"),
                    .help = N_("Everything you can do, even without a key."),
                    .opens = SCREEN_MORE,
                    .key = ACTION_MORE},
    [PAUSE_BOOK] = {.label = N_("Known things"),
                    .help = N_("The monsters and things you have met in all runs."),
                    .opens = SCREEN_BOOK},
    [PAUSE_STATISTICS] = {.label = N_("Statistics"),
                          .help = N_("Totals over all your runs."),
                          .opens = SCREEN_STATISTICS,
                          .terminal_only =
                              true}, // the touch screen has no room for it: the title's More has it
    [PAUSE_COPY] = {.label = N_("Copy the code"),
                    .help = N_("To the clipboard, so that others can play it."),
                    .key = ACTION_COPY_CODE,
                    .window_only = true},
    [PAUSE_WATCH] = {.label = N_("How it is made"),
                     .help = N_("See how this dungeon was made, stage by stage."),
                     .key = ACTION_STAGES},
    [PAUSE_LEAVE] = {.label = N_("Save and leave"),
                     .help = N_("Return to the title. Continue brings you back here.")},
    [PAUSE_QUIT] = {.label = N_("Save and quit"), .help = N_("Leave the game."), .terminal_only = true},
    [PAUSE_GIVE_UP] = {.label = N_("Give up"), .help = N_("End this game for good (asks first).")},
};

// Shows the result on the entry itself, because the cursor may be elsewhere.
static void tell_copy(PageUse *use, const char *label, const char *help) {
    MenuEntry *entry = page_entry(use->menu, PAUSE_COPY);
    if (entry == NULL) return;
    entry->label = label;
    entry->help = help;
    entry->enabled = true;
}

static void open_pause(PageUse *use) {
    const Play *play = use->play;
    Menu *menu = use->menu;
    menu->title = N_("Paused");
    page_add_rows(use, ROWS, 0, PAUSE_COUNT);
    if (play->session.world->classic) { // the classic has none
        menu_remove(menu, PAUSE_BAG);
        menu_remove(menu, PAUSE_MAP);
    }
    if (page_entry(menu, PAUSE_COPY) != NULL) page_entry(menu, PAUSE_COPY)->enabled = play->code[0] != '\0';
    if (play->session.options.map.size > 0) {
        page_entry(menu, PAUSE_WATCH)->enabled = false;
        tell_copy(use, N_("Keep the recording"),
                  N_("A map made by hand has no share code. Its recording goes to Runs."));
    }
    if (play->storage.on) return;
    page_entry(menu, PAUSE_LEAVE)->label = N_("Leave");
    page_entry(menu, PAUSE_LEAVE)->help = N_("Return to the title. This game is not saved.");
    if (page_entry(menu, PAUSE_QUIT) != NULL) page_entry(menu, PAUSE_QUIT)->label = N_("Quit");
    page_entry(menu, PAUSE_GIVE_UP)->enabled = false;
}

// Saves the recording of a hand-made map, which has no share code, so that it can be given to others.
static void keep_recording(PageUse *use) {
    PausePage *page = use->own;
    Session *session = &use->play->session;
    session_flush(session);
    bool kept = runs_store_recording(&session->game_recorder.out, NULL, &page->why);
    tell_copy(use, kept ? N_("The recording is kept") : N_("The recording is not kept"),
              kept ? N_("Find it under Runs, behind More in the title.") : page->why.text);
}

static void copy_code(PageUse *use) {
    const char *said = "", *code = use->play->code;
    if (use->play->session.options.map.size > 0) {
        keep_recording(use);
        return;
    }
    bool copied = code[0] != '\0' && host_copy_share_code(code, &said);
    tell_copy(use, copied ? N_("The code is copied") : N_("The code is not copied"),
              copied ? said : N_("The clipboard is not available."));
}

static ScreenCommand choose_pause(PageUse *use, int id) {
    switch (id) {
    case PAUSE_COPY:
        copy_code(use);
        return command_do(DO_STAY);
    case PAUSE_WATCH:
        return command_do(DO_STAGES);
    case PAUSE_LEAVE:
        return command_to(DO_GO, SCREEN_TITLE);
    case PAUSE_QUIT:
        return command_do(DO_QUIT);
    case PAUSE_GIVE_UP:
        return command_to(DO_ASK, ASK_GIVE_UP);
    default:
        return command_do(DO_POP);
    }
}

// The action of the layout is ignored: its screen would let the game go on.
static ScreenCommand hear_pause(PageUse *use, Action action) {
    bool opens =
        action != ACTION_PAUSE && action != ACTION_LAYOUT && play_unfit_reason(use->play, action) == NULL;
    if (action == ACTION_COPY_CODE) copy_code(use);
    const ScreenCommand another = ask_on_page(use, action);
    return another.kind == DO_STAY && opens ? ask_open_action(use->play, action) : another;
}

static int tell_facts(PageUse *use, Fact facts[FACTS_MAX], int most) {
    const Session *session = &use->play->session;
    (void)most;
    return pause_page_list_facts(session->world, session->options.word, play_code(use->play), facts);
}

const Page PAGE_PAUSE = {.size = sizeof(PausePage),
                         .rows = ROWS,
                         .open = open_pause,
                         .choose = choose_pause,
                         .hear = hear_pause,
                         .facts = tell_facts};
