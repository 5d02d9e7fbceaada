#pragma once
// The source of what the stage viewer shows: real lines, which the build takes from `src` between two marks
// (assets/lessons/make_code.c).

#include "view/canvas/panel.h"

enum { CODE_LINES_MOST = 32 };

typedef struct CodeLine {
    const char *lesson, *file; // its lesson; its file in `src`
    int line;                  // its number there
    const char *text;
} CodeLine;

typedef struct Code {
    const CodeLine *lines[CODE_LINES_MOST];
    int count; // 0: there is no such lesson
} Code;

// The lesson about a stage of that generator; if it has none of its own, the one about all stages of that
// name.
Code code_find(const char *generator, const char *stage);

// The index of a line of the source, or -1. `file` may have any folders before those of `src`; or be NULL.
int code_find_line(const Code *code, const char *file, int line);

// The first line that contains a text, or -1.
int code_find_text(const Code *code, const char *text);

// True if another part of the source begins with that line.
bool code_begins_part(const Code *code, int index);

// What a piece of the source is.
typedef enum CodeWord {
    CODE_PLAIN,
    CODE_COMMENT,
    CODE_KEYWORD,
    CODE_TYPE,
    CODE_CONSTANT,
    CODE_CALL
} CodeWord;
extern const Colour CODE_COLOURS[CODE_CALL + 1];

// The bytes of the piece at the beginning of `text`, which is not empty; and what it is.
int code_next_word(const char *text, CodeWord *word);

// Draws the source, with lines that are too long broken. The line `lit` stands out (-1: none). If there is
// more than fits, the lines around it are drawn.
void code_draw(const Ui *ui, Image *to, Rect panel, const Code *code, int lit);
