#include "view/audio/mixer.h"

#include "base/geom.h"

enum {
    MUFFLE = 60,                          // of 256: two low-pass filters of one pole, at about 1 kHz
    CEILING = INT16_MAX - INT16_MAX / 16, // of the limiter
    RELEASE = 12 // of MIXER_PITCH, in each frame: from silence to full volume in a quarter of a second
};

bool mixer_play(Mixer *mixer, Track track) {
    if (track.count <= 0) return false;
    for (int i = 0; i < MIXER_TRACKS; i++) {
        if (mixer->tracks[i].count > 0) continue;
        mixer->tracks[i] = track;
        return true;
    }
    return false;
}

void mixer_stop_all(Mixer *mixer) {
    *mixer = (Mixer){0};
}

// Interpolates between two samples.
static int between(const Track *track) {
    int at = (int)(track->at / MIXER_PITCH), part = (int)(track->at % MIXER_PITCH);
    int here = track->samples[at], next = at + 1 < track->count ? track->samples[at + 1] : 0;
    return here + (int)((int64_t)(next - here) * part / MIXER_PITCH);
}

static int muffle(int *poles, int sample) {
    poles[0] += (sample - poles[0]) * MUFFLE / 256;
    poles[1] += (poles[0] - poles[1]) * MUFFLE / 256;
    return poles[1];
}

static bool is_over(const Track *track) {
    return track->at / MIXER_PITCH >= track->count;
}

static void add(Track *track, int32_t *to, int frames, int volume) {
    int left = track->left * volume / MIXER_FULL, right = track->right * volume / MIXER_FULL;
    for (int i = 0; i < frames && !is_over(track); i++, to += 2) {
        int sample = between(track);
        if (track->muffled) sample = muffle(track->poles, sample);
        to[0] += sample * left / MIXER_FULL;
        to[1] += sample * right / MIXER_FULL;
        track->at += track->step;
    }
    if (is_over(track)) track->count = 0;
}

void mixer_render(Mixer *mixer, int32_t *to, int frames, int volume) {
    for (int i = 0; i < MIXER_TRACKS; i++) {
        if (mixer->tracks[i].count > 0) add(&mixer->tracks[i], to, frames, volume);
    }
}

void limiter_apply(Limiter *limiter, const int32_t *from, int16_t *to, int frames) {
    for (int i = 0; i < frames; i++, from += 2, to += 2) {
        int peak = int_max(int_abs(from[0]), int_abs(from[1]));
        limiter->cut = int_max(limiter->cut - RELEASE, 0);
        int64_t most = peak == 0 ? MIXER_PITCH : (int64_t)CEILING * MIXER_PITCH / peak;
        if (MIXER_PITCH - limiter->cut > most) limiter->cut = MIXER_PITCH - (int)most;
        to[0] = (int16_t)((int64_t)from[0] * (MIXER_PITCH - limiter->cut) / MIXER_PITCH);
        to[1] = (int16_t)((int64_t)from[1] * (MIXER_PITCH - limiter->cut) / MIXER_PITCH);
    }
}
