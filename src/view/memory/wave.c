#include "view/memory/wave.h"

#include "base/hash.h"

void wave_clear(TollWave *wave) {
    wave->age = WAVE_TICKS;
}

bool wave_tick_starts_wave(TollWave *wave, const World *world) {
    wave->age = int_min(wave->age + 1, WAVE_TICKS);
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind != EVENT_TOLL) continue;
        wave->age = 0;
        wave->centre = cell_of(event->pos);
        return true;
    }
    return false;
}

int wave_arrival_tick(const TollWave *wave, Vec cell) {
    if (wave->still) return 0;
    int square = vec_square(vec_sub(cell, wave->centre));
    int px = (int)int_sqrt((uint64_t)square * CELL_PX * CELL_PX);
    int ragged = (int)(hash_mix((uint64_t)(uint32_t)cell.x << 32 | (uint32_t)cell.y) % WAVE_RAGGED);
    return int_min(wave_arrival_tick_parts(px) / WAVE_PART + ragged, WAVE_REACH);
}
