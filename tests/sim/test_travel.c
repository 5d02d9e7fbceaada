// Journeys on worlds from pictures: the way, what it avoids, and why it ends.
#include "sim/travel/journey.h"

#include "sim/arena.h"

typedef struct Trip {
    World *world;
    Journey journey;
} Trip;

static void begin(Trip *trip, const char *rows) {
    trip->world = arena(rows);
    assert_true(journey_init(&trip->journey));
    journey_watch(&trip->journey, trip->world);
}

static void end(Trip *trip) {
    journey_free(&trip->journey);
    world_free(trip->world);
}

static void tick(Trip *trip) {
    world_tick(trip->world, journey_input(&trip->journey, trip->world));
    journey_watch(&trip->journey, trip->world);
}

// Until it ends by itself; ticks, -1: it does not.
static int go(Trip *trip, int most) {
    int ticks = 0;
    while (journey_goes(&trip->journey) && ticks <= most) {
        tick(trip);
        ticks++;
    }
    return ticks <= most ? ticks : -1;
}

static void check_stop(const Trip *trip, StopReason reason, int kind) {
    assert_int_equal(trip->journey.stop.reason, reason);
    assert_int_equal(trip->journey.stop.kind, kind);
}

static Vec hero_cell(const Trip *trip) {
    return cell_of(trip->world->actors[HERO].pos);
}

static void walks_the_shortest_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@.........#\n"
                 "#.########.#\n"
                 "#..........#\n"
                 "############\n");
    assert_true(journey_to(&trip.journey, trip.world, (Vec){10, 1}));
    int ticks = go(&trip, 600);
    assert_in_range(ticks, 9 * 12, 9 * 12 + 10); // nine cells of 12 ticks
    check_stop(&trip, STOP_ARRIVED, 0);
    assert_int_equal(hero_cell(&trip).x, 10);
    end(&trip);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walks_the_shortest_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
