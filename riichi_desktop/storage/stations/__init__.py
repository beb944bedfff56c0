"""Several stations of one club: each keeps everything itself and exchanges it with a hub."""

from .address import Address, address_of
from .exchange import Exchange
from .opening import copy_hub, create_hub, hub_state, make_users
from .passwords import forget_password, keep_password
from .values import (
    ROLES,
    Change,
    ExchangeState,
    HubState,
    Lease,
    Role,
    Seen,
)

__all__ = [
    "ROLES",
    "Address",
    "Change",
    "Exchange",
    "ExchangeState",
    "HubState",
    "Lease",
    "Role",
    "Seen",
    "address_of",
    "copy_hub",
    "create_hub",
    "forget_password",
    "hub_state",
    "keep_password",
    "make_users",
]
