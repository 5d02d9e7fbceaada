"""Finds small faults that can be planted in C sources: where, of which kind, and the text with the fault."""

import re
from collections import namedtuple

Fault = namedtuple("Fault", "path start end text kind")  # source[start:end] becomes text
Token = namedtuple("Token", "text start end")

# Comments, strings, characters and preprocessor lines are one token each and hold no faults.
TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:\\\n|[^\n])*)
      | (?P<word>[A-Za-z_]\w*) | (?P<number>(?:0[xX][0-9a-fA-F]+|\d+)\w*)
      | (?P<quote>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
      | (?P<mark>->|\+\+|--|<<=|>>=|<<|>>|[-+*/%&|^=!<>]=|&&|\|\||.)""",
    re.VERBOSE | re.MULTILINE | re.DOTALL)

SWAPS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
         "+": "-", "-": "+", "+=": "-=", "-=": "+=", "true": "false", "false": "true"}
KINDS = {"==": "equality", "!=": "equality", "<": "order", "<=": "order", ">": "order", ">=": "order",
         "&&": "and/or", "||": "and/or", "+": "plus/minus", "-": "plus/minus", "+=": "plus/minus",
         "-=": "plus/minus", "true": "true/false", "false": "true/false"}
ASSIGNS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--"}
NOT_CODE = {"CHECK", "_Static_assert"}  # assertions that always hold
NO_STATEMENT = {"return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue",
                "goto", "typedef", "static", "const", "struct", "enum", "union", "extern", "unsigned", "int"}


def tokens_of(source):
    return [Token(m.group(), m.start(), m.end()) for m in TOKEN.finditer(source) if m.lastgroup != "skip"]


def is_word(text):
    return re.match(r"[A-Za-z_]", text) is not None


def closing(tokens, at):
    """The index of the bracket that closes the one at `at`."""
    depth = 0
    for i in range(at, len(tokens)):
        depth += tokens[i].text in "([{"
        depth -= tokens[i].text in ")]}"
        if depth == 0:
            return i
    return len(tokens) - 1


def without_checks(tokens):
    """Replaces the conditions of assertions by one unknown token."""
    left, i = [], 0
    while i < len(tokens):
        left.append(tokens[i])
        asserts = tokens[i].text in NOT_CODE and i + 1 < len(tokens) and tokens[i + 1].text == "("
        i = closing(tokens, i + 1) + 1 if asserts else i + 1
    return left


def operator_faults(tokens):
    for before, token in zip(tokens, tokens[1:]):
        if token.text not in SWAPS:
            continue
        operand = is_word(before.text) or before.text[0].isdigit() or before.text in ")]"
        if token.text in "+-" and (not operand or before.text in ("return", "case")):
            continue  # a sign
        yield token.start, token.end, SWAPS[token.text], KINDS[token.text]


def declares_array(tokens, i):
    """True if the number at `i` is the length of an array that is declared there: one more changes nothing."""
    before = [token.text for token in tokens[max(0, i - 3):i]]
    return (len(before) == 3 and before[2] == "[" and is_word(before[1])
            and is_word(before[0]) and before[0] not in NO_STATEMENT - {"int", "const", "unsigned"})


def constant_faults(tokens):
    for i, token in enumerate(tokens):
        if not token.text[0].isdigit():
            continue
        digits = token.text.rstrip("uUlL")
        octal = len(digits) > 1 and digits.isdigit() and digits[0] == "0"  # rights of files
        number, suffix = int(digits, 8 if octal else 0), token.text[len(digits):]
        if not declares_array(tokens, i):
            yield token.start, token.end, str(number + 1) + suffix, "constant"
        if number > 0:
            yield token.start, token.end, str(number - 1) + suffix, "constant"


def condition_faults(source, tokens):
    for i, token in enumerate(tokens):
        if token.text in ("if", "while"):
            start, end = tokens[i + 1].start, tokens[closing(tokens, i + 1)].end
            yield start, end, "(!" + source[start:end] + ")", "condition"


def statement_ends(tokens, at):
    """Where the statement that begins at `at` ends, or None."""
    depth = 0
    for i in range(at, len(tokens)):
        text = tokens[i].text
        if text in "([":
            depth += 1
        elif text in ")]":
            depth -= 1
        elif text in "{}:":
            return None
        elif text == ";":
            return i if depth == 0 else None
        if depth < 0:
            return None
    return None


def is_effect(tokens):
    """True if a statement is a call or an assignment, not a declaration."""
    texts = [token.text for token in tokens]
    if texts[:3] == ["(", "void", ")"]:
        texts = texts[3:]
    while texts and texts[0] in "(*":
        texts = texts[1:]
    if len(texts) < 2 or not is_word(texts[0]) or texts[0] in NO_STATEMENT | NOT_CODE or is_word(texts[1]):
        return False
    if texts[1] == "*" and "=" in texts and is_word(texts[2]):
        return False  # declares a pointer
    return texts[1] == "(" or any(text in ASSIGNS for text in texts)


def statement_faults(tokens):
    for i in range(1, len(tokens)):
        before = tokens[i - 1].text
        if before not in (";", "{", "}", ")", "else", ":"):
            continue
        end = statement_ends(tokens, i)
        if end is not None and is_effect(tokens[i:end]):
            yield tokens[i].start, tokens[end].start, "", "deletion"


def return_faults(tokens):
    for i, token in enumerate(tokens):
        if token.text != "return":
            continue
        end = statement_ends(tokens, i)
        simple = end is None or end <= i + 1 or (end == i + 2 and tokens[i + 1].text in ("0", "NULL", "true", "false"))
        if not simple:
            yield tokens[i + 1].start, tokens[end].start, "0", "return"


def faults_of(path, source):
    tokens = without_checks(tokens_of(source))
    found = list(operator_faults(tokens)) + list(constant_faults(tokens)) + list(condition_faults(source, tokens))
    found += list(statement_faults(tokens)) + list(return_faults(tokens))
    return sorted(Fault(path, *fault) for fault in found)


def planted(source, fault):
    """Lines keep their numbers."""
    gone = source[fault.start:fault.end].count("\n") - fault.text.count("\n")
    return source[:fault.start] + fault.text + "\n" * gone + source[fault.end:]
