"""Runs the conformance suite of the Design Tokens Community Group, which lies beside the checkout.

conformance.py TOOL SUITE: SUITE is the folder with the suite's manifest.json. A case is accepted if
`list tokens` reads it without an error and shows a value for each token. Values that are never judged, such as durations, are read
but not checked: cases that expect an error in them are counted apart. Fails if a valid file is
refused, or an invalid color, text style, reference, group or resolver accepted.
"""

import json
import pathlib
import subprocess
import sys

# Nothing is audited that these are about.
UNJUDGED = {
    "borders", "cubicBezier", "dimensions", "durations", "gradients", "numbers", "shadows",
    "strokeStyles", "transitions",
}


def cases(suite):
    for part in json.loads((suite / "manifest.json").read_text())["manifests"]:
        manifest = suite / part["file"]
        for case in json.loads(manifest.read_text())["tests"]:
            yield part["id"], case, manifest.parent / case["input"]


def main(tool, suite):
    score, failures = {}, []
    for part, case, path in cases(pathlib.Path(suite)):
        run = subprocess.run(
            [tool, "list", "tokens", path.name], cwd=path.parent, capture_output=True, text=True,
            timeout=60)
        if run.returncode not in (0, 2):
            sys.exit(f"{path}: exit status {run.returncode}\n{run.stderr}")
        is_valid = case["type"] == "PositiveEvaluationTest"
        kind = "valid" if is_valid else "invalid"
        if not is_valid and path.parent.name in UNJUDGED:
            kind += ", never judged"
        passed, total = score.get((part, kind), (0, 0))
        # What only fails where it is used is shown with its reason instead of a value.
        unread = [line for line in run.stdout.splitlines() if "  (" in line]
        is_right = (run.returncode == 0 and not unread) == is_valid
        score[part, kind] = (passed + is_right, total + 1)
        if not is_right:
            said = run.stderr.strip().splitlines()
            failures.append((kind, f"{part}/{case['input']}: {said[0] if said else 'accepted'}"))
    for (part, kind), (passed, total) in sorted(score.items()):
        print(f"{part:9} {kind:24} {passed} of {total}")
    for kind, text in failures:
        print(f"  {kind}: {text}")
    sys.exit(any("never judged" not in kind for kind, _ in failures))


main(*sys.argv[1:])
