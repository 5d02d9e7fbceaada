// Draws a frame: the game, the top screen over it, then what lies over both.
#include "app/loop.h"

#include "app/host/host.h"
#include "app/pages/stages.h"
#include "app/play/viewer.h"
#include "base/fail.h"
#include "lang/lang.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/layout.h"
#include "view/debug/perf_stats.h"
#include "view/debug/plan.h"
#include "view/hud/touch_pad.h"
#include "view/scene/noise_rings.h"
#include "view/screens/timeline.h"

#include <stdio.h>

// Tells the host where the text field of the top screen is. It is the first line of the menu.
static void tell_field(App *app) {
    Rect field = {0};
    Vec layer = {app->show.layer.w, app->show.layer.h};
    bool types = app->controls.device == DEVICE_TOUCH && app_top_screen(app)->mode == CONTROL_TEXT;
    for (int i = 0; types && i < app->hits.count; i++) {
        if (hits_entry(&app->hits.at[i]) == 0)
            field = window_to_points(&app->window,
                                     fit_image_to_window(app->window.place, layer, app->hits.at[i].rect));
    }
    size_t size;
    const char *text = app_text_field(app, &size);
    host_set_text_field(field, text != NULL ? text : "");
}

// Draws the touch buttons over the HUD.
static void draw_touch(App *app, Image *layer) {
    Touch *touch = &app->touch;
    const Ui *ui = &app->assets.ui;
    if (app->controls.device != DEVICE_TOUCH || app_top_screen_id(app) == SCREEN_TITLE) return;
    if (app_top_screen_id(app) != SCREEN_PLAY) {
        touch_pad_draw_back(ui, layer, app_top_screen_id(app) == SCREEN_LOOK,
                            app_top_screen_id(app) == SCREEN_BAG);
        return;
    }
    TouchPad pad = {.stick = touch->stick, .thumb = touch->thumb};
    for (int i = 0; i < TOUCH_FINGERS; i++) {
        const Finger *finger = &touch->fingers[i];
        pad.steers |= finger->does == TOUCH_STEERS;
        if (finger->does == TOUCH_HOLDS) pad.held |= (uint32_t)1 << finger->hit;
    }
    touch_pad_draw(&pad, &app->show.hud, ui, app->play.session.world, layer);
}

// The size in px of the layer that anything needs so that a finger can hit it: 44 points. 0 without fingers.
static int finger_px(const App *app) {
    enum { FINGER_POINTS = 44 };
    Surface window = app_surface(app);
    const Fit *fit = &app->show.fit;
    int wide = (fit->fills ? window.size.x : fit->picture.x) * 100;
    if (app->controls.device != DEVICE_TOUCH) return 0;
    return (FINGER_POINTS * window.density * fit->layer.x + wide - 1) / wide;
}

// Draws a line of text above everything: where it covers no panel of the game, or in the corner of a page.
static Rect draw_line(App *app, Image *layer, const char *text) {
    enum { EDGE = 9, LINE_H = 20, TEXT_Y = 7 };
    char fit[MESSAGE_MAX + 4];
    const Ui *ui = &app->assets.ui;
    int width = int_min(font_width(ui->font, text) + 2 * EDGE, layer->w);
    Rect rect = {0, 0, width, LINE_H}; // over a page: beside its title
    if (app_top_screen_id(app) == SCREEN_PLAY)
        rect = hud_top_line_rect(&app->show.hud, ui, app->play.session.world, width);
    panel_draw(ui, layer, rect);
    ui_draw_text_centred(ui, layer, (Vec){rect.x + rect.w / 2, rect.y + TEXT_Y}, 1, COLOUR_CREAM,
                         ui_text_fit(ui, rect.w - 2 * EDGE, text, fit, sizeof fit));
    return rect;
}

// Draws the question about a new descent, the number that is typed, or how to go back to the dungeon that was
// left.
static void draw_ways_out(App *app, Image *layer) {
    char text[192];
    ScreenId top = app_top_screen_id(app);
    bool asked = play_question_ms(&app->play) > 0;
    bool heard = top == SCREEN_PLAY || top == SCREEN_LAYOUT || top == SCREEN_MAP || top == SCREEN_PAUSE;
    if (heard && asked) (void)draw_line(app, layer, app->play.asked);
    if (top == SCREEN_PLAY && app->repeat.counts) {
        (void)snprintf(text, sizeof text, tr("%d times: a direction or %s"), app->repeat.count,
                       controls_key_name(&app->controls, ACTION_WAIT));
        (void)draw_line(app, layer, text);
    }
    if (asked || !heard || !app_can_restore(app)) return;
    int seconds = (app->play.left.ticks + TICKS_PER_SECOND - 1) / TICKS_PER_SECOND;
    (void)snprintf(text, sizeof text, tr("%s: back to the dungeon that you left (%d)"),
                   controls_key_name(&app->controls, ACTION_TAKE_BACK), seconds);
    hits_add(&app->hits, draw_line(app, layer, text), HIT_TAKE_BACK);
}

static void draw_screen(App *app) {
    const Page *page = PAGES[app_top_screen_id(app)];
    PageUse use = app_page_use(app);
    if (page != NULL) page_update(page, &use);
    if (page == NULL || page->count == NULL) page_read_row(&use);
    if (app_top_screen_id(app) == SCREEN_PLAY) app_draw_tooltip(app, &app->show.layer);
    if (app_top_screen(app)->draw != NULL) app_top_screen(app)->draw(app, &app->show.layer);
    if (app_top_screen(app)->foot) app_draw_foot_keys(app, &app->show.layer);
    draw_ways_out(app, &app->show.layer);
}

// Draws the full layout or the stage viewer, on an image as large as the window.
static Image *draw_whole(App *app) {
    Image *to = game_view_lend_image(&app->show, window_size_in_pixels(&app->window));
    if (to == NULL) return &app->show.near;
    if (app_top_screen_id(app) == SCREEN_STAGES) {
        StageViewer *viewer = &((StagesPage *)app->own[SCREEN_STAGES])->viewer;
        stage_viewer_light(viewer, &app->assets);
        const GenStageView view = stage_viewer_view(viewer, app_menu(app));
        gen_stage_view_draw(&app->assets.ui, &view, to, (Vec){app->show.layer.w, app->show.layer.h});
    } else {
        debug_layout_draw(&app->assets.ui, app->play.session.world, to);
        layout_draw_noises(scene_noise_rings(app->show.scene), app->play.session.world, to);
    }
    game_view_clear_layer(&app->show);
    draw_screen(app);
    return to;
}

// Draws the layer on black, without the game.
static Image *draw_alone(App *app) {
    Image *frame = &app->show.near;
    image_fill(frame, (Rect){0, 0, frame->w, frame->h}, COLOUR_INK);
    game_view_clear_layer(&app->show);
    draw_screen(app);
    return frame;
}

static int alpha_of(const App *app) {
    int alpha = pacing_alpha(&app->pacing);
    if (!app_top_screen(app)->game_runs) return 256;
    return app->play.session.watching ? viewer_alpha(app->own[SCREEN_VIEWER], alpha) : alpha;
}

static Image *draw_game(App *app) {
    GameView *show = &app->show;
    const Screen *screen = app_top_screen(app);
    game_view_draw_game(show, app->play.session.world, alpha_of(app));
    if (app_screen_of(app->stack.at[0])->game_runs && app_screen_of(app->stack.at[0])->light == 0 &&
        screen->light == 0) {
        game_view_draw_hud(show, app->play.session.world);
    } else {
        bool fell = app_top_screen_id(app) == SCREEN_END &&
                    app->play.session.world->outcome == OUTCOME_DEATH && !show->ascii;
        game_view_clear_layer(show);
        if (!fell) page_darken_to(game_view_frame(show), screen->light);
    }
    draw_screen(app);
    return game_view_frame(show);
}

Image *app_draw(App *app) {
    uint64_t start = pacing_now();
    app->show.watched = app->play.session.watching;
    if (!game_view_resize(&app->show, app_surface(app))) return NULL;
    app->hits.count = 0;
    app->assets.ui.finger = app->show.hud.finger = finger_px(app);
    app->show.far_view = app->play.prefs.now[SETTING_VIEW] != 0 && fit_allows_far_view(&app->show.fit) &&
                         app_has_recording(app);
    app->show.draws_back = app->play.prefs.now[SETTING_TOLL] == 0 && fit_allows_far_view(&app->show.fit);
    bool whole = app_top_screen_id(app) == SCREEN_LAYOUT || app_top_screen_id(app) == SCREEN_STAGES;
    Image *frame = app_top_screen(app)->alone ? draw_alone(app) : whole ? draw_whole(app) : draw_game(app);
    Image *layer = &app->show.layer;
    app_draw_map_faults(app, layer);
    tell_field(app);
    draw_touch(app, layer);
    if (app->play.prefs.now[SETTING_PERF_STATS] != 0)
        (void)perf_stats_draw(&app->perf.stats, &app->assets.ui, layer, (Vec){8, 84});
    Image *picture = game_view_grade(&app->show, game_view_add_layer(&app->show, frame));
    app->perf.spent[PERF_DRAW] = pacing_us_since(&app->pacing, start);
    return picture;
}

void app_present(App *app) {
    Image *frame = app_draw(app);
    if (frame == NULL) {
        app_stop_with_error(app, tr("not enough memory to draw"));
        return;
    }
    app->window.fills = app->show.fit.fills;
    if (app->window.renderer == NULL) pacing_wait_show(&app->pacing);
    uint64_t start = pacing_now();
    if (!window_present(&app->window, frame)) app_stop_with_error(app, SDL_GetError());
    app->perf.spent[PERF_PRESENT] = pacing_us_since(&app->pacing, start);
}
