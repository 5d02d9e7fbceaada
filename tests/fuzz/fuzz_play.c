// Games of up to 4,000 ticks. The first bytes choose the dungeon. The other bytes, by threes, say what is
// pressed for some ticks. In each tick nothing may be where it cannot be. The recording must give the same
// game again.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "io/game/recording.h"
#include "sim/space/body.h"
#include "sim/space/floor_items.h"
#include "support/game_hash.h"

#include <string.h>

enum { TICKS = 4000, HEAD = 7, STEP = 3, LOOK_TICKS = 7, WIDEST = 40, HIGHEST = 30, NARROWEST = 5 };

typedef struct Play {
    const uint8_t *data; // of the steps
    size_t count;        // of these
    bool immortal;
} Play;

// ---- which dungeon

static bool choose(const uint8_t head[HEAD], GenOptions *options) {
    int kind = head[0] % (GEN_COUNT + 1);
    Error why;
    *options = GENERATORS[kind % GEN_COUNT]->defaults;
    options->descent = kind == GEN_COUNT;
    options->depth = 1 + head[1] % (options->descent ? 7 : GEN_DEPTH_MAX);
    options->seed = (uint64_t)(head[2] | head[3] << 8);
    options->rooms = 1 + head[4] % 12;
    options->suppress = head[4] % (GEN_SUPPRESS_MAX + 1);
    options->corridor = GEN_CORRIDOR_MIN + head[5] % GEN_CORRIDOR_MAX;
    options->connect = head[5] >= 128;
    options->pace = (Pace)(head[6] / 2 % PACE_COUNT);
    Vec size = gen_fit_size(options, (Vec){NARROWEST + head[4] % (WIDEST - NARROWEST),
                                           NARROWEST + head[5] % (HIGHEST - NARROWEST)});
    options->w = size.x;
    options->h = size.y;
    if (options->descent) gen_set_usual_size(options);
    return gen_check(options, &why);
}

// ---- what is pressed

static Input input_of(const uint8_t step[STEP]) {
    return (Input){.x = (int8_t)(step[0] % 3 - 1),
                   .y = (int8_t)(step[0] / 3 % 3 - 1),
                   .buttons = step[1] & BUTTONS_ALL,
                   .slot = (uint8_t)(step[2] < 40 ? step[2] % (SLOTS + 1) : 0),
                   .pick = (uint8_t)(step[2] >= 160 ? step[2] % (ITEM_COUNT + 1) : 0)};
}

static int ticks_of(const uint8_t step[STEP]) {
    return 1 + step[0] / 9;
}

// ---- what must hold

static void check_actors(const World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        CHECK(actor->kind > ACTOR_NONE && actor->kind < ACTOR_KIND_COUNT && actor->hp <= actor->hp_max);
        CHECK(i == HERO || actor->hp > 0);
        CHECK(body_has_room_at(world, i, actor->pos));
        int at = body_first(world, cell_of(actor->pos));
        for (int steps = 0; at >= 0 && at != i && steps < ACTORS_MAX; steps++) at = world->actors[at].next;
        CHECK(at == i);
        if (!world_is_turn_based(world) || !world_is_waiting(world)) continue;
        CHECK(vec_eq(actor->pos, cell_centre(cell_of(actor->pos))) && actor->next == NOBODY);
    }
}

static void check_pack(const World *world) {
    const Bag *pack = &world->hero.bag;
    for (int i = 0; i < ITEM_COUNT; i++) {
        int found = 0;
        for (int depth = 0; depth <= GAME_DEPTHS; depth++) found += pack->from[i][depth];
        CHECK(pack->stock[i] == found && found >= 0);
    }
    CHECK(pack->hand >= 0 && pack->hand < ITEM_COUNT && pack->arrows >= 0);
}

static void check_items(const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        CHECK(item->taken || !item->counted || floor_allows_items(world, cell_of(item->pos)));
    }
}

static void check(const World *world) {
    CHECK(world->floor.item_count >= 0 && world->floor.item_count <= WORLD_ITEMS_MAX);
    CHECK(world->floor.fire_count >= 0 && world->floor.fire_count <= FIRES_MAX);
    CHECK(world->floor.spill_count >= 0 && world->floor.spill_count <= SPILLS_MAX);
    CHECK(world->floor.prop_count >= 0 && world->floor.prop_count <= PROPS_MAX);
    CHECK(world->collected >= 0 && world->remaining >= 0 && world->hero.score.kills >= 0 &&
          world->hero.score.total >= 0);
    CHECK(world->events.count >= 0 &&
          (size_t)world->events.count <= sizeof world->events.at / sizeof *world->events.at);
    CHECK(world->outcome != OUTCOME_DEATH || world->actors[HERO].hp <= 0);
    check_actors(world);
    check_pack(world);
    check_items(world);
}

// ---- playing

// The changes to the world before each tick, in the game and in its replay.
static void spare(const Play *play, Game *game) {
    Actor *hero = &game_world(game)->actors[HERO];
    if (play->immortal && game_world(game)->outcome == OUTCOME_NONE) hero->hp = hero->hp_max;
}

static void play_game(const Play *play, Game *game, Recorder *recorder) {
    const uint8_t *step = play->data;
    int left = ticks_of(step);
    for (int tick = 0; tick < TICKS && game_world(game)->outcome == OUTCOME_NONE; tick++) {
        if (left-- == 0) {
            step += STEP;
            if (step == play->data + play->count * STEP) break;
            left = ticks_of(step) - 1;
        }
        spare(play, game);
        game_tick(game, input_of(step));
        recorder_note_tick(recorder, game_world(game), input_of(step));
        if (tick % LOOK_TICKS == 0) check(game_world(game));
    }
    recorder_flush(recorder, game_world(game));
    check(game_world(game));
}

static void play_again(const Play *play, const Recorder *recorder, uint64_t hash) {
    Replay replay;
    Game *game = NULL;
    Error error;
    CHECK(replay_check_open(&replay, recorder->out.bytes, recorder->out.size, &error));
    for (ReplayStep step; (step = replay_next(&replay)) != REPLAY_END;) {
        CHECK(step != REPLAY_BROKEN);
        if (step == REPLAY_GAME) game = game_new(&replay.options);
        CHECK(game != NULL);
        if (step == REPLAY_INPUT) {
            spare(play, game);
            game_tick(game, replay.input);
        }
        CHECK(step != REPLAY_HASH || world_hash(game_world(game)) == replay.hash);
    }
    CHECK(game != NULL && game_hash(game) == hash);
    game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    GenOptions options;
    Recorder recorder;
    if (size < HEAD + STEP || !choose(data, &options)) return 0;
    Play play = {.data = data + HEAD, .count = (size - HEAD) / STEP, .immortal = data[6] % 2 != 0};
    Game *game = game_new(&options);
    CHECK(game != NULL);
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    play_game(&play, game, &recorder);
    uint64_t hash = game_hash(game);
    game_free(game);
    play_again(&play, &recorder, hash);
    recorder_free(&recorder);
    return 0;
}
