"""A network between a station and its server that can be cut, and mended."""

import socket
import threading
from contextlib import suppress


class Proxy:
    """Passes on what comes to `port`, unless it is cut.

    Args:
        to: the port of the server.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._is_cut = False
        self._turn = threading.Lock()
        self._open: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        self._server = threading.Thread(target=self._serve, daemon=True)
        self._server.start()

    def cut(self) -> None:
        """Break every connection, and let no new one through until `mend`."""
        with self._turn:
            self._is_cut = True
            for end in self._open:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let connections through again."""
        with self._turn:
            self._is_cut = False

    def close(self) -> None:
        """End it."""
        self.cut()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._server.join()
        self._door.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                self._let_in(self._door.accept()[0])

    def _let_in(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self._to), timeout=3)
        except OSError:
            near.close()
            return
        far.settimeout(None)
        with self._turn:
            if self._is_cut:
                near.close()
                far.close()
                return
            self._open += [near, far]
        threading.Thread(target=self._join, args=(near, far), daemon=True).start()

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        """Carry both ways until either ends; then both are closed."""
        back = threading.Thread(target=self._carry, args=(far, near), daemon=True)
        back.start()
        self._carry(near, far)
        back.join()
        with self._turn:
            self._open = [end for end in self._open if end not in (near, far)]
        near.close()
        far.close()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
