// Computes by rays what fov.c computes by shadows. A floor cell is seen when its middle lies in a part of the
// quarter that no wall has cut off, borders included: when a ray that just misses the middle, to one side or
// the other, gets there through open cells alone. In row d a ray of slope p/q is at column d * p / q, in the
// cell around that.
//
//    row 3  | 0 | 1 | 2 | 3 |     ray                 0  1/3  1/2 1/2' 2/3  1
//    row 2  | 0 | 1 | 2 |         its cell in row 3   0   1    1   2    2   3
//    row 1  | 0 | 1 |                      in row 2   0   1    1   1    1   2
//           | @ |                          in row 1   0   0    0   1    1   1
//
// The two beside the middle go through the same cells, and count as one ray, unless the line to the middle
// runs between two cells of a row on its way. That takes an even q: those slopes have twins, here 1/2 and
// 1/2'. Up to row 12 there are 47 slopes and 17 twins: 64 rays, one bit each in a word, in their order from
// left to right.
//
// The rays through a cell are neighbours, so a row of open cells (here # . #, of row 2) becomes the rays that
// get through it by putting each cell's bit where its rays end, and subtracting it where they begin:
//
//    the row's first rays             1 1 . . . 1      and those of the next cells   . 1 . . . 1
//    the cells put there (pdep)       . 1 . . . .      and there                     . . . . . 1
//    the second less the first        . 1 1 1 1 .      lowest bit to the left, as in the table
//
// What is left of all rays after a row tells what is seen of it: cell c of row d by the ray of slope c/d, or
// its twin; these bits are gathered (pext). The octant to the left is the same one sheared: d minus the
// column maps straight lines to straight lines and cells to cells, so it begins at the diagonal and needs no
// table of its own.
#include "map/fov.h"

#if defined __x86_64__ && defined __GNUC__ && !defined __TINYC__

#include <immintrin.h>
#include <string.h>

#define FAST __attribute__((target("bmi2,avx2")))

enum {
    MIDDLE = RAYS_REACH_MAX, // the eye's place in a line of cells
    SIDE = 32,               // cells in a line, more than twice the reach
};

typedef struct Row {
    uint64_t first, aim; // the first ray of each of its cells; the one to its middle, of twins the first
} Row;

static const Row ROWS[RAYS_REACH_MAX + 1] = {
    [1] = {0x0000000100000001, 0x8000000000000001},  [2] = {0x0001000000010001, 0x8000000080000001},
    [3] = {0x0020000100000801, 0x8000040000200001},  [4] = {0x0100010001000101, 0x8000800080008001},
    [5] = {0x0800100100100021, 0x8004004002002001},  [6] = {0x4001002008010005, 0x8010040080200401},
    [7] = {0x8004040100404003, 0x8040200810040201},  [8] = {0x8008080820202003, 0x8080808080808081},
    [9] = {0x8020408102040803, 0x8202040420204041},  [10] = {0x8041040440410403, 0x8404084082082011},
    [11] = {0x8082084104208203, 0x9008420240421009}, [12] = {0x8104210281084103, 0xa010841084208403},
};
static const uint64_t TWINS = 0x2490889084888492; // the first of each two

// Leaves in `rays` those that get through the open cells of a row, and tells which of these are seen.
FAST static inline uint64_t cast_row(uint64_t *rays, uint64_t open, const Row *row) {
    *rays &= _pdep_u64(open, row->first ^ 1) - _pdep_u64(open, row->first);
    return _pext_u64(*rays | (*rays >> 1 & TWINS), row->aim);
}

// The lines of cells around an eye, SIDE cells each: within the eight bytes from the one that a line begins
// in.
typedef struct Strip {
    const char *middle; // the eye's line
    ptrdiff_t stride;
    int shift;
} Strip;

static inline Strip strip_around(const Bits *opaque, Vec eye) {
    int bit;
    const char *word = (const char *)bits_word(opaque, (Vec){eye.x - MIDDLE, eye.y}, &bit);
    return (Strip){word + bit / 8, (ptrdiff_t)opaque->stride * 8, bit % 8};
}
static inline uint32_t line(const Strip *lines, int y) {
    uint64_t bytes;
    memcpy(&bytes, lines->middle + y * lines->stride, sizeof bytes);
    return (uint32_t)(bytes >> lines->shift);
}

// Two opposite quarters: adds what is seen of the lines to either side of the eye's.
FAST static inline void cast_both_ways(uint32_t *seen, const Strip *opaque, int reach) {
    for (int way = -1; way <= 1; way += 2) {
        uint64_t right = UINT64_MAX, left = UINT64_MAX;
        for (int depth = 1; depth <= reach && (right | left) != 0; depth++) {
            uint32_t open = ~line(opaque, way * depth);
            uint64_t row = cast_row(&right, open >> MIDDLE, &ROWS[depth]) << MIDDLE |
                           cast_row(&left, open >> (MIDDLE - depth), &ROWS[depth]) << (MIDDLE - depth);
            seen[MIDDLE + way * depth] |= (uint32_t)row;
        }
    }
}

// Turns columns into rows. The bytes are sorted so that the same byte of all 32 columns stands together.
// Their top bits are one row. Adding each byte to itself brings the next row's bits to the top.
FAST static inline void transpose(uint32_t *rows, const uint32_t *columns) {
    const __m256i *from = (const __m256i *)columns;
    const __m256i sort = _mm256_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 0, 4, 8, 12,
                                          1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    __m256i a = _mm256_shuffle_epi8(from[0], sort), b = _mm256_shuffle_epi8(from[1], sort);
    __m256i c = _mm256_shuffle_epi8(from[2], sort), d = _mm256_shuffle_epi8(from[3], sort);
    __m256i ab = _mm256_unpacklo_epi32(a, b), cd = _mm256_unpacklo_epi32(c, d);
    __m256i ab2 = _mm256_unpackhi_epi32(a, b), cd2 = _mm256_unpackhi_epi32(c, d);
    const __m256i bytes[] = {_mm256_unpacklo_epi64(ab, cd), _mm256_unpackhi_epi64(ab, cd),
                             _mm256_unpacklo_epi64(ab2, cd2), _mm256_unpackhi_epi64(ab2, cd2)};
    for (int k = 0; k < 4; k++) {
        __m256i byte = _mm256_permutevar8x32_epi32(bytes[k], order);
        for (int bit = 7; bit >= 0; bit--) {
            rows[8 * k + bit] = (uint32_t)_mm256_movemask_epi8(byte);
            byte = _mm256_add_epi8(byte, byte);
        }
    }
}

// Cuts what is seen to the reach and adds the opaque cells that touch it.
static inline void note(uint64_t *rows, uint32_t *seen, const Strip *opaque, Vec reach) {
    uint32_t within = ((2u << 2 * reach.x) - 1) << (MIDDLE - reach.x);
    int first = MIDDLE - reach.y, end = MIDDLE + reach.y + 1;
    seen[first - 1] = seen[end] = 0;
    for (int y = first; y < end; y++) seen[y] &= within;
    for (int y = first; y < end; y++) {
        uint32_t beside = seen[y - 1] | seen[y] | seen[y + 1];
        uint32_t walls = line(opaque, y - MIDDLE) & within;
        rows[y - first] = (seen[y] | (walls & (beside | beside << 1 | beside >> 1))) >> (MIDDLE - reach.x);
    }
}

FAST static void look(uint64_t *rows, const Level *level, Vec eye, Vec reach) {
    _Alignas(32) uint32_t columns[SIDE] = {0};
    uint32_t lines[1 + SIDE], *seen = lines + 1;
    Strip by_columns = strip_around(&level->opaque[BY_COLUMNS], (Vec){eye.y, eye.x});
    Strip by_rows = strip_around(&level->opaque[BY_ROWS], eye);
    // From far memory these arrive while the columns are scanned.
    for (int y = -reach.y; y <= reach.y; y++) __builtin_prefetch(by_rows.middle + y * by_rows.stride);
    cast_both_ways(columns, &by_columns, reach.x);
    transpose(seen, columns);
    cast_both_ways(seen, &by_rows, reach.y);
    seen[MIDDLE] |= 1u << MIDDLE;
    note(rows, seen, &by_rows, reach);
}

// True on processors that spread and gather bits fast. AMD's before Zen 3 take one bit at a time. We know
// nothing about those of other makers. This is cheap: it tests words that the compiler's library filled when
// the program began.
static bool spreads_fast(void) {
    bool amd = __builtin_cpu_is("amd") && !__builtin_cpu_is("amdfam15h") && !__builtin_cpu_is("amdfam17h");
    return (amd || __builtin_cpu_is("intel")) && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("avx2");
}

bool rays_try_to_fill_fov(uint64_t *rows, const Level *level, Vec eye, Vec reach) {
    if (int_max(reach.x, reach.y) > RAYS_REACH_MAX || !spreads_fast()) return false;
    look(rows, level, eye, reach);
    return true;
}

#else

// On other processors fov.c is as fast.
bool rays_try_to_fill_fov(uint64_t *rows, const Level *level, Vec eye, Vec reach) {
    (void)rows, (void)level, (void)eye, (void)reach;
    return false;
}

#endif
