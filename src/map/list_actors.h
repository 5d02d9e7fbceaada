// Every kind of actor, a row each: ACTOR(KIND, columns of ActorInfo...). monsters.h names them in the same
// order; only monsters.c reads the rows. BLOW() is its usual blow. A monster has sprites of its name. It
// needs code only if it fights in a way of its own (sim/monsters/fight.c).

// A free slot.
ACTOR(NONE, .name = "nothing", .glyph = '\0')
ACTOR(HERO, .name = NAME_("hero"), .glyph = '@', .hp = HERO_HP, .speed = 683,
      BLOW(.windup = 4, .ticks = BLOW_TICKS, .recovery = 12, .damage = 3, .reach = 38))
ACTOR(RAT, .name = NAME_("rat"), .glyph = 'r', .hp = 4, .speed = 640, .sight = 5, .ear = 2, .pack = 3,
      .weight = 3, .animal = true, .cost = 1, .from = 1, .dealt = {2, 1, 1, 1, 1, 1, 1}, .timid = true,
      .task = TASK_EAT, .style = STYLE_BITE, .rest = 30, .near = 3, .pace = 8, .flees = true,
      BLOW(.windup = 18, .ticks = BLOW_TICKS, .recovery = 30, .damage = 1, .reach = 30, .range = 26,
           .words = N_("about to bite")),
      .does = N_("circles you with its pack, and one bites"),
      .counter_tip = N_("fight in a doorway, one at a time"))
ACTOR(BAT, .name = NAME_("bat"), .glyph = 'b', .hp = 4, .speed = 768, .sight = 6, .ear = 4, .pack = 1,
      .weight = 2, .flies = true, .shuns = true, .cost = 1, .from = 1, .dealt = {2, 1, 1, 1, 1, 1, 1},
      .style = STYLE_SWOOP, .rest = 40, .near = 4, .pace = 8,
      BLOW(.windup = 20, .ticks = 24, .recovery = 40, .damage = 1, .reach = 14, .range = 128, .lunge = 1365,
           .words = N_("about to swoop")),
      .does = N_("flutters about, then swoops; avoids bright cells"),
      .counter_tip = N_("step aside when it swoops"))
ACTOR(SLIME, .name = NAME_("slime"), .glyph = 's', .hp = 7, .speed = 288, .sight = 4, .ear = 0, .pack = 1,
      .weight = 2, .steady = true, .cost = 2, .from = 1, .dealt = {2, 1, 1, 1, 1, 1, 1}, .douses = true,
      .style = STYLE_HOP, .rest = 20, .near = 3, .pace = 8, .hops = true, .splits = true,
      BLOW(.windup = 16, .ticks = BLOW_TICKS, .recovery = 36, .damage = 2, .reach = 30, .range = 26,
           .words = N_("about to strike")),
      .does = N_("puts out flames it crosses; a sword's kill splits it in two"),
      .counter_tip = N_("a sneak strike, fire or a trap does not split it"))
ACTOR(GOBLIN, .name = NAME_("goblin"), .glyph = 'g', .hp = 9, .speed = 560, .sight = 7, .ear = 0, .pack = 1,
      .weight = 2, .deeper = 1, .hands = true, .cost = 2, .from = 2, .dealt = {0, 2, 1, 1, 1, 1, 1},
      .clever = true, .timid = true, .voice = true, .greedy = true, .task = TASK_KINDLE, .style = STYLE_CLUB,
      .rest = 30, .near = 3, .pace = 7,
      BLOW(.windup = 22, .ticks = BLOW_TICKS, .recovery = 24, .damage = 2, .reach = 30, .range = 26,
           .words = N_("about to strike")),
      .does = N_("clubs you, then steps back; lights torches again; loves gems"),
      .counter_tip = N_("hit it while it recovers"))
ACTOR(SKELETON, .name = NAME_("skeleton"), .glyph = 'z', .rises = true, .silver = true, .hp = 7, .speed = 448,
      .sight = 7, .ear = -2, .pack = 1, .weight = 1, .deeper = 1, .hands = true, .cost = 3, .from = 3,
      .dealt = {0, 0, 2, 1, 1, 1, 1}, .style = STYLE_SHIELD, .rest = 8, .near = 3, .pace = 5,
      .turn_ticks = 12, .shield = true,
      BLOW(.windup = 36, .ticks = BLOW_TICKS, .recovery = 28, .damage = 2, .reach = 30, .range = 26,
           .words = N_("about to strike")),
      .does = N_("its shield stops blows from the front; rises again in the dark"),
      .counter_tip = N_("strike while its arm is raised, or roll behind it"))
ACTOR(PILFERER, .name = NAME_("pilferer"), .glyph = 'p', .hp = 7, .speed = 704, .sight = 8, .ear = 0,
      .pack = 1, .weight = 0, .deeper = 1, .hands = true, .cost = 2, .from = 3,
      .dealt = {0, 0, 2, 1, 1, 1, 1}, .clever = true, .greedy = true, .task = TASK_FETCH,
      .style = STYLE_SNATCH, .rest = 30, .near = 8, .pace = 8, .loaded = 608,
      BLOW(.windup = 20, .ticks = BLOW_TICKS, .reach = 30, .range = 26,
           .words = N_("about to snatch a treasure")),
      .does = N_("steals your most valuable treasure and runs into the dark"),
      .counter_tip = N_("corner it: it drops all that it took"))
ACTOR(POACHER, .name = NAME_("poacher"), .glyph = 'a', .hp = 6, .speed = 448, .sight = 10, .ear = 0,
      .pack = 1, .weight = -1, .deeper = 1, .hands = true, .cost = 3, .from = 3,
      .dealt = {0, 0, 2, 1, 1, 1, 1}, .clever = true, .timid = true, .voice = true, .style = STYLE_SHOOT,
      .rest = 30, .near = 10,
      BLOW(.windup = 36, .ticks = BLOW_TICKS, .recovery = 30, .damage = 1, .range = 320, .lunge = 1536,
           .shoots = true, .words = N_("takes aim")),
      .does = N_("keeps away and shoots anyone it sees in the light"),
      .counter_tip = N_("shut the lantern, or stand behind a pillar"))
ACTOR(BOAR, .name = NAME_("boar"), .glyph = 'o', .hp = 11, .speed = 384, .sight = 6, .ear = 1, .pack = 1,
      .weight = -1, .deeper = 1, .animal = true, .steady = true, .cost = 3, .from = 3,
      .dealt = {0, 0, 2, 1, 1, 1, 1}, .style = STYLE_CHARGE, .rest = 30, .near = 6, .pace = 8,
      BLOW(.windup = 36, .ticks = 70, .recovery = 30, .damage = 3, .range = 192, .lunge = 1408,
           .shape = SHAPE_LANE, .words = N_("about to charge")),
      .does = N_("charges straight ahead and tramples all"),
      .counter_tip = N_("let it run into a wall: that stuns it"))
ACTOR(SNUFFER, .name = NAME_("snuffer"), .glyph = 'n', .hp = 4, .speed = 512, .sight = 8, .ear = 0, .pack = 1,
      .weight = -1, .deeper = 1, .cost = 2, .from = 3, .dealt = {0, 0, 2, 1, 1, 1, 1}, .clever = true,
      .task = TASK_SNUFF, .style = STYLE_SNUFF, .rest = 60, .near = 1,
      BLOW(.windup = 40, .ticks = BLOW_TICKS, .recovery = 20, .reach = 30, .range = 26,
           .words = N_("about to put out a flame")),
      .does = N_("goes from flame to flame, puts them out and avoids you"),
      .counter_tip = N_("a burning candle is bait"))
// The only monster of the classic (sim/classic.h). It never appears elsewhere, so it costs nothing and
// weighs nothing.
ACTOR(ENEMY, .name = NAME_("enemy"), .glyph = 'e', .hp = 2, .speed = 683, .sight = 6, .style = STYLE_BITE,
      .rest = 30, .near = 3, .pace = 8, .flees = true,
      BLOW(.windup = 18, .ticks = BLOW_TICKS, .recovery = 8, .damage = 2, .reach = 30, .range = 26,
           .words = N_("about to bite")),
      .does = N_("chases you within six steps, otherwise wanders; strikes what it walks into"),
      .counter_tip = N_("let it come to you, and strike first"))
// Monsters of lower depths.
ACTOR(WEAVER, .name = NAME_("weaver"), .glyph = 'w', .hp = 7, .speed = 416, .sight = 3, .ear = 3, .pack = 1,
      .weight = -2, .deeper = 1, .cost = 3, .from = 4, .dealt = {0, 0, 0, 2, 9, 10, 8}, .lives_in_webs = true,
      .lurks = 2, .style = STYLE_POUNCE, .rest = 40, .near = 3, .pace = 8,
      BLOW(.windup = 16, .ticks = 13, .recovery = 40, .damage = 2, .reach = 30, .range = 64, .lunge = 1280,
           .words = N_("about to pounce")),
      .does = N_("waits in its web, then leaps two cells"),
      .counter_tip = N_("light shows its eyes; webs burn"))
ACTOR(MIMIC, .name = NAME_("mimic"), .glyph = 'm', .hp = 15, .speed = 608, .sight = 4, .ear = 0, .pack = 1,
      .weight = -3, .deeper = 1, .steady = true, .cost = 4, .from = 4, .dealt = {0, 0, 0, 2, 6, 7, 5},
      .poses = true, .lurks = 1, .style = STYLE_CLUB, .rest = 30, .near = 3, .pace = 7,
      BLOW(.windup = 24, .ticks = BLOW_TICKS, .recovery = 30, .damage = 3, .reach = 30, .range = 26,
           .words = N_("about to strike")),
      .does = N_("looks like a chest until you stand before it"),
      .counter_tip = N_("in the light it breathes: strike first"))
ACTOR(GHOST, .name = NAME_("ghost"), .glyph = 'f', .hp = 7, .speed = 384, .sight = 8, .ear = 0, .pack = 1,
      .weight = -2, .deeper = 1, .flies = true, .shuns = true, .silver = true, .steady = true,
      .ghostly = true, .water_damage = 3, .cost = 4, .from = 4, .dealt = {0, 0, 0, 2, 6, 7, 5},
      .style = STYLE_CLUB, .rest = 30, .near = 3, .pace = 7,
      BLOW(.windup = 26, .ticks = BLOW_TICKS, .recovery = 40, .damage = 2, .reach = 30, .range = 26,
           .words = N_("about to strike")),
      .does = N_("walks through walls; sees you in the dark, but not in the light"),
      .counter_tip = N_("open the lantern; bright light burns it"))
ACTOR(CHANTER, .name = NAME_("chanter"), .glyph = 'c', .hp = 6, .speed = 416, .sight = 8, .ear = 2, .pack = 1,
      .weight = -3, .deeper = 1, .hands = true, .cost = 4, .from = 5, .dealt = {0, 0, 0, 0, 8, 9, 6},
      .clever = true, .timid = true, .voice = true, .style = STYLE_CHANT, .near = 10,
      BLOW(.windup = 60, .ticks = BLOW_TICKS, .range = 320, .shoots = true, .heals = true,
           .words = N_("sings to heal another")),
      .does = N_("heals others with a thread of song; the song wakes everyone"),
      .counter_tip = N_("stand in the thread, or strike the singer"))
ACTOR(WARDEN, .name = NAME_("warden"), .glyph = 'd', .hp = 18, .speed = 512, .sight = 0, .ear = 6, .pack = 1,
      .weight = -4, .deeper = 1, .hands = true, .steady = true, .blind = true, .cost = 5, .from = 5,
      .dealt = {0, 0, 0, 0, 8, 9, 6}, .style = STYLE_SMITE, .rest = 80, .near = 1, .pace = 8,
      BLOW(.windup = 36, .ticks = BLOW_TICKS, .recovery = 40, .damage = 4, .reach = 30, .range = 26,
           .words = N_("about to strike")),
      .does = N_("blind: strikes where it last heard something"),
      .counter_tip = N_("stand still; throw something elsewhere"))
ACTOR(HOUND, .name = NAME_("hound"), .glyph = 'h', .hp = 10, .speed = 736, .sight = 8, .ear = 3, .pack = 1,
      .weight = -5, .deeper = 1, .animal = true, .fiery = true, .glows = true, .water_damage = 2, .cost = 4,
      .from = 7, .dealt = {0, 0, 0, 0, 0, 0, 14}, .style = STYLE_LEAP, .rest = 40, .near = 4, .pace = 8,
      BLOW(.windup = 24, .ticks = 18, .recovery = 28, .damage = 3, .reach = 30, .range = 96, .lunge = 1365,
           .words = N_("about to leap")),
      .does = N_("circles, then leaps three cells and leaves fire; its glow exposes you"),
      .counter_tip = N_("step aside; water hurts it"))
// Elites: each appears once, on its depth (gen/descent/depths.c). They cost nothing and weigh nothing.
ACTOR(SACRISTAN, .name = "sacristan", .title = NAME_("Sacristan"), .glyph = 'S', .hp = 150, .speed = 480,
      .sight = 9, .ear = 3, .hands = true, .steady = true, .clever = true, .silver = true, .elite = true,
      .carries = DROP_CENSER, .stages = {100, 50}, .from = 4, .style = STYLE_CENSER, .rest = 30, .near = 4,
      .pace = 8,
      BLOW(.windup = 30, .ticks = BLOW_TICKS, .recovery = 36, .damage = 2, .reach = 64, .range = 52,
           .words = N_("about to sweep its censer")),
      .says = {N_("The Sacristan claims all light in here"), N_("The Sacristan goes off to ring for a toll"),
               N_("The Sacristan goes off to ring once more")},
      .does = N_("swings its censer wide; when a third is lost, and two, it rings for a toll"),
      .counter_tip = N_("keep the room lit, and hit it hard while it rings"))
// The blows of the Cooper and the Warlord are in sim/combat/blows.c. Of this one only the damage is read.
ACTOR(COOPER, .name = "cooper", .title = NAME_("Cooper"), .glyph = 'C', .hp = 110, .speed = 448, .sight = 8,
      .ear = 0, .hands = true, .steady = true, .elite = true, .carries = DROP_LOCKED_CHEST, .stages = {55},
      .from = 6, .style = STYLE_COOPER, .rest = 40, .near = 9, .pace = 8, BLOW(.damage = 3),
      .says = {N_("The Cooper bids you mind his barrels"), N_("The Cooper rolls his barrels in haste")},
      .does = N_("rolls barrels at you from afar; its hammer hits your cell and all around it"),
      .counter_tip = N_("strike a barrel and it rolls back"))
// The boss of the arena; it fights in three phases.
ACTOR(WARLORD, .name = "warlord", .title = NAME_("Warlord"), .glyph = 'W', .hp = 325, .speed = 416,
      .sight = 12, .ear = 12, .steady = true, .elite = true, .boss = true, .stages = {215, 100}, .w = 52,
      .h = 28, .from = 8, .style = STYLE_WARLORD, .rest = 60, BLOW(.damage = 2),
      .says = {N_("The Warlord asks who lit his hall"), N_("The Warlord goes to ring the great bell"),
               N_("All flames go out, and his crown burns")},
      .does = N_("sweeps, slams and charges; rings the great bell; in the end his crown burns"),
      .counter_tip = N_("lead his charge into a pillar; keep braziers lit; strike unseen"))
