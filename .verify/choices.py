"""usage: choices.py TOOL CHROMIUM COUNT [SEED]

Compares what the tool judges of random style sheets with what Chromium shows in every state of a page: the
system prefers light or dark, and the page chooses nothing, a scheme, or a theme, in each way alone and in all
ways. Either the colors of each state, all together, are those of one permutation, or the tool refuses the sheet.
"""
import concurrent.futures, json, os, random, re, subprocess, sys, tempfile

import browser

tool, chromium, count = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3])
source = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
TOKENS = ["t0", "t1", "page"]
COLORS = ["#000000", "#ffffff", "#112233", "#ddeeff", "#334455"]
SELECTORS = [
    ".dark", ".light", ":root.dark", "html.light", "[data-theme=dark]", "[data-theme=light]", ":root[data-theme=dark]",
    "[data-bs-theme=dark]", ".dark, [data-theme=dark]", ".dark-mode", "[data-mode=dark]",
]
SYSTEM = [
    "@media (prefers-color-scheme: dark) { :root %s }", "@media (prefers-color-scheme: light) { :root %s }",
    "@media (prefers-color-scheme: dark) { :root:not(.light):not([data-theme=light]) %s }", ":root:not(.light) %s",
    ":root:not([data-theme]) %s",
]
CLASSES = [".sepia", ":root.sepia", "html.sepia"]
THEMES = [".navy", "[data-theme=navy]", ":root[data-theme=navy]", ".theme-navy", ".blue"]
# Themes that are inside of an element with a scheme; only then a page has the theme's class below the root.
BELOW = [
    ".dark .theme-navy", ".theme-navy:is(.dark *)", ":is(.dark, .dark-mode) .theme-navy", ".theme-navy:where(.dark *)",
    ".light .theme-navy", "[data-theme=dark] .theme-navy", ".dark .theme-navy, .theme-navy.dark",
]
IS_BELOW = re.compile(r"[\])kt] \.theme-navy|\.theme-navy:")
# What the policy says of classes whose names say nothing.
NAMED = {".navy": {"theme": "navy"}, ".blue": {"theme": "navy"}}


def sheet():
    varies, themed, asked = source.random() < 0.4, source.random() < 0.4, source.random() < 0.3
    below = source.random() < 0.3

    def value():
        if varies and source.random() < 0.4:
            return f"light-dark({source.choice(COLORS)}, {source.choice(COLORS)})"
        return source.choice(COLORS)

    def block(tokens):
        text = " ".join(f"--{token}: {value()};" for token in tokens)
        if varies and source.random() < 0.25:
            text += f" color-scheme: {source.choice(['light dark', 'dark', 'light'])};"
        return "{ " + text + " }"

    rules = []
    for _ in range(source.randint(1, 4)):
        own = block(source.sample(TOKENS, source.randint(1, 3)))
        kinds = [SELECTORS, SELECTORS, SYSTEM] + [THEMES] * themed + [CLASSES] * asked + [BELOW, BELOW, [".theme-navy"]] * below
        selector = source.choice(source.choice(kinds))
        rules.append(selector % own if "%s" in selector else f"{selector} {own}")
    rules.insert(source.randint(0, len(rules)) if source.random() < 0.3 else 0, f":root {block(TOKENS)}")
    return "\n".join(rules) + "\n"


def judged(text):
    """The colors of every permutation, where whatever the tool asks about is audited; nil where it refuses."""
    conditions = {name: choice for name, choice in NAMED.items() if f"{name} " in text}
    for _ in range(8):
        policy = {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [
            {"foreground": TOKENS[:-1], "background": TOKENS[-1], "usage": "text"}]}]}
        if conditions:
            policy["conditions"] = conditions
        with tempfile.TemporaryDirectory() as folder:
            for name, content in (("a.css", text), ("contrast-audit.json", json.dumps(policy))):
                with open(os.path.join(folder, name), "w") as file:
                    file.write(content)
            run = subprocess.run([tool, "--format", "json"], cwd=folder, capture_output=True, text=True)
        if run.returncode in (0, 1):
            found = {}
            for result in json.loads(run.stdout)["results"]:
                colors = found.setdefault(json.dumps(result["context"], sort_keys=True), {})
                colors[result["foreground"]] = result["colors"]["foreground"].lower()
                ground = result["colors"]["background"]
                colors[TOKENS[-1]] = (ground[-1] if isinstance(ground, list) else ground).lower()
            return {tuple(colors.get(token) for token in TOKENS) for colors in found.values()}
        if run.returncode != 2:
            sys.exit(f"choices: the tool ended with {run.returncode}: {run.stderr}\n{text}")
        more = set(re.findall(r'"conditions": \{"([^"]*)": "audit"\}', run.stderr)) - set(conditions)
        if "cannot be audited" in run.stderr or not more:
            return None
        conditions.update(dict.fromkeys(more, "audit"))
    return None


def states():
    """The scheme that the system prefers, and the classes and attributes of the root."""
    ways = {"class": ".", "mode": ".", "data-theme": "[", "data-bs-theme": "[", "data-mode": "["}
    found = []
    for system in ("light", "dark"):
        choices = [({}, [])]
        for scheme in ("light", "dark"):
            for chosen in [[way] for way in ways] + [list(ways)]:
                attributes = {way: scheme for way in chosen if ways[way] == "["}
                classes = [scheme + ("-mode" if way == "mode" else "") for way in chosen if ways[way] == "."]
                choices.append((attributes, classes))
        for attributes, classes in choices:
            found += [(system, attributes, classes), (system, attributes, classes + ["sepia"])]
            found += [(system, attributes, classes + [name]) for name in ("navy", "blue", "theme-navy") if "data-theme" not in attributes]
            found.append((system, attributes, classes + ["body:theme-navy"]))
            if "data-theme" not in attributes:
                found += [(system, {**attributes, "data-theme": "navy"}, classes + more) for more in ([], ["theme-navy"])]
    return found


STATES = states()


def is_named(state, text):
    """Whether the sheet has a rule for each class and attribute; where all ways are used, for one of them."""
    _, attributes, classes = state
    below = [name for name in classes if name.startswith("body:")]
    if below and not IS_BELOW.search(text):
        return False
    classes = [name.removeprefix("body:") for name in classes]
    # Without a rule that names the root, a class is one of an element below.
    if "sepia" in classes and "html.sepia" not in text and ":root.sepia" not in text:
        return False
    names = [f"[{name}={value}]" in text for name, value in attributes.items()]
    names += [re.search(rf"\.{name}[ ,):]", text) is not None for name in classes]
    if "data-mode" not in attributes or len(attributes) < 3:
        return all(names)
    # Where the attribute has names of its own, a page sets no other.
    if "[data-theme=navy]" in text and f"[data-theme={attributes['data-theme']}]" not in text:
        return False
    others = [name for name in classes if not re.match("light|dark", name)]
    named = [f"[{name}={value}]" in text for name, value in attributes.items()]
    named += [re.search(rf"\.{name}[ ,)]", text) is not None for name in classes if name not in others]
    return any(named) and all(re.search(rf"\.{name}[ ,):]", text) for name in others)


SCRIPT = """
const properties = ["background-color", "border-top-color", "outline-color"];
async function frame(scheme) {
  const frame = document.createElement("iframe");
  // A frame prefers the scheme that the element around it uses.
  frame.style.cssText = `color-scheme:${scheme}`;
  const loaded = new Promise((resolve) => { frame.onload = resolve; });
  frame.srcdoc = "<!doctype html><html><head><style id=sheet></style></head><body></body></html>";
  document.body.append(frame);
  await loaded;
  return frame;
}
async function measure(tokens, sheets, states) {
  const frames = { light: await frame("light"), dark: await frame("dark") };
  return sheets.map((text) => states.map(([scheme, attributes, classes]) => {
    const root = frames[scheme].contentDocument;
    const sheet = root.getElementById("sheet");
    if (sheet.textContent !== text) sheet.textContent = text;
    const html = root.documentElement;
    for (const name of html.getAttributeNames()) html.removeAttribute(name);
    const isBelow = (name) => name.startsWith("body:");
    const own = classes.filter((name) => !isBelow(name));
    if (own.length) html.className = own.join(" ");
    const body = root.body;
    body.className = classes.filter(isBelow).map((name) => name.slice(5)).join(" ");
    for (const name in attributes) html.setAttribute(name, attributes[name]);
    body.setAttribute("style", tokens.map((name, index) => `${properties[index]}:var(--${name})`).join(";"));
    const style = frames[scheme].contentWindow.getComputedStyle(body);
    return tokens.map((_, index) => style.getPropertyValue(properties[index]));
  }));
}
"""


def measured(sheets):
    return browser.measured(chromium, [SCRIPT], "measure", TOKENS, sheets, STATES)


def digits(text):
    match = re.fullmatch(r"rgb\((\d+), (\d+), (\d+)\)", text)
    return "#%02x%02x%02x" % tuple(int(part) for part in match.groups()) if match else text


def main():
    sheets = [sheet() for _ in range(count)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = list(pool.map(judged, sheets))
    whole = refused = missed = compared = 0
    for text, answer, found in zip(sheets, answers, measured(sheets)):
        if answer is None:
            refused += 1
            continue
        shown = [(state, tuple(map(digits, colors))) for state, colors in zip(STATES, found) if is_named(state, text)]
        compared += len(shown)
        other = [(state, colors) for state, colors in shown if colors not in answer]
        whole += not other
        missed += bool(other)
        if other and missed <= 3:
            print(f"a page in the state {other[0][0]} shows {other[0][1]}, judged is {sorted(answer)}\n{text}", file=sys.stderr)
    print(f"choices of schemes: {count:,} style sheets, {whole:,} judged in every state, {refused:,} refused, "
          f"{missed:,} with a state that is not judged; {compared:,} states compared")
    if missed or whole < count / 5:
        sys.exit(1)


main()
