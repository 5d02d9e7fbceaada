"""The web page (assets/web) in Chromium and Firefox, as a player uses it. Any error that the page reports fails the test.
usage: /usr/bin/python3 tests/e2e/test_page.py FOLDER_OF_THE_PAGE CELLARIUM [-v] [Chromium|Firefox[.test]...]
It also measures how soon the title appears, how long a frame takes and how much is loaded."""
import base64
import gzip
import hashlib
import http.server
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import zipfile
from pathlib import Path

from PIL import Image, ImageChops

from browsers import PLAIN_HOST, Chromium, Firefox
from xserver import XServer

PAGE, CELLARIUM = Path(sys.argv.pop(1)), sys.argv.pop(1)
SKIPPED = 77  # as CTest is told
HALLS = ("--generator", "halls", "--seed", "7")
TURNS, DESCENT = ("--generator", "halls", "--seed", "7", "--turns"), ("--generator", "descent", "--seed", "7")
SAVES = "cellarium:.local/share/cellarium/"
VIEWPORTS = ((500, 300), (640, 360), (900, 500), (1280, 720), (1366, 650), (1920, 1080), (500, 800))
PATIENCE = float(os.environ.get("CELLARIUM_TEST_PATIENCE", "1"))
GZIPPED_MOST, TITLE_MS_MOST, FRAME_MS_MOST = 2560 << 10, 1000, 6

# Runs first on the page: collects errors, and simulates a pad, which no browser has here.
SHIM = """window.faults = [];
addEventListener('error', event => faults.push('error: ' + event.message));
addEventListener('unhandledrejection', event => faults.push('rejected: ' + event.reason));
{ const told = console.error; console.error = (...words) => { faults.push('console: ' + words.join(' ')); told(...words); }; }
window.pads = [null, null, null, null]; navigator.getGamepads = () => pads;
window.plug = () => {
  pads[0] = { id: 'Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)', index: 0, connected: true, mapping: 'standard',
    timestamp: 1, axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
  const event = new Event('gamepadconnected'); event.gamepad = pads[0]; dispatchEvent(event);
};
window.pad = (button, down) => { pads[0].buttons[button] = { pressed: down, touched: down, value: +down }; pads[0].timestamp++; };
window.stick = (axis, value) => { pads[0].axes[axis] = value; pads[0].timestamp++; };
"""


# Simulates a browser that stores nothing for a page.
DENIES = """for (const kind of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, kind, { get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); } });
"""
# Runs in a frame that has no origin of its own. It reports what is said in the frame, which nobody else can see.
FRAME = """<!doctype html><iframe sandbox="allow-scripts" src="/?tells" style="width: 900px; height: 500px"></iframe>
<script>addEventListener('message', event => { window.told = event.data; });</script>"""
# A game portal: another site, whose page has a frame with the game and takes the keys first.
PORTAL = """<!doctype html><input id="own" autofocus><iframe id="game" allow="fullscreen" style="position: fixed; left: 0; top: 60px; width: 900px; height: 500px; border: 0"></iframe>
<script>document.getElementById('game').src = location.hash.slice(1);
document.getElementById('own').focus(); window.keys = 0; addEventListener('keydown', () => { keys++; });
window.told = {}; addEventListener('message', event => { told[event.data] = true; });</script>"""
# Tells that page when the game is there, and of each key that comes to it.
HEARS = """setInterval(() => { if (window.Module?.page.readyMs) parent.postMessage('ready', '*');
  if (document.fullscreenElement) parent.postMessage('full', '*'); }, 100);
addEventListener('keydown', event => { parent.postMessage('key ' + event.code, '*'); }, true);"""
TELLS = """setInterval(() => parent.postMessage(document.getElementById('say')?.textContent, '*'), 100);"""
# Simulates a device with a GPU, which no browser has here: the page's own pixels are used. `page` is a name in page.js.
DEVICE = "addEventListener('DOMContentLoaded', () => { page.hasGpu = () => true; });"
RED = (240, 100, 80)


class Handler(http.server.SimpleHTTPRequestHandler):
    down = False  # the server is away
    newer = False  # another build is served

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=str(PAGE))

    def do_GET(self):
        path, _, how = self.path.partition("?")
        if self.down:
            self.close_connection = True
            return
        if path in ("/", "/index.html"):
            shim = {"denied": SHIM + DENIES, "tells": TELLS, "hears": HEARS, "device": SHIM + DEVICE}.get(how, SHIM)
            allowed = f"script-src 'sha256-{base64.b64encode(hashlib.sha256(shim.encode()).digest()).decode()}' "
            page = (PAGE / "index.html").read_text().replace("script-src ", allowed, 1)
            self.answer(page.replace("<title>", f"<script>{shim}</script><title>", 1))
        elif path == "/worker.js" and self.newer:
            self.answer((PAGE / "worker.js").read_text().replace("BUILD = 'cellarium ", "BUILD = 'cellarium newer "), "text/javascript")
        elif path in ("/frame", "/portal"):
            self.answer(FRAME if path == "/frame" else PORTAL)
        elif path == "/favicon.ico":  # which browsers ask for where a page names none
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def answer(self, text, kind="text/html"):
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def native(*arguments):
    return subprocess.run([CELLARIUM, *arguments], capture_output=True, text=True, check=True).stdout


def code_of(options):
    for line in native(*options, "--dump=json").splitlines():
        if line.startswith(' "code": "'):
            return line.split('"')[3]
    raise AssertionError("no code")


def share_of_equal_pixels(a, b):
    difference = ImageChops.difference(a, b).convert("L").point(lambda value: 255 if value else 0)
    return 1 - difference.histogram()[255] / (a.width * a.height)


class OnPage:
    """Tests for each browser, which is `Kind`."""

    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("localhost", 0), Handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.url = f"http://localhost:{cls.server.server_port}/"
        cls.plain_url = f"http://{PLAIN_HOST}:{cls.server.server_port}/"

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.open()

    def open(self, **how):
        self.browser = self.Kind(**how)
        self.addCleanup(self.browser.close)

    def play(self, code=None, wait=True, url=None):
        self.browser.go("about:blank")
        self.browser.go((url or self.url) + (f"#code={code}" if code else ""))
        if wait:
            self.browser.wait("return Boolean(window.Module && Module.page.readyMs)")
            time.sleep(0.4)

    def tearDown(self):
        self.assertEqual(self.browser.faults(), [])

    def said(self):
        return self.browser.run("return document.getElementById('say').textContent")

    def press(self, *names, times=1, hold=0.05, pause=0.15):
        for _ in range(times):
            self.browser.key(*names, hold=hold)
            time.sleep(pause)

    def kept(self):
        """What the page stores, by path, at the moment when it is hidden."""
        entries = self.browser.run("dispatchEvent(new Event('pagehide')); return Object.entries(localStorage)")
        return {key: base64.b64decode(value) for key, value in entries if key.startswith("cellarium:")}

    def save(self, name):
        return next((data for key, data in self.kept().items() if key == SAVES + name), None)

    def setting(self, name):
        lines = self.kept().get("cellarium:.config/cellarium/settings", b"").splitlines()
        return next((line for line in lines if line.startswith(name.encode())), b"")

    def ticks(self, name):
        """The number of ticks played; where time waits for the hero, 0 until he has acted."""
        save = self.save(name)
        return int(re.search(r"after (\d+) ticks", self.replayed(save)).group(1)) if save else 0

    def replayed(self, recording, *how):
        """What the program of this machine says about a recording. With --verify (the default) it fails if a hash differs."""
        with tempfile.NamedTemporaryFile(suffix=".rec") as file:
            file.write(recording)
            file.flush()
            return native("--replay", file.name, *(how or ("--verify",)))

    # ---- what is shown

    def test_title_comes_soon(self):
        self.play()
        soon = self.browser.run("return Module.page.readyMs")
        print(f"\n  {self.Kind.name}: the title after {soon:.0f} ms")
        self.assertGreater(len(self.browser.picture().getcolors(1 << 20)), 50)
        self.play()  # once more, as all is in the browser's own store
        self.assertLess(self.browser.run("return Module.page.readyMs"), TITLE_MS_MOST * PATIENCE)

    def test_picture_is_the_games_own(self):
        """The browser shows, pixel by pixel, the picture that the game saves."""
        self.play(code_of(TURNS))
        self.press("Escape", pause=1)
        self.browser.run("""window.given = null; Module.page.give = path => {
            window.given = btoa(Array.from(FS.readFile(path), byte => String.fromCharCode(byte)).join('')); }""")
        shown = self.browser.picture()
        self.press("F12", pause=0.5)
        own = Image.open(io.BytesIO(base64.b64decode(self.browser.wait("return given")))).convert("RGB")
        self.assertEqual(shown.size, (1280, 720))
        self.assertEqual(share_of_equal_pixels(shown, own.resize(shown.size, Image.NEAREST)), 1)

    def test_picture_is_what_this_machine_draws(self):
        """The last tick that is stored is the tick that is shown."""
        code = code_of(HALLS)
        self.play(code)
        shown = self.browser.run("""const shown = document.getElementById('canvas').toDataURL();
            dispatchEvent(new Event('pagehide')); window.early = localStorage.getItem(arguments[0]); return shown""", SAVES + "dungeon.save")
        kept = base64.b64decode(self.browser.run("return early"))
        ticks = re.search(r"after (\d+) ticks", self.replayed(kept)).group(1)
        picture = Image.open(io.BytesIO(base64.b64decode(shown.split(",")[1]))).convert("RGB")
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "frame.png")
            native("--code", code, "--ticks", ticks, "--screenshot", file)
            own = Image.open(file).convert("RGB")
        self.assertEqual(share_of_equal_pixels(picture, own.resize(picture.size, Image.NEAREST)), 1)

    def test_viewports(self):
        self.play(code_of(TURNS))
        for size in VIEWPORTS:
            self.browser.resize(size)
            time.sleep(0.5)
            picture = self.browser.picture()
            self.assertEqual(picture.size, size)
            box = picture.convert("L").point(lambda value: 255 if value > 24 else 0).getbbox()
            wide, high = box[2] - box[0], box[3] - box[1]
            self.assertTrue(wide > size[0] * 0.9 or high > size[1] * 0.9, f"{size}: only {wide}x{high} is used")

    def test_fine_pixels(self):
        """A phone has several pixels to each of a page's: all of the page is used, by its own surface as well."""
        if self.Kind is not Chromium:
            self.skipTest("Firefox has no such setting here")
        self.browser.cdp("Emulation.setDeviceMetricsOverride", width=844, height=390, deviceScaleFactor=2, mobile=True)
        self.play(code_of(TURNS))
        picture = self.browser.picture()
        box = picture.convert("L").point(lambda value: 255 if value > 24 else 0).getbbox()
        self.assertGreater(box[2] - box[0], picture.width * 0.9)

    def test_a_phone_held_upright_is_filled(self):
        if self.Kind is not Chromium:
            self.skipTest("Firefox has no such setting here")
        self.browser.cdp("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=True)
        self.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
        self.play(code_of(TURNS), url=self.url + "?device")
        picture = self.browser.picture()
        self.assertEqual(picture.size, (1170, 2532))
        box = picture.convert("L").point(lambda value: 255 if value > 24 else 0).getbbox()
        self.assertGreater(box[2] - box[0], 1170 * 0.95)
        self.assertGreater(box[3] - box[1], 2532 * 0.95)
        self.assertEqual(self.browser.run("return [Module.canvas.width, Module.canvas.height]"), [1170, 2532])
        if folder := os.environ.get("CELLARIUM_PICTURES"):  # to look at them
            self.browser.touch([((100, 600),)])
            time.sleep(0.5)
            self.browser.picture().save(os.path.join(folder, "phone.png"))

    def test_tiles_of_ones_own(self):
        """Tiles from a zip and from PNGs: they stay, and the page says which file cannot be used."""
        def png(size, colour):
            file = io.BytesIO()
            Image.new("RGBA", size, colour).save(file, "PNG")
            return file.getvalue()
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zipped:
            zipped.writestr("mine/floor.png", png((32, 32), (255, 0, 255, 255)))
            zipped.writestr("mine/read me.txt", "no picture")
        files = [("mine.zip", packed.getvalue()), ("wall.png", png((16, 16), (0, 255, 0, 255))), ("rat.png", png((20, 20), (0, 0, 0, 255)))]
        self.play(code_of(TURNS))
        self.browser.run("""window.stays = true; Module.page.takeFiles(arguments[0].map(([name, text]) =>
            new File([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))], name)));""",
                         [(name, base64.b64encode(data).decode()) for name, data in files])
        def purple():
            return sum(count for count, (r, g, b) in self.browser.picture().getcolors(1 << 24) if r > 1.5 * g + 20 and b > 1.5 * g + 20)
        for _ in range(2):
            self.browser.wait("return !window.stays && Boolean(window.Module && Module.page.readyMs)")
            self.assertIn("rat.png", self.said())
            self.press("Enter", times=2, pause=1)  # the game goes on
            self.assertEqual(self.said(), "")
            self.assertGreater(purple(), 10000)
            self.assertIn(b"own", self.setting("tiles"))
            self.assertFalse([name for name in self.kept() if "/tiles/" in name])
            self.browser.run("window.stays = true; location.reload()")

    def test_a_zip_that_becomes_too_large_is_not_read_to_its_end(self):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zipped:
            zipped.writestr("floor.png", bytes(256 << 20))
        self.play()
        self.browser.run("""window.inflated = 0;
            const Real = window.DecompressionStream;
            window.DecompressionStream = function (how) {
              const real = new Real(how), count = { transform(part, to) { window.inflated += part.length; to.enqueue(part); } };
              return { writable: real.writable, readable: real.readable.pipeThrough(new TransformStream(count)) };
            };
            Module.page.takeFiles([new File([Uint8Array.from(atob(arguments[0]), letter => letter.charCodeAt(0))], 'x.zip')]);""",
                         base64.b64encode(packed.getvalue()).decode())
        self.browser.wait("return /too many/.test(document.getElementById('say').textContent)")
        self.assertLess(self.browser.run("return window.inflated"), 64 << 20)

    def take(self, *files):
        """Gives the page files, as if they were dropped: pairs of a name and bytes. Waits until it has loaded again."""
        self.browser.run("""window.stays = true; Module.page.takeFiles(arguments[0].map(([name, text]) =>
            new File([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))], name)));""",
                         [(name, base64.b64encode(data).decode()) for name, data in files])
        self.browser.wait("return !window.stays && Boolean(window.Module && Module.page.readyMs)")

    def test_a_map_is_brought_and_played(self):
        with tempfile.TemporaryDirectory() as folder:
            native("--generator", "caves", "--seed", "3", "--export", f"{folder}/mine.tmj")
            exported = [(path.name, path.read_bytes()) for path in Path(folder).iterdir()]
        self.play()
        self.take(*exported)
        self.assertIn("import=mine.tmj", self.browser.run("return location.hash"))
        self.press("Right", hold=1)
        self.assertGreater(self.ticks("dungeon.save"), 0)

    def test_a_recording_is_brought_and_watched(self):
        self.play(code_of(TURNS))
        self.press("Right", times=3)
        run = self.save("dungeon.save")
        self.take(("20260101-120000-1.rec", run))
        self.assertEqual(self.browser.run("return location.hash"), "#replay=20260101-120000-1.rec")
        self.assertEqual(self.kept()[SAVES + "runs/20260101-120000-1.rec"], run)

    def test_all_moves_to_another_browser(self):
        self.play(code_of(TURNS))
        self.press("Right", times=3)
        played = self.ticks("dungeon.save")
        self.browser.run("""Module.page.hand = (name, blob) => blob.arrayBuffer().then(bytes => { window.given = [name,
            btoa(Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join(''))]; }); Module.page.giveAll();""")
        name, packed = self.browser.wait("return window.given")
        self.assertIsNone(zipfile.ZipFile(io.BytesIO(base64.b64decode(packed))).testzip())
        self.browser.close()
        self.open()
        self.play(code_of([*TURNS[:3], "9", "--turns"]))
        self.press("Down", times=2)  # a game of this browser's own, which is not lost
        own = self.ticks("dungeon.save")
        self.take((name, base64.b64decode(packed)))
        saves = {key: self.replayed(data) for key, data in self.kept().items() if ".save" in key or ".rec" in key}
        for ticks in (played, own):
            self.assertTrue([key for key, text in saves.items() if f"after {ticks} ticks" in text], (ticks, saves))

    def test_a_new_player_has_what_the_browser_prefers(self):
        self.browser.close()
        self.open(still=True)
        self.play(code_of(TURNS))
        self.press("Right")
        for setting in (b"motion=reduced", b"flashes=reduced"):
            self.assertEqual(self.setting(setting.split(b"=")[0].decode()), setting)

    def test_speech_is_turned_on_by_a_button(self):
        self.play(code_of(TURNS))
        self.browser.run("window.stays = true; document.getElementById('speak').click()")
        self.browser.wait("return !window.stays && Boolean(window.Module && Module.page.readyMs)")
        self.press("Enter", pause=1)
        self.assertGreater(self.browser.run("return document.getElementById('heard').childElementCount"), 0)

    def test_what_cannot_be_taken_is_told(self):
        self.play()
        self.browser.run("Module.page.takeFiles([new File(['x'], 'notes.txt')])")
        self.browser.wait("return /no map, recording/.test(document.getElementById('say').textContent)")
        self.press("Down")
        self.assertEqual(self.said(), "")

    def test_without_webgl(self):
        self.browser.close()
        self.open(gpu=False)
        self.test_picture_is_the_games_own()
        self.play(code_of(DESCENT))
        took = self.browser.run("""return new Promise(done => { let from = 0; const took = [];
            Module.preMainLoop = () => { from = performance.now(); };
            Module.postMainLoop = () => { took.push(performance.now() - from); };
            setTimeout(() => { Module.preMainLoop = Module.postMainLoop = undefined; done(took); }, 3000); })""")
        middle = sorted(took)[len(took) // 2]
        print(f"\n  {self.Kind.name}: {len(took) / 3:.0f} frames a second, {middle:.1f} ms each (half of them take less)")
        self.assertLess(middle, FRAME_MS_MOST * PATIENCE)

    # ---- what is played

    def test_descent_is_walked_and_kept(self):
        self.play(code_of(DESCENT))
        for way in ("Right", "Down", "Left", "Up"):
            self.press(way, hold=0.4)
        self.press("Space")
        save = self.save("descent.save")
        self.assertIn("no tick differs", self.replayed(save))
        self.browser.go("about:blank")
        self.play()
        self.press("Enter", times=2, pause=1)  # continues the run, out of its pause
        self.press("Right", hold=0.5)
        later = self.save("descent.save")
        self.assertGreater(len(later), len(save))
        self.replayed(later)

    def test_closing_in_the_midst_loses_nothing(self):
        self.play(code_of(DESCENT))
        first = self.browser.page()
        self.press("Right", hold=0.5)
        other = self.browser.new_page()
        self.browser.switch(first)
        self.press("Down", hold=0.5)
        self.browser.close_page()
        self.browser.switch(other)
        time.sleep(1)
        self.play()
        ticks = int(re.search(r"after (\d+) ticks", self.replayed(self.save("descent.save"))).group(1))
        self.assertGreater(ticks, 60)

    def stored_ticks(self, name):
        """The ticks of the game that is stored now; the page is not told that it is left."""
        main, tail = self.browser.run("""const at = arguments[0], main = localStorage.getItem('cellarium:' + at);
            const [from, mark, tail] = (localStorage.getItem('cellarium.tail:' + at) ?? '').split(' ');
            return [main, main && Number(from) === atob(main).length && mark === main.slice(-24) ? tail : '']""", name)
        recording = base64.b64decode(main or "") + base64.b64decode(tail)
        return int(re.search(r"after (\d+) ticks", self.replayed(recording)).group(1)) if recording else 0

    def journal_ticks(self, name):
        """The ticks of the game in the page's database."""
        text = self.browser.run("""const name = arguments[0];
            return new Promise(done => {
              const asked = indexedDB.open('cellarium', 1);
              asked.onsuccess = () => {
                const entry = asked.result.transaction('files').objectStore('files').get(name);
                entry.onsuccess = () => done(entry.result?.bytes ? btoa(Array.from(entry.result.bytes, byte => String.fromCharCode(byte)).join('')) : '');
              };
            });""", name)
        return int(re.search(r"after (\d+) ticks", self.replayed(base64.b64decode(text))).group(1)) if text else 0

    def memory_ticks(self, name):
        """How far the stored save of the program goes, which is at most a second old."""
        text = self.browser.run("""return btoa(Array.from(FS.readFile('/home/web_user/' + arguments[0]), byte => String.fromCharCode(byte)).join(''))""", name)
        return int(re.search(r"after (\d+) ticks", self.replayed(base64.b64decode(text))).group(1))

    def play_and_be_killed(self, what):
        """How many ticks are lost when all processes of a kind are killed during play."""
        name = ".local/share/cellarium/dungeon.save"
        folder = tempfile.mkdtemp(prefix="browser-")
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        self.browser.close()
        self.open(folder=folder)
        self.play(code_of(("--generator", "halls", "--seed", "7", "--size", "7x7", "--rooms", "1")))
        self.browser.wait(f"return FS.analyzePath('/home/web_user/{name}').exists", 60)
        for _ in range(8):
            self.press("q", hold=0.3, pause=0.7)
        played = self.memory_ticks(name)
        self.browser.kill(what)
        self.open(folder=folder)
        self.browser.go(self.url + "icon.png")  # of the page's origin, and not the page
        kept, journal = self.stored_ticks(name), self.journal_ticks(name)
        print(f"\n  {self.Kind.name}: localStorage has {kept}, the database {journal}")
        kept = max(kept, journal)
        print(f"\n  {self.Kind.name}: {what} killed: {played} ticks were written, {max(played - kept, 0)} are lost")
        return played - kept

    def test_a_killed_page_costs_a_second(self):
        if self.Kind is not Chromium:
            self.skipTest("its processes are told apart in Chromium alone")
        self.assertLess(self.play_and_be_killed("renderer"), 2 * 60)

    def test_a_killed_browser_costs_a_second(self):
        if self.Kind is not Chromium:
            self.skipTest("its processes are told apart in Chromium alone")
        self.assertLess(self.play_and_be_killed("browser"), 2 * 60)

    def test_little_is_written_each_second(self):
        name = ".local/share/cellarium/dungeon.save"
        self.play(code_of(("--generator", "halls", "--seed", "7", "--size", "7x7", "--rooms", "1")))
        self.browser.wait(f"return FS.analyzePath('/home/web_user/{name}').exists", 60)
        letters = self.browser.run("""const set = Storage.prototype.setItem; let letters = 0;
            Storage.prototype.setItem = function (key, value) { letters += String(value).length; return set.call(this, key, value); };
            return new Promise(done => setTimeout(() => { Storage.prototype.setItem = set; done(letters); }, 5000));""")
        print(f"\n  {self.Kind.name}: {letters / 5:.0f} letters are stored each second")
        self.assertGreater(letters, 0)
        self.assertLess(letters, 5 * 2000)

    def test_denied_storage_is_told_in_the_game(self):
        self.play(url=self.url + "?denied")
        self.browser.picture()
        strip = self.browser.picture().crop((0, 0, 1280, 90))
        red = sum(count for count, colour in strip.getcolors(1 << 20) if colour == RED)
        self.assertGreater(red, 100)
        self.press("Enter", pause=1)
        self.press("Right", hold=0.5)
        self.browser.run("dispatchEvent(new Event('pagehide'))")  # nothing is thrown: see tearDown()

    def test_a_sandboxed_frame_says_why_it_does_not_start(self):
        self.browser.go(self.url + "frame")
        self.browser.wait("return /sandboxed/.test(window.told ?? '')", 20)
        self.browser.go("about:blank")
        if self.Kind is Chromium:
            self.browser.faults()  # what it could not load

    def test_a_click_brings_the_keys_into_a_frame_of_another_site(self):
        """As on a game portal. The pointer and the keys are real ones: what a driver sends finds the frame in any case."""
        screen = XServer(1400, 1000)
        self.addCleanup(screen.close)
        self.browser.close()
        self.open(screen=screen)
        self.browser.go(self.plain_url + "portal#" + self.url + "?hears")
        self.browser.wait("return told.ready", 60)
        left, top = self.browser.place_on_screen()
        screen.xdotool("mousemove", left + 40, top + 20, "click", 1)  # above the frame
        screen.xdotool("key", "Down")
        self.browser.wait("return keys > 0", 10)
        self.assertFalse(self.browser.run("return told['key ArrowDown']"))
        screen.xdotool("mousemove", left + 450, top + 300, "click", 1)
        screen.xdotool("key", "Down")
        self.browser.wait("return told['key ArrowDown']", 10)
        screen.xdotool("mousemove", left + 880, top + 75)  # the button for the full screen, in the frame's corner
        screen.xdotool("click", 1)
        self.browser.wait("return told.full", 10)

    def test_leaving_keeps_what_was_played(self):
        self.play(code_of(DESCENT))
        for _ in range(3):
            self.press("Right", hold=0.4)
            self.browser.run("location.reload()")
            time.sleep(1)
            self.browser.wait("return Boolean(window.Module && Module.page.readyMs)")
            self.assertIn(SAVES + "descent.save", self.browser.run("return Object.keys(localStorage)"))
            self.press("Enter", times=2, pause=1)  # continues the run, for the code has begun once
        self.assertGreater(len(self.save("descent.save")), 100)

    def test_title_begins_a_descent(self):
        self.play()
        self.press("Enter", pause=1)
        self.press("Right", hold=1.2)
        self.assertIsNotNone(self.save("descent.save"))

    # ---- the address

    def test_code_and_bad_code(self):
        code = code_of(TURNS)
        self.play(code)
        self.press("Escape", pause=0.5)
        self.press("y", pause=0.3)
        self.assertEqual(self.browser.run("return location.hash"), f"#code={code}")
        self.play("WRONG", wait=False)
        self.browser.wait("return document.getElementById('say').classList.contains('bad')")
        self.assertIn("code", self.said())
        self.assertNotIn("\n", self.said())

    def test_links_begin_what_they_name(self):
        for link, file in (("tutorial=maze", "dungeon.save"), ("daily", "daily.save")):
            self.play(url=f"{self.url}#{link}")
            self.press("Right", hold=1.2)
            self.assertGreater(self.ticks(file), 30, link)
        self.play(url=f"{self.url}#generator=halls&seed=7&turns")
        self.press("Escape", pause=0.5)
        self.press("y", pause=0.3)
        self.assertEqual(self.browser.run("return location.hash"), f"#code={code_of(TURNS)}")
        self.play(url=f"{self.url}#log")
        self.press("Down")
        self.browser.wait("return document.getElementById('heard').textContent !== ''")  # for screen readers
        self.play(url=f"{self.url}#data-dir=/")  # options that are no game's are ignored
        self.assertEqual(self.said(), "")

    def test_browser_chooses_the_language(self):
        """The language of the page itself and of the game."""
        for language, loading, code, way in (("es-MX", "Cargando", "código", "Jugar sin"), ("ru", "Загрузка", "код", "Играть без"), ("de", "Loading", "code", "Play without")):
            self.browser.close()
            self.open(language=language)
            self.play()
            self.assertEqual(self.browser.run("return document.documentElement.lang"), language[:2] if language != "de" else "en")
            self.assertEqual(self.browser.run("return tr('Loading')"), loading)
            self.play("WRONG", wait=False)
            self.browser.wait("return document.getElementById('say').classList.contains('bad')")
            self.assertIn(code, self.said())  # the game
            self.assertIn(way, self.said())  # the page

    def test_code_is_pasted(self):
        code = code_of(TURNS)
        self.play()
        self.press("Down", times=3)  # to "More"
        self.press("Enter", pause=0.4)
        self.press("Down", times=4)  # to "Code or seed"
        self.press("Enter", pause=0.4)
        self.browser.run("""const event = new Event('paste', { bubbles: true }), text = arguments[0];
            event.clipboardData = { getData: () => text };
            document.body.dispatchEvent(event)""", code)
        time.sleep(0.3)
        self.press("Enter", pause=1.5)
        self.press("Escape", pause=0.5)
        self.press("y", pause=0.3)
        self.assertEqual(self.browser.run("return location.hash"), f"#code={code}")

    def test_code_is_typed_by_touch(self):
        """A finger on the field opens the keyboard of the page, whose letters may come as words."""
        code = code_of(TURNS)
        self.play()
        self.press("Down", times=3)  # to "More"
        self.press("Enter", pause=0.4)
        self.press("Down", times=4)  # to "Code or seed"
        self.press("Enter", pause=0.4)
        self.browser.touch([((20, 600),)])
        place = self.browser.wait("""const field = document.getElementById('field'), at = field.getBoundingClientRect();
            return at.width && [at.left + at.width / 2, at.top + at.height / 2, at.width, at.height]""")
        self.assertGreater(place[2], 300)
        self.browser.touch([((int(place[0]), int(place[1])),)])
        self.browser.wait("return document.activeElement.id === 'field'", 5)
        self.press("x", "Backspace", pause=0.3)
        for letter in code[:4]:
            self.press(letter, pause=0.02)
        self.browser.run("""const field = document.getElementById('field'); field.value += arguments[0];
            field.dispatchEvent(new Event('input'))""", code[4:] + "Z")
        self.press("Backspace", pause=0.3)
        self.assertEqual(self.browser.run("return document.getElementById('field').value"), code)
        self.press("Enter", pause=1.5)
        self.assertFalse(self.browser.run("return document.activeElement.id === 'field'"))
        self.press("Escape", pause=0.5)
        self.press("y", pause=0.3)
        self.assertEqual(self.browser.run("return location.hash"), f"#code={code}")

    def test_runs_are_handed_out(self):
        """Runs are downloaded as they were recorded, and the program of this machine can play them."""
        self.play(code_of(DESCENT))
        self.press("Right", hold=1)
        run = self.save("descent.save")
        self.browser.run("localStorage.setItem(arguments[0], arguments[1])", SAVES + "runs/20260101-120000.rec", base64.b64encode(run).decode())
        self.play()
        self.browser.run("""window.given = []; Module.page.give = path => {
            window.given.push(path, btoa(Array.from(FS.readFile(path), byte => String.fromCharCode(byte)).join(''))); }""")
        self.press("Down", times=4)  # to "More", below "Continue"
        self.press("Enter", pause=0.4)
        self.press("Up", times=4)  # to the runs
        self.press("Enter", pause=0.5)
        self.press("f", pause=0.5)
        path, given = self.browser.wait("return given.length && given")
        self.assertIn("/runs/", path)
        self.assertEqual(base64.b64decode(given), run)
        self.assertIn("no tick differs", self.replayed(run))
        self.assertIn(SAVES + "runs/20260101-120000.rec", self.kept())

    def test_full_screen_left_by_the_browser(self):
        self.play()
        self.press("F11", pause=1)
        self.browser.wait("return Boolean(document.fullscreenElement)", 5)
        self.assertIn(b"full", self.setting("screen"))
        self.browser.run("return document.exitFullscreen()")
        time.sleep(1)
        self.assertNotIn(b"full", self.setting("screen"))

    # ---- pages beside each other

    def two_pages(self, url):
        """Two pages play at once, and both games are kept. The page that comes later has a folder of its own."""
        self.play(code_of(DESCENT), url=url)
        first = self.browser.page()
        self.press("Right", hold=0.5)
        mine = self.save("descent.save")
        self.browser.new_page()
        self.play(code_of(DESCENT), url=url)
        self.press("Left", hold=1.5)
        both = self.kept()
        self.assertEqual(both[SAVES + "descent.save"][:len(mine)], mine)
        self.assertIn(SAVES + "2/descent.save", both)
        self.browser.close_page()
        self.browser.switch(first)
        self.press("Enter")  # out of the pause of a page that has lost the keys
        self.press("Right", hold=1.5)
        self.assertGreater(len(self.save("descent.save")), len(mine))

    def test_two_pages(self):
        self.two_pages(self.url)

    def test_two_pages_of_plain_http(self):
        """With plain HTTP, pages cannot lock each other out. The address is one that browsers treat like that of another machine."""
        self.two_pages(self.plain_url)
        self.assertFalse(self.browser.run("return isSecureContext"))

    def test_two_pages_from_disk(self):
        self.two_pages((PAGE / "cellarium.html").absolute().as_uri())

    def test_page_that_was_frozen_keeps_nothing_more(self):
        """It could not answer, so another page has got its number."""
        self.play(code_of(DESCENT), url=self.plain_url)
        self.press("Right", hold=0.5)
        mine = self.save("descent.save")
        self.browser.run("localStorage.setItem('cellarium.page:1', 'another')")
        self.press("Left", hold=1.5)
        self.assertEqual(self.save("descent.save"), mine)
        self.assertIn("Another page", self.said())

    # ---- without a network

    def test_plays_without_a_network(self):
        self.play()
        self.browser.wait("return navigator.serviceWorker.ready.then(kept => kept.active.state === 'activated')", 60)
        self.addCleanup(setattr, Handler, "down", False)
        Handler.down = True
        self.play(code_of(DESCENT))
        self.press("Right", hold=1.2)
        self.assertGreater(self.ticks("descent.save"), 60)

    def test_newer_version_waits_for_the_player(self):
        self.play()
        self.browser.wait("return navigator.serviceWorker.ready.then(kept => kept.active.state === 'activated')", 60)
        self.addCleanup(setattr, Handler, "newer", False)
        Handler.newer = True
        self.play(code_of(DESCENT))
        self.press("Right", hold=1.2)
        self.browser.wait("return document.querySelector('#say a') !== null", 60)
        self.assertIn("newer", self.said())
        self.browser.run("setTimeout(() => document.querySelector('#say a').click())")
        self.browser.wait("return caches.keys().then(names => names.length === 1 && names[0].includes('newer'))", 60)
        self.browser.wait("return Boolean(window.Module && Module.page.readyMs)", 60)
        self.assertGreater(self.ticks("descent.save"), 30)

    # ---- other devices

    def test_pad(self):
        self.play(code_of(DESCENT))
        self.browser.run("plug()")
        time.sleep(0.5)
        before = self.browser.picture()
        self.browser.run("stick(0, 0.01)")
        self.browser.run("stick(0, 1)")
        time.sleep(0.8)
        self.browser.run("stick(0, 0)")
        self.assertNotEqual(list(before.getdata()), list(self.browser.picture().getdata()))
        self.browser.run("pad(9, true)")
        time.sleep(0.3)
        self.browser.run("pad(9, false)")
        time.sleep(0.3)
        paused = self.browser.picture()
        time.sleep(0.4)
        self.assertEqual(share_of_equal_pixels(paused, self.browser.picture()), 1)

    def test_touch(self):
        """Turn by turn, so that only the hero's own acts take time."""
        self.play(code_of(TURNS))
        plain = self.browser.picture()
        self.browser.touch([((200, 500), (204, 500))], hold=0.4)  # neither a tap nor a way
        self.assertEqual(self.ticks("dungeon.save"), 0)
        pad = self.browser.picture().crop((960, 420, 1270, 620))
        self.assertLess(share_of_equal_pixels(plain.crop((960, 420, 1270, 620)), pad), 0.7)  # buttons at the right
        for way in ((140, 500), (260, 500), (200, 440), (200, 560)):
            self.browser.touch([((200, 500), way)], hold=0.5)
        walked = self.ticks("dungeon.save")
        self.assertGreater(walked, 0)
        self.browser.touch([((1216, 572),)], hold=0.2)  # strike
        time.sleep(0.5)
        struck = self.ticks("dungeon.save")
        self.assertGreater(struck, walked)
        self.browser.touch([((200, 500), (140, 500)), ((1216, 572),)], hold=0.5)  # both thumbs
        self.assertGreater(self.ticks("dungeon.save"), struck)

    def test_sound_from_the_first_key_on(self):
        self.play()
        state = "return Module.SDL2 && Module.SDL2.audioContext ? Module.SDL2.audioContext.state : ''"
        self.assertNotEqual(self.browser.run(state), "running")
        self.press("Down")
        self.browser.wait(state + " === 'running'", 10)
        if self.Kind is Chromium:  # a worklet plays them; Firefox plays nothing where there is no device
            self.browser.wait("return Module.SDL2.audio.scriptProcessorNode.blocks > 10", 20)

    def test_control_and_click_throws(self):
        self.play(code_of(TURNS))
        self.browser.click((900, 250), "Control")
        time.sleep(1)
        self.assertIn("You shoot an arrow", self.replayed(self.save("dungeon.save"), "--fast", "--log"))

    def test_keys_of_a_new_dungeon_do_what_the_man_page_says(self):
        """Its row of the web page. The pause page copies the code of the dungeon into the address."""
        manual = Path(__file__).resolve().parents[2] / "assets/linux/cellarium.6.in"
        self.assertIn("\nweb page\tas above\treloads\tas above\n", manual.read_text())
        def code():
            self.press("y", pause=0.3)
            return self.browser.run("return location.hash")
        self.play(code_of(TURNS))
        for way in ("Left", "Right", "Up", "Down"):
            self.press(way)
        self.press("Escape", pause=0.5)
        first = code()
        self.press("r", pause=1)
        second = code()
        self.assertNotEqual(second, first)
        self.press("Shift", "r", pause=1)
        self.assertEqual(code(), second)
        taken = self.browser.run("""const event = new KeyboardEvent('keydown', { code: 'KeyR', key: 'r', keyCode: 82, ctrlKey: true, bubbles: true, cancelable: true });
            document.body.dispatchEvent(event); return event.defaultPrevented""")
        self.assertFalse(taken)  # the browser loads the page again
        self.assertEqual(code(), second)
        self.press("Backspace", pause=2)
        self.assertEqual(code(), first)

    def test_browser_keeps_its_keys(self):
        self.play(code_of(TURNS))
        kept = self.browser.run("""return [['KeyR', 82, true], ['KeyV', 86, true], ['KeyT', 84, true], ['F5', 116, false], ['ArrowUp', 38, false]].map(([code, keyCode, ctrl]) => {
            const event = new KeyboardEvent('keydown', { code, key: code, keyCode, ctrlKey: ctrl, bubbles: true, cancelable: true });
            document.body.dispatchEvent(event); return event.defaultPrevented; })""")
        self.assertEqual(kept, [False, False, False, False, True])


class ChromiumPage(OnPage, unittest.TestCase):
    Kind = Chromium


class FirefoxPage(OnPage, unittest.TestCase):
    Kind = Firefox


class Program(unittest.TestCase):
    def test_draws_as_this_machine_does(self):
        with tempfile.TemporaryDirectory() as folder:
            pictures = []
            for command in ([CELLARIUM], ["node", "--no-experimental-fetch", str(PAGE.parent / "cellarium_node.js")]):
                file = os.path.join(folder, "frame.png")
                subprocess.run([*command, *DESCENT, "--window", "1280x720", "--ticks", "200", "--screenshot", file,
                                "--data-dir", "assets", "--lang", "en"], check=True, env={**os.environ, "SDL_VIDEODRIVER": "dummy"})
                pictures.append(Image.open(file).convert("RGB"))
            self.assertEqual(pictures[0].size, pictures[1].size)
            self.assertEqual(share_of_equal_pixels(*pictures), 1)

    def test_all_that_is_loaded(self):
        names = ("index.html", "cellarium.js", "cellarium.wasm", "cellarium.data", "icon.png")
        size = sum(len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in names)
        print(f"\n  {size / 1024:.0f} KB gzipped")
        self.assertLess(size, GZIPPED_MOST)


def lacking():
    """What is missing for these tests, and how to get it; None: nothing is missing."""
    if not (PAGE / "index.html").exists():
        return f"there is no page in {PAGE}: assets/web/build makes it"
    asked = " ".join(sys.argv[1:])
    missing = [package for name, command, package in (("Chromium", "chromedriver", "chromium-driver"), ("Firefox", "firefox-esr", "firefox-esr"))
               if not shutil.which(command) and (name in asked or "Page" not in asked)]
    return f"to be installed: {' '.join(missing)}" if missing else None


if __name__ == "__main__":
    if lacking():
        print("skipped:", lacking())
        sys.exit(SKIPPED)
    unittest.main(verbosity=2)
