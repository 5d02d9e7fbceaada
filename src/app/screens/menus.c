// Draws the pages that have entries: the menu, and what some pages show beside it.
#include "app/state/state.h"

#include "app/pages/end.h"
#include "app/pages/own.h"
#include "app/pages/practice.h"
#include "app/play/pads.h"
#include "lang/lang.h"
#include "view/screens/preview.h"
#include "view/screens/victory.h"

#include <stdio.h>

// Draws an error on top of the page; "" draws nothing.
static void draw_notice(const Ui *ui, Image *layer, const char *text) {
    enum { LINES = 4, EDGE = 5 };
    Vec at = {10, 8};
    int lines = ui_draw_text_wrapped(ui, NULL, at, layer->w - 2 * at.x, LINES, COLOUR_RED, text);
    Rect panel = {at.x - EDGE, at.y - EDGE, layer->w - 2 * (at.x - EDGE), lines * FONT_LINE_PX + 2 * EDGE};
    if (lines > 0) panel_draw(ui, layer, panel);
    ui_draw_text_wrapped(ui, layer, at, layer->w - 2 * at.x, LINES, COLOUR_RED, text);
}

static void draw_title(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    const Menu menu = menu_translated(app_menu(app));
    title_page_draw(ui, layer, &menu, APP_VERSION);
    PageUse use = app_page_use(app);
    use.own = app->own[SCREEN_TITLE];
    draw_notice(ui, layer, PAGE_TITLE.notice(&use));
}

const Screen TITLE_SCREEN = {.calm = true, .light = 256, .draw = draw_title};

static void draw_pause(App *app, Image *layer) {
    const Menu menu = menu_translated(app_menu(app));
    pause_page_draw(&app->assets.ui, layer, &menu, app->play.session.world, app->show.seed_word,
                    play_code(&app->play));
}

const Screen PAUSE_SCREEN = {.light = 110, .draw = draw_pause};

static void draw_end(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    const EndState *end = app->own[SCREEN_END];
    const Game *game = app->play.session.game;
    const EndPage page = end_page_build(&app->play, end);
    const Menu menu = menu_translated(app_menu(app));
    Rect all = {0, 0, layer->w, layer->h}, room = game_view_end_room(&app->show, page.world);
    int scene = victory_ticks(game);
    if (scene > 0 && end->counted < 0) {
        victory_draw(ui, layer, all, game, scene + end->counted);
        hits_add(ui->hits, all, HIT_CONFIRM);
        return;
    }
    if (scene > 0)
        victory_draw(ui, layer, (Rect){0, 0, room.x > 0 ? room.x : layer->w, room.y > 0 ? room.y : layer->h},
                     game, VICTORY_STILL);
    end_page_draw(ui, layer, room, &menu, &page);
    draw_notice(ui, layer, app->play.storage.unkept.text);
}

// Says the lines of the scene of a victory, each when it begins.
static void tell_scene(App *app, EndState *end) {
    const Game *game = app->play.session.game;
    char text[VICTORY_TEXT_MAX];
    int due = victory_told(game, victory_ticks(game) + end->counted);
    for (; end->told < due; end->told++) {
        app_say(app, victory_line(game, end->told, text));
        if (end->counted < 0)
            sound_play(app->assets.sound, end->told < VICTORY_BELLS ? SOUND_TOLL : SOUND_KINDLE);
    }
}

// Moves the scene of a victory on, then counts the score up with a sound for each part that begins.
static bool move_end(App *app, int ticks) {
    EndState *end = app->own[SCREEN_END];
    int part = int_max(end->counted, 0) / END_PART_TICKS;
    bool more = end_page_count(end, app->play.session.world, ticks);
    tell_scene(app, end);
    if (more && end->counted / END_PART_TICKS > part)
        sound_play(app->assets.sound, (SoundName)(SOUND_PICKUP_0 + int_min(part, 7)));
    return more;
}

const Screen END_SCREEN = {.light = 110, .draw = draw_end, .moves = move_end};

// Draws a page that has only a menu.
static void draw_page(App *app, Image *layer) {
    enum { HIGHEST = 120, EDGES = 8 };
    Menu menu = menu_translated(app_menu(app));
    const Ui *ui = &app->assets.ui;
    menu_limit_rows(&menu, ui, (Vec){layer->w - EDGES, layer->h - EDGES});
    int room = layer->h - menu_size(&menu, ui, layer->w - EDGES).y;
    menu_draw(&menu, ui, layer, (Vec){layer->w / 2, int_clamp(room / 2, 4, HIGHEST)}, layer->w - EDGES);
}

const Screen SEED_SCREEN = {.mode = CONTROL_TEXT, .light = 110, .draw = draw_page};

const Screen PAGE_SCREEN = {.light = 110, .draw = draw_page};

// Names the keys that change values, below a page with values.
static void tell_changing(App *app, char *text, size_t size) {
    (void)snprintf(text, size,
                   app->controls.device == DEVICE_TOUCH ? tr("Tap to change, %s to go back")
                                                        : tr("Left and right to change, %s to go back"),
                   controls_key_name(&app->controls, ACTION_BACK));
}

// Tells the size of letters in use when the window has no room for the chosen one.
static void tell_letters(const App *app, Menu *menu, char *text, size_t size) {
    int set = app->play.prefs.now[SETTING_SIZE], here = fit_text_percent(app_surface(app), set);
    if (here == 100 + 50 * set) return;
    (void)snprintf(text, size, tr("%s, here %d.%02dx"), setting_value_text(SETTING_SIZE, set), here / 100,
                   here % 100);
    MenuEntry *letters = page_entry(menu, SETTING_SIZE);
    if (letters != NULL) letters->value = text;
}

static void draw_settings(App *app, Image *layer) {
    enum { HIGHEST = 70, FOOT_H = 24 };
    Menu menu = menu_translated(app_menu(app));
    const Ui *ui = &app->assets.ui;
    const Controls *controls = &app->controls;
    const char *why = app->play.prefs.why.text;
    char usual[192];
    bool shakes = controls->pads[controls->pad] == NULL || pads_can_rumble(controls);
    char letters[96];
    tell_letters(app, &menu, letters, sizeof letters);
    MenuEntry *rumble = page_entry(&menu, SETTING_RUMBLE);
    if (!shakes && rumble != NULL) rumble->value = tr("not on this gamepad");
    int widest = layer->w - 40;
    menu_limit_rows(&menu, ui, (Vec){widest, layer->h - FOOT_H - 8});
    int room = layer->h - menu_size(&menu, ui, widest).y - FOOT_H;
    Vec top = {layer->w / 2, int_clamp(room / 2, 4, HIGHEST)};
    Rect panel = menu_draw(&menu, ui, layer, top, widest);
    tell_changing(app, usual, sizeof usual);
    const char *foot = why[0] != '\0' ? why : usual;
    int width = int_min(font_width(ui->font, foot) + 18, layer->w - 8);
    Rect line = {(layer->w - width) / 2, panel.y + panel.h + 4, width, 20};
    panel_draw(ui, layer, line);
    hits_add(ui->hits, line, HIT_BACK);
    ui_draw_text_centred(ui, layer, (Vec){layer->w / 2, panel.y + panel.h + 11}, 1,
                         why[0] != '\0' ? COLOUR_RED : COLOUR_GREY, foot);
}

const Screen SETTINGS_SCREEN = {.light = 110, .draw = draw_settings};

enum { BESIDE_EDGES = 12 };

// The width of a menu that has a level beside it.
static int beside_width(const Image *layer) {
    enum { MENU_W = 262 };
    return int_min(MENU_W, layer->w * 55 / 100);
}

// Draws a menu and beside it the level that its entries make. `foot`: a line below the keys that play and
// change the seed. Returns the rectangle of these two lines.
static Rect draw_beside(App *app, Image *layer, const Level *preview, const char *foot) {
    enum { TOP = 24, FOOT = 41 };
    int menu_w = beside_width(layer);
    Menu menu = menu_translated(app_menu(app));
    const Ui *ui = &app->assets.ui;
    menu_limit_rows(&menu, ui, (Vec){menu_w, layer->h - TOP - FOOT});
    Vec size = menu_size(&menu, ui, menu_w);
    Rect left = {8, TOP, menu_w, size.y}, right = {menu_w + 16, TOP, layer->w - menu_w - 24, layer->h - 48};
    menu_draw_in(&menu, ui, layer, left);
    if (preview->tiles.w > 0) preview_draw(ui, preview, layer, right);
    panel_draw(ui, layer, (Rect){left.x, left.y + left.h + 4, left.w, 33});
    hits_add(ui->hits, (Rect){left.x, left.y + left.h + 4, left.w, 16}, HIT_CONFIRM);
    hits_add(ui->hits, (Rect){left.x, left.y + left.h + 20, left.w, 17}, HIT_BACK);
    char play[192], fit[200];
    (void)snprintf(play, sizeof play, tr("%s: play   %s: another seed"),
                   controls_key_name(&app->controls, ACTION_CONFIRM),
                   controls_key_name(&app->controls, ACTION_NEW_SEED));
    if (app->controls.device == DEVICE_TOUCH) (void)snprintf(play, sizeof play, tr("Tap here to play"));
    Vec at = {left.x + left.w / 2, left.y + left.h + 10};
    ui_draw_text_centred(ui, layer, at, 1, COLOUR_CREAM,
                         ui_text_fit(ui, left.w - BESIDE_EDGES, play, fit, sizeof fit));
    ui_draw_text_centred(ui, layer, (Vec){at.x, at.y + FONT_LINE_PX}, 1, COLOUR_GREY,
                         ui_text_fit(ui, left.w - BESIDE_EDGES, foot, fit, sizeof fit));
    return (Rect){left.x, left.y + left.h + 4, left.w, 33};
}

static void draw_practice(App *app, Image *layer) {
    char foot[192];
    tell_changing(app, foot, sizeof foot);
    bool fits = font_width(app->assets.ui.font, foot) + BESIDE_EDGES <= beside_width(layer);
    if (!fits)
        (void)snprintf(foot, sizeof foot, tr("%s: back"), controls_key_name(&app->controls, ACTION_BACK));
    (void)draw_beside(app, layer, &((const PracticePage *)app->own[SCREEN_PRACTICE])->preview, foot);
}

const Screen PRACTICE_SCREEN = {.light = 60, .draw = draw_practice};

static void draw_tutorials(App *app, Image *layer) {
    char foot[192];
    (void)snprintf(foot, sizeof foot, tr("%s: back"), controls_key_name(&app->controls, ACTION_BACK));
    const Ui *ui = &app->assets.ui;
    const char *words = tr(TUTORIALS[app_menu(app)->cursor].words);
    Rect keys = draw_beside(app, layer, &((const TutorialsPage *)app->own[SCREEN_TUTORIALS])->preview, foot);
    Vec at = {keys.x + 8, keys.y + keys.h + 12};
    int rows = ui_draw_text_wrapped(ui, NULL, at, keys.w - 16, 6, COLOUR_PALE, words);
    panel_draw(ui, layer, (Rect){keys.x, at.y - 8, keys.w, rows * FONT_LINE_PX + 14});
    (void)ui_draw_text_wrapped(ui, layer, at, keys.w - 16, 6, COLOUR_PALE, words);
}

const Screen TUTORIALS_SCREEN = {.light = 60, .draw = draw_tutorials};
