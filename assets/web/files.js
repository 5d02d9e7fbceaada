// What the player brings into the page and takes away: his tiles, maps, recordings, saves and settings, one by one or all in one
// zip. Loaded before page.js.
'use strict';

// A map may need any of the files that come with it, such as its tile sets.
const MAP = /\.(tmj|tmx)$/i, OF_MAP = /\.(tmj|tmx|tsj|tsx|tj|tx|json|xml|txt|png|tiled-project)$/i;
const OWN = /(?:^|\/)\.(local\/share|config)\/cellarium\/(.+)$/; // the names in the zip of all

const files = {
  MOST: 4096, MOST_BYTES: 32 << 20, FOLDERS: 9,
  faults: [],

  tooMany: () => new Error(tr('these are too many files')),

  // ---- zips

  // Stops at MOST_BYTES, because a small zip may become as large as memory.
  async inflate(bytes) {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader(), parts = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > files.MOST_BYTES) {
        await reader.cancel();
        throw files.tooMany();
      }
      parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  },

  // The files of a zip, found by its list of contents, which is at its end.
  async unzip(bytes, found) {
    const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), letters = new TextDecoder();
    let end = bytes.length - 22;
    while (end >= 0 && at.getUint32(end, true) !== 0x06054b50) end--;
    if (end < 0) throw new Error(tr('this is no zip file'));
    let entry = at.getUint32(end + 16, true);
    for (let left = at.getUint16(end + 10, true); left > 0; left--) {
      const how = at.getUint16(entry + 10, true), size = at.getUint32(entry + 20, true), length = at.getUint16(entry + 28, true);
      const name = letters.decode(bytes.subarray(entry + 46, entry + 46 + length)), head = at.getUint32(entry + 42, true);
      const from = head + 30 + at.getUint16(head + 26, true) + at.getUint16(head + 28, true), data = bytes.subarray(from, from + size);
      if (!name.endsWith('/')) files.add(found, name, how === 0 ? data : await files.inflate(data));
      entry += 46 + length + at.getUint16(entry + 30, true) + at.getUint16(entry + 32, true);
    }
  },

  crc(bytes) {
    let sum = -1;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit++) sum = sum >>> 1 ^ 0xedb88320 & -(sum & 1);
    }
    return ~sum;
  },

  // A zip of files as they are: pairs of a name and bytes.
  zip(entries) {
    const parts = [], list = [], letters = new TextEncoder();
    let at = 0, listed = 0;
    const head = (mark, numbers) => { // numbers: pairs of a value and how many bytes it takes
      const view = new DataView(new ArrayBuffer(4 + numbers.reduce((sum, [, size]) => sum + size, 0)));
      view.setUint32(0, mark, true);
      numbers.reduce((to, [value, size]) => (size === 2 ? view.setUint16(to, value, true) : view.setUint32(to, value, true), to + size), 4);
      return view;
    };
    for (const [text, bytes] of entries) {
      const name = letters.encode(text), day = 1 << 5 | 1; // 1980-01-01
      const same = [[20, 2], [0x800, 2], [0, 2], [0, 2], [day, 2], [files.crc(bytes), 4], [bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]];
      parts.push(head(0x04034b50, same), name, bytes);
      const entry = head(0x02014b50, [[20, 2], ...same, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]);
      list.push(entry, name);
      at += 30 + name.length + bytes.length;
      listed += entry.byteLength + name.length;
    }
    const count = list.length / 2;
    return new Blob([...parts, ...list, head(0x06054b50, [[0, 2], [0, 2], [count, 2], [count, 2], [listed, 4], [at, 4], [0, 2]])]);
  },

  // ---- out

  give(name, content) {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([content]));
    a.download = name;
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 10000);
  },

  all: () => [...store.files(DATA), ...store.files(CONFIG)].map(path => [store.name(path), FS.readFile(path)]),

  giveAll() {
    if (program) Module.ccall('host_hidden', null, ['number'], [program]); // saves what is being played
    page.hand('cellarium.zip', files.zip(files.all()));
  },

  // ---- in

  add(found, path, bytes) {
    const name = path.replaceAll('\\', '/').replace(/^(\.?\/)+/, '');
    if (!name.split('/').includes('..')) found.set(name, bytes);
    let all = 0;
    for (const { length } of found.values()) all += length;
    if (found.size > files.MOST || all > files.MOST_BYTES) throw files.tooMany();
  },

  write(path, bytes) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, bytes);
  },

  // The files of a folder become these.
  replace(folder, found) {
    for (const path of store.files(folder)) FS.unlink(path);
    for (const [name, bytes] of found) files.write(folder + name, bytes);
  },

  // Each PNG is known by its name alone. See assets/tiles/README.md.
  takeTiles(found) {
    const own = [...found].map(([path, bytes]) => [path.slice(path.lastIndexOf('/') + 1).replace(/\.png$/i, '.png'), bytes]);
    files.replace(TILES, own.filter(([name]) => /^\w[\w.-]{0,62}\.png$/.test(name)));
    Module.ccall('host_tiled', null, ['number'], [program]);
  },

  // A free name for a recording, unless the same is there already.
  takeRun(name, bytes) {
    const stem = RUNS + name.slice(name.lastIndexOf('/') + 1).replace(/\.rec$/i, ''), path = number => stem + (number ? '-' + number : '') + '.rec';
    const same = path => store.text(FS.readFile(path)) === store.text(bytes);
    let number = 0;
    while (FS.analyzePath(path(number)).exists && !same(path(number))) number++;
    files.write(path(number), bytes);
    return path(number).slice(RUNS.length);
  },

  // Saves go into a folder as a second page has it: when the program starts it brings them in, and no other save is lost.
  takeSaves(found) {
    let folder = 2;
    while (folder < files.FOLDERS && (pages.taken.has(folder) || store.files(DATA + folder + '/').length > 0)) folder++;
    for (const [name, bytes] of found) files.write(DATA + folder + '/' + name.slice(name.lastIndexOf('/') + 1), bytes);
  },

  // Lines that are not there yet.
  takeLines(path, bytes) {
    const lines = text => new TextDecoder().decode(text).split('\n').filter(Boolean);
    const own = FS.analyzePath(path).exists ? lines(FS.readFile(path)) : [];
    files.write(path, new TextEncoder().encode([...new Set([...own, ...lines(bytes)])].join('\n') + '\n'));
  },

  // The zip of all.
  takeAll(found) {
    const own = new Map([...found].map(([path, bytes]) => [path.match(OWN)?.slice(1).join(' '), bytes])), saves = [];
    for (const [name, bytes] of own) {
      const [where, path] = name?.split(' ') ?? [];
      if (where === 'config') files.write(CONFIG + path, bytes);
      else if (/^(\d\/)?\w+\.save/.test(path)) saves.push([path, bytes]);
      else if (/^runs\/.*\.rec$/.test(path)) files.takeRun(path, bytes);
      else if (/^(ledger|known)$/.test(path)) files.takeLines(DATA + path, bytes);
      else if (/^(tiles|maps|pieces)\//.test(path)) files.write(DATA + path, bytes);
    }
    files.takeSaves(saves);
  },

  // Takes what these files are. Returns what the page opens then, as behind # in its address.
  sort(found) {
    const names = [...found.keys()], of = end => [...found].filter(([name]) => end.test(name));
    const map = names.find(name => MAP.test(name)), [run] = of(/\.rec$/i), saves = of(/\.save(\.old[.\d]*)?$/i), pictures = of(/\.png$/i);
    const settings = of(/(^|\/)settings$/)[0];
    if (names.some(name => OWN.test(name))) files.takeAll(found);
    else if (map) files.replace(MAPS, of(OF_MAP));
    else if (run) return 'replay=' + encodeURIComponent(files.takeRun(...run));
    else if (saves.length > 0) files.takeSaves(saves);
    else if (settings) files.write(CONFIG + 'settings', settings[1]);
    else if (pictures.length > 0) files.takeTiles(pictures);
    else throw new Error(tr('there is no map, recording, save or PNG among these files'));
    return map && !names.some(name => OWN.test(name)) ? 'import=' + encodeURIComponent(map) : '';
  },

  async take(chosen) {
    const found = new Map();
    try {
      for (const file of chosen) {
        if (file.size > files.MOST_BYTES) throw files.tooMany();
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (/\.zip$/i.test(file.name)) await files.unzip(bytes, found);
        else files.add(found, file.path || file.webkitRelativePath || file.name, bytes);
      }
      if (!journal.db) throw new Error(tr('this browser does not let the page save anything'));
      Module.ccall('host_hidden', null, ['number'], [program]); // saves what is being played
      const opens = files.sort(found);
      program = 0; // it saves nothing more over these files
      store.keep(true);
      await journal.all(); // waits for what is being written
      begun.set('');
      history.replaceState(null, '', location.href.replace(/#.*/, '') + (opens && '#' + opens));
      location.reload();
    } catch (error) {
      files.tell(tr('Nothing was taken: %s', error.message ?? error));
    }
  },

  // Shown until the next key or finger.
  tell(text) {
    say(text, true);
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, () => say(''), { once: true, capture: true });
  },

  choose() {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true });
    input.addEventListener('change', () => files.take([...input.files]));
    input.click();
  },

  // The files that were dropped, and those in dropped folders. Each gets its `path`.
  async below(entry) {
    if (entry.isFile) {
      const file = await new Promise((resolve, reject) => entry.file(resolve, reject));
      return [Object.assign(file, { path: entry.fullPath })];
    }
    const reader = entry.createReader(), found = [];
    for (let some = [true]; some.length > 0;) {
      some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      for (const each of some) found.push(...await files.below(each));
    }
    return found;
  },

  drop(data) {
    const entries = [...data.items].map(item => item.webkitGetAsEntry?.()).filter(Boolean);
    Promise.all(entries.map(files.below)).then(all => files.take(all.flat()), error => files.tell(String(error.message ?? error)));
  },
};
