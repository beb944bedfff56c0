"""The list of the program's own files says which there are."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_list_is_up_to_date():
    made = runpy.run_path(str(ROOT / "packaging" / "contents.py"))
    kept = (ROOT / "resources" / "contents.txt").read_text("utf-8")
    assert kept == made["contents"](), "run packaging/contents.py"
    assert {"tiles/0p.svg", "i18n/ja.json", "rules/wrc2025.toml"} <= set(kept.split())
