// Practice: any generator with its options, and beside them the very level that they make.
#include "app/screens/state.h"

#include "app/play/tutorials.h"
#include "gen/descent/depths.h"
#include "gen/makers/rows.h"
#include "gen/option_table.h"
#include "view/screens/pages.h"

#include <stdio.h>

enum { FREE_SIZE_STEP = 5, MENU_W = 262, TOP = 24, FOOT = 41 };

typedef enum Row {
    ROW_KIND,
    ROW_TUTORIAL,
    ROW_DEPTH,
    ROW_WIDTH,
    ROW_HEIGHT,
    ROW_OPTION, // of the table of a dungeon's options the first
    ROW_SEED = ROW_OPTION + OPTION_COUNT,
    ROW_WATCH,
    ROW_COUNT
} Row;

typedef struct RowText {
    const char *label, *help;
} RowText;

static RowText row_text(Row row) {
    static const RowText TEXTS[ROW_COUNT] = {
        [ROW_KIND] = {"Kind", ""},
        [ROW_TUTORIAL] = {"As in the tutorial", "The numbers and rules of one of five tutorials."},
        [ROW_DEPTH] = {"Depth", "Decides what is placed."},
        [ROW_WIDTH] = {"Width", "In cells; only sizes that fit this kind."},
        [ROW_HEIGHT] = {"Height", "In cells; only sizes that fit this kind."},
        [ROW_SEED] = {"Seed", "Which of all of its kind."},
        [ROW_WATCH] = {"Watch it grow", "How it is made, stage by stage."},
    };
    if (row < ROW_OPTION || row >= ROW_SEED) return TEXTS[row];
    return (RowText){GEN_OPTIONS[row - ROW_OPTION].label, GEN_OPTIONS[row - ROW_OPTION].page};
}

static bool in_use(const GenOptions *options, Row row) {
    if (row == ROW_KIND || row == ROW_TUTORIAL || row == ROW_SEED || row == ROW_WATCH) return true;
    if (options->descent) return row == ROW_DEPTH || row == ROW_OPTION + OPTION_TOWER;
    if (options->classic) return false;
    if (row < ROW_OPTION) return true;
    GenOptionId id = (GenOptionId)(row - ROW_OPTION);
    if (id == OPTION_GUARD && options->depth < GEN_GUARD_FROM) return false;
    return GEN_OPTIONS[id].label != NULL && gen_option_taken(options, id);
}

// ---- changing

static int kind_of(const GenOptions *options) {
    return options->descent ? KIND_DESCENT : (int)options->kind;
}

// The usual options of that kind; seed and depth stay.
static void set_kind(GenOptions *options, int kind) {
    GenOptions next = session_options(kind, options->tower, options->seed);
    gen_rules_follow(&next, options);
    next.guard = next.guard && !next.descent;
    next.depth = int_clamp(options->depth, 1, next.descent ? DESCENT_DEPTHS : GEN_DEPTH_MAX);
    gen_usual_size(&next);
    *options = next;
}

static void set_tutorial(GenOptions *options, int by) {
    int now = tutorial_of(options), next = (now + by + TUTORIAL_COUNT) % TUTORIAL_COUNT;
    if (now < 0) next = by > 0 ? 0 : TUTORIAL_COUNT - 1;
    *options = tutorial_options(next, options->seed);
}

// Round: past the last comes the first.
static int turn(int value, int by, int min, int max) {
    int count = max - min + 1;
    return min + (value - min + by + count) % count;
}

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
    gen_option_set(options, id, turn(gen_option(options, id), by, option->min, option->max));
    if (option->sizes) change_size(options, &options->w, 0, 0); // sides that fitted may fit no more
}

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
        options->guard = options->guard && options->depth >= GEN_GUARD_FROM;
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
        break;
    default:
        change_option(options, (GenOptionId)(row - ROW_OPTION), by);
        break;
    }
    if (options->descent) gen_usual_size(options);
}

GenOptions practice_changed(const GenOptions *options, int row, int by) {
    GenOptions next = *options;
    if (in_use(options, (Row)row)) change(&next, (Row)row, by);
    return next;
}

// ---- the screen

static void make(App *app) {
    level_free(&app->preview);
    if (!gen_level(&app->preview, &app->practice)) app->preview = (Level){0};
    app->changed = true;
}

void practice_init(App *app) {
    app->practice.seed = session_random_seed();
    set_kind(&app->practice, GEN_HALLS);
}

static void list(App *app) {
    Menu *menu = app_menu(app);
    menu->title = "Practice";
    menu->count = 0;
    for (int i = 0; i < ROW_COUNT; i++) { // a list of all would not fit
        if (!in_use(&app->practice, (Row)i)) continue;
        RowText text = row_text((Row)i);
        menu_add(menu, (MenuEntry){.label = text.label, .help = text.help, .enabled = true, .id = i});
    }
    menu->cursor = int_min(menu->cursor, menu->count - 1);
}

static void open_practice(App *app) {
    list(app);
    make(app);
}

static void change_row(App *app, int row, int by) {
    app->practice = practice_changed(&app->practice, row, by);
    list(app);
    make(app);
}

static void act_practice(App *app, Action action) {
    int at = app_menu(app)->entries[app_menu(app)->cursor].id;
    switch (action) {
    case ACTION_BACK:
    case ACTION_PAUSE:
        app_pop(app);
        return;
    case ACTION_LEFT:
    case ACTION_RIGHT:
        if (at != ROW_WATCH) change_row(app, at, action == ACTION_LEFT ? -1 : 1);
        return;
    case ACTION_NEW_SEED:
        app->practice.seed = session_random_seed();
        make(app);
        return;
    case ACTION_NEXT_GENERATOR:
        change_row(app, ROW_KIND, 1);
        return;
    case ACTION_STAGES:
        app_push(app, &SCREEN_STAGES);
        return;
    default:
        break;
    }
    int chosen = app_choose(app, action);
    if (chosen >= 0 && at == ROW_WATCH) {
        app_push(app, &SCREEN_STAGES);
    } else if (chosen >= 0) {
        if (!app->practice.classic) app->practice.pace = (Pace)app->play.prefs.now[SETTING_PACE];
        app_begin(app, &app->practice);
    }
}

// The row of what is shown; NULL: it is the descent.
static const Generator *maker(const GenOptions *options) {
    if (options->descent) return NULL;
    return options->classic ? &CLASSIC : GENERATORS[options->kind];
}

static void tell_values(const GenOptions *options, char values[ROW_COUNT][PRACTICE_TEXT_MAX]) {
    const size_t size = PRACTICE_TEXT_MAX;
    const Generator *generator = maker(options);
    int tutorial = tutorial_of(options);
    snprintf(values[ROW_KIND], size, "%s", generator == NULL ? "The descent" : generator->title);
    snprintf(values[ROW_TUTORIAL], size, "%s", tutorial < 0 ? "no" : TUTORIALS[tutorial].title);
    snprintf(values[ROW_DEPTH], size, "%d", int_max(options->depth, 1));
    snprintf(values[ROW_WIDTH], size, "%d", options->w);
    snprintf(values[ROW_HEIGHT], size, "%d", options->h);
    for (int i = 0; i < OPTION_COUNT; i++) {
        int value = gen_option(options, (GenOptionId)i);
        char *text = values[ROW_OPTION + i];
        if (GEN_OPTIONS[i].flag) {
            snprintf(text, size, "%s", value != 0 ? "yes" : "no");
        } else {
            snprintf(text, size, "%d", value);
        }
    }
    snprintf(values[ROW_SEED], size, "%llu", (unsigned long long)options->seed);
}

static void draw_practice(App *app, Image *layer) {
    char values[ROW_COUNT][PRACTICE_TEXT_MAX] = {{0}};
    Menu menu = *app_menu(app);
    const Ui *ui = &app->assets.ui;
    const GenOptions *options = &app->practice;
    tell_values(options, values);
    const Generator *generator = maker(options);
    int tutorial = tutorial_of(options);
    for (int i = 0; i < menu.count; i++) {
        MenuEntry *entry = &menu.entries[i];
        if (entry->id != ROW_WATCH) entry->value = values[entry->id];
        if (entry->id == ROW_KIND)
            entry->help = generator == NULL ? descent_depth(options->depth)->theme : generator->what;
        if (entry->id == ROW_TUTORIAL && tutorial >= 0) entry->help = TUTORIALS[tutorial].what;
    }
    menu_fit(&menu, ui, layer->h - TOP - FOOT);
    Vec size = menu_size(&menu, ui, MENU_W);
    Rect left = {8, TOP, MENU_W, size.y}, right = {MENU_W + 16, TOP, layer->w - MENU_W - 24, layer->h - 48};
    menu_draw_in(&menu, ui, layer, left);
    if (app->preview.tiles.w > 0) preview_draw(ui, &app->preview, layer, right);
    panel_draw(ui, layer, (Rect){left.x, left.y + left.h + 4, left.w, 33});
    hits_add(ui->hits, (Rect){left.x, left.y + left.h + 4, left.w, 16}, HIT_CONFIRM);
    hits_add(ui->hits, (Rect){left.x, left.y + left.h + 20, left.w, 17}, HIT_BACK);
    char play[64], back[64];
    (void)snprintf(play, sizeof play, "%s: play   %s: another seed",
                   controls_prompt(&app->controls, ACTION_CONFIRM),
                   controls_prompt(&app->controls, ACTION_NEW_SEED));
    if (app->controls.device == DEVICE_TOUCH) (void)snprintf(play, sizeof play, "Tap here to play");
    (void)snprintf(back, sizeof back, "%s to change, %s to go back",
                   app->controls.device == DEVICE_TOUCH ? "Tap" : "Left and right",
                   controls_prompt(&app->controls, ACTION_BACK));
    ui_text_centre(ui, layer, (Vec){left.x + left.w / 2, left.y + left.h + 10}, 1, COLOUR_CREAM, play);
    ui_text_centre(ui, layer, (Vec){left.x + left.w / 2, left.y + left.h + 10 + FONT_LINE_PX}, 1, COLOUR_GREY,
                   back);
}

const Screen SCREEN_PRACTICE = {.name = "practice",
                                .mode = CONTROL_MENU,
                                .light = 60,
                                .open = open_practice,
                                .act = act_practice,
                                .draw = draw_practice};
