#!/usr/bin/env python3
"""The man page and the completion of bash, zsh and fish have the same options as --help.

Bash is always tested, zsh and fish only if they are installed. Prints one line per failure and exits 1 if there is one.
usage: tests/linux/test_options.py PROGRAM [--installed]      --installed: what man and the shells find by themselves
"""
import gzip
import os
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

LINUX = Path(__file__).resolve().parents[2] / 'assets' / 'linux'
COMPLETION = LINUX / 'completion'
PROGRAM = sys.argv[1]
INSTALLED = sys.argv[2:] == ['--installed']
FILES = ('a map.tmj', 'frame.png', 'folder/')

# Each script prints what its shell would offer, a candidate a line, to complete the last of the words after "cellarium". Zsh
# completes only at a terminal, where it marks what it offers.
LOAD_BASH = 'source /usr/share/bash-completion/bash_completion; _completion_loader cellarium' if INSTALLED else 'source "$0"'
BASH = LOAD_BASH + '; compopt() { :; }; COMP_WORDS=(cellarium "$@"); COMP_CWORD=$#; _cellarium; printf "%s\\n" "${COMPREPLY[@]}"'
FISH = ('' if INSTALLED else 'source $argv[1]; ') + 'complete -C "cellarium $argv[2..]" | string replace -r "\\t.*" ""'
ZSHRC = r"""
PS1= PS2= RPS1= fpath=(FOLDERS $fpath)
unsetopt zle_bracketed_paste 2>/dev/null; unset zle_bracketed_paste
autoload -Uz compinit; compinit -u -D
compadd() {
    [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]] || { builtin compadd "$@"; return }
    local -a offered
    builtin compadd -A offered "$@"
    local one; for one in $offered; do print -r -- "<$one>"; done
    builtin compadd "$@"
}
finish() { print -r -- "<END>"; exit }
comppostfuncs=(finish)
zstyle ':completion:*' insert-tab false
bindkey '^I' complete-word
print "<READY>"
"""


def read_until(terminal, mark):
    text = ''
    while mark not in text:
        text += os.read(terminal, 4096).decode()
    return text


def ask_zsh(words, folder):
    with tempfile.TemporaryDirectory() as home:
        Path(home, '.zshrc').write_text(ZSHRC.replace('FOLDERS', '' if INSTALLED else str(COMPLETION)))
        ours, theirs = pty.openpty()
        with subprocess.Popen(['zsh', '-d', '-i'], cwd=folder, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
                              env={**os.environ, 'ZDOTDIR': home, 'TERM': 'dumb', 'COLUMNS': '200'}) as shell:
            stuck = threading.Timer(30, shell.kill)
            stuck.start()
            os.close(theirs)
            read_until(ours, '<READY>')
            os.write(ours, f'cellarium {words}\t'.encode())
            text = read_until(ours, '<END>')
            stuck.cancel()
            shell.kill()
        os.close(ours)
    wrong = re.search(r'\w+:\d+: .*', text)  # the message of zsh about a function that fails
    if wrong:
        return wrong[0].strip()
    return '\n'.join(name for name in re.findall(r'<([^<>]*)>', text) if name != 'END')


def ask(shell, words, folder):
    if shell == 'zsh':
        text = ask_zsh(words, folder)
    else:
        command = ['bash', '-c', BASH, str(COMPLETION / 'cellarium.bash'), *re.split(r' |(?<==)|(?==)', words)] \
            if shell == 'bash' else ['fish', *([] if INSTALLED else ['--no-config']), '-c', FISH, str(COMPLETION / 'cellarium.fish'), words]
        text = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, timeout=60, check=False).stdout
    found = (line.rsplit('=', 1)[-1] if '=' in words else line.rstrip('=') for line in text.splitlines())
    return {line.rstrip('/').replace('\\', '') for line in found if line}


def check_shell(shell, heads, folder):
    names = {f'--{head}' for head in heads}
    kinds = set(subprocess.run([PROGRAM, '--generator', '?'], capture_output=True, text=True, check=False)
                .stderr.split('choose one of ')[1].split())
    words = {'--': names, '--see': {'--seed'}, '--generator ': kinds, '--generator ca': {'caves'}, '--seed ': set(),
             '--zoom ': {'near', 'far'}, '--gear l': {'long_sword'}, '--dump=': {'text', 'json', 'tmj', 'png'}, '--dump --mut': {'--mute'},
             '--record ': {'a map.tmj', 'frame.png', 'folder'}, '--import ': {'a map.tmj', 'folder'}, '--rank ': {'folder'},
             '--log=': {'speech', 'a map.tmj', 'frame.png', 'folder'}, '--export-clip frame.png ': set()}
    for typed, wanted in words.items():
        found = ask(shell, typed, folder)
        if shell == 'fish' and typed == '--import ':
            found -= {'frame.png'}  # fish offers other files, too, behind those with the ending
        if found != wanted:
            yield f'{shell}: "cellarium {typed}" completes to {sorted(found)}, should be {sorted(wanted)}'


def check_generated():
    for maker in ('make_completion.py', 'make_manual.py'):
        run = subprocess.run([sys.executable, '-B', LINUX / maker, PROGRAM, '--check'], capture_output=True, text=True, check=False)
        if run.returncode:
            yield from (run.stdout + run.stderr).splitlines()


def manual():
    if not INSTALLED:
        return (LINUX / 'cellarium.6').read_text()
    path = subprocess.run(['man', '-w', 'cellarium'], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    return gzip.decompress(Path(path).read_bytes()).decode()


def manual_heads(page):
    """The options in the man page, in the form that the help uses."""
    options = page.split('.SH OPTIONS\n')[1].split('\n.SH ')[0]
    for head in re.findall(r'^\.TP\n\.B[IR]? (.*)', options, re.M):
        yield re.sub(r'"|\\f[A-Z]|\\(?=-)', '', head).replace(' [', '[').replace('  ', ' ')


def check_manual(lines):
    page = manual()
    heads = list(manual_heads(page))
    if len(heads) != len(lines):
        yield f'cellarium.6: has {len(heads)} options, the help has {len(lines)}'
    for head, line in zip(heads, lines):
        if not f'{line} '.startswith(f'{head} '):
            yield f'cellarium.6: has "{head}" where the help has "{line}"'
    yield from check_named('cellarium.6', page.replace('\\-', '-'), lines)


def check_named(where, text, lines):
    """All options that a text mentions."""
    exist = {line.split()[0].split('[')[0] for line in lines}
    for name in sorted(set(re.findall(r'(?<![\w-])--[a-z][a-z-]*', text)) - exist):
        yield f'{where}: names {name}, which the help does not'


def check_readme(lines):
    text = (LINUX.parents[1] / 'README.md').read_text()
    yield from check_named('README.md', re.sub(r'```sh.*?```|`cmake .*?`', '', text, flags=re.S), lines)


def main():
    text = subprocess.run([PROGRAM, '--help'], check=True, capture_output=True, text=True).stdout
    lines = [line.strip() for line in text.splitlines() if line.startswith('  --')]
    heads = [re.match(r'--([a-z-]+)', line)[1] for line in lines]
    failures = [*check_manual(lines), *([] if INSTALLED else [*check_generated(), *check_readme(lines)])]
    shells = [shell for shell in ('bash', 'zsh', 'fish') if shutil.which(shell)]
    with tempfile.TemporaryDirectory() as folder:
        for name in FILES:
            path = Path(folder, name)
            path.mkdir() if name.endswith('/') else path.touch()
        for shell in shells:
            failures += check_shell(shell, heads, folder)
    print('\n'.join(failures) or f'{len(heads)} options: as the man page and {", ".join(shells)} have them')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
