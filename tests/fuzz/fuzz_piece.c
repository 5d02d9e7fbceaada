// Set pieces that others have drawn: the input is the drawing. A piece that can be read has no flaw, is the
// same after packing, and can be used in levels. If it cannot be read, each message is one line.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "gen/gen.h"
#include "gen/pieces/pack.h"
#include "io/level/tmj.h"

#include <string.h>

static void say(void *to, const char *fault) {
    int *said = to;
    CHECK(fault[0] != '\0' && strchr(fault, '\n') == NULL);
    ++*said;
}

static void expect_level(const SetPiece *piece, OwnPieces own) {
    GenOptions options = GENERATORS[GEN_ROOMS]->defaults;
    Level level;
    options.seed = piece->w;
    options.pieces = options.own_alone = true;
    options.own = own;
    if ((piece->depths & 1) == 0 || (piece->generators >> GEN_ROOMS & 1) == 0) return;
    CHECK(gen_level(&level, &options));
    level_free(&level);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    TmjSource source = {.bytes = data, .size = size};
    uint8_t bytes[PIECE_PACKED_MOST];
    SetPiece piece;
    int said = 0;
    FaultSink told = {.say = say, .to = &said};
    bool sound = set_piece_tmj_read(&piece, "fuzzed", &source, &told);
    CHECK(sound == (told.faults == 0) && told.lines >= told.faults);
    CHECK(said == (told.lines <= FAULT_LINES_MOST ? told.lines : FAULT_LINES_MOST + 1));
    if (!sound) return 0;
    OwnPieces own = {bytes, piece_pack(&piece, bytes)};
    CHECK(own_pieces_are_valid(own));
    expect_level(&piece, own);
    return 0;
}
