"""An X server without a screen, with a pointer and keys that are pressed as by hand."""
import os
import subprocess


class XServer:
    def __init__(self, width, height, *options):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", *options],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read, encoding="ascii") as pipe:
            self.name = ":" + pipe.readline().strip()

    def close(self):
        self.server.terminate()
        self.server.wait()

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env={**os.environ, "DISPLAY": self.name}, check=False,
                              capture_output=True, text=True)
