"""`rules`: the named rule sets, or every field of one with its source."""

import json

from riichi_desktop.documents import preset_document, preset_ids, rule_set
from riichi_desktop.engine import FIELDS, RulesError
from riichi_desktop.export import columns, edition_text
from riichi_desktop.words import Words

from .answers import ALL_WELL, refuse
from .arguments import Options
from .streams import write


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
    rows = ((id, rule_set(id).date, words.text(f"rules.{id}")) for id in preset_ids())
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
    lines = [" · ".join((words.text(f"rules.{options.id}"), edition_text(rules, words)))]
    group = ""
    for field in FIELDS:
        if field.group != group:
            group = field.group
            lines += ["", words.text(f"rule_group.{group}")]
        value, source = stated[field.document].values()
        lines.append(f"  {field.document} = {json.dumps(value)}  # {source}")
    return "\n".join(lines)
