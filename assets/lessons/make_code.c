// Writes the table of the source lines that the stage viewer shows: a row CODE(lesson, file, line, text) for
// each. It runs while the program is built. usage: make_code OUT.h FOLDER FILE.c... (names in that folder).
// Exit status 1 with a line for each fault.
//
//     // lesson: pillars walls        the lines between the two marks are those of the stage `walls` of
//     static void throw_walls(...     `pillars`; a name without a generator is for all that have no own.
//     ...                             A lesson may have several parts. Lines that only end a step are
//     // lesson ends                  left out.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { LINE_MOST = 256, NAME_MOST = 64, LESSONS_MOST = 8, TABLE_MOST = 256, LINES_MOST = 25 };

typedef struct Lesson {
    char name[NAME_MOST];
    int lines;
} Lesson;

typedef struct Maker {
    FILE *out;
    const char *file;
    int line;
    Lesson lessons[TABLE_MOST]; // all so far
    int count;
    int open[LESSONS_MOST]; // those that the current line belongs to
    int open_count;
    bool failed;
} Maker;

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

static void write_line(Maker *maker, const char *text) {
    const char *code = text + strspn(text, " ");
    if (strncmp(code, "STEP(", 5) == 0) return;
    for (int i = 0; i < maker->open_count; i++) {
        Lesson *lesson = &maker->lessons[maker->open[i]];
        if (++lesson->lines > LINES_MOST) complain(maker, "a lesson has more than 25 lines");
        (void)fprintf(maker->out, "CODE(\"%s\", \"%s\", %d, ", lesson->name, maker->file, maker->line);
        write_text(maker->out, text);
        (void)fputs(")\n", maker->out);
    }
}

static void take_line(Maker *maker, const char *text) {
    static const char BEGINS[] = "// lesson: ";
    if (strncmp(text, BEGINS, sizeof BEGINS - 1) == 0) {
        begin(maker, text + sizeof BEGINS - 1);
    } else if (strcmp(text, "// lesson ends") == 0) {
        if (maker->open_count == 0) complain(maker, "no lesson ends here");
        maker->open_count = 0;
    } else {
        write_line(maker, text);
    }
}

static void take_file(Maker *maker, const char *folder, const char *name) {
    char text[LINE_MOST], path[4 * LINE_MOST];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    maker->file = name;
    maker->line = 0;
    if (file == NULL) {
        complain(maker, "cannot be read");
        return;
    }
    while (fgets(text, sizeof text, file) != NULL) {
        maker->line++;
        text[strcspn(text, "\r\n")] = '\0';
        take_line(maker, text);
    }
    if (maker->open_count > 0) complain(maker, "the last lesson does not end");
    if (ferror(file) != 0) complain(maker, "cannot be read");
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
