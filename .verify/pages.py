"""usage: pages.py TOOL CHROMIUM COUNT [SEED]

Compares what the tool says of random pages with what Chromium computes of them: several style sheets that import
others, with every kind of rule, selector and value, and HTML whose elements have classes, attributes and
identifiers. In each state of a page, which is a scheme of the system and classes on <html>, on <body> and on an
element within, each custom property has the color that the tool says, or the tool refuses it. A color that a page
shows and the tool judges nowhere is silent. The pages with one that is silent or different are written to
.build/verify/pages, in a folder by the seed.

Some rare pages are known to be wrong. They are printed, and more than two in a hundred fail the comparison.
"""
import collections, concurrent.futures, json, os, random, re, shutil, subprocess, sys, tempfile

import browser, sheets
from browser import is_close, rgb

TOKENS = sheets.TOKENS
OPPOSED = "two schemes or themes at once"
UNKNOWN = [
    ":foo", ":-moz-any(.x)", ":-webkit-any(html, .x)", ":popover-open", ":open", ":has-slotted", ":target-within",
    ":active-view-transition", ":active-view-transition-type(a)", ":state(a)", ":heading", ":heading(1)", ":user-valid",
    ":local-link", ":past", ":buffering", ":modal", ":fullscreen", ":defined", ":dir(ltr)", ":lang(en)", ":lang(de, en)",
    ":nth-child(1)", ":nth-child(1 of html)", ":nth-last-of-type(odd)", ":only-child", ":empty", ":hover",
    ":focus-within", ":target", ":any-link", ":read-only", ":foo(bar)", ":interest-source", ":-webkit-full-screen",
    ":has(.x)", ":has(> body)", ":has(:foo)", ":has(:is(:foo, .x))", ":current(p)", ":host", ":host(.x)", ":xr-overlay",
    ":host-context(.x)", ":picture-in-picture", ":playing", ":autofill", ":-internal-foo", ":--custom", ":is(:hover)",
]
# B is the element, P a part that is new or that no browser knows.
POSITIONS = [
    "BP", ":is(BP)", ":where(BP)", "B:not(P)", ":is(B:not(P))", ":where(B, P)", ":is(P, B)", "B:is(P, B)", "B:where(:not(P))",
    ":not(P):is(B)", "B:not(:is(P))", "B:not(:not(P))", "B:has(P)", "B:not(:has(P))", ":is(:is(:is(:is(:is(:is(:is(B)))))))",
    ":is(:is(:is(:is(:is(B:not(P))))))", "B:is(:not(P), P)", "BP, B", "B, P", "P B", "B P", ":is(B, #no, P)", "B:not(#no, P)",
    "B:is(*, P)", ":is(,B)", ":where(B,)", ":is(B, 5)", ":is(B, :is())", "B:not(:where(P))",
]
BASES = [":root"] * 5 + ["html"] * 3 + ["body", "body", ".dark", ":root.dark", ".sepia", "main", ".x"]
ESCAPED = [
    "#\\31 23", "#a\\.b", ".a\\:b", ".\\64 ark", "[data-theme=d\\61rk]", "[data-theme=\"\\64 ark\"]", "html#\\61 pp", "#\\61 pp",
    ".d\\61 rk", "body#\\62", ":r\\6f ot", "h\\74 ml", ":root#\\000061pp", ".\\@x", "html.\\31 0", ":root:not(.\\64 ark)", "[l\\61ng]",
]
NAMESPACED = [
    "*|html", "*|*:root", "|html", "svg|html", "svg|*", ":root:not(svg|html)", "*|body", ":is(svg|html, :root)", "xhtml|html",
    "[*|lang]", "[|lang]", "[svg|lang]", ":root[|class]", ":not(svg|a):root", "html|html", ":where(xhtml|html)", "xhtml|body", "*|*",
]
NAMESPACES = [
    '@namespace svg url(http://www.w3.org/2000/svg);', '@namespace "http://www.w3.org/1999/xhtml";',
    '@namespace xhtml url("http://www.w3.org/1999/xhtml");', "@namespace url(http://www.w3.org/2000/svg);",
    '@namespace html "http://www.w3.org/1999/xhtml";', "@namespace svg 5;", '@namespace svg "";',
]
PAGE = ["body", "html > body", "html body", "*", "body, html", ":where(html, body)", ":root > body", "body.js", "#b", "* body"]
STATES = [
    "body.dark", ":root.dark", ".dark body", "html.dark body", ".dark", ".dark", "[data-theme=dark]", ":root[data-theme=dark]",
    "[data-theme=light]", ".light", ".sepia", ":root.sepia", "body.sepia", "html.sepia", ".theme-navy", "[data-theme=navy]",
    ".dark .theme-navy", ".dark.theme-navy", ".theme-navy.dark", ".dark, :root", ":root, .light", ":root:not(.dark)", "body:not(.dark)",
    ".dark > body", ":root:has(.dark)", "body:has(.dark)", ".dark main", "main.dark", ".dark *", "html:not([data-theme])", ":root.js",
    "body[data-theme=dark]", ":is(.dark, .night)", ".dark:not(.light)", "html.dark, body.dark", ".sepia.dark", ".dark .x", ":is(html, body).dark",
]
SCOPES = ["(:root)", "(html)", "(body)", "(.x)", "(.dark)", "(:root) to (main)", "(html) to (:scope > body)", "", "(body) to (.x)", "(:foo)"]
CONTAINERS = ["(min-width: 0)", "(width > 99999px)", "style(--s: 40)", "not (width > 0)", "foo (width > 0)", "style(--none: 1)", "(foo)"]
WORDS = [
    "revert", "revert-layer", "inherit", "initial", "unset", "REVERT-LAYER", "var(--none, revert)", "var(--none, inherit)",
    "var(--none, initial)", "var(--none, revert-layer)", "inherit inherit", "var(--none)", "var(--t0, var(--t1))", "",
]
IMPORTS = [
    '@import "NAME";', "@import url(NAME);", "@import url( 'NAME' );", '@import "NAME" layer;', '@import "NAME" layer(a);',
    '@import "NAME" layer(a.b);', '@import "NAME" supports(display: grid);', '@import "NAME" supports(not (color: foo));',
    '@import "NAME" screen;', '@import "NAME" print;', '@import "NAME" (prefers-color-scheme: dark);',
    '@import "NAME" layer(b) supports(color: red) screen and (prefers-color-scheme: light);', '@IMPORT "NAME" all;',
    '@import "NAME" supports(color: foo);', '@import "NAME" (min-width: 0);', '@import "NAME" not all;', '@\\69mport "NAME";',
    '@import "./NAME";', '@import "NAME" layer( c );', '@import "NAME" layer();', '@import "NAME" LAYER(A);', '@import "NAME" foo(x);',
    '@import "NAME" supports(selector(:has(a)));', '@import "NAME" supports((color: red) and (not (color: foo)));',
    '@import "NAME" scope((body));', '@import "NAME" screen, print;', '@import "NAME" layer supports(color:red);',
]
LATE = ['@import "NAME"; ', "@charset \"utf-8\"; "]


class Page(sheets.Sheet):
    """Style sheets that import others, and the HTML that links them."""
    SHARES = {
        "odd": 0.05, "schemes": 0.1, "asked": 0.05, "layers": 0.4, "nests": 0.4, "lightdark": 0.15, "property": 0.04,
        "important": 0.4, "words": 0.05, "mixes": 0.2, "inner": 0.05, "supports": 0.4, "invalid": 0.05, "cycles": 0.03,
        "computed": 0.2, "imports": 0.5, "linked": 0.12, "unknown": 0.12, "escaped": 0.12, "namespaced": 0.06, "page": 0.2,
        "states": 0.35, "scopes": 0.04, "containers": 0.06, "reverts": 0.08, "late": 0.1, "missing": 0.02,
    }
    GIVEN = 0.98

    def __init__(self, source):
        self.files = {}
        # The rules that the browser read, without their declarations.
        self.rules = ""
        super().__init__(source)
        self.html = self.document()
        parts = sorted({name.lower() for name in re.findall(r"\.(?:dark|light|sepia|theme-navy|night)\b", self.all())}
                       | {f"={name}" for name in re.findall(r"data-theme=[\"']?(dark|light|navy)", self.all())})
        parts += [".dark"] if re.search(r"\.(\\64 ark|d\\61 rk)", self.all()) and ".dark" not in parts else []
        parts += ["=dark"] if re.search(r"data-theme=[\"']?(\\64 ark|d\\61rk)", self.all()) and "=dark" not in parts else []
        self.states = [[]] + [[[place, part]] for part in parts for place in ("html", "body", "within")]
        if len(parts) > 1:
            self.states.append([["html", part] for part in self.random.sample(parts, 2)])

    def all(self):
        return "\n".join(self.files.values())

    # The sheets.

    def whole(self):
        self.files["css/a.css"] = self.beginning(0) + super().whole()
        self.linked = ["css/a.css"]
        if self.has("linked"):
            self.linked.append("css/b.css")
            self.files["css/b.css"] = self.beginning(0) + self.items(3)
        return self.files["css/a.css"]

    def items(self, most):
        return "\n".join(self.item(0) for _ in range(self.random.randint(1, most))) + "\n"

    def beginning(self, depth):
        """What may stand before all rules: names of layers, imports, namespaces."""
        lines = []
        for _ in range(self.random.randint(1, 2) if self.has("imports", 0.9 if depth == 0 else 0.3) and depth < 3 else 0):
            known = [name for name in self.files if name.startswith("css/x")]
            if known and self.random.random() < 0.2:
                name = self.random.choice(known)
            else:
                name = f"css/x{len(self.files)}.css"
                self.files[name] = ""
                self.files[name] = self.beginning(depth + 1) + self.items(2)
            if self.has("missing", 0.5):
                name = self.random.choice(["css/none.css", name + "?x", name + "#a"])
            lines.append(self.random.choice(IMPORTS[:6] * 8 + IMPORTS).replace("NAME", name[4:]))
        if self.options["layers"] and self.random.random() < 0.4:
            lines.insert(self.random.randint(0, len(lines)), self.statement())
        if self.has("namespaced", 0.8):
            lines += self.random.choices(NAMESPACES, k=self.random.randint(1, 2))
        if self.has("late", 0.3) and self.files:
            lines.append(self.selector() + " {} " + self.random.choice(LATE).replace("NAME", self.random.choice(list(self.files))[4:]))
        return "".join(line + "\n" for line in lines)

    def document(self):
        classes = self.random.choice(["", "", ' class="js"', ' id="app"', ' class="js no-x" data-x', ' id="r"'])
        body = self.random.choice(["", "", ' class="js"', ' id="b"', ' class="a:b"'])
        main = self.random.choice([' id="app" class="x"', ' class="x"', ' id="123" class="x y"'])
        links = "".join(f'<link rel="stylesheet" href="{name}">' for name in self.linked)
        return (f"<!doctype html><html lang=en{classes}><head><meta charset=utf-8>{links}</head><body{body}><main{main}>"
                '<p class="y" id="a.b"></p></main></body></html>\n')

    @property
    def marks(self):
        """The selectors of the root and the body by what they have in every state."""
        tag = self.html[self.html.index("<html"):self.html.index("<head")] + self.html[
            self.html.index("<body"):self.html.index("<main")]
        return {"#" + name for name in re.findall(r'id="(.*?)"', tag)} | {
            "." + name for names in re.findall(r'class="(.*?)"', tag) for name in names.split()} | {"[data-x]", "[lang]"}

    # Their parts.

    def selector(self):
        if self.has("unknown", 0.35):
            return self.strange()
        if self.has("escaped", 0.3):
            return self.random.choice(ESCAPED)
        if self.has("namespaced", 0.6):
            return self.random.choice(NAMESPACED)
        if self.has("states", 0.5):
            return self.random.choice(STATES)
        if self.has("page", 0.4):
            return self.random.choice(PAGE)
        return super().selector()

    def strange(self):
        return self.random.choice(POSITIONS).replace("B", self.random.choice(BASES)).replace("P", self.random.choice(UNKNOWN))

    def value(self, token, depth=0):
        if self.has("reverts", 0.2):
            return self.random.choice(WORDS)
        return super().value(token, depth)

    def nested(self, depth):
        if self.has("unknown", 0.2):
            part = self.random.choice(UNKNOWN)
            form = self.random.choice(["&P", "&:not(P)", ":is(&, P)", ":is(&P)", "&:is(P, :root)", "P &", "& P", "&:has(P)"])
            return f"{form.replace('P', part)} {{ {self.body(depth)} }}"
        if self.has("states", 0.2):
            form = self.random.choice(["&.dark", ".dark &", ".dark&", "&:not(.dark)", "&[data-theme=dark]", ":is(.dark, .night) &", "&:is(.dark)"])
            return f"{form} {{ {self.body(depth)} }}"
        return super().nested(depth)

    def item(self, depth):
        inner = lambda: "\n".join(self.item(depth + 1) for _ in range(self.random.randint(1, 2)))
        if depth < 3 and self.has("scopes", 0.25):
            body = self.random.choice([inner(), f":scope {{ {self.body(2)} }}", self.body(2), f"& {{ {self.body(2)} }}"])
            return f"@scope {self.random.choice(SCOPES)} {{ {body} }}"
        if depth < 3 and self.has("containers", 0.25):
            return f"@container {self.random.choice(CONTAINERS)} {{ {inner()} }}"
        return super().item(depth)

    def write(self, folder):
        for name, text in [*self.files.items(), ("index.html", self.html)]:
            os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
            with open(os.path.join(folder, name), "w") as file:
                file.write(text)


class Answer:
    """What the tool says of each token of a page: the results of its policy, or the errors."""

    def __init__(self, folder, page):
        self.folder, self.results, self.errors, self.conditions, self.ignored = folder, {}, {}, {}, set()
        # The conditions that each token asks about: it depends on no others.
        self.asked = collections.defaultdict(set)
        text = page.all()
        self.tokens = [token for token in TOKENS if re.search(rf"(--|\\2d |\\--){token}\b", text) or f"\\74 {token[1:]}" in text]
        # A page is an entry as well as its one sheet is.
        self.source = page.linked[0] if len(page.linked) == 1 and len(text) % 2 else "index.html"

    def ask(self, tool):
        """Asks until each condition that the tool asks about, and that can be audited, is."""
        for _ in range(6):
            for token in self.tokens:
                policy = {"tokens": [self.source], "rules": [{"id": "A", "pairings": [
                    {"foreground": token, "background": "page", "usage": "text"}]}]}
                chosen = {name: choice for name, choice in self.conditions.items()
                          if choice and (choice == "ignore" or name in self.asked[token])}
                if chosen:
                    policy["conditions"] = chosen
                with open(os.path.join(self.folder, f"{token}.json"), "w") as file:
                    json.dump(policy, file)
            names = [f"{token}.json" for token in self.tokens]
            try:
                run = subprocess.run([tool, "--format", "json", *names], cwd=self.folder, capture_output=True, timeout=300)
                status = run.returncode
            except subprocess.TimeoutExpired:
                status = "nothing in five minutes"
            if status not in (0, 1, 2):
                self.errors = {token: [f"the tool ended with {status}"] for token in self.tokens}
                return self
            errors = run.stderr.decode()
            self.read(run.stdout.decode(), errors)
            said, before = self.said, {token: set(names) for token, names in self.asked.items()}
            # Each doubles what is judged: of many, the others are left open.
            for token, own in self.errors.items():
                for name in re.findall(r'"conditions": \{"((?:[^"\\]|\\.)*)": "audit"\}', "\n".join(own)):
                    name = name.replace('\\"', '"').replace("\\\\", "\\")
                    if name not in self.conditions or self.conditions[name] == "audit":
                        if len(self.asked[token]) < MOST:
                            self.asked[token].add(name)
            # What turns out to be no condition after all, or one that cannot be audited, is left open.
            wrong = set(re.findall(r"error: '([^\n]*)' cannot be audited", errors)) | set(
                name for line in said.splitlines() for name in re.findall(r"has the condition '(.*?)'", line))
            changed = {name: "audit" for names in self.asked.values() for name in names if name not in self.conditions}
            changed |= {name: None for name in self.conditions if self.conditions[name] == "audit" and name.replace("\\", "") in wrong}
            if not changed and self.asked == before:
                break
            self.conditions |= changed
        return self

    def read(self, output, errors):
        self.results, self.errors = {}, {}
        report = json.loads(output) if output else {}
        for token, audit in zip(self.tokens, report.get("audits", [report] if report else [])):
            if audit.get("results"):
                self.results[token] = [(result["context"], result["colors"]["foreground"]) for result in audit["results"]]
            else:
                self.errors[token] = [found["message"] for found in audit.get("diagnostics", []) if found["severity"] == "error"]
        for token in self.tokens:
            if token not in self.results and not self.errors.get(token):
                self.errors[token] = re.findall(r"error: (.*)", errors) or ["nothing is said"]

    @property
    def axes(self):
        """The conditions that the tool names, and that a page may be in."""
        return sorted(self.unaudited | self.audited | self.ignored)

    @property
    def unaudited(self):
        """The conditions that cannot be audited, and change a token."""
        left = {name.replace("\\*", "*").replace("\\\\", "\\") for name, choice in self.conditions.items() if choice is None}
        return (left | {name for errors in self.errors.values() for error in errors
                       for name in re.findall(r"another value under '(.*)', and that cannot be audited", error)}) - sheets.STATES

    def ignore(self, measured):
        """Leaves out what matches nothing on the body in any state of the page; gives whether there is such a thing."""
        seen = [state[0]["truths"] for states in measured.values() for state in states]
        names = {name for name in self.unaudited - self.ignored if all(truths.get(name) is False for truths in seen)}
        self.ignored |= names
        if OPPOSED in self.said and OPPOSED not in self.conditions:
            # What a page shows that chooses against the system, or twice, is not looked at then.
            names.add(OPPOSED)
        self.conditions |= {name.replace("\\", "\\\\").replace("*", "\\*"): "ignore" for name in names}
        return bool(names)

    @property
    def said(self):
        return "\n".join(error for errors in self.errors.values() for error in errors)

    @property
    def audited(self):
        return {axis for results in self.results.values() for context, _ in results for axis in context} - sheets.SCHEME_AXES


class State:
    """A state of a page, seen from one of its elements."""
    SCHEMES = {".dark": "dark", "=dark": "dark", ".light": "light", "=light": "light"}

    def __init__(self, scheme, parts, element, truths, isClear, marks):
        self.scheme, self.truths, self.marks = scheme, truths, marks
        parts = [(place, part) for place, part in parts if element or place != "within"]
        self.places = {place for place, _ in parts}
        chosen = {self.SCHEMES[part] for _, part in parts if part in self.SCHEMES}
        self.chooses = bool(chosen)
        named = {part for _, part in parts}
        self.classTheme = "navy" if ".theme-navy" in named else "default"
        self.attributeTheme = "navy" if "=navy" in named else "default"
        # Beside another theme, a scheme is one too.
        self.schemeTheme = next((part[1:] for part in ("=dark", "=light") if part in named), None)
        self.known = {
            "scheme": scheme, "contrast": "standard", "gamut": "srgb", "theme-class": self.classTheme,
            # What else is there, such as another theme, may count as a choice or not.
            "no chosen scheme": "without" if chosen else None if parts else "with",
            "a theme on the root element": "with" if "html" in self.places else "without"}
        # Where the page and the system disagree, or several elements choose, all that is said is judged.
        self.isClear = isClear and chosen <= {scheme} and len(parts) < 2 and self.places <= {"html"}

    def fits(self, context, scheme=None):
        """Whether the state is that of a context; None where it is not known."""
        fit, elements = True, 0
        for axis, name in context.items():
            truth = self.known.get(axis, self.truths.get(axis))
            if axis == "scheme" and scheme:
                truth = scheme
            if axis == "theme":
                # An attribute and a class are two axes where both are there.
                truth = self.attributeTheme
                if self.schemeTheme and truth == "default" and self.schemeTheme in self.themes:
                    truth = self.schemeTheme
                if "theme-class" not in context and truth == "default":
                    truth = self.classTheme
            if axis in sheets.STATES or truth is None:
                fit = None
            elif (("with" if truth else "without") if isinstance(truth, bool) else truth) != name:
                return False
        return fit

    def judge(self, results, expected, scheme=None):
        """What the tool's results come to, where the browser has a color."""
        self.themes = {context.get("theme") for context, _ in results}
        fitting = [(self.fits(context, scheme), color) for context, color in results]
        known = any(is_close(color, expected) for _, color in results)
        found = {color for fit, color in fitting if fit is not False}
        close = [color for color in found if is_close(color, expected)]
        # Of several elements that declare a value, the innermost counts; of a longer selector it is not known of which
        # element it is; and on the root other rules may win over it.
        elements = [axis for axis, truth in self.truths.items() if truth is True and not axis.startswith(("(", "@"))]
        isPlain = len(elements) == 0 or len(elements) == 1 and elements[0] not in self.marks and re.fullmatch(
            r":root[^ ,]*|html[^ ,]*" + ("" if "html" in self.places else r"|[.#\w-]+"), elements[0])
        if close:
            return "equal" if len({color for color in found if color not in close}) == 0 else "unknown"
        if expected is not None and not known:
            return "silent"
        if not self.isClear or not isPlain or any(fit is None for fit, _ in fitting):
            return "unknown"
        return "different"


def onBody(page, part):
    """Whether a rule puts a class or an attribute on the body."""
    return re.search(rf"(body|#b|#\\62)(?!:has)[^,{{\s]*{part}|\){part}", page.rules)


def isOnRoot(page, part):
    """Whether a rule says that a class or an attribute is on the root: the tool takes it to be nowhere else then."""
    if part in (".dark", ".light"):
        part = r"\.(dark|light|\\64 ark|d\\61 rk)"
    else:
        part = "data-theme" if part.startswith("=") else "\\" + part
    return not onBody(page, part) and re.search(
        rf"(:root|:ROOT|html|HTML|&)[^,{{\s]*{part}|{part}[^,{{\s]*(:root|&)|{part}[ >]+(body|:root|html|&)"
        "|&:root|:root&|&html|html&", page.rules)


def isOnBody(page, part):
    """Whether a rule says that a class or an attribute is on the body, and none that it is on the root."""
    names = {".dark": r"\.(dark|light|\\64 ark|d\\61 rk)", ".light": r"\.(dark|light|\\64 ark|d\\61 rk)"}
    name = "data-theme" if part.startswith("=") else names.get(part, "\\" + part)
    onRoot = rf"(:root|:ROOT|html|HTML|\)|&)[^,{{\s]*{name}|{name}[^,{{\s]*(:root|&)|{name}[ >]+(body|:root|html|&)"
    return re.search(rf"\bbody[^,{{\s()]*{name}", page.rules) and not re.search(onRoot, page.rules)


def judge(page, answer, measured):
    counts, notes = collections.Counter(), []
    counts["refused"] += len(answer.errors)
    for token, errors in answer.errors.items():
        for error in errors:
            if error.startswith("the tool ended"):
                notes.append(f"crash: {error}")
                counts["different"] += 1
                return counts, notes
    ways = {part[0] for parts in page.states for _, part in parts if part in State.SCHEMES}
    chooses = bool(ways)
    # With several ways to choose, or one on the body, the states of the tool are others than those of the root.
    isClear = len(ways) < 2 and not onBody(page, r"(\.dark|\.light|\.sepia|\.theme|data-theme|\.\\64 ark|\.d\\61 rk)")
    for scheme in ("light", "dark"):
        for parts, seen in zip(page.states, measured[scheme]):
            chosen = {State.SCHEMES[part] for _, part in parts if part in State.SCHEMES}
            if OPPOSED in answer.conditions and (chosen - {scheme} or len(parts) > 1):
                continue
            if any(place != "html" and isOnRoot(page, part) or place != "body" and isOnBody(page, part) for place, part in parts):
                continue
            if {part for _, part in parts} >= {".dark", ".light"}:
                # One way to choose chooses one thing.
                continue
            for element, found in enumerate(seen):
                # What an element has that is left out says nothing of the tool.
                if any(found["truths"].get(name) is not False for name in answer.ignored):
                    continue
                state = State(scheme, parts, element, found["truths"], isClear, page.marks)
                expected = {token: rgb(found["colors"][TOKENS.index(token)]) for token in answer.results}
                judged = {token: state.judge(answer.results[token], expected[token]) for token in answer.results}
                if chooses and "different" in judged.values():
                    # All of the page shows as in one scheme, which need not be the system's or the one that it chooses:
                    # it may choose nothing, or what rules do not count.
                    other = "dark" if scheme == "light" else "light"
                    again = {token: state.judge(answer.results[token], expected[token], other) for token in answer.results}
                    if "different" not in again.values():
                        judged = again
                for token, verdict in judged.items():
                    counts[verdict] += 1
                    if verdict in ("silent", "different"):
                        where = f"{scheme} {parts} {'p' if element else 'body'} {token}"
                        notes.append(f"{verdict}: {where}: browser {found['colors'][TOKENS.index(token)]}, tool {answer.results[token]}")
    return counts, notes


def main():
    tool, chromium, count = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    kept = os.path.join(browser.here, "..", ".build", "verify", "pages", str(seed))
    shutil.rmtree(kept, ignore_errors=True)
    totals, reasons, bad = collections.Counter(), collections.Counter(), 0
    with browser.Session(chromium, ["sheets.js", "pages.js"], "measurePages") as session, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count() + 1) as pool:
        batch = lambda first: compared(tool, session, seed, first, min(BATCH, count - first))
        for found in pool.map(batch, range(0, count, BATCH)):
            for index, page, answer, counts, notes in found:
                totals += counts
                totals["tokens"] += len(answer.tokens)
                for errors in answer.errors.values():
                    reasons[re.sub(r"'[^']*'|\"[^\"]*\"|\d+", "…", errors[0])] += 1
                if notes:
                    bad += 1
                    if bad <= 5:
                        print(f"page {index}: {notes[0][:400]}", file=sys.stderr)
                    folder = os.path.join(kept, str(index))
                    page.write(folder)
                    for token in answer.tokens:
                        shutil.copy(os.path.join(answer.folder, f"{token}.json"), folder)
                    with open(os.path.join(folder, "notes.txt"), "w") as file:
                        file.write("\n".join(notes) + "\n")
                shutil.rmtree(answer.folder)
    if os.environ.get("REASONS"):
        for reason, number in reasons.most_common(40):
            print(f"{number:6} {reason}", file=sys.stderr)
    print(f"pages: {count:,} compared; colors: {totals['equal']:,} equal, {totals['refused']:,} of {totals['tokens']:,} tokens refused, "
          f"{totals['silent']:,} silent, {totals['different']:,} different, {totals['unknown']:,} in one of several contexts, "
          "of which it is not known in which the browser is")
    if bad:
        print(f"pages: {bad:,} are wrong; see .build/verify/pages/{seed}", file=sys.stderr)
        sys.exit(1 if bad * 100 > MOST_WRONG * count else 0)


# How many of a hundred pages may be wrong until none is.
MOST_WRONG = 2


BATCH = 50
# How many conditions of a token are audited at most.
MOST = 10


def compared(tool, session, seed, first, count):
    """What pages come to, from a first one on."""
    folder = tempfile.mkdtemp()
    pages, answers = [], []
    for index in range(first, first + count):
        page = Page(random.Random(f"{seed} {index}"))
        own = os.path.join(folder, str(index))
        page.write(own)
        pages.append(page)
        answers.append(Answer(own, page).ask(tool))
    found = [None] * count
    rest = range(count)
    for turn in range(3):
        for number, measured in zip(rest, session.call([
                {"address": session.address(f"{answers[number].folder}/index.html"), "states": pages[number].states,
                 "conditions": answers[number].axes} for number in rest], TOKENS)):
            pages[number].rules = measured.pop("rules")
            found[number] = measured
        rest = [number for number in rest if turn < 2 and answers[number].ignore(found[number])]
        for number in rest:
            answers[number].ask(tool)
    return [(first + number, page, answer, *judge(page, answer, measured))
            for number, (page, answer, measured) in enumerate(zip(pages, answers, found))]


if __name__ == "__main__":
    main()
