/// An object, a list or a function of a language in which all of them are objects: one, whoever refers
/// to it.
package final class Record: Hashable {
  /// What it is beside its members.
  enum Kind {
    case plain
    case list
    case function(RecordCode)
    /// Something of the language, by its name: `Math`, `Object.keys`.
    case native(String)
    /// What asks another object's `get` for its members.
    case proxy(target: Value, handler: Record)
  }

  /// A member.
  struct Property {
    var value: Value
    var getter: Value?
    var setter: Value?
    /// Whether loops and copies pass over it.
    var isHidden = false
  }

  let kind: Kind
  /// When it was made.
  let serial: Int
  private var order: [RecordKey] = []
  /// How often a member was declared that loops pass over.
  private var hiddenCount = 0
  private(set) var properties: [RecordKey: Property] = [:]
  /// What a list holds.
  var elements: [Value] = []
  /// Why it may have other members than are known.
  private(set) var rest: Unknown?
  /// The members that code which runs later may write, and why all of them may be written.
  private var pins: [RecordKey: Unknown] = [:]
  private(set) var pinned: Unknown?
  var isFrozen = false
  var prototype: Record?
  /// Whether a class made it.
  var isInstance = false

  init(_ kind: Kind = .plain, serial: Int = 0) {
    self.kind = kind
    self.serial = serial
  }

  var isList: Bool { if case .list = kind { true } else { false } }

  /// The names of its members, in the order in which loops walk them: whole numbers first, the least
  /// before all. [ECMAScript, 10.1.11]
  var keys: [RecordKey] {
    let shown = hiddenCount == 0 ? order : order.filter { properties[$0]?.isHidden == false }
    if isList { return elements.indices.map { RecordKey("\($0)") } + shown }
    guard shown.contains(where: { $0.index != nil }) else { return shown }
    let numbers = shown.filter { $0.index != nil }
    return numbers.sorted { ($0.index ?? 0) < ($1.index ?? 0) } + shown.filter { $0.index == nil }
  }

  /// Its own member of a name: nil if it has none.
  func own(_ key: RecordKey) -> Property? {
    if let unknown = pinned ?? pins[key] { return Property(value: .unknown(unknown)) }
    if isList {
      if let index = key.index, elements.indices.contains(index) {
        return Property(value: elements[index])
      }
      if key == "length" {
        return Property(value: .fraction(Double(elements.count)), isHidden: true)
      }
    }
    return properties[key] ?? rest.map { Property(value: .unknown($0)) }
  }

  /// Writes a member; false if it can't be written.
  func set(_ key: RecordKey, _ value: Value) -> Bool {
    guard !isFrozen else { return false }
    if isList, key == "length" { return false }
    if isList, let index = key.index {
      guard index <= elements.count + 1000 else { return false }
      while elements.count < index { elements.append(.void) }
      if index < elements.count { elements[index] = value } else { elements.append(value) }
      return true
    }
    if properties[key] == nil { order.append(key) }
    properties[key, default: Property(value: value)].value = value
    properties[key]?.getter = nil
    return true
  }

  /// Declares a member with what reads and writes it.
  func declare(_ key: RecordKey, _ property: Property) {
    if properties[key] == nil { order.append(key) }
    if property.isHidden { hiddenCount += 1 }
    properties[key] = property
  }

  /// Takes a member away.
  func remove(_ key: RecordKey) {
    guard properties.removeValue(forKey: key) != nil else { return }
    order.removeAll { $0 == key }
  }

  /// Notes that any member may be there: what was set before may be another.
  func open(_ unknown: Unknown) {
    rest = rest ?? unknown
    for key in properties.keys { properties[key]?.value = .unknown(unknown) }
  }

  /// Notes that a member may be written by code that runs later; all of them for nil.
  func pin(_ key: RecordKey?, _ unknown: Unknown) {
    guard !isFrozen else { return }
    if let key { pins[key] = pins[key] ?? unknown } else { pinned = pinned ?? unknown }
  }

  /// Whether other code may write any of its members.
  var isPinned: Bool { pinned != nil || !pins.isEmpty }

  /// What a member held before other code could write it, and why it isn't known any more.
  func hidden(_ key: RecordKey) -> (value: Value, unknown: Unknown)? {
    guard let unknown = pinned ?? pins[key] else { return nil }
    if isList, let index = key.index, elements.indices.contains(index) {
      return (elements[index], unknown)
    }
    return properties[key].map { ($0.value, unknown) }
  }

  /// Why it may have other members than are known, or not all of them.
  var openNames: Unknown? {
    if let unknown = rest ?? pinned { return unknown }
    return pins.first { properties[$0.key] == nil && $0.key.index == nil }?.value
  }

  /// Objects are the same only if they are one.
  package static func == (left: Record, right: Record) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
