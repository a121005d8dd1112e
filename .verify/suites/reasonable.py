"""Reasonable Colors: two shades whose numbers differ by 2 have 3:1, by 3 4.5:1 and by 4 7:1. The
publisher names no exception for hues; between hues some promises are not kept.
"""

import re

from .score import Score, guaranteed

title = "Reasonable Colors"
source = "github.com/matthewhowell/reasonable-colors"
place = "reasonable-colors"
sign = "reasonable-colors.css"


def least(first, second):
    return {2: 3, 3: 4.5, 4: 7, 5: 7}.get(abs(first - second))


def run(tool, suite):
    score = Score()
    text = (suite / "reasonable-colors.css").read_text()
    shades = re.findall(r"--color-([a-z]+-([1-6])):\s*(#[0-9a-fA-F]{6})", text)
    guaranteed(
        tool, [(name, int(shade), hexadecimal) for name, shade, hexadecimal in shades], least, score, "shades")
    return score
