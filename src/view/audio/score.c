#include "view/audio/score.h"

#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const TUNE_NAMES[TUNE_COUNT] = {
    [TUNE_NONE] = "none",       [TUNE_TITLE] = "title", [TUNE_BRICK] = "brick", [TUNE_MOSS] = "moss",
    [TUNE_FLOOD] = "flood",     [TUNE_FORGE] = "forge", [TUNE_TOLL] = "toll",   [TUNE_BOSS] = "boss",
    [TUNE_VICTORY] = "victory", [TUNE_DEATH] = "death"};
const char *const LAYER_NAMES[LAYER_COUNT] = {
    [LAYER_CALM] = "calm", [LAYER_HUNTED] = "hunted", [LAYER_FIGHT] = "fight"};

enum { WORDS = 80, WORD = 24 }; // words of a line; bytes of a word

typedef struct Reader {
    MusicScore *score;
    Error *error;
    int line;
    int own[SOUND_COUNT]; // the pitch of an instrument's file; 0: not an instrument
    Tune *tune;           // the tune that the lines belong to
    Voice *voice;         // the voice that `|` continues
} Reader;

// `what` is a text to be translated.
static bool wrong(Reader *reader, const char *what, const char *word) {
    return fail(reader->error, tr("line %d: %s: \"%s\""), reader->line, tr(what), word);
}

static int index_of(const char *const *names, int count, const char *word) {
    for (int i = 0; i < count; i++) {
        if (strcmp(names[i], word) == 0) return i;
    }
    return -1;
}

static bool number(Reader *reader, const char *word, int least, int most, int *out) {
    char *end;
    long value = strtol(word, &end, 10);
    if (*word == '\0' || *end != '\0' || value < least || value > most)
        return wrong(reader, N_("not a number that fits"), word);
    *out = (int)value;
    return true;
}

// Reads a pitch such as "c4", "f#3" or "eb5", and moves *word behind it. Returns -1 if it is none.
static int pitch_of(const char **word) {
    static const int OF[] = {9, 11, 0, 2, 4, 5, 7}; // from a
    const char *at = *word;
    if (*at < 'a' || *at > 'g') return -1;
    int pitch = OF[*at++ - 'a'];
    if (*at == '#')
        pitch++, at++;
    else if (*at == 'b')
        pitch--, at++;
    if (*at < '1' || *at > '7') return -1;
    pitch += (*at++ - '0' + 1) * 12;
    *word = at;
    return pitch;
}

static bool read_instrument(Reader *reader, char words[WORDS][WORD], int count) {
    char stem[WORD + 8];
    const char *base = words[2];
    (void)snprintf(stem, sizeof stem, "note_%s", words[1]);
    int sound = count == 3 ? sound_by_first_stem(stem) : -1;
    if (sound < 0) return wrong(reader, N_("no such instrument"), words[1]);
    reader->own[sound] = pitch_of(&base);
    return reader->own[sound] >= 0 || wrong(reader, N_("not a note"), words[2]);
}

// The pitches of a mode: the steps of a major scale, starting from one of its notes.
static bool read_scale(Reader *reader, const char *root, const char *mode, int *scale) {
    static const char *const MODES[] = {"major",      "dorian", "phrygian", "lydian",
                                        "mixolydian", "minor",  "harmonic"};
    static const int STEPS[][7] = {{0, 2, 4, 5, 7, 9, 11}, {0, 2, 3, 5, 7, 9, 10}, {0, 1, 3, 5, 7, 8, 10},
                                   {0, 2, 4, 6, 7, 9, 11}, {0, 2, 4, 5, 7, 9, 10}, {0, 2, 3, 5, 7, 8, 10},
                                   {0, 2, 3, 5, 7, 8, 11}};
    char note[WORD + 2];
    const char *at = note;
    (void)snprintf(note, sizeof note, "%s1", root);
    int first = pitch_of(&at), which = index_of(MODES, (int)(sizeof MODES / sizeof MODES[0]), mode);
    if (first < 0) return wrong(reader, N_("not a note"), root);
    if (which < 0) return wrong(reader, N_("no such scale"), mode);
    *scale = 0;
    for (int i = 0; i < 7; i++) *scale |= 1 << (first + STEPS[which][i]) % 12;
    return true;
}

static bool read_tune(Reader *reader, char words[WORDS][WORD], int count) {
    if (count < 5) return wrong(reader, N_("a tune needs a name, a tempo and a scale"), words[0]);
    int name = index_of(TUNE_NAMES, TUNE_COUNT, words[1]);
    if (name <= TUNE_NONE) return wrong(reader, N_("no such tune"), words[1]);
    reader->tune = &reader->score->tunes[name];
    reader->voice = NULL;
    reader->tune->once = count > 5 && strcmp(words[5], "once") == 0;
    reader->tune->rests = count > 5 && strcmp(words[5], "rests") == 0;
    return number(reader, words[2], 20, 1000, &reader->tune->tempo) &&
           read_scale(reader, words[3], words[4], &reader->tune->scale);
}

static bool read_air(Reader *reader, char words[WORDS][WORD], int count) {
    char stem[WORD + 8];
    int place = count == 5 ? index_of(TUNE_NAMES, TUNE_COUNT, words[1]) : -1;
    if (place < 0) return wrong(reader, N_("air needs a tune, a sound, a volume and milliseconds"), words[1]);
    (void)snprintf(stem, sizeof stem, "air_%s", words[2]);
    int sound = sound_by_first_stem(stem);
    if (sound < 0) return wrong(reader, N_("no such sound"), words[2]);
    for (int i = 0; i < SCORE_AIRS; i++) {
        Air *air = &reader->score->airs[place][i];
        if (air->volume > 0) continue;
        air->sound = (SoundName)sound;
        return number(reader, words[3], 1, 100, &air->volume) &&
               number(reader, words[4], 200, 600000, &air->every_ms);
    }
    return wrong(reader, N_("too many airs of"), words[1]);
}

// Reads one step: `.`, or notes with `+` between them.
static bool read_step(Reader *reader, const char *word) {
    MusicScore *score = reader->score;
    Voice *voice = reader->voice;
    const char *at = word;
    while (strcmp(at, ".") != 0) {
        int pitch = pitch_of(&at);
        if (pitch < 0 || (*at != '\0' && *at != '+')) return wrong(reader, N_("not a note"), word);
        if (score->count == SCORE_NOTES) return wrong(reader, N_("too many notes"), word);
        score->notes[score->count++] = (ScoreNote){.step = (int16_t)voice->steps, .pitch = (int16_t)pitch};
        voice->count++;
        if (*at++ == '\0') break;
    }
    voice->steps++;
    if (voice->steps > reader->tune->steps) reader->tune->steps = voice->steps;
    return true;
}

static bool read_steps(Reader *reader, char words[WORDS][WORD], int from, int count) {
    for (int i = from; i < count; i++) {
        if (strcmp(words[i], "|") != 0 && !read_step(reader, words[i])) return false;
    }
    return true;
}

static bool read_voice(Reader *reader, char words[WORDS][WORD], int count) {
    char stem[WORD + 8];
    int layer = index_of(LAYER_NAMES, LAYER_COUNT, words[0]);
    if (layer < 0 || reader->tune == NULL || count < 4) return wrong(reader, N_("not understood"), words[0]);
    (void)snprintf(stem, sizeof stem, "note_%s", words[1]);
    int sound = sound_by_first_stem(stem);
    if (sound < 0 || reader->own[sound] == 0) return wrong(reader, N_("no such instrument"), words[1]);
    if (reader->tune->voices == SCORE_VOICES) return wrong(reader, N_("too many voices"), words[0]);
    Voice *voice = reader->voice = &reader->tune->voice[reader->tune->voices++];
    *voice = (Voice){.layer = (Layer)layer,
                     .instrument = (SoundName)sound,
                     .own = reader->own[sound],
                     .first = reader->score->count};
    if (voice->layer > reader->tune->last) reader->tune->last = voice->layer;
    return number(reader, words[2], 1, 100, &voice->volume) &&
           number(reader, words[3], -100, 100, &voice->pan) && read_steps(reader, words, 4, count);
}

static bool read_words(Reader *reader, char words[WORDS][WORD], int count) {
    if (strcmp(words[0], "instrument") == 0) return read_instrument(reader, words, count);
    if (strcmp(words[0], "tune") == 0) return read_tune(reader, words, count);
    if (strcmp(words[0], "air") == 0) return read_air(reader, words, count);
    if (strcmp(words[0], "|") != 0) return read_voice(reader, words, count);
    if (reader->voice == NULL) return wrong(reader, N_("goes on with no voice"), words[0]);
    return read_steps(reader, words, 1, count);
}

// Splits a line into words, up to its end or a comment.
static bool split(Reader *reader, const char *line, size_t size, char words[WORDS][WORD], int *count) {
    size_t length = 0;
    *count = 0;
    for (size_t i = 0; i <= size; i++) {
        bool ends = i == size || line[i] == ' ' || line[i] == '\t' || line[i] == '\r';
        bool comment = i < size && line[i] == '#' && length == 0;
        if (ends || comment) {
            if (length > 0) words[(*count)++][length] = '\0';
            length = 0;
            if (comment) return true;
            continue;
        }
        if (*count == WORDS || length + 1 == WORD) return wrong(reader, N_("too long"), "");
        words[*count][length++] = line[i];
    }
    return true;
}

// True if every tune is there, and all its voices repeat with it.
static bool fits(Reader *reader) {
    for (int i = 1; i < TUNE_COUNT; i++) {
        const Tune *tune = &reader->score->tunes[i];
        if (tune->voices == 0) return wrong(reader, N_("no tune"), TUNE_NAMES[i]);
        for (int v = 0; v < tune->voices; v++) {
            int steps = tune->voice[v].steps;
            if (steps == 0 || tune->steps % steps != 0)
                return wrong(reader, N_("a voice does not repeat with its tune"), TUNE_NAMES[i]);
        }
    }
    return true;
}

bool music_score_parse(MusicScore *score, const char *text, size_t size, Error *error) {
    Reader reader = {.score = score, .error = error};
    *score = (MusicScore){0};
    for (size_t at = 0; at < size; reader.line++) {
        char words[WORDS][WORD];
        const char *end = memchr(text + at, '\n', size - at);
        size_t length = end != NULL ? (size_t)(end - (text + at)) : size - at;
        int count;
        reader.line += reader.line == 0;
        if (!split(&reader, text + at, length, words, &count)) return false;
        if (count > 0 && !read_words(&reader, words, count)) return false;
        at += length + 1;
    }
    return fits(&reader);
}
