import SourceText

/// Names, each once, numbered in the order in which they came. Names that look the same are one, as
/// they are as strings.
struct NameNumbers {
  /// The names by number.
  private(set) var names: [String] = []
  private var index = TextIndex()

  /// How many names there are.
  var count: Int { names.count }

  /// A name by its number.
  subscript(number: Int) -> String { names[number] }

  /// The number of a name; nil if it is not there.
  func number(of name: String) -> Int? {
    index.find(name.hashValue) { names[$0] == name }
  }

  /// The number of a name, which is added if it is not there.
  mutating func add(_ name: String) -> Int {
    let hash = name.hashValue
    if let known = index.find(hash, where: { names[$0] == name }) { return known }
    names.append(name)
    index.add(hash) { [names] in names[$0].hashValue }
    return names.count - 1
  }
}
