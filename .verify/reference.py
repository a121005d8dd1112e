"""usage: reference.py TOOL FIXTURES PAIRS [CHROMIUM]

Compares the tool with coloraide, another implementation of CSS Color 4, and with the pixels that
Chromium paints, and records a part of what these said under FIXTURES for the tests.
"""
import json, os, random, struct, subprocess, sys, tempfile, zlib

import coloraide
from coloraide.everything import ColorAll as Color

tool, fixtures, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
chromium = sys.argv[4] if len(sys.argv) > 4 else None
os.makedirs(fixtures, exist_ok=True)
origin = f"Computed with coloraide {coloraide.__version__} in float64."
failures = 0


def luminance(color):
    """WCAG's, of coloraide's linear light: its own has coefficients of more digits than WCAG's."""
    red, green, blue = color.convert("srgb-linear").coords(nans=False)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first, second):
    # No light is darker than black: a color outside sRGB has no ratio above 21.
    high, low = sorted([max(luminance(first), 0), max(luminance(second), 0)], reverse=True)
    return (high + 0.05) / (low + 0.05)


def report(name, compared, worst, limit):
    global failures
    print(f"{name}: {compared:,} compared, greatest difference {worst:.2g} (at most {limit:g})")
    if compared == 0 or not worst <= limit:
        failures += 1


def record(name, header, rows):
    with open(os.path.join(fixtures, name), "w") as file:
        file.write(f"# {header}\n")
        for row in rows:
            file.write("\t".join(str(value) for value in row) + "\n")


def lines_of(arguments, text):
    """The lines that the tool prints; findings are no failure, anything worse is."""
    with tempfile.TemporaryFile() as source:
        source.write(text.encode())
        source.seek(0)
        run = subprocess.run([tool, *arguments], stdin=source, stdout=subprocess.PIPE)
    if run.returncode not in (0, 1):
        sys.exit(f"{tool} ended with {run.returncode}")
    return run.stdout.decode().splitlines()


# A million random pairs: translucent or not, on one or two layers of which the last is opaque.
def pairs():
    source = random.Random(1)
    hexadecimal = lambda digits: "#" + "".join(source.choices("0123456789ABCDEF", k=digits))
    worst, rows, done = 0.0, [], 0
    while done < count:
        batch = []
        for _ in range(min(100_000, count - done)):
            layers = [hexadecimal(source.choice((6, 8))), hexadecimal(6)]
            if source.random() < 0.3:
                layers.insert(1, hexadecimal(8))
            batch.append(layers)
        printed = lines_of(
            ["check", "--batch", "-", "--format", "json"],
            "".join(" ".join(layers) + "\n" for layers in batch))
        assert len(printed) == len(batch)
        for layers, line in zip(batch, printed):
            background = Color.layer([Color(layer) for layer in layers[1:]], space="srgb")
            foreground = Color.layer([Color(layers[0]), background], space="srgb")
            expected = contrast(foreground, background)
            worst = max(worst, abs(json.loads(line)["ratio"] / expected - 1))
            if len(rows) < 500:
                rows.append((*layers[:1], " ".join(layers[1:]), repr(expected)))
        done += len(batch)
    report("pairs", done, worst, 1e-12)
    record("pairs.tsv", "Contrast of random pairs: foreground, background layers top first, ratio. " + origin, rows)


# Every space: random components in its ranges, against white.
SPACES = {
    "srgb": [(0, 1)] * 3, "srgb-linear": [(0, 1)] * 3,
    "hsl": [(0, 360), (0, 100), (0, 100)], "hwb": [(0, 360), (0, 100), (0, 100)],
    "lab": [(0, 100), (-80, 80), (-80, 80)], "lch": [(0, 100), (0, 90), (0, 360)],
    "oklab": [(0, 1), (-0.2, 0.2), (-0.2, 0.2)], "oklch": [(0, 1), (0, 0.25), (0, 360)],
    "display-p3": [(0, 1)] * 3, "a98-rgb": [(0, 1)] * 3, "prophoto-rgb": [(0, 1)] * 3,
    "rec2020": [(0, 1)] * 3, "xyz-d65": [(0, 1)] * 3, "xyz-d50": [(0, 1)] * 3,
}


def spaces(each):
    source = random.Random(2)
    tokens, expected = {"page": {"$type": "color", "$value": "#FFFFFF"}}, {}
    for space, ranges in SPACES.items():
        for number in range(each):
            components = [round(source.uniform(*range), 4) for range in ranges]
            scale = [1, 0.01, 0.01] if space in ("hsl", "hwb") else [1, 1, 1]
            color = Color(space, [value * part for value, part in zip(components, scale)])
            # What no ratio is defined for.
            if luminance(color) <= -0.04:
                continue
            name = f"{space}-{number}"
            expected[name] = (space, contrast(color, Color("white")))
            tokens[name] = {
                "$type": "color", "$value": {"colorSpace": space, "components": components},
                "$extensions": {"contrast-audit": {"pairings": [{"background": "page", "usage": "text"}]}}}
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "tokens.json"), "w") as file:
            json.dump(tokens, file)
        here = os.getcwd()
        os.chdir(folder)
        printed = "\n".join(lines_of(["tokens.json", "--format", "json"], ""))
        os.chdir(here)
    worst, seen = {space: 0.0 for space in SPACES}, {space: 0 for space in SPACES}
    for result in json.loads(printed)["results"]:
        space, ratio = expected.pop(result["foreground"])
        worst[space] = max(worst[space], abs(result["ratio"] / ratio - 1))
        seen[space] += 1
    assert not expected, "the tool left tokens out"
    for space in SPACES:
        # coloraide derives the matrices of ProPhoto anew; those of CSS have rounded white points.
        report(space, seen[space], worst[space], 1e-3 if space == "prophoto-rgb" else 1e-12)


# What Chromium paints: stacks of translucent layers, each a box of its own on the one below.
def pixels(stacks):
    source = random.Random(3)
    hexadecimal = lambda digits: "#" + "".join(source.choices("0123456789ABCDEF", k=digits))
    every = [[hexadecimal(8) for _ in range(source.randint(1, 4))] + [hexadecimal(6)] for _ in range(stacks)]
    size, columns = 8, 100
    rows = -(-stacks // columns)
    boxes = []
    for index, layers in enumerate(every):
        place = f"left:{index % columns * size}px;top:{index // columns * size}px"
        for layer in reversed(layers):
            boxes.append(f'<i style="{place};background:{layer}"></i>')
    page = ("<!doctype html><style>html,body{margin:0;background:#fff}"
            f"i{{position:absolute;width:{size}px;height:{size}px}}</style>" + "".join(boxes))
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "page.html"), "w") as file:
            file.write(page)
        picture = os.path.join(folder, "page.png")
        subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-color-profile=srgb", "--force-device-scale-factor=1",
             f"--user-data-dir={folder}/profile", f"--window-size={columns * size},{rows * size}",
             f"--screenshot={picture}", f"file://{folder}/page.html"],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
        image = Picture(open(picture, "rb").read())
        version = subprocess.run([chromium, "--version"], stdout=subprocess.PIPE).stdout.decode().strip()
    printed = lines_of(["check", "--batch", "-", "--format", "json"], "".join(" ".join(s) + "\n" for s in every))
    worst, seen, recorded = [0] * 5, [0] * 5, []
    for index, (layers, line) in enumerate(zip(every, printed)):
        painted = image.at(index % columns * size + size // 2, index // columns * size + size // 2)
        shown = bytes.fromhex(json.loads(line)["colors"]["foreground"][1:])
        depth = len(layers) - 1
        seen[depth] += 1
        worst[depth] = max(worst[depth], *(abs(a - b) for a, b in zip(painted, shown)))
        if index < 300:
            recorded.append((" ".join(layers), "#%02X%02X%02X" % painted))
    # Chromium rounds each premultiplied layer to 8 bits, and so may be off by a step for each.
    for depth in range(1, 5):
        report(f"pixels of {depth} translucent layers, in 8-bit steps", seen[depth], worst[depth], depth)
    record("pixels.tsv", f"What a browser paints: layers top first, the pixel. Painted by {version}, headless.", recorded)


class Picture:
    """A PNG of 8 bits a channel, as Chromium writes it. [PNG, third edition]"""

    def __init__(self, data):
        offset, compressed = 8, b""
        while offset < len(data):
            length, kind = struct.unpack(">I4s", data[offset:offset + 8])
            body = data[offset + 8:offset + 8 + length]
            if kind == b"IHDR":
                width, _, depth, form, _, _, interlaced = struct.unpack(">IIBBBBB", body)
                assert depth == 8 and form in (2, 6) and not interlaced
                self.channels = 3 if form == 2 else 4
            elif kind == b"IDAT":
                compressed += body
            offset += 12 + length
        raw, stride = zlib.decompress(compressed), width * self.channels
        self.rows, above = [], bytearray(stride)
        for start in range(0, len(raw), stride + 1):
            row = self.unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), above)
            self.rows.append(row)
            above = row

    def unfiltered(self, kind, row, above):
        for index in range(len(row)):
            left = row[index - self.channels] if index >= self.channels else 0
            corner = above[index - self.channels] if index >= self.channels else 0
            up = above[index]
            near = min((abs(up - corner), 0, left), (abs(left - corner), 1, up),
                       (abs(left + up - 2 * corner), 2, corner))[2]
            row[index] = (row[index] + (0, left, up, (left + up) // 2, near)[kind]) & 255
        return row

    def at(self, x, y):
        return tuple(self.rows[y][x * self.channels:x * self.channels + 3])


spaces(2000)
if chromium:
    pixels(3000)
else:
    print("painted stacks: no Chromium here, nothing compared")
pairs()
sys.exit(f"{failures} comparisons failed" if failures else 0)
