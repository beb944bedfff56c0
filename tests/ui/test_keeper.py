"""What the keeper says of a disk that takes what is written and loses it."""

import errno
import os
from dataclasses import replace

import pytest

from riichi_desktop.documents import rule_set, rule_set_text, use_own_rules
from riichi_desktop.engine import format_draft
from riichi_desktop.ui import Session, starting_draft
from riichi_desktop.ui.keeper import Keeper


@pytest.fixture
def session(qapp) -> Session:
    return Session(starting_draft("123m"))


@pytest.fixture
def keeper(tmp_path, session):
    made = Keeper(tmp_path)
    made.follow(session)
    yield made
    made.close()


def test_while_only_the_disk_itself_fails_the_trouble_stays(keeper, session, monkeypatch, qtbot):
    said, told, lost = [], [], []
    keeper.lasting.connect(lambda: said.append(keeper.trouble))
    keeper.told.connect(lambda id, _file: told.append(id))

    def lose(_file: int) -> None:
        lost.append(1)
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", lose)
        for change, line in enumerate(("1m", "12m", "123p", "4s")):
            before = len(lost)
            session.read_line(line)
            qtbot.waitUntil(lambda before=before: len(lost) > before)
            qtbot.waitUntil(lambda: keeper.trouble == "trouble")
            assert (said, told) == (["trouble"], []), change
            keeper.try_again()
            assert (said, told) == (["trouble"], []), change
    keeper.try_again()
    qtbot.waitUntil(lambda: not keeper._drafts.failing)
    keeper.try_again()
    assert (said, told) == (["trouble", ""], ["mended"])


def test_a_hand_outlives_its_rule_set(tmp_path):
    before = Keeper(tmp_path)
    session = Session(starting_draft("123m"))
    before.follow(session)
    use_own_rules(tmp_path / "rules")
    (tmp_path / "rules").mkdir()
    held = rule_set("tenhou")
    own = held._replace(rules=replace(held.rules, id="my_club"))
    (tmp_path / "rules" / "my_club.toml").write_text(rule_set_text(own), "utf-8")
    session.set_rules("my_club")
    before.close()
    use_own_rules(tmp_path / "none")
    after = Keeper(tmp_path)
    after.close()
    assert after.line == "123m rules=my_club"
    assert not list(tmp_path.rglob("*.damaged*"))
    assert format_draft(starting_draft(after.line)) == "123m"
    use_own_rules(None)
