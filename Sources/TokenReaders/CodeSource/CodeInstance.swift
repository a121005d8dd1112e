import ColorMath
import SourceText

/// A value of a type with colors in it: a color scheme, or a class of the app.
struct CodeInstance {
  /// A part of it.
  struct Member {
    let name: String
    /// Its value; nil where it is not given.
    var value: CodeExpression?
    let scope: CodeScope
    /// Whether it is a color or colors for certain.
    let isColor: Bool
    /// The color that the framework gives it; nil where that is not known, or it has a value.
    var byFramework: SRGBColor?
    /// Whether the value is the one for all instances that do not give another.
    let isDefault: Bool
  }

  /// The name of its type, as its tokens have it.
  let type: String
  /// The declaration that it is the value of, or a part of it.
  let path: [String]
  let document: Int
  /// The path of its file.
  let file: String
  /// Where it stands.
  let range: Range<Int>
  /// `light` or `dark`; nil if nothing but its name tells.
  let scheme: String?
  /// Whether it is of a type of the framework whose instances are schemes.
  let isScheme: Bool
  let members: [Member]
  /// What applies to what is not given.
  let missing: String

  /// What may tell it from others of its type: its name, with those of the types around it, with that
  /// of its file, with that of its folder.
  var names: [[String]] {
    let parts = file.split(separator: "/").map(String.init)
    return [
      [path.last ?? ""], path, [FileName.stem(of: file)] + path,
      [parts.dropLast().last ?? ""] + path,
    ]
  }
}
