#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include "gen/descent/depths.h"
#include "gen/makers/makers.h"

#include <stdio.h>
#include <string.h>

enum { WEIGHT_USUAL = 10 };
#define DEPTHS_ALL     ((1u << GEN_DEPTH_MAX) - 1)
#define GENERATORS_ALL ((1u << GEN_COUNT) - 1)

static const char *text_of(const json_t *map, const char *name) {
    const char *text = json_string_value(json_tiled_property(map, name));
    return text == NULL ? "" : text;
}

// ---- lists of words

// Takes the next word of a list with commas, without spaces around it. Returns false at the end.
static bool next_word(const char **list, char *word, size_t size) {
    const char *at = *list + strspn(*list, ", ");
    size_t length = strcspn(at, ",");
    *list = at + length;
    while (length > 0 && at[length - 1] == ' ') length--;
    (void)snprintf(word, size, "%.*s", (int)length, at);
    return length > 0;
}

// Reads a number or range: "3" or "1-4".
static bool range_of(const char *word, int lo, int hi, int *first, int *last) {
    char end;
    int count = sscanf(word, "%d-%d%c", first, last, &end);
    if (count == 1 && strchr(word, '-') == NULL) *last = *first;
    if (count != 2 && (count != 1 || strchr(word, '-') != NULL)) return false;
    return word[strspn(word, "0123456789-")] == '\0' && *first >= lo && *first <= *last && *last <= hi;
}

// ---- where it fits

static bool read_depths(SetPiece *piece, const json_t *map, const Fault *at) {
    const char *list = text_of(map, "depths");
    char word[32];
    int first, last;
    piece->depths = list[0] == '\0' ? DEPTHS_ALL : 0;
    while (next_word(&list, word, sizeof word)) {
        bool sound = range_of(word, 1, GEN_DEPTH_MAX, &first, &last);
        if (!sound) piece->depths = DEPTHS_ALL; // one fault is enough
        if (!sound)
            return fault_report(at, "\"depths\": \"%s\": give depths of 1 to %d, such as 1-3,5", word,
                                GEN_DEPTH_MAX);
        for (int i = first; i <= last; i++) piece->depths |= (uint16_t)(1u << (i - 1));
    }
    return true;
}

// The depths of a theme. Depths below the descent's last one count as the last one.
static unsigned depths_of_theme(const char *theme) {
    unsigned depths = 0;
    for (int i = 1; i <= GEN_DEPTH_MAX; i++) {
        bool same = strcmp(descent_depth(int_min(i, DESCENT_DEPTHS))->theme, theme) == 0;
        depths |= same ? 1u << (i - 1) : 0;
    }
    return depths;
}

static bool read_themes(SetPiece *piece, const json_t *map, const Fault *at) {
    const char *list = text_of(map, "themes");
    char word[32];
    unsigned depths = list[0] == '\0' ? DEPTHS_ALL : 0;
    while (next_word(&list, word, sizeof word)) {
        unsigned more = depths_of_theme(word);
        if (more == 0) return fault_report(at, "\"themes\": there is no theme \"%s\"", word);
        depths |= more;
    }
    piece->depths &= (uint16_t)depths;
    return piece->depths != 0 || fault_report(at, "no depth has both its \"depths\" and its \"themes\"");
}

static bool read_generators(SetPiece *piece, const json_t *map, const Fault *at) {
    const char *list = text_of(map, "generators");
    char word[32];
    piece->generators = list[0] == '\0' ? GENERATORS_ALL : 0;
    while (next_word(&list, word, sizeof word)) {
        GenKind kind = gen_find(word);
        if (kind == GEN_COUNT) return fault_report(at, "\"generators\": there is no generator \"%s\"", word);
        piece->generators |= (uint16_t)(1u << kind);
    }
    return true;
}

// ---- how it is laid

static bool read_weight(SetPiece *piece, const json_t *map, const Fault *at) {
    const json_t *said = json_tiled_property(map, "weight");
    bool sound = json_is_integer(said) && json_integer_value(said) >= 1 &&
                 json_integer_value(said) <= PIECE_WEIGHT_MOST;
    piece->weight = (uint8_t)(sound ? json_integer_value(said) : WEIGHT_USUAL);
    return said == NULL || sound ||
           fault_report(at, "\"weight\" must be a whole number from 1 to %d", PIECE_WEIGHT_MOST);
}

static bool read_forms(SetPiece *piece, const json_t *map, const Fault *at) {
    static const char *const NAMES[FORMS_COUNT] = {
        [FORMS_FIXED] = "fixed", [FORMS_MIRRORED] = "mirrored", [FORMS_ANY] = "any"};
    const char *said = text_of(map, "forms");
    piece->forms = FORMS_MIRRORED;
    if (said[0] == '\0') return true;
    int form = 0;
    while (form < FORMS_COUNT && strcmp(NAMES[form], said) != 0) form++;
    if (form < FORMS_COUNT) piece->forms = (uint8_t)form;
    return form < FORMS_COUNT || fault_report(at, "\"forms\": \"%.40s\": give fixed, mirrored or any", said);
}

static bool read_ways(SetPiece *piece, const json_t *map, const Fault *at) {
    const char *said = text_of(map, "ways");
    int first = 0, last = 0;
    if (said[0] == '\0') return true;
    if (!range_of(said, 1, PIECE_FEATURES_MOST, &first, &last))
        return fault_report(at, "\"ways\": \"%.40s\": give how many open, such as 1 or 2-4", said);
    piece->ways_least = (uint8_t)first;
    piece->ways_most = (uint8_t)last;
    return true;
}

static bool read_flags(SetPiece *piece, const json_t *map, const Fault *at) {
    (void)at;
    piece->once = json_is_true(json_tiled_property(map, "once"));
    piece->keep = json_is_true(json_tiled_property(map, "keep"));
    return true;
}

static bool read_name(SetPiece *piece, const json_t *map, const Fault *at) {
    (void)map;
    for (const char *c = piece->name; *c != '\0'; c++) {
        if (*c <= ' ' || *c >= 0x7f)
            return fault_report(at, "its file's name must have plain letters, and no spaces");
    }
    return true;
}

void set_piece_head_read(SetPiece *piece, const json_t *map, const Fault *at) {
    static bool (*const READS[])(SetPiece *, const json_t *, const Fault *) = {
        read_name, read_depths, read_themes, read_generators, read_weight, read_forms, read_ways, read_flags};
    for (size_t i = 0; i < sizeof READS / sizeof READS[0]; i++) (void)READS[i](piece, map, at);
}
#else
typedef int HeadNeedsMaps; // no file of C may be empty
#endif
