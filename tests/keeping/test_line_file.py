"""A file of lines: appended to, written anew where that saves lines, never by the wrong version."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pytest

from riichi_desktop.keeping.line_file import LineFile, Said


class Words(NamedTuple):
    """The different words of a file."""

    words: tuple[str, ...]
    spare: int
    damaged: bool

    def short(self) -> Iterable[Said]:
        return ({"word": word} for word in self.words)


def fold(lines: Sequence[Said | None]) -> Words:
    words = [said["word"] for said in lines if said and "word" in said]
    once = tuple(dict.fromkeys(words))
    return Words(once, len(words) - len(once), len(words) < len(lines))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "folder" / "words.jsonl"


@pytest.fixture
def file(path):
    return LineFile(path, 3, fold)


def test_the_first_line_states_the_format_and_no_fold_sees_it(file, path):
    assert file.read() == ((), 0, False)
    file.append({"word": "été"})
    assert path.read_text("utf-8") == '{"format": 3}\n{"word": "été"}\n'
    assert file.read() == (("été",), 0, False)


def test_it_is_written_anew_only_where_more_can_be_saved_than_may_be_spare(file, path):
    for word in "aabab":
        file.append({"word": word})
    file.shorten(3)
    assert len(path.read_text().splitlines()) == 6
    file.shorten(2)
    assert path.read_text() == '{"format": 3}\n{"word": "a"}\n{"word": "b"}\n'


def test_a_damaged_file_is_mended_once_and_kept_as_it_was(file, path):
    file.append({"word": "a"})
    with path.open("a") as written:
        written.write("[]\n\n{")
    was = path.read_bytes()
    told, aside = file.mend()
    assert told.words == ("a",)
    assert aside is not None
    assert aside.read_bytes() == was
    assert file.mend() == ((("a",), 0, False), None)


@pytest.mark.parametrize("place", ["first", "last"])
def test_a_later_versions_file_is_read_and_never_touched(file, path, place):
    path.parent.mkdir()
    lines = ['{"format": 4}', '{"word": "a"}', '{"word": "a"}', "{"]
    text = "\n".join(lines if place == "first" else lines[1:] + lines[:1])
    path.write_text(text)
    file.append({"word": "b"})
    assert not file.readable
    file.shorten(0)
    assert file.mend() == ((("a",), 1, True), None)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line", ['{"format": "4", "word": "a"}', '{"word": "\\"format\\": 4"}', '["format"]']
)
def test_what_only_speaks_of_a_format_states_none(file, path, line):
    path.parent.mkdir()
    path.write_text(line + "\n")
    file.append({"word": "b"})
    assert file.readable
    assert file.read().words[-1] == "b"
