"""What happens when nobody reads any more what the program prints."""

from __future__ import annotations

import errno
import sys


def reader_is_gone(error: OSError) -> bool:
    """Whether printing failed because nobody reads any more; Windows calls that an invalid argument."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)
