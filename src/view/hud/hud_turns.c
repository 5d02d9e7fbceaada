// Turn by turn: the faces of those who can act next, soonest first, with the turns until their blows fall.
#include "lang/lang.h"
#include "sim/combat/turns.h"
#include "view/hud/hud_parts.h"

enum { NEXT_MOST = 4, FACE_PX = 18, FACE_STEP = 20, EDGE = 5, LABEL_Y = 8 };

static const char *label_of(const World *world) {
    return world->hero.pace == PACE_TURNS ? tr("Turns") : tr("Moves");
}

// In the classic every act is one turn, so the panel is hidden.
static bool tells(const World *world) {
    return world->hero.pace != PACE_REAL && !world->classic;
}

static int faces(const World *world, ActorId ids[NEXT_MOST]) {
    return world_is_turn_based(world) ? turns_list_next(world, ids, NEXT_MOST) : 0;
}

int hud_turns_panel_width(const Ui *ui, const World *world) {
    ActorId ids[NEXT_MOST];
    if (!tells(world)) return 0;
    return 2 * EDGE + font_width(ui->font, label_of(world)) + FACE_STEP * faces(world, ids) + 1;
}

// Turns until a monster's blow falls; 0: it raises none.
static int falls_in(const Threat *marks, int count, ActorId by) {
    for (int i = 0; i < count; i++) {
        if (marks[i].by == by) return int_max(marks[i].turns, 1);
    }
    return 0;
}

static void draw_face(const Ui *ui, const World *world, Image *layer, Vec at, ActorId id, int turns) {
    ui_draw_actor_head(ui, layer, world->actors[id].kind, (Vec){at.x + FACE_PX / 2, at.y}, FACE_PX);
    for (int i = 0; i < turns; i++)
        image_fill(layer, (Rect){at.x + 2 + 6 * i, at.y + FACE_PX, 4, 2}, COLOUR_RED);
}

void hud_draw_turns(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    (void)hud;
    ActorId ids[NEXT_MOST];
    Threat marks[MARKS_MAX];
    int count = faces(world, ids),
        marked = world_is_turn_based(world) ? turns_list_threats(world, marks, MARKS_MAX) : 0;
    Vec at = {rect.x + EDGE, rect.y + LABEL_Y};
    at.x += font_draw(ui->font, layer, at, 1, COLOUR_PALE, label_of(world)) + 3;
    for (int i = 0; i < count; i++) {
        draw_face(ui, world, layer, (Vec){at.x, rect.y + 2}, ids[i], falls_in(marks, marked, ids[i]));
        at.x += FACE_STEP;
    }
}
