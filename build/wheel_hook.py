"""Puts the compiled modules into the wheel, beside their sources; hatchling runs it where it is asked to."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from pack.compiling import compile_package, extensions_in, why_not


class CompiledModules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = why_not()
        if reason is not None:
            raise SystemExit(reason)
        self.folder = tempfile.TemporaryDirectory(prefix="gest-wheel-", ignore_cleanup_errors=True)
        out = compile_package(Path(self.folder.name, "out"))
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for path in extensions_in(out):
            build_data["force_include"][str(out / path)] = path.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.folder.cleanup()
