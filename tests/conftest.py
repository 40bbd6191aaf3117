"""Print, before the tests run, what cannot be tested on this machine."""

from tests.window.programs import missing


def pytest_report_header() -> str:
    if missing():
        return f"real window: skipped, for want of {', '.join(missing())}"
    return "real window: tested under Xvfb with xdotool"
