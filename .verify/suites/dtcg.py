"""The suite of the Design Tokens Community Group.

A case is accepted if `list tokens` reads it without an error and shows a value for each token. Values
that are never judged, such as durations, are read but not checked: cases that expect an error in them
are counted apart.
"""

import json
import subprocess

from .score import Score

title = "Design Tokens Community Group"
source = "github.com/design-tokens/community-group, the branch or pull request with tests/manifest.json"
place = "community-group/tests"
sign = "manifest.json"

# Nothing is audited that these are about.
UNJUDGED = {"cubicBezier", "dimensions", "durations", "numbers", "transitions"}


def cases(suite):
    for part in json.loads((suite / "manifest.json").read_text())["manifests"]:
        manifest = suite / part["file"]
        for case in json.loads(manifest.read_text())["tests"]:
            yield part["id"], case, manifest.parent / case["input"]


def run(tool, suite):
    score = Score()
    for part, case, path in cases(suite):
        run = subprocess.run(
            [tool, "list", "tokens", path.name], cwd=path.parent, capture_output=True, text=True,
            timeout=60)
        if run.returncode not in (0, 2):
            raise SystemExit(f"{path}: exit status {run.returncode}\n{run.stderr}")
        is_valid = case["type"] == "PositiveEvaluationTest"
        kind = f"{part}, {'valid' if is_valid else 'invalid'}"
        if not is_valid and path.parent.name in UNJUDGED:
            kind += ", never judged"
            score.unjudged[kind] = "no audit uses these values, so they are read and not checked"
        # What only fails where it is used is shown with its reason instead of a value.
        unread = [line for line in run.stdout.splitlines() if "  (" in line]
        is_right = (run.returncode == 0 and not unread) == is_valid
        said = run.stderr.strip().splitlines()
        score.add(kind, is_right, f"{case['input']}: {said[0] if said else 'accepted'}")
    return score
