"""usage: structured.py TOOL SECONDS [SEED]

Runs the tool on systems that are well formed and strange: numbers at the ends of what a double holds, deep
nesting, long and odd names, circles, repetition. Each run has to end with 0, 1 or 2, within two seconds of
processor time and 500 MB, and what it prints has to be what the format says.
"""
import json, os, random, resource, shutil, subprocess, sys, tempfile, time
import xml.etree.ElementTree as XML

try:
    import yaml
except ImportError:
    yaml = None

tool, seconds = os.path.abspath(sys.argv[1]), float(sys.argv[2])
seed = int(sys.argv[3]) if len(sys.argv) > 3 else int(time.time())
rng = random.Random(seed)
sys.setrecursionlimit(100_000)
CPU, MEMORY = 2.0, 500_000  # seconds, KB

NUMBERS = [
    "0", "-0", "-0.0", "1", "-1", "0.5", "1e-320", "4.9e-324", "1e308", "1.7976931348623157e308", "1e309",
    "-1e309", "1e20", "-1e20", "1e155", "1e999999", "0.1e-999999", "9007199254740993", "18446744073709551616",
    "255", "256", "-255.5", "0.04045", "0.9999999999999999", "100", "360", "1e5", "3.0000000000000004",
    "0." + "3" * 400, "1" * 400,
]
HEX = ["#00000080", "#FFF8", "#12345", "#", "#GGGGGG", "transparent"]
SPACES = [
    "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50", "lab", "lch",
    "oklab", "oklch", "hsl", "hwb", "none", "",
]
PLAIN = ["ink", "page", "a", "b", "c", "é", "e\u0301", "K", "\u212a", "*", "?", "x" * 300, "any", "best"]
ODD = ["", "$x", "{a}", "a.b", "\\*", "\u200b", "\ufeff", "\u202e", "over", "\0", "'\"<&>"]
FORMATS = [
    "text", "json", "junit", "html", "sarif", "github", "gitlab", "markdown", "xcode", "checkstyle", "sonarqube",
    "rdjson", "teamcity", "azure", "csv", "compact", "acr", "openacr", "apple-label",
]


def number(least=0.0, most=1.0):
    """Mostly what is expected, and sometimes what nobody does."""
    return rng.choice(NUMBERS) if rng.random() < 0.03 else str(rng.uniform(least, most))


pick = rng.choice
# Most of a system has to be right for anything to be judged.
name = lambda: pick(ODD) if rng.random() < 0.03 else pick(PLAIN)
hexes = lambda: pick(HEX) if rng.random() < 0.03 else "#%06X" % rng.getrandbits(24)
space = lambda: pick(SPACES) if rng.random() < 0.15 else pick(SPACES[:-2])


class Raw(str):
    """A number as it is written."""


def write(value):
    """JSON with numbers as they are written."""
    if isinstance(value, Raw): return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {write(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)): return "[" + ", ".join(map(write, value)) + "]"
    return json.dumps(value, ensure_ascii=rng.random() < 0.5)


def color():
    kind = rng.random()
    if kind < 0.35: return hexes()
    if kind < 0.45: return "{" + pick(["ink", "page", "a", "b"]) + "}"
    of = space()
    ends = {"hsl": (360, 100, 100), "hwb": (360, 100, 100), "lab": (100, 100, 100), "lch": (100, 100, 360),
            "oklch": (1, 0.4, 360)}.get(of, (1, 1, 1))
    parts = ["none" if rng.random() < 0.05 else Raw(number(0, most)) for most in ends]
    if rng.random() < 0.02: parts.pop()
    value = {"colorSpace": of, "components": parts}
    if rng.random() < 0.4: value["alpha"] = Raw(number())
    return value


def token(depth=0):
    kind = rng.random()
    if kind < 0.7: return {"$type": "color", "$value": color()}
    if kind < 0.8:
        return {"$type": "gradient", "$value": [
            {"color": color(), "position": Raw(number())} for _ in range(pick([2, 3, 8, 40, 257, 0]))]}
    if kind < 0.85:
        return {"$type": "typography", "$value": {"fontFamily": "A", "fontWeight": Raw(number()),
                "fontSize": {"value": Raw(number()), "unit": pick(["px", "rem", "em"])}}}
    if kind < 0.9:
        return {"$type": "color", "$value": "#777777", "$extensions": {"studio.tokens": {"modify": {
            "type": pick(["lighten", "darken", "mix", "alpha"]), "value": number(),
            "space": pick(["lch", "srgb", "p3", "hsl"]), "color": hexes()}}}}
    if depth > 8: return token(9)
    return {name(): token(depth + 1) for _ in range(rng.randint(0, 4))}


def tokens():
    root = {"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": color()}}
    for plain in "ab": root[plain] = {"$type": "color", "$value": hexes()}
    for _ in range(rng.randint(0, 12)): root.setdefault(name(), token())
    if rng.random() < 0.08:
        node = root
        for _ in range(pick([10, 100, 511, 512, 2000])): node = node.setdefault("n", {})
        node["deep"] = token(9)
    if rng.random() < 0.1:
        for index in range(pick([100, 2000])):
            root[f"t{index}"] = {"$type": "color", "$value": "{t%d}" % (index + 1) if rng.random() < 0.98 else color()}
    return {"a.tokens.json": write(root)}, "a.tokens.json"


def css_color(depth=0):
    kind = rng.random()
    if kind < 0.3: return hexes()
    if kind < 0.45: return f"var(--{pick(['ink', 'page', 'a', 'b'])}" + (f", {css_color(depth + 1)})" if depth < 20 and rng.random() < 0.4 else ")")
    if kind < 0.6: return f"{pick(['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'])}({number()} {number()}% {number()}" + (f" / {number()})" if rng.random() < 0.3 else ")")
    if kind < 0.75: return f"color({space()} {number()} {number()} {number()})"
    if kind < 0.85 and depth < 20:
        return f"color-mix(in {space()}, {css_color(depth + 1)} {number()}%, {css_color(depth + 1)})"
    if kind < 0.95 and depth < 20: return f"light-dark({css_color(depth + 1)}, {css_color(depth + 1)})"
    return "#888" if rng.random() < 0.95 else f"calc({'(' * pick([1, 10, 300])}{number()}"


def css():
    def block(depth):
        text = "".join(f"--{pick(['ink', 'page', 'a', 'b', 'c'])}: {css_color()};" for _ in range(rng.randint(0, 4)))
        if depth < pick([2, 4, 40]) and rng.random() < 0.6:
            text += pick(["&", "@media (prefers-color-scheme: dark)", "@supports (color: red)", "@layer x", ".dark &",
                          "@media " + "not " * pick([1, 3, 200]) + "(hover)", "@layer " + ".".join("ab" * pick([1, 30, 70]))])
            text += " {" + block(depth + 1) + "}"
        return text
    text = ":root { --page: #fff; --ink: #000; color-scheme: light dark }" + "".join(
        pick([":root", "html", ".dark", "[data-theme=x]", ":root, .x", "@media (prefers-color-scheme: dark)"])
        + " {" + block(0) + "}" for _ in range(rng.randint(0, 6)))
    return {"a.css": text + ":root { --a: #123; --b: #456 }"}, "a.css"


SIMPLE = ["&", "&", ":root", "html", "body", ".dark", ".light", ".theme-x", "[data-theme=dark]", "[data-theme]", ".x", "#a", "*",
          "p", ":foo", ":hover", "::before", "a|b", ":host", ":nth-child(2n+1 of .x)", "\\64 ", "[a=b i]", "&", ":scope"]


def selector(depth=0):
    """A selector with functions in functions, lists in lists, and elements in elements."""
    kind = rng.random()
    if depth > pick([2, 4, 9, 70]) or kind < 0.35: return pick(SIMPLE)
    if kind < 0.65:
        inner = (", " if rng.random() < 0.9 else ",,").join(selector(depth + 1) for _ in range(pick([1, 1, 2, 2, 3, 12])))
        return f":{pick(['is', 'is', 'where', 'not', 'has', 'host', 'foo'])}({inner})"
    if kind < 0.85: return selector(depth + 1) + selector(depth + 1)
    if kind < 0.97: return selector(depth + 1) + pick([" ", " ", " > ", " + ", " ~ ", " || "]) + selector(depth + 1)
    return pick([selector(depth + 1) * pick([2, 30, 300]), ":is(" * pick([9, 63, 900]) + pick(SIMPLE), ", ".join(["&.x", ".y &"] * 40)])


def rules():
    """Rules in rules, whose selectors are lists that name the rule around."""
    def rule(depth, most):
        text = "".join(f"--{pick(['ink', 'page', 'a'])}: {hexes()};" for _ in range(rng.randint(0, 2)))
        for _ in range(pick([0, 1, 1, 2]) if depth < most else 0): text += rule(depth + 1, most)
        prelude = pick([
            lambda: ", ".join(selector() for _ in range(pick([1, 2, 2, 3, 30]))), selector, lambda: pick(["&, .x", ".a &, .b &", "&:is(.a, .b), &.c"]),
            lambda: pick(["@media (prefers-color-scheme: dark)", "@layer x", "@scope (.x)", "@container (width > 0)", "@supports selector(&)"])])
        return f"{prelude()} {{{text}}}"
    text = ":root { --page: #fff; --ink: #000 }" + "".join(rule(0, pick([1, 3, 8, 31])) for _ in range(rng.randint(1, 5)))
    return {"a.css": text[:100_000]}, "a.css"


def swift():
    value = lambda: pick([
        f"Color(red: {number()}, green: {number()}, blue: {number()}, opacity: {number()})",
        f"Color(hex: 0x{rng.getrandbits(pick([8, 24, 32, 64])):X})", f"Color(white: {number()})", "Color.black", "ink",
        f"Color.white.opacity({number()})", f"UIColor(hue: {number()}, saturation: {number()}, brightness: {number()}, alpha: 1)",
        "(" * (deep := pick([0, 1, 400])) + "Color.white" + ")" * deep, f"Color(hex: \"{hexes()}\")"])
    lines = "\n".join(f"  static let {pick(['a', 'b', 'c', 'd'])}{index} = {value()}" for index in range(rng.randint(0, 9)))
    return {"A.swift": f"enum T {{\n  static let page = Color.white\n  static let ink = {value()}\n{lines}\n}}"}, "A.swift"


def catalog():
    parts = {name: pick([number(), number(), "0x%X" % rng.getrandbits(8)]) for name in ("red", "green", "blue")}
    parts["alpha"] = pick(["1", "1.000", number()])
    entry = {"idiom": "universal", "color": {
        "color-space": pick(["srgb", "extended-srgb", "display-p3", "extended-linear-srgb"]), "components": parts}}
    files = {f"A.xcassets/{name}.colorset/Contents.json": write({"colors": [entry], "info": {}})
             for name in ("ink", "page")}
    return files, "A.xcassets"


def policy(source):
    known = ["T.ink", "T.page", "T.*"] if source.endswith("swift") else ["ink", "page", "*", "**", "i*"]
    one = lambda: name() if rng.random() < 0.05 else pick(known)
    stack = lambda: " over ".join(one() for _ in range(pick([1, 1, 1, 2, 3])))
    pairings = [{"foreground": "T.ink" if source.endswith("swift") else "ink",
                 "background": "T.page" if source.endswith("swift") else "page", "usage": "text"}]
    for _ in range(pick([0, 0, 0, 1, 3])):
        pairing = {"foreground": pick([one(), [one(), one()], {"best": [one(), one()]}]),
                   "background": stack() if rng.random() < 0.5 else known[1], "usage": pick(["text", "large-text", "ui-component", "decoration"])}
        if rng.random() < 0.1: pairing["minimum"] = Raw(number(1, 21))
        if rng.random() < 0.1: pairing["claims"] = Raw(number(1, 21))
        pairings.append(pairing)
    made = {"tokens": [source], "rules": [{"id": "R", "pairings": pairings * (1 if rng.random() < 0.98 else 300)}]}
    if rng.random() < 0.08: made["backdrops"] = {"any2": {"luminance": [Raw(number(0, 0.4)), Raw(number(0.5, 1))]}}
    if rng.random() < 0.08: made["waivers"] = [{"rule": "R", "foreground": one(), "reason": "r", "ratio": Raw(number(1, 21))}]
    if source.endswith("css") and rng.random() < 0.8: made["conditions"] = {"*": pick(["audit", "ignore"])}
    return write(made)


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (20, 20))


def check(text, name):
    if name in ("json", "sarif", "gitlab", "sonarqube", "rdjson"):
        json.loads(text, parse_constant=lambda word: 1 / 0)
    elif name == "openacr" and yaml:
        if yaml.safe_load(text)["author"] != {"email": ""}: raise ValueError("no draft")
    elif name in ("junit", "checkstyle"):
        XML.fromstring(text)
    elif name == "html" and not text.rstrip().endswith("</html>"):
        raise ValueError("the page has no end")


counts, found, end = {0: 0, 1: 0, 2: 0}, 0, time.time() + seconds
while time.time() < end:
    state = rng.getstate()
    files, source = pick([tokens, tokens, css, css, rules, rules, swift, catalog])()
    files["contrast-audit.json"] = policy(source)
    format = pick(FORMATS)
    folder = tempfile.mkdtemp()
    for path, text in files.items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", errors="surrogatepass") as file: file.write(text)
    with open(os.path.join(folder, ".out"), "w+b") as out, open(os.path.join(folder, ".err"), "w+b") as err:
        process = subprocess.Popen([tool, "--format", format], cwd=folder, stdout=out, stderr=err, preexec_fn=limit)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        out.seek(0)
        output = out.read().decode("utf-8", "strict")
    cpu, code, why = usage.ru_utime + usage.ru_stime, os.waitstatus_to_exitcode(status), None
    if code not in counts: why = f"exit {code}"
    elif cpu > CPU: why = f"{cpu:.1f} s"
    elif usage.ru_maxrss > MEMORY: why = f"{usage.ru_maxrss // 1000} MB"
    elif output:
        try: check(output, format)
        except Exception as error: why = f"no valid {format}: {error}"
    if why:
        found += 1
        print(f"structured: {why}: {folder} ({format}, seed {seed})")
    else:
        counts[code] += 1
        shutil.rmtree(folder)
total = sum(counts.values()) + found
print(f"structured: {total} systems, " + ", ".join(f"{count} exit {code}" for code, count in counts.items())
      + f", {found} wrong (seed {seed})")
sys.exit(1 if found or not total else 0)
