// The keys in play, while watching recordings and on pages: a row for each action. The help shows these rows.
#include "app/terminal/state.h"

#include "base/text.h"
#include "lang/lang.h"

enum { CTRL_P = 16 };

const KeyRow PLAY_KEYS[] = {
    // look_way() has the keys that walk.
    {{0}, ACTION_NONE, N_("arrows, W A S D"), N_("walk; into somebody: strike")},
    {{0}, ACTION_NONE, N_("Home End PgUp PgDn"), N_("walk north-west, south-west, north-east, south-east")},
    {{0}, ACTION_NONE, N_("h j k l y u b n"), N_("the same eight, with vi keys (Settings)")},
    {{' ', 'j'}, ACTION_STRIKE, N_("space"), NULL},
    {{'c', 'l'}, ACTION_ROLL, N_("C then a direction"), NULL},
    {{'x', 'k'}, ACTION_THROW, N_("X then a direction"), N_("shoot or throw what is in hand")},
    {{0}, ACTION_SLOT_1, N_("1 to 5"), NULL},
    {{'e', TTY_ENTER}, ACTION_USE, N_("E, Enter"), NULL},
    {{'q'}, ACTION_SHUTTER, "Q", NULL},
    {{'.', 'z'}, ACTION_WAIT, N_(". or Z"), NULL},
    {{'o'}, ACTION_EXPLORE, "O", NULL},
    {{'f'}, ACTION_NEAREST, "F", NULL},
    {{'v'}, ACTION_LOOK, "V", N_("look around; Enter walks to the place")},
    {{'m'}, ACTION_MAP, "M", N_("the map; Tab goes to stairs, chests and locks")},
    {{'\t'}, ACTION_LAYOUT, N_("Tab"), N_("the full layout; in a descent the end page mentions it")},
    {{TTY_F4}, ACTION_STAGES, "F4", N_("how the dungeon is made, stage by stage")},
    {{'i'}, ACTION_BAG, "I", N_("the bag")},
    {{'b', 't'}, ACTION_BELL, N_("B or T"), N_("ring the hand bell; asks first (B not with vi keys)")},
    {{'r'}, ACTION_NEW_SEED, "R", N_("new dungeon; Shift+R or Ctrl+R: the same again")},
    {{TTY_ERASE}, ACTION_TAKE_BACK, N_("Backspace"), NULL},
    {{'g'}, ACTION_NEXT_GENERATOR, "G", N_("the same seed, by the next generator")},
    {{'h', 'H', CTRL_P}, ACTION_SAID, N_("H or Ctrl+P"), N_("earlier messages (H not with vi keys)")},
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
    return action_in(PLAY_KEYS, key);
}

Action watch_key_action(int key) {
    return action_in(WATCH_KEYS, key);
}

Action page_key_action(int key) {
    return action_in(MENU_KEYS, key);
}

const char *page_key_name(Action action) {
    for (int play = 0; play < 2; play++) {
        for (const KeyRow *row = play != 0 ? PLAY_KEYS : MENU_KEYS; row->name != NULL; row++) {
            if (row->action == action) return tr(row->name);
        }
    }
    return "";
}
