"""A season as one static HTML page: no script, no address, nothing from anywhere else.

It can be put on any server or opened from a stick. Colours are those of the window, light or dark
as the reader's system has it; names are written so that nothing in them is markup.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from riichi_desktop.export.game_names import day_text, decimal, decimal_points
from riichi_desktop.export.tables import Column, Table, Value
from riichi_desktop.words import MINUS, Words

from .files import season_tables
from .season import Season, season_title

_STYLE: Final = """
:root{color-scheme:light dark;--window:#f2efe7;--surface:#fffefa;--text:#1c1f21;--muted:#595e62;
--line:#dcd6c8;--accent:#0b6b53}
@media(prefers-color-scheme:dark){:root{--window:#141718;--surface:#1d2123;--text:#eceae4;
--muted:#a9afb3;--line:#343a3d;--accent:#45c39b}}
body{margin:0;padding:24px;background:var(--window);color:var(--text);
font:16px/1.45 "Noto Sans CJK JP","Noto Sans","Segoe UI",sans-serif}
main{max-width:1100px;margin:auto}
h1{font-size:28px;margin:0}h2{font-size:19px;margin:32px 0 8px}p{color:var(--muted);margin:4px 0}
nav a{color:var(--accent);margin-inline-end:16px}
section{background:var(--surface);border-radius:10px;padding:4px 16px 12px;margin-top:16px}
div{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:5px 10px;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{border-bottom:1px solid var(--muted);font-weight:600}
tr+tr td{border-top:1px solid var(--line)}
.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
@media print{body{background:none;padding:0}section{padding:0}nav{display:none}}
"""


def season_page(season: Season, words: Words) -> bytes:
    """Give an event as a page, in UTF-8."""
    return "".join(_page(season, words)).encode("utf-8", "xmlcharrefreplace")


def _page(season: Season, words: Words) -> Iterator[str]:
    title = escape(season_title(season, words))
    tables = season_tables(season, words)
    yield f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
    yield '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
    yield f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body><main>\n"
    yield f"<h1>{title}</h1>\n<p>{escape(day_text(season.day, words))}</p>\n"
    links = (f'<a href="#{key}">{escape(table.title)}</a>' for key, table in tables.items())
    yield f"<nav>{''.join(links)}</nav>\n"
    for key, table in tables.items():
        yield f'<section id="{key}">\n<h2>{escape(table.title)}</h2>\n'
        yield "<div>"
        yield from html_table(table, words)
        yield "</div>\n</section>\n"
    yield "</main></body>\n</html>\n"


def html_table(table: Table, words: Words) -> Iterator[str]:
    """Give a table as HTML, its numbers at the right."""
    yield "<table>\n<thead><tr>"
    yield from (f"<th{_side(one)}>{escape(one.title)}</th>" for one in table.columns)
    yield "</tr></thead>\n<tbody>\n"
    for row in shown_rows(table, words):
        pairs = zip(row, table.columns, strict=True)
        cells = (f"<td{_side(one)}>{escape(text)}</td>" for text, one in pairs)
        yield f"<tr>{''.join(cells)}</tr>\n"
    yield "</tbody></table>"


def _side(column: Column) -> str:
    return "" if column.kind == "text" else ' class="n" align="right"'


def shown_rows(table: Table, words: Words) -> list[tuple[str, ...]]:
    """Give the rows of a table as people read them.

    Points of one column have as many decimals each, two at most, so that they stand in line.
    """
    fine = [
        one.kind == "final" and any(isinstance(v := row[at], int) and v % 100 for row in table.rows)
        for at, one in enumerate(table.columns)
    ]
    return [
        tuple(
            _hundredths(value, words)
            if is_fine and isinstance(value, int)
            else shown(value, one, words)
            for value, one, is_fine in zip(row, table.columns, fine, strict=True)
        )
        for row in table.rows
    ]


def _hundredths(points: int, words: Words) -> str:
    """Write final points with two decimals, signed; half of a hundredth goes away from nought."""
    rounded = (abs(points) + 5) // 10
    sign = "" if not rounded else "+" if points > 0 else MINUS
    return sign + decimal(rounded, 2, words)


def shown(value: Value, column: Column, words: Words) -> str:
    """Give a value as people read it: 12300 as ``+12.3``, a place as ``2.35``, a share as ``25 %``.

    Args:
        value: of a row; None where there is nothing.
        column: where it stands.
        words: the language.
    """
    if value is None or isinstance(value, str):
        return value or ""
    match column.kind:
        case "final":
            return decimal_points(value, words)
        case "signed":
            return words.signed(value)
        case "place":
            return decimal(value, 2, words)
        case "share":
            return words.text("club.percent", number=decimal(value, 1, words))
        case _:
            return words.number(value)
