#include "view/hud/map_marks.h"

#include "base/text.h"

#define DARK 0xff0b0912u

const MapMarkInfo MAP_MARKS[MARK_COUNT] = {
    [MARK_NONE] = {.seen = DARK},
    [MARK_YOU] = {.name = N_("you"), .seen = 0xffc3e66au, .core = DARK},
    [MARK_MONSTER] = {.name = N_("monster"), .seen = 0xffc8333bu, .core = 0xffffa985u},
    [MARK_TREASURE] = {.name = N_("treasure"), .seen = 0xffffc43du},
    [MARK_HALLOWED] = {.name = N_("doubled treasure"), .seen = 0xffffc43du, .core = 0xfff3f6eau},
    [MARK_THING] = {.name = N_("other thing"), .seen = 0xffffa985u},
    [MARK_CHEST] = {.name = N_("chest"), .seen = 0xffad7440u, .core = 0xffffee92u},
    [MARK_TRAP] = {.name = N_("trap"), .seen = 0xff8b49c2u},
    [MARK_KEY_1] = {.name = N_("keys"), .seen = 0xfff06450u},
    [MARK_KEY_2] = {.seen = 0xff74ba49u},
    [MARK_KEY_3] = {.seen = 0xff5fb6efu},
    [MARK_KEY_4] = {.seen = 0xffcd8cefu},
    [MARK_LOCKED_1] = {.name = N_("their doors"), .seen = 0xfff06450u, .core = DARK},
    [MARK_LOCKED_2] = {.seen = 0xff74ba49u, .core = DARK},
    [MARK_LOCKED_3] = {.seen = 0xff5fb6efu, .core = DARK},
    [MARK_LOCKED_4] = {.seen = 0xffcd8cefu, .core = DARK},
    [MARK_DOWN] = {.name = N_("stairs down"), .seen = 0xfff3f6eau},
    [MARK_UP] = {.name = N_("stairs up"), .seen = 0xffb7effbu},
    [MARK_LANDMARK] = {.name = N_("landmark"), .seen = 0xffffee92u, .core = 0xffe58f22u, .large = true},
    [MARK_DOOR] = {.name = N_("door"), .seen = 0xffd8a268u, .remembered = 0xffa86a34u},
    [MARK_FLAME] = {.name = N_("flame"), .seen = 0xffe58f22u, .core = 0xffffee92u},
    [MARK_COLD] = {.name = N_("unlit torch"), .seen = 0xff321c1au, .core = 0xffad5c16u},
    [MARK_FLOOR] = {.name = N_("floor"), .seen = 0xff71778bu, .remembered = 0xff43435du},
    [MARK_WALL] = {.name = N_("wall"), .seen = 0xff805250u, .remembered = 0xff432a38u},
    [MARK_CRACKED] = {.name = N_("cracked wall"),
                      .seen = 0xffa3725fu,
                      .remembered = 0xff603b45u,
                      .core = DARK},
    [MARK_PROP] = {.name = N_("crate, pot, barrel"), .seen = 0xffc0ae93u, .remembered = 0xff857568u},
    [MARK_SHRINE] = {.name = N_("shrine"), .seen = 0xffebdfc0u, .core = 0xff8b49c2u},
    [MARK_SHOP] = {.name = N_("shop"), .seen = 0xff3e8948u, .core = 0xffffee92u},
    [MARK_GIFT] = {.name = N_("dais"), .seen = 0xffe58f22u, .core = 0xfff3f6eau},
    [MARK_ASKER] = {.name = N_("old woman who asks"), .seen = 0xffcd8cefu, .core = 0xfff3f6eau},
    [MARK_WISH] = {.name = N_("what she asks for"), .seen = 0xfff06450u, .core = 0xfff3f6eau},
    [MARK_WATER] = {.name = N_("water"), .seen = 0xff28428eu, .remembered = 0xff1c1d4eu},
    [MARK_ICE] = {.name = N_("ice"), .seen = 0xff3b75cau, .remembered = 0xff3a6c96u},
    [MARK_EMBER] = {.name = N_("embers"), .seen = 0xff8a1c33u, .remembered = 0xff5c1022u},
#define DRAWING(name, a, b, c, d, e, f, g) [MARK_##name].icon = a b c d e f g,
#include "view/hud/list_map_marks.h" // from assets/drawings
#undef DRAWING
};
