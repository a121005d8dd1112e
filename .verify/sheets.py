"""usage: sheets.py TOOL CHROMIUM COUNT [SEED]

Compares what the tool says of the custom properties of random style sheets with what Chromium computes,
in both schemes: each color is the same, or the tool refuses it. Where the page chooses a scheme, its class is
tried on <html>, on <body> and on an element within.
"""
import concurrent.futures, json, os, random, re, subprocess, sys, tempfile

import browser
from browser import is_close, rgb

if __name__ == "__main__":
    tool, chromium, count = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
TOKENS = [f"t{index}" for index in range(6)]

# What the tool knows nothing of: it has to ask, and the policy answers that both are audited.
FEATURES = [
    "(min-width: 0)", "(min-width: 99999px)", "(hover: hover)", "(orientation: landscape)",
    "(prefers-reduced-motion: reduce)", "(width >= 100px)", "(color-gamut: p3)", "(color-gamut: srgb)",
]
SUPPORTS = ["@supports (appearance: none)", "@supports selector(:has(a))", "@supports (display: foo)"]
ROOT_SELECTORS = ["html.js", ":root[lang]", ":root:has(body)", "html:hover", "html#x"]
INNER_SELECTORS = [".x", "body .x", "p", ".dark body"]
QUERIES = [
    "(prefers-color-scheme: dark)", "(prefers-color-scheme:light)", "( PREFERS-COLOR-SCHEME : Dark )",
    "screen", "all", "print", "not print", "not screen", "not all", "only screen", "speech", "tv", "",
    "screen and (prefers-color-scheme: dark)", "not all and (prefers-color-scheme: dark)",
    "not screen and (prefers-color-scheme: light)", "not (prefers-color-scheme: dark)",
    "(not (prefers-color-scheme: dark))", "screen and (not (prefers-color-scheme: light))",
    "screen and not (prefers-color-scheme: light)", "(prefers-color-scheme)",
    "not (prefers-color-scheme)",
    "(prefers-color-scheme: dark) or (prefers-color-scheme: light)",
    "(prefers-color-scheme: dark) and (prefers-color-scheme: light)",
    "print, (prefers-color-scheme: dark)", "print, screen", "not print, (prefers-color-scheme: dark)",
    "not ((prefers-color-scheme: dark) or (prefers-color-scheme: light))",
    "((prefers-color-scheme: dark) and (not (prefers-color-scheme: light)))",
    "only screen and (prefers-color-scheme: dark) and (prefers-contrast: no-preference)",
    "(prefers-contrast: more)", "not (prefers-contrast: more)", "(prefers-contrast)",
    "(prefers-contrast: less)", "(prefers-contrast: no-preference) and (prefers-color-scheme: dark)",
    # Invalid: these match nothing.
    "(prefers-color-scheme: dark) and", "and (prefers-color-scheme: dark)", "(prefers-color-scheme: blue)",
    "not (prefers-color-scheme: blue)", "(prefers-color-scheme: no-preference)",
    "(prefers-color-scheme: dark) and screen", "not", "only", "only (prefers-color-scheme: dark)",
    "(prefers-color-scheme: dark) or (prefers-color-scheme: light) and (prefers-color-scheme: dark)",
    "not (prefers-color-scheme: dark) and (prefers-color-scheme: light)", "screen or print",
    "screen and(prefers-color-scheme: dark)", "(prefers-color-scheme = dark)", "dark", "(foo: bar)",
    "not (foo: bar)", "(foo: bar) or (prefers-color-scheme: dark)", "screen, , print", "foo(bar)",
    "screen (prefers-color-scheme: dark)", "((prefers-color-scheme: dark)", "&", "screen; x",
    "not not (prefers-color-scheme: dark)", "not only screen", "screen and screen",
    "(prefers-color-scheme dark)", "(prefers-color-scheme:)", "()", "[prefers-color-scheme: dark]",
    "screen and (prefers-color-scheme: light) or (prefers-color-scheme: dark)", "layer", "or", "5px",
    "(prefers-color-scheme: \\64 ark)", "(prefers-color-scheme: dark light)", "(color)",
    "not screen and not (prefers-color-scheme: dark)", "(prefers-color-scheme: dark", "\"dark\"",
]
CONDITIONS = [
    "(color: red)", "not (color: red)", "(not (color: red))", "((color: red))", "(color: foo)",
    "not (color: foo)", "(color: oklch(50% 0.1 20))", "(color: red) and (color: blue)",
    "(color: foo) or (color: red)", "(color: red) and (not (color: foo))", "(--x: y)", "(--x:)",
    "not ((color: red) and (color: foo))", "(color: red) or (color: foo) or (color: bar)",
    "(color: light-dark(red, blue))", "(color: color-mix(in oklab, red, blue))", "(COLOR: RED)",
    "(display: grid)", "not (display: grid)", "(background-color: color(display-p3 1 0 0))",
    "(color: red !important)", "(not ((color: red) or (color: foo)))",
    # Invalid or of no meaning.
    "color: red", "(color: red) and (color: blue) or (color: foo)", "red", "not", "(color)", "(red: color)",
    "not (red: color)", "foo(bar)", "not foo(bar)", "(color: red) (color: blue)", "and (color: red)",
    "()", "not not (color: red)", "(color: red), (color: blue)", "(color: )", "(color: red;)",
    "not(color: red)", "(color: red) and(color: blue)", "[color: red]", "selector(a)", "not selector(::foo)",
]
ROOTS = [
    ":root", ":root", ":root", "html", "html", ":root, .x", "html,:root", ":is(:root, .x)", ":where(:root)",
    ":where(html, .x)", "*|*:root", "*|html", "HTML", ":ROOT", "html:root", ":root:root", ":is(html, #x)",
    ":root:not(.x)", ":root:not(#x)", ":not(.x):root", ":is(:root)", ":where(:is(html))", "*:root",
    ":root /**/", "\n:root\t", ":r\\6f ot", ":is(:root, :foo)", ":where(:root, ::before)", ":is(:root,)",
    ":root:not(:is(.x, #y))", ":is(:root):is(html)", "body, :root", ":root, body .x", ":root,.x#y",
]
# Of these some match nothing, some are invalid, and some are the root after all.
ODD = [
    ":root, :foo", ":foo", "", ":root,", ",:root", ":root >", "> :root", ":root:root::before", "|html",
    "body:root", ":root :root", ":not(:root)", ":root:not(:root)", ":root:not(html)", "html:first-child",
    ":root:empty", ":root::foo", "foo|html", ":is()", ":where()", ":root:is()", ":root:not()", "5", ":root:foo()",
    ":root:not(.x, .y)", "*", "* + *", ":host", ":host, :root", ":root, :host", "&", "& > .y", "&:root",
    ":root&", ":nth-child(1)", "html:nth-child(1)", ":root:is(.js, html)", ":scope", "html:scope", "::root",
    ":root: root", ": root", ":root.", "#", ":root[", ":root:where(.js)", "html:lang(en)", ":root:dir(ltr)",
]
SCHEMES = [
    ".dark", ".light", ":root.dark", "[data-theme=dark]", "html.dark", ":root:not(.dark)", ".dark, :root",
    ":root:not(.light)", ":is(.dark, .x)", ":where(.dark)", ".dark", "[data-theme=light]", ".dark.dark",
    ":is(:root, .dark)", ".dark:not(.light)",
]
NESTED = [
    "&", "&", "& ", ":root&", "&:root", ":is(&)", ":where(&)", "&&", "&.js", "& .x", ".x &", "html&", "&:not(.x)",
    ".x", ":root", "html &", "> .x", "+ .x", "&.dark", "&, .x", ".x, &", "&:is(html, #x)", "& &", ":is(&, .x)", "&:foo",
    ":not(&)", "&html", "&#x", "& > body .x", "@media", "body",
]
LAYERS = ["a", "b", "c", "a.b", "b.a", "a.b.c", "A", "\\61 "]


class Sheet:
    """A random style sheet, plain or of every kind of oddity."""

    SHARES = {
        "odd": 0.3, "schemes": 0.15, "asked": 0.2, "layers": 0.5, "nests": 0.7, "lightdark": 0.4, "property": 0.15,
        "important": 0.4, "words": 0.3, "mixes": 0.2, "inner": 0.1, "supports": 0.5, "invalid": 0.4, "cycles": 0.2,
        "computed": 0.4,
    }

    # How many of the tokens the first rule gives a value.
    GIVEN = 0.85

    def __init__(self, source):
        self.random = source
        self.options = {name: source.random() < share for name, share in self.SHARES.items()}
        self.text = self.whole()

    def whole(self):
        """The text of a style sheet whose first rules give the tokens a value."""
        source = self.random
        base = "".join(f" --{token}: {self.color()};" for token in TOKENS if source.random() < self.GIVEN)
        items = [self.item(0) for _ in range(source.randint(1, 6))]
        base += " --h: 210; --s: 40; --l: 35%; --rgb: 51 102 153; --hsl: 30, 60%, 40%;"
        items.insert(source.randint(0, min(1, len(items))), ":root {%s --page: #fff }" % base)
        if self.options["layers"] and source.random() < 0.6:
            items.insert(0, self.statement())
        if self.options["lightdark"] and source.random() < 0.8:
            items.insert(source.randint(0, len(items)), f"{self.selector()} {{ {self.color_scheme()} }}")
        return "\n".join(items) + "\n"

    def has(self, option, share=1.0):
        return self.options[option] and self.random.random() < share

    def color(self):
        digits = "".join(self.random.choices("0123456789abcdef", k=self.random.choice((3, 6, 6, 6))))
        if self.has("mixes", 0.3):
            return self.random.choice([
                f"color-mix(in srgb, #{digits} 30%, white)", "hsl(%d 50%% 40%%)" % self.random.randint(0, 360),
                "rgb(%d %d %d)" % tuple(self.random.randint(0, 255) for _ in range(3)), "rebeccapurple", "ReD",
                f"color-mix(in oklab, var(--{self.random.choice(TOKENS)}), #{digits})",
                "rgb(var(--n), 20, 30)"])
        if self.has("computed", 0.4):
            return self.computed("#" + digits)
        return "#" + digits

    def computed(self, color):
        """A color with calculations, or one that is made from another."""
        number = lambda low, high: repr(round(self.random.uniform(low, high), 2))
        origin = self.random.choice([color, color, f"var(--{self.random.choice(TOKENS)})", f"rgb(from {color} b r g)"])
        return self.random.choice([
            f"oklch(from {origin} calc(l * {number(0.5, 1.2)}) c h)", f"oklch(from {origin} l calc(c / 2) calc(h + {number(-90, 90)}))",
            f"rgb(from {origin} g r b)", f"RGB(from {origin} calc(r * {number(0, 1)}) clamp(20, g, 200) max(b, 40))",
            f"hsl(from {origin} calc(h + {number(0, 180)}) s min(l, 70))", f"hwb(from {origin} h {number(0, 40)}% b)",
            f"oklab(from {origin} {number(0.2, 0.9)} calc(a * -1) b)", f"color(from {origin} srgb calc(r / 2) g {number(0, 1)})",
            "hsl(var(--h) calc(var(--s) * 1%) var(--l))", "hsl(var(--h), calc(var(--s) * 1%), calc(var(--l) + 5%))",
            "rgb(var(--rgb))", "rgb(var(--rgb) / 100%)", "hsl(var(--hsl))", "hsla(var(--hsl), 1)",
            f"hsl(calc({number(0, 1)}turn + 20deg) 50% clamp(10%, {number(0, 100)}%, 60%))",
            f"rgb(calc({number(0, 99)} + 20) min(255, {number(0, 300)}) round({number(0, 255)}, 5))",
            # Invalid.
            f"rgb(from {origin} r, g, b)", "hsl(calc(20deg + 4) 50% 50%)", "rgb(calc(1 +2) 0 0)", f"oklch(from {origin} calc(l + 5%) c h)",
            "hsl(var(--rgb))x", "rgb(var(--hsl), .5, 2)",
        ])

    def value(self, token, depth=0):
        share = self.random.random()
        # Only tokens further on, so that there are few cycles, unless they are wanted.
        later = TOKENS if self.options["cycles"] else TOKENS[TOKENS.index(token) + 1:]
        if self.has("words", 0.1):
            return self.random.choice([
                "initial", "inherit", "unset", "revert", "revert-layer", "", "12px", "foo bar", "currentColor",
                "var(--t9)", "var(--t9,)", "{a:b}", "INITIAL", "var()", "var(t1)", "#12", "\"#fff\"",
                "a!b", "var(--t9, initial)", "var(--t9, )", "rgb(1 2 3", "x)"])
        if depth < 3 and share < 0.25 and later:
            name = self.random.choice(later)
            form = self.random.choice(
                ["var(--NAME)", "var( --NAME )", "VAR(--NAME)", "var(/**/--NAME)", "var(--NAME, OTHER)",
                 "var(--t9, var(--NAME))", "var(--NAME,OTHER)", "var(--t9,OTHER)"]).replace("NAME", name)
            return form.replace("OTHER", self.value(token, depth + 1)) if "OTHER" in form else form
        if depth < 3 and self.has("lightdark", 0.3):
            form = self.random.choice(["light-dark(%s, %s)"] * 4 + ["LIGHT-DARK( %s , %s )"])
            return form % (self.value(token, depth + 1), self.value(token, depth + 1))
        return self.color()

    def declaration(self):
        token = self.random.choice(TOKENS)
        important = self.random.choice(["!important", " ! important", " !IMPORTANT", "!important/**/"]) \
            if self.has("important", 0.2) else ""
        name = self.random.choice([f"--{token}"] * 12 + [f"--\\74 {token[1:]}", f"\\--{token}", f"-\\2d {token}"])
        colon = self.random.choice([": "] * 6 + [":", " : ", "/**/:", ":/* ; } */"])
        end = self.random.choice([";"] * 8 + [" ;", ";;", ";/**/"])
        if self.random.random() < 0.06:
            return self.random.choice(["color: red;", "foo;", "5;", "color:;", "!x;", "a b c;", ";", "--;", "-- : x;"])
        return f"{name}{colon}{self.value(token)}{important}{end}"

    def color_scheme(self):
        return "color-scheme: " + self.random.choice(
            ["light dark"] * 5 + ["dark light", "light", "dark", "normal", "only light", "only dark", "dark only", "foo",
             "initial", "inherit", "LIGHT dark", "light dark !important", "foo dark", "none", "", "only", "revert",
             "light light", "foo bar only", "var(--t9)"]) + ";"

    def selector(self):
        if self.has("odd", 0.3):
            return self.random.choice(ODD)
        if self.has("schemes", 0.4):
            return self.random.choice(SCHEMES)
        if self.has("asked", 0.3):
            return self.random.choice(ROOT_SELECTORS)
        if self.has("inner", 0.3):
            return self.random.choice(INNER_SELECTORS)
        return self.random.choice(ROOTS)

    def query(self):
        if self.has("asked", 0.4):
            first = self.random.choice(FEATURES)
            return self.random.choice(["%s", "%s", "%s and (prefers-color-scheme: dark)", "not %s", "screen and %s",
                                       "%s or (prefers-color-scheme: light)", "not all and %s", "(not %s)"]) % first
        if self.has("invalid", 0.5):
            return self.random.choice(QUERIES)
        return self.random.choice(QUERIES[:5] + ["(prefers-color-scheme: dark)"] * 4)

    def condition(self):
        if self.has("asked", 0.4):
            first = self.random.choice(SUPPORTS)[len("@supports "):]
            return self.random.choice(["%s", "not %s", "(%s) and (color: red)", "(color: foo) or %s"]) % first
        return self.random.choice(CONDITIONS if self.has("invalid", 0.6) else CONDITIONS[:22])

    def statement(self):
        names = self.random.sample(LAYERS, self.random.randint(1, 4))
        return "@layer " + self.random.choice([", ", ","]).join(names) + ";"

    def body(self, depth):
        parts = [self.declaration() for _ in range(self.random.randint(1, 3))]
        if self.random.random() < 0.05:
            parts.append(self.color_scheme())
        if self.options["nests"] and depth < 3:
            for _ in range(self.random.randint(0, 2)):
                parts.insert(self.random.randint(0, len(parts)), self.nested(depth + 1))
        return self.random.choice([" ", "\n", ""]).join(parts)

    def nested(self, depth):
        share = self.random.random()
        if share < 0.4:
            return f"{self.random.choice(NESTED[:8] if not self.options['odd'] else NESTED)} {{ {self.body(depth)} }}"
        if share < 0.65:
            return f"@media {self.query()} {{ {self.body(depth)} }}"
        if share < 0.8 and self.options["supports"]:
            return f"@supports {self.condition()} {{ {self.body(depth)} }}"
        if share < 0.9 and self.options["layers"]:
            return f"@layer {self.random.choice(LAYERS + [''])} {{ {self.body(depth)} }}"
        if self.options["odd"]:
            return self.random.choice(["@container (min-width: 0) { %s }", "@scope { %s }", "@foo { %s }", "@layer a, b;%s",
                                       "@starting-style { %s }", "@layer a, b { %s }", "@font-face { %s }", "{ %s }"]) % self.body(depth)
        return f"& {{ {self.body(depth)} }}"

    def item(self, depth):
        share = self.random.random()
        if depth > 2 or share < 0.45:
            return f"{self.selector()} {{ {self.body(depth)} }}"
        inner = lambda: "\n".join(self.item(depth + 1) for _ in range(self.random.randint(1, 2)))
        if share < 0.7:
            name = self.random.choice(["@media"] * 6 + ["@MEDIA", "@med\\69 a"])
            return f"{name} {self.query()} {{ {inner()} }}"
        if share < 0.8 and self.options["supports"]:
            return f"@supports {self.condition()} {{ {inner()} }}"
        if share < 0.92 and self.options["layers"]:
            if self.random.random() < 0.3:
                return self.statement()
            return f"@layer {self.random.choice(LAYERS + [''])} {{ {inner()} }}"
        if self.options["property"] and share < 0.97:
            return "@property --%s { syntax: %s; inherits: %s; initial-value: %s }" % (
                self.random.choice(TOKENS), self.random.choice(['"<color>"', '"*"', "'<color>'", '"<length>"', "<color>"]),
                self.random.choice(["true", "true", "true", "false", "foo"]), self.color())
        if self.options["odd"]:
            return self.random.choice([
                "@container (min-width: 0) { %s }", "@foo x { %s }", "@layer a b { %s }", "@layer a, b { %s }", "<!-- %s -->",
                "@scope (:root) { %s }", "@starting-style { %s }", "@layer 5 { %s }", "@layer initial { %s }", "@charset \"x\"; %s",
                "@keyframes x { %s }", "; %s", "--a: b; %s", "@media; %s", "@namespace x url(y); %s", "a { } %s", "@layer; %s",
                "@layer \"a\" { %s }", "@layer a . b { %s }", "@import 'x'; %s", "@page { %s }", "@supports; %s"]) % inner()
        return f":root {{ {self.body(depth)} }}"


def measured(sheets, conditions, selectors):
    """What Chromium computes of the sheets, which conditions hold in it, and what selectors match."""
    return browser.measured(chromium, ["sheets.js"], "measure", sheets, TOKENS, conditions, selectors)


def audited(text, tokens, ignored):
    """What the tool says of tokens: by context the color of each; nil where it refuses."""
    conditions = {"*": "audit", **{name.replace("\\", "\\\\").replace("*", "\\*"): "ignore" for name in ignored}}
    policy = {
        "tokens": ["sheet.css"], "conditions": conditions,
        "rules": [{"id": "A", "pairings": [
            {"foreground": token, "background": "page", "usage": "text"} for token in tokens]}]}
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "sheet.css"), "w") as file:
            file.write(text)
        while True:
            with open(os.path.join(folder, "contrast-audit.json"), "w") as file:
                json.dump(policy, file)
            run = subprocess.run(
                [tool, "--format", "json", "contrast-audit.json"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            # A sheet without conditions has none to answer.
            if run.returncode == 2 and "conditions" in policy and b"has the condition '*'" in run.stderr:
                del policy["conditions"]
                continue
            break
    if run.returncode not in (0, 1, 2):
        return "crash", f"exit {run.returncode}"
    if run.returncode == 2:
        return None, run.stderr.decode()
    return json.loads(run.stdout), ""


# The places of the class that chooses a scheme: on the root element, on the body, and on an element within.
CHOSEN = (" chosen", " body", " within")
SCHEME_AXES = {"a theme on the root element", "scheme", "contrast", "gamut", "theme", "no chosen scheme"}
# Conditions that are no selectors: which of them the page around is in, `choices.py` looks at.
STATES = {
    "two schemes or themes at once", "an element below the root", "several ways to choose a scheme",
    "several ways to choose a theme", "several ways to choose a contrast", "a value that the body inherits",
}


def fits(context, scheme, world, truths):
    """Whether the browser is in a context of the tool's; None where that is not known."""
    known = {"scheme": scheme, "contrast": "standard", "theme": "default", "gamut": "srgb",
             "no chosen scheme": "without" if world in CHOSEN else "with",
             "a theme on the root element": "with" if world == " chosen" else "without"}
    fit = True
    for axis, name in context.items():
        if axis in STATES:
            fit = None
            continue
        truth = known.get(axis, truths.get(axis))
        if axis in ("color-scheme: light dark", "a rule after a stray ';'"):
            # No page around says so, and Chromium drops such a rule.
            truth = False
        elif isinstance(truth, list):
            # What an element declares itself is no matter of the root.
            truth = truth[2 + (scheme == "dark")] if world == " chosen" \
                else truth[0] or truth[1] if world == " inner" else truth[0]
        if truth is None:
            fit = None
        elif (("with" if truth else "without") if isinstance(truth, bool) else truth) != name:
            return False
    return fit


def said(text, ignored):
    """What the tool says of a sheet: reports for lists of tokens, nil for those that it refuses."""
    declared = [token for token in TOKENS if re.search(token + r"\b", text) or f"\\74 {token[1:]}" in text]
    whole = audited(text, declared, ignored)
    if whole[0] is not None:
        return [(declared, *whole)]
    return [([token], *audited(text, [token], ignored)) for token in declared]


def refused_selectors(groups):
    """The selectors that the tool cannot audit, and wants to be told to ignore."""
    return {name for _, _, error in groups for name in re.findall(r"error: '([^\n]*?)' cannot be audited", error)} - STATES


def answered(sheets):
    """What the tool says of each sheet, with those selectors ignored that match nothing in the browser, or
    only the element within; for such a sheet that element is not looked at."""
    ignored = [set() for _ in sheets]
    matches = {}
    answers = [None] * len(sheets)
    rest = range(len(sheets))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in range(4):
            for index, groups in zip(rest, pool.map(lambda index: said(sheets[index], ignored[index]), rest)):
                answers[index] = groups
            names = {index: refused_selectors(answers[index]) for index in rest}
            unknown = sorted(set().union(*names.values()) - set(matches))
            if unknown:
                matches.update(measured([], [], unknown)["matches"])
            rest = []
            for index, found in names.items():
                # What matches the root has to be audited, so such a sheet stays refused; within '@scope' it may.
                more = {name for name in found if not matches[name][0] and not name.startswith("@scope")} \
                    - ignored[index]
                if more:
                    ignored[index] |= more
                    rest.append(index)
            if not rest:
                break
    hides = [any(matches[name][1] for name in names) for names in ignored]
    return answers, hides


def scheme_of_all(report, colors, scheme, truths):
    """The scheme of the tool's in which every color is what shows where the page chooses no scheme."""
    for name in (scheme, "dark" if scheme == "light" else "light"):
        fitting = [result for result in report["results"] if result["context"].get("scheme", name) == name
                   and fits({**result["context"], "scheme": scheme}, scheme, "", truths) is not False]
        if all(is_close(result["colors"]["foreground"], rgb(colors[scheme][TOKENS.index(result["foreground"])]))
               for result in fitting):
            return name
    return scheme


def places_of_class(text):
    """Where the class of a scheme is looked at, and the tokens that are no aliases there: those of the root are
    computed at the root, and the tool takes the class to be there."""
    text = re.sub(r"/\*.*?\*/", "", text)
    if not re.search(r"\.dark|\.light|data-theme", text):
        return (), set()
    # A rule says that the class is on the root, or the element matches selectors of its own.
    if re.search(r"(:root|html)[^,{\s]*(\.dark|\.light|data-theme)|&\.dark|:root&|&:root|html&|&html|&:is\(html", text, re.I) \
            or re.search(r"body|\*\s*[{,+]", text):
        return CHOSEN[:1], set()
    aliases = {f"t{number}" for number, value in re.findall(r"(?:--|-\\2d )(?:t|\\74 )(\d)\s*:([^;}]*)", text) if "var(" in value.lower()}
    return CHOSEN, set(TOKENS) - aliases


def judge(index, text, groups, colors, truths, hides_inner):
    counts = {"equal": 0, "refused": 0, "different": 0, "unknown": 0}
    notes, reasons = [], []
    places, plain = places_of_class(text)
    for tokens, report, error in groups:
        if report == "crash":
            notes.append(error)
            counts["different"] += 1
        elif report is None:
            counts["refused"] += len(tokens)
            reasons.append(error)
        stand_in = {scheme: scheme_of_all(report, colors, scheme, truths) for scheme in ("light", "dark")} \
            if isinstance(report, dict) else {}
        for token in tokens if isinstance(report, dict) else []:
            results = [result for result in report["results"] if result["foreground"] == token]
            worlds = [("light", ""), ("dark", "")]
            of_base = re.search(r"\.x\b", text) and not any(".x" in axis for result in results for axis in result["context"])
            worlds += [(scheme, place) for place in places if place == " chosen" or token in plain
                       for scheme in ("light", "dark")]
            elements = {axis for result in results for axis in result["context"]
                        if isinstance(truths.get(axis), list) and truths[axis][1]}
            # Where several selectors mean the element, the browser has an order of its own.
            if len(elements) == 1 and not hides_inner and not any(word in text for word in ("body", "*", " p ", "p{")):
                worlds += [("light", " inner"), ("dark", " inner")]
            for scheme, world in worlds:
                expected = rgb(colors[scheme + world][TOKENS.index(token)])
                if expected is None and of_base:
                    # A class that alone has the first values stands for the root.
                    expected = rgb(colors[scheme + " inner"][TOKENS.index(token)])
                fitting = [(fits(result["context"], scheme, world, truths), result["colors"]["foreground"])
                           for result in results]
                found = {color for fit, color in fitting if fit is not False}
                if world not in CHOSEN and ("light", " chosen") in worlds and "no chosen scheme" not in results[0]["context"]:
                    # The page chooses nothing, and the tool says that all of it shows as in one scheme, which
                    # need not be the system's.
                    context_of = lambda result: {
                        **result["context"], "scheme": scheme if result["context"].get("scheme", stand_in[scheme])
                        == stand_in[scheme] else "another"}
                    fitting = [(fits(context_of(result), scheme, world, truths), result["colors"]["foreground"])
                               for result in results]
                    found = {color for fit, color in fitting if fit is not False}
                close = [color for color in found if is_close(color, expected)]
                if any(fit is None for fit, _ in fitting):
                    # One of several contexts is the browser's.
                    counts["unknown" if close else "different"] += 1
                elif close and len(found) == 1:
                    counts["equal"] += 1
                    continue
                else:
                    counts["different"] += 1
                if not close:
                    notes.append(f"sheet {index} {scheme}{world} {token}: "
                                 f"browser {colors[scheme + world][TOKENS.index(token)]}, tool {found or 'nothing'}")
    return counts, notes, reasons


def main():
    source = random.Random(seed)
    sheets = [Sheet(source).text for _ in range(count)]
    answers, hides = answered(sheets)
    conditions = sorted({
        axis for groups in answers for _, report, _ in groups if isinstance(report, dict)
        for result in report["results"] for axis in result["context"]} - SCHEME_AXES)
    found = measured(sheets, conditions, [])
    totals = {"equal": 0, "refused": 0, "different": 0, "unknown": 0}
    whole = refused = shown = 0
    reasons = {}
    for index, text in enumerate(sheets):
        counts, notes, errors = judge(index, text, answers[index], found["sheets"][index], found["truths"], hides[index])
        for key, value in counts.items():
            totals[key] += value
        whole += counts["equal"] > 0 and not counts["refused"]
        refused += counts["equal"] == 0
        for error in errors:
            for line in set(re.findall(r"error: (.*)", error)):
                line = re.sub(r"'[^']*'|\"[^\"]*\"|\d+", "…", line)
                reasons[line] = reasons.get(line, 0) + 1
        if notes and shown < 8:
            shown += 1
            print("\n".join(notes[:3]), file=sys.stderr)
            print(sheets[index], file=sys.stderr)
    if os.environ.get("REASONS"):
        for reason, number in sorted(reasons.items(), key=lambda pair: -pair[1])[:30]:
            print(f"{number:6} {reason}", file=sys.stderr)
    print(f"style sheets: {count:,} compared, {whole:,} read whole, {refused:,} refused whole; colors: "
          f"{totals['equal']:,} equal, {totals['refused']:,} tokens refused, {totals['different']:,} different, "
          f"{totals['unknown']:,} in one of several contexts, of which it is not known in which the browser is")
    if totals["different"] or totals["equal"] < 5 * count:
        sys.exit(1)


if __name__ == "__main__":
    main()
