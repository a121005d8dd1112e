import SourceText

/// Where each property is declared, in some 50 bytes for each: a style sheet of megabytes has hundreds
/// of thousands.
struct CSSPlaces {
  /// A declaration, by its entry of the cascade and its place there.
  struct Place {
    let entry: Int32
    let index: Int32
    /// The next one of the same property; −1 for none.
    fileprivate var next: Int32 = -1
  }

  /// The names of the properties, in the order in which they came.
  private(set) var names = TextTable()
  /// The first and the last declaration of each property, by the number of its name.
  private var ends: [(first: Int32, last: Int32)] = []
  /// All declarations, in order.
  private var places: [Place] = []

  /// Makes room for so many declarations.
  init(count: Int) { places.reserveCapacity(count) }

  /// Adds a declaration.
  mutating func add(_ name: String, entry: Int, index: Int) {
    let number = names.add(name)
    let place = Int32(places.count)
    places.append(Place(entry: Int32(entry), index: Int32(index)))
    if number == ends.count {
      ends.append((place, place))
    } else {
      places[Int(ends[number].last)].next = place
      ends[number].last = place
    }
  }

  /// The entries that declare a property, once for all properties with the same, and which of these lists
  /// is that of each property, by the number of its name: most properties are declared by the same rules.
  var families: (lists: [[Int32]], ofProperty: [Int32]) {
    var lists: [[Int32]] = []
    var known: [[Int32]: Int32] = [:]
    let ofProperty = names.indices.map { number in
      let list = all(of: number).map(\.entry)
      if let family = known[list] { return family }
      lists.append(list)
      known[list] = Int32(lists.count - 1)
      return Int32(lists.count - 1)
    }
    return (lists, ofProperty)
  }

  /// The first declaration of a property, by the number of its name.
  func first(of number: Int) -> Place { places[Int(ends[number].first)] }

  /// The declarations of a property, by the number of its name; never empty.
  func all(of number: Int) -> [Place] {
    var found = [places[Int(ends[number].first)]]
    while let last = found.last, last.next >= 0 { found.append(places[Int(last.next)]) }
    return found
  }
}
