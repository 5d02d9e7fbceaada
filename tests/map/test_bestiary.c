// The table of monsters against the game's rules.
#include "map/monsters.h"
#include "support/unit.h"

#include <stdbool.h>

typedef struct Row {
    ActorKind kind;
    int cost, hp, damage, speed, sight, ear, windup, recovery, from;
    const char *flags; // A animal, C clever, F flees, H hands, S steady, V voice, Y flies
} Row;

static const Row ROWS[] = {
    {ACTOR_RAT, 1, 3, 1, 640, 5, 2, 18, 30, 1, "AF"},
    {ACTOR_BAT, 1, 3, 1, 768, 6, 4, 20, 40, 1, "Y"},
    {ACTOR_SLIME, 2, 6, 1, 288, 4, 0, 24, 36, 1, "S"},
    {ACTOR_GOBLIN, 2, 6, 2, 560, 7, 0, 22, 24, 2, "HCFV"},
    {ACTOR_SKELETON, 3, 6, 2, 448, 7, -2, 26, 28, 3, "H"},
    {ACTOR_PILFERER, 2, 6, 0, 704, 8, 0, 20, 0, 2, "HC"},
    {ACTOR_POACHER, 3, 5, 1, 448, 10, 0, 36, 30, 3, "HCFV"},
    {ACTOR_BOAR, 3, 9, 2, 384, 6, 1, 34, 30, 3, "AS"},
    {ACTOR_SNUFFER, 2, 3, 0, 512, 8, 0, 40, 20, 3, "C"},
};

static void check_flag(const Row *row, char letter, bool has) {
    assert_int_equal(strchr(row->flags, letter) != NULL, has);
}

static void every_monster_is_as_the_rules_have_it(void **state) {
    (void)state;
    assert_int_equal(sizeof ROWS / sizeof ROWS[0], ACTOR_KIND_COUNT - ACTOR_RAT);
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        const Row *row = &ROWS[i];
        const ActorInfo *info = &ACTORS[row->kind];
        assert_int_equal(info->cost, row->cost);
        assert_int_equal(info->hp, row->hp);
        assert_int_equal(info->damage, row->damage);
        assert_int_equal(info->speed, row->speed);
        assert_int_equal(info->sight, row->sight);
        assert_int_equal(info->ear, row->ear);
        assert_int_equal(info->windup, row->windup);
        assert_int_equal(info->recovery, row->recovery);
        assert_int_equal(info->from, row->from);
        if (row->kind != ACTOR_BAT) assert_int_equal(info->reach, 30); // a swoop's is its way
        check_flag(row, 'A', info->animal);
        check_flag(row, 'C', info->clever);
        check_flag(row, 'F', info->timid);
        check_flag(row, 'H', info->hands);
        check_flag(row, 'S', info->steady);
        check_flag(row, 'V', info->voice);
        check_flag(row, 'Y', info->flies);
    }
}

static void light_means_something_to_some(void **state) {
    (void)state;
    for (int kind = ACTOR_RAT; kind < ACTOR_KIND_COUNT; kind++) {
        assert_int_equal(ACTORS[kind].shuns, kind == ACTOR_BAT);
        assert_int_equal(ACTORS[kind].douses, kind == ACTOR_SLIME);
        assert_int_equal(ACTORS[kind].task == TASK_KINDLE, kind == ACTOR_GOBLIN);
        assert_int_equal(ACTORS[kind].task == TASK_EAT, kind == ACTOR_RAT);
        assert_int_equal(ACTORS[kind].task == TASK_FETCH, kind == ACTOR_PILFERER);
        assert_int_equal(ACTORS[kind].task == TASK_SNUFF, kind == ACTOR_SNUFFER);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_monster_is_as_the_rules_have_it),
        cmocka_unit_test(light_means_something_to_some),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
