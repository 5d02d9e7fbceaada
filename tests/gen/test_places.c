// Once is enough: not again under the sanitizers.
// Special places of the descent's depths: vestibule, vault, shrine, secrets, props, the ground of their
// themes. The independent player of gen/solvable.h finds out what can be reached.
#include "base/hash.h"
#include "gen/depths.h"
#include "gen/descent/great_hall.h"
#include "gen/descent/plan.h"
#include "gen/solvable.h"
#include "gen/tools/context.h"
#include "map/balance_light.h"
#include "map/dist.h"
#include "map/fov.h"
#include "map/vestibule.h"
#include "support/unit.h"

enum { SEEDS = 200, VIEW_HALF_W = 10, VIEW_HALF_H = 5 };

static Vec in_vestibule(const Level *level, int x, int y) {
    return (Vec){level->vestibule.x + x, level->vestibule.y + y};
}

// ---- the vestibule

static Vec place_of(const Level *level, char glyph) {
    return vestibule_shut_cell(level->seed, level->vestibule, glyph);
}

// The cells that torches and the great fire light, in the vestibule or in the whole level.
static Grid lit_cells(const Level *level, bool inside) {
    Grid lit;
    assert_true(grid_init(&lit, level->tiles.w, level->tiles.h));
    for (int i = 0; i < lit.w * lit.h; i++) {
        bool fire = level->tiles.cells[i] == TILE_GREAT_FIRE;
        Vec flame = {i % lit.w, i / lit.w}, from = {flame.x, flame.y + !fire};
        bool burns = fire || level->decor.cells[i] == DECOR_TORCH;
        if (!burns || (inside && !rect_has(level->vestibule, flame))) continue;
        int radius = fire ? BRAZIER_RADIUS : TORCH_RADIUS;
        Fov fov;
        fov_compute(&fov, level, from, (Vec){radius, radius});
        for (int k = 0; k < lit.w * lit.h; k++) {
            Vec cell = {k % lit.w, k / lit.w};
            bool near = vec_square(vec_sub(cell, from)) <= radius * (radius + 1);
            if (near && fov_has(&fov, cell)) lit.cells[k] = 1;
        }
    }
    return lit;
}

static void expect_vestibule(const Level *level) {
    assert_true(vestibule_rect_fits(level));
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        assert_int_equal(level_tile(level, in_vestibule(level, place.x, place.y)),
                         vestibule_tile(level, VESTIBULE_SHUT, place));
    }
    Vec start = place_of(level, '@'), cheese = place_of(level, 'c'), rat = place_of(level, 'r');
    Vec bell = place_of(level, 'b'), pot = place_of(level, '(');
    assert_true(vec_eq(level->start, start));
    assert_int_equal(vec_chebyshev(cheese, pot), 1);
    assert_true(cheese.y == start.y && pot.y == start.y && vec_chebyshev(start, pot) <= 6);
    assert_int_equal(spawn_at(&level->items, cheese)->kind, ITEM_CHEESE);
    assert_int_equal(spawn_at(&level->items, bell)->kind, ITEM_BELL);
    assert_int_equal(grid_at(&level->decor, bell), DECOR_PEDESTAL);
    assert_int_equal(spawn_at(&level->monsters, rat)->kind, ACTOR_RAT);
    Grid lit = lit_cells(level, true);
    assert_true(grid_at(&lit, rat) == 0 && grid_at(&lit, bell) != 0 && grid_at(&lit, start) != 0 &&
                grid_at(&lit, cheese) != 0);
    assert_true(grid_at(&lit, place_of(level, 'o')) == 0); // the way out opens where no light is
    grid_free(&lit);
    int things = 0;
    for (int i = 0; i < level->items.count; i++)
        things += rect_has(level->vestibule, level->items.at[i].cell);
    for (int i = 0; i < level->monsters.count; i++)
        things += rect_has(level->vestibule, level->monsters.at[i].cell);
    for (int i = 0; i < level->fixture_count; i++)
        things += rect_has(level->vestibule, level->fixtures[i].cell);
    assert_int_equal(things, 3);
}

static void the_first_depth_begins_in_a_vestibule(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        expect_vestibule(&level);
        level_free(&level);
        level = level_of(seed, 2 + (int)(seed % 6));
        assert_false(level_has_unopened_vestibule(&level));
        level_free(&level);
    }
}

static void its_parts_vary_by_seed(void **state) {
    (void)state;
    enum { LOOKS_MAX = 16 };
    uint64_t looks[LOOKS_MAX];
    int count = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        uint64_t look = HASH_START;
        for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
            Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
            look = hash_int(look, vestibule_glyph(seed, VESTIBULE_SHUT, place));
        }
        int k = 0;
        while (k < count && looks[k] != look) k++;
        if (k == count && count < LOOKS_MAX) looks[count++] = look;
    }
    assert_int_equal(count, 8); // four, and each mirrored
}

// Steps inside a vestibule's picture whose side door is a way or not; what it opens and breaks is one.
static int steps_inside(uint64_t seed, VestibulePart part, bool side_door, char from, char to) {
    int steps[VESTIBULE_H][VESTIBULE_W];
    Vec queue[VESTIBULE_W * VESTIBULE_H], start = vestibule_shut_cell(seed, (Rect){0}, from);
    Vec goal = vestibule_shut_cell(seed, (Rect){0}, to);
    int head = 0, tail = 0;
    memset(steps, -1, sizeof steps);
    steps[start.y][start.x] = 0;
    queue[tail++] = start;
    while (head < tail) {
        Vec cell = queue[head++];
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(cell, DIRS[dir]);
            if (!rect_has((Rect){0, 0, VESTIBULE_W, VESTIBULE_H}, next) || steps[next.y][next.x] >= 0)
                continue;
            Tile tile = vestibule_tile(&(Level){.seed = seed}, part, next);
            bool door = side_door && vestibule_glyph(seed, VESTIBULE_SHUT, next) == 's';
            if (tile == TILE_WALL && !door) continue;
            steps[next.y][next.x] = steps[cell.y][cell.x] + 1;
            queue[tail++] = next;
        }
    }
    return steps[goal.y][goal.x];
}

static void each_picture_teaches_the_same(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        assert_int_equal(steps_inside(seed, VESTIBULE_SHUT, false, '(', 'r'), 8); // out of hearing
        assert_true(steps_inside(seed, VESTIBULE_SHUT, false, '@', 'b') > 12);
        assert_int_equal(steps_inside(seed, VESTIBULE_SHUT, false, '@', 'o'), -1);
        assert_true(steps_inside(seed, VESTIBULE_OPENED, false, '@', 'o') > 0);
        assert_true(steps_inside(seed, VESTIBULE_OPENED, false, 'b', 'o') > 0);
        int short_cut = steps_inside(seed, VESTIBULE_SHUT, true, '@', 'b');
        assert_in_range(short_cut, 4, 16); // straight to the bell
    }
}

// Whatever a flame holds of it, the start, the bell and the way out stay joined: what is a way in both
// pictures joins them.
static void what_both_pictures_share_joins_start_bell_and_way_out(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        Rect rect = level.vestibule;
        for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
            Vec place = {i % VESTIBULE_W, i / VESTIBULE_W}, cell = {rect.x + place.x, rect.y + place.y};
            bool shut = vestibule_tile(&(Level){.seed = seed}, VESTIBULE_SHUT, place) == TILE_WALL;
            bool opened = vestibule_tile(&(Level){.seed = seed}, VESTIBULE_OPENED, place) == TILE_WALL;
            if (shut || opened) grid_set(&level.tiles, cell, TILE_WALL);
        }
        grid_set(&level.tiles, place_of(&level, 'o'), TILE_FLOOR);
        grid_set(&level.tiles, place_of(&level, '('), TILE_FLOOR);
        DistMap map;
        assert_true(dist_init(&map, level.tiles.w, level.tiles.h));
        dist_from(&map, &level, level.start, FOUR_WAYS, DIST_NONE);
        assert_true(dist_at(&map, place_of(&level, 'b')) != DIST_NONE);
        assert_true(dist_at(&map, vestibule_outside(seed, rect)) != DIST_NONE);
        dist_free(&map);
        level_free(&level);
    }
}

// Cells that who never takes the bell comes to, be they beyond its wall.
static bool gets_out(const Level *level, bool bell) {
    Player player = {.level = level};
    assert_true(grid_init(&player.been, level->tiles.w, level->tiles.h) &&
                grid_init(&player.opened, level->tiles.w, level->tiles.h));
    grid_set(&player.been, level->start, 1);
    if (!bell) grid_set(&player.opened, vestibule_cell_that_opens(level->seed, level->vestibule), 0);
    while (player_spreads(&player) || (bell ? player_works(&player) : false)) {
    }
    if (!bell) { // the pot is broken all the same
        grid_set(&player.opened, place_of(level, '('), 1);
        while (player_spreads(&player)) {
        }
    }
    bool out = false;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        Vec cell = {i % level->tiles.w, i / level->tiles.w};
        out |= player.been.cells[i] != 0 && !rect_has(level->vestibule, cell);
    }
    grid_free(&player.been);
    grid_free(&player.opened);
    return out;
}

static void nobody_leaves_the_vestibule_without_the_bell(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        assert_false(gets_out(&level, false));
        assert_true(gets_out(&level, true));
        level_free(&level);
    }
}

// Of the near view, 10 cells to a side and 5 up and down.
static bool in_view(Vec from, Vec to) {
    return int_abs(from.x - to.x) <= VIEW_HALF_W && int_abs(from.y - to.y) <= VIEW_HALF_H;
}

static bool seen_from(const Level *level, Vec from, Vec to) {
    Fov fov;
    fov_compute(&fov, level, from, (Vec){VIEW_HALF_W, VIEW_HALF_H});
    return fov_has(&fov, to);
}

static void the_way_out_shows_a_bracket_and_a_good(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        Vec out = vestibule_outside(seed, level.vestibule);
        int treasures = 0, brackets = 0;
        grid_set(&level.tiles, vestibule_cell_that_opens(seed, level.vestibule), TILE_FLOOR);
        level_update_caches(&level);
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            Vec cell = {i % level.tiles.w, i / level.tiles.w};
            const Spawn *item = spawn_at(&level.items, cell);
            bool treasure = item != NULL && ITEMS[item->kind].counts;
            bool bracket = grid_at(&level.decor, cell) == DECOR_BRACKET;
            if (rect_has(level.vestibule, cell) || !in_view(out, cell)) continue;
            if (!(treasure || bracket) || !seen_from(&level, out, cell)) continue;
            treasures += treasure;
            brackets += bracket;
        }
        if (treasures < 1 || brackets < 1)
            fail_msg("seed %d: %d goods, %d brackets", (int)seed, treasures, brackets);
        level_free(&level);
    }
}

// ---- the great hall

// Floor before the vestibule as far as the near view shows, and how much of it no torch lights.
static int count_near(const Level *level, int *dark) {
    Vec out = vestibule_outside(level->seed, level->vestibule);
    Grid lit = lit_cells(level, false);
    int count = 0, way = vestibule_mirrored(level->seed) ? -1 : 1;
    for (int x = 0; x < 2 * VIEW_HALF_W; x++) {
        for (int y = -VIEW_HALF_H; y <= VIEW_HALF_H; y++) {
            Vec cell = {out.x + way * x, out.y + y};
            count += level_walkable(level, cell);
            *dark += level_walkable(level, cell) && grid_at(&lit, cell) == 0;
        }
    }
    grid_free(&lit);
    return count;
}

static void the_vestibule_opens_into_a_great_dark_hall(void **state) {
    (void)state;
    int least = INT32_MAX, dark = 0, all = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        int floor = count_near(&level, &dark);
        least = int_min(least, floor);
        all += floor;
        level_free(&level);
    }
    print_message("floor before the vestibule: %d cells of 220, at least %d; %d %% dark\n", all / SEEDS,
                  least, 100 * dark / all);
    assert_true(least >= 90);
    assert_true(all / SEEDS >= 140);
    assert_in_range(100 * dark / all, 50, 85); // lit islands in it
}

// ---- the way down

static void the_grate_lies_at_many_distances(void **state) {
    (void)state;
    int nearest = INT32_MAX, farthest = 0, of[8] = {0};
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        DistMap map;
        assert_true(dist_init(&map, level.tiles.w, level.tiles.h));
        dist_from(&map, &level, vestibule_outside(seed, level.vestibule), FOUR_WAYS, DIST_NONE);
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            if (level.tiles.cells[i] != TILE_STAIRS_DOWN) continue;
            int steps = map.steps[i];
            assert_in_range(steps, 5, 60);
            nearest = int_min(nearest, steps);
            farthest = int_max(farthest, steps);
            of[int_min(steps / 8, 7)]++;
        }
        dist_free(&map);
        level_free(&level);
    }
    assert_true(nearest <= 12 && farthest >= 32);
    for (int i = 0; i < 8; i++) assert_true(of[i] < SEEDS / 2);
    print_message("nearest %d, farthest %d; by eight steps: %d %d %d %d %d %d %d %d\n", nearest, farthest,
                  of[0], of[1], of[2], of[3], of[4], of[5], of[6], of[7]);
    assert_true(of[1] > SEEDS / 16 && of[2] > SEEDS / 16 && of[3] > SEEDS / 16 && of[4] > SEEDS / 16);
}

// ---- vault and shrine

static bool is_vault(const Level *level, Rect keep) {
    bool locked = false;
    for (int i = 0; i < keep.w * keep.h; i++)
        locked |= level_lock(level, (Vec){keep.x + i % keep.w, keep.y + i / keep.w}) != 0;
    return locked;
}

static void expect_vault(const Level *level, Rect keep) {
    int treasures = 0, others = 0, chests = 0;
    for (int i = 0; i < level->items.count; i++) {
        bool inside = rect_has(keep, level->items.at[i].cell),
             treasure = ITEMS[level->items.at[i].kind].counts;
        treasures += inside && treasure;
        others += inside && !treasure;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *chest = &level->fixtures[i];
        if (!rect_has(keep, chest->cell)) continue;
        assert_true(chest->kind == FIXTURE_CHEST && chest->lock != 0);
        assert_true(item_gear_place((ItemKind)chest->item) >= 0);
        chests++;
    }
    assert_true(treasures == 2 && others == 0 && chests == 1);
}

// A set piece may be kept as well; theirs are the rooms of 5x5.
static void the_second_depth_keeps_a_vault_and_a_shrine(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 2);
        int vault = -1, shrine = -1, rooms = 0;
        for (int i = 0; i < level.protected_count; i++) {
            Rect keep = level.protected[i];
            if (keep.w != 5 || keep.h != 5) continue;
            *(is_vault(&level, keep) ? &vault : &shrine) = i;
            rooms++;
        }
        assert_true(rooms == 2 && vault >= 0 && shrine >= 0);
        expect_vault(&level, level.protected[vault]);
        Vec middle = room_centre(level.protected[shrine]);
        assert_int_equal(level_tile(&level, middle), TILE_SHRINE);
        for (int dir = 0; dir < DIR_COUNT; dir++)
            assert_true(level_floor(&level, vec_add(middle, DIRS[dir])));
        assert_int_equal(count_tiles(&level, TILE_SHRINE), 1);
        level_free(&level);
    }
}

static void shrines_stand_on_depths_2_5_and_7(void **state) {
    (void)state;
    for (int depth = 1; depth <= 7; depth++) {
        Level level = level_of(11, depth);
        assert_int_equal(count_tiles(&level, TILE_SHRINE), depth == 2 || depth == 5 || depth == 7);
        level_free(&level);
    }
}

// ---- shops

static Rect keep_of(const Level *level, Tile tile) {
    for (int i = 0; i < level->protected_count; i++) {
        Rect keep = level->protected[i];
        for (int at = 0; at < keep.w * keep.h; at++) {
            if (level_tile(level, (Vec){keep.x + at % keep.w, keep.y + at / keep.w}) == tile) return keep;
        }
    }
    return (Rect){0};
}

// One of each, and none of what one could not do without.
static void expect_wares(const Level *level, Rect keep) {
    bool sold[ITEM_COUNT] = {false};
    int wares = 0;
    for (int i = 0; i < level->items.count; i++) {
        const Spawn *ware = &level->items.at[i];
        if (!rect_has(keep, ware->cell)) continue;
        assert_int_equal(grid_at(&level->decor, ware->cell), DECOR_PEDESTAL);
        assert_true(!ITEMS[ware->kind].counts && !sold[ware->kind]);
        sold[ware->kind] = true;
        wares++;
    }
    assert_int_equal(wares, 3);
}

static void shops_on_depths_3_and_6_have_three_wares_and_a_keeper(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, seed % 2 == 0 ? 3 : 6);
        assert_int_equal(count_tiles(&level, TILE_KEEPER), 1);
        Rect keep = keep_of(&level, TILE_KEEPER);
        assert_true(keep.w == 5 && keep.h == 5);
        expect_wares(&level, keep);
        level_free(&level);
    }
    for (int depth = 1; depth <= 7; depth++) {
        Level level = level_of(11, depth);
        assert_int_equal(count_tiles(&level, TILE_KEEPER), depth == 3 || depth == 6);
        level_free(&level);
    }
}

// ---- secrets

// 2 to 6 cells of floor that hang together, behind a wall that opens.
static int closet_cells(const Level *level, Vec door) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec stack[64] = {vec_add(door, DIRS[dir])}, met[64];
        int top = 1, count = 0;
        while (top > 0 && count < 32) {
            Vec cell = stack[--top];
            bool known = !level_floor(level, cell);
            for (int i = 0; i < count; i++) known |= vec_eq(met[i], cell);
            if (known) continue;
            met[count++] = cell;
            for (int way = 0; way < DIR_COUNT && top < 60; way += 2) stack[top++] = vec_add(cell, DIRS[way]);
        }
        if (count >= 2 && count <= 6) return count; // one alone may be a nook of the room outside
    }
    return 0;
}

static void secrets_are_closets_of_2_to_6_cells_without_goods(void **state) {
    (void)state;
    int plates = 0, cracks = 0, coins = 0;
    for (uint64_t seed = 0; seed < 7 * SEEDS; seed++) {
        Level level = level_of(seed, 1 + (int)(seed % 7));
        int secret = count_tiles(&level, TILE_SECRET), cracked = count_tiles(&level, TILE_CRACKED), found = 0;
        assert_true(secret <= 1); // set pieces have cracked walls of their own
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            Tile tile = (Tile)level.tiles.cells[i];
            Vec cell = {i % level.tiles.w, i / level.tiles.w};
            if (tile == TILE_SECRET ||
                (tile == TILE_CRACKED && cracked == 1 && closet_cells(&level, cell) > 0))
                assert_in_range(closet_cells(&level, cell), 2, 6);
        }
        for (int i = 0; i < level.fixture_count; i++) {
            const Fixture *plate = &level.fixtures[i];
            if (plate->kind != FIXTURE_PLATE) continue;
            assert_int_equal(level_tile(&level, plate->to), TILE_SECRET);
            found++;
        }
        for (int i = 0; i < level.items.count; i++) coins += level.items.at[i].kind == ITEM_COIN;
        assert_int_equal(found, secret);
        plates += found;
        cracks += cracked;
        level_free(&level);
    }
    printf("%d secrets, %d cracked walls, %d coins in %d levels\n", plates, cracks, coins, 7 * SEEDS);
    assert_true(plates > 3 * SEEDS / 4 && cracks > 3 * SEEDS / 4 && coins > SEEDS);
}

// ---- chests

static void chests_hold_what_the_table_says_and_some_are_locked_or_trapped(void **state) {
    (void)state;
    int chests = 0, locked = 0, trapped = 0, extra = 0, treasures = 0, gear = 0;
    for (uint64_t seed = 0; seed < 5 * SEEDS; seed++) {
        Level level = level_of(seed, 1);
        for (int i = 0; i < level.fixture_count; i++) {
            const Fixture *chest = &level.fixtures[i];
            if (chest->kind != FIXTURE_CHEST) continue;
            bool worn = item_gear_place((ItemKind)chest->item) >= 0;
            chests++;
            locked += chest->lock != 0;
            trapped += chest->trapped;
            extra += chest->extra != 0;
            treasures += ITEMS[chest->item].counts;
            gear += worn && chest->lock == 0;
            assert_true(chest->lock == 0 || worn); // locked: equipment surely
            assert_true(chest->extra == 0 || ITEMS[chest->extra].class == CLASS_POWER);
            assert_true(chest->item != ITEM_BOMB || chest->count == 2);
            assert_true(chest->item != ITEM_ARROW || chest->count == 4);
        }
        level_free(&level);
    }
    assert_int_equal(chests, 10 * SEEDS);
    assert_int_equal(treasures, 0);
    assert_in_range(locked * 100 / chests, 15, 25);
    assert_in_range(trapped * 100 / chests, 16, 24);
    assert_in_range(extra * 100 / chests, 12, 21);
    assert_in_range(gear * 100 / (chests - locked), 7, 13);
}

// ---- props and grounds

// The level before props are put, with those of set pieces alone.
static Level before_props(uint64_t seed, int depth) {
    GenOptions options = {.seed = seed, .depth = depth, .descent = true};
    Level level;
    int stage = 0;
    while (strcmp(gen_stage(&options, stage)->name, "props") != 0) stage++;
    assert_true(gen_level_until(&level, &options, stage));
    return level;
}

static void props_stand_along_walls_and_not_beside_the_start(void **state) {
    (void)state;
    int pots = 0, crates = 0, barrels = 0, floor = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 2), drawn = before_props(seed, 2);
        floor += count_tiles(&level, TILE_FLOOR);
        pots += count_tiles(&level, TILE_POT);
        crates += count_tiles(&level, TILE_CRATE);
        barrels += count_tiles(&level, TILE_BARREL);
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            Tile tile = (Tile)level.tiles.cells[i];
            if (tile != TILE_POT && tile != TILE_CRATE && tile != TILE_BARREL) continue;
            if (drawn.tiles.cells[i] == tile) continue;
            Vec cell = {i % level.tiles.w, i / level.tiles.w};
            bool wall = false;
            for (int dir = 0; dir < DIR_COUNT; dir += 2)
                wall |= level_looks_like_wall(&level, vec_add(cell, DIRS[dir]));
            uint8_t above = grid_at(&level.decor, vec_add(cell, DIRS[DIR_N]));
            assert_true(wall && above != DECOR_TORCH && above != DECOR_BRACKET);
            int far_off = int_abs(cell.x - level.start.x) + int_abs(cell.y - level.start.y);
            assert_true(far_off >= 2);
        }
        level_free(&drawn);
        level_free(&level);
    }
    printf("a hundred cells: %d.%d pots, %d.%d crates, %d.%02d barrels\n", pots * 100 / floor,
           pots * 1000 / floor % 10, crates * 100 / floor, crates * 1000 / floor % 10, barrels * 100 / floor,
           barrels * 10000 / floor % 100);
    assert_in_range(pots * 1000 / floor, 15, 33);
    assert_in_range(crates * 1000 / floor, 5, 25);
    assert_in_range(barrels * 1000 / floor, 1, 4);
}

static int percent_of(Tile tile, int depth) {
    int cells = 0, all = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        Level level = level_of(seed, depth);
        cells += count_tiles(&level, tile);
        all += count_tiles(&level, TILE_FLOOR) + count_tiles(&level, TILE_WATER) +
               count_tiles(&level, TILE_ICE) + count_tiles(&level, TILE_EMBER);
        level_free(&level);
    }
    return 100 * cells / all;
}

static void depths_5_and_6_are_flooded_and_embers_glow_on_7(void **state) {
    (void)state;
    for (int depth = 1; depth <= 7; depth++) {
        int water = depth == 5 ? 31 : depth == 6 ? 20 : 0; // and 8 of ice
        // Elsewhere there is what streams and set pieces bring.
        assert_in_range(percent_of(TILE_WATER, depth), int_max(water - 4, 0), water > 0 ? water + 4 : 8);
        assert_in_range(percent_of(TILE_ICE, depth), depth == 6 ? 4 : 0, depth == 6 ? 10 : 2);
        assert_in_range(percent_of(TILE_EMBER, depth), depth == 7 ? 1 : 0, depth == 7 ? 6 : 2);
    }
}

// Above all and below all, where some halls have no floor, as well.
static void the_great_hall_lies_before_every_vestibule(void **state) {
    (void)state;
    GenOptions options = {.kind = GEN_HALLS, .w = 47, .h = 33, .depth = 1, .descent = true};
    Level level;
    GenContext gen;
    DepthPlan plan = {0};
    assert_true(level_init(&level, options.w, options.h) &&
                context_init(&gen, &level, &options, GENERATORS[options.kind]));
    gen.depth = &plan;
    for (int i = 0; i < SEEDS; i++) {
        int top = i % (options.h - VESTIBULE_H + 1);
        context_begin(&gen, (uint64_t)i);
        level.seed = (uint64_t)i;
        level.vestibule = (Rect){vestibule_mirrored(level.seed) ? options.w - VESTIBULE_W : 0, top,
                                 VESTIBULE_W, VESTIBULE_H};
        great_hall_dig(&gen);
        assert_true(rect_has(gen.depth->hall, vestibule_outside(level.seed, level.vestibule)));
        assert_true(gen.depth->hall.y >= 1 && gen.depth->hall.y + gen.depth->hall.h < options.h);
    }
    context_free(&gen);
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_depth_begins_in_a_vestibule),
        cmocka_unit_test(its_parts_vary_by_seed),
        cmocka_unit_test(each_picture_teaches_the_same),
        cmocka_unit_test(what_both_pictures_share_joins_start_bell_and_way_out),
        cmocka_unit_test(nobody_leaves_the_vestibule_without_the_bell),
        cmocka_unit_test(the_way_out_shows_a_bracket_and_a_good),
        cmocka_unit_test(the_vestibule_opens_into_a_great_dark_hall),
        cmocka_unit_test(the_grate_lies_at_many_distances),
        cmocka_unit_test(the_second_depth_keeps_a_vault_and_a_shrine),
        cmocka_unit_test(shrines_stand_on_depths_2_5_and_7),
        cmocka_unit_test(shops_on_depths_3_and_6_have_three_wares_and_a_keeper),
        cmocka_unit_test(secrets_are_closets_of_2_to_6_cells_without_goods),
        cmocka_unit_test(chests_hold_what_the_table_says_and_some_are_locked_or_trapped),
        cmocka_unit_test(props_stand_along_walls_and_not_beside_the_start),
        cmocka_unit_test(depths_5_and_6_are_flooded_and_embers_glow_on_7),
        cmocka_unit_test(the_great_hall_lies_before_every_vestibule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
