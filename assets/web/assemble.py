#!/usr/bin/python3
"""Puts the page together in a folder with the program that was built for it, or writes the page as one file.

    assemble.py FOLDER_OF_THE_PAGE ICONS OUT HOME_PAGE [CELLARIUM_ALONE_JS]
"""

import base64
import hashlib
import json
import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "lang"))
import po  # noqa: E402

home = sys.argv.pop(4)
web, icons, out, *alone = map(Path, sys.argv[1:])
icon = web.parent / "icon.png"
html, script = (web / "index.html").read_text(), (web / "page.js").read_text(encoding="utf-8")
files = (web / "files.js").read_text(encoding="utf-8")


def translations():
    """The translations of the texts in tr() of the page's scripts, by language."""
    texts, found = set(re.findall(r"\btr\('((?:[^'\\]|\\.)*)'", script + files)), {}
    for path in sorted((web.parent / "lang").glob("*.po")):
        entries = po.parse(path.read_text(encoding="utf-8"))
        found[path.stem] = {entry.english: entry.forms[0] for entry in entries if entry.context is None and entry.english in texts and entry.forms[0]}
    return json.dumps(found)



def may_run(texts):
    """Names scripts or styles for the page's Content-Security-Policy, by their hashes."""
    return " ".join(f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in texts)


# What is allowed: these scripts and this style, the program that they load, and a blob that plays the sound (page.js).
html = html.replace("HOME/", home + "/").replace("STYLE", may_run(re.findall("<style>(.*?)</style>", html, re.DOTALL)), 1)
assert "const TEXTS = {};" in script
script = script.replace("const TEXTS = {};", f"const TEXTS = {translations()};")

scripts = []


def inline(name, text):
    """Puts the script of that name into the page itself."""
    global html
    tag = re.search(rf'<script[^>]*src="{name}"></script>', html).group(0)
    scripts.append("\n" + text.replace("</script", "<\\/script") + "\n")
    html = html.replace(tag, f"<script>{scripts[-1]}</script>")


inline("files.js", files)
inline("page.js", script)
if not alone:
    (out / "index.html").write_text(html.replace("SCRIPTS", may_run(scripts) + " 'self'", 1))
    (out / "icon.png").write_bytes(icon.read_bytes())
    # emscripten marks each package of files with a random number. We do not need it, and it would differ in every build.
    program = out / "cellarium.js"
    program.write_text(re.sub(r'"package_uuid": ?"[0-9a-f-]+"', '"package_uuid":"0"', program.read_text()))
    (out / "manifest.json").write_bytes((web / "manifest.json").read_bytes())
    (out / "icon-256.png").write_bytes((icons / "256.png").read_bytes())
    # The worker keeps all of this. Its name changes with any of the files, so that browsers notice a new build.
    names = ["index.html", "manifest.json", "icon.png", "icon-256.png", "cellarium.js", "cellarium.wasm", "cellarium.data"]
    build = hashlib.sha256(b"".join((out / name).read_bytes() for name in names)).hexdigest()[:16]
    worker = (web / "worker.js").read_text().replace("BUILD'", f"{build}'", 1).replace("FILES = []", f"FILES = {json.dumps(names)}", 1)
    (out / "worker.js").write_text(worker)
    sys.exit()

inline("cellarium.js", alone[0].read_text())
html = html.replace("SCRIPTS", may_run(scripts), 1)
html = re.sub(r'<link rel="(manifest|apple-touch-icon)".*\n', "", html)
html = html.replace('href="icon.png"', 'href="data:image/png;base64,' + base64.b64encode(icon.read_bytes()).decode() + '"')
(out / "cellarium.html").write_text(html)
