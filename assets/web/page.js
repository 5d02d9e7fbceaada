// The page's half of the program: files that last, the dungeon in the address, and what only the browser can do. The other
// half is src/app/host/host_web.c.
'use strict';

const HOME = '/home/web_user', DATA = HOME + '/.local/share/cellarium/', CONFIG = HOME + '/.config/cellarium/';
const MARK = 'cellarium:', TAIL = 'cellarium.tail:', PAGES = 9, KEEP_MS = 60000, ASK_MS = 200, SETTLE_MS = 100;
const AT = 'cellarium.at:', TILES = DATA + 'tiles/', MAPS = DATA + 'maps/', RUNS = DATA + 'runs/';
const TAIL_BYTES = 16384, MARK_LETTERS = 24;

// What stands behind # in the address are options of the program: #code=..., or #generator=maze&seed=7&turns. They begin a
// game once. When the page is loaded again, the title offers the game that was played. Each tab remembers its own address.
const begun = {
  get() { try { return sessionStorage.getItem(MARK + 'code'); } catch { return null; } },
  set(asked) { try { sessionStorage.setItem(MARK + 'code', asked); } catch { /* it begins again */ } },
};
const OPTIONS = ('code daily tutorial generator seed size depth rooms suppress corridor walls connect loops dead-ends toll classic tower guard '
  + 'awake mapped gear turns ascii reduced-motion lang log').split(' ');
// These name a file that the player brought (files.js).
const BROUGHT = { import: MAPS, replay: RUNS };
const asks = () => location.hash.slice(1);
const asked = asks() === begun.get() ? '' : asks();
const options = [...new URLSearchParams(asked)].filter(([name]) => OPTIONS.includes(name) || name in BROUGHT)
  .flatMap(([name, value]) => value === '' ? ['--' + name] : ['--' + name, (BROUGHT[name] ?? '') + value]);
const canvas = document.getElementById('canvas'), field = document.getElementById('field');

// The texts of the page itself by language, as in assets/lang. assemble.py writes them here.
const TEXTS = {};
const locale = navigator.language.replace('-', '_'), short = locale.replace(/_.*/, '');
const language = [locale, short].find(name => name in TEXTS) ?? 'en';

// The text in the browser's language, with the parts in place of its %s.
function tr(text, ...parts) {
  return parts.reduce((told, part) => told.replace('%s', () => part), TEXTS[language]?.[text] ?? text);
}
document.documentElement.lang = language;
field.setAttribute('aria-label', tr('Code or seed'));
document.getElementById('say').textContent = tr('Loading');

// Screen readers find a button that lets them speak what happens.
const speech = {
  KEY: 'cellarium.speech',
  on: (() => { try { return localStorage.getItem('cellarium.speech') !== null; } catch { return false; } })(),
  turn() {
    if (speech.on) localStorage.removeItem(speech.KEY); else localStorage.setItem(speech.KEY, 'on');
    location.reload();
  },
  // The last lines; a reader speaks each new one.
  say(text) {
    const heard = document.getElementById('heard'), line = document.createElement('div');
    line.textContent = text;
    heard.append(line);
    if (heard.childElementCount > 20) heard.firstElementChild.remove();
  },
};
if (speech.on) options.push('--log');
Object.assign(document.getElementById('speak'), { textContent: speech.on ? tr('Stop speaking') : tr('Speak what happens'), onclick: speech.turn });

// In a frame of another page. It goes with the first key or finger, and comes with the mouse.
const full = document.getElementById('full');
if (window !== top && document.fullscreenEnabled) {
  full.hidden = false;
  full.setAttribute('aria-label', tr('Full screen'));
  full.addEventListener('click', () => { document.documentElement.requestFullscreen(); canvas.focus(); });
  for (const kind of ['keydown', 'touchstart']) addEventListener(kind, event => { full.hidden = event.target !== full; }, true);
  addEventListener('mousemove', () => { full.hidden = Boolean(document.fullscreenElement); });
}

function say(text, bad, link) {
  const at = document.getElementById('say');
  at.textContent = text;
  at.classList.toggle('bad', Boolean(bad));
  if (link) {
    const a = document.createElement('a');
    a.href = link.href;
    a.textContent = link.text;
    if (link.apart) a.target = '_blank';
    else if (link.does) a.addEventListener('click', event => { event.preventDefault(); link.does(); });
    else a.addEventListener('click', () => setTimeout(() => location.reload())); // a change behind # loads nothing
    at.append(' ', a);
  }
}

// Without WebGL the browser enlarges the frame. SDL would give it all pixels of the canvas, four times as many.
const small = document.createElement('canvas').getContext('2d', { alpha: false });

function show(frame, x, y, wide, high) {
  const to = canvas.getContext('2d');
  if (small.canvas.width !== frame.width) small.canvas.width = frame.width;
  if (small.canvas.height !== frame.height) small.canvas.height = frame.height;
  small.putImageData(frame, 0, 0);
  to.imageSmoothingEnabled = false;
  if (wide < canvas.width || high < canvas.height) to.fillRect(0, 0, canvas.width, canvas.height);
  to.drawImage(small.canvas, x, y, wide, high);
}

// ---- files that last

// A browser keeps what is put into localStorage even while the page is being left, which its databases may not do. Each file
// is an entry. This page does not touch entries that it has not changed, because another page may have changed them. A save
// grows every second and is written as often: only its new part goes into a second entry beside it, its tail, until the tail
// is long or the page is left.
const store = {
  known: new Map(), // path -> { bytes, stamp } as last read or written; `size`: how many bytes the entry has without its tail
  full: false,
  name: path => path.slice(HOME.length + 1),
  text(bytes) {
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  },
  bytes: text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0)),

  // Where the browser stores nothing for this page, looking at localStorage throws, or it is not there.
  denied: (() => { try { return !window.localStorage; } catch { return true; } })(),

  // The content of an entry with its tail. A tail of an earlier entry is ignored.
  tailOf(name, text, size) {
    const [from, mark, tail] = (localStorage.getItem(TAIL + name) ?? '').split(' ');
    return Number(from) === size && mark === text.slice(-MARK_LETTERS) ? store.bytes(tail) : new Uint8Array(0);
  },

  load() {
    if (store.denied) return;
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(MARK)) continue;
      const name = key.slice(MARK.length), path = HOME + '/' + name, text = localStorage.getItem(key);
      try {
        const main = store.bytes(text), tail = store.tailOf(name, text, main.length);
        const bytes = new Uint8Array(main.length + tail.length);
        bytes.set(main);
        bytes.set(tail, main.length);
        FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
        FS.writeFile(path, bytes);
        store.known.set(path, { bytes, stamp: store.stamp(path), size: main.length, mark: text.slice(-MARK_LETTERS) });
      } catch (error) {
        console.warn('cannot read ' + key + ': ' + error); // the entry stays where it is
      }
    }
  },

  stamp(path) {
    const { ino, size, mtime } = FS.stat(path);
    return ino + ' ' + size + ' ' + mtime.getTime();
  },

  files(folder, found = []) {
    if (!FS.analyzePath(folder).exists) return found;
    for (const name of FS.readdir(folder)) {
      if (name === '.' || name === '..') continue;
      const path = folder + name, isFolder = FS.isDir(FS.stat(path).mode);
      if (isFolder) store.files(path + '/', found); else found.push(path);
    }
    return found;
  },

  // Whether the file has only grown since then, so little that a tail suffices.
  grows(was, bytes) {
    if (!was?.mark || bytes.length < was.bytes.length || bytes.length - was.size > TAIL_BYTES) return false;
    let at = 0;
    while (at < was.bytes.length && was.bytes[at] === bytes[at]) at++;
    return at === was.bytes.length;
  },

  // `whole`: without a tail. The entry is written before its old tail is removed.
  writeFile(path, whole) {
    const was = store.known.get(path), stamp = store.stamp(path);
    const tailed = was && was.size < was.bytes.length;
    if (was?.stamp === stamp && !(whole && tailed)) return;
    const bytes = FS.readFile(path), name = store.name(path);
    const at = journal.write(name, bytes);
    if (/\/(tiles|maps|snapshots)\//.test(path)) { // too much for localStorage
      store.known.set(path, { bytes, stamp, size: bytes.length, mark: '' });
      return;
    }
    if (!whole && store.grows(was, bytes)) {
      if (bytes.length > was.bytes.length) localStorage.setItem(TAIL + name, [was.size, was.mark, store.text(bytes.subarray(was.size))].join(' '));
      store.known.set(path, { ...was, bytes, stamp });
      localStorage.setItem(AT + name, at);
      return;
    }
    const text = store.text(bytes);
    localStorage.setItem(MARK + name, text);
    localStorage.removeItem(TAIL + name);
    localStorage.setItem(AT + name, at);
    store.known.set(path, { bytes, stamp, size: bytes.length, mark: text.slice(-MARK_LETTERS) });
  },

  // Writes new content first, so that nothing is lost when there is no room for it. Then removes the files that are gone.
  write(whole) {
    const paths = [...store.files(DATA), ...store.files(CONFIG)];
    for (const path of paths) store.writeFile(path, whole);
    const there = new Set(paths);
    for (const path of [...store.known.keys()]) {
      if (there.has(path)) continue;
      journal.write(store.name(path), null);
      localStorage.removeItem(MARK + store.name(path));
      localStorage.removeItem(TAIL + store.name(path));
      localStorage.removeItem(AT + store.name(path));
      store.known.delete(path);
    }
  },

  keep(whole) {
    if (store.denied || !owner.check()) return; // the game says that nothing is saved
    try {
      store.write(whole);
      if (store.full) say('');
      store.full = false;
    } catch (error) {
      store.full = true;
      const why = error.name === 'QuotaExceededError' ? tr('its store is full') : error.message;
      say(tr('This browser does not keep the game: %s', why), true, { href: location.href, text: tr('Hand out all that you made'), does: files.giveAll });
    }
  },
};

// localStorage outlives the page, but not always the browser, which may write it to the disk up to a minute later. So each
// file goes into a database as well. A database writes at once, but not while a page is being left. Both store the time of
// each file, and the later one counts.
const journal = {
  db: null,

  open: () => new Promise((resolve, reject) => {
    const asked = indexedDB.open('cellarium', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('files', { keyPath: 'name' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = asked.onblocked = () => reject(asked.error ?? 'it is in use');
  }),

  all: () => new Promise((resolve, reject) => {
    const asked = journal.db.transaction('files').objectStore('files').getAll();
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  }),

  // Restores what the browser had not yet written of localStorage when it crashed.
  take({ name, bytes, at }) {
    const path = HOME + '/' + name;
    if (at <= Number(localStorage.getItem(AT + name) ?? 0)) return;
    if (bytes) {
      FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      FS.writeFile(path, bytes);
      store.known.set(path, { bytes, stamp: store.stamp(path), size: bytes.length, mark: '' }); // localStorage has another content
    } else if (FS.analyzePath(path).exists) {
      FS.unlink(path);
    }
  },

  async load() {
    if (store.denied) return;
    try {
      journal.db = await journal.open();
      for (const entry of await journal.all()) journal.take(entry);
    } catch (error) {
      console.info('no journal: ' + error); // localStorage suffices, unless the browser crashes
    }
  },

  // Stores a file; without bytes: it is gone. Returns the time.
  write(name, bytes) {
    const at = Date.now();
    try {
      journal.db?.transaction('files', 'readwrite', { durability: 'strict' }).objectStore('files').put({ name, bytes, at });
    } catch (error) {
      console.info('no journal: ' + error);
      journal.db = null;
    }
    return at;
  },
};

// ---- sound

// SDL asks for a ScriptProcessor, which plays on the thread of the page. If there are worklets, SDL gets an object that looks
// like one but plays on a thread of its own: it asks for blocks of samples ahead of time. (A page from disk may load none.)
const PLAYER = `registerProcessor('cellarium', class extends AudioWorkletProcessor {
  constructor() {
    super();
    Object.assign(this, { blocks: [], at: 0, asked: 0 });
    this.port.onmessage = ({ data }) => { this.blocks.push(data); this.asked--; };
  }
  process(inputs, [out]) {
    for (let i = 0; i < out[0].length && this.blocks.length > 0; i++) {
      const block = this.blocks[0];
      for (let channel = 0; channel < out.length; channel++) out[channel][i] = block[channel][this.at];
      if (++this.at < block[0].length) continue;
      this.at = 0;
      this.blocks.shift();
    }
    for (; this.blocks.length + this.asked < 2; this.asked++) this.port.postMessage(null);
    return true;
  }
});`;

const createScriptProcessor = window.AudioContext?.prototype.createScriptProcessor;

class Player {
  onaudioprocess = () => {};
  blocks = 0; // the number of blocks that were played or will be

  constructor(context, length, channels) {
    const url = URL.createObjectURL(new Blob([PLAYER], { type: 'text/javascript' }));
    this.made = context.audioWorklet.addModule(url).then(() => {
      const node = new AudioWorkletNode(context, 'cellarium', { numberOfInputs: 0, outputChannelCount: [channels] });
      node.port.onmessage = () => {
        const block = Array.from({ length: channels }, () => new Float32Array(length));
        this.onaudioprocess({ outputBuffer: { numberOfChannels: channels, length, getChannelData: channel => block[channel] } });
        node.port.postMessage(block, block.map(samples => samples.buffer));
        this.blocks++;
      };
      return node;
    }).catch(error => {
      console.info('no worklet: ' + error);
      const node = createScriptProcessor.call(context, length, 0, channels);
      node.onaudioprocess = event => this.onaudioprocess(event);
      return node;
    });
  }
  connect(to) { this.made.then(node => node.connect(to)); }
  disconnect() { this.made.then(node => node.disconnect()); }
}

if (window.AudioWorkletNode && location.protocol !== 'file:') {
  AudioContext.prototype.createScriptProcessor = function (length, inputs, channels) {
    return this.audioWorklet ? new Player(this, length, channels) : createScriptProcessor.call(this, length, inputs, channels);
  };
}

// ---- pages beside each other

// The number of this page among the pages that are open. The first page has the folder of saves; others have folders of their
// own, as processes do.
const pages = {
  number: 1,
  taken: new Set(), // the numbers that other pages had when this page began

  // A lock is held until its page is closed.
  take(number) {
    return new Promise((resolve, reject) => {
      navigator.locks.request(MARK + number, { ifAvailable: true }, lock => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      }).catch(reject);
    });
  },

  async findByLocks() {
    while (pages.number < PAGES && !(await pages.take(pages.number))) pages.number++;
    for (const { name } of (await navigator.locks.query()).held) {
      const number = Number(name.slice(MARK.length));
      if (name.startsWith(MARK) && number !== pages.number) pages.taken.add(number);
    }
  },

  // Only secure pages have locks. Pages of plain http are not secure, except on localhost, so they ask each other. Of two that
  // begin at once, the one with the smaller id gets the number.
  async findByAsking() {
    const channel = new BroadcastChannel(MARK), others = new Map(), pause = ms => new Promise(done => setTimeout(done, ms));
    let asks = true;
    channel.onmessage = ({ data }) => {
      if (data.number) others.set(data.id, data.number);
      if (data.asks && !asks) channel.postMessage({ id: owner.id, number: pages.number });
    };
    channel.postMessage({ asks: true });
    await pause(ASK_MS);
    asks = false;
    const settled = new Set(others.values()); // a page that has a number already keeps it
    const lost = () => settled.has(pages.number) || [...others].some(([id, number]) => number === pages.number && id < owner.id);
    do {
      while (pages.number < PAGES && lost()) pages.number++;
      channel.postMessage({ id: owner.id, number: pages.number });
      await pause(SETTLE_MS);
    } while (pages.number < PAGES && lost());
    pages.taken = new Set([...others.values()].filter(number => number !== pages.number));
    owner.begin();
  },

  async find() {
    for (const way of [pages.findByLocks, pages.findByAsking]) {
      pages.number = 1;
      try { return await way(); } catch (error) { console.info('other pages: ' + error); } // not secure, or a file from disk
    }
  },
};

// A page that was frozen cannot answer. A page that has taken its number meanwhile has written its own name beside it.
const owner = {
  id: Math.random().toString(36).slice(2),
  key: null, // where the name is stored; null with locks, which are never lost
  begin() {
    if (store.denied) return;
    owner.key = MARK.replace(':', '.page:') + pages.number;
    localStorage.setItem(owner.key, owner.id);
    for (const kind of ['storage', 'pageshow', 'visibilitychange']) addEventListener(kind, owner.check);
  },
  check: () => {
    const mine = !owner.key || localStorage.getItem(owner.key) === owner.id;
    if (!mine) say(tr('Another page goes on from what was kept here. Reload this one to play on.'), true);
    return mine;
  },
};
const found = pages.find();

// A new player's settings are as his browser is set.
function prefer() {
  const asks = what => matchMedia(`(${what})`).matches, lines = [];
  if (asks('prefers-reduced-motion: reduce')) lines.push('motion=reduced', 'flashes=reduced');
  if (asks('prefers-contrast: more')) lines.push('contrast=high');
  if (lines.length > 0 && !FS.analyzePath(CONFIG + 'settings').exists) FS.writeFile(CONFIG + 'settings', lines.join('\n') + '\n');
}

// ---- what the program asks for

let program = 0; // the pointer to the program, while it runs
let due = 0;

const page = {
  began(own) {
    program = own;
    page.readyMs = performance.now();
    if (own) say('');
    if (own && files.faults.length > 0) files.tell(files.faults.join('\n'));
    if (own && asked) begun.set(asked); // the options could be read
  },
  ended(why) { say(why || tr('The end. Reload the page to play again.'), why); },
  kept() { // called once for everything that this frame has saved
    if (!due) due = setTimeout(() => { due = 0; store.keep(false); });
  },
  storageDenied: () => store.denied,
  copy(text) {
    const link = location.href.replace(/#.*/, '') + '#code=' + text;
    history.replaceState(null, '', link);
    begun.set('code=' + text);
    if (navigator.clipboard) navigator.clipboard.writeText(link).catch(() => {}); // the link is in the address, too
  },
  hand: files.give,
  give: path => page.hand(path.slice(path.lastIndexOf('/') + 1), FS.readFile(path)),
  hasOnlyFingers: () => matchMedia('(pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches,
  chooseFiles: files.choose,
  takeFiles: files.take,
  giveAll: files.giveAll,
  // A GPU that the processor emulates does not count.
  hasGpu() {
    const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
    if (!gl) return false;
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const name = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
  },
  show,
  // An invisible field over the one that the game draws: a finger there opens the keyboard, which sometimes gives whole words.
  field(x, y, w, h, text) {
    const px = value => value + 'px';
    if (!w && field.style.display === 'block') field.blur();
    Object.assign(field.style, { display: w ? 'block' : 'none', left: px(x), top: px(y), width: px(w), height: px(h) });
    page.typed = text;
    if (field.value !== text && !page.composing) field.value = text;
  },
  type(text) { if (program) Module.ccall('host_typed', null, ['number', 'string'], [program, text]); },
  hasFree(folder) {
    if (!folder.startsWith(DATA)) return true;
    return !pages.taken.has(Number.parseInt(folder.slice(DATA.length), 10) || 1);
  },
};

var Module = {
  page,
  canvas,
  arguments: options,
  // With --log, what happens is written here, and screen readers speak it.
  print: text => {
    console.log(text);
    speech.say(text);
  },
  printErr: text => {
    console.warn(text);
    if (program || !text.startsWith('cellarium: ')) return;
    if (text.includes(TILES)) {
      if (files.faults.length < 8) files.faults.push(text.replace('cellarium: ', '').replace(TILES, ''));
      return;
    }
    const plain = { href: location.href.replace(/#.*/, '#'), text: tr('Play without the code') };
    say(text.replace(/^cellarium: (--code )?/, ''), true, options.length > 0 ? plain : null); // the program did not start
  },
  // emscripten tells the bytes of the file of pictures, sounds and texts: "... (1000/4000)".
  setStatus: text => {
    const [, bytes, all] = text.match(/\((\d+)\/(\d+)\)/) ?? [], part = all > 0 ? Math.floor(100 * bytes / all) : 0;
    if (text && !program) say(tr('Loading') + (part > 0 ? ' ' + part + ' %' : ''));
    document.getElementById('say').style.backgroundImage = part > 0 && !program ? 'linear-gradient(90deg, #7e4c2a ' + part + '%, #0000 0)' : '';
  },
  onAbort: why => say(tr('Cellarium broke down: %s. What was played up to a second ago is kept.', why), true),
  preRun: [() => {
    FS.mkdirTree(DATA);
    FS.mkdirTree(CONFIG);
    store.load();
    addRunDependency('pages');
    Promise.allSettled([found, journal.load()]).then(prefer).finally(() => removeRunDependency('pages'));
  }],
};

// ---- without a network

// The browser keeps the files of this build (worker.js). A newer build is kept beside them, until the player takes it or all
// pages are closed.
function offer(worker) {
  const take = () => worker.postMessage('take');
  if (worker.state === 'installed') say(tr('A newer version is here.'), false, { href: location.href, text: tr('Load it'), does: take });
}
function watch(kept) {
  if (kept.waiting) offer(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const next = kept.installing;
    if (kept.active) next.addEventListener('statechange', () => offer(next));
  });
}
if (navigator.serviceWorker && location.protocol.startsWith('http')) {
  navigator.serviceWorker.register('worker.js').then(watch, why => console.info('not kept: ' + why));
  if (navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
}

// ---- what the browser tells

// An error before the program has started means that it cannot start: a frame without an origin of its own gets no files.
function tellFault(why) {
  if (page.readyMs || program) return;
  const apart = window.origin === 'null' && location.protocol !== 'file:';
  const own = { href: location.href, text: tr('Open it in a tab of its own.'), apart: true };
  if (apart) say(tr('Cellarium cannot start: %s', tr('this frame is sandboxed.')), true, own);
  else say(tr('Cellarium cannot start: %s', why), true);
}
addEventListener('error', event => tellFault(event.message || 'a file could not be loaded'), true);
addEventListener('unhandledrejection', event => tellFault(event.reason?.message ?? event.reason));

function save() {
  if (!page.readyMs) return;
  if (program) Module.ccall('host_hidden', null, ['number'], [program]);
  store.keep(true);
}

document.addEventListener('visibilitychange', () => { if (document.hidden) save(); });
addEventListener('pagehide', save);
setInterval(save, KEEP_MS);
addEventListener('hashchange', () => { if (asks() !== begun.get()) location.reload(); });

// At `beforeunload` the page may still stay, but SDL would end the program before `pagehide`.
addEventListener('beforeunload', event => event.stopImmediatePropagation(), true);

// The browser keeps its own keys; SDL would take all of them. Ctrl alone is ours, for clicks.
for (const kind of ['keydown', 'keypress', 'keyup']) {
  addEventListener(kind, event => {
    const theirs = kind === 'keydown' && (event.ctrlKey || event.metaKey) && event.key !== 'Control';
    const types = event.target === field && event.key !== 'Escape';
    if (event.target instanceof HTMLButtonElement || theirs || types || event.key === 'F5' || event.key === 'F6') event.stopImmediatePropagation();
    if (types && kind === 'keydown' && event.key === 'Enter') page.type('\n');
  }, true);
}
// In a frame of another site's page, the keyboard stays with that page until this one asks for it.
addEventListener('pointerdown', () => window.focus(), { capture: true });

// SDL's sound waits for a key on the canvas, which does not have the focus at first. Here any key or finger starts it.
for (const kind of ['keydown', 'pointerdown', 'pointerup']) {
  addEventListener(kind, () => {
    const sound = Module.SDL2?.audioContext;
    if (sound?.state === 'suspended') sound.resume();
  }, true);
}
addEventListener('paste', event => { if (event.target !== field) page.type(event.clipboardData.getData('text')); });
field.addEventListener('touchend', () => field.focus());
field.addEventListener('input', () => {
  const now = field.value, was = page.typed;
  let same = 0;
  while (same < was.length && was[same] === now[same]) same++;
  page.typed = now;
  page.type('\b'.repeat(was.length - same) + now.slice(same));
});
field.addEventListener('compositionstart', () => { page.composing = true; });
field.addEventListener('compositionend', () => { page.composing = false; });
addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', event => {
  event.preventDefault();
  if (program) files.drop(event.dataTransfer);
});
canvas.addEventListener('contextmenu', event => event.preventDefault());
