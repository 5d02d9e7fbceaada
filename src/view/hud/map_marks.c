#include "view/hud/map_marks.h"

#include "base/text.h"

#define DARK 0xff0b0912u

const MapMarkInfo MAP_MARKS[MARK_COUNT] = {
    [MARK_NONE] = {.seen = DARK},
    [MARK_YOU] = {.name = N_("you"),
                  .seen = 0xffc3e66au,
                  .core = DARK,
                  .icon = "  ###  "
                          "  #o#  "
                          "  ###  "
                          " ##### "
                          "# ### #"
                          "  # #  "
                          " ## ## "},
    [MARK_MONSTER] = {.name = N_("monster"),
                      .seen = 0xffc8333bu,
                      .core = 0xffffa985u,
                      .icon = "##   ##"
                              "#######"
                              "#o###o#"
                              "#######"
                              " #o#o# "
                              " #o#o# "
                              "  # #  "},
    [MARK_TREASURE] = {.name = N_("treasure"),
                       .seen = 0xffffc43du,
                       .icon = "   #   "
                               "  ###  "
                               " ##### "
                               "#######"
                               " ##### "
                               "  ###  "
                               "   #   "},
    [MARK_HALLOWED] = {.name = N_("doubled treasure"),
                       .seen = 0xffffc43du,
                       .core = 0xfff3f6eau,
                       .icon = "# o o #"
                               "  ooo  "
                               " ##### "
                               "#######"
                               " ##### "
                               "  ###  "
                               "#  #  #"},
    [MARK_THING] = {.name = N_("other thing"),
                    .seen = 0xffffa985u,
                    .icon = "       "
                            "  ###  "
                            " #   # "
                            " #   # "
                            " #   # "
                            "  ###  "
                            "       "},
    [MARK_CHEST] = {.name = N_("chest"),
                    .seen = 0xffad7440u,
                    .core = 0xffffee92u,
                    .icon = "       "
                            " ##### "
                            "#######"
                            "###o###"
                            "#######"
                            "#     #"
                            "#######"},
    [MARK_TRAP] = {.name = N_("trap"),
                   .seen = 0xff8b49c2u,
                   .icon = "       "
                           " #   # "
                           " #   # "
                           "### ###"
                           "### ###"
                           "#######"
                           "       "},
    [MARK_KEY_1] = {.name = N_("keys"),
                    .seen = 0xfff06450u,
                    .icon = "#####  "
                            "#   #  "
                            "#   #  "
                            "#####  "
                            "  #    "
                            "  ##   "
                            "  ###  "},
    [MARK_KEY_2] = {.seen = 0xff74ba49u,
                    .icon = "   #   "
                            "  ###  "
                            "  # #  "
                            " ##### "
                            "   #   "
                            "   ##  "
                            "   ### "},
    [MARK_KEY_3] = {.seen = 0xff5fb6efu,
                    .icon = "   #   "
                            "  # #  "
                            " #   # "
                            "  # #  "
                            "   #   "
                            "   ##  "
                            "   ### "},
    [MARK_KEY_4] = {.seen = 0xffcd8cefu,
                    .icon = "  ###  "
                            "  ###  "
                            "#######"
                            "### ###"
                            "  ###  "
                            "   #   "
                            "   ### "},
    [MARK_LOCKED_1] = {.name = N_("their doors"),
                       .seen = 0xfff06450u,
                       .core = DARK,
                       .icon = "iiiiiii"
                               "iiiiiii"
                               "ixxxxxi"
                               "ixxxxxi"
                               "ixxxxxi"
                               "ixxxxxi"
                               "iiiiiii"},
    [MARK_LOCKED_2] = {.seen = 0xff74ba49u,
                       .core = DARK,
                       .icon = "iiiiiii"
                               "iiixiii"
                               "iiixiii"
                               "iixxxii"
                               "iixxxii"
                               "ixxxxxi"
                               "iiiiiii"},
    [MARK_LOCKED_3] = {.seen = 0xff5fb6efu,
                       .core = DARK,
                       .icon = "iiiiiii"
                               "iiixiii"
                               "iixxxii"
                               "ixxxxxi"
                               "iixxxii"
                               "iiixiii"
                               "iiiiiii"},
    [MARK_LOCKED_4] = {.seen = 0xffcd8cefu,
                       .core = DARK,
                       .icon = "iiiiiii"
                               "iixxxii"
                               "iixxxii"
                               "ixxxxxi"
                               "ixxxxxi"
                               "iiixiii"
                               "iiiiiii"},
    [MARK_DOWN] = {.name = N_("stairs down"),
                   .seen = 0xfff3f6eau,
                   .icon = "##     "
                           "##     "
                           "####   "
                           "####   "
                           "###### "
                           "###### "
                           "#######"},
    [MARK_UP] = {.name = N_("stairs up"),
                 .seen = 0xffb7effbu,
                 .icon = "     ##"
                         "     ##"
                         "   ####"
                         "   ####"
                         " ######"
                         " ######"
                         "#######"},
    [MARK_LANDMARK] = {.name = N_("landmark"),
                       .seen = 0xffffee92u,
                       .core = 0xffe58f22u,
                       .large = true,
                       .icon = "   #   "
                               "#  ##  "
                               "## ### "
                               "#######"
                               "##ooo##"
                               " #ooo# "
                               "#######"},
    [MARK_DOOR] = {.name = N_("door"),
                   .seen = 0xffd8a268u,
                   .remembered = 0xffa86a34u,
                   .icon = "xxxxxxx"
                           "xiiiiix"
                           "xiixiix"
                           "xiixiix"
                           "xiixiix"
                           "xiixiix"
                           "xiixiix"},
    [MARK_FLAME] = {.name = N_("flame"),
                    .seen = 0xffe58f22u,
                    .core = 0xffffee92u,
                    .icon = "   #   "
                            "  ##   "
                            "  ###  "
                            " ##o## "
                            " #ooo# "
                            "  ooo  "
                            "   #   "},
    [MARK_COLD] = {.name = N_("unlit torch"),
                   .seen = 0xff321c1au,
                   .core = 0xffad5c16u,
                   .icon = "       "
                           "       "
                           "  ooo  "
                           "  o o  "
                           "   o   "
                           "   o   "
                           "   o   "},
    [MARK_FLOOR] = {.name = N_("floor"),
                    .seen = 0xff71778bu,
                    .remembered = 0xff43435du,
                    .icon = "xiiiiii"
                            "xiiiiii"
                            "xiiiiii"
                            "xiiiiii"
                            "xiiiiii"
                            "xiiiiii"
                            "xxxxxxx"},
    [MARK_WALL] = {.name = N_("wall"),
                   .seen = 0xff805250u,
                   .remembered = 0xff432a38u,
                   .icon = "iiixiii"
                           "iiixiii"
                           "xxxxxxx"
                           "xiiiiii"
                           "xiiiiii"
                           "xxxxxxx"
                           "iiixiii"},
    [MARK_CRACKED] = {.name = N_("cracked wall"),
                      .seen = 0xffa3725fu,
                      .remembered = 0xff603b45u,
                      .core = DARK,
                      .icon = "iiixxii"
                              "iiixiii"
                              "xxxxiix"
                              "xiixxii"
                              "xiiixxi"
                              "xxxixxx"
                              "iiixiii"},
    [MARK_PROP] = {.name = N_("crate, pot, barrel"),
                   .seen = 0xffc0ae93u,
                   .remembered = 0xff857568u,
                   .icon = "       "
                           "#######"
                           "##   ##"
                           "# # # #"
                           "#  #  #"
                           "##   ##"
                           "#######"},
    [MARK_SHRINE] = {.name = N_("shrine"),
                     .seen = 0xffebdfc0u,
                     .core = 0xff8b49c2u,
                     .icon = "   o   "
                             "  ooo  "
                             "   o   "
                             "   #   "
                             "  ###  "
                             "  ###  "
                             " ##### "},
    [MARK_SHOP] = {.name = N_("shop"),
                   .seen = 0xff3e8948u,
                   .core = 0xffffee92u,
                   .icon = "  ###  "
                           " #oo#  "
                           "#o###  "
                           "#o#    "
                           "#o###  "
                           " #oo#  "
                           "  ###  "},
    [MARK_GIFT] = {.name = N_("dais"),
                   .seen = 0xffe58f22u,
                   .core = 0xfff3f6eau,
                   .icon = "#  #  #"
                           " # # # "
                           "  ###  "
                           "###o###"
                           "  ###  "
                           " # # # "
                           "#  #  #"},
    [MARK_ASKER] = {.name = N_("old woman who asks"),
                    .seen = 0xffcd8cefu,
                    .core = 0xfff3f6eau,
                    .icon = "  ###  "
                            " #   # "
                            "    ## "
                            "   ##  "
                            "   #   "
                            "       "
                            "   #   "},
    [MARK_WISH] = {.name = N_("what she asks for"),
                   .seen = 0xfff06450u,
                   .core = 0xfff3f6eau,
                   .icon = "   #   "
                           "   #   "
                           "   #   "
                           "   #   "
                           "   #   "
                           "       "
                           "   #   "},
    [MARK_WATER] = {.name = N_("water"),
                    .seen = 0xff28428eu,
                    .remembered = 0xff1c1d4eu,
                    .icon = "xxxxxxx"
                            "ixxxixx"
                            "xixixix"
                            "xxixxxi"
                            "ixxxixx"
                            "xixixix"
                            "xxixxxi"},
    [MARK_ICE] = {.name = N_("ice"),
                  .seen = 0xff3b75cau,
                  .remembered = 0xff3a6c96u,
                  .icon = "iiiiixi"
                          "iiiixii"
                          "iiixiii"
                          "xixiiix"
                          "iiiiixi"
                          "iiiixii"
                          "iiixiii"},
    [MARK_EMBER] = {.name = N_("embers"),
                    .seen = 0xff8a1c33u,
                    .remembered = 0xff5c1022u,
                    .icon = "xixxxxx"
                            "xxxxixx"
                            "xxixxxx"
                            "xxxxxxi"
                            "ixxxxxx"
                            "xxxixxx"
                            "xxxxxix"},
};
