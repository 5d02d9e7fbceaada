// Items never land in solid cells: a lob's way is checked before it flies, and a missile remembers the last
// cell where it could lie.
#include "sim/hero/throw.h"

#include "sim/combat/combat.h"
#include "sim/hazards/missiles.h"
#include "sim/hero/item_use.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"

static void say(World *world, EventKind kind, int what) {
    emit_at(world, kind, HERO, what, 0, world->actors[HERO].pos);
}

static int count_in_hand(const Bag *bag) {
    if (bag->hand == ITEM_ARROW) return bag->arrows;
    return bag->hand == ITEM_BRAND ? 1 : bag->stock[bag->hand];
}

// Ticks for which the torch in hand will burn on the floor.
static int torch_left(const Bag *bag) {
    return int_min(BRAND_TICKS - bag->torch, BRAND_FLOOR_TICKS);
}

// Takes one item of the kind in hand from the bag.
static Item spend(Bag *bag) {
    ItemKind kind = (ItemKind)bag->hand;
    if (kind != ITEM_ARROW && kind != ITEM_BRAND) return bag_remove_least(bag, kind);
    if (kind == ITEM_ARROW) bag->arrows--;
    bag->hand = ITEM_ARROW;
    return (Item){.kind = kind, .burns = kind == ITEM_BRAND ? torch_left(bag) : 0};
}

static void drop_torch(World *world) {
    if (world->hero.bag.hand != ITEM_BRAND) return;
    Vec cell = floor_cell_for_item(world, cell_of(world->actors[HERO].pos));
    floor_put_lit_item(world, ITEM_BRAND, cell, torch_left(&world->hero.bag));
    emit_at(world, EVENT_LAND, HERO, ITEM_BRAND, 1, cell_centre(cell));
    world->hero.bag.hand = ITEM_ARROW;
}

void hand_hold_new_torch(World *world) {
    drop_torch(world);
    world->hero.bag.hand = ITEM_BRAND;
    world->hero.bag.torch = 0;
    say(world, EVENT_BRAND, ITEM_BRAND);
}

void hand_torch_tick(World *world) {
    Bag *bag = &world->hero.bag;
    if (bag->hand == ITEM_BRAND && ++bag->torch >= BRAND_TICKS) flames_put_out_brand(world);
}

static void lower(World *world) {
    Act act = world->actors[HERO].act;
    if (act == ACT_DRAW || act == ACT_AIM) combat_begin_act(world, HERO, ACT_NONE);
}

void hand_take(World *world, int kind) {
    if (kind != ITEM_ARROW && world->hero.bag.stock[kind] == 0) {
        say(world, EVENT_EMPTY, kind);
        return;
    }
    drop_torch(world);
    lower(world);
    world->hero.bag.hand = kind;
    say(world, EVENT_HAND, kind);
}

// The distance in cells to the nearest monster that he sees straight ahead, up to the range of a throw.
static int first_aim(const World *world) {
    const Actor *hero = &world->actors[HERO];
    Vec cell = cell_of(hero->pos);
    for (int cells = 1; cells <= AIM_MOST; cells++) {
        cell = vec_add(cell, DIRS[hero->facing]);
        ActorId met = body_first(world, cell);
        if (met != NOBODY && fov_has(&world->cache.view, cell) && !flames_ambusher_hides(world, met))
            return cells;
    }
    return AIM_LEAST;
}

// The next length of an aimed throw. Turn by turn it starts again after the longest, because choosing costs
// no time.
static int next_aim(const World *world) {
    int more = world->actors[HERO].act_ticks / AIM_MORE_TICKS;
    return (first_aim(world) - 1 + more) % AIM_MOST + 1;
}

int throw_aimed_reach(const World *world) {
    const Actor *hero = &world->actors[HERO];
    if (hero->act != ACT_AIM) return 0;
    if (world_is_turn_based(world)) return next_aim(world);
    return int_min(AIM_LEAST + hero->act_ticks / AIM_MORE_TICKS, AIM_MOST);
}

// True if a thing can fly over one step without cutting a corner.
static bool step_free(const Level *level, Vec cell, Vec by) {
    return !level_solid(level, vec_add(cell, by)) && !level_solid(level, (Vec){cell.x + by.x, cell.y}) &&
           !level_solid(level, (Vec){cell.x, cell.y + by.y});
}

typedef struct Aim {
    Vec target;  // the cell where it lands
    Vec against; // Missile.against
} Aim;

static Aim take_aim(const World *world) {
    const Actor *hero = &world->actors[HERO];
    Vec cell = cell_of(hero->pos), by = DIRS[hero->facing];
    Aim aim = {.target = floor_cell_for_item(world, cell), .against = cell};
    for (int left = throw_aimed_reach(world); left > 0; left--) {
        aim.against = vec_add(cell, by);
        if (!step_free(&world->level, cell, by)) break;
        cell = vec_add(cell, by);
        if (floor_allows_items(world, cell)) aim.target = cell;
    }
    return aim;
}

Vec throw_target_cell(const World *world) {
    return take_aim(world).target;
}

void throw_begin(World *world) {
    Actor *hero = &world->actors[HERO];
    Bag *bag = &world->hero.bag;
    if (count_in_hand(bag) == 0) bag->hand = ITEM_ARROW;
    if (count_in_hand(bag) == 0) {
        say(world, EVENT_EMPTY, bag->hand);
        return;
    }
    hero->aim = hero->facing;
    if (bag->hand == ITEM_ARROW) emit_of(world, EVENT_DRAW, HERO, 0);
    combat_begin_act(world, HERO, bag->hand == ITEM_ARROW ? ACT_DRAW : ACT_AIM);
}

// The length of a cell along a direction, in sub.
static int cell_along(int dir) {
    return dir % 2 == 0 ? CELL_SUB : CELL_SUB * 362 / 256;
}

static bool may_shoot(const World *world, ActorId index) {
    const Actor *hero = &world->actors[HERO], *monster = &world->actors[index];
    return monster->kind != ACTOR_NONE && !flames_ambusher_hides(world, index) &&
           dir_of(vec_sub(monster->pos, hero->pos)) == hero->aim &&
           fov_has(&world->cache.view, cell_of(monster->pos)) &&
           combat_line_open(&world->level, hero->pos, monster->pos);
}

// The direction of an arrow: exactly at the nearest monster that the hero sees in the eighth that he faces,
// otherwise straight ahead.
static Vec shot_way(const World *world) {
    const Actor *hero = &world->actors[HERO];
    int least = ARROW_CELLS + 1, speed = MISSILES[MISSILE_ARROW].speed;
    Vec way = dir_velocity(hero->aim, speed);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec to = vec_sub(world->actors[i].pos, hero->pos);
        int cells = vec_chebyshev(cell_of(hero->pos), cell_of(world->actors[i].pos));
        if (cells >= least || !may_shoot(world, i)) continue;
        least = cells;
        way = body_velocity_along(to, speed);
    }
    return way;
}

void throw_shoot_arrow(World *world) {
    const Actor *hero = &world->actors[HERO];
    int way = ARROW_CELLS * cell_along(hero->aim);
    Missile arrow = {
        .kind = MISSILE_ARROW,
        .pos = hero->pos,
        .vel = shot_way(world),
        .way = way,
        .span = way,
        .item = {.kind = ITEM_ARROW},
        .rest = floor_cell_for_item(world, cell_of(hero->pos)),
    };
    if (world->hero.bag.arrows == 0 || !missiles_launch(world, arrow)) return;
    spend(&world->hero.bag);
    world->hero.exposed = STRUCK_OUT_TICKS;
    emit_of(world, EVENT_SHOT, HERO, 0);
}

static Missile lob(const World *world) {
    Vec from = world->actors[HERO].pos;
    Aim aim = take_aim(world);
    int cells = int_max(vec_chebyshev(cell_of(from), aim.target), 1), ticks = cells * LOB_CELL_TICKS;
    Vec way = vec_sub(cell_centre(aim.target), from);
    return (Missile){
        .kind = MISSILE_LOB,
        .pos = from,
        .vel = {way.x / ticks, way.y / ticks},
        .way = cells * CELL_SUB,
        .span = cells * CELL_SUB,
        .rest = floor_cell_for_item(world, cell_of(from)),
        .against = aim.against,
    };
}

void throw_release(World *world) {
    Missile missile = lob(world);
    Bag left = world->hero.bag;
    missile.item = spend(&left);
    combat_begin_act(world, HERO, ACT_LOOSE);
    if (!missiles_launch(world, missile)) return;
    world->hero.bag = left;
    world->hero.exposed = STRUCK_OUT_TICKS;
    say(world, EVENT_THROW, (int)missile.item.kind);
}
