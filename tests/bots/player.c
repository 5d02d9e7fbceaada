// Each tick the most pressing of these: a throw that is held, a blow that is announced, a fight, a way out,
// something from the bag, the way to a goal. Goals are chosen anew twice a second or when one is reached.
#include "bots/player.h"

#include "bots/player_goals.h"
#include "sim/combat.h"
#include "sim/flames.h"
#include "sim/goods.h"
#include "sim/throws.h"

enum {
    REACTION_TICKS = 17, // from what begins to the answer
    MISS_PERCENT = 60,   // of wind-ups, which it does not react to
    THREAT_PX = 24,      // beyond a blow's reach in which it is taken seriously
    FIGHT_PX = 90,
    ALIGN_SUB = 3 * SUB,
    STUCK_TICKS = 45,
    SIDESTEP_TICKS = 14,
    GIVE_UP_TICKS = 600,

    BOLD_TICKS = 300,
    CANDLE_SOON_TICKS = 480,
    DEAR_COST = 2,   // of monsters that it throws things at
    SHOOT_LEAST = 3, // cells
    SHOOT_MOST = 8,
    WARY_CELLS = 9,
    AIM_TICKS_LEAST = 12, // until it strikes who has come into reach
    AIM_TICKS_MOST = 40
};

// Ticks until it walks off to another goal, at least and at most.
static const int THINKS[TEMPER_COUNT][2] = {
    [TEMPER_CAREFUL] = {20, 80}, [TEMPER_GREEDY] = {15, 60}, [TEMPER_RECKLESS] = {0, 20}};

const char *const TEMPER_NAMES[TEMPER_COUNT] = {
    [TEMPER_CAREFUL] = "careful", [TEMPER_GREEDY] = "greedy", [TEMPER_RECKLESS] = "reckless"};

bool player_init(Player *player, Temper temper, uint64_t seed) {
    *player = (Player){.temper = temper, .push = -1, .minded = -1};
    rng_init(&player->rng, seed, STREAM_AI);
    return eyes_init(&player->eyes);
}

void player_free(Player *player) {
    eyes_free(&player->eyes);
}

// Only a fresh press counts.
static uint8_t press(const World *world, unsigned button) {
    return (world->last_input.buttons & button) != 0 ? 0 : (uint8_t)button;
}

static Input towards(Vec from, Vec to) {
    Vec way = vec_sub(to, from);
    return (Input){.x = (int8_t)(int_abs(way.x) > ALIGN_SUB ? int_sign(way.x) : 0),
                   .y = (int8_t)(int_abs(way.y) > ALIGN_SUB ? int_sign(way.y) : 0)};
}

static Input in_direction(int dir) {
    return (Input){.x = (int8_t)DIRS[dir].x, .y = (int8_t)DIRS[dir].y};
}

static bool awake(const Actor *monster) {
    return monster->mind == MIND_CHASE || monster->mind == MIND_FLEE || monster->mind == MIND_SEARCH ||
           monster->act == ACT_WINDUP;
}

static int px_between(Vec a, Vec b) {
    int64_t x = a.x - b.x, y = a.y - b.y;
    return (int)(int_sqrt((uint64_t)(x * x + y * y)) / SUB);
}

// The nearest monster that it sees, awake or not; -1: none.
static int nearest(const World *world, int within_px, bool only_awake) {
    int best = -1, best_px = within_px;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        if (!eyes_see(world, i) || (only_awake && !awake(monster))) continue;
        int px = px_between(world->actors[HERO].pos, monster->pos);
        if (px >= best_px) continue;
        best = i;
        best_px = px;
    }
    return best;
}

// ---- a blow that is announced

// Its wind-up is seen, and threatens.
static bool threatens(const World *world, int index) {
    const Actor *monster = &world->actors[index], *hero = &world->actors[HERO];
    if (monster->act != ACT_WINDUP || !eyes_see(world, index)) return false;
    Habit habit = ACTORS[monster->kind].habit;
    bool far = habit == HABIT_SWOOP || habit == HABIT_SHOOT || habit == HABIT_CHARGE;
    int reach = far ? 6 * CELL_PX : ACTORS[monster->kind].reach + THREAT_PX;
    return px_between(hero->pos, monster->pos) <= reach;
}

static bool reacts(Player *player, const World *world, int index) {
    const Actor *monster = &world->actors[index];
    if (player->minded != index) {
        player->minded = index;
        player->misses = rng_chance(&player->rng, MISS_PERCENT, 100);
    }
    return !player->misses && monster->act_ticks >= REACTION_TICKS;
}

static bool in_reach(const World *world, const Actor *monster) {
    const Actor *hero = &world->actors[HERO];
    return combat_in_reach(hero->pos, monster->pos, ACTORS[ACTOR_HERO].reach - 4) &&
           combat_line_open(&world->level, hero->pos, monster->pos);
}

// Each blow takes a moment to be decided upon.
static Input strike(Player *player, const World *world, const Actor *monster) {
    int dir = dir_of(vec_sub(monster->pos, world->actors[HERO].pos));
    Input input = in_direction(dir);
    if (world->actors[HERO].act != ACT_NONE || player->aims-- > 0) return input;
    input.buttons = press(world, BUTTON_STRIKE);
    player->aims = rng_between(&player->rng, AIM_TICKS_LEAST, AIM_TICKS_MOST);
    return input;
}

// Aside, or back: the way that is free for longest.
static int escape(const Player *player, const World *world, const Actor *monster) {
    const Actor *hero = &world->actors[HERO];
    int away = dir_of(vec_sub(hero->pos, monster->pos)), best = away, most = -1;
    static const int TURNS[] = {2, 6, 1, 7, 0};
    for (size_t i = 0; i < sizeof TURNS / sizeof *TURNS; i++) {
        int dir = (away + TURNS[i]) % DIR_COUNT, free = 0;
        Vec cell = cell_of(hero->pos);
        while (free < 3 && dist_open(&world->level, cell, dir)) {
            cell = vec_add(cell, DIRS[dir]);
            if (grid_get(&player->eyes.harm, cell, 0) != 0) break;
            free++;
        }
        if (free <= most) continue;
        most = free;
        best = dir;
    }
    return best;
}

static Input dodge(const Player *player, const World *world, const Actor *monster) {
    int left = ACTORS[monster->kind].windup - monster->act_ticks;
    Input input = in_direction(escape(player, world, monster));
    if (world->roll_wait == 0 && left <= 8 && world->actors[HERO].act == ACT_NONE)
        input.buttons = press(world, BUTTON_ROLL);
    return input;
}

static bool answer_blow(Player *player, const World *world, Input *input) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        if (!threatens(world, i) || !reacts(player, world, i)) continue;
        bool steady = ACTORS[monster->kind].steady || monster->steady > 0;
        int left = ACTORS[monster->kind].windup - monster->act_ticks;
        *input = !steady && left > 5 && in_reach(world, monster) ? strike(player, world, monster)
                                                                 : dodge(player, world, monster);
        return true;
    }
    if (player->minded >= 0 && world->actors[player->minded].act != ACT_WINDUP) player->minded = -1;
    return false;
}

// ---- a fight

static Input step_to(Player *player, const World *world, Vec cell) {
    Vec pos = world->actors[HERO].pos, from = cell_of(pos), next = from;
    eyes_aim(&player->eyes, cell);
    for (int pass = 0; pass < 2; pass++) { // straight steps first
        for (int dir = pass; dir < DIR_COUNT; dir += 2) {
            Vec to = vec_add(from, DIRS[dir]);
            if (dist_open(&player->eyes.level, from, dir) &&
                dist_at(&player->eyes.to_goal, to) < dist_at(&player->eyes.to_goal, next))
                next = to;
        }
    }
    bool blocked = eyes_breakable(world, next);
    Input input = towards(pos, cell_centre(next));
    if (!blocked || world->actors[HERO].act != ACT_NONE) return input;
    input = in_direction(dir_of(vec_sub(cell_centre(next), pos)));
    if (world->actors[HERO].facing == dir_of(vec_sub(cell_centre(next), pos)))
        input.buttons = press(world, BUTTON_STRIKE);
    return input;
}

// One of the eight directions leads straight to it, and nothing is between.
static bool in_line(const World *world, Vec pos, int *dir) {
    Vec way = vec_sub(pos, world->actors[HERO].pos);
    int x = int_abs(way.x), y = int_abs(way.y), slack = 10 * SUB;
    if (x > slack && y > slack && int_abs(x - y) > slack) return false;
    *dir = dir_of(way);
    return combat_line_open(&world->level, world->actors[HERO].pos, pos);
}

static bool shoot(Player *player, const World *world, const Actor *monster, Input *input) {
    int dir, cells = vec_dist(cell_of(monster->pos), world->hero_cell);
    bool can = player->temper != TEMPER_RECKLESS && world->pack.arrows > 0 && world->pack.hand == ITEM_ARROW;
    if (!can || cells < SHOOT_LEAST || cells > SHOOT_MOST || !in_line(world, monster->pos, &dir))
        return false;
    *input = in_direction(dir);
    if (world->actors[HERO].facing == dir && world->actors[HERO].act == ACT_NONE)
        input->buttons = press(world, BUTTON_THROW);
    return true;
}

static bool worth_it(const Player *player, const Actor *monster) {
    return awake(monster) || player->temper != TEMPER_RECKLESS;
}

static bool fight(Player *player, const World *world, Input *input) {
    int index = nearest(world, 8 * CELL_PX, true);
    if (index < 0) index = nearest(world, FIGHT_PX, false);
    if (index < 0 || !worth_it(player, &world->actors[index])) return false;
    const Actor *monster = &world->actors[index];
    if (monster->mind == MIND_FLEE && !in_reach(world, monster)) return false;
    if (in_reach(world, monster)) {
        *input = strike(player, world, monster);
        return true;
    }
    if (awake(monster) && shoot(player, world, monster, input)) return true;
    if (px_between(monster->pos, world->actors[HERO].pos) > FIGHT_PX) return false;
    *input = step_to(player, world, cell_of(monster->pos));
    return input->x != 0 || input->y != 0;
}

// ---- a way out

static int hunters(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        bool near = vec_dist(cell_of(world->actors[i].pos), world->hero_cell) <= 6;
        count += near && world->actors[i].mind == MIND_CHASE && eyes_see(world, i);
    }
    return count;
}

// From the nearest of those who are after it, by the step that takes it farthest off.
static bool retreat(Player *player, const World *world, Input *input) {
    if (player->temper != TEMPER_CAREFUL || world->actors[HERO].hp > LOW_HP || hunters(world) < 2)
        return false;
    int index = nearest(world, 5 * CELL_PX, true);
    if (index < 0) return false;
    const Actor *monster = &world->actors[index];
    if (in_reach(world, monster) && monster->act != ACT_WINDUP) {
        *input = strike(player, world, monster);
        return true;
    }
    Vec from = world->hero_cell;
    int best = -1, most = vec_square(vec_sub(from, cell_of(monster->pos)));
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(from, DIRS[dir]);
        int far_off = vec_square(vec_sub(to, cell_of(monster->pos)));
        if (!dist_open(&player->eyes.level, from, dir) || far_off <= most) continue;
        if (grid_get(&player->eyes.harm, to, 0) != 0) continue;
        most = far_off;
        best = dir;
    }
    if (best < 0) return false;
    *input = towards(world->actors[HERO].pos, cell_centre(vec_add(from, DIRS[best])));
    return true;
}

// ---- the bag

static bool has(const World *world, ItemKind kind) {
    return world->pack.stock[kind] > 0;
}

static bool known(const World *world, ItemKind kind) {
    return world->run.named[kind];
}

// A candle keeps a room, and what lies in it, over the next toll.
static bool wants_candle(const Player *player, const World *world) {
    bool near = world->hour.on && world->hour.clock < CANDLE_SOON_TICKS && has(world, ITEM_CANDLE);
    return near && !flames_bright(world, world->hero_cell) && goals_knows_good(player, world);
}

// What it would use now: by need, and what is unknown when all is quiet.
static int wants_to_use(const Player *player, const World *world) {
    const Actor *hero = &world->actors[HERO];
    int after = hunters(world), missing = hero->hp_max - hero->hp;
    bool quiet = nearest(world, 10 * CELL_PX, true) < 0;
    if (hero->hp <= LOW_HP && after > 0 && has(world, ITEM_RELIC)) return ITEM_RELIC;
    if (hero->hp <= LOW_HP && after > 0 && known(world, ITEM_POTION_NIGHT) && has(world, ITEM_POTION_NIGHT))
        return ITEM_POTION_NIGHT;
    if (missing >= 6 && known(world, ITEM_POTION_MENDING) && has(world, ITEM_POTION_MENDING))
        return ITEM_POTION_MENDING;
    if (missing >= 2 && quiet && has(world, ITEM_CHEESE) && player->temper != TEMPER_GREEDY)
        return ITEM_CHEESE;
    if (hero->hp <= LOW_HP && has(world, ITEM_CHEESE)) return ITEM_CHEESE;
    if (quiet && has(world, ITEM_BOOK)) return ITEM_BOOK;
    if (wants_candle(player, world)) return ITEM_CANDLE;
    for (int kind = ITEM_SCROLL_SEAL; quiet && kind <= ITEM_SCROLL_SUMMONS; kind++) {
        if (has(world, (ItemKind)kind) && (!known(world, (ItemKind)kind) || kind == ITEM_SCROLL_LAMPS))
            return kind;
    }
    for (int kind = ITEM_POTION_MENDING; kind <= ITEM_POTION_FROST; kind++) {
        bool in_need = missing >= 6 || (quiet && missing >= 4);
        if (has(world, (ItemKind)kind) && !known(world, (ItemKind)kind) && in_need) return kind;
    }
    return -1;
}

// What it would throw at that monster.
static int wants_to_throw(const World *world, const Actor *monster) {
    static const ItemKind WEAPONS[] = {ITEM_BOMB, ITEM_POTION_FIRE, ITEM_POTION_FROST,
                                       ITEM_WINE, ITEM_HONEY,       ITEM_GEM};
    int cells = vec_dist(cell_of(monster->pos), world->hero_cell);
    bool worth =
        hunters(world) >= 2 || ACTORS[monster->kind].cost >= DEAR_COST || world->actors[HERO].hp <= LOW_HP;
    if (!worth || cells < AIM_LEAST || cells > AIM_MOST) return -1;
    for (size_t i = 0; i < sizeof WEAPONS / sizeof *WEAPONS; i++) {
        bool potion = ITEMS[WEAPONS[i]].class == CLASS_POTION;
        if (has(world, WEAPONS[i]) && (!potion || known(world, WEAPONS[i]))) return (int)WEAPONS[i];
    }
    return -1;
}

static bool hold_throw(Player *player, const World *world, Input *input) {
    if (player->throwing == 0) return false;
    *input = in_direction(player->throw_dir);
    bool in_hand = world->pack.hand != ITEM_ARROW, fresh = world->last_input.pick == 0;
    if (--player->throwing > 0 && in_hand && fresh) input->buttons = BUTTON_THROW;
    return true;
}

// Takes it in hand with one press, and holds the next until it flies far enough.
static Input begin_throw(Player *player, int kind, int cells, int dir) {
    Input input = in_direction(dir);
    player->throwing = 4 + (cells - AIM_LEAST) * 6;
    player->throw_dir = dir;
    input.pick = (uint8_t)(kind + 1);
    input.buttons = BUTTON_THROW;
    return input;
}

static bool throw_something(Player *player, const World *world, Input *input) {
    int dir, index = nearest(world, 8 * CELL_PX, true);
    if (player->temper == TEMPER_RECKLESS || index < 0 || world->actors[HERO].act != ACT_NONE) return false;
    const Actor *monster = &world->actors[index];
    int kind = wants_to_throw(world, monster);
    if (kind < 0 || !in_line(world, monster->pos, &dir)) return false;
    *input = begin_throw(player, kind, vec_dist(cell_of(monster->pos), world->hero_cell), dir);
    return true;
}

// Water for a fire that it sees.
static bool put_out(Player *player, const World *world, Input *input) {
    if (!has(world, ITEM_CHALICE) || world->actors[HERO].act != ACT_NONE) return false;
    for (int i = 0; i < world->fire_count; i++) {
        Vec cell = world->fires[i].cell;
        int dir, cells = vec_dist(cell, world->hero_cell);
        bool near = cells >= AIM_LEAST && cells <= AIM_MOST && fov_has(&world->view, cell);
        if (!near || !in_line(world, cell_centre(cell), &dir)) continue;
        *input = begin_throw(player, ITEM_CHALICE, cells, dir);
        return true;
    }
    return false;
}

// Between presses it lets go, so that each counts.
static bool use_something(Player *player, const World *world, Input *input) {
    if (player->temper == TEMPER_RECKLESS && world->actors[HERO].hp > LOW_HP) return false;
    if (world->actors[HERO].act != ACT_NONE || world->last_input.pick != 0) return false;
    int kind = wants_to_use(player, world);
    if (kind < 0 || !goods_usable(world, (ItemKind)kind)) return false;
    *input = (Input){.buttons = BUTTON_USE, .pick = (uint8_t)(kind + 1)};
    return true;
}

// ---- the way to a goal

// In the cell, and in line with where it is to walk on.
static bool lined_up(const World *world, const Player *player) {
    Vec pos = world->actors[HERO].pos, way = vec_sub(cell_centre(player->goal), pos);
    int aside = DIRS[player->push].x != 0 ? way.y : way.x;
    return vec_eq(cell_of(pos), player->goal) && int_abs(aside) <= 2 * ALIGN_SUB;
}

static Input pursue(Player *player, const World *world) {
    bool there = vec_eq(world->hero_cell, player->goal), busy = world->actors[HERO].act != ACT_NONE;
    uint8_t use = player->use && !busy ? press(world, BUTTON_USE) : 0;
    if (!there) return step_to(player, world, player->goal);
    if (!player->use && player->push < 0) return towards(world->actors[HERO].pos, player->spot);
    if (player->push >= 0 && !lined_up(world, player))
        return towards(world->actors[HERO].pos, cell_centre(player->goal));
    Input input = player->push >= 0 ? in_direction(player->push) : (Input){0};
    input.buttons = use;
    return input;
}

static void drop_goal(Player *player) {
    player->dropped = player->goal;
    player->dropped_ticks = GIVE_UP_TICKS;
    player->rethink = 0;
}

// Who gets no further tries a step aside, and after a while another goal.
static Input get_free(Player *player, const World *world, Input input) {
    if (player->sidestep > 0) {
        player->sidestep--;
        return in_direction(player->side);
    }
    bool moves = input.x != 0 || input.y != 0;
    bool waits = world->actors[HERO].act != ACT_NONE || !moves;
    bool moved = !vec_eq(world->hero_cell, player->stuck_at);
    player->stuck = moved ? 0 : waits ? player->stuck : player->stuck + 1;
    player->stuck_at = world->hero_cell;
    if (player->stuck < STUCK_TICKS) return input;
    player->stuck = 0;
    player->sidestep = SIDESTEP_TICKS;
    player->side = rng_below(&player->rng, DIR_COUNT);
    drop_goal(player);
    return input;
}

// The shutter: shut where monsters are that know of nothing; who is hunted runs with it open.
static bool wants_dark(const Player *player, const World *world) {
    if (player->use && player->push == DIR_N) return false; // to light something
    if (player->temper == TEMPER_RECKLESS) return false;
    int any = nearest(world, WARY_CELLS * CELL_PX, false);
    if (any < 0) return false;
    return nearest(world, WARY_CELLS * CELL_PX, true) < 0;
}

static Input with_shutter(const Player *player, const World *world, Input input) {
    if (input.pick != 0 || wants_dark(player, world) == world->shut) return input;
    input.buttons |= press(world, BUTTON_SHUTTER);
    return input;
}

static Input walk_on(Player *player, const World *world) {
    if (player->dropped_ticks > 0) player->dropped_ticks--;
    Vec way = vec_sub(world->actors[HERO].pos, player->spot);
    bool there =
        !player->use && player->push < 0 && int_abs(way.x) <= ALIGN_SUB && int_abs(way.y) <= ALIGN_SUB;
    if (there) drop_goal(player); // what is to be had there it has, or cannot have
    bool uses = world->actors[HERO].act == ACT_USE, done = player->used && !uses;
    player->used = uses;
    if (--player->rethink <= 0 || there || done) {
        Vec before = player->goal;
        player->rethink = 30;
        goals_choose(player, world);
        bool calm = nearest(world, WARY_CELLS * CELL_PX, true) < 0;
        if (calm && vec_dist(before, player->goal) > 2 && vec_dist(world->hero_cell, player->goal) > 5)
            player->thinks = rng_between(&player->rng, THINKS[player->temper][0], THINKS[player->temper][1]);
    }
    bool harmed = grid_get(&player->eyes.harm, world->hero_cell, 0) != 0;
    if (player->thinks > 0 && !harmed) {
        player->thinks--;
        return (Input){0};
    }
    if (player->goal.x < 0 && player->eyes.bold == 0) player->eyes.bold = BOLD_TICKS;
    if (player->goal.x < 0) return goals_idle(player, world);
    return pursue(player, world);
}

Input player_input(Player *player, const World *world) {
    Input input = {0};
    if (player->eyes.world != world) player->rethink = player->dropped_ticks = 0; // another level
    eyes_look(&player->eyes, world);
    if (world->actors[HERO].act == ACT_RING) return (Input){.buttons = BUTTON_BELL};
    if (hold_throw(player, world, &input) || answer_blow(player, world, &input)) return input;
    if (use_something(player, world, &input) || throw_something(player, world, &input) ||
        put_out(player, world, &input))
        return input;
    if (!retreat(player, world, &input) && !fight(player, world, &input)) input = walk_on(player, world);
    input = get_free(player, world, input);
    return with_shutter(player, world, input);
}
