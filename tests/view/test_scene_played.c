// Needs pictures.
// What a player sees, hears and reads in some seconds of play is the same as before. The game's own pictures
// are used. The hero explores, presses random buttons in between, and cannot be killed. After a change of the
// rules, of levels or of what is drawn:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R view/scene
#include "base/rng.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "sim/travel/journey.h"
#include "support/golden.h"
#include "view/audio/heard.h"
#include "view/hud/describe.h"
#include "view/hud/event_log.h"
#include "view/hud/hud.h"
#include "view/memory/lore.h"
#include "view/scene/scene.h"

#include "kit.h"

enum { TICKS = 900, EVERY = 30, SPREE = 24, BUSY = 32 };

static Golden golden = {.path = "tests/view/played.txt"};

typedef struct Watched {
    Game *game;
    Scene *scene;
    Hud hud;
    EventLog log;
    Lore lore;
    Journey journey;
    Rng rng;
    Image frame, layer;
    World *world; // that is watched
    uint64_t seen, heard, read;
} Watched;

static void watch(Watched *watched, bool begins) {
    watched->world = game_world(watched->game);
    assert_true(scene_set_world(watched->scene, watched->world));
    event_log_set_world(&watched->log, watched->world, begins);
    journey_reset(&watched->journey);
}

static void begin(Watched *watched, const GenOptions *options) {
    Error error;
    *watched = (Watched){.game = game_new(options), .scene = scene_new(&kit.atlas, kit.font, &error)};
    watched->seen = watched->heard = watched->read = HASH_START;
    assert_true(watched->game != NULL && watched->scene != NULL && journey_init(&watched->journey));
    assert_true(image_init(&watched->frame, NEAR_W, NEAR_H) && image_init(&watched->layer, HUD_W, HUD_H));
    rng_init(&watched->rng, options->seed, STREAM_AI);
    watch(watched, true);
    scene_set_use_key(watched->scene, "E");
    scene_set_keys(watched->scene, "Arrows", "Space", "Q");
    hud_init_for_game(&watched->hud, watched->world);
    watched->hud.bell_key = "B";
    watched->hud.buttons = true;
    watched->hud.wave = scene_toll_wave(watched->scene);
    watched->hud.journey = &watched->journey;
}

static void end(Watched *watched) {
    image_free(&watched->frame);
    image_free(&watched->layer);
    journey_free(&watched->journey);
    scene_free(watched->scene);
    game_free(watched->game);
}

// Explores, and now and then does anything for some ticks.
static Input next_input(Watched *watched, int tick) {
    static Input spree;
    if (tick % (2 * SPREE) == 0) {
        int buttons = rng_below(&watched->rng, BUTTONS_ALL + 1);
        int slot = rng_below(&watched->rng, 3 * SLOTS);
        spree = (Input){.buttons = (uint8_t)(buttons & ~BUTTON_PACE),
                        .slot = (uint8_t)(slot <= SLOTS ? slot : 0)};
        spree.x = (int8_t)rng_between(&watched->rng, -1, 1);
        spree.y = (int8_t)rng_between(&watched->rng, -1, 1);
    }
    if (tick % (2 * SPREE) < SPREE) return spree;
    if (!journey_active(&watched->journey)) (void)journey_explore(&watched->journey, watched->world);
    return journey_input(&watched->journey, watched->world);
}

static void read_all(Watched *watched) {
    Description what;
    for (int i = 0; i < watched->log.count; i++)
        watched->read = hash_text(watched->read, watched->log.lines[i].text);
    for (int i = 0; i < 9; i++) {
        Vec cell = vec_add(watched->world->cache.hero_cell, (Vec){i % 3 - 1, i / 3 - 1});
        describe_cell(watched->world, scene_item_memory(watched->scene), &watched->lore, cell, &what);
        for (int k = 0; k < what.count; k++) watched->read = hash_text(watched->read, what.lines[k].text);
    }
}

static void hear_all(Watched *watched) {
    const EventList *events = &watched->world->events;
    for (int i = 0; i < events->count; i++) {
        HeardSound heard = event_heard_sound(watched->world, &events->at[i]);
        const int PARTS[] = {heard.name, heard.also, heard.pitch, heard.left, heard.right};
        for (int k = 0; k < 5; k++) watched->heard = hash_int(watched->heard, PARTS[k]);
    }
}

static uint64_t hash_of(uint64_t hash, const Image *image) {
    for (int i = 0; i < image->w * image->h; i++) hash = hash_mix(hash ^ image->pixels[i]);
    return hash;
}

static void see(Watched *watched, int tick) {
    scene_draw(watched->scene, watched->world, tick % 257, &watched->frame);
    watched->hud.portrait = scene_portrait(watched->scene, watched->world, watched->hud.lost_ticks > 0);
    hud_draw_all(&watched->hud, &kit.ui, watched->world, &watched->layer);
    watched->seen = hash_of(hash_of(watched->seen, &watched->frame), &watched->layer);
}

static void play_tick(Watched *watched, int tick) {
    Rect busy[BUSY];
    game_tick(watched->game, next_input(watched, tick));
    if (game_world(watched->game) != watched->world) watch(watched, false);
    World *world = watched->world;
    world->actors[HERO].hp = int_max(world->actors[HERO].hp, 3);
    journey_look(&watched->journey, world);
    scene_tick(watched->scene, world);
    (void)lore_tick(&watched->lore, world);
    hud_tick(&watched->hud, &kit.ui, world, busy,
             scene_list_busy_boxes(watched->scene, world, (Vec){NEAR_W, NEAR_H}, busy, BUSY));
    event_log_tick(&watched->log, world);
    hear_all(watched);
    read_all(watched);
    if (tick % EVERY == 0) see(watched, tick);
}

static void play(const char *name, const GenOptions *options) {
    static Watched watched;
    char text[GOLDEN_LINE / 2];
    begin(&watched, options);
    for (int tick = 1; tick <= TICKS; tick++) play_tick(&watched, tick);
    const struct {
        const char *how;
        uint64_t hash;
    } PARTS[] = {{"seen", watched.seen}, {"heard", watched.heard}, {"read", watched.read}};
    for (int i = 0; i < 3; i++) {
        (void)snprintf(text, sizeof text, "%s, %s", name, PARTS[i].how);
        golden_add(&golden, text, PARTS[i].hash);
    }
    end(&watched);
}

static void moments_look_and_sound_as_they_did(void **state) {
    (void)state;
    char name[32];
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        GenOptions options = GENERATORS[GEN_HALLS]->defaults;
        options.descent = true;
        options.depth = depth;
        options.seed = (uint64_t)depth;
        options.pace = depth % 3 == 0 ? PACE_TURNS : PACE_REAL;
        gen_set_usual_size(&options);
        (void)snprintf(name, sizeof name, "depth %d", depth);
        play(name, &options);
    }
    golden_end(&golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(moments_look_and_sound_as_they_did)};
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
