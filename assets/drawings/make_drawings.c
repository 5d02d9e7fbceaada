// Writes drawings as a table in C: a row DRAWING(name, "rows"...) for each. It runs while the program is
// built. usage: make_drawings OUT.h FILE.txt
//
//     // what the letters mean: lines like this are left out
//     = throne              a drawing's name, in letters that C takes, then its rows
//     #####                 all drawings of a file are equally wide and high
//     #...#
//
// Exit status 1 with a line for the first fault.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { LINE_MOST = 256 };

typedef struct Maker {
    FILE *out;
    size_t width;  // of all rows; 0: not known yet
    int rows, all; // of this drawing, and of each; 0: not known yet
    bool begun;
} Maker;

// Ends the drawing that has begun, if any. Returns what is wrong with it, or NULL.
static const char *end_drawing(Maker *maker) {
    if (!maker->begun) return NULL;
    if (maker->all == 0) maker->all = maker->rows;
    if (maker->rows == 0 || maker->rows != maker->all)
        return "the drawing above has not as many rows as the first";
    maker->rows = 0;
    (void)fputs(")\n", maker->out);
    return NULL;
}

static const char *add_line(Maker *maker, const char *line) {
    size_t length = strlen(line);
    if (length == 0 || strncmp(line, "//", 2) == 0) return NULL;
    if (strncmp(line, "= ", 2) == 0) {
        const char *why = end_drawing(maker);
        maker->begun = true;
        (void)fprintf(maker->out, "DRAWING(%s", line + 2);
        return why;
    }
    if (!maker->begun) return "a row without a name before it";
    if (maker->width == 0) maker->width = length;
    if (length != maker->width) return "a row that is not as long as the first";
    maker->rows++;
    (void)fputs(", \"", maker->out);
    for (const char *at = line; *at != '\0'; at++)
        (void)fprintf(maker->out, *at == '"' || *at == '\\' ? "\\%c" : "%c", *at);
    (void)fputs("\"", maker->out);
    return NULL;
}

int main(int argc, char **argv) {
    if (argc != 3) return 1;
    FILE *in = fopen(argv[2], "r");
    Maker maker = {.out = fopen(argv[1], "w")};
    if (in == NULL || maker.out == NULL)
        return fprintf(stderr, "%s: cannot be read, or %s not be written\n", argv[2], argv[1]), 1;
    char line[LINE_MOST];
    int number = 0;
    const char *why = NULL;
    while (why == NULL && fgets(line, sizeof line, in) != NULL) {
        number++;
        line[strcspn(line, "\r\n")] = '\0';
        why = add_line(&maker, line);
    }
    if (why == NULL) why = end_drawing(&maker);
    if (why != NULL) (void)fprintf(stderr, "%s:%d: %s\n", argv[2], number, why);
    bool written = !ferror(maker.out) && fclose(maker.out) == 0;
    (void)fclose(in);
    return why != NULL || !written;
}
