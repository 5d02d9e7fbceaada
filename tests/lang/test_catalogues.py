#!/usr/bin/env python3
"""The translations of assets/lang are whole: msgfmt takes each, a finished one has every text, each number has its form, and a language that
is made from the list of texts can be read. No text that players read is missing in the list. Prints each fault.

usage: tests/lang/test_catalogues.py PROGRAM      (from the source root; needs gettext)
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append("assets/lang")
import po  # noqa: E402
import pseudo

LANG = Path("assets/lang")
FINISHED = ("es", "ru")
MOST = 25      # of the numbers that are tried

# Strings of words that no player reads: names of files and variables, formats, output for programs, checks at compile time, the
# description of a drawn dungeon, messages about our own letters; whole lines of source.
NO_PROSE = re.compile(r"""
    _Static_assert|bits\ of|SDL_|getenv|setenv|SetHint|\.(name|key|value|second)\ =|sizeof|strstr|strcmp|strncmp|strspn|fopen|\#include|\#define|
    CANCEL|"Cellarium|hash_text\(|buffer_text\(|ledger_number|path_of\(|file_own_path|snprintf\(.*"%s[/.]|CHECK\(
""", re.X)
NO_PROSE_FILES = re.compile(r"""src/app/(
    tools/(stats|recordings|pieces|commands)[.]c|   # for programs
    play/(backdrop|lost|pads|session)[.]c|store/(ledger|lore_file|bindings_text)[.]c|host/(signals|host)_posix[.]c|terminal/tty[.]c
)|src/io/(level/(pieces|tmj|tmj_words)|game/recording)[.]c|   # words in files, checks at compile time
src/view/(canvas/(font|sprites)|events/places|hud/places)[.]c""", re.X)
WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]{2,}\W*$")
ROOMS = ["app", "gen", "io", "view"]


def texts(work):
    """All texts that are marked in the source."""
    path = work / "texts.pot"
    subprocess.run([LANG / "update", path], check=True)
    return po.read(path)[1:]


def shown(entry):
    return f'"{entry.english}"' + (f" ({entry.context})" if entry.context else "")


# ---- each file

def plural_rule(entries):
    header = next(entry.forms[0] for entry in entries if entry.english == "")
    count, rule = re.search(r"nplurals=\s*(\d+);\s*plural=(.*?);?\n", header).groups()
    rule = rule.replace("&&", " and ").replace("||", " or ").replace("!=", "<>").replace("!", " not ").replace("<>", "!=")
    while (choice := re.fullmatch(r"\s*\(?([^?]*)\?([^:]*):(.*?)\)?\s*", rule)) and "?" in rule:
        rule = f"({choice[2]}) if ({choice[1].strip()}) else ({choice[3]})" if "?" not in choice[3] else None
        if rule is None:
            rest = choice[3].strip()
            inner = re.fullmatch(r"([^?]*)\?([^:]*):(.*)", rest)
            return int(count), f"({choice[2]}) if {choice[1]} else (({inner[2]}) if {inner[1]} else ({inner[3]}))"
    return int(count), rule


def walk_faults(path, entries):
    """Tries each number up to MOST in each text with a number."""
    forms, rule = plural_rule(entries)
    code = compile(rule, str(path), "eval")
    for entry in entries:
        if entry.many is None or not all(entry.forms):
            continue
        for n in range(MOST + 1):
            form = int(eval(code, {"__builtins__": {}}, {"n": n}))
            if form >= min(forms, len(entry.forms)):
                yield f"{path}: {shown(entry)} has no form for {n}"
                break
            places = [place for place in po.PLACES.findall(entry.forms[form]) if place[0] == "%" and place != "%%"]
            wanted = [place for place in po.PLACES.findall(entry.many) if place[0] == "%" and place != "%%"]
            if places != wanted:
                yield f'{path}: "{entry.forms[form]}" has other places than {shown(entry)}'
                break


def file_faults(path, marked):
    checked = subprocess.run(["msgfmt", "--check", "-o", os.devnull, path], capture_output=True, text=True)
    if checked.returncode != 0:
        yield checked.stderr.strip()
        return
    entries = po.read(path)
    yield from walk_faults(path, entries)
    if path.stem not in FINISHED:
        return
    there = {entry.key(): entry for entry in entries if all(entry.forms)}
    fuzzy = subprocess.run(["msgattrib", "--only-fuzzy", path], check=True, capture_output=True, text=True).stdout
    if "#, fuzzy" in fuzzy:
        yield f"{path}: texts are fuzzy"
    for entry in marked:
        if entry.key() not in there and entry.context != "manual":
            yield f"{path}: {shown(entry)} has no translation: run assets/lang/update, then fill it in"


# ---- terms

def term_faults(marked):
    """A thing has one term in each language: assets/lang/terms.txt lists it, and the words that no text may use for it."""
    rows = [row for row in (LANG / "terms.txt").read_text(encoding="utf-8").split("\n") if row and not row.startswith("#")]
    for row in rows:
        language, term, others = re.fullmatch(r"(\w+) +(.*?) += +(.*)", row).groups()
        entries = marked if language == "en" else po.read(LANG / f"{language}.po")
        for entry in entries:
            for text in [entry.english, entry.many or ""] if language == "en" else entry.forms if entry.english else []:
                if word := re.search(others, text):
                    yield f'{language}: "{word.group()}" in "{text}": the term is "{term}"'


# ---- the source

def literals(code):
    """Each string with its line; adjacent strings are one. Comments and preprocessor lines are left out."""
    kept = re.sub(r'("(?:\\.|[^"\\\n])*")|//[^\n]*|^#[^\n]*', lambda m: m.group(1) or "", code, flags=re.M)
    for match in re.finditer(r'"(?:\\.|[^"\\\n])*"(?:\s*"(?:\\.|[^"\\\n])*")*', kept):
        yield kept.count("\n", 0, match.start()), po.unquote("".join(part for part in re.findall(r'"((?:\\.|[^"\\\n])*)"', match.group())))


def prose_faults(marked):
    """Strings with words that nobody can translate."""
    known = {entry.english for entry in marked} | {entry.many for entry in marked if entry.many}
    for path in sorted(path for room in ROOMS for path in Path("src", room).rglob("*.[ch]")):
        code = path.read_text(encoding="utf-8")
        rows = code.split("\n")
        for line, text in literals(code) if not NO_PROSE_FILES.match(str(path)) else ():
            words = WORDS.search(re.sub(r"%[-+ 0-9.*l]*\w", "", text))
            if words and text not in known and not any(NO_PROSE.search(row) for row in rows[max(line - 1, 0):line + 1]):
                yield f'{path}:{line + 1}: no translator sees "{text}"'


def keyword_faults():
    """What `update` looks for are functions and macros of the source. A renamed one would take its texts out of the list."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path("src").rglob("*.[ch]"))
    sought = (LANG / "update").read_text(encoding="utf-8").split("files.js")[0]
    for name in re.findall(r"--keyword=(\w+)", sought):
        if not re.search(rf"\b{name}\(", code):
            yield f"{LANG}/update: no function or macro has the name {name}"


# ---- a new language

def new_language_faults(program, work):
    """A new language needs only one file in the folder of the assets."""
    assets = pseudo.assets_with("zz", work)
    for arguments, english in (["--help"], "start in full screen"), (["--seed", ""], "the value is empty"):
        run = subprocess.run([program, "--data-dir", assets, "--lang", "zz", *arguments], capture_output=True, text=True)
        if pseudo.longer(english) not in run.stdout + run.stderr:
            yield f'cellarium --lang zz {" ".join(arguments)}: {run.stdout[:200]}{run.stderr}'


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        marked = texts(work)
        faults = [fault for path in sorted(LANG.glob("*.po")) for fault in file_faults(path, marked)]
        faults += [*prose_faults(marked), *keyword_faults(), *term_faults(marked)]
        faults += new_language_faults(program, work)
    if FINISHED:  # the texts of files beside the program follow
        command = ["/usr/bin/python3", "assets/linux/make_translations.py", program, "--check"]
        faults += subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    print("\n".join(faults) or f"{len(marked)} texts")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
