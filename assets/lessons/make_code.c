// Writes the table of the source lines that the stage viewer shows: a row CODE(lesson, file, line, text) for
// each. It runs while the program is built. usage: make_code OUT.h FOLDER FILE.c... (names in that folder).
// Headers come first, for their constants. Exit status 1 with a line for each fault.
//
//     // lesson: pillars walls        the lines between the two marks are those of the stage `walls` of
//     static void throw_walls(...     `pillars`; a name without a generator is for all that have no own.
//     ...                             A lesson may have several parts. Lines that only end a step are
//     // lesson ends                  left out. Below a part come the lines that give its constants a number.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum {
    LINE_MOST = 256,
    NAME_MOST = 64,
    LESSONS_MOST = 8,
    TABLE_MOST = 256,
    LINES_MOST = 25,
    GIVEN_MOST = 256
};

typedef struct Lesson {
    char name[NAME_MOST];
    int lines;
} Lesson;

// A line that gives a constant its number.
typedef struct Given {
    char name[NAME_MOST], text[LINE_MOST];
    const char *file;
    int line;
    bool used; // by the lessons that are open
} Given;

typedef struct Maker {
    FILE *out;
    const char *file;
    int line;
    Lesson lessons[TABLE_MOST]; // all so far
    int count;
    int open[LESSONS_MOST]; // those that the current line belongs to
    int open_count;
    Given given[GIVEN_MOST]; // of the headers, and then of the current file
    int given_count;
    bool failed;
} Maker;

// ---- constants

static size_t word_length(const char *text) {
    return strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
}

static bool has_word(const char *text, const char *word) {
    for (size_t length; *text != '\0'; text += length + (length == 0)) {
        length = word_length(text);
        if (length > 0 && length == strlen(word) && strncmp(text, word, length) == 0) return true;
    }
    return false;
}

// Notes the constants that a line gives a number, as an enumeration does: NAME = 3.
static void note_given(Maker *maker, const char *line) {
    const char *text = line;
    for (size_t length; *text != '\0'; text += length + (length == 0)) {
        int digits = 0;
        length = word_length(text);
        if (length == 0 || length >= NAME_MOST || maker->given_count == GIVEN_MOST) continue;
        if (sscanf(text + length, " = %*d%n", &digits) != 0 || digits == 0) continue;
        Given *given = &maker->given[maker->given_count++];
        *given = (Given){.file = maker->file, .line = maker->line};
        (void)snprintf(given->name, sizeof given->name, "%.*s", (int)length, text);
        (void)snprintf(given->text, sizeof given->text, "%s", line);
    }
}

// ---- lessons

static void complain(Maker *maker, const char *what) {
    (void)fprintf(stderr, "%s:%d: %s\n", maker->file, maker->line, what);
    maker->failed = true;
}

static int find(Maker *maker, const char *name) {
    int at = 0;
    while (at < maker->count && strcmp(maker->lessons[at].name, name) != 0) at++;
    if (at == maker->count && at < TABLE_MOST)
        (void)snprintf(maker->lessons[maker->count++].name, NAME_MOST, "%s", name);
    return at;
}

static void begin(Maker *maker, const char *name) {
    int lesson = find(maker, name);
    if (strlen(name) >= NAME_MOST || lesson == TABLE_MOST || maker->open_count == LESSONS_MOST) {
        complain(maker, "too many lessons, or too long a name");
        return;
    }
    maker->open[maker->open_count++] = lesson;
}

static void write_text(FILE *out, const char *text) {
    (void)fputc('"', out);
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\') (void)fputc('\\', out);
        (void)fputc(*text, out);
    }
    (void)fputc('"', out);
}

// Writes a row for each open lesson.
static void write_rows(Maker *maker, const char *file, int line, const char *text) {
    for (int i = 0; i < maker->open_count; i++) {
        (void)fprintf(maker->out, "CODE(\"%s\", \"%s\", %d, ", maker->lessons[maker->open[i]].name, file,
                      line);
        write_text(maker->out, text);
        (void)fputs(")\n", maker->out);
    }
}

static void write_line(Maker *maker, const char *text) {
    const char *code = text + strspn(text, " ");
    if (strncmp(code, "STEP(", 5) == 0) return;
    for (int i = 0; i < maker->open_count; i++) {
        if (++maker->lessons[maker->open[i]].lines > LINES_MOST)
            complain(maker, "a lesson has more than 25 lines");
    }
    for (int i = 0; i < maker->given_count; i++) maker->given[i].used |= has_word(text, maker->given[i].name);
    write_rows(maker, maker->file, maker->line, text);
}

// Writes the lines of the constants that were used; several may stand in one line.
static void write_given(Maker *maker) {
    const Given *last = NULL;
    for (int i = 0; i < maker->given_count; i++) {
        Given *given = &maker->given[i];
        bool again = last != NULL && last->line == given->line && last->file == given->file;
        if (given->used && !again) write_rows(maker, given->file, given->line, given->text);
        if (given->used) last = given;
        given->used = false;
    }
}

static void take_line(Maker *maker, const char *text) {
    static const char BEGINS[] = "// lesson: ";
    if (strncmp(text, BEGINS, sizeof BEGINS - 1) == 0) {
        begin(maker, text + sizeof BEGINS - 1);
    } else if (strcmp(text, "// lesson ends") == 0) {
        if (maker->open_count == 0) complain(maker, "no lesson ends here");
        write_given(maker);
        maker->open_count = 0;
    } else if (maker->open_count > 0) {
        write_line(maker, text);
    }
}

static void take_lines(Maker *maker, FILE *file, void (*take)(Maker *maker, const char *text)) {
    char text[LINE_MOST];
    maker->line = 0;
    while (fgets(text, sizeof text, file) != NULL) {
        maker->line++;
        text[strcspn(text, "\r\n")] = '\0';
        take(maker, text);
    }
    if (ferror(file) != 0) complain(maker, "cannot be read");
    rewind(file);
}

static void take_file(Maker *maker, const char *folder, const char *name) {
    char path[4 * LINE_MOST];
    bool header = name[strlen(name) - 1] == 'h';
    int before = maker->given_count;
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    maker->file = name;
    if (file == NULL) {
        complain(maker, "cannot be read");
        return;
    }
    take_lines(maker, file, note_given);
    if (!header) take_lines(maker, file, take_line);
    if (!header) maker->given_count = before;
    if (maker->open_count > 0) complain(maker, "the last lesson does not end");
    (void)fclose(file);
}

int main(int count, char **words) {
    static Maker maker;
    if (count < 4) return 1;
    maker.out = fopen(words[1], "w");
    if (maker.out == NULL) return 1;
    for (int i = 3; i < count; i++) take_file(&maker, words[2], words[i]);
    bool whole = fclose(maker.out) == 0 && !maker.failed;
    if (!whole) (void)remove(words[1]);
    return whole ? 0 : 1;
}
