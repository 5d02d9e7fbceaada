// A code is one large number in base 32. Its five last digits are a check: they make the whole number leave a
// known remainder when divided by a prime, as in bank account numbers. A wrong digit changes the number by d
// * 32^i, two swapped ones by d * 31 * 32^i with 0 < d < 32; the prime divides neither.
//
// The rest is mixed radix: one field after the other, the first in the lowest place and the seed in the
// highest, so that small seeds and default options give short codes.
#include "io/share_code.h"

#include "base/check.h"
#include "gen/option_table.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

static const char ALPHABET[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

enum {
    FORMAT_PIECES, // FORMAT_MODE, with set pieces
    FORMAT_PLAIN,
    FORMAT_TOLL, // a single dungeon with tolls; otherwise the same
    FORMAT_MODE, // the fields of pack_mode() come first
    FORMATS_MAX = 3,
    GEN_VERSIONS_MAX = 127,
    KINDS_MAX = 31,
    KIND_DESCENT = 0,
    KIND_FIRST, // the first generator; others follow in the order of their list, which never changes
    CHECK_RADIX = 1 << 25, // five digits
    CHECK_PRIME = 33554393,
    CHECK_REST = 3200
};
_Static_assert((int)GEN_VERSION <= GEN_VERSIONS_MAX && KIND_FIRST + (int)GEN_COUNT - 1 <= KINDS_MAX,
               "a code has no room for it");

// ---- a number of many digits

typedef struct Number {
    uint8_t digits[SHARE_CODE_MAX]; // lowest first
} Number;

// number = number * radix + value
static void push(Number *number, uint32_t radix, uint32_t value) {
    for (int i = 0; i < SHARE_CODE_MAX; i++) {
        value += number->digits[i] * radix;
        number->digits[i] = value & 31;
        value >>= 5;
    }
    CHECK(value == 0);
}

// The reverse of push(): divides by `radix` and returns the rest.
static uint32_t pop(Number *number, uint32_t radix) {
    uint32_t rest = 0;
    for (int i = SHARE_CODE_MAX - 1; i >= 0; i--) {
        rest = rest * 32 + number->digits[i];
        number->digits[i] = (uint8_t)(rest / radix);
        rest %= radix;
    }
    return rest;
}

static uint32_t remainder_of(Number number) {
    return pop(&number, CHECK_PRIME);
}

// ---- the fields, in one list for both ways

typedef struct Bag {
    bool reading;
    Number number; // when reading: what is left of the number
    struct {
        uint32_t radix, value;
    } fields[24]; // when writing: they are pushed last first
    int count;
} Bag;

// Reads a field in lo..hi, or notes it for number_of().
static void field(Bag *pack, int lo, int hi, int *value) {
    uint32_t radix = (uint32_t)(hi - lo) + 1;
    if (pack->reading) {
        *value = lo + (int)pop(&pack->number, radix);
    } else {
        CHECK(*value >= lo && *value <= hi);
        pack->fields[pack->count].radix = radix;
        pack->fields[pack->count++].value = (uint32_t)(*value - lo);
    }
}

static bool flag(Bag *pack, bool value) {
    int bit = value;
    field(pack, 0, 1, &bit);
    return bit != 0;
}

// True if this part of the code has the option. Options that the generator does not take are left out.
static bool is_of(const GenOptions *gen, GenOptionId id, CodePart part) {
    return GEN_OPTIONS[id].code == part && (part != CODE_OPTIONS || gen_option_applies(gen, id));
}

static bool same_options(const GenOptions *a, const GenOptions *b) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        GenOptionId id = (GenOptionId)i;
        if (is_of(a, id, CODE_OPTIONS) && gen_option(a, id) != gen_option(b, id)) return false;
    }
    return true;
}

static void pack_part(Bag *pack, GenOptions *gen, CodePart part) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        GenOptionId id = (GenOptionId)i;
        if (!is_of(gen, id, part)) continue;
        int value = gen_option(gen, id);
        field(pack, GEN_OPTIONS[i].min, GEN_OPTIONS[i].max, &value);
        gen_option_set(gen, id, value);
    }
}

// When reading, `gen` already holds the defaults.
static void pack_options(Bag *pack, GenOptions *gen) {
    if (flag(pack, !same_options(gen, &GENERATORS[gen->kind]->defaults))) pack_part(pack, gen, CODE_OPTIONS);
}

// The size comes after the options, because the usual size depends on them.
static void pack_size(Bag *pack, GenOptions *gen) {
    GenOptions usual = *gen;
    gen_set_usual_size(&usual);
    if (pack->reading) *gen = usual;
    if (!flag(pack, gen->w != usual.w || gen->h != usual.h)) return;
    field(pack, LEVEL_SIDE_MIN, LEVEL_PLAY_MAX, &gen->w);
    field(pack, LEVEL_SIDE_MIN, LEVEL_PLAY_MAX, &gen->h);
}

// How the dungeon is played.
static void pack_mode(Bag *pack, GenOptions *gen) {
    int pace = (int)gen->pace;
    field(pack, PACE_REAL, PACE_COUNT - 1, &pace);
    gen->pace = (Pace)pace;
    pack_part(pack, gen, CODE_MODE);
    if (flag(pack, gen->gear > 0)) field(pack, 1, GEAR_KINDS_MAX, &gen->gear);
}

static int format_of(const GenOptions *gen) {
    if (gen->pieces && !gen->descent) return FORMAT_PIECES;
    bool mode = gen->pace != PACE_REAL || gen->gear > 0;
    for (int i = 0; i < OPTION_COUNT; i++)
        mode |= i != OPTION_TOLL && GEN_OPTIONS[i].code == CODE_MODE && gen_option(gen, (GenOptionId)i) != 0;
    if (mode) return FORMAT_MODE;
    return gen->toll ? FORMAT_TOLL : FORMAT_PLAIN;
}

static bool has_mode(int format) {
    return format == FORMAT_MODE || format == FORMAT_PIECES;
}

// The last fields of all: 0 in codes that were made before they were.
static void pack_end(Bag *pack, GenOptions *gen) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        GenOptionId id = (GenOptionId)i;
        if (GEN_OPTIONS[i].code != CODE_END || !gen_option_applies(gen, id)) continue;
        int count = GEN_OPTIONS[i].max + 1, usual = gen_option(&GENERATORS[gen->kind]->defaults, id);
        int beyond = (gen_option(gen, id) - usual + count) % count;
        field(pack, 0, count - 1, &beyond);
        gen_option_set(gen, id, (usual + beyond) % count);
    }
}

static void pack_seed(Bag *pack, uint64_t *seed) {
    uint64_t read = 0;
    for (int shift = 0; shift < 64; shift += 16) {
        int part = (int)(*seed >> shift & 0xffff);
        field(pack, 0, 0xffff, &part);
        read |= (uint64_t)part << shift;
    }
    *seed = read;
}

// All fields except the seed need at most 66 bits together (maze in a mode: 61.0), whatever the generator
// takes.
static void pack_share(Bag *pack, Share *share) {
    if (!share->descent) {
        pack_options(pack, &share->gen);
        pack_size(pack, &share->gen);
    }
    if (flag(pack, share->depth > 1)) field(pack, 0, SHARE_DEPTH_MAX, &share->depth);
    pack_seed(pack, &share->gen.seed);
    pack_end(pack, &share->gen);
    share->gen.depth = share->depth;
}

// ---- writing

// The last digits stay 0 at first. Then they become what makes the remainder CHECK_REST.
static Number number_of(const Bag *pack) {
    Number number = {0};
    for (int i = pack->count - 1; i >= 0; i--) push(&number, pack->fields[i].radix, pack->fields[i].value);
    push(&number, CHECK_RADIX, 0);
    push(&number, 1, (CHECK_REST + CHECK_PRIME - remainder_of(number)) % CHECK_PRIME);
    return number;
}

bool share_code_write(const Share *share, char code[SHARE_CODE_MAX + 1]) {
    Share said = *share;
    Error problem;
    said.gen.descent = said.descent;
    if (said.descent) said.gen.depth = said.depth;
    int format = format_of(&said.gen), version = GEN_VERSION;
    int kind = said.descent ? KIND_DESCENT : KIND_FIRST + (int)said.gen.kind;
    if (said.depth < 0 || said.depth > SHARE_DEPTH_MAX) return false;
    if ((said.gen.pieces && said.gen.own.size > 0) || said.gen.map.size > 0) return false;
    bool fits = said.descent || (said.gen.w <= LEVEL_PLAY_MAX && said.gen.h <= LEVEL_PLAY_MAX);
    if (!fits || !gen_check(&said.gen, &problem)) return false;
    Bag pack = {0};
    field(&pack, 0, FORMATS_MAX, &format);
    field(&pack, 0, GEN_VERSIONS_MAX, &version);
    field(&pack, 0, KINDS_MAX, &kind);
    if (has_mode(format)) pack_mode(&pack, &said.gen);
    pack_share(&pack, &said);
    Number number = number_of(&pack);
    int top = SHARE_CODE_MAX - 1;
    while (number.digits[top] == 0) top--;
    for (int i = top; i >= 0; i--) *code++ = ALPHABET[number.digits[i]];
    *code = '\0';
    return true;
}

// ---- reading

// The value of a character, or -1 if no code has it.
static int digit_of(char c) {
    if (c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    const char *found = memchr(ALPHABET, c, sizeof ALPHABET - 1);
    return found == NULL ? -1 : (int)(found - ALPHABET);
}

static bool read_digits(Number *number, const char *text, Error *error) {
    int count = 0;
    for (; *text != '\0'; text++) {
        if (*text == ' ' || *text == '-') continue;
        int digit = digit_of(*text);
        if (digit < 0) return fail(error, tr("the code has a character that codes never have"));
        if (++count > SHARE_CODE_MAX)
            return fail(error, tr("the code is too long: it has at most 31 characters"));
        push(number, 32, (uint32_t)digit);
    }
    return count > 0 || fail(error, tr("the code is empty"));
}

static bool read_kind(Bag *pack, Share *share, Error *error) {
    int format = 0, version = 0, kind = 0;
    field(pack, 0, FORMATS_MAX, &format);
    field(pack, 0, GEN_VERSIONS_MAX, &version);
    field(pack, 0, KINDS_MAX, &kind);
    if (version != GEN_VERSION) {
        return fail(error, tr("the code is for version %d of the dungeons: this game makes version %d"),
                    version, GEN_VERSION);
    }
    GenOptions mode = {.toll = format == FORMAT_TOLL, .pieces = format == FORMAT_PIECES};
    if (has_mode(format)) pack_mode(pack, &mode);
    *share = (Share){.gen = mode, .descent = kind == KIND_DESCENT};
    share->gen.descent = share->descent;
    if (share->descent) return true;
    if (kind >= KIND_FIRST + GEN_COUNT)
        return fail(error, tr("the code is for a kind of dungeon that this game does not have"));
    share->gen = GENERATORS[kind - KIND_FIRST]->defaults;
    for (int i = 0; i < OPTION_COUNT; i++) {
        GenOptionId id = (GenOptionId)i;
        if (GEN_OPTIONS[i].code == CODE_MODE) gen_option_set(&share->gen, id, gen_option(&mode, id));
    }
    share->gen.pace = mode.pace;
    share->gen.gear = mode.gear;
    share->gen.pieces = mode.pieces;
    return true;
}

bool share_code_read(Share *share, const char *text, Error *error) {
    Bag pack = {.reading = true};
    static const Number ZERO = {0};
    Error problem;
    if (!read_digits(&pack.number, text, error)) return false;
    if (remainder_of(pack.number) != CHECK_REST) {
        return fail(error, tr("the code has a typing error: compare it character by character"));
    }
    (void)pop(&pack.number, CHECK_RADIX);
    if (!read_kind(&pack, share, error)) return false;
    pack_share(&pack, share);
    bool sound = memcmp(&pack.number, &ZERO, sizeof ZERO) == 0 && gen_check(&share->gen, &problem);
    if (sound && share->descent) gen_set_usual_size(&share->gen);
    return sound || fail(error, tr("the code describes a dungeon that cannot exist"));
}

// ---- typing errors

static bool is_code(const char *text) {
    Share share;
    Error error;
    return share_code_read(&share, text, &error);
}

// The text with `drop` characters at `at` replaced by `by` ('\0': removed). Returns true if that is a valid
// code.
static bool mended(const char *text, size_t at, size_t drop, char by) {
    char other[SHARE_CODE_MAX + 3] = "";
    size_t length = strlen(text);
    memcpy(other, text, at);
    size_t end = at;
    if (by != '\0') other[end++] = by;
    memcpy(other + end, text + at + drop, length - at - drop + 1);
    return is_code(other);
}

static bool swapped(const char *text, size_t at) {
    char other[SHARE_CODE_MAX + 2] = "";
    memcpy(other, text, strlen(text) + 1);
    other[at] = text[at + 1];
    other[at + 1] = text[at];
    return is_code(other);
}

bool share_code_near_miss(const char *text) {
    size_t length = strlen(text);
    if (length > SHARE_CODE_MAX + 1) return false;
    for (size_t at = 0; at <= length; at++) {
        for (int i = 0; ALPHABET[i] != '\0'; i++) {
            if (mended(text, at, 0, ALPHABET[i])) return true;
            if (at < length && mended(text, at, 1, ALPHABET[i])) return true;
        }
        if (at < length && mended(text, at, 1, '\0')) return true;
        if (at + 1 < length && swapped(text, at)) return true;
    }
    return false;
}
