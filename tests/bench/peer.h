#pragma once
// libtcod, the peer. Where it is missing at build time, nothing here may be called.

#include "map/level.h"

extern const bool PEER_THERE;

typedef struct PeerMap PeerMap;

PeerMap *peer_map_new(const Level *level); // NULL when libtcod is missing
void peer_map_free(PeerMap *map);          // NULL is fine

typedef enum PeerSight { PEER_SHADOW, PEER_SYMMETRIC } PeerSight;
void peer_look(PeerMap *map, Vec eye, int radius, PeerSight sight);
bool peer_sees(const PeerMap *map, Vec cell);

// Four ways.
void peer_walk(PeerMap *map, Vec source);
int peer_steps(const PeerMap *map, Vec cell); // -1: not reached

// A bare dungeon of 80x50: rooms in the leaves of a tree, joined along it.
void peer_bsp(int number);
int peer_bsp_floor(void); // cells of floor in the last one made
