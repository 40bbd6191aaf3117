"""The version resource of the Windows program: what its properties in the Explorer show."""

from pathlib import Path

from pack.names import AUTHORS, NAME, PROGRAM, TITLE, VERSION

LANGUAGE = "040904B0"  # English, Unicode
TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable({language!r}, [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),
  ],
)
"""


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """1.2.3 as Windows wants it; what follows the numbers, as in 1.2.3rc1, is left to the words."""
    numbers = []
    for part in version.split(".")[:3]:
        digits = ""
        for sign in part:
            if not sign.isdigit():
                break
            digits += sign
        numbers.append(int(digits or 0))
    numbers += [0] * (4 - len(numbers))
    return numbers[0], numbers[1], numbers[2], numbers[3]


def numbers_only(version: str) -> str:
    """1.2.3 as macOS wants it, without what may follow the numbers."""
    return ".".join(str(number) for number in four_numbers(version)[:3])


def version_resource(version: str = VERSION) -> str:
    told = {
        "CompanyName": AUTHORS,
        "FileDescription": "A Gest of Robin Hood",
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": f"© 2026 {AUTHORS}, MIT licence",
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = "\n".join(f"      StringStruct({name!r}, {words!r})," for name, words in told.items())
    return TEMPLATE.format(four=four_numbers(version), language=LANGUAGE, strings=strings)


def write_version_resource(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(version_resource(), encoding="utf-8")
    return path
