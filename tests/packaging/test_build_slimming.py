"""What makes a Linux bundle smaller: ICU's data cut, one OpenSSL for two."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from builder import icu, licences, slim, tools

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux alone")

HEAD = bytes((16, 0)) + icu.MAGIC + bytes(8) + icu.FORMAT
ITEMS = {
    "icudt73l/coll/ja.res": b"kana" * 8,
    "icudt73l/de.res": b"Umlaute",
    "icudt73l/root.res": b"r" * 16,
}


@pytest.mark.parametrize(
    ("item", "stays"),
    [
        ("icudt73l/fr_CA.res", True),
        ("icudt73l/coll/ucadata.icu", True),
        ("icudt73l/likelySubtags.res", True),
        ("icudt73l/nfkc.nrm", True),
        ("icudt73l/euc-jp-2007.cnv", True),
        ("icudt73l/sv.res", False),
        ("icudt73l/fro.res", False),
        ("icudt73l/curr/ja.res", False),
        ("icudt73l/coll/zh.res", False),
        ("icudt73l/gb18030.cnv", False),
        ("icudt73l/brkitr/cjdict.dict", False),
    ],
)
def test_what_stays_of_icu(item: str, stays: bool):
    assert icu.stays(item) is stays


def test_what_is_written_is_read_again():
    data = icu.written(HEAD, ITEMS)
    head, items = icu.read(data)
    assert head == HEAD
    assert {key: item.rstrip(b"\0") for key, item in items.items()} == ITEMS
    assert all((data.index(item) - len(HEAD)) % icu.ALIGNED == 0 for item in ITEMS.values())


def test_data_of_another_form_is_refused():
    with pytest.raises(tools.BuildError, match="ICU"):
        icu.read(b"\x10\0other data" * 9)


@pytest.mark.skipif(not shutil.which("ld"), reason="binutils is not installed")
def test_qts_own_data_is_cut_and_sorts_as_before(tmp_path: Path):
    import PySide6

    for name in ("PySide6", "shiboken6"):
        folder = Path(PySide6.__file__).parent.with_name(name)
        shutil.copytree(folder, tmp_path / name, ignore=_all_but_what_core_needs)
    (library,) = tmp_path.glob("PySide6/Qt/lib/libicudata.so.*")
    whole, before = library.stat().st_size, _sorted_by(tmp_path)
    icu.cut(library, tmp_path / "work")
    assert library.stat().st_size < whole / 5
    assert before == _sorted_by(tmp_path)


def _all_but_what_core_needs(folder: str, names: list[str]) -> set[str]:
    libraries = ("Qt", "lib", "libQt6Core", "QtCore.", "libicu", "libpyside6.", "libshiboken6.")
    modules = ("__init__", "_config", "_git", "support", "Shiboken")
    return {name for name in names if not name.startswith((*libraries, *modules))}


def _sorted_by(folder: Path) -> str:
    code = (
        "from PySide6.QtCore import QCollator, QLocale\n"
        "words = 'Zoë zoe été Été etage œuvre oeuf ハイテイ いろは 東 北 straße 10番'.split()\n"
        "for lang in ('en', 'fr', 'ja'):\n"
        "    print(sorted(words, key=QCollator(QLocale(lang)).sortKey))\n"
    )
    env = {"PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_ssl_is_given_the_openssl_of_the_driver(tmp_path: Path):
    brought = tmp_path / "psycopg_binary.libs"
    brought.mkdir()
    for name in ("libcrypto-3a06.so.3", "libssl-6a9b.so.3", "libpq-e9b5.so.5.18"):
        (brought / name).write_bytes(b"new")
    for name in ("libcrypto.so.3", "libssl.so.1.1", "libpq.so.5.18"):
        (tmp_path / name).write_bytes(b"old")
    slim.share_openssl(tmp_path)
    assert (tmp_path / "libcrypto.so.3").readlink() == Path(brought.name, "libcrypto-3a06.so.3")
    assert (tmp_path / "libssl.so.1.1").read_bytes() == b"old"
    names = [path.name for path in licences.of_the_system(tmp_path)]
    assert names == ["libcrypto.so.3", "libpq.so.5.18", "libssl.so.1.1"]
    assert not (tmp_path / "libpq.so.5.18").is_symlink()


def test_a_package_brings_the_packages_that_it_needs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(licences, "requirements", lambda: ["SQLAlchemy>=2", "psycopg[binary]"])
    assert licences.packages() == ["psycopg", "psycopg-binary", "sqlalchemy", "typing-extensions"]
