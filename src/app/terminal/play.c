// The game in the terminal: each key is an act.
#include "app/terminal/state.h"

#include "app/play/controls.h"
#include "app/play/hands.h"
#include "base/columns.h"
#include "lang/lang.h"

#include <stdio.h>

// ---- what takes a direction

// Shows a question over the game.
static void show_question(Terminal *t, const char *question) {
    show_game(t);
    draw_question(t, 0, question);
}

// Reads the next key. A key that did not answer the last question comes first, because it does what it always
// does. Esc only leaves the question. TTY_NONE: the question about a new descent does not stand any longer.
static int next_key(Terminal *t) {
    int key = t->unheard;
    t->unheard = 0;
    return key != 0 && key != TTY_ESC ? key : wait_key_while_asked(t, tty_size().y - STATUS_ROWS - 1);
}

// Asks for a direction; Enter, space and the key `again` mean the one that the hero faces. Returns false for
// other keys, which then do what they always do.
static bool ask_way(Terminal *t, const char *question, int again, Vec *way) {
    for (;;) {
        show_question(t, question);
        int key = tty_wait_key(&t->tty);
        if (key == TTY_RESIZED) continue;
        *way = play_key_way(t, key);
        if (way->x != 0 || way->y != 0) return true;
        *way = DIRS[t->play.session.world->actors[HERO].facing];
        if (key == TTY_ENTER || key == again || key == ' ') return true;
        t->unheard = key;
        return false;
    }
}

static void roll(Terminal *t) {
    Vec way;
    if (!ask_way(t, tr(" Roll which way? "), 'c', &way)) return;
    act_perform_input(t, (Input){.x = (int8_t)way.x, .y = (int8_t)way.y, .buttons = BUTTON_ROLL});
}

// Asks how far to throw. Returns the cells beyond the shortest throw, or -1 if the player cancelled. (An
// arrow flies straight on, so it needs no answer.)
static int ask_further(Terminal *t) {
    for (;;) {
        show_question(t, tr(" How far? 3 to 7 cells; Enter: 3; Esc: cancel "));
        int key = tty_wait_key(&t->tty);
        if (key == TTY_RESIZED) continue;
        if (key == TTY_ENTER || key == 'x' || key == ' ') return 0;
        if (key >= '0' + AIM_LEAST && key <= '0' + AIM_MOST) return key - '0' - AIM_LEAST;
        t->unheard = key;
        return -1;
    }
}

// Asks where and how far to throw or shoot, and does it.
static void toss(Terminal *t) {
    Vec way;
    const Bag *bag = &t->play.session.world->hero.bag;
    bool bow = bag->hand == ITEM_ARROW;
    if (deed_throwables_left(t->play.session.world) == 0) {
        act_perform_input(t,
                          (Input){.buttons = BUTTON_THROW}); // the game then says why nothing can be thrown
        return;
    }
    if (!ask_way(t, bow ? tr(" Shoot which way? ") : tr(" Throw which way? "), 'x', &way)) return;
    int further = bow ? 0 : ask_further(t);
    if (further >= 0) act_throw(t, way, further);
}

// Strikes the nearest foe in reach, or throws at it as far as it is away.
static void face_nearest(Terminal *t) {
    const World *world = t->play.session.world;
    char why[SENTENCE_MAX];
    Deed deed = deed_nearest_attack(world, t->play.prefs.now[SETTING_SHOTS] == 0, why);
    Vec from = world->cache.hero_cell, way = DIRS[dir_of(vec_sub(deed.cell, from))];
    bool bow = world->hero.bag.hand == ITEM_ARROW;
    if (deed.kind == DEED_NONE) {
        history_add(t, why, false);
    } else if (deed.kind == DEED_STRIKE) {
        act_perform_input(t, (Input){.x = (int8_t)way.x, .y = (int8_t)way.y, .buttons = BUTTON_STRIKE});
    } else {
        int further = int_clamp(vec_chebyshev(from, deed.cell), AIM_LEAST, AIM_MOST) - AIM_LEAST;
        act_throw(t, way, bow ? 0 : further);
    }
}

// Carries out a command in play, where no page has to close.
static void does(Terminal *t, ScreenCommand command) {
    (void)terminal_closes_pages(t, &command);
}

static bool is_over(const Terminal *t) {
    return t->gave_up || t->play.session.world->outcome != OUTCOME_NONE;
}

// ---- keys

// Presses a button for one tick, and lets the act that it begins end. Returns false if the action has no
// button.
static bool press(Terminal *t, Action action) {
    static const struct {
        Action action;
        uint8_t button;
    } BUTTONS[] = {{ACTION_STRIKE, BUTTON_STRIKE},
                   {ACTION_USE, BUTTON_USE},
                   {ACTION_SHUTTER, BUTTON_SHUTTER},
                   {ACTION_BELL, BUTTON_BELL},
                   {ACTION_WAIT, BUTTON_WAIT}};
    for (size_t i = 0; i < sizeof BUTTONS / sizeof *BUTTONS; i++) {
        if (BUTTONS[i].action != action) continue;
        act_perform_input(t, (Input){.buttons = BUTTONS[i].button});
        return true;
    }
    return false;
}

// The command of an action that opens a page or only tells something; the last messages then stay. DO_STAY:
// the action is an act of the hero.
static ScreenCommand page_of(Terminal *t, Action action) {
    const char *unfit = play_unfit_reason(&t->play, action);
    bool unsaid = action < HELD_COUNT && action != ACTION_BELL;
    if (unfit != NULL && !unsaid) return command_say(unfit);
    const ScreenCommand another = ask_for_dungeon(&t->play, action, page_key_name(t, ACTION_NEW_SEED));
    return another.kind != DO_STAY ? another : ask_open_action(&t->play, action);
}

// Does what a key asks for: opens a page, presses a button or travels.
static void perform(Terminal *t, Action action) {
    const ScreenCommand page = page_of(t, action);
    const ScreenCommand look = {.kind = DO_LOOK, .cell = t->play.session.world->cache.hero_cell};
    if (page.kind == DO_STAY) history_begin_act(t);
    if (page.kind != DO_STAY || press(t, action)) {
        does(t, page);
        return;
    }
    if (action >= ACTION_SLOT_1 && action <= ACTION_SLOT_LAST)
        act_perform_input(t, (Input){.slot = (uint8_t)(action - ACTION_SLOT_1 + 1)});
    if (action == ACTION_ROLL) roll(t);
    if (action == ACTION_THROW) toss(t);
    if (action == ACTION_NEAREST) face_nearest(t);
    if (action == ACTION_EXPLORE) act_explore(t);
    if (action == ACTION_LOOK) does(t, look);
}

// Rings the bell, which the player was asked about, or does what a key would do.
static void perform_chosen(Terminal *t, Action action) {
    if (action != ACTION_BELL) {
        perform(t, action);
        return;
    }
    history_begin_act(t);
    (void)press(t, action);
}

// Reads a number whose first digit, or a 0 before it, is `key`. `key` becomes the key after it.
static int read_count(Terminal *t, int *key) {
    enum { COUNT_MOST = 500 };
    int count = 0;
    while ((*key >= '0' && *key <= '9') || *key == TTY_RESIZED) {
        char text[LOG_LINE_MAX];
        if (*key != TTY_RESIZED) count = int_min(10 * count + *key - '0', COUNT_MOST);
        (void)snprintf(text, sizeof text, tr(" %d times: a direction or . "), count);
        show_question(t, text);
        *key = tty_wait_key(&t->tty);
    }
    return int_max(count, 1);
}

// Reads which slot is to be taken in hand. Returns its key, or any other key.
static int read_slot(Terminal *t) {
    int key;
    do {
        show_question(t, tr(" Take which in hand? 1 to 5 "));
        key = tty_wait_key(&t->tty);
    } while (key == TTY_RESIZED);
    return key;
}

// Says that a key has no meaning, unless it is none that a player meant to press.
static void tell_unused(Terminal *t, int key) {
    char text[LOG_LINE_MAX];
    if (key == TTY_NONE || key == TTY_QUIT || key == TTY_RESIZED || key == TTY_ESC) return;
    history_begin_act(t);
    (void)snprintf(text, sizeof text, tr("That key does nothing here: %s shows the keys"), "?");
    history_add(t, text, false);
}

// Waits until something happens, at most so many turns, and says how many it were.
static void wait(Terminal *t, int times) {
    char text[LOG_LINE_MAX];
    history_begin_act(t);
    int turns = act_repeat(t, (Input){.buttons = BUTTON_WAIT}, times);
    (void)snprintf(text, sizeof text, tr_n("%d turn passes", "%d turns pass", turns), turns);
    history_add(t, text, false);
}

// Walks, or performs the action of a key.
static void act_on(Terminal *t, int key) {
    enum { REST_MOST = 500 };
    bool vi = terminal_has_vi(t), counts = key == '0' || (vi && key >= '1' && key <= '9');
    bool rests = key == 'z' || key == 'Z';
    int times = rests ? REST_MOST : counts ? read_count(t, &key) : 1;
    if (rests) key = '.';
    if (vi && (key == 'w' || key == 'W')) key = read_slot(t);
    Vec way = play_key_way(t, key);
    Action action = play_key_action(t, key);
    const ScreenCommand command = play_key_command(t, key);
    if (command.kind != DO_STAY) {
        history_begin_act(t);
        does(t, command);
    } else if (way.x != 0 || way.y != 0) {
        history_begin_act(t);
        (void)act_repeat(t, (Input){.x = (int8_t)way.x, .y = (int8_t)way.y}, times);
    } else if (action == ACTION_WAIT && times > 1 && play_unfit_reason(&t->play, action) == NULL) {
        wait(t, times);
    } else if (action != ACTION_NONE) {
        perform(t, action);
    } else {
        tell_unused(t, key);
    }
}

static void draw_more(Terminal *t, const TextRow *said) {
    int rows = status_message_rows(), width = tty_size().x;
    show_game(t);
    for (int i = 0; i < rows; i++) tty_blank(&t->tty, (Vec){0, i}, width);
    text_draw(t, (Vec){0, 0}, COLOUR_CREAM, STYLE_BOLD, said, rows);
    (void)tty_text(&t->tty, (Vec){width - text_columns(tr("--more--")) - 1, rows - 1}, COLOUR_GOLD,
                   STYLE_REVERSE, tr("--more--"));
    tty_flush((Vec){width - 1, rows - 1});
}

// Shows messages that do not fit above the map, as many rows at a time as there is room. Each part but the
// last waits for a key.
static void show_more(Terminal *t) {
    TextRow said[SAID_ROWS];
    History *history = &t->history;
    int rows = status_message_rows(), first = int_max(history_pack_rows(history, history->told, said) - 1, 0);
    if (history->told == history->said) return;
    for (; first + rows < history_pack_rows(history, history->said, said) && !t->tty.quit; first += rows) {
        do draw_more(t, said + first);
        while (tty_wait_key(&t->tty) == TTY_RESIZED);
    }
    history->told = history->said;
}

void play_game(Terminal *t) {
    while (!t->leaves && !t->quits && !t->tty.quit) {
        show_more(t);
        show_game(t);
        if (is_over(t)) {
            (void)page_show(t, SCREEN_END);
        } else if (t->action != ACTION_NONE) {
            Action action = t->action;
            t->action = ACTION_NONE;
            perform_chosen(t, action);
        } else {
            act_on(t, next_key(t));
        }
    }
    game_save(t);
}
