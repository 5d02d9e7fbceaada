// What is marked is what is hit: the cells turn by turn, the lanes and areas in real time. Each blow of each
// kind is raised once, and then falls on a hero in every place of the hall.
#include "map/balance_hero.h"
#include "sim/combat/blows.h"
#include "sim/raised.h"
#include "sim/space/terrain.h"

static const char WIDE[] = "###########################\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.............@...........#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "###########################\n";

// Some stand so that a lane passes beside them, and that a body touches them which its middle passes.
static const char PILLARS[] = "###########################\n"
                              "#.........................#\n"
                              "#.....#...................#\n"
                              "#...........#....#........#\n"
                              "#.......#.........#.......#\n"
                              "#..........#..............#\n"
                              "#....#........@.....#.....#\n"
                              "#.........#...............#\n"
                              "#................#........#\n"
                              "#......#....#.........#...#\n"
                              "#...............#.........#\n"
                              "#.........................#\n"
                              "###########################\n";
static const char *const HALLS[] = {WIDE, PILLARS};
enum { HALL_COUNT = sizeof HALLS / sizeof *HALLS };

static const struct {
    ActorKind kind;
    BlowKind blow;
} BLOWS[] = {{ACTOR_RAT, BLOW_USUAL},       {ACTOR_BAT, BLOW_USUAL},      {ACTOR_SLIME, BLOW_USUAL},
             {ACTOR_GOBLIN, BLOW_USUAL},    {ACTOR_SKELETON, BLOW_USUAL}, {ACTOR_POACHER, BLOW_USUAL},
             {ACTOR_BOAR, BLOW_USUAL},      {ACTOR_WEAVER, BLOW_USUAL},   {ACTOR_MIMIC, BLOW_USUAL},
             {ACTOR_GHOST, BLOW_USUAL},     {ACTOR_WARDEN, BLOW_USUAL},   {ACTOR_HOUND, BLOW_USUAL},
             {ACTOR_SACRISTAN, BLOW_USUAL}, {ACTOR_COOPER, BLOW_HAMMER},  {ACTOR_COOPER, BLOW_BARREL},
             {ACTOR_COOPER, BLOW_KEG},      {ACTOR_WARLORD, BLOW_SWEEP},  {ACTOR_WARLORD, BLOW_SLAM},
             {ACTOR_WARLORD, BLOW_CHARGE},  {ACTOR_WARLORD, BLOW_LEAP},   {ACTOR_WARLORD, BLOW_FLAMES}};

// True for a blow that is raised only beside the hero.
static bool is_near(size_t blow) {
    Actor actor = {.kind = BLOWS[blow].kind, .brain = {.blow = BLOWS[blow].blow}};
    return blow_of(&actor)->range < 2 * CELL_PX;
}

static const Vec FROM[] = {{-2, 0}, {-1, 2}, {2, -1}, {1, 1}, {-3, 1}, {1, -3}};
enum { FROM_COUNT = sizeof FROM / sizeof *FROM, CASES = sizeof BLOWS / sizeof *BLOWS * FROM_COUNT };

// Raises the blow at the hero from `from` cells beside him.
static World *raised(const char *hall, Pace pace, size_t blow, Vec from) {
    World *world = arena(hall);
    world->hero.pace = pace;
    int index = with(world, BLOWS[blow].kind, from.x, from.y);
    world->actors[index].brain.blow = BLOWS[blow].blow;
    raise_blow(world, index);
    world->actors[index].act_ticks = blow_of(&world->actors[index])->windup / 2 + 1; // now the aim stays
    set_mind(world, index, MIND_CHASE);
    world->actors[index].brain.sees = false;
    return world;
}

static bool flies(const World *world) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        if (world->floor.missiles[i].kind != MISSILE_NONE) return true;
    }
    return false;
}

// True if the blow that is raised in `begun` hurts a hero who stands at `at`.
static bool hurts(const World *begun, Vec at) {
    World *world = world_copy(begun);
    assert_non_null(world);
    int index = HERO + 1;
    body_leave(world, HERO);
    body_enter(world, HERO, at);
    bool turns = world_is_turn_based(world), lasts = true;
    for (int i = 0; i < 200 && lasts && hero_of(world)->hp == HERO_HP; i++) {
        world_tick(world, turns && i % 2 == 1 ? WAIT : STILL);
        lasts = combat_is_in_blow(&world->actors[index]);
        if (lasts) continue;
        world->actors[index].brain.mind = MIND_STUNNED; // it does nothing else
        world->actors[index].brain.timer = 1 << 20;
        lasts = flies(world);
    }
    bool hurt = hero_of(world)->hp < HERO_HP;
    world_free(world);
    return hurt;
}

static void turn_by_turn_the_marked_cells_are_hit_and_no_others(void **state) {
    (void)state;
    int wrong = 0;
    for (int k = 0; k < HALL_COUNT * CASES; k++) {
        size_t blow = (size_t)(k % CASES / FROM_COUNT);
        Vec from = FROM[k % FROM_COUNT];
        if (is_near(blow)) from = (Vec){int_sign(from.x), int_sign(from.y)};
        World *world = raised(HALLS[k / CASES], PACE_TURNS, blow, from);
        for (int i = 0; i < 25 * 11; i++) {
            Vec cell = {1 + i % 25, 1 + i / 25};
            if (vec_eq(cell, cell_of(world->actors[HERO + 1].pos)) || level_solid(&world->level, cell))
                continue;
            bool told = marked(world, cell) >= 0, hit = hurts(world, cell_centre(cell));
            if (told == hit) continue;
            wrong++;
            print_message("hall %d: %s blow %d from %d,%d: cell %d,%d marked %d hit %d\n", k / CASES,
                          ACTORS[BLOWS[blow].kind].name, (int)BLOWS[blow].blow, from.x, from.y, cell.x - 14,
                          cell.y - 6, told, hit);
        }
        world_free(world);
    }
    assert_int_equal(wrong, 0);
}

// True if the lane of the monster, as wide and long as it is drawn, touches the body of a hero at `at`. It is
static int64_t length_of(Vec way) {
    return (int64_t)int_sqrt((uint64_t)((int64_t)way.x * way.x + (int64_t)way.y * way.y));
}

// not `sure` within 3 px of an edge, a cell before its end, nor beside the monster.
static bool in_lane(const World *world, const Actor *actor, Vec at, bool *sure) {
    Vec off = vec_sub(at, actor->pos), way = actor->push, half = body_half(ACTOR_HERO);
    int64_t length = length_of(way);
    int64_t across = ((int64_t)off.x * way.y - (int64_t)off.y * way.x) / length;
    int64_t along = ((int64_t)off.x * way.x + (int64_t)off.y * way.y) / length;
    int64_t own = ((int64_t)half.x * int_abs(way.y) + (int64_t)half.y * int_abs(way.x)) / length;
    int64_t edge = blow_lane_half(actor) + own - (across < 0 ? -across : across);
    int64_t ahead = ((int64_t)half.x * int_abs(way.x) + (int64_t)half.y * int_abs(way.y)) / length;
    int64_t ends = blow_lane_reach(world, actor) + blow_lane_front(actor) + ahead - along;
    *sure = (edge > 3 * SUB || edge < -3 * SUB) && (ends > CELL_SUB || ends < -3 * SUB) &&
            (along < -2 * CELL_SUB || along > CELL_SUB);
    return edge > 0 && along > 0 && ends > 0;
}

// True if an arc, whose middle line and reach the pose or what is drawn shows, touches a hero at `at`. A
// lunge carries it along a lane: there only the places off that lane are `sure`.
static bool in_arc(const World *world, const Actor *actor, Vec at, bool *sure) {
    enum { HALF_TURN_COS = 0, SIXTH_COS = 500, COS_SURE = 50 }; // in thousandths
    const Blow *blow = blow_of(actor);
    Vec off = vec_sub(at, actor->pos), dir = DIRS[actor->aim], half = body_half(ACTOR_HERO);
    int64_t away = length_of(off), dot = (int64_t)off.x * dir.x + (int64_t)off.y * dir.y;
    int64_t unit = int_sqrt((uint64_t)vec_square(dir) * 1000000), cosine = dot * 1000000 / (away * unit);
    int64_t edge = cosine - (blow->shape == SHAPE_HALF ? HALF_TURN_COS : SIXTH_COS);
    bool near = combat_box_within(actor->pos, at, half, blow->reach - 2);
    bool told = edge > 0 && near && combat_line_open(&world->level, actor->pos, at);
    *sure = (edge > COS_SURE || edge < -COS_SURE) &&
            near == combat_box_within(actor->pos, at, half, blow->reach + 2);
    if (!blow_lunges(actor)) return told;
    Vec way = actor->push;
    int64_t length = length_of(way);
    int64_t along = ((int64_t)off.x * way.x + (int64_t)off.y * way.y) / length;
    int64_t across = ((int64_t)off.x * way.y - (int64_t)off.y * way.x) / length;
    int wide = blow->reach * SUB + 2 * CELL_SUB / 3;
    *sure = across > wide || across < -wide || along < -CELL_SUB ||
            along > blow_lane_length(actor) + wide + CELL_SUB;
    return false;
}

// True if what is drawn of the raised blow touches a hero at `at`.
static bool drawn(const World *world, const Actor *actor, Vec at, bool *sure) {
    Threat cells[FLAMES_CELLS];
    BlowShape shape = blow_of(actor)->shape;
    *sure = true;
    if (shape < SHAPE_AREA && !blow_of(actor)->shoots) return in_arc(world, actor, at, sure);
    if (shape == SHAPE_LANE) return in_lane(world, actor, at, sure);
    if (shape == SHAPE_AREA) return vec_chebyshev(actor->brain.mark, cell_of(at)) <= 1;
    for (int i = turns_list_fire(world, HERO + 1, cells, FLAMES_CELLS); i-- > 0;) {
        if (vec_eq(cells[i].cell, cell_of(at))) return true;
    }
    return false;
}

static void in_real_time_what_is_drawn_is_hit_and_nothing_else(void **state) {
    (void)state;
    int wrong = 0;
    for (int k = 0; k < HALL_COUNT * CASES; k++) {
        size_t blow = (size_t)(k % CASES / FROM_COUNT);
        Actor kind = {.kind = BLOWS[blow].kind, .brain = {.blow = BLOWS[blow].blow}};
        if (blow_of(&kind)->shoots && blow_of(&kind)->shape < SHAPE_AREA) continue; // a line is drawn
        Vec from = FROM[k % FROM_COUNT];
        if (is_near(blow)) from = (Vec){int_sign(from.x), int_sign(from.y)};
        World *world = raised(HALLS[k / CASES], PACE_REAL, blow, from);
        const Actor *actor = &world->actors[HERO + 1];
        for (int i = 0; i < 32 * 13; i++) {
            Vec at = {(CELL_PX + 18 + i % 32 * 24) * SUB, (CELL_PX + 20 + i / 32 * 24) * SUB};
            bool sure, told = drawn(world, actor, at, &sure);
            if (!sure ||
                combat_box_within(actor->pos, at, vec_add(body_half(ACTOR_HERO), body_half(actor->kind)), 2))
                continue;
            if (told == hurts(world, at)) continue;
            wrong++;
            print_message("hall %d: %s blow %d from %d,%d: at %d,%d px marked %d\n", k / CASES,
                          ACTORS[actor->kind].name, (int)BLOWS[blow].blow, from.x, from.y,
                          (at.x - actor->pos.x) / SUB, (at.y - actor->pos.y) / SUB, told);
        }
        world_free(world);
    }
    assert_int_equal(wrong, 0);
}

// A boar runs on through a crate, a pot or a door, which it breaks, and so do its marks.
static void a_charge_is_marked_through_what_it_breaks(void **state) {
    (void)state;
    static const Tile TILES_HIT[] = {TILE_CRATE, TILE_POT, TILE_DOOR, TILE_CRACKED, TILE_WALL};
    enum { BOAR = 6, KINDS = sizeof TILES_HIT / sizeof *TILES_HIT };
    Vec at = {12, 6}, behind = {13, 6};
    for (int i = 0; i < 2 * KINDS; i++) {
        World *world = raised(WIDE, i < KINDS ? PACE_TURNS : PACE_REAL, BOAR, (Vec){-5, 0});
        terrain_set(world, at, TILES_HIT[i % KINDS]);
        bool passes = blow_passes(world, &world->actors[HERO + 1], at);
        assert_int_equal(passes, i % KINDS < 3);
        assert_int_equal(marked(world, behind) >= 0, passes);
        assert_int_equal(hurts(world, cell_centre(behind)), passes);
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_charge_is_marked_through_what_it_breaks),
        cmocka_unit_test(in_real_time_what_is_drawn_is_hit_and_nothing_else),
        cmocka_unit_test(turn_by_turn_the_marked_cells_are_hit_and_no_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
