// The game as it is played in the terminal: a key, an act.
#include "app/terminal/state.h"

#include "sim/toll/toll.h"
#include "view/canvas/panel.h"
#include "view/screens/pages.h"

#include <stdio.h>

enum { END_ROWS = 14 };

// ---- what takes a direction

// The way that is asked for, or the one he faces (Enter, or the key itself once more). False: none.
// Over what was said last.
static void show_question(Terminal *t, const char *question) {
    char line[256];
    show_game(t);
    (void)snprintf(line, sizeof line, "%-*.250s", int_clamp(tty_size().x, 0, 250), question);
    (void)tty_text(&t->tty, (Vec){0, 0}, COLOUR_WHITE, STYLE_BOLD | STYLE_REVERSE, line);
    tty_show((Vec){-1, -1});
}

static bool ask_way(Terminal *t, const char *question, int again, Vec *way) {
    for (;;) {
        show_question(t, question);
        int key = tty_key(&t->tty);
        if (key == TTY_RESIZED) continue;
        *way = look_way(t, key);
        if (way->x != 0 || way->y != 0) return true;
        *way = DIRS[t->play.session.world->actors[HERO].facing];
        return key == TTY_ENTER || key == again || key == ' ';
    }
}

static void roll(Terminal *t) {
    Vec way;
    if (!ask_way(t, " Roll which way? ", 'c', &way)) return;
    act_press(t, (Input){.x = (int8_t)way.x, .y = (int8_t)way.y, .buttons = BUTTON_ROLL});
}

// A lob may go further than it does at once.
static int ask_further(Terminal *t) {
    for (;;) {
        show_question(t, " How far? 3 to 7 cells; Enter: 3; Esc: not at all ");
        int key = tty_key(&t->tty);
        if (key == TTY_QUIT || key == TTY_ESC) return -1;
        if (key == TTY_ENTER || key == 'x' || key == ' ') return 0;
        if (key >= '0' + AIM_LEAST && key <= '0' + AIM_MOST) return key - '0' - AIM_LEAST;
    }
}

static void toss(Terminal *t) {
    Vec way;
    const Bag *bag = &t->play.session.world->hero.bag;
    bool bow = bag->hand == ITEM_ARROW;
    if (!ask_way(t, bow ? " Shoot which way? " : " Throw which way? ", 'x', &way)) return;
    int further = bow ? 0 : ask_further(t);
    if (further >= 0) act_throw(t, way, further);
}

static void does(Terminal *t, ScreenCommand command) {
    (void)carry_out(t, &command);
}

// ---- questions

enum { RING_NOT, RING_IT, RING_NEW };

static const char *another_word(const Terminal *t) {
    return world_descends(t->play.session.world) ? "A new descent (R again)" : "A new dungeon (R again)";
}

static int ask_ring(Terminal *t) {
    char text[160];
    World *world = t->play.session.world;
    int hallowed = 0, lost = toll_takes(world);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        hallowed += !item->taken && !item->hallowed && !item->counted && toll_hallows(world, item);
    }
    (void)snprintf(text, sizeof text,
                   "What is dark is built anew. Treasures in the light that double: %d. Treasures lost: %d. "
                   "Hunters that come: %d.",
                   hallowed, lost, toll_hunters(world, false, lost));
    Choice choices[] = {{"No", text, RING_NOT},
                        {"Yes", text, RING_IT},
                        {another_word(t), "Backspace leads back for a while.", RING_NEW}};
    t->previews_toll = true;
    t->again = 'r';
    int chosen = page_pick(
        t, &(PickPage){.title = "Ring the hand bell?", .notice = "", .choices = choices, .count = 3});
    t->previews_toll = false;
    t->again = 0;
    return chosen;
}

static bool is_over(const Terminal *t) {
    return t->gave_up || t->play.session.world->outcome != OUTCOME_NONE;
}

static void ask_again(Terminal *t) {
    char text[LOG_LINE_MAX];
    if (play_asks_again(&t->play, "R", text, sizeof text)) {
        game_begin_at_once(t, false);
    } else {
        said_add(t, text, false);
    }
}

static void ring_or_begin(Terminal *t) {
    const World *world = t->play.session.world;
    int chosen = RING_NOT;
    if (world->clock.on && world->clock.bell_ready) {
        chosen = ask_ring(t);
    } else if (world->clock.on) {
        ask_again(t);
    } else {
        does(t, command_do(DO_AGAIN_NEW));
    }
    if (chosen == RING_IT) act_press(t, (Input){.buttons = BUTTON_BELL});
    if (chosen == RING_NEW) game_begin_at_once(t, false);
}

// ---- the end

enum { END_NEW, END_SAME, END_SAID, END_TITLE };

static void show_end(Terminal *t) {
    Choice choices[] = {{"What was said", NULL, END_SAID}, // first: keys are still struck
                        {"A new one", NULL, END_NEW},
                        {"The same again", NULL, END_SAME},
                        {"To the title", NULL, END_TITLE}};
    const Play *play = &t->play;
    const World *world = play->session.world;
    const EndPage page = {.world = world,
                          .ticks = play->over_ticks > 0 ? play->over_tick : world->tick,
                          .deepest = session_deepest(&play->session),
                          .looked = play->saw_layout,
                          .seed_word = play->session.options.word,
                          .code = play_code_line(play)};
    Fact facts[FACTS_MAX];
    int count = page_end_facts(&page, facts, tty_size().y - END_ROWS);
    int chosen = page_pick(t, &(PickPage){.title = page_end_title(world),
                                          .notice = play->storage.unkept,
                                          .facts = facts,
                                          .fact_count = count,
                                          .choices = choices,
                                          .count = 4});
    if (chosen == END_SAID) history_show(t);
    if (chosen == END_NEW) game_begin_another(t, false);
    if (chosen == END_SAME) does(t, ask_to_repeat(&t->play));
    if (chosen == END_TITLE || chosen < 0) t->leaves = true;
}

// ---- keys

// True when it was one that presses a button for a tick.
static bool press(Terminal *t, Action action) {
    static const struct {
        Action action;
        uint8_t button;
    } BUTTONS[] = {{ACTION_STRIKE, BUTTON_STRIKE},
                   {ACTION_USE, BUTTON_USE},
                   {ACTION_SHUTTER, BUTTON_SHUTTER},
                   {ACTION_WAIT, BUTTON_WAIT}};
    for (size_t i = 0; i < sizeof BUTTONS / sizeof *BUTTONS; i++) {
        if (BUTTONS[i].action != action) continue;
        act_press(t, (Input){.buttons = BUTTONS[i].button});
        return true;
    }
    return false;
}

static void perform(Terminal *t, Action action) {
    if (press(t, action)) return;
    if (action == ACTION_ROLL) roll(t);
    if (action == ACTION_THROW) toss(t);
    if (action == ACTION_EXPLORE) act_explore(t);
    if (action == ACTION_LOOK) look_around(t);
    if (action == ACTION_BAG) bag_show(t);
    if (action == ACTION_NEW_SEED) ring_or_begin(t);
    if (action == ACTION_TAKE_BACK && !game_take_back(t)) said_add(t, "No dungeon was left just now", false);
}

// The pages that leave what was said where it is; DO_STAY: it is none of these.
static ScreenCommand page_of(const Terminal *t, Action action) {
    switch (action) {
    case ACTION_SAME_SEED:
        return command_do(DO_AGAIN_SAME);
    case ACTION_LAYOUT:
        return ask_to_show_layout(&t->play);
    case ACTION_SAID:
        return command_to(DO_PUSH, SCREEN_SAID);
    case ACTION_PAUSE:
        return command_to(DO_PUSH, SCREEN_PAUSE);
    case ACTION_STAGES:
        return command_do(DO_STAGES);
    case ACTION_HELP:
        return command_to(DO_PUSH, SCREEN_HELP);
    default:
        return command_do(DO_STAY);
    }
}

static void act_on(Terminal *t, int key) {
    Vec way = look_way(t, key);
    bool walks = way.x != 0 || way.y != 0, slot = key >= '1' && key < '1' + SLOTS;
    Action action = play_key_action(key);
    ScreenCommand page = walks ? command_do(DO_STAY) : page_of(t, action);
    if (page.kind != DO_STAY) does(t, page);
    if (page.kind != DO_STAY || (!walks && !slot && action == ACTION_NONE)) return;
    said_begin_act(t);
    if (walks) act_press(t, (Input){.x = (int8_t)way.x, .y = (int8_t)way.y});
    if (!walks && slot) act_press(t, (Input){.slot = (uint8_t)(key - '0')});
    if (!walks && !slot) perform(t, action);
}

static void draw_more(Terminal *t, int first) {
    char text[256];
    int rows = status_message_rows(), width = tty_size().x;
    show_game(t);
    for (int i = 0; i < rows; i++) {
        (void)said_rows(&t->history, width - MORE_W, first + i, text, sizeof text);
        tty_blank(&t->tty, (Vec){0, i}, width);
        (void)tty_text(&t->tty, (Vec){0, i}, COLOUR_CREAM, STYLE_BOLD, text);
    }
    (void)tty_text(&t->tty, (Vec){width - MORE_W + 1, rows - 1}, COLOUR_GOLD, STYLE_REVERSE, "--more--");
    tty_show((Vec){width - 1, rows - 1});
}

// What does not fit above the map is shown row by row: the earlier rows wait for a key.
static void show_more(Terminal *t) {
    char text[256];
    int rows = status_message_rows();
    int said = said_rows(&t->history, tty_size().x - MORE_W, 0, text, sizeof text);
    for (int first = 0; first + rows < said && !t->tty.quit; first += rows) {
        do draw_more(t, first);
        while (tty_key(&t->tty) == TTY_RESIZED);
    }
}

// Who was walking or striking when it ended has not seen it yet.
static void wait_for_quiet(Terminal *t) {
    enum { QUIET_MS = 1000 };
    tty_show((Vec){-1, -1});
    while (!t->tty.quit && tty_key_within(&t->tty, QUIET_MS) != TTY_NONE) {
    }
}

void play_game(Terminal *t) {
    bool was_over = false;
    while (!t->leaves && !t->quits && !t->tty.quit) {
        show_more(t);
        show_game(t);
        bool over = is_over(t);
        if (over && !was_over && !t->gave_up) wait_for_quiet(t);
        was_over = over;
        if (over) {
            show_end(t);
        } else {
            act_on(t, tty_key(&t->tty));
        }
    }
    game_save(t);
}
