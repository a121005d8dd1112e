"""usage: swift.py TOOL SWIFTC FILES [SEED]

Compares what the tool says of the colors of random Swift files with what they are where swiftc compiles
them, in both schemes: each color is the same, or the tool refuses it.
"""
import concurrent.futures, json, os, random, re, subprocess, sys, tempfile

tool, swiftc, count = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3])
seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
here = os.path.dirname(os.path.abspath(__file__))
# How many files make one module.
MODULE = 25
# What is compiled, and what the tool has to be asked about.
FLAGS = {"AAA": True, "BBB": False, "os(Linux)": True, "os(iOS)": False, "canImport(UIKit)": False,
         "canImport(Foundation)": True}
SCANNED = """        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (ORDER) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (255, 1, 2, 3)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
"""
NUMBER = """        self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
"""
# Initializers as apps write them: the declaration, and what calls of it look like.
SHAPES = [
    ("Color", "init(hex: String) {\n" + SCANNED.replace("ORDER", "a, r, g, b") + "    }", "text"),
    ("Color", "init(hex: String) {\n" + SCANNED.replace("ORDER", "r, g, b, a") + "    }", "text"),
    ("Color", "init(hex: String) {\n" + SCANNED.replace("ORDER", "b, g, r, a") + "    }", "text"),
    ("Color", "init(hex: UInt, alpha: Double = 1) {\n" + NUMBER + "    }", "number"),
    ("Color", "init(hex: Int, alpha: Double = 0.75) {\n" + NUMBER + "    }", "number"),
    ("Color", """init(hex: UInt32) {
        let red = Double((hex & 0xFF000000) >> 24) / 255.0
        let green = Double((hex & 0x00FF0000) >> 16) / 255.0
        let blue = Double((hex & 0x0000FF00) >> 8) / 255.0
        self.init(red: red, green: green, blue: blue, opacity: Double(hex & 0xFF) / 255)
    }""", "number8"),
    ("UIColor", """convenience init(hex: String, alpha: CGFloat = 1.0) {
        var text: String = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if (text.hasPrefix("#")) { text.remove(at: text.startIndex) }
        if text.count != 6 { self.init(white: 0.5, alpha: 1); return }
        var value: UInt64 = 0
        Scanner(string: text).scanHexInt64(&value)
        self.init(red: CGFloat((value & 0xFF0000) >> 16) / 255.0, green: CGFloat((value & 0x00FF00) >> 8) / 255.0,
            blue: CGFloat(value & 0x0000FF) / 255.0, alpha: alpha)
    }""", "text alpha"),
    ("UIColor", """convenience init(hex: String) {
        let scanner = Scanner(string: hex)
        if hex.hasPrefix("#") { scanner.currentIndex = hex.index(after: hex.startIndex) }
        var color: UInt64 = 0
        guard scanner.scanHexInt64(&color) else { self.init(white: 0, alpha: 1); return }
        let mask = 0x000000FF
        let r = Int(color >> 16) & mask, g = Int(color >> 8) & mask
        let b = Int(color) & mask
        self.init(red: CGFloat(r) / 255.0, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: 1)
    }""", "text"),
    ("UIColor", """convenience init(hex: String) {
        let digits = hex.replacingOccurrences(of: "#", with: "")
        let value = Int(digits, radix: 16) ?? 0
        let green: CGFloat
        if digits.count == 6 { green = CGFloat((value >> 8) & 0xFF) } else { green = 12 }
        self.init(red: CGFloat((value >> 16) & 0xFF) / 255, green: green / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }""", "text"),
    ("Color", """init(hex: Int) { self.init(r: (hex >> 16) & 0xFF, g: (hex >> 8) & 0xFF, b: hex & 0xFF) }
    init(r: Int, g: Int, b: Int) {
        self.init(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255)
    }""", "number"),
]


class File:
    """A random file of tokens in a type of its own."""

    def __init__(self, source, index):
        self.random, self.name = source, f"F{index}"
        self.tokens, self.lines, self.after, self.setup = [], [], [], []
        self.shape = source.choice(SHAPES)
        self.odd = source.random() < 0.4
        self.lines += ["  static let k = %.3f" % source.random(), "  static let half: Double = 0.5",
                       "  static let isDark = %s" % source.choice(["true", "false"]),
                       "  static let fixed = ColorScheme.%s" % source.choice(["light", "dark"])]
        for number in range(source.randint(12, 22)):
            self.add(f"t{number}")
        # For a token of themes: what it is in Swift, what the tool calls it, and the theme.
        self.themed = []
        for add in (source.choice([self.add_instances, self.add_conformers, self.add_themes]), self.add_cases):
            if source.random() < 0.6:
                add()
        extension, body, _ = self.shape
        self.text = "\n".join(
            ["import Foundation", f"private extension {extension} {{", "    " + body, "}", f"enum {self.name} {{",
             *self.lines, "}", *self.after, ""])
        self.parts = [(token, token, None) for token, _ in self.tokens] + self.themed
        self.dump = f"func dump{self.name}() {{\n" + "".join(
            f"  show(\"{value.replace(' ', '')}\", {value})\n" for value, _, _ in self.parts) + "}\n"

    def digits(self, lengths=(3, 6, 6, 6, 8)):
        return "".join(self.random.choices("0123456789abcdefABCDEF", k=self.random.choice(lengths)))

    def number(self):
        value = self.random.randint(0, 255)
        return self.random.choice([
            f"{value / 255:.4f}", f"{value}.0 / 255", f"{value} / 255", f"{value}/255.0", f"({value} / 255.0)", "0", "1",
            f"{self.name}.k", "k", "1 - k", "1.0 - k * 0.5", "half * k", "0.25 + 0.5", "1 / 4.0", "k\n      * 0.5",
            f"Double({value}) / 255", "0x7F / 255.0", "1e-1", "isDark ? 0.2 : k", "fixed == .dark ? 0.1 : 0.9"])

    def hexadecimal(self):
        kind, mark = self.shape[2], self.random.choice(["", "#"])
        if self.random.random() < 0.1:
            return f"Color(hexString: \"{mark}{self.digits((6, 6, 8))}\")"
        if kind == "number":
            alpha = ", alpha: " + self.number() if "alpha" in self.shape[1] and self.random.random() < 0.4 else ""
            call = f"(hex: 0x{self.digits((6,))}{alpha})"
        elif kind == "number8":
            call = f"(hex: 0x{self.digits((8,))})"
        else:
            alpha = ", alpha: 0.25" if kind == "text alpha" and self.random.random() < 0.4 else ""
            call = f"(hex: \"{mark}{self.digits((6,) if kind != 'text' else (3, 6, 6, 8))}\"{alpha})"
        made = self.shape[0] + call
        return made if self.shape[0] == "Color" else f"Color({self.random.choice(['', 'uiColor: '])}{made})"

    def color(self, depth=0):
        colors = [token for token, type in self.tokens if type == "Color"]
        pick = self.random.random()
        if colors and pick < 0.25:
            token = self.random.choice(colors)
            return token if self.random.random() < 0.5 else token.replace(self.name + ".", "Self.", 1) \
                if token.count(".") == 1 and depth < 9 else token
        if pick < 0.5:
            return self.hexadecimal()
        if pick < 0.7:
            space = self.random.choice(["", ".sRGB, "])
            opacity = self.random.choice(["", ", opacity: " + self.number()])
            return f"Color({space}red: {self.number()}, green: {self.number()}, blue: {self.number()}{opacity})"
        if pick < 0.76:
            return f"Color(white: {self.number()})"
        if pick < 0.82:
            ui = self.random.choice([".red", ".brown", "UIColor(white: 0.3, alpha: 0.5)", "UIColor.black.withAlphaComponent(0.4)"])
            return f"Color({ui if not ui.startswith('.') else 'UIColor' + ui})"
        if depth < 3 and pick < 0.94:
            gap = self.random.choice(["", "\n    ", "\n    // more\n    "])
            return f"{self.color(depth + 1)}{gap}.opacity({self.number()})"
        return self.random.choice(["Color.white", "Color.black", ".white", "Color.clear", "Color.init(white: 0.5)"])

    def plain(self):
        """A color that means the same wherever it stands."""
        color = self.color(9).replace("Self.", self.name + ".")
        for word in ("half", "isDark", "fixed", "k"):
            color = re.sub(r"(?<![\w.])%s\b" % word, f"{self.name}.{word}", color)
        return color

    def add_instances(self):
        """Themes that are instances of one type, which may lie in another."""
        type, names = f"Theme{self.name}", self.random.sample(["light", "dark", "sepia", "dim"], self.random.randint(2, 4))
        inner = self.random.random() < 0.4
        owner = f"Colors{self.name}" if inner else type
        keyword = self.random.choice(["struct", "final class"])
        pick = self.random.randint(0, 4 if self.odd else 2)
        lines = [f"{keyword} {owner}: Sendable {{", "  let text: Color", "  let page: Color", "  let line: Color",
                 f"  var soft: Color {{ text.opacity({self.random.choice(['0.5', '0.25 + 0.5', '1 / 4.0'])}) }}",
                 "  var both: Color { colorScheme == .dark ? page : soft }"]
        default = self.plain()
        body = {0: "self.text = text; self.page = page; self.line = line",
                1: "let edge = line.opacity(0.5)\n    self.page = text\n    self.text = page\n    self.line = edge",
                2: "self.text = text\n    self.page = page\n    self.line = page.opacity(0.25)",
                3: "if colorScheme == .dark { self.text = page; self.page = text } else { self.text = text; self.page = page }\n    self.line = line",
                4: "var text = text\n    text = text.opacity(0.5)\n    self.text = text\n    self.page = page\n    self.line = line"}[pick]
        lines.append(f"  init(text: Color, page: Color = {default}, line: Color = .black) {{\n    {body}\n  }}")
        for name in names:
            arguments = ", ".join(
                f"{label}: {self.plain()}" for label in ("text", "page", "line") if label == "text" or self.random.random() < 0.6)
            lines.append(f"  static let {name} = {self.random.choice([owner, owner + '.init'])}({arguments})")
        lines.append("}")
        if inner:
            lines += [f"struct {type} {{", f"  let colors: {owner}"] + [
                f"  static let {name} = {type}(colors: {self.random.choice(['.' + name, owner + '.' + name])})" for name in names] + ["}"]
        self.after.append("\n".join(lines))
        path = ".colors" if inner else ""
        self.themed += [(f"{type}.{name}{path}.{part}", f"{type}{path}.{part}", name)
                        for name in names for part in ("text", "page", "line", "soft", "both")]

    def add_conformers(self):
        """Themes that are the types of one protocol."""
        protocol = f"Palette{self.name}"
        self.after.append(
            f"protocol {protocol} {{\n  var ink: Color {{ get }}\n  var page: Color {{ get }}\n  var soft: Color {{ get }}\n}}\n"
            f"extension {protocol} {{\n  var page: Color {{ {self.plain()} }}\n  var soft: Color {{ ink.opacity(0.5) }}\n}}")
        for name in self.random.sample(["Light", "Dark", "Private", "Dim"], self.random.randint(2, 4)):
            page = f"\n  let page: Color = {self.plain()}" if self.random.random() < 0.5 else ""
            ink = self.random.choice([f"let ink: Color = {self.plain()}", f"var ink: Color {{ colorScheme == .dark ? {self.plain()} : {self.plain()} }}"])
            self.after.append(f"struct {name}{protocol}: {protocol} {{\n  {ink}{page}\n}}")
            self.themed += [(f"{name}{protocol}().{part}", f"{protocol}.{part}", name.lower()) for part in ("ink", "page", "soft")]

    def add_themes(self):
        """Functions over an enumeration of themes."""
        type, cases = f"Theme{self.name}", self.random.sample(["one", "two", "three", "four"], self.random.randint(2, 4))
        self.after.append(f"enum {type} {{ case {', '.join(cases)} }}")
        label = self.random.choice(["_ theme", "for theme", "theme"])
        call = label.split()[0] + ": " if label.split()[0] != "_" else ""
        rows = "".join(f"\n    case .{case}: return {self.plain()}" for case in self.random.sample(cases, len(cases)))
        assigned = "".join(f"\n    case .{case}: color = {self.plain()}" for case in cases[:-1])
        forms = [
            f"let theme = theme\n    switch theme {{{rows}\n    }}" if label != "theme" else f"switch theme {{{rows}\n    }}",
            f"if theme == .{cases[0]} {{ return {self.plain()} }}\n    return {self.plain()}",
            f"let color: Color\n    switch theme {{{assigned}\n    default: color = {self.plain()}\n    }}\n    return color",
            f"var color: Color = {self.plain()}\n    let first = color\n    if theme != .{cases[-1]} {{ color = first.opacity(0.5) }}\n    return color",
            f"theme == .{cases[1]} ? {self.plain()} : {self.plain()}"]
        for number, form in enumerate(self.random.sample(forms, 2)):
            self.lines.append(f"  static func f{number}({label}: {type}) -> Color {{\n    {form}\n  }}")
            self.themed += [(f"{self.name}.f{number}({call}.{case})", f"{self.name}.f{number}", case) for case in cases]
        self.lines.append(f"  static func both({label}: {type}) -> Color {{ f0({call}theme).opacity(0.5) }}")
        self.themed += [(f"{self.name}.both({call}.{case})", f"{self.name}.both", case) for case in cases]
        fixed = self.random.choice(cases)
        self.lines.append(f"  static var fixedTheme: Color {{ f0({call}.{fixed}) }}")
        self.themed.append((f"{self.name}.fixedTheme", f"{self.name}.fixedTheme", None))

    def add_cases(self):
        """A function over an enumeration that is no theme, and calls of it."""
        type, cases = f"Level{self.name}", ["low", "middle", "high"]
        self.after.append(f"enum {type} {{ case {', '.join(cases)} }}")
        rows = "".join(f"\n    case .{case}: return {self.plain()}" for case in cases[:self.random.randint(2, 3)])
        rest = "" if rows.count("case") == 3 else f"\n    default: return {self.plain()}"
        self.lines.append(f"  static func level(_ level: {type}) -> Color {{\n    switch level {{{rows}{rest}\n    }}\n  }}")
        self.themed += [(f"{self.name}.level(.{case})", f"{self.name}.level.{case}", None) for case in cases]
        self.lines.append(f"  static func shade(_ color: Color, by amount: Double = 0.5) -> Color {{ color.opacity(amount) }}")
        for number, value in enumerate([f"level(.{self.random.choice(cases)})", f"shade({self.plain()})", f"shade(level(.low), by: 0.25)"]):
            self.lines.append(f"  static var c{number}: Color {{ {value} }}")
            self.themed.append((f"{self.name}.c{number}", f"{self.name}.c{number}", None))

    def condition(self):
        flags = list(FLAGS)
        one, two = self.random.choice(flags), self.random.choice(flags)
        return self.random.choice([one, one, f"!{one}", f"{one} && {two}", f"{one} || !{two}", f"!({one} || {two})", "true", "false"])

    def test(self):
        return self.random.choice([
            "isDark", "!isDark", "fixed == .dark", "colorScheme == .dark", "colorScheme != .light",
            "isDark && colorScheme == .dark", "isDark || k > 0.5"])

    def add(self, name):
        one, two, three = self.color(9), self.color(9), self.color(9)
        pick = self.random.randint(0, 27 if self.odd else 15)
        full, type = f"{self.name}.{name}", "Color"
        let = f"static let {name}: Color ="
        if pick < 6:
            text = f"  {let} {self.color()}"
        elif pick == 6:
            # A constant would keep the scheme in which it is first asked for.
            text = f"  static var {name}: Color {{ {self.test()} ? {one} : {two} }}"
        elif pick == 7:
            text = f"  static var {name}: Color {{\n    if {self.test()} {{ return {one} }}\n    return {two}\n  }}"
        elif pick == 8:
            text = (f"  static var {name}: Color {{\n    switch {self.random.choice(['colorScheme', 'fixed'])} {{\n    case .light: return {one}\n"
                    f"    case .dark: return {two}\n    }}\n  }}")
        elif pick == 9:
            text = f"  static var {name}: Color {{\n    let isDark = {self.random.choice(['true', 'false', 'colorScheme == .dark'])}\n    return isDark ? {one} : {two}\n  }}"
        elif pick == 10:
            text = f"  #if {self.condition()}\n  {let} {one}\n  #elseif {self.condition()}\n  {let} {two}\n  #else\n  {let} {three}\n  #endif"
        elif pick == 11:
            text = f"  static var {name}: Color {{\n    #if {self.condition()}\n    return {one}\n    #else\n    return {two}\n    #endif\n  }}"
        elif pick == 12:
            text = f"  {let} Color(white: {self.number()})\n    #if {self.condition()}\n    .opacity({self.number()})\n    #else\n    .opacity(0.5)\n    #endif\n    .opacity(0.9)"
        elif pick == 13:
            text = f"  static let {name} = {{ () -> Color in {one} }}()" if self.random.random() < 0.3 else f"  static let {name}: Color = {{ {one} }}()"
        elif pick == 14:
            full = f"{self.name}.Inner{name}.ink"
            text = f"  enum Inner{name} {{ static let k = 0.125; static let ink = {one if one[0] != '.' and 'Self' not in one else 'Color.white'} }}"
        elif pick == 15:
            text, full = "", f"{self.name}.{name}"
            self.after.append(f"extension {self.name} {{\n  static let {name}: Color = {one}\n}}")
        elif pick == 16:
            text = f"  @Dimmed({self.number()}) static var {name} = {one if one[0] != '.' else 'Color.white'}"
        elif pick == 17:
            text = f"  nonisolated(unsafe) static var {name}: Color = {one}"
            self.setup.append(f"  {full} = Color(white: 0.35)")
        elif pick == 18:
            text = f"  {let} {one if one[0] != '.' else 'Color.white'}{self.random.choice([' ', chr(10) + '    '])}{self.random.choice(['+++', '•'])} 0.5"
        elif pick == 19:
            full = f"Sub{self.name}{name}.{self.random.choice(['page', 'ink', 'mine'])}"
            text = ""
            self.after.append(
                f"class Base{self.name}{name} {{\n  class var ink: Color {{ Color.white }}\n  class var page: Color {{ ink.opacity(0.5) }}\n}}\n"
                f"class Sub{self.name}{name}: Base{self.name}{name} {{\n  override class var ink: Color {{ Color.black }}\n  class var mine: Color {{ page }}\n}}")
        elif pick == 20:
            text = f"  #if {self.condition()}\n  {let} weird(3)\n  #else\n  {let} {one}\n  #endif"
        elif pick == 21:
            text = f"  #if {self.condition()}\n  static let n{name} = 0.25\n  #else\n  static let n{name} = {self.number()}\n  #endif\n  {let} Color.black.opacity(n{name})"
        elif pick == 22:
            text = f"  static let {name}: [Color] = [{one}, {two}]"
            full = f"{self.name}.{name}[{self.random.randint(0, 1)}]"
            text = text + f"\n  {let.replace(name, name + 'x')} {name}[1]"
            full = f"{self.name}.{name}x"
        elif pick == 23:
            text = f"  nonisolated(unsafe) static var n{name} = 0.5\n  static var {name}: Color {{ Color.black.opacity(n{name}) }}"
            self.setup.append(f"  {self.name}.n{name} += 0.125")
        elif pick == 24:
            type, text = "UIColor", f"  #if {self.condition()}\n  typealias A{name} = UIColor\n  #else\n  typealias A{name} = Color\n  #endif\n  static let {name}: Color = Color(UIColor(white: 0.25, alpha: 1))"
        elif pick == 25:
            text = f"  static var s{name}: ColorScheme {{ isDark ? .dark : .light }}\n  static var {name}: Color {{ s{name} == .dark ? {one} : {two} }}"
        elif pick == 26:
            text = f"  static var {name}: Color {{\n    if {self.test()}, k > 0.5 {{ return {one} }} else {{ return {two} }}\n  }}"
        else:
            text = f"  static func f{name}() -> Color {{ {one} }}\n  {let} f{name}()"
        if text:
            self.lines.append(text)
        self.tokens.append((full, type))


def components(files, folder):
    """What the tokens of files are, by scheme, name and channel; files that are no Swift are left out."""
    while files:
        names = []
        for file in files:
            names.append(os.path.join(folder, file.name + ".swift"))
            with open(names[-1], "w") as output:
                # What only the comparison needs is not for the tool.
                output.write(file.text + "// -- harness\n" + file.dump + f"func change{file.name}() {{\n" + "\n".join(file.setup) + "\n}\n")
        main = os.path.join(folder, "main.swift")
        with open(main, "w") as output:
            output.write("if CommandLine.arguments[1] == \"dark\" { colorScheme = .dark }\n" + "".join(
                f"change{file.name}()\ndump{file.name}()\n" for file in files))
        run = subprocess.run(
            [swiftc, "-swift-version", "5", "-Onone", "-suppress-warnings", "-D", "AAA", "-o", os.path.join(folder, "tokens"),
             os.path.join(here, "stub.swift"), main, *names], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode == 0:
            break
        bad = set(re.findall(r"/(F\d+)\.swift:\d+:\d+: error", run.stdout.decode()))
        if os.environ.get("ERRORS") or not bad:
            print(run.stdout.decode()[:6000], file=sys.stderr)
        if not bad:
            sys.exit("swiftc compiles none of it")
        files = [file for file in files if file.name not in bad]
    result = {}
    for scheme in ("light", "dark"):
        output = subprocess.run([os.path.join(folder, "tokens"), scheme], stdout=subprocess.PIPE).stdout.decode()
        result[scheme] = {line.split()[0]: [float(part) for part in line.split()[1:]] for line in output.splitlines()}
    return files, result


def luminance(color):
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def said(file):
    """What the tool says of a file: a report, and what it refuses."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tokens.swift")
        # Assignments count, wherever they stand.
        with open(path, "w") as output:
            output.write(file.text + "func change() {\n" + "\n".join(file.setup) + "\n}\n")
        listed = subprocess.run([tool, "list", "tokens", "--names", path], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        read = set(listed.stdout.decode().split())
        # What is unknown in one context alone makes the audit refuse all of the file.
        partial = set(re.findall(r"not read (?:in|under) [^\n]*?: '([^']*)'", listed.stderr.decode()))
        names = sorted({name for _, name, _ in file.parts if name in read - partial})
        with open(os.path.join(folder, "page.css"), "w") as output:
            output.write(":root { --page: #fff; --night: #000 }\n")
        policy = {"tokens": ["tokens.swift", "page.css"], "conditions": {"*": "audit"}, "rules": [{"id": "A", "pairings": [
            {"foreground": name, "background": page, "usage": "text"} for name in names for page in ("page", "night")]}]}
        if not names:
            return {"results": []}, listed.stderr.decode()
        while True:
            with open(os.path.join(folder, "contrast-audit.json"), "w") as output:
                json.dump(policy, output)
            run = subprocess.run([tool, "--format", "json", "contrast-audit.json"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            if run.returncode == 2 and "conditions" in policy and b"has the condition '*'" in run.stderr:
                del policy["conditions"]
                continue
            missing = set(re.findall(r"the token '([^']*)' does not exist", run.stderr.decode()))
            pairings = [pair for pair in policy["rules"][0]["pairings"] if pair["foreground"] not in missing]
            if run.returncode == 2 and missing and pairings:
                # Listed without conditions, and not read once they are audited.
                policy["rules"][0]["pairings"] = pairings
                continue
            break
        if run.returncode not in (0, 1, 2):
            return None, f"exit {run.returncode}"
        if run.returncode == 2:
            return {"results": []}, run.stderr.decode()
        return json.loads(run.stdout), listed.stderr.decode()


def is_equal(result, color):
    page = 1.0 if result["background"] == ["page"] else 0.0
    seen = [color[3] * part + (1 - color[3]) * page for part in color[:3]]
    bright = sorted([luminance(seen) + 0.05, page + 0.05])
    shown = result["colors"]["foreground"]
    return abs(result["ratio"] - bright[1] / bright[0]) < 1e-6 and all(
        abs(int(shown[i:i + 2], 16) - 255 * part) <= 0.501 for i, part in zip((1, 3, 5), seen))


def main():
    source = random.Random(seed)
    counts, reasons, shown, left = {"equal": 0, "refused": 0, "different": 0}, {}, 0, 0
    files = [File(source, index) for index in range(count)]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for start in range(0, count, MODULE):
            compiled, colors = components(files[start:start + MODULE], folder)
            left += len(files[start:start + MODULE]) - len(compiled)
            for file, (report, errors) in zip(compiled, pool.map(said, compiled)):
                for line in set(re.findall(r"(?:not read[^:]*: '[^']*': |error: )(.*)", errors)):
                    line = re.sub(r"'[^']*'|\d+", "…", line)
                    reasons[line] = reasons.get(line, 0) + 1
                for value, token, theme in file.parts:
                    value = value.replace(" ", "")
                    results = [] if report is None else [result for result in report["results"] if result["foreground"] == token and (
                        theme is None or result["context"].get("theme", theme) == theme) and all(
                        FLAGS.get(axis, name == "with") == (name == "with") for axis, name in result["context"].items() if axis != "scheme")]
                    if report is not None and not results:
                        counts["refused"] += 1
                        continue
                    wrong = [] if report is not None else ["crash"]
                    for scheme in ("light", "dark"):
                        wrong += [(scheme, colors[scheme][value], result) for result in results
                                  if result["context"].get("scheme", scheme) == scheme and not is_equal(result, colors[scheme][value])]
                    counts["different" if wrong else "equal"] += 1
                    if wrong and shown < 6:
                        shown += 1
                        print(f"{value}: {wrong[0]}\n{file.text}", file=sys.stderr)
    if os.environ.get("REASONS"):
        for reason, number in sorted(reasons.items(), key=lambda pair: -pair[1])[:30]:
            print(f"{number:6} {reason}", file=sys.stderr)
    print(f"Swift files: {count - left:,} compiled by swiftc, {left:,} left out as no Swift; tokens: {counts['equal']:,} equal, "
          f"{counts['refused']:,} refused, {counts['different']:,} different")
    if counts["different"] or counts["equal"] < 6 * count:
        sys.exit(1)


main()
