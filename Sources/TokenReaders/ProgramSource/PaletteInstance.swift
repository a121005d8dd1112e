import ColorMath
import Programs
import SourceText

/// A value of a type with colors in it: a color scheme, or a class of the app.
struct PaletteInstance {
  /// A part of it.
  struct Part {
    let name: String
    /// What it comes to; nil where it is not given.
    var answer: Answer?
    /// The code that gives it, or the whole instance.
    let node: SyntaxNode
    /// Whether it is a color or colors for certain.
    let isColor: Bool
    /// The color that the framework gives it; nil where that is not known, or it has a value.
    var byFramework: SRGBColor?
  }

  /// The name of its type, as its tokens have it.
  let type: String
  /// The declaration that it is the value of, or a part of it.
  let path: [String]
  /// The code that makes it.
  let node: SyntaxNode
  /// `light` or `dark`; nil if nothing but its name tells.
  let scheme: String?
  /// Whether it is of a type of the framework whose instances are schemes.
  var isScheme = false
  var parts: [Part]
  /// What applies to what is not given.
  var missing = "it is not given"

  /// The path of its file.
  var file: String { node.tree.file.path }

  /// What may tell it from others of its type: its name, with those of the types around it, with that
  /// of its file, with that of its folder.
  var names: [[String]] {
    let parts = file.split(separator: "/").map(String.init)
    return [
      [path.last ?? ""], path, [FileName.stem(of: file)] + path,
      [parts.dropLast().last ?? ""] + path,
    ]
  }

  /// Whether it has the same parts as another, wherever they are made.
  func isSame(as other: PaletteInstance) -> Bool {
    type == other.type && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { own, other in
        own.name == other.name
          && own.answer.map { $0.map(\.withoutPlaces) }
            == other.answer.map { $0.map(\.withoutPlaces) }
      }
  }
}
