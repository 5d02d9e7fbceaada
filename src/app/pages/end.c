// The page that ends a game.
#include "app/pages/end.h"

#include "app/pages/ask.h"
#include "base/text.h"
#include "lang/lang.h"
#include "view/screens/facts.h"
#include "view/screens/victory.h"

#include <stdio.h>

enum { UNREAD_MS = 1000 }; // keys count once none was pressed for this long
enum { END_NEW, END_SAME, END_WATCH, END_SAID, END_LAYOUT, END_TITLE, END_COUNT };

static const PageRow ROWS[END_COUNT] = {
    [END_NEW] = {.key = ACTION_NEW_SEED},
    [END_SAME] = {.key = ACTION_SAME_SEED},
    [END_WATCH] = {.label = N_("Watch this run")},
    [END_SAID] = {.label = N_("Messages"), .opens = SCREEN_SAID, .key = ACTION_SAID},
    [END_LAYOUT] = {.label = N_("The full layout"), .opens = SCREEN_LAYOUT, .key = ACTION_LAYOUT},
    [END_TITLE] = {.label = N_("To the title"), .key = ACTION_BACK},
};

// Lists the depths that the hero visited: when he left each, and what he took there.
static int tell_path(const Session *session, EndStep path[GAME_DEPTHS]) {
    int count = 0;
    for (int i = 0; i < GAME_DEPTHS && session->options.descent && session->game != NULL; i++) {
        const World *world = session->game->worlds[i];
        if (world != NULL)
            path[count++] = (EndStep){.depth = world->depth,
                                      .ticks = world->tick,
                                      .collected = world->collected,
                                      .all = world->collected + world->remaining};
    }
    return count;
}

EndPage end_page_build(const Play *play, const EndState *state) {
    const World *world = play->session.world;
    EndPage page = {.world = world,
                    .ticks = play->over_ticks > 0 ? play->over_tick : world->tick,
                    .deepest = session_deepest(&play->session),
                    .looked = play->saw_layout,
                    .counted = state->counted,
                    .seed_word = play->session.options.word,
                    .code = play_code(play),
                    .rank = state->rank,
                    .ranked = state->ranked,
                    .best = state->best};
    page.steps = tell_path(&play->session, page.path);
    return page;
}

// Finds the game's rank among the saved runs of its kind.
static void find_rank(const Play *play, EndState *end) {
    Error error;
    Runs runs = {0};
    const Run *own = NULL;
    end->rank = end->ranked = end->best = 0;
    bool read = runs_read(&runs, NULL, &error);
    for (int i = 0; read && i < runs.count; i++) {
        bool is = runs.at[i].usable && runs.at[i].begun == play->session.game_recorder.begun;
        if (is && runs.at[i].rank > 0) own = &runs.at[i];
    }
    for (int i = 0; own != NULL && i < runs.count; i++) {
        const Run *run = &runs.at[i];
        if (!run->usable || run->rank == 0 || run_kind(run) != run_kind(own)) continue;
        end->ranked++;
        if (run != own) end->best = int_max(end->best, run->standing.score);
    }
    if (own != NULL) end->rank = own->rank;
    runs_free(&runs);
}

// True if the player has given up the game: then the page does not offer the full layout.
static bool gave_up(const PageUse *use) {
    return use->play->session.world->outcome == OUTCOME_NONE;
}

static void open_end(PageUse *use) {
    static const char *const ANOTHER[] = {N_("Again: a new dungeon"), N_("Again: a new tower"),
                                          N_("Again: a new descent")};
    static const char *const SAME[] = {N_("The same dungeon again"), N_("The same tower again"),
                                       N_("The same descent again")};
    EndState *end = use->own;
    const GenOptions *options = &use->play->session.options;
    int what = !options->descent ? 0 : options->tower ? 1 : 2;
    end->quiet_ms = session_uptime_ms() - (gave_up(use) ? UNREAD_MS : 0);
    bool again = use->play->over_ticks == 1; // after its replay
    bool still = use->front == FRONT_TERMINAL || use->play->prefs.now[SETTING_MOTION] != 0 || again;
    end->told = again ? end->told : 0;
    end->counted = still ? END_COUNTED : -victory_ticks(use->play->session.game);
    find_rank(use->play, end);
    use->menu->title = end_page_title(use->play->session.world);
    page_add_rows(use, ROWS, 0, END_COUNT);
    page_entry(use->menu, END_LAYOUT)->enabled = !gave_up(use);
    page_entry(use->menu, END_NEW)->label = ANOTHER[what];
    page_entry(use->menu, END_SAME)->label = SAME[what];
}

bool end_page_count(EndState *end, const World *world, int ticks) {
    end->counted = int_min(end->counted + ticks, END_COUNTED);
    return end->counted < end_page_count_ticks(world);
}

// True for keys that the player cannot have meant for this page. He may still be striking or rolling when it
// appears, so it ignores keys until none was pressed for a second. A key ends the scene of a victory, and the
// next one shows the whole score.
static bool is_hasty(PageUse *use) {
    EndState *end = use->own;
    bool counts = end_page_count(end, use->play->session.world, 0);
    uint32_t now = session_uptime_ms();
    bool hasty = now - end->quiet_ms < UNREAD_MS;
    if (hasty) end->quiet_ms = now;
    if (counts && !(hasty && end->counted < 0)) end->counted = end->counted < 0 ? 0 : END_COUNTED;
    return hasty || counts;
}

static ScreenCommand choose_end(PageUse *use, int id) {
    const ScreenCommand another = {.kind = DO_PLAY, .options = play_options_again(use->play, false)};
    return id == END_NEW     ? another
           : id == END_SAME  ? ask_restart(use->play)
           : id == END_WATCH ? command_do(DO_WATCH_OWN)
                             : command_to(DO_GO, SCREEN_TITLE);
}

static ScreenCommand hear_end(PageUse *use, Action action) {
    for (int i = 0; i < END_COUNT; i++) {
        bool is = (ROWS[i].key != ACTION_NONE && ROWS[i].key == action) ||
                  (i == END_LAYOUT && action == ACTION_NEXT);
        if (!is || !page_entry(use->menu, i)->enabled) continue;
        return ROWS[i].opens != SCREEN_NONE ? command_to(DO_PUSH, (int)ROWS[i].opens) : choose_end(use, i);
    }
    return command_do(DO_STAY);
}

static const char *tell_unkept(PageUse *use) {
    return use->play->storage.unkept.text;
}

static int tell_facts(PageUse *use, Fact facts[FACTS_MAX], int most) {
    const EndPage page = end_page_build(use->play, use->own);
    return end_page_list_facts(&page, facts, most);
}

const Page PAGE_END = {.size = sizeof(EndState),
                       .rows = ROWS,
                       .open = open_end,
                       .choose = choose_end,
                       .hear = hear_end,
                       .deaf = is_hasty,
                       .facts = tell_facts,
                       .notice = tell_unkept,
                       .stays = true};
