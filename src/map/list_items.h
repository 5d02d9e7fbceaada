// Every kind of item, a row each: ITEM(KIND, columns of ItemInfo...). item_kinds.h names them in the same
// order; only items.c reads the rows. An item has a sprite of its name.

// A tool, not a treasure.
ITEM(CANDLE, .name = "candle", .title = NAME_("candle"), .class = CLASS_TOOL, .glyph = '*', .wields = true,
     .words = {.use = N_("set it down: lights three cells around, 3 minutes (900 turns)"),
               .toss = N_("burns where it lands")})

// Treasures: to be collected, delivered or used up.
ITEM(CHEESE, .name = "cheese", .title = NAME_("cheese"), .class = CLASS_TREASURE, .glyph = '*', .value = 15,
     .counts = true, .wields = true,
     .words = {.use = N_("eat it: heals one heart"), .toss = N_("lures animals")}, .heals = true)
ITEM(WINE, .name = "wine", .title = NAME_("wine"), .class = CLASS_TREASURE, .glyph = '*', .value = 20,
     .counts = true, .wields = true, .words = {.toss = N_("a puddle that burns")})
ITEM(HONEY, .name = "honey", .title = NAME_("honey"), .class = CLASS_TREASURE, .glyph = '*', .value = 20,
     .counts = true, .wields = true, .words = {.toss = N_("a puddle that slows everyone")})
ITEM(BOOK, .name = "book", .title = NAME_("book"), .class = CLASS_TREASURE, .glyph = '*', .value = 30,
     .counts = true, .words = {.use = N_("read it: maps this level")})
ITEM(CHALICE, .name = "chalice", .title = NAME_("chalice"), .class = CLASS_TREASURE, .glyph = '*',
     .value = 40, .counts = true, .wields = true,
     .words = {.toss = N_("spills water, which puts out flames")})
ITEM(GEM, .name = "gem", .title = NAME_("gem"), .class = CLASS_TREASURE, .glyph = '*', .value = 50,
     .counts = true, .wields = true, .words = {.toss = N_("makes noise; goblins and pilferers go for it")})
ITEM(RELIC, .name = "relic", .title = NAME_("relic"), .class = CLASS_TREASURE, .glyph = '*', .value = 80,
     .counts = true, .words = {.use = N_("hold it up: everyone who sees it flees")})

// Picked up and kept, or just lying there.
ITEM(HEART, .name = "heart", .title = NAME_("heart"), .class = CLASS_HEART, .glyph = '*',
     .words = {.passive = N_("heals one heart")})
// Opens a lock of its kind and is used up.
ITEM(KEY_1, .name = "key_1", .title = NAME_("red square key"), .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = N_("opens a lock of its kind")}, .key = 1)
ITEM(KEY_2, .name = "key_2", .title = NAME_("green triangle key"), .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = N_("opens a lock of its kind")}, .key = 2)
ITEM(KEY_3, .name = "key_3", .title = NAME_("blue diamond key"), .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = N_("opens a lock of its kind")}, .key = 3)
ITEM(KEY_4, .name = "key_4", .title = NAME_("violet clover key"), .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = N_("opens a lock of its kind")}, .key = 4)
ITEM(ARROW, .name = "arrow", .title = NAME_("arrow"), .class = CLASS_ARROW, .glyph = '*',
     .words = {.passive = N_("for the bow")})
// A torch from a wall. It burns as long as it lies there.
ITEM(BRAND, .name = "brand", .title = NAME_("torch"), .class = CLASS_FLAME, .glyph = '*',
     .words = {.passive = N_("burns down where it lies")})
// Left by monsters that rise again.
ITEM(BONES, .name = "bones", .title = NAME_("bones"), .class = CLASS_BONES, .glyph = '*',
     .words = {.passive = N_("rise again, unless lit or struck")})
ITEM(COIN, .name = "coin", .title = NAME_("coin"), .class = CLASS_COIN, .glyph = '*',
     .words = {.passive = N_("counts for the score")})
ITEM(BOMB, .name = "bomb", .title = NAME_("bomb"), .class = CLASS_BOMB, .glyph = '*', .wields = true,
     .words = {.toss = N_("blows up monsters, cracked walls, and you")})
// The hand bell, where it waits to be taken.
ITEM(BELL, .name = "bell", .title = NAME_("hand bell"), .class = CLASS_BELL, .glyph = '*',
     .words = {.passive = N_("take it: the bell tolls")})

// Potions and scrolls.
ITEM(POTION_MENDING, .name = "potion_mending", .title = NAME_("potion of mending"), .class = CLASS_POTION,
     .glyph = '*', .wields = true,
     .words = {.use = N_("drink it: heals three hearts"), .toss = N_("heals everyone it hits")})
ITEM(POTION_NIGHT, .name = "potion_night", .title = NAME_("potion of night"), .class = CLASS_POTION,
     .glyph = '*', .wields = true,
     .words = {.use = N_("drink it: flames go out, you are hidden"),
               .toss = N_("puts out the flames around")})
ITEM(POTION_FIRE, .name = "potion_fire", .title = NAME_("potion of fire"), .class = CLASS_POTION,
     .glyph = '*', .wields = true,
     .words = {.use = N_("drink it: better not"), .toss = N_("sets fire to the ground")})
ITEM(POTION_FROST, .name = "potion_frost", .title = NAME_("potion of frost"), .class = CLASS_POTION,
     .glyph = '*', .wields = true,
     .words = {.use = N_("drink it: stuns everyone around you"), .toss = N_("stuns; turns water to ice")})
ITEM(SCROLL_SEAL, .name = "scroll_seal", .title = NAME_("scroll of seal"), .class = CLASS_SCROLL,
     .glyph = '*', .tolls = true, .words = {.use = N_("read it: the next toll spares all you have explored")})
ITEM(SCROLL_RECALL, .name = "scroll_recall", .title = NAME_("scroll of recall"), .class = CLASS_SCROLL,
     .glyph = '*', .words = {.use = N_("read it: takes you to the stairs you came by")})
ITEM(SCROLL_LAMPS, .name = "scroll_lamps", .title = NAME_("scroll of lamps"), .class = CLASS_SCROLL,
     .glyph = '*', .words = {.use = N_("read it: lights every torch bracket")})
ITEM(SCROLL_PEAL, .name = "scroll_peal", .title = NAME_("scroll of peal"), .class = CLASS_SCROLL,
     .glyph = '*', .tolls = true, .words = {.use = N_("read it: tolls the bell, and no treasure is lost")})
ITEM(SCROLL_SUMMONS, .name = "scroll_summons", .title = NAME_("scroll of summons"), .class = CLASS_SCROLL,
     .glyph = '*', .tolls = true, .words = {.use = N_("read it: a hunter comes for you")})

// Power-ups: they work as soon as they are taken.
ITEM(ZEAL, .name = "zeal", .title = NAME_("zeal"), .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = N_("your blows do one heart more, for 15 seconds")}, .power = POWER_ZEAL + 1)
ITEM(WINGS, .name = "wings", .title = NAME_("wings"), .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = N_("15 seconds a quarter faster, on any ground")}, .power = POWER_WINGS + 1)
ITEM(AEGIS, .name = "aegis", .title = NAME_("aegis"), .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = N_("nothing hurts you for 5 seconds")}, .power = POWER_AEGIS + 1)
ITEM(RADIANCE, .name = "radiance", .title = NAME_("radiance"), .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = N_("15 seconds of light 8 cells far, as a flame")}, .power = POWER_RADIANCE + 1)

// Gear. `price` is what wearing it from the start costs; it should make all starts equal (bot_report
// --gears).
ITEM(LONG_SWORD, .name = "long_sword", .title = NAME_("long sword"), .class = CLASS_WEAPON, .glyph = '*',
     .words = {.passive = N_("a third farther; turn by turn 2 cells")}, .gear = {.reach = 12},
     .price = {.arrows = 4})
ITEM(AXE, .name = "axe", .title = NAME_("axe"), .class = CLASS_WEAPON, .glyph = '*',
     .words = {.passive = N_("2.5 hearts, not 1.5; 1.6 times as slow")},
     .gear = {.damage = 5, .recovery = 18}, .price = {.arrows = 6, .candles = 2})
ITEM(SILVER_SWORD, .name = "silver_sword", .title = NAME_("silver sword"), .class = CLASS_WEAPON,
     .glyph = '*', .words = {.passive = N_("3 hearts, not 1.5, to the undead")}, .gear = {.silver = true},
     .price = {.arrows = 6})
ITEM(BUCKLER, .name = "buckler", .title = NAME_("buckler"), .class = CLASS_SHIELD, .glyph = '*',
     .words = {.passive = N_("stops arrows and darts from the front")}, .gear = {.stops_missiles = true},
     .price = {.arrows = 2})
ITEM(KITE_SHIELD, .name = "kite_shield", .title = NAME_("kite shield"), .class = CLASS_SHIELD, .glyph = '*',
     .words = {.passive = N_("frontal blows cost half a heart less")}, .gear = {.less = 1},
     .price = {.arrows = 6, .candles = 3, .hp = 2})
ITEM(FELT_BOOTS, .name = "felt_boots", .title = NAME_("felt boots"), .plural = true, .class = CLASS_BOOTS,
     .glyph = '*', .words = {.passive = N_("your steps are heard 1 cell away, not 3")},
     .gear = {.soft = true}, .price = {.arrows = 6})
ITEM(NAILED_BOOTS, .name = "nailed_boots", .title = NAME_("nailed boots"), .plural = true,
     .class = CLASS_BOOTS, .glyph = '*', .words = {.passive = N_("no knock-back, no slipping on ice")},
     .gear = {.stands = true, .grips_ice = true}, .price = {.arrows = 1})
ITEM(QUICK_BOOTS, .name = "quick_boots", .title = NAME_("quick boots"), .plural = true, .class = CLASS_BOOTS,
     .glyph = '*', .words = {.passive = N_("you walk a tenth faster")}, .gear = {.speed = 751},
     .price = {.arrows = 6})
ITEM(EMBER_RING, .name = "ember_ring", .title = NAME_("ember ring"), .class = CLASS_RING, .glyph = '*',
     .words = {.passive = N_("fire cannot hurt you")}, .gear = {.fireproof = true},
     .price = {.arrows = 6, .candles = 1})
ITEM(MOTH_RING, .name = "moth_ring", .title = NAME_("moth ring"), .class = CLASS_RING, .glyph = '*',
     .words = {.passive = N_("your lantern reaches 7 cells, not 5")}, .gear = {.lantern = 7},
     .price = {.arrows = 4})
ITEM(MAGPIE_RING, .name = "magpie_ring", .title = NAME_("magpie ring"), .class = CLASS_RING, .glyph = '*',
     .words = {.passive = N_("pulls coins, arrows, doubled treasure")}, .gear = {.pulls = true},
     .price = {.arrows = 1})
ITEM(HOURS_RING, .name = "hours_ring", .title = NAME_("ring of hours"), .class = CLASS_RING, .glyph = '*',
     .tolls = true, .words = {.passive = N_("tolls come 30 seconds (150 turns) later")},
     .price = {.arrows = 3})

// Gifts: three lie where the hero arrives at a depth, and he chooses one (gen/descent/gifts.h).
ITEM(GIFT_HEART, .name = "stout_heart", .title = NAME_("stout heart"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("one heart more, for good")}, .perk = PERK_HP, .by = 2)
ITEM(GIFT_LENS, .name = "clear_lens", .title = NAME_("clear lens"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("your lantern reaches one cell farther")}, .perk = PERK_LANTERN, .by = 1)
ITEM(GIFT_TALLOW, .name = "slow_tallow", .title = NAME_("slow tallow"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("candles burn for 270 seconds, not 180")}, .perk = PERK_CANDLE, .by = 1)
ITEM(GIFT_FLETCHING, .name = "true_fletching", .title = NAME_("true fletching"), .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = N_("your arrows never break")}, .perk = PERK_WHOLE, .by = 1)
ITEM(GIFT_CLAPPER, .name = "second_clapper", .title = NAME_("second clapper"), .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = N_("ring twice on each depth")}, .perk = PERK_RINGS, .by = 1)
ITEM(GIFT_SOLES, .name = "soft_soles", .title = NAME_("soft soles"), .plural = true, .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = N_("your steps are heard one cell less far")}, .perk = PERK_SOFT,
     .by = 1)
ITEM(GIFT_QUIVER, .name = "full_quiver", .title = NAME_("full quiver"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("three arrows now, and on each new depth")}, .perk = PERK_QUIVER, .by = 3)
ITEM(GIFT_WHETSTONE, .name = "whetstone", .title = NAME_("whetstone"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("your strikes do half a heart more")}, .perk = PERK_STRIKE, .by = 1)
ITEM(GIFT_KNIFE, .name = "thiefs_knife", .title = NAME_("thief's knife"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("sneak attacks: 4 times the damage, not 3")}, .perk = PERK_SNEAK, .by = 1)
ITEM(GIFT_SPRING, .name = "tumblers_belt", .title = NAME_("tumbler's belt"), .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = N_("you can roll again a third sooner")}, .perk = PERK_ROLL, .by = 12)
ITEM(GIFT_PRAYER, .name = "prayer_beads", .title = NAME_("prayer beads"), .plural = true, .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = N_("doubled treasure: 2 hearts back, not 1.5")}, .perk = PERK_HALLOW,
     .by = 1)
ITEM(GIFT_SALVE, .name = "travel_salve", .title = NAME_("travel salve"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("each new depth heals one heart")}, .perk = PERK_REST, .by = 2)
ITEM(GIFT_GLOVES, .name = "deft_gloves", .title = NAME_("deft gloves"), .plural = true, .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = N_("you use things twice as fast")}, .perk = PERK_HANDS, .by = 10)
ITEM(GIFT_BOWSTRING, .name = "strong_bowstring", .title = NAME_("strong bowstring"), .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = N_("your arrows do one heart more")}, .perk = PERK_SHOT, .by = 2)
ITEM(GIFT_CHARM, .name = "lucky_charm", .title = NAME_("lucky charm"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("wounded: safe 0.4 s (2 turns) longer")}, .perk = PERK_SAFE, .by = 24)
ITEM(GIFT_PURSE, .name = "deep_purse", .title = NAME_("deep purse"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("each coin is worth two")}, .perk = PERK_COINS, .by = 1)
ITEM(GIFT_HERB, .name = "healing_herb", .title = NAME_("healing herb"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("hearts that you find heal two, not one")}, .perk = PERK_HEART, .by = 2)
ITEM(GIFT_COAT, .name = "padded_coat", .title = NAME_("padded coat"), .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = N_("halves the first wound on each depth")}, .perk = PERK_FIRST_WOUND, .by = 1)

// The goal of the descent.
ITEM(CROWN, .name = "crown", .title = NAME_("crown"), .class = CLASS_CROWN, .glyph = '*',
     .words = {.passive = N_("take it, and leave by the last stairs")})

// Things that the old woman beside the start asks for (gen/furnish/wish.c), each with her reward.
ITEM(SEEING_STONE, .name = "seeing_stone", .title = NAME_("seeing stone"), .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = N_("bring it back to the old woman")}, .reward = {ITEM_COIN, 20})
ITEM(CLAPPER, .name = "clapper", .title = NAME_("bell clapper"), .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = N_("bring it back to the old woman")}, .reward = {ITEM_BOMB, 3})
ITEM(WEDDING_RING, .name = "wedding_ring", .title = NAME_("wedding ring"), .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = N_("bring it back to the old woman")}, .reward = {ITEM_POTION_MENDING, 2})
ITEM(MUSIC_BOX, .name = "music_box", .title = NAME_("music box"), .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = N_("bring it back to the old woman")}, .reward = {ITEM_ARROW, 12})
ITEM(OLD_CROWN, .name = "old_crown", .title = NAME_("old crown"), .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = N_("bring it back to the old woman")}, .reward = {ITEM_AEGIS, 1})
ITEM(LUTE, .name = "lute", .title = NAME_("lute"), .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = N_("bring it back to the old woman")}, .reward = {ITEM_SCROLL_LAMPS, 2})
