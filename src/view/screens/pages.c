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
#include "view/screens/victory.h"

#include <string.h>

enum {
    PAGE_EDGE = 12,
    FACT_PX = 14,
    FACT_LEAST_PX = FONT_LINE_PX - 1,
    TEXT_MAX = FACT_TEXT_MAX,
    LOW_H = 220,  // of a layer with large letters
    HERO_PX = 26, // from his feet to his head
    ROWS_LEAST = 3,
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

// The inner half of the circle keeps its light.
void page_darken_around(Image *to, int keep, Vec at, int radius) {
    for (int i = 0; i < to->w * to->h; i++) {
        int far = vec_square((Vec){i % to->w - at.x, i / to->w - at.y}), whole = radius * radius;
        int spared = far < whole ? int_min((whole - far) * 4 / 3 * 256 / whole, 256) : 0;
        to->pixels[i] = darkened(to->pixels[i], (uint32_t)(keep + (256 - keep) * spared / 256));
    }
}

static int facts_width(const Ui *ui, const Fact *facts, int count) {
    int width = 0;
    for (int i = 0; i < count; i++) {
        int both = font_width(ui->font, facts[i].name) + 24 + font_width(ui->font, facts[i].value);
        width = int_max(width, both);
    }
    return width;
}

// The distance of lines, as large as there is room for.
static int fact_step(int room, int count) {
    return int_clamp(room / int_max(count, 1), FACT_LEAST_PX, FACT_PX);
}

// `area.h`: px from line to line.
static void draw_facts(const Ui *ui, Image *to, Rect area, const Fact *facts, int count) {
    char fit[TEXT_MAX];
    for (int i = 0; i < count; i++) {
        int y = area.y + i * area.h;
        int room = area.w - font_draw(ui->font, to, (Vec){area.x, y}, 1, COLOUR_GREY, facts[i].name) - 8;
        ui_draw_text_right(ui, to, (Vec){area.x + area.w, y}, COLOUR_CREAM,
                           ui_text_fit(ui, room, facts[i].value, fit, sizeof fit));
    }
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

// The right part of the picture is left to the hero.
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
    int width = int_min(WIDTH, to->w * 9 / 20);
    menu_limit_rows(&shown, ui, (Vec){width, room});
    Vec size = menu_size(&shown, ui, width);
    menu_draw_in(&shown, ui, to, (Rect){EDGE, below + int_max(room - size.y, 0) / 2, width, size.y});
}

static void goal_text(const World *world, char *text, size_t size) {
    int missing = world_grate_missing_count(world);
    if (world->classic) {
        (void)text_put(text, size, tr("Enemies left: %d. Walk into them to strike them."),
                       classic_count_enemies(world));
    } else if (!world_descends(world)) {
        (void)text_put(text, size, tr("Treasures: %d collected, %d left here; you need them all to win."),
                       world->collected, world->remaining);
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
    int victory;              // px of the picture of a victory above all that; 0: none
    int lines;                // that the sentences take
} Head;

static int sentence_width(const Image *to) {
    return to->w - 8 - 2 * PAGE_EDGE;
}

// Makes the title as large as there is room for, and counts the lines that the sentences need.
static void fit_head(const Ui *ui, const Image *to, Head *head) {
    int room = sentence_width(to);
    while (head->scale > 1 && font_width(ui->font, head->title.text) * head->scale > room) head->scale--;
    for (int i = 0; i < 2 && head->sentences[i] != NULL; i++)
        head->lines += ui_draw_wrapped(ui, NULL, (Vec){0, 0}, room, SENTENCE_LINES, 0, head->sentences[i]);
}

// The px from the top of the head to the facts below it.
static int head_px(const Head *head) {
    return head->victory + 9 * head->scale + 19 + (head->lines - 1) * FONT_LINE_PX;
}

static void draw_title_lines(const Ui *ui, Image *to, const Head *head, Rect panel) {
    char fit[TEXT_MAX];
    Vec at = {to->w / 2, panel.y + PAGE_EDGE + head->victory};
    if (head->victory > 0)
        victory_picture_draw(ui, to, (Rect){panel.x + 3, panel.y + 3, panel.w - 6, head->victory});
    ui_draw_text_centred(
        ui, to, at, head->scale, head->title.colour,
        ui_text_fit(ui, (panel.w - 2 * PAGE_EDGE) / head->scale, head->title.text, fit, sizeof fit));
    at.y += 9 * head->scale + 2;
    for (int i = 0; i < 2 && head->sentences[i] != NULL; i++)
        at.y += FONT_LINE_PX * ui_draw_wrapped(ui, to, at, sentence_width(to), SENTENCE_LINES,
                                               i == 0 ? COLOUR_CREAM : COLOUR_PALE, head->sentences[i]);
}

// The menu below the facts, without its title, which is above them; with large letters also without
// explanations.
static Menu menu_below(const Menu *menu, const Image *to) {
    Menu rest = *menu;
    rest.title = NULL;
    for (int i = 0; i < rest.count && to->h < LOW_H; i++) rest.entries[i].help = NULL;
    return rest;
}

// How many facts there is room for above a menu of a few rows.
static int facts_room(const Ui *ui, const Image *to, const Head *head, const Menu *menu) {
    Menu rest = menu_below(menu, to);
    if (to->h < HUD_LEAST_H) rest.rows = ROWS_LEAST;
    int room = to->h - menu_size(&rest, ui, to->w).y - 2 * PAGE_EDGE - head_px(head) - 8;
    return int_clamp(room / FACT_LEAST_PX, 0, FACTS_MAX);
}

// Draws a panel with a head and facts, and the menu below it.
static void draw_over_menu(const Ui *ui, Image *to, const Head *head, const Fact *facts, int count,
                           const Menu *menu) {
    Menu rest = menu_below(menu, to);
    int above = 2 * PAGE_EDGE + head_px(head), titled = font_width(ui->font, head->title.text) * head->scale;
    int width = int_max(facts_width(ui, facts, count), titled);
    menu_limit_rows(&rest, ui, (Vec){to->w - 40, to->h - above - count * FACT_LEAST_PX - 8});
    Vec size = menu_size(&rest, ui, to->w - 40);
    for (int i = 0; i < 2 && head->sentences[i] != NULL; i++)
        width = int_max(width, font_width(ui->font, head->sentences[i]));
    width = int_clamp(int_max(size.x, width + 2 * PAGE_EDGE), 0, to->w - 8);
    int step = fact_step(to->h - size.y - above - 8, count), height = above + count * step - 6;
    int top = int_max((to->h - size.y - height - 6) / 2, 4);
    Rect panel = {(to->w - width) / 2, top, width, height};
    panel_draw(ui, to, panel);
    draw_title_lines(ui, to, head, panel);
    draw_facts(ui, to, (Rect){panel.x + PAGE_EDGE, top + above - PAGE_EDGE, width - 2 * PAGE_EDGE, step},
               facts, count);
    menu_draw_in(&rest, ui, to, (Rect){panel.x, top + height + 6, width, size.y});
}

void pause_page_draw(const Ui *ui, Image *to, const Menu *menu, const World *world, const char *seed_word,
                     const char *code) {
    char goal[TEXT_MAX];
    Fact facts[FACTS_MAX];
    goal_text(world, goal, sizeof goal);
    Head head = {.title = {menu->title, COLOUR_GOLD},
                 .scale = 2,
                 .sentences = {goal, world->clock.on ? tr(RULE) : NULL}};
    fit_head(ui, to, &head);
    int count = pause_page_list_facts(world, seed_word, code, facts);
    draw_over_menu(ui, to, &head, facts, int_min(count, facts_room(ui, to, &head, menu)), menu);
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

void end_page_draw(const Ui *ui, Image *to, const Menu *menu, const EndPage *page) {
    Fact facts[FACTS_MAX];
    const World *world = page->world;
    bool won = world->outcome == OUTCOME_VICTORY;
    Head head = {.title = {end_page_title(world), HEADINGS[world->outcome].colour},
                 .scale = to->h < LOW_H ? 2 : 3,
                 .sentences = {end_page_verdict(world), NULL},
                 .victory = !won || to->h < LOW_H ? 0
                            : to->h >= HUD_H      ? 2 * VICTORY_PX
                                                  : VICTORY_PX};
    fit_head(ui, to, &head);
    int count = end_page_list_facts(page, facts, facts_room(ui, to, &head, menu));
    draw_over_menu(ui, to, &head, facts, count, menu);
}
