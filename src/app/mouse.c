// What the mouse does on each screen.
#include "app/loop.h"

#include "lang/lang.h"
#include "view/hud/describe.h"

enum { HOLD_TICKS = 15 }; // how long the left button has to be held before the hero follows the pointer

// ---- actions

// The quick slot of the item in hand, 1..SLOTS; 0: it is in none.
static int slot_in_hand(const Bag *bag) {
    for (int i = 0; i < SLOTS; i++) {
        if (bag->slots[i] == bag->hand) return i + 1;
    }
    return 0;
}

// Takes the next thing in hand (by = 1) or the one before (-1): the bow, then the quick slots.
static void choose_in_hand(App *app, int by) {
    const Bag *bag = &app->play.session.world->hero.bag;
    int now = slot_in_hand(bag), next = now;
    for (int i = 0; i <= SLOTS; i++) {
        next = (next + by + SLOTS + 1) % (SLOTS + 1);
        int kind = next > 0 ? bag->slots[next - 1] : ITEM_ARROW;
        if (next == 0 || (kind >= 0 && bag->stock[kind] > 0 && ITEMS[kind].wields)) break;
    }
    if (next != now)
        app->mouse.clicks.once.slot =
            (uint8_t)(next == 0 ? now : next); // choosing a slot again takes the bow in hand
}

// Begins to aim the thing in hand. Until it is thrown or the player does something else, the picture shows
// where it would land.
static void aim(App *app) {
    const Bag *bag = &app->play.session.world->hero.bag;
    bool bow = bag->hand == ITEM_ARROW && app->mouse.clicks.once.slot == 0;
    app->mouse.clicks.aims = !bow || bag->arrows > 0;
    if (app->mouse.clicks.aims)
        app_say(app, bow ? tr("Click where to shoot") : tr("Click where to throw it"));
}

static bool throws_by_key(void) {
    return (SDL_GetModState() & (KMOD_SHIFT | KMOD_CTRL)) != 0;
}

// True while the next click on the level throws.
static bool aims(const App *app) {
    bool plays = app_top_screen_id(app) == SCREEN_PLAY && app->play.session.world->outcome == OUTCOME_NONE;
    return plays && (app->mouse.clicks.aims || throws_by_key());
}

// True when a click means the level. While aiming that includes places below a panel.
static bool on_level(const App *app, const HitBox *box) {
    return box == NULL || (box->hit == HIT_COVER && aims(app));
}

// ---- play

// Handles a click on a slot: takes its item in hand, or the bow if it is in hand already; `aimed`: begins to
// aim it.
static void press_slot(App *app, int slot, bool aimed) {
    const Bag *bag = &app->play.session.world->hero.bag;
    int kind = bag->slots[slot - 1];
    bool there = kind >= 0 && bag->stock[kind] > 0, in_hand = there && bag->hand == kind;
    if (!in_hand || aimed) app->mouse.clicks.once.slot = (uint8_t)slot;
    if (there && ITEMS[kind].wields && !aimed) aim(app);
}

// Handles a click on a part of the HUD (Hit).
static void press_hud(App *app, int hit) {
    Input *once = &app->mouse.clicks.once;
    bool aimed = app->mouse.clicks.aims;
    app->mouse.clicks.aims = false;
    if (hit >= HIT_SLOT_1 && hit <= HIT_SLOT_LAST) {
        int slot = hit - HIT_SLOT_1 + 1;
        press_slot(app, slot, aimed && slot == slot_in_hand(&app->play.session.world->hero.bag));
    } else if (hit == HIT_HAND) {
        if (!aimed) aim(app);
    } else if (hit == HIT_SHUTTER) {
        once->buttons = BUTTON_SHUTTER;
    } else if (hit == HIT_WAIT) {
        once->buttons = BUTTON_WAIT;
    } else if (hit == HIT_BELL) {
        (void)controls_hold_bell(&app->controls, true);
    } else {
        app_act(app, app_action_of_hit(hit));
    }
}

// Handles a click on the level: goes, uses, strikes or throws there.
static void press_level(App *app) {
    Vec cell;
    ActorId actor;
    if (!app_pointed_cell(app, &cell, &actor)) return;
    bool below = vec_eq(
        cell,
        cell_of(app->play.session.world->actors[HERO]
                    .pos)); // a click on the hero's own cell uses what lies there, or sets something down
    bool throws = (aims(app) && !below) || throws_by_key();
    app->mouse.clicks.aims = false;
    if (throws && actor != NOBODY && !vec_eq(deed_throw_landing(app->play.session.world, cell), cell)) {
        app_say(app, tr("Can't throw there: only in the eight directions"));
        return;
    }
    app->mouse.clicks.level = !throws;
    app_start_deed(app, throws ? deed_for_throw(cell) : deed_for_click(app->play.session.world, cell, actor));
}

// Rolls towards the pointer.
static void roll(App *app) {
    Vec point;
    if (!app_pointed_point(app, &point)) return;
    Vec way = DIRS[dir_of(vec_sub(point, app->play.session.world->actors[HERO].pos))];
    app->mouse.clicks.once = (Input){.x = (int8_t)way.x, .y = (int8_t)way.y, .buttons = BUTTON_ROLL};
}

Input app_mouse_input(App *app, bool *steers) {
    Clicks *clicks = &app->mouse.clicks;
    Vec point;
    Input input = clicks->once;
    clicks->once = (Input){0};
    *steers = !input_idle(input);
    bool holds = clicks->level && app->mouse.pointer.held && ++clicks->held_ticks > HOLD_TICKS;
    if (*steers || !holds) return input;
    if (clicks->deed.kind == DEED_STRIKE) {
        clicks->deed.goes_on = true;
        return input;
    }
    *steers = app_pointed_point(app, &point);
    if (!*steers) return input;
    app_stop_journey(app);
    clicks->deed.kind = DEED_NONE;
    return deed_steer(app->play.session.world, point);
}

// ---- menus and pages

static void choose_entry(App *app, int entry) {
    Menu *menu = app_menu(app);
    if (entry < 0 || entry == menu->cursor || (entry < menu->count && !menu->entries[entry].enabled)) return;
    menu->cursor = entry;
    PageUse use = app_page_use(app);
    if (PAGES[app_top_screen_id(app)] != NULL) page_cursor_moved(PAGES[app_top_screen_id(app)], &use);
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
}

static void point_at(App *app, Vec cell) {
    PageUse use = app_page_use(app);
    const Page *page = PAGES[app_top_screen_id(app)];
    if (page != NULL && page->point != NULL) page->point(&use, cell);
}

// Moves the cursor of a menu or of the map to what is under the pointer. In a list that scrolls (HIT_ROW)
// only a click does that, because the list would slip away below the pointer.
static void point_in_menu(App *app, const HitBox *box, Vec px) {
    if (box == NULL) return;
    if (box->hit == HIT_FIELD) {
        Vec cells = {app->play.session.world->level.tiles.w, app->play.session.world->level.tiles.h};
        Vec at = {(px.x - box->rect.x) * cells.x / box->rect.w, (px.y - box->rect.y) * cells.y / box->rect.h};
        point_at(app, at);
    }
    if (box->hit < (int)HIT_ROW) choose_entry(app, hits_entry(box));
}

// The action of a click on an entry: an entry with a value steps to the next value; one with a text field is
// only chosen.
static Action entry_action(App *app, int entry) {
    const Menu *menu = app_menu(app);
    if (entry >= menu->count) return ACTION_CONFIRM;
    if (!menu->entries[entry].enabled) return ACTION_NONE;
    if (app_top_screen(app)->mode == CONTROL_TEXT && entry == 0) return ACTION_NONE;
    bool steps = app_top_screen_id(app) == SCREEN_PRACTICE || app_top_screen_id(app) == SCREEN_STAGES ||
                 app_top_screen(app)->mode == CONTROL_TEXT;
    return steps && menu->entries[entry].value != NULL ? ACTION_RIGHT : ACTION_CONFIRM;
}

// Handles a click outside the game. In a list that scrolls, and in the bag, the first click on an entry
// chooses it and the second one performs its action.
static void press_menu(App *app, const HitBox *box, Vec px) {
    bool bare = app_top_screen(app)->mode == CONTROL_PLAY; // the screen of the layout has no menu
    if (box == NULL) {
        if (bare || app_top_screen_id(app) == SCREEN_LOOK) app_act(app, ACTION_BACK);
        if (app_top_screen_id(app) == SCREEN_STAGES) app_act(app, ACTION_CONFIRM);
        if (app_top_screen_id(app) == SCREEN_VIEWER) app_act(app, ACTION_WATCH_PAUSE);
        return;
    }
    int entry = hits_entry(box);
    bool bag = app_top_screen_id(app) == SCREEN_BAG, chosen = !bag || entry == app->mouse.clicks.chosen;
    bool first = box->hit >= (int)HIT_ROW && (entry != app_menu(app)->cursor || !chosen);
    choose_entry(app, entry);
    app->mouse.clicks.chosen = entry;
    if (first) return;
    point_in_menu(app, box, px);
    if (box->hit == HIT_FIELD) app_act(app, ACTION_CONFIRM);
    app_act(app, entry >= 0 ? entry_action(app, entry) : app_action_of_hit(box->hit));
    if (bag && box->hit == HIT_THROW && app_top_screen_id(app) == SCREEN_PLAY) aim(app);
}

// Turns the wheel outside the game: it changes a value under the pointer, or else moves the cursor.
static void scroll_menu(App *app, int up) {
    Vec px;
    const HitBox *box = app_pointed_hit(app, &px);
    int entry = hits_entry(box);
    const Menu *menu = app_menu(app);
    bool arrow = box != NULL && box->hit == HIT_LESS;
    bool value =
        arrow || (entry >= 0 && entry < menu->count &&
                  (app_top_screen_id(app) == SCREEN_PRACTICE || app_top_screen_id(app) == SCREEN_SETTINGS ||
                   app_top_screen_id(app) == SCREEN_STAGES ||
                   (app_top_screen_id(app) == SCREEN_TITLE && menu->entries[entry].value != NULL)));
    app_act(app, value ? (up > 0 ? ACTION_RIGHT : ACTION_LEFT) : up > 0 ? ACTION_UP : ACTION_DOWN);
}

// ---- events

static void press_left(App *app) {
    Vec px;
    const HitBox *box = app_pointed_hit(app, &px);
    app->mouse.clicks.hit = HIT_NONE;
    app->mouse.clicks.level = false;
    app->mouse.clicks.held_ticks = 0;
    if (app_top_screen_id(app) != SCREEN_PLAY) {
        press_menu(app, app_top_screen_id(app) == SCREEN_LOOK ? NULL : box, px);
    } else if (on_level(app, box)) {
        press_level(app);
    } else {
        app->mouse.clicks.hit = box->hit;
        press_hud(app, box->hit);
    }
}

static void look_around(App *app, Vec cell) {
    const ScreenCommand look = {.kind = DO_LOOK, .cell = cell};
    app_carry_out(app, &look);
}

static void press_right(App *app) {
    Vec cell;
    ActorId actor;
    if (app_top_screen_id(app) != SCREEN_PLAY) {
        app_act(app, ACTION_BACK);
    } else if (aims(app)) {
        app->mouse.clicks.aims = false;
    } else if (app_pointed_cell(app, &cell, &actor)) {
        look_around(app, cell);
    }
}

static void press(App *app, int button) {
    if (button == SDL_BUTTON_LEFT) press_left(app);
    if (button == SDL_BUTTON_RIGHT) press_right(app);
    if (button == SDL_BUTTON_MIDDLE && app_top_screen_id(app) == SCREEN_PLAY) roll(app);
}

static void move(App *app) {
    Vec px, cell;
    ActorId actor;
    if (app_top_screen_id(app) == SCREEN_LOOK) {
        if (app_pointed_cell(app, &cell, &actor)) point_at(app, cell);
    } else if (app_top_screen_id(app) != SCREEN_PLAY) {
        point_in_menu(app, app_pointed_hit(app, &px), px);
    }
}

static void scroll(App *app, int up) {
    if (app_top_screen_id(app) == SCREEN_PLAY) {
        choose_in_hand(app, up > 0 ? -1 : 1);
    } else if (up != 0) {
        scroll_menu(app, up);
    }
}

bool app_take_mouse_event(App *app, const SDL_Event *event) {
    if (!pointer_event(&app->mouse.pointer, event)) return false;
    app->loop.changed = true;
    if (!app->mouse.pointer.held) {
        if (app->mouse.clicks.hit == HIT_BELL) app_act(app, controls_hold_bell(&app->controls, false));
        app->mouse.clicks.hit = HIT_NONE;
        app->mouse.clicks.level = app->mouse.clicks.deed.goes_on = false;
    }
    if (event->type == SDL_MOUSEMOTION) move(app);
    if (event->type == SDL_MOUSEBUTTONDOWN) press(app, event->button.button);
    if (event->type == SDL_MOUSEWHEEL) scroll(app, event->wheel.y);
    return true;
}

// ---- once a frame

// True if the mouse is over a cell that is worth a description.
static bool hovers(App *app, Vec *cell) {
    Vec px;
    ActorId actor;
    return app_top_screen_id(app) == SCREEN_PLAY && app_pointed_hit(app, &px) == NULL &&
           app_pointed_cell(app, cell, &actor) &&
           cell_is_interesting(app->play.session.world, scene_item_memory(app->show.scene), *cell);
}

// Finds the cell where the aimed thing would land. Returns false when the pointer is not over the level.
static bool aimed_cell(App *app, Vec *cell) {
    Vec px;
    ActorId actor;
    if (!on_level(app, app_pointed_hit(app, &px)) || !app_pointed_cell(app, cell, &actor)) return false;
    *cell = deed_throw_landing(app->play.session.world, *cell);
    return true;
}

void app_update_pointing(App *app) {
    Vec cell;
    Cursor *cursor = &app->show.cursor;
    bool shows = pointer_should_show(&app->mouse.pointer, SDL_GetTicks());
    if (shows != (SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE)) {
        (void)SDL_ShowCursor(shows ? SDL_ENABLE : SDL_DISABLE);
        app->loop.changed = true;
    }
    app->show.hud.buttons = app->mouse.pointer.used && app->stack.at[0] == SCREEN_PLAY;
    app->show.hud.aims = aims(app);
    if (app_top_screen_id(app) == SCREEN_LOOK) {
        *cursor = (Cursor){CURSOR_LOOK, *(const Vec *)app->own[SCREEN_LOOK]};
        return;
    }
    bool points = shows && hovers(app, &cell);
    cursor->kind = points ? CURSOR_HOVER : CURSOR_NONE;
    if (points) cursor->cell = cell;
    if (!shows || !aims(app) || !aimed_cell(app, &cell)) return;
    *cursor = (Cursor){CURSOR_AIM, cell};
}
