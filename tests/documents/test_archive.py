"""A whole club in one file: what is written comes back, and nothing hostile does any harm."""

import io
import json
import stat
import zipfile
from contextlib import suppress

import pytest

from riichi_desktop.club import Act, Event, Player
from riichi_desktop.documents import (
    Archive,
    ArchivedGame,
    ArchiveRefused,
    preset,
    read_archive,
    write_archive,
)
from riichi_desktop.documents import archive_zip as bounds
from riichi_desktop.documents.archive import FILES
from riichi_desktop.words import LANGUAGES, Words
from tests.storage.matches import EVERY_ACT, NAMES, record

RULES = preset("wrc2025")
HOSTILE = "<b>=1+1</b>\u202e🀄\n" + "x" * 10_000
ACTS = (
    Act("a1", "player", "p1", Player("p1", HOSTILE), "2026-11-30T20:00:00Z", "here"),
    Act("a2", "event", "e1", Event("e1", "Saison", "season", RULES)),
    Act("a3", "player", "p1", None),
)
GAMES = (
    ArchivedGame("g1", "Table 3", "2026-11-30T20:00:00Z", RULES, NAMES, record(*EVERY_ACT)),
    ArchivedGame("g2", "", "", RULES, NAMES, ()),
    ArchivedGame("g3", HOSTILE, "", preset("tenhou_sanma"), (HOSTILE, "", "b"), ()),
)
WHOLE = Archive(ACTS, GAMES, "2026-11-30T21:00:00Z", "0.1.0", 2)
DATA = write_archive(WHOLE)
ID = "archive_id"


def files(data: bytes = DATA) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        return {name: file.read(name) for name in file.namelist()}


def packed(held: dict[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in held.items():
            file.writestr(name, content)
    return whole.getvalue()


def with_(**changed: bytes) -> bytes:
    """Give the archive with other files; ``games`` stands for ``games.jsonl``."""
    held = files()
    for key, content in changed.items():
        held[next(name for name in FILES if name.startswith(key))] = content
    return packed(held)


def manifest(**changed) -> bytes:
    return with_(manifest=json.dumps({**json.loads(files()["manifest.json"]), **changed}).encode())


def refused(data: bytes) -> list[str]:
    with pytest.raises(ArchiveRefused) as error:
        read_archive(data)
    for lang in LANGUAGES:
        words = Words(lang)
        assert all(words.problem(one) for one in error.value.problems)
    return [one.id for one in error.value.problems]


def test_what_is_written_comes_back():
    assert read_archive(DATA) == WHOLE
    assert write_archive(read_archive(DATA)) == DATA
    assert read_archive(write_archive(Archive((), ()))) == Archive((), ())


def test_it_is_plain_files_that_are_documented():
    held = files()
    assert tuple(held) == FILES
    assert json.loads(held["manifest.json"])["version"] == 1
    assert len(held["rules.jsonl"].splitlines()) == 2
    first, *_ = held["games.jsonl"].splitlines()
    assert json.loads(first)["entries"][0]["event"]["type"] == "win"


@pytest.mark.parametrize("data", [b"", b"PK", b"x" * 100, b"PK\x05\x06" + bytes(18), DATA[:-30]])
def test_what_is_no_archive_is_refused(data):
    assert refused(data)[0] in ("archive_none", "archive_incomplete", "archive_members")


def test_every_cut_and_every_changed_byte_is_refused_or_harmless():
    for at in range(0, len(DATA), 23):
        for hurt in (DATA[:at], DATA[:at] + bytes([DATA[at] ^ 0x55]) + DATA[at + 1 :]):
            with suppress(ArchiveRefused):
                assert isinstance(read_archive(hurt), Archive)


@pytest.mark.parametrize(
    "name",
    ["../evil", "/etc/passwd", "a/../../b", "C:\\evil", "games.jsonl/", "Games.jsonl", "\u202e🀄"],
)
def test_a_file_that_does_not_belong_there_is_refused(name):
    assert refused(packed({**files(), name: b"x"})) == ["archive_member"]


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_is_there_twice_is_refused():
    whole = io.BytesIO(DATA)
    with zipfile.ZipFile(whole, "a") as file:
        file.writestr("games.jsonl", b"")
    assert refused(whole.getvalue()) == ["archive_member"]


def test_a_link_is_refused():
    held = files()
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as file:
        for name, content in held.items():
            info = zipfile.ZipInfo(name)
            if name == "games.jsonl":
                info.external_attr = (stat.S_IFLNK | 0o777) << 16
                content = b"/etc/passwd"
            file.writestr(info, content)
    assert refused(whole.getvalue()) == ["archive_member"]


def test_a_long_list_of_files_is_refused_before_it_is_read():
    many = packed({f"{n}": b"" for n in range(200)})
    assert refused(many) == ["archive_members"]


def test_a_bomb_is_refused(monkeypatch):
    monkeypatch.setattr(bounds, "MOST_UNPACKED", 100_000)
    bomb = with_(games=b"{}\n" * 100_000)
    assert len(bomb) < 20_000
    assert refused(bomb) == ["archive_too_large"]


def test_a_file_that_was_packed_into_next_to_nothing_is_refused(monkeypatch):
    monkeypatch.setattr(bounds, "SMALL", 1 << 20)
    line = json.dumps({"uid": "x", "kind": "team", "id": "p", "thing": None, "more": "x" * 2**21})
    assert refused(with_(acts=line.encode())) == ["archive_too_large"]
    monkeypatch.setattr(bounds, "SMALL", 1 << 22)
    assert refused(with_(acts=line.encode())) == ["archive_line", "malformed"]


def test_lines_of_one_id_are_refused_before_all_are_read():
    acts = files()["acts.jsonl"]
    assert refused(with_(acts=acts + acts.splitlines()[0] + b"\n{")) == ["archive_twice"]


def test_blank_lines_without_end_are_refused():
    acts = files()["acts.jsonl"]
    assert read_archive(with_(acts=b"\n\n" + acts + b" \n" * 900)) == WHOLE
    assert refused(with_(acts=acts + b"\n" * 2000)) == ["archive_damaged"]


def test_a_line_that_never_ends_is_refused(monkeypatch):
    monkeypatch.setattr(bounds, "MOST_LINE", 20_000)
    assert refused(with_(games=b" " * 50_000)) == ["archive_too_large"]


def test_a_file_that_lies_about_its_size_is_refused():
    at = DATA.index(b"games.jsonl") - 8  # its size in the head before its name
    listed = DATA.rindex(b"games.jsonl") - 22  # and in the list at the end
    lying = bytearray(DATA)
    for place in (at, listed):
        lying[place : place + 4] = (10).to_bytes(4, "little")
    assert refused(bytes(lying))[0] in ("archive_damaged", "archive_line", "archive_incomplete")


def test_a_later_version_is_refused_by_its_name():
    assert refused(manifest(version=2, program="9.9")) == ["archive_newer"]
    assert refused(manifest(version="1")) == ["archive_none"]
    assert refused(manifest(format="zip")) == ["archive_none"]
    assert refused(manifest(strange=1)) == ["archive_line", "unknown_field"]


def test_what_is_missing_is_named():
    held = files()
    del held["acts.jsonl"]
    assert refused(packed(held)) == ["archive_incomplete"]
    assert refused(with_(acts=b"")) == ["archive_incomplete"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"[" * 100_000, None),
        (b"{", None),
        (b"null", "wrong_type"),
        (b"1" * 5000, None),
        (b'{"uid":"x"}', "malformed"),
        (b'{"uid":"\\ud800","kind":"player","id":"p","thing":null,"at":"","station":""}', None),
        (b'{"uid":"x","kind":"boss","id":"p","thing":null,"at":"","station":""}', "malformed"),
        (b'{"uid":"","kind":"player","id":"p","thing":null,"at":"","station":""}', "archive_id"),
        (
            b'{"uid":"\\u0000","kind":"team","id":"p","thing":null,"at":"","station":""}',
            "archive_id",
        ),
        (
            b'{"uid":"x","kind":"team","id":"\\u0000","thing":null,"at":"","station":""}',
            "archive_id",
        ),
        (
            b'{"uid":"x","kind":"player","id":"p","thing":{"uid":"q","name":""},"at":"","station":""}',
            "archive_id",
        ),
        (
            b'{"uid":"x","kind":"team","id":"p","thing":{"uid":"p","age":3},"at":"","station":""}',
            "unknown_field",
        ),
        (
            b'{"uid":"x","kind":"player","id":"p","thing":null,"at":"","station":"","more":1}',
            "unknown_field",
        ),
    ],
)
def test_an_act_that_cannot_be_read_is_named_by_its_line(line, why):
    ids = refused(with_(acts=files()["acts.jsonl"] + line))
    assert ids == ["archive_line", why] if why else ids == ["archive_line"]


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("names", ["a"], "archive_names"),
        ("names", [1, 2, 3, 4], "wrong_type"),
        ("rules", "9", None),
        ("uid", "x" * 1000, "archive_id"),
        ("uid", "g\0", "archive_id"),
        ("entries", [{"uid": "u", "at": "", "station": "", "act": "steal"}], "malformed"),
        ("entries", {}, "wrong_type"),
        ("extra", 1, "unknown_field"),
    ],
)
def test_a_game_that_cannot_be_read_is_named_by_its_line(field, value, why):
    first, *others = files()["games.jsonl"].splitlines()
    line = json.dumps({**json.loads(first), field: value}).encode()
    ids = refused(with_(games=b"\n".join((line, *others))))
    assert ids == ["archive_line", why] if why else ids == ["archive_line"]


def test_two_lines_of_one_id_are_refused():
    game = GAMES[1]
    twice = Archive((), (game, game))
    assert refused(write_archive(twice)) == ["archive_twice"]
    acts = Archive((ACTS[0], ACTS[0]), ())
    assert refused(write_archive(acts)) == ["archive_twice"]
