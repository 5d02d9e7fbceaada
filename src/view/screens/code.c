// The words of C are told apart by their letters alone, which is enough for the house's names: Types,
// CONSTANTS, and calls(.
#include "view/screens/code.h"

#include "base/text.h"

#include <ctype.h>
#include <string.h>

enum { EDGE = 7, ROW_PX = 10, SPACE_PX = 2, HANGING_PX = 12, WORD_MOST = 128 };

#define LIT_LINE 0x58ffc43du

static const CodeLine LINES[] = {
#define CODE(lesson, file, line, text) {lesson, file, line, text},
#include "view/screens/list_code.h"
#undef CODE
};
enum { LINE_COUNT = sizeof LINES / sizeof *LINES };

const Colour CODE_COLOURS[CODE_CALL + 1] = {
    [CODE_PLAIN] = COLOUR_PALE, [CODE_COMMENT] = COLOUR_GREY,  [CODE_KEYWORD] = COLOUR_BLUE,
    [CODE_TYPE] = COLOUR_ICE,   [CODE_CONSTANT] = COLOUR_GOLD, [CODE_CALL] = COLOUR_GREEN};

// ---- finding

static Code find(const char *lesson) {
    Code code = {.count = 0};
    for (int i = 0; i < LINE_COUNT && code.count < CODE_LINES_MOST; i++) {
        if (strcmp(LINES[i].lesson, lesson) == 0) code.lines[code.count++] = &LINES[i];
    }
    return code;
}

Code code_find(const char *generator, const char *stage) {
    char lesson[WORD_MOST];
    (void)text_put(lesson, sizeof lesson, "%s %s", generator, stage);
    Code own = find(lesson);
    return own.count > 0 ? own : find(stage);
}

static bool ends_in(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

int code_find_line(const Code *code, const char *file, int line) {
    for (int i = 0; file != NULL && i < code->count; i++) {
        if (code->lines[i]->line == line && ends_in(file, code->lines[i]->file)) return i;
    }
    return -1;
}

int code_find_text(const Code *code, const char *text) {
    for (int i = 0; i < code->count; i++) {
        if (strstr(code->lines[i]->text, text) != NULL) return i;
    }
    return -1;
}

bool code_begins_part(const Code *code, int index) {
    enum { STEP_LINES = 2 }; // a line that was left out lies between two of the same part
    if (index == 0) return false;
    const CodeLine *line = code->lines[index], *above = code->lines[index - 1];
    return strcmp(line->file, above->file) != 0 || line->line > above->line + STEP_LINES;
}

// ---- words

static bool is_keyword(const char *text, int length) {
    static const char *const KEYWORDS[] = {"static", "void", "int",  "bool",   "const",   "for",      "while",
                                           "if",     "else", "enum", "struct", "return",  "continue", "break",
                                           "switch", "case", "true", "false",  "default", "unsigned", "char"};
    for (size_t i = 0; i < sizeof KEYWORDS / sizeof *KEYWORDS; i++) {
        if ((int)strlen(KEYWORDS[i]) == length && strncmp(text, KEYWORDS[i], (size_t)length) == 0)
            return true;
    }
    return false;
}

static bool of_name(char letter) {
    return isalnum((unsigned char)letter) != 0 || letter == '_';
}

static CodeWord kind_of_name(const char *text, int length) {
    bool upper = isupper((unsigned char)text[0]) != 0, lower = false;
    for (int i = 0; i < length; i++) lower |= islower((unsigned char)text[i]) != 0;
    if (isdigit((unsigned char)text[0]) != 0 || (upper && !lower)) return CODE_CONSTANT;
    if (is_keyword(text, length)) return CODE_KEYWORD;
    if (upper) return CODE_TYPE;
    return text[length] == '(' ? CODE_CALL : CODE_PLAIN;
}

int code_next_word(const char *text, CodeWord *word) {
    int length = 1;
    *word = CODE_PLAIN;
    if (text[0] == ' ') return 1;
    if (text[0] == '/' && text[1] == '/') {
        *word = CODE_COMMENT;
        while (text[length] != '\0' && text[length] != ' ')
            length++; // word by word, so that it can be broken
    } else if (of_name(text[0])) {
        while (of_name(text[length])) length++;
        *word = kind_of_name(text, length);
    } else {
        while (text[length] != '\0' && text[length] != ' ' && !of_name(text[length]) &&
               !(text[length] == '/' && text[length + 1] == '/'))
            length++;
    }
    return length;
}

// ---- drawing

// The pen while a line of the source is drawn.
typedef struct Pen {
    const Ui *ui;
    Image *to; // NULL: it only measures
    int left, right, x, y, rows;
} Pen;

// The width of a text up to its next space.
static int width_to_space(const Ui *ui, const char *text) {
    char run[WORD_MOST];
    int length = int_min((int)strcspn(text, " "), WORD_MOST - 1);
    memcpy(run, text, (size_t)length);
    run[length] = '\0';
    return font_width(ui->font, run);
}

static void draw_word(Pen *pen, const char *text, int length, Colour colour) {
    char word[WORD_MOST];
    length = int_min(length, WORD_MOST - 1);
    memcpy(word, text, (size_t)length);
    word[length] = '\0';
    if (pen->to != NULL) font_draw_flat(pen->ui->font, pen->to, (Vec){pen->x, pen->y}, 1, colour, word);
    pen->x += font_width(pen->ui->font, word);
}

// Goes to the next row if what follows, up to a space, does not fit into this one.
static void maybe_break(Pen *pen, const char *text) {
    int hang = pen->left + HANGING_PX;
    if (pen->x + width_to_space(pen->ui, text) <= pen->right || pen->x <= hang) return;
    pen->x = hang;
    pen->y += ROW_PX;
    pen->rows++;
}

// Draws a line in rows between the left and the right end of `room`, and returns how many. An indentation is
// narrower than its spaces. `to` NULL: only counts.
static int draw_line(const Ui *ui, Image *to, Rect room, const char *text) {
    int indent = (int)strspn(text, " ");
    Pen pen = {.ui = ui,
               .to = to,
               .left = room.x + indent * SPACE_PX,
               .right = room.x + room.w,
               .x = room.x + indent * SPACE_PX,
               .y = room.y,
               .rows = 1};
    bool comment = false, after_space = false;
    for (text += indent; *text != '\0';) {
        CodeWord word;
        int length = code_next_word(text, &word);
        comment |= word == CODE_COMMENT;
        if (after_space) maybe_break(&pen, text);
        after_space = *text == ' ';
        draw_word(&pen, text, length, CODE_COLOURS[comment ? CODE_COMMENT : word]);
        text += length;
    }
    return pen.rows;
}

static int height_of(const Ui *ui, const Code *code, int index, int width) {
    int above = code_begins_part(code, index) ? ROW_PX / 2 : 0;
    return above + ROW_PX * draw_line(ui, NULL, (Rect){.w = width}, code->lines[index]->text);
}

// The first line to draw: if not all fit, the line `lit` and some of those after it have to be seen.
static int first_line(const Ui *ui, const Code *code, int lit, Vec room) {
    int last = int_min(lit < 0 ? 0 : lit + room.y / ROW_PX / 2, code->count - 1), height = 0,
        first = last + 1;
    while (first > 0 && height + height_of(ui, code, first - 1, room.x) <= room.y)
        height += height_of(ui, code, --first, room.x);
    return first;
}

void code_draw(const Ui *ui, Image *to, Rect panel, const Code *code, int lit) {
    Rect room = rect_inset(panel, EDGE);
    int end = room.y + room.h + 4; // the last row needs no gap below
    panel_draw(ui, to, panel);
    hits_add(ui->hits, panel, HIT_COVER);
    for (int i = first_line(ui, code, lit, (Vec){room.w, end - room.y}); i < code->count; i++) {
        int height = height_of(ui, code, i, room.w), rows = height / ROW_PX * ROW_PX;
        if (room.y + height > end) break;
        room.y += height - rows;
        if (i == lit) image_fill(to, (Rect){panel.x + 3, room.y - 3, panel.w - 6, rows}, LIT_LINE);
        (void)draw_line(ui, to, room, code->lines[i]->text);
        room.y += rows;
    }
}
