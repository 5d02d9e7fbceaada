#include "view/audio/mixer.h"

#include "base/geom.h"

#include <string.h>

bool mixer_play(Mixer *mixer, const int16_t *samples, int count, int left, int right) {
    for (int i = 0; i < MIXER_TRACKS; i++) {
        if (mixer->tracks[i].count > 0) continue;
        mixer->tracks[i] = (Track){.at = samples, .count = count, .left = left, .right = right};
        return true;
    }
    return false;
}

void mixer_hush(Mixer *mixer) {
    *mixer = (Mixer){0};
}

static int16_t sum(int16_t a, int sample, int volume) {
    return (int16_t)int_clamp(a + sample * volume / MIXER_FULL, INT16_MIN, INT16_MAX);
}

static void add(Track *track, int16_t *to, int frames) {
    int count = int_min(track->count, frames);
    for (int i = 0; i < count; i++, to += 2) {
        to[0] = sum(to[0], track->at[i], track->left);
        to[1] = sum(to[1], track->at[i], track->right);
    }
    track->count -= count;
    track->at += count;
}

void mixer_fill(Mixer *mixer, int16_t *to, int frames) {
    memset(to, 0, (size_t)frames * 2 * sizeof *to);
    for (int i = 0; i < MIXER_TRACKS; i++) {
        if (mixer->tracks[i].count > 0) add(&mixer->tracks[i], to, frames);
    }
}
