"""A PostgreSQL cluster of the tests, in a temporary folder; or the reason why there is none."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import sleep

import psycopg

OWNER = "owner"
PASSWORD = "the owner's"
USER = "riichi-tests"
"""Who runs the server where the tests are run as root: initdb refuses to be root."""


def programs() -> Path | None:
    """Give the folder of initdb and pg_ctl, or None. Debian has it outside of the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def why_not() -> str:
    """Say why there can be no server here; "" where there can."""
    if sys.platform == "win32":
        return "PostgreSQL is tried on Linux and macOS"
    if programs() is None:
        return "no PostgreSQL server is installed (Debian: apt install postgresql)"
    if os.geteuid() == 0 and not _user() and shutil.which("useradd") is None:
        return "run as root, and no other user can be made: initdb refuses root"
    return ""


def _user() -> Mapping[str, int] | None:
    import pwd

    try:
        found = pwd.getpwnam(USER)
    except KeyError:
        return None
    return {"user": found.pw_uid, "group": found.pw_gid}


def _made_user() -> Mapping[str, int]:
    """Give the user, made where he is not there: of workers that make him at once, one can."""
    for _ in range(50):
        if found := _user():
            return found
        made = subprocess.run(
            ["useradd", "--system", USER], capture_output=True, text=True, check=False
        )
        sleep(0.1)
    raise OSError(made.stderr)


class Cluster:
    """A server that listens on 127.0.0.1 alone.

    Args:
        folder: an empty one; it is the server's from then on.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: set[str] = set()
        self._as: Mapping[str, object] = {}
        if os.geteuid() == 0:
            self._as = {**_made_user(), "extra_groups": []}
            os.chown(folder, self._as["user"], self._as["group"])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        word = folder / "word"
        word.write_text(PASSWORD)
        word.chmod(0o644)
        self._run(
            *("initdb", "--pgdata=data", f"--username={OWNER}", "--pwfile=word", "--no-sync"),
            *("--auth=scram-sha-256", "--encoding=UTF8", "--no-locale"),
        )
        settings = {"port": self.port, "listen_addresses": "'127.0.0.1'", "fsync": "off"}
        settings |= {"unix_socket_directories": "''", "max_connections": 40}
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), *arguments]
        log = self.folder / "said"
        with log.open("w") as said:
            streams = {"stdin": subprocess.DEVNULL, "stdout": said, "stderr": said}
            done = subprocess.run(command, check=False, cwd=self.folder, **streams, **self._as)
        assert done.returncode == 0, log.read_text()

    def start(self) -> None:
        """Start the server, and wait for it."""
        self._run("pg_ctl", "start", "--pgdata=data", "--log=log", "--wait", "--silent")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server: every connection is cut; `immediate` as if it had crashed."""
        self._run("pg_ctl", "stop", "--pgdata=data", f"--mode={mode}", "--wait", "--silent")

    def url(self, database: str, user: str = OWNER, word: str = PASSWORD, port: int = 0) -> str:
        """Give the address of a database."""
        quoted = word.replace("'", "%27").replace(" ", "%20")
        return f"postgresql://{user}:{quoted}@127.0.0.1:{port or self.port}/{database}"

    def query(self, database: str, statement: str, *values: object) -> list[tuple]:
        """Do something as the owner; give what it brings."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement, values)
            return cursor.fetchall() if cursor.description else []

    def empty(self, name: str) -> str:
        """Give the address of an empty database; it is made once, since that takes a while."""
        if name not in self.made:
            self.query("postgres", f'CREATE DATABASE "{name}"')
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            found = "SELECT string_agg(tablename, ', ') FROM pg_tables WHERE schemaname = 'public'"
            (tables,) = connection.execute(found).fetchone()
            if tables:
                connection.execute(f"DROP TABLE {tables} CASCADE")
        self.made.add(name)
        return self.url(name)
