"""`sheet`: the reference of a rule set as a PDF of two A4 pages."""

from pathlib import Path

from riichi_desktop import sheet
from riichi_desktop.documents import DEFAULT_PRESET, printable, rules_from_text
from riichi_desktop.engine import RulesError
from riichi_desktop.words import Words

from .answers import ALL_WELL, NOT_SCORED, refuse
from .arguments import Options
from .streams import tell


def run(options: Options, words: Words) -> int:
    """Write the file that was asked for, and give the exit status; nothing is said if all is well.

    Without `--rules` it is about the default rule set.
    """
    try:
        rules = rules_from_text(options.rules or DEFAULT_PRESET)
    except RulesError as error:
        return refuse(error.problems, words, as_json=False)
    reason = sheet.write_sheet(rules, words, Path(options.output))
    if not reason:
        return ALL_WELL
    file = printable(options.output)
    tell(words.text("cli.unwritable_file", file=file, reason=printable(reason)))
    return NOT_SCORED
