"""The worker process: reads requests from its standard input and writes replies, until the server is gone.

    python -m fivesuns.server.worker [memory in bytes] [game modules ...] [agents as name=command ...]
"""
from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from fivesuns.server.desk import Desk

READY: Final = b"desk"                                    # said once, before the first reply


def main(argv: list[str]) -> None:
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)                                         # what a game prints must not disturb the replies
    _die_with_the_server()
    memory = int(argv[0]) if argv else 0
    if memory:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    for number in (signal.SIGINT, signal.SIGTERM):        # the server got it too, and ends its workers when it is done
        signal.signal(number, signal.SIG_IGN)
    serve(sys.stdin.buffer, replies, Desk(argv[1:], memory))


def serve(requests: BinaryIO, replies: BinaryIO, desk: Desk) -> None:
    decode, encode = msgspec.msgpack.Decoder(list).decode, msgspec.msgpack.Encoder().encode
    replies.write(READY)
    replies.flush()
    while True:
        head = requests.read(4)
        if len(head) < 4:
            return
        op, args = decode(requests.read(int.from_bytes(head, "big")))
        data = encode(desk.handle(op, args))
        replies.write(len(data).to_bytes(4, "big") + data)
        replies.flush()


def _die_with_the_server() -> None:
    """Linux: also a worker in an endless loop ends when the server is killed."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)    # PR_SET_PDEATHSIG


if __name__ == "__main__":
    main(sys.argv[1:])
