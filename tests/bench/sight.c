#include "bench/sight.h"

#include "base/check.h"
#include "bench/maps.h"
#include "bench/peer.h"
#include "map/fov.h"

#include <stdlib.h>

enum { EYES = 8 };       // in each map: a level's flames, or those who look, are many
enum { ALIKE_MIN = 75 }; // percent of what either sees is seen by both, where their rules of sight differ

typedef struct Sight {
    Level levels[MAPS];
    Vec eyes[MAPS][EYES];
    PeerMap *peers[MAPS];
    Fov fov;
} Sight;

typedef struct Tally {
    int ours, peers, both;
} Tally;

static void look(Sight *sight, int map, int eye, int reach) {
    fov_compute(&sight->fov, &sight->levels[map], sight->eyes[map][eye], (Vec){reach, reach});
}

void sight_ours(Bed *bed, int run) {
    for (int eye = 0; eye < EYES; eye++) look(bed->own, run % MAPS, eye, bed->work->reach);
}

void sight_shadows(Bed *bed, int run) {
    Sight *sight = bed->own;
    int map = run % MAPS, reach = bed->work->reach;
    for (int eye = 0; eye < EYES; eye++)
        fov_shadowcast(&sight->fov, &sight->levels[map], sight->eyes[map][eye], (Vec){reach, reach});
}

static void peers_look(Sight *sight, int map, int eye, const Work *work) {
    peer_look(sight->peers[map], sight->eyes[map][eye], work->reach, (PeerSight)work->count);
}

void sight_peers(Bed *bed, int run) {
    for (int eye = 0; eye < EYES; eye++) peers_look(bed->own, run % MAPS, eye, bed->work);
}

// Sight is mutual.
static bool symmetric(const Level *level, Vec eye, int reach) {
    Fov there, back;
    fov_compute(&there, level, eye, (Vec){reach, reach});
    for (int i = 0; i < (2 * reach + 1) * (2 * reach + 1); i++) {
        Vec cell = {eye.x - reach + i % (2 * reach + 1), eye.y - reach + i / (2 * reach + 1)};
        if (level_opaque(level, cell)) continue;
        fov_compute(&back, level, cell, (Vec){reach, reach});
        if (fov_has(&there, cell) != fov_has(&back, eye)) return false;
    }
    return true;
}

// Ours is a square and the peer's a circle: what lies well within the circle counts.
static void count(Tally *tally, const Sight *sight, int map, Vec eye, int reach) {
    const Level *level = &sight->levels[map];
    for (int y = 1 - reach; y < reach; y++) {
        for (int x = 1 - reach; x < reach; x++) {
            Vec cell = vec_add(eye, (Vec){x, y});
            if (x * x + y * y > (reach - 1) * (reach - 1) || level_opaque(level, cell)) continue;
            bool ours = fov_has(&sight->fov, cell), peers = peer_sees(sight->peers[map], cell);
            tally->ours += ours;
            tally->peers += peers;
            tally->both += ours && peers;
        }
    }
}

static const char *compare(Bed *bed) {
    Sight *sight = bed->own;
    Tally tally = {0};
    for (int i = 0; i < MAPS * EYES; i++) {
        int map = i / EYES, eye = i % EYES;
        look(sight, map, eye, bed->work->reach);
        peers_look(sight, map, eye, bed->work);
        count(&tally, sight, map, sight->eyes[map][eye], bed->work->reach);
    }
    int either = tally.ours + tally.peers - tally.both;
    if (bed->work->count == PEER_SYMMETRIC && tally.both != either) return "the peer sees other cells";
    return 100 * tally.both >= ALIKE_MIN * either ? NULL : "the peer sees quite other cells";
}

const char *sight_open(Bed *bed) {
    const Work *work = bed->work;
    Sight *sight = calloc(1, sizeof *sight);
    CHECK(sight != NULL);
    bed->own = sight;
    bed->units = bed->peer_units = EYES;
    Rng rng;
    rng_init(&rng, 1, STREAM_LOOKS);
    bool same_back = true;
    for (int i = 0; i < MAPS; i++) {
        sight->levels[i] = map_make(work->kind, work->side, (uint64_t)i);
        for (int eye = 0; eye < EYES; eye++) sight->eyes[i][eye] = map_cell(&sight->levels[i], &rng);
        sight->peers[i] = peer_map_new(&sight->levels[i]);
        same_back = same_back && symmetric(&sight->levels[i], sight->eyes[i][EYES - 1], work->reach);
    }
    if (!same_back) return "our sight is not symmetric";
    return PEER_THERE ? compare(bed) : NULL;
}

void sight_close(Bed *bed) {
    Sight *sight = bed->own;
    for (int i = 0; i < MAPS; i++) {
        level_free(&sight->levels[i]);
        peer_map_free(sight->peers[i]);
    }
    free(sight);
}
