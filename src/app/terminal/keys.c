// The keys in play, while watching recordings and on pages: a row for each action. The help shows these rows.
#include "app/terminal/state.h"

#include "base/text.h"
#include "lang/lang.h"

enum { CTRL_P = 16 };

// The keys that differ between the usual set and the one for players of roguelikes, with vi keys.
// play_key_way() has the keys that walk.
const KeyRow SET_KEYS[2][SET_ROWS] = {
    {{{0}, ACTION_NONE, N_("arrows, W A S D"), N_("walk; into somebody: strike")},
     {{'b'}, ACTION_BELL, "B", N_("ring the hand bell; asks first")},
     {{0}, ACTION_SLOT_1, N_("1 to 5"), NULL},
     {{0}, ACTION_WAIT, "0", N_("then a number: repeat the next step or wait")},
     {{'h', 'H', CTRL_P}, ACTION_SAID, N_("H or Ctrl+P"), N_("earlier messages")},
     {{0}, ACTION_NONE, NULL, NULL}},
    {{{0}, ACTION_NONE, N_("arrows"), N_("walk; into somebody: strike")},
     {{0}, ACTION_NONE, "h j k l y u b n", N_("walk the same eight ways")},
     {{'d'}, ACTION_BELL, "D", N_("ring the hand bell; asks first")},
     {{0}, ACTION_SLOT_1, N_("W then 1 to 5"), NULL},
     {{0}, ACTION_WAIT, N_("a number"), N_("repeat the next step or wait that many times")},
     {{0}, ACTION_NONE, N_("Shift+direction"), N_("run that way")},
     {{CTRL_P}, ACTION_SAID, "Ctrl+P", N_("earlier messages")},
     {{0}, ACTION_NONE, NULL, NULL}}};

const KeyRow PLAY_KEYS[] = {
    {{0}, ACTION_NONE, N_("Home End PgUp PgDn"), N_("walk north-west, south-west, north-east, south-east")},
    {{0}, ACTION_NONE, "< >", N_("go to the stairs up, or down")},
    {{0}, ACTION_NONE, "Shift+S", N_("save and leave")},
    {{0}, ACTION_NONE, "Shift+Q", N_("give up; asks first")},
    {{' ', 'j'}, ACTION_STRIKE, N_("space"), NULL},
    {{'c', 'l'}, ACTION_ROLL, N_("C then a direction"), NULL},
    {{'x', 'k'}, ACTION_THROW, N_("X then a direction"), N_("shoot or throw what is in hand")},
    {{'e', ',', TTY_ENTER}, ACTION_USE, N_("E, Enter, ,"), NULL},
    {{'q'}, ACTION_SHUTTER, "Q", NULL},
    {{'.'}, ACTION_WAIT, ".", NULL},
    {{0}, ACTION_WAIT, "Z", N_("rest until something happens")},
    {{'o'}, ACTION_EXPLORE, "O", NULL},
    {{'f'}, ACTION_NEAREST, "F", NULL},
    {{'v', ';'}, ACTION_LOOK, N_("V or ;"), N_("look around; Enter walks to the place")},
    {{'m', '_'}, ACTION_MAP, N_("M or _"), N_("the map; Tab goes to stairs, chests and locks")},
    {{'\t'}, ACTION_LAYOUT, N_("Tab"), N_("the full layout; in a descent the end page mentions it")},
    {{TTY_F4}, ACTION_STAGES, "F4", N_("how the dungeon is made, stage by stage")},
    {{'i', '@'}, ACTION_BAG, N_("I or @"), N_("the bag")},
    {{'r'}, ACTION_NEW_SEED, "R", N_("new dungeon; Shift+R or Ctrl+R: the same again")},
    {{TTY_ERASE}, ACTION_TAKE_BACK, N_("Backspace"), NULL},
    {{'g'}, ACTION_NEXT_GENERATOR, "G", N_("the same seed, by the next generator")},
    {{TTY_F5}, ACTION_MORE, "F5", NULL},
    {{TTY_ESC, 'p'}, ACTION_PAUSE, N_("Esc or P"), N_("menu: save and leave")},
    {{TTY_F1, '?'}, ACTION_HELP, N_("F1 or ?"), N_("this page")},
    {{0}, ACTION_NONE, NULL, NULL},
};

const KeyRow WATCH_KEYS[] = {
    {{' '}, ACTION_WATCH_PAUSE, N_("space"), N_("pause, go on")},
    {{','}, ACTION_WATCH_BACK, ",", N_("a tick back")},
    {{'.'}, ACTION_WATCH_ON, ".", N_("a tick on")},
    {{TTY_LEFT}, ACTION_WATCH_REWIND, N_("Left"), N_("five seconds back")},
    {{TTY_RIGHT}, ACTION_WATCH_FORWARD, N_("Right"), N_("five seconds on")},
    {{TTY_UP}, ACTION_WATCH_FASTER, N_("Up"), N_("faster")},
    {{TTY_DOWN}, ACTION_WATCH_SLOWER, N_("Down"), N_("slower")},
    {{TTY_PAGE_UP}, ACTION_WATCH_MARK_BACK, N_("PageUp"), N_("previous mark")},
    {{TTY_PAGE_DOWN}, ACTION_WATCH_MARK_ON, N_("PageDown"), N_("next mark")},
    {{TTY_HOME}, ACTION_WATCH_FIRST, N_("Home"), N_("its beginning; digits: jump to that tenth")},
    {{TTY_END}, ACTION_WATCH_LAST, N_("End"), N_("its end")},
    {{TTY_ENTER}, ACTION_WATCH_TAKE_OVER, N_("Enter"), N_("play on from here")},
    {{'\t'}, ACTION_LAYOUT, N_("Tab"), N_("the full layout")},
    {{'i'}, ACTION_BAG, "I", N_("the bag")},
    {{'m'}, ACTION_MAP, "M", N_("the map")},
    {{TTY_F1, '?'}, ACTION_HELP, N_("F1 or ?"), N_("this page")},
    {{TTY_ESC}, ACTION_WATCH_LEAVE, N_("Esc"), N_("leave")},
    {{0}, ACTION_NONE, NULL, NULL},
};

// The keys of pages. The names here are shown on pages beside what the keys do.
static const KeyRow MENU_KEYS[] = {
    {{TTY_UP, 'k', 'w'}, ACTION_UP, N_("Up"), NULL},
    {{TTY_DOWN, 'j', 's'}, ACTION_DOWN, N_("Down"), NULL},
    {{TTY_LEFT}, ACTION_LEFT, N_("Left"), NULL},
    {{TTY_RIGHT}, ACTION_RIGHT, N_("Right"), NULL},
    {{TTY_ENTER, ' ', 'e'}, ACTION_CONFIRM, N_("Enter"), NULL},
    {{TTY_ESC}, ACTION_BACK, N_("Esc"), NULL},
    {{'\t'}, ACTION_NEXT, N_("Tab"), NULL},
    {{TTY_F1, '?'}, ACTION_HELP, "F1", NULL},
    {{TTY_F4}, ACTION_STAGES, "F4", NULL},
    {{TTY_F5}, ACTION_MORE, "F5", NULL},
    {{'i'}, ACTION_BAG, "I", NULL},
    {{'m'}, ACTION_MAP, "M", NULL},
    {{'v'}, ACTION_LOOK, "V", NULL},
    {{'h'}, ACTION_SAID, "H", NULL},
    {{'o'}, ACTION_EXPLORE, "O", NULL},
    {{'x'}, ACTION_THROW, "X", NULL},
    {{'r'}, ACTION_NEW_SEED, "R", NULL},
    {{'R', TTY_CTRL_R}, ACTION_SAME_SEED, N_("Shift+R"), NULL},
    {{'g'}, ACTION_NEXT_GENERATOR, "G", NULL},
    {{'f'}, ACTION_GIVE_FILE, "F", NULL},
    {{'1'}, ACTION_SLOT_1, "1", NULL},
    {{'2'}, ACTION_SLOT_2, "2", NULL},
    {{'3'}, ACTION_SLOT_3, "3", NULL},
    {{'4'}, ACTION_SLOT_4, "4", NULL},
    {{'5'}, ACTION_SLOT_5, "5", NULL},
    {{TTY_ERASE}, ACTION_ERASE, N_("Backspace"), NULL},
    {{0}, ACTION_NONE, NULL, NULL},
};

static Action action_of(const KeyRow *rows, int key) {
    for (const KeyRow *row = rows; row->name != NULL; row++) {
        for (size_t i = 0; i < sizeof row->keys / sizeof *row->keys; i++) {
            if (row->keys[i] != 0 && row->keys[i] == key) return row->action;
        }
    }
    return ACTION_NONE;
}

// Finds the action of a key. A capital letter means the same as the small one, unless it has a row of its
// own, because pages show keys as capitals.
static Action action_in(const KeyRow *rows, int key) {
    Action action = action_of(rows, key);
    bool capital = key >= 'A' && key <= 'Z';
    return action == ACTION_NONE && capital ? action_of(rows, key - 'A' + 'a') : action;
}

Action play_key_action(Terminal *t, int key) {
    bool renews = key == 'R' ? play_question_ms(&t->play) > 0 : t->play.session.world->classic;
    if (key >= '1' && key < '1' + SLOTS) return (Action)((int)ACTION_SLOT_1 + key - '1');
    if (key == 'R' || key == TTY_CTRL_R) return renews ? ACTION_NEW_SEED : ACTION_SAME_SEED;
    Action action = action_in(SET_KEYS[terminal_has_vi(t)], key);
    return action != ACTION_NONE ? action : action_in(PLAY_KEYS, key);
}

Vec play_key_way(const Terminal *t, int key) {
    static const struct {
        int key, dir;
        char set; // 'v': only with vi keys, 'u': only without
    } WAYS[] = {
        {TTY_RIGHT, DIR_E, 0}, {TTY_LEFT, DIR_W, 0}, {TTY_UP, DIR_N, 0},       {TTY_DOWN, DIR_S, 0},
        {TTY_HOME, DIR_NW, 0}, {TTY_END, DIR_SW, 0}, {TTY_PAGE_UP, DIR_NE, 0}, {TTY_PAGE_DOWN, DIR_SE, 0},
        {'d', DIR_E, 'u'},     {'a', DIR_W, 'u'},    {'w', DIR_N, 'u'},        {'s', DIR_S, 'u'},
        {'l', DIR_E, 'v'},     {'h', DIR_W, 'v'},    {'k', DIR_N, 'v'},        {'j', DIR_S, 'v'},
        {'y', DIR_NW, 'v'},    {'u', DIR_NE, 'v'},   {'b', DIR_SW, 'v'},       {'n', DIR_SE, 'v'}};
    char unused = terminal_has_vi(t) ? 'u' : 'v';
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        if (WAYS[i].key == key && WAYS[i].set != unused) return DIRS[WAYS[i].dir];
    }
    return (Vec){0, 0};
}

ScreenCommand play_key_command(const Terminal *t, int key) {
    bool runs = terminal_has_vi(t) && key >= 'A' && key <= 'Z';
    if (key == 't' || key == 'T') return command_say(tr("The terminal is always turn by turn"));
    return ask_by_sign(t->play.session.world, key, runs ? play_key_way(t, key - 'A' + 'a') : (Vec){0, 0});
}

Action watch_key_action(int key) {
    return action_in(WATCH_KEYS, key);
}

Action page_key_action(int key) {
    return action_in(MENU_KEYS, key);
}

const char *page_key_name(const Terminal *t, Action action) {
    const KeyRow *const TABLES[] = {MENU_KEYS, PLAY_KEYS, SET_KEYS[terminal_has_vi(t)]};
    for (size_t i = 0; i < sizeof TABLES / sizeof TABLES[0]; i++) {
        for (const KeyRow *row = TABLES[i]; row->name != NULL; row++) {
            if (row->action == action) return tr(row->name);
        }
    }
    return "";
}
