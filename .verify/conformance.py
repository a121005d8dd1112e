"""usage: conformance.py TOOL FOLDER [DTCG]

Runs suites that others published and prints one page, in Markdown: what each came to, and which did
not run. They lie in FOLDER, beside the checkout, and are no part of it; the one of the Design Tokens
Community Group may lie at DTCG. Fails if a case fails that the page does not except, or if nothing ran.
"""

import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True

from suites import act, coloraide, dtcg, reasonable, uswds

SUITES = [dtcg, act, uswds, reasonable, coloraide]
SHOWN = 20


def folder(suite, beside, dtcg_tests):
    if suite is dtcg and dtcg_tests:
        return pathlib.Path(dtcg_tests)
    if suite is coloraide:
        return pathlib.Path(__file__).parent.parent / suite.place
    return pathlib.Path(beside) / suite.place


def main(tool, beside, dtcg_tests=None):
    tool = str(pathlib.Path(tool).resolve())
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    scores = {}
    for suite in SUITES:
        place = folder(suite, beside, dtcg_tests)
        scores[suite] = suite.run(tool, place) if (place / suite.sign).exists() else None
    print(f"# Conformance of {version}\n")
    print("Cases that others published, run by `make conformance`. A suite that is not here counts as not run.\n")
    print("| Suite | Cases | Passed | Failed | Not applicable |\n| --- | ---: | ---: | ---: | ---: |")
    for suite, score in scores.items():
        if score is None:
            print(f"| {suite.title} | not run | – | – | – |")
            continue
        counts = [sum(counter.values()) for counter in (score.passed, score.failed, score.skipped)]
        print(f"| {suite.title} | " + " | ".join(f"{count:,}" for count in [sum(counts), *counts]) + " |")
    for suite, score in scores.items():
        print(f"\n## {suite.title}\n")
        if score is None:
            print(f"Not run. It comes from {suite.source}; it is looked for at `{folder(suite, beside, dtcg_tests)}`.")
            continue
        print(suite.__doc__.strip() + "\n")
        print("| Part | Passed | Failed | Not applicable |\n| --- | ---: | ---: | ---: |")
        for part in score.parts:
            skipped = sum(count for (of, _), count in score.skipped.items() if of == part)
            print(f"| {part} | {score.passed[part]:,} | {score.failed[part]:,} | {skipped:,} |")
        if score.skipped:
            print("\nNot applicable, because colors alone do not decide:\n")
            reasons = {}
            for (_, reason), count in score.skipped.items():
                reasons[reason] = reasons.get(reason, 0) + count
            for reason, count in sorted(reasons.items(), key=lambda item: (-item[1], item[0])):
                print(f"- {count}: {reason}")
        for part, why in sorted(score.unjudged.items()):
            print(f"\nFailures of \"{part}\" are expected: {why}.")
        if score.failures:
            print("\nFailed:\n")
            for text in score.failures[:SHOWN]:
                print(f"- {text}")
            if len(score.failures) > SHOWN:
                print(f"- and {len(score.failures) - SHOWN} more")
    run = [score for score in scores.values() if score is not None]
    if not run:
        sys.exit("conformance: no suite is here, so nothing was compared")
    sys.exit(not all(score.is_good for score in run))


main(*sys.argv[1:])
