"""Commands for developers: fuzzing, benchmarks and screenshots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from gest_desktop.commands import hints, pointer
from gest_desktop.commands.for_players import add_tale
from gest_desktop.tales.shelf import tale_called


def add_commands(add_command: Callable[..., ArgumentParser]) -> None:
    fuzz = add_command("fuzz", help="play random games and check every law of the rules")
    fuzz.add_argument("--games", type=int, default=200)
    fuzz.add_argument("--seed", type=int, default=0, help="of the first game")
    fuzz.add_argument("--jobs", type=int, default=2)
    fuzz.add_argument("--lines", type=int, default=0, help="mutated protocol lines instead of games")
    fuzz.add_argument("--files", type=int, default=0, help="damaged saved games instead of games")
    fuzz.add_argument("--positions", type=int, default=0, help="forged positions instead of games")
    fuzz.add_argument("--saves", type=int, default=0, help="forged saves instead of games")
    fuzz.add_argument("--codes", type=int, default=0, help="damaged codes of games instead of games")
    fuzz.add_argument("--opponent", type=int, default=0, help="positions with other secrets instead of games")
    fuzz.add_argument("--lessons", type=int, default=0, help="inputs into each lesson instead of games")
    fuzz.add_argument("--replay", metavar="FILE", help="check the game of a file that a failure wrote")
    add_tale(fuzz)
    fuzz.set_defaults(run=run_fuzz)

    bench = add_command("bench", help="measure steps, playouts and clones")
    bench.add_argument("--games", type=int, default=300)
    bench.add_argument("--pictures", action="store_true", help="measure the loading of pictures instead")
    bench.add_argument("--window", action="store_true", help="measure the window instead")
    bench.add_argument(
        "--menus", type=int, default=0, metavar="N", help="memory after N openings of each menu"
    )
    bench.add_argument(
        "--archive", type=int, default=0, metavar="N", help="time and memory of a list of N games"
    )
    bench.set_defaults(run=run_bench)

    gallery = add_command("gallery-shots", help="write pictures of board, pieces and cards")
    add_picture_options(gallery, "sheets whose names begin so: events_it …", run_gallery_shots)
    screens = add_command("shots", help="write pictures of every screen to look at")
    add_picture_options(screens, "screens whose names begin so: table …", run_shots)
    lessons = add_command("lesson-shots", help="write a sheet of every lesson to look at")
    add_picture_options(lessons, "lessons whose names begin so: 01 …", run_lesson_shots)
    placement = add_command("placement", help="try where choice cards go, in windows of all sizes")
    placement.add_argument("--questions", type=int, default=500)
    placement.add_argument("--seed", type=int, default=0)
    placement.set_defaults(run=run_placement)
    for parser in (screens, lessons):
        parser.add_argument("--language", default="en", choices=["en", "it"])
    hints.add_command_to(add_command)
    pointer.add_command_to(add_command)


def add_picture_options(parser: ArgumentParser, only: str, run: object) -> None:
    parser.add_argument("folder", metavar="DIR", help="where to write the PNG files")
    parser.add_argument("--only", default="", metavar="NAME", help=only)
    parser.set_defaults(run=run)


def run_fuzz(options: Namespace) -> int:
    from gest_desktop.commands.fuzz import (
        fuzz,
        fuzz_codes,
        fuzz_forgeries,
        fuzz_input,
        fuzz_opponent,
        replay,
    )

    if options.tale:
        tale = tale_called(options.tale)
        return int(tale.module("fuzz").fuzz(options.games, options.seed, options.jobs))
    if options.replay:
        return replay(options.replay)
    if options.lessons:
        from gest_desktop.commands.lessons import fuzz_lessons

        return fuzz_lessons(options.lessons, options.seed)
    if options.opponent:
        return fuzz_opponent(options.opponent, options.seed)
    if options.positions or options.saves:
        return fuzz_forgeries(options.positions, options.saves, options.seed)
    if options.codes:
        return fuzz_codes(options.codes, options.seed)
    if options.lines or options.files:
        return fuzz_input(options.lines, options.files, options.seed)
    return fuzz(options.games, options.seed, options.jobs)


def run_bench(options: Namespace) -> int:
    if options.pictures:
        from gest_desktop.commands.shots import bench_pictures

        return bench_pictures()
    if options.window:
        from gest_desktop.commands.shots import bench_window

        return bench_window()
    if options.archive:
        from gest_desktop.commands.shots import bench_archive

        return bench_archive(options.archive)
    if options.menus:
        from gest_desktop.commands.shots import bench_menus

        return bench_menus(options.menus)
    from gest_desktop.commands.bench import bench

    return bench(options.games)


def run_gallery_shots(options: Namespace) -> int:
    from gest_desktop.commands.shots import gallery_shots

    return gallery_shots(options.folder, options.only)


def run_shots(options: Namespace) -> int:
    from gest_desktop.commands.shots import shots

    return shots(options.folder, options.only, options.language)


def run_lesson_shots(options: Namespace) -> int:
    from gest_desktop.commands.lessons import lesson_shots

    return lesson_shots(options.folder, options.only, options.language)


def run_placement(options: Namespace) -> int:
    from gest_desktop.commands.placement import placement

    return placement(options.questions, options.seed)
