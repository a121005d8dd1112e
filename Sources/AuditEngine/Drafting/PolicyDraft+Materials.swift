/// Backgrounds that are materials.
extension PolicyDraft {
  /// Lays backgrounds that are materials by their names over an unknown backdrop: the system blurs
  /// whatever lies beneath. Returns their names, as the policy writes them.
  package mutating func layMaterialsOverAnything() -> [String] {
    var found: [String] = []
    func laid(_ pairings: [Pairing]) -> [Pairing] {
      pairings.map { pairing in
        var pairing = pairing
        pairing.backgrounds = pairing.backgrounds.map { background in
          guard let over = background.ranges(of: " over ").last else { return background }
          let name = String(background[..<over.lowerBound])
          guard !Self.materialWords.isDisjoint(with: NameWords(name).all) else { return background }
          if !found.contains(name) { found.append(name) }
          return "\(name) over any"
        }
        return pairing
      }
    }
    text = laid(text)
    components = laid(components)
    return found
  }

  private static let materialWords: Set<String> = [
    "material", "glass", "blur", "blurred", "frosted", "vibrancy", "vibrant",
  ]
}
