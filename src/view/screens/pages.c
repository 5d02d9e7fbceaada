// Screens are centred columns of panels; lines of facts share one layout, names left and values right.
#include "view/screens/pages.h"

#include "gen/descent/depths.h"
#include "sim/classic.h"
#include "sim/hero/delivery.h"
#include "sim/hero/stairs.h"
#include "sim/state/actor.h"
#include "view/hud/hud.h"
#include "view/hud/score.h"
#include "view/hud/sentence.h"
#include "view/hud/wording.h"

#include <stdio.h>
#include <string.h>

enum {
    PAGE_EDGE = 12,
    FACT_PX = 14,
    PAUSE_HEAD = 37,
    HELP_HEAD_PX = 34,
    KEYS_ROOM = 200, // px in which keys and what they do make columns of their own
    HELP_LINES = 6,
    DASH_PX = 9,
    FACTS_MAX = 16,
    KEY_LINE_PX = 19,
    TEXT_MAX = SCORE_TEXT_MAX
};

typedef struct Fact {
    const char *name;
    char value[TEXT_MAX];
} Fact;

static uint32_t darkened(uint32_t pixel, uint32_t part) {
    uint32_t red_blue = (pixel & 0xff00ffu) * part >> 8 & 0xff00ffu;
    uint32_t green = (pixel & 0xff00u) * part >> 8 & 0xff00u;
    return 0xff000000u | red_blue | green;
}

void page_darken(Image *to, int keep) {
    int count = to->w * to->h;
    for (int i = 0; i < count; i++) to->pixels[i] = darkened(to->pixels[i], (uint32_t)keep);
}

// Its middle half is as light as ever.
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

// As much as there is room for.
static int fact_step(int room, int count) {
    return int_clamp(room / int_max(count, 1), FONT_LINE_PX - 1, FACT_PX);
}

// `area.h`: px from line to line. In the words of a tower, or not.
static void draw_facts(const Ui *ui, Image *to, Rect area, const Fact *facts, int count, bool tower) {
    char said[TEXT_MAX], fit[TEXT_MAX];
    for (int i = 0; i < count; i++) {
        int y = area.y + i * area.h;
        const char *name = wording_of(tower, facts[i].name, said, sizeof said);
        int room = area.w - font_draw(ui->font, to, (Vec){area.x, y}, 1, COLOUR_GREY, name) - 8;
        const char *value = wording_of(tower, facts[i].value, said, sizeof said);
        ui_text_right(ui, to, (Vec){area.x + area.w, y}, COLOUR_CREAM,
                      ui_text_fit(ui, room, value, fit, sizeof fit));
    }
}

void page_title(const Ui *ui, Image *to, const Menu *menu, const char *version) {
    Vec logo = ui_size(ui, UI_LOGO), size = menu_size(menu, ui, to->w - 40);
    int gap = int_clamp(to->h - logo.y - size.y - 8, 6, 24); // a long menu needs the air
    int top = int_max((to->h - logo.y - size.y - gap) / 2, 4);
    if (logo.x > 0) {
        ui_sprite(ui, to, UI_LOGO, (Vec){(to->w - logo.x) / 2, top});
    } else {
        ui_text_centre(ui, to, (Vec){to->w / 2, top}, 4, COLOUR_GOLD, "Cellarium");
        logo.y = 40;
    }
    menu_draw(menu, ui, to, (Vec){to->w / 2, top + logo.y + gap}, to->w - 40);
    ui_text_right(ui, to, (Vec){to->w - 8, to->h - 14}, COLOUR_STEEL, version);
}

static void tell_goal(const World *world, char *text, size_t size) {
    int open = world_grate_lacks(world);
    if (world->classic) {
        (void)snprintf(text, size, "Enemies left: %d. Walk into them to strike them.",
                       classic_enemies(world));
    } else if (!world_descends(world)) {
        (void)snprintf(text, size, "Collected %d / Remaining %d: you need them all to win.", world->collected,
                       world->remaining);
    } else if (open > 0 && world->clock.crown) {
        (void)snprintf(text, size, "Take the Warlord's crown: it opens the grate over the last stairs.");
    } else if (open > 0) {
        (void)snprintf(text, size, "Collected %d / Remaining %d: %d more %s the grate over the stairs down.",
                       world->collected, world->remaining, open, open == 1 ? "opens" : "open");
    } else {
        (void)snprintf(text, size, "Collected %d / Remaining %d: the grate is open, take the stairs down.",
                       world->collected, world->remaining);
    }
}

static void goal_text(const World *world, char *text, size_t size) {
    tell_goal(world, text, size);
    wording(world->level.tower, text, size);
}

static bool is_descent(const World *world) {
    return world_descends(world) && world->depth >= 1 && world->depth <= DESCENT_DEPTHS;
}

static const char *const PACES[PACE_COUNT] = {
    [PACE_REAL] = "", [PACE_TURNS] = ", turn by turn", [PACE_MOVES] = ", only while you move"};

// What tells this dungeon from others; returns how many facts that is.
static int dungeon_facts(const World *world, Fact *facts) {
    char time[HUD_TEXT_MAX];
    const Level *level = &world->level;
    int count = 0;
    facts[count].name = "Dungeon";
    if (is_descent(world)) {
        const DescentDepth *of = descent_depth(world->depth);
        (void)snprintf(facts[count++].value, TEXT_MAX, "the descent, depth %d: %s", world->depth, of->hour);
    } else {
        bool made = level->generator[0] != '\0';
        (void)snprintf(facts[count++].value, TEXT_MAX, "%s, %d × %d cells",
                       world->classic ? "the classic"
                       : made         ? level->generator
                                      : "an imported map",
                       level->tiles.w, level->tiles.h);
    }
    facts[count].name = "Seed";
    (void)snprintf(facts[count++].value, TEXT_MAX, "%llu", (unsigned long long)level->seed);
    facts[count].name = "Time";
    (void)snprintf(facts[count++].value, TEXT_MAX, "%s%s", hud_time(world->tick, time),
                   PACES[world->hero.pace]);
    return count;
}

static const char RULE[] = "When the bell tolls, what no flame lights is built anew.";

// The title goes above the facts, so the menu below is drawn without it.
void page_pause(const Ui *ui, Image *to, const Menu *menu, const World *world, const char *code) {
    char goal[TEXT_MAX];
    Fact facts[FACTS_MAX];
    Menu rest = *menu;
    rest.title = NULL;
    goal_text(world, goal, sizeof goal);
    int count = dungeon_facts(world, facts);
    if (!world->classic) {
        facts[count].name = "Score";
        (void)score_line(world, facts[count++].value);
    }
    facts[count].name = "Code";
    (void)snprintf(facts[count].value, TEXT_MAX, "%s", code);
    count += code[0] != '\0';
    Vec size = menu_size(&rest, ui, to->w - 40);
    int width = int_max(font_width(ui->font, goal), facts_width(ui, facts, count)) + 2 * PAGE_EDGE;
    if (world->clock.on) width = int_max(width, font_width(ui->font, RULE) + 2 * PAGE_EDGE);
    width = int_clamp(int_max(size.x, width), 0, to->w - 8);
    int head = PAUSE_HEAD + (world->clock.on ? FONT_LINE_PX : 0);
    int step = fact_step(to->h - size.y - 2 * PAGE_EDGE - head - 8, count);
    int height = 2 * PAGE_EDGE + head + count * step - 6;
    int top = int_max((to->h - size.y - height - 6) / 2, 4);
    Rect panel = {(to->w - width) / 2, top, width, height};
    panel_draw(ui, to, panel);
    if (menu->title != NULL) {
        char fit[TEXT_MAX];
        ui_text_centre(ui, to, (Vec){to->w / 2, top + PAGE_EDGE}, 2, COLOUR_GOLD,
                       ui_text_fit(ui, width / 2 - PAGE_EDGE, menu->title, fit, sizeof fit));
    }
    ui_text_centre(ui, to, (Vec){to->w / 2, top + PAGE_EDGE + 20}, 1, COLOUR_CREAM, goal);
    if (world->clock.on)
        ui_text_centre(ui, to, (Vec){to->w / 2, top + PAGE_EDGE + 20 + FONT_LINE_PX}, 1, COLOUR_PALE, RULE);
    Rect area = {panel.x + PAGE_EDGE, top + PAGE_EDGE + head, width - 2 * PAGE_EDGE, step};
    draw_facts(ui, to, area, facts, count, world->level.tower);
    menu_draw_in(&rest, ui, to, (Rect){panel.x, top + height + 6, width, size.y});
}

void page_arrival(const Ui *ui, Image *to, const World *world, int keep) {
    static const char *const ORDINALS[] = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh"};
    char text[TEXT_MAX];
    if (is_descent(world)) {
        (void)snprintf(text, sizeof text, "%s, the %s hour", descent_depth(world->depth)->hour,
                       ORDINALS[world->depth - 1]);
    } else {
        (void)snprintf(text, sizeof text, "Depth %d", world->depth);
    }
    wording(world->level.tower, text, sizeof text);
    int width = 2 * font_width(ui->font, text) + 4 * PAGE_EDGE;
    Rect panel = {(to->w - width) / 2, to->h / 4 - 20, width, 2 * PAGE_EDGE + 2 * FONT_LINE_PX - 4};
    panel_draw(ui, to, panel);
    ui_text_centre(ui, to, (Vec){to->w / 2, panel.y + PAGE_EDGE + 2}, 2, COLOUR_GOLD, text);
    panel_fade(to, panel, keep);
}

// Returns its width; a NULL picture only measures.
static int put_key(const Ui *ui, Image *to, Vec at, const char *key) {
    if (key[0] != '\0') {
        int width = to != NULL ? panel_key(ui, to, at, key) : panel_key_width(ui, key);
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
    int width = at.x + room - x, lines = ui_text_wrap(ui, NULL, at, width, 2, COLOUR_PALE, help->what);
    Vec text = {x, lines == 1 ? at.y + 5 : at.y};
    (void)ui_text_wrap(ui, to, text, width, 2, COLOUR_PALE, help->what);
}

// As many columns as it takes to fit the height.
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

// What there is to know beyond the keys, best first; @ stands for the bell's key.
static const char *const HELP_TEXTS[][HELP_LINES] = {
    [HELP_BOTH] = {"In a dungeon, collect every treasure to win.",
                   "In the descent, collect enough goods to open the grate, then take the stairs down.",
                   "Open eye: monsters see you. Shut the lantern to hide: sneak attacks do double damage.",
                   "When the hour candle has burnt down, the bell tolls: what is unlit is built anew.",
                   "Goods you found and left in the light are then worth double, and the bell takes none."},
    [HELP_DUNGEON] = {"Collect every treasure in the dungeon to win.",
                      "Open eye: monsters see you. Shut the lantern to hide: sneak attacks do double damage.",
                      "Monsters chase what they see. Hearts heal."},
    [HELP_CLASSIC] = {"Walk into the enemies to strike them: you win when none is left.",
                      "Each step is a turn. Within six steps they come after you, else they wander.",
                      "A blow takes one hit point, whoever strikes whom. Ctrl+R begins again."},
    [HELP_WATCH] = {"A game as it was played: pause it, go anywhere in it, or play on from there.",
                    "Marks are depths, tolls and wounds; the time bar can be clicked.",
                    "Layout, bag, map, letters and the size of the view are as in play."},
    [HELP_MORE] = {NULL},
    [HELP_DESCENT] =
        {"Collect enough goods to open the grate, then take the stairs down.",
         "Open eye: monsters see you. Shut the lantern to hide: sneak attacks do double damage.",
         "When the hour candle has burnt down, the bell tolls: what is unlit is built anew, a good is lost.",
         "Goods you found and left in the light are then worth double, and none is lost.",
         "@: you ring the bell yourself, once a depth: new ways open, at the same price."},
};

const char *page_help_line(HelpMode mode, int line, const char *bell_key, char *text, size_t size) {
    const char *from = line < HELP_LINES ? HELP_TEXTS[mode][line] : NULL;
    if (from == NULL) return NULL;
    (void)snprintf(text, size, "%s%s", from[0] == '@' ? bell_key : "", from + (from[0] == '@'));
    return text;
}

// Returns where the keys begin.
static int draw_help_texts(const Ui *ui, Image *to, Rect area, const HelpPage *page) {
    char text[HELP_TEXT_MAX];
    int y = area.y, goals = page->mode == HELP_BOTH ? 2 : 1;
    for (int i = 0; page_help_line(page->mode, i, page->bell_key, text, sizeof text) != NULL; i++) {
        wording(page->tower, text, sizeof text);
        Colour colour = i < goals ? COLOUR_CREAM : COLOUR_PALE;
        y += ui_text_wrap(ui, to, (Vec){area.x, y}, area.w, 2, colour, text) * FONT_LINE_PX;
    }
    return y + 6;
}

void page_help_foot(const Ui *ui, Image *to, Rect panel, const char *turn, const char *close_key) {
    static const char BACK[] = "back";
    enum { APART = 18, CAP_GAP = 4 };
    int turn_w = turn == NULL ? 0
                              : panel_key_width(ui, "←") + panel_key_width(ui, "→") + 2 + CAP_GAP +
                                    font_width(ui->font, turn) + APART;
    int width = turn_w + panel_key_width(ui, close_key) + CAP_GAP + font_width(ui->font, BACK);
    Vec at = {panel.x + (panel.w - width) / 2, panel.y + panel.h - 26};
    if (turn != NULL) {
        hits_add(ui->hits, (Rect){at.x - 4, at.y - 2, turn_w - 6, KEY_LINE_PX}, HIT_NEXT);
        int x = at.x + panel_key(ui, to, at, "←") + 2;
        x += panel_key(ui, to, (Vec){x, at.y}, "→") + CAP_GAP;
        font_draw(ui->font, to, (Vec){x, at.y + 5}, 1, COLOUR_GREY, turn);
    }
    at.x += turn_w;
    hits_add(ui->hits, (Rect){at.x - 4, at.y - 2, width - turn_w + 8, KEY_LINE_PX}, HIT_BACK);
    at.x += panel_key(ui, to, at, close_key) + CAP_GAP;
    font_draw(ui->font, to, (Vec){at.x, at.y + 5}, 1, COLOUR_GREY, BACK);
}

static int help_width(Vec layer) {
    return int_min(layer.x - 24, HELP_W);
}

// Where the keys begin, from the panel's upper edge.
static int help_head(const Ui *ui, Vec layer, const HelpPage *page) {
    return draw_help_texts(ui, NULL, (Rect){0, HELP_HEAD_PX, help_width(layer) - 2 * PAGE_EDGE - 8, 0}, page);
}

// In two columns.
int page_help_room(const Ui *ui, Vec layer, const HelpPage *page) {
    return int_max((layer.y - 12 - help_head(ui, layer, page) - HELP_FOOT_PX) / KEY_LINE_PX, 1) * 2;
}

void page_help(const Ui *ui, Image *to, const HelpPage *page) {
    int rows = (page->count + 1) / 2, width = help_width((Vec){to->w, to->h});
    int inner = width - 2 * PAGE_EDGE - 8, head = help_head(ui, (Vec){to->w, to->h}, page);
    int height = int_min(to->h - 12, head + rows * KEY_LINE_PX + HELP_FOOT_PX);
    Rect panel = {(to->w - width) / 2, (to->h - height) / 2, width, height};
    panel_draw(ui, to, panel);
    int x = panel.x + PAGE_EDGE + 4;
    ui_text_centre(ui, to, (Vec){to->w / 2, panel.y + PAGE_EDGE}, 2, COLOUR_GOLD, "How to play");
    (void)draw_help_texts(ui, to, (Rect){x, panel.y + HELP_HEAD_PX, inner, 0}, page);
    draw_keys(ui, to, (Rect){x, panel.y + head, inner, height - head - HELP_FOOT_PX}, page->keys,
              page->count);
    page_help_foot(ui, to, panel, page->turn, page->close_key);
}

const char *page_cause(ActorKind killer, int by, char *text, size_t size) {
    static const char *const CAUSES[CAUSE_COUNT] = {[CAUSE_TRAP] = "spikes",
                                                    [CAUSE_DART] = "a dart",
                                                    [CAUSE_FIRE] = "fire",
                                                    [CAUSE_BLAST] = "a blast",
                                                    [CAUSE_FALL] = "a fall"};
    const char *works = CAUSES[by] != NULL ? CAUSES[by] : "a trap";
    char name[SENTENCE_MAX];
    (void)snprintf(text, size, "%s",
                   killer == ACTOR_NONE ? works : sentence_of_one(sentence_actor(killer), name));
    return text;
}

static int score_facts(const World *world, int deepest, Fact *facts) {
    ScorePart parts[SCORE_PARTS_MAX];
    int count = score_parts(world, parts);
    facts[0].name = "Deepest";
    (void)snprintf(facts[0].value, TEXT_MAX, "depth %d of %d", deepest, world_last_depth(world));
    for (int i = 0; i < count; i++) {
        facts[i + 1].name = parts[i].name;
        (void)score_value(&parts[i], facts[i + 1].value);
    }
    return count + 1;
}

static int end_facts(const World *world, int deepest, bool looked, const char *code, Fact *facts) {
    int all = world->collected + world->remaining, count = dungeon_facts(world, facts);
    facts[count].name = "Code";
    (void)snprintf(facts[count].value, TEXT_MAX, "%s", code);
    count += code[0] != '\0';
    if (world->outcome == OUTCOME_DEATH) {
        facts[count].name = "Killed by";
        (void)page_cause(world->killer, world->killer_cause, facts[count++].value, TEXT_MAX);
    }
    facts[count].name = "Kills";
    (void)snprintf(facts[count++].value, TEXT_MAX, "%d", world->hero.score.kills);
    if (world->classic) {
        facts[count].name = "Enemies left";
        (void)snprintf(facts[count++].value, TEXT_MAX, "%d", classic_enemies(world));
        return count;
    }
    if (is_descent(world)) {
        count += score_facts(world, deepest, facts + count);
    } else {
        facts[count].name = "Collected";
        (void)snprintf(facts[count++].value, TEXT_MAX, "%d of %d", world->collected, all);
    }
    facts[count].name = "Score";
    (void)snprintf(facts[count++].value, TEXT_MAX, "%d%s", delivery_score(world),
                   looked ? ", with a look at the layout" : "");
    return count;
}

static void draw_choice(const Ui *ui, Image *to, Vec at, Hit hit, const char *key, const char *what) {
    hits_add(ui->hits, (Rect){at.x - 4, at.y - 1, 200, KEY_LINE_PX}, (int)hit);
    at.x += panel_key(ui, to, at, key) + 6;
    font_draw(ui->font, to, (Vec){at.x, at.y + 5}, 1, COLOUR_PALE, what);
}

typedef struct Heading {
    const char *text;
    uint32_t colour;
} Heading;

static const Heading HEADINGS[OUTCOME_COUNT] = {
    [OUTCOME_NONE] = {"You gave up", COLOUR_PALE},
    [OUTCOME_VICTORY] = {"Victory", COLOUR_GOLD},
    [OUTCOME_DEATH] = {"You have fallen", COLOUR_RED},
    [OUTCOME_LEFT] = {"You got out", COLOUR_PALE},
};

// The sentence below the title.
static const char *verdict(const World *world) {
    bool won = world->outcome == OUTCOME_VICTORY;
    if (world->classic) return won ? "The last enemy is dead." : "Game over.";
    if (world->outcome == OUTCOME_LEFT) return "What you found is yours.";
    if (world->hero.crown && won) return "The Warlord's crown is yours. The cellars are quiet.";
    if (is_descent(world))
        return won ? "You made it out, with all you carried." : "The dark keeps what you left behind.";
    return won ? "Every treasure of this dungeon is yours." : "The dungeon keeps its treasures.";
}

void page_end(const Ui *ui, Image *to, const World *world, int deepest, bool looked, const char *code,
              const char *new_key, const char *same_key, const char *back_key) {
    Fact facts[FACTS_MAX];
    int count = end_facts(world, deepest, looked, code, facts);
    int width = int_clamp(facts_width(ui, facts, count) + 2 * PAGE_EDGE, 260, to->w - 24);
    int rest = 2 * PAGE_EDGE + 46 + 65, step = fact_step(to->h - rest - 8, count);
    int height = rest + count * step;
    Rect panel = {(to->w - width) / 2, (to->h - height) / 2, width, height};
    panel_draw(ui, to, panel);
    const Heading *heading = &HEADINGS[world->outcome];
    ui_text_centre(ui, to, (Vec){to->w / 2, panel.y + PAGE_EDGE}, 3, heading->colour, heading->text);
    ui_text_centre(ui, to, (Vec){to->w / 2, panel.y + PAGE_EDGE + 26}, 1, COLOUR_PALE, verdict(world));
    Rect area = {panel.x + PAGE_EDGE, panel.y + PAGE_EDGE + 46, width - 2 * PAGE_EDGE, step};
    draw_facts(ui, to, area, facts, count, world->level.tower);
    int foot = area.y + count * step + 4;
    image_fill(to, (Rect){panel.x + 6, foot - 2, width - 12, 1}, COLOUR_IRON);
    const char *what = !is_descent(world) ? "dungeon" : world->level.tower ? "tower" : "descent";
    char text[TEXT_MAX];
    (void)snprintf(text, sizeof text, "a new %s", what);
    draw_choice(ui, to, (Vec){area.x, foot + 4}, HIT_NEW, new_key, text);
    (void)snprintf(text, sizeof text, "the same %s again", what);
    draw_choice(ui, to, (Vec){area.x, foot + 23}, HIT_SAME, same_key, text);
    draw_choice(ui, to, (Vec){area.x, foot + 42}, HIT_BACK, back_key, "to the title");
}
