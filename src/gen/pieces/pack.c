#include "gen/pieces/pack.h"

#include "base/check.h"

#include <string.h>

// One list of what is packed is used for writing and reading. When reading, `at` is NULL as soon as bytes
// are missing.
typedef struct Packer {
    bool reading;
    uint8_t *to;
    const uint8_t *at, *end;
} Packer;

static void byte(Packer *packer, uint8_t *value) {
    if (!packer->reading) *packer->to++ = *value;
    if (!packer->reading) return;
    if (packer->at == packer->end) packer->at = packer->end = NULL;
    *value = packer->at == NULL ? 0 : *packer->at++;
}

static void word(Packer *packer, uint16_t *value) {
    uint8_t low = (uint8_t)*value, high = (uint8_t)(*value >> 8);
    byte(packer, &low);
    byte(packer, &high);
    *value = (uint16_t)(low | high << 8);
}

static void letter(Packer *packer, char *value) {
    uint8_t code = (uint8_t)*value;
    byte(packer, &code);
    *value = (char)code;
}

static void pack_feature(Packer *packer, Feature *feature) {
    uint8_t *const fields[] = {&feature->what,   &feature->x,      &feature->y,     &feature->kind,
                               &feature->number, &feature->chance, &feature->choice};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) byte(packer, fields[i]);
}

// Packs or unpacks a piece. Impossible sizes end it, so nothing beyond the arrays is read.
static void pack(Packer *packer, SetPiece *piece) {
    uint8_t *const fields[] = {&piece->w,          &piece->h,         &piece->weight,
                               &piece->once,       &piece->keep,      &piece->forms,
                               &piece->ways_least, &piece->ways_most, &piece->feature_count};
    for (int i = 0; i <= PIECE_NAME_MOST; i++) letter(packer, &piece->name[i]);
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) byte(packer, fields[i]);
    word(packer, &piece->depths);
    word(packer, &piece->generators);
    bool fits =
        piece->w <= PIECE_W_MOST && piece->h <= PIECE_H_MOST && piece->feature_count <= PIECE_FEATURES_MOST;
    if (!fits) packer->at = packer->end = NULL;
    for (int i = 0; fits && i < piece->w * piece->h; i++)
        letter(packer, &piece->picture[i / piece->w][i % piece->w]);
    for (int i = 0; fits && i < piece->feature_count; i++) pack_feature(packer, &piece->features[i]);
}

size_t piece_pack(const SetPiece *piece, uint8_t out[PIECE_PACKED_MOST]) {
    SetPiece copy = *piece;
    Packer packer = {.to = out};
    pack(&packer, &copy);
    return (size_t)(packer.to - out);
}

// Reads a piece. Returns what follows it, or NULL when the bytes end too early.
static const uint8_t *unpack(SetPiece *piece, const uint8_t *at, const uint8_t *end) {
    Packer packer = {.reading = true, .at = at, .end = end};
    *piece = (SetPiece){0};
    pack(&packer, piece);
    return packer.at;
}

// ---- bytes of others

static bool within(int value, int lo, int hi) {
    return value >= lo && value <= hi;
}

static bool name_sound(const SetPiece *piece) {
    size_t length = 0;
    while (length <= PIECE_NAME_MOST && piece->name[length] > ' ' && piece->name[length] < 0x7f) length++;
    if (length == 0 || length > PIECE_NAME_MOST) return false;
    for (size_t i = length; i <= PIECE_NAME_MOST; i++) {
        if (piece->name[i] != '\0') return false;
    }
    return true;
}

static bool head_sound(const SetPiece *piece) {
    return name_sound(piece) && within(piece->w, PIECE_SIDE_LEAST, PIECE_W_MOST) &&
           within(piece->h, PIECE_SIDE_LEAST, PIECE_H_MOST) && within(piece->weight, 1, PIECE_WEIGHT_MOST) &&
           piece->once <= 1 && piece->keep <= 1 && piece->forms < FORMS_COUNT &&
           within(piece->ways_least, 1, piece->ways_most) && piece->ways_most <= PIECE_FEATURES_MOST &&
           piece->depths >> GEN_DEPTH_MAX == 0 && piece->generators >> GEN_COUNT == 0;
}

static bool picture_sound(const SetPiece *piece) {
    for (int i = 0; i < piece->w * piece->h; i++) {
        Tile tile;
        Decor decor;
        if (!piece_parse_letter(piece->picture[i / piece->w][i % piece->w], &tile, &decor)) return false;
    }
    return true;
}

static bool kind_sound(const Feature *feature) {
    Tile tile;
    Decor decor;
    switch (feature->what) {
    case FEATURE_WAY:
        return feature->kind == TILE_DOOR || feature->kind == TILE_FLOOR || feature->kind == TILE_CRACKED;
    case FEATURE_GROUND:
        return feature->kind != ' ' && piece_parse_letter((char)feature->kind, &tile, &decor);
    case FEATURE_ITEM:
        return feature->kind < ITEM_COUNT && ITEMS[feature->kind].key == 0 && feature->kind != ITEM_BELL;
    case FEATURE_TREASURE:
        return true;
    case FEATURE_CHEST:
        return feature->kind <= 1;
    case FEATURE_TRAP:
        return feature->kind < FIXTURE_COUNT && FIXTURES[feature->kind].trap &&
               feature->kind != FIXTURE_PLATE;
    case FEATURE_MONSTER:
        return within(feature->kind, ACTOR_HERO + 1, ACTOR_KIND_COUNT - 1) && ACTORS[feature->kind].cost > 0;
    default:
        return feature->what < FEATURE_COUNT && within(feature->number, 1, PIECE_COST_MOST);
    }
}

static bool features_sound(const SetPiece *piece) {
    for (int i = 0; i < piece->feature_count; i++) {
        const Feature *feature = &piece->features[i];
        bool sound = feature->x < piece->w && feature->y < piece->h && within(feature->chance, 1, 100) &&
                     feature->choice <= PIECE_CHOICES_MOST && kind_sound(feature) &&
                     feature_flaw(piece, i) == NULL;
        if (!sound) return false;
    }
    return true;
}

// The end of the bytes, or NULL for no pieces at all: adding an offset to NULL is not allowed.
static const uint8_t *end_of(OwnPieces own) {
    return own.size > 0 ? own.bytes + own.size : own.bytes;
}

bool own_pieces_are_valid(OwnPieces own) {
    const uint8_t *at = own.bytes, *end = end_of(own);
    for (int count = 0; at != end; count++) {
        SetPiece piece;
        Vec where;
        at = unpack(&piece, at, end);
        bool sound = at != NULL && count < OWN_PIECES_MOST && head_sound(&piece) && picture_sound(&piece) &&
                     features_sound(&piece) && piece_flaw(&piece, &where) == NULL;
        if (!sound) return false;
    }
    return true;
}

// ---- all that there are

int pieces_count(const GenOptions *options) {
    const uint8_t *at = options->own.bytes, *end = end_of(options->own);
    int count = PIECES_COUNT;
    SetPiece piece;
    for (; at != end; count++) {
        at = unpack(&piece, at, end);
        CHECK(at != NULL);
    }
    return count;
}

void pieces_get(const GenOptions *options, int index, SetPiece *piece) {
    const uint8_t *at = options->own.bytes, *end = end_of(options->own);
    if (index < PIECES_COUNT) *piece = PIECES[index];
    for (int i = PIECES_COUNT; i <= index; i++) {
        at = unpack(piece, at, end);
        CHECK(at != NULL);
    }
}
