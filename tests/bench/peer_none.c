// Replaces libtcod where it is missing.
#include "bench/peer.h"

const bool PEER_THERE = false;

PeerMap *peer_map_new(const Level *level) {
    (void)level;
    return NULL;
}
void peer_map_free(PeerMap *map) {
    (void)map;
}
void peer_look(PeerMap *map, Vec eye, int radius, PeerSight sight) {
    (void)map, (void)eye, (void)radius, (void)sight;
}
bool peer_sees(const PeerMap *map, Vec cell) {
    (void)map, (void)cell;
    return false;
}
void peer_walk(PeerMap *map, Vec source) {
    (void)map, (void)source;
}
int peer_steps(const PeerMap *map, Vec cell) {
    (void)map, (void)cell;
    return -1;
}
void peer_bsp(int number) {
    (void)number;
}
int peer_bsp_floor(void) {
    return 0;
}
