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
    hash = hash_int(hash, actor->struck);
    hash = hash_int(hash, actor->scorch);
    return hash_int(hash, actor->walked);
}

static uint64_t hash_mind(uint64_t hash, const Actor *actor) {
    hash = hash_int(hash, actor->mind);
    hash = hash_int(hash, actor->mind_ticks);
    hash = hash_int(hash, actor->notice);
    hash = hash_int(hash, actor->unseen);
    hash = hash_int(hash, actor->sees);
    hash = hash_int(hash, actor->patrols);
    hash = hash_vec(hash, actor->home);
    hash = hash_vec(hash, actor->seen);
    hash = hash_int(hash, actor->spots);
    hash = hash_int(hash, actor->turn);
    hash = hash_int(hash, actor->timer);
    hash = hash_int(hash, actor->steady);
    hash = hash_int(hash, actor->stiff);
    hash = hash_int(hash, actor->pack);
    hash = hash_int(hash, actor->risen);
    hash = hash_int(hash, actor->hunter);
    hash = hash_int(hash, actor->chore);
    hash = hash_vec(hash, actor->work);
    hash = hash_int(hash, actor->good);
    hash = hash_int(hash, actor->laden);
    if (actor->laden) hash = hash_item(hash, &actor->booty);
    hash = hash_int(hash, actor->lured);
    hash = hash_int(hash, actor->scared);
    hash = hash_int(hash, actor->wary);
    hash = hash_int(hash, actor->foe);
    hash = hash_int(hash, actor->foe_ticks);
    return hash_int(hash, actor->worked);
}

// Steps of the path that were walked already matter no more.
static uint64_t hash_path(uint64_t hash, const Actor *actor) {
    hash = hash_vec(hash, actor->target);
    hash = hash_vec(hash, actor->step);
    hash = hash_int(hash, actor->leash);
    hash = hash_int(hash, actor->blocked);
    for (int i = actor->path_at; i < actor->path_count; i++) hash = hash_u8(hash, actor->path[i]);
    return hash_int(hash, actor->path_count - actor->path_at);
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
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        if (item->taken) continue;
        hash = hash_item(hash_int(hash, i), item);
    }
    return hash_int(hash, world->item_count);
}

static uint64_t hash_doors(uint64_t hash, const World *world) {
    for (int i = 0; i < world->door_count; i++) {
        const WorldDoor *door = &world->doors[i];
        hash = hash_vec(hash, door->cell);
        hash = hash_int(hash, door->open);
        hash = hash_int(hash, door->kept);
        hash = hash_int(hash, door->ticks);
    }
    return hash_int(hash, world->door_count);
}

static uint64_t hash_fixtures(uint64_t hash, const World *world) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const WorldFixture *fixture = &world->fixtures[i];
        hash = hash_int(hash, fixture->phase);
        hash = hash_int(hash, fixture->timer);
        hash = hash_int(hash, fixture->found);
        hash = hash_int(hash, fixture->sprung);
    }
    return hash;
}

static uint64_t hash_missiles(uint64_t hash, const World *world) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        const Missile *missile = &world->missiles[i];
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
    for (int i = 0; i < world->spill_count; i++) {
        const Spill *spill = &world->spills[i];
        hash = hash_int(hash_int(hash_vec(hash, spill->cell), spill->kind), spill->ticks);
    }
    return hash_int(hash, world->spill_count);
}

static uint64_t hash_fires(uint64_t hash, const World *world) {
    for (int i = 0; i < world->fire_count; i++) {
        const Fire *fire = &world->fires[i];
        hash = hash_int(hash_int(hash_vec(hash, fire->cell), fire->ticks), fire->by);
    }
    return hash_int(hash, world->fire_count);
}

static uint64_t hash_props(uint64_t hash, const World *world) {
    for (int i = 0; i < world->prop_count; i++) {
        const Prop *prop = &world->props[i];
        hash = hash_int(hash_vec(hash, prop->cell), prop->hp);
        hash = hash_int(hash_int(hash_int(hash, prop->slide), prop->dir), prop->by);
    }
    return hash_int(hash, world->prop_count);
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
    hash = hash_int(hash, world->kills);
    hash = hash_int(hash, world->score);
    for (int i = 0; i < KEY_KINDS; i++) hash = hash_int(hash, world->keys[i]);
    hash = hash_input(hash, world->last_input);
    hash = hash_int(hash, world->pressed_ticks > 0 ? world->pressed : 0);
    hash = hash_int(hash, world->pressed_ticks > 0 ? world->picked : 0);
    hash = hash_int(hash, world->pressed_ticks);
    hash = hash_int(hash, world->shut);
    hash = hash_int(hash, world->shown);
    hash = hash_int(hash, world->asked);
    hash = hash_vec(hash, world->asked_of);
    hash = hash_int(hash, world->roll_wait);
    return hash_int(hash, world->rattle);
}

static uint64_t hash_pack(uint64_t hash, const Pack *pack) {
    for (int i = 0; i < ITEM_COUNT; i++) hash = hash_int(hash, pack->stock[i]);
    hash = hash_bytes(hash, pack->from, sizeof pack->from);
    hash = hash_bytes(hash, pack->hallowed, sizeof pack->hallowed);
    for (int i = 0; i < SLOTS; i++) hash = hash_int(hash_int(hash, pack->slots[i]), pack->kept[i]);
    hash = hash_int(hash, pack->burnt);
    hash = hash_int(hash, pack->torch);
    return hash_int(hash_int(hash, pack->hand), pack->arrows);
}

static uint64_t hash_run(uint64_t hash, const Run *run) {
    hash = hash_int(hash, run->coins);
    hash = hash_int(hash, run->delivered);
    hash = hash_int(hash, run->delivered_goods);
    hash = hash_int(hash, run->hallowed);
    hash = hash_int(hash, run->hallowed_goods);
    hash = hash_int(hash, run->bonus);
    hash = hash_int(hash, run->first);
    hash = hash_int(hash, run->deepest);
    hash = hash_int(hash, run->passed);
    for (int i = 0; i < GEAR_COUNT; i++) hash = hash_int(hash, run->worn[i]);
    for (int i = 0; i < POWER_COUNT; i++) hash = hash_int(hash, run->power[i]);
    for (int i = 0; i < ITEM_COUNT; i++) hash = hash_int(hash_int(hash, run->named[i]), run->looks[i]);
    return hash_int(hash_int(hash, run->sealed), run->night);
}

static uint64_t hash_hour(uint64_t hash, const Hour *hour) {
    hash = hash_int(hash, hour->on);
    hash = hash_int(hash, hour->single);
    hash = hash_int(hash, hour->quota);
    hash = hash_int(hash, hour->tolls);
    hash = hash_int(hash, hour->clock);
    hash = hash_int(hash, hour->period);
    hash = hash_int(hash, hour->bell);
    hash = hash_int(hash, hour->peal);
    hash = hash_int(hash, hour->left);
    hash = hash_int(hash, hour->given);
    hash = hash_int(hash, hour->longer);
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
    hash = hash_pack(hash, &world->pack);
    hash = hash_run(hash, &world->run);
    hash = hash_hour(hash, &world->hour);
    if (world->actors[HERO].act == ACT_USE) {
        hash = hash_vec(hash_int(hash, world->use), world->use_cell);
        hash = hash_int(hash, world->use_item);
    }
    hash = hash_grid(hash, &world->known_tiles);
    hash = hash_grid(hash, &world->known_decor);
    return hash_grid(hash, &world->explored);
}
