// The stages by which a depth of the descent is made. The spare grid marks generator A's side of the seam.
#include "gen/descent/stages.h"

#include "base/rng.h"
#include "base/text.h"
#include "gen/descent/arcs.h"
#include "gen/descent/dead_ends.h"
#include "gen/descent/depths.h"
#include "gen/descent/gifts.h"
#include "gen/descent/great_room.h"
#include "gen/descent/plan.h"
#include "gen/descent/seam.h"
#include "gen/descent/special_rooms.h"
#include "gen/descent/treasures.h"
#include "gen/furnish/ground.h"
#include "gen/furnish/guard.h"
#include "gen/furnish/lights.h"
#include "gen/furnish/locks.h"
#include "gen/furnish/loop_doors.h"
#include "gen/furnish/mechanisms.h"
#include "gen/furnish/props.h"
#include "gen/furnish/secrets.h"
#include "gen/furnish/wish.h"
#include "gen/pieces/pieces.h"
#include "gen/rebuild/rebuild.h"
#include "gen/tools/context.h"
#include "gen/tools/doorways.h"
#include "map/vestibule.h"

#include <stdlib.h>

enum {
    START_SAMPLES = 64,
    START_AWAY = 20, // cells from the Cooper's hall's stairs
    VAULT_TREASURES = 2,
    PACK_LEAST = 2,
    PACK_MOST = 3,
    MONSTER_TRIES = 200,
    ENDS_MORE = 3, // dead ends that stay, besides one for each treasure
    WATCH = 4,     // cells within which a guard of the lit way stands
    GUARD = 4,     // cells within which a guard of a treasure stands
    LAIRS = 3,     // places compared for each group of monsters
    COSTLY = 3,    // monsters of this many points or more live far from the start
    HOLD_SAMPLES = 12,
    HOLD_REACH = 6, // steps around a brazier that count
    HOLD_EXIT = 5   // an exit makes a place worse by as much as this many cells of floor make it better
};

bool depth_plan_init(GenContext *gen) {
    Blend blend;
    descent_choose_blend(&blend, gen->options->seed, context_depth(gen));
    if (!pieces_init(gen)) return false;
    gen->pieces->makers = 1u << blend.of[0].kind | 1u << blend.of[1].kind;
    gen->depth = calloc(1, sizeof *gen->depth);
    if (gen->depth != NULL) gen->depth->rebuild = rebuild_new(&blend);
    return gen->depth != NULL && gen->depth->rebuild != NULL;
}

void depth_plan_free(GenContext *gen) {
    if (gen->depth == NULL) return;
    rebuild_free(gen->depth->rebuild);
    free(gen->depth);
    gen->depth = NULL;
}

// ---- the ground

// The decks of cards continue where the depths above have stopped.
static void skip_earlier_cards(GenContext *gen) {
    for (int depth = 1; depth < context_depth(gen); depth++) {
        gen->treasures += descent_depth(depth)->treasures;
        gen->chests += descent_depth(depth)->chests;
    }
}

static void generate_first(GenContext *gen) {
    *gen->depth = (DepthPlan){.rebuild = gen->depth->rebuild};
    skip_earlier_cards(gen);
    uint64_t seed = rng_next(&gen->layout);
    rebuild_generate(gen->depth->rebuild, gen->level, &gen->spare, 0, seed);
}

static void generate_second(GenContext *gen) {
    seam_choose_side(gen);
    uint64_t seed = rng_next(&gen->layout);
    rebuild_generate(gen->depth->rebuild, gen->level, &gen->spare, 1, seed);
    seam_build(gen);
}

// True within START_AWAY cells of the stairs down, where their place is fixed.
static bool is_near_goal(const GenContext *gen, Vec cell) {
    bool fixed = descent_depth(context_depth(gen))->lanes;
    return fixed && vec_chebyshev(cell, gen->depth->goal) < START_AWAY;
}

// A cell of floor on A's side, as open as possible.
static Vec choose_start(GenContext *gen) {
    Rect inside = context_inside(gen);
    Vec best = room_centre(inside);
    int most = -1;
    for (int i = 0; i < START_SAMPLES; i++) {
        int x = rng_below(&gen->layout, inside.w);
        int y = rng_below(&gen->layout, inside.h);
        Vec cell = {inside.x + x, inside.y + y};
        if (grid_at(&gen->spare, cell) == 0 || !level_floor(gen->level, cell) || is_near_goal(gen, cell))
            continue;
        int ways = place_count_exits(gen->level, cell, 1);
        if (ways <= most) continue;
        most = ways;
        best = cell;
    }
    return best;
}

// Marks the cells that joining must not change.
static void hold(GenContext *gen) {
    grid_fill(&gen->spare, 0);
    special_mark_held(gen, &gen->spare);
    great_room_mark_held(gen, &gen->spare);
    pieces_mark_held(gen, &gen->spare);
}

// Plans the two ways. On the first depth they begin at the vestibule's way out.
static void plan_arcs(GenContext *gen) {
    Level *level = gen->level;
    Vec start = choose_start(gen);
    hold(gen);
    level->start = start;
    if (level_has_unopened_vestibule(level)) start = vestibule_outside(level->seed, level->vestibule);
    routes_dig(gen, start, &gen->spare);
}

static void join(GenContext *gen) {
    const DescentDepth *table = descent_depth(context_depth(gen));
    Vec start = gen->level->start;
    uint64_t seed = rng_next(&gen->layout);
    rebuild_finish(gen->depth->rebuild, gen->level, &gen->spare, start, seed);
    special_rooms_build(gen, &start);
    pieces_build(gen);
    gen->level->start = start;
    dead_ends_trim(gen, &gen->spare, table->treasures + ENDS_MORE);
    doorways_remove_idle(gen->level, &gen->spare,
                         start); // clears what opened for set pieces and what dead ends have left
    if (!level_has_unopened_vestibule(gen->level)) grid_set(&gen->level->decor, start, DECOR_NONE);
    great_room_furnish(gen);
    context_set_start(gen, start);
    gen->level->quota = table->quota;
    gen->level->depth = context_depth(gen);
}

// ---- what stands in it

// Counts floor, whatever lies or stands on it.
static int count_floor(const Level *level) {
    int count = 0, cells = level->tiles.w * level->tiles.h;
    for (int i = 0; i < cells; i++) {
        Tile tile = (Tile)level->tiles.cells[i];
        count += TILES[tile].prop || (TILES[tile].way && !TILES[tile].door && !tile_stairs(tile));
    }
    return count;
}

static int count_decor(const Level *level, Decor decor) {
    int count = 0, cells = level->tiles.w * level->tiles.h;
    for (int i = 0; i < cells; i++) count += level->decor.cells[i] == decor;
    return count;
}

// Counts a decor in the cells of set pieces. They may bring more of it than the depth asks for.
static int count_drawn(const GenContext *gen, Decor decor) {
    int count = 0, cells = gen->taken.w * gen->taken.h;
    for (int i = 0; i < cells; i++)
        count += gen->taken.cells[i] == TAKEN_PIECE && gen->level->decor.cells[i] == decor;
    return count;
}

static int count_treasures(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->items.count; i++) count += ITEMS[level->items.at[i].kind].counts;
    return count;
}

static int count_chests(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->fixture_count; i++) count += level->fixtures[i].kind == FIXTURE_CHEST;
    return count;
}

static int count_kind(const Level *level, ActorKind kind) {
    int count = 0;
    for (int i = 0; i < level->monsters.count; i++) count += level->monsters.at[i].kind == (int)kind;
    return count;
}

// The depth's points for monsters; a quarter of them is for packs.
static MonsterBudget budget_of(const DescentDepth *table, bool packs) {
    int bag = table->points / 4;
    return packs ? (MonsterBudget){bag, 0} : (MonsterBudget){table->points - bag, table->monsters};
}

// The points that are left.
static MonsterBudget budget_left(const GenContext *gen, bool packs) {
    MonsterBudget budget = budget_of(descent_depth(context_depth(gen)), packs);
    for (int i = 0; i < gen->level->monsters.count; i++) {
        const Spawn *monster = &gen->level->monsters.at[i];
        bool bought = ACTORS[monster->kind].cost > 0 && (monster->pack != 0) == packs;
        if (bought) budget_pay(&budget, monster->kind, 1);
    }
    return budget;
}

static void put_stairs(GenContext *gen) {
    Vec cell;
    if (level_has_unopened_vestibule(gen->level)) {
        stairs_place_exit(gen);
    } else if (gen->depth->goal.x > 0 && place_nearest_free(gen, gen->depth->goal, &cell)) {
        stairs_put(gen, cell, level_stairs_on(gen->level));
        if (place_nearest_free(gen, gen->level->start, &cell))
            stairs_put(gen, cell, level_stairs_back(gen->level));
    } else {
        stairs_place(gen);
    }
}

// How well a place can be held with one flame: much floor around it, and few ways out.
static int defensible(GenContext *gen, Vec cell) {
    int floor = 0, exits = 0;
    dist_from(&gen->tour, gen->level, cell, FOUR_WAYS, HOLD_REACH);
    Rect near = gen->tour.known;
    for (int i = 0; i < near.w * near.h; i++) {
        int steps = dist_at(&gen->tour, (Vec){near.x + i % near.w, near.y + i / near.w});
        floor += steps < HOLD_REACH;
        exits += steps == HOLD_REACH;
    }
    return floor - HOLD_EXIT * exits;
}

static void put_braziers(GenContext *gen) {
    int wanted = (count_floor(gen->level) + FLOOR_PER_BRAZIER / 2) / FLOOR_PER_BRAZIER;
    braziers_place_best(gen, wanted, HOLD_SAMPLES, defensible);
}

// Puts contents into set pieces. They are part of what the depth has anyway. One lock is left for a vault,
// and some treasures for other places.
static void inhabit(GenContext *gen) {
    const DescentDepth *table = descent_depth(context_depth(gen));
    int vault = table->vault ? VAULT_TREASURES : 0;
    MonsterBudget monsters = budget_left(gen, false);
    gen->lockable = gen->options->depth > 1 ? table->treasures - table->quota - vault : 0;
    gen->pieces->budget = (Budget){.treasures = (table->treasures - vault - count_treasures(gen->level)) / 2,
                                   .chests = table->chests - table->vault - count_chests(gen->level),
                                   .locks = 1,
                                   .monsters = budget_capped(monsters, monsters.points * 2 / 3),
                                   .ambush = budget_left(gen, true)};
    pieces_fill(gen);
}

static void put_treasures(GenContext *gen) {
    const DescentDepth *table = descent_depth(context_depth(gen));
    treasures_place(gen,
                    table->treasures - count_treasures(gen->level) - (table->vault ? VAULT_TREASURES : 0));
}

static void put_chests(GenContext *gen) {
    chests_place_some(gen, descent_depth(context_depth(gen))->chests - count_chests(gen->level), 0);
}

// ---- monsters, by points

// True where a monster can guard the lit way.
static bool watches(const GenContext *gen, Vec cell) {
    return place_fits_monster(gen, cell) && route_is_near(gen, cell, PLAN_LIT, WATCH);
}

// True where a monster can guard a treasure.
static bool guards(const GenContext *gen, Vec cell) {
    const SpawnList *items = &gen->level->items;
    bool near = false;
    for (int i = 0; i < items->count; i++)
        near |= ITEMS[items->at[i].kind].counts && vec_chebyshev(items->at[i].cell, cell) <= GUARD;
    return near && place_fits_monster(gen, cell);
}

// Finds a place for monsters: by the lit way, by a treasure, or anywhere. Expensive ones live far from the
// start.
static bool find_lair(GenContext *gen, bool costly, Vec *found) {
    static bool (*const FITS[])(const GenContext *, Vec) = {watches, guards, place_fits_monster};
    int how = rng_below(&gen->furnish, 3), best = 0;
    bool any = false;
    for (int i = 0; i < LAIRS; i++) {
        Vec cell;
        if (!place_find_random(gen, FITS[how], 0, &cell) &&
            !place_find_random(gen, place_fits_monster, 0, &cell))
            return any;
        int steps = dist_at(&gen->reach, cell), points = costly ? steps : -steps;
        if (any && points <= best) continue;
        any = true;
        best = points;
        *found = cell;
    }
    return any;
}

// First the kinds that the depth always has, then those that are dealt.
static int choose_kind(GenContext *gen, MonsterBudget budget) {
    const ActorKind *sure = descent_depth(context_depth(gen))->sure;
    for (int i = 0; i < SURE_KINDS; i++) {
        bool lacks = sure[i] != ACTOR_NONE && count_kind(gen->level, sure[i]) == 0;
        if (lacks && budget_most_at_once(budget, (int)sure[i]) > 0) return (int)sure[i];
    }
    return spawn_deal_kind(gen, budget, 1, false);
}

static void put_monsters(GenContext *gen) {
    MonsterBudget budget = budget_left(gen, false);
    for (int tries = 0; tries < MONSTER_TRIES && budget.points > 0; tries++) {
        Vec cell;
        int kind = choose_kind(gen, budget);
        int count =
            rng_between(&gen->furnish, 1, int_min(ACTORS[kind].pack, budget_most_at_once(budget, kind)));
        if (find_lair(gen, ACTORS[kind].cost >= COSTLY, &cell))
            budget_pay(&budget, kind, spawn_kind(gen, cell, kind, count, place_fits_monster));
    }
}

static void put_elite(GenContext *gen) {
    ActorKind elite = descent_depth(context_depth(gen))->elite;
    if (elite != ACTOR_NONE) guard_place_kind(gen, (int)elite);
}

// Places one pack with a part of the points. `pack` is its number.
static void put_pack(GenContext *gen, int pack, MonsterBudget *budget) {
    SpawnList *monsters = &gen->level->monsters;
    int before = monsters->count;
    int kind = spawn_deal_kind(gen, *budget, int_min(budget->points, PACK_LEAST), true);
    int most = rng_between(&gen->furnish, PACK_LEAST, PACK_MOST);
    Vec cell;
    if (!place_random_free(gen, PACK_AWAY, &cell)) return;
    int count = int_min(most, budget_most_at_once(*budget, kind));
    budget_pay(budget, kind, spawn_kind(gen, cell, kind, count, place_fits_monster));
    if (budget->points == 1) { // a pack has at least two
        int last = spawn_deal_kind(gen, *budget, 1, true);
        budget_pay(budget, last, spawn_kind(gen, cell, last, 1, place_fits_monster));
    }
    for (int i = before; i < monsters->count; i++) monsters->at[i].pack = pack;
}

static void put_packs(GenContext *gen) {
    int pack = spawn_highest_pack(&gen->level->monsters) + 1;
    MonsterBudget budget = budget_left(gen, true);
    for (int tries = 0; tries < MONSTER_TRIES && budget.points > 0; tries++) {
        int before = budget.points;
        put_pack(gen, pack, &budget);
        pack += budget.points < before;
    }
}

// ---- torches

static int torches(int per_hundred, int cells) {
    return (per_hundred * cells + 50) / 100;
}

static void hang_torches(GenContext *gen) {
    const DescentDepth *table = descent_depth(context_depth(gen));
    int cells = count_floor(gen->level);
    int lit = torches(table->lit, cells) - count_decor(gen->level, DECOR_TORCH);
    int unlit = torches(table->unlit, cells) - count_decor(gen->level, DECOR_BRACKET);
    lights_hang_some(gen, lit, unlit);
}

// ---- the proof

// True when the points are used up and have bought the number that was wanted.
static bool spent(const GenContext *gen, bool packs) {
    MonsterBudget left = budget_left(gen, packs);
    return left.points == 0 && left.least <= 0;
}

// True when a decor hangs as often as wanted, or as often as the set pieces alone have it if that is more.
static bool hangs(const GenContext *gen, Decor decor, int wanted) {
    return count_decor(gen->level, decor) == int_max(wanted, count_drawn(gen, decor));
}

bool depth_matches_table(const GenContext *gen) {
    const Level *level = gen->level;
    const DescentDepth *table = descent_depth(context_depth(gen));
    int cells = count_floor(level);
    int rooms = table->vault + table->shrine + table->shop + table->lanes;
    return level->protected_count == rooms + gen->pieces->kept && gen->stairs_count == 2 &&
           (table->elite == ACTOR_NONE || count_kind(level, table->elite) == 1) &&
           table->vestibule == (gen->depth->hall.w > 0) && !is_near_goal(gen, level->start) &&
           context_reachable(gen) >= TOLL_FLOOR_MIN && count_treasures(level) == table->treasures &&
           count_chests(level) == table->chests && spent(gen, false) && spent(gen, true) &&
           hangs(gen, DECOR_TORCH, torches(table->lit, cells)) &&
           hangs(gen, DECOR_BRACKET, torches(table->unlit, cells));
}

const Stage DEPTH_STAGES[DEPTH_STAGE_COUNT] = {
    {N_("first"), N_("One of the depth's generators makes the whole level."), generate_first},
    {N_("second"),
     N_("A second generator replaces one side. The line between is ragged, a wall or a stream."),
     generate_second},
    {N_("great"), N_("A great room is dug, through which the lit way will lead."), great_room_dig},
    {N_("places"), N_("Space is reserved for the depth's special room, if it has one."),
     special_rooms_reserve},
    {N_("pieces"), N_("Set pieces are placed."), pieces_reserve},
    {N_("arcs"), N_("Two routes are planned from the start to the stairs: one lit, one dark."), plan_arcs},
    {N_("join"), N_("Tunnels join all parts; what is left over is filled in, as are most dead ends."), join},
    {N_("stairs"),
     N_("The exit stairs are placed where the two routes meet, the entrance stairs beside the start."),
     put_stairs},
    {N_("hall"), N_("The first depth's vestibule opens into a great hall, mostly dark."),
     special_furnish_hall},
    {N_("gifts"), N_("Three gifts lie beside the stairs back: the hero may take one."), gifts_place},
    {N_("braziers"), N_("Unlit braziers are placed in open spaces."), put_braziers},
    {N_("inhabit"), N_("Set pieces get their things and monsters."), inhabit},
    {N_("treasures"),
     N_("Treasures are placed at dead ends, in niches and in the dark beside light; far ones are worth "
        "more."),
     put_treasures},
    {N_("locks"),
     N_("Where the level narrows and hides a treasure, a door is locked; enough treasure lies before it."),
     locks_place},
    {N_("vault"), N_("The second depth has a vault: two treasures and a chest behind a lock of its own."),
     special_build_vault},
    {N_("rings"), N_("A door on a loop of passages is locked: its key opens a short cut."),
     loop_doors_lock_one},
    {N_("monsters"), N_("Monsters are bought with the depth's points; the newest kinds are twice as likely."),
     put_monsters},
    {N_("elite"), N_("The depth's guard, if it has one, stands at the exit stairs."), put_elite},
    {N_("packs"), N_("A quarter of the points buys packs that lie in ambush."), put_packs},
    {N_("wish"),
     N_("In one level of three, somebody beside the start asks for a thing that lies by the strongest "
        "monster."),
     wish_place},
    {N_("secrets"), N_("Some levels get a secret closet, opened by a plate or a blast."), secrets_dig},
    {N_("chests"), N_("Chests are placed off the main ways; some are locked, some trapped."), put_chests},
    {N_("traps"), N_("Traps are placed where a careless hero would step."), traps_place},
    {N_("vestibule"), N_("The vestibule of the first depth is shut: taking the bell opens it."),
     special_shut_hall},
    {N_("ends"), N_("Empty dead ends get a pot or a crate."), dead_ends_put_prop},
    {N_("torches"), N_("Torches are hung: some burn, others can be lit."), hang_torches},
    {N_("props"), N_("Pots, crates and barrels are placed along the walls, rows of furniture in rooms."),
     props_place_descent},
    {N_("ground"), N_("Deeper down there are webs and rugs, water and ice, embers."), ground_lay_themes},
};
