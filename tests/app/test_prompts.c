// Needs pictures.
// The prompts in the picture while bots play descents: what they name can be done. They lie inside the
// picture, cover nobody, and are under no panel of the HUD.
#include "app/play/game_view.h"
#include "bots/player.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "view/scene/caps.h"

#include "support/unit.h"

enum { GAMES = 16, TICKS = 4000, USES = 40, HALF_PX = 8, HEAD_PX = 20 };

typedef struct Tally {
    int shown, idle, outside, over, under; // ticks
} Tally;

static Assets assets;
static GameView show;

static bool share(Rect a, Rect b) {
    return a.w > 0 && b.w > 0 && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool happens(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind) return true;
    }
    return false;
}

// In a copy of the game.
static bool key_does_something(const Game *game) {
    Game *copy = game_copy(game);
    assert_non_null(copy);
    bool nothing = false, acts = false;
    game_tick(copy, (Input){0});
    for (int i = 0; i < USES; i++) {
        game_tick(copy, (Input){.buttons = BUTTON_USE});
        nothing |= happens(game_world(copy), EVENT_NOTHING);
        acts |= game_world(copy)->actors[HERO].act == ACT_USE || game_world(copy)->events.count > 0;
    }
    game_free(copy);
    return acts && !nothing;
}

// On the layer.
static Rect on_layer(const View *view, Rect box) {
    Vec at = camera_to_frame(&view->camera, (Vec){box.x, box.y}), layer = show.fit.layer,
        of = view->camera.size;
    return (Rect){at.x * layer.x / of.x, at.y * layer.y / of.y, box.w * layer.x / of.x,
                  box.h * layer.y / of.y};
}

static bool covers_somebody(const View *view, Rect box) {
    const World *world = view->world;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec px = view_body(view, i);
        Rect body = {px.x - HALF_PX, px.y - HEAD_PX, 2 * HALF_PX, HEAD_PX};
        bool seen =
            world->actors[i].kind != ACTOR_NONE && fov_has(&world->cache.view, cell_of(world->actors[i].pos));
        if (seen && share(box, body)) return true;
    }
    return false;
}

static bool is_under_panel(const World *world, Rect box) {
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        if (i == HUD_MESSAGE && show.hud.message.count == 0) continue;
        if (share(box, hud_rect(&show.hud, &assets.ui, world, (HudPanel)i)) && show.hud.veil[i] == 0)
            return true;
    }
    return false;
}

static void look(const Game *game, Prompt *prompt, Tally *tally) {
    const World *world = game_world(game);
    View view = {.world = world, .alpha = 256, .letters = 1, .layer = show.fit.layer};
    memset(prompt->used, 0, sizeof prompt->used); // as if each time were the first
    prompt_tick(prompt, world);
    view.camera = scene_camera(show.scene, world, show.fit.near, 256);
    Rect box = prompt_box_in_level(prompt, &assets.ui, &view),
         frame = {view.camera.origin.x, view.camera.origin.y, show.fit.near.x, show.fit.near.y};
    if (box.w == 0 || prompt->shown < 255) return;
    tally->shown++;
    tally->idle += !key_does_something(game);
    tally->outside += box.x < frame.x || box.y < frame.y || box.x + box.w > frame.x + frame.w ||
                      box.y + box.h > frame.y + frame.h;
    tally->over += covers_somebody(&view, box);
    tally->under += is_under_panel(world, on_layer(&view, box));
}

static void play(uint64_t seed, Temper temper, Tally *tally) {
    Player player;
    Prompt prompt = {.key = "E"};
    GenOptions options = {.descent = true, .depth = 1 + (int)(seed % 4), .seed = seed};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    assert_true(game != NULL && player_init(&player, temper, seed));
    scene_set_use_key(show.scene, "E");
    assert_true(game_view_set_world(&show, game_world(game), true));
    for (int i = 0; i < TICKS && game_world(game)->outcome == OUTCOME_NONE; i++) {
        const World *before = game_world(game);
        game_tick(game, player_input(&player, before));
        if (game_world(game) != before) assert_true(game_view_set_world(&show, game_world(game), false));
        if (game_world(game) != before) prompt_clear(&prompt);
        game_view_tick(&show, game_world(game));
        look(game, &prompt, tally);
        game_world(game)->events.count = 0;
    }
    player_free(&player);
    game_free(game);
}

static void prompts_keep_what_they_promise(void **state) {
    (void)state;
    Error error;
    Tally tally = {0};
    assert_true(assets_load_look(&assets, NULL, &error));
    assert_true(game_view_init(&show, &assets, false, &error));
    for (int i = 0; i < GAMES; i++) play(100 + (uint64_t)i, (Temper)(i % 3), &tally);
    assert_true(tally.shown > 1000);
    assert_int_equal(tally.idle, 0);
    assert_int_equal(tally.outside, 0);
    assert_int_equal(tally.over, 0);
    assert_int_equal(tally.under, 0);
    game_view_free(&show);
    assets_free(&assets);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(prompts_keep_what_they_promise)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
