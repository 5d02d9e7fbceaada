#include "view/audio/mixer.h"

#include "base/geom.h"

#include <string.h>

bool mixer_play(Mixer *mixer, const int16_t *samples, int count, int pitch, int left, int right) {
    for (int i = 0; i < MIXER_TRACKS; i++) {
        if (mixer->tracks[i].count > 0) continue;
        mixer->tracks[i] =
            (Track){.samples = samples, .count = count, .step = pitch, .left = left, .right = right};
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

// Between two samples, as far as the next one lies from the first.
static int between(const Track *track) {
    int at = track->at / MIXER_PITCH, part = track->at % MIXER_PITCH;
    int here = track->samples[at], next = at + 1 < track->count ? track->samples[at + 1] : 0;
    return here + (next - here) * part / MIXER_PITCH;
}

static void add(Track *track, int16_t *to, int frames) {
    for (int i = 0; i < frames && track->at / MIXER_PITCH < track->count; i++, to += 2) {
        int sample = between(track);
        to[0] = sum(to[0], sample, track->left);
        to[1] = sum(to[1], sample, track->right);
        track->at += track->step;
    }
    if (track->at / MIXER_PITCH >= track->count) track->count = 0;
}

void mixer_fill(Mixer *mixer, int16_t *to, int frames) {
    memset(to, 0, (size_t)frames * 2 * sizeof *to);
    for (int i = 0; i < MIXER_TRACKS; i++) {
        if (mixer->tracks[i].count > 0) add(&mixer->tracks[i], to, frames);
    }
}
