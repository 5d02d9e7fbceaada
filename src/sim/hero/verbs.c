// A verb begins when its button went down within the last ticks and no act keeps the hero busy. A table says
// for each act how he moves during it and how it ends.
#include "sim/hero/verbs.h"
#include "sim/combat/scale.h"
#include "sim/hero/ease.h"

#include "sim/combat/combat.h"
#include "sim/hazards/bones.h"
#include "sim/hazards/chests.h"
#include "sim/hazards/missiles.h"
#include "sim/hazards/props.h"
#include "sim/hero/throw.h"
#include "sim/hero/use.h"
#include "sim/space/body.h"
#include "sim/space/cells.h"
#include "sim/space/flames.h"
#include "sim/space/noise.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

enum { BUFFER_TICKS = 6, ROLL_SPEED = 1195 };

static void turn_shutter(World *world) {
    world->hero.lantern_shut = !world->hero.lantern_shut;
    emit_of(world, EVENT_SHUTTER, HERO, !world->hero.lantern_shut);
}

// Switches between real time and the pace in which time waits for the hero. `to_turns`: that pace becomes
// turn by turn, and is chosen.
static void turn_pace(World *world, bool to_turns) {
    Hero *hero = &world->hero;
    if (to_turns || hero->waiting == PACE_REAL) hero->waiting = PACE_TURNS;
    Pace pace = to_turns || hero->pace == PACE_REAL ? hero->waiting : PACE_REAL;
    bool turns = pace == PACE_TURNS, changes = turns != world_is_turn_based(world);
    hero->pace = pace;
    if (changes) (turns ? bodies_stop_turns : bodies_stop_real_time)(world);
}

// ItemKind + 1 of a kind that was picked and is in the bag; 0: none.
static int meant(int pick) {
    return pick > 0 && pick <= ITEM_COUNT && item_bagged((ItemKind)(pick - 1)) ? pick : 0;
}

// Handles a slot's button. An item to throw is taken in hand; if it is there already, the bow is. For any
// other kind returns its ItemKind + 1, to be used.
static int press_slot(World *world, int slot) {
    const Bag *bag = &world->hero.bag;
    if (slot > SLOTS) return 0;
    int kind = bag->slots[slot - 1];
    if (kind < 0 || bag->stock[kind] == 0) {
        emit_at(world, EVENT_EMPTY, HERO, kind, 0, world->actors[HERO].pos);
        return 0;
    }
    if (!ITEMS[kind].wields) return kind + 1;
    hand_take(world, bag->hand == kind ? (int)ITEM_ARROW : kind);
    return 0;
}

// Handles a kind that was picked from the bag: assigns it to a slot, takes it in hand, or notes it to be
// used. Returns the buttons that are still to be handled.
static unsigned press_picked(World *world, Input input, unsigned pressed, bool slotted) {
    int pick = meant(input.pick), verbs = BUTTON_USE | BUTTON_THROW;
    if (pick == 0) return pressed & ~(unsigned)verbs;
    if (slotted && input.slot <= SLOTS) bag_toggle_pin(&world->hero.bag, input.slot, (ItemKind)(pick - 1));
    if ((pressed & BUTTON_THROW) != 0) hand_take(world, pick - 1);
    if ((pressed & BUTTON_USE) != 0) world->intent.picked = pick;
    return pressed & ~(unsigned)BUTTON_THROW;
}

// Handles a slot's button. Returns the buttons that are still to be handled, with the use button if the item
// is to be used.
static unsigned press_slotted(World *world, Input input, unsigned pressed) {
    int used = press_slot(world, input.slot);
    if (used == 0) return pressed;
    world->intent.picked = used;
    return pressed | BUTTON_USE;
}

// Actions that take no time happen at once, even during hit stop.
void hero_handle_input(World *world, Input input) {
    unsigned pressed = input.buttons & ~(unsigned)world->hero.last_input.buttons;
    bool slotted = input.slot != 0 && input.slot != world->hero.last_input.slot;
    world->hero.last_input = input;
    if (world->outcome != OUTCOME_NONE) return;
    if (input.pick >= PICK_EASE) {
        ease_set(world, input.pick - (unsigned)PICK_EASE);
        input.pick = 0;
    }
    if ((pressed & BUTTON_SHUTTER) != 0) turn_shutter(world);
    if ((pressed & BUTTON_PACE) != 0) turn_pace(world, (input.buttons & BUTTON_WAIT) != 0);
    if ((pressed & BUTTON_USE) != 0) world->intent.picked = 0;
    if (input.pick != 0) {
        pressed = press_picked(world, input, pressed, slotted);
    } else if (slotted) {
        pressed = press_slotted(world, input, pressed);
    }
    pressed &= ~(unsigned)(BUTTON_SHUTTER | BUTTON_WAIT | BUTTON_PACE);
    if (pressed == 0) return;
    world->intent.pressed = pressed;
    world->intent.pressed_ticks = BUFFER_TICKS;
}

// The direction of a strike: the one that he faces if a visible target is in reach there, otherwise towards
// the nearest target in reach.
static int aim_of(const World *world) {
    const Actor *hero = &world->actors[HERO];
    int aim = hero->facing, least = INT32_MAX;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        Vec way = vec_sub(monster->pos, hero->pos);
        if (monster->kind == ACTOR_NONE || flames_ambusher_hides(world, i) ||
            !scale_is_within(world, hero->pos, monster->pos, gear_reach(world)))
            continue;
        if (dir_is_within_60(hero->facing, way)) return hero->facing;
        int far_off = int_abs(way.x) + int_abs(way.y);
        if (far_off >= least) continue;
        least = far_off;
        aim = dir_of(way);
    }
    return aim;
}

static void strike(World *world) {
    Actor *hero = &world->actors[HERO];
    hero->aim = hero->facing = aim_of(world);
    combat_begin_act(world, HERO, ACT_WINDUP);
}

// When the wind-up ends, the blow shows the hero to others for a while.
static void strike_out(World *world) {
    world->hero.exposed = STRUCK_OUT_TICKS;
}

static void roll(World *world) {
    world->actors[HERO].energy = 0;
    world->hero.roll_wait = ROLL_AGAIN_TICKS;
    combat_begin_act(world, HERO, ACT_ROLL);
    emit_of(world, EVENT_ROLL, HERO, 0);
    noise_make_at_hero(world, NOISE_ROLL);
}

static void ring(World *world) {
    if (!world->clock.on) return;
    if (!world->clock.bell_ready) {
        emit_of(world, EVENT_BELL_SPENT, HERO, 0);
        return;
    }
    combat_begin_act(world, HERO, ACT_RING); // the toll's preview asks him to confirm
}

static void ring_out(World *world) {
    int amount = combat_heal(world, HERO, flames_bell_heals(world));
    if (amount > 0) emit_at(world, EVENT_HEAL, HERO, ITEM_BELL, amount, world->actors[HERO].pos);
    noise_make_at_hero(world, NOISE_BELL);
    world->clock.bell_ready = ++world->clock.rings <= gear_perk(world, PERK_RINGS);
    world->facts.rung = true;
}

static Vec way_of(Input input) {
    return (Vec){int_sign(input.x), int_sign(input.y)};
}

static void turn(Actor *hero, Input input) {
    Vec way = way_of(input);
    if (way.x != 0 || way.y != 0) hero->facing = dir_of(way);
}

// Turn by turn steps take the place of walking.
static void walk(World *world, Vec way, int eighths) {
    int speed = gear_speed(world) * eighths / 8;
    bool moves = way.x != 0 || way.y != 0;
    body_walk(world, HERO, moves ? dir_velocity(dir_of(way), speed) : (Vec){0, 0}, speed);
}

// Rolls at full speed from the first tick.
static void tumble(World *world) {
    Actor *hero = &world->actors[HERO];
    hero->vel = dir_velocity(hero->facing, ROLL_SPEED);
    body_walk(world, HERO, hero->vel, ROLL_SPEED);
}

static void knocked_back(World *world) {
    scale_push(world, HERO);
}

static void blow(World *world) {
    combat_blow_tick(world, HERO);
    chests_disarm_struck(world);
    bones_take_hero_blow(world);
    props_take_hero_blow(world);
    missiles_return_struck_barrels(world);
}

typedef struct ActRule {
    int eighths;                // his walking speed during the act, in eighths
    bool turns;                 // he faces the way he walks
    void (*drive)(World *);     // moves him in place of his legs
    void (*each_tick)(World *); // after he has moved
    void (*finish)(World *);    // when the act ends
} ActRule;

static const ActRule ACT_RULES[] = {
    [ACT_NONE] = {.eighths = 8, .turns = true},
    [ACT_WINDUP] = {.eighths = 4, .finish = strike_out},
    [ACT_BLOW] = {.eighths = 4, .each_tick = blow},
    [ACT_RECOVERY] = {.eighths = 4},
    [ACT_HURT] = {.turns = true, .drive = knocked_back},
    [ACT_DEAD] = {0},
    [ACT_USE] = {.finish = use_finish},
    [ACT_ROLL] = {.drive = tumble},
    [ACT_DRAW] = {.eighths = 4, .finish = throw_shoot_arrow},
    [ACT_LOOSE] = {.eighths = 4},
    [ACT_AIM] = {.eighths = 4, .turns = true},
    [ACT_RING] = {.finish = ring_out},
    [ACT_STEP] = {0},
};

static const struct {
    unsigned button;
    void (*begin)(World *);
} VERBS[] = {
    {BUTTON_STRIKE, strike}, {BUTTON_ROLL, roll}, {BUTTON_THROW, throw_begin},
    {BUTTON_USE, use_begin}, {BUTTON_BELL, ring},
};

static bool can_begin(const World *world, unsigned button) {
    bool pressed = world->intent.pressed_ticks > 0 && (world->intent.pressed & button) != 0;
    bool rested = button != BUTTON_ROLL || world->hero.roll_wait <= gear_perk(world, PERK_ROLL);
    return pressed && rested && world->actors[HERO].act == ACT_NONE;
}

// Turn by turn walking into somebody is a strike.
static void step(World *world, Input input) {
    Vec way = way_of(input);
    bool waits = (input.buttons & BUTTON_WAIT) != 0;
    if (waits) hero_wait_turn(world);
    if (waits || (way.x == 0 && way.y == 0)) return;
    HeroStep step = hero_resolve_step(world, dir_of(way));
    hero_step(world, step);
    if (step.kind == STEP_STRIKE) strike(world);
}

static void begin(World *world, Input input) {
    for (size_t i = 0; i < sizeof VERBS / sizeof *VERBS; i++) {
        if (!can_begin(world, VERBS[i].button)) continue;
        world->intent.pressed &= ~VERBS[i].button;
        turn(&world->actors[HERO], input);
        VERBS[i].begin(world);
    }
}

// Turn by turn an act happens at once, and its time passes afterwards.
static void hasten(World *world) {
    Act act = world->actors[HERO].act;
    if (act != ACT_WINDUP && act != ACT_DRAW) return;
    combat_begin_act(world, HERO, act == ACT_WINDUP ? ACT_BLOW : ACT_LOOSE);
    ACT_RULES[act].finish(world);
}

static void begin_turn(World *world, Input input) {
    world->intent.began = world->tick;
    begin(world, input);
    if (world->actors[HERO].act == ACT_NONE) step(world, input);
    hasten(world);
}

static void move(World *world, Input input, bool walks) {
    const ActRule *rule = &ACT_RULES[world->actors[HERO].act];
    if (rule->turns) turn(&world->actors[HERO], input);
    if (rule->drive != NULL) {
        rule->drive(world);
    } else {
        walk(world, walks ? way_of(input) : (Vec){0, 0}, rule->eighths);
    }
    if (rule->each_tick != NULL) rule->each_tick(world);
}

// Stops ringing. He can do so until the bell rings.
static void let_go(World *world) {
    combat_begin_act(world, HERO, ACT_NONE);
    emit_of(world, EVENT_BELL_STOPPED, HERO, 0);
}

static void advance(World *world, Input input) {
    Actor *hero = &world->actors[HERO];
    if (hero->act == ACT_RING && (input.buttons & BUTTON_BELL) == 0) let_go(world);
    Act was = hero->act;
    if (!world_is_waiting(world)) combat_act_tick(world, HERO);
    if (hero->act != was && ACT_RULES[was].finish != NULL) ACT_RULES[was].finish(world);
    if (hero->act == ACT_AIM && (input.buttons & BUTTON_THROW) == 0) throw_release(world);
}

static void run_down(int *ticks) {
    if (*ticks > 0) --*ticks;
}

static bool any_begins(const World *world) {
    for (size_t i = 0; i < sizeof VERBS / sizeof *VERBS; i++) {
        if (can_begin(world, VERBS[i].button)) return true;
    }
    return false;
}

// Aims while the button is held. Returns true when he lets go.
static bool lets_fly(World *world, Input input) {
    if ((input.buttons & BUTTON_THROW) == 0) return true;
    turn(&world->actors[HERO], input);
    world->actors[HERO].act_ticks++;
    return false;
}

bool hero_turn_passes(World *world) {
    Input input = world->hero.last_input;
    Vec way = way_of(input);
    bool moves = way.x != 0 || way.y != 0, waits = (input.buttons & BUTTON_WAIT) != 0;
    if (!world_is_turn_based(world)) return moves || waits || world->intent.pressed_ticks > 0;
    if (world->actors[HERO].act == ACT_AIM) return lets_fly(world, input);
    if (any_begins(world) || waits) return true;
    world->intent.pressed_ticks = 0;
    turn(&world->actors[HERO], input);
    return moves && hero_resolve_step(world, dir_of(way)).kind != STEP_NONE;
}

void hero_tick(World *world) {
    Input input = world->hero.last_input;
    bool turns = world_is_turn_based(world), free = world_is_waiting(world);
    if (world->outcome != OUTCOME_NONE) return;
    run_down(&world->hero.exposed);
    run_down(&world->hero.roll_wait);
    advance(world, input);
    if (world->outcome != OUTCOME_NONE) return;
    if (!turns) begin(world, input);
    if (turns && free) begin_turn(world, input);
    move(world, input, !turns);
    if (!turns || free) run_down(&world->intent.pressed_ticks);
}
