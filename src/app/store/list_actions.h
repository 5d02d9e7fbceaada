// Every action of a player, one row each:
//   ACTION(NAME, its name in the settings file, label, what the help says, context, key, second key, pad)
// bindings.h names them in the same order, bindings.c makes the table from which events are read, prompts and
// help are made and the page of keys is drawn. Neighbours of which the help says the same share a line of it;
// "": it says nothing. Contexts: PLAY, heard everywhere where nothing else has the key; MENU; WATCH, while a
// recording is watched; FIXED, which cannot be changed. Keys are scancodes: where they lie, whatever is
// printed on them.

// What is held down for a tick or longer, up to the quick slots.
ACTION(LEFT, "left", "Go left", "move", PLAY, LEFT, A, PAD(DPAD_LEFT))
ACTION(RIGHT, "right", "Go right", "move", PLAY, RIGHT, D, PAD(DPAD_RIGHT))
ACTION(UP, "up", "Go up", "move", PLAY, UP, W, PAD(DPAD_UP))
ACTION(DOWN, "down", "Go down", "move", PLAY, DOWN, S, PAD(DPAD_DOWN))
ACTION(UP_LEFT, "up-left", "Go up and left", "", PLAY, HOME, UNKNOWN, NO_PAD)
ACTION(UP_RIGHT, "up-right", "Go up and right", "", PLAY, PAGEUP, UNKNOWN, NO_PAD)
ACTION(DOWN_LEFT, "down-left", "Go down and left", "", PLAY, END, UNKNOWN, NO_PAD)
ACTION(DOWN_RIGHT, "down-right", "Go down and right", "", PLAY, PAGEDOWN, UNKNOWN, NO_PAD)
ACTION(STRIKE, "strike", "Strike", "strike", PLAY, SPACE, J, PAD(A))
ACTION(USE, "use", "Use", "use what is ahead, or what is in hand", PLAY, E, RETURN, PAD(Y))
ACTION(ROLL, "roll", "Roll", "roll away, out of harm", PLAY, L, C, PAD(B))
ACTION(THROW, "throw", "Shoot or throw", "shoot or throw; hold to reach farther", PLAY, K, X, PAD(X))
ACTION(SHUTTER, "shutter", "Lantern", "open or shut the lantern", PLAY, Q, Z, PAD(LEFTSHOULDER))
ACTION(BELL, "bell", "Ring the hand bell", "", PLAY, UNKNOWN, UNKNOWN, NO_PAD)
ACTION(WAIT, "wait", "Wait", "wait", PLAY, PERIOD, UNKNOWN, NO_PAD)
ACTION(PACE, "turns", "Turn by turn", "play turn by turn, or in real time", PLAY, T, UNKNOWN, NO_PAD)
ACTION(SLOT_1, "slot1", "Quick slot 1", "take in hand; again for the bow", PLAY, 1, UNKNOWN, NO_PAD)
ACTION(SLOT_2, "slot2", "Quick slot 2", "take in hand; again for the bow", PLAY, 2, UNKNOWN, NO_PAD)
ACTION(SLOT_3, "slot3", "Quick slot 3", "take in hand; again for the bow", PLAY, 3, UNKNOWN, NO_PAD)
ACTION(SLOT_4, "slot4", "Quick slot 4", "take in hand; again for the bow", PLAY, 4, UNKNOWN, NO_PAD)
ACTION(SLOT_5, "slot5", "Quick slot 5", "take in hand; again for the bow", PLAY, 5, UNKNOWN, NO_PAD)

// What is done once.
ACTION(NEXT_SLOT, "next-slot", "Choose the next slot", "choose a slot; take it in hand", PLAY, UNKNOWN,
       UNKNOWN, PAD(RIGHTSHOULDER))
ACTION(USE_SLOT, "use-slot", "Take the chosen slot", "choose a slot; take it in hand", PLAY, UNKNOWN, UNKNOWN,
       PAD_AXIS(TRIGGERRIGHT))
ACTION(BAG, "bag", "Bag", "bag; map", PLAY, I, UNKNOWN, PAD(RIGHTSTICK))
ACTION(MAP, "map", "Map", "bag; map", PLAY, M, UNKNOWN, PAD(LEFTSTICK))
ACTION(EXPLORE, "explore", "Explore", "explore until something new shows", PLAY, O, UNKNOWN, NO_PAD)
ACTION(NEAREST, "nearest", "Strike or aim at the nearest", "strike or aim at the nearest foe", PLAY, F,
       UNKNOWN, NO_PAD)
ACTION(LOOK, "look", "Look", "look around with a cursor", PLAY, V, UNKNOWN, NO_PAD)
ACTION(SAID, "said", "What was said", "what was said before", PLAY, H, UNKNOWN, NO_PAD)
ACTION(NEW_SEED, "new", "New dungeon, or ring the bell", "ring the bell, or a new dungeon; Shift: the same",
       PLAY, R, UNKNOWN, NO_PAD)
ACTION(SAME_SEED, "same", "The same dungeon again", "", PLAY, UNKNOWN, UNKNOWN, NO_PAD)
ACTION(TAKE_BACK, "take-back", "Back to the dungeon left", "take back the dungeon that was left", PLAY,
       BACKSPACE, UNKNOWN, PAD_AXIS(TRIGGERLEFT))
ACTION(NEXT_GENERATOR, "next-generator", "Next generator", "next generator; watch it grow", PLAY, G, UNKNOWN,
       NO_PAD)
ACTION(STAGES, "stages", "Watch it grow", "next generator; watch it grow", PLAY, F4, UNKNOWN, NO_PAD)
ACTION(MORE, "more", "All actions", "all actions, also those without a key", PLAY, F5, UNKNOWN, PAD(BACK))
ACTION(LAYOUT, "layout", "Full layout", "full layout: the proof, sights and minds", PLAY, TAB, UNKNOWN,
       NO_PAD)
ACTION(NEAR, "near", "Near view", "near and far view", PLAY, EQUALS, KP_PLUS, NO_PAD)
ACTION(FAR, "far", "Far view", "near and far view", PLAY, MINUS, KP_MINUS, NO_PAD)
ACTION(ASCII, "letters", "Letters or pictures", "letters instead of pictures; frame times", PLAY, F2, UNKNOWN,
       NO_PAD)
ACTION(PERF_STATS, "frame-times", "Frame times", "letters instead of pictures; frame times", PLAY, F3,
       UNKNOWN, NO_PAD)
ACTION(FULLSCREEN, "full-screen", "Full screen", "full screen; save a screenshot", PLAY, F11, UNKNOWN, NO_PAD)
ACTION(SCREENSHOT, "screenshot", "Save a screenshot", "full screen; save a screenshot", PLAY, F12, UNKNOWN,
       NO_PAD)
ACTION(PAUSE, "pause", "Pause", "pause; sound on and off", PLAY, P, UNKNOWN, PAD(START))
ACTION(MUTE, "sound", "Sound on and off", "pause; sound on and off", PLAY, N, UNKNOWN, NO_PAD)
ACTION(HELP, "help", "Help", "", PLAY, F1, UNKNOWN, NO_PAD)

ACTION(CONFIRM, "confirm", "In menus: choose", "", MENU, SPACE, UNKNOWN, PAD(A))
ACTION(BACK, "back", "In menus: back", "", MENU, UNKNOWN, UNKNOWN, PAD(B))
ACTION(NEXT, "next", "In menus: next thing", "", MENU, TAB, UNKNOWN, PAD(RIGHTSHOULDER))
ACTION(COPY_CODE, "copy-code", "Copy the code", "", MENU, Y, UNKNOWN, PAD(Y))
ACTION(GIVE_FILE, "give-file", "Runs: where the file is", "", MENU, F, UNKNOWN, PAD(X))
// Of a recording. Its help is also the line of keys below the picture, so it is short.
ACTION(WATCH_PAUSE, "watch-pause", "Watching: pause, go on", "pause", WATCH, SPACE, UNKNOWN, PAD(A))
ACTION(WATCH_BACK, "watch-back", "Watching: a tick back", "tick", WATCH, COMMA, UNKNOWN, PAD(LEFTSHOULDER))
ACTION(WATCH_ON, "watch-on", "Watching: a tick on", "tick", WATCH, PERIOD, UNKNOWN, PAD(RIGHTSHOULDER))
ACTION(WATCH_REWIND, "watch-rewind", "Watching: 5 seconds back", "5 s", WATCH, LEFT, A, PAD(DPAD_LEFT))
ACTION(WATCH_FORWARD, "watch-forward", "Watching: 5 seconds on", "5 s", WATCH, RIGHT, D, PAD(DPAD_RIGHT))
ACTION(WATCH_FASTER, "watch-faster", "Watching: faster", "speed", WATCH, UP, W, PAD(DPAD_UP))
ACTION(WATCH_SLOWER, "watch-slower", "Watching: slower", "speed", WATCH, DOWN, S, PAD(DPAD_DOWN))
ACTION(WATCH_MARK_BACK, "watch-mark-back", "Watching: the mark before", "marks", WATCH, PAGEUP, UNKNOWN,
       PAD_AXIS(TRIGGERLEFT))
ACTION(WATCH_MARK_ON, "watch-mark-on", "Watching: the mark after", "marks", WATCH, PAGEDOWN, UNKNOWN,
       PAD_AXIS(TRIGGERRIGHT))
ACTION(WATCH_TAKE_OVER, "watch-play", "Watching: play on from here", "play on", WATCH, RETURN, UNKNOWN,
       PAD(Y))
ACTION(WATCH_LEAVE, "watch-leave", "Watching: leave", "leave", WATCH, UNKNOWN, UNKNOWN, PAD(B))
ACTION(WATCH_FIRST, "watch-first", "Watching: its beginning", "begin, end", WATCH, HOME, UNKNOWN, NO_PAD)
ACTION(WATCH_LAST, "watch-last", "Watching: its end", "begin, end", WATCH, END, UNKNOWN, NO_PAD)

ACTION(ERASE, "", "", "", FIXED, UNKNOWN, UNKNOWN, NO_PAD)
ACTION(PASTE, "", "", "", FIXED, UNKNOWN, UNKNOWN, NO_PAD)
ACTION(ANSWER, "", "", "", FIXED, UNKNOWN, UNKNOWN, NO_PAD)
