// The rooms of the arcade: the hero leaves one through an opening and comes into the next.
#include "gen/gen.h"
#include "gen/makers/makers.h"
#include "sim/game.h"

#include "sim/arena.h"

static Game *arcade(uint64_t seed) {
    GenOptions options = GENERATORS[GEN_ARCADE]->defaults;
    gen_set_usual_size(&options);
    options.seed = seed;
    Game *game = game_new(&options);
    assert_non_null(game);
    return game;
}

// Puts the hero before an opening and lets him walk out. The doorway is in the middle of the side.
static void walk_out(Game *game, int dir) {
    World *world = game_world(game);
    Vec size = {world->level.tiles.w, world->level.tiles.h};
    Vec middle = {size.x / 2, size.y / 2}, cell = middle;
    if (DIRS[dir].x != 0) cell.x = DIRS[dir].x > 0 ? size.x - 2 : 1;
    if (DIRS[dir].y != 0) cell.y = DIRS[dir].y > 0 ? size.y - 2 : 1;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) continue;
        body_leave(world, i); // nobody stands in the way
        world->actors[i].kind = ACTOR_NONE;
    }
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre(cell));
    Input out = {.x = (int8_t)DIRS[dir].x, .y = (int8_t)DIRS[dir].y};
    for (int i = 0; i < 60 && game_world(game) == world; i++) game_tick(game, out);
    assert_ptr_not_equal(game_world(game), world);
}

static void an_opening_leads_to_the_neighbour(void **state) {
    (void)state;
    Game *game = arcade(0x8a98);
    game_world(game)->hero.score.total = 70;
    walk_out(game, DIR_E);
    assert_true(game->room == arcade_neighbour_seed(0x8a98, 1, 0));
    World *world = game_world(game);
    assert_int_equal(world->hero.score.total, 70);
    assert_false(world->quest);
    int y = world->level.tiles.h / 2;
    assert_true(level_looks_like_wall(&world->level, (Vec){0, y})); // barred behind him
    assert_true(level_floor(&world->level, (Vec){world->level.tiles.w - 1, y}));
    assert_in_range(world->cache.hero_cell.x, 1, 3);
    game_free(game);
}

static void going_around_leads_back_to_the_same_room(void **state) {
    (void)state;
    Game *game = arcade(0x8a98);
    Grid before;
    const Grid *tiles = &game_world(game)->level.tiles;
    assert_true(grid_init(&before, tiles->w, tiles->h));
    memcpy(before.cells, tiles->cells, (size_t)tiles->w * (size_t)tiles->h);
    walk_out(game, DIR_E);
    walk_out(game, DIR_N);
    walk_out(game, DIR_W);
    walk_out(game, DIR_S);
    assert_true(game->room == 0x8a98);
    assert_true(game_world(game)->quest);
    tiles = &game_world(game)->level.tiles;
    for (int y = 1; y < tiles->h - 1; y++) { // but for the opening that is barred now, and where stairs are
        for (int x = 1; x < tiles->w - 1; x++) {
            bool wall = grid_at(&before, (Vec){x, y}) == TILE_WALL;
            assert_int_equal(grid_at(tiles, (Vec){x, y}) == TILE_WALL, wall);
        }
    }
    grid_free(&before);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_opening_leads_to_the_neighbour),
        cmocka_unit_test(going_around_leads_back_to_the_same_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
