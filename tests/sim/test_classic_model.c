// The classic, compared with a model of its rules that uses two arrays.
#include "support/game_hash.h"

#include "sim/classic_game.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 1000, TURNS = 60 };

typedef struct Model {
    char map[12][18];
    struct {
        int x, y, hp;
    } actors[10];
    int alive; // enemies
    Rng rng;
} Model;

static Model model_of(const World *world) {
    Model model = {.alive = 9, .rng = world->ai};
    for (int y = 0; y < 12; y++) {
        for (int x = 0; x < 17; x++)
            model.map[y][x] = level_tile(&world->level, (Vec){x, y}) == TILE_FLOOR ? '.' : '#';
    }
    for (int i = 0; i < 10; i++) {
        Vec at = i == 0 ? world->level.start : world->level.monsters.at[i - 1].cell;
        model.actors[i].x = at.x;
        model.actors[i].y = at.y;
        model.actors[i].hp = i == 0 ? 3 : 1;
    }
    return model;
}

// False at a wall.
static bool model_move(Model *model, int who, int dx, int dy) {
    int x = model->actors[who].x + dx, y = model->actors[who].y + dy;
    if (model->map[y][x] == '#') return false;
    for (int i = 0; i < 10; i++) {
        if (model->actors[i].hp <= 0 || model->actors[i].x != x || model->actors[i].y != y) continue;
        model->actors[i].hp--;
        if (i > 0 && model->actors[i].hp == 0) model->alive--;
        return true;
    }
    model->actors[who].x = x;
    model->actors[who].y = y;
    return true;
}

static void model_enemy(Model *model, int who) {
    static const int DX[] = {1, 0, -1, 0}, DY[] = {0, 1, 0, -1};
    int dx = model->actors[0].x - model->actors[who].x, dy = model->actors[0].y - model->actors[who].y;
    if (abs(dx) + abs(dy) > 6) {
        int open = 0;
        for (int i = 0; i < 4; i++)
            open += model->map[model->actors[who].y + DY[i]][model->actors[who].x + DX[i]] != '#';
        int left = open == 0 ? -1 : rng_below(&model->rng, open);
        for (int i = 0; i < 4 && left >= 0; i++) {
            if (model->map[model->actors[who].y + DY[i]][model->actors[who].x + DX[i]] == '#') continue;
            if (left-- == 0) (void)model_move(model, who, DX[i], DY[i]);
        }
    } else if (abs(dx) > abs(dy)) {
        (void)model_move(model, who, dx < 0 ? -1 : 1, 0);
    } else {
        (void)model_move(model, who, 0, dy < 0 ? -1 : 1);
    }
}

static void model_turn(Model *model, int dx, int dy) {
    if (!model_move(model, 0, dx, dy)) return;
    for (int i = 1; i < 10; i++) {
        if (model->actors[i].hp > 0 && model->actors[0].hp > 0 && model->alive > 0) model_enemy(model, i);
    }
}

static void check_alike(const World *world, const Model *model) {
    for (int i = 0; i < 10; i++) {
        bool alive = model->actors[i].hp > 0;
        if (i > 0) assert_int_equal(world->actors[i].kind != ACTOR_NONE, alive);
        if (i == 0) assert_int_equal(world->actors[i].hp, model->actors[i].hp * CLASSIC_POINT);
        if (alive) stands(world, i, model->actors[i].x, model->actors[i].y);
        if (alive) at_home(world, i);
    }
    Outcome outcome = model->actors[0].hp == 0 ? OUTCOME_DEATH
                      : model->alive == 0      ? OUTCOME_VICTORY
                                               : OUTCOME_NONE;
    assert_int_equal(world->outcome, outcome);
}

static void a_thousand_games_go_as_in_the_model(void **state) {
    (void)state;
    static const Input KEYS[] = {{.x = 1}, {.y = 1}, {.x = -1}, {.y = -1}};
    int won = 0, lost = 0;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        GenOptions options = options_of(seed);
        Game *game = game_new(&options);
        World *world = game_world(game);
        Model model = model_of(world);
        Rng rng;
        rng_init(&rng, seed, STREAM_COMBAT);
        for (int turn = 0; turn < TURNS && world->outcome == OUTCOME_NONE; turn++) {
            int way = rng_below(&rng, 4), x = model.actors[0].x, y = model.actors[0].y;
            // Three in four strike who stands beside him, so that some games are won.
            for (int i = 1; i < 10 && turn % 4 != 0; i++) {
                int dx = model.actors[i].x - x, dy = model.actors[i].y - y;
                if (model.actors[i].hp > 0 && abs(dx) + abs(dy) == 1)
                    way = dx > 0 ? 0 : dy > 0 ? 1 : dx < 0 ? 2 : 3;
            }
            model_turn(&model, KEYS[way].x, KEYS[way].y);
            game_tick(game, KEYS[way]);
            while (!classic_is_idle(world)) game_tick(game, STILL);
            game_tick(game, STILL);
            check_alike(world, &model);
        }
        won += world->outcome == OUTCOME_VICTORY;
        lost += world->outcome == OUTCOME_DEATH;
        game_free(game);
    }
    assert_true(won > 0 && lost > 100);
}

static void a_copy_and_a_replay_go_alike(void **state) {
    (void)state;
    GenOptions options = options_of(11);
    Game *game = game_new(&options), *again = game_new(&options), *copy = NULL;
    for (int tick = 0; tick < 600; tick++) {
        Input input = {.x = (int8_t)(tick / 7 % 3 - 1), .y = (int8_t)(tick / 5 % 3 - 1)};
        if (tick == 203) copy = game_copy(game);
        game_tick(game, input);
        game_tick(again, input);
        if (copy != NULL) game_tick(copy, input);
        assert_true(game_hash(game) == game_hash(again));
        if (copy != NULL) assert_true(game_hash(game) == game_hash(copy));
    }
    game_free(game);
    game_free(again);
    game_free(copy);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thousand_games_go_as_in_the_model),
        cmocka_unit_test(a_copy_and_a_replay_go_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
