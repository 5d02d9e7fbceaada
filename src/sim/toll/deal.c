// Actors that are held stay, or move to the middle of their cell if stone has come too near. All others, and
// those without room, are dealt like cards: each gets a free cell of its own.
#include "sim/toll/plan.h"
#include "sim/toll/toll.h"

enum { NEAR = 2 }; // nothing is dealt within this many steps of the hero

// The cells that a body at a position reaches into.
static Rect touched(Vec pos) {
    int x0 = (pos.x - BODY_W * SUB / 2) / CELL_SUB, x1 = (pos.x + BODY_W * SUB / 2 - 1) / CELL_SUB;
    int y0 = (pos.y - BODY_H * SUB / 2) / CELL_SUB, y1 = (pos.y + BODY_H * SUB / 2 - 1) / CELL_SUB;
    return (Rect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}

static bool in_stone(const Level *level, Vec pos) {
    Rect rect = touched(pos);
    for (int i = 0; i < rect.w * rect.h; i++) {
        if (level_solid(level, rect_cell(rect, i))) return true;
    }
    return false;
}

static bool collide(Vec a, Vec b) {
    return int_abs(a.x - b.x) < BODY_W * SUB && int_abs(a.y - b.y) < BODY_H * SUB;
}

static bool has_room(const World *world, const TollPlan *plan, Vec pos) {
    for (int i = 0; i < world->actor_count; i++) {
        if (plan->placed[i] && collide(pos, plan->actors[i])) return false;
    }
    return true;
}

static void place(TollPlan *plan, int index, Vec pos) {
    plan->actors[index] = pos;
    plan->placed[index] = true;
}

// Actors that need not move choose first.
void plan_place_bodies(const World *world, TollPlan *plan) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        plan->placed[i] = false;
        plan->dealt[i] = actor->kind != ACTOR_NONE && !plan_holds(plan, cell_of(actor->pos));
    }
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE || plan->dealt[i] || in_stone(&plan->next, actor->pos)) continue;
        place(plan, i, actor->pos);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE || plan->dealt[i] || plan->placed[i]) continue;
        Vec pos = cell_centre(cell_of(actor->pos));
        plan->dealt[i] = !has_room(world, plan, pos);
        if (!plan->dealt[i]) place(plan, i, pos);
    }
}

// Marks a cell as used.
static void use(TollPlan *plan, Vec cell) {
    if (grid_has(&plan->used, cell)) grid_set(&plan->used, cell, 1);
}

// Marks the cells that bodies use: those that they reach into, and the one that they walk to.
static void mark_used(const World *world, TollPlan *plan) {
    grid_fill(&plan->used, 0);
    for (int i = 0; i < world->actor_count; i++) {
        if (!plan->placed[i]) continue;
        grid_fill_clipped(&plan->used, touched(plan->actors[i]), 1);
        if (i != HERO) use(plan, world->actors[i].brain.route.step);
    }
    for (int i = 0; i < plan->item_count; i++) {
        if (!plan->items[i].taken && !plan->loose[i]) use(plan, cell_of(plan->items[i].pos));
    }
    for (int i = 0; i < plan->next.fixture_count; i++) use(plan, plan->next.fixtures[i].cell);
}

static bool is_free(const TollPlan *plan, Vec cell) {
    int steps = dist_at(&plan->walk, cell);
    return level_floor(&plan->next, cell) && grid_at(&plan->used, cell) == 0 && steps >= NEAR &&
           steps != DIST_NONE;
}

static void list_free(TollPlan *plan) {
    plan->far.count = plan->near.count = plan->kept.count = 0;
    for (int y = 0; y < plan->used.h; y++) {
        for (int x = 0; x < plan->used.w; x++) {
            Vec cell = {x, y};
            if (!is_free(plan, cell)) continue;
            CellList *away = dist_at(&plan->walk, cell) >= DEAL_AWAY ? &plan->far : &plan->near;
            cells_add(plan_holds(plan, cell) ? &plan->kept : away, cell);
        }
    }
}

void plan_begin_solver(TollPlan *plan) {
    solver_begin_from(&plan->solver, &plan->next, &plan->walk, (Rect){0, 0, plan->used.w, plan->used.h});
}

// The hero may have pushed a crate where it blocks a path.
void plan_find_free_cells(const World *world, TollPlan *plan) {
    mark_used(world, plan);
    dist_from(&plan->walk, &plan->next, cell_of(world->actors[HERO].pos), EIGHT_WAYS, DIST_NONE);
    plan_begin_solver(plan);
    while (solver_break_one_prop(&plan->solver, EIGHT_WAYS, false)) {
    }
    list_free(plan);
}

void plan_keep_all(const World *world, TollPlan *plan) {
    grid_fill(&plan->held, 1);
    plan_sort(world, plan);
    plan_place_bodies(world, plan);
}

bool plan_take_unheld_cell(TollPlan *plan, Vec *cell) {
    return cells_take_random(&plan->far, &plan->rng, cell) ||
           cells_take_random(&plan->near, &plan->rng, cell);
}

// Takes a cell for an item from the dark: a lit one if no dark floor is left.
static bool take_any(TollPlan *plan, Vec *cell) {
    return plan_take_unheld_cell(plan, cell) || cells_take_random(&plan->kept, &plan->rng, cell);
}

Vec plan_find_stairs(const World *world) {
    const Grid *tiles = &world->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        if (level_tile(&world->level, cell) == level_stairs_on(&world->level)) return cell;
    }
    return world->level.start;
}

bool plan_take_near_stairs(const World *world, CellList *cells, Vec *cell) {
    int best = 0;
    if (cells->count == 0) return false;
    Vec stairs = plan_find_stairs(world);
    for (int i = 1; i < cells->count; i++) {
        if (vec_square(vec_sub(cells->at[i], stairs)) < vec_square(vec_sub(cells->at[best], stairs)))
            best = i;
    }
    *cell = cells_take(cells, best);
    return true;
}

static bool deal_actors(const World *world, TollPlan *plan) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec cell;
        if (!plan->dealt[i]) continue;
        bool guards = ACTORS[world->actors[i].kind].elite;
        CellList *dark = plan->far.count > 0 ? &plan->far : &plan->near;
        bool taken = (guards && plan_take_near_stairs(world, dark, &cell)) || take_any(plan, &cell);
        if (!taken) return false;
        place(plan, i, cell_centre(cell));
    }
    return true;
}

static bool deal_items(TollPlan *plan) {
    for (int i = 0; i < plan->item_count; i++) {
        Vec cell;
        if (!plan->loose[i]) continue;
        if (!take_any(plan, &cell)) return false;
        plan->items[i].pos = cell_centre(cell);
    }
    return true;
}

static bool deal_chests(TollPlan *plan) {
    for (int i = 0; i < plan->chest_count; i++) {
        Fixture chest = plan->chests[i];
        if (!take_any(plan, &chest.cell)) return false;
        plan->states[plan->next.fixture_count] = plan->chest_states[i];
        fixture_add(&plan->next, chest);
    }
    return true;
}

bool plan_relocate(const World *world, TollPlan *plan) {
    return deal_actors(world, plan) && deal_items(plan) && deal_chests(plan);
}
