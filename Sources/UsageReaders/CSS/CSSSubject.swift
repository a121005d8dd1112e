/// A selector without the states in it: the elements that rules are about.
struct CSSSubject: Hashable {
  /// What a compound selector demands of one element.
  struct Compound: Hashable {
    /// Types, classes, ids and attributes, in order.
    var demands: [String] = []
    /// What stands before it: a space, `>`, `+`, `~`, or `:` for a pseudo-element of the compound
    /// before.
    var combinator: Character = " "

    func fits(_ other: Compound) -> Bool { demands.allSatisfy(other.demands.contains) }

    var text: String { demands.isEmpty ? "*" : demands.joined() }
  }

  var compounds: [Compound] = []

  /// The type of its elements, where nothing else is demanded of them: `a`, `:root`.
  var element: String? {
    guard compounds.count == 1, compounds[0].demands.count == 1,
      let type = compounds[0].demands.first,
      type == ":root" || type.first?.isLetter == true
    else { return nil }
    return type
  }

  /// Whether a demand is that for a type.
  static func isType(_ demand: String) -> Bool { demand.first?.isLetter == true }

  /// Whether its elements are links, wherever these are.
  var isLinks: Bool { compounds.last.map { $0.demands == ["a"] && $0.combinator != ":" } ?? false }

  /// Whether it is the page, or anything.
  var isPage: Bool {
    compounds.count == 1
      && compounds[0].demands.allSatisfy { $0 == ":host" || ElementColor.pageElements.contains($0) }
  }

  /// The subjects around it, the nearest first.
  var ancestors: [CSSSubject] {
    var found: [CSSSubject] = []
    for count in stride(from: compounds.count - 1, to: 0, by: -1)
    where compounds[count].combinator != "+" && compounds[count].combinator != "~" {
      found.append(CSSSubject(compounds: Array(compounds[..<count])))
    }
    return found
  }

  /// For each compound, the one of another subject that it is; nil where not every element of the
  /// other is one of this.
  func places(in other: CSSSubject) -> [Int]? {
    guard let mine = compounds.last, let theirs = other.compounds.last, mine.fits(theirs),
      (mine.combinator == ":") == (theirs.combinator == ":")
    else { return nil }
    var places = [other.compounds.count - 1]
    var index = compounds.count - 1
    var position = other.compounds.count - 1
    while index > 0 {
      let combinator = compounds[index].combinator
      index -= 1
      if combinator == " " {
        repeat {
          let isAncestor = "+~".contains(other.compounds[position].combinator) == false
          position -= 1
          if position >= 0, isAncestor, compounds[index].fits(other.compounds[position]) { break }
        } while position >= 0
      } else {
        guard position > 0, other.compounds[position].combinator == combinator else { return nil }
        position -= 1
        guard compounds[index].fits(other.compounds[position]) else { return nil }
      }
      guard position >= 0 else { return nil }
      places.append(position)
    }
    return places.reversed()
  }
}
