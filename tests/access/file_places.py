"""The places of the Club page where things go out and come in: paper, imports."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from riichi_desktop.club import Act, Player
from riichi_desktop.documents import Archive, write_archive
from riichi_desktop.ui.club.imports.archive_dialog import ArchiveDialog
from riichi_desktop.ui.club.imports.logs_dialog import LogsDialog
from riichi_desktop.ui.club.imports.source_dialog import SourceDialog
from riichi_desktop.ui.club.imports.sources import Source
from riichi_desktop.ui.club.imports.table_dialog import TableDialog
from riichi_desktop.ui.club.output.paper_dialog import PaperDialog
from tests.documents.import_recorded import preset_of, recorded_games
from tests.documents.import_viewer_writer import viewer_of

from .places import Place, settle

if TYPE_CHECKING:
    from .places import Places

TABLE = (
    "Date;Table;Est;Score;Sud;Score;Ouest;Score;Nord;Score\n"
    "03/11/2026;1;Ana;45 000;Bo;35 000;Chi;25 000;Zoé;15 000\n"
    "03/11/2026;2;Ana;45 000;Bo;35 000;Chi;25 000;Dan;20 000\n"
)


def file_places(going: "Places", page: Any) -> Iterator[Place]:
    """Go through what goes out of the club and comes in."""
    going.wait(lambda: not page.roll.left)
    going.window.run("print")
    going.wait(lambda: _is_shown(page, PaperDialog))
    with going.closed(PaperDialog) as dialog:
        dialog.which.option("results").setFocus()
        dialog.which.option("results").click()
        settle()
        yield Place("club: paper", dialog)
    going.window.run("club_import")
    with going.closed(SourceDialog) as dialog:
        yield Place("club: what is to be imported", dialog)
    for name, kind, source in _sources():
        going.window.run("club_import")
        asked = next(one for one in page.findChildren(SourceDialog) if one.isVisible())
        asked.give((source,))
        going.wait(lambda kind=kind: _is_shown(page, kind))
        with going.closed(kind) as dialog:
            yield Place(f"club: {name}", dialog)


def _is_shown(page: Any, kind: type) -> bool:
    return any(one.isVisible() for one in page.findChildren(kind))


def _sources() -> Iterator[tuple[str, type, Source]]:
    cases = (case for case in recorded_games().values() if preset_of(case) == "tenhou")
    log = json.dumps(viewer_of(min(cases, key=lambda case: len(json.dumps(case)))))
    yield "logs to import", LogsDialog, Source("log.json", log.encode())
    yield "results to import", TableDialog, Source("league.csv", TABLE.encode())
    acts = (Act("new", "player", "new", Player("new", "Newcomer")),)
    archive = write_archive(Archive(acts, (), "2026-11-30T20:00:00Z"))
    yield "an archive to import", ArchiveDialog, Source("club.zip", archive)
