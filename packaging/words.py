"""The catalogue of words: Qt Linguist files in, JSON out.

    python packaging/words.py                          compile the three .ts to .json
    python packaging/words.py check                    name the faults; status 1 if there are any
    python packaging/words.py add KEY fr=… en=… ja=…   set one entry, sorted in, and compile
    python packaging/words.py load FILE                the same for many (see `parse_blocks`)
    python packaging/words.py remove KEY…              take entries out, and compile

A key is dotted: `yaku.riichi` is the source `riichi` of the context `yaku`. Plural forms are
separated by ` | ` on the command line: French and English have two, Japanese one. French
typography (’ and the narrow space before : ; ! ? and in thousands) is set by `add` and `load`.
"""

import json
import re
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape

Entry = str | list[str]
"""A sentence, or its plural forms in Qt's order."""

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "i18n"
LANGUAGES: Final = {"fr": "fr_FR", "en": "en_GB", "ja": "ja_JP"}
FORMS: Final = {"fr": 2, "en": 2, "ja": 1}
SAME: Final = (
    *("yaku", "limit", "dora"),
    *("yaku_kanji", "limit_kanji", "dora_kanji", "wait_kanji", "wind_kanji"),
)
"""Contexts that read alike in every language: romaji and kanji."""

NARROW: Final = "\u202f"
KEY: Final = re.compile(r"[a-z][a-z0-9_]*(\.[A-Za-z0-9_]+)+")
PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")
BAD: Final = {
    "": {
        "a straight quote": r"['\"]",
        "a space at an end or a double space": r"^\s|\s$|\s\s",
        "a brace that is no placeholder": r"\{(?![a-z_]+\})|(?<![a-z_])\}",
    },
    "fr": {
        "no narrow space before a sign": rf"(?<!{NARROW})[:;!?»%]|«(?!{NARROW})",
        "a plain space in a number": r"\d \d{3}(?!\d)",
        "an address to the reader": r"(?i)\b(vous|votre|vos|veuillez)\b",
    },
    "ja": {
        "a polite ending": r"です|ます(?=[。、）」]|$)|ません|ください",
        "a half-width sign": r"(?<=[ぁ-ヶ一-龠])[,;:!?.]|[,;:!?](?=[ぁ-ヶ一-龠])",
    },
}
"""What no entry may hold, for every language and for each: name of the fault, pattern."""


def read(path: Path) -> dict[str, Entry]:
    """Give the entries of one .ts file; an unfinished entry counts as empty."""
    entries: dict[str, Entry] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = f"{context.findtext('name')}.{message.findtext('source')}"
            entries[key] = _translation(message)
    return entries


def _translation(message: ElementTree.Element) -> Entry:
    node = message.find("translation")
    if node is None or node.get("type") == "unfinished":
        return ""
    forms = [form.text or "" for form in node.iter("numerusform")]
    return forms or node.text or ""


def written(language: str, entries: Mapping[str, Entry]) -> str:
    """Give the text of a .ts file, sorted by key, in the layout that Qt Linguist writes."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{LANGUAGES[language]}" sourcelanguage="en">')
    pairs = sorted((*key.split(".", 1), entry) for key, entry in entries.items())
    for context, messages in groupby(pairs, key=lambda pair: str(pair[0])):
        lines += ["<context>", f"    <name>{context}</name>"]
        for _, source, entry in messages:
            lines += _message(str(source), entry)
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _message(source: str, entry: Entry) -> list[str]:
    head = "    <message>" if isinstance(entry, str) else '    <message numerus="yes">'
    if isinstance(entry, str):
        body = [f"        <translation>{_protected(entry)}</translation>"]
    else:
        forms = [f"            <numerusform>{_protected(form)}</numerusform>" for form in entry]
        body = ["        <translation>", *forms, "        </translation>"]
    return [head, f"        <source>{source}</source>", *body, "    </message>"]


def _protected(text: str) -> str:
    text = escape(text, {'"': "&quot;", "'": "&apos;"})
    return re.sub(r"[^\x00-\x7f\S]", lambda space: f"&#x{ord(space[0]):x};", text)


def tidy(language: str, text: str) -> str:
    """Set the typographic signs of a language: ’ everywhere, French narrow spaces."""
    text = text.strip().replace("'", "’")
    if language == "fr":
        text = re.sub(r"[ \u00a0\u202f]*([:;!?»%])", rf"{NARROW}\1", text)
        text = re.sub(r"«[ \u00a0\u202f]*", f"«{NARROW}", text)
        text = re.sub(r"(?<=\d)[ \u00a0](?=\d{3}(?!\d))", NARROW, text)
    return text


def forms_of(entry: Entry) -> list[str]:
    """Give the forms of an entry as a list: one for a plain sentence."""
    return [entry] if isinstance(entry, str) else entry


def faults(catalogues: Mapping[str, Mapping[str, Entry]]) -> Iterator[str]:
    """Name every fault of the catalogues, language -> entries; nothing where all is well."""
    keys = sorted(set().union(*catalogues.values()))
    for key in keys:
        if not KEY.fullmatch(key):
            yield f"{key}: no key"
        entries = {language: entries.get(key, "") for language, entries in catalogues.items()}
        yield from (f"{key}: {fault}" for fault in _faults_between(key.split(".")[0], entries))
        for language, entry in entries.items():
            yield from (f"{key} ({language}): {fault}" for fault in _faults_in(language, entry))


def _faults_between(context: str, entries: Mapping[str, Entry]) -> Iterator[str]:
    names = [{*PLACEHOLDER.findall(" ".join(forms_of(entry)))} for entry in entries.values()]
    if any(found != names[0] for found in names):
        yield f"placeholders differ: {names}"
    if len({isinstance(entry, str) for entry in entries.values()}) > 1:
        yield "plural in one language only"
    if context in SAME and len({*map(str, entries.values())}) > 1:
        yield "not the same in every language"


def _faults_in(language: str, entry: Entry) -> Iterator[str]:
    if not isinstance(entry, str) and len(entry) != FORMS[language]:
        yield f"{FORMS[language]} plural forms wanted, {len(entry)} found"
    for text in forms_of(entry):
        if not text:
            yield "missing, empty or unfinished"
        for fault, pattern in {**BAD[""], **BAD.get(language, {})}.items():
            if re.search(pattern, text):
                yield f"{fault}: {text!r}"


def compiled(entries: Mapping[str, Entry]) -> str:
    """Give the JSON text of a catalogue: a flat object, one key a line."""
    return json.dumps(entries, ensure_ascii=False, sort_keys=True, indent=0) + "\n"


def parse_blocks(text: str) -> dict[str, dict[str, str]]:
    """Give key -> language -> text of blocks: a key, then indented lines such as `fr Copier`.

    A line `=  Riichi` stands for all languages; lines that begin with # are skipped.
    """
    blocks: dict[str, dict[str, str]] = {}
    key = ""
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            key = line.strip()
            blocks[key] = {}
            continue
        language, _, words = line.strip().partition(" ")
        for each in LANGUAGES if language == "=" else (language,):
            blocks[key][each] = words
    return blocks


def _entry(language: str, text: str, plural: bool) -> Entry:
    if not plural:
        return tidy(language, text)
    return [tidy(language, form) for form in text.split("|")]


def add(blocks: Mapping[str, Mapping[str, str]], folder: Path = FOLDER) -> list[str]:
    """Set entries in the .ts files and compile. Gives the faults; with any, nothing is written."""
    with _locked(folder):
        catalogues = {language: read(folder / f"{language}.ts") for language in LANGUAGES}
        for key, texts in blocks.items():
            plural = any("|" in text for text in texts.values())
            for language, entries in catalogues.items():
                entries[key] = _entry(language, texts.get(language, ""), plural)
        return _save(catalogues, folder)


def remove(keys: Iterable[str], folder: Path = FOLDER) -> list[str]:
    """Take entries out of the .ts files and compile. Gives the faults, as `add` does."""
    with _locked(folder):
        catalogues = {language: read(folder / f"{language}.ts") for language in LANGUAGES}
        gone = set(keys)
        unknown = gone - set().union(*catalogues.values())
        if unknown:
            return [f"{key}: not in the catalogue" for key in sorted(unknown)]
        kept = {
            language: {key: entry for key, entry in entries.items() if key not in gone}
            for language, entries in catalogues.items()
        }
        return _save(kept, folder)


def compile_all(folder: Path = FOLDER) -> list[str]:
    """Compile the .ts files as they are. Gives the faults; with any, nothing is written."""
    with _locked(folder):
        return _save({language: read(folder / f"{language}.ts") for language in LANGUAGES}, folder)


def _save(catalogues: Mapping[str, Mapping[str, Entry]], folder: Path) -> list[str]:
    found = list(faults(catalogues))
    for language, entries in catalogues.items() if not found else ():
        _replace(folder / f"{language}.ts", written(language, entries))
        _replace(folder / f"{language}.json", compiled(entries))
    return found


def _replace(path: Path, text: str) -> None:
    if path.exists() and path.read_text("utf-8") == text:
        return
    fresh = path.with_suffix(path.suffix + ".new")
    fresh.write_text(text, "utf-8", newline="\n")
    fresh.replace(path)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Let one writer at a time into the catalogue; after ten seconds, give up with a sentence."""
    lock = folder / ".lock"
    for _ in range(100):
        try:
            lock.mkdir()
            break
        except FileExistsError:
            time.sleep(0.1)
    else:
        sys.exit(f"{lock} exists: another run is writing, or one was killed; then remove it")
    try:
        yield
    finally:
        lock.rmdir()


def main(arguments: list[str]) -> int:
    """Do what the command line asks; 0 where the catalogue is faultless."""
    match arguments:
        case []:
            found = compile_all()
        case ["check"]:
            found = list(faults({lang: read(FOLDER / f"{lang}.ts") for lang in LANGUAGES}))
        case ["add", key, *pairs] if pairs:
            found = add({key: dict(pair.split("=", 1) for pair in pairs)})
        case ["load", name]:
            found = add(parse_blocks(Path(name).read_text("utf-8")))
        case ["remove", *keys] if keys:
            found = remove(keys)
        case _:
            print(__doc__)
            return 2
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
