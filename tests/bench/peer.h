#pragma once
// libtcod, the peer. If it was missing when this was built (!PEER_THERE), no other function here may be
// called.

#include "map/level.h"

extern const bool PEER_THERE;

typedef struct PeerMap PeerMap;

PeerMap *peer_map_new(const Level *level); // NULL when libtcod is missing
void peer_map_free(PeerMap *map);          // accepts NULL

typedef enum PeerSight { PEER_SHADOW, PEER_SYMMETRIC } PeerSight;
void peer_look(PeerMap *map, Vec eye, int radius, PeerSight sight);
bool peer_sees(const PeerMap *map, Vec cell);

// Makes a distance map from a cell, with steps in four directions.
void peer_walk(PeerMap *map, Vec source);
int peer_steps(const PeerMap *map, Vec cell); // -1: not reached

// Makes a bare dungeon of 80x50 cells: rooms in the leaves of a tree, joined along it. `number` seeds the
// first one; later ones go on from there.
void peer_bsp(int number);
int peer_bsp_floor(void); // cells of floor in the last one made
