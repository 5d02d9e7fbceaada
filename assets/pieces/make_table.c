// Writes the table of the set pieces that the program contains, from drawings of Tiled: a row
// SET_PIECE(columns...) for each. It runs while the program is built. usage: make_table OUT.h
// FOLDER_OF_TILE_SETS DRAWING.tmj... Exit status 1 with a line for each fault: a drawing is wrong, or a file
// cannot be read or written.
#include "gen/makers/makers.h"
#include "io/level/tmj.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_MOST = 1024, TEXT_MOST = 1 << 16 };

// ---- generators: a drawing only asks for their names

const Generator *const GENERATORS[GEN_COUNT] = {NULL};

static bool is_name(const char *list, const char *name) {
    for (; *list != '\0' && *name != '\0'; list++, name++) {
        if (*list - 'A' + 'a' != *name) return false;
    }
    return *list == *name;
}

GenKind gen_find(const char *name) {
    static const char *const NAMES[GEN_COUNT] = {
#define GENERATOR(kind) #kind,
#include "gen/tools/list_generators.h"
#undef GENERATOR
    };
    int kind = 0;
    while (kind < GEN_COUNT && !is_name(NAMES[kind], name)) kind++;
    return (GenKind)kind;
}

// ---- reading

static bool read_file(const char *path, Buffer *out) {
    static char text[TEXT_MOST];
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    size_t size = fread(text, 1, sizeof text, file);
    bool whole = feof(file) != 0 && ferror(file) == 0;
    buffer_bytes(out, text, size);
    return fclose(file) == 0 && whole && !out->failed;
}

static bool load(void *context, const char *name, Buffer *bytes) {
    char path[PATH_MOST];
    (void)snprintf(path, sizeof path, "%s/%s", (const char *)context, name);
    return read_file(path, bytes);
}

static void say(void *to, const char *fault) {
    (void)fprintf(stderr, "%s: %s\n", (const char *)to, fault);
}

static bool read_piece(SetPiece *piece, char *path, char *tile_sets) {
    Buffer bytes = {0};
    char name[PATH_MOST];
    const char *slash = strrchr(path, '/');
    (void)snprintf(name, sizeof name, "%s", slash != NULL ? slash + 1 : path);
    char *ending = strrchr(name, '.');
    if (ending != NULL) *ending = '\0';
    bool read = read_file(path, &bytes);
    if (!read) say(path, "it cannot be read");
    TmjSource source = {.bytes = bytes.bytes, .size = bytes.size, .load = load, .context = tile_sets};
    bool sound = read && set_piece_tmj_read(piece, name, &source, &(FaultSink){.say = say, .to = path});
    buffer_free(&bytes);
    return sound;
}

// ---- writing

static const char *const WHATS[FEATURE_COUNT] = {"WAY",  "GROUND",  "ITEM",   "TREASURE", "CHEST",
                                                 "TRAP", "MONSTER", "GUARDS", "PACK"};
static const char *const FORMS[FORMS_COUNT] = {"FIXED", "MIRRORED", "ANY"};

static void write_letters(FILE *file, const char *letters) {
    (void)fputc('"', file);
    for (; *letters != '\0'; letters++) fprintf(file, *letters == '"' ? "\\\"" : "%c", *letters);
    (void)fputc('"', file);
}

static void write_feature(FILE *file, const Feature *feature) {
    (void)fprintf(file, "              {FEATURE_%s, %d, %d, ", WHATS[feature->what], feature->x, feature->y);
    if (feature->what == FEATURE_GROUND) {
        (void)fprintf(file, feature->kind == '\'' ? "'\\%c'" : "'%c'", feature->kind);
    } else if (feature->what == FEATURE_WAY) {
        bool secret = feature->kind == TILE_CRACKED;
        (void)fprintf(file, "TILE_%s", secret ? "CRACKED" : feature->kind == TILE_DOOR ? "DOOR" : "FLOOR");
    } else if (feature->what == FEATURE_ITEM || feature->what == FEATURE_MONSTER ||
               feature->what == FEATURE_TRAP) {
        const char *name = feature->what == FEATURE_ITEM      ? ITEMS[feature->kind].name
                           : feature->what == FEATURE_MONSTER ? ACTORS[feature->kind].name
                                                              : FIXTURES[feature->kind].name;
        (void)fprintf(file, "%s_",
                      feature->what == FEATURE_ITEM      ? "ITEM"
                      : feature->what == FEATURE_MONSTER ? "ACTOR"
                                                         : "FIXTURE");
        for (; *name != '\0'; name++)
            (void)fputc(*name >= 'a' && *name <= 'z' ? *name - 'a' + 'A' : *name, file);
    } else {
        (void)fprintf(file, "%d", feature->kind);
    }
    (void)fprintf(file, ", %d, %d, %d},\n", feature->number, feature->chance, feature->choice);
}

static void write_piece(FILE *file, const SetPiece *piece) {
    (void)fprintf(
        file,
        "\nSET_PIECE(.name = \"%s\", .w = %d, .h = %d, .depths = 0x%x, .generators = 0x%x, .weight = %d,\n",
        piece->name, piece->w, piece->h, (unsigned)piece->depths, (unsigned)piece->generators, piece->weight);
    (void)fprintf(file,
                  "          .once = %d, .keep = %d, .forms = FORMS_%s, .ways_least = %d, .ways_most = %d,\n",
                  piece->once, piece->keep, FORMS[piece->forms], piece->ways_least, piece->ways_most);
    (void)fprintf(file, "          .picture =\n");
    for (int y = 0; y < piece->h; y++) {
        (void)fprintf(file, "              %c", y == 0 ? '{' : ' ');
        write_letters(file, piece->picture[y]);
        (void)fprintf(file, y == piece->h - 1 ? "},\n" : ",\n");
    }
    (void)fprintf(file, "          .feature_count = %d, .features = {\n", piece->feature_count);
    for (int i = 0; i < piece->feature_count; i++) write_feature(file, &piece->features[i]);
    (void)fprintf(file, "          })\n");
}

int main(int argc, char **argv) {
    FILE *file = argc > 3 ? fopen(argv[1], "w") : NULL;
    bool sound = file != NULL;
    if (!sound) say("make_table", "usage: OUT.h FOLDER_OF_TILE_SETS DRAWING.tmj...; OUT.h must be writable");
    for (int i = 3; i < argc && file != NULL; i++) {
        SetPiece piece;
        bool read = read_piece(&piece, argv[i], argv[2]);
        if (read) write_piece(file, &piece);
        sound = sound && read;
    }
    if (file != NULL && fclose(file) != 0) sound = false;
    if (!sound && file != NULL) (void)remove(argv[1]);
    return sound ? 0 : 1;
}
