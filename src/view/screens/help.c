#include "view/screens/help.h"

#include "base/text.h"
#include "lang/lang.h"

enum {
    PAGE_EDGE = 12,
    HELP_HEAD_PX = 34,
    KEYS_ROOM = 200, // px from which keys and what they do are separate columns
    COLUMN_W = 240,  // px of a column of keys; narrower pages have only one
    RULE_LINES = 8,
    OTHER_LINES = 4,
    TEXT_LINES = 4, // of a sentence
    DASH_PX = 9,
    KEY_LINE_PX = 19,
    ROWS_LEAST = 3,
    LOW_H = 220
};

// Draws a key and returns its width. With `to` NULL it only measures.
static int put_key(const Ui *ui, Image *to, Vec at, const char *key) {
    if (key[0] != '\0') {
        int width = to != NULL ? panel_draw_key_cap(ui, to, at, key) : panel_key_cap_width(ui, key);
        return width + 2;
    }
    if (to != NULL) font_draw(ui->font, to, (Vec){at.x + 1, at.y + 5}, 1, COLOUR_PALE, "-");
    return DASH_PX;
}

static int keys_width(const Ui *ui, const KeyHelp *help) {
    int width = 0;
    for (int i = 0; i < 4 && help->keys[i] != NULL; i++)
        width += put_key(ui, NULL, (Vec){0, 0}, help->keys[i]);
    return width;
}

static void draw_key_line(const Ui *ui, Image *to, Vec at, int column, int room, const KeyHelp *help) {
    int x = at.x;
    for (int i = 0; i < 4 && help->keys[i] != NULL; i++) x += put_key(ui, to, (Vec){x, at.y}, help->keys[i]);
    x = int_max(at.x + column, x + 4);
    int width = at.x + room - x,
        lines = ui_draw_text_wrapped(ui, NULL, at, width, 2, COLOUR_PALE, help->what);
    Vec text = {x, lines == 1 ? at.y + 5 : at.y};
    (void)ui_draw_text_wrapped(ui, to, text, width, 2, COLOUR_PALE, help->what);
}

// Uses as many columns as are needed for the height.
static void draw_keys(const Ui *ui, Image *to, Rect area, const KeyHelp *keys, int count) {
    int rows = int_max(area.h / KEY_LINE_PX, 1), columns = int_max((count + rows - 1) / rows, 1);
    rows = (count + columns - 1) / columns;
    for (int c = 0; c < columns; c++) {
        int widest = 0, room = area.w / columns;
        for (int i = c * rows; i < count && i < (c + 1) * rows; i++) {
            widest = int_max(widest, keys_width(ui, &keys[i]));
        }
        for (int i = c * rows; i < count && i < (c + 1) * rows; i++) {
            Vec at = {area.x + c * room, area.y + (i - c * rows) * KEY_LINE_PX};
            int column = room < KEYS_ROOM ? 0 : int_min(widest + 6, room * 2 / 3);
            draw_key_line(ui, to, at, column, room - 8, &keys[i]);
        }
    }
}

typedef struct HelpText {
    const char *text, *tower; // `tower`: the text in a tower; NULL: the same
} HelpText;

// The rules of the descent, in the sentences of README. @ stands for the bell's key.
static const HelpText RULES[RULE_LINES] = {
    {N_("A bell tolls again and again: what is dark is rebuilt, what lies in a flame's "
        "light stays."),
     NULL},
    {N_("Collect the treasures that a depth asks for, or kill its guardian: the next "
        "toll opens the grate."),
     N_("Collect the treasures that a floor asks for, or kill its guardian: the next "
        "toll opens the grate.")},
    {N_("While a found treasure lies lit, a toll takes none, doubles its points, and "
        "taking it heals you."),
     NULL},
    {N_("Otherwise a toll takes one treasure from the dark, but none that you need."), NULL},
    {N_("The clock's tolls bring 2 hunters, then 8, then 16; on depth 1 none, then 2, then 8."),
     N_("The clock's tolls bring 2 hunters, then 8, then 16; on floor 1 none, then 2, then 8.")},
    {N_("Each treasure beyond the quota adds 3; from depth 2 on, a lost one adds 7; at "
        "most 16 come."),
     N_("Each treasure beyond the quota adds 3; from floor 2 on, a lost one adds 7; at "
        "most 16 come.")},
    {N_("@ rings your bell, once a depth: only those extra hunters come, and in a flame's light it heals "
        "you."),
     N_("@ rings your bell, once a floor: only those extra hunters come, and in a flame's light it heals "
        "you.")},
    {N_("Light shows you; a monster that has not noticed you, or cannot fight back, "
        "takes triple damage."),
     NULL}};
static const HelpText OTHERS[][OTHER_LINES] = {
    [HELP_BOTH] = {{N_("In a single dungeon, collect every treasure to win."), NULL}},
    [HELP_DESCENT] = {{NULL, NULL}},
    [HELP_DUNGEON] = {{N_("Collect every treasure in the dungeon to win."), NULL},
                      {N_("Light shows you; a monster that has not noticed you, or cannot fight back, takes "
                          "triple damage."),
                       NULL},
                      {N_("Monsters chase what they see. Hearts heal."), NULL}},
    [HELP_CLASSIC] = {{N_("Walk into the enemies to strike them: you win when none is left."), NULL},
                      {N_("Each step is a turn. Within six steps they chase you, otherwise they wander."),
                       NULL},
                      {N_("Every blow takes one hit point. In letters the 3 is you: your hit points."), NULL},
                      {N_("Ctrl+R makes a new map."), NULL}},
    [HELP_WATCH] = {{N_("This is a recorded game: pause it, go to any moment, or play on from there."), NULL},
                    {N_("Marks show depths, tolls and wounds. Click the time bar to go there."),
                     N_("Marks show floors, tolls and wounds. Click the time bar to go there.")}},
    [HELP_MORE] = {{NULL, NULL}},
};

const char *page_help_line(HelpMode mode, bool tower, int line, const char *bell_key, char *text,
                           size_t size) {
    bool descent = mode == HELP_BOTH || mode == HELP_DESCENT;
    int other = descent ? line - RULE_LINES : line;
    if (other >= OTHER_LINES || (other >= 0 && OTHERS[mode][other].text == NULL)) return NULL;
    const HelpText *said = other < 0 ? &RULES[line] : &OTHERS[mode][other];
    const char *from = tr(tower && said->tower != NULL ? said->tower : said->text);
    (void)text_put(text, size, "%s%s", from[0] == '@' ? bell_key : "", from + (from[0] == '@'));
    return text;
}

// Returns where the keys begin. `end`: the first sentence that has no room. With `to` NULL it only measures.
static int draw_help_texts(const Ui *ui, Image *to, Rect area, const HelpPage *page, int *end) {
    char text[HELP_TEXT_MAX];
    int y = area.y, goals = page->mode == HELP_BOTH || page->mode == HELP_DESCENT ? 2 : 1, i = page->from;
    for (; page_help_line(page->mode, page->tower, i, page->bell_key, text, sizeof text) != NULL; i++) {
        Colour colour = i < goals ? COLOUR_CREAM : COLOUR_PALE;
        int lines = ui_draw_text_wrapped(ui, NULL, (Vec){0, 0}, area.w, TEXT_LINES, colour, text);
        if (y + lines * FONT_LINE_PX > area.y + area.h) break;
        y += ui_draw_text_wrapped(ui, to, (Vec){area.x, y}, area.w, TEXT_LINES, colour, text) * FONT_LINE_PX;
    }
    *end = i;
    return y + 6;
}

void help_page_draw_foot(const Ui *ui, Image *to, Rect panel, const char *turn, const char *close_key) {
    const char *back = tr("back");
    enum { APART = 18, CAP_GAP = 4 };
    int turn_w = turn == NULL ? 0
                              : panel_key_cap_width(ui, "←") + panel_key_cap_width(ui, "→") + 2 + CAP_GAP +
                                    font_width(ui->font, turn) + APART;
    int width = turn_w + panel_key_cap_width(ui, close_key) + CAP_GAP + font_width(ui->font, back);
    Vec at = {panel.x + (panel.w - width) / 2, panel.y + panel.h - 26};
    if (turn != NULL) {
        hits_add(ui->hits, (Rect){at.x - 4, at.y - 2, turn_w - 6, KEY_LINE_PX}, HIT_NEXT);
        int x = at.x + panel_draw_key_cap(ui, to, at, "←") + 2;
        x += panel_draw_key_cap(ui, to, (Vec){x, at.y}, "→") + CAP_GAP;
        font_draw(ui->font, to, (Vec){x, at.y + 5}, 1, COLOUR_GREY, turn);
    }
    at.x += turn_w;
    hits_add(ui->hits, (Rect){at.x - 4, at.y - 2, width - turn_w + 8, KEY_LINE_PX}, HIT_BACK);
    at.x += panel_draw_key_cap(ui, to, at, close_key) + CAP_GAP;
    font_draw(ui->font, to, (Vec){at.x, at.y + 5}, 1, COLOUR_GREY, back);
}

// True with large letters: there is no title.
static bool is_low(Vec layer) {
    return layer.y < LOW_H;
}

// The largest size for the panel.
static Vec help_room(Vec layer) {
    int edges = is_low(layer) ? 4 : 12;
    return (Vec){int_min(layer.x - 2 * edges, HELP_W), layer.y - edges};
}

static int help_columns(Vec layer) {
    return help_room(layer).x < 2 * COLUMN_W ? 1 : 2;
}

// Where the sentences are, from the panel's upper left corner.
static Rect texts_area(Vec layer) {
    Vec room = help_room(layer);
    int head = is_low(layer) ? PAGE_EDGE : HELP_HEAD_PX;
    return (Rect){PAGE_EDGE + 4, head, room.x - 2 * PAGE_EDGE - 8, room.y - head - HELP_FOOT_PX};
}

// Where the keys begin, from the panel's upper edge.
static int help_head(const Ui *ui, Vec layer, const HelpPage *page) {
    int end;
    return draw_help_texts(ui, NULL, texts_area(layer), page, &end);
}

int help_page_next(const Ui *ui, Vec layer, const HelpPage *page) {
    char text[HELP_TEXT_MAX];
    int end;
    (void)draw_help_texts(ui, NULL, texts_area(layer), page, &end);
    bool more = page_help_line(page->mode, page->tower, end, page->bell_key, text, sizeof text) != NULL;
    return more && end > page->from ? end : -1;
}

// Keys have one or two columns. If the sentences leave almost no room, they have pages of their own.
int help_page_key_capacity(const Ui *ui, Vec layer, const HelpPage *page) {
    int rows = (help_room(layer).y - help_head(ui, layer, page) - HELP_FOOT_PX) / KEY_LINE_PX;
    int columns = help_columns(layer);
    return page->mode == HELP_MORE ? columns * int_max(rows, 1) : rows < ROWS_LEAST ? 0 : columns * rows;
}

void help_page_draw(const Ui *ui, Image *to, const HelpPage *page) {
    Vec layer = {to->w, to->h}, room = help_room(layer);
    int columns = help_columns(layer), rows = (page->count + columns - 1) / columns,
        head = help_head(ui, layer, page);
    int height = int_min(room.y, head + rows * KEY_LINE_PX + HELP_FOOT_PX);
    Rect panel = {(to->w - room.x) / 2, (to->h - height) / 2, room.x, height}, texts = texts_area(layer);
    panel_draw(ui, to, panel);
    texts.x += panel.x;
    texts.y += panel.y;
    if (!is_low(layer))
        ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + PAGE_EDGE}, 2, COLOUR_GOLD,
                             tr("How to play"));
    int end;
    (void)draw_help_texts(ui, to, texts, page, &end);
    draw_keys(ui, to, (Rect){texts.x, panel.y + head, texts.w, height - head - HELP_FOOT_PX}, page->keys,
              page->count);
    help_page_draw_foot(ui, to, panel, page->turn, page->close_key);
}
