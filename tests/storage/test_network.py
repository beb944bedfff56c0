"""A path on another machine is known for what it is, on each system."""

import subprocess
import sys

import pytest

from riichi_desktop.storage import network
from riichi_desktop.storage.network import (
    Mount,
    is_on_network,
    is_unc,
    kind_at,
    read_mount_command,
    read_mountinfo,
)

LINUX = rb"""22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
30 22 0:26 / /mnt/club\040night rw - cifs //nas/club rw,vers=3.0
31 22 0:27 / /home/ana/share rw shared:9 master:2 - nfs4 nas:/share rw
32 31 254:1 / /home/ana/share/local rw - xfs /dev/vdb rw
33 22 0:40 / /run/gvfs rw - fuse.gvfsd-fuse gvfsd-fuse rw
34 22 0:41 / /srv rw - nfs nas:/srv rw
35 34 254:2 / /srv rw - btrfs /dev/vdc rw
a line that is cut
40 22 0:1 / /odd rw -
""" + "36 22 0:42 / /\udce9t\u00e9 rw - smb3 //nas/x rw\n".encode("utf-8", "surrogateescape")

MAC = """/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)
//ana@nas/club on /Volumes/club (night) (smbfs, nodev, nosuid, mounted by ana)
map auto_home on /System/Volumes/Data/home (autofs, automounted, nobrowse)
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/ana/.local/share/club.db", "ext4"),
        ("/mnt/club night/club.db", "cifs"),
        ("/mnt/club", "ext4"),
        ("/home/ana/share/club.db", "nfs4"),
        ("/home/ana/share", "nfs4"),
        ("/home/ana/shared/club.db", "ext4"),
        ("/home/ana/share/local/club.db", "xfs"),
        ("/run/gvfs/smb-share:server=nas/club.db", "fuse.gvfsd-fuse"),
        ("/srv/club.db", "btrfs"),
        ("/\udce9té/club.db", "smb3"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="these paths are not of that system")
def test_the_table_of_linux_tells_the_file_system_of_a_path(path, kind):
    assert kind_at(path, read_mountinfo(LINUX)) == kind


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/Users/ana/club.db", "apfs"), ("/Volumes/club (night)/club.db", "smbfs")],
)
def test_the_list_of_macos_tells_the_file_system_of_a_path(path, kind):
    assert kind_at(path, read_mount_command(MAC)) == kind


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (r"\\nas\club\club.db", True),
        ("//nas/club/club.db", True),
        (r"\\?\UNC\nas\club\club.db", True),
        (r"\\?\C:\Users\Ana\club.db", False),
        (r"\\.\C:\club.db", False),
        (r"C:\Users\Ana\club.db", False),
    ],
)
def test_a_path_of_windows_that_names_a_machine_is_known(path, expected):
    assert is_unc(path) == expected


def test_a_path_that_no_table_knows_is_taken_for_local():
    assert kind_at("/anywhere", ()) == ""


@pytest.mark.parametrize(("kind", "expected"), [("nfs4", True), ("ext4", False)])
def test_the_way_is_followed_through_links(tmp_path, monkeypatch, kind, expected):
    (tmp_path / "far").mkdir()
    (tmp_path / "near").symlink_to(tmp_path / "far")
    table = (Mount("/", "ext4"), Mount(str((tmp_path / "far").resolve()), kind))
    monkeypatch.setattr(network, "_mounts", lambda: table)
    assert is_on_network(tmp_path / "near" / "not made yet" / "club.db") == expected


def test_this_very_folder_is_local(tmp_path):
    assert not is_on_network(tmp_path)


def test_macos_is_asked_by_its_command(monkeypatch):
    done = subprocess.CompletedProcess([], 0, MAC, "")
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", lambda *_, **_options: done)
    assert network._mounts()[1] == Mount("/Volumes/club (night)", "smbfs")


@pytest.mark.parametrize("platform", ["darwin", "linux"])
def test_a_system_that_does_not_tell_hinders_nobody(monkeypatch, tmp_path, platform):
    def fails(*_, **_options):
        raise subprocess.TimeoutExpired("mount", 5)

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(subprocess, "run", fails)
    monkeypatch.setattr(network, "_LINUX_TABLE", tmp_path / "none")
    assert network._mounts() == ()


def test_windows_is_asked_for_the_kind_of_a_drive(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "win32")
    assert not is_on_network(tmp_path)
    monkeypatch.setattr(network, "_is_remote_drive", lambda _path: True)
    assert is_on_network(tmp_path)
