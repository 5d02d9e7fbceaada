// Watching a level being made. The rows change what is looked at: the stage, the step, and the options.
#include "app/pages/stages.h"

#include "app/pages/ask.h"
#include "app/pages/practice.h"
#include "base/text.h"
#include "gen/option_table.h"
#include "lang/lang.h"

#include <string.h>

// The rows of options are those of the page of practice.
enum { ROW_STAGE = PRACTICE_ROWS_MAX, ROW_STEP, ROW_PART, ROW_ACTORS, ROW_SPEED, ROW_BEGIN };

const char *stages_begin(Play *play, void *own[SCREEN_COUNT], bool in_game, const GenOptions *made) {
    const PracticePage *practice = own[SCREEN_PRACTICE];
    const GenOptions *options = in_game ? &play->session.options : made->w > 0 ? made : &practice->options;
    if (options->map.size > 0) return tr("This map was made by hand");
    play->saw_layout |= in_game && play_layout_counts(play); // the last stage shows the whole level
    stage_viewer_begin(&((StagesPage *)own[SCREEN_STAGES])->viewer, options);
    return NULL;
}

static void close_stages(void *own) {
    stage_viewer_free(&((StagesPage *)own)->viewer);
}

// ---- rows

// The options that shape the level; the others are about how it is played.
static const GenOptionId SHAPING[] = {OPTION_ROOMS,   OPTION_SUPPRESS, OPTION_CORRIDOR, OPTION_WALLS,
                                      OPTION_CONNECT, OPTION_LOOPS,    OPTION_DEAD_ENDS};
enum { SHAPING_COUNT = sizeof SHAPING / sizeof *SHAPING };

// What the tutorials call a row; NULL: nothing.
static const char *tutorial_word(const GenOptions *options, int row) {
    static const struct {
        GenKind kind;
        int row;
        const char *word;
    } WORDS[] = {
        {GEN_PILLARS, PRACTICE_OPTION + OPTION_SUPPRESS, "SuppressWalls"},
        {GEN_PILLARS, PRACTICE_WIDTH, "DungeonWidth"},
        {GEN_PILLARS, PRACTICE_HEIGHT, "DungeonHeight"},
        {GEN_SCATTER, PRACTICE_WIDTH, "COLS + 2"},
        {GEN_SCATTER, PRACTICE_HEIGHT, "ROWS + 2"},
        {GEN_SCATTER, ROW_ACTORS, "ACTORS"},
    };
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        if (WORDS[i].kind == options->kind && WORDS[i].row == row) return WORDS[i].word;
    }
    return NULL;
}

static void add_row(PageUse *use, int row, const char *label, const char *help) {
    StagesPage *page = use->own;
    char *text = page->labels[use->menu->count];
    const char *word = tutorial_word(&page->viewer.options, row);
    bool fixed = row == ROW_ACTORS || (page->viewer.options.classic && row < PRACTICE_ROWS_MAX);
    if (word != NULL) (void)text_put(text, STAGES_TEXT_MAX, "%s (%s)", tr(label), word);
    (void)menu_add(
        use->menu,
        (MenuEntry){.label = word != NULL ? text : label, .help = help, .enabled = !fixed, .id = row});
}

// Lists the rows that this kind of dungeon has.
static void list_rows(PageUse *use) {
    const GenOptions *options = &((const StagesPage *)use->own)->viewer.options;
    use->menu->count = 0;
    use->menu->title = N_("How it is made");
    add_row(use, ROW_STAGE, N_("Stage"), N_("A level is made in stages."));
    add_row(use, ROW_STEP, N_("Step"), N_("The steps of this stage. The line of code that acts is lit."));
    add_row(use, ROW_PART, N_("Lesson"), N_("How the level is made, or how it is drawn."));
    if (options->descent) {
        add_row(use, PRACTICE_DEPTH, N_("Depth"), N_("Every depth is made differently."));
    } else {
        add_row(use, PRACTICE_WIDTH, N_("Width"), N_("In cells; only sizes that fit this kind."));
        add_row(use, PRACTICE_HEIGHT, N_("Height"), N_("In cells; only sizes that fit this kind."));
    }
    if (options->kind == GEN_SCATTER && !options->descent)
        add_row(use, ROW_ACTORS, N_("Actors"), N_("The hero and all monsters."));
    for (int i = 0; i < SHAPING_COUNT && !options->descent; i++) {
        if (gen_option_applies(options, SHAPING[i]))
            add_row(use, PRACTICE_OPTION + (int)SHAPING[i], GEN_OPTIONS[SHAPING[i]].label,
                    GEN_OPTIONS[SHAPING[i]].page);
    }
    add_row(use, ROW_SPEED, N_("Speed"), N_("How fast the stages follow each other."));
    if (!options->descent) add_row(use, ROW_BEGIN, N_("Begin"), N_("Enter the dungeon that is shown."));
    use->menu->cursor = int_min(use->menu->cursor, use->menu->count - 1);
}

static const char *write_value(const StageViewer *watch, int row, char *text) {
    const GenOptions *options = &watch->options;
    int steps, step = stage_viewer_step(watch, &steps), option = row - PRACTICE_OPTION;
    bool known = option >= 0 && option < OPTION_COUNT, flag = known && GEN_OPTIONS[option].flag;
    int number = row == PRACTICE_WIDTH    ? options->w
                 : row == PRACTICE_HEIGHT ? options->h
                 : row == PRACTICE_DEPTH  ? int_max(options->depth, 1)
                 : row == ROW_SPEED       ? watch->speed + 1
                 : row == ROW_ACTORS      ? watch->look.now.monsters.count + 1
                 : known                  ? gen_option(options, (GenOptionId)option)
                                          : 0;
    if (row == ROW_BEGIN) return NULL;
    if (flag) return number != 0 ? tr("yes") : tr("no");
    if (row == ROW_PART) return tr(watch->drawn > 0 ? N_("how it is drawn") : N_("how it is made"));
    if (row == ROW_STAGE) {
        (void)text_put(text, STAGES_TEXT_MAX, "%d/%d", stage_viewer_stage(watch), stage_viewer_count(watch));
    } else if (row == ROW_STEP && step == 0) {
        (void)text_put(text, STAGES_TEXT_MAX, steps == 0 ? "1" : tr("all %d"), steps);
    } else if (row == ROW_STEP) {
        (void)text_put(text, STAGES_TEXT_MAX, "%d/%d", step, steps);
    } else {
        (void)text_put(text, STAGES_TEXT_MAX, "%d", number);
    }
    return text;
}

static void tell_stages(PageUse *use) {
    StagesPage *page = use->own;
    for (int i = 0; i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        entry->value = write_value(&page->viewer, entry->id, page->values[i]);
    }
}

static void turn_row(PageUse *use, int row, int by) {
    StageViewer *watch = &((StagesPage *)use->own)->viewer;
    if (row == ROW_STAGE) {
        stage_turn_stage(watch, by);
    } else if (row == ROW_STEP) {
        stage_turn_step(watch, by);
    } else if (row == ROW_PART) {
        stage_turn_part(watch);
    } else if (row == ROW_SPEED) {
        stage_turn_speed(watch, by);
    } else if (row < PRACTICE_ROWS_MAX) {
        GenOptions next = practice_step_options(&watch->options, row, by);
        stage_viewer_change(watch, &next);
        list_rows(use);
    }
}

// ---- the page

// Enters the dungeon that is shown; from a game the player can go back to that game. In any other row: pauses
// or goes on.
static ScreenCommand begin_or_pause(PageUse *use, int row) {
    StageViewer *watch = &((StagesPage *)use->own)->viewer;
    if (row != ROW_BEGIN) {
        stage_viewer_pause(watch);
        return command_do(DO_STAY);
    }
    if (!use->in_game) return ask_begin(use->play, &watch->options);
    return (ScreenCommand){.kind = DO_INSTEAD, .options = watch->options};
}

static const char *enter_does(PageUse *use) {
    const StageViewer *watch = &((StagesPage *)use->own)->viewer;
    const Menu *menu = use->menu;
    if (menu->entries[menu->cursor].id == ROW_BEGIN) return N_("begin");
    if (watch->running) return N_("pause");
    return stage_viewer_is_at_end(watch) ? N_("again") : N_("go on");
}

static ScreenCommand hear_stages(PageUse *use, Action action) {
    StageViewer *watch = &((StagesPage *)use->own)->viewer;
    GenOptions next = watch->options;
    if (action == ACTION_NEXT) stage_turn_stage(watch, 1);
    if (action == ACTION_NEXT_GENERATOR) next = stage_viewer_defaults(&watch->options);
    if (action == ACTION_NEW_SEED) next.seed = session_random_seed();
    if (action == ACTION_NEXT_GENERATOR || action == ACTION_NEW_SEED) {
        stage_viewer_begin(watch, &next);
        list_rows(use);
    }
    return command_do(DO_STAY);
}

const Page PAGE_STAGES = {.size = sizeof(StagesPage),
                          .close = close_stages,
                          .open = list_rows,
                          .tell = tell_stages,
                          .choose = begin_or_pause,
                          .turn = turn_row,
                          .hear = hear_stages,
                          .toggle = ACTION_STAGES,
                          .confirms = enter_does,
                          .hints = {{{ACTION_CONFIRM}, N_("pause"), N_("Tap")},
                                    {{ACTION_LEFT, ACTION_RIGHT}, N_("change"), NULL},
                                    {{ACTION_UP, ACTION_DOWN}, N_("choose"), NULL},
                                    {{ACTION_NEXT}, N_("next stage"), NULL},
                                    {{ACTION_NEXT_GENERATOR}, N_("kind"), NULL},
                                    {{ACTION_NEW_SEED}, N_("seed"), NULL},
                                    {{ACTION_BACK}, N_("back"), NULL}}};
