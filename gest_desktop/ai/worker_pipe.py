"""The pipes between the processes of the opponent: JSON in both directions."""

from __future__ import annotations

import json
import sys
from multiprocessing import connection
from typing import Any, TypeAlias

if sys.platform == "win32":
    Connection: TypeAlias = connection.PipeConnection
else:
    Connection: TypeAlias = connection.Connection

Json = dict[str, Any]


def send(pipe: Connection, message: Json) -> None:
    pipe.send_bytes(json.dumps(message).encode())


def receive(pipe: Connection) -> Json:
    message: Json = json.loads(pipe.recv_bytes())
    return message
