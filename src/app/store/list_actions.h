// Every action of a player, one row each:
//   ACTION(NAME, its name in the settings file, label, what the help says, context, key, second key, pad)
// bindings.h has the names in the same order; bindings.c makes a table of the rows. Events are read, prompts
// and help are written, and the page of keys is drawn from that table. Neighbouring rows with the same help
// share a line of it; with "" an action is not in the help. Contexts: PLAY actions work everywhere, unless
// something else has the key; MENU actions in menus; WATCH actions while a recording is watched; FIXED
// actions have no key that can be changed. Keys are scancodes: they stand for a place on the keyboard,
// whatever is printed there.

// Actions that can be held for a tick or longer, up to the quick slots.
ACTION(LEFT, "left", N_("Go left"), N_("move"), PLAY, LEFT, A, PAD(DPAD_LEFT))
ACTION(RIGHT, "right", N_("Go right"), N_("move"), PLAY, RIGHT, D, PAD(DPAD_RIGHT))
ACTION(UP, "up", N_("Go up"), N_("move"), PLAY, UP, W, PAD(DPAD_UP))
ACTION(DOWN, "down", N_("Go down"), N_("move"), PLAY, DOWN, S, PAD(DPAD_DOWN))
ACTION(UP_LEFT, "up-left", N_("Go up and left"), "", PLAY, HOME, UNKNOWN, NO_PAD)
ACTION(UP_RIGHT, "up-right", N_("Go up and right"), "", PLAY, PAGEUP, UNKNOWN, NO_PAD)
ACTION(DOWN_LEFT, "down-left", N_("Go down and left"), "", PLAY, END, UNKNOWN, NO_PAD)
ACTION(DOWN_RIGHT, "down-right", N_("Go down and right"), "", PLAY, PAGEDOWN, UNKNOWN, NO_PAD)
ACTION(STRIKE, "strike", N_("Strike"), N_("strike"), PLAY, SPACE, J, PAD(A))
ACTION(USE, "use", N_("Use"), N_("use what is in reach, or what is in hand"), PLAY, E, RETURN, PAD(Y))
ACTION(ROLL, "roll", N_("Roll"), N_("roll out of the way of a blow"), PLAY, L, C, PAD(B))
ACTION(THROW, "throw", N_("Shoot or throw"), N_("shoot or throw; hold to reach farther"), PLAY, K, X, PAD(X))
ACTION(SHUTTER, "shutter", N_("Lantern"), N_("open or shut the lantern"), PLAY, Q, Z, PAD(LEFTSHOULDER))
ACTION(BELL, "bell", N_("Ring the hand bell"), N_("ring the hand bell: tap to be asked, or hold"), PLAY, B,
       UNKNOWN, NO_PAD)
ACTION(WAIT, "wait", N_("Wait"), N_("wait; turn by turn, 0 and a number repeat it"), PLAY, PERIOD, UNKNOWN,
       NO_PAD)
ACTION(PACE, "turns", N_("Turn by turn"), N_("play turn by turn, or in real time"), PLAY, T, UNKNOWN, NO_PAD)
ACTION(SLOT_1, "slot1", N_("Quick slot 1"), N_("take in hand; again: the bow"), PLAY, 1, UNKNOWN, NO_PAD)
ACTION(SLOT_2, "slot2", N_("Quick slot 2"), N_("take in hand; again: the bow"), PLAY, 2, UNKNOWN, NO_PAD)
ACTION(SLOT_3, "slot3", N_("Quick slot 3"), N_("take in hand; again: the bow"), PLAY, 3, UNKNOWN, NO_PAD)
ACTION(SLOT_4, "slot4", N_("Quick slot 4"), N_("take in hand; again: the bow"), PLAY, 4, UNKNOWN, NO_PAD)
ACTION(SLOT_5, "slot5", N_("Quick slot 5"), N_("take in hand; again: the bow"), PLAY, 5, UNKNOWN, NO_PAD)

// Actions that happen once at a press.
ACTION(NEXT_SLOT, "next-slot", N_("Choose the next slot"), N_("choose a slot; take it in hand"), PLAY,
       UNKNOWN, UNKNOWN, PAD(RIGHTSHOULDER))
ACTION(USE_SLOT, "use-slot", N_("Take the chosen slot"), N_("choose a slot; take it in hand"), PLAY, UNKNOWN,
       UNKNOWN, PAD_AXIS(TRIGGERRIGHT))
ACTION(BAG, "bag", N_("Bag"), N_("bag; map"), PLAY, I, UNKNOWN, PAD(RIGHTSTICK))
ACTION(MAP, "map", N_("Map"), N_("bag; map"), PLAY, M, UNKNOWN, PAD(LEFTSTICK))
ACTION(EXPLORE, "explore", N_("Explore"), N_("explore until something new comes into sight"), PLAY, O,
       UNKNOWN, NO_PAD)
ACTION(NEAREST, "nearest", N_("Strike or aim at the nearest"), N_("strike or aim at the nearest monster"),
       PLAY, F, UNKNOWN, NO_PAD)
ACTION(LOOK, "look", N_("Look"), N_("look around with a cursor"), PLAY, V, UNKNOWN, NO_PAD)
ACTION(SAID, "said", N_("Messages"), N_("earlier messages"), PLAY, H, UNKNOWN, NO_PAD)
ACTION(NEW_SEED, "new", N_("New dungeon"), N_("new dungeon; Shift: the same again"), PLAY, R, UNKNOWN, NO_PAD)
ACTION(SAME_SEED, "same", N_("The same dungeon again"), "", PLAY, UNKNOWN, UNKNOWN, NO_PAD)
ACTION(TAKE_BACK, "take-back", N_("Back to the last dungeon"), N_("go back to the dungeon you left"), PLAY,
       BACKSPACE, UNKNOWN, PAD_AXIS(TRIGGERLEFT))
ACTION(NEXT_GENERATOR, "next-generator", N_("Next generator"), N_("next generator; how it is made"), PLAY, G,
       UNKNOWN, NO_PAD)
ACTION(STAGES, "stages", N_("How it is made"), N_("next generator; how it is made"), PLAY, F4, UNKNOWN,
       NO_PAD)
ACTION(MORE, "more", N_("All actions"), N_("all actions, including those without a key"), PLAY, F5, UNKNOWN,
       PAD(BACK))
ACTION(LAYOUT, "layout", N_("Full layout"), N_("full layout: everything in the level"), PLAY, TAB, UNKNOWN,
       NO_PAD)
ACTION(NEAR, "near", N_("Near view"), N_("near and far view"), PLAY, EQUALS, KP_PLUS, NO_PAD)
ACTION(FAR, "far", N_("Far view"), N_("near and far view"), PLAY, MINUS, KP_MINUS, NO_PAD)
ACTION(ASCII, "letters", N_("Letters or pictures"), N_("letters instead of pictures; frame times"), PLAY, F2,
       UNKNOWN, NO_PAD)
ACTION(PERF_STATS, "frame-times", N_("Frame times"), N_("letters instead of pictures; frame times"), PLAY, F3,
       UNKNOWN, NO_PAD)
ACTION(FULLSCREEN, "full-screen", N_("Full screen"), N_("full screen; save a screenshot"), PLAY, F11, UNKNOWN,
       NO_PAD)
ACTION(SCREENSHOT, "screenshot", N_("Save a screenshot"), N_("full screen; save a screenshot"), PLAY, F12,
       UNKNOWN, NO_PAD)
ACTION(PAUSE, "pause", N_("Pause"), N_("pause; sound on and off"), PLAY, P, UNKNOWN, PAD(START))
ACTION(MUTE, "sound", N_("Sound on and off"), N_("pause; sound on and off"), PLAY, N, UNKNOWN, NO_PAD)
ACTION(HELP, "help", N_("Help"), "", PLAY, F1, UNKNOWN, NO_PAD)

ACTION(CONFIRM, "confirm", N_("In menus: choose"), "", MENU, SPACE, UNKNOWN, PAD(A))
ACTION(BACK, "back", N_("In menus: back"), "", MENU, UNKNOWN, UNKNOWN, PAD(B))
ACTION(NEXT, "next", N_("In menus: next thing"), "", MENU, TAB, UNKNOWN, PAD(RIGHTSHOULDER))
ACTION(COPY_CODE, "copy-code", N_("Copy the share code"), "", MENU, Y, UNKNOWN, PAD(Y))
ACTION(GIVE_FILE, "give-file", N_("Runs: show the name of the file"), "", MENU, F, UNKNOWN, PAD(X))
// Actions while a recording is watched. The line of keys below the picture has shorter words for them.
ACTION(WATCH_PAUSE, "watch-pause", N_("Watching: pause, go on"), N_("pause, go on"), WATCH, SPACE, P, PAD(A))
ACTION(WATCH_BACK, "watch-back", N_("Watching: one tick back"), N_("a tick back or on"), WATCH, COMMA,
       UNKNOWN, PAD(LEFTSHOULDER))
ACTION(WATCH_ON, "watch-on", N_("Watching: one tick on"), N_("a tick back or on"), WATCH, PERIOD, UNKNOWN,
       PAD(RIGHTSHOULDER))
ACTION(WATCH_REWIND, "watch-rewind", N_("Watching: 5 seconds back"), N_("five seconds back or on"), WATCH,
       LEFT, A, PAD(DPAD_LEFT))
ACTION(WATCH_FORWARD, "watch-forward", N_("Watching: 5 seconds on"), N_("five seconds back or on"), WATCH,
       RIGHT, D, PAD(DPAD_RIGHT))
ACTION(WATCH_FASTER, "watch-faster", N_("Watching: faster"), N_("faster; slower"), WATCH, UP, W, PAD(DPAD_UP))
ACTION(WATCH_SLOWER, "watch-slower", N_("Watching: slower"), N_("faster; slower"), WATCH, DOWN, S,
       PAD(DPAD_DOWN))
ACTION(WATCH_MARK_BACK, "watch-mark-back", N_("Watching: previous mark"), N_("previous mark; next mark"),
       WATCH, PAGEUP, UNKNOWN, PAD_AXIS(TRIGGERLEFT))
ACTION(WATCH_MARK_ON, "watch-mark-on", N_("Watching: next mark"), N_("previous mark; next mark"), WATCH,
       PAGEDOWN, UNKNOWN, PAD_AXIS(TRIGGERRIGHT))
ACTION(WATCH_TAKE_OVER, "watch-play", N_("Watching: play on from here"), N_("play on from here"), WATCH,
       RETURN, UNKNOWN, PAD(Y))
ACTION(WATCH_LEAVE, "watch-leave", N_("Watching: leave"), N_("leave"), WATCH, UNKNOWN, UNKNOWN, PAD(B))
ACTION(WATCH_FIRST, "watch-first", N_("Watching: to the beginning"), N_("its beginning; its end"), WATCH,
       HOME, UNKNOWN, NO_PAD)
ACTION(WATCH_LAST, "watch-last", N_("Watching: to the end"), N_("its beginning; its end"), WATCH, END,
       UNKNOWN, NO_PAD)

ACTION(ERASE, "", "", "", FIXED, UNKNOWN, UNKNOWN, NO_PAD)
ACTION(PASTE, "", "", "", FIXED, UNKNOWN, UNKNOWN, NO_PAD)
ACTION(ANSWER, "", "", "", FIXED, UNKNOWN, UNKNOWN, NO_PAD)
