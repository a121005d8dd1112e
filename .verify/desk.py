"""usage: desk.py TOOL CHROMIUM [EDITS [SYSTEM…]]

Holds the arithmetic of the page of `contrast-audit desk` against the engine. In Chromium, random edits are
made in each system of the fixtures. The changes that the page copies are written into a copy of the sources
by `fix --from`, and audited: every ratio is the page's within 1e-9, and every verdict is the same.

A notation may hold fewer digits than a page computes with, so the page computes again with the colors as they
are read back.
"""
import base64, json, math, os, re, shutil, subprocess, sys, tempfile

tool, chromium = os.path.abspath(sys.argv[1]), sys.argv[2]
wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(here)
SYSTEMS = ["Sources/BuiltInCatalog/VaultMail"] + [f"Fixtures/{name}" for name in (
    "Eko", "TinyWins", "SimpleX", "SimpleXLayers", "Lantern", "Harbor", "Android", "VSCode", "TypeScript",
    "SwiftThemes", "StyleSheets", "TokensStudio", "ThreeModifiers", "DriftingApp")]
script = open(os.path.join(here, "desk.js")).read()


def run(folder, *words, seconds=600):
    try:
        found = subprocess.run(
            [tool, *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    if found.returncode not in (0, 1):
        sys.exit(f"desk: {' '.join(words)} in {folder}: {found.stderr.decode()}")
    return found.stdout.decode()


def page(folder):
    """The page of a system and its data."""
    path = os.path.join(folder, "contrast-desk.html")
    run(folder, "desk", "--output", path)
    with open(path) as file:
        text = file.read()
    os.remove(path)
    data = re.search(r'<script type="application/json" id="data">\n?(.*?)</script>', text, re.S)[1]
    return text, json.loads(data)


def browse(text, folder):
    path = os.path.join(folder, "page.html")
    with open(path, "w") as file:
        file.write(text)
    return subprocess.run(
        [chromium, *(["--no-sandbox"] if os.geteuid() == 0 else []), "--headless", "--disable-gpu", "--no-first-run",
         f"--user-data-dir={folder}/profile", "--virtual-time-budget=600000", "--dump-dom", f"file://{path}"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=120).stdout.decode()


def evaluate(text, expression, folder):
    """The value of an expression in a page, without the policy that keeps scripts of others out."""
    text, count = re.subn(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", text)
    if count != 1:
        sys.exit("desk: the page has no content security policy")
    more = f"""<script>{script}
const place = document.createElement("pre");
place.id = "found";
try {{ place.textContent = btoa(JSON.stringify({expression})); }} catch (error) {{ place.textContent = btoa(JSON.stringify(String(error))); }}
document.body.append(place);
</script></body>"""
    found = re.search(r'<pre id="found">([^<]*)</pre>', browse(text.replace("</body>", more), folder))
    if not found:
        sys.exit("desk: the browser computed nothing")
    value = json.loads(base64.b64decode(found[1]))
    if isinstance(value, str):
        sys.exit(f"desk: {value}")
    return value


def close(first, second):
    return first == second or (first is not None and second is not None
                               and math.isclose(first, second, rel_tol=1e-9, abs_tol=0))


def compare(system, folder):
    source = os.path.join(root, system)
    text, data = page(source)
    # The page runs under its own policy.
    if not re.search(r'id="failing-now">[\d]+ of [\d]+ fail<', browse(text, folder)):
        sys.exit(f"desk: {system}: the script did not run")
    tried = evaluate(text, f"rounds({wanted}, 1)", folder)
    if not tried["agrees"] or not tried["undone"]:
        sys.exit(f"desk: {system}: the page does not compute as the tool did, or undoing left something")
    counts = {"ratios": 0, "other": 0, "verdicts": 0, "inexact": 0, "unequal": 0, "unplanned": 0}
    read, audits = [], []
    for number, round in enumerate(tried["rounds"]):
        copy = os.path.join(folder, f"copy{number}")
        shutil.copytree(source, copy)
        with open(os.path.join(folder, "changes.json"), "w") as file:
            file.write(round["changes"])
        run(copy, "fix", "--from", os.path.join(folder, "changes.json"), "--write", "--allow-worse")
        _, edited = page(copy)
        read.append([place[5] for place in edited["places"]])
        flat = edited["evaluations"]
        judged = [
            (*edited["units"][flat[i + 2]][5:7], edited["outcomes"][flat[i + 3]]) for i in range(0, len(flat), 4)]
        report = run(copy, "--format", "json", seconds=5) if counts["unplanned"] < 3 else None
        if report is None:
            # The plan for random colors may take minutes. The new page has what the audit measured.
            counts["unplanned"] += 1
        else:
            # Over an unknown backdrop the report has a range, whose lower end is judged.
            results = [(
                result["ratio"] if result["ratio"] is not None else result["ratioRange"][0], both[1], result["outcome"])
                for result, both in zip(json.loads(report)["results"], judged, strict=True)]
            if results != judged:
                sys.exit(f"desk: {system}: the page made of the edited sources has other numbers than the report")
        audits.append(judged)
        shutil.rmtree(copy)
    again = evaluate(text, f"computedOf({json.dumps(read)})", folder) if read else []
    notes = []
    for number, (round, colors, audit, computed) in enumerate(zip(tried["rounds"], read, audits, again, strict=True)):
        exact = all(a == b for first, second in zip(round["colors"], colors, strict=True) for a, b in zip(first, second))
        for index, (expected, found) in enumerate(zip(audit, computed, strict=True)):
            counts["ratios"] += 2
            counts["verdicts"] += 1
            for a, b in zip(expected[:2], found[:2]):
                counts["other"] += not close(a, b)
            counts["unequal"] += expected[2] != found[2]
            if (not all(map(close, expected[:2], found[:2])) or expected[2] != found[2]) and len(notes) < 5:
                notes.append(f"  round {number}, evaluation {index}: tool {expected}, page {found}")
        counts["inexact"] += not exact
        # What was tried is what was measured then, but for the digits of a notation.
        for expected, found in zip(audit, round["computed"], strict=True):
            if exact and (not close(expected[0], found[0]) or expected[2] != found[2]):
                counts["other"] += 1
    name = os.path.basename(system)
    print(f"desk: {name}: {tried['edits']:,} edits in {len(read)} audits, {tried['editable']} of {tried['places']} "
          f"colors editable; {counts['ratios']:,} ratios, {counts['other']} beyond 1e-9; {counts['verdicts']:,} "
          f"verdicts, {counts['unequal']} different; {counts['inexact']} audits with colors of fewer digits"
          + (f"; {counts['unplanned']} without a report" if counts["unplanned"] else ""),
          flush=True)
    for note in notes:
        print(note, file=sys.stderr)
    return counts["other"] == 0 and counts["unequal"] == 0 and (tried["edits"] >= wanted or not tried["editable"])


def main():
    good = True
    for system in sys.argv[4:] or SYSTEMS:
        with tempfile.TemporaryDirectory() as folder:
            good &= compare(system, folder)
    if not good:
        sys.exit("desk: the page differs from the tool")


main()
