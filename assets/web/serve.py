#!/usr/bin/python3
"""Serves a folder at http://localhost:PORT, compressed, as a site for games would. For trying the page, not for the internet.

    serve.py FOLDER [PORT]
"""

import gzip
import http.server
import sys
from functools import cache
from pathlib import Path

folder, port = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 8000


@cache
def compressed(path, _written):
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments, directory=folder)

    def do_GET(self):
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            super().do_GET()
            return
        body = compressed(str(path), path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write(body)


print(f"http://localhost:{port}", flush=True)
try:
    http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
except KeyboardInterrupt:
    pass
