// The name plate of an elite or the Warlord: its hit points, with notches where its next phases begin.
#include "base/text.h"
#include "lang/lang.h"
#include "sim/travel/sightings.h"
#include "view/hud/hud_parts.h"
#include "view/hud/sentence.h"

enum { SIDE = 8, BAR_Y = 16, BAR_H = 6 };
#define FOE_LIGHT 0xffe04a3au
#define FOE_DARK  0xff8c1f2bu

static const char *const PHASES[] = {N_("1 of 3: on guard"), N_("2 of 3: at the bell"),
                                     N_("3 of 3: crown on fire")};

// True if it was met: the Warlord always, because in his arena he cannot be lost from sight.
static bool is_met(const World *world, ActorId index) {
    const Actor *actor = &world->actors[index];
    const ActorInfo *info = &ACTORS[actor->kind];
    bool awake = actor->brain.mind != MIND_ASLEEP && actor->brain.mind != MIND_IDLE &&
                 actor->brain.mind != MIND_PATROL && actor->brain.mind != MIND_AMBUSH;
    return info->elite && awake && (info->boss || sightings_sees(world, index));
}

ActorId hud_foe(const World *world) {
    for (ActorId i = HERO + 1; i < world->actor_count; i++) {
        if (is_met(world, i)) return i;
    }
    return NOBODY;
}

static void draw_notches(Image *layer, Rect bar, const ActorInfo *info) {
    for (int i = 0; i < ELITE_STAGES && info->stages[i] > 0; i++) {
        int x = bar.x + bar.w * info->stages[i] / info->hp;
        image_fill(layer, (Rect){x, bar.y, 1, bar.h}, COLOUR_INK);
    }
}

void hud_draw_foe(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    (void)hud;
    const Actor *foe = &world->actors[hud_foe(world)];
    const ActorInfo *info = &ACTORS[foe->kind];
    char name[SENTENCE_MAX];
    (void)sentence_definite(actor_english_name(foe->kind), name);
    font_draw(ui->font, layer, (Vec){rect.x + SIDE, rect.y + 5}, 1, COLOUR_CREAM, name);
    int phase = int_clamp(foe->brain.stage, 0, (int)(sizeof PHASES / sizeof *PHASES) - 1);
    char brief[HUD_TEXT_MAX];
    const char *told = tr(PHASES[phase]);
    (void)text_put(brief, sizeof brief, tr("%d of 3"), phase + 1);
    if (font_width(ui->font, name) + font_width(ui->font, told) + 3 * SIDE > rect.w) told = brief;
    if (info->boss)
        ui_draw_text_right(ui, layer, (Vec){rect.x + rect.w - SIDE, rect.y + 5}, COLOUR_GREY, told);
    Rect bar = {rect.x + SIDE, rect.y + BAR_Y, rect.w - 2 * SIDE, BAR_H};
    panel_draw_bar(layer, bar, foe->hp, info->hp, FOE_LIGHT, FOE_DARK);
    draw_notches(layer, bar, info);
}
