#include "bench/walk.h"

#include "base/check.h"
#include "bench/maps.h"
#include "bench/peer.h"
#include "map/dist.h"

#include <stdlib.h>

typedef struct Walk {
    Level levels[MAPS];
    PeerMap *peers[MAPS];
    DistMap map;
} Walk;

void walk_ours(Bed *bed, int run) {
    Walk *walk = bed->own;
    const Level *level = &walk->levels[run % MAPS];
    dist_from(&walk->map, level, level->start, FOUR_WAYS, DIST_NONE);
}

void walk_peers(Bed *bed, int run) {
    Walk *walk = bed->own;
    peer_walk(walk->peers[run % MAPS], walk->levels[run % MAPS].start);
}

static bool same_steps(const Walk *walk, const PeerMap *peer) {
    for (int i = 0; i < walk->map.w * walk->map.h; i++) {
        Vec cell = {i % walk->map.w, i / walk->map.w};
        int ours = dist_at(&walk->map, cell), peers = peer_steps(peer, cell);
        if (ours == DIST_NONE ? peers != -1 : peers != ours) return false;
    }
    return true;
}

const char *walk_open(Bed *bed) {
    const Work *work = bed->work;
    Walk *walk = calloc(1, sizeof *walk);
    CHECK(walk != NULL && dist_init(&walk->map, work->side, work->side));
    bed->own = walk;
    bool same = true;
    for (int i = 0; i < MAPS; i++) {
        walk->levels[i] = map_make(work->kind, work->side, (uint64_t)i);
        walk->peers[i] = peer_map_new(&walk->levels[i]);
        if (!PEER_THERE) continue;
        walk_ours(bed, i);
        walk_peers(bed, i);
        same = same && same_steps(walk, walk->peers[i]);
    }
    return same ? NULL : "the peer counts other steps";
}

void walk_close(Bed *bed) {
    Walk *walk = bed->own;
    for (int i = 0; i < MAPS; i++) {
        level_free(&walk->levels[i]);
        peer_map_free(walk->peers[i]);
    }
    dist_free(&walk->map);
    free(walk);
}
