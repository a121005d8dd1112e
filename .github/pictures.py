"""usage: pictures.py TOOL CHROMIUM FOLDER

Makes the pictures of the README: the text report as a terminal shows it, and the page of the HTML report.
"""
import html, os, re, subprocess, sys, tempfile

tool, chromium, folder = os.path.abspath(sys.argv[1]), sys.argv[2], os.path.abspath(sys.argv[3])
columns, lines = 118, 26

# The colors of a dark terminal, each readable on its background.
theme = {"1": "font-weight: bold", "2": "color: #9aa4b2", "31": "color: #ff8a80", "32": "color: #7fd99a",
         "33": "color: #f0c674"}


def styled(code):
    """A sequence of SGR parameters as a style. [ECMA-48, 8.3.117]"""
    parts, style = code.split(";"), []
    while parts:
        first = parts.pop(0)
        if first in ("38", "48"):
            red, green, blue = parts[1:4]
            del parts[:4]
            style.append(f"{'color' if first == '38' else 'background'}: rgb({red} {green} {blue})")
        else:
            style.append(theme[first])
    return "; ".join(style)


def terminal():
    """The beginning of the text report as a page."""
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": str(columns)}
    with tempfile.TemporaryDirectory() as empty:
        report = subprocess.run([tool, "--color", "always"], cwd=empty, env=environment,
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
    text, depth = "", 0
    shown = "\n".join(report.split("\n")[:lines])
    for part in re.split("(\x1b\\[[0-9;]*m)", f"\x1b[32m$\x1b[0m contrast-audit\n{shown}"):
        if part == "\x1b[0m":
            text, depth = text + "</span>" * depth, 0
        elif part.startswith("\x1b["):
            text, depth = f'{text}<span style="{styled(part[2:-1])}">', depth + 1
        else:
            text += html.escape(part)
    return f"""<!DOCTYPE html><meta charset="utf-8"><style>
      body {{ margin: 0; background: #12161c }}
      pre {{ margin: 0; padding: 18px 22px; font: 14px/1.45 "DejaVu Sans Mono", monospace; color: #e6e9ee }}
    </style><pre>{text}</pre>"""


def shoot(page, name, width, height):
    """A picture of a page."""
    with tempfile.TemporaryDirectory() as home:
        path = os.path.join(home, "page.html")
        with open(path, "w") as file:
            file.write(page)
        target = os.path.join(folder, name)
        subprocess.run([chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                        f"--user-data-dir={home}/profile", f"--window-size={round(width)},{round(height)}",
                        f"--screenshot={target}", f"file://{path}"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120, check=True)
        print(target, os.path.getsize(target) // 1024, "KB")


shoot(terminal(), "report.png", 8.43 * columns + 44, (lines + 1) * 20.3 + 36)
with tempfile.TemporaryDirectory() as empty:
    page = subprocess.run([tool, "--format", "html"], cwd=empty, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout.decode()
shoot(page, "page.png", 1100, 900)
