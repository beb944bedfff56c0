"""The page on every rule set: docs/RULE_SETS.md, written from the files of the rule sets.

    python packaging/rule_pages.py          write the page
    python packaging/rule_pages.py check    say whether it is up to date; status 1 if it is not

Values and sources are those that the program shows on its page Rules, in English.
"""

import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "RULE_SETS.md"

_REMARK: Final = re.compile(r"\[([a-z0-9_]+)\]")

sys.path.insert(0, str(ROOT))

from riichi_desktop.documents import RuleSet, rule_set, shipped_ids  # noqa: E402
from riichi_desktop.engine import FIELDS, differences  # noqa: E402
from riichi_desktop.export import edition_text, rule_value  # noqa: E402
from riichi_desktop.words import Words  # noqa: E402

HEAD: Final = """\
# The rule sets

Written by `packaging/rule_pages.py` from `resources/rules`: change those files, not this page. The
same is on the page Rules of the program, in its three languages, and in `riichi-desktop rules ID`.

A source is a tag of [resources/rules/README.md](../resources/rules/README.md), where each is
explained, with paragraphs in figures. `unsure`: no source settles the value. `conflict`: sources
disagree, the first that is named is followed. `ours`: our choice. `n/a`: without effect there.
"""


def page() -> str:
    """Give the whole page."""
    words = Words("en")
    found = [rule_set(id) for id in shipped_ids()]
    lines = [HEAD, *_contents(found, words)]
    for one in found:
        lines += ["", *_one(one, words)]
    return "\n".join(lines) + "\n"


def _contents(found: list[RuleSet], words: Words) -> Iterator[str]:
    yield "| rule set | id | edition | players | differs from wrc2025 in |"
    yield "|---|---|---|---|---|"
    first = found[0].rules
    for one in found:
        rules = one.rules
        count = len(tuple(differences(first, rules)))
        edition = edition_text(rules, words)
        yield (
            f"| [{one.title}](#{rules.id}) | `{rules.id}` | {edition} | {rules.players}"
            f" | {f'{count} fields' if count else ''} |"
        )


def _one(found: RuleSet, words: Words) -> Iterator[str]:
    rules = found.rules
    yield f'<a id="{rules.id}"></a>'
    yield ""
    yield f"## {found.title}"
    for group, fields in groupby(FIELDS, key=lambda field: field.group):
        yield ""
        yield f"### {words.text(f'rule_group.{group}')}"
        yield ""
        yield "| rule | value | source |"
        yield "|---|---|---|"
        for field in fields:
            name = words.text(f"rule_field.{field.document}")
            value = rule_value(field, getattr(rules, field.name), words)
            yield f"| {name} | {value} | {_source(found.sources[field.document], words)} |"


def _source(comment: str, words: Words) -> str:
    """Give a source with the words of its remark; "" for none."""
    return _REMARK.sub(lambda found: f"— {words.text(f'rule_note.{found[1]}')}", comment)


def main(arguments: list[str]) -> int:
    """Write the page, or compare it."""
    made = page()
    if arguments == ["check"]:
        current = PAGE.is_file() and PAGE.read_text("utf-8") == made
        print("up to date" if current else f"{PAGE} is not up to date")
        return int(not current)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(made, "utf-8")
    print(PAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
