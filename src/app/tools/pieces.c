#include "app/tools/pieces.h"

#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/store/maps.h"
#include "app/tools/options.h"
#include "base/check.h"
#include "base/fail.h"
#include "gen/pieces/pack.h"
#include "lang/lang.h"

#include <stdio.h>

enum { SEEDS = 40, MARGIN = 3 }; // the seeds that are tried; the cells shown around the piece

// Without a home folder there is no usual folder of own pieces; that is no error.
bool own_pieces_read(Options *options, Buffer *packed, Error *error) {
    char own[PATH_MAX_BYTES];
    Error why;
    const char *folder = options->pieces_dir;
    bool usual = folder != NULL && folder[0] == '\0';
    if (folder == NULL) return true;
    if (usual && !file_own_path(FOLDER_DATA, "pieces", own, sizeof own, &why)) return true;
    if (!piece_folder_read(usual ? own : folder, !usual, packed, error)) return false;
    options->gen.own = (OwnPieces){.bytes = packed->bytes, .size = packed->size};
    return true;
}

// ---- a look at one

// How many cells of the level are as the piece was drawn, if the piece lay at `at` in that form. It is seldom
// all of them, because things may stand on some.
static int count_shown(const Level *level, const SetPiece *piece, int form, Vec at) {
    int count = 0;
    for (int i = 0; i < piece->w * piece->h; i++) {
        Vec drawn = {i % piece->w, i / piece->w};
        Tile tile;
        Decor decor;
        if (piece_letter_at(piece, drawn) == ' ' ||
            !piece_parse_letter(piece_letter_at(piece, drawn), &tile, &decor))
            continue;
        count += level_tile(level, vec_add(at, piece_form_cell(piece, form, drawn))) == tile;
    }
    return count;
}

// Finds the place and form in which the piece most likely lies.
static Rect find(const Level *level, const SetPiece *piece, int *form) {
    Rect best = {0};
    int most = -1;
    for (int i = 0; i < piece_form_count(piece) * level->tiles.w * level->tiles.h; i++) {
        int is = i % piece_form_count(piece), cell = i / piece_form_count(piece);
        Vec at = {cell % level->tiles.w, cell / level->tiles.w}, size = piece_size(piece, is);
        Rect rect = {at.x, at.y, size.x, size.y};
        int shown = level_encloses(level, rect) ? count_shown(level, piece, is, at) : -1;
        if (shown <= most) continue;
        most = shown;
        best = rect;
        *form = is;
    }
    return best;
}

static char glyph_at(const Level *level, Vec cell) {
    const Spawn *item = spawn_at(&level->items, cell), *monster = spawn_at(&level->monsters, cell);
    const Fixture *fixture = fixture_at(level, cell);
    Tile tile = level_tile(level, cell);
    Decor decor = (Decor)grid_get(&level->decor, cell, DECOR_NONE);
    if (monster != NULL) return ACTORS[monster->kind].glyph;
    if (item != NULL) return ITEMS[item->kind].glyph;
    if (fixture != NULL) return FIXTURES[fixture->kind].glyph;
    return decor != DECOR_NONE ? DECORS[decor].glyph : TILES[tile].glyph;
}

static void print_part(const Level *level, Rect rect, Buffer *out) {
    Rect part = rect_grown(rect, MARGIN, MARGIN);
    for (int y = int_max(part.y, 0); y < int_min(part.y + part.h, level->tiles.h); y++) {
        for (int x = int_max(part.x, 0); x < int_min(part.x + part.w, level->tiles.w); x++)
            buffer_text(out, "%c", glyph_at(level, (Vec){x, y}));
        buffer_text(out, "\n");
    }
}

static void tell_form(int form, Buffer *out) {
    if (form == 0) buffer_text(out, ", as drawn");
    if ((form & FORM_MIRRORED) != 0) buffer_text(out, ", mirrored");
    if ((form & FORM_FLIPPED) != 0) buffer_text(out, ", upside down");
    if ((form & FORM_TURNED) != 0) buffer_text(out, ", turned");
}

static int first_depth(const SetPiece *piece) {
    int depth = 1;
    while (depth < GEN_DEPTH_MAX && (piece->depths >> (depth - 1) & 1) == 0) depth++;
    return depth;
}

// Makes a level that may use no other piece. Returns true if the piece was used, because the level differs
// from one without it; the caller then frees the level.
static bool laid(GenOptions *options, Level *level) {
    Level bare;
    GenOptions without = *options;
    without.pieces = false;
    if (!gen_level(level, options)) return false;
    if (!gen_level(&bare, &without)) return false;
    bool other = level_hash_cells(level) != level_hash_cells(&bare);
    level_free(&bare);
    if (!other) level_free(level);
    return other;
}

// Prints how the piece looks in a level of this generator. Returns false if no seed has room for it.
static bool show_in(GenKind kind, const SetPiece *piece, OwnPieces own, Buffer *out) {
    GenOptions options = GENERATORS[kind]->defaults;
    Level level;
    gen_set_usual_size(&options);
    options.depth = first_depth(piece);
    options.pieces = true;
    options.own = own;
    options.own_alone = true;
    for (options.seed = 1; options.seed <= SEEDS; options.seed++) {
        if (!laid(&options, &level)) continue;
        int form = 0;
        Rect rect = find(&level, piece, &form);
        buffer_text(out, "\n%s %dx%d, depth %d, seed %d", GENERATORS[kind]->name, options.w, options.h,
                    options.depth, (int)options.seed);
        tell_form(form, out);
        buffer_text(out, ":\n");
        print_part(&level, rect, out);
        level_free(&level);
        return true;
    }
    buffer_text(out, "\n%s %dx%d: it found no place in %d levels\n", GENERATORS[kind]->name, options.w,
                options.h, SEEDS);
    return false;
}

// Prints the properties of the piece.
static void tell_head(const SetPiece *piece, Buffer *out) {
    static const char *const FORMS[FORMS_COUNT] = {
        [FORMS_FIXED] = "fixed", [FORMS_MIRRORED] = "mirrored", [FORMS_ANY] = "any"};
    buffer_text(out, "%s: %dx%d, weight %d, forms %s, ways %d-%d, %d things and ways%s%s\ndepths",
                piece->name, piece->w, piece->h, piece->weight, FORMS[piece->forms], piece->ways_least,
                piece->ways_most, piece->feature_count, piece->once ? ", once" : "",
                piece->keep ? ", keep" : "");
    for (int i = 1; i <= GEN_DEPTH_MAX; i++) {
        if ((piece->depths >> (i - 1) & 1) != 0) buffer_text(out, " %d", i);
    }
    buffer_text(out, "\n");
}

bool command_check_piece(const Options *options, Error *error) {
    SetPiece piece;
    Buffer out = {0};
    uint8_t bytes[PIECE_PACKED_MOST];
    bool any = false;
    if (!piece_file_read(options->check_piece, &piece, error)) return false;
    tell_head(&piece, &out);
    piece.once = 0; // most seeds would otherwise have it at another depth
    OwnPieces own = {.bytes = bytes, .size = piece_pack(&piece, bytes)};
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        if ((piece.generators >> kind & 1) != 0) any |= show_in((GenKind)kind, &piece, own, &out);
    }
    bool done = file_write_stdout(out.bytes, out.size) || fail(error, tr("cannot write to standard output"));
    buffer_free(&out);
    return done && (any || fail(error, tr("%s: it fits nowhere: is it too large?"), options->check_piece));
}
