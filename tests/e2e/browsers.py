"""Drives Debian's Chromium and Firefox without a window, by the same WebDriver commands: Chromium through chromedriver over
HTTP, Firefox through its own Marionette over a socket. Needs only Python's standard modules."""
import base64
import io
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

from PIL import Image

KEYS = {"Up": "\ue013", "Down": "\ue015", "Left": "\ue012", "Right": "\ue014", "Enter": "\ue007", "Escape": "\ue00c",
        "Space": " ", "Control": "\ue009", "Shift": "\ue008", "F12": "\ue03c", "F11": "\ue03b", "Tab": "\ue004", "Backspace": "\ue003"}

# A name of this machine that browsers treat like that of any other machine, so the page is not secure there.
PLAIN_HOST = "cellarium.test"


def free_port():
    with socket.socket() as listening:
        listening.bind(("localhost", 0))
        return listening.getsockname()[1]


class Browser:
    """A page of a browser. `gpu`: whether it has WebGL, which the processor emulates here. `screen`: where it has a window. `still`: it asks for reduced motion."""

    def __init__(self, size=(1280, 720), gpu=True, folder=None, language="en-US", screen=None, still=False):
        self.still = still
        self.language = language
        self.screen = screen
        self.folder = folder or tempfile.mkdtemp(prefix="browser-")
        self.own_folder = folder is None
        self.is_open = True
        self.start(gpu)
        if not screen:
            self.resize(size)

    def close(self):
        if self.is_open:
            self.stop()
        self.is_open = False
        if self.own_folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def environment(self):
        return {**os.environ, **({"DISPLAY": self.screen.name} if self.screen else {})}

    def place_on_screen(self):
        """Where the page's upper left corner is on the screen."""
        return self.run("""return window.mozInnerScreenX !== undefined ? [mozInnerScreenX, mozInnerScreenY]
            : [screenX + (outerWidth - innerWidth) / 2, screenY + outerHeight - innerHeight]""")

    def picture(self):
        return Image.open(io.BytesIO(base64.b64decode(self.screenshot()))).convert("RGB")

    def key(self, *names, hold=0.05):
        """Presses the keys together."""
        down = [{"type": "keyDown", "value": KEYS.get(name, name)} for name in names]
        up = [{"type": "keyUp", "value": KEYS.get(name, name)} for name in reversed(names)]
        self.act([{"type": "key", "id": "keys",
                   "actions": down + [{"type": "pause", "duration": int(hold * 1000)}] + up}])

    def click(self, at, *keys):
        """Clicks while the keys are held."""
        down, up = ([{"type": kind, "value": KEYS.get(key, key)} for key in keys] for kind in ("keyDown", "keyUp"))
        wait = [{"type": "pause"}] * len(keys)
        self.act([{"type": "key", "id": "keys", "actions": down + [{"type": "pause"}] * 4 + up}, {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": wait + [
            {"type": "pointerMove", "duration": 0, "x": at[0], "y": at[1]}, {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 60}, {"type": "pointerUp", "button": 0}] + wait}])

    def touch(self, fingers, hold=0.1):
        """`fingers`: for each finger the points of its way, with the time that it takes."""
        self.act([{"type": "pointer", "id": f"finger{i}", "parameters": {"pointerType": "touch"}, "actions": [
            {"type": "pointerMove", "duration": 0, "x": way[0][0], "y": way[0][1]}, {"type": "pointerDown", "button": 0},
            *({"type": "pointerMove", "duration": 120, "x": x, "y": y} for x, y in way[1:]),
            {"type": "pause", "duration": int(hold * 1000)}, {"type": "pointerUp", "button": 0}]}
            for i, way in enumerate(fingers)])

    def resize(self, size):
        """The size of the page itself, without the browser's frame."""
        for _ in range(3):
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == list(size):
                return
            outer = self.window_size()
            self.set_window_size(tuple(outer[i] + size[i] - inner[i] for i in (0, 1)))
            time.sleep(0.2)
        raise AssertionError(f"the page is {inner}, not {size}")

    def wait(self, script, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.run(script)
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"never: {script}")


class Chromium(Browser):
    name = "chromium"

    def start(self, gpu):
        port = free_port()
        self.driver = subprocess.Popen(["chromedriver", f"--port={port}", "--log-level=OFF"], stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL, start_new_session=True, env=self.environment())
        self.base = f"http://localhost:{port}/session"
        arguments = ["--ozone-platform=x11" if self.screen else "--headless=new", "--no-sandbox", f"--accept-lang={self.language}", "--disable-quic", f"--user-data-dir={self.folder}", "--force-color-profile=srgb",
                     "--disable-background-networking", "--hide-scrollbars", f"--host-resolver-rules=MAP {PLAIN_HOST} localhost", "--autoplay-policy=document-user-activation-required",
                     *(["--force-prefers-reduced-motion"] if self.still else []),
                     *(["--enable-unsafe-swiftshader", "--use-angle=swiftshader"] if gpu else ["--disable-gpu", "--disable-3d-apis"])]
        end = time.monotonic() + 20
        while True:
            try:
                made = self.call("POST", "", {"capabilities": {"alwaysMatch": {
                    "pageLoadStrategy": "eager", "goog:loggingPrefs": {"browser": "ALL"}, "goog:chromeOptions": {
                        "binary": "/usr/bin/chromium", "args": arguments}}}})
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
        self.base += "/" + made["sessionId"]

    def kill(self, what):
        """Kills the browser's processes of that kind, "renderer" or "browser" (all of them), and then the rest."""
        parents = {}
        for pid in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as stat, open(f"/proc/{pid}/cmdline", "rb") as words:
                    parents[int(pid)] = (int(stat.read().rsplit(")", 1)[1].split()[1]), words.read())
            except OSError:
                pass
        def is_below(pid):
            return pid == self.driver.pid or (pid in parents and is_below(parents[pid][0]))
        ours = [pid for pid in parents if pid != self.driver.pid and is_below(pid)]
        for pid in ours:
            if what == "browser" or f"--type={what}".encode() in parents[pid][1]:
                os.kill(pid, 9)
        time.sleep(1)
        try:
            self.stop()
        except (AssertionError, OSError):
            pass
        self.is_open = False

    def call(self, method, path, body=None):
        request = urllib.request.Request(self.base + path, method=method, data=json.dumps(body or {}).encode() if method == "POST" else None,
                                         headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def cdp(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def stop(self):
        try:
            self.call("DELETE", "")
        finally:
            os.killpg(self.driver.pid, 15)
            self.driver.wait()

    def go(self, url):
        self.call("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def screenshot(self):
        return self.call("GET", "/screenshot")

    def act(self, actions):
        self.call("POST", "/actions", {"actions": actions})

    def window_size(self):
        rect = self.call("GET", "/window/rect")
        return rect["width"], rect["height"]

    def set_window_size(self, size):
        self.call("POST", "/window/rect", {"width": size[0], "height": size[1]})

    def resize(self, size):
        self.cdp("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=False)

    def new_page(self):
        """Opens a page beside this one and drives that. Returns its handle."""
        handle = self.call("POST", "/window/new", {"type": "tab"})["handle"]
        self.switch(handle)
        return handle

    def page(self):
        return self.call("GET", "/window")

    def switch(self, handle):
        self.call("POST", "/window", {"handle": handle})

    def close_page(self):
        self.call("DELETE", "/window")

    def faults(self):
        log = self.call("POST", "/se/log", {"type": "browser"})
        return self.run("return window.faults || []") + [row["message"] for row in log if row["level"] == "SEVERE"]


class Firefox(Browser):
    name = "firefox"

    def start(self, gpu):
        port = free_port()
        with open(os.path.join(self.folder, "user.js"), "w") as settings:
            for key, value in {"marionette.port": port, "intl.accept_languages": self.language, "webgl.disabled": not gpu, "webgl.force-enabled": gpu, "ui.prefersReducedMotion": int(self.still),
                               "media.autoplay.default": 1, "browser.shell.checkDefaultBrowser": False,
                               "datareporting.policy.dataSubmissionEnabled": False, "app.normandy.enabled": False,
                               "browser.tabs.warnOnClose": False, "toolkit.cosmeticAnimations.enabled": False,
                               "gfx.color_management.mode": 0, "network.dns.localDomains": PLAIN_HOST, "dom.w3c_touch_events.enabled": 1,
                               "browser.startup.page": 0, "browser.aboutwelcome.enabled": False}.items():
                settings.write(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(["firefox-esr", *([] if self.screen else ["--headless"]), "--marionette", "--no-remote", "--profile", self.folder, "about:blank"],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                                        env={**self.environment(), "MOZ_HEADLESS_WIDTH": "1400", "MOZ_HEADLESS_HEIGHT": "1000"})
        end = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("localhost", port), timeout=60)
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)
        self.rest, self.number = b"", 0
        self.read()  # the browser says who it is
        self.command("WebDriver:NewSession", {"pageLoadStrategy": "eager", "unhandledPromptBehavior": "accept"})

    def read(self):
        while b":" not in self.rest:
            self.rest += self.socket.recv(65536)
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.rest += self.socket.recv(1 << 20)
        message, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(message)

    def command(self, name, parameters=None):
        self.number += 1
        message = json.dumps([0, self.number, name, parameters or {}]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        while True:
            answer = self.read()
            if isinstance(answer, list) and answer[1] == self.number:
                break
        if answer[2]:
            raise AssertionError(f"{name}: {answer[2]['message']}")
        return answer[3].get("value", answer[3]) if isinstance(answer[3], dict) else answer[3]

    def stop(self):
        try:
            self.command("Marionette:Quit", {"flags": ["eForceQuit"]})
        except (OSError, AssertionError, ValueError):
            pass
        self.socket.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, 9)
            self.process.wait()

    def go(self, url):
        self.command("WebDriver:Navigate", {"url": url})

    def run(self, script, *arguments):
        return self.command("WebDriver:ExecuteScript", {"script": script, "args": list(arguments), "sandbox": None, "newSandbox": False})

    def screenshot(self):
        return self.command("WebDriver:TakeScreenshot", {"full": False, "hash": False})

    def act(self, actions):
        self.command("WebDriver:PerformActions", {"actions": actions})

    def window_size(self):
        rect = self.command("WebDriver:GetWindowRect")
        return rect["width"], rect["height"]

    def set_window_size(self, size):
        self.command("WebDriver:SetWindowRect", {"width": size[0], "height": size[1]})

    def new_page(self):
        handle = self.command("WebDriver:NewWindow", {"type": "tab"})["handle"]
        self.switch(handle)
        return handle

    def page(self):
        return self.command("WebDriver:GetWindowHandle")

    def switch(self, handle):
        self.command("WebDriver:SwitchToWindow", {"handle": handle, "focus": True})

    def close_page(self):
        self.command("WebDriver:CloseWindow")

    def faults(self):
        return self.run("return window.faults || []")


BROWSERS = (Chromium, Firefox)
