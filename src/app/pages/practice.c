// Practice: any generator with its options, and beside them the level that they make.
#include "app/pages/practice.h"

#include "app/pages/ask.h"
#include "app/play/lessons.h"
#include "base/text.h"
#include "gen/descent/depths.h"
#include "gen/makers/rows.h"
#include "gen/option_table.h"
#include "lang/lang.h"

#include <stdio.h>

enum { FREE_SIZE_STEP = 5 }; // cells, for generators that allow any size

typedef enum Row {
    ROW_KIND,
    ROW_TUTORIAL,
    ROW_DEPTH,
    ROW_WIDTH,
    ROW_HEIGHT,
    ROW_OPTION, // the first of the table of a dungeon's options
    ROW_SEED = ROW_OPTION + OPTION_COUNT,
    ROW_WATCH,
    ROW_BEGIN, // shown first
    ROW_COUNT
} Row;

typedef struct RowText {
    const char *label, *help;
} RowText;

static RowText row_text(Row row) {
    static const RowText TEXTS[ROW_COUNT] = {
        [ROW_KIND] = {N_("Kind"), ""},
        [ROW_TUTORIAL] = {N_("Tutorial rules"), N_("Size and rules from one of five programming tutorials.")},
        [ROW_DEPTH] = {N_("Depth"), N_("Deeper dungeons have more things and stronger monsters.")},
        [ROW_WIDTH] = {N_("Width"), N_("In cells; only sizes that fit this kind.")},
        [ROW_HEIGHT] = {N_("Height"), N_("In cells; only sizes that fit this kind.")},
        [ROW_SEED] = {N_("Seed"), N_("Another seed, another dungeon. Choose it to see twelve.")},
        [ROW_WATCH] = {N_("How it is made"), N_("See how it is made, stage by stage.")},
        [ROW_BEGIN] = {N_("Begin"), N_("Enter the dungeon that is shown.")},
    };
    if (row < ROW_OPTION || row >= ROW_SEED) return TEXTS[row];
    return (RowText){GEN_OPTIONS[row - ROW_OPTION].label, GEN_OPTIONS[row - ROW_OPTION].page};
}

// True if the page has this row for such a dungeon.
static bool in_use(const GenOptions *options, Row row) {
    if (row == ROW_KIND || row == ROW_TUTORIAL || row >= ROW_SEED) return true;
    if (options->descent) return row == ROW_DEPTH || row == ROW_OPTION + OPTION_TOWER;
    if (options->classic) return false;
    if (row < ROW_OPTION) return true;
    GenOptionId id = (GenOptionId)(row - ROW_OPTION);
    if (id == OPTION_GUARD && !gen_can_guard(options)) return false;
    return GEN_OPTIONS[id].label != NULL && gen_option_applies(options, id);
}

// ---- changing

static int kind_of(const GenOptions *options) {
    return options->descent ? KIND_DESCENT : (int)options->kind;
}

// Takes the usual options of a kind. Seed and depth stay.
static void set_kind(GenOptions *options, int kind) {
    GenOptions next = session_usual_options(kind, options->tower, options->seed);
    gen_copy_rules(&next, options);
    next.depth = int_clamp(options->depth, 1, next.descent ? DESCENT_DEPTHS : GEN_DEPTH_MAX);
    gen_set_usual_size(&next);
    *options = next;
}

// Takes the options of the next tutorial (by = 1) or the one before (-1).
static void set_tutorial(GenOptions *options, int by) {
    int now = tutorial_of(options), next = (now + by + TUTORIAL_COUNT) % TUTORIAL_COUNT;
    if (now < 0) next = by > 0 ? 0 : TUTORIAL_COUNT - 1;
    *options = tutorial_options(next, options->seed);
}

// Steps a value; beyond either end it continues at the other.
static int turn(int value, int by, int min, int max) {
    int count = max - min + 1;
    return min + (value - min + by + count) % count;
}

// Changes one side of the level by `by` steps, to the nearest size that the generator allows.
static void change_size(GenOptions *options, int *side, int step, int by) {
    Vec wanted = {options->w, options->h};
    int *want = side == &options->w ? &wanted.x : &wanted.y;
    *want = int_clamp(*want + by * step, LEVEL_SIDE_MIN, LEVEL_PLAY_MAX);
    Vec fit = gen_fit_size(options, wanted);
    options->w = fit.x;
    options->h = fit.y;
}

static Vec size_step(const GenOptions *options) {
    const Generator *generator = GENERATORS[options->kind];
    Vec free = {FREE_SIZE_STEP, FREE_SIZE_STEP};
    return generator->sizes == NULL ? free : generator->sizes(options).step;
}

static void change_option(GenOptions *options, GenOptionId id, int by) {
    const GenOption *option = &GEN_OPTIONS[id];
    gen_option_set(options, id,
                   turn(gen_option(options, id), by * int_max(option->step, 1), option->min, option->max));
    if (option->sizes)
        change_size(options, &options->w, 0, 0); // the new size may make the other side invalid
}

// Changes one row of the options by a step.
static void change(GenOptions *options, Row row, int by) {
    switch (row) {
    case ROW_KIND:
        set_kind(options, (kind_of(options) + by + KIND_COUNT) % KIND_COUNT);
        break;
    case ROW_TUTORIAL:
        set_tutorial(options, by);
        break;
    case ROW_DEPTH:
        options->depth =
            turn(int_max(options->depth, 1), by, 1, options->descent ? DESCENT_DEPTHS : GEN_DEPTH_MAX);
        break;
    case ROW_WIDTH:
        change_size(options, &options->w, size_step(options).x, by);
        break;
    case ROW_HEIGHT:
        change_size(options, &options->h, size_step(options).y, by);
        break;
    case ROW_SEED:
        options->seed += (uint64_t)by;
        break;
    case ROW_WATCH:
    case ROW_BEGIN:
        break;
    default:
        change_option(options, (GenOptionId)(row - ROW_OPTION), by);
        break;
    }
    if (options->descent) gen_set_usual_size(options);
    options->guard = options->guard && gen_can_guard(options);
}

GenOptions practice_step_options(const GenOptions *options, int row, int by) {
    GenOptions next = *options;
    if (in_use(options, (Row)row)) change(&next, (Row)row, by);
    return next;
}

// ---- the page

static void init_practice(void *own, const Play *play) {
    PracticePage *page = own;
    (void)play;
    page->options.seed = session_random_seed();
    set_kind(&page->options, GEN_HALLS);
}

static void close_practice(void *own) {
    level_free(&((PracticePage *)own)->preview);
}

static void make(PracticePage *page) {
    level_free(&page->preview);
    if (!gen_level(&page->preview, &page->options)) page->preview = (Level){0};
}

// Lists the rows that this kind of dungeon has: all rows together would not fit.
static void list(PageUse *use) {
    const PracticePage *page = use->own;
    Menu *menu = use->menu;
    menu->count = 0;
    for (int i = 0; i < ROW_COUNT; i++) {
        Row row = (Row)((i + ROW_BEGIN) % ROW_COUNT);
        if (!in_use(&page->options, row)) continue;
        RowText text = row_text(row);
        page_add(use, (int)row, text.label, text.help);
    }
    menu->cursor = int_min(menu->cursor, menu->count - 1);
}

static void open_practice(PageUse *use) {
    use->menu->title = N_("Practice");
    list(use);
    make(use->own);
}

static void turn_row(PageUse *use, int row, int by) {
    PracticePage *page = use->own;
    if (row >= ROW_WATCH) return;
    page->options = practice_step_options(&page->options, row, by);
    list(use);
    make(page);
}

static ScreenCommand hear_practice(PageUse *use, Action action) {
    PracticePage *page = use->own;
    if (action == ACTION_NEW_SEED) {
        page->options.seed = session_random_seed();
        make(page);
    }
    if (action == ACTION_NEXT_GENERATOR) turn_row(use, ROW_KIND, 1);
    return (ScreenCommand){.kind = action == ACTION_STAGES ? DO_STAGES : DO_STAY, .options = page->options};
}

static ScreenCommand choose_practice(PageUse *use, int row) {
    GenOptions options = ((const PracticePage *)use->own)->options;
    if (row == ROW_WATCH || row == ROW_SEED)
        return (ScreenCommand){.kind = row == ROW_WATCH ? DO_STAGES : DO_SHEET, .options = options};
    if (!options.classic) options.pace = (Pace)use->play->prefs.now[SETTING_PACE];
    return ask_begin(use->play, &options);
}

// The generator that makes such a dungeon, or NULL for the descent.
static const Generator *maker(const GenOptions *options) {
    if (options->descent) return NULL;
    return options->classic ? &CLASSIC : GENERATORS[options->kind];
}

static int number_of(const GenOptions *options, Row row) {
    if (row == ROW_WIDTH) return options->w;
    if (row == ROW_HEIGHT) return options->h;
    return row == ROW_DEPTH ? int_max(options->depth, 1)
                            : gen_option(options, (GenOptionId)(row - ROW_OPTION));
}

static const char *value_of(const GenOptions *options, Row row, char *text, size_t size) {
    const Generator *generator = maker(options);
    int tutorial = tutorial_of(options);
    if (row >= ROW_WATCH) return NULL;
    if (row == ROW_KIND) return tr(generator == NULL ? N_("The descent") : generator->title);
    if (row == ROW_TUTORIAL) return tr(tutorial < 0 ? N_("no") : TUTORIALS[tutorial].title);
    if (row == ROW_SEED) {
        (void)snprintf(text, size, "%llu", (unsigned long long)options->seed);
        return text;
    }
    if (row >= ROW_OPTION && GEN_OPTIONS[row - ROW_OPTION].flag)
        return number_of(options, row) != 0 ? tr("yes") : tr("no");
    (void)snprintf(text, size, "%d", number_of(options, row));
    return text;
}

_Static_assert((int)ROW_COUNT <= (int)PRACTICE_ROWS_MAX, "a value for each");
_Static_assert((int)ROW_DEPTH == (int)PRACTICE_DEPTH, "the same row");
_Static_assert((int)ROW_WIDTH == (int)PRACTICE_WIDTH, "the same row");
_Static_assert((int)ROW_HEIGHT == (int)PRACTICE_HEIGHT, "the same row");
_Static_assert((int)ROW_OPTION == (int)PRACTICE_OPTION, "the same row");

static void tell_practice(PageUse *use) {
    PracticePage *page = use->own;
    const GenOptions *options = &page->options;
    const Generator *generator = maker(options);
    int tutorial = tutorial_of(options);
    for (int i = 0; i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        entry->value = value_of(options, (Row)entry->id, page->values[entry->id], PRACTICE_TEXT_MAX);
        if (entry->id == ROW_KIND)
            entry->help = generator == NULL ? descent_depth(options->depth)->theme : generator->what;
        if (entry->id == ROW_TUTORIAL && tutorial >= 0) entry->help = TUTORIALS[tutorial].what;
    }
}

const Page PAGE_PRACTICE = {.size = sizeof(PracticePage),
                            .init = init_practice,
                            .close = close_practice,
                            .open = open_practice,
                            .tell = tell_practice,
                            .choose = choose_practice,
                            .turn = turn_row,
                            .hear = hear_practice};
