#include "sim/missiles.h"

#include "sim/body.h"
#include "sim/combat.h"

enum { RADIUS_PX = 3 };

const MissileInfo MISSILES[MISSILE_KIND_COUNT] = {
    [MISSILE_NONE] = {.name = "nothing"},
    [MISSILE_DART] = {.name = "dart", .damage = 1, .speed = 1024},
};

void missiles_shoot(World *world, MissileKind kind, Vec from, Vec way) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        Missile *missile = &world->missiles[i];
        if (missile->kind != MISSILE_NONE) continue;
        Vec vel = body_aimed(way, MISSILES[kind].speed);
        *missile = (Missile){.kind = kind, .pos = from, .prev = from, .vel = vel};
        event_add(&world->events, (Event){.kind = EVENT_DART, .dir = dir_of(way), .pos = from});
        return;
    }
}

static bool meets(Vec missile, Vec body) {
    return int_abs(missile.x - body.x) < (BODY_W / 2 + RADIUS_PX) * SUB &&
           int_abs(missile.y - body.y) < (BODY_H / 2 + RADIUS_PX) * SUB;
}

// Who is met there, -1: nobody. A body that reaches into the cell has its centre in it or beside it.
static int target_at(const World *world, Vec pos) {
    Vec cell = cell_of(pos);
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) {
            for (int i = body_first(world, (Vec){x, y}); i >= 0; i = world->actors[i].next) {
                if (meets(pos, world->actors[i].pos)) return i;
            }
        }
    }
    return -1;
}

static void fly(World *world, Missile *missile) {
    missile->pos = vec_add(missile->pos, missile->vel);
    bool stopped = level_solid(&world->level, cell_of(missile->pos));
    int target = stopped ? -1 : target_at(world, missile->pos);
    if (!stopped && target < 0) return;
    int damage = MISSILES[missile->kind].damage, dir = dir_of(missile->vel);
    *missile = (Missile){.kind = MISSILE_NONE};
    if (target >= 0) combat_hurt(world, target, damage, dir, CAUSE_TRAP);
}

void missiles_tick(World *world) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        if (world->missiles[i].kind != MISSILE_NONE) fly(world, &world->missiles[i]);
    }
}
