"""usage: vaultmail.py CHECKOUT [SWIFTC] [--record]

Compiles the theme files of VaultMail, as its checkout has them, with a stub of SwiftUI, and compares what
they print with Fixtures/Programs/VaultMail.tsv, from which the tests know what the engine has to say.
With --record it writes that file.
"""
import os, subprocess, sys, tempfile

arguments = [argument for argument in sys.argv[1:] if argument != "--record"]
here = os.path.dirname(os.path.abspath(__file__))
fixture = os.path.join(here, "../../Fixtures/Programs/VaultMail.tsv")
folder = os.path.join(arguments[0] if arguments else "", "VaultMailPackage/Sources/VaultMailFeature/Shared/Theme")
swiftc = arguments[1] if len(arguments) > 1 else "swiftc"
if not os.path.isdir(folder):
    sys.exit(f"VaultMail: not compared, there is no {folder}")
files = [os.path.join(folder, name + ".swift") for name in (
    "ThemeColorFactory", "ThemeColors", "ThemeRegistry", "ThemeShapes", "ThemeSpacing", "ThemeTypography", "VaultMailTheme")]
files += [os.path.join(folder, "Themes", name) for name in sorted(os.listdir(os.path.join(folder, "Themes")))]
with tempfile.TemporaryDirectory() as build:
    def run(*words):
        subprocess.run([swiftc, "-suppress-warnings", "-I", build, "-L", build, *words], cwd=build, check=True)
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "UIKit", os.path.join(here, "UIKit.swift"))
    with open(os.path.join(build, "SwiftUI.swift"), "w") as output:
        output.write("@_exported import UIKit\n")
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "SwiftUI", "SwiftUI.swift")
    with open(os.path.join(here, "vaultmail.swift")) as source, open(os.path.join(build, "main.swift"), "w") as output:
        output.write(source.read())
    run("-o", "themes", "main.swift", *files, "-lUIKit", "-lSwiftUI")
    printed = subprocess.run([os.path.join(build, "themes")], check=True, stdout=subprocess.PIPE).stdout.decode()
if "--record" in sys.argv:
    with open(fixture, "w") as output:
        output.write(printed)
with open(fixture) as recorded:
    same = recorded.read() == printed
print(f"VaultMail: {len(printed.splitlines()):,} values by swiftc, {'the same as' if same else 'different from'} the fixture")
sys.exit(0 if same else 1)
