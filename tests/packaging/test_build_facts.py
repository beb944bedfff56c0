"""One id, one name, one version: every package says the same of the program."""

import json
import plistlib
import re
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from builder import deb, facts, flatpak, linux_tree, macos, manual, rpm, tarball, windows

from riichi_desktop import __version__, app

HERE = Path(__file__).resolve().parents[2] / "packaging"
ID = app.APP_ID


def entry() -> ConfigParser:
    parser = ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str
    parser.read_string(linux_tree.desktop_entry())
    return parser


def metainfo() -> ElementTree.Element:
    return ElementTree.fromstring(linux_tree.metainfo())


def test_the_facts_are_the_programs_own():
    assert facts.APP_ID == ID
    assert __version__ == facts.VERSION
    assert facts.COMMAND in facts.PROJECT["scripts"]


def test_the_window_is_known_by_the_id_of_its_menu_entry():
    entries = entry()["Desktop Entry"]
    assert entries["StartupWMClass"] == entries["Icon"] == ID
    assert (linux_tree.LINUX / f"{ID}.desktop").is_file()


def test_the_description_names_the_menu_entry_and_the_command():
    root = metainfo()
    assert root.findtext("id") == root.findtext("icon") == ID
    assert root.findtext("launchable") == f"{ID}.desktop"
    assert root.findtext("provides/binary") == facts.COMMAND == entry()["Desktop Entry"]["Exec"]
    assert root.find("developer").get("id") == ID.rpartition(".")[0]


def publish(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(facts, "PICTURES", address)
    monkeypatch.setattr(linux_tree, "PICTURES", address)


def test_software_centres_are_shown_pictures_that_there_are(monkeypatch: pytest.MonkeyPatch):
    assert metainfo().find("screenshots") is None  # an address of nowhere is worse than none
    address = "https://pictures.example"
    publish(monkeypatch, address)
    shown = [image.text.removeprefix(f"{address}/") for image in metainfo().iter("image")]
    assert {"en/hand.png", "fr/match.png", "ja/club.png"} <= set(shown)
    for picture in shown:
        assert (facts.ROOT / "resources" / "manual" / "pictures" / picture).is_file(), picture


def test_software_centres_are_told_of_the_club():
    release = metainfo().find("releases/release/description")
    assert "Club page" in " ".join(release.itertext())
    assert "club" in " ".join(metainfo().find("description").itertext())


def test_the_flatpak_is_the_same_program_and_reaches_no_network():
    manifest = json.loads(flatpak.MANIFEST.read_text("utf-8"))
    assert manifest["id"] == flatpak.MANIFEST.stem == ID
    assert manifest["command"] == facts.COMMAND
    assert not any("network" in word or "filesystem" in word for word in manifest["finish-args"])


def test_the_mac_bundle_is_the_same_program():
    plist = plistlib.loads(plistlib.dumps(macos.info_plist()))
    assert plist["CFBundleIdentifier"] == ID
    assert plist["CFBundleShortVersionString"] == __version__
    spec = (HERE / "pyinstaller" / "riichi_desktop.spec").read_text("utf-8")
    assert "bundle_identifier=facts.APP_ID" in spec


def test_the_installer_of_windows_is_the_same_program(tmp_path: Path):
    told = dict(word[2:].split("=", 1) for word in windows.defines(tmp_path, tmp_path, tmp_path))
    assert told["APP_ID"] == windows.version_words()["InternalName"] == ID
    assert told["VERSION"] == windows.version_words()["ProductVersion"] == __version__


def test_the_linux_packages_say_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rpm, "requirements", lambda folder: [])
    (tmp_path / "share").mkdir()
    control = deb.fields("libc6", 5)
    assert f"\nVersion: {__version__}-1\n" in control
    assert rpm.described(tmp_path)["version"] == __version__
    assert __version__ in tarball.name()
    assert [r.get("version") for r in metainfo().iter("release")] == [__version__]
    assert __version__ in manual.page().splitlines()[0]


def test_no_recipe_writes_the_version_down():
    for file in HERE.rglob("*"):
        if file.is_file() and file.suffix not in {".png", ".lock", ".pyc"}:
            text = file.read_text("utf-8")
            assert not re.search(rf"(?<![\d.=]){re.escape(__version__)}(?![\d.])", text), file


def test_the_name_and_the_summary_are_said_alike():
    names = {entry()["Desktop Entry"]["Name"], metainfo().findtext("name"), facts.NAME}
    assert names == {"Riichi Desktop"}
    assert entry()["Desktop Entry"]["Comment"] == metainfo().findtext("summary")
    assert facts.SUMMARY.startswith(metainfo().findtext("summary"))


@pytest.mark.parametrize("pictures", ["", "https://pictures.example"])
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_menu_and_software_centre_speak_the_language(
    lang: str, pictures: str, monkeypatch: pytest.MonkeyPatch
):
    publish(monkeypatch, pictures)
    keys = entry()["Desktop Entry"]
    assert {"GenericName", "Comment", "Keywords"} <= {
        key.removesuffix(f"[{lang}]") for key in keys if key.endswith(f"[{lang}]")
    }
    mark = "{http://www.w3.org/XML/1998/namespace}lang"
    root = metainfo()
    told = {"summary", "p", "li", "caption", "image"}
    plain = [e for e in root.iter() if e.tag in told and mark not in e.attrib]
    spoken = [e for e in root.iter() if e.get(mark) == lang]
    assert [e.tag for e in spoken] == [e.tag for e in plain]


def test_an_unknown_name_in_a_template_is_refused():
    assert facts.filled("@COMMAND@ someone@example.org") == "riichi-desktop someone@example.org"
    with pytest.raises(LookupError):
        facts.filled("@NOTHING@")


def test_the_version_of_windows_has_four_numbers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(facts, "VERSION", "1.12.3")
    assert facts.four_numbers() == (1, 12, 3, 0)
    monkeypatch.setattr(facts, "VERSION", "2.0.0rc1")
    assert facts.four_numbers() == (2, 0, 0, 1)


def test_a_constant_that_is_not_there_is_said():
    with pytest.raises(LookupError, match="NO_SUCH"):
        facts.constant("app.py", "NO_SUCH")
