"""`hub`: the hub of several stations made, looked at, copied; its users; its password."""

import json
import sys
from collections.abc import Callable, Iterator
from getpass import getpass
from typing import Any, Final

from riichi_desktop.documents import printable
from riichi_desktop.paths import data_dir
from riichi_desktop.storage import (
    ROLES,
    Address,
    HubState,
    Role,
    StorageError,
    address_of,
    copy_hub,
    create_hub,
    hub_state,
    keep_password,
    make_users,
)
from riichi_desktop.words import Words

from .answers import ALL_WELL, refuse
from .arguments import Options
from .streams import STANDARD_INPUT, lines_of, write

Told = tuple[list[str], dict[str, Any]]
"""An answer in words, a line each, and as a document."""


def run(options: Options, words: Words) -> int:
    """Do one thing with a hub and tell what came of it.

    Returns:
        0 it is done; 1 it is refused, or the hub is not to be reached.
    """
    try:
        lines, document = _ACTIONS[options.action](address_of(options.url), options, words)
    except StorageError as error:
        return refuse([error.problem], words, as_json=options.json)
    if options.json:
        write(json.dumps(document, ensure_ascii=False) + "\n")
    else:
        write("".join(f"{printable(line)}\n" for line in lines))
    return ALL_WELL


def _init(address: Address, _options: Options, words: Words) -> Told:
    made = create_hub(address, data_dir() / "backups")
    said = "cli.hub.made" if made else "cli.hub.was_made"
    return [words.text(said, server=address.url)], {"made": made}


def _status(address: Address, _options: Options, words: Words) -> Told:
    state = hub_state(address)
    return list(_state_lines(address, state, words)), _state_document(state)


def _roles(address: Address, options: Options, words: Words) -> Told:
    users: dict[Role, list[str]] = {role: vars(options)[role] for role in ROLES}
    made = make_users(address, users)
    lines, document = [], {}
    for role, names in users.items():
        for name in names:
            said = {"name": name, "role": words.text(f"cli.hub.role.{role}")}
            new = {"password": made[name]} if name in made else {}
            key = "cli.hub.new_user" if new else "cli.hub.user"
            lines.append(words.text(key, **said, **new))
            document[name] = {"role": role, **new}
    return lines, {"users": document}


def _copy(address: Address, options: Options, words: Words) -> Told:
    copied = copy_hub(address, address_of(options.target))
    return [words.text("cli.hub.copied", n=copied)], {"copied": copied}


def _password(address: Address, _options: Options, words: Words) -> Told:
    asked = words.text("cli.hub.password", server=address.url)
    if sys.stdin is not None and sys.stdin.isatty():
        password = getpass(f"{asked} ")
    else:
        password = next(lines_of(STANDARD_INPUT), b"").decode("utf-8", "replace").rstrip("\r\n")
    keep_password(address, password)
    return [words.text("cli.hub.kept")], {"kept": True}


def _state_lines(address: Address, state: HubState, words: Words) -> Iterator[str]:
    yield words.text(
        "cli.hub.schema",
        server=address.url,
        schema=state.schema,
        program=state.program,
        role=words.text(f"cli.hub.role.{state.role}"),
    )
    counts = {"games": state.games, "entries": state.entries, "acts": state.acts}
    yield words.listed(words.text(f"cli.hub.{name}", n=n) for name, n in counts.items())
    for one in state.stations:
        ago = max(0, state.now - one.seen) // 1000
        yield words.text("cli.hub.here", name=one.name, program=one.program, n=ago)
    held = [lease.station for lease in state.leases]
    for name in sorted(set(held)):
        yield words.text("cli.hub.holds", name=name, n=held.count(name))


def _state_document(state: HubState) -> dict[str, Any]:
    return {
        **state._asdict(),
        "leases": [lease._asdict() for lease in state.leases],
        "stations": [one._asdict() for one in state.stations],
    }


_ACTIONS: Final[dict[str, Callable[[Address, Options, Words], Told]]] = {
    "init": _init,
    "status": _status,
    "roles": _roles,
    "copy": _copy,
    "password": _password,
}
