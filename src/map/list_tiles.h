// Every kind of tile, a row each: TILE(KIND, columns of TileInfo...). tiles.h names them in the same order;
// only tiles.c reads the rows. The sprites named here are in assets/art. Level files contain the numbers,
// exported maps the names.

TILE(VOID, .name = "void", .glyph = ' ', .solid = true, .opaque = true)
TILE(WALL, .name = NAME_("wall"), .glyph = '#', .solid = true, .opaque = true, .wall = true,
     .piece = {.name = "wall_top"}, .front = {.name = "wall_front"}, .ascii = 0xff805250u, .mark = MARK_WALL)
TILE(FLOOR, .name = NAME_("floor"), .glyph = '.', .way = true, .piece = {.name = "floor"},
     .ascii = 0xff71778bu, .mark = MARK_FLOOR)
TILE(DOOR, .name = NAME_("door"), .plan = 0xffd8a268u, .glyph = '+', .solid = true, .opaque = true,
     .way = true, .door = true, .fuel = 360, .sprite = "door_closed", .side = "door_side_closed",
     .piece = {.name = "door_closed"}, .ascii = 0xffd8a268u, .mark = MARK_DOOR,
     .words = N_("walk into it to open it; keeps out light and sight"))
TILE(DOOR_OPEN, .name = NAME_("open door"), .plan = 0xffd8a268u, .glyph = '+', .way = true, .door = true,
     .fuel = 360, .sprite = "door_open", .side = "door_side_open", .piece = {.name = "door_open"},
     .ascii = 0xffad7440u, .mark = MARK_DOOR, .words = N_("shuts when nobody stands in it; it burns"))
// Opened by a key of its kind.
TILE(LOCKED_1, .name = "locked door 1", .glyph = '1', .solid = true, .opaque = true, .lock = 1, .door = true,
     .sprite = "door_locked", .side = "door_side_locked", .piece = {.name = "door_locked", .badge = "lock_1"},
     .mark = MARK_LOCKED_1, .words = N_("only its key opens it"))
TILE(LOCKED_2, .name = "locked door 2", .glyph = '2', .solid = true, .opaque = true, .lock = 2, .door = true,
     .sprite = "door_locked", .side = "door_side_locked", .piece = {.name = "door_locked", .badge = "lock_2"},
     .mark = MARK_LOCKED_2, .words = N_("only its key opens it"))
TILE(LOCKED_3, .name = "locked door 3", .glyph = '3', .solid = true, .opaque = true, .lock = 3, .door = true,
     .sprite = "door_locked", .side = "door_side_locked", .piece = {.name = "door_locked", .badge = "lock_3"},
     .mark = MARK_LOCKED_3, .words = N_("only its key opens it"))
TILE(LOCKED_4, .name = "locked door 4", .glyph = '4', .solid = true, .opaque = true, .lock = 4, .door = true,
     .sprite = "door_locked", .side = "door_side_locked", .piece = {.name = "door_locked", .badge = "lock_4"},
     .mark = MARK_LOCKED_4, .words = N_("only its key opens it"))
TILE(STAIRS_UP, .name = NAME_("stairs up"), .plan = 0xfff3f6eau, .glyph = '<', .way = true,
     .sprite = "stairs_up", .piece = {.name = "stairs_up"}, .ascii = 0xfff3f6eau, .mark = MARK_UP,
     .words = N_("use them to leave this level"))
TILE(STAIRS_DOWN, .name = NAME_("stairs down"), .plan = 0xfff3f6eau, .glyph = '>', .way = true,
     .sprite = "stairs_down", .piece = {.name = "stairs_down"}, .ascii = 0xfff3f6eau, .mark = MARK_DOWN,
     .words = N_("use them to leave this level"))
// Blocks bodies, but not sight.
TILE(BRAZIER, .name = NAME_("brazier"), .plan = 0xff71778bu, .glyph = '%', .solid = true, .sprite = "brazier",
     .piece = {.name = "brazier", .under = "floor"}, .ascii = 0xff969fabu, .mark = MARK_COLD,
     .words = N_("unlit; stand beside it and use it to light it"))
TILE(BRAZIER_LIT, .name = NAME_("lit brazier"), .plan = 0xffff9c3cu, .glyph = '&', .solid = true,
     .sprite = "brazier_lit", .piece = {.name = "brazier_lit", .under = "floor"}, .ascii = 0xffffc43du,
     .mark = MARK_FLAME, .words = N_("burns"))
// Slows bodies and puts out fire.
TILE(WATER, .name = NAME_("water"), .plan = 0xff28428eu, .glyph = '~', .way = true, .pace = 6,
     .pool = "water", .pool_frames = 4, .ripples = true, .mirrors = true, .piece = {.name = "water"},
     .ascii = 0xff3b75cau, .mark = MARK_WATER, .words = N_("slows you and puts out fire"))
// Slippery.
TILE(ICE, .name = NAME_("ice"), .plan = 0xff3b75cau, .glyph = ':', .way = true, .pool = "ice",
     .pool_frames = 2, .piece = {.name = "ice"}, .ascii = 0xffb7effbu, .mark = MARK_ICE,
     .words = N_("slippery"))
// Hurts, and gives a little light.
TILE(EMBER, .name = NAME_("embers"), .plan = 0xffad5c16u, .glyph = '\'', .way = true, .pool = "ember",
     .pool_frames = 4, .ripples = true, .piece = {.name = "ember"}, .ascii = 0xffe58f22u, .mark = MARK_EMBER,
     .words = N_("burns anyone who stands in it; shines a little"))
// A wall that a blast breaks.
TILE(CRACKED, .name = NAME_("cracked wall"), .plan = 0xffd8a268u, .glyph = '/', .solid = true, .opaque = true,
     .wall = true, .piece = {.name = "crack_top", .under = "wall_top"},
     .front = {.name = "crack_front", .under = "wall_front"}, .ascii = 0xffd8a268u, .mark = MARK_CRACKED,
     .words = N_("a blast or a charge breaks it"))
// A wall that its plate opens. In exported maps its pictures are those of a cracked wall, exchanged: the
// crack of a wall's front on its top, and the other way round. No cracked wall looks like that.
TILE(SECRET, .name = NAME_("secret door"), .plan = 0xffff5ad0u, .glyph = '\\', .solid = true, .opaque = true,
     .wall = true, .piece = {.name = "crack_front", .under = "wall_top"},
     .front = {.name = "crack_top", .under = "wall_front"}, .mark = MARK_WALL)
// Can be pushed, and broken.
TILE(CRATE, .name = NAME_("crate"), .plan = 0xffad7440u, .stands = "crate", .stands_frames = 1, .glyph = '[',
     .solid = true, .prop = true, .fuel = 240, .piece = {.name = "crate", .under = "floor"},
     .ascii = 0xffad7440u, .mark = MARK_PROP, .words = N_("push it, or break it; it burns"))
TILE(POT, .name = NAME_("pot"), .plan = 0xffad7440u, .stands = "pot", .stands_frames = 1, .glyph = '(',
     .solid = true, .prop = true, .piece = {.name = "pot", .under = "floor"}, .ascii = 0xffad7440u,
     .mark = MARK_PROP, .words = N_("break it: something may be inside"))
// A powder barrel.
TILE(BARREL, .name = NAME_("powder barrel"), .plan = 0xffc8333bu, .stands = "barrel", .stands_frames = 1,
     .glyph = ')', .solid = true, .prop = true, .piece = {.name = "barrel", .under = "floor"},
     .ascii = 0xffc8333bu, .mark = MARK_PROP, .words = N_("blows up soon after it is struck or burns"))
TILE(SHRINE, .name = NAME_("shrine"), .plan = 0xffb7effbu, .stands = "shrine", .stands_frames = 2,
     .glyph = '_', .solid = true, .piece = {.name = "shrine", .under = "floor"}, .ascii = 0xffb7effbu,
     .mark = MARK_SHRINE, .words = N_("heals you for three treasures, once"))
// Stands in the way of bodies and of sight. Blasts, rolling barrels and the Warlord's charge break it.
TILE(PILLAR, .name = NAME_("pillar"), .plan = 0xff969fabu, .stands = "pillar", .stands_frames = 1,
     .glyph = 'I', .solid = true, .opaque = true, .piece = {.name = "pillar", .under = "floor"},
     .ascii = 0xff969fabu, .mark = MARK_PROP, .words = N_("only bombs and very heavy things break it"))
// The landmark of a depth. Its pictures are those of the themes.
TILE(GREAT_FIRE, .name = NAME_("great fire"), .plan = 0xffffee92u, .stands = "great_fire", .stands_frames = 4,
     .glyph = 'A', .solid = true, .piece = {.name = "great_fire", .under = "floor"}, .ascii = 0xffffee92u,
     .mark = MARK_LANDMARK, .words = N_("never goes out"))
// If the hero hits him, he shuts his shop.
TILE(KEEPER, .name = NAME_("shopkeeper"), .plan = 0xffffc43du, .stands = "keeper", .stands_frames = 2,
     .glyph = 'K', .solid = true, .piece = {.name = "keeper", .under = "floor"}, .ascii = 0xffffc43du,
     .mark = MARK_SHOP, .words = N_("sells what lies around him; if you hit him, he leaves for good"))
// Asks for a thing that lies deep in the level, and pays for it.
TILE(ASKER, .name = NAME_("old woman"), .plan = 0xffcd8cefu, .stands = "asker", .stands_frames = 2,
     .glyph = '?', .solid = true, .piece = {.name = "asker", .under = "floor"}, .ascii = 0xffcd8cefu,
     .mark = MARK_ASKER, .words = N_("wants a lost thing back; stand beside her and press Use to ask"))
// What a room was made for. Its pictures are those of the depths.
TILE(FURNITURE, .name = NAME_("piece of furniture"), .plan = 0xffad7440u, .stands = "furniture",
     .stands_frames = 16, .glyph = '{', .solid = true, .prop = true, .fuel = 240,
     .piece = {.name = "furniture", .under = "floor"}, .ascii = 0xffad7440u, .mark = MARK_PROP,
     .words = N_("break it, or walk around it; it burns"))
