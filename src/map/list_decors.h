// Every kind of decor, one row each: DECOR(KIND, columns of DecorInfo...), as in list_tiles.h.

DECOR(NONE, .name = "none", .glyph = '\0', .on = TILE_VOID)
DECOR(TORCH, .name = NAME_("torch"), .glyph = '!', .on = TILE_WALL, .piece = {.name = "torch"},
      .ascii = 0xffffc43du, .mark = MARK_FLAME,
      .words = N_("burns; stand right below it and press Use to take it"))
DECOR(BANNER, .name = NAME_("banner"), .glyph = '#', .on = TILE_WALL, .piece = {.name = "banner"},
      .ascii = 0xffc8333bu)
DECOR(PEBBLES, .name = NAME_("pebbles"), .glyph = ',', .on = TILE_FLOOR, .piece = {.name = "pebbles"},
      .ascii = 0xff969fabu)
DECOR(BONES, .name = NAME_("bones"), .glyph = ',', .on = TILE_FLOOR, .piece = {.name = "bones"},
      .ascii = 0xffebdfc0u)
DECOR(MOSS, .name = NAME_("moss"), .glyph = ',', .on = TILE_FLOOR, .piece = {.name = "moss"},
      .ascii = 0xff74ba49u)
DECOR(RUG, .name = NAME_("rug"), .glyph = '"', .on = TILE_FLOOR, .fuel = 180,
      .piece = {.name = "rug", .frame = 4}, .ascii = 0xff3b75cau, .words = N_("quiet to walk on; it burns"))
// A torch that does not burn.
DECOR(BRACKET, .name = NAME_("bracket"), .glyph = '|', .on = TILE_WALL, .piece = {.name = "torch_out"},
      .ascii = 0xff969fabu, .mark = MARK_COLD,
      .words = N_("an unlit torch; stand beside it and use it to light it"))
DECOR(WEB, .name = NAME_("web"), .glyph = '"', .on = TILE_FLOOR, .pace = 4, .fuel = 60,
      .piece = {.name = "web_floor"}, .ascii = 0xffc3ccd1u, .words = N_("slows everyone; it burns"))
// A stand for the hand bell and for wares. An item that can be sold gets a price if it lies on one when the
// level begins.
DECOR(PEDESTAL, .name = NAME_("pedestal"), .glyph = '-', .on = TILE_FLOOR, .piece = {.name = "pedestal"},
      .ascii = 0xffc0ae93u, .words = N_("holds something precious"))
// A stand for gifts, where the hero enters a depth. An item that lies on one when a level begins is a gift;
// he may take one of them.
DECOR(DAIS, .name = NAME_("dais"), .glyph = '_', .on = TILE_FLOOR, .piece = {.name = "dais"},
      .ascii = 0xffffee92u, .words = N_("gifts lie on it where you arrive on a depth"), .mark = MARK_GIFT)
// Only in the arena. Ringing it starts a toll.
DECOR(GREAT_BELL, .name = NAME_("great bell"), .glyph = 'U', .on = TILE_WALL, .piece = {.name = "great_bell"},
      .ascii = 0xffffc43du, .mark = MARK_LANDMARK, .words = N_("the Warlord rings it"))
