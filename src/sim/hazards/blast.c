#include "sim/hazards/blast.h"

#include "map/balance_harm.h"
#include "sim/combat/combat.h"
#include "sim/hazards/chests.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/props.h"
#include "sim/space/body.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"

// Traces from each cell to the middle, because a solid cell must not block itself.
BlastCells blast_reach(const World *world, Vec middle) {
    BlastCells reached = {.count = 0};
    for (int y = middle.y - 1; y <= middle.y + 1; y++) {
        for (int x = middle.x - 1; x <= middle.x + 1; x++) {
            Vec cell = {x, y};
            if (!grid_has(&world->level.tiles, cell)) continue;
            if (!combat_line_open(&world->level, cell_centre(cell), cell_centre(middle))) continue;
            reached.cells[reached.count++] = cell;
        }
    }
    return reached;
}

static void hurt(World *world, Vec cell, Vec middle, ActorId by) {
    ActorId next = NOBODY;
    for (ActorId i = body_first(world, cell); i != NOBODY; i = next) {
        const Actor *actor = &world->actors[i];
        Vec way = vec_sub(actor->pos, cell_centre(middle));
        bool nowhere = way.x == 0 && way.y == 0;
        next = actor->next;
        combat_hurt_by(world, i, BLAST_DAMAGE, nowhere ? actor->facing : dir_of(way), CAUSE_BLAST, by);
    }
}

// Finds the cells in reach before anything breaks, so that a prop still protects the cells behind it.
void blast_explode_now(World *world, Vec middle, ActorId by) {
    BlastCells reached = blast_reach(world, middle);
    emit_at(world, EVENT_BLAST, by, 0, BLAST_DAMAGE, cell_centre(middle));
    for (int i = 0; i < reached.count; i++) {
        Vec cell = reached.cells[i];
        hurt(world, cell, middle, by);
        chests_disarm(world, cell);
        bool broken = props_break_weak(world, cell, by) || props_break_pillar(world, cell, by);
        if (!broken) fire_ignite(world, cell, 0, by);
    }
    noise_make(world, middle, NOISE_BLAST, by, middle);
}

void blasts_resolve(World *world) {
    Facts *facts = &world->facts;
    for (int i = 0; i < facts->blast_count; i++)
        blast_explode_now(world, facts->blasts[i].cell, facts->blasts[i].by);
    facts->blast_count = 0;
}
