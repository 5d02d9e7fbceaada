#include "base/hash.h"
#include "sim/state/world.h"

static uint64_t hash_vec(uint64_t hash, Vec v) {
    return hash_int(hash_int(hash, v.x), v.y);
}

static uint64_t hash_rng(uint64_t hash, const Rng *rng) {
    for (int i = 0; i < 4; i++) hash = hash_int(hash, (int64_t)rng->s[i]);
    return hash;
}

static uint64_t hash_item(uint64_t hash, const Item *item) {
    hash = hash_int(hash, item->kind);
    hash = hash_vec(hash, item->pos);
    hash = hash_int(hash, item->counted);
    hash = hash_int(hash, item->hallowed);
    hash = hash_int(hash, item->burns);
    hash = hash_int(hash, item->burnt);
    hash = hash_int(hash, item->depth);
    return hash_int(hash, item->rises);
}

static uint64_t hash_body(uint64_t hash, const Actor *actor) {
    hash = hash_int(hash, actor->kind);
    hash = hash_int(hash, actor->hp);
    hash = hash_int(hash, actor->hp_max);
    hash = hash_vec(hash, actor->pos);
    hash = hash_vec(hash, actor->vel);
    hash = hash_vec(hash, actor->push);
    hash = hash_int(hash, actor->facing);
    hash = hash_int(hash, actor->act);
    hash = hash_int(hash, actor->act_ticks);
    hash = hash_int(hash, actor->aim);
    hash = hash_int(hash, actor->invulnerable);
    hash = hash_int(hash, actor->scorch);
    return hash_int(hash, actor->walked);
}

static uint64_t hash_mind(uint64_t hash, const Actor *actor) {
    hash = hash_int(hash, actor->brain.mind);
    hash = hash_int(hash, actor->brain.mind_ticks);
    hash = hash_int(hash, actor->brain.notice);
    hash = hash_int(hash, actor->brain.unseen);
    hash = hash_int(hash, actor->brain.sees);
    hash = hash_int(hash, actor->brain.patrols);
    hash = hash_vec(hash, actor->brain.home);
    hash = hash_vec(hash, actor->brain.seen);
    hash = hash_int(hash, actor->brain.search_spots);
    hash = hash_int(hash, actor->brain.attack_token);
    hash = hash_int(hash, actor->brain.timer);
    hash = hash_int(hash, actor->brain.steady);
    hash = hash_int(hash, actor->brain.turn_wait);
    hash = hash_int(hash, actor->brain.pack);
    hash = hash_int(hash, actor->brain.risen);
    hash = hash_int(hash, actor->brain.hunter);
    hash = hash_int(hash, actor->brain.task);
    hash = hash_vec(hash, actor->brain.task_cell);
    hash = hash_int(hash, actor->brain.good);
    hash = hash_int(hash, actor->brain.laden);
    if (actor->brain.laden) hash = hash_item(hash, &actor->brain.booty);
    hash = hash_int(hash, actor->brain.lured);
    hash = hash_int(hash, actor->brain.scared);
    hash = hash_int(hash, actor->brain.wary);
    hash = hash_int(hash, actor->brain.foe);
    hash = hash_int(hash, actor->brain.foe_ticks);
    return hash_int(hash, actor->brain.task_ticks);
}

// Steps of the path that were walked already matter no more.
static uint64_t hash_path(uint64_t hash, const Actor *actor) {
    hash = hash_vec(hash, actor->brain.route.target);
    hash = hash_vec(hash, actor->brain.route.step);
    hash = hash_int(hash, actor->brain.route.max_steps);
    hash = hash_int(hash, actor->brain.route.blocked);
    for (int i = actor->brain.route.at; i < actor->brain.route.count; i++)
        hash = hash_u8(hash, actor->brain.route.dirs[i]);
    return hash_int(hash, actor->brain.route.count - actor->brain.route.at);
}

static uint64_t hash_actors(uint64_t hash, const World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        hash = hash_int(hash, i);
        hash = hash_body(hash, actor);
        hash = hash_mind(hash, actor);
        hash = hash_path(hash, actor);
    }
    return hash_int(hash, world->actor_count);
}

static uint64_t hash_items(uint64_t hash, const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (item->taken) continue;
        hash = hash_item(hash_int(hash, i), item);
    }
    return hash_int(hash, world->floor.item_count);
}

static uint64_t hash_doors(uint64_t hash, const World *world) {
    for (int i = 0; i < world->floor.door_count; i++) {
        const WorldDoor *door = &world->floor.doors[i];
        hash = hash_vec(hash, door->cell);
        hash = hash_int(hash, door->open);
        hash = hash_int(hash, door->kept);
        hash = hash_int(hash, door->ticks);
    }
    return hash_int(hash, world->floor.door_count);
}

static uint64_t hash_fixtures(uint64_t hash, const World *world) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const WorldFixture *fixture = &world->floor.fixtures[i];
        hash = hash_int(hash, fixture->phase);
        hash = hash_int(hash, fixture->timer);
        hash = hash_int(hash, fixture->found);
        hash = hash_int(hash, fixture->sprung);
    }
    return hash;
}

static uint64_t hash_missiles(uint64_t hash, const World *world) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        const Missile *missile = &world->floor.missiles[i];
        if (missile->kind == MISSILE_NONE) continue;
        hash = hash_int(hash, i);
        hash = hash_int(hash, missile->kind);
        hash = hash_vec(hash, missile->pos);
        hash = hash_vec(hash, missile->vel);
        hash = hash_int(hash, missile->way);
        hash = hash_int(hash, missile->span);
        hash = hash_item(hash, &missile->item);
        hash = hash_vec(hash_vec(hash, missile->rest), missile->against);
        hash = hash_int(hash, missile->by);
    }
    return hash;
}

static uint64_t hash_spills(uint64_t hash, const World *world) {
    for (int i = 0; i < world->floor.spill_count; i++) {
        const Spill *spill = &world->floor.spills[i];
        hash = hash_int(hash_int(hash_vec(hash, spill->cell), spill->kind), spill->ticks);
    }
    return hash_int(hash, world->floor.spill_count);
}

static uint64_t hash_fires(uint64_t hash, const World *world) {
    for (int i = 0; i < world->floor.fire_count; i++) {
        const Fire *fire = &world->floor.fires[i];
        hash = hash_int(hash_int(hash_vec(hash, fire->cell), fire->ticks), fire->by);
    }
    return hash_int(hash, world->floor.fire_count);
}

static uint64_t hash_props(uint64_t hash, const World *world) {
    for (int i = 0; i < world->floor.prop_count; i++) {
        const Prop *prop = &world->floor.props[i];
        hash = hash_int(hash_vec(hash, prop->cell), prop->hp);
        hash = hash_int(hash_int(hash_int(hash, prop->slide), prop->dir), prop->by);
    }
    return hash_int(hash, world->floor.prop_count);
}

static uint64_t hash_input(uint64_t hash, Input input) {
    hash = hash_int(hash, input.x);
    hash = hash_int(hash, input.y);
    hash = hash_int(hash, input.buttons);
    hash = hash_int(hash, input.slot);
    return hash_int(hash, input.pick);
}

static uint64_t hash_counters(uint64_t hash, const World *world) {
    hash = hash_int(hash, world->depth);
    hash = hash_int(hash, world->quest);
    hash = hash_int(hash, world->tick);
    hash = hash_int(hash, world->hitstop);
    hash = hash_int(hash, world->outcome);
    hash = hash_int(hash, world->collected);
    hash = hash_int(hash, world->remaining);
    hash = hash_int(hash, world->hero.score.kills);
    hash = hash_int(hash, world->hero.score.total);
    for (int i = 0; i < KEY_KINDS; i++) hash = hash_int(hash, world->hero.keys[i]);
    hash = hash_input(hash, world->hero.last_input);
    hash = hash_int(hash, world->intent.pressed_ticks > 0 ? world->intent.pressed : 0);
    hash = hash_int(hash, world->intent.pressed_ticks > 0 ? world->intent.picked : 0);
    hash = hash_int(hash, world->intent.pressed_ticks);
    hash = hash_int(hash, world->hero.lantern_shut);
    hash = hash_int(hash, world->hero.exposed);
    hash = hash_int(hash, world->intent.asked);
    hash = hash_vec(hash, world->intent.asked_of);
    hash = hash_int(hash, world->hero.roll_wait);
    return hash_int(hash, world->intent.rattle);
}

static uint64_t hash_pack(uint64_t hash, const Bag *pack) {
    for (int i = 0; i < ITEM_COUNT; i++) hash = hash_int(hash, pack->stock[i]);
    hash = hash_bytes(hash, pack->from, sizeof pack->from);
    hash = hash_bytes(hash, pack->hallowed, sizeof pack->hallowed);
    for (int i = 0; i < SLOTS; i++) hash = hash_int(hash_int(hash, pack->slots[i]), pack->kept[i]);
    hash = hash_int(hash, pack->burnt);
    hash = hash_int(hash, pack->torch);
    return hash_int(hash_int(hash, pack->hand), pack->arrows);
}

static uint64_t hash_hero(uint64_t hash, const Hero *hero) {
    hash = hash_int(hash, hero->score.coins);
    hash = hash_int(hash, hero->score.delivered);
    hash = hash_int(hash, hero->score.delivered_goods);
    hash = hash_int(hash, hero->score.hallowed);
    hash = hash_int(hash, hero->score.hallowed_goods);
    hash = hash_int(hash, hero->score.bonus);
    hash = hash_int(hash, hero->score.first);
    hash = hash_int(hash, hero->score.deepest);
    hash = hash_int(hash, hero->score.passed);
    for (int i = 0; i < GEAR_COUNT; i++) hash = hash_int(hash, hero->worn[i]);
    for (int i = 0; i < POWER_COUNT; i++) hash = hash_int(hash, hero->power[i]);
    for (int i = 0; i < ITEM_COUNT; i++) hash = hash_int(hash_int(hash, hero->named[i]), hero->looks[i]);
    return hash_int(hash_int(hash, hero->sealed), hero->night);
}

static uint64_t hash_hour(uint64_t hash, const TollClock *hour) {
    hash = hash_int(hash, hour->on);
    hash = hash_int(hash, hour->single);
    hash = hash_int(hash, hour->quota);
    hash = hash_int(hash, hour->tolls);
    hash = hash_int(hash, hour->ticks);
    hash = hash_int(hash, hour->period);
    hash = hash_int(hash, hour->bell_ready);
    hash = hash_int(hash, hour->peal);
    hash = hash_int(hash, hour->bonus_given);
    hash = hash_int(hash, hour->shrine_given);
    hash = hash_int(hash, hour->put_off);
    hash = hash_vec(hash, hour->doorstep);
    return hash_int(hash, hour->lost);
}

static uint64_t hash_grid(uint64_t hash, const Grid *grid) {
    return hash_bytes(hash, grid->cells, (size_t)grid->w * (size_t)grid->h);
}

uint64_t world_hash(const World *world) {
    uint64_t hash = hash_int(HASH_START, (int64_t)level_hash(&world->level));
    hash = hash_rng(hash, &world->combat);
    hash = hash_rng(hash, &world->ai);
    hash = hash_counters(hash, world);
    hash = hash_actors(hash, world);
    hash = hash_items(hash, world);
    hash = hash_doors(hash, world);
    hash = hash_fixtures(hash, world);
    hash = hash_missiles(hash, world);
    hash = hash_spills(hash, world);
    hash = hash_fires(hash, world);
    hash = hash_props(hash, world);
    hash = hash_pack(hash, &world->hero.bag);
    hash = hash_hero(hash, &world->hero);
    hash = hash_hour(hash, &world->clock);
    if (world->actors[HERO].act == ACT_USE) {
        hash = hash_vec(hash_int(hash, world->intent.use), world->intent.use_cell);
        hash = hash_int(hash, world->intent.use_item);
    }
    hash = hash_grid(hash, &world->known.tiles);
    hash = hash_grid(hash, &world->known.decor);
    return hash_grid(hash, &world->known.explored);
}
