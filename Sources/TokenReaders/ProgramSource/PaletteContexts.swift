/// In which contexts each instance applies.
///
/// The instances of one type are alternatives where one is known to be light or dark, or where the
/// type is called a theme, a scheme or a palette. Light and dark are contexts of `scheme`, and a
/// contrast is one of `contrast`; what is left of the instances' names is the context of `theme`.
/// Where that leaves a combination without an instance, each instance is a theme of its own. All
/// other instances are groups of tokens.
struct PaletteContexts {
  struct Condition: Hashable {
    let axis: String
    let context: String
  }

  /// The conditions of each instance; nil for a group.
  var conditions: [[Condition]?]
  /// The axes in order, with their contexts.
  var axes: [(name: String, contexts: [String])] = []
  /// The contexts that have all values of another, but for some of their own.
  var derived: [Derived] = []

  private static let themeWords: Set<String> = [
    "theme", "themes", "scheme", "schemes", "palette", "palettes", "skin", "brand",
  ]
  /// Words that say what kind of thing an instance is, and not which one.
  private static let noise: Set<String> = [
    "color", "colors", "colour", "colours", "scheme", "palette", "theme", "themes", "tokens",
    "data",
    "mode", "contrast", "instance", "value", "values", "material", "my", "the",
  ]

  private struct Reading {
    let scheme: String?
    let contrast: String?
    let theme: String
  }

  init(_ instances: [PaletteInstance]) {
    conditions = instances.map { _ in nil }
    var order: [String] = []
    var byType: [String: [Int]] = [:]
    for (index, instance) in instances.enumerated() {
      if byType[instance.type] == nil { order.append(instance.type) }
      byType[instance.type, default: []].append(index)
    }
    var read: [(type: String, indices: [Int], readings: [Reading])] = []
    for type in order {
      let indices = byType[type] ?? []
      let readings = Self.readings(indices.map { instances[$0] })
      let isContext =
        indices.contains { index in
          Self.reading(instances[index], instances[index].names[0]).scheme != nil
        }
        || instances[indices[0]].isScheme
        || SwiftThemes.words(of: type).contains(where: Self.themeWords.contains)
      if isContext { read.append((type, indices, readings)) }
    }
    addAxes(read)
  }

  // MARK: Names

  /// What the names and arguments of instances of one type say.
  private static func readings(_ instances: [PaletteInstance]) -> [Reading] {
    // Where the names alone are not enough, those of types, files and folders tell which one it is.
    for index in 0..<4 {
      let readings = instances.map { reading($0, $0.names[index]) }
      if isGrid(readings) { return readings }
    }
    // One for light and one for dark, whatever they are called.
    let plain = instances.map { instance in
      let reading = reading(instance, instance.names[0])
      return Reading(scheme: reading.scheme, contrast: reading.contrast, theme: "")
    }
    if !plain.contains(where: { $0.scheme == nil }), isGrid(plain) { return plain }
    // Each a theme of its own.
    let names = instances.map { whole($0, [$0.path.last ?? ""]) }
    let isUnique = Set(names).count == names.count
    return instances.enumerated().map { index, instance in
      let name = instance.path.joined(separator: ".")
      return Reading(
        scheme: nil, contrast: nil,
        theme: isUnique ? names[index] : "\(name) in \(instance.file)")
    }
  }

  private static func reading(_ instance: PaletteInstance, _ names: [String]) -> Reading {
    var words = names.flatMap { SwiftThemes.words(of: $0) }
    var named: Set<String> = []
    if words.contains(where: { $0 == "light" || $0 == "day" }) { named.insert("light") }
    if words.contains(where: { $0 == "dark" || $0 == "night" }) { named.insert("dark") }
    let scheme = instance.scheme ?? (named.count == 1 ? named.first : nil)
    if scheme != nil { words.removeAll { ["light", "dark", "day", "night"].contains($0) } }
    var contrast: String?
    if words.contains("contrast") {
      contrast = words.contains("medium") ? "medium" : "high"
      words.removeAll { ["medium", "high", "increased", "contrast"].contains($0) }
    } else if words.contains("hc") {
      contrast = "high"
      words.removeAll { $0 == "hc" }
    }
    return Reading(scheme: scheme, contrast: contrast, theme: theme(words, instance))
  }

  private static func whole(_ instance: PaletteInstance, _ names: [String]) -> String {
    let name = theme(names.flatMap { SwiftThemes.words(of: $0) }, instance)
    return name.isEmpty ? instance.path.last ?? "" : name
  }

  /// What a name says of a variant: `isBlack` is black.
  static func theme(ofVariant name: String, _ instance: PaletteInstance) -> String {
    let words = SwiftThemes.words(of: name)
    return theme(Array(words.drop { ["is", "use", "uses", "has", "with"].contains($0) }), instance)
  }

  private static func theme(_ words: [String], _ instance: PaletteInstance) -> String {
    let type = Set(SwiftThemes.words(of: instance.type))
    let rest = words.filter { !type.contains($0) && !noise.contains($0) }
    return (rest.first ?? "")
      + rest.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// Whether each combination of scheme and theme has one instance, and no contrast is alone.
  private static func isGrid(_ readings: [Reading]) -> Bool {
    let standard = readings.filter { $0.contrast == nil }
    let all = Set(readings.map { [$0.scheme ?? "", $0.contrast ?? "", $0.theme] })
    guard all.count == readings.count, !standard.isEmpty else { return false }
    let schemes = Set(standard.map(\.scheme))
    guard !(schemes.contains(nil) && schemes.count > 1) else { return false }
    let cells = Set(standard.map { [$0.scheme ?? "", $0.theme] })
    return cells.count == schemes.count * Set(standard.map(\.theme)).count
      && readings.allSatisfy { cells.contains([$0.scheme ?? "", $0.theme]) }
  }

  // MARK: Axes

  private mutating func addAxes(
    _ read: [(type: String, indices: [Int], readings: [Reading])]
  ) {
    let themes = read.map { entry in
      var names: [String] = []
      for reading in entry.readings where !names.contains(reading.theme) {
        names.append(reading.theme)
      }
      return names
    }
    var main: [String] = []
    for names in themes where names.count > 1 {
      if main.isEmpty || !Set(main).isDisjoint(with: names) {
        main += names.filter { !main.contains($0) }
      }
    }
    var contexts: [(name: String, contexts: [String])] = [("theme", main)]
    for (entry, names) in zip(read, themes) {
      // What has no name of its own applies with every theme.
      let isMain = !Set(main).isDisjoint(with: names) && names != [""]
      let axis = isMain ? "theme" : entry.type
      if !isMain, names.count > 1 { contexts.append((axis, names)) }
      let hasAxis = isMain || names.count > 1
      for (index, reading) in zip(entry.indices, entry.readings) {
        var list: [Condition] = []
        if hasAxis {
          let known = isMain ? main : names
          list.append(Condition(axis: axis, context: Self.shown(reading.theme, known)))
        }
        if let scheme = reading.scheme { list.append(Condition(axis: "scheme", context: scheme)) }
        if let contrast = reading.contrast {
          list.append(Condition(axis: "contrast", context: contrast))
        }
        conditions[index] = list
      }
    }
    let readings = read.flatMap(\.readings)
    for axis in contexts where !axis.contexts.isEmpty {
      axes.append((axis.name, axis.contexts.map { Self.shown($0, axis.contexts) }))
    }
    let schemes: [String] = ["light", "dark"].filter { (name: String) in
      readings.contains { $0.scheme == name }
    }
    if !schemes.isEmpty { axes.append(("scheme", schemes)) }
    let contrasts: [String] = ["medium", "high"].filter { (name: String) in
      readings.contains { $0.contrast == name }
    }
    if !contrasts.isEmpty { axes.append(("contrast", ["standard"] + contrasts)) }
  }

  /// A theme without a name of its own is the usual one.
  private static func shown(_ theme: String, _ known: [String]) -> String {
    guard theme.isEmpty else { return theme }
    return known.contains("default") ? "standard" : "default"
  }
}
