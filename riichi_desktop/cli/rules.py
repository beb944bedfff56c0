"""`rules`: the named rule sets, or every field of one with its source."""

import json

from riichi_desktop.documents import (
    own_rule_faults,
    preset_document,
    preset_ids,
    printable,
    rule_set,
)
from riichi_desktop.engine import FIELDS, RulesError
from riichi_desktop.export import columns, edition_text, problems_text, rule_set_name
from riichi_desktop.words import Words

from .answers import ALL_WELL, refuse
from .arguments import Options
from .streams import tell, write


def run(options: Options, words: Words) -> int:
    """List the rule sets, or one of them, and give the exit status."""
    try:
        text = _one(options, words) if options.id else _all(options, words)
    except RulesError as error:
        return refuse(error.problems, words, as_json=options.json)
    write(text + "\n")
    return ALL_WELL


def _all(options: Options, words: Words) -> str:
    if options.json:
        return json.dumps([_header(id) for id in preset_ids()], ensure_ascii=False)
    rows = ((id, rule_set(id).date, rule_set_name(id, words)) for id in preset_ids())
    for file, faults in own_rule_faults().items():
        tell(printable(f"{file}: {problems_text(faults, words)}"))
    return "\n".join(columns(rows))


def _header(id: str) -> dict[str, str]:
    found = rule_set(id)
    return {"id": id, "title": found.title, "edition": found.rules.edition, "date": found.date}


def _one(options: Options, words: Words) -> str:
    document = preset_document(options.id)
    if options.json:
        return json.dumps(document, ensure_ascii=False)
    stated = document["fields"]
    assert isinstance(stated, dict)
    rules = rule_set(options.id).rules
    lines = [" · ".join((rule_set_name(options.id, words), edition_text(rules, words)))]
    group = ""
    for field in FIELDS:
        if field.group != group:
            group = field.group
            lines += ["", words.text(f"rule_group.{group}")]
        value, source = stated[field.document].values()
        lines.append(f"  {field.document} = {json.dumps(value)}  # {source}")
    return "\n".join(lines)
