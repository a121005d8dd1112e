"""W3C's ACT rules on the contrast of text: afw4f7 (1.4.3) and 09o5cg (1.4.6).

A case is a page. Those whose text and background have colors of their own, in the style of an element or
by default, are judged by a style sheet with the same words; the others say why not. A page passes if
all of its texts do.

Along a gradient ACT takes the highest contrast and the tool the lowest, which is stricter: a page that
passes there may fail here, and is counted apart.
"""

import json
import pathlib
import re
import subprocess
import tempfile
from html.parser import HTMLParser

from .score import Score

title = "ACT rules of W3C: contrast of text"
source = "github.com/act-rules/act-rules.github.io"
place = "act-rules.github.io"
sign = "_rules/text-contrast-afw4f7.md"

RULES = {"AA": "_rules/text-contrast-afw4f7.md", "AAA": "_rules/text-contrast-enhanced-09o5cg.md"}
EXAMPLE = re.compile(r"^#### (Passed|Failed|Inapplicable) Example (\d+)\n(.*?)^```html\n(.*?)^```", re.M | re.S)
# HTML standard, rendering: the colors of a page that sets none.
GRADIENT = re.compile(r"linear-gradient\(to right, #([0-9A-F]{3}), #([0-9A-F]{3})\)")
DEFAULTS = {"color": "#000000", "background": "#FFFFFF", "size": 12.0, "weight": 400}
LINK = "#0000EE"
VOID = {"img", "input", "br", "hr"}
UNSEEN = {
    "<style": "a style sheet with selectors", "<script": "a script", "<svg": "no element of HTML",
    "url(": "a picture", "<img": "a picture", "text-shadow": "a shadow of text",
    "opacity:": "the opacity of an element", "display: none": "text that is not visible",
    "position:": "text that is not visible", "aria-hidden": "text that is not visible",
    "disabled": "an element that is disabled",
}


class Texts(HTMLParser):
    """The texts of a page, each with its color, background, size in points and weight."""

    def __init__(self):
        super().__init__()
        self.stack, self.found, self.unknown = [dict(DEFAULTS)], [], None

    def handle_starttag(self, tag, attributes):
        style = dict(self.stack[-1])
        if tag == "a":
            style["color"] = LINK
        for declaration in dict(attributes).get("style", "").split(";"):
            name, _, value = (part.strip() for part in declaration.partition(":"))
            if name == "color":
                style["color"] = value
            elif name in ("background", "background-color"):
                style["background"] = value
            elif name == "font-size":
                if not value.endswith("pt"):
                    self.unknown = "a size that is not in points"
                    continue
                style["size"] = float(value[:-2])
            elif name == "font-weight":
                style["weight"] = int(value)
        if tag not in VOID:
            self.stack.append(style)

    def handle_endtag(self, tag):
        if tag not in VOID:
            self.stack.pop()

    def handle_data(self, text):
        if text.strip():
            self.found.append(self.stack[-1])


def judge(tool, texts, level):
    """Whether the tool passes every text."""
    colors, pairings, gradients = [], [], {}
    for index, text in enumerate(texts):
        colors.append(f"--ink{index}: {text['color']};")
        if ends := GRADIENT.fullmatch(text["background"]):
            gradients[f"page{index}"] = {"$type": "gradient", "$value": [
                {"color": "#" + "".join(digit * 2 for digit in end), "position": position}
                for position, end in enumerate(ends.groups())]}
        else:
            colors.append(f"--page{index}: {text['background']};")
        is_large = text["size"] >= 18 or text["size"] >= 14 and text["weight"] >= 700
        pairings.append({
            "foreground": f"ink{index}", "background": f"page{index}",
            "usage": "large-text" if is_large else "text"})
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "page.css").write_text(":root { " + " ".join(colors) + " }")
        sources = ["page.css"]
        if gradients:
            (root / "page.tokens.json").write_text(json.dumps(gradients))
            sources.append("page.tokens.json")
        (root / "contrast-audit.json").write_text(json.dumps({
            "tokens": sources, "level": level, "rules": [{"id": "ACT", "pairings": pairings}]}))
        run = subprocess.run([tool, "--quiet"], cwd=root, capture_output=True, text=True, timeout=60)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{texts}: exit status {run.returncode}\n{run.stderr}")
    return run.returncode == 0, run.stdout.strip()


def run(tool, suite):
    score = Score()
    for level, path in RULES.items():
        rule = pathlib.Path(path).stem.rsplit("-", 1)[1]
        text = (suite / path).read_text()
        examples = EXAMPLE.findall(text)
        if len(examples) != text.count("\n#### "):
            raise SystemExit(f"{path}: {len(examples)} of {text.count(chr(10) + '#### ')} cases are read")
        for outcome, number, words, page in examples:
            part = f"{rule} ({level})"
            reason = next((why for mark, why in UNSEEN.items() if mark in page), None)
            if outcome == "Inapplicable" and not reason:
                reason = "text that is not visible"
            if "does not convey anything in human language" in words:
                reason = "text in no human language"
            texts = Texts()
            texts.feed(page)
            reason = reason or texts.unknown
            if reason:
                score.skip(part, reason)
                continue
            passes, said = judge(tool, texts.found, level)
            # Only a page that ACT passes: one that fails at its best fails at its worst.
            if "gradient(" in page and outcome == "Passed":
                part += ", passed gradients"
                score.unjudged[part] = "ACT takes the highest contrast along a gradient, the tool the lowest"
            score.add(part, passes == (outcome == "Passed"), f"{outcome} Example {number}: {said}")
    return score
