"""Ratios of random pairs by coloraide, another implementation of CSS Color 4: to twelve digits.

Luminance is WCAG's, of coloraide's linear light: its own has coefficients of more digits.
"""

import json
import random
import subprocess

from .score import Score, ratios

title = "coloraide"
source = "PyPI; `make verify` puts it there, in this checkout"
place = ".build/verify"
sign = "bin/python"

PAIRS = 10_000
SCRIPT = """
import json, sys
from coloraide import Color
def luminance(text):
    red, green, blue = Color(text).convert("srgb-linear").coords(nans=False)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
print(json.dumps([sorted(map(luminance, pair)) for pair in json.load(sys.stdin)]))
"""


def run(tool, suite):
    score = Score()
    draw = random.Random(3)
    pairs = [tuple("#" + "".join(draw.choices("0123456789ABCDEF", k=6)) for _ in range(2)) for _ in range(PAIRS)]
    other = subprocess.run(
        [suite / "bin/python", "-c", SCRIPT], input=json.dumps(pairs), capture_output=True, text=True, check=True)
    for pair, (low, high), ratio in zip(pairs, json.loads(other.stdout), ratios(tool, pairs)):
        expected = (high + 0.05) / (low + 0.05)
        score.add("pairs", abs(ratio / expected - 1) <= 1e-12, f"{pair}: {ratio!r}, by coloraide {expected!r}")
    return score
