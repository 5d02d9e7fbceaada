// In each tick the bot does the most urgent of these: go on with a throw, avoid a blow that is announced,
// fight, get free, use something from the bag, walk to its goal. It chooses a goal again twice a second and
// when it has reached one.
#include "bots/player.h"

#include "bots/player_bag.h"
#include "bots/player_light.h"
#include "bots/player_looks.h"
#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/monsters/warlord.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/state/gear_effects.h"
#include "sim/travel/sightings.h"

#include <string.h>

enum {
    REACTION_TICKS = 17, // from what begins to the answer
    MISS_PERCENT = 60,   // of wind-ups of MISS_TICKS, which it does not react to; of longer ones fewer
    MISS_TICKS = 24,
    REACH_PX = 30,  // of most blows
    THREAT_PX = 24, // beyond a blow's reach in which it is taken seriously
    FIGHT_PX = 90,
    ALIGN_SUB = 3 * SUB,
    STUCK_TICKS = 45,
    BARRED_TICKS = 15, // until it strikes whoever stands in its way
    SIDESTEP_TICKS = 14,
    TRY_TICKS = 90, // at what it cannot use, or come to, after all
    GIVE_UP_TICKS = 600,
    IN_VAIN_TICKS = 600, // on a way that leads no nearer
    BOLD_TICKS = 300,
    HARM_CELLS = 4,  // that lead out of harm, at most
    SHOOT_LEAST = 3, // cells
    SHOOT_MOST = 8,
    WARY_CELLS = 9,
    DOORWAY_STEPS = 12,
    DOORWAY_TICKS = 900, // until it walks on although somebody is still after it
    LOST_CELLS = 3       // from which nobody sees who is hidden
};

// Ticks until it walks off to another goal, at least and at most.
static const int THINKS[TEMPER_COUNT][2] = {[TEMPER_CAREFUL] = {20, 80},
                                            [TEMPER_GREEDY] = {15, 60},
                                            [TEMPER_RECKLESS] = {0, 20},
                                            [TEMPER_MASHER] = {0, 20}};

const char *const TEMPER_NAMES[TEMPER_COUNT] = {[TEMPER_CAREFUL] = "careful",
                                                [TEMPER_GREEDY] = "greedy",
                                                [TEMPER_RECKLESS] = "reckless",
                                                [TEMPER_MASHER] = "masher"};

const char *const VERB_NAMES[VERB_COUNT] = {
    [VERB_ROLL] = "roll",   [VERB_SHUTTER] = "shutter", [VERB_THROW] = "throw", [VERB_SNEAK] = "sneak",
    [VERB_LIGHT] = "light", [VERB_RING] = "ring",       [VERB_BAG] = "bag"};

bool player_init(Player *player, Temper temper, uint64_t seed) {
    *player = (Player){.temper = temper, .push = -1, .minded = -1};
    rng_init(&player->rng, seed, STREAM_AI);
    return eyes_init(&player->eyes);
}

void player_free(Player *player) {
    eyes_free(&player->eyes);
}

// ---- a blow that is announced

// Its wind-up is seen, and threatens.
static bool threatens(const World *world, int index) {
    const Actor *monster = &world->actors[index], *hero = &world->actors[HERO];
    if (monster->act != ACT_WINDUP || !sightings_sees(world, index)) return false;
    StyleKind style = ACTORS[monster->kind].style;
    bool far = style == STYLE_SWOOP || style == STYLE_SHOOT || style == STYLE_CHARGE;
    int reach = far ? 6 * CELL_PX : int_max(blow_of(monster)->reach, REACH_PX) + THREAT_PX;
    return look_px(hero->pos, monster->pos) <= reach;
}

static bool reacts(Player *player, const World *world, int index) {
    const Actor *monster = &world->actors[index];
    if (player->minded != index) {
        player->minded = index;
        player->misses = rng_chance(&player->rng, MISS_PERCENT * MISS_TICKS,
                                    100 * int_max(blow_of(monster)->windup, MISS_TICKS));
    }
    return !player->misses && monster->act_ticks >= REACTION_TICKS;
}

static bool in_reach(const World *world, const Actor *monster) {
    const Actor *hero = &world->actors[HERO];
    return combat_body_within(hero->pos, monster->pos, ACTORS[ACTOR_HERO].blow.reach - 4) &&
           combat_line_open(&world->level, hero->pos, monster->pos);
}

// As fast as fingers press.
static Input strike(const World *world, const Actor *monster) {
    int dir = dir_of(vec_sub(monster->pos, world->actors[HERO].pos));
    Input input = look_direction(dir);
    if (world->actors[HERO].act == ACT_NONE) input.buttons = look_press(world, BUTTON_STRIKE);
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
        while (free < 3 && dist_can_step(&world->level, cell, dir)) {
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
    int left = blow_of(monster)->windup - monster->act_ticks;
    Input input = look_direction(escape(player, world, monster));
    if (player_does(player, VERB_ROLL) && world->hero.roll_wait == 0 && left <= 8 &&
        world->actors[HERO].act == ACT_NONE)
        input.buttons = look_press(world, BUTTON_ROLL);
    return input;
}

// One strike before it falls is enough.
static bool dies_first(const World *world, const Actor *monster) {
    int left = blow_of(monster)->windup - monster->act_ticks;
    return monster->hp <= gear_damage(world, monster->kind) && left > ACTORS[ACTOR_HERO].blow.windup + 2 &&
           in_reach(world, monster) && world->actors[HERO].act == ACT_NONE;
}

static bool answer_blow(Player *player, const World *world, Input *input) {
    if (player_mashes(player)) return false;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        if (!threatens(world, i) || !reacts(player, world, i)) continue;
        if (dies_first(world, monster)) return false;
        *input = dodge(player, world, monster);
        return true;
    }
    if (player->minded >= 0 && world->actors[player->minded].act != ACT_WINDUP) player->minded = -1;
    return false;
}

// ---- a fight

static bool harmless(const Player *player, Vec cell) {
    return grid_get(&player->eyes.harm, cell, HARM_NONE) == HARM_NONE;
}

// Round the corner of what hurts rather than past it.
static Vec round_corner(const Player *player, Vec from, Vec next) {
    Vec aside = {next.x, from.y}, ahead = {from.x, next.y};
    if (vec_eq(aside, from) || vec_eq(ahead, from)) return next;
    if (harmless(player, aside) == harmless(player, ahead)) return next;
    return harmless(player, aside) ? aside : ahead;
}

// Beside what hurts it keeps to the line between the cells' middles.
static Vec step_point(const Player *player, Vec pos, Vec next) {
    Vec from = cell_of(pos), off = vec_sub(pos, cell_centre(from)), way = vec_sub(next, from);
    bool aside = int_abs(off.x * way.y - off.y * way.x) > 2 * ALIGN_SUB; // each way
    bool harm = false;
    for (int dir = 0; dir < DIR_COUNT; dir++) harm |= !harmless(player, vec_add(from, DIRS[dir]));
    return cell_centre(aside && harm ? from : next);
}

// Things that a blow breaks count as floor, but their corners cannot be cut.
static Vec break_corner(const World *world, Vec from, Vec next) {
    Vec aside = {next.x, from.y}, ahead = {from.x, next.y};
    if (eyes_breakable(world, aside)) return aside;
    return eyes_breakable(world, ahead) ? ahead : next;
}

// The monster in sight that stands there within reach, -1: none.
static int barring(const World *world, Vec cell) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        if (vec_eq(cell_of(monster->pos), cell) && sightings_sees(world, i) && in_reach(world, monster))
            return i;
    }
    return -1;
}

static Input step_to(Player *player, const World *world, Vec cell) {
    Vec pos = world->actors[HERO].pos, from = cell_of(pos), next = from;
    eyes_aim(&player->eyes, cell);
    for (int pass = 0; pass < 2; pass++) { // straight steps first
        for (int dir = pass; dir < DIR_COUNT; dir += 2) {
            Vec to = vec_add(from, DIRS[dir]);
            if (dist_can_step(&player->eyes.level, from, dir) &&
                dist_at(&player->eyes.to_goal, to) < dist_at(&player->eyes.to_goal, next))
                next = to;
        }
    }
    if (vec_eq(next, from)) return (Input){0}; // no way leads there
    next = break_corner(world, from, round_corner(player, from, next));
    int bars = player->stuck >= BARRED_TICKS ? barring(world, next) : -1;
    if (bars >= 0) return strike(world, &world->actors[bars]);
    bool blocked = eyes_breakable(world, next);
    Input input = look_towards(pos, step_point(player, pos, next));
    if (!blocked || world->actors[HERO].act != ACT_NONE) return input;
    input = look_direction(dir_of(vec_sub(cell_centre(next), pos)));
    if (world->actors[HERO].facing == dir_of(vec_sub(cell_centre(next), pos)))
        input.buttons = look_press(world, BUTTON_STRIKE);
    return input;
}

static bool shoot(Player *player, const World *world, const Actor *monster, Input *input) {
    Vec pos = world->actors[HERO].pos;
    int cells = vec_chebyshev(cell_of(monster->pos), world->cache.hero_cell);
    bool can = player_does(player, VERB_THROW) && !player_rushes(player) && world->hero.bag.arrows > 0 &&
               world->hero.bag.hand == ITEM_ARROW;
    int least = player_has(player, HABIT_PEACE) ? 1 : SHOOT_LEAST;
    if (!can || cells < least || cells > SHOOT_MOST || !combat_line_open(&world->level, pos, monster->pos))
        return false;
    *input = look_direction(dir_of(vec_sub(monster->pos, pos)));
    if (world->actors[HERO].act == ACT_NONE) input->buttons = look_press(world, BUTTON_THROW);
    return true;
}

// From the dark at whoever knows of nothing: that hits three times as hard.
static bool snipe(Player *player, const World *world, Input *input) {
    int index = look_nearest(world, SHOOT_MOST * CELL_PX, false);
    bool can = player_does(player, VERB_SNEAK) && index >= 0;
    return can && !look_awake(&world->actors[index]) && shoot(player, world, &world->actors[index], input);
}

static bool worth_it(const Player *player, const Actor *monster) {
    return look_awake(monster) || (!player_rushes(player) && player_does(player, VERB_SNEAK));
}

// Strikes whoever comes into reach, awake or not.
static bool mash(const World *world, Input *input) {
    int index = look_nearest(world, FIGHT_PX, false);
    if (index < 0 || !in_reach(world, &world->actors[index])) return false;
    *input = strike(world, &world->actors[index]);
    return true;
}

// Behind a raised shield: a strike is for when its arm is raised, or its back turned.
static bool is_covered(const Player *player, const World *world, const Actor *monster) {
    bool raised = monster->act == ACT_WINDUP || monster->act == ACT_BLOW;
    bool heeds = !player_rushes(player) && ACTORS[monster->kind].shield && look_awake(monster);
    return heeds && !raised &&
           dir_is_within_60(monster->facing, vec_sub(world->actors[HERO].pos, monster->pos));
}

// Only from one side, or from the one opposite, can anybody come.
static bool is_narrow(const Player *player, Vec cell) {
    bool open[DIR_COUNT];
    for (int dir = 0; dir < DIR_COUNT; dir++)
        open[dir] = level_floor(&player->eyes.level, vec_add(cell, DIRS[dir]));
    return harmless(player, cell) && ((!open[DIR_N] && !open[DIR_S]) || (!open[DIR_E] && !open[DIR_W]));
}

// Goes to the nearest narrow place while somebody is after it, and stands there.
static bool hold_doorway(Player *player, const World *world, Input *input) {
    if (look_hunters(world) == 0) player->held = 0;
    bool holds = player_has(player, HABIT_DOORWAY) && look_hunters(world) > 0 && player->held < DOORWAY_TICKS;
    if (!holds) return false;
    player->held++;
    const Grid *tiles = &player->eyes.level.tiles;
    Vec best = {-1, -1};
    int least = DOORWAY_STEPS;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        int steps = dist_at(&player->eyes.from_hero, cell);
        bool seen = world->known.explored.cells[i] != KNOWN_NOT;
        if (!seen || steps >= least || !is_narrow(player, cell)) continue;
        best = cell;
        least = steps;
    }
    if (best.x < 0) return false;
    *input = vec_eq(best, world->cache.hero_cell) ? (Input){0} : step_to(player, world, best);
    return true;
}

// Goes to the nearest stairs while somebody is after it, and takes them.
static bool dance(Player *player, const World *world, Input *input) {
    if (!player_has(player, HABIT_STAIRS) || look_hunters(world) == 0) return false;
    const Grid *tiles = &player->eyes.level.tiles;
    Vec best = {-1, -1};
    int least = DIST_NONE;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        int steps = dist_at(&player->eyes.from_hero, cell);
        Tile tile = tiles->cells[i];
        bool leads = tile == level_stairs_back(&world->level)
                         ? world->depth > 1
                         : tile == level_stairs_on(&world->level) && world_grate_is_open_or_absent(world);
        if (steps >= least || !leads) continue;
        best = cell;
        least = steps;
    }
    if (best.x < 0) return false;
    bool there = vec_eq(best, world->cache.hero_cell), free = world->actors[HERO].act == ACT_NONE;
    *input =
        there ? (Input){.buttons = free ? look_press(world, BUTTON_USE) : 0} : step_to(player, world, best);
    return true;
}

static bool fight(Player *player, const World *world, Input *input) {
    if (player_mashes(player) && mash(world, input)) return true;
    if (hold_doorway(player, world, input) || dance(player, world, input)) return true;
    int index = look_nearest(world, 8 * CELL_PX, true);
    if (index < 0 && snipe(player, world, input)) return true;
    if (player_has(player, HABIT_PEACE))
        return index >= 0 && shoot(player, world, &world->actors[index], input);
    if (index < 0) index = look_nearest(world, FIGHT_PX, false);
    if (index < 0 || !worth_it(player, &world->actors[index])) return false;
    const Actor *monster = &world->actors[index];
    if (monster->brain.mind == MIND_FLEE && !in_reach(world, monster)) return false;
    if (in_reach(world, monster)) {
        *input = is_covered(player, world, monster) ? (Input){0} : strike(world, monster);
        return true;
    }
    if (look_awake(monster) && shoot(player, world, monster, input)) return true;
    bool far = look_px(monster->pos, world->actors[HERO].pos) > FIGHT_PX;
    if (far || dist_at(&player->eyes.from_hero, cell_of(monster->pos)) == DIST_NONE) return false;
    *input = step_to(player, world, cell_of(monster->pos));
    return input->x != 0 || input->y != 0;
}

// ---- a way out

// By the step that takes it farthest off.
static bool step_away(const Player *player, const World *world, const Actor *monster, Input *input) {
    Vec from = world->cache.hero_cell;
    int best = -1, most = vec_square(vec_sub(from, cell_of(monster->pos)));
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(from, DIRS[dir]);
        int far_off = vec_square(vec_sub(to, cell_of(monster->pos)));
        if (!dist_can_step(&player->eyes.level, from, dir) || far_off <= most) continue;
        if (grid_get(&player->eyes.harm, to, 0) != 0) continue;
        most = far_off;
        best = dir;
    }
    if (best < 0) return false;
    *input = look_towards(world->actors[HERO].pos, cell_centre(vec_add(from, DIRS[best])));
    return true;
}

// From the nearest of those who are after it.
static bool retreat(Player *player, const World *world, Input *input) {
    if (player->temper != TEMPER_CAREFUL || world->actors[HERO].hp > LOW_HP || look_hunters(world) < 2)
        return false;
    int index = look_nearest(world, 5 * CELL_PX, true);
    if (index < 0) return false;
    const Actor *monster = &world->actors[index];
    if (in_reach(world, monster) && monster->act != ACT_WINDUP) {
        *input = strike(world, monster);
        return true;
    }
    return step_away(player, world, monster, input);
}

// To any cell that is not as bad.
static int any_way(const Player *player, const World *world, Vec from) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        bool bad = grid_get(&player->eyes.harm, vec_add(from, DIRS[dir]), HARM_NONE) >= HARM_NOW;
        if (!bad && dist_can_step(&player->eyes.level, from, dir) && body_can_hop(world, HERO, dir))
            return dir;
    }
    return -1;
}

// Off what burns, glows or is about to blow up, by the step that leads to others soonest, and on its way.
static bool leave_harm(const Player *player, const World *world, Input *input) {
    const Grid *harm = &player->eyes.harm;
    Vec from = world->cache.hero_cell;
    int best = -1, least = HARM_CELLS, least_left = DIST_NONE;
    int now = grid_get(harm, from, HARM_NONE);
    if (now < HARM_NOW || (now == HARM_NOW && player->eyes.bold > 0)) return false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec cell = from;
        for (int steps = 1; steps <= least && dist_can_step(&player->eyes.level, cell, dir); steps++) {
            cell = vec_add(cell, DIRS[dir]);
            int left = dist_at(&player->eyes.to_goal, cell);
            bool better = best < 0 || steps < least || left < least_left;
            if (grid_get(harm, cell, HARM_NONE) != HARM_NONE || !better) continue;
            least = steps;
            least_left = left;
            best = dir;
        }
    }
    if (best < 0 && now == HARM_SPRUNG) best = any_way(player, world, from);
    if (best < 0) return false;
    *input = look_towards(world->actors[HERO].pos, cell_centre(vec_add(from, DIRS[best])));
    return true;
}

// ---- the way to a goal

// In the cell, and in line with where it is to walk on.
static bool lined_up(const World *world, const Player *player) {
    Vec pos = world->actors[HERO].pos, way = vec_sub(cell_centre(player->goal), pos);
    int aside = DIRS[player->push].x != 0 ? way.y : way.x;
    return vec_eq(cell_of(pos), player->goal) && int_abs(aside) <= 2 * ALIGN_SUB;
}

// In place of what it would try again first.
static void give_up(Player *player, int ticks) {
    GivenUp *soonest = &player->given_up[0];
    for (int i = 1; i < GIVEN_UP_MAX; i++) {
        if (player->given_up[i].ticks < soonest->ticks) soonest = &player->given_up[i];
    }
    *soonest = (GivenUp){player->goal, ticks};
    player->rethink = 0;
}

// It gives up goals that it does not get nearer to, until the next toll.
static void note_way(Player *player) {
    int steps = dist_at(&player->eyes.from_hero, player->goal);
    bool nearer = !vec_eq(player->goal, player->sought) || steps < player->nearest;
    if (nearer) player->nearest = steps;
    player->sought = player->goal;
    player->in_vain = nearer ? 0 : player->in_vain + 1;
    if (player->in_vain <= IN_VAIN_TICKS) return;
    player->in_vain = 0;
    give_up(player, INT32_MAX);
}

static Input pursue(Player *player, const World *world) {
    bool there = vec_eq(world->cache.hero_cell, player->goal), busy = world->actors[HERO].act != ACT_NONE;
    uint8_t use = player->use && !busy ? look_press(world, BUTTON_USE) : 0;
    Input step = there ? (Input){0} : step_to(player, world, player->goal);
    bool stays = there ? player->use : !busy && input_idle(step);
    player->tries = stays ? player->tries + 1 : 0;
    if (player->tries > TRY_TICKS) give_up(player, GIVE_UP_TICKS);
    if (!there) note_way(player);
    if (!there) return step;
    if (!player->use && player->push < 0) return look_towards(world->actors[HERO].pos, player->spot);
    if (player->push >= 0 && !lined_up(world, player))
        return look_towards(world->actors[HERO].pos, cell_centre(player->goal));
    Input input = player->push >= 0 ? look_direction(player->push) : (Input){0};
    input.buttons = use;
    input.pick = (uint8_t)(use != 0 ? player->pick : 0);
    return input;
}

// If it makes no progress, it tries a step aside, and after a while another goal.
static Input get_free(Player *player, const World *world, Input input) {
    if (player->sidestep > 0) {
        player->sidestep--;
        return look_direction(player->side);
    }
    bool moves = input.x != 0 || input.y != 0;
    bool waits = world->actors[HERO].act != ACT_NONE || !moves;
    Vec cell = world->cache.hero_cell;
    bool moved = !vec_eq(cell, player->stuck_at) && !vec_eq(cell, player->stuck_before); // to and fro is none
    player->stuck = moved ? 0 : waits ? player->stuck : player->stuck + 1;
    if (moved) player->stuck_before = player->stuck_at;
    if (moved) player->stuck_at = cell;
    if (player->stuck < STUCK_TICKS) return input;
    player->stuck = 0;
    player->sidestep = SIDESTEP_TICKS;
    player->side = rng_below(&player->rng, DIR_COUNT);
    give_up(player, GIVE_UP_TICKS);
    return input;
}

// Who is hurt, or shot at, is lost in the dark to whoever is not upon him yet.
static bool hides(const World *world, const Actor *hunter) {
    bool far = vec_chebyshev(cell_of(hunter->pos), world->cache.hero_cell) >= LOST_CELLS;
    return far && (world->actors[HERO].hp <= LOW_HP || ACTORS[hunter->kind].style == STYLE_SHOOT);
}

// Who strikes nobody does not even strike what stands beside a monster.
static Input keep_peace(const Player *player, const World *world, Input input) {
    if (player_has(player, HABIT_PEACE) && look_nearest(world, FIGHT_PX, false) >= 0)
        input.buttons &= (uint8_t)~BUTTON_STRIKE;
    return input;
}

// The shutter: shut where monsters are that know of nothing; who is hunted and well runs with it open.
static bool wants_dark(const Player *player, const World *world) {
    if (player->use && player->push == DIR_N) return false; // to light something
    if (player_has(player, HABIT_SHUT)) return true;
    if (player->watches) return false; // to keep what it stands by
    if (player_rushes(player) || !player_does(player, VERB_SHUTTER)) return false;
    int any = look_nearest(world, WARY_CELLS * CELL_PX, false);
    if (any < 0) return false;
    const Actor *nearest = &world->actors[any];
    bool crown = ACTORS[nearest->kind].boss && nearest->brain.stage >= WARLORD_CROWN;
    if (crown) return true;                          // then he only hears
    if (ACTORS[nearest->kind].ghostly) return false; // it sees who hides
    int awake = look_nearest(world, WARY_CELLS * CELL_PX, true);
    return awake < 0 || hides(world, &world->actors[awake]);
}

static Input with_shutter(const Player *player, const World *world, Input input) {
    if (input.pick != 0 || wants_dark(player, world) == world->hero.lantern_shut) return input;
    input.buttons |= look_press(world, BUTTON_SHUTTER);
    return input;
}

static Input walk_on(Player *player, const World *world) {
    for (int i = 0; i < GIVEN_UP_MAX; i++)
        player->given_up[i].ticks = int_max(player->given_up[i].ticks - 1, 0);
    Vec way = vec_sub(world->actors[HERO].pos, player->spot);
    bool there =
        !player->use && player->push < 0 && int_abs(way.x) <= ALIGN_SUB && int_abs(way.y) <= ALIGN_SUB;
    if (there) give_up(player, GIVE_UP_TICKS); // what is to be had there it has, or cannot have
    bool uses = world->actors[HERO].act == ACT_USE, done = player->used && !uses;
    player->used = uses;
    if (--player->rethink <= 0 || there || done) {
        Vec before = player->goal;
        player->rethink = 30;
        goals_choose(player, world);
        bool calm = look_nearest(world, WARY_CELLS * CELL_PX, true) < 0;
        if (calm && vec_chebyshev(before, player->goal) > 2 &&
            vec_chebyshev(world->cache.hero_cell, player->goal) > 5)
            player->thinks = rng_between(&player->rng, THINKS[player->temper][0], THINKS[player->temper][1]);
    }
    bool harmed = grid_get(&player->eyes.harm, world->cache.hero_cell, 0) != 0;
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
    bool anew = player->eyes.world != world || player->tolls != world->clock.tolls;
    if (anew) player->rethink = 0; // another level, or as good as one
    if (anew) memset(player->given_up, 0, sizeof player->given_up);
    player->tolls = world->clock.tolls;
    player->eyes.spares = light_spares(player, world);
    player->eyes.shuns = player->temper == TEMPER_CAREFUL && world_grate_opens_at_toll(world) &&
                         world->collected >= world->clock.quota;
    eyes_look(&player->eyes, world);
    if (bag_hold_throw(player, world, &input) || answer_blow(player, world, &input)) return input;
    if (world->actors[HERO].act == ACT_RING) return (Input){.buttons = BUTTON_BELL};
    if (bag_use(player, world, &input) || bag_throw(player, world, &input) ||
        bag_put_out(player, world, &input))
        return input;
    if (goals_ring_first(player, world, &input) || goals_ring_for_help(player, world, &input)) return input;
    bool leaves = leave_harm(player, world, &input);
    if (leaves && vec_eq(world->cache.hero_cell, player->goal)) give_up(player, GIVE_UP_TICKS);
    bool acts = leaves || retreat(player, world, &input) || fight(player, world, &input);
    if (!acts) input = walk_on(player, world);
    input = get_free(player, world, input);
    return with_shutter(player, world, keep_peace(player, world, input));
}
