// Parts of panels, and the numbers that their sizes are computed from.
#include "view/hud/hud_parts.h"

#include "gen/gen.h"
#include "sim/hero/gear.h"
#include "sim/hero/item_use.h"
#include "sim/space/flames.h"

#include <stdio.h>
#include <string.h>

int hud_count_hearts(const World *world) {
    return int_clamp((world->actors[HERO].hp_max + 1) / 2, 5, HUD_HEARTS_MAX);
}

int hud_door_key_width(const Ui *ui, int count) {
    char text[HUD_TEXT_MAX];
    if (count == 0) return 0;
    (void)snprintf(text, sizeof text, "%d", count);
    return HUD_KEY_ICON + 1 + (count > 1 ? font_width(ui->font, text) + 2 : 0);
}

const char *hud_seed_text(const World *world, const char *word, char *text) {
    uint64_t seed;
    bool fits = word != NULL && gen_parse_seed(word, &seed) && seed == world->level.seed;
    if (fits) {
        (void)snprintf(text, HUD_TEXT_MAX, "%s", word);
    } else {
        (void)snprintf(text, HUD_TEXT_MAX, "%llu", (unsigned long long)world->level.seed);
    }
    return text;
}

int hud_count_slots(const World *world) {
    const Bag *bag = &world->hero.bag;
    int count = SLOTS;
    for (; count > 0; count--) {
        int kind = bag->slots[count - 1];
        bool holds = kind >= 0 && kind < ITEM_COUNT && bag->stock[kind] > 0;
        if (holds || bag->kept[count - 1]) break;
    }
    return count;
}

bool hud_shows_depth(const Hud *hud, const World *world) {
    return hud->travelled || (world->depth > 1 && !hud->tutorial) || world_descends(world);
}

int hud_map_text_rows(const Hud *hud, const Ui *ui, const World *world) {
    char seed[HUD_TEXT_MAX];
    if (world_descends(world)) return 1;
    return 2 + (font_width(ui->font, hud_seed_text(world, hud->seed_word, seed)) > HUD_MAP_TEXT_W);
}

const char *hud_time_text(uint32_t ticks, char *text) {
    unsigned seconds = ticks / TICKS_PER_SECOND, minutes = seconds / 60;
    if (minutes >= 60) {
        (void)snprintf(text, HUD_TEXT_MAX, "%u:%02u:%02u", minutes / 60, minutes % 60, seconds % 60);
    } else {
        (void)snprintf(text, HUD_TEXT_MAX, "%u:%02u", minutes, seconds % 60);
    }
    return text;
}

int hud_draw_number(const Ui *ui, Image *layer, Vec at, Colour colour, int number) {
    char text[HUD_TEXT_MAX];
    (void)snprintf(text, sizeof text, "%d", number);
    return font_draw(ui->font, layer, at, 1, colour, text);
}

int hud_powers(const World *world, HudPower powers[HUD_POWERS_MAX]) {
    HudPower all[HUD_POWERS_MAX];
    int count = 0;
    for (int i = 0; i < POWER_COUNT; i++) {
        if (world->hero.power[i] > 0)
            all[count++] =
                (HudPower){.icon = UI_POWER_1 + i, .ticks = world->hero.power[i], .of = POWER_TICKS[i]};
    }
    if (world->hero.bag.hand == ITEM_BRAND)
        all[count++] =
            (HudPower){.icon = UI_BRAND, .ticks = BRAND_TICKS - world->hero.bag.torch, .of = BRAND_TICKS};
    if (world->hero.night > 0)
        all[count++] =
            (HudPower){.icon = -1, .kind = ITEM_POTION_NIGHT, .ticks = world->hero.night, .of = NIGHT_TICKS};
    if (world->hero.sealed) all[count++] = (HudPower){.icon = -1, .kind = ITEM_SCROLL_SEAL};
    if (powers != NULL) memcpy(powers, all, (size_t)count * sizeof *powers);
    return count;
}
