#include "bots/player_bag.h"

#include "bots/player_looks.h"
#include "sim/hero/item_use.h"
#include "sim/hero/throw.h"

enum {
    DEAR_COST = 2, // of monsters that it throws things at
    HOLD_MOST = 60 // ticks for which it holds a throw
};

static bool has(const World *world, ItemKind kind) {
    return world->hero.bag.stock[kind] > 0;
}

static bool known(const World *world, ItemKind kind) {
    return world->hero.named[kind];
}

// The item that it would use now: by need, and unidentified ones when all is quiet.
static int wants_to_use(const Player *player, const World *world) {
    const Actor *hero = &world->actors[HERO];
    int after = look_hunters(world), missing = hero->hp_max - hero->hp;
    bool quiet = look_nearest(world, 10 * CELL_PX, true) < 0;
    if (hero->hp <= LOW_HP && after > 0 && has(world, ITEM_RELIC)) return ITEM_RELIC;
    if (hero->hp <= LOW_HP && after > 0 && known(world, ITEM_POTION_NIGHT) && has(world, ITEM_POTION_NIGHT))
        return ITEM_POTION_NIGHT;
    if (missing >= 6 && known(world, ITEM_POTION_MENDING) && has(world, ITEM_POTION_MENDING))
        return ITEM_POTION_MENDING;
    if (missing >= 2 && quiet && has(world, ITEM_CHEESE) && player->temper != TEMPER_GREEDY)
        return ITEM_CHEESE;
    if (hero->hp <= LOW_HP && has(world, ITEM_CHEESE)) return ITEM_CHEESE;
    if (quiet && has(world, ITEM_BOOK)) return ITEM_BOOK;
    for (int kind = ITEM_SCROLL_SEAL; quiet && kind <= ITEM_SCROLL_SUMMONS; kind++) {
        bool light = kind == ITEM_SCROLL_LAMPS && player_does(player, VERB_LIGHT);
        if (has(world, (ItemKind)kind) && (!known(world, (ItemKind)kind) || light)) return kind;
    }
    for (int kind = ITEM_POTION_MENDING; kind <= ITEM_POTION_FROST; kind++) {
        bool in_need = missing >= 6 || (quiet && missing >= 4);
        if (has(world, (ItemKind)kind) && !known(world, (ItemKind)kind) && in_need) return kind;
    }
    return -1;
}

// The item that it would throw at that monster.
static int wants_to_throw(const World *world, const Actor *monster) {
    static const ItemKind WEAPONS[] = {ITEM_BOMB, ITEM_POTION_FIRE, ITEM_POTION_FROST,
                                       ITEM_WINE, ITEM_HONEY,       ITEM_GEM};
    int cells = vec_chebyshev(cell_of(monster->pos), world->cache.hero_cell);
    bool worth = look_hunters(world) >= 2 || ACTORS[monster->kind].cost >= DEAR_COST ||
                 world->actors[HERO].hp <= LOW_HP;
    if (!worth || cells < AIM_LEAST || cells > AIM_MOST) return -1;
    for (size_t i = 0; i < sizeof WEAPONS / sizeof *WEAPONS; i++) {
        bool potion = ITEMS[WEAPONS[i]].class == CLASS_POTION;
        if (has(world, WEAPONS[i]) && (!potion || known(world, WEAPONS[i]))) return (int)WEAPONS[i];
    }
    return -1;
}

bool bag_hold_throw(Player *player, const World *world, Input *input) {
    if (player->throwing == 0) return false;
    *input = look_direction(player->throw_dir);
    bool in_hand = world->hero.bag.hand != ITEM_ARROW, fresh = world->hero.last_input.pick == 0;
    bool far_enough = throw_aimed_reach(world) == player->throw_cells; // the game shows where it would land
    player->throwing = far_enough ? 0 : player->throwing - 1;
    if (player->throwing > 0 && in_hand && fresh) input->buttons = BUTTON_THROW;
    return true;
}

// Takes it in hand with one press, and holds the next until it flies far enough.
static Input begin_throw(Player *player, int kind, int cells, int dir) {
    Input input = look_direction(dir);
    player->throwing = HOLD_MOST;
    player->throw_cells = cells;
    player->throw_dir = dir;
    input.pick = (uint8_t)(kind + 1);
    input.buttons = BUTTON_THROW;
    return input;
}

bool bag_throw(Player *player, const World *world, Input *input) {
    int dir, index = look_nearest(world, 8 * CELL_PX, true);
    if (player_rushes(player) || !player_does(player, VERB_THROW) || index < 0 ||
        world->actors[HERO].act != ACT_NONE)
        return false;
    const Actor *monster = &world->actors[index];
    int kind = wants_to_throw(world, monster);
    if (kind < 0 || !look_in_line(world, monster->pos, &dir)) return false;
    *input = begin_throw(player, kind, vec_chebyshev(cell_of(monster->pos), world->cache.hero_cell), dir);
    return true;
}

// Water for a fire that it sees.
bool bag_put_out(Player *player, const World *world, Input *input) {
    if (!player_does(player, VERB_THROW) || player->temper == TEMPER_MASHER || !has(world, ITEM_CHALICE) ||
        world->actors[HERO].act != ACT_NONE)
        return false;
    for (int i = 0; i < world->floor.fire_count; i++) {
        Vec cell = world->floor.fires[i].cell;
        int dir, cells = vec_chebyshev(cell, world->cache.hero_cell);
        bool near = cells >= AIM_LEAST && cells <= AIM_MOST && fov_has(&world->cache.view, cell);
        if (!near || !look_in_line(world, cell_centre(cell), &dir)) continue;
        *input = begin_throw(player, ITEM_CHALICE, cells, dir);
        return true;
    }
    return false;
}

// Between presses it lets go, so that each counts.
bool bag_use(Player *player, const World *world, Input *input) {
    if (!player_does(player, VERB_BAG)) return false;
    if (player_rushes(player) && world->actors[HERO].hp > LOW_HP) return false;
    if (world->actors[HERO].act != ACT_NONE || world->hero.last_input.pick != 0) return false;
    int kind = wants_to_use(player, world);
    if (kind < 0 || !item_can_be_used_now(world, (ItemKind)kind)) return false;
    *input = (Input){.buttons = BUTTON_USE, .pick = (uint8_t)(kind + 1)};
    return true;
}
