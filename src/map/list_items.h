// Every kind of item, one row each: ITEM(KIND, columns of ItemInfo...). item_kinds.h names them in the
// same order, items.c alone reads the rows. An item has a sprite of its name.

// Goods: to be collected, delivered, or spent.
ITEM(CANDLE, .name = "candle", .title = "candle", .class = CLASS_GOOD, .glyph = '*', .value = 10,
     .counts = true, .wields = true,
     .words = {.use = "set it down: lights three cells around, for three minutes",
               .toss = "burns where it lands"},
     .burns = true)
ITEM(CHEESE, .name = "cheese", .title = "cheese", .class = CLASS_GOOD, .glyph = '*', .value = 15,
     .counts = true, .wields = true, .words = {.use = "eat it: heals one heart", .toss = "lures animals"},
     .burns = true)
ITEM(WINE, .name = "wine", .title = "wine", .class = CLASS_GOOD, .glyph = '*', .value = 20, .counts = true,
     .wields = true, .words = {.toss = "a puddle that burns"})
ITEM(HONEY, .name = "honey", .title = "honey", .class = CLASS_GOOD, .glyph = '*', .value = 20, .counts = true,
     .wields = true, .words = {.toss = "a puddle that slows everyone"})
ITEM(BOOK, .name = "book", .title = "book", .class = CLASS_GOOD, .glyph = '*', .value = 30, .counts = true,
     .words = {.use = "read it: maps this level"}, .burns = true)
ITEM(CHALICE, .name = "chalice", .title = "chalice", .class = CLASS_GOOD, .glyph = '*', .value = 40,
     .counts = true, .wields = true, .words = {.toss = "spills water, which puts out flames"})
ITEM(GEM, .name = "gem", .title = "gem", .class = CLASS_GOOD, .glyph = '*', .value = 50, .counts = true,
     .wields = true, .words = {.toss = "makes noise; goblins and thieves go for it"})
ITEM(RELIC, .name = "relic", .title = "relic", .class = CLASS_GOOD, .glyph = '*', .value = 80, .counts = true,
     .words = {.use = "hold it up: everyone who sees it flees"})

// Taken and kept, or lying about.
ITEM(HEART, .name = "heart", .title = "heart", .class = CLASS_HEART, .glyph = '*',
     .words = {.passive = "heals one heart"})
// Opens locks of that kind, and is used up.
ITEM(KEY_1, .name = "key_1", .title = "red square key", .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = "opens a lock of its kind"}, .key = 1)
ITEM(KEY_2, .name = "key_2", .title = "green triangle key", .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = "opens a lock of its kind"}, .key = 2)
ITEM(KEY_3, .name = "key_3", .title = "blue diamond key", .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = "opens a lock of its kind"}, .key = 3)
ITEM(KEY_4, .name = "key_4", .title = "violet clover key", .class = CLASS_KEY, .glyph = 'k',
     .words = {.passive = "opens a lock of its kind"}, .key = 4)
ITEM(ARROW, .name = "arrow", .title = "arrow", .class = CLASS_ARROW, .glyph = '*',
     .words = {.passive = "for the bow"})
// A torch taken off the wall; it burns as long as it lies there.
ITEM(BRAND, .name = "brand", .title = "torch", .class = CLASS_FLAME, .glyph = '*',
     .words = {.passive = "burns down where it lies"})
// Of monsters that rise again.
ITEM(BONES, .name = "bones", .title = "bones", .class = CLASS_BONES, .glyph = '*',
     .words = {.passive = "rise again, unless lit or struck"})
ITEM(COIN, .name = "coin", .title = "coin", .class = CLASS_COIN, .glyph = '*',
     .words = {.passive = "counts for the score"})
ITEM(BOMB, .name = "bomb", .title = "bomb", .class = CLASS_BOMB, .glyph = '*', .wields = true,
     .words = {.toss = "blows up foes, cracked walls, and you"})
// The hand bell, where it waits to be taken.
ITEM(BELL, .name = "bell", .title = "hand bell", .class = CLASS_BELL, .glyph = '*',
     .words = {.passive = "take it, and it rings"})

// Potions and scrolls.
ITEM(POTION_MENDING, .name = "potion_mending", .title = "potion of mending", .class = CLASS_POTION,
     .glyph = '*', .wields = true,
     .words = {.use = "drink it: heals three hearts", .toss = "heals everyone it hits"})
ITEM(POTION_NIGHT, .name = "potion_night", .title = "potion of night", .class = CLASS_POTION, .glyph = '*',
     .wields = true,
     .words = {.use = "drink it: flames go out, you are hidden", .toss = "puts out the flames around"})
ITEM(POTION_FIRE, .name = "potion_fire", .title = "potion of fire", .class = CLASS_POTION, .glyph = '*',
     .wields = true, .words = {.use = "drink it: better not", .toss = "sets fire to the ground"})
ITEM(POTION_FROST, .name = "potion_frost", .title = "potion of frost", .class = CLASS_POTION, .glyph = '*',
     .wields = true,
     .words = {.use = "drink it: stuns everyone around you", .toss = "stuns; turns water to ice"})
ITEM(SCROLL_SEAL, .name = "scroll_seal", .title = "scroll of seal", .class = CLASS_SCROLL, .glyph = '*',
     .tolls = true, .words = {.use = "read it: the next toll spares all you have explored"}, .burns = true)
ITEM(SCROLL_RECALL, .name = "scroll_recall", .title = "scroll of recall", .class = CLASS_SCROLL, .glyph = '*',
     .words = {.use = "read it: takes you to the stairs you came by"}, .burns = true)
ITEM(SCROLL_LAMPS, .name = "scroll_lamps", .title = "scroll of lamps", .class = CLASS_SCROLL, .glyph = '*',
     .words = {.use = "read it: lights every torch bracket"}, .burns = true)
ITEM(SCROLL_PEAL, .name = "scroll_peal", .title = "scroll of peal", .class = CLASS_SCROLL, .glyph = '*',
     .tolls = true, .words = {.use = "read it: tolls the bell, and no treasure is lost"}, .burns = true)
ITEM(SCROLL_SUMMONS, .name = "scroll_summons", .title = "scroll of summons", .class = CLASS_SCROLL,
     .glyph = '*', .tolls = true, .words = {.use = "read it: a hunter comes for you"}, .burns = true)

// Power-ups: they work as soon as they are taken.
ITEM(ZEAL, .name = "zeal", .title = "zeal", .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = "your blows hurt more"}, .power = POWER_ZEAL + 1)
ITEM(WINGS, .name = "wings", .title = "wings", .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = "faster, and over anything"}, .power = POWER_WINGS + 1)
ITEM(AEGIS, .name = "aegis", .title = "aegis", .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = "nothing hurts you"}, .power = POWER_AEGIS + 1)
ITEM(RADIANCE, .name = "radiance", .title = "radiance", .class = CLASS_POWER, .glyph = '*',
     .words = {.passive = "a great light around you"}, .power = POWER_RADIANCE + 1)

// Gear; price: what wearing it from the beginning costs, so that all begin equal (bot_report --gears).
ITEM(LONG_SWORD, .name = "long_sword", .title = "long sword", .class = CLASS_WEAPON, .glyph = '*',
     .words = {.passive = "reaches farther"}, .gear = {.reach = 12}, .price = {.arrows = 4})
ITEM(AXE, .name = "axe", .title = "axe", .class = CLASS_WEAPON, .glyph = '*',
     .words = {.passive = "hits harder, slower"}, .gear = {.damage = 5, .recovery = 18},
     .price = {.arrows = 6, .candles = 2})
ITEM(SILVER_SWORD, .name = "silver_sword", .title = "silver sword", .class = CLASS_WEAPON, .glyph = '*',
     .words = {.passive = "double against the undead"}, .gear = {.silver = true}, .price = {.arrows = 6})
ITEM(BUCKLER, .name = "buckler", .title = "buckler", .class = CLASS_SHIELD, .glyph = '*',
     .words = {.passive = "stops arrows from the front"}, .gear = {.parries = true}, .price = {.arrows = 2})
ITEM(KITE_SHIELD, .name = "kite_shield", .title = "kite shield", .class = CLASS_SHIELD, .glyph = '*',
     .words = {.passive = "softens hard blows from the front"}, .gear = {.less = 1},
     .price = {.arrows = 6, .candles = 3, .hp = 2})
ITEM(FELT_BOOTS, .name = "felt_boots", .title = "felt boots", .plural = true, .class = CLASS_BOOTS,
     .glyph = '*', .words = {.passive = "quiet steps"}, .gear = {.soft = true}, .price = {.arrows = 6})
ITEM(NAILED_BOOTS, .name = "nailed_boots", .title = "nailed boots", .plural = true, .class = CLASS_BOOTS,
     .glyph = '*', .words = {.passive = "nothing knocks you back"}, .gear = {.stands = true, .grips = true},
     .price = {.arrows = 1})
ITEM(QUICK_BOOTS, .name = "quick_boots", .title = "quick boots", .plural = true, .class = CLASS_BOOTS,
     .glyph = '*', .words = {.passive = "faster"}, .gear = {.speed = 751}, .price = {.arrows = 6})
ITEM(EMBER_RING, .name = "ember_ring", .title = "ember ring", .class = CLASS_RING, .glyph = '*',
     .words = {.passive = "fire cannot hurt you"}, .gear = {.fireproof = true},
     .price = {.arrows = 6, .candles = 1})
ITEM(MOTH_RING, .name = "moth_ring", .title = "moth ring", .class = CLASS_RING, .glyph = '*',
     .words = {.passive = "the lantern shines farther"}, .gear = {.lantern = 7}, .price = {.arrows = 4})
ITEM(MAGPIE_RING, .name = "magpie_ring", .title = "magpie ring", .class = CLASS_RING, .glyph = '*',
     .words = {.passive = "pulls coins, arrows, hallowed goods"}, .gear = {.pulls = true},
     .price = {.arrows = 1})
ITEM(HOURS_RING, .name = "hours_ring", .title = "ring of hours", .class = CLASS_RING, .glyph = '*',
     .tolls = true, .words = {.passive = "the bell tolls later"}, .price = {.arrows = 3})

// Gifts: three lie where the hero comes to a depth, to choose one from (gen/descent/gifts.h).
ITEM(GIFT_HEART, .name = "stout_heart", .title = "stout heart", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "one heart more"}, .perk = PERK_HP, .by = 2)
ITEM(GIFT_LENS, .name = "clear_lens", .title = "clear lens", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "your lantern shines a cell farther"}, .perk = PERK_LANTERN, .by = 1)
ITEM(GIFT_TALLOW, .name = "slow_tallow", .title = "slow tallow", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "candles burn half as long again"}, .perk = PERK_CANDLE, .by = 1)
ITEM(GIFT_FLETCHING, .name = "true_fletching", .title = "true fletching", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "your arrows never break"}, .perk = PERK_WHOLE, .by = 1)
ITEM(GIFT_CLAPPER, .name = "second_clapper", .title = "second clapper", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "ring twice on each depth"}, .perk = PERK_RINGS, .by = 1)
ITEM(GIFT_SOLES, .name = "soft_soles", .title = "soft soles", .plural = true, .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = "your steps are heard less far"}, .perk = PERK_SOFT, .by = 1)
ITEM(GIFT_QUIVER, .name = "full_quiver", .title = "full quiver", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "three arrows, and on each depth"}, .perk = PERK_QUIVER, .by = 3)
ITEM(GIFT_WHETSTONE, .name = "whetstone", .title = "whetstone", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "your strikes hurt more"}, .perk = PERK_STRIKE, .by = 1)
ITEM(GIFT_KNIFE, .name = "thiefs_knife", .title = "thief's knife", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "strikes from the dark hurt more"}, .perk = PERK_SNEAK, .by = 1)
ITEM(GIFT_SPRING, .name = "tumblers_belt", .title = "tumbler's belt", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "you can roll again sooner"}, .perk = PERK_ROLL, .by = 12)
ITEM(GIFT_PRAYER, .name = "prayer_beads", .title = "prayer beads", .plural = true, .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = "hallowed treasure mends more"}, .perk = PERK_HALLOW, .by = 1)
ITEM(GIFT_SALVE, .name = "travel_salve", .title = "travel salve", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "each new depth mends a heart"}, .perk = PERK_REST, .by = 2)
ITEM(GIFT_GLOVES, .name = "deft_gloves", .title = "deft gloves", .plural = true, .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = "you use things twice as fast"}, .perk = PERK_HANDS, .by = 10)
ITEM(GIFT_BOWSTRING, .name = "strong_bowstring", .title = "strong bowstring", .class = CLASS_GIFT,
     .glyph = '*', .words = {.passive = "your arrows hurt more"}, .perk = PERK_SHOT, .by = 2)
ITEM(GIFT_CHARM, .name = "lucky_charm", .title = "lucky charm", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "you are safe longer after a wound"}, .perk = PERK_SAFE, .by = 24)
ITEM(GIFT_PURSE, .name = "deep_purse", .title = "deep purse", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "each coin counts double"}, .perk = PERK_COINS, .by = 1)
ITEM(GIFT_HERB, .name = "healing_herb", .title = "healing herb", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "hearts mend twice as much"}, .perk = PERK_HEART, .by = 2)
ITEM(GIFT_COAT, .name = "padded_coat", .title = "padded coat", .class = CLASS_GIFT, .glyph = '*',
     .words = {.passive = "halves each depth's first wound"}, .perk = PERK_FIRST_WOUND, .by = 1)

// What it is all about.
ITEM(CROWN, .name = "crown", .title = "crown", .class = CLASS_CROWN, .glyph = '*',
     .words = {.passive = "take it, and leave by the last stairs"})

// What somebody beside the start asks for (gen/furnish/wish.c), and what bringing it back pays.
ITEM(SEEING_STONE, .name = "seeing_stone", .title = "seeing stone", .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = "bring it back to the old woman"}, .reward = {ITEM_COIN, 20})
ITEM(CLAPPER, .name = "clapper", .title = "bell clapper", .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = "bring it back to the old woman"}, .reward = {ITEM_BOMB, 3})
ITEM(WEDDING_RING, .name = "wedding_ring", .title = "wedding ring", .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = "bring it back to the old woman"}, .reward = {ITEM_POTION_MENDING, 2})
ITEM(MUSIC_BOX, .name = "music_box", .title = "music box", .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = "bring it back to the old woman"}, .reward = {ITEM_ARROW, 12})
ITEM(OLD_CROWN, .name = "old_crown", .title = "old crown", .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = "bring it back to the old woman"}, .reward = {ITEM_AEGIS, 1})
ITEM(LUTE, .name = "lute", .title = "lute", .class = CLASS_WISH, .glyph = '*',
     .words = {.passive = "bring it back to the old woman"}, .reward = {ITEM_SCROLL_LAMPS, 2})
