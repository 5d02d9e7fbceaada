// The program's set pieces are what is drawn in assets/pieces, the rooms of chambers what is in
// assets/chambers.
// A set piece that is drawn wrong is refused, with a line for each fault.
#include "gen/pieces/pack.h"
#include "io/level/tmj.h"
#include "support/unit.h"

#include <dirent.h>

// In the order of PIECES.
static const char *const FOLDERS[] = {"assets/pieces", "assets/chambers"};
enum { FOLDERS_COUNT = sizeof FOLDERS / sizeof FOLDERS[0] };

enum { FILES_MAX = 256, TEXT_MAX = 1 << 16 };

typedef struct Files {
    char names[FILES_MAX][64]; // without their ending
    int count;
} Files;

static int by_name(const void *a, const void *b) {
    return strcmp(a, b);
}

static void list_files(Files *files, const char *name) {
    DIR *folder = opendir(name);
    assert_non_null(folder);
    files->count = 0;
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        size_t length = strlen(entry->d_name);
        if (length < 5 || strcmp(entry->d_name + length - 4, ".tmj") != 0) continue;
        assert_in_range(files->count, 0, FILES_MAX - 1);
        snprintf(files->names[files->count++], sizeof files->names[0], "%.*s", (int)length - 4,
                 entry->d_name);
    }
    assert_int_equal(closedir(folder), 0);
    qsort(files->names, (size_t)files->count, sizeof files->names[0], by_name);
}

static size_t read_file(const char *folder, const char *name, char *text) {
    char path[160];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(text, 1, TEXT_MAX, file);
    assert_int_equal(fclose(file), 0);
    assert_in_range(size, 1, TEXT_MAX - 1);
    return size;
}

static bool load(void *context, const char *name, Buffer *bytes) {
    static char text[TEXT_MAX];
    (void)context;
    size_t size = read_file(FOLDERS[0], name, text);
    buffer_bytes(bytes, text, size);
    return true;
}

static void say(void *to, const char *fault) {
    Buffer *said = to;
    buffer_text(said, "%s\n", fault);
}

// Returns what is wrong with it, "" if nothing is.
static const char *faults_of(SetPiece *piece, const char *name, const void *bytes, size_t size) {
    static char text[4096];
    Buffer said = {0};
    TmjSource source = {.bytes = bytes, .size = size, .load = load};
    bool sound = set_piece_tmj_read(piece, name, &source, &(FaultSink){.say = say, .to = &said});
    snprintf(text, sizeof text, "%.*s", (int)said.size, said.size == 0 ? "" : (const char *)said.bytes);
    assert_int_equal(sound, text[0] == '\0');
    buffer_free(&said);
    return text;
}

static void read_piece(SetPiece *piece, const char *folder, const char *name) {
    static char text[TEXT_MAX];
    char file[96];
    snprintf(file, sizeof file, "%s.tmj", name);
    size_t size = read_file(folder, file, text);
    const char *faults = faults_of(piece, name, text, size);
    if (faults[0] != '\0') fail_msg("%s/%s: %s", folder, file, faults);
}

// ---- the table

static void expect_drawn(const char *folder, const char *name, int index) {
    uint8_t drawn[PIECE_PACKED_MOST], known[PIECE_PACKED_MOST];
    SetPiece piece;
    assert_in_range(index, 0, PIECES_COUNT - 1);
    read_piece(&piece, folder, name);
    size_t size = piece_pack(&piece, drawn);
    if (size != piece_pack(&PIECES[index], known) || memcmp(drawn, known, size) != 0)
        fail_msg("%s is not as it is drawn", name);
}

static void the_tables_are_what_is_drawn(void **state) {
    (void)state;
    static Files files;
    int count = 0;
    for (int k = 0; k < FOLDERS_COUNT; k++) {
        list_files(&files, FOLDERS[k]);
        for (int i = 0; i < files.count; i++) expect_drawn(FOLDERS[k], files.names[i], count++);
    }
    assert_int_equal(count, PIECES_COUNT);
}

// Chambers knows its rooms by their folder, so to speak: nothing else lies there, and none elsewhere.
static void rooms_lie_in_a_folder_of_their_own(void **state) {
    (void)state;
    static Files files;
    int rooms = 0;
    for (int i = 0; i < PIECES_COUNT; i++) rooms += piece_is_room(&PIECES[i]);
    list_files(&files, FOLDERS[1]);
    assert_int_equal(rooms, files.count);
    assert_in_range(rooms, 40, FILES_MAX);
    for (int i = PIECES_COUNT - rooms; i < PIECES_COUNT; i++) assert_true(piece_is_room(&PIECES[i]));
}

// ---- faults

// One thing of a sound drawing is replaced by another, the first time that it comes.
static void expect_faults(const char *is, const char *by, const char *expected) {
    static char text[TEXT_MAX], other[2 * TEXT_MAX];
    SetPiece piece;
    size_t size = read_file(FOLDERS[0], "twin_doors.tmj", text);
    text[size] = '\0';
    const char *at = strstr(text, is);
    if (at == NULL) fail_msg("no %s in it", is);
    int length = snprintf(other, sizeof other, "%.*s%s%s", (int)(at - text), text, by, at + strlen(is));
    assert_string_equal(faults_of(&piece, "twin", other, (size_t)length), expected);
}

static void each_fault_is_a_line_that_names_its_place(void **state) {
    (void)state;
    expect_faults("\"height\": 8", "\"height\": 12", "it is 11x12 cells: it must be 5x5 to 17x11\n");
    expect_faults("\"type\": \"way\"", "\"type\": \"wey\"",
                  "layer \"things\": object 5: there is no \"wey\" here: its class or its property \"kind\" "
                  "says what it is\n");
    expect_faults("\"value\": 40", "\"value\": 400",
                  "layer \"things\": object 1: \"least\" must be a whole number from 0 to 80\n");
    expect_faults("\"y\": 64", "\"y\": 0", "layer \"things\": object 1: at 2,0: it must be on floor\n");
    expect_faults("\"type\": \"good\"", "\"type\": \"key_1\"",
                  "layer \"things\": object 1: no piece may have a key_1: keys come with locks\n");
    expect_faults("\"type\": \"good\"", "\"type\": \"good\", \"template\": \"../a.tx\"",
                  "layer \"things\": object 1: template \"../a.tx\": its file must lie beside the map or in "
                  "a folder below\n");
    expect_faults("\"value\": 10", "\"value\": 0", "\"weight\" must be a whole number from 1 to 100\n");
    expect_faults("\"value\": \"1\"", "\"value\": \"2-4\"",
                  "at 0,0: it has fewer ways than its \"ways\" wants\n");
    expect_faults("[\n", "[7\n", "line 6: ']' expected near '{'\n");
    expect_faults("\"cellarium-tiles.tsj\"", "\"../x.tsj\"",
                  "tile set \"../x.tsj\": its file must lie beside the map or in a folder below\n");
}

// Two things wrong are two lines; the rest of the drawing is read all the same.
static void all_faults_are_told_at_once(void **state) {
    (void)state;
    SetPiece piece;
    static char text[TEXT_MAX];
    FILE *file = fopen("tests/fuzz/corpus/piece/faults", "rb");
    assert_non_null(file);
    size_t size = fread(text, 1, sizeof text, file);
    assert_int_equal(fclose(file), 0);
    const char *faults = faults_of(&piece, "faults", text, size);
    int lines = 0;
    for (const char *at = faults; *at != '\0'; at++) lines += *at == '\n';
    if (lines != 5) fail_msg("%d: %s", lines, faults);
}

int main(void) {
#ifndef CELLARIUM_MAPS
    return 0; // nothing is read
#endif
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_tables_are_what_is_drawn),
                                       cmocka_unit_test(rooms_lie_in_a_folder_of_their_own),
                                       cmocka_unit_test(each_fault_is_a_line_that_names_its_place),
                                       cmocka_unit_test(all_faults_are_told_at_once)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
