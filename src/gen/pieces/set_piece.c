#include "gen/pieces/set_piece.h"

#include "base/text.h"

bool piece_is_room(const SetPiece *piece) {
    return piece->generators == 1u << GEN_CHAMBERS;
}

// ---- letters

static const bool LAID[TILE_COUNT] = {
    [TILE_VOID] = true,    [TILE_WALL] = true,        [TILE_FLOOR] = true,  [TILE_DOOR] = true,
    [TILE_WATER] = true,   [TILE_ICE] = true,         [TILE_EMBER] = true,  [TILE_LOCKED_1] = true,
    [TILE_CRATE] = true,   [TILE_POT] = true,         [TILE_BARREL] = true, [TILE_CRACKED] = true,
    [TILE_BRAZIER] = true, [TILE_BRAZIER_LIT] = true,
};

static const char DECOR_LETTERS[DECOR_COUNT] = {
    [DECOR_TORCH] = '!',   [DECOR_BRACKET] = '|', [DECOR_BANNER] = '=',
    [DECOR_PEBBLES] = 'p', [DECOR_BONES] = 'b',   [DECOR_MOSS] = 'm',
    [DECOR_RUG] = '"',     [DECOR_WEB] = 'w',     [DECOR_PEDESTAL] = '-',
};

// A locked door has no kind of its own: it gets one of the keys that are left.
char piece_letter(Tile tile, Decor decor) {
    if (decor != DECOR_NONE) return DECORS[decor].on == tile ? DECOR_LETTERS[decor] : '\0';
    if (tile_lock(tile) != 0) return TILES[TILE_LOCKED_1].glyph;
    return LAID[tile] ? TILES[tile].glyph : '\0';
}

bool piece_parse_letter(char letter, Tile *tile, Decor *decor) {
    for (int i = 0; i < TILE_COUNT; i++) {
        *tile = (Tile)i;
        *decor = DECOR_NONE;
        if (LAID[i] && TILES[i].glyph == letter) return true;
    }
    for (int i = DECOR_NONE + 1; i < DECOR_COUNT; i++) {
        *tile = DECORS[i].on;
        *decor = (Decor)i;
        if (letter != '\0' && DECOR_LETTERS[i] == letter) return true;
    }
    return false;
}

char piece_letter_at(const SetPiece *piece, Vec cell) {
    bool inside = rect_has((Rect){0, 0, piece->w, piece->h}, cell);
    return inside ? piece->picture[cell.y][cell.x] : ' ';
}

static Tile tile_at(const SetPiece *piece, Vec cell) {
    Tile tile = TILE_VOID;
    Decor decor;
    (void)piece_parse_letter(piece_letter_at(piece, cell), &tile, &decor);
    return tile;
}

// ---- forms

int piece_form_count(const SetPiece *piece) {
    static const int COUNTS[FORMS_COUNT] = {
        [FORMS_FIXED] = 1, [FORMS_MIRRORED] = FORM_FLIPPED, [FORMS_ANY] = FORM_COUNT};
    return COUNTS[piece->forms];
}

Vec piece_size(const SetPiece *piece, int form) {
    return (form & FORM_TURNED) != 0 ? (Vec){piece->h, piece->w} : (Vec){piece->w, piece->h};
}

Vec piece_form_cell(const SetPiece *piece, int form, Vec drawn) {
    Vec at = {(form & FORM_MIRRORED) != 0 ? piece->w - 1 - drawn.x : drawn.x,
              (form & FORM_FLIPPED) != 0 ? piece->h - 1 - drawn.y : drawn.y};
    return (form & FORM_TURNED) != 0 ? (Vec){at.y, at.x} : at;
}

bool piece_outside_exit(const SetPiece *piece, const Feature *way, int which, Vec *outside) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        *outside = vec_add((Vec){way->x, way->y}, DIRS[dir]);
        if (piece_letter_at(piece, *outside) == ' ' && which-- == 0) return true;
    }
    return false;
}

// ---- what may be wrong

// True if a body can ever walk there, even if something may block it at times.
static bool walked(const SetPiece *piece, Vec cell) {
    Tile tile = tile_at(piece, cell);
    return TILES[tile].way || tile_lock(tile) != 0;
}

static const char *way_flaw(const SetPiece *piece, const Feature *way) {
    Vec cell = {way->x, way->y}, outside;
    bool inner = false;
    if (!piece_outside_exit(piece, way, 0, &outside)) return N_("a way must be at the edge of the piece");
    for (int dir = 0; dir < DIR_COUNT; dir += 2) inner |= walked(piece, vec_add(cell, DIRS[dir]));
    if (!inner) return N_("a way must have floor behind it");
    return way->chance == 100 && way->choice == 0
               ? NULL
               : N_("a way has neither a chance nor a choice: the piece's \"ways\" says how many open");
}

static bool shares_cell(const SetPiece *piece, int index) {
    const Feature *is = &piece->features[index];
    for (int i = 0; i < index; i++) {
        const Feature *other = &piece->features[i];
        bool choice = other->choice != 0 && other->choice == is->choice;
        if (other->x == is->x && other->y == is->y && !choice) return true;
    }
    return false;
}

const char *feature_flaw(const SetPiece *piece, int index) {
    const Feature *feature = &piece->features[index];
    char letter = piece_letter_at(piece, (Vec){feature->x, feature->y});
    if (shares_cell(piece, index))
        return N_("two objects on one cell: only objects with one choice may share it");
    if (letter == ' ') return N_("it is on no tile of the piece");
    if (feature->what == FEATURE_WAY) return way_flaw(piece, feature);
    if (feature->what == FEATURE_GROUND || tile_at(piece, (Vec){feature->x, feature->y}) == TILE_FLOOR)
        return NULL;
    return N_("it must be on floor");
}

// The cells that can be walked from a way when everything that may block does. Pits always block.
typedef struct Walk {
    const SetPiece *piece;
    bool breaks; // the walker breaks things, so these do not block
    bool met[PIECE_H_MOST][PIECE_W_MOST];
    bool barred[PIECE_H_MOST][PIECE_W_MOST];
} Walk;

// Bars the cells where a feature may block the way.
static void bar(Walk *walk) {
    for (int i = 0; i < walk->piece->feature_count; i++) {
        const Feature *feature = &walk->piece->features[i];
        Tile tile = TILE_FLOOR;
        Decor decor;
        if (feature->what == FEATURE_GROUND) (void)piece_parse_letter((char)feature->kind, &tile, &decor);
        bool pit = feature->what == FEATURE_TRAP && feature->kind == FIXTURE_PIT;
        if (pit || (!TILES[tile].way && tile_lock(tile) == 0)) walk->barred[feature->y][feature->x] = true;
    }
}

// Adds a cell to the queue if it can be walked and was not met before.
static void meet(Walk *walk, Vec cell, Vec *queue, int *count) {
    if (!rect_has((Rect){0, 0, walk->piece->w, walk->piece->h}, cell) || walk->met[cell.y][cell.x]) return;
    bool broken = walk->breaks && TILES[tile_at(walk->piece, cell)].prop;
    if ((!walked(walk->piece, cell) && !broken) || walk->barred[cell.y][cell.x]) return;
    walk->met[cell.y][cell.x] = true;
    queue[(*count)++] = cell;
}

static void walk_from(Walk *walk, const Feature *way) {
    Vec queue[PIECE_W_MOST * PIECE_H_MOST + 1];
    int count = 0;
    queue[count++] = (Vec){way->x, way->y};
    for (int i = 0; i < count; i++) {
        for (int dir = 0; dir < DIR_COUNT; dir += 2) meet(walk, vec_add(queue[i], DIRS[dir]), queue, &count);
    }
}

// True if every thing of the piece was met. Otherwise `where` is one that was not.
static bool all_met(const Walk *walk, Vec *where) {
    for (int i = 0; i < walk->piece->feature_count; i++) {
        const Feature *feature = &walk->piece->features[i];
        *where = (Vec){feature->x, feature->y};
        bool thing = feature->what > FEATURE_GROUND && feature->what != FEATURE_TRAP;
        if (thing && !walk->met[feature->y][feature->x]) return false;
    }
    return true;
}

// Walks from all ways together if all of them exist, otherwise from each one alone.
static bool reaches_all(const SetPiece *piece, int ways, Vec *where) {
    Walk walk = {.piece = piece};
    bool all = piece->ways_least == ways;
    bar(&walk);
    for (int i = 0; i < piece->feature_count; i++) {
        if (piece->features[i].what != FEATURE_WAY) continue;
        if (!all) walk = (Walk){.piece = piece};
        if (!all) bar(&walk);
        walk_from(&walk, &piece->features[i]);
        if (!all && !all_met(&walk, where)) return false;
    }
    return !all || all_met(&walk, where);
}

// True if all floor can be reached.
static bool all_open(const SetPiece *piece, Vec *where) {
    Walk walk = {.piece = piece, .breaks = !piece_is_room(piece)};
    for (int i = 0; i < piece->feature_count; i++) {
        if (piece->features[i].what == FEATURE_WAY) walk_from(&walk, &piece->features[i]);
    }
    for (int i = 0; i < piece->w * piece->h; i++) {
        *where = (Vec){i % piece->w, i / piece->w};
        bool way = walked(piece, *where), edge = false;
        for (int dir = 0; dir < DIR_COUNT; dir += 2)
            edge |= piece_letter_at(piece, vec_add(*where, DIRS[dir])) == ' ';
        if (way && !edge && !walk.met[where->y][where->x]) return false;
    }
    return true;
}

// True if the piece encloses stone that no way of the level reaches. Each round looks one cell further
// inside.
static bool has_hole(const SetPiece *piece, Vec *where) {
    bool outside[PIECE_H_MOST][PIECE_W_MOST] = {{false}};
    bool more = true;
    Rect all = {0, 0, piece->w, piece->h};
    while (more) {
        more = false;
        for (int i = 0; i < piece->w * piece->h; i++) {
            Vec cell = {i % piece->w, i / piece->w};
            bool *is = &outside[cell.y][cell.x], beside = false;
            if (*is || piece_letter_at(piece, cell) != ' ') continue;
            for (int dir = 0; dir < DIR_COUNT; dir += 2) {
                Vec next = vec_add(cell, DIRS[dir]);
                beside |= !rect_has(all, next) || outside[next.y][next.x];
            }
            *is = beside;
            more |= beside;
        }
    }
    for (int i = 0; i < piece->w * piece->h; i++) {
        *where = (Vec){i % piece->w, i / piece->w};
        if (piece_letter_at(piece, *where) == ' ' && !outside[where->y][where->x]) return true;
    }
    return false;
}

static bool hangs_on_wall(char letter) {
    Tile tile = TILE_VOID;
    Decor decor = DECOR_NONE;
    return piece_parse_letter(letter, &tile, &decor) && decor != DECOR_NONE && tile == TILE_WALL;
}

static bool any_on_wall(const SetPiece *piece, Vec *where) {
    for (int i = 0; i < piece->w * piece->h; i++) {
        *where = (Vec){i % piece->w, i / piece->w};
        if (hangs_on_wall(piece_letter_at(piece, *where))) return true;
    }
    for (int i = 0; i < piece->feature_count; i++) {
        const Feature *feature = &piece->features[i];
        *where = (Vec){feature->x, feature->y};
        if (feature->what == FEATURE_GROUND && hangs_on_wall((char)feature->kind)) return true;
    }
    return false;
}

// ---- rooms of a grid

static bool is_secret(const Feature *feature) {
    return feature->what == FEATURE_WAY && feature->kind == TILE_CRACKED;
}

// Lists the cell behind each way. A room's ways are in the middle of its four sides.
static bool list_entries(const SetPiece *piece, Vec entries[DIR_COUNT / 2]) {
    Vec middle = {piece->w / 2, piece->h / 2};
    int sides = 0, ways = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec half = {DIRS[dir].x * middle.x, DIRS[dir].y * middle.y}, side = vec_add(middle, half);
        entries[dir / 2] = vec_sub(side, DIRS[dir]);
        for (int k = 0; k < piece->feature_count; k++) {
            const Feature *feature = &piece->features[k];
            bool way = feature->what == FEATURE_WAY;
            ways += dir == 0 && way;
            sides += way && feature->x == side.x && feature->y == side.y;
        }
    }
    return sides == DIR_COUNT / 2 && ways == sides;
}

// True if one can walk between all ways without a key and without breaking anything.
static bool ways_meet(const SetPiece *piece, const Vec entries[DIR_COUNT / 2], Vec *where) {
    Walk walk = {.piece = piece};
    bar(&walk);
    for (int i = 0; i < piece->w * piece->h; i++) {
        Vec cell = {i % piece->w, i / piece->w};
        walk.barred[cell.y][cell.x] |= tile_lock(tile_at(piece, cell)) != 0;
    }
    for (int i = 0; i < piece->feature_count; i++) {
        const Feature *feature = &piece->features[i];
        bool lock = feature->what == FEATURE_GROUND && feature->kind == (uint8_t)TILES[TILE_LOCKED_1].glyph;
        walk.barred[feature->y][feature->x] |= lock;
    }
    walk_from(&walk, &(Feature){.x = (uint8_t)entries[0].x, .y = (uint8_t)entries[0].y});
    for (int i = 0; i < DIR_COUNT / 2; i++) {
        *where = entries[i];
        if (!walk.met[where->y][where->x]) return false;
    }
    return true;
}

// True if the drawing's edge has only wall and void.
static bool is_edged(const SetPiece *piece, Vec *where) {
    for (int i = 0; i < piece->w * piece->h; i++) {
        *where = (Vec){i % piece->w, i / piece->w};
        Tile tile = tile_at(piece, *where);
        bool edge = !rect_has((Rect){1, 1, piece->w - 2, piece->h - 2}, *where);
        if (edge && tile != TILE_WALL && tile != TILE_VOID) return false;
    }
    return true;
}

static const char *room_flaw(const SetPiece *piece, Vec *where) {
    Vec entries[DIR_COUNT / 2];
    bool wide = piece->w >= ROOM_W_LEAST && piece->w <= ROOM_W_MOST && piece->w % 2 == 1;
    bool high = piece->h >= ROOM_H_LEAST && piece->h <= ROOM_H_MOST && piece->h % 2 == 1;
    *where = (Vec){0, 0};
    if (!wide || !high) return N_("a room of chambers has odd sides, 11x9 to 15x11");
    if (!list_entries(piece, entries))
        return N_("a room of chambers has four ways, in the middle of its sides");
    if (!is_edged(piece, where)) return N_("a room of chambers has wall at its edge");
    return ways_meet(piece, entries, where)
               ? NULL
               : N_("each way of a room must be free to walk to from the others");
}

const char *piece_flaw(const SetPiece *piece, Vec *where) {
    int ways = 0;
    *where = (Vec){0, 0};
    for (int i = 0; i < piece->feature_count; i++) ways += piece->features[i].what == FEATURE_WAY;
    if (ways == 0) return N_("it has no way: nobody could come in");
    if (piece->ways_least > ways) return N_("it has fewer ways than its \"ways\" wants");
    if (has_hole(piece, where)) return N_("it has a hole: give this cell a tile");
    if (!reaches_all(piece, ways, where)) return N_("what is there may be cut off from a way");
    if (!all_open(piece, where)) return N_("no way leads to this floor");
    bool turned = piece->forms == FORMS_ANY;
    for (int i = 0; i < piece->feature_count && !piece_is_room(piece); i++) {
        if (is_secret(&piece->features[i])) return N_("only a room of chambers has secret ways");
    }
    if (piece_is_room(piece) && room_flaw(piece, where) != NULL) return room_flaw(piece, where);
    return turned && any_on_wall(piece, where)
               ? N_("it hangs on a wall and so cannot be turned: forms may be mirrored")
               : NULL;
}
