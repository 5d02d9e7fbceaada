// The page's half of the program: files that last, the dungeon in the address, and what only the browser can do. The other
// half is src/app/host/host_web.c.
'use strict';

const HOME = '/home/web_user', DATA = HOME + '/.local/share/cellarium/', CONFIG = HOME + '/.config/cellarium/';
const MARK = 'cellarium:', TAIL = 'cellarium.tail:', PAGES = 9, KEEP_MS = 60000, ASK_MS = 200, SETTLE_MS = 100;
const AT = 'cellarium.at:', TILES = DATA + 'tiles/';
const TAIL_BYTES = 16384, MARK_LETTERS = 24;

// What stands behind # in the address are options of the program: #code=..., or #generator=maze&seed=7&turns. They begin a
// game once. When the page is loaded again, the title offers the game that was played. Each tab remembers its own address.
const begun = {
  get() { try { return sessionStorage.getItem(MARK + 'code'); } catch { return null; } },
  set(asked) { try { sessionStorage.setItem(MARK + 'code', asked); } catch { /* it begins again */ } },
};
const OPTIONS = ('code daily tutorial generator seed size depth rooms suppress corridor walls connect loops dead-ends toll classic tower guard '
  + 'awake mapped gear turns ascii reduced-motion lang log').split(' ');
const asks = () => location.hash.slice(1);
const asked = asks() === begun.get() ? '' : asks();
const options = [...new URLSearchParams(asked)].filter(([name]) => OPTIONS.includes(name))
  .flatMap(([name, value]) => value === '' ? ['--' + name] : ['--' + name, value]);
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
    if (path.startsWith(TILES)) { // too much for localStorage
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
      say(tr('This browser does not keep the game: %s', error.name === 'QuotaExceededError' ? tr('its store is full') : error.message), true);
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

// ---- tiles of the player's own

// PNGs, or zips of them, that are chosen in the settings or dropped on the page; also whole folders. They replace earlier ones,
// and are shown when the page has loaded again. See assets/tiles/README.md for their names.
const tiles = {
  MOST: 4096, MOST_BYTES: 32 << 20,
  faults: [],

  // Stops at MOST_BYTES, because a small zip may become as large as memory.
  async inflate(bytes) {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader(), parts = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > tiles.MOST_BYTES) {
        await reader.cancel();
        throw tiles.tooMany();
      }
      parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  },

  tooMany() {
    return new Error('these are too many pictures');
  },

  // The PNGs of a zip, found by its list of contents, which is at its end.
  async unzip(bytes, found) {
    const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), letters = new TextDecoder();
    let end = bytes.length - 22;
    while (end >= 0 && at.getUint32(end, true) !== 0x06054b50) end--;
    if (end < 0) throw new Error('this is no zip file');
    let entry = at.getUint32(end + 16, true);
    for (let left = at.getUint16(end + 10, true); left > 0; left--) {
      const how = at.getUint16(entry + 10, true), size = at.getUint32(entry + 20, true), length = at.getUint16(entry + 28, true);
      const name = letters.decode(bytes.subarray(entry + 46, entry + 46 + length)), head = at.getUint32(entry + 42, true);
      const from = head + 30 + at.getUint16(head + 26, true) + at.getUint16(head + 28, true), data = bytes.subarray(from, from + size);
      if (/\.png$/i.test(name)) tiles.add(found, name, how === 0 ? data : await tiles.inflate(data));
      entry += 46 + length + at.getUint16(entry + 30, true) + at.getUint16(entry + 32, true);
    }
  },

  add(found, path, bytes) {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.png$/i, '.png');
    if (/^\w[\w.-]{0,62}$/.test(name)) found.set(name, bytes);
    let all = 0;
    for (const { length } of found.values()) all += length;
    if (found.size > tiles.MOST || all > tiles.MOST_BYTES) throw tiles.tooMany();
  },

  replace(found) {
    for (const path of store.files(TILES)) FS.unlink(path);
    FS.mkdirTree(TILES.slice(0, -1));
    for (const [name, bytes] of found) FS.writeFile(TILES + name, bytes);
  },

  async take(files) {
    const found = new Map();
    try {
      for (const file of files) {
        if (!/\.(zip|png)$/i.test(file.name)) continue;
        if (file.size > tiles.MOST_BYTES) throw tiles.tooMany();
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (/\.zip$/i.test(file.name)) await tiles.unzip(bytes, found);
        else tiles.add(found, file.name, bytes);
      }
      if (found.size === 0) throw new Error('there is no PNG among these files');
      if (!journal.db) throw new Error('this browser does not let the page save anything');
      tiles.replace(found);
      Module.ccall('host_tiled', null, ['number'], [program]);
      store.keep(true);
      await journal.all(); // waits for what is being written
      location.reload();
    } catch (error) {
      tiles.tell(tr('No tiles were taken: %s', error.message ?? error));
    }
  },

  // Shown until the next key or finger.
  tell(text) {
    say(text, true);
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, () => say(''), { once: true, capture: true });
  },

  choose() {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true, accept: '.png,.zip' });
    input.addEventListener('change', () => tiles.take([...input.files]));
    input.click();
  },

  // The files that were dropped, and those in dropped folders.
  async below(entry) {
    if (entry.isFile) return [await new Promise((resolve, reject) => entry.file(resolve, reject))];
    const reader = entry.createReader(), files = [];
    for (let some = [true]; some.length > 0;) {
      some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      for (const each of some) files.push(...await tiles.below(each));
    }
    return files;
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

// ---- what the program asks for

let program = 0; // the pointer to the program, while it runs
let due = 0;

const page = {
  began(own) {
    program = own;
    page.readyMs = performance.now();
    if (own) say('');
    if (own && tiles.faults.length > 0) tiles.tell(tiles.faults.join('\n'));
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
  give(path) {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
    a.download = path.slice(path.lastIndexOf('/') + 1);
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 10000);
  },
  hasOnlyFingers: () => matchMedia('(pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches,
  takeTiles: tiles.choose,
  takeFiles: tiles.take,
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
    document.getElementById('heard').textContent = text;
  },
  printErr: text => {
    console.warn(text);
    if (program || !text.startsWith('cellarium: ')) return;
    if (text.includes(TILES)) {
      if (tiles.faults.length < 8) tiles.faults.push(text.replace('cellarium: ', '').replace(TILES, ''));
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
    Promise.allSettled([found, journal.load()]).then(() => removeRunDependency('pages'));
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
    if (theirs || types || event.key === 'F5' || event.key === 'F6') event.stopImmediatePropagation();
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
  const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry?.()).filter(Boolean);
  if (program) Promise.all(entries.map(tiles.below)).then(files => tiles.take(files.flat()), error => tiles.tell(String(error.message ?? error)));
});
canvas.addEventListener('contextmenu', event => event.preventDefault());
