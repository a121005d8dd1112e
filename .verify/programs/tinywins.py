"""usage: tinywins.py CHECKOUT [SWIFTC] [--record]

Compiles the token files of TinyWins, as its checkout has them, with a stub of SwiftUI, and compares what
they print with Fixtures/Programs/TinyWins.tsv, from which the tests know what the engine has to say.
With --record it writes that file.
"""
import os, re, subprocess, sys, tempfile

arguments = [argument for argument in sys.argv[1:] if argument != "--record"]
here = os.path.dirname(os.path.abspath(__file__))
fixture = os.path.join(here, "../../Fixtures/Programs/TinyWins.tsv")
folder = os.path.join(arguments[0] if arguments else "", "TinyWins/Core")
swiftc = arguments[1] if len(arguments) > 1 else "swiftc"
if not os.path.isdir(folder):
    sys.exit(f"TinyWins: not compared, there is no {folder}")
files = [os.path.join(folder, name + ".swift") for name in (
    "Tokens/Primitives", "Tokens/SemanticTokens", "ThemeKit/Palette", "ThemeKit/ThemeSemanticTokens", "ThemeKit/ContrastUtilities")]


def names(file, protocol):
    with open(os.path.join(folder, file)) as source:
        body = re.search(r"protocol " + protocol + r" \{(.*?)\n\}", source.read(), re.S)[1]
    return re.findall(r"var (\w+): Color \{ get \}", body)


main = "import SwiftUI\nimport UIKit\n"
main += "for look in [Appearance.light, .dark] {\n  for pack in ThemePack.allCases {\n    let tokens = SemanticTokens(appearance: look, themePack: pack)\n"
main += "".join(f'    print("SemanticTokens.{name}", pack.rawValue, look, tokens.{name}, separator: "\\t")\n'
                for name in names("Tokens/SemanticTokens.swift", "SemanticTokensProtocol"))
main += "  }\n  for id in PaletteId.allCases {\n"
main += "    let tokens = ResolvedSemanticTokens(palette: id.palette, appearance: look == .dark ? .dark : .light, avatarColor: nil)\n"
main += "".join(f'    print("Theme.{name}", id.rawValue, look, tokens.{name}, separator: "\\t")\n'
                for name in names("ThemeKit/ThemeSemanticTokens.swift", "SemanticColorTokens"))
main += "  }\n}\nfor child in Primitives.ChildColors.allCases {\n"
main += "".join(f'  print("Primitives.ChildColors.{name}", child.rawValue, "light", child.{name}, separator: "\\t")\n'
                for name in ("color", "contrastingTextColor", "darkerVariant", "lightBackground"))
main += "}\n"
with tempfile.TemporaryDirectory() as build:
    def run(*words):
        subprocess.run([swiftc, "-suppress-warnings", "-swift-version", "5", "-I", build, "-L", build, *words], cwd=build, check=True)
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "UIKit", os.path.join(here, "UIKit.swift"))
    with open(os.path.join(build, "SwiftUI.swift"), "w") as output:
        output.write("@_exported import UIKit\n")
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "SwiftUI", "SwiftUI.swift")
    with open(os.path.join(build, "main.swift"), "w") as output:
        output.write(main)
    run("-o", "tokens", "main.swift", *files, "-lUIKit", "-lSwiftUI")
    printed = subprocess.run([os.path.join(build, "tokens")], check=True, stdout=subprocess.PIPE).stdout.decode()
if "--record" in sys.argv:
    with open(fixture, "w") as output:
        output.write(printed)
with open(fixture) as recorded:
    same = recorded.read() == printed
print(f"TinyWins: {len(printed.splitlines()):,} values by swiftc, {'the same as' if same else 'different from'} the fixture")
sys.exit(0 if same else 1)
