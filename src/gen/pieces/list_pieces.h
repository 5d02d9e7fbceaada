// Every set piece of the program, by their names: SET_PIECE(columns of SetPiece...).
// Not written by hand, but from assets/pieces:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R io/pieces
// clang-format off

SET_PIECE(.name = "alchemist", .w = 9, .h = 8, .depths = 0x7ffe, .generators = 0xff, .weight = 6,
          .once = 1, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#########",
               "#(.(.(.(#",
               "#.......#",
               "#(.\"\"\".[#",
               "#..\".\".[#",
               "#(.\"\"\".(#",
               "#.......#",
               "#########"},
          .feature_count = 5, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 7, 6, ITEM_POTION_MENDING, 0, 100, 1},
              {FEATURE_ITEM, 7, 6, ITEM_POTION_FIRE, 0, 100, 1},
              {FEATURE_ITEM, 7, 6, ITEM_POTION_FROST, 0, 100, 1},
              {FEATURE_ITEM, 7, 6, ITEM_POTION_NIGHT, 0, 100, 1},
          })

SET_PIECE(.name = "alcove_pair", .w = 7, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#.#.#.#",
               "#.....#",
               "#.#.#.#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 6, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 1, 3, 0, 20, 100, 0},
          })

SET_PIECE(.name = "ambry", .w = 5, .h = 6, .depths = 0x7ffe, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"##!##",
               "#-.-#",
               "#...#",
               "#...#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 3, 0, 40, 100, 0},
              {FEATURE_WAY, 2, 5, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "ambush", .w = 13, .h = 9, .depths = 0x7ffe, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#############",
               "#...#...#...#",
               "#...+...+...#",
               "#####.b.#####",
               "   #b...b#   ",
               "   #.....#   ",
               "   #.b.b.#   ",
               "   #..b..#   ",
               "   #######   "},
          .feature_count = 4, .features = {
              {FEATURE_PACK, 1, 2, 0, 3, 100, 0},
              {FEATURE_PACK, 11, 2, 0, 3, 100, 0},
              {FEATURE_GOOD, 6, 5, 0, 40, 100, 0},
              {FEATURE_WAY, 6, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "anvil", .w = 7, .h = 7, .depths = 0x7fc0, .generators = 0xff, .weight = 14,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#[...p#",
               "#..'..#",
               "#.'-'.#",
               "#..'..#",
               "#p...[#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 6, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 3, 5, 0, 20, 100, 0},
          })

SET_PIECE(.name = "aqueduct", .w = 15, .h = 7, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###############",
               "#.............#",
               "#.#.#.#.#.#.#.#",
               "#~~~~~~~~~~~~~#",
               "#.#.#.#.#.#.#.#",
               "#.............#",
               "###############"},
          .feature_count = 3, .features = {
              {FEATURE_GOOD, 7, 1, 0, 20, 100, 0},
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 14, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "arena", .w = 17, .h = 11, .depths = 0x7ffc, .generators = 0xff, .weight = 6,
          .once = 1, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#################",
               "#...............#",
               "#.#############.#",
               "#.#pp..p..p..p#.#",
               "#.#..p....p...#.#",
               "#.....p.....p...#",
               "#.#..p....p...#.#",
               "#.#p..p..p..pp#.#",
               "#.######.######.#",
               "#...............#",
               "#################"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 8, 5, 0, 8, 100, 0},
              {FEATURE_WAY, 16, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 8, 9, 0, 40, 100, 0},
          })

SET_PIECE(.name = "armourer", .w = 13, .h = 8, .depths = 0x7fc0, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"##=#=###=#=##",
               "#.-.-...-.-.#",
               "#...........#",
               "#.##.[.[.##.#",
               "#....'.'....#",
               "#.##.[.[.##.#",
               "#...........#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_CHEST, 3, 6, 0, 0, 100, 0},
              {FEATURE_GUARDS, 9, 6, 0, 4, 100, 0},
          })

SET_PIECE(.name = "ash_pit", .w = 7, .h = 6, .depths = 0x7fc3, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#pp.pp#",
               "#p.%.p#",
               "#.....#",
               "#p...p#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 6, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "back_stairs", .w = 6, .h = 6, .depths = 0xf, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"######",
               "#..#.#",
               "#.##.#",
               "#....#",
               "#....#",
               "######"},
          .feature_count = 3, .features = {
              {FEATURE_GOOD, 2, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 3, 5, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "bait", .w = 15, .h = 11, .depths = 0x7ffe, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"###############",
               "#.............#",
               "#.............#",
               "#.............#",
               "#.....###.....#",
               "#.....#!#.....#",
               "#.............#",
               "#.............#",
               "#.............#",
               "#.............#",
               "###############"},
          .feature_count = 4, .features = {
              {FEATURE_PACK, 2, 2, 0, 3, 100, 1},
              {FEATURE_GOOD, 7, 6, 0, 40, 100, 0},
              {FEATURE_PACK, 12, 8, 0, 3, 100, 1},
              {FEATURE_WAY, 7, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "banquet", .w = 17, .h = 9, .depths = 0x7fff, .generators = 0xff, .weight = 7,
          .once = 1, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#################",
               "#...............#",
               "#.[[[[[[[[[[[[..#",
               "#...............#",
               "#..[[[[[[[[[[[[.#",
               "#...............#",
               "#..[.........[..#",
               "#...............#",
               "#################"},
          .feature_count = 6, .features = {
              {FEATURE_ITEM, 2, 3, ITEM_WINE, 0, 60, 0},
              {FEATURE_ITEM, 14, 3, ITEM_CANDLE, 0, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 16, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 7, 7, 0, 4, 100, 0},
              {FEATURE_ITEM, 8, 7, ITEM_CHEESE, 0, 100, 0},
          })

SET_PIECE(.name = "barrel_cellar", .w = 13, .h = 9, .depths = 0x7fff, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#############",
               "#))..)).[)).#",
               "#))..)).[)).#",
               "#...........#",
               "#.....%.....#",
               "#...........#",
               "#)).[)).(.))#",
               "#)).[))...))#",
               "#############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_ITEM, 8, 7, ITEM_WINE, 0, 100, 0},
          })

SET_PIECE(.name = "beggars_camp", .w = 6, .h = 6, .depths = 0x3f, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#\"\".(#",
               "#\"...#",
               "#..%.#",
               "#b...#",
               "######"},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "bellows", .w = 7, .h = 6, .depths = 0x7fc0, .generators = 0xff, .weight = 13,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#[.&.[#",
               "#[.'.[#",
               "#.....#",
               "#p...p#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 4, 0, 20, 100, 0},
              {FEATURE_WAY, 3, 5, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "blind", .w = 15, .h = 11, .depths = 0x7ffc, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"###############",
               "#.............#",
               "#.###.....###.#",
               "#.#.........#.#",
               "#...#..#..#...#",
               "#.............#",
               "#...#..#..#...#",
               "#.#.........#.#",
               "#.###.....###.#",
               "#.............#",
               "###############"},
          .feature_count = 3, .features = {
              {FEATURE_GOOD, 7, 5, 0, 0, 100, 0},
              {FEATURE_WAY, 14, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_MONSTER, 1, 7, ACTOR_POACHER, 0, 100, 0},
          })

SET_PIECE(.name = "bone_heap", .w = 6, .h = 6, .depths = 0x7e, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#bb.b#",
               "#b.b.#",
               "#.b..#",
               "#b.bb#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "bottle_rack", .w = 7, .h = 5, .depths = 0xf, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#(.(.(#",
               "#.....#",
               "#(.(.(#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 6, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_ITEM, 4, 3, ITEM_WINE, 0, 100, 0},
          })

SET_PIECE(.name = "broken_tower", .w = 11, .h = 11, .depths = 0x7ffe, .generators = 0xff, .weight = 10,
          .once = 1, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"   #####   ",
               " ###...### ",
               " #.......# ",
               "##..###..##",
               "#..##.##..#",
               "#..#...#../",
               "#..##.##..#",
               "##..#+#..##",
               " #.......# ",
               " ###...### ",
               "   #####   "},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 5, 5, 0, 40, 100, 0},
              {FEATURE_WAY, 5, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "camp", .w = 11, .h = 8, .depths = 0x7ffe, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 5,
          .picture =
              {"...........",
               "....[......",
               "........(..",
               ".....&.....",
               "...........",
               "...[.......",
               "......(....",
               "..........."},
          .feature_count = 9, .features = {
              {FEATURE_WAY, 2, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 7, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_MONSTER, 2, 2, ACTOR_GOBLIN, 0, 100, 0},
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_ITEM, 3, 4, ITEM_GEM, 0, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_MONSTER, 8, 5, ACTOR_GOBLIN, 0, 60, 0},
              {FEATURE_WAY, 10, 6, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 3, 7, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "canal_locks", .w = 13, .h = 7, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#...#~~~#...#",
               "#...#~~~#...#",
               "#...+~~~+...#",
               "#...#~~~#...#",
               "#...#~~~#...#",
               "#############"},
          .feature_count = 3, .features = {
              {FEATURE_GOOD, 11, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "candle_niche", .w = 5, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "##.##",
               "#...#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_ITEM, 2, 1, ITEM_CANDLE, 0, 100, 0},
              {FEATURE_WAY, 4, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "candle_shrine", .w = 9, .h = 9, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {" ####### ",
               "##.....##",
               "#.......#",
               "#.......#",
               "#...-...#",
               "#.......#",
               "#.......#",
               "##.....##",
               " ####### "},
          .feature_count = 8, .features = {
              {FEATURE_ITEM, 3, 2, ITEM_CANDLE, 0, 40, 0},
              {FEATURE_ITEM, 5, 2, ITEM_CANDLE, 0, 40, 0},
              {FEATURE_ITEM, 2, 4, ITEM_CANDLE, 0, 40, 0},
              {FEATURE_GOOD, 4, 4, 0, 30, 100, 0},
              {FEATURE_ITEM, 6, 4, ITEM_CANDLE, 0, 40, 0},
              {FEATURE_ITEM, 3, 6, ITEM_CANDLE, 0, 40, 0},
              {FEATURE_ITEM, 5, 6, ITEM_CANDLE, 0, 40, 0},
              {FEATURE_WAY, 4, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "casting_floor", .w = 13, .h = 11, .depths = 0x7fc0, .generators = 0xff, .weight = 11,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 3, .ways_most = 3,
          .picture =
              {"#############",
               "#...........#",
               "#.''.(.(.''.#",
               "#.'.......'.#",
               "#...#...#...#",
               "#.(.......(.#",
               "#...#...#...#",
               "#.'.......'.#",
               "#.''.(.(.''.#",
               "#...........#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 5, 0, 40, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 6, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "cat_corner", .w = 6, .h = 6, .depths = 0x1f, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#\"\"..#",
               "#\"\".(#",
               "#....#",
               "#(...#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_ITEM, 3, 3, ITEM_CHEESE, 0, 60, 0},
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "catacomb_bend", .w = 11, .h = 11, .depths = 0xc, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#b#b#b#b#b#",
               "#.........#",
               "#.#b#b#b#.#",
               "#b####  #b#",
               "#.#     #.#",
               "#b#     #b#",
               "#.#     #.#",
               "#b.#    #b#",
               "#.##    #.#",
               "###     ###"},
          .feature_count = 4, .features = {
              {FEATURE_GOOD, 2, 8, 0, 20, 100, 0},
              {FEATURE_PACK, 9, 9, 0, 4, 100, 0},
              {FEATURE_WAY, 1, 10, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 9, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "causeway", .w = 15, .h = 9, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###############",
               "#~~~~~~~~~~~~~#",
               "#~~##~~~~~##~~#",
               "#~~##~...~##~~#",
               "#.............#",
               "#~~##~...~##~~#",
               "#~~##~~~~~##~~#",
               "#~~~~~~~~~~~~~#",
               "###############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 7, 4, 0, 0, 100, 0},
              {FEATURE_WAY, 14, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "cell_block", .w = 17, .h = 11, .depths = 0x7ffe, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#################",
               "#b..#...#...#p.b#",
               "#...#...#..b#...#",
               "#...#...#...#...#",
               "##+###+###+###1##",
               "#...............#",
               "##+###+###+###+##",
               "#...#..b#...#...#",
               "#..b#...#...#.w.#",
               "#...#..b#...#w.w#",
               "#################"},
          .feature_count = 7, .features = {
              {FEATURE_GOOD, 6, 2, 0, 0, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_GUARDS, 7, 5, 0, 4, 100, 0},
              {FEATURE_WAY, 16, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_PACK, 7, 8, 0, 4, 100, 0},
              {FEATURE_GOOD, 10, 9, 0, 0, 100, 1},
              {FEATURE_PACK, 10, 9, 0, 3, 100, 1},
          })

SET_PIECE(.name = "chapel", .w = 17, .h = 11, .depths = 0x7fff, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######=!=#######",
               "#......\"-\"......#",
               "#..&...\"\"\"...&..#",
               "#......\"\"\"......#",
               "#..[[[..\"..[[[..#",
               "#.......\".......#",
               "#..[[[..\"..[[[..#",
               "#.......\".......#",
               "#..[[[..\"..[[[..#",
               "#.......\".......#",
               "#################"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 8, 1, 0, 40, 100, 0},
              {FEATURE_WAY, 8, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "chapel_ruin", .w = 11, .h = 9, .depths = 0xc, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 3, .ways_most = 3,
          .picture =
              {"####=#=####",
               "#m.......m#",
               "#.#..\"..#.#",
               "#...\"-\"...#",
               "#.#.....#.#",
               "#.m...\"m..#",
               "#.#...\"m#.#",
               "#m.p.\"...m#",
               "###########"},
          .feature_count = 4, .features = {
              {FEATURE_GOOD, 5, 4, 0, 40, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 5, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "charnel", .w = 13, .h = 8, .depths = 0x7c, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#bb.b.#.b.bb#",
               "#b....#....b#",
               "#.###.+.###.#",
               "#.#.#.#.#b#.#",
               "#...b.#.b...#",
               "#b.b..#..b.b#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_PACK, 4, 2, 0, 4, 100, 0},
              {FEATURE_GOOD, 3, 4, 0, 20, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "cheese_shelf", .w = 6, .h = 5, .depths = 0xf, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#(.(.#",
               "#....#",
               "#(.(.#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_ITEM, 4, 2, ITEM_CHEESE, 0, 100, 0},
              {FEATURE_WAY, 5, 2, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "chimney", .w = 9, .h = 9, .depths = 0x7fc0, .generators = 0xff, .weight = 11,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"  #####  ",
               " ##.'.## ",
               "##..p..##",
               "#.'...'.#",
               "#.p.&.p.#",
               "#.'...'.#",
               "##..p..##",
               " ##...## ",
               "  #####  "},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 8, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 4, 7, 0, 20, 100, 0},
          })

SET_PIECE(.name = "choir", .w = 13, .h = 9, .depths = 0x7ffc, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#|##|###|##|#",
               "#...........#",
               "#..#.#.#.#..#",
               "#...........#",
               "#..#.#.#.#..#",
               "#...........#",
               "#..%.....%..#",
               "#...........#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_MONSTER, 6, 5, ACTOR_SNUFFER, 0, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 7, 0, 20, 100, 0},
          })

SET_PIECE(.name = "cinder_step", .w = 5, .h = 5, .depths = 0x7fc0, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {".....",
               ".'p'.",
               ".p&p.",
               ".'p'.",
               "....."},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "cistern", .w = 13, .h = 9, .depths = 0x3c, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {" ########### ",
               "##~~~~~~~~~##",
               "#~~~#~~~#~~~#",
               "#~~~~~~~~~~~#",
               "#....~~~....#",
               "#~~~~~~~~~~~#",
               "#~~~#~~~#~~~#",
               "##~~~~~~~~~##",
               " ########### "},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "coal_heap", .w = 6, .h = 5, .depths = 0x7fc0, .generators = 0xff, .weight = 14,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#[[p.#",
               "#[p..#",
               "#p...#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "coal_store", .w = 11, .h = 9, .depths = 0x7fc0, .generators = 0xff, .weight = 11,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#[[p[.[p[[#",
               "#[p.....p[#",
               "#p..###..p#",
               "#...#.+...#",
               "#p..###..p#",
               "#[p.....p[#",
               "#[[p[.[p[[#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 4, 0, 20, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "cold_post", .w = 5, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {".....",
               ".....",
               "..%..",
               ".....",
               "....."},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "colonnade", .w = 15, .h = 7, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 3, .ways_most = 7,
          .picture =
              {"...............",
               ".#.#.#.#.#.#.#.",
               "...............",
               "...............",
               "...............",
               ".#.#.#.#.#.#.#.",
               "..............."},
          .feature_count = 7, .features = {
              {FEATURE_WAY, 1, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 7, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 13, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 1, 6, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 7, 6, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 13, 6, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "columbarium", .w = 13, .h = 9, .depths = 0xc, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#b#b#b#b#b#b#",
               "#...........#",
               "#.#b#...#b#.#",
               "#.###...###.#",
               "#.#b#...#b#.#",
               "#...........#",
               "#b#b#b#b#b#b#",
               "#############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 4, 0, 40, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "counting_room", .w = 11, .h = 9, .depths = 0x3f, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###!###!###",
               "#....\"....#",
               "#.[[.\".[[.#",
               "#....\"....#",
               "#\"\"\"\"\"\"\"\".#",
               "#....\"....#",
               "#.[[.\".[[.#",
               "#....\"....#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_GOOD, 3, 7, 0, 40, 100, 0},
          })

SET_PIECE(.name = "crate_maze", .w = 7, .h = 7, .depths = 0x3f, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#.[.[.#",
               "#.....#",
               "#[.[.[#",
               "#.....#",
               "#.[.[.#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 4, 0, 20, 100, 0},
              {FEATURE_WAY, 6, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "crossroads", .w = 11, .h = 11, .depths = 0x7fff, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 3, .ways_most = 4,
          .picture =
              {"   #####   ",
               "   #...#   ",
               "   #...#   ",
               "####...####",
               "#.........#",
               "#....&....#",
               "#.........#",
               "####...####",
               "   #...#   ",
               "   #...#   ",
               "   #####   "},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 5, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 5, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "crypt", .w = 17, .h = 11, .depths = 0x3c, .generators = 0xff, .weight = 10,
          .once = 1, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#################",
               "#...............#",
               "#.##.##.#.##.##.#",
               "#.##.##.#.##.##.#",
               "#..b....b....b..#",
               "#.......-.......#",
               "#..b....b....b..#",
               "#.##.##.#.##.##.#",
               "#.##.##.#.##.##.#",
               "#...............#",
               "#################"},
          .feature_count = 5, .features = {
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 8, 5, 0, 40, 100, 0},
              {FEATURE_WAY, 16, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_MONSTER, 5, 9, ACTOR_SKELETON, 0, 70, 0},
              {FEATURE_MONSTER, 11, 9, ACTOR_SKELETON, 0, 70, 0},
          })

SET_PIECE(.name = "drain", .w = 7, .h = 5, .depths = 0x30, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#######",
               "#..~..#",
               "#..~..#",
               "#..~..#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 0, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 6, 2, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "drip_basin", .w = 5, .h = 5, .depths = 0x3c, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#m~m#",
               "#~~~#",
               "#m.m#",
               "#####"},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "drowned_library", .w = 13, .h = 9, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#~~~~\"\"\"\"~~~#",
               "#~###\"\"###~~#",
               "#~~~~\"\"~~~~~#",
               "#\"\"\"\"\"\"\"\"\"\"\"#",
               "#~~~~\"\"~~~~~#",
               "#~###\"\"###~~#",
               "#~~~~\"\"\"\"~~~#",
               "#############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 6, 4, ITEM_BOOK, 0, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "ember_grate", .w = 5, .h = 5, .depths = 0x7fc0, .generators = 0xff, .weight = 13,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#'.'#",
               "#...#",
               "#'.'#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 4, 2, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "fallen_pillar", .w = 7, .h = 5, .depths = 0x3e, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {".......",
               ".p##p..",
               "..pp##.",
               ".p..p..",
               "......."},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 3, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "fire_walk", .w = 15, .h = 7, .depths = 0x7fc0, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###############",
               "#'''..'.'..'''#",
               "#'.'.'...'.'.'#",
               "#...'.....'...#",
               "#'.'.'...'.'.'#",
               "#'''..'.'..'''#",
               "###############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 7, 3, 0, 40, 100, 0},
              {FEATURE_WAY, 14, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "fishpond", .w = 7, .h = 6, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#.....#",
               "#.~~~.#",
               "#.~~~.#",
               "#.....#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 6, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 4, 4, 0, 20, 100, 0},
          })

SET_PIECE(.name = "flooded_chapel", .w = 13, .h = 9, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 3, .ways_most = 3,
          .picture =
              {"###=#!#!#=###",
               "#~~...-...~~#",
               "#~#...\"...#~#",
               "#~~...\"..~~~#",
               "#.....\"....~#",
               "#~~...\"..~~~#",
               "#~#...\"...#~#",
               "#~~~..\".~~~~#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 4, 0, 40, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 6, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "flooded_store", .w = 13, .h = 11, .depths = 0x3c, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 4,
          .picture =
              {"#############",
               "#~~[~~~~~[[~#",
               "#~..~~~~~..~#",
               "#~[.~~~~~.[~#",
               "#....~~~....#",
               "#~~~~~~~~~~~#",
               "#....~~~....#",
               "#~(.~~~~~.[~#",
               "#~..~~~~~..~#",
               "#~[~~~~~~[(~#",
               "#############"},
          .feature_count = 5, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 6, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 6, TILE_DOOR, 0, 100, 0},
              {FEATURE_GOOD, 3, 8, 0, 0, 100, 0},
          })

SET_PIECE(.name = "flue", .w = 7, .h = 7, .depths = 0x7fc0, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#######",
               "##'.'##",
               "#'...'#",
               "#..&..#",
               "#'...'#",
               "##'.'##",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 6, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "forge", .w = 13, .h = 10, .depths = 0x7fc0, .generators = 0xff, .weight = 16,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#...........#",
               "#.#&#...#&#.#",
               "#.#'#...#'#.#",
               "#...........#",
               "#...''.''...#",
               "#...'...'...#",
               "#...''.''...#",
               "#[[.......((#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 6, 0, 40, 100, 0},
              {FEATURE_GUARDS, 5, 8, 0, 4, 100, 0},
          })

SET_PIECE(.name = "foundry", .w = 15, .h = 9, .depths = 0x7fc0, .generators = 0xff, .weight = 11,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"##|#########|##",
               "#&.&.......&.&#",
               "#'.'.......'.'#",
               "#.............#",
               "#...[''''''[..#",
               "#...['.'''.[..#",
               "#...[''''''[..#",
               "#(.(.......(.(#",
               "###############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 14, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 5, 0, 40, 100, 0},
          })

SET_PIECE(.name = "four_pillars", .w = 9, .h = 9, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 3,
          .picture =
              {"#########",
               "#.......#",
               "#.#...#.#",
               "#.......#",
               "#...%...#",
               "#.......#",
               "#.#...#.#",
               "#.......#",
               "#########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 8, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 4, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "gallery", .w = 17, .h = 7, .depths = 0x7ffe, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#################",
               "#..-...-...-....#",
               "#.#.#.#.#.#.#.#.#",
               "#...............#",
               "#.#.#.#.#.#.#.#.#",
               "#...............#",
               "#################"},
          .feature_count = 8, .features = {
              {FEATURE_GOOD, 3, 1, 0, 30, 100, 1},
              {FEATURE_TRAP, 4, 1, FIXTURE_DARTS, 0, 100, 0},
              {FEATURE_GOOD, 7, 1, 0, 30, 100, 1},
              {FEATURE_TRAP, 8, 1, FIXTURE_DARTS, 0, 100, 0},
              {FEATURE_GOOD, 11, 1, 0, 30, 100, 1},
              {FEATURE_TRAP, 12, 1, FIXTURE_DARTS, 0, 100, 0},
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 16, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "garden", .w = 12, .h = 9, .depths = 0x3c, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 5,
          .picture =
              {"............",
               ".mm..m..mm..",
               "mm..~~~~..mm",
               "m..~~~~~~..m",
               "..m~~~~~~m..",
               "m..~~~~~~.mm",
               "mm..~~~~..m.",
               ".mm.....mm..",
               "............"},
          .feature_count = 7, .features = {
              {FEATURE_WAY, 2, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 9, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 11, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 7, 0, 0, 100, 0},
              {FEATURE_WAY, 2, 8, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 9, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "grave_pair", .w = 7, .h = 5, .depths = 0xc, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#b#.#b#",
               "#.#.#.#",
               "#.....#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 3, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "great_anvil", .w = 13, .h = 9, .depths = 0x7fc0, .generators = 0xff, .weight = 11,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#[[.......[[#",
               "#[..'...'..[#",
               "#..'.....'..#",
               "#....-.-....#",
               "#..'.....'..#",
               "#[..'...'..[#",
               "#[[.......[[#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 4, 0, 40, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 5, 7, 0, 6, 100, 0},
          })

SET_PIECE(.name = "great_hall", .w = 17, .h = 11, .depths = 0x7ffe, .generators = 0xff, .weight = 8,
          .once = 1, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 4,
          .picture =
              {"#################",
               "#...............#",
               "#..#..#...#..#..#",
               "#.......\".......#",
               "#...&...\"...&...#",
               "#.....\"\"\"\"\".....#",
               "#...&...\"...&...#",
               "#.......\".......#",
               "#..#..#...#..#..#",
               "#...............#",
               "#################"},
          .feature_count = 6, .features = {
              {FEATURE_WAY, 8, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 15, 5, 0, 4, 100, 0},
              {FEATURE_WAY, 16, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 8, 8, 0, 40, 100, 0},
              {FEATURE_WAY, 8, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "guard_post", .w = 9, .h = 7, .depths = 0x7fff, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#########",
               "#[.....[#",
               "#.......#",
               "#...&...#",
               "#.......#",
               "#(.....[#",
               "#########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 7, 3, 0, 4, 100, 0},
              {FEATURE_WAY, 8, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "honeycomb", .w = 13, .h = 11, .depths = 0x7fff, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"  ###   ###  ",
               " ##.## ##.## ",
               "##...###...##",
               "#.....#.....#",
               "##...#.#...##",
               "#...........#",
               "##...#.#...##",
               "#.....#.....#",
               "##...###...##",
               " ##.## ##.## ",
               "  ###   ###  "},
          .feature_count = 6, .features = {
              {FEATURE_ITEM, 3, 3, ITEM_HONEY, 0, 100, 1},
              {FEATURE_ITEM, 9, 3, ITEM_HONEY, 0, 100, 1},
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_ITEM, 3, 7, ITEM_HONEY, 0, 100, 1},
              {FEATURE_ITEM, 9, 7, ITEM_HONEY, 0, 100, 1},
          })

SET_PIECE(.name = "ice_cell", .w = 6, .h = 6, .depths = 0x30, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#:::.#",
               "#:.::#",
               "#.::.#",
               "#....#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "ice_house", .w = 11, .h = 9, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#:::...:::#",
               "#:[:...:[:#",
               "#:::...:::#",
               "#.........#",
               "#:::...:::#",
               "#:[:...:[:#",
               "#:::...:::#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 4, 0, 30, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "ingot_vault", .w = 9, .h = 8, .depths = 0x7fc0, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 1, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#########",
               "#.......#",
               "#.#####.#",
               "#.#...#.#",
               "#.#...1.#",
               "#.#####.#",
               "#.......#",
               "#########"},
          .feature_count = 5, .features = {
              {FEATURE_CHEST, 3, 3, 0, 0, 100, 0},
              {FEATURE_GOOD, 5, 3, 0, 40, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 8, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_GUARDS, 4, 6, 0, 6, 100, 0},
          })

SET_PIECE(.name = "kitchen", .w = 11, .h = 9, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"###########",
               "#((...[[[[#",
               "#.........#",
               "#.&&......#",
               "#.&&..[[..#",
               "#.....[[..#",
               "#(........#",
               "#((.....((#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 10, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 4, 7, ITEM_CHEESE, 0, 100, 0},
              {FEATURE_WAY, 6, 8, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "lantern_post", .w = 5, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 4,
          .picture =
              {".....",
               ".....",
               "..&..",
               ".....",
               "....."},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 2, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 4, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "laundry", .w = 11, .h = 8, .depths = 0xf, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#(.(...~~~#",
               "#......~~~#",
               "#..##..~~~#",
               "#..##.....#",
               "#[........#",
               "#[[....(.(#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 10, 3, TILE_DOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 5, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 7, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "library", .w = 15, .h = 11, .depths = 0x7ffe, .generators = 0xff, .weight = 10,
          .once = 1, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"###############",
               "#\"\"\"\"\"\"\"\"\"\"\"\"\"#",
               "#\"###\"###\"###\"#",
               "#\"\"\"\"\"\"\"\"\"\"\"\"\"#",
               "#\"###\"\"\"\"\"###\"#",
               "#\"\"\"\"\"\"\"\"\"\"\"\"\"#",
               "#\"###\"###\"###\"#",
               "#\"\"\"\"\"\"\"\"\"\"\"\"\"#",
               "#\"###\"###\"###\"#",
               "#\"\"\"\"\"\"\"\"\"\"\"\"\"#",
               "###############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 14, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 11, 9, ITEM_BOOK, 0, 100, 0},
          })

SET_PIECE(.name = "lone_pillar", .w = 5, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {".....",
               ".p.p.",
               "..#..",
               ".p.p.",
               "....."},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "lost_pack", .w = 7, .h = 7, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#b...b#",
               "#..b..#",
               "#.b...#",
               "#....b#",
               "#b..b.#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 6, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "maltings", .w = 15, .h = 7, .depths = 0xf, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###############",
               "#(.(.(.(.(.(.(#",
               "#.............#",
               "#.....\"\"\"\"....#",
               "#.............#",
               "#(.(.(.(.(.(.(#",
               "###############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 11, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 14, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "mirrored_traps", .w = 13, .h = 9, .depths = 0x7ffe, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#############",
               "#...........#",
               "#.##.....##.#",
               "#.#.......#.#",
               "#...........#",
               "#.#.......#.#",
               "#.##.....##.#",
               "#...........#",
               "#############"},
          .feature_count = 13, .features = {
              {FEATURE_TRAP, 5, 1, FIXTURE_DARTS, 0, 100, 0},
              {FEATURE_TRAP, 7, 1, FIXTURE_DARTS, 0, 100, 0},
              {FEATURE_TRAP, 5, 3, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 7, 3, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_TRAP, 4, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_GOOD, 6, 4, 0, 40, 100, 0},
              {FEATURE_TRAP, 8, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_TRAP, 5, 5, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 7, 5, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 5, 7, FIXTURE_DARTS, 0, 100, 0},
              {FEATURE_TRAP, 7, 7, FIXTURE_DARTS, 0, 100, 0},
          })

SET_PIECE(.name = "mop_closet", .w = 5, .h = 5, .depths = 0x3f, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#(.[#",
               "#...#",
               "#.p.#",
               "#####"},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 4, 2, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "moss_court", .w = 9, .h = 9, .depths = 0x3c, .generators = 0xff, .weight = 14,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 4, .ways_most = 4,
          .picture =
              {".........",
               ".m#m.m#m.",
               ".#.....#.",
               ".m..m..m.",
               "...m#m...",
               ".m..m..m.",
               ".#.....#.",
               ".m#m.m#m.",
               "........."},
          .feature_count = 5, .features = {
              {FEATURE_WAY, 4, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 7, 4, 0, 0, 100, 0},
              {FEATURE_WAY, 8, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 4, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "moss_nook", .w = 5, .h = 5, .depths = 0x3c, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#mm.#",
               "#m..#",
               "#..m#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 4, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 2, 3, 0, 20, 100, 0},
          })

SET_PIECE(.name = "mould_rack", .w = 7, .h = 5, .depths = 0x7fc0, .generators = 0xff, .weight = 13,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#(.(.(#",
               "#.....#",
               "#(.(.(#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 6, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 4, 3, 0, 20, 100, 0},
          })

SET_PIECE(.name = "mourner", .w = 5, .h = 7, .depths = 0xc, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"##=##",
               "#b.b#",
               "#.%.#",
               "#.-.#",
               "#b.b#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 5, 0, 20, 100, 0},
              {FEATURE_WAY, 2, 6, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "niche", .w = 5, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#.b.#",
               "#...#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "ossuary", .w = 9, .h = 9, .depths = 0x7ffc, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#########",
               "#bbb#bbb#",
               "#b.b#b.b#",
               "#bb...bb#",
               "##.....##",
               "#bb...bb#",
               "#b.b#b.b#",
               "#bb...bb#",
               "#########"},
          .feature_count = 3, .features = {
              {FEATURE_PACK, 4, 4, 0, 4, 100, 0},
              {FEATURE_GOOD, 6, 6, 0, 0, 100, 0},
              {FEATURE_WAY, 4, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "ossuary_shelf", .w = 7, .h = 5, .depths = 0x7c, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#b#b#b#",
               "#.....#",
               "#b#b#b#",
               "#######"},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 6, 2, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "oubliette", .w = 9, .h = 9, .depths = 0x3c, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#########",
               "#.......#",
               "#.#...#.#",
               "#.......#",
               "#.......#",
               "#.......#",
               "#.#...#.#",
               "#.......#",
               "#########"},
          .feature_count = 16, .features = {
              {FEATURE_TRAP, 4, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 3, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 5, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_TRAP, 2, 4, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 3, 4, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 4, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 5, 4, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 6, 4, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_WAY, 8, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_TRAP, 3, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 5, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_GOOD, 6, 7, 0, 0, 100, 0},
          })

SET_PIECE(.name = "oven_room", .w = 9, .h = 7, .depths = 0x7, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#########",
               "#(.&&&..#",
               "#..'''.[#",
               "#.......#",
               "#.[....[#",
               "#(.....(#",
               "#########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 8, 3, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 3, 4, ITEM_CHEESE, 0, 100, 0},
              {FEATURE_WAY, 4, 6, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "pit_bridge", .w = 15, .h = 9, .depths = 0x3c, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###############",
               "#.....###.....#",
               "#.............#",
               "#.............#",
               "#.............#",
               "#.............#",
               "#.............#",
               "#.....###.....#",
               "###############"},
          .feature_count = 38, .features = {
              {FEATURE_TRAP, 3, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 5, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 6, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 7, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 8, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 9, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 10, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 11, 2, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 3, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 5, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 6, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 7, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 8, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 9, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 10, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 11, 3, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 14, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_TRAP, 3, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 5, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 6, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 7, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 8, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 9, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 10, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 11, 5, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 3, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 4, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 5, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 6, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 7, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 8, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 9, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 10, 6, FIXTURE_PIT, 0, 100, 0},
              {FEATURE_TRAP, 11, 6, FIXTURE_PIT, 0, 100, 0},
          })

SET_PIECE(.name = "pot_corner", .w = 6, .h = 5, .depths = 0x3f, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#((.(#",
               "#(...#",
               "#....#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "powder_mill", .w = 11, .h = 9, .depths = 0x7fc0, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#))..#..))#",
               "#)...#...)#",
               "#...###...#",
               "#...+.#...#",
               "#...###...#",
               "#).......)#",
               "#))..#..))#",
               "###########"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 4, 0, 40, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_TRAP, 5, 6, FIXTURE_SPIKES, 0, 100, 0},
          })

SET_PIECE(.name = "powder_niche", .w = 5, .h = 5, .depths = 0x7fc0, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#).)#",
               "#...#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 3, 0, 40, 100, 0},
              {FEATURE_WAY, 4, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "powder_wall", .w = 11, .h = 10, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 2,
          .picture =
              {"###########",
               "#....#....#",
               "#....#....#",
               "#..../..).#",
               "#....#....#",
               "##+###....#",
               "#....#....#",
               "#....+....#",
               "#....#....#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_CHEST, 2, 2, 0, 0, 100, 0},
              {FEATURE_WAY, 10, 6, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 8, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "prison", .w = 13, .h = 11, .depths = 0x7ffe, .generators = 0xff, .weight = 6,
          .once = 1, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 2,
          .picture =
              {"#############",
               "#..#b..#..b.#",
               "#..#...#....#",
               "#1###+###+###",
               "#...........#",
               "#...........#",
               "#.....(.....#",
               "###+#####+###",
               "#b..#####...#",
               "#...#####...#",
               "#############"},
          .feature_count = 5, .features = {
              {FEATURE_GOOD, 1, 1, 0, 40, 100, 0},
              {FEATURE_GUARDS, 6, 4, 0, 4, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_CHEST, 11, 9, 0, 0, 100, 0},
          })

SET_PIECE(.name = "puddle", .w = 5, .h = 5, .depths = 0x30, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {".....",
               ".~~..",
               ".~~~.",
               "..~..",
               "....."},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "quench_hall", .w = 13, .h = 7, .depths = 0x7fc0, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#(((.....(((#",
               "#.p.......p.#",
               "#..''.-.''..#",
               "#.p.......p.#",
               "#(((.....(((#",
               "#############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 6, 4, 0, 20, 100, 0},
          })

SET_PIECE(.name = "raft_store", .w = 7, .h = 6, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#~[~..#",
               "#~~~..#",
               "#[~~..#",
               "#~~[..#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 6, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 4, 3, 0, 20, 100, 0},
          })

SET_PIECE(.name = "rat_run", .w = 15, .h = 11, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###############",
               "#.....#.......#",
               "###.#.#.###.#.#",
               "#...#...#...#.#",
               "#.#######.###.#",
               "#.#.....#...#.#",
               "#.#.###.###.#.#",
               "#...#.#.....#.#",
               "#.#.#.###.###.#",
               "#.#.....#.....#",
               "###############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 14, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_MONSTER, 5, 5, ACTOR_RAT, 0, 100, 0},
              {FEATURE_CHEST, 5, 7, 0, 0, 100, 0},
          })

SET_PIECE(.name = "rink", .w = 13, .h = 10, .depths = 0x30, .generators = 0xff, .weight = 14,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#...........#",
               "#.:::::::::.#",
               "#.::#:::#::.#",
               "#.:::::::::.#",
               "#.::::.::::.#",
               "#.::#:::#::.#",
               "#.:::::::::.#",
               "#...........#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 3, 8, 0, 4, 100, 0},
              {FEATURE_GOOD, 6, 8, 0, 0, 100, 0},
          })

SET_PIECE(.name = "root_cellar", .w = 9, .h = 9, .depths = 0xf, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#########",
               "#(.....(#",
               "#.#.#.#.#",
               "#.......#",
               "#.#...#.#",
               "#.......#",
               "#.#.#.#.#",
               "#(.....(#",
               "#########"},
          .feature_count = 4, .features = {
              {FEATURE_GOOD, 4, 4, 0, 20, 100, 0},
              {FEATURE_WAY, 8, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_ITEM, 4, 7, ITEM_HONEY, 0, 100, 0},
              {FEATURE_WAY, 4, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "rotunda", .w = 11, .h = 11, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 4,
          .picture =
              {"   #####   ",
               "  #.....#  ",
               " #..#.#..# ",
               "#.........#",
               "#.#.....#.#",
               "#....%....#",
               "#.#.....#.#",
               "#.........#",
               " #..#.#..# ",
               "  #.....#  ",
               "   #####   "},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 5, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 5, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 5, 10, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "rubble", .w = 6, .h = 6, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"......",
               ".p#p..",
               "..pp#.",
               ".#p.p.",
               "..p...",
               "......"},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 3, 5, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "rug_nook", .w = 5, .h = 6, .depths = 0x3f, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"##!##",
               "#\"\"\"#",
               "#\"\"\"#",
               "#\"\"\"#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 2, 5, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "salt_store", .w = 6, .h = 6, .depths = 0x3f, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#[..[#",
               "#....#",
               "#[...#",
               "#[..[#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "sentry", .w = 5, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#[..#",
               "#...#",
               "#..(#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GUARDS, 2, 2, 0, 3, 100, 0},
              {FEATURE_WAY, 4, 2, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "servants", .w = 13, .h = 7, .depths = 0xf, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#\"\".#\"\".#\"\".#",
               "#\"..#\"..#\"..#",
               "##+###+###+##",
               "#...........#",
               "#...........#",
               "#############"},
          .feature_count = 3, .features = {
              {FEATURE_GOOD, 10, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "slag_field", .w = 11, .h = 9, .depths = 0x7fc0, .generators = 0xff, .weight = 18,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 4, .ways_most = 4,
          .picture =
              {"...........",
               ".p'p...p'p.",
               ".'#'.p.'#'.",
               ".p'p.#.p'p.",
               "....p#p....",
               ".p'p.#.p'p.",
               ".'#'...'#'.",
               ".p'p...p'p.",
               "..........."},
          .feature_count = 5, .features = {
              {FEATURE_WAY, 5, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 6, 0, 40, 100, 0},
              {FEATURE_WAY, 5, 8, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "slag_pile", .w = 7, .h = 6, .depths = 0x7fc0, .generators = 0xff, .weight = 14,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {".......",
               ".pp'p..",
               ".p##pp.",
               ".pp#'p.",
               "..pp...",
               "......."},
          .feature_count = 1, .features = {
              {FEATURE_WAY, 3, 5, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "slime_pool", .w = 11, .h = 7, .depths = 0x3f, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#m.~~~~~.m#",
               "#.~~~~~~~.#",
               "#.~~~.~~~.#",
               "#.~~~~~~~.#",
               "#m.~~~~~..#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 9, 5, 0, 0, 100, 0},
          })

SET_PIECE(.name = "sluice", .w = 17, .h = 9, .depths = 0x30, .generators = 0xff, .weight = 14,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 4,
          .picture =
              {"#################",
               "#..~~~.....~~~..#",
               "#..~~~.....~~~..#",
               "#..~~~.....~~~..#",
               "#..~~~.....~~~..#",
               "#.........#.....#",
               "#..~~~.....~~~..#",
               "#..~~~.....~~~..#",
               "#################"},
          .feature_count = 6, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 16, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 8, 4, 0, 0, 100, 0},
              {FEATURE_WAY, 0, 7, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 8, 7, 0, 4, 100, 0},
              {FEATURE_WAY, 16, 7, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "sluice_gate", .w = 7, .h = 5, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#~~#..#",
               "#~~+..#",
               "#~~#..#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 6, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 3, 0, 20, 100, 0},
          })

SET_PIECE(.name = "smelter", .w = 11, .h = 9, .depths = 0x7fc0, .generators = 0xff, .weight = 11,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"####|#|####",
               "#&&.....&&#",
               "#''.....''#",
               "#....#....#",
               "#...###...#",
               "#....#....#",
               "#p.......p#",
               "#pp.....pp#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 5, 7, 0, 20, 100, 0},
          })

SET_PIECE(.name = "spider_gallery", .w = 15, .h = 7, .depths = 0x3c, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###############",
               "#w.w#w...w#w.w#",
               "#...#.w.w.#...#",
               "#.w.........w.#",
               "#...#.w.w.#...#",
               "#w.w#w...w#w.w#",
               "###############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_PACK, 7, 3, 0, 4, 100, 0},
              {FEATURE_WAY, 14, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 8, 5, 0, 40, 100, 0},
          })

SET_PIECE(.name = "spike_nook", .w = 6, .h = 5, .depths = 0x7ffe, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#....#",
               "#....#",
               "#....#",
               "######"},
          .feature_count = 4, .features = {
              {FEATURE_GOOD, 2, 2, 0, 40, 100, 0},
              {FEATURE_TRAP, 3, 2, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 4, 2, FIXTURE_SPIKES, 0, 50, 0},
              {FEATURE_WAY, 5, 2, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "spike_walk", .w = 13, .h = 6, .depths = 0x7ffe, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#m....mm....#",
               "#mm..mmmm..m#",
               "#.mmmm..mmmm#",
               "#..m......mm#",
               "#############"},
          .feature_count = 25, .features = {
              {FEATURE_TRAP, 2, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 3, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 4, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 5, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 8, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 9, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 10, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 11, 1, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_WAY, 0, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_TRAP, 3, 2, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 4, 2, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 9, 2, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 10, 2, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_WAY, 12, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_TRAP, 1, 3, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 6, 3, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 7, 3, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 1, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 2, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 4, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 5, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 6, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 7, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 8, 4, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_TRAP, 9, 4, FIXTURE_SPIKES, 0, 100, 0},
          })

SET_PIECE(.name = "spiral", .w = 11, .h = 11, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"###########",
               "#.........#",
               "#.#######.#",
               "#.#.....#.#",
               "#.#.###.#.#",
               "#.#.#...#.#",
               "#.#.#####.#",
               "#.#.......#",
               "#.#########",
               "#.........#",
               "###########"},
          .feature_count = 2, .features = {
              {FEATURE_CHEST, 5, 5, 1, 0, 100, 0},
              {FEATURE_WAY, 10, 9, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "stepping", .w = 7, .h = 7, .depths = 0x30, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#~~.~~#",
               "#~.~.~#",
               "#.....#",
               "#~.~.~#",
               "#~~.~~#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 6, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "stoker", .w = 6, .h = 6, .depths = 0x7fc0, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#[p&##",
               "#...'#",
               "#....#",
               "#p...#",
               "######"},
          .feature_count = 3, .features = {
              {FEATURE_GUARDS, 2, 3, 0, 3, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 4, 4, 0, 20, 100, 0},
          })

SET_PIECE(.name = "storeroom", .w = 6, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#[[.[#",
               "#[..(#",
               "#....#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 0, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "strong_room", .w = 11, .h = 8, .depths = 0x3e, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#.........#",
               "#.#######.#",
               "#.#.....#.#",
               "#.#.....#.#",
               "#.###+###.#",
               "#.........#",
               "###########"},
          .feature_count = 7, .features = {
              {FEATURE_CHEST, 3, 3, 0, 0, 100, 0},
              {FEATURE_TRAP, 5, 3, FIXTURE_SPIKES, 0, 100, 0},
              {FEATURE_GOOD, 7, 3, 0, 0, 100, 0},
              {FEATURE_TRAP, 5, 4, FIXTURE_DARTS, 0, 100, 0},
              {FEATURE_WAY, 0, 6, TILE_DOOR, 0, 100, 0},
              {FEATURE_GUARDS, 5, 6, 0, 4, 100, 0},
              {FEATURE_WAY, 10, 6, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "sunken_tomb", .w = 9, .h = 9, .depths = 0x3c, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#########",
               "#.......#",
               "#.~~~~~.#",
               "#.~###~.#",
               "#.~#.+~.#",
               "#.~###~.#",
               "#.~~~~~.#",
               "#.......#",
               "#########"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_CHEST, 4, 4, 0, 0, 100, 0},
              {FEATURE_WAY, 8, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_PACK, 4, 7, 0, 4, 100, 0},
          })

SET_PIECE(.name = "tavern", .w = 13, .h = 9, .depths = 0x7, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 3, .ways_most = 3,
          .picture =
              {"###!#######!#",
               "#...........#",
               "#.[[[...[[[.#",
               "#.[.[...[.[.#",
               "#...........#",
               "#..\"\"\"\"\"\"...#",
               "#..\"[\".[\".((#",
               "#..\"\"\"\"\"\"..(#",
               "#############"},
          .feature_count = 4, .features = {
              {FEATURE_WAY, 7, 0, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 3, 3, ITEM_WINE, 0, 100, 0},
              {FEATURE_WAY, 0, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 5, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "tomb", .w = 7, .h = 7, .depths = 0xc, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#######",
               "#.....#",
               "#.###.#",
               "#.#.+.#",
               "#.###.#",
               "#..b..#",
               "#######"},
          .feature_count = 2, .features = {
              {FEATURE_CHEST, 3, 3, 0, 0, 100, 0},
              {FEATURE_WAY, 6, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "tongs_bench", .w = 6, .h = 5, .depths = 0x7fc0, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"######",
               "#-[-.#",
               "#...'#",
               "#p...#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 5, 3, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "tool_wall", .w = 6, .h = 6, .depths = 0x7fc0, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"##=|##",
               "#[..[#",
               "#....#",
               "#....#",
               "#[..[#",
               "######"},
          .feature_count = 2, .features = {
              {FEATURE_ITEM, 3, 3, ITEM_BOMB, 0, 50, 0},
              {FEATURE_WAY, 5, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "treasury", .w = 15, .h = 9, .depths = 0x7ffe, .generators = 0xff, .weight = 8,
          .once = 1, .keep = 1, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 3,
          .picture =
              {"###############",
               "#..#.......#..#",
               "#..+.......+..#",
               "#..#.......#..#",
               "####..#.#..####",
               "   #.......#   ",
               "   #...&...#   ",
               "   #.......#   ",
               "   #########   "},
          .feature_count = 8, .features = {
              {FEATURE_GOOD, 1, 1, 0, 40, 100, 0},
              {FEATURE_CHEST, 13, 1, 0, 0, 100, 0},
              {FEATURE_GUARDS, 7, 2, 0, 4, 100, 0},
              {FEATURE_GOOD, 1, 3, 0, 20, 100, 0},
              {FEATURE_GOOD, 13, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 3, 6, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 11, 6, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 7, 8, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "twin_doors", .w = 11, .h = 8, .depths = 0x7fff, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"###########",
               "#....#....#",
               "#....#....#",
               "#....#....#",
               "##+#####+##",
               "#....p....#",
               "#.........#",
               "###########"},
          .feature_count = 5, .features = {
              {FEATURE_GOOD, 2, 2, 0, 40, 100, 1},
              {FEATURE_PACK, 2, 2, 0, 4, 100, 1},
              {FEATURE_GOOD, 8, 2, 0, 40, 100, 1},
              {FEATURE_PACK, 8, 2, 0, 4, 100, 1},
              {FEATURE_WAY, 5, 7, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "two_doors", .w = 7, .h = 5, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#######",
               "#..#..#",
               "#..+..#",
               "#..#..#",
               "#######"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 2, TILE_DOOR, 0, 100, 0},
              {FEATURE_GOOD, 4, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 6, 2, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "urn_niche", .w = 5, .h = 5, .depths = 0xc, .generators = 0xff, .weight = 9,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#(-(#",
               "#...#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 4, 3, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "watch_fire", .w = 8, .h = 6, .depths = 0x7ffe, .generators = 0xff, .weight = 7,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 3, .ways_most = 6,
          .picture =
              {"########",
               "#......#",
               "#..&...#",
               "#......#",
               "#......#",
               "########"},
          .feature_count = 7, .features = {
              {FEATURE_WAY, 2, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 5, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 7, 2, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GUARDS, 5, 3, 0, 4, 100, 0},
              {FEATURE_WAY, 2, 5, TILE_DOOR, 0, 100, 0},
              {FEATURE_WAY, 5, 5, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "waterwheel", .w = 11, .h = 9, .depths = 0x30, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#....~....#",
               "#.##~~~##.#",
               "#.#.~#~.#.#",
               "#..~~#~~..#",
               "#.#.~#~.#.#",
               "#.##~~~##.#",
               "#....~....#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_FLOOR, 0, 100, 0},
              {FEATURE_GOOD, 3, 7, 0, 20, 100, 0},
          })

SET_PIECE(.name = "web_corner", .w = 5, .h = 5, .depths = 0x7c, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#ww.#",
               "#w..#",
               "#w..#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 2, 2, 0, 20, 100, 0},
              {FEATURE_WAY, 4, 2, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "webbed_nest", .w = 13, .h = 10, .depths = 0x7ffe, .generators = 0xff, .weight = 12,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 2,
          .picture =
              {"  #########  ",
               " ##ww...ww## ",
               "##ww..b..ww##",
               "#w...w.w...w#",
               "#w..b...b..w#",
               "#...w.ww....#",
               "#w..b...b..w#",
               "##w..w...w.##",
               " ##ww...ww## ",
               "  #########  "},
          .feature_count = 4, .features = {
              {FEATURE_GOOD, 6, 4, 0, 40, 100, 0},
              {FEATURE_PACK, 5, 5, 0, 4, 100, 0},
              {FEATURE_WAY, 12, 6, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 6, 9, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "well", .w = 7, .h = 7, .depths = 0x3f, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 2, .ways_most = 4,
          .picture =
              {".......",
               ".......",
               "..~~~..",
               "..~~~..",
               "..~~~..",
               ".......",
               "......."},
          .feature_count = 6, .features = {
              {FEATURE_WAY, 2, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 4, 0, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 6, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 2, 6, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 4, 6, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "wine_press", .w = 11, .h = 9, .depths = 0xf, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"###########",
               "#[[.....((#",
               "#[..###..(#",
               "#..##.##..#",
               "#..#...#..#",
               "#..##.##..#",
               "#(..#.#..[#",
               "#((.....[[#",
               "###########"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 5, 4, ITEM_WINE, 0, 100, 0},
              {FEATURE_WAY, 10, 4, TILE_DOOR, 0, 100, 0},
          })

SET_PIECE(.name = "wine_vault", .w = 13, .h = 9, .depths = 0x7fff, .generators = 0xff, .weight = 8,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#############",
               "#[.[.[.[.[.[#",
               "#...........#",
               "#[.[.[.[.[.[#",
               "#...........#",
               "#[.[.[.[.[.[#",
               "#...........#",
               "#[.[.[.[.[.[#",
               "#############"},
          .feature_count = 3, .features = {
              {FEATURE_WAY, 0, 4, TILE_DOOR, 0, 100, 0},
              {FEATURE_ITEM, 5, 4, ITEM_WINE, 0, 100, 0},
              {FEATURE_ITEM, 9, 6, ITEM_WINE, 0, 100, 0},
          })

SET_PIECE(.name = "wood_pile", .w = 5, .h = 5, .depths = 0xf, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_ANY, .ways_least = 1, .ways_most = 1,
          .picture =
              {"#####",
               "#[[.#",
               "#[..#",
               "#...#",
               "#####"},
          .feature_count = 2, .features = {
              {FEATURE_GOOD, 3, 3, 0, 20, 100, 0},
              {FEATURE_WAY, 2, 4, TILE_FLOOR, 0, 100, 0},
          })

SET_PIECE(.name = "zigzag", .w = 13, .h = 9, .depths = 0x3c, .generators = 0xff, .weight = 10,
          .once = 0, .keep = 0, .forms = FORMS_MIRRORED, .ways_least = 2, .ways_most = 2,
          .picture =
              {"#############",
               "#~~~~~~~~~~~#",
               "#~...~~~...~#",
               "#..~.~~~.~..#",
               "#~~~.~~~.~~~#",
               "#~~~.....~~~#",
               "#~~~~~~~~~~~#",
               "#~~~~~.~~~~~#",
               "#############"},
          .feature_count = 2, .features = {
              {FEATURE_WAY, 0, 3, TILE_FLOOR, 0, 100, 0},
              {FEATURE_WAY, 12, 3, TILE_FLOOR, 0, 100, 0},
          })
