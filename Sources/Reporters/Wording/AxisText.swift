import SourceText

/// The words for the axes of a system.
enum AxisText {
  /// `themes`, `transparencies`; `contexts of theme 2` for a name that is no word.
  static func plural(_ axis: String) -> String {
    let name = axis.inert(limit: FindingText.nameLimit)
    guard let last = name.last, name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return "contexts of \(name)"
    }
    if last == "y", let before = name.dropLast().last, !"aeiou".contains(before) {
      return "\(name.dropLast())ies"
    }
    return ["s", "x", "z", "ch", "sh"].contains(where: name.hasSuffix) ? "\(name)es" : "\(name)s"
  }
}
