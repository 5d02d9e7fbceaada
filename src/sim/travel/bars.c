#include "sim/travel/journey.h"

// The nearest sighting to a cell of a monster that sleeps, or lies in wait.
static const Sighting *nearest_that(const Sightings *sightings, Mind mind, Vec cell) {
    const Sighting *nearest = NULL;
    for (int i = HERO + 1; i < ACTORS_MAX; i++) {
        const Sighting *one = &sightings->monsters[i];
        if (one->kind == ACTOR_NONE || one->mind != mind) continue;
        if (nearest == NULL || vec_chebyshev(one->cell, cell) < vec_chebyshev(nearest->cell, cell))
            nearest = one;
    }
    return nearest;
}

// The kind of the monster that he knows to stand there.
static ActorKind body_at(const Sightings *sightings, Vec cell) {
    for (int i = HERO + 1; i < ACTORS_MAX; i++) {
        const Sighting *one = &sightings->monsters[i];
        if (one->kind != ACTOR_NONE && one->ticks < SIGHTING_TICKS && vec_eq(one->cell, cell))
            return one->kind;
    }
    return ACTOR_NONE;
}

// The reason to stop because of a monster. One that lies in wait has no name yet.
static JourneyStop by_monster(StopReason reason, const Sighting *one, Vec cell) {
    int kind = one != NULL && reason == STOP_BY_SLEEPER ? (int)one->kind : 0;
    return (JourneyStop){reason, kind, one != NULL ? one->cell : cell};
}

JourneyStop survey_obstacle_at(const Survey *survey, const Sightings *sightings, const World *world,
                               Vec cell) {
    const Fixture *fixture = fixture_at(&world->level, cell);
    Tile tile = (Tile)grid_at(&world->known.tiles, cell);
    switch (grid_at(&survey->bars, cell)) {
    case BAR_BODY:
        return (JourneyStop){STOP_BY_BODY, (int)body_at(sightings, cell), cell};
    case BAR_TREASURE:
        return (JourneyStop){STOP_BY_TREASURE, (int)surplus_kind_at_or_none(world, cell), cell};
    case BAR_SLEEPER:
        return by_monster(STOP_BY_SLEEPER, nearest_that(sightings, MIND_ASLEEP, cell), cell);
    case BAR_AMBUSH:
        return by_monster(STOP_BY_AMBUSH, nearest_that(sightings, MIND_AMBUSH, cell), cell);
    case BAR_PROP:
        return (JourneyStop){STOP_BY_PROP, (int)tile, cell};
    case BAR_LOCK:
        return (JourneyStop){STOP_BY_LOCK, TILES[tile].lock, cell};
    case BAR_HARM:
        return (JourneyStop){STOP_BY_HARM, fixture != NULL ? (int)fixture->kind : FIXTURE_COUNT, cell};
    default:
        return (JourneyStop){STOP_NONE, 0, cell};
    }
}
