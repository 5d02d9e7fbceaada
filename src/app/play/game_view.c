#include "app/play/game_view.h"

#include "base/fail.h"
#include "lang/lang.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/image.h"
#include "view/canvas/panel.h"
#include "view/debug/ascii.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"
#include "view/screens/timeline.h"

#include <stdio.h>
#include <string.h>

enum { BUSY_MAX = 128 };
_Static_assert(2 * FIT_MOST_W <= ZOOM_MOST_W, "a far frame of any window can be zoomed");

// In ticks. The old level fades out (LEAVE), the new one fades in (COME). The card with the name of the new
// one is shown longer on the first visit (CARD_FIRST), and fades at its end.
enum { LEAVE_TICKS = 10, COME_TICKS = 20, CARD_FIRST = 150, CARD_AGAIN = 75, CARD_FADE = 20 };

bool game_view_init(GameView *show, const Assets *assets, bool reduced_motion, Error *error) {
    *show = (GameView){.assets = assets};
    show->scene = scene_new(&assets->atlas, assets->font, error);
    if (show->scene == NULL) return false;
    if (!game_view_resize(show, (Surface){{2 * HUD_W, 2 * HUD_H}, 100}))
        return fail(error, tr("not enough memory"));
    game_view_set_aids(show, (Aids){.still = reduced_motion, .calm = reduced_motion});
    return true;
}

void game_view_free(GameView *show) {
    scene_free(show->scene);
    image_free(&show->near);
    image_free(&show->far);
    image_free(&show->between);
    image_free(&show->layer);
    image_free(&show->whole);
    image_free(&show->fitted);
    image_free(&show->graded);
    image_free(&show->left);
    *show = (GameView){0};
}

static bool resize(Image *image, Vec size) {
    if (image->pixels != NULL && image->w == size.x && image->h == size.y) return true;
    image_free(image);
    return image_init(image, size.x, size.y);
}

void game_view_set_journey(GameView *show, const Journey *journey) {
    show->journey = journey;
    scene_set_journey(show->scene, journey);
}

// Gives the HUD the whole layer, except the timeline of a recording.
static void fit_hud(GameView *show) {
    show->hud.size = show->fit.layer;
    if (show->watched) show->hud.size.y -= timeline_height(show->fit.layer);
}

bool game_view_resize(GameView *show, Surface window) {
    Fit fit = fit_window(window, show->aids.larger);
    show->fit = fit;
    fit_hud(show);
    scene_set_layer_size(show->scene, fit.layer);
    bool tall = fit.near.y > FIT_MOST_H; // its near frame shows as much as a far one
    Vec far = tall ? fit.near : (Vec){2 * fit.near.x, 2 * fit.near.y};
    return resize(&show->near, fit.near) && resize(&show->far, far) && resize(&show->between, far) &&
           resize(&show->layer, fit.layer);
}

Image *game_view_lend_image(GameView *show, Vec window) {
    bool fits = show->layer.w <= show->fit.picture.x;
    Vec size = show->fit.laid ? show->fit.near : fits ? window : show->fit.layer;
    return resize(&show->whole, size) ? &show->whole : NULL;
}

static void set_hud_aids(GameView *show) {
    show->hud.calm = show->aids.calm;
    show->hud.captioned = show->aids.captions;
    if (!show->aids.captions) show->hud.captions.count = 0;
}

void game_view_set_aids(GameView *show, Aids aids) {
    show->aids = aids;
    set_hud_aids(show);
    scene_set_aids(show->scene, aids);
}

// Names the keys on the slots if they fit. A pad has no button for each slot.
static void name_slots(GameView *show, Controls *controls) {
    enum { WIDEST = 14 };
    for (int i = 0; i < SLOTS; i++) {
        const char *key = controls_key_name(controls, (Action)(ACTION_SLOT_1 + i));
        bool fits = controls->device == DEVICE_KEYS && font_width(show->assets->ui.font, key) <= WIDEST;
        (void)snprintf(show->hud.slot_keys[i], sizeof show->hud.slot_keys[i], "%s", fits ? key : "");
    }
}

void game_view_set_keys(GameView *show, Controls *controls) {
    char walk[32];
    controls_walk_keys(controls, walk, sizeof walk);
    scene_set_use_key(show->scene, controls_key_name(controls, ACTION_USE));
    scene_set_keys(show->scene, walk, controls_key_name(controls, ACTION_STRIKE),
                   controls_key_name(controls, ACTION_SHUTTER));
    name_slots(show, controls);
    (void)snprintf(show->bell_key, sizeof show->bell_key, "%s", controls_key_name(controls, ACTION_BELL));
    (void)snprintf(show->hud.message.throw_key, sizeof show->hud.message.throw_key, "%s",
                   controls_key_name(controls, ACTION_THROW));
}

void game_view_set_word(GameView *show, const char *word) {
    (void)snprintf(show->seed_word, sizeof show->seed_word, "%s", word != NULL ? word : "");
}

// True when the far view is shown. The classic is always seen whole; its letters need less room.
static bool is_far(const GameView *show) {
    Vec all = show->ascii ? (Vec){0, 0} : show->all;
    return show->far_view || all.x > show->fit.near.x || all.y > show->fit.near.y;
}

Image *game_view_frame(GameView *show) {
    if (is_far(show) || show->back == SHOW_BACK_TICKS) return &show->far;
    return show->back > 0 ? &show->between : &show->near;
}

// Fades the new level in. The game goes on meanwhile; only the picture changes slowly.
static void arrive(GameView *show, const World *world) {
    const Image *frame = game_view_frame(show);
    uint32_t bit = (uint32_t)1 << (world->depth & 31);
    if (resize(&show->left, (Vec){frame->w, frame->h}))
        memcpy(show->left.pixels, frame->pixels, (size_t)frame->w * (size_t)frame->h * sizeof *frame->pixels);
    show->arrival = 0;
    show->card = (show->depths & bit) == 0 ? CARD_FIRST : CARD_AGAIN;
}

// Notes that the hero has come to another level, or that a game begins.
static void note_depth(GameView *show, const World *world, bool begins) {
    if (begins) show->depths = 0;
    if (begins) show->card = 0;
    if (!begins && world->depth != show->depth) arrive(show, world);
    show->depth = world->depth;
    show->depths |= (uint32_t)1 << (world->depth & 31);
}

void game_view_messages(GameView *show, const World *world) {
    if (world->tick <= 1) message_init(&show->replayed, world);
    message_tick(&show->replayed, world);
}

bool game_view_set_world(GameView *show, const World *world, bool begins) {
    const Grid *tiles = &world->level.tiles;
    note_depth(show, world, begins);
    show->all = world->classic ? (Vec){tiles->w * CELL_PX, tiles->h * CELL_PX} : (Vec){0, 0};
    if (begins) {
        hud_init_for_game(&show->hud, world);
        set_hud_aids(show);
        if (world->tick > 0 && show->replayed.past_count > 0)
            message_restore(&show->hud.message, &show->replayed);
        show->replayed.past_count = 0;
        show->hud.wave = scene_toll_wave(show->scene);
        show->hud.journey = show->journey;
        show->hud.seed_word = show->seed_word;
        fit_hud(show);
        show->hud.bell_key = show->bell_key[0] != '\0' ? show->bell_key : NULL;
    }
    show->back = 0;
    return scene_set_world(show->scene, world);
}

// True while a monster hunts the hero: the view then stays, so that the monster does not shrink in the
// middle of a fight.
static bool is_hunted(const World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        bool hunts = actor->brain.mind == MIND_CHASE || actor->act == ACT_WINDUP;
        if (actor->kind != ACTOR_NONE && hunts && fov_has(&world->cache.view, cell_of(actor->pos)))
            return true;
    }
    return false;
}

// Moves the view one tick towards the far view after a toll, or back.
static void draw_back(GameView *show, const World *world) {
    const TollWave *wave = scene_toll_wave(show->scene);
    bool may = show->draws_back && !is_far(show) && !show->ascii && !wave->still;
    bool wants = wave->age < SHOW_BACK_UNTIL && !is_hunted(world);
    show->back = may ? int_clamp(show->back + (wants ? 1 : -1), 0, SHOW_BACK_TICKS) : 0;
}

void game_view_tick(GameView *show, const World *world) {
    Rect busy[BUSY_MAX];
    scene_tick(show->scene, world);
    show->arrival = int_min(show->arrival + 1, show->card);
    draw_back(show, world);
    const Image *frame = game_view_frame(show);
    int count = scene_list_busy_boxes(show->scene, world, (Vec){frame->w, frame->h}, busy, BUSY_MAX - 1);
    if (show->cursor.kind == CURSOR_AIM)
        busy[count++] = game_view_layer_box(show, world, show->cursor.cell, 256);
    show->hud.carded = show->arrival < show->card;
    hud_tick(&show->hud, &show->assets->ui, world, busy, count);
    bool says = message_opacity(&show->hud.message) > 0;
    scene_cover(show->scene, says ? hud_rect(&show->hud, &show->assets->ui, world, HUD_MESSAGE) : (Rect){0});
}

// Blends `a` into `b`: `part` of ZOOM_ONE is `b`. The result is in 1/ZOOM_ONE px.
static Vec blend(Vec a, Vec b, int part) {
    return (Vec){a.x * (ZOOM_ONE - part) + b.x * part, a.y * (ZOOM_ONE - part) + b.y * part};
}

// Draws a frame between the near and the far view. The change is slow at its beginning and end.
static void draw_between(GameView *show, const World *world, int alpha) {
    Vec near_size = {show->near.w, show->near.h}, far_size = {show->far.w, show->far.h};
    Camera near = scene_camera(show->scene, world, near_size, alpha),
           far = scene_camera(show->scene, world, far_size, alpha);
    int t = show->back * ZOOM_ONE / SHOW_BACK_TICKS,
        eased = t * t * (3 * ZOOM_ONE - 2 * t) / (ZOOM_ONE * ZOOM_ONE);
    ZoomPart part = {.at = blend(vec_sub(near.origin, far.origin), (Vec){0, 0}, eased),
                     .size = blend(near_size, far_size, eased)};
    part.at.x = int_clamp(part.at.x, 0, far_size.x * ZOOM_ONE - part.size.x);
    part.at.y = int_clamp(part.at.y, 0, far_size.y * ZOOM_ONE - part.size.y);
    scene_draw(show->scene, world, alpha, &show->far);
    image_draw_zoomed(&show->between, &show->far, part);
}

static void draw_level(GameView *show, const World *world, int alpha) {
    if (show->ascii) {
        ascii_draw(&show->assets->ui, world, game_view_frame(show));
    } else if (game_view_frame(show) == &show->between) {
        draw_between(show, world, alpha);
    } else {
        scene_draw(show->scene, world, alpha, game_view_frame(show));
    }
}

// Draws the level that the hero has left, while it fades out.
static void draw_left(const GameView *show, Image *frame) {
    memcpy(frame->pixels, show->left.pixels, (size_t)frame->w * (size_t)frame->h * sizeof *frame->pixels);
    page_darken_to(frame, 256 * (LEAVE_TICKS - show->arrival) / LEAVE_TICKS);
}

static void fade_in(const GameView *show, Image *frame) {
    int age = int_max(show->arrival - LEAVE_TICKS, 0);
    if (age < COME_TICKS) page_darken_to(frame, 256 * age / COME_TICKS);
}

void game_view_draw_hud(GameView *show, const World *world) {
    int left = show->card - show->arrival;
    show->hud.portrait = scene_portrait(show->scene, world, show->hud.lost_ticks > 0);
    hud_draw_all(&show->hud, &show->assets->ui, world, &show->layer);
    if (left > 0 && !(show->hud.wave != NULL && wave_runs(show->hud.wave)))
        arrival_page_draw(&show->assets->ui, &show->layer, world,
                          int_min(left, CARD_FADE) * PANEL_OPAQUE / CARD_FADE);
}

Rect game_view_end_room(GameView *show, const World *world) {
    const Image *frame = game_view_frame(show);
    Vec layer = {show->layer.w, show->layer.h};
    bool pictured = world->outcome == OUTCOME_VICTORY ? world_descends(world)
                                                      : world->outcome == OUTCOME_DEATH && !show->ascii;
    if (!pictured) return (Rect){0, 0, layer.x, layer.y};
    Rect part = camera_end_part(world, (Vec){frame->w, frame->h});
    bool beside = part.h == frame->h;
    int used = beside ? part.w * layer.x / frame->w : part.h * layer.y / frame->h;
    return beside ? (Rect){used, 0, layer.x - used, layer.y} : (Rect){0, used, layer.x, layer.y - used};
}

bool game_view_level_point(const GameView *show, const World *world, Vec px, Vec *sub) {
    const Image *frame = is_far(show) || show->back == SHOW_BACK_TICKS ? &show->far : &show->near;
    Vec size = {frame->w, frame->h};
    if (!is_far(show) && show->back > 0 && show->back < SHOW_BACK_TICKS) return false;
    Vec at = vec_add(scene_camera(show->scene, world, size, 256).origin, px);
    *sub = show->ascii ? cell_centre(ascii_cell(world, size, px)) : (Vec){at.x * SUB, at.y * SUB};
    return true;
}

Rect game_view_cell_box(GameView *show, const World *world, Vec cell, int alpha) {
    const Image *frame = game_view_frame(show);
    Vec size = {frame->w, frame->h};
    if (show->ascii) return ascii_square(world, size, cell);
    Camera camera = scene_camera(show->scene, world, size, alpha);
    Vec at = camera_to_frame(&camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    return (Rect){at.x, at.y, CELL_PX, CELL_PX};
}

Rect game_view_layer_box(GameView *show, const World *world, Vec cell, int alpha) {
    Rect box = game_view_cell_box(show, world, cell, alpha);
    int layer = show->layer.w, whole = game_view_frame(show)->w;
    return (Rect){floor_div(box.x * layer, whole), floor_div(box.y * layer, whole), box.w * layer / whole,
                  box.h * layer / whole};
}

void game_view_draw_game(GameView *show, const World *world, int alpha) {
    Image *frame = game_view_frame(show);
    bool fades = show->arrival < show->card && !show->aids.still && !show->ascii;
    if (fades && show->arrival < LEAVE_TICKS && show->left.w == frame->w && show->left.h == frame->h) {
        draw_left(show, frame);
        return;
    }
    draw_level(show, world, alpha);
    if (show->cursor.kind != CURSOR_NONE && frame != &show->between)
        cursor_draw(frame, game_view_cell_box(show, world, show->cursor.cell, alpha), show->cursor.kind);
    if (fades) fade_in(show, frame);
}

// The largest whole number by which an image can be enlarged within a size.
static int whole_scale(Vec of, const Image *in) {
    return int_min(of.x / in->w, of.y / in->h);
}

// True when the frame has to be stretched by a factor that is not whole.
static bool is_between(const GameView *show, const Image *frame) {
    Vec picture = show->fit.picture;
    int scale = whole_scale(picture, frame);
    if (show->fit.fills) return false;
    if (frame == &show->whole && !show->fit.laid) return show->layer.w > picture.x;
    if (frame->w % show->layer.w != 0) return true; // the layer has letters of its own size
    return scale * frame->w != picture.x || scale * frame->h != picture.y;
}

static void overlay(Image *to, const Image *layer) {
    image_overlay(to, layer, whole_scale((Vec){to->w, to->h}, layer));
}

Image *game_view_add_layer(GameView *show, Image *frame) {
    bool between = is_between(show, frame);
    bool soft = between && (show->fit.laid ||
                            frame == &show->whole); // the layer is on the frame and is stretched with it
    if (!between || soft) overlay(frame, &show->layer);
    if (!between) return frame;
    if (!resize(&show->fitted, show->fit.picture)) return NULL;
    (frame->w > show->fitted.w ? image_shrink : image_enlarge_to_fill)(&show->fitted, frame);
    if (!soft) overlay(&show->fitted, &show->layer);
    return &show->fitted;
}

Image *game_view_grade(GameView *show, Image *picture) {
    if (picture == NULL || !grade_changes(&show->aids)) return picture;
    if (!resize(&show->graded, (Vec){picture->w, picture->h})) return NULL;
    grade_image(&show->aids, picture, &show->graded);
    return &show->graded;
}

void game_view_clear_layer(GameView *show) {
    size_t count = (size_t)show->layer.w * (size_t)show->layer.h;
    memset(show->layer.pixels, 0, count * sizeof *show->layer.pixels);
}
