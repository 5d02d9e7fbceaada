#!/usr/bin/python3
"""Puts the page together in a folder with the program that was built for it, or writes the page as one file.

    assemble.py FOLDER_OF_THE_PAGE ICON OUT [CELLARIUM_ALONE_JS]
"""

import base64
import hashlib
import json
import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "lang"))
import po  # noqa: E402

web, icon, out, *alone = map(Path, sys.argv[1:])
html, script = (web / "index.html").read_text(), (web / "page.js").read_text(encoding="utf-8")


def translations():
    """The translations of the texts in tr() of the page's script, by language."""
    texts, found = set(re.findall(r"\btr\('((?:[^'\\]|\\.)*)'", script)), {}
    for path in sorted((web.parent / "lang").glob("*.po")):
        entries = po.parse(path.read_text(encoding="utf-8"))
        found[path.stem] = {entry.english: entry.forms[0] for entry in entries if entry.context is None and entry.english in texts and entry.forms[0]}
    return json.dumps(found)




def may_run(texts):
    """Names scripts or styles for the page's Content-Security-Policy, by their hashes."""
    return " ".join(f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in texts)


# What is allowed: these scripts and this style, the program that they load, and a blob that plays the sound (page.js).
html = html.replace("STYLE", may_run(re.findall("<style>(.*?)</style>", html, re.DOTALL)), 1)
assert "const TEXTS = {};" in script
script = script.replace("const TEXTS = {};", f"const TEXTS = {translations()};")

scripts = []


def inline(name, text):
    """Puts the script of that name into the page itself."""
    global html
    tag = re.search(rf'<script[^>]*src="{name}"></script>', html).group(0)
    scripts.append("\n" + text.replace("</script", "<\\/script") + "\n")
    html = html.replace(tag, f"<script>{scripts[-1]}</script>")


inline("page.js", script)
if not alone:
    (out / "index.html").write_text(html.replace("SCRIPTS", may_run(scripts) + " 'self'", 1))
    (out / "icon.png").write_bytes(icon.read_bytes())
    # emscripten marks each package of files with a random number. We do not need it, and it would differ in every build.
    program = out / "cellarium.js"
    program.write_text(re.sub(r'"package_uuid": ?"[0-9a-f-]+"', '"package_uuid":"0"', program.read_text()))
    sys.exit()

inline("cellarium.js", alone[0].read_text())
html = html.replace("SCRIPTS", may_run(scripts), 1)
html = html.replace('href="icon.png"', 'href="data:image/png;base64,' + base64.b64encode(icon.read_bytes()).decode() + '"')
(out / "cellarium.html").write_text(html)
