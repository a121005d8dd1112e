"""What a suite of somebody else's cases came to."""

import json
import subprocess
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Score:
    """Counts by part of a suite. A case that failed has a line that says which and why."""

    passed: Counter = field(default_factory=Counter)
    failed: Counter = field(default_factory=Counter)
    # By part and reason.
    skipped: Counter = field(default_factory=Counter)
    failures: list = field(default_factory=list)
    # Parts whose failures are known not to concern an audit; the page says why.
    unjudged: dict = field(default_factory=dict)

    def add(self, part, is_right, text):
        (self.passed if is_right else self.failed)[part] += 1
        if not is_right:
            self.failures.append(f"{part}: {text}")

    def skip(self, part, reason):
        self.skipped[part, reason] += 1

    @property
    def parts(self):
        return sorted({*self.passed, *self.failed, *(part for part, _ in self.skipped)})

    @property
    def is_good(self):
        return all(part in self.unjudged for part in +self.failed) and sum(self.passed.values()) > 0


def ratios(tool, pairs):
    """The ratio of each pair of colors, by the tool."""
    text = "".join(f"{foreground} {background}\n" for foreground, background in pairs)
    run = subprocess.run(
        [tool, "check", "--batch", "-", "--format", "json"], input=text, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{tool} ended with {run.returncode}\n{run.stderr}")
    lines = run.stdout.splitlines()
    assert len(lines) == len(pairs)
    return [json.loads(line)["ratio"] for line in lines]


def luminance(color):
    """WCAG's relative luminance of #RRGGBB, by its formula and apart from the tool."""
    parts = [int(color[index:index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first, second):
    low, high = sorted([luminance(first), luminance(second)])
    return (high + 0.05) / (low + 0.05)


def guaranteed(tool, colors, least, score, part):
    """Judges a promise of a palette: two of its colors have at least the ratio that `least` gives for them.

    `colors` is a list of (name, grade, hex). Pairs without a promise are no cases. Where WCAG's formula,
    computed here, gives what the tool gives, a promise that does not hold is the publisher's mistake.
    """
    pairs = [
        (first, second) for index, first in enumerate(colors) for second in colors[index + 1:]
        if least(first[1], second[1])
    ]
    measured = ratios(tool, [(first[2], second[2]) for first, second in pairs])
    for (first, second), ratio in zip(pairs, measured):
        promised, expected = least(first[1], second[1]), contrast(first[2], second[2])
        agrees, name = abs(ratio / expected - 1) <= 1e-12, f"{part}, {promised}:1"
        if agrees and expected < promised:
            name += ", promise not kept"
            score.unjudged[name] = "WCAG's formula, computed in Python, gives the same ratio as the tool"
        score.add(
            name, agrees and ratio >= promised,
            f"{first[0]} {first[2]} on {second[0]} {second[2]} is promised {promised}:1 and has {ratio:.4f}:1")
