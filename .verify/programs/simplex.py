"""usage: simplex.py CHECKOUT [SWIFTC] [--record]

Compiles the theme files of SimpleX, as its checkout has them, with a stub of SwiftUI, and compares what
they print with Fixtures/Programs/SimpleX.tsv, from which the tests know what the engine has to say.
With --record it writes that file.
"""
import os, subprocess, sys, tempfile

arguments = [argument for argument in sys.argv[1:] if argument != "--record"]
here = os.path.dirname(os.path.abspath(__file__))
fixture = os.path.join(here, "../../Fixtures/Programs/SimpleX.tsv")
folder = os.path.join(arguments[0] if arguments else "", "apps/ios/SimpleXChat/Theme")
swiftc = arguments[1] if len(arguments) > 1 else "swiftc"
if not os.path.isdir(folder):
    sys.exit(f"SimpleX: not compared, there is no {folder}")
files = [os.path.join(folder, name + ".swift") for name in ("Color", "ThemeTypes", "ChatWallpaperTypes")]
main = """import SwiftUI
import UIKit

func getWallpaperFilePath(_ name: String) -> URL { URL(fileURLWithPath: name) }

func show(_ name: String, _ theme: DefaultTheme, _ value: Any) {
  for (label, child) in Mirror(reflecting: value).children {
    let field = label!.hasPrefix("_") ? String(label!.dropFirst()) : label!
    let wrapped = (child as? Published<Color>)?.wrappedValue ?? child as? Color
    if let color = wrapped { print("\\(name).\\(field)", theme.rawValue, color, separator: "\\t") }
  }
}

let palettes: [(DefaultTheme, Colors, AppColors)] = [
  (.LIGHT, LightColorPalette, LightColorPaletteApp), (.DARK, DarkColorPalette, DarkColorPaletteApp),
  (.SIMPLEX, SimplexColorPalette, SimplexColorPaletteApp), (.BLACK, BlackColorPalette, BlackColorPaletteApp),
]
for (theme, colors, appColors) in palettes {
  show("Colors", theme, colors)
  show("AppColors", theme, appColors)
  for preset in PresetWallpaper.allCases {
    let name = "PresetWallpaper.\\(preset.filename)"
    print("\\(name).background", theme.rawValue, preset.background[theme]!, separator: "\\t")
    print("\\(name).tint", theme.rawValue, preset.tint[theme]!, separator: "\\t")
    show("\\(name).colors", theme, preset.colors[theme]!)
  }
}
"""
with tempfile.TemporaryDirectory() as build:
    def run(*words):
        subprocess.run([swiftc, "-suppress-warnings", "-swift-version", "5", "-I", build, "-L", build, *words], cwd=build, check=True)
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "UIKit", os.path.join(here, "UIKit.swift"))
    with open(os.path.join(build, "SwiftUI.swift"), "w") as output:
        output.write("@_exported import UIKit\n")
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "SwiftUI", "SwiftUI.swift")
    with open(os.path.join(build, "main.swift"), "w") as output:
        output.write(main)
    run("-o", "palettes", "main.swift", *files, "-lUIKit", "-lSwiftUI")
    printed = subprocess.run([os.path.join(build, "palettes")], check=True, stdout=subprocess.PIPE).stdout.decode()
if "--record" in sys.argv:
    with open(fixture, "w") as output:
        output.write(printed)
with open(fixture) as recorded:
    same = recorded.read() == printed
print(f"SimpleX: {len(printed.splitlines()):,} values by swiftc, {'the same as' if same else 'different from'} the fixture")
sys.exit(0 if same else 1)
