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


def derived(kind, base, space, **more):
    return {"$value": "{%s}" % base, "$extensions": {
        "studio.tokens": {"modify": {"type": kind, "value": "0.35", "space": space, **more}}}}


def color(space, *components, alpha=1):
    return {"$value": {"colorSpace": space, "components": list(components), "alpha": alpha}}


def gradient(*colors):
    stops = [{"color": value["$value"], "position": index / (len(colors) - 1)} for index, value in enumerate(colors)]
    return {"$type": "gradient", "$value": stops}


# What the systems of the fixtures hold little of: backdrops, gradients, choices, wide gamuts, derived colors.
CORNERS = {
    "base.tokens.json": {
        "$type": "color",
        "page": color("srgb", 1, 1, 1), "ink": color("srgb", 0.1, 0.1, 0.2), "sand": color("srgb", 0.9, 0.8, 0.6),
        "teal": color("oklch", 0.55, 0.1, 200), "vivid": color("display-p3", 1, 0.1, 0.1),
        "veil": color("srgb", 0, 0, 0, alpha=0.6), "mist": color("srgb", 1, 1, 1, alpha=0.7),
        "share": {"$type": "number", "$value": 0.4},
        "faded": {"$value": {
            "colorSpace": "srgb", "components": {"$ref": "#/ink/$value/components"}, "alpha": "{share}"}},
        "lighter": derived("lighten", "teal", "lch"), "darker": derived("darken", "teal", "hsl"),
        "pale": derived("lighten", "vivid", "p3"), "deep": derived("darken", "vivid", "srgb"),
        "mixed": derived("mix", "teal", "lch", color="{vivid}"), "blend": derived("mix", "sand", "hsl", color="{teal}"),
        "tint": derived("alpha", "teal", "srgb"), "again": derived("darken", "mixed", "p3"),
        "sky": gradient(color("srgb", 1, 0, 0), color("srgb", 0, 0.2, 1), color("srgb", 0.9, 0.9, 0.2)),
        "glass": gradient(color("srgb", 1, 1, 1, alpha=0.2), color("srgb", 0, 0.3, 0.3, alpha=0.9)),
        "glow": gradient(color("display-p3", 1, 0, 0), color("display-p3", 0, 1, 0.4)),
    },
    "dark.tokens.json": {
        "$type": "color", "page": color("srgb", 0, 0, 0), "ink": color("srgb", 0.9, 0.9, 1),
        "veil": color("srgb", 1, 1, 1, alpha=0.35)},
    "contrast-audit.json": {
        "name": "Corners", "tokens": ["base.tokens.json", {"path": "dark.tokens.json", "when": {"scheme": "dark"}}],
        "levels": [{"level": "AAA", "when": {"scheme": "dark"}}],
        "backdrops": {"photo": {"luminance": [0, 0.2]}, "bright": {"luminance": [0.3, 0.9]},
                      "wallpaper": {"colors": ["#000000", "sand", "teal"]}},
        "rules": [{"id": "R", "pairings": [
            {"foreground": ["ink", "teal", "vivid", "mist", "faded", "lighter", "darker", "pale", "deep", "mixed",
                            "blend", "again"],
             "background": ["page", "tint over page", "mist over veil over page", "veil over photo", "veil over bright",
                            "mist over veil over photo", "veil over wallpaper", "tint over any",
                            "mist over veil over any", "sky", "glow", "veil over sky", "glass over page"],
             "usage": "text"},
            {"foreground": {"best": ["page", "ink", "mist"]}, "background": ["teal", "sky", "veil over any"],
             "usage": "large-text"},
            {"foreground": {"choose": {"by": "luminance", "threshold": 0.3, "dark": "ink", "light": "page"}},
             "background": ["teal", "tint over sand"], "usage": "ui-component"},
            {"foreground": {"choose": {"by": "brightness", "threshold": 0.5, "dark": "ink", "light": "page"}},
             "background": ["vivid", "mixed"], "usage": "text", "minimum": 5},
            {"foreground": "sand", "background": "page", "usage": "decoration", "reason": "no information"}]}],
        "waivers": [{"foreground": "teal", "reason": "later", "ratio": 2.5},
                    {"foreground": ["vivid", "pale"], "reason": "soon"}]},
}


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
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=600).stdout.decode()


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
    # Bounds over backdrops of limited luminance take a browser a while.
    edits = wanted // 20 if os.path.basename(system) == "Corners" else wanted
    tried = evaluate(text, f"rounds({edits}, 1)", folder)
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
        report = run(copy, "--format", "json", seconds=3) if counts["unplanned"] < 3 else None
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
    return counts["other"] == 0 and counts["unequal"] == 0 and (tried["edits"] >= edits or not tried["editable"])


def main():
    good = True
    with tempfile.TemporaryDirectory() as folder:
        corners = os.path.join(folder, "Corners")
        os.mkdir(corners)
        for name, content in CORNERS.items():
            with open(os.path.join(corners, name), "w") as file:
                json.dump(content, file)
        for system in sys.argv[4:] or SYSTEMS + [corners]:
            with tempfile.TemporaryDirectory() as scratch:
                good &= compare(system, scratch)
    if not good:
        sys.exit("desk: the page differs from the tool")


main()
