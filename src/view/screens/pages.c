// Screens are columns of panels in the middle. Lines of facts share one layout: names left, values right.
#include "view/screens/pages.h"

#include "base/text.h"
#include "gen/descent/depths.h"
#include "lang/lang.h"
#include "sim/classic.h"
#include "sim/hero/delivery.h"
#include "sim/hero/stairs.h"
#include "sim/state/actor.h"
#include "view/hud/hud.h"
#include "view/hud/level_title.h"
#include "view/hud/score.h"
#include "view/hud/sentence.h"
#include "view/screens/facts.h"

#include <string.h>

enum {
    PAGE_EDGE = 12,
    FACT_PX = 14,
    FACT_LEAST_PX = FONT_LINE_PX - 1,
    TEXT_MAX = FACT_TEXT_MAX,
    LOW_H = 220,  // of a layer with large letters
    HERO_PX = 26, // from his feet to his head
    ROWS_LEAST = 3,
    FACTS_LEAST = 2, // at the end
    SENTENCE_LINES = 3
};

static uint32_t darkened(uint32_t pixel, uint32_t part) {
    uint32_t red_blue = (pixel & 0xff00ffu) * part >> 8 & 0xff00ffu;
    uint32_t green = (pixel & 0xff00u) * part >> 8 & 0xff00u;
    return 0xff000000u | red_blue | green;
}

void page_darken_to(Image *to, int keep) {
    int count = to->w * to->h;
    for (int i = 0; i < count; i++) to->pixels[i] = darkened(to->pixels[i], (uint32_t)keep);
}

static int facts_width(const Ui *ui, const Fact *facts, int count) {
    int width = 0;
    for (int i = 0; i < count; i++) {
        int both = font_width(ui->font, facts[i].name) + 24 + font_width(ui->font, facts[i].value);
        width = int_max(width, both);
    }
    return width;
}

// Draws a fact: its name left and its value right or, if they have no room on one line, its value below it.
// Returns its height in px. With `to` NULL it only measures.
static int draw_pair(const Ui *ui, Image *to, Rect line, const Fact *fact) {
    enum { LINES = 4, GAP = 8 };
    int lines = 0, value = font_width(ui->font, fact->value);
    bool beside = font_width(ui->font, fact->name) + GAP + value <= line.w;
    if (to != NULL && beside)
        ui_draw_text_right(ui, to, (Vec){line.x + line.w, line.y}, COLOUR_CREAM, fact->value);
    if (fact->name[0] != '\0')
        lines = ui_draw_text_wrapped(ui, to, (Vec){line.x, line.y}, line.w, LINES, COLOUR_GREY, fact->name);
    if (!beside)
        lines += ui_draw_text_wrapped(ui, to, (Vec){line.x + GAP, line.y + lines * FONT_LINE_PX},
                                      line.w - GAP, LINES, COLOUR_CREAM, fact->value);
    return (int_max(lines, 1) - 1) * FONT_LINE_PX + line.h;
}

// `area.h`: px from line to line. Returns the height of all facts.
static int draw_facts(const Ui *ui, Image *to, Rect area, const Fact *facts, int count) {
    int height = 0;
    for (int i = 0; i < count; i++)
        height += draw_pair(ui, to, (Rect){area.x, area.y + height, area.w, area.h}, &facts[i]);
    return height;
}

// Draws the explanation of the chosen entry in a strip at the picture's foot. Returns its upper edge.
static int draw_title_foot(const Ui *ui, Image *to, const char *help, const char *version) {
    enum { EDGE = 8, PAD = 8, LINES = 3 };
    int room = to->w - 2 * EDGE - 2 * PAD - font_width(ui->font, version) - 2 * PAD;
    int lines = ui_draw_text_wrapped(ui, NULL, (Vec){0, 0}, room, LINES, 0, help != NULL ? help : " ");
    int height = int_max(lines, 1) * FONT_LINE_PX + 2 * PAD - 4;
    Rect strip = {EDGE, to->h - EDGE - height, to->w - 2 * EDGE, height};
    panel_draw(ui, to, strip);
    ui_draw_text_right(ui, to, (Vec){strip.x + strip.w - PAD, strip.y + PAD}, COLOUR_STEEL, version);
    if (help != NULL)
        ui_draw_text_wrapped(ui, to, (Vec){strip.x + PAD, strip.y + PAD}, room, LINES, COLOUR_PALE, help);
    return strip.y;
}

// The right part of the picture, or of an upright one the middle, is left to the hero.
void title_page_draw(const Ui *ui, Image *to, const Menu *menu, const char *version) {
    enum { EDGE = 8, WIDTH = 208, NAME_H = 40 };
    Vec logo = ui_sprite_size(ui, UI_LOGO);
    Menu shown = *menu;
    const char *help = menu->cursor < menu->count ? menu->entries[menu->cursor].help : NULL;
    for (int i = 0; i < shown.count; i++) shown.entries[i].help = NULL;
    int foot = draw_title_foot(ui, to, help, version), top = int_max((to->h - 300) / 10, 4);
    if (logo.x > 0 && to->h >= LOW_H) {
        ui_draw_sprite(ui, to, UI_LOGO, (Vec){(to->w - logo.x) / 2, top});
    } else {
        ui_draw_text_centred(ui, to, (Vec){to->w / 2, top + 2}, to->h < LOW_H ? 3 : 4, COLOUR_GOLD,
                             "Cellarium");
        logo.y = to->h < LOW_H ? NAME_H - 16 : NAME_H;
    }
    int below = top + logo.y + 4, room = foot - 6 - below;
    int width =
        int_max(int_min(WIDTH, to->w * 9 / 20), menu_size(&shown, ui, int_min(WIDTH, to->w * 2 / 3)).x);
    menu_limit_rows(&shown, ui, (Vec){width, room});
    Vec size = menu_size(&shown, ui, width);
    bool upright = to->h > to->w; // the hero is above the menu
    int left = upright ? (to->w - size.x) / 2 : EDGE, lower = int_max(room - size.y, 0);
    menu_draw_in(&shown, ui, to, (Rect){left, below + (upright ? lower : lower / 2), width, size.y});
}

static void goal_text(const World *world, char *text, size_t size) {
    int missing = world_grate_missing_count(world);
    if (world->classic) {
        (void)text_put(text, size, tr("Enemies left: %d. Walk into them to strike them."),
                       classic_count_enemies(world));
    } else if (!world_descends(world)) {
        (void)text_put(text, size, tr("Treasures: %d collected, %d left here; you need them all to win."),
                       world->collected, world->remaining);
    } else if (world->hero.crown) {
        (void)text_put(text, size, "%s", tr("Take the crown up the stairs"));
    } else if (missing > 0 && world->clock.crown) {
        (void)text_put(text, size, "%s",
                       tr("Take the Warlord's crown: it opens the grate over the last stairs."));
    } else if (missing > 0) {
        (void)text_put(text, size,
                       tr("Treasures: %d collected, %d left here; %d more, then a toll opens the grate."),
                       world->collected, world->remaining, missing);
    } else if (world_grate_opens_at_toll(world)) {
        (void)text_put(text, size,
                       tr("Treasures: %d collected, %d left here; the next toll opens the grate."),
                       world->collected, world->remaining);
    } else {
        (void)text_put(
            text, size,
            world->level.tower
                ? tr("Treasures: %d collected, %d left here; the grate is open, take the stairs up.")
                : tr("Treasures: %d collected, %d left here; the grate is open, take the stairs down."),
            world->collected, world->remaining);
    }
}

static const char RULE[] = N_("When the bell tolls, what no flame lights is rebuilt.");

typedef struct Heading {
    const char *text;
    uint32_t colour;
} Heading;

// What is above a page's facts: a title and up to two sentences.
typedef struct Head {
    Heading title;
    int scale;
    const char *sentences[2]; // NULL: none
    int lines;                // that the sentences take
} Head;

// What is on such a page, and where.
typedef struct Sheet {
    const Ui *ui;
    Image *to;
    Rect room; // of the layer
    Head head;
    Menu menu;
    Vec menu_size;
    bool beside; // the menu is beside the facts, not below them
} Sheet;

static int sentence_width(const Sheet *sheet) {
    return sheet->room.w - (sheet->beside ? sheet->menu_size.x : 0) - 8 - 2 * PAGE_EDGE;
}

// Makes the title as large as there is room for, and counts the lines that the sentences need.
static void fit_head(Sheet *sheet) {
    Head *head = &sheet->head;
    const Ui *ui = sheet->ui;
    int room = sentence_width(sheet);
    while (head->scale > 1 && font_width(ui->font, head->title.text) * head->scale > room) head->scale--;
    for (int i = 0; i < 2 && head->sentences[i] != NULL; i++)
        head->lines += ui_draw_wrapped(ui, NULL, (Vec){0, 0}, room, SENTENCE_LINES, 0, head->sentences[i]);
}

// The px from the top of the head to the facts below it.
static int head_px(const Head *head) {
    return 9 * head->scale + 19 + (head->lines - 1) * FONT_LINE_PX;
}

static void draw_title_lines(const Sheet *sheet, Rect panel) {
    char fit[TEXT_MAX];
    const Head *head = &sheet->head;
    const Ui *ui = sheet->ui;
    Vec at = {panel.x + panel.w / 2, panel.y + PAGE_EDGE};
    ui_draw_text_centred(
        ui, sheet->to, at, head->scale, head->title.colour,
        ui_text_fit(ui, (panel.w - 2 * PAGE_EDGE) / head->scale, head->title.text, fit, sizeof fit));
    at.y += 9 * head->scale + 2;
    for (int i = 0; i < 2 && head->sentences[i] != NULL; i++)
        at.y += FONT_LINE_PX * ui_draw_wrapped(ui, sheet->to, at, sentence_width(sheet), SENTENCE_LINES,
                                               i == 0 ? COLOUR_CREAM : COLOUR_PALE, head->sentences[i]);
}

// How many px the facts may have.
static int facts_room(const Sheet *sheet) {
    int rest = sheet->beside ? 0 : sheet->menu_size.y + 6;
    return sheet->room.h - rest - 8 - 2 * PAGE_EDGE + 6 - head_px(&sheet->head);
}

// Lays a page out with room for at least so many facts. The menu has no title, because that is above the
// facts, and little room leaves no explanations and few rows.
static Sheet lay_sheet(const Ui *ui, Image *to, Rect room, const Menu *menu, Head head, int facts) {
    Sheet sheet = {.ui = ui, .to = to, .room = room, .head = head, .menu = *menu};
    sheet.beside = room.w >= 2 * room.h;
    sheet.menu.title = NULL;
    for (int i = 0; i < menu->count && room.h < LOW_H; i++) sheet.menu.entries[i].help = NULL;
    if (room.h < HUD_LEAST_H && !sheet.beside) sheet.menu.rows = ROWS_LEAST;
    int widest = sheet.beside ? room.w * 2 / 5 : room.w - 8;
    sheet.menu_size.x = menu_size(&sheet.menu, ui, widest).x;
    fit_head(&sheet);
    menu_limit_rows(&sheet.menu, ui,
                    (Vec){widest, sheet.beside ? room.h - 8 : facts_room(&sheet) - facts * FACT_LEAST_PX});
    sheet.menu_size = menu_size(&sheet.menu, ui, widest);
    return sheet;
}

// The width of the panel that these facts need.
static int sheet_width(const Sheet *sheet, const Fact *facts, int count) {
    const Head *head = &sheet->head;
    const Ui *ui = sheet->ui;
    int width = int_max(facts_width(ui, facts, count), font_width(ui->font, head->title.text) * head->scale);
    for (int i = 0; i < 2 && head->sentences[i] != NULL; i++)
        width = int_max(width, font_width(ui->font, head->sentences[i]));
    width = int_min(width, sentence_width(sheet)) + 2 * PAGE_EDGE;
    return sheet->beside ? width : int_max(width, sheet->menu_size.x);
}

static bool sheet_fits(const Sheet *sheet, const Fact *facts, int count) {
    Rect line = {0, 0, sheet_width(sheet, facts, count) - 2 * PAGE_EDGE, FACT_LEAST_PX};
    return draw_facts(sheet->ui, NULL, line, facts, count) <= facts_room(sheet);
}

// Draws a panel with a head and facts, and the menu below or beside it.
static void draw_sheet(const Sheet *sheet, const Fact *facts, int count) {
    const Ui *ui = sheet->ui;
    int width = sheet_width(sheet, facts, count), step = FACT_PX, height;
    Rect area = {0, 0, width - 2 * PAGE_EDGE, step};
    while (draw_facts(ui, NULL, area, facts, count) > facts_room(sheet) && step > FACT_LEAST_PX)
        area.h = --step;
    height = 2 * PAGE_EDGE + head_px(&sheet->head) - 6 + draw_facts(ui, NULL, area, facts, count);
    Vec whole = {width, height}, beyond = {0, height + 6};
    if (sheet->beside) {
        whole.x += sheet->menu_size.x + 4;
        whole.y = int_max(height, sheet->menu_size.y);
        beyond = (Vec){width + 4, 0};
    } else {
        whole.y += sheet->menu_size.y + 6;
    }
    Rect room = sheet->room;
    Rect panel = {room.x + (room.w - whole.x) / 2, room.y + int_max((room.h - whole.y) / 2, 4), width,
                  height};
    panel_draw(ui, sheet->to, panel);
    draw_title_lines(sheet, panel);
    area.x = panel.x + PAGE_EDGE;
    area.y = panel.y + PAGE_EDGE + head_px(&sheet->head);
    (void)draw_facts(ui, sheet->to, area, facts, count);
    Rect list = {panel.x + beyond.x, panel.y + beyond.y, sheet->menu_size.x, sheet->menu_size.y};
    if (!sheet->beside) list.w = width;
    menu_draw_in(&sheet->menu, ui, sheet->to, list);
}

void pause_page_draw(const Ui *ui, Image *to, const Menu *menu, const World *world, const char *seed_word,
                     const char *code) {
    char goal[TEXT_MAX];
    Fact facts[FACTS_MAX];
    goal_text(world, goal, sizeof goal);
    Head head = {.title = {menu->title, COLOUR_GOLD},
                 .scale = 2,
                 .sentences = {goal, world->clock.on ? tr(RULE) : NULL}};
    Sheet sheet = lay_sheet(ui, to, (Rect){0, 0, to->w, to->h}, menu, head, 0);
    int count = pause_page_list_facts(world, seed_word, code, facts);
    while (count > 0 && !sheet_fits(&sheet, facts, count)) count--;
    draw_sheet(&sheet, facts, count);
}

void arrival_page_draw(const Ui *ui, Image *to, const World *world, int keep) {
    char text[TEXT_MAX];
    (void)page_arrival_text(world, text, sizeof text);
    int width = 2 * font_width(ui->font, text) + 4 * PAGE_EDGE;
    int below = to->w < HUD_NARROW_W ? 79 : 54; // px that the HUD's panels have at the upper edge
    Rect panel = {(to->w - width) / 2, int_max(to->h / 4 - 20, below), width,
                  2 * PAGE_EDGE + 2 * FONT_LINE_PX - 4};
    if (panel.y + panel.h > to->h / 2 - HERO_PX) return; // with large letters the message tells the depth
    panel_draw(ui, to, panel);
    ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + PAGE_EDGE + 2}, 2, COLOUR_GOLD, text);
    panel_scale_opacity(to, panel, keep);
}

static const Heading HEADINGS[OUTCOME_COUNT] = {
    [OUTCOME_NONE] = {N_("You gave up"), COLOUR_PALE},
    [OUTCOME_VICTORY] = {N_("Victory"), COLOUR_GOLD},
    [OUTCOME_DEATH] = {N_("You are dead"), COLOUR_RED},
    [OUTCOME_LEFT] = {N_("You got out"), COLOUR_PALE},
};

const char *end_page_title(const World *world) {
    return tr(HEADINGS[world->outcome].text);
}

const char *end_page_verdict(const World *world) {
    bool won = world->outcome == OUTCOME_VICTORY;
    if (world->classic) return won ? tr("The last enemy is dead.") : tr("Game over.");
    if (world->outcome == OUTCOME_LEFT) return tr("What you found is yours.");
    if (world->hero.crown && won) return tr("The Warlord's crown is yours. The cellars are quiet.");
    if (world_descends(world) && world->depth >= 1)
        return won ? tr("You made it out, with all you carried.")
                   : tr("The dark keeps what you left behind.");
    return won ? tr("Every treasure of this dungeon is yours.") : tr("The dungeon keeps its treasures.");
}

void end_page_draw(const Ui *ui, Image *to, Rect room, const Menu *menu, const EndPage *page) {
    Fact facts[FACTS_MAX];
    const World *world = page->world;
    Head head = {.title = {end_page_title(world), HEADINGS[world->outcome].colour},
                 .scale = to->h < LOW_H ? 2 : 3,
                 .sentences = {end_page_verdict(world), NULL}};
    Sheet sheet = lay_sheet(ui, to, room, menu, head, FACTS_LEAST);
    int most = FACTS_MAX, count = end_page_list_facts(page, facts, most);
    while (most > 0 && !sheet_fits(&sheet, facts, count)) count = end_page_list_facts(page, facts, --most);
    draw_sheet(&sheet, facts, count);
}
