// What the depths of the descent have of their own: vestibule, vault, shrine, secrets, props, the ground of
// their themes. What is reached is told by the independent player of gen/solvable.h.
#include "gen/depths.h"
#include "gen/solvable.h"
#include "map/vestibule.h"
#include "support/unit.h"

enum { SEEDS = 200 };

static Vec in_vestibule(const Level *level, int x, int y) {
    return (Vec){level->vestibule.x + x, level->vestibule.y + y};
}

// ---- the vestibule

static void expect_vestibule(const Level *level) {
    assert_true(vestibule_fits(level));
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        assert_int_equal(level_tile(level, in_vestibule(level, place.x, place.y)),
                         vestibule_tile(VESTIBULE_SHUT, place));
    }
    Vec start = in_vestibule(level, 11, 1), cheese = in_vestibule(level, 8, 1);
    assert_true(vec_eq(level->start, start));
    assert_int_equal(grid_at(&level->decor, in_vestibule(level, 11, 0)), DECOR_TORCH); // overhead
    assert_int_equal(vec_dist(start, cheese), 3);
    assert_int_equal(spawn_at(&level->items, cheese)->kind, ITEM_CHEESE);
    assert_int_equal(spawn_at(&level->items, in_vestibule(level, 6, 6))->kind, ITEM_BELL);
    assert_int_equal(grid_at(&level->decor, in_vestibule(level, 6, 6)), DECOR_PEDESTAL);
    assert_int_equal(spawn_at(&level->monsters, in_vestibule(level, 1, 3))->kind, ACTOR_RAT);
    int things = 0;
    for (int i = 0; i < level->items.count; i++)
        things += rect_has(level->vestibule, level->items.at[i].cell);
    for (int i = 0; i < level->monsters.count; i++)
        things += rect_has(level->vestibule, level->monsters.at[i].cell);
    for (int i = 0; i < level->fixture_count; i++)
        things += rect_has(level->vestibule, level->fixtures[i].cell);
    assert_int_equal(things, 3);
}

static void the_first_depth_begins_in_the_same_vestibule_each_run(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        expect_vestibule(&level);
        level_free(&level);
        level = level_of(seed, 2 + (int)(seed % 6));
        assert_false(vestibule_there(&level));
        level_free(&level);
    }
}

// Cells that who never takes the bell comes to, be they beyond its wall.
static bool gets_out(const Level *level, bool bell) {
    Player player = {.level = level};
    assert_true(grid_init(&player.been, level->tiles.w, level->tiles.h) &&
                grid_init(&player.opened, level->tiles.w, level->tiles.h));
    grid_set(&player.been, level->start, 1);
    if (!bell) grid_set(&player.opened, vestibule_opening(level->vestibule), 0);
    while (player_spreads(&player) || (bell ? player_works(&player) : false)) {
    }
    if (!bell) { // the pot is broken all the same
        grid_set(&player.opened, in_vestibule(level, 7, 1), 1);
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

// Of the near view, 11 cells to a side and 6 up and down.
static bool in_view(Vec from, Vec to) {
    return int_abs(from.x - to.x) <= 11 && int_abs(from.y - to.y) <= 6;
}

static void the_way_out_leads_to_a_bracket_a_good_and_the_grate(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 1);
        Vec out = vestibule_opening(level.vestibule);
        int goods = 0, brackets = 0, grates = 0;
        for (int x = out.x + 1; x <= out.x + 7; x++) {
            for (int y = out.y - 2; y <= out.y + 1; y++) {
                Vec cell = {x, y};
                const Spawn *item = spawn_at(&level.items, cell);
                bool shown = in_view(out, cell);
                goods += shown && item != NULL && ITEMS[item->kind].counts;
                brackets += shown && grid_at(&level.decor, cell) == DECOR_BRACKET;
                grates += shown && level_tile(&level, cell) == TILE_STAIRS_DOWN;
                bool wall = y == out.y - 2;
                assert_true(wall || level_way(&level, cell)); // nothing hides them
            }
        }
        assert_true(goods == 1 && brackets >= 1 && grates == 1);
        level_free(&level);
    }
}

// ---- vault and shrine

static bool is_vault(const Level *level, Rect keep) {
    bool locked = false;
    for (int i = 0; i < keep.w * keep.h; i++)
        locked |= level_lock(level, (Vec){keep.x + i % keep.w, keep.y + i / keep.w}) != 0;
    return locked;
}

static void expect_vault(const Level *level, Rect keep) {
    int goods = 0, others = 0, chests = 0;
    for (int i = 0; i < level->items.count; i++) {
        bool inside = rect_has(keep, level->items.at[i].cell), good = ITEMS[level->items.at[i].kind].counts;
        goods += inside && good;
        others += inside && !good;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *chest = &level->fixtures[i];
        if (!rect_has(keep, chest->cell)) continue;
        assert_true(chest->kind == FIXTURE_CHEST && chest->lock != 0);
        assert_true(item_gear((ItemKind)chest->item) >= 0);
        chests++;
    }
    assert_true(goods == 2 && others == 0 && chests == 1);
}

static void the_second_depth_keeps_a_vault_and_a_shrine(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 2);
        assert_int_equal(level.keep_count, 2);
        int vault = is_vault(&level, level.keeps[0]) ? 0 : 1;
        expect_vault(&level, level.keeps[vault]);
        Vec middle = room_centre(level.keeps[1 - vault]);
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
        assert_true(secret + cracked <= 1);
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            Tile tile = (Tile)level.tiles.cells[i];
            Vec cell = {i % level.tiles.w, i / level.tiles.w};
            if (tile == TILE_SECRET || tile == TILE_CRACKED)
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
    int chests = 0, locked = 0, trapped = 0, extra = 0, goods = 0, gear = 0;
    for (uint64_t seed = 0; seed < 5 * SEEDS; seed++) {
        Level level = level_of(seed, 1);
        for (int i = 0; i < level.fixture_count; i++) {
            const Fixture *chest = &level.fixtures[i];
            if (chest->kind != FIXTURE_CHEST) continue;
            bool worn = item_gear((ItemKind)chest->item) >= 0;
            chests++;
            locked += chest->lock != 0;
            trapped += chest->trapped;
            extra += chest->extra != 0;
            goods += ITEMS[chest->item].counts;
            gear += worn && chest->lock == 0;
            assert_true(chest->lock == 0 || worn); // locked: equipment surely
            assert_true(chest->extra == 0 || ITEMS[chest->extra].class == CLASS_POWER);
            assert_true(chest->item != ITEM_BOMB || chest->count == 2);
            assert_true(chest->item != ITEM_ARROW || chest->count == 4);
        }
        level_free(&level);
    }
    assert_int_equal(chests, 10 * SEEDS);
    assert_int_equal(goods, 0);
    assert_in_range(locked * 100 / chests, 15, 25);
    assert_in_range(trapped * 100 / chests, 16, 24);
    assert_in_range(extra * 100 / chests, 12, 21);
    assert_in_range(gear * 100 / (chests - locked), 7, 13);
}

// ---- props and grounds

static void props_stand_along_walls_and_not_beside_the_start(void **state) {
    (void)state;
    int pots = 0, crates = 0, barrels = 0, floor = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = level_of(seed, 2);
        floor += count_tiles(&level, TILE_FLOOR);
        pots += count_tiles(&level, TILE_POT);
        crates += count_tiles(&level, TILE_CRATE);
        barrels += count_tiles(&level, TILE_BARREL);
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            Tile tile = (Tile)level.tiles.cells[i];
            if (tile != TILE_POT && tile != TILE_CRATE && tile != TILE_BARREL) continue;
            Vec cell = {i % level.tiles.w, i / level.tiles.w};
            bool wall = false;
            for (int dir = 0; dir < DIR_COUNT; dir += 2) wall |= level_wall(&level, vec_add(cell, DIRS[dir]));
            uint8_t above = grid_at(&level.decor, vec_add(cell, DIRS[DIR_N]));
            assert_true(wall && above != DECOR_TORCH && above != DECOR_BRACKET);
            int far_off = int_abs(cell.x - level.start.x) + int_abs(cell.y - level.start.y);
            assert_true(far_off >= 2);
        }
        level_free(&level);
    }
    printf("a hundred cells: %d.%d pots, %d.%d crates, %d.%02d barrels\n", pots * 100 / floor,
           pots * 1000 / floor % 10, crates * 100 / floor, crates * 1000 / floor % 10, barrels * 100 / floor,
           barrels * 10000 / floor % 100);
    assert_in_range(pots * 1000 / floor, 15, 30);
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

static void a_third_is_water_on_depths_5_and_6_and_embers_glow_on_7(void **state) {
    (void)state;
    for (int depth = 1; depth <= 7; depth++) {
        bool flooded = depth == 5 || depth == 6;
        assert_in_range(percent_of(TILE_WATER, depth), flooded ? 28 : 0, flooded ? 36 : 0);
        assert_in_range(percent_of(TILE_ICE, depth), depth == 6 ? 4 : 0, depth == 6 ? 10 : 0);
        assert_in_range(percent_of(TILE_EMBER, depth), depth == 7 ? 1 : 0, depth == 7 ? 5 : 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_depth_begins_in_the_same_vestibule_each_run),
        cmocka_unit_test(nobody_leaves_the_vestibule_without_the_bell),
        cmocka_unit_test(the_way_out_leads_to_a_bracket_a_good_and_the_grate),
        cmocka_unit_test(the_second_depth_keeps_a_vault_and_a_shrine),
        cmocka_unit_test(shrines_stand_on_depths_2_5_and_7),
        cmocka_unit_test(secrets_are_closets_of_2_to_6_cells_without_goods),
        cmocka_unit_test(chests_hold_what_the_table_says_and_some_are_locked_or_trapped),
        cmocka_unit_test(props_stand_along_walls_and_not_beside_the_start),
        cmocka_unit_test(a_third_is_water_on_depths_5_and_6_and_embers_glow_on_7),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
