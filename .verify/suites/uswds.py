"""The magic numbers of the U.S. Web Design System: two colors whose grades differ by 40 have 3:1, by 50
4.5:1 and by 70 7:1. White has grade 0, black 100.

https://designsystem.digital.gov/design-tokens/color/overview/#magic-number
"""

import json

from .score import Score, guaranteed

title = "Magic numbers of the U.S. Web Design System"
source = "github.com/uswds/uswds"
place = "uswds"
sign = "packages/uswds-tokens/colors/blue.json"


def least(first, second):
    apart = abs(first - second)
    return 7 if apart >= 70 else 4.5 if apart >= 50 else 3 if apart >= 40 else None


def colors(values, name):
    for value in values:
        if isinstance(value["value"], list):
            yield from colors(value["value"], f"{name}-{value['name']}")
        elif value["name"].isdigit() and str(value["value"]).startswith("#"):
            yield f"{name}-{value['name']}", int(value["name"]), value["value"]


def run(tool, suite):
    score = Score()
    found = [("white", 0, "#FFFFFF"), ("black", 100, "#000000")]
    for path in sorted((suite / "packages/uswds-tokens/colors").glob("*.json")):
        for family in json.loads(path.read_text())["props"]:
            if isinstance(family["value"], list):
                found += colors(family["value"], family["name"])
    guaranteed(tool, found, least, score, "grades")
    return score
